//! Which server may be put under load: one on this machine, and no other.

use std::fmt;
use std::net::SocketAddr;
use std::str::FromStr;

use thiserror::Error;

/// A server on the loopback.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Target(SocketAddr);

/// Why an address is no target.
#[derive(Debug, Error, PartialEq, Eq)]
pub(crate) enum NoTarget {
    /// It does not read `http://IP:PORT`.
    #[error("expected `http://127.0.0.1:PORT`")]
    Form,
    /// It is on another machine.
    #[error("`{0}` is not on the loopback: load is for a machine of one's own")]
    Elsewhere(SocketAddr),
}

impl FromStr for Target {
    type Err = NoTarget;

    fn from_str(text: &str) -> Result<Self, NoTarget> {
        let address = text.strip_prefix("http://").ok_or(NoTarget::Form)?;
        let address = address.strip_suffix('/').unwrap_or(address);
        let address: SocketAddr = address.parse().map_err(|_| NoTarget::Form)?;
        if !address.ip().is_loopback() {
            return Err(NoTarget::Elsewhere(address));
        }
        Ok(Self(address))
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "http://{}", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_on_the_loopback_is_a_target() {
        for address in ["http://127.0.0.1:8080", "http://127.0.0.1:8080/", "http://[::1]:1"] {
            assert!(address.parse::<Target>().is_ok(), "{address}");
        }
    }

    #[test]
    fn another_machine_is_none() {
        let elsewhere = "192.0.2.1:8080".parse().map(NoTarget::Elsewhere).unwrap();
        assert_eq!("http://192.0.2.1:8080".parse::<Target>(), Err(elsewhere));
        for address in ["http://umpire.example:8080", "https://127.0.0.1:8080", "127.0.0.1:8080"] {
            assert_eq!(address.parse::<Target>(), Err(NoTarget::Form), "{address}");
        }
    }
}
