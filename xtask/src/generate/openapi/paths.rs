//! Addresses, and what each takes and answers.

use prost_reflect::FieldDescriptor;
use serde_json::{Map, Value, json};

use super::prose::{Prose, summary};
use super::schemas::Schemas;
use crate::Failure;
use crate::generate::calls::Call;
use crate::generate::contract::Contract;

/// How a stream looks.
const FRAMES: &str = "One `Frame` an event: `data` is its JSON, `id` the version to resume from with \
`Last-Event-ID`. An event named `problem` says why a stream broke off.";
/// How a stream looks to those who ask for lines.
const LINES: &str =
    "One `Frame` a line. A last line `{\"problem\":…}` says why a stream broke off.";
/// How a stream is resumed.
const RESUME: &str = "The id of the last event received. It goes before `after`.";

/// Every address with its calls.
pub(super) fn paths(
    calls: &[Call],
    contract: &Contract,
    prose: &Prose,
    schemas: &mut Schemas<'_>,
) -> Result<Value, Failure> {
    let mut paths = Map::new();
    for call in calls {
        let operation = operation(call, contract, prose, schemas)?;
        let path = paths.entry(&call.address).or_insert_with(|| json!({}));
        if let Some(methods) = path.as_object_mut() {
            methods.insert(call.verb.clone(), operation);
        }
    }
    Ok(Value::Object(paths))
}

fn operation(
    call: &Call,
    contract: &Contract,
    prose: &Prose,
    schemas: &mut Schemas<'_>,
) -> Result<Value, Failure> {
    let method = &call.method;
    let text = prose.of(&method.parent_file(), method.path());
    let mut operation = json!({
        "operationId": lower_first(method.name()),
        "tags": [method.parent_service().name()],
        "summary": summary(&text),
        "description": text,
    });
    let parameters = parameters(call, contract, prose, schemas)?;
    if !parameters.is_empty() {
        operation["parameters"] = parameters.into();
    }
    if call.has_body {
        let required = call.elsewhere().iter().any(|field| contract.is_required(field));
        let schema = schemas.body(call)?;
        operation["requestBody"] =
            json!({"required": required, "content": {"application/json": {"schema": schema}}});
    }
    operation["responses"] = responses(call, schemas)?;
    Ok(operation)
}

fn parameters(
    call: &Call,
    contract: &Contract,
    prose: &Prose,
    schemas: &mut Schemas<'_>,
) -> Result<Vec<Value>, Failure> {
    let mut parameters = Vec::new();
    let mut add =
        |field: &FieldDescriptor, place: &str, name: &str, required: bool| -> Result<(), Failure> {
            let text = prose.of(&field.parent_message().parent_file(), field.path());
            let schema = schemas.field(field)?;
            parameters.push(json!({
            "name": name, "in": place, "required": required, "description": text, "schema": schema,
        }));
            Ok(())
        };
    for field in &call.in_address {
        add(field, "path", field.name(), true)?;
    }
    if !call.has_body {
        for field in call.elsewhere() {
            add(&field, "query", field.json_name(), contract.is_required(&field))?;
        }
    }
    if call.method.is_server_streaming() {
        parameters.push(json!({
            "name": "Last-Event-ID", "in": "header", "required": false, "description": RESUME,
            "schema": {"type": "string"},
        }));
    }
    Ok(parameters)
}

fn responses(call: &Call, schemas: &mut Schemas<'_>) -> Result<Value, Failure> {
    let output = call.method.output();
    let name = schemas.reference(&output)?;
    let mut responses = Map::new();
    if call.method.is_server_streaming() {
        let content = json!({
            "text/event-stream": {"schema": {"type": "string", "description": FRAMES}},
            "application/x-ndjson": {"schema": {"type": "string", "description": LINES}},
        });
        responses.insert(
            "200".into(),
            json!({"description": "The frames, as they come.", "content": content}),
        );
        responses.insert(
            "204".into(),
            json!({"description": "Resumed after the end: nothing will follow."}),
        );
    } else {
        let content = json!({"application/json": {"schema": name}});
        responses.insert("200".into(), json!({"description": "Done.", "content": content}));
    }
    let mut refusals = vec!["400", "401"];
    if !call.in_address.is_empty() {
        refusals.push("404");
    }
    if call.has_body {
        refusals.extend(["409", "422"]);
    }
    refusals.extend(["429", "503", "default"]);
    for status in refusals {
        responses.insert(status.into(), json!({"$ref": "#/components/responses/Problem"}));
    }
    Ok(Value::Object(responses))
}

fn lower_first(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_lowercase().chain(letters).collect()).unwrap_or_default()
}
