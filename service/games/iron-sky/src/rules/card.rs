//! Playing a command card and paying for it (IS-CMD, IS-COST): [CARD] of ledger 4.2.

use umpire_engine::{Play, Rejection, Time};

use super::{
    act,
    cost::{self, Price, Purse},
    resource,
    times::{self, Located},
};
use crate::{
    IronSky,
    action::CardPlay,
    content::{CardOwner, Command, Effect},
    event::{Event, Resource},
    ids::{CommandCard, Post},
    ledger::{IS_CMD_02, IS_COST_01, IS_COST_06, IS_EVT_04, IS_EVT_06},
    state::State,
    violation::{CardViolation, Violation},
};

/// A card that may be played for a command, and its price.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Played {
    pub(crate) post: Post,
    pub(crate) card: CommandCard,
    /// The number printed with the command; 0 where none is.
    pub(crate) amount: u8,
    price: Price,
    /// What the player has once the price is paid.
    paid: Purse,
    politics_symbol: bool,
}

/// Whether `post` may play the card for `command` there now, and pays for it what is due. Nothing else limits how many
/// he plays (IS-CMD-04).
pub(crate) fn plan(
    state: &State,
    post: Post,
    play: &CardPlay,
    command: Command,
    located: Located<'_>,
    at: Time,
) -> Result<Played, Rejection<Violation>> {
    act::may_act(state, post, at)?;
    Ok(with_purse(state, post, play, command, located, Purse::of(state, post))?)
}

/// As [`plan`], for a player who may act and has this to pay with.
pub(super) fn with_purse(
    state: &State,
    post: Post,
    play: &CardPlay,
    command: Command,
    located: Located<'_>,
    purse: Purse,
) -> Result<Played, CardViolation> {
    held(state, post, play.card)?;
    let row = state.content.command_card(play.card);
    let amount = row.shows(command).ok_or(CardViolation::ShowsAnotherCommand { command })?;
    let price = cost::price(&purse, row.cost, play, times::change(state, located))?;
    let (card, politics_symbol) = (play.card, row.politics_symbol);
    Ok(Played { post, card, amount, price, paid: purse.after(price), politics_symbol })
}

/// Which of the effects that `kind` picks out the card has, if `post` holds it and may act; `otherwise` is said of a card
/// that has none of them.
pub(super) fn special<T>(
    state: &State,
    post: Post,
    card: CommandCard,
    at: Time,
    kind: impl FnOnce(Effect) -> Option<T>,
    otherwise: CardViolation,
) -> Result<T, Rejection<Violation>> {
    act::may_act(state, post, at)?;
    held(state, post, card)?;
    Ok(state.content.effect(card).and_then(kind).ok_or(otherwise)?)
}

/// Whether the card is in the player's hand, of his class or a Special Command of his faction.
fn held(state: &State, post: Post, card: CommandCard) -> Result<(), CardViolation> {
    let player = state.player(post).filter(|player| player.hand.contains(&card));
    let player = player.ok_or(CardViolation::NotInHand)?;
    let is_his = match state.content.command_card(card).owner {
        CardOwner::Class(class) => class == player.commander,
        CardOwner::Faction(faction) => faction == post.faction,
    };
    if is_his { Ok(()) } else { Err(CardViolation::OfAnotherClass) }
}

impl Played {
    /// What the player has once the card is paid, before its symbol counts.
    pub(crate) const fn paid(&self) -> Purse {
        self.paid
    }

    /// What he has for the rest of the command: the symbol of the very card may pay a transit (IS-ICM-05).
    pub(crate) fn purse(&self) -> Purse {
        self.paid.with_symbol(self.politics_symbol)
    }
}

/// Pays, gains the symbol and puts the card on the discard pile, in this order (IS-CMD-02).
pub(crate) fn perform(played: &Played, play: &mut Play<'_, IronSky>) {
    pay(played, play);
    play.emit(IS_CMD_02, Event::CommandPlayed { post: played.post, card: played.card });
}

/// Pays and gains the symbol; where the card goes then is its own rule.
pub(super) fn pay(played: &Played, play: &mut Play<'_, IronSky>) {
    let Played { post, price, .. } = *played;
    for (resource, amount) in price.parts() {
        if amount > 0 {
            play.emit(IS_COST_01, Event::ResourceSpent { post, resource, amount });
        }
    }
    if price.is_discounted {
        play.emit(IS_EVT_04, Event::DiscountUsed { post });
    }
    if price.is_surcharged {
        play.emit(IS_EVT_06, Event::SurchargePaid { post });
    }
    if played.politics_symbol {
        resource::gain(play, IS_COST_06, post, Resource::Politics, 1);
    }
}
