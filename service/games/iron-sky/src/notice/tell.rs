//! What a viewer learns of an event: what is public as it is, of what is hidden the public part.

mod board;
mod cards;
mod combat;
mod players;

use umpire_engine::Viewer;

use super::{
    BlackOpsPlaced, ClockSet, CombatCardsRevealed, CombatOpened, CommandCardDiscarded,
    CommandPlayed, CommandPointGiven, Conquered, ConquestWindowOpened, ElectronicWarfarePlaced,
    GuidanceUsed, ImprovementLost, ImprovementPlayed, LeftUncontrolled, LoansUsed, MoneyGiven,
    Notice, OccupationTokenMoved, Occupied, PhaseBegan, SecretOperationRevealed,
    SpecialCommandKept, SpecialCommandUsedUp, SquaresCompared, TerritoryDestroyed, TerrorPlaced,
    TimeTokenTurned,
};
use crate::{event::Event, state::State, view::count};

/// A match over every event. Those of the first list are told to everyone as they are.
macro_rules! tell {
    (
        $event:expr,
        as it is: { $($open:ident { $($field:ident),+ }),+ $(,)? },
        else: { $($arm:tt)+ }
    ) => {
        match *$event {
            $(Event::$open { $($field),+ } => Notice::$open($open { $($field),+ }),)+
            $($arm)+
        }
    };
}

/// What `viewer` learns of `event`, which led from `before` to `after`. Only the transit permits are
/// kept from some viewers altogether.
pub(crate) fn tell(before: &State, event: &Event, after: &State, viewer: Viewer) -> Option<Notice> {
    Some(tell!(event, as it is: {
        PhaseBegan { active, phase }, ClockSet { post, clock },
        CommandPlayed { post, card }, CommandCardDiscarded { post, card },
        Conquered { territory, faction }, Occupied { territory, faction },
        LeftUncontrolled { territory, faction }, OccupationTokenMoved { continent, position },
        TerrorPlaced { post, territory }, ElectronicWarfarePlaced { post, sector },
        MoneyGiven { giver, to, amount }, CommandPointGiven { giver, to },
        LoansUsed { post, neutral_continent, count }, GuidanceUsed { post, neutral_continent },
        CombatOpened { number, territory, attacker, defender, elite_operation, deadline },
        CombatCardsRevealed { continent, attack, defence },
        SquaresCompared { continent, square, facing, attacker_loses, defender_loses },
        SecretOperationRevealed { post, operation },
        SpecialCommandKept { post, card }, SpecialCommandUsedUp { post, card },
        ImprovementPlayed { post, card, territory }, ImprovementLost { post, card, territory },
        TerritoryDestroyed { post, card, territory }, ConquestWindowOpened { post, territory },
        BlackOpsPlaced { post, territory },
    }, else: {
        Event::RoundBegan { round } => Notice::RoundBegan { round },
        Event::TimeTokenTurned { token } => {
            let is_in_force = after.token_in_force() == Some(token);
            Notice::TimeTokenTurned(TimeTokenTurned { token, is_in_force })
        }
        Event::DiscountUsed { post } => Notice::DiscountUsed { post },
        Event::SurchargePaid { post } => Notice::SurchargePaid { post },
        Event::ConquestWindowClosed { post } => Notice::ConquestWindowClosed { post },
        Event::TerrorReturned { post } => Notice::TerrorReturned { post },
        Event::ElectronicWarfareReturned { post } => Notice::ElectronicWarfareReturned { post },
        Event::DeclaredDone { post } => Notice::DeclaredDone { post },
        Event::DoneWithdrawn { post } => Notice::DoneWithdrawn { post },
        Event::EndPhaseSubmitted { post } => Notice::EndPhaseSubmitted { post },
        Event::CombatClosed { continent } => Notice::CombatClosed { continent },
        Event::MatchEnded { ref outcome } => Notice::MatchEnded { outcome: outcome.clone() },

        Event::TimePileLaid { ref pile } => Notice::TimePileLaid { count: count(pile.len()) },
        Event::PostsTaken { posts: _ } => players::posts_taken(after, viewer),
        Event::SeatGivenUp { seat, heir } => players::given_up(before, after, seat, heir, viewer),
        Event::ResourceGained { post, resource, amount } => {
            players::gained(after, post, resource, amount)?
        }
        Event::ResourceSpent { post, resource, amount } => {
            players::spent(after, post, resource, amount)?
        }
        Event::TransitPermitSet { giver, to, count } => {
            players::permit_set(after, viewer, giver, to, count)?
        }
        Event::TransitPermitUsed { giver, by } => players::permit_used(after, viewer, giver, by)?,

        Event::CommandDeckShuffled { post, ref deck } => cards::deck_shuffled(post, deck),
        Event::CommandCardsDrawn { post, ref cards } => cards::drawn(after, viewer, post, cards),
        Event::CombatCardsDealt { faction, ref decks, bank: _ } => {
            cards::dealt(after, viewer, faction, decks)
        }
        Event::SpecialCommandsDealt { faction, ref dealt } => {
            cards::special_commands_dealt(faction, dealt)
        }
        Event::SecretOperationsDealt { faction, ref dealt } => {
            cards::secret_operations_dealt(after, viewer, faction, dealt)
        }
        Event::CombatHandDrawn { post, ref cards } => {
            cards::hand_drawn(after, viewer, post, cards)?
        }
        Event::CombatHandRefilled { post, source, card: _ } => {
            cards::hand_refilled(after, viewer, post, source)?
        }
        Event::ReserveLaid { post } => cards::reserve_laid(after, viewer, post)?,
        Event::CombatSetShuffled { post, deck: _ } => cards::set_shuffled(after, viewer, post)?,
        Event::CombatCardsSwitched { post, discarded, taken, deck: _, bank: _ } => {
            cards::switched(after, viewer, post, discarded, taken)?
        }
        Event::CombatSetRedrawn { post, deck: _, bank: _ } => cards::redrawn(after, viewer, post)?,

        Event::BoardsChosen { in_play: _ } => board::chosen(after, viewer),
        Event::UnitsPlaced { post, space, count } => board::placed(before, post, space, count)?,
        Event::HelpArrived { post, neutral_continent, territory, zone } => {
            board::helped(before, post, neutral_continent, territory, zone)?
        }
        Event::TilesMoved { faction, origin, to, ref tiles } => {
            board::moved(before, faction, origin, to, tiles)?
        }
        Event::TilesDestroyed { territory, zone, ref tiles, trophies_to } => {
            board::destroyed(territory, zone, tiles, trophies_to)
        }

        Event::DefenceCardLaid { continent, card, deadline } => {
            combat::defence_laid(after, viewer, continent, card, deadline)?
        }
        Event::AttackCardLaid { continent, card } => {
            combat::attack_laid(after, viewer, continent, card)?
        }
        Event::FortificationsAwaited { continent, deadline } => {
            Notice::FortificationsAwaited(combat::awaited(after, continent, deadline)?)
        }
        Event::InitiativeAwaited { continent, deadline } => {
            Notice::InitiativeAwaited(combat::awaited(after, continent, deadline)?)
        }
        Event::FortificationsDecided { continent, replaced_by } => {
            combat::fortifications_decided(before, after, viewer, continent, replaced_by)?
        }
        Event::InitiativeDecided { post, continent, shift } => {
            combat::initiative_decided(after, viewer, post, continent, shift)?
        }
        Event::CombatCardsDiscarded { continent } => combat::discarded(before, continent)?,
    }))
}
