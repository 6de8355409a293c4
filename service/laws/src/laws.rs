//! The laws themselves, a family a file.

pub(crate) mod awaited;
pub(crate) mod end;
pub(crate) mod facts;
pub(crate) mod hostile;
pub(crate) mod notices;
pub(crate) mod offers;
pub(crate) mod refusal;
pub(crate) mod replay;
pub(crate) mod secrecy;
pub(crate) mod storage;
