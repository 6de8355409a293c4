//! What all matches share: content, read once and never changed.

use alloc::sync::Arc;
use core::ops::Deref;

/// The SHA-256 of something's canonical bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digest(pub [u8; 32]);

impl core::fmt::Display for Digest {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

/// What has a digest, taken from its meaning and not from the text it was read from.
pub trait Digested {
    /// The digest.
    fn digest(&self) -> Digest;
}

/// A value that many states point at. Two are equal when their digests are.
#[derive(Debug)]
pub struct Shared<T> {
    value: Arc<T>,
    digest: Digest,
}

impl<T: Digested> Shared<T> {
    /// Shares `value`.
    pub fn new(value: T) -> Self {
        let digest = value.digest();
        Shared { value: Arc::new(value), digest }
    }
}

impl<T> Shared<T> {
    /// The digest of the value.
    pub fn digest(&self) -> Digest {
        self.digest
    }
}

impl<T> Clone for Shared<T> {
    fn clone(&self) -> Self {
        Shared { value: Arc::clone(&self.value), digest: self.digest }
    }
}

impl<T> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        self.digest == other.digest
    }
}

impl<T> Eq for Shared<T> {}

impl<T> Deref for Shared<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.value
    }
}
