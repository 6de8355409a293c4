//! The contract as it stands, held against what was promised of it.

use std::collections::BTreeSet;
use std::path::Path;

use prost_reflect::Kind;
use serde_json::Value;

use super::calls::{calls, variables};
use super::contract::Contract;
use super::openapi;

/// The calls of the REST table in `ARCHITECTURE.md`.
const TABLE: [(&str, &str, &str); 17] = [
    ("get", "/v1/games", "Catalogue.ListGames"),
    ("get", "/v1/games/{game}", "Catalogue.GetGame"),
    ("get", "/v1/games/{game}/rules", "Catalogue.ListRules"),
    ("post", "/v1/matches", "Matches.CreateMatch"),
    ("get", "/v1/matches", "Matches.ListMatches"),
    ("get", "/v1/matches/{match_id}", "Matches.GetMatch"),
    ("post", "/v1/matches/{match_id}/close", "Matches.CloseMatch"),
    ("post", "/v1/matches/{match_id}/seats/{seat}/token", "Matches.IssueToken"),
    ("get", "/v1/matches/{match_id}/view", "Play.GetView"),
    ("get", "/v1/matches/{match_id}/actions", "Play.ListActions"),
    ("post", "/v1/matches/{match_id}/actions/check", "Play.CheckAction"),
    ("post", "/v1/matches/{match_id}/actions", "Play.SubmitAction"),
    ("get", "/v1/matches/{match_id}/events", "Play.ListEvents"),
    ("get", "/v1/matches/{match_id}/events/watch", "Play.WatchEvents"),
    ("get", "/v1/matches/{match_id}/record", "Audit.GetRecord"),
    ("post", "/v1/records/verify", "Audit.VerifyRecord"),
    ("post", "/v1/positions/evaluate", "Rules.Evaluate"),
];

/// Words that the generators of some language rename.
const WORDS: [&str; 25] = [
    "as",
    "async",
    "await",
    "class",
    "const",
    "default",
    "delete",
    "enum",
    "export",
    "from",
    "func",
    "import",
    "in",
    "interface",
    "is",
    "match",
    "move",
    "new",
    "package",
    "ref",
    "return",
    "self",
    "this",
    "type",
    "use",
];
/// Fields that are named so all the same: by a body of `POST /v1/matches`, and by RFC 9457.
const PROMISED: [&str; 2] = ["umpire.v1.CreateMatchResponse.match", "umpire.v1.Problem.type"];

fn contract() -> Contract {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    Contract::compile(root).unwrap()
}

fn document() -> Value {
    let contract = contract();
    let calls = calls(&contract).unwrap();
    openapi::document(&contract, &calls).unwrap()
}

#[test]
fn every_call_is_at_its_promised_address_and_there_is_no_other() {
    let contract = contract();
    let found: BTreeSet<_> = calls(&contract)
        .unwrap()
        .into_iter()
        .map(|call| {
            let service = call.method.parent_service().name().to_owned();
            (call.verb, call.address, format!("{service}.{}", call.method.name()))
        })
        .collect();
    let promised = TABLE.map(|(verb, address, call)| (verb.into(), address.into(), call.into()));
    assert_eq!(found, BTreeSet::from(promised));
}

#[test]
fn an_address_is_plain_segments() {
    let pool = contract().pool;
    let input = pool.get_message_by_name("umpire.v1.GetMatchRequest").unwrap();
    let names = |address: &str| {
        let fields = variables(address, &input)?;
        Some(fields.iter().map(|field| field.name().to_owned()).collect::<Vec<_>>())
    };
    assert_eq!(names("/v1/a/{match_id}"), Some(vec!["match_id".to_owned()]));
    for crooked in
        ["/v1/a/{match_id}:undo", "/v1/{match_id=*}", "/v1/{none}", "v1", "/v1//a", "/v1/**"]
    {
        assert_eq!(names(crooked), None, "{crooked}");
    }
}

#[test]
fn no_field_is_named_by_a_keyword_nor_holds_a_float() {
    let pool = contract().pool;
    let ours = pool.all_messages().filter(|message| message.package_name().starts_with("umpire."));
    for field in ours.flat_map(|message| message.fields().collect::<Vec<_>>()) {
        let name = field.full_name();
        assert!(!WORDS.contains(&field.name()) || PROMISED.contains(&name), "{name}");
        assert!(!matches!(field.kind(), Kind::Float | Kind::Double), "{name}");
        if let Kind::Message(inner) = field.kind() {
            let foreign = inner.full_name().starts_with("google.protobuf.");
            assert!(!foreign || inner.name() == "Timestamp", "{name}");
        }
    }
}

#[test]
fn everything_in_the_document_is_explained() {
    fn walk(at: &str, value: &Value) {
        match value {
            Value::Object(members) => {
                let is_schema = members.get("type").is_some_and(|kind| kind == "object");
                let text = members.get("description").and_then(Value::as_str).unwrap_or_default();
                assert!(
                    !is_schema || at.ends_with("additionalProperties") || !text.is_empty(),
                    "{at}"
                );
                for (name, member) in members {
                    walk(&format!("{at}/{name}"), member);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| walk(at, item)),
            _ => {}
        }
    }
    walk("", &document());
}

#[test]
fn the_document_refers_to_nothing_that_is_not_there_and_offers_no_one_of() {
    let document = document();
    let text = document.to_string();
    assert!(!text.contains("\"oneOf\":["));
    for reference in text.split("\"$ref\":\"#").skip(1) {
        let pointer = reference.split('"').next().unwrap();
        assert!(document.pointer(pointer).is_some(), "{pointer}");
    }
}

#[test]
fn what_is_sent_requires_what_the_contract_requires_and_what_is_answered_what_is_always_there() {
    let document = document();
    let required = |name: &str| document["components"]["schemas"][name]["required"].clone();
    assert_eq!(required("SubmitActionRequest"), serde_json::json!(["action"]));
    assert_eq!(required("Entry"), serde_json::json!(["version", "events", "pending"]));
    let body = |address: &str| {
        document["paths"][address]["post"]["requestBody"]["required"].as_bool().unwrap()
    };
    assert!(body("/v1/matches"));
    assert!(!body("/v1/matches/{match_id}/close"));
}
