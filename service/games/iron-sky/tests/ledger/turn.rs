//! IS-TURN: rounds, turns and phases.

use umpire_engine::Fact;
use umpire_iron_sky::{
    IronSky,
    action::Action,
    event::Event,
    ids::Faction,
    ledger::{IS_SIM_12, IS_TURN_02},
    state::Phase,
};

use crate::{
    actions::{SUBMIT, give_command_point, mobilize, recruit, regroup_orbit},
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
    },
};

/// The phases that began, in order.
fn phases(facts: &[Fact<IronSky>]) -> Vec<(Faction, Phase)> {
    let began = facts.iter().filter_map(|fact| match fact.event {
        Event::PhaseBegan { active, phase } => Some((active, phase)),
        _ => None,
    });
    began.collect()
}

/// Rules: IS-DEF-04
#[test]
fn turn_01_the_reich_finishes_its_turn_before_the_uwc_plays() {
    let mut table = Position::new(2).hand(UWC_AMERICA, &["GE01"]).money(UWC_AMERICA, 8);
    let recruit = recruit("GE01", &[("AM2", 2)]);
    assert_eq!(table.refused(UWC_AMERICA, recruit.clone()), IS_SIM_12);
    table.all_done();
    assert_eq!(table.refused(UWC_AMERICA, recruit.clone()), IS_SIM_12);
    table.all_submit();
    table.play(UWC_AMERICA, recruit);
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_SIM_12);
}

#[test]
fn turn_02_a_turn_is_resource_command_end() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN06"]);
    assert_eq!(
        phases(&table.dealt),
        [(Faction::Reich, Phase::Resource), (Faction::Reich, Phase::Command)]
    );
    assert_eq!(table.refused(REICH_AMERICA, SUBMIT), IS_TURN_02);
    let facts = table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(phases(&facts), [(Faction::Reich, Phase::End)]);
    let recruit = recruit("IN06", &[("AM-I", 2)]);
    assert_eq!(table.refused(REICH_AMERICA, recruit), IS_TURN_02);
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_TURN_02);
}

#[test]
fn turn_03_the_next_phase_starts_for_all_when_all_have_finished() {
    let mut table = Position::new(6);
    table.play(REICH_ASIA, Action::DeclareDone);
    table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(table.state.table.phase, Phase::Command);
    table.play(REICH_EUROPE, Action::DeclareDone);
    assert_eq!(table.state.table.phase, Phase::End);
}

#[test]
fn turn_04_when_all_have_ended_their_turn_the_other_faction_is_active() {
    let mut table = Position::new(6).end_phase(Faction::Reich);
    table.play(REICH_EUROPE, SUBMIT);
    table.play(REICH_ASIA, SUBMIT);
    assert_eq!(table.state.table.active, Faction::Reich);
    let facts = table.play(REICH_AMERICA, SUBMIT);
    let uwc = |phase| (Faction::Uwc, phase);
    assert_eq!(phases(&facts), [uwc(Phase::Resource), uwc(Phase::Command)]);
    table.all_done();
    for post in [UWC_EUROPE, UWC_AMERICA] {
        table.play(post, SUBMIT);
    }
    let facts = table.play(UWC_ASIA, SUBMIT);
    let reich = |phase| (Faction::Reich, phase);
    let round = [uwc(Phase::Time), reich(Phase::Resource), reich(Phase::Command)];
    assert_eq!(phases(&facts), round);
}

/// Rules: IS-DEF-21
#[test]
fn turn_05_commands_orders_and_gifts_come_in_any_sequence() {
    let mut table = Position::new(4).hand(REICH_AMERICA, &["IN01", "IN06"]).cp(REICH_EUROPE, 0);
    table.play(REICH_AMERICA, regroup_orbit("AM-I", "AM-II", 1));
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 2)]));
    let gift = give_command_point(table.seat(REICH_EUROPE));
    table.play(REICH_AMERICA, gift);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, regroup_orbit("AM-II", "AM-I", 1));
    assert_eq!((table.cp_of(REICH_AMERICA), table.cp_of(REICH_EUROPE)), (0, 1));
}

#[test]
fn turn_06_a_command_phase_may_end_with_resources_left() {
    let mut table = Position::new(2);
    assert_eq!(table.cp_of(REICH_AMERICA), 6);
    table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(table.state.table.phase, Phase::End);
}
