//! Refusals, a chapter a file: each reason that the game has to refuse a deed, shown by a deed that is refused for it, with
//! its citation, and by the nearest one that is accepted. Nearest is what changes one part: another count, space, payment,
//! player or moment; where nothing in the same position will do, the row says in which one it does.

mod armies;
mod cards;
mod combats;
mod commands;
mod orders;
mod recruits;
mod settings;
mod sharing;
mod source;
mod special;
mod transits;
mod turns;

use std::collections::BTreeSet;

use umpire_engine::{Cited as _, Deed, Game as _, RuleId};
use umpire_iron_sky::{
    IronSky,
    action::{Action, CardChoice},
    ids::Post,
    violation::Violation,
};

use crate::position::Position;

/// A row of the table.
struct Refusal {
    what: &'static str,
    cites: (RuleId, &'static str),
    at: fn() -> Position,
    refused: Trial,
    accepted: Trial,
}

/// The deed, as seats and decisions of the position name it.
type Tried = dyn Fn(&Position) -> Deed<Action>;

/// A deed that somebody tries.
struct Trial {
    deed: Box<Tried>,
    seconds: Option<u64>,
    elsewhere: Option<fn() -> Position>,
}

/// An action of the player at a post.
fn by(post: Post, action: Action) -> Trial {
    deed(move |table| Deed::Act { seat: table.seat(post), action: action.clone() })
}

/// Any deed.
fn deed(deed: impl Fn(&Position) -> Deed<Action> + 'static) -> Trial {
    Trial { deed: Box::new(deed), seconds: None, elsewhere: None }
}

impl Trial {
    /// So many seconds after the deal, and not when the position says.
    fn at(self, seconds: u64) -> Trial {
        Trial { seconds: Some(seconds), ..self }
    }

    /// In another position, as nothing is accepted in the row's.
    fn when(self, elsewhere: fn() -> Position) -> Trial {
        Trial { elsewhere: Some(elsewhere), ..self }
    }

    fn prepared(&self, at: fn() -> Position) -> (Position, Deed<Action>) {
        let mut table = self.elsewhere.unwrap_or(at)();
        if let Some(seconds) = self.seconds {
            table.at(seconds);
        }
        let deed = (self.deed)(&table);
        (table, deed)
    }
}

/// What was refused, and why.
struct Shown {
    what: &'static str,
    violation: Violation,
    /// The action, if it was one.
    action: Option<Action>,
}

impl Refusal {
    /// Plays both deeds.
    fn show(self) -> Shown {
        let Refusal { what, cites, at, refused, accepted } = self;
        let (mut table, deed) = refused.prepared(at);
        let is_refused = IronSky::judge(&table.state, &deed, table.now()).is_err();
        assert!(is_refused, "{what}: accepted {deed:?}");
        let violation = table.violation(&deed);
        let cited = (violation.rule(), violation.code());
        assert_eq!(cited, cites, "{what}: {}", violation.message());

        let (mut table, nearest) = accepted.prepared(at);
        if let Err(refusal) = IronSky::judge(&table.state, &nearest, table.now()) {
            panic!("{what}: refused {nearest:?}: {}", refusal.violations()[0].message());
        }
        table.accepted(&nearest);
        let action = match deed {
            Deed::Act { action, .. } => Some(action),
            Deed::Expire(_) | Deed::Retire(_) => None,
        };
        Shown { what, violation, action }
    }
}

/// All of them, by chapter.
fn all() -> impl Iterator<Item = Shown> {
    let chapters = [
        turns::rows,
        cards::rows,
        armies::rows,
        transits::rows,
        recruits::rows,
        commands::rows,
        special::rows,
        orders::rows,
        sharing::rows,
        combats::rows,
    ];
    let of_deeds = chapters.into_iter().flat_map(|rows| rows()).map(Refusal::show);
    settings::shown().into_iter().chain(of_deeds)
}

#[test]
fn every_refusal_cites_its_rule_and_the_nearest_deed_is_accepted() {
    let told = all().map(|Shown { what, violation, .. }| {
        let (rule, code, message) = (violation.rule(), violation.code(), violation.message());
        let parameters = violation.parameters();
        let facts = parameters.iter().map(|fact| format!(" {}={}", fact.name, fact.value));
        let at = match violation.field() {
            "" => String::new(),
            field => format!(" at {field}"),
        };
        format!("{what}\n  {rule} {code}{at}{}\n  {message}\n", facts.collect::<String>())
    });
    insta::assert_snapshot!("sentences", told.collect::<String>());
}

#[test]
fn every_code_of_the_game_is_shown_by_each_rule_that_it_cites() {
    let shown: BTreeSet<(String, &str)> = all()
        .map(|it| (it.violation.rule().to_string().replace('-', "_"), it.violation.code()))
        .collect();
    let missing: Vec<_> = source::codes()
        .into_iter()
        .filter(|(rule, code)| match rule {
            Some(rule) => !shown.contains(&(rule.clone(), code)),
            None => shown.iter().all(|(_, other)| other != code),
        })
        .collect();
    assert!(missing.is_empty(), "no row shows {missing:?}");
}

#[test]
fn the_field_of_a_refusal_is_one_of_its_action() {
    for Shown { what, violation, action } in all() {
        let Some(action) = action else { continue };
        // A card of the table is the action's only part and has no name there.
        if let Action::ChooseDefenceCard(CardChoice::Table(_)) = action {
            continue;
        }
        let parts = format!("{action:?}");
        for name in violation.field().split('.').filter(|name| !name.is_empty()) {
            let is_named = parts.contains(&format!("{}: ", snake_case(name)))
                || (name == "switch" && parts.contains("Switch {"));
            assert!(is_named, "{what}: no `{name}` in {parts}");
        }
    }
}

fn snake_case(name: &str) -> String {
    let of_char = |it: char| match it {
        upper if upper.is_ascii_uppercase() => format!("_{}", upper.to_ascii_lowercase()),
        other => other.to_string(),
    };
    name.chars().map(of_char).collect()
}
