//! A toy: each player holds a hidden hand, plays a card a turn and draws another, gives coins away and writes down a
//! secret number. Whoever has played the most wins. A [`Flaw`] breaks it in one place.

mod game;
mod spec;
mod table;

pub use spec::spec;

/// In which way the game is broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    None,
    RefusesOptions,
    Remembers,
    EvolvesOtherwise,
    RefusalMarks,
    CitesNothing,
    Shouts,
    OffersTooMuch,
    OffersTooLittle,
    WideDomain,
    RashPreview,
    OverfullHand,
    LosesACard,
    ShowsHands,
    KnowingRefusal,
    TellsTheDraw,
    OfferDependsOnDeck,
    TellsSecrets,
    SecretMovesPending,
    ForgetsToFollow,
    AwaitsNobody,
    AwaitsTheMute,
    EarlyClock,
    DeafClock,
    PlaysOn,
    Endless,
    ForgetfulStore,
    Panics,
    OffersToStrangers,
    SecretShown,
}
