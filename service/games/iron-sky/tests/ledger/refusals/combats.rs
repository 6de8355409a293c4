//! Combat cards, and what optional rules ask in a combat.

use umpire_iron_sky::{
    action::{Action, CardChoice, Shift, Source},
    ids::Continent,
    ledger::*,
    options::OptionalRule,
};

use super::{Refusal, by};
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

const DECK: CardChoice = CardChoice::Table(Source::Deck);
const RESERVE: CardChoice = CardChoice::Table(Source::Reserve);
const DEFEND: Action = Action::ChooseDefenceCard(DECK);
const ATTACK: Action = Action::ChooseAttackCard(DECK);
const FORTIFY: Action = Action::DecideFortifications { replace: true };
const SHIFT: Action = Action::DecideInitiative(Shift::PlusOne);

/// America's Reich commander has attacked AM4, played with these optional rules; the defence card is awaited.
fn attacked(rules: &[OptionalRule]) -> Position {
    attack_in(Position::playing(rules, 2))
}

fn attack_in(table: Position) -> Position {
    let mut table = table.lay("AM4 hq U[u,u,u] bf R[r,r,r]").hand(REICH_AMERICA, &["IN01", "IN02"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table
}

/// The attack card is awaited.
fn defended() -> Position {
    let mut table = attacked(&[]);
    table.play(UWC_AMERICA, DEFEND);
    table
}

/// Both cards are turned over, and the UWC has its Fortifications there.
fn fortified() -> Position {
    let rules = [OptionalRule::SpecialCommands, OptionalRule::Initiative];
    let table = Position::playing(&rules, 2).improvement(UWC_AMERICA, "SU-4", "AM4");
    let mut table = attack_in(table);
    table.combat("america", DECK, DECK);
    table
}

/// Both cards are turned over, and the attacker may shift his.
fn revealed() -> Position {
    let mut table = attacked(&[OptionalRule::Initiative]);
    table.combat("america", DECK, DECK);
    table
}

/// The defender's Reserve lies among his discards, which no play brings about.
fn without_reserve() -> Position {
    let mut table = attacked(&[]);
    let player = table.state.table.commanders.uwc[Continent::America].as_mut().expect("a player");
    player.combat_set.discard.extend(player.combat_set.reserve.take());
    table
}

fn controlled() -> Position {
    let rules = [OptionalRule::ControlledCombat];
    attack_in(Position::playing(&rules, 2).combat_hand(UWC_AMERICA, ["CU-G3", "CU-R8"]))
}

fn defends(card: CardChoice) -> Action {
    Action::ChooseDefenceCard(card)
}

pub(super) fn rows() -> Vec<Refusal> {
    [of_steps(), of_cards()].into_iter().flatten().collect()
}

fn of_steps() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "a defence card of the attacker",
            cites: (IS_CMB_07, "NO_DEFENCE_CARD_AWAITED"),
            at: || attacked(&[]),
            refused: by(REICH_AMERICA, DEFEND),
            accepted: by(UWC_AMERICA, DEFEND),
        },
        Refusal {
            what: "a second defence card",
            cites: (IS_CMB_07, "NO_DEFENCE_CARD_AWAITED"),
            at: defended,
            refused: by(UWC_AMERICA, DEFEND),
            accepted: by(REICH_AMERICA, ATTACK),
        },
        Refusal {
            what: "an attack card before the defence card",
            cites: (IS_CMB_08, "NO_ATTACK_CARD_AWAITED"),
            at: || attacked(&[]),
            refused: by(REICH_AMERICA, ATTACK),
            accepted: by(UWC_AMERICA, DEFEND),
        },
        Refusal {
            what: "a decision of the attacker about the defender's Fortifications",
            cites: (IS_FORT_01, "NO_FORTIFICATIONS_AWAITED"),
            at: fortified,
            refused: by(REICH_AMERICA, FORTIFY),
            accepted: by(UWC_AMERICA, FORTIFY),
        },
        Refusal {
            what: "a shift before the defender has decided about his Fortifications",
            cites: (IS_INI_01, "NO_INITIATIVE_AWAITED"),
            at: fortified,
            refused: by(REICH_AMERICA, SHIFT),
            accepted: by(UWC_AMERICA, FORTIFY),
        },
        Refusal {
            what: "a shift of the defender's card",
            cites: (IS_INI_01, "NO_INITIATIVE_AWAITED"),
            at: revealed,
            refused: by(UWC_AMERICA, SHIFT),
            accepted: by(REICH_AMERICA, SHIFT),
        },
    ]
}

fn of_cards() -> Vec<Refusal> {
    vec![
        Refusal {
            what: "the Reserve, where none lies",
            cites: (IS_CMB_06, "NO_CARD_THERE"),
            at: without_reserve,
            refused: by(UWC_AMERICA, defends(RESERVE)),
            accepted: by(UWC_AMERICA, defends(DECK)),
        },
        Refusal {
            what: "a card of the hand without Controlled Combat",
            cites: (IS_CMB_06, "NO_COMBAT_HAND"),
            at: || attacked(&[]),
            refused: by(UWC_AMERICA, defends(held("CU-G3", Source::Deck))),
            accepted: by(UWC_AMERICA, defends(RESERVE)),
        },
        Refusal {
            what: "the top of the deck with Controlled Combat",
            cites: (IS_CTL_01, "PLAYED_FROM_HAND"),
            at: controlled,
            refused: by(UWC_AMERICA, defends(DECK)),
            accepted: by(UWC_AMERICA, defends(held("CU-G3", Source::Deck))),
        },
        Refusal {
            what: "a card that is not in the combat hand",
            cites: (IS_CTL_01, "NOT_IN_COMBAT_HAND"),
            at: controlled,
            refused: by(UWC_AMERICA, defends(held("CU-G4", Source::Deck))),
            accepted: by(UWC_AMERICA, defends(held("CU-G3", Source::Deck))),
        },
    ]
}
