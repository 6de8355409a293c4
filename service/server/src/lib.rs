//! The rules service.

pub mod api;
pub mod app;
pub mod clerk;
pub mod cli;
pub mod config;
pub mod docs;
pub mod edge;
pub mod failure;
pub mod games;
pub mod health;
pub mod house;
pub mod identity;
pub mod listen;
pub mod packs;
pub mod referee;
mod serve;
pub mod telemetry;
pub mod watch;
pub mod wire;

pub use serve::{serve, serve_house};
