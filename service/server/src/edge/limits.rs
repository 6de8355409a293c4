//! What a request may use.

use std::time::Duration;

use serde::Deserialize;

use crate::config::span::{count, millis};

/// What a request may use.
#[derive(Debug, Clone, Deserialize)]
pub struct Limits {
    /// The longest body, in bytes.
    #[serde(rename = "body_limit_bytes", deserialize_with = "count")]
    pub body_bytes: usize,
    /// How long it may take, unless its caller gave it less.
    #[serde(rename = "request_timeout_ms", deserialize_with = "millis")]
    pub request_timeout: Duration,
    /// How many are worked on at once.
    #[serde(rename = "request_limit", deserialize_with = "count")]
    pub requests: usize,
    /// How many watches are open at once.
    #[serde(rename = "watch_limit", deserialize_with = "count")]
    pub watches: usize,
}
