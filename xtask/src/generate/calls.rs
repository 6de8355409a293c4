//! The calls of the contract with their REST addresses, read from `google.api.http`.

use prost_reflect::{FieldDescriptor, MessageDescriptor, MethodDescriptor, Value};

use super::contract::Contract;
use crate::Failure;

/// One call at its address.
pub(super) struct Call {
    /// The method as declared.
    pub(super) method: MethodDescriptor,
    /// Lower-case HTTP method, such as `post`.
    pub(super) verb: String,
    /// The address, such as `/v1/matches/{match_id}`.
    pub(super) address: String,
    /// Fields of the request that stand in the address.
    pub(super) in_address: Vec<FieldDescriptor>,
    /// Whether all other fields stand in the body; they stand in the query if not.
    pub(super) has_body: bool,
}

impl Call {
    /// Fields of the request that do not stand in the address.
    pub(super) fn elsewhere(&self) -> Vec<FieldDescriptor> {
        let here = |field: &FieldDescriptor| {
            self.in_address.iter().all(|named| named.number() != field.number())
        };
        self.method.input().fields().filter(here).collect()
    }
}

/// Every call of the contract's own services, in the order in which it declares them.
///
/// # Errors
///
/// If a call has no address, or one that this house does not use: another HTTP method, a custom verb,
/// a pattern within a segment, a part of the request as the body.
pub(super) fn calls(contract: &Contract) -> Result<Vec<Call>, Failure> {
    let mut calls = Vec::new();
    for service in contract.services() {
        for method in service.methods() {
            calls.push(call(contract, &method)?);
        }
    }
    Ok(calls)
}

fn call(contract: &Contract, method: &MethodDescriptor) -> Result<Call, Failure> {
    let fault = |what: &str| -> Failure { format!("`{}` {what}", method.full_name()).into() };
    let rule = contract.http_rule(method).ok_or_else(|| fault("has no REST address"))?;
    let text =
        |name: &str| rule.get_field_by_name(name).and_then(|it| it.as_str().map(str::to_owned));
    let (verb, address) = ["get", "post"]
        .into_iter()
        .filter(|verb| rule.has_field_by_name(verb))
        .find_map(|verb| Some((verb.to_owned(), text(verb)?)))
        .ok_or_else(|| fault("has an HTTP method that is not used here"))?;
    let has_body = match text("body").as_deref() {
        None | Some("") => false,
        Some("*") => true,
        Some(_) => return Err(fault("takes a part of its request as the body")),
    };
    if rule
        .get_field_by_name("additional_bindings")
        .as_deref()
        .and_then(Value::as_list)
        .is_some_and(|more| !more.is_empty())
    {
        return Err(fault("has more than one address"));
    }
    let in_address = variables(&address, &method.input())
        .ok_or_else(|| fault("has an address that is not plain segments"))?;
    Ok(Call { verb, address, in_address, has_body, method: method.clone() })
}

/// The fields named by `{…}`, each a whole segment.
pub(super) fn variables(address: &str, input: &MessageDescriptor) -> Option<Vec<FieldDescriptor>> {
    let mut fields = Vec::new();
    for segment in address.strip_prefix('/')?.split('/') {
        if let Some(name) = segment.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) {
            fields.push(input.get_field_by_name(name)?);
        } else if segment.is_empty() || segment.contains(['{', '}', ':', '*']) {
            return None;
        }
    }
    Some(fields)
}
