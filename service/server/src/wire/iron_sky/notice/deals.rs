//! What is dealt and laid out at the start, and what of it is shown at the end.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    content::Content,
    notice::{
        CombatCardsDealt, CombatHandDrawn, ReserveLaid, SecretOperationRevealed,
        SecretOperationsDealt, SpecialCommandsDealt,
    },
    view::Operation,
};

use super::Told;
use crate::wire::iron_sky::{
    piece::{Named, backs_out, operation_out, post_out, secret_operation_out, tactics_out},
    words::{colour, side, things, who},
};

/// Which cards they are, nobody is told.
pub(super) fn special_commands_dealt(notice: &SpecialCommandsDealt) -> Told {
    let SpecialCommandsDealt { faction, counts } = notice;
    let each = counts.iter().map(|&(post, count)| {
        format!("{} is dealt {}", who(post), things(count, "Special Command"))
    });
    let sentence = each.collect::<Vec<_>>().join(", ");
    let counts = counts
        .iter()
        .map(|&(post, count)| told::DealtCount { post: Some(post_out(post)), count: count.into() });
    let message = told::SpecialCommandsDealt { faction: faction.out(), counts: counts.collect() };
    (sentence, Kind::SpecialCommandsDealt(message))
}

pub(super) fn secret_operations_dealt(content: &Content, notice: &SecretOperationsDealt) -> Told {
    let SecretOperationsDealt { faction, operations } = notice;
    let each = operations.iter().map(|&(post, operation)| match operation {
        Operation::Known(operation) => {
            let operation = secret_operation_out(content, operation);
            format!("{} is dealt the Secret Operation {operation}", who(post))
        }
        Operation::Hidden => format!("{} is dealt a Secret Operation", who(post)),
    });
    let sentence = each.collect::<Vec<_>>().join(", ");
    let operations = operations.iter().map(|&(post, operation)| told::DealtOperation {
        post: Some(post_out(post)),
        operation: Some(operation_out(content, operation)),
    });
    let message =
        told::SecretOperationsDealt { faction: faction.out(), operations: operations.collect() };
    (sentence, Kind::SecretOperationsDealt(message))
}

pub(super) fn secret_operation_revealed(
    content: &Content,
    notice: SecretOperationRevealed,
) -> Told {
    let SecretOperationRevealed { post, operation } = notice;
    let operation = secret_operation_out(content, operation);
    let sentence = format!("the Secret Operation of {} is {operation}", who(post));
    let message = told::SecretOperationRevealed { post: Some(post_out(post)), operation };
    (sentence, Kind::SecretOperationRevealed(message))
}

pub(super) fn combat_cards_dealt(content: &Content, notice: &CombatCardsDealt) -> Told {
    let CombatCardsDealt { faction, sets, bank } = notice;
    let sentence = format!("the combat cards of {} are dealt", side(*faction));
    let dealt = sets.iter().map(|(post, backs)| told::Dealt {
        post: Some(post_out(*post)),
        backs: Some(backs_out(content, backs)),
    });
    let message = told::CombatCardsDealt {
        faction: faction.out(),
        sets: dealt.collect(),
        bank: Some(tactics_out(*bank)),
    };
    (sentence, Kind::CombatCardsDealt(message))
}

pub(super) fn combat_hand_drawn(content: &Content, notice: &CombatHandDrawn) -> Told {
    let &CombatHandDrawn { post, count, ref backs } = notice;
    let cards = things(count, "card");
    let sentence = format!("{} takes {cards} into his combat hand", who(post));
    let message = told::CombatHandDrawn {
        post: Some(post_out(post)),
        count: count.into(),
        backs: Some(backs_out(content, backs)),
    };
    (sentence, Kind::CombatHandDrawn(message))
}

pub(super) fn reserve_laid(content: &Content, notice: &ReserveLaid) -> Told {
    let &ReserveLaid { post, ref backs } = notice;
    let colour = backs.reserve.map_or("no", colour);
    let sentence = format!("{} lays a {colour} Reserve", who(post));
    let message =
        told::ReserveLaid { post: Some(post_out(post)), backs: Some(backs_out(content, backs)) };
    (sentence, Kind::ReserveLaid(message))
}

pub(super) fn time_pile_laid(count: u8) -> Told {
    let sentence = format!("{} are piled up", things(count, "Time Token"));
    (sentence, Kind::TimePileLaid(told::TimePileLaid { count: count.into() }))
}
