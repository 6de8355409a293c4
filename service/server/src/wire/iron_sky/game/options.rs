//! What a match may choose, as the catalogue lists it.

use umpire_contract::umpire::v1::{
    Domain, GameOption,
    domain::{Flag, Integer, Kind, OneOf, Subset},
};
use umpire_engine::RuleId;
use umpire_iron_sky::{ledger, options::ClockOptions};

/// The most boards there are.
const BOARDS: u32 = 3;

pub(super) fn all() -> Vec<GameOption> {
    let mut options = vec![
        option(
            "seating.random.boards",
            "the boards in play, one per two players; none draws them",
            boards(),
            "",
            ledger::IS_SETUP_02,
        ),
        option(
            "turnStyle",
            "whether team-mates play at the same time, or from west to east",
            one_of(&["SIMULTANEOUS", "SEQUENTIAL"]),
            "SIMULTANEOUS",
            ledger::IS_SIM_14,
        ),
        option(
            "orbitAcrossNeutral",
            "whether orbits are adjacent across a neutral continent",
            Kind::Flag(Flag {}),
            "true",
            ledger::IS_BOARD_08,
        ),
        option(
            "commandSeconds",
            "each active player's time for one Command Phase, in seconds; 0 is no clock, else at \
             least 10",
            seconds(),
            "0",
            ledger::IS_CLOCK_04,
        ),
        option(
            "decisionSeconds",
            "the time for each decision in a combat and for the End Phase, in seconds; 0 is no \
             clock, else at least 10",
            seconds(),
            "0",
            ledger::IS_CLOCK_05,
        ),
    ];
    options.extend(optional_rules());
    options
}

/// The optional rules: each by its switch, or several by a preset.
fn optional_rules() -> impl Iterator<Item = GameOption> {
    let preset = option(
        "preset",
        "a set of optional rules: ROOKIE has none, EXPERIENCED four, VETERAN all seven; a switch beside it must agree",
        one_of(&["ROOKIE", "EXPERIENCED", "VETERAN"]),
        "",
        ledger::IS_GEN_05,
    );
    let switches = [
        ("specialCommands", "Special Commands", ledger::IS_SPC_01),
        ("randomLength", "random game length", ledger::IS_RGL_01),
        ("initiative", "Initiative", ledger::IS_INI_01),
        ("blackOps", "Black Ops", ledger::IS_BLK_01),
        ("controlledCombat", "Controlled Combat", ledger::IS_CTL_01),
        ("secretOperations", "Secret Operations", ledger::IS_SEC_01),
        ("eventfulTimes", "Eventful Times", ledger::IS_EVT_01),
    ];
    let switches = switches
        .map(|(name, summary, rule)| option(name, summary, Kind::Flag(Flag {}), "false", rule));
    core::iter::once(preset).chain(switches)
}

fn option(name: &str, summary: &str, kind: Kind, default: &str, rule: RuleId) -> GameOption {
    GameOption {
        path: format!("ironSky.{name}"),
        summary: summary.to_owned(),
        domain: Some(Domain { kind: Some(kind) }),
        default_value: default.to_owned(),
        available: true,
        rule: rule.to_string(),
    }
}

fn one_of(values: &[&str]) -> Kind {
    let values = values.iter().map(|&value| value.to_owned()).collect();
    Kind::OneOf(OneOf { values, or_absent: true })
}

fn boards() -> Kind {
    let values = ["AMERICA", "EUROPE", "ASIA"].map(str::to_owned).to_vec();
    Kind::Subset(Subset { values, min_size: 0, max_size: BOARDS })
}

fn seconds() -> Kind {
    let max = i32::try_from(ClockOptions::LONGEST).unwrap_or(i32::MAX);
    Kind::Integer(Integer { min: 0, max, step: 1 })
}
