//! Everything that is made from the contract: wire types, stubs, JSON, REST routes, OpenAPI.
//!
//! What is made is committed, never edited, and compared in CI by `cargo xtask gen --check`.

mod calls;
mod checks;
mod contract;
mod messages;
mod names;
mod openapi;
mod output;
mod routes;
mod services;

#[cfg(test)]
mod tests;

use std::path::Path;

use crate::Failure;
use contract::Contract;
use output::Output;

/// Makes every file, and writes those that differ; with `check`, only says which would.
///
/// # Errors
///
/// If the contract does not compile, or with `check` if a file differs from what it would be.
pub(crate) fn run(root: &Path, check: bool) -> Result<(), Failure> {
    let contract = Contract::compile(root)?;
    let calls = calls::calls(&contract)?;
    let mut outputs: Vec<Output> = messages::outputs(&contract)?;
    outputs.push(checks::output(&contract, &calls)?);
    outputs.push(services::output(&contract)?);
    outputs.push(openapi::output(&contract, &calls)?);
    outputs.push(routes::output(&contract, &calls)?);
    output::settle(root, &outputs, check)
}
