//! What only Iron Sky knows of itself.

use std::collections::BTreeSet;

use umpire_engine::{Dice, Game, Seat, Shared, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, SetTransitPermit},
    bot,
    content::Content,
    ids::{Commander, Continent, Faction, Post},
    notice::{Notice, Sight},
    options::{Boards, ClockOptions, OptionalRule, Options, Seating, TurnStyle},
    state::{self, Phase, State},
    view::Cards,
};
use umpire_laws::Spec;

use crate::{redeal::redeal, stray::stray};

pub fn spec() -> Spec<IronSky> {
    Spec {
        content: Shared::new(Content::default_pack()),
        options,
        // Once in many matches somebody resigns.
        weigh: |choice| 50 * bot::weigh(choice) + 1,
        stray,
        redeal,
        reveals,
        hidden_acts,
        broken_conservation: |state| state::broken_conservation(state).map(|it| it.to_string()),
        broken_invariant,
    }
}

/// Any options, with the optional rules of the case: 128 cases in a row play every subset of the seven once.
fn options(players: u8, case: u32, dice: &mut Dice) -> Options {
    let mut boards = Continent::ALL.to_vec();
    dice.shuffle(&mut boards);
    boards.truncate(usize::from(players / 2));
    let seating = match dice.below(3) {
        0 => Seating::Random { boards: Boards::Random },
        1 => Seating::Random { boards: Boards::These(boards) },
        _ => Seating::Assigned(seats(&boards, dice)),
    };
    let is_sequential = dice.below(4) == 0;
    let seconds = |dice: &mut Dice| [0, 10, 40][dice.below(3) as usize];
    Options {
        optional_rules: optional_rules(case),
        seating,
        turn_style: if is_sequential { TurnStyle::Sequential } else { TurnStyle::Simultaneous },
        orbit_across_neutral: dice.below(2) == 0,
        clock: ClockOptions { command_seconds: seconds(dice), decision_seconds: seconds(dice) },
    }
}

/// The subset of this number. Those that follow each other differ in several rules.
fn optional_rules(case: u32) -> BTreeSet<OptionalRule> {
    let subset = case.wrapping_mul(45) % 128;
    let rules = OptionalRule::ALL.into_iter().zip(0..);
    rules.filter(|(_, place)| subset >> place & 1 == 1).map(|(rule, _)| rule).collect()
}

/// The first case that plays exactly these.
pub fn with_optional_rules(rules: &[OptionalRule]) -> u32 {
    let rules: BTreeSet<OptionalRule> = rules.iter().copied().collect();
    (0..128).find(|&case| optional_rules(case) == rules).unwrap()
}

#[test]
fn a_hundred_and_twenty_eight_cases_play_every_subset_of_the_optional_rules() {
    let subsets: BTreeSet<_> = (0..128).map(optional_rules).collect();
    assert_eq!(subsets.len(), 128);
}

fn seats(boards: &[Continent], dice: &mut Dice) -> Vec<(Post, Commander)> {
    let content = Content::default_pack();
    let mut seats = Vec::new();
    for faction in Faction::ALL {
        let mut commanders: Vec<Commander> = content.commanders_of(faction).collect();
        dice.shuffle(&mut commanders);
        seats.extend(
            boards
                .iter()
                .zip(commanders)
                .map(|(&board, commander)| (Post::new(faction, board), commander)),
        );
    }
    dice.shuffle(&mut seats);
    seats
}

/// Cards that the viewer draws or is dealt, cards turned over, the hands that come with a seat.
fn reveals(state: &State, viewer: Viewer, notice: &Notice) -> bool {
    match notice {
        Notice::CommandCardsDrawn(drawn) => {
            matches!(drawn.cards, Cards::Known(_)) && state.is_seen_by(drawn.post, viewer)
        }
        Notice::SeatGivenUp(given_up) => {
            matches!(given_up.sight, Sight::Gained { .. }) && viewer.seat() == given_up.heir
        }
        Notice::SecretOperationsDealt(_)
        | Notice::SecretOperationRevealed(_)
        | Notice::CombatCardsRevealed(_)
        | Notice::FortificationsDecided(_)
        | Notice::TimeTokenTurned { .. } => true,
        _ => reveals_backs(notice),
    }
}

/// Where an order changes, a back that was beneath comes to lie on top.
fn reveals_backs(notice: &Notice) -> bool {
    matches!(
        notice,
        Notice::ReserveLaid(_)
            | Notice::CombatHandDrawn(_)
            | Notice::CombatHandRefilled(_)
            | Notice::CombatSetShuffled(_)
            | Notice::CombatCardsSwitched(_)
            | Notice::CombatSetRedrawn(_)
            | Notice::DefenceCardLaid(_)
            | Notice::AttackCardLaid(_)
    )
}

/// Transit permits, which only the UWC is told of.
fn hidden_acts(state: &State, viewer: Viewer) -> Vec<(Seat, Action)> {
    let is_told = Post::of(Faction::Uwc).any(|post| state.is_seen_by(post, viewer));
    if is_told || state.table.phase != Phase::Command {
        return Vec::new();
    }
    let seats = || Seat::all(IronSky::players(state));
    seats()
        .flat_map(|seat| seats().map(move |to| (seat, to)))
        .flat_map(|(seat, to)| [0, 1, 8].map(|count| (seat, SetTransitPermit { to, count })))
        .map(|(seat, permit)| (seat, Action::SetTransitPermit(permit)))
        .collect()
}

fn broken_invariant(before: &State, after: &State) -> Option<String> {
    let fallen = Continent::ALL.into_iter().find(|&continent| {
        let mark = |state: &State| state.board(continent).map(|board| board.high_mark);
        mark(after) < mark(before)
    });
    let fallen = fallen.map(|continent| format!("IS-INV-06: the mark of {continent:?} falls"));
    fallen.or_else(|| state::broken_invariant(after).map(|breach| breach.to_string()))
}
