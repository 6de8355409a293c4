//! `impl Check` for every message a request can hold: what the contract demands and a type does not.

use std::collections::BTreeSet;
use std::fmt::Write;

use prost_reflect::{FieldDescriptor, Kind, MessageDescriptor, OneofDescriptor};

use super::calls::Call;
use super::contract::Contract;
use super::names::{enum_type, member, message_type, oneof_member, oneof_type, variant};
use super::output::{Output, rust_source};
use crate::Failure;

/// Where the file lies.
const PATH: &str = "service/server/src/api/check/messages.rs";

/// The checks of all requests.
pub(super) fn output(contract: &Contract, calls: &[Call]) -> Result<Output, Failure> {
    let mut reached = Reached { contract, done: BTreeSet::new(), text: String::new() };
    for call in calls {
        reached.request(&call.method.input())?;
    }
    let source = format!(
        "//! What the contract demands of each message in a request.\n\n\
         use umpire_contract::umpire;\n\n\
         use super::{{Check, Found}};\n\n{}",
        reached.text
    );
    Ok(Output::new(PATH, rust_source(&source)?))
}

/// The messages seen so far, and their checks.
struct Reached<'a> {
    contract: &'a Contract,
    done: BTreeSet<String>,
    text: String,
}

impl Reached<'_> {
    fn request(&mut self, message: &MessageDescriptor) -> Result<(), Failure> {
        if !self.done.insert(message.full_name().to_owned()) {
            return Ok(());
        }
        let mut body = String::new();
        for field in message.fields() {
            let in_oneof = field.containing_oneof().is_some_and(|oneof| !oneof.is_synthetic());
            if !in_oneof {
                body.push_str(&self.field(&field)?);
            }
        }
        for oneof in message.oneofs().filter(|oneof| !oneof.is_synthetic()) {
            body.push_str(&self.oneof(&oneof)?);
        }
        let found = if body.is_empty() { "_found" } else { "found" };
        write!(
            self.text,
            "impl Check for {} {{\nfn check(&self, {found}: &mut Found<'_>) {{\n{body}}}\n}}\n\n",
            message_type(message)
        )?;
        self.children(message)
    }

    fn children(&mut self, message: &MessageDescriptor) -> Result<(), Failure> {
        let inner: Vec<MessageDescriptor> =
            message.fields().filter_map(|field| own_message(&field)).collect();
        inner.iter().try_for_each(|child| self.request(child))
    }

    fn field(&self, field: &FieldDescriptor) -> Result<String, Failure> {
        let (name, place) = (field.json_name(), format!("self.{}", member(field)));
        let mut text = String::new();
        if self.contract.is_required(field) {
            let absent = absence(field, &place).ok_or_else(|| {
                format!("`{}` cannot be required: make it optional", field.full_name())
            })?;
            writeln!(text, "found.missing_if({absent}, \"{name}\");")?;
        }
        if field.is_map() {
            return match field.kind().as_message().map(|entry| entry.map_entry_value_field().kind())
            {
                Some(Kind::Message(_) | Kind::Enum(_)) => {
                    Err(format!("`{}`: a map in a request holds plain values", field.full_name())
                        .into())
                }
                _ => Ok(text),
            };
        }
        match field.kind() {
            Kind::Message(_) if own_message(field).is_some() => {
                if field.is_list() {
                    writeln!(text, "found.all_of(\"{name}\", &{place});")?;
                } else {
                    writeln!(text, "found.inside(\"{name}\", {place}.as_ref());")?;
                }
            }
            Kind::Enum(kind) => {
                let form = match (field.is_list(), field.supports_presence()) {
                    (true, _) => format!("{place}.iter().copied()"),
                    (false, true) => place,
                    (false, false) => format!("Some({place}).filter(|value| *value != 0)"),
                };
                writeln!(text, "found.known::<{}>(\"{name}\", {form});", enum_type(&kind))?;
            }
            _ => {}
        }
        Ok(text)
    }

    fn oneof(&self, oneof: &OneofDescriptor) -> Result<String, Failure> {
        let names: Vec<String> =
            oneof.fields().map(|field| format!("\"{}\"", field.json_name())).collect();
        let mut arms = String::new();
        for field in oneof.fields() {
            let path = format!("{}::{}", oneof_type(oneof), variant(&field));
            let name = field.json_name();
            let (inner, check) = match field.kind() {
                Kind::Message(_) if own_message(&field).is_some() => {
                    ("inner", format!("found.inside(\"{name}\", Some(inner));"))
                }
                Kind::Enum(kind) => {
                    let kind = enum_type(&kind);
                    ("inner", format!("found.known::<{kind}>(\"{name}\", Some(*inner));"))
                }
                _ => ("_", String::new()),
            };
            writeln!(arms, "Some({path}({inner})) => {{ {check} }}")?;
        }
        Ok(format!(
            "match &self.{} {{\nNone => {{ found.member_missing(&[{}]); }}\n{arms}}}\n",
            oneof_member(oneof),
            names.join(", ")
        ))
    }
}

/// The message a field holds, unless it is one of the well-known types.
fn own_message(field: &FieldDescriptor) -> Option<MessageDescriptor> {
    field
        .kind()
        .as_message()
        .filter(|message| !message.is_map_entry() && message.package_name().starts_with("umpire."))
        .cloned()
}

/// Rust that is true if the field is not there; nothing if absence cannot be told from zero.
fn absence(field: &FieldDescriptor, place: &str) -> Option<String> {
    if field.is_list() || field.is_map() {
        return Some(format!("{place}.is_empty()"));
    }
    if field.supports_presence() {
        return Some(format!("{place}.is_none()"));
    }
    match field.kind() {
        Kind::String | Kind::Bytes => Some(format!("{place}.is_empty()")),
        Kind::Enum(_) => Some(format!("{place} == 0")),
        _ => None,
    }
}
