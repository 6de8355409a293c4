//! What prost calls things.

use heck::{ToSnakeCase, ToUpperCamelCase};
use prost_reflect::{
    EnumDescriptor, FieldDescriptor, MessageDescriptor, OneofDescriptor, ServiceDescriptor,
};

/// Names of the contract that are words of Rust.
const WORDS: [&str; 4] = ["match", "type", "use", "move"];

/// A field, as a member of its struct.
pub(super) fn member(field: &FieldDescriptor) -> String {
    let name = field.name().to_snake_case();
    if WORDS.contains(&name.as_str()) { format!("r#{name}") } else { name }
}

/// A oneof, as a member of its struct.
pub(super) fn oneof_member(oneof: &OneofDescriptor) -> String {
    oneof.name().to_snake_case()
}

/// The variant of a oneof's enum that holds a field.
pub(super) fn variant(field: &FieldDescriptor) -> String {
    field.name().to_upper_camel_case()
}

/// A message's struct, below the contract's root.
pub(super) fn message_type(message: &MessageDescriptor) -> String {
    format!(
        "{}{}",
        scope(message.package_name(), message.parent_message().as_ref()),
        message.name().to_upper_camel_case()
    )
}

/// An enum's type, below the contract's root.
pub(super) fn enum_type(kind: &EnumDescriptor) -> String {
    format!(
        "{}{}",
        scope(kind.package_name(), kind.parent_message().as_ref()),
        kind.name().to_upper_camel_case()
    )
}

/// A oneof's enum, below the contract's root.
pub(super) fn oneof_type(oneof: &OneofDescriptor) -> String {
    let message = oneof.parent_message();
    format!(
        "{}{}",
        scope(message.package_name(), Some(message)),
        oneof.name().to_upper_camel_case()
    )
}

/// The trait that serves a service, below the contract's root.
pub(super) fn service_trait(service: &ServiceDescriptor) -> String {
    let name = service.name();
    format!("{}{}_server::{}", scope(service.package_name(), None), name.to_snake_case(), name)
}

fn scope(package: &str, parent: Option<&MessageDescriptor>) -> String {
    match parent {
        None => format!("{}::", package.replace('.', "::")),
        Some(message) => {
            let above = scope(package, message.parent_message().as_ref());
            format!("{above}{}::", message.name().to_snake_case())
        }
    }
}
