//! Change of Strategy (IS-COS): the personal combat set is shuffled, or cards are switched with the bank by colour. Nobody
//! sees a face of them (IS-COS-08).

use alloc::vec::Vec;

use umpire_engine::{Play, Rejection, Time};

use super::{
    card::{self, Played},
    combat_hand,
    times::Located,
};
use crate::{
    IronSky,
    action::{ChangeStrategy, Strategy},
    content::{Command, Content},
    event::Event,
    ids::{ByTactics, CombatCard, Post, Tactics},
    ledger::{IS_COS_02, IS_COS_03, IS_COS_06},
    state::{CombatSet, State},
    violation::{SwitchViolation, Violation},
};

/// The most cards that one Change of Strategy switches (IS-COS-04).
pub(crate) const MOST_SWITCHED: u8 = 5;

/// A lawful Change of Strategy.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    played: Played,
    mode: Strategy,
}

pub(crate) fn plan(
    state: &State,
    post: Post,
    action: &ChangeStrategy,
    at: Time,
) -> Result<Plan, Rejection<Violation>> {
    let played =
        card::plan(state, post, &action.play, Command::ChangeOfStrategy, Located::Nowhere, at)?;
    match action.mode {
        Strategy::Shuffle => {}
        Strategy::Switch { discard, take } => may_switch(state, post, discard, take)?,
    }
    Ok(Plan { played, mode: action.mode })
}

fn may_switch(
    state: &State,
    post: Post,
    discard: ByTactics<u8>,
    take: ByTactics<u8>,
) -> Result<(), Rejection<Violation>> {
    let count = discard.total();
    if !(1..=MOST_SWITCHED).contains(&count) {
        return Err(SwitchViolation::SwitchesTooMany { count, limit: MOST_SWITCHED }.into());
    }
    if take.total() != count {
        return Err(SwitchViolation::SwitchUnequal { discard: count, take: take.total() }.into());
    }
    let (own, bank) = switchable(state, post);
    for tactics in Tactics::ALL {
        let (wanted, there) = (discard[tactics], own[tactics]);
        if wanted > there {
            return Err(SwitchViolation::NotSoManyCards { tactics, wanted, there }.into());
        }
        let (wanted, there) = (take[tactics], bank[tactics]);
        if wanted > there {
            return Err(SwitchViolation::NotSoManyInBank { tactics, wanted, there }.into());
        }
    }
    Ok(())
}

/// How many cards of each colour a player may set aside, and how many the bank has (IS-COS-07).
pub(crate) fn switchable(state: &State, post: Post) -> (ByTactics<u8>, ByTactics<u8>) {
    let content = &state.content;
    let own = state.player(post).map(|player| by_tactics(content, gathered(&player.combat_set)));
    let bank = by_tactics(content, state.table.banks[post.faction].iter().copied());
    (own.unwrap_or_default(), bank)
}

fn by_tactics(content: &Content, cards: impl Iterator<Item = CombatCard>) -> ByTactics<u8> {
    let mut count = ByTactics::default();
    cards.for_each(|card| count[content.combat_card(card).tactics] += 1);
    count
}

/// A whole personal combat set in the order in which it is gathered (ledger 5.2).
fn gathered(set: &CombatSet) -> impl Iterator<Item = CombatCard> + '_ {
    set.hand.iter().chain(&set.reserve).chain(&set.deck).chain(&set.discard).copied()
}

pub(crate) fn perform(plan: Plan, play: &mut Play<'_, IronSky>) {
    let post = plan.played.post;
    card::perform(&plan.played, play);
    let mut set: Vec<CombatCard> =
        play.state().player(post).into_iter().flat_map(|p| gathered(&p.combat_set)).collect();
    play.dice().shuffle(&mut set);
    match plan.mode {
        Strategy::Shuffle => play.emit(IS_COS_02, Event::CombatSetShuffled { post, deck: set }),
        Strategy::Switch { discard, take } => switch(play, post, set, discard, take),
    }
    combat_hand::fill(play, IS_COS_03, post);
    play.emit(IS_COS_03, Event::ReserveLaid { post });
}

/// The first cards of each colour go from the shuffled set, the topmost come from the bank (IS-RULING-56).
fn switch(
    play: &mut Play<'_, IronSky>,
    post: Post,
    mut deck: Vec<CombatCard>,
    discarded: ByTactics<u8>,
    taken: ByTactics<u8>,
) {
    let content = play.content();
    let mut bank = play.state().table.banks[post.faction].clone();
    let aside = draw_out(&content, &mut deck, discarded);
    deck.extend(draw_out(&content, &mut bank, taken));
    play.dice().shuffle(&mut deck);
    bank.extend(aside);
    play.dice().shuffle(&mut bank);
    play.emit(IS_COS_06, Event::CombatCardsSwitched { post, discarded, taken, deck, bank });
}

/// Takes the first so many cards of each colour out of a pile: red, yellow, green, each as they came.
fn draw_out(
    content: &Content,
    pile: &mut Vec<CombatCard>,
    wanted: ByTactics<u8>,
) -> Vec<CombatCard> {
    let mut drawn = Vec::new();
    for tactics in Tactics::ALL {
        let mut left = wanted[tactics];
        pile.retain(|&card| {
            let goes = left > 0 && content.combat_card(card).tactics == tactics;
            if goes {
                left -= 1;
                drawn.push(card);
            }
            !goes
        });
    }
    drawn
}
