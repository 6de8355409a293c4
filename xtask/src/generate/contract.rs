//! The contract, compiled, and what its annotations and comments say.

use std::path::{Path, PathBuf};

use prost_reflect::{
    DescriptorPool, DynamicMessage, FieldDescriptor, FileDescriptor, MethodDescriptor,
    ServiceDescriptor, Value,
};

use crate::Failure;

/// Where the contract's own files lie, from the root of the tree.
const PROTO: &str = "proto";
/// Where the annotations of others lie.
const THIRD_PARTY: &str = "third_party";
/// Packages that are ours begin so.
const OURS: &str = "umpire.";
/// `google.api.FieldBehavior.REQUIRED`.
const REQUIRED: i32 = 2;

/// The compiled contract.
pub(super) struct Contract {
    /// The descriptor set with comments and custom options, which prost's own type would drop.
    pub(super) annotated: Vec<u8>,
    /// The descriptor set without comments: what reflection serves.
    pub(super) plain: Vec<u8>,
    /// The same, to be asked.
    pub(super) pool: DescriptorPool,
}

impl Contract {
    /// Compiles every file under `proto/`, in order of their names.
    pub(super) fn compile(root: &Path) -> Result<Self, Failure> {
        let home = root.join(PROTO);
        let mut files = Vec::new();
        collect(&home, &mut files)?;
        files.sort();
        let encode = |source_info: bool| -> Result<Vec<u8>, Failure> {
            Ok(protox::Compiler::new([&home, &root.join(THIRD_PARTY)])?
                .include_imports(true)
                .include_source_info(source_info)
                .open_files(&files)?
                .encode_file_descriptor_set())
        };
        let annotated = encode(true)?;
        let plain = encode(false)?;
        let pool = DescriptorPool::decode(annotated.as_slice())?;
        Ok(Self { annotated, plain, pool })
    }

    /// Our services, in order of their files.
    pub(super) fn services(&self) -> impl Iterator<Item = ServiceDescriptor> + '_ {
        self.pool.services().filter(|service| service.package_name().starts_with(OURS))
    }

    /// The REST address of a call, a `google.api.HttpRule`.
    pub(super) fn http_rule(&self, method: &MethodDescriptor) -> Option<DynamicMessage> {
        let extension = self.pool.get_extension_by_name("google.api.http")?;
        let options = method.options();
        options
            .has_extension(&extension)
            .then(|| options.get_extension(&extension).as_message().cloned())?
    }

    /// Whether a request must have the field.
    pub(super) fn is_required(&self, field: &FieldDescriptor) -> bool {
        let Some(extension) = self.pool.get_extension_by_name("google.api.field_behavior") else {
            return false;
        };
        let options = field.options();
        let behaviours = options.get_extension(&extension);
        behaviours
            .as_list()
            .is_some_and(|all| all.iter().any(|one| *one == Value::EnumNumber(REQUIRED)))
    }
}

/// The comment above a declaration, given its file and its path there; empty if there is none.
pub(super) fn comment(file: &FileDescriptor, path: &[i32]) -> String {
    let source = file.file_descriptor_proto().source_code_info.as_ref();
    source
        .and_then(|info| info.location.iter().find(|location| location.path == path))
        .map(|location| {
            location.leading_comments().lines().map(str::trim).collect::<Vec<_>>().join("\n")
        })
        .unwrap_or_default()
        .trim()
        .to_owned()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Result<(), Failure> {
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "proto") {
            files.push(path);
        }
    }
    Ok(())
}
