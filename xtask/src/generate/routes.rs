//! The REST routes: one function a service that lists its addresses, one a call.

use std::collections::BTreeMap;
use std::fmt::Write;

use heck::ToSnakeCase;
use prost_reflect::{FieldDescriptor, Kind};

use super::calls::Call;
use super::contract::Contract;
use super::names::{member, message_type, service_trait};
use super::output::{Output, rust_source};
use crate::Failure;

/// Where the file lies.
const PATH: &str = "service/server/src/api/rest/routes.rs";
/// The field by which a stream is resumed.
const AFTER: &str = "after";

/// The routes of all services.
pub(super) fn output(contract: &Contract, calls: &[Call]) -> Result<Output, Failure> {
    let mut text = String::from(
        "//! Which call is at which address.\n\n\
         use std::sync::Arc;\n\n\
         use axum::Router;\n\
         use axum::extract::State;\n\
         use axum::response::Response;\n\
         use axum::routing::{get, post};\n\
         use umpire_contract::umpire;\n\n\
         use super::answer::{Answer, Refused, wrong_method};\n\
         use super::call::Call;\n\
         use super::query::Parameter;\n\
         use super::stream;\n\n",
    );
    let mut handlers = String::new();
    for service in contract.services() {
        let own: Vec<&Call> =
            calls.iter().filter(|call| *call.method.parent_service() == service).collect();
        table(&own, &mut text)?;
        for call in own {
            handler(call, &mut handlers)?;
        }
    }
    text.push_str(&handlers);
    Ok(Output::new(PATH, rust_source(&text)?))
}

/// `fn play(service) -> Router`: the addresses of one service.
fn table(calls: &[&Call], text: &mut String) -> Result<(), Failure> {
    let service = calls.first().ok_or("a service without calls")?.method.parent_service().clone();
    let mut addresses: BTreeMap<&str, Vec<&Call>> = BTreeMap::new();
    for call in calls {
        addresses.entry(&call.address).or_default().push(call);
    }
    writeln!(
        text,
        "/// The addresses of `{}`.\npub fn {}<S: {}>(service: Arc<S>) -> Router {{\nRouter::new()",
        service.name(),
        service.name().to_snake_case(),
        service_trait(&service)
    )?;
    for (address, calls) in addresses {
        let methods: Vec<String> = calls
            .iter()
            .map(|call| format!("{}({}::<S>)", call.verb, call.method.name().to_snake_case()))
            .collect();
        writeln!(text, ".route(\"{address}\", {})", methods.join("."))?;
    }
    text.push_str(".method_not_allowed_fallback(wrong_method)\n.with_state(service)\n}\n\n");
    Ok(())
}

/// `async fn get_view(…)`: decode, call, encode.
fn handler(call: &Call, text: &mut String) -> Result<(), Failure> {
    let method = &call.method;
    let name = method.name().to_snake_case();
    let (input, output) = (message_type(&method.input()), message_type(&method.output()));
    let streams = method.is_server_streaming();
    let answer =
        if streams { "Result<Response, Refused>".to_owned() } else { format!("Answer<{output}>") };
    writeln!(
        text,
        "async fn {name}<S: {}>(State(service): State<Arc<S>>, call: Call) -> {answer} {{",
        service_trait(method.parent_service())
    )?;
    let source = if call.has_body { "call.body()?".to_owned() } else { query(call)? };
    let sets = streams || !call.in_address.is_empty();
    let binding = if sets { "let mut message" } else { "let message" };
    writeln!(text, "{binding}: {input} = {source};")?;
    for field in &call.in_address {
        let (variable, member) = (field.name(), member(field));
        writeln!(
            text,
            "call.bind(\"{variable}\", \"{}\", &mut message.{member})?;",
            field.json_name()
        )?;
    }
    if streams {
        method.input().get_field_by_name(AFTER).ok_or("a stream that cannot be resumed")?;
        writeln!(
            text,
            "call.resume(&mut message.{AFTER})?;\nlet asked = call.headers().clone();\n\
             Ok(stream::watch(&asked, service.{name}(call.with(message)).await?))\n}}\n"
        )?;
    } else {
        writeln!(text, "Ok(service.{name}(call.with(message)).await?.into())\n}}\n")?;
    }
    Ok(())
}

/// `call.query(&[…])?`: the fields that may stand in the query.
fn query(call: &Call) -> Result<String, Failure> {
    let mut known = String::new();
    for field in call.elsewhere() {
        plain(&field)?;
        write!(
            known,
            "Parameter {{ json_name: \"{}\", name: \"{}\" }},",
            field.json_name(),
            field.name()
        )?;
    }
    Ok(format!("call.query(&[{known}])?"))
}

/// A query holds what canonical JSON takes as text.
fn plain(field: &FieldDescriptor) -> Result<(), Failure> {
    match field.kind() {
        Kind::Bool | Kind::Message(_) => {
            Err(format!("`{}` cannot stand in a query", field.full_name()).into())
        }
        _ if field.is_list() => {
            Err(format!("`{}` cannot stand in a query", field.full_name()).into())
        }
        _ => Ok(()),
    }
}
