//! The wire types of Umpire, generated from its contract in `proto/`.
//!
//! Messages, gRPC stubs for both sides, canonical JSON through serde, and the descriptors that
//! reflection serves. `cargo xtask gen` makes everything under `gen/`; nothing here is written by
//! hand but this table of contents, [`number`] and [`wkt`], which say why.

pub mod number;
pub mod wkt;

/// Everything in the contract.
pub mod umpire {
    /// What is alike for every game.
    #[allow(
        missing_docs,
        clippy::all,
        clippy::pedantic,
        clippy::nursery,
        clippy::restriction,
        reason = "generated"
    )]
    pub mod v1 {
        include!("gen/umpire.v1.rs");
        include!("gen/umpire.v1.serde.rs");
    }

    /// Iron Sky.
    pub mod iron_sky {
        /// The first version of its messages.
        #[allow(
            missing_docs,
            clippy::all,
            clippy::pedantic,
            clippy::nursery,
            clippy::restriction,
            reason = "generated"
        )]
        pub mod v1 {
            include!("gen/umpire.iron_sky.v1.rs");
            include!("gen/umpire.iron_sky.v1.serde.rs");
        }
    }
}

/// The contract's descriptors: an encoded `google.protobuf.FileDescriptorSet` with all imports.
pub const DESCRIPTORS: &[u8] = include_bytes!("gen/descriptors.binpb");
