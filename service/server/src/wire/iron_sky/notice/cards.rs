//! Cards drawn, played, shuffled and switched.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    action::Source,
    content::Content,
    ids::{ByTactics, Tactics},
    notice::{
        CombatCardsSwitched, CombatHandRefilled, CombatSetRedrawn, CombatSetShuffled,
        CommandCardDiscarded, CommandCardsDrawn, CommandDeckShuffled, CommandPlayed,
    },
    view::Cards,
};

use super::Told;
use crate::wire::iron_sky::{
    piece::{Named, backs_out, cards_out, command_card_out, post_out, tactics_out},
    words::{colour, things, who},
};

pub(super) fn command_deck_shuffled(notice: CommandDeckShuffled) -> Told {
    let CommandDeckShuffled { post, count } = notice;
    let sentence = format!("{} shuffles a deck of {}", who(post), things(count, "command card"));
    let message = told::CommandDeckShuffled { post: Some(post_out(post)), count: count.into() };
    (sentence, Kind::CommandDeckShuffled(message))
}

pub(super) fn command_cards_drawn(content: &Content, notice: &CommandCardsDrawn) -> Told {
    let CommandCardsDrawn { post, cards } = notice;
    let what = match cards {
        Cards::Hidden { count } => things(*count, "command card"),
        Cards::Known(cards) if cards.is_empty() => things(0_u8, "command card"),
        Cards::Known(cards) => {
            let slugs: Vec<_> = cards.iter().map(|&card| command_card_out(content, card)).collect();
            slugs.join(", ")
        }
    };
    let sentence = format!("{} draws {what}", who(*post));
    let message = told::CommandCardsDrawn {
        post: Some(post_out(*post)),
        cards: Some(cards_out(content, cards)),
    };
    (sentence, Kind::CommandCardsDrawn(message))
}

pub(super) fn command_played(content: &Content, notice: CommandPlayed) -> Told {
    let CommandPlayed { post, card } = notice;
    let card = command_card_out(content, card);
    let sentence = format!("{} plays {card}", who(post));
    (sentence, Kind::CommandPlayed(told::CommandPlayed { post: Some(post_out(post)), card }))
}

pub(super) fn command_card_discarded(content: &Content, notice: CommandCardDiscarded) -> Told {
    let CommandCardDiscarded { post, card } = notice;
    let card = command_card_out(content, card);
    let sentence = format!("{} discards {card}", who(post));
    let message = told::CommandCardDiscarded { post: Some(post_out(post)), card };
    (sentence, Kind::CommandCardDiscarded(message))
}

pub(super) fn combat_set_shuffled(content: &Content, notice: &CombatSetShuffled) -> Told {
    let &CombatSetShuffled { post, ref backs } = notice;
    let sentence = format!("{} shuffles his combat cards", who(post));
    let message = told::CombatSetShuffled {
        post: Some(post_out(post)),
        backs: Some(backs_out(content, backs)),
    };
    (sentence, Kind::CombatSetShuffled(message))
}

pub(super) fn combat_cards_switched(content: &Content, notice: &CombatCardsSwitched) -> Told {
    let &CombatCardsSwitched { post, discarded, taken, ref backs, bank } = notice;
    let (given, got) = (colours(discarded), colours(taken));
    let sentence = format!("{} switches {given} for {got} of the bank", who(post));
    let message = told::CombatCardsSwitched {
        post: Some(post_out(post)),
        discarded: Some(tactics_out(discarded)),
        taken: Some(tactics_out(taken)),
        backs: Some(backs_out(content, backs)),
        bank: Some(tactics_out(bank)),
    };
    (sentence, Kind::CombatCardsSwitched(message))
}

pub(super) fn combat_set_redrawn(content: &Content, notice: &CombatSetRedrawn) -> Told {
    let &CombatSetRedrawn { post, ref backs, bank } = notice;
    let sentence = format!("{} gets new combat cards", who(post));
    let message = told::CombatSetRedrawn {
        post: Some(post_out(post)),
        backs: Some(backs_out(content, backs)),
        bank: Some(tactics_out(bank)),
    };
    (sentence, Kind::CombatSetRedrawn(message))
}

pub(super) fn combat_hand_refilled(content: &Content, notice: &CombatHandRefilled) -> Told {
    let &CombatHandRefilled { post, source, ref backs } = notice;
    let from = match source {
        Source::Deck => "the top of the deck",
        Source::Reserve => "the Reserve",
    };
    let sentence = format!("{} takes {from} into his combat hand", who(post));
    let message = told::CombatHandRefilled {
        post: Some(post_out(post)),
        source: source.out(),
        backs: Some(backs_out(content, backs)),
    };
    (sentence, Kind::CombatHandRefilled(message))
}

/// Numbers of cards, as in `2 red and 1 green`.
fn colours(numbers: ByTactics<u8>) -> String {
    let some = Tactics::ALL.into_iter().filter(|&tactics| numbers[tactics] > 0);
    let each = some.map(|tactics| format!("{} {}", numbers[tactics], colour(tactics)));
    each.collect::<Vec<_>>().join(" and ")
}
