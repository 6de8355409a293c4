//! What the keys are called.
//!
//! The bucket in braces is a key's hash tag: all keys of a bucket lie in one slot of a Cluster, so one
//! script may change them together.

use crate::ids::{Bucket, MatchId, Tenant};

/// Which format the store has.
pub(super) const FORMAT: &str = "umpire:format";
/// API keys, by digest.
pub(super) const API_KEYS: &str = "umpire:keys";
/// Secrets of the service, by name.
pub(super) const SECRETS: &str = "umpire:secrets";
/// Written to, so that a wait for replicas has something to wait for.
pub(super) const SETTLED: &str = "umpire:settled";
/// Every bucket's notices.
pub(super) const ALL_NOTICES: &str = "umpire:{*}:told";

/// How a match stands: a hash.
pub(super) fn head(id: &MatchId) -> String {
    format!("umpire:{{{}}}:{id}:head", id.bucket())
}

/// Its entries: a stream, with ids from `1-0`.
pub(super) fn log(id: &MatchId) -> String {
    format!("umpire:{{{}}}:{id}:log", id.bucket())
}

/// What its requests became: a hash, from seat and request id to fingerprint and entry.
pub(super) fn asked(id: &MatchId) -> String {
    format!("umpire:{{{}}}:{id}:asked", id.bucket())
}

/// Matches of a bucket by their next deadline: a sorted set.
pub(super) fn due(bucket: Bucket) -> String {
    format!("umpire:{{{bucket}}}:due")
}

/// The outbox of a bucket, for work that follows a change: a stream.
pub(super) fn out(bucket: Bucket) -> String {
    format!("umpire:{{{bucket}}}:out")
}

/// Notices of a bucket: a channel.
pub(super) fn told(bucket: Bucket) -> String {
    format!("umpire:{{{bucket}}}:told")
}

/// A tenant's matches within a bucket: a sorted set, by name.
pub(super) fn owned(bucket: Bucket, tenant: &Tenant) -> String {
    format!("umpire:{{{bucket}}}:owned:{tenant}")
}
