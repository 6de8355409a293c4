//! The two doors of a server, asked alike.

use std::sync::Arc;

use clap::ValueEnum;
use thiserror::Error;
use umpire_client::{Answer, Error, SeatAt, Umpire};
use umpire_contract::umpire::v1::{
    Action, Choice, CreateMatchRequest, Decision, Entry, MatchSummary, SeatRequest,
};

use crate::ahead::GAME;
use crate::rest::{RestHouse, RestSeat};
use crate::target::Target;

/// Which door is taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Door {
    /// gRPC, through the Rust SDK.
    Grpc,
    /// REST, as JSON over HTTP/1.1.
    Rest,
}

/// Why a call did not do what it was to do; errors are counted by this.
#[derive(Clone, Debug, Error, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Mishap {
    /// By the rules: the first one that is cited.
    #[error("rejected by {0}")]
    Rejected(String),
    /// Somebody else had acted.
    #[error("stale version")]
    Stale,
    /// Not by the rules: the reason, or the status.
    #[error("refused: {0}")]
    Refused(String),
    /// No answer.
    #[error("no answer")]
    Unanswered,
    /// An answer that is none.
    #[error("unreadable answer")]
    Unreadable,
    /// Something is awaited of a seat, and nothing is listed for it.
    #[error("nothing listed")]
    NothingListed,
}

/// A connection to the server.
#[derive(Clone)]
pub(crate) enum House {
    Grpc(Umpire),
    Rest(Arc<RestHouse>),
}

/// A seat of a match.
#[derive(Clone)]
pub(crate) enum Seat {
    Grpc(SeatAt),
    Rest(Box<RestSeat>),
}

/// A match that was made.
pub(crate) struct Opened {
    /// Its id.
    pub(crate) id: String,
    /// Its seats, in order.
    pub(crate) seats: Vec<Seat>,
    /// What is awaited first.
    pub(crate) pending: Vec<Decision>,
}

impl House {
    /// A connection of its own.
    ///
    /// # Errors
    /// Nobody listens there.
    pub(crate) async fn connect(door: Door, target: Target) -> Result<Self, Mishap> {
        Ok(match door {
            Door::Grpc => Self::Grpc(Umpire::connect(target.to_string()).await?),
            Door::Rest => Self::Rest(Arc::new(RestHouse::at(target))),
        })
    }

    /// Makes a match of so many players, with this seed.
    ///
    /// # Errors
    /// The server does not.
    pub(crate) async fn open(&self, players: u8, seed: [u8; 32]) -> Result<Opened, Mishap> {
        let name = |number| SeatRequest { name: format!("Player {number}"), entropy: None };
        let request = CreateMatchRequest {
            game: GAME.to_owned(),
            seats: (1..=players).map(name).collect(),
            seed: Some(seed.to_vec()),
            ..Default::default()
        };
        match self {
            Self::Grpc(umpire) => {
                let opened = umpire.create_match(request).await?;
                Ok(Opened::of(opened.summary, opened.seats.into_iter().map(Seat::Grpc)))
            }
            Self::Rest(house) => {
                let (summary, seats) = house.create_match(&request).await?;
                Ok(Opened::of(summary, seats.into_iter().map(Box::new).map(Seat::Rest)))
            }
        }
    }
}

impl Opened {
    fn of(summary: MatchSummary, seats: impl Iterator<Item = Seat>) -> Self {
        Self { id: summary.id, seats: seats.collect(), pending: summary.pending }
    }
}

impl Seat {
    /// Does an action.
    ///
    /// # Errors
    /// It is not done.
    pub(crate) async fn submit(&self, action: Action) -> Result<Entry, Mishap> {
        match self {
            Self::Grpc(seat) => match seat.submit(action).await? {
                Answer::Accepted(entry) => Ok(entry),
                Answer::Rejected(violations) => Err(Mishap::Rejected(
                    violations.into_iter().next().map(|first| first.rule).unwrap_or_default(),
                )),
                Answer::Stale { .. } => Err(Mishap::Stale),
            },
            Self::Rest(seat) => seat.submit(&action).await,
        }
    }

    /// All that it may do now.
    ///
    /// # Errors
    /// They are not listed.
    pub(crate) async fn choices(&self) -> Result<Vec<Choice>, Mishap> {
        match self {
            Self::Grpc(seat) => Ok(seat.choices().await?),
            Self::Rest(seat) => seat.choices().await,
        }
    }
}

impl From<Error> for Mishap {
    fn from(error: Error) -> Self {
        match &error {
            Error::Transport(_) => Self::Unanswered,
            Error::Credential => Self::Unreadable,
            Error::Refused(status) => Self::Refused(match error.fault() {
                Some(fault) => fault.reason().as_str_name().to_owned(),
                None => format!("{:?}", status.code()),
            }),
        }
    }
}
