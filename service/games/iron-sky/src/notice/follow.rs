//! What a client makes of a notice: the view it held becomes the next.

use crate::{
    state::Phase,
    view::{CombatStep, View},
};

use super::{Notice, board, combat, players, special};

/// Brings `view` up to date.
pub(crate) fn follow(view: &mut View, notice: &Notice) {
    match notice {
        Notice::BoardsChosen(told) => told.follow(view),
        Notice::PostsTaken { players } => view.players.clone_from(players),
        Notice::CommandDeckShuffled(told) => told.follow(view),
        Notice::SpecialCommandsDealt(told) => told.follow(view),
        Notice::SecretOperationsDealt(told) => told.follow(view),
        Notice::SecretOperationRevealed(told) => told.follow(view),
        Notice::CommandCardsDrawn(told) => told.follow(view),
        Notice::CombatCardsDealt(told) => told.follow(view),
        Notice::ReserveLaid(told) => told.follow(view),
        Notice::CombatHandDrawn(told) => told.follow(view),
        Notice::TimePileLaid { count } => view.time_pile = *count,
        Notice::RoundBegan { round } => view.round = *round,
        Notice::PhaseBegan(told) => told.follow(view),
        Notice::ClockSet(told) => told.follow(view),
        Notice::ResourceGained(told) => told.follow(view),
        Notice::ResourceSpent(told) => told.follow(view),
        Notice::CommandPlayed(told) => told.follow(view),
        Notice::DiscountUsed { post } => special::use_discount(view, *post),
        Notice::SurchargePaid { post } => special::pay_surcharge(view, *post),
        Notice::SpecialCommandKept(told) => told.follow(view),
        Notice::SpecialCommandUsedUp(told) => told.follow(view),
        Notice::ImprovementPlayed(told) => told.follow(view),
        Notice::ImprovementLost(told) => told.follow(view),
        Notice::TerritoryDestroyed(told) => told.follow(view),
        Notice::ConquestWindowOpened(told) => told.follow(view),
        Notice::ConquestWindowClosed { post } => special::close_conquest_window(view, *post),
        Notice::CommandCardDiscarded(told) => told.follow(view),
        Notice::UnitsPlaced(told) => told.follow(view),
        Notice::BlackOpsPlaced(told) => told.follow(view),
        Notice::HelpArrived(told) => told.follow(view),
        Notice::TilesMoved(told) => told.follow(view),
        Notice::TilesDestroyed(told) => told.follow(view),
        Notice::Conquered(told) => told.follow(view),
        Notice::OccupationTokenMoved(told) => told.follow(view),
        Notice::TerrorPlaced(told) => told.follow(view),
        Notice::TerrorReturned { post } => board::return_terror(view, *post),
        Notice::ElectronicWarfarePlaced(told) => told.follow(view),
        Notice::ElectronicWarfareReturned { post } => {
            board::return_electronic_warfare(view, *post);
        }
        Notice::MoneyGiven(told) => told.follow(view),
        Notice::CommandPointGiven(told) => told.follow(view),
        Notice::LoansUsed(told) => told.follow(view),
        Notice::GuidanceUsed(told) => told.follow(view),
        Notice::TransitPermitSet(told) => told.follow(view),
        Notice::TransitPermitUsed(told) => told.follow(view),
        Notice::DeclaredDone { post } | Notice::EndPhaseSubmitted { post } => {
            players::finish(view, *post);
        }
        Notice::DoneWithdrawn { post } => players::withdraw(view, *post),
        Notice::CombatOpened(told) => told.follow(view),
        Notice::DefenceCardLaid(told) => told.follow(view),
        Notice::AttackCardLaid(told) => told.follow(view),
        Notice::FortificationsAwaited(told) => told.follow(view, CombatStep::Fortifications),
        Notice::FortificationsDecided(told) => told.follow(view),
        Notice::InitiativeAwaited(told) => told.follow(view, CombatStep::Initiative),
        Notice::InitiativeDecided(told) => told.follow(view),
        Notice::CombatCardsDiscarded(told) => told.follow(view),
        Notice::CombatHandRefilled(told) => told.follow(view),
        Notice::CombatSetRedrawn(told) => told.follow(view),
        Notice::CombatClosed { continent } => combat::close(view, *continent),
        Notice::CombatSetShuffled(told) => told.follow(view),
        Notice::CombatCardsSwitched(told) => told.follow(view),
        Notice::TimeTokenTurned(told) => told.follow(view),
        Notice::SeatGivenUp(told) => told.follow(view),
        Notice::MatchEnded { outcome } => {
            view.phase = Phase::Finished;
            view.outcome = Some(outcome.clone());
        }
        Notice::Occupied(_)
        | Notice::LeftUncontrolled(_)
        | Notice::CombatCardsRevealed(_)
        | Notice::SquaresCompared(_) => {}
    }
}
