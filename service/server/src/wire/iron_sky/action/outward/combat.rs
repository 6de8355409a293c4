//! Decisions in a combat.

use umpire_contract::umpire::iron_sky::v1::action::{
    self as act, choose_attack_card::Card as Attack, choose_defence_card::Card as Defence,
};
use umpire_iron_sky::{
    action::{CardChoice, Shift},
    content::Content,
};

use crate::wire::iron_sky::piece::{Named, hand_card_out};

pub(super) fn choose_defence_card(content: &Content, choice: CardChoice) -> act::ChooseDefenceCard {
    let card = match choice {
        CardChoice::Table(source) => Defence::Source(source.out()),
        CardChoice::Hand { card, refill } => Defence::Hand(hand_card_out(content, card, refill)),
    };
    act::ChooseDefenceCard { card: Some(card) }
}

pub(super) fn choose_attack_card(content: &Content, choice: CardChoice) -> act::ChooseAttackCard {
    let card = match choice {
        CardChoice::Table(source) => Attack::Source(source.out()),
        CardChoice::Hand { card, refill } => Attack::Hand(hand_card_out(content, card, refill)),
    };
    act::ChooseAttackCard { card: Some(card) }
}

pub(super) fn decide_fortifications(replace: bool) -> act::DecideFortifications {
    act::DecideFortifications { replace: Some(replace) }
}

pub(super) fn decide_initiative(shift: Shift) -> act::DecideInitiative {
    act::DecideInitiative { shift: shift.out() }
}
