//! The properties every game is held to.
//!
//! A game says in a [`Spec`] what only it knows (how to deal anew what a viewer cannot see, what must be conserved) and
//! is held to every [`Law`] by one call, [`Spec::hold`]: random matches are played to their end, and each table on the
//! way is put to the test. What fails is named by a [`Breach`] with the case that shows it again.
//!
//! | Question | Module |
//! |---|---|
//! | What does a game have to say? | [`spec`] |
//! | What is it held to? | [`law`] |
//! | How often is each law put to the test? | [`thoroughness`], [`tally`] |
//! | What broke it, and where? | [`breach`] |
//! | Does another process play the same match? | [`fresh`] |
//! | What does a match look like, viewer by viewer? | [`mod@playthrough`] |

pub mod breach;
mod difference;
pub mod fresh;
pub mod law;
mod laws;
mod moment;
pub mod playthrough;
pub mod spec;
pub mod tally;
pub mod thoroughness;
mod trial;

pub use breach::Breach;
pub use law::Law;
pub use playthrough::playthrough;
pub use spec::Spec;
pub use tally::Tally;
pub use thoroughness::Thoroughness;
