//! Where matches are kept.
//!
//! The store keeps bytes and knows no game. A match is a [`Head`] (how it stands) on top of a log of
//! [`Entry`]s (what was done, and what each viewer was told of it); [`Store`] is the one interface, with
//! two homes behind it: [`Embedded`], a file or the memory of one process, and [`Redis`], a server that
//! any number of processes share. Both pass the same cases, and so must any other.
//!
//! # The life of a commit
//!
//! 1. The server has a [`Head`], perhaps cached, and judges a deed on the table in it. If it refuses, it
//!    asks [`Store::confirm`] first: no refusal comes from a cache.
//! 2. [`Head::commit`] makes the [`Commit`]: the entry's place is the head's plus one, each viewer who is
//!    told something gets its next [`Version`] and everybody else keeps the one it had, and the [`Tip`]
//!    chains the entry to the history before it. None of this can be got wrong by a caller.
//! 3. [`Store::commit`] compares and changes in one step. The first that holds is the answer: the match is
//!    gone; the request was seen or is reused; the match is over; the head is stale; the stamp is bad; done.
//!    The embedded store does this in a transaction of its one writing thread, Redis in `commit.lua`.
//! 4. Once the change is as durable as the store was set up to make it, the answer leaves, and a [`Notice`]
//!    that says no more than "look".
//! 5. [`Head::after`] gives the head the server may cache. Watchers read [`Store::first_after`] their own
//!    version.
//!
//! # What holds
//!
//! - A request id is looked up before all else, so a retry gets the first answer whatever has become of
//!   the match; seat and id together name a request, the [`Fingerprint`] says whether it is the same one.
//! - `n` says how far a log goes and the tip says which log it is: a process that remembers entries its
//!   store has lost cannot commit on top of others.
//! - Time is the store's. Its clock never shows less than the head's stamp, so a clock set back holds no
//!   match up.
//! - A [`Mark`] also counts the tokens made anew, so a cached head never lets in a token that has ended.
//! - All keys of a match and the indexes it is in lie in its [`Bucket`] and change together.
//! - What cannot be read is [`StoreError::Corrupt`], never a panic, and harms no other match.
//!
//! # What is deliberately absent
//!
//! Games, views and permissions; deletion and retention; locks (of two commits on one head, one is
//! stale). Nothing reads the outbox yet, so only Redis writes one, where it must be in the same script.

mod clock;
mod commit;
mod create;
mod embedded;
mod entry;
mod error;
mod head;
mod ids;
mod key;
mod notice;
mod redis;
mod request;
mod store;
#[cfg(feature = "suite")]
pub mod suite;
mod tip;

pub use clock::{Clock, Stamp, Stamped};
pub use commit::{Commit, Committed, Confirmed, Turn};
pub use create::{Created, New};
pub use embedded::Embedded;
pub use entry::{Entry, Line, Lines, Told};
pub use error::{OpenError, StoreError, Unfit};
pub use head::{Head, Mark, Origin, Snapshot, Status};
pub use ids::{BUCKETS, Bucket, MatchId, Tenant, Version, ViewerKey};
pub use key::{KeyDigest, KeyRecord, Label};
pub use notice::{Notice, Notices};
pub use redis::{Durability, Redis, RedisOptions};
pub use request::{Fingerprint, RequestKey};
pub use store::{Due, MAX_PAGE, Store};
pub use tip::Tip;
