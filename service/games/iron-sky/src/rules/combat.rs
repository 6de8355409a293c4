//! Combat (IS-CMB to IS-CEND): two armies on one territory, a card each, three squares.
//!
//! A combat opens by a Mobilization, a Raid or a Blitzkrieg and stays open for its decisions: the two cards, then what
//! optional rules ask after the reveal, Fortifications before Initiative (IS-PAIR-02). It is resolved with the last.

pub(crate) mod attack;
mod compare;
pub(crate) mod defence;
mod end;
pub(crate) mod fortifications;
pub(crate) mod initiative;
mod resolve;

use umpire_engine::{Play, Rejection};

use super::clock;
use crate::{
    IronSky,
    action::{CardChoice, Source},
    event::Event,
    ids::{CombatCard, CommandCard, Continent, Post, Territory},
    ledger::IS_CMB_01,
    options::OptionalRule,
    state::{Combat, LaidCard, Origin, State},
    violation::{CombatViolation, Violation},
};

/// Opens the combat that `attacker` has brought about; the opposing commander of the continent defends (IS-CMB-03).
pub(crate) fn open(
    play: &mut Play<'_, IronSky>,
    attacker: Post,
    territory: Territory,
    elite_operation: Option<CommandCard>,
) {
    let state = play.state();
    let opened = Event::CombatOpened {
        number: state.table.combats_opened.saturating_add(1),
        territory,
        attacker,
        defender: Post::new(attacker.faction.opposing(), territory.continent),
        elite_operation,
        deadline: clock::decision_deadline(state, play.at()),
    };
    play.emit(IS_CMB_01, opened);
}

/// The combat on a continent.
fn on(state: &State, continent: Continent) -> Option<&Combat> {
    state.board(continent)?.combat.as_ref()
}

/// The card that a player lays: the top of his deck or his Reserve, face unseen (IS-CMB-06), or, with Controlled Combat,
/// one of the two in his hand and no other (IS-CTL-01).
fn laid(state: &State, post: Post, choice: CardChoice) -> Result<LaidCard, Rejection<Violation>> {
    let is_controlled = state.options.plays(OptionalRule::ControlledCombat);
    let set = state.player(post).map(|player| &player.combat_set);
    match choice {
        CardChoice::Table(_) if is_controlled => Err(CombatViolation::PlayedFromHand.into()),
        CardChoice::Hand { .. } if !is_controlled => Err(CombatViolation::NoCombatHand.into()),
        CardChoice::Table(source) => {
            let card: Option<CombatCard> = set.and_then(|set| match source {
                Source::Deck => set.deck.first().copied(),
                Source::Reserve => set.reserve,
            });
            let card = card.ok_or(CombatViolation::NoCardThere { source })?;
            Ok(LaidCard { origin: Origin::Table(source), card })
        }
        CardChoice::Hand { card, refill } => {
            if set.is_some_and(|set| set.hand.contains(&card)) {
                Ok(LaidCard { origin: Origin::Hand { refill }, card })
            } else {
                Err(CombatViolation::NotInCombatHand.into())
            }
        }
    }
}

/// What the clock lays for a player: the top of the deck; with Controlled Combat the card held longest, refilled from the
/// deck (ledger 4.4).
fn default_choice(state: &State, post: Post) -> CardChoice {
    let hand = state.player(post).map(|player| player.combat_set.hand.as_slice());
    match hand {
        Some(&[card, ..]) => CardChoice::Hand { card, refill: Source::Deck },
        Some([]) | None => CardChoice::Table(Source::Deck),
    }
}
