//! What does a fact do to the table? The only code that changes a state; total.

mod board;
mod cards;
mod combat;
mod players;

use crate::{
    action::Shift,
    event::Event,
    state::{Combat, CombatStep, PlayedCard, State},
};

/// Puts `event` on the table.
pub(crate) fn evolve(state: &mut State, event: &Event) {
    let content = state.content.clone();
    let table = &mut state.table;
    match event {
        Event::BoardsChosen { in_play } => board::choose(table, &content, in_play),
        Event::PostsTaken { posts } => players::seat(table, &content, &state.options, posts),

        Event::CommandDeckShuffled { post, deck } => cards::make_deck(table, *post, deck),
        Event::CommandCardsDrawn { post, cards } => cards::draw(table, *post, cards.len()),
        Event::SpecialCommandsDealt { faction: _, dealt } => cards::deal_special(table, dealt),
        Event::SecretOperationsDealt { faction: _, dealt } => {
            for &(post, operation) in dealt {
                players::at(table, post, |player| player.secret_operation = Some(operation));
            }
        }
        Event::SecretOperationRevealed { post, operation: _ } => {
            players::at(table, *post, |player| player.has_revealed = true);
        }
        Event::SpecialCommandKept { post, card } => cards::keep(table, *post, *card),
        Event::SpecialCommandUsedUp { post, card } => cards::use_up(table, *post, *card),
        Event::ImprovementPlayed { post, card, territory } => {
            cards::leave_hand(table, *post, *card);
            board::improve(table, *territory, PlayedCard { card: *card, post: *post });
        }
        Event::ImprovementLost { post, card, territory } => {
            board::remove_improvement(table, *territory);
            cards::use_up(table, *post, *card);
        }
        Event::TerritoryDestroyed { post, card, territory } => {
            cards::leave_hand(table, *post, *card);
            board::nuke(table, *territory, PlayedCard { card: *card, post: *post });
        }
        Event::DiscountUsed { post } => {
            players::at(table, *post, |player| player.has_used_discount = true);
        }
        Event::SurchargePaid { post } => {
            players::at(table, *post, |player| player.has_paid_surcharge = true);
        }
        Event::ConquestWindowOpened { post, territory } => {
            players::reich(table, *post, |means| means.conquest = Some(*territory));
        }
        Event::ConquestWindowClosed { post } => {
            players::reich(table, *post, |means| means.conquest = None);
        }
        Event::CommandPlayed { post, card } | Event::CommandCardDiscarded { post, card } => {
            cards::discard(table, *post, *card);
        }
        Event::CombatCardsDealt { faction, decks, bank } => {
            cards::deal(table, *faction, decks, bank);
        }
        Event::ReserveLaid { post } => cards::lay_reserve(table, *post),
        Event::CombatHandDrawn { post, cards } => cards::draw_hand(table, *post, cards.len()),
        Event::CombatHandRefilled { post, source, card: _ } => {
            cards::refill_hand(table, *post, *source);
        }
        Event::CombatSetShuffled { post, deck } => cards::make_set(table, *post, deck),
        Event::CombatCardsSwitched { post, deck, bank, .. } => {
            cards::make_set(table, *post, deck);
            table.banks[post.faction].clone_from(bank);
        }
        Event::CombatSetRedrawn { post, deck, bank } => {
            cards::redraw(table, *post, deck);
            table.banks[post.faction].clone_from(bank);
        }

        Event::TimePileLaid { pile } => table.time_pile.clone_from(pile),
        Event::TimeTokenTurned { token } => {
            table.time_pile.retain(|pile| pile != token);
            table.turned.push(*token);
        }
        Event::RoundBegan { round } => table.round = *round,
        Event::PhaseBegan { active, phase } => players::begin_phase(table, *active, *phase),
        Event::MatchEnded { outcome } => {
            table.phase = crate::state::Phase::Finished;
            table.outcome = Some(outcome.clone());
        }

        Event::ClockSet { post, clock } => {
            players::at(table, *post, |player| player.clock = *clock);
        }
        Event::ResourceGained { post, resource, amount } => {
            players::track(table, *post, *resource, |level| level.saturating_add(*amount));
        }
        Event::ResourceSpent { post, resource, amount } => {
            players::track(table, *post, *resource, |level| level.saturating_sub(*amount));
        }
        Event::MoneyGiven { giver, to, amount } => {
            players::give_money(table, *giver, *to, *amount);
        }
        Event::CommandPointGiven { giver, to } => players::give_command_point(table, *giver, *to),
        Event::GuidanceUsed { post, neutral_continent } => {
            players::reich(table, *post, |means| means.has_used_guidance = true);
            board::neutral(table, *neutral_continent, |neutral| {
                neutral.guidance = neutral.guidance.saturating_sub(1);
            });
        }
        Event::LoansUsed { post: _, neutral_continent, count } => {
            board::neutral(table, *neutral_continent, |neutral| {
                neutral.loans = neutral.loans.saturating_sub(*count);
            });
        }
        Event::TransitPermitSet { giver, to, count } => {
            players::uwc(table, *giver, |means| {
                means.permits[to.continent] = *count;
                means.permit_changes = means.permit_changes.saturating_add(1);
            });
        }
        Event::TransitPermitUsed { giver, by } => {
            players::uwc(table, *giver, |means| {
                means.permits[by.continent] = means.permits[by.continent].saturating_sub(1);
            });
        }
        Event::DeclaredDone { post } | Event::EndPhaseSubmitted { post } => {
            players::at(table, *post, |player| player.is_done = true);
        }
        Event::DoneWithdrawn { post } => players::at(table, *post, |player| {
            player.is_done = false;
            player.withdrawals = player.withdrawals.saturating_add(1);
        }),
        Event::SeatGivenUp { seat, heir } => players::give_up(table, *seat, *heir),

        Event::UnitsPlaced { post, space, count } => board::place(table, *post, *space, *count),
        Event::BlackOpsPlaced { post, territory } => {
            board::place_black_ops(table, *post, *territory);
        }
        Event::HelpArrived { neutral_continent, territory, zone, .. } => {
            board::help(table, *neutral_continent, *territory, *zone);
        }
        Event::TilesMoved { faction, origin, to, tiles } => {
            board::move_tiles(table, *faction, *origin, *to, tiles);
        }
        Event::TilesDestroyed { territory, zone, tiles, trophies_to } => {
            board::destroy(table, *territory, *zone, tiles, *trophies_to);
        }
        Event::Conquered { territory, faction: _ } => board::conquer(table, *territory),
        Event::Occupied { .. } | Event::LeftUncontrolled { .. } => {}
        Event::OccupationTokenMoved { continent, position } => {
            board::on(table, *continent, |board| {
                board.position = *position;
                board.high_mark = board.high_mark.max(*position);
            });
        }
        Event::TerrorPlaced { post, territory } => {
            players::reich(table, *post, |means| means.terror = Some(*territory));
        }
        Event::TerrorReturned { post } => {
            players::reich(table, *post, |means| means.terror = None);
        }
        Event::ElectronicWarfarePlaced { post, sector } => {
            players::uwc(table, *post, |means| means.electronic_warfare = Some(sector.sector));
        }
        Event::ElectronicWarfareReturned { post } => {
            players::uwc(table, *post, |means| means.electronic_warfare = None);
        }

        Event::CombatOpened {
            number,
            territory,
            attacker,
            defender,
            elite_operation,
            deadline,
        } => {
            let combat = Combat {
                number: *number,
                territory: *territory,
                attacker: *attacker,
                defender: *defender,
                elite_operation: *elite_operation,
                step: CombatStep::DefenceCard,
                deadline: *deadline,
            };
            combat::open(table, combat);
        }
        Event::FortificationsAwaited { continent, deadline } => {
            combat::await_fortifications(table, *continent, *deadline);
        }
        Event::FortificationsDecided { continent, replaced_by } => {
            combat::replace_defence(table, *continent, *replaced_by);
        }
        Event::InitiativeAwaited { continent, deadline } => {
            combat::await_initiative(table, *continent, *deadline);
        }
        Event::InitiativeDecided { post, continent, shift } => {
            combat::compare(table, *continent);
            if *shift != Shift::None {
                players::at(table, *post, |player| player.has_used_initiative = true);
            }
        }
        Event::DefenceCardLaid { continent, card, deadline } => {
            combat::lay_defence(table, *continent, *card, *deadline);
        }
        Event::AttackCardLaid { continent, card } => combat::lay_attack(table, *continent, *card),
        Event::CombatCardsRevealed { .. } | Event::SquaresCompared { .. } => {}
        Event::CombatCardsDiscarded { continent } => combat::discard(table, *continent),
        Event::CombatClosed { continent } => {
            board::on(table, *continent, |board| board.combat = None);
        }
    }
}
