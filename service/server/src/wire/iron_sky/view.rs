//! The table as one viewer may see it.

use umpire_contract::umpire::iron_sky::v1::{self as pb, combat::Step, player::Means as PbMeans};
use umpire_engine::Seat;
use umpire_iron_sky::{
    content::Content,
    ids::{CombatCard, Continent, ContinentMap, FactionMap, Orbit, Territory, TimeToken},
    state::Clock,
    view::{
        Board, Combat, CombatSet, CombatStep, Ground, Means, Neutral, Permits, Player, ReichMeans,
        UwcMeans, View,
    },
};

use super::{
    outcome::outcome_out,
    piece::{
        Named, back_out, backs_out, cards_out, command_card_out, post_out, seat_out, space_out,
        tactics_out, tiles_out,
    },
};
use crate::wire::time_out;

pub(super) fn view_out(content: &Content, view: &View) -> pb::View {
    let View {
        phase,
        round,
        active,
        boards,
        neutrals,
        players,
        banks: FactionMap { reich, uwc },
        time_pile,
        turned,
        outcome,
    } = view;
    pb::View {
        phase: phase.out(),
        round: (*round).into(),
        active: active.out(),
        boards: boards_out(content, boards),
        neutrals: neutrals_out(neutrals),
        players: players_out(content, players),
        banks: Some(pb::Banks { reich: Some(tactics_out(*reich)), uwc: Some(tactics_out(*uwc)) }),
        time_pile: (*time_pile).into(),
        turned: turned.iter().map(|&token| time_token_out(content, token)).collect(),
        outcome: outcome.as_ref().map(outcome_out),
    }
}

pub(super) fn boards_out(
    content: &Content,
    boards: &ContinentMap<Option<Board>>,
) -> Vec<pb::Board> {
    let in_play = boards.iter().filter_map(|(continent, board)| Some((continent, board.as_ref()?)));
    in_play.map(|(continent, board)| board_out(content, continent, board)).collect()
}

pub(super) fn neutrals_out(neutrals: &ContinentMap<Option<Neutral>>) -> Vec<pb::Neutral> {
    let neutrals =
        neutrals.iter().filter_map(|(continent, neutral)| Some((continent, (*neutral)?)));
    neutrals.map(|(continent, neutral)| neutral_out(continent, neutral)).collect()
}

pub(super) fn players_out(content: &Content, players: &[Player]) -> Vec<pb::Player> {
    (0..).zip(players).map(|(seat, player)| player_out(content, Seat(seat), player)).collect()
}

pub(super) fn time_token_out(content: &Content, token: TimeToken) -> String {
    content.time_token(token).slug.clone()
}

pub(super) fn combat_card_out(content: &Content, card: CombatCard) -> String {
    content.combat_card(card).slug.clone()
}

/// A clock that is off is left out.
pub(super) fn clock_out(clock: Clock) -> Option<pb::Clock> {
    let kind = match clock {
        Clock::Off => return None,
        Clock::Running(deadline) => pb::clock::Kind::Running(time_out(deadline)),
        // A clock has two weeks at most: that many milliseconds fit.
        Clock::Standing(left) => {
            pb::clock::Kind::StandingMs(u32::try_from(left).unwrap_or(u32::MAX))
        }
    };
    Some(pb::Clock { kind: Some(kind) })
}

fn board_out(content: &Content, continent: Continent, board: &Board) -> pb::Board {
    let Board { position, high_mark, grounds, orbit, terror, electronic_warfare, combat } = board;
    let above = |sector| space_out(content, Orbit { continent, sector });
    let ground = |(number, ground)| {
        let territory = Territory { continent, number };
        ground_out(content, territory, ground)
    };
    pb::Board {
        continent: continent.out(),
        position: (*position).into(),
        high_mark: (*high_mark).into(),
        grounds: (1..).zip(grounds).map(ground).collect(),
        orbit: orbit
            .iter()
            .map(|(sector, army)| pb::OrbitalSector {
                sector: above(sector),
                army: tiles_out(army.tiles()),
            })
            .collect(),
        terror: terror.map(|territory| space_out(content, territory)),
        electronic_warfare: electronic_warfare.map(above),
        combat: combat.as_ref().map(|combat| combat_out(content, combat)),
    }
}

fn ground_out(content: &Content, territory: Territory, ground: &Ground) -> pb::Ground {
    let Ground { headquarters, battlefront } = ground;
    pb::Ground {
        territory: space_out(content, territory),
        headquarters: tiles_out(headquarters.tiles()),
        battlefront: tiles_out(battlefront.tiles()),
    }
}

/// The cards of a step lie beside it in the contract: absent until they are laid.
fn combat_out(content: &Content, combat: &Combat) -> pb::Combat {
    let &Combat { number, territory, attacker, defender, step, deadline } = combat;
    let (step, defence, attack) = match step {
        CombatStep::DefenceCard => (Step::DefenceCard, None, None),
        CombatStep::AttackCard { defence } => (Step::AttackCard, Some(defence), None),
        CombatStep::Comparing { defence, attack } => (Step::Comparing, Some(defence), Some(attack)),
        CombatStep::Closing => (Step::Closing, None, None),
    };
    pb::Combat {
        number,
        territory: space_out(content, territory),
        attacker: Some(post_out(attacker)),
        defender: Some(post_out(defender)),
        step: step.into(),
        defence: defence.map(back_out),
        attack: attack.map(back_out),
        deadline: deadline.map(time_out),
    }
}

fn neutral_out(continent: Continent, neutral: Neutral) -> pb::Neutral {
    let Neutral { loans, guidance, units } = neutral;
    pb::Neutral {
        continent: continent.out(),
        loans: loans.into(),
        guidance: guidance.into(),
        units: units.into(),
    }
}

fn player_out(content: &Content, seat: Seat, player: &Player) -> pb::Player {
    let Player {
        post,
        agent,
        commander,
        hand,
        deck,
        discard,
        combat_set,
        supply,
        means,
        is_done,
        withdrawals,
        clock,
    } = player;
    pb::Player {
        seat: seat_out(seat),
        post: Some(post_out(*post)),
        agent: agent.map(seat_out),
        commander: content.commander(*commander).slug.clone(),
        hand: Some(cards_out(content, hand)),
        deck: (*deck).into(),
        discard: discard.iter().map(|&card| command_card_out(content, card)).collect(),
        combat_set: Some(combat_set_out(content, combat_set)),
        supply: (*supply).into(),
        means: Some(means_out(means)),
        is_done: *is_done,
        withdrawals: (*withdrawals).into(),
        clock: clock_out(*clock),
    }
}

fn combat_set_out(content: &Content, set: &CombatSet) -> pb::CombatSet {
    let CombatSet { backs, discard } = set;
    pb::CombatSet {
        backs: Some(backs_out(*backs)),
        discard: discard.iter().map(|&card| combat_card_out(content, card)).collect(),
    }
}

fn means_out(means: &Means) -> PbMeans {
    match means {
        &Means::Reich(ReichMeans { command_points, has_given, has_used_guidance }) => {
            let command_points = command_points.into();
            PbMeans::Reich(pb::ReichMeans { command_points, has_given, has_used_guidance })
        }
        Means::Uwc(UwcMeans { money, politics, trophies, gifts, permits }) => {
            PbMeans::Uwc(pb::UwcMeans {
                money: (*money).into(),
                politics: (*politics).into(),
                trophies: trophies.iter().copied().map(post_out).collect(),
                gifts: (*gifts).into(),
                permits: permits.as_ref().map(permits_out),
            })
        }
    }
}

fn permits_out(permits: &Permits) -> pb::Permits {
    let Permits { transits, changes } = permits;
    let given = transits.iter().filter(|(_, count)| **count > 0);
    pb::Permits {
        transits: given
            .map(|(continent, count)| pb::Permit {
                continent: continent.out(),
                count: (*count).into(),
            })
            .collect(),
        changes: (*changes).into(),
    }
}
