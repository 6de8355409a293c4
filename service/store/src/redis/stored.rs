//! What lies in the hash of a head and in the stream of a log, field by field.

use std::collections::BTreeMap;

use bytes::Bytes;
use redis::Value;

use super::reply::{array, bytes, fields, next, number, stamp, text};
use crate::entry::{Entry, Line, Told};
use crate::error::StoreError;
use crate::head::{Head, Mark, Origin, Snapshot, Status};
use crate::ids::{MatchId, Tenant, Version, ViewerKey};
use crate::request::Fingerprint;
use crate::tip::Tip;

/// A status by its name in the head.
pub(super) fn status(name: &str) -> Result<Status, StoreError> {
    match name {
        "active" => Ok(Status::Active),
        "ended" => Ok(Status::Ended),
        "closed" => Ok(Status::Closed),
        _ => Err(StoreError::corrupt("a status nobody knows")),
    }
}

/// The name of a status in the head.
pub(super) fn status_name(status: Status) -> &'static str {
    match status {
        Status::Active => "active",
        Status::Ended => "ended",
        Status::Closed => "closed",
    }
}

/// The entries of a range of the log.
pub(super) fn entries(value: Value) -> Result<Vec<Entry>, StoreError> {
    array(value)?.into_iter().map(entry).collect()
}

fn tip(value: Value) -> Result<Tip, StoreError> {
    let bytes = bytes(value)?;
    bytes.as_ref().try_into().map(Tip).map_err(|_| StoreError::corrupt("a tip of another length"))
}

/// The id of an entry: `n-0`.
fn place(value: Value) -> Result<u64, StoreError> {
    let id = text(value)?;
    let n = id.strip_suffix("-0").and_then(|n| n.parse().ok());
    n.ok_or_else(|| StoreError::corrupt("an entry with an id that is none"))
}

fn entry(value: Value) -> Result<Entry, StoreError> {
    let mut parts = array(value)?.into_iter();
    let n = place(next(&mut parts)?)?;
    let (mut deed, mut at, mut first_word, mut tip_after) = (None, None, None, None);
    let mut told: Vec<Told> = Vec::new();
    for (name, value) in fields(next(&mut parts)?)? {
        match name.as_str() {
            "deed" => deed = Some(bytes(value)?),
            "at" => at = Some(stamp(value)?),
            "word" => first_word = Some(number(value)?),
            "tip" => tip_after = Some(tip(value)?),
            name => match name.split_once(':') {
                Some(("v", key)) => {
                    let version = Version(number(value)?);
                    told.push(Told { viewer: viewer(key)?, version, entry: Bytes::new() });
                }
                Some(("t", key)) => {
                    let (viewer, entry) = (viewer(key)?, bytes(value)?);
                    let told = told.iter_mut().find(|told| told.viewer == viewer);
                    told.ok_or_else(|| lacks("version"))?.entry = entry;
                }
                // A later version's field.
                _ => {}
            },
        }
    }
    Ok(Entry {
        n,
        deed: deed.ok_or_else(|| lacks("deed"))?,
        at: at.ok_or_else(|| lacks("time"))?,
        first_word: first_word.ok_or_else(|| lacks("first word"))?,
        tip: tip_after.ok_or_else(|| lacks("tip"))?,
        told,
    })
}

fn lacks(what: &str) -> StoreError {
    StoreError::corrupt(format!("an entry that lacks its {what}"))
}

/// An entry as `first_after.lua` lists it for one viewer.
pub(super) fn line(value: Value) -> Result<Line, StoreError> {
    let mut parts = array(value)?.into_iter();
    Ok(Line {
        n: place(next(&mut parts)?)?,
        at: stamp(next(&mut parts)?)?,
        version: Version(number(next(&mut parts)?)?),
        entry: bytes(next(&mut parts)?)?,
    })
}

fn viewer(key: &str) -> Result<ViewerKey, StoreError> {
    key.parse().map_err(|_| StoreError::corrupt("a viewer nobody knows"))
}

/// The fields of a head, taken out one by one.
struct HeadFields(BTreeMap<String, Value>);

impl HeadFields {
    fn take(&mut self, name: &str) -> Result<Value, StoreError> {
        let value = self.0.remove(name);
        value.ok_or_else(|| StoreError::corrupt(format!("a head that lacks `{name}`")))
    }

    /// The numbers under all names with a prefix, by what follows it.
    fn numbers<K: Ord>(
        &self,
        prefix: &str,
        key: impl Fn(&str) -> Result<K, StoreError>,
    ) -> Result<BTreeMap<K, u64>, StoreError> {
        let mut numbers = BTreeMap::new();
        for (name, value) in &self.0 {
            if let Some(rest) = name.strip_prefix(prefix) {
                numbers.insert(key(rest)?, number(value.clone())?);
            }
        }
        Ok(numbers)
    }
}

/// A head, from all the fields of its hash.
pub(super) fn head(id: &MatchId, value: Value) -> Result<Head, StoreError> {
    let mut held = HeadFields(fields(value)?.into_iter().collect());
    let deadline = bytes(held.take("deadline")?)?;
    let seat = |key: &str| key.parse().map_err(|_| StoreError::corrupt("a seat out of range"));
    let versions = held.numbers("v:", viewer)?;
    Ok(Head {
        match_id: id.clone(),
        tenant: Tenant::new(&text(held.take("tenant")?)?)
            .map_err(|unfit| StoreError::corrupt(unfit.to_string()))?,
        n: number(held.take("n")?)?,
        tip: tip(held.take("tip")?)?,
        at: stamp(held.take("at")?)?,
        created_at: stamp(held.take("created")?)?,
        status: status(&text(held.take("status")?)?)?,
        versions: versions.into_iter().map(|(key, count)| (key, Version(count))).collect(),
        deadline: if deadline.is_empty() {
            None
        } else {
            Some(stamp(Value::BulkString(deadline.into()))?)
        },
        generations: held.numbers("g:", seat)?,
        snapshot: Snapshot {
            format: text(held.take("format")?)?,
            bytes: bytes(held.take("snapshot")?)?,
        },
        origin: Origin(bytes(held.take("origin")?)?),
        beside: bytes(held.take("beside")?)?,
    })
}

/// A mark as the scripts write the mark of an unsettled change.
pub(super) fn mark_name(mark: &Mark) -> Vec<u8> {
    let Mark { n, tip, status, renewals } = mark;
    let mut name = format!("{n}:{renewals}:{}:", status_name(*status)).into_bytes();
    name.extend_from_slice(&tip.0);
    name
}

/// The fields of a new match's hash, names and values in turn.
pub(super) fn new_fields(head: &Head, fingerprint: Fingerprint) -> Vec<(String, Bytes)> {
    let deadline = head.deadline.map(|deadline| deadline.to_string()).unwrap_or_default();
    let mut fields = vec![
        ("tenant".to_owned(), Bytes::from(head.tenant.to_string())),
        ("fingerprint".to_owned(), Bytes::copy_from_slice(&fingerprint.0)),
        ("created".to_owned(), head.created_at.to_string().into()),
        ("origin".to_owned(), head.origin.0.clone()),
        ("beside".to_owned(), head.beside.clone()),
        ("n".to_owned(), head.n.to_string().into()),
        ("tip".to_owned(), Bytes::copy_from_slice(&head.tip.0)),
        ("at".to_owned(), head.at.to_string().into()),
        ("status".to_owned(), status_name(head.status).into()),
        ("deadline".to_owned(), deadline.into()),
        ("format".to_owned(), head.snapshot.format.clone().into()),
        ("snapshot".to_owned(), head.snapshot.bytes.clone()),
    ];
    for (viewer, version) in &head.versions {
        fields.push((format!("v:{viewer}"), version.to_string().into()));
    }
    fields
}
