//! The JSON face: each call at its address, over the same services that gRPC serves.
//!
//! | Question | Module |
//! |---|---|
//! | Which call is at which address? | [`routes`], made from the contract |
//! | What came in? | `call`, its `body` and `query` |
//! | What is wrong with it? | `misfit`, which asks `members` |
//! | What goes out? | `answer`, `stream` |
//! | How is a no said? | [`problem`] |

mod answer;
mod body;
mod call;
mod members;
mod misfit;
pub mod problem;
mod query;
pub mod routes;
mod stream;

#[cfg(test)]
mod tests;

pub use stream::Ended;
