//! IS-SIM: simultaneous play.

use umpire_iron_sky::{
    action::{Action, Source},
    event::Event,
    flow::{self, Kind},
    ids::{Faction, Post},
    ledger::{
        IS_GEN_08, IS_MOB_11, IS_SHARE_06, IS_SIM_04, IS_SIM_05, IS_SIM_09, IS_SIM_10, IS_SIM_11,
        IS_SIM_12, IS_SIM_13, IS_SIM_14, IS_SIM_15,
    },
    state::Phase,
};

use crate::{
    actions::{
        SUBMIT, bomb, fight, give_command_point, give_money, mobilize, permit, recruit,
        regroup_orbit, shuffle, use_guidance,
    },
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
        cites, emitted,
    },
};

/// Six play, the Reich is active, and its commander of America fights for Brazil.
fn america_fights() -> Position {
    let mut table = Position::new(6)
        .hand(REICH_AMERICA, &["IN01", "IN02"])
        .hand(REICH_EUROPE, &["AR05", "AR06", "AR07", "AR09", "AR13"])
        .hand(REICH_ASIA, &["EI05", "EI08"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table
}

#[test]
fn sim_01_team_mates_act_in_any_order() {
    let mut table = Position::new(6)
        .hand(REICH_AMERICA, &["IN06"])
        .hand(REICH_EUROPE, &["AR09"])
        .hand(REICH_ASIA, &["EI08", "EI09"]);
    table.play(REICH_ASIA, recruit("EI08", &[("AS-I", 1)]));
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    table.play(REICH_EUROPE, recruit("AR09", &[("EU-I", 1)]));
    table.play(REICH_ASIA, recruit("EI09", &[("AS-II", 1)]));
}

#[test]
fn sim_02_an_action_is_judged_against_what_the_one_before_it_left() {
    let position = || {
        Position::new(6)
            .lay("AM-III R[r,r]")
            .hand(REICH_AMERICA, &["IN06"])
            .hand(REICH_EUROPE, &["AR05"])
    };
    let move_in = || mobilize("AR05", "EU-I", "AM-III", 1);
    position().play(REICH_EUROPE, move_in());
    let mut table = position();
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-III", 1)]));
    assert_eq!(table.refused(REICH_EUROPE, move_in()), IS_MOB_11);
}

#[test]
fn sim_03_an_action_is_resolved_with_all_its_consequences() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u] bf R[r,r]")
        .terror("AM4")
        .reich("america", "artillerie")
        .hand(REICH_AMERICA, &["AR01"]);
    let facts = table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(
        (table.meter("america"), table.state.terror(REICH_AMERICA.continent)),
        ((1, 1), None)
    );
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert_eq!(table.supply_of(UWC_AMERICA), 12);
}

#[test]
fn sim_04_an_open_combat_freezes_its_continent() {
    let mut table = america_fights();
    let into = mobilize("AR05", "EU3", "AM7", 1);
    assert_eq!(table.refused(REICH_EUROPE, into), IS_SIM_04);
    let above = regroup_orbit("EU-I", "AM-III", 1);
    assert_eq!(table.refused(REICH_EUROPE, above), IS_SIM_04);
    let elsewhere = regroup_orbit("EU-I", "EU-II", 1);
    table.play(REICH_EUROPE, elsewhere);
    table.combat("america", Source::Deck, Source::Deck);
    table.play(REICH_EUROPE, regroup_orbit("EU-II", "EU-I", 1));
    table.play(REICH_EUROPE, regroup_orbit("EU-I", "AM-III", 1));
}

#[test]
fn sim_05_an_attacker_first_finishes_his_combat() {
    let mut table = america_fights();
    let gift = give_command_point(table.seat(REICH_ASIA));
    for action in [
        mobilize("IN02", "AM-I", "AM1", 1),
        gift,
        Action::DeclareDone,
        recruit("IN02", &[("AM-I", 1)]),
    ] {
        assert_eq!(table.refused(REICH_AMERICA, action), IS_SIM_05);
    }
    table.combat("america", Source::Reserve, Source::Deck);
    table.play(REICH_AMERICA, mobilize("IN02", "AM-I", "AM1", 1));
    let mut table = america_fights();
    table.play(REICH_AMERICA, Action::Resign);

    let mut table = Position::new(4).uwc_turn().lay("AM5 hq R[r]").hand(UWC_AMERICA, &["GE06"]);
    let transit = permit(table.seat(UWC_EUROPE), 1);
    table.play(UWC_AMERICA, transit.clone());
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    assert_eq!(table.refused(UWC_AMERICA, transit), IS_SIM_05);
}

#[test]
fn sim_06_team_mates_of_the_attacker_go_on_elsewhere() {
    let mut table = america_fights();
    table.play(REICH_EUROPE, recruit("AR09", &[("EU-I", 1)]));
    let gift = give_command_point(table.seat(REICH_AMERICA));
    table.play(REICH_EUROPE, gift);
    assert_eq!(table.cp_of(REICH_AMERICA), 6 - 1 + 1, "the attacker may receive");
    table.play(REICH_ASIA, Action::DeclareDone);
}

/// Rules: IS-DEF-14
#[test]
fn sim_07_there_is_one_combat_per_continent_and_one_per_player() {
    let mut table = america_fights().lay("AM5 hq R[r] bf U[u]; AS2 hq R[r(AM)] bf U[u]");
    assert_eq!(table.refused(REICH_AMERICA, fight("IN02", "AS2")), IS_SIM_05);
    let second = mobilize("AR05", "EU-III", "AM6", 1);
    assert_eq!(table.refused(REICH_EUROPE, second), IS_SIM_04);
    table.play(REICH_EUROPE, mobilize("AR05", "EU-III", "EU6", 1));
    let combats: Vec<(Post, Post)> =
        table.state.combats().map(|combat| (combat.attacker, combat.defender)).collect();
    assert_eq!(combats, [(REICH_AMERICA, UWC_AMERICA), (REICH_EUROPE, UWC_EUROPE)]);
}

#[test]
fn sim_08_what_a_faction_shares_goes_to_whoever_comes_first() {
    for (first, second) in [(REICH_AMERICA, REICH_EUROPE), (REICH_EUROPE, REICH_AMERICA)] {
        let mut table = Position::new(4);
        table.play(first, use_guidance("asia"));
        assert_eq!(table.refused(second, use_guidance("asia")), IS_GEN_08);
    }
}

#[test]
fn sim_09_one_who_is_done_only_receives_permits_and_resigns() {
    let mut table = Position::new(6).hand(REICH_ASIA, &["EI08"]);
    table.play(REICH_ASIA, Action::DeclareDone);
    let gift = give_command_point(table.seat(REICH_AMERICA));
    for action in [recruit("EI08", &[("AS-I", 1)]), gift, Action::DeclareDone] {
        assert_eq!(table.refused(REICH_ASIA, action), IS_SIM_09);
    }
    let gift = give_command_point(table.seat(REICH_ASIA));
    table.play(REICH_AMERICA, gift);
    assert_eq!(table.cp_of(REICH_ASIA), 7);
    table.play(REICH_ASIA, Action::Resign);

    let mut table = Position::new(6).uwc_turn();
    table.play(UWC_ASIA, Action::DeclareDone);
    let transit = permit(table.seat(UWC_EUROPE), 2);
    table.play(UWC_ASIA, transit);
    let gift = give_money(table.seat(UWC_EUROPE), 1);
    assert_eq!(table.refused(UWC_ASIA, gift), IS_SIM_09);
}

#[test]
fn sim_10_done_may_be_withdrawn_until_the_phase_moves_on() {
    let mut table = Position::new(4).hand(REICH_AMERICA, &["IN06"]);
    assert_eq!(table.refused(REICH_AMERICA, Action::WithdrawDone), IS_SIM_10);
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.play(REICH_AMERICA, Action::WithdrawDone);
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    table.all_done();
    assert_eq!(table.refused(REICH_AMERICA, Action::WithdrawDone), IS_SIM_10);
    table.play(REICH_AMERICA, SUBMIT);
    assert_eq!(table.refused(REICH_AMERICA, Action::WithdrawDone), IS_SIM_10);
    assert_eq!(table.refused(UWC_AMERICA, Action::WithdrawDone), IS_SIM_10);
}

#[test]
fn sim_11_the_command_phase_ends_when_all_are_done_and_no_combat_is_open() {
    let mut table = america_fights();
    table.play(REICH_ASIA, Action::DeclareDone);
    table.play(REICH_EUROPE, Action::DeclareDone);
    table.combat("america", Source::Deck, Source::Deck);
    assert_eq!(table.state.table.phase, Phase::Command);
    let facts = table.play(REICH_AMERICA, Action::DeclareDone);
    assert!(cites(&facts, IS_SIM_11));
    assert_eq!((table.state.table.active, table.state.table.phase), (Faction::Reich, Phase::End));
}

#[test]
fn sim_12_the_inactive_faction_answers_combats_and_resigns() {
    let mut table = america_fights().hand(UWC_AMERICA, &["GE01", "GE15"]);
    let gift = give_money(table.seat(UWC_ASIA), 1);
    let transit = permit(table.seat(UWC_ASIA), 1);
    for action in [shuffle("GE15"), gift, transit, Action::DeclareDone, SUBMIT] {
        assert_eq!(table.refused(UWC_AMERICA, action), IS_SIM_12);
    }
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(Source::Reserve.into()));
    table.play(UWC_EUROPE, Action::Resign);
}

#[test]
fn sim_13_everyone_ends_his_turn_once_in_any_order() {
    let mut table = Position::new(6).end_phase(Faction::Reich);
    table.play(REICH_ASIA, SUBMIT);
    assert_eq!(table.refused(REICH_ASIA, SUBMIT), IS_SIM_13);
    table.play(REICH_AMERICA, SUBMIT);
    table.play(REICH_EUROPE, SUBMIT);
    assert_eq!(table.state.table.active, Faction::Uwc);
}

/// Rules: IS-EX-47, IS-RULING-97
#[test]
fn sim_14_sequential_team_mates_play_from_west_to_east() {
    let mut table = Position::new(6).sequential().hand(REICH_ASIA, &["EI08"]);
    let asia = recruit("EI08", &[("AS-I", 1)]);
    assert_eq!(table.refused(REICH_ASIA, asia.clone()), IS_SIM_14);
    assert_eq!(table.refused(REICH_ASIA, Action::DeclareDone), IS_SIM_14);
    let gift = give_command_point(table.seat(REICH_AMERICA));
    table.play(REICH_ASIA, gift.clone());
    let points = [REICH_AMERICA, REICH_EUROPE, REICH_ASIA].map(|post| table.cp_of(post));
    assert_eq!(points, [7, 6, 5]);
    table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(flow::in_turn(&table.state), Some(REICH_EUROPE));
    assert_eq!(table.refused(REICH_ASIA, gift), IS_SHARE_06);
    assert_eq!(table.refused(REICH_AMERICA, Action::WithdrawDone), IS_SIM_14);
    table.play(REICH_EUROPE, Action::DeclareDone);
    table.play(REICH_ASIA, asia);

    let mut table = Position::new(6).sequential().uwc_turn();
    let transit = permit(table.seat(UWC_AMERICA), 1);
    table.play(UWC_ASIA, transit);
}

/// Rules: IS-EX-48, IS-RULING-106
#[test]
fn sim_15_what_costs_nothing_is_limited_to_twenty_a_phase() {
    let mut table = Position::new(4).uwc_turn();
    let (to_europe, to_america) = (table.seat(UWC_EUROPE), table.seat(UWC_AMERICA));
    for _ in 0..20 {
        table.play(UWC_AMERICA, give_money(to_europe, 1));
        table.play(UWC_EUROPE, give_money(to_america, 1));
    }
    assert_eq!(table.refused(UWC_AMERICA, give_money(to_europe, 1)), IS_SIM_15);

    for count in 1..=20 {
        table.play(UWC_AMERICA, permit(to_europe, count % 8));
    }
    assert_eq!(table.refused(UWC_AMERICA, permit(to_europe, 0)), IS_SIM_15);

    for _ in 0..20 {
        table.play(UWC_AMERICA, Action::DeclareDone);
        table.play(UWC_AMERICA, Action::WithdrawDone);
    }
    table.play(UWC_AMERICA, Action::DeclareDone);
    assert_eq!(table.refused(UWC_AMERICA, Action::WithdrawDone), IS_SIM_15);
}

#[test]
fn ex_23_parallel_combats() {
    let mut table = america_fights();
    table.play(REICH_EUROPE, recruit("AR09", &[("EU-I", 1)]));
    assert_eq!(table.refused(REICH_EUROPE, mobilize("AR05", "EU3", "AM7", 1)), IS_SIM_04);
    let gift = give_command_point(table.seat(REICH_AMERICA));
    table.play(REICH_EUROPE, gift);
    table.play(REICH_EUROPE, mobilize("AR05", "EU-III", "EU6", 1));
    assert!(table.state.is_frozen(REICH_EUROPE.continent));
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_SIM_05);
    table.play(REICH_ASIA, Action::DeclareDone);
    table.play(REICH_ASIA, Action::WithdrawDone);
    table.play(REICH_ASIA, Action::DeclareDone);
    table.play(UWC_EUROPE, Action::ChooseDefenceCard(Source::Deck.into()));
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(Source::Reserve.into()));
    table.play(REICH_AMERICA, Action::ChooseAttackCard(Source::Deck.into()));
    table.play(REICH_EUROPE, Action::ChooseAttackCard(Source::Reserve.into()));
    assert!(table.state.combats().next().is_none());
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.play(REICH_EUROPE, Action::DeclareDone);
    let awaited = flow::awaited(&table.state);
    assert!(awaited.iter().all(|awaited| awaited.kind == Kind::EndPhase) && awaited.len() == 3);
}
