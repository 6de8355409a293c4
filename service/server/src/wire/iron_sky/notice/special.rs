//! Special Commands, Black Ops, conquests and the Time Token.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    content::{Content, TimeEffect},
    ids::{CommandCard, Post},
    notice::{
        BlackOpsPlaced, ConquestWindowOpened, ImprovementLost, ImprovementPlayed,
        SpecialCommandKept, SpecialCommandUsedUp, TerritoryDestroyed, TimeTokenTurned,
    },
};

use super::Told;
use crate::wire::iron_sky::{
    piece::{command_card_out, post_out, space_out},
    view::time_token_out,
    words::who,
};

pub(super) fn discount_used(post: Post) -> Told {
    let sentence = format!("{} uses the discount of the Time Token", who(post));
    (sentence, Kind::DiscountUsed(told::DiscountUsed { post: Some(post_out(post)) }))
}

pub(super) fn surcharge_paid(post: Post) -> Told {
    let sentence = format!("{} pays the surcharge of the Time Token", who(post));
    (sentence, Kind::SurchargePaid(told::SurchargePaid { post: Some(post_out(post)) }))
}

pub(super) fn special_command_kept(content: &Content, notice: SpecialCommandKept) -> Told {
    let SpecialCommandKept { post, card } = notice;
    let sentence = format!("{} lays {} on his sheet", who(post), titled(content, card));
    let card = command_card_out(content, card);
    let message = told::SpecialCommandKept { post: Some(post_out(post)), card };
    (sentence, Kind::SpecialCommandKept(message))
}

pub(super) fn special_command_used_up(content: &Content, notice: SpecialCommandUsedUp) -> Told {
    let SpecialCommandUsedUp { post, card } = notice;
    let sentence = format!("{} of {} leaves the match", titled(content, card), who(post));
    let card = command_card_out(content, card);
    let message = told::SpecialCommandUsedUp { post: Some(post_out(post)), card };
    (sentence, Kind::SpecialCommandUsedUp(message))
}

pub(super) fn improvement_played(content: &Content, notice: ImprovementPlayed) -> Told {
    let ImprovementPlayed { post, card, territory } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} plays {} on {territory}", who(post), titled(content, card));
    let card = command_card_out(content, card);
    let message = told::ImprovementPlayed { post: Some(post_out(post)), card, territory };
    (sentence, Kind::ImprovementPlayed(message))
}

pub(super) fn improvement_lost(content: &Content, notice: ImprovementLost) -> Told {
    let ImprovementLost { post, card, territory } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} on {territory} leaves the match", titled(content, card));
    let card = command_card_out(content, card);
    let message = told::ImprovementLost { post: Some(post_out(post)), card, territory };
    (sentence, Kind::ImprovementLost(message))
}

pub(super) fn territory_destroyed(content: &Content, notice: TerritoryDestroyed) -> Told {
    let TerritoryDestroyed { post, card, territory } = notice;
    let territory = space_out(content, territory);
    let card_name = titled(content, card);
    let sentence = format!("{} destroys {territory} with {card_name}", who(post));
    let card = command_card_out(content, card);
    let message = told::TerritoryDestroyed { post: Some(post_out(post)), card, territory };
    (sentence, Kind::TerritoryDestroyed(message))
}

/// Said of everyone who conquers, whatever he holds.
pub(super) fn conquest_window_opened(content: &Content, notice: ConquestWindowOpened) -> Told {
    let ConquestWindowOpened { post, territory } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} may claim the conquest of {territory}", who(post));
    let message = told::ConquestWindowOpened { post: Some(post_out(post)), territory };
    (sentence, Kind::ConquestWindowOpened(message))
}

pub(super) fn conquest_window_closed(post: Post) -> Told {
    let sentence = format!("{} may claim no conquest any more", who(post));
    let message = told::ConquestWindowClosed { post: Some(post_out(post)) };
    (sentence, Kind::ConquestWindowClosed(message))
}

pub(super) fn black_ops_placed(content: &Content, notice: BlackOpsPlaced) -> Told {
    let BlackOpsPlaced { post, territory } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} puts his Black Ops on {territory}", who(post));
    let message = told::BlackOpsPlaced { post: Some(post_out(post)), territory };
    (sentence, Kind::BlackOpsPlaced(message))
}

pub(super) fn time_token_turned(content: &Content, notice: TimeTokenTurned) -> Told {
    let TimeTokenTurned { token, is_in_force } = notice;
    let effect = match content.time_token(token).effect {
        TimeEffect::MinusOne(sector) if is_in_force => {
            format!(": a command in sector {} may cost 1 less", sector.slug())
        }
        TimeEffect::PlusOne(sector) if is_in_force => {
            format!(": the first command in sector {} costs 1 more", sector.slug())
        }
        TimeEffect::MinusOne(_)
        | TimeEffect::PlusOne(_)
        | TimeEffect::None
        | TimeEffect::Ending => String::new(),
    };
    let token = time_token_out(content, token);
    let sentence = format!("the Time Token {token} is turned{effect}");
    (sentence, Kind::TimeTokenTurned(told::TimeTokenTurned { token, is_in_force }))
}

/// A Special Command by its name and its slug, as in `Tax Increase (SU-2)`.
fn titled(content: &Content, card: CommandCard) -> String {
    let title = content.effect(card).map_or("a Special Command", |effect| effect.name());
    format!("{title} ({})", command_card_out(content, card))
}
