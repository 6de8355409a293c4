//! What a viewer learns of an event: what is public as it is, of what is hidden the public part.

mod board;
mod cards;
mod combat;
mod players;

use umpire_engine::Viewer;

use super::{
    ClockSet, CombatCardsRevealed, CombatOpened, CommandCardDiscarded, CommandPlayed,
    CommandPointGiven, Conquered, ElectronicWarfarePlaced, GuidanceUsed, LeftUncontrolled,
    LoansUsed, MoneyGiven, Notice, OccupationTokenMoved, Occupied, PhaseBegan, SquaresCompared,
    TerrorPlaced,
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
        CombatOpened { number, territory, attacker, defender, deadline },
        CombatCardsRevealed { continent, attack, defence },
        SquaresCompared { continent, square, attacker_loses, defender_loses },
    }, else: {
        Event::RoundBegan { round } => Notice::RoundBegan { round },
        Event::TimeTokenTurned { token } => Notice::TimeTokenTurned { token },
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
            cards::dealt(after, faction, decks)
        }
        Event::ReserveLaid { post } => cards::reserve_laid(after, post)?,
        Event::CombatSetShuffled { post, deck: _ } => cards::set_shuffled(after, post)?,
        Event::CombatCardsSwitched { post, discarded, taken, deck: _, bank: _ } => {
            cards::switched(after, post, discarded, taken)?
        }
        Event::CombatSetRedrawn { post, deck: _, bank: _ } => cards::redrawn(after, post)?,

        Event::BoardsChosen { in_play: _ } => board::chosen(after),
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
            combat::defence_laid(before, after, continent, card, deadline)?
        }
        Event::AttackCardLaid { continent, card } => {
            combat::attack_laid(before, after, continent, card)?
        }
        Event::CombatCardsDiscarded { continent } => combat::discarded(before, continent)?,
    }))
}
