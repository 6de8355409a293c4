//! Every setting as a flag and an environment variable.

use std::path::PathBuf;

use clap::Args;
use serde::Serialize;

use super::Durability;
use crate::telemetry::LogFormat;

/// The settings given on the command line or in the environment; what is absent is left to the file.
///
/// A field has the name of its key in `config.default.toml`, where its meaning is told at length.
#[derive(Debug, Clone, Default, Args, Serialize)]
pub struct Flags {
    /// A file with your settings; `umpire serve --print-config` prints all of them
    #[arg(long, env = "UMPIRE_CONFIG", value_name = "PATH")]
    #[serde(skip)]
    pub config: Option<PathBuf>,

    /// Address and port for everything
    #[arg(long, env = "UMPIRE_LISTEN", value_name = "ADDRESS")]
    pub listen: Option<String>,
    /// Ask nobody for a key; only on a loopback address
    #[arg(long, env = "UMPIRE_DEV", num_args = 0..=1, require_equals = true, default_missing_value = "true")]
    pub dev: Option<bool>,

    /// Where matches are kept: memory, file:PATH or redis://HOST:PORT/DB
    #[arg(long, env = "UMPIRE_STORE", value_name = "STORE", hide_env_values = true)]
    pub store: Option<String>,
    /// When an answer leaves
    #[arg(long, env = "UMPIRE_DURABILITY", value_enum)]
    pub durability: Option<Durability>,

    /// Folders with content packs of your own, or with a pack in each folder in them
    #[arg(long, env = "UMPIRE_CONTENT", value_name = "DIR", value_delimiter = ',')]
    pub content: Option<Vec<PathBuf>>,

    /// How many replicas may be promoted
    #[arg(long, env = "UMPIRE_REPLICAS", value_name = "COUNT")]
    pub replicas: Option<u64>,
    /// How long replicas may take
    #[arg(long, env = "UMPIRE_REPLICA_TIMEOUT_MS", value_name = "MS")]
    pub replica_timeout_ms: Option<u64>,

    /// What seat tokens are sealed with; better given in the environment
    #[arg(long, env = "UMPIRE_TOKEN_SECRET", value_name = "SECRET", hide_env_values = true)]
    pub token_secret: Option<String>,
    /// How long a seat token opens its seat
    #[arg(long, env = "UMPIRE_TOKEN_HOURS", value_name = "HOURS")]
    pub token_hours: Option<u64>,
    /// How long a good API key is believed without asking the store
    #[arg(long, env = "UMPIRE_KEY_MEMORY_SECONDS", value_name = "SECONDS")]
    pub key_memory_seconds: Option<u64>,
    /// Origins that browsers may call from
    #[arg(long, env = "UMPIRE_CORS_ORIGINS", value_name = "ORIGINS", value_delimiter = ',')]
    pub cors_origins: Option<Vec<String>>,

    /// The longest body of a request
    #[arg(long, env = "UMPIRE_BODY_LIMIT_BYTES", value_name = "BYTES")]
    pub body_limit_bytes: Option<u64>,
    /// How long a request may take
    #[arg(long, env = "UMPIRE_REQUEST_TIMEOUT_MS", value_name = "MS")]
    pub request_timeout_ms: Option<u64>,
    /// How many requests are worked on at once
    #[arg(long, env = "UMPIRE_REQUEST_LIMIT", value_name = "COUNT")]
    pub request_limit: Option<u64>,
    /// How many watches are open at once
    #[arg(long, env = "UMPIRE_WATCH_LIMIT", value_name = "COUNT")]
    pub watch_limit: Option<u64>,

    /// How many watches of one match are open at once
    #[arg(long, env = "UMPIRE_WATCHERS_PER_MATCH", value_name = "COUNT")]
    pub watchers_per_match: Option<u64>,
    /// How often a watched match is looked at
    #[arg(long, env = "UMPIRE_WATCH_LOOK_MS", value_name = "MS")]
    pub watch_look_ms: Option<u64>,
    /// How long a watcher may leave what it is told lying
    #[arg(long, env = "UMPIRE_WATCH_STALL_SECONDS", value_name = "SECONDS")]
    pub watch_stall_seconds: Option<u64>,

    /// How many rows a list answers with
    #[arg(long, env = "UMPIRE_PAGE_SIZE", value_name = "COUNT")]
    pub page_size: Option<u64>,
    /// The longest action
    #[arg(long, env = "UMPIRE_ACTION_LIMIT_BYTES", value_name = "BYTES")]
    pub action_limit_bytes: Option<u64>,
    /// How many matches are kept at hand
    #[arg(long, env = "UMPIRE_WARM_MATCHES", value_name = "COUNT")]
    pub warm_matches: Option<u64>,
    /// How many records are replayed at once
    #[arg(long, env = "UMPIRE_REPLAY_LIMIT", value_name = "COUNT")]
    pub replay_limit: Option<u64>,
    /// The longest record that is replayed on request
    #[arg(long, env = "UMPIRE_RECORD_LIMIT_ENTRIES", value_name = "COUNT")]
    pub record_limit_entries: Option<u64>,

    /// How often clocks are looked at
    #[arg(long, env = "UMPIRE_CLERK_TICK_MS", value_name = "MS")]
    pub clerk_tick_ms: Option<u64>,
    /// How long after a deadline the clock answers
    #[arg(long, env = "UMPIRE_CLERK_GRACE_MS", value_name = "MS")]
    pub clerk_grace_ms: Option<u64>,
    /// How many matches the clock attends to at a time
    #[arg(long, env = "UMPIRE_CLERK_BATCH", value_name = "COUNT")]
    pub clerk_batch: Option<u64>,

    /// How many connections are open at once
    #[arg(long, env = "UMPIRE_CONNECTION_LIMIT", value_name = "COUNT")]
    pub connection_limit: Option<u64>,
    /// How many requests one HTTP/2 connection may have in flight
    #[arg(long, env = "UMPIRE_STREAMS_PER_CONNECTION", value_name = "COUNT")]
    pub streams_per_connection: Option<u64>,
    /// How long a client may take to send its headers
    #[arg(long, env = "UMPIRE_HEADER_TIMEOUT_MS", value_name = "MS")]
    pub header_timeout_ms: Option<u64>,
    /// How often a silent HTTP/2 connection is asked whether it is still there
    #[arg(long, env = "UMPIRE_KEEP_ALIVE_SECONDS", value_name = "SECONDS")]
    pub keep_alive_seconds: Option<u64>,
    /// How long a connection lasts
    #[arg(long, env = "UMPIRE_CONNECTION_AGE_SECONDS", value_name = "SECONDS")]
    pub connection_age_seconds: Option<u64>,
    /// How long requests in flight may take to finish when the process ends
    #[arg(long, env = "UMPIRE_DRAIN_SECONDS", value_name = "SECONDS")]
    pub drain_seconds: Option<u64>,

    /// How log lines look
    #[arg(long, env = "UMPIRE_LOG_FORMAT", value_enum)]
    pub log_format: Option<LogFormat>,
    /// What is logged: a level, or target=level by comma
    #[arg(long, env = "UMPIRE_LOG_FILTER", value_name = "FILTER")]
    pub log_filter: Option<String>,
    /// Where traces, metrics and logs go by OTLP over gRPC
    #[arg(long, env = "UMPIRE_TELEMETRY_ENDPOINT", value_name = "URL")]
    pub telemetry_endpoint: Option<String>,
    /// How often metrics are sent
    #[arg(long, env = "UMPIRE_TELEMETRY_INTERVAL_SECONDS", value_name = "SECONDS")]
    pub telemetry_interval_seconds: Option<u64>,
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_key_of_the_manual_is_a_flag_and_an_environment_variable() {
        let command = Flags::augment_args(clap::Command::new("serve"));
        let manual: toml::Table = crate::config::DEFAULT.parse().unwrap();
        let mut keys: BTreeSet<String> = manual.keys().cloned().collect();
        keys.insert("config".to_owned());
        let mut flags = BTreeSet::new();
        for flag in command.get_arguments() {
            let key = flag.get_id().as_str().to_owned();
            assert_eq!(flag.get_long(), Some(key.replace('_', "-").as_str()));
            let variable = format!("UMPIRE_{}", key.to_uppercase());
            assert_eq!(flag.get_env().and_then(|name| name.to_str()), Some(variable.as_str()));
            flags.insert(key);
        }
        assert_eq!(flags, keys);
    }
}
