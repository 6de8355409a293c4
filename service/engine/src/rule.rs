//! Rules as they are cited: the ledger of a game.

/// The id of a rule in its game's ledger, such as `IS-MOB-04`.
///
/// Games cite by the constants that `cargo xtask ledger` generates from their `rules.toml`, so a misspelt citation
/// does not compile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RuleId(&'static str);

impl RuleId {
    /// The id with this text.
    pub const fn new(id: &'static str) -> Self {
        RuleId(id)
    }

    /// The text of the id.
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl core::fmt::Display for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

impl core::fmt::Debug for RuleId {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.0)
    }
}

/// What a row of a ledger is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// A rule that play follows.
    Rule,
    /// A statement that holds between any two actions.
    Invariant,
    /// A decision where the rulebook is silent or contradicts itself.
    Ruling,
    /// A worked example, with its numbers.
    Example,
}

/// One row of a ledger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rule {
    /// Its id, unique in the ledger.
    pub id: RuleId,
    /// What kind of row it is.
    pub kind: RuleKind,
    /// The heading it stands under.
    pub chapter: &'static str,
    /// The rule in full, for people.
    pub text: &'static str,
    /// Where the rulebook prints it; empty for what the rulebook does not say.
    pub source: &'static str,
    /// When it applies: `2p`, `opt:…`, `content`; none for every match.
    pub tags: &'static [&'static str],
    /// The rulings it rests on.
    pub rulings: &'static [RuleId],
}

/// All rules of one game.
#[derive(Clone, Copy, Debug)]
pub struct Ledger {
    /// The version of the rules as played. A change that alters the outcome of any record is a new one.
    pub ruleset: &'static str,
    /// The rows, in the rulebook's order.
    pub rules: &'static [Rule],
}

impl Ledger {
    /// The row with this id, or `None` if the ledger has none.
    pub fn rule(&self, id: &str) -> Option<&'static Rule> {
        self.rules.iter().find(|rule| rule.id.as_str() == id)
    }
}
