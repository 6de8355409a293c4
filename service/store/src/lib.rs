//! Where matches are kept.

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
