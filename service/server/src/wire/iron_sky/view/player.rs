//! Players and what is theirs.

use umpire_contract::umpire::iron_sky::v1::{
    self as pb, player::Means as PbMeans, uwc_means::BlackOps as PbBlackOps,
};
use umpire_engine::Seat;
use umpire_iron_sky::{
    content::Content,
    ids::CommandCard,
    state::{BlackOps, Clock},
    view::{CombatSet, Means, Permits, Player, ReichMeans, UwcMeans},
};

use crate::wire::{
    iron_sky::piece::{
        Named, backs_out, cards_out, combat_card_out, command_card_out, operation_out, post_out,
        seat_out, space_out,
    },
    time_out,
};

pub(in crate::wire::iron_sky) fn players_out(
    content: &Content,
    players: &[Player],
) -> Vec<pb::Player> {
    (0..).zip(players).map(|(seat, player)| player_out(content, Seat(seat), player)).collect()
}

/// A clock that is off is left out.
pub(in crate::wire::iron_sky) fn clock_out(clock: Clock) -> Option<pb::Clock> {
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

fn player_out(content: &Content, seat: Seat, player: &Player) -> pb::Player {
    let Player {
        post,
        agent,
        commander,
        hand,
        deck,
        discard,
        sheet,
        used_up,
        secret_operation,
        combat_set,
        supply,
        means,
        is_done,
        has_used_initiative,
        has_used_discount,
        has_paid_surcharge,
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
        discard: command_cards_out(content, discard),
        combat_set: Some(combat_set_out(content, combat_set)),
        supply: (*supply).into(),
        means: Some(means_out(content, means)),
        is_done: *is_done,
        withdrawals: (*withdrawals).into(),
        clock: clock_out(*clock),
        sheet: command_cards_out(content, sheet),
        used_up: command_cards_out(content, used_up),
        secret_operation: secret_operation.map(|operation| operation_out(content, operation)),
        has_used_initiative: *has_used_initiative,
        has_used_discount: *has_used_discount,
        has_paid_surcharge: *has_paid_surcharge,
    }
}

fn command_cards_out(content: &Content, cards: &[CommandCard]) -> Vec<String> {
    cards.iter().map(|&card| command_card_out(content, card)).collect()
}

fn combat_set_out(content: &Content, set: &CombatSet) -> pb::CombatSet {
    let CombatSet { backs, discard } = set;
    pb::CombatSet {
        backs: Some(backs_out(content, backs)),
        discard: discard.iter().map(|&card| combat_card_out(content, card)).collect(),
    }
}

fn means_out(content: &Content, means: &Means) -> PbMeans {
    match means {
        &Means::Reich(ReichMeans {
            command_points,
            has_given,
            has_used_guidance,
            black_ops,
            conquest,
        }) => PbMeans::Reich(pb::ReichMeans {
            command_points: command_points.into(),
            has_given,
            has_used_guidance,
            black_ops: black_ops.into(),
            conquest: conquest.map(|territory| space_out(content, territory)),
        }),
        Means::Uwc(UwcMeans { money, politics, black_ops, trophies, gifts, permits }) => {
            PbMeans::Uwc(pb::UwcMeans {
                money: (*money).into(),
                politics: (*politics).into(),
                trophies: trophies.iter().copied().map(post_out).collect(),
                gifts: (*gifts).into(),
                permits: permits.as_ref().map(permits_out),
                black_ops: black_ops.map(|it| black_ops_out(it).into()),
            })
        }
    }
}

fn black_ops_out(black_ops: BlackOps) -> PbBlackOps {
    match black_ops {
        BlackOps::Held => PbBlackOps::Held,
        BlackOps::Placed => PbBlackOps::Placed,
        BlackOps::Destroyed => PbBlackOps::Destroyed,
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
