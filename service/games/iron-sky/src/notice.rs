//! What does a viewer learn of an event, and make of it?
//!
//! There is one notice for each event, of the same name. What the viewer may not know has no field: of
//! cards that lie face down a notice tells the backs, of a strange hand the size. Where an event leads
//! to a new public figure (the colour that now lies on top of a deck), the notice tells that too, so
//! that a client who holds a view and reads notices ends with the next view.

mod board;
mod cards;
mod combat;
mod follow;
mod players;
mod special;
mod tell;

pub use board::{
    BoardsChosen, Conquered, ElectronicWarfarePlaced, HelpArrived, LeftUncontrolled,
    OccupationTokenMoved, Occupied, TerrorPlaced, TilesDestroyed, TilesMoved, UnitsPlaced,
};
pub use cards::{
    CombatCardsDealt, CombatCardsSwitched, CombatHandDrawn, CombatHandRefilled, CombatSetRedrawn,
    CombatSetShuffled, CommandCardDiscarded, CommandCardsDrawn, CommandDeckShuffled, CommandPlayed,
    ReserveLaid, SecretOperationRevealed, SecretOperationsDealt, SpecialCommandKept,
    SpecialCommandUsedUp, SpecialCommandsDealt,
};
pub use combat::{
    AttackCardLaid, CombatCardsDiscarded, CombatCardsRevealed, CombatOpened, DecisionAwaited,
    DefenceCardLaid, FortificationsDecided, InitiativeDecided, Replaced, SquaresCompared,
};
pub use players::{
    ClockSet, CommandPointGiven, GuidanceUsed, LoansUsed, MoneyGiven, PhaseBegan, ResourceGained,
    ResourceSpent, SeatGivenUp, Sight, TakenSeat, TransitPermitSet, TransitPermitUsed,
};
pub use special::{
    BlackOpsPlaced, ConquestWindowOpened, ImprovementLost, ImprovementPlayed, TerritoryDestroyed,
    TimeTokenTurned,
};

pub(crate) use follow::follow;
pub(crate) use tell::tell;

use alloc::{boxed::Box, vec::Vec};

use crate::{
    ids::{Continent, Post},
    score::Outcome,
    view::Player,
};

/// What one viewer learns of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The boards were laid out.
    BoardsChosen(Box<BoardsChosen>),
    /// Every seat has its post and its commander.
    PostsTaken {
        /// The players by seat, as they begin.
        players: Vec<Player>,
    },
    /// A command deck was made.
    CommandDeckShuffled(CommandDeckShuffled),
    /// Special Commands were dealt onto command decks.
    SpecialCommandsDealt(SpecialCommandsDealt),
    /// Secret Operations were dealt.
    SecretOperationsDealt(SecretOperationsDealt),
    /// A Secret Operation was shown to all.
    SecretOperationRevealed(SecretOperationRevealed),
    /// Command cards were drawn.
    CommandCardsDrawn(CommandCardsDrawn),
    /// A faction's combat cards were dealt.
    CombatCardsDealt(CombatCardsDealt),
    /// The top card of a combat deck became the Reserve.
    ReserveLaid(ReserveLaid),
    /// Cards went to a combat hand.
    CombatHandDrawn(CombatHandDrawn),
    /// The Time Tokens were piled up.
    TimePileLaid {
        /// How many.
        count: u8,
    },
    /// A round began.
    RoundBegan {
        /// Its number, from 1.
        round: u8,
    },
    /// A phase began.
    PhaseBegan(PhaseBegan),
    /// A player's clock was started, stopped or taken away.
    ClockSet(ClockSet),
    /// A track rose.
    ResourceGained(ResourceGained),
    /// A track fell.
    ResourceSpent(ResourceSpent),
    /// A command card was played.
    CommandPlayed(CommandPlayed),
    /// A player used the discount of the Time Token.
    DiscountUsed {
        /// Who.
        post: Post,
    },
    /// A player paid its surcharge.
    SurchargePaid {
        /// Who.
        post: Post,
    },
    /// A Special Command lies on the sheet.
    SpecialCommandKept(SpecialCommandKept),
    /// A Special Command left the match.
    SpecialCommandUsedUp(SpecialCommandUsedUp),
    /// An Improvement was played.
    ImprovementPlayed(ImprovementPlayed),
    /// An Improvement left the match.
    ImprovementLost(ImprovementLost),
    /// A territory was destroyed.
    TerritoryDestroyed(TerritoryDestroyed),
    /// A player may play a conquest card.
    ConquestWindowOpened(ConquestWindowOpened),
    /// He no longer may.
    ConquestWindowClosed {
        /// Who.
        post: Post,
    },
    /// A command card was discarded unused.
    CommandCardDiscarded(CommandCardDiscarded),
    /// Unit tiles came from a supply.
    UnitsPlaced(UnitsPlaced),
    /// Black Ops came onto the board.
    BlackOpsPlaced(BlackOpsPlaced),
    /// The units of a neutral continent came to help.
    HelpArrived(HelpArrived),
    /// Tiles moved.
    TilesMoved(TilesMoved),
    /// Tiles were destroyed.
    TilesDestroyed(TilesDestroyed),
    /// An army moved from the Battlefront into the empty Headquarters.
    Conquered(Conquered),
    /// Tiles stand in a Headquarters that was empty.
    Occupied(Occupied),
    /// Nobody stands in a Headquarters any more.
    LeftUncontrolled(LeftUncontrolled),
    /// The Occupation Token made a step.
    OccupationTokenMoved(OccupationTokenMoved),
    /// A Terror Token was put on a territory.
    TerrorPlaced(TerrorPlaced),
    /// A Terror Token went back to its owner.
    TerrorReturned {
        /// Whose.
        post: Post,
    },
    /// An Electronic Warfare Token was put on an orbital sector.
    ElectronicWarfarePlaced(ElectronicWarfarePlaced),
    /// An Electronic Warfare Token went back to its owner.
    ElectronicWarfareReturned {
        /// Whose.
        post: Post,
    },
    /// A player gave Money.
    MoneyGiven(MoneyGiven),
    /// A player gave a Command Point.
    CommandPointGiven(CommandPointGiven),
    /// Loan Tokens left the match.
    LoansUsed(LoansUsed),
    /// A Guidance Token left the match.
    GuidanceUsed(GuidanceUsed),
    /// A transit permit was set; told to the UWC alone.
    TransitPermitSet(TransitPermitSet),
    /// A transit was paid by a permit; told to the UWC alone.
    TransitPermitUsed(TransitPermitUsed),
    /// A player finished his Command Phase.
    DeclaredDone {
        /// Who.
        post: Post,
    },
    /// A player took that back.
    DoneWithdrawn {
        /// Who.
        post: Post,
    },
    /// A combat opened.
    CombatOpened(CombatOpened),
    /// The defender laid a card face down.
    DefenceCardLaid(DefenceCardLaid),
    /// The attacker laid a card face down.
    AttackCardLaid(AttackCardLaid),
    /// Both cards were turned over.
    CombatCardsRevealed(CombatCardsRevealed),
    /// The defender may let his Fortifications replace his card.
    FortificationsAwaited(DecisionAwaited),
    /// He has decided.
    FortificationsDecided(FortificationsDecided),
    /// The attacker may shift his card.
    InitiativeAwaited(DecisionAwaited),
    /// He has decided.
    InitiativeDecided(InitiativeDecided),
    /// A pair of facing squares was compared.
    SquaresCompared(SquaresCompared),
    /// The used cards went to the discard piles.
    CombatCardsDiscarded(CombatCardsDiscarded),
    /// A combat hand was refilled.
    CombatHandRefilled(CombatHandRefilled),
    /// A player got new combat cards for his old ones.
    CombatSetRedrawn(CombatSetRedrawn),
    /// A combat closed.
    CombatClosed {
        /// On which continent.
        continent: Continent,
    },
    /// A personal combat set was shuffled into a deck.
    CombatSetShuffled(CombatSetShuffled),
    /// Combat cards were switched with the bank.
    CombatCardsSwitched(CombatCardsSwitched),
    /// A player finished his End Phase.
    EndPhaseSubmitted {
        /// Who.
        post: Post,
    },
    /// A Time Token was turned face up.
    TimeTokenTurned(TimeTokenTurned),
    /// A player left for good.
    SeatGivenUp(SeatGivenUp),
    /// The match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

#[cfg(test)]
mod tests;
