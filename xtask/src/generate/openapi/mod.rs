//! The OpenAPI document: the same addresses and messages that are served, in the words of their
//! comments.
#![expect(clippy::indexing_slicing, reason = "naming a member of a JSON object makes it")]

mod paths;
mod prose;
mod schemas;

use serde_json::{Value, json};

use super::calls::Call;
use super::contract::Contract;
use super::output::Output;
use crate::Failure;
use prose::Prose;
use schemas::Schemas;

/// Where the file lies.
const PATH: &str = "api/openapi.json";
/// The message of a refusal.
const PROBLEM: &str = "umpire.v1.Problem";
/// What stands above everything.
const ABOUT: &str = "A rules service for turn-based tabletop games. A client sends an action; Umpire says \
whether the rules allow it, why not if not (citing the rule), applies it, and tells every other client what \
they may know of it.\n\nBodies are canonical proto JSON: names in lowerCamelCase, 64-bit numbers as strings, \
bytes in base64, times in RFC 3339. Unknown fields and parameters are refused by name. Every refusal is an \
RFC 9457 problem.";
/// What a credential is.
const SEAT_TOKEN: &str = "A seat's token: it acts and sees for one seat of one match.";
/// What a key is.
const TENANT_KEY: &str = "A tenant's key: it creates, lists and closes matches and issues seat tokens. \
`umpire serve --dev` needs none.";

/// The document as a file.
pub(super) fn output(contract: &Contract, calls: &[Call]) -> Result<Output, Failure> {
    let mut text = serde_json::to_vec_pretty(&document(contract, calls)?)?;
    text.push(b'\n');
    Ok(Output::new(PATH, text))
}

/// The document.
pub(super) fn document(contract: &Contract, calls: &[Call]) -> Result<Value, Failure> {
    let prose = Prose::new(contract);
    let mut schemas = Schemas::new(contract, &prose, calls);
    let paths = paths::paths(calls, contract, &prose, &mut schemas)?;
    let problem =
        contract.pool.get_message_by_name(PROBLEM).ok_or("a contract without problems")?;
    let problem = schemas.reference(&problem)?;
    let tags: Vec<Value> = contract
        .services()
        .map(|service| {
            let text = prose.of(&service.parent_file(), service.path());
            json!({"name": service.name(), "description": text})
        })
        .collect();
    Ok(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Umpire",
            "version": env!("CARGO_PKG_VERSION"),
            "description": ABOUT,
            "license": {"name": "MIT OR Apache-2.0", "identifier": "MIT OR Apache-2.0"},
        },
        "servers": [{"url": "/"}],
        "security": [{"seatToken": []}, {"tenantKey": []}],
        "tags": tags,
        "paths": paths,
        "components": {
            "schemas": schemas.finish(),
            "responses": {"Problem": {
                "description": "Refused, or failed: see `reason`. `Retry-After` is set where waiting helps.",
                "headers": {"Retry-After": {
                    "description": "Seconds to wait before asking again.",
                    "schema": {"type": "integer", "minimum": 0},
                }},
                "content": {"application/problem+json": {"schema": problem}},
            }},
            "securitySchemes": {
                "seatToken": {"type": "http", "scheme": "bearer", "description": SEAT_TOKEN},
                "tenantKey": {"type": "http", "scheme": "bearer", "description": TENANT_KEY},
            },
        },
    }))
}
