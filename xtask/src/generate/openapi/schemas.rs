//! Messages and enums as JSON schemas.

use std::collections::{BTreeMap, BTreeSet};

use heck::ToUpperCamelCase;
use prost_reflect::{EnumDescriptor, FieldDescriptor, Kind, MessageDescriptor};
use serde_json::{Map, Value, json};

use super::prose::Prose;
use crate::Failure;
use crate::generate::calls::Call;
use crate::generate::contract::Contract;

/// The package whose messages keep their bare names.
const NEUTRAL: &str = "umpire.v1";
/// The well-known type in use.
const TIMESTAMP: &str = "google.protobuf.Timestamp";

/// The schemas met so far.
pub(super) struct Schemas<'a> {
    contract: &'a Contract,
    prose: &'a Prose,
    /// Messages that a client sends, by full name.
    sent: BTreeSet<String>,
    /// Schemas by the name they have in the document, with the full name they came from.
    done: BTreeMap<String, (String, Value)>,
}

impl<'a> Schemas<'a> {
    /// None yet.
    pub(super) fn new(contract: &'a Contract, prose: &'a Prose, calls: &[Call]) -> Self {
        let mut sent = BTreeSet::new();
        for call in calls {
            reach(&call.method.input(), &mut sent);
        }
        Self { contract, prose, sent, done: BTreeMap::new() }
    }

    /// All of them.
    pub(super) fn finish(self) -> Value {
        self.done
            .into_iter()
            .map(|(name, (_, schema))| (name, schema))
            .collect::<Map<_, _>>()
            .into()
    }

    /// What a call takes in its body.
    pub(super) fn body(&mut self, call: &Call) -> Result<Value, Failure> {
        let input = call.method.input();
        let name = schema_name(input.package_name(), input.full_name());
        let mut schema = self.object(&input, &call.elsewhere())?;
        schema["additionalProperties"] = false.into();
        self.done.insert(name.clone(), (input.full_name().to_owned(), schema));
        Ok(reference(&name))
    }

    /// A reference to a message's schema.
    pub(super) fn reference(&mut self, message: &MessageDescriptor) -> Result<Value, Failure> {
        let name = schema_name(message.package_name(), message.full_name());
        if self.is_new(&name, message.full_name())? {
            let fields: Vec<FieldDescriptor> = message.fields().collect();
            let schema = self.object(message, &fields)?;
            self.done.insert(name.clone(), (message.full_name().to_owned(), schema));
        }
        Ok(reference(&name))
    }

    /// What a field holds.
    pub(super) fn field(&mut self, field: &FieldDescriptor) -> Result<Value, Failure> {
        if field.is_map() {
            let values = match field.kind().as_message() {
                Some(entry) => self.value(&entry.map_entry_value_field())?,
                None => json!({}),
            };
            return Ok(json!({"type": "object", "additionalProperties": values}));
        }
        let mut schema = self.value(field)?;
        let must_be = self.contract.is_required(field);
        if field.is_list() {
            schema = json!({"type": "array", "items": schema});
            if must_be {
                schema["minItems"] = 1.into();
            }
        } else if must_be && matches!(field.kind(), Kind::String | Kind::Bytes) {
            schema["minLength"] = 1.into();
        }
        Ok(schema)
    }

    fn object(
        &mut self,
        message: &MessageDescriptor,
        fields: &[FieldDescriptor],
    ) -> Result<Value, Failure> {
        // A place is held for it first: a message may hold itself.
        let name = schema_name(message.package_name(), message.full_name());
        self.done.insert(name, (message.full_name().to_owned(), Value::Null));
        let mut properties = Map::new();
        let mut required = Vec::new();
        for field in fields {
            let mut schema = self.field(field)?;
            schema["description"] = self.prose.of(&message.parent_file(), field.path()).into();
            properties.insert(field.json_name().to_owned(), schema);
            if self.is_always_there(message, field) {
                required.push(field.json_name().to_owned());
            }
        }
        let text = self.prose.of(&message.parent_file(), message.path());
        let mut schema = json!({"type": "object", "description": text, "properties": properties});
        if !required.is_empty() {
            schema["required"] = required.into();
        }
        let is_choice = |field: &FieldDescriptor| {
            field.containing_oneof().is_some_and(|oneof| !oneof.is_synthetic())
        };
        if !fields.is_empty() && fields.iter().all(is_choice) {
            schema["minProperties"] = 1.into();
            schema["maxProperties"] = 1.into();
        }
        Ok(schema)
    }

    /// What is sent must have what the contract requires; what is answered has every field that
    /// cannot be absent.
    fn is_always_there(&self, message: &MessageDescriptor, field: &FieldDescriptor) -> bool {
        if self.sent.contains(message.full_name()) {
            self.contract.is_required(field)
        } else {
            field.is_list() || field.is_map() || !field.supports_presence()
        }
    }

    fn value(&mut self, field: &FieldDescriptor) -> Result<Value, Failure> {
        Ok(match field.kind() {
            Kind::Bool => json!({"type": "boolean"}),
            Kind::Int32 | Kind::Sint32 | Kind::Sfixed32 => {
                json!({"type": "integer", "format": "int32"})
            }
            Kind::Uint32 | Kind::Fixed32 => {
                json!({"type": "integer", "format": "int64", "minimum": 0, "maximum": u32::MAX})
            }
            Kind::Int64 | Kind::Sint64 | Kind::Sfixed64 => {
                json!({"type": "string", "format": "int64", "pattern": "^-?[0-9]{1,19}$"})
            }
            Kind::Uint64 | Kind::Fixed64 => {
                json!({"type": "string", "format": "uint64", "pattern": "^[0-9]{1,20}$"})
            }
            Kind::String => json!({"type": "string"}),
            Kind::Bytes => json!({"type": "string", "format": "byte", "contentEncoding": "base64"}),
            Kind::Enum(kind) => self.names(&kind)?,
            Kind::Message(message) if message.full_name() == TIMESTAMP => {
                json!({"type": "string", "format": "date-time"})
            }
            Kind::Message(message) => self.reference(&message)?,
            Kind::Float | Kind::Double => {
                return Err(format!("`{}` is a float", field.full_name()).into());
            }
        })
    }

    /// A reference to an enum's schema: its names but the unspecified one.
    fn names(&mut self, kind: &EnumDescriptor) -> Result<Value, Failure> {
        let name = schema_name(kind.package_name(), kind.full_name());
        if self.is_new(&name, kind.full_name())? {
            let mut text = self.prose.of(&kind.parent_file(), kind.path());
            let mut names = Vec::new();
            for value in kind.values().filter(|value| value.number() != 0) {
                let meaning = self.prose.of(&kind.parent_file(), value.path());
                text.push_str(&format!("\n\n- `{}`: {meaning}", value.name()));
                names.push(value.name().to_owned());
            }
            let schema = json!({"type": "string", "enum": names, "description": text});
            self.done.insert(name.clone(), (kind.full_name().to_owned(), schema));
        }
        Ok(reference(&name))
    }

    /// Whether a name is free; two things of one name would hide each other.
    fn is_new(&self, name: &str, full_name: &str) -> Result<bool, Failure> {
        match self.done.get(name) {
            None => Ok(true),
            Some((same, _)) if same == full_name => Ok(false),
            Some((other, _)) => {
                Err(format!("`{other}` and `{full_name}` are both `{name}`").into())
            }
        }
    }
}

fn reference(name: &str) -> Value {
    json!({"$ref": format!("#/components/schemas/{name}")})
}

/// `umpire.v1.Domain.OneOf` is `DomainOneOf`, `umpire.iron_sky.v1.Action` is `IronSkyAction`.
fn schema_name(package: &str, full_name: &str) -> String {
    let own = full_name.strip_prefix(package).unwrap_or(full_name).replace('.', "");
    let game = if package == NEUTRAL { None } else { package.split('.').nth(1) };
    format!("{}{own}", game.unwrap_or_default().to_upper_camel_case())
}

fn reach(message: &MessageDescriptor, reached: &mut BTreeSet<String>) {
    if reached.insert(message.full_name().to_owned()) {
        for field in message.fields() {
            if let Kind::Message(inner) = field.kind() {
                reach(&inner, reached);
            }
        }
    }
}
