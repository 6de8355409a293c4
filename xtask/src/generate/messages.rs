//! Messages, stubs and their JSON, by prost, tonic and pbjson.

use prost::Message;
use prost_types::FileDescriptorSet;

use super::contract::Contract;
use super::output::{Output, rust_source};
use crate::Failure;

/// Packages whose types are ours to make.
const OURS: [&str; 1] = [".umpire"];
/// Canonical JSON of the well-known type is not what pbjson-types writes, so this one is our own.
const TIMESTAMP: (&str, &str) = (".google.protobuf.Timestamp", "crate::wkt::Timestamp");
/// What pbjson says of a number that is none helps nobody, so its reading is our own too.
const NUMBER: (&str, &str) = ("::pbjson::private::NumberDeserialize", "crate::number::Number");
/// Where the crate keeps what is made.
const HOME: &str = "service/contract/src/gen";

/// The types and stubs of every package, and the descriptors for reflection.
pub(super) fn outputs(contract: &Contract) -> Result<Vec<Output>, Failure> {
    let scratch = tempfile::tempdir()?;
    tonic_prost_build::configure()
        .emit_rerun_if_changed(false)
        .extern_path(TIMESTAMP.0, TIMESTAMP.1)
        .btree_map(".")
        .out_dir(scratch.path())
        .compile_fds(FileDescriptorSet::decode(contract.annotated.as_slice())?)?;
    pbjson_build::Builder::new()
        .register_descriptors(&contract.annotated)?
        .extern_path(TIMESTAMP.0, TIMESTAMP.1)
        .btree_map(["."])
        .emit_fields()
        .out_dir(scratch.path())
        .build(&OURS)?;
    let mut outputs =
        vec![Output::new(format!("{HOME}/descriptors.binpb"), contract.plain.clone())];
    for entry in std::fs::read_dir(scratch.path())? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if name.starts_with("umpire.") {
            let source = std::fs::read_to_string(&path)?.replace(NUMBER.0, NUMBER.1);
            outputs.push(Output::new(format!("{HOME}/{name}"), rust_source(&source)?));
        }
    }
    Ok(outputs)
}
