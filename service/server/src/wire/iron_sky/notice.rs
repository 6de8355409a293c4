//! What one viewer is told: a sentence for people and a message for programs, both from the notice
//! alone.

mod board;
mod cards;
mod combat;
mod deals;
mod players;
mod special;

use umpire_contract::umpire::iron_sky::v1::{self as pb, notice::Kind};
use umpire_iron_sky::{content::Content, notice::Notice};

/// The sentence and the message of one notice.
type Told = (String, Kind);

pub(super) fn notice_out(content: &Content, notice: &Notice) -> (String, pb::Notice) {
    let (sentence, kind) = told(content, notice);
    (sentence, pb::Notice { kind: Some(kind) })
}

fn told(content: &Content, notice: &Notice) -> Told {
    match notice {
        Notice::BoardsChosen(it) => board::boards_chosen(content, it),
        Notice::PostsTaken { players } => players::posts_taken(content, players),
        Notice::CommandDeckShuffled(it) => cards::command_deck_shuffled(*it),
        Notice::SpecialCommandsDealt(it) => deals::special_commands_dealt(it),
        Notice::SecretOperationsDealt(it) => deals::secret_operations_dealt(content, it),
        Notice::SecretOperationRevealed(it) => deals::secret_operation_revealed(content, *it),
        Notice::CommandCardsDrawn(it) => cards::command_cards_drawn(content, it),
        Notice::CombatCardsDealt(it) => deals::combat_cards_dealt(content, it),
        Notice::ReserveLaid(it) => deals::reserve_laid(content, it),
        Notice::CombatHandDrawn(it) => deals::combat_hand_drawn(content, it),
        Notice::TimePileLaid { count } => deals::time_pile_laid(*count),
        Notice::RoundBegan { round } => players::round_began(*round),
        Notice::PhaseBegan(it) => players::phase_began(*it),
        Notice::ClockSet(it) => players::clock_set(*it),
        Notice::ResourceGained(it) => players::resource_gained(*it),
        Notice::ResourceSpent(it) => players::resource_spent(*it),
        Notice::CommandPlayed(it) => cards::command_played(content, *it),
        Notice::DiscountUsed { post } => special::discount_used(*post),
        Notice::SurchargePaid { post } => special::surcharge_paid(*post),
        Notice::SpecialCommandKept(it) => special::special_command_kept(content, *it),
        Notice::SpecialCommandUsedUp(it) => special::special_command_used_up(content, *it),
        Notice::ImprovementPlayed(it) => special::improvement_played(content, *it),
        Notice::ImprovementLost(it) => special::improvement_lost(content, *it),
        Notice::TerritoryDestroyed(it) => special::territory_destroyed(content, *it),
        Notice::ConquestWindowOpened(it) => special::conquest_window_opened(content, *it),
        Notice::ConquestWindowClosed { post } => special::conquest_window_closed(*post),
        Notice::CommandCardDiscarded(it) => cards::command_card_discarded(content, *it),
        Notice::UnitsPlaced(it) => board::units_placed(content, *it),
        Notice::BlackOpsPlaced(it) => special::black_ops_placed(content, *it),
        Notice::HelpArrived(it) => board::help_arrived(content, *it),
        Notice::TilesMoved(it) => board::tiles_moved(content, it),
        Notice::TilesDestroyed(it) => board::tiles_destroyed(content, it),
        Notice::Conquered(it) => board::conquered(content, *it),
        Notice::Occupied(it) => board::occupied(content, *it),
        Notice::LeftUncontrolled(it) => board::left_uncontrolled(content, *it),
        Notice::OccupationTokenMoved(it) => board::occupation_token_moved(*it),
        Notice::TerrorPlaced(it) => board::terror_placed(content, *it),
        Notice::TerrorReturned { post } => board::terror_returned(*post),
        Notice::ElectronicWarfarePlaced(it) => board::electronic_warfare_placed(content, *it),
        Notice::ElectronicWarfareReturned { post } => board::electronic_warfare_returned(*post),
        Notice::MoneyGiven(it) => players::money_given(*it),
        Notice::CommandPointGiven(it) => players::command_point_given(*it),
        Notice::LoansUsed(it) => players::loans_used(*it),
        Notice::GuidanceUsed(it) => players::guidance_used(*it),
        Notice::TransitPermitSet(it) => players::transit_permit_set(*it),
        Notice::TransitPermitUsed(it) => players::transit_permit_used(*it),
        Notice::DeclaredDone { post } => players::declared_done(*post),
        Notice::DoneWithdrawn { post } => players::done_withdrawn(*post),
        Notice::CombatOpened(it) => combat::combat_opened(content, *it),
        Notice::DefenceCardLaid(it) => combat::defence_card_laid(content, it),
        Notice::AttackCardLaid(it) => combat::attack_card_laid(content, it),
        Notice::CombatCardsRevealed(it) => combat::combat_cards_revealed(content, *it),
        Notice::FortificationsAwaited(it) => combat::fortifications_awaited(content, *it),
        Notice::FortificationsDecided(it) => combat::fortifications_decided(content, it),
        Notice::InitiativeAwaited(it) => combat::initiative_awaited(content, *it),
        Notice::InitiativeDecided(it) => combat::initiative_decided(content, *it),
        Notice::SquaresCompared(it) => combat::squares_compared(*it),
        Notice::CombatCardsDiscarded(it) => combat::combat_cards_discarded(content, *it),
        Notice::CombatHandRefilled(it) => cards::combat_hand_refilled(content, it),
        Notice::CombatSetRedrawn(it) => cards::combat_set_redrawn(content, it),
        Notice::CombatClosed { continent } => combat::combat_closed(*continent),
        Notice::CombatSetShuffled(it) => cards::combat_set_shuffled(content, it),
        Notice::CombatCardsSwitched(it) => cards::combat_cards_switched(content, it),
        Notice::EndPhaseSubmitted { post } => players::end_phase_submitted(*post),
        Notice::TimeTokenTurned(it) => special::time_token_turned(content, *it),
        Notice::SeatGivenUp(it) => players::seat_given_up(content, it),
        Notice::MatchEnded { outcome } => players::match_ended(content, outcome),
    }
}
