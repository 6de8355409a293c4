//! What a script replies: a code, the store's clock, a change not yet settled, and what the code
//! brings along.

use std::vec;

use bytes::Bytes;
use redis::Value;

use super::stored;
use crate::clock::Stamp;
use crate::entry::{Entry, Lines};
use crate::error::StoreError;
use crate::head::Head;
use crate::ids::{MatchId, Version};

/// A script's reply, taken apart from the front.
pub(super) struct Reply {
    pub(super) code: String,
    pub(super) now: Stamp,
    /// The mark of a change that is kept and not yet as durable as it shall be.
    pub(super) unsettled: Option<Bytes>,
    rest: vec::IntoIter<Value>,
}

impl Reply {
    pub(super) fn new(value: Value) -> Result<Self, StoreError> {
        let mut parts = array(value)?.into_iter();
        let code = text(next(&mut parts)?)?;
        let now = stamp(next(&mut parts)?)?;
        let unsettled = bytes(next(&mut parts)?)?;
        Ok(Self {
            code,
            now,
            unsettled: Some(unsettled).filter(|mark| !mark.is_empty()),
            rest: parts,
        })
    }

    pub(super) fn next(&mut self) -> Result<Value, StoreError> {
        next(&mut self.rest)
    }

    /// The head that comes along.
    pub(super) fn head(&mut self, id: &MatchId) -> Result<Box<Head>, StoreError> {
        stored::head(id, self.next()?).map(Box::new)
    }

    /// The one entry that comes along; a log that lacks it is broken.
    pub(super) fn entry(&mut self) -> Result<Entry, StoreError> {
        let entries = stored::entries(self.next()?)?;
        entries.into_iter().next().ok_or_else(|| StoreError::corrupt("a log that lacks an entry"))
    }

    /// What a viewer was told, as it comes along.
    pub(super) fn lines(&mut self) -> Result<Lines, StoreError> {
        let n = number(self.next()?)?;
        let status = stored::status(&text(self.next()?)?)?;
        let version = Version(number(self.next()?)?);
        let lines = array(self.next()?)?.into_iter().map(stored::line).collect::<Result<_, _>>()?;
        Ok(Lines { lines, version, n, status })
    }

    /// A code this script does not have.
    pub(super) fn unknown(&self) -> StoreError {
        StoreError::corrupt(format!("a script replied `{}`", self.code))
    }
}

/// The list in a value.
pub(super) fn array(value: Value) -> Result<Vec<Value>, StoreError> {
    match value {
        Value::Array(values) => Ok(values),
        _ => Err(StoreError::corrupt("a reply that is no list")),
    }
}

/// The bytes in a value.
pub(super) fn bytes(value: Value) -> Result<Bytes, StoreError> {
    match value {
        Value::BulkString(bytes) => Ok(bytes.into()),
        Value::SimpleString(text) => Ok(text.into()),
        Value::Int(number) => Ok(number.to_string().into()),
        _ => Err(StoreError::corrupt("a reply that is no text")),
    }
}

/// The text in a value.
pub(super) fn text(value: Value) -> Result<String, StoreError> {
    String::from_utf8(bytes(value)?.into()).map_err(|_| StoreError::corrupt("a text not in UTF-8"))
}

/// The number in a value.
pub(super) fn number(value: Value) -> Result<u64, StoreError> {
    text(value)?.parse().map_err(|_| StoreError::corrupt("a number that is none"))
}

/// The moment in a value.
pub(super) fn stamp(value: Value) -> Result<Stamp, StoreError> {
    number(value).map(Stamp::from_ms)
}

/// The next value of a list that must have one.
pub(super) fn next(values: &mut vec::IntoIter<Value>) -> Result<Value, StoreError> {
    values.next().ok_or_else(|| StoreError::corrupt("a reply that is too short"))
}

/// Names and values in the order they came.
pub(super) fn fields(value: Value) -> Result<Vec<(String, Value)>, StoreError> {
    let mut values = array(value)?.into_iter();
    let mut fields = Vec::new();
    while let Some(name) = values.next() {
        fields.push((text(name)?, next(&mut values)?));
    }
    Ok(fields)
}
