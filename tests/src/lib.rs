//! Whole-service tests: the homes, servers and players they are made of.
//!
//! A test is written once and runs at every home of matches by [`everywhere!`]; it does not know at
//! which.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    missing_docs,
    reason = "these are parts of tests, and a test may panic"
)]

pub mod grpc;
pub mod home;
pub mod lots;
pub mod player;
pub mod program;
pub mod rest;
pub mod server;

pub use home::Home;
pub use lots::Lots;
pub use rest::{Answer, Rest};
pub use server::Server;

/// Runs cases, async functions of a [`Home`], at every home.
#[macro_export]
macro_rules! everywhere {
    ($($case:ident),+ $(,)?) => {
        mod embedded {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::Home::embedded()).await;
            })+
        }
        mod redis {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::Home::redis()).await;
            })+
        }
    };
}
