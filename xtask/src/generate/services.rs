//! `Checked<S>`: every service once more, with its requests checked before they are passed on.

use std::fmt::Write;

use prost_reflect::ServiceDescriptor;

use super::contract::Contract;
use super::names::{message_type, service_trait};
use super::output::{Output, rust_source};
use crate::Failure;
use heck::ToSnakeCase;

/// Where the file lies.
const PATH: &str = "service/server/src/api/check/services.rs";

/// The wrapped services.
pub(super) fn output(contract: &Contract) -> Result<Output, Failure> {
    let mut text = String::from(
        "//! Every service of the contract behind its checks.\n\n\
         use tonic::{Request, Response, Status};\n\
         use umpire_contract::umpire;\n\n\
         use super::{Checked, well_formed};\n\n",
    );
    for service in contract.services() {
        wrapped(&service, &mut text)?;
    }
    Ok(Output::new(PATH, rust_source(&text)?))
}

fn wrapped(service: &ServiceDescriptor, text: &mut String) -> Result<(), Failure> {
    let path = service_trait(service);
    writeln!(text, "#[tonic::async_trait]\nimpl<S: {path}> {path} for Checked<S> {{")?;
    for method in service.methods() {
        let (name, input) = (method.name().to_snake_case(), message_type(&method.input()));
        let output = if method.is_server_streaming() {
            writeln!(text, "type {0}Stream = S::{0}Stream;\n", method.name())?;
            format!("Self::{}Stream", method.name())
        } else {
            message_type(&method.output())
        };
        writeln!(
            text,
            "async fn {name}(&self, request: Request<{input}>) -> Result<Response<{output}>, Status> {{\n\
             self.0.{name}(well_formed(request)?).await\n}}\n"
        )?;
    }
    text.push_str("}\n\n");
    Ok(())
}
