//! A toy: each player holds a hidden hand, plays a card a turn and draws another, gives coins away and writes down a
//! secret number. Whoever has played the most wins. A [`Flaw`] breaks it in one place.

mod act;
mod game;
mod sight;
mod spec;
mod table;

pub use act::Act;
pub use game::Toy;
pub use spec::spec;
pub use table::Options;

use umpire_engine::RuleId;

/// The one rule there is.
const RULE: RuleId = RuleId::new("T-1");

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
