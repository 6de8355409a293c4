//! Why not: a refusal that cites its rules.

use alloc::{string::String, vec, vec::Vec};

use crate::rule::RuleId;

/// A fact behind a refusal, for programs: a stable name and a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// In lowerCamelCase, stable between versions.
    pub name: &'static str,
    /// A number in decimal, or a slug.
    pub value: String,
}

impl Parameter {
    /// The parameter `name` with the value printed.
    pub fn new(name: &'static str, value: impl core::fmt::Display) -> Self {
        Parameter { name, value: alloc::format!("{value}") }
    }
}

/// A reason to refuse. Everything it says is computed from what the actor may know.
pub trait Cited {
    /// The rule that stands against the action.
    fn rule(&self) -> RuleId;
    /// A stable name of the reason in UPPER_SNAKE_CASE; several reasons may cite one rule.
    fn code(&self) -> &'static str;
    /// One sentence for people: lower case, no full stop, the actor's own input in backticks.
    fn message(&self) -> String;
    /// The path of the action's field that is at fault, in lowerCamelCase, or empty if it is no single one.
    fn field(&self) -> &'static str;
    /// The facts behind the sentence.
    fn parameters(&self) -> Vec<Parameter>;
}

/// A refusal: one or more violations, the first of which decided. A refused deed changes nothing and draws nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rejection<V> {
    violations: Vec<V>,
}

impl<V> Rejection<V> {
    /// What stands against the deed, in the order in which the rules were asked; never empty.
    pub fn violations(&self) -> &[V] {
        &self.violations
    }

    /// Adds a further reason.
    #[must_use]
    pub fn and(mut self, violation: V) -> Self {
        self.violations.push(violation);
        self
    }
}

impl<V> From<V> for Rejection<V> {
    fn from(violation: V) -> Self {
        Rejection { violations: vec![violation] }
    }
}
