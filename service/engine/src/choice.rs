//! What may be offered.

use crate::{decision::DecisionId, seat::Seat};

/// A listed choice: a lawful sample and how it may vary.
///
/// `legal` is sound, since each sample is accepted as it stands, and complete, since whatever is accepted is covered
/// by a listed choice. A domain bounds and does not promise: only a check decides on a varied action.
pub trait Covers<A> {
    /// The seat the choice is for.
    fn seat(&self) -> Seat;
    /// The decision it answers.
    fn decision(&self) -> DecisionId;
    /// An action that is accepted as it stands.
    fn sample(&self) -> &A;
    /// Whether `action` is the sample but for parameters that lie within their domains.
    fn covers(&self, action: &A) -> bool;
    /// The sample with every parameter drawn from its domain; `below(m)` gives a number from 0 to m − 1, m ≥ 1.
    fn vary(&self, below: &mut dyn FnMut(u32) -> u32) -> A;
}
