//! A thin client for Umpire, the rules service for tabletop games.
//!
//! [`Umpire`] is the house: it makes matches. [`SeatAt`] is one seat of one match: it looks, asks what may be done, does it
//! and watches. A refusal by the rules is an answer, not an error: see [`Answer`].
//!
//! ```no_run
//! use umpire_client::{Answer, Umpire};
//!
//! # async fn play() -> Result<(), umpire_client::Error> {
//! let house = Umpire::connect("http://127.0.0.1:8080").await?;
//! let opened = house.open_match("iron-sky", ["Ada", "Bo"]).await?;
//! for seat in &opened.seats {
//!     let choices = seat.choices().await?;
//!     if let Some(action) = choices.into_iter().find_map(|choice| choice.action) {
//!         match seat.submit(action).await? {
//!             Answer::Accepted(entry) => println!("now at version {}", entry.version),
//!             Answer::Rejected(violations) => println!("no: {violations:?}"),
//!             Answer::Stale { version } => println!("look again: the match is at {version}"),
//!         }
//!     }
//! }
//! # Ok(())
//! # }
//! ```

mod answer;
mod error;
mod house;
mod seat;

pub use answer::Answer;
pub use error::Error;
pub use house::{Opened, Umpire};
pub use seat::SeatAt;
pub use umpire_contract::umpire as contract;
