//! IS-SPU-20 to 27: Nuke, and what becomes of what stood there.

use umpire_iron_sky::{
    action::Source,
    event::Event,
    ids::Continent,
    ledger::*,
    options::OptionalRule,
    state::{BlackOps, PlayedCard},
};

use super::{end_turn, has_left, special};
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, cites,
        command_card, emitted, territory,
    },
};

const DECK: Source = Source::Deck;

/// America's UWC commander holds the Nuke and can pay for it, in his turn.
fn armed(table: Position) -> Position {
    table.hand(UWC_AMERICA, &["SU-6"]).politics(UWC_AMERICA, 4).uwc_turn()
}

/// Rules: IS-SPU-20, IS-RULING-69
#[test]
fn spu_20_any_territory_in_play_that_stands_is_nuked() {
    let table = || {
        let lay = "AM1; AM4 hq U[u] bf R[r]; AM5 hq R[r]; EU3 hq R[r]";
        armed(special(4).lay(lay).destroyed(UWC_EUROPE, "EU2"))
    };
    assert_eq!(table().refused(UWC_AMERICA, nuke("EU2")), IS_SPU_20);
    assert_eq!(table().refused(UWC_AMERICA, nuke("AS4")), IS_SPU_20, "neutral");
    for slug in ["AM1", "AM3", "AM4", "AM5", "EU3", "EU5"] {
        let mut table = table();
        table.play(UWC_AMERICA, nuke(slug));
        assert!(table.state.ground(territory(slug)).is_destroyed(), "{slug}");
        assert_eq!(table.purse(UWC_AMERICA).1, 0);
    }
}

#[test]
fn spu_20_no_territory_of_a_frozen_continent_is_nuked() {
    let mut table = armed(special(6).lay("AS1 hq R[r]").hand(UWC_ASIA, &["AG05"]));
    table.play(UWC_ASIA, mobilize("AG05", "AS2", "AS1", 1));
    assert_eq!(table.refused(UWC_AMERICA, nuke("AS4")), IS_SIM_04);
    table.play(UWC_AMERICA, nuke("EU5"));
}

#[test]
fn of_several_rules_that_a_nuke_breaks_the_first_of_the_ledger_is_cited() {
    let mut table =
        special(2).hand(UWC_AMERICA, &["SU-6"]).politics(UWC_AMERICA, 3).money(UWC_AMERICA, 8);
    assert_eq!(table.refused(UWC_AMERICA, nuke("EU1")), IS_SIM_12);
    let mut table = table.uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, paid(nuke("EU1"), 4, 0)), IS_COST_03);
    assert_eq!(table.refused(UWC_AMERICA, nuke("EU1")), IS_COST_01);
    let mut table = table.politics(UWC_AMERICA, 4);
    assert_eq!(table.refused(UWC_AMERICA, nuke("EU1")), IS_SPU_20);
    table.play(UWC_AMERICA, nuke("AM1"));
}

#[test]
fn spu_21_all_units_of_both_factions_are_destroyed() {
    let mut table = armed(special(4).lay("AM4 hq U[u,u(EU)] bf R[r,r(EU)]"));
    let supplies = [UWC_AMERICA, UWC_EUROPE].map(|post| table.supply_of(post));
    table.play(UWC_AMERICA, nuke("AM4"));
    assert_eq!(table.shows("AM4"), "AM4");
    assert_eq!(
        [UWC_AMERICA, UWC_EUROPE].map(|post| table.supply_of(post)),
        supplies.map(|it| it + 1)
    );
    let mut conqueror = armed(special(2).lay("AM5 hq R[r,r] bf U[u]"));
    conqueror.play(UWC_AMERICA, nuke("AM5"));
    assert_eq!(conqueror.shows("AM5"), "AM5");
}

/// Rules: IS-SPU-21, IS-ARMY-12
#[test]
fn spu_21_neutral_units_leave_the_match() {
    let table = Position::playing_on(&[OptionalRule::SpecialCommands], &["america"]);
    let mut table = armed(table.lay("AM4 hq U[n(EU),n(EU)]"));
    table.play(UWC_AMERICA, nuke("AM4"));
    assert_eq!(table.state.table.neutrals[Continent::Europe].as_ref().unwrap().units, 0);
}

/// Rules: IS-SPU-22, IS-DEF-24, IS-CMD-10
#[test]
fn spu_22_the_card_stays_on_the_territory_for_the_rest_of_the_match() {
    let mut table = armed(special(2));
    let lies = PlayedCard { card: command_card("SU-6"), post: UWC_AMERICA };
    let nuke_on = |table: &Position| table.state.ground(territory("AM1")).nuke;
    assert_eq!(nuke_on(&table), None);
    table.play(UWC_AMERICA, nuke("AM1"));
    let player = table.player(UWC_AMERICA);
    assert!(player.hand.is_empty() && player.discard.is_empty() && player.used_up.is_empty());
    for _ in 0..4 {
        end_turn(&mut table);
        assert_eq!(nuke_on(&table), Some(lies));
    }
}

/// Rules: IS-METER-13, IS-METER-04
#[test]
fn spu_24_it_counts_for_the_reich_from_then_on() {
    let mut table = armed(special(2).lay("AM5 hq R[r]"));
    let facts = table.play(UWC_AMERICA, nuke("AM4"));
    assert!(cites(&facts, IS_METER_13));
    assert_eq!(table.meter("america"), (2, 2), "it pushes the Destruction Token");
    let mut abroad = armed(special(4));
    abroad.play(UWC_AMERICA, nuke("EU4"));
    assert_eq!((abroad.meter("america"), abroad.meter("europe")), ((0, 0), (1, 1)));
}

/// Rules: IS-METER-13, IS-RULING-15
#[test]
fn meter_13_no_step_where_it_counted_already() {
    for table in [special(2).lay("AM5 hq R[r]"), special(2).terror("AM5")] {
        let mut table = armed(table);
        let facts = table.play(UWC_AMERICA, nuke("AM5"));
        assert!(!cites(&facts, IS_METER_13));
        assert_eq!(table.meter("america"), (1, 1));
    }
}

/// Rules: IS-SPU-25, IS-SCORE-05
#[test]
fn spu_25_nobody_controls_it_and_it_gives_no_territory_points() {
    let territories = |slug: &str| {
        let mut table = armed(special(2)).time_pile(&["TT-END"]);
        table.play(UWC_AMERICA, nuke(slug));
        assert_eq!(table.state.ground(territory(slug)).controller(), None);
        end_turn(&mut table);
        let outcome = table.state.table.outcome.expect("the match is over");
        let of = |post| outcome.sheets.iter().find(|sheet| sheet.post == post).unwrap().clone();
        [UWC_AMERICA, REICH_AMERICA].map(|post| of(post).territories())
    };
    assert_eq!(territories("AM1"), [10, 0], "nobody held it");
    assert_eq!(territories("AM3"), [6, 0]);
}

/// Rules: IS-SPU-26, IS-TER-07, IS-SPC-09, IS-RULING-15, IS-INV-09
#[test]
fn spu_26_the_terror_token_returns_and_an_improvement_leaves_the_match() {
    let mut table =
        special(4).improvement(UWC_EUROPE, "SU-2", "EU5").terror("EU5").lay("EU5 hq U[u] bf R[r]");
    table = armed(table);
    let facts = table.play(UWC_AMERICA, nuke("EU5"));
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_EUROPE }));
    assert_eq!(table.state.terror(Continent::Europe), None);
    assert!(cites(&facts, IS_SPC_09) && has_left(&table, UWC_EUROPE, "SU-2"));
    assert_eq!(table.meter("europe"), (1, 1));
    let mut elsewhere = armed(special(4).improvement(UWC_EUROPE, "SU-2", "EU1").terror("EU1"));
    elsewhere.play(UWC_AMERICA, nuke("EU5"));
    assert_eq!(elsewhere.state.terror(Continent::Europe), Some(territory("EU1")));
    assert!(elsewhere.state.ground(territory("EU1")).improvement.is_some());
}

/// Rules: IS-SPU-26, IS-PAIR-05
#[test]
fn blk_14_black_ops_go_to_the_reich_commander_of_the_continent() {
    let rules = [OptionalRule::SpecialCommands, OptionalRule::BlackOps];
    let mut table = armed(Position::playing(&rules, 4).lay("EU5 hq U[u,B]"));
    let facts = table.play(UWC_AMERICA, nuke("EU5"));
    assert!(cites(&facts, IS_BLK_14));
    let taken = |post| table.player(post).reich().unwrap().black_ops;
    assert_eq!((taken(REICH_EUROPE), taken(REICH_AMERICA)), (1, 0));
    assert_eq!(table.player(UWC_EUROPE).uwc().unwrap().black_ops, Some(BlackOps::Destroyed));
}

/// Rules: IS-SPU-27, IS-RULING-90, IS-CAS-05
#[test]
fn spu_27_destroyed_reich_tiles_are_trophies_of_the_player_of_the_nuke() {
    let mut table = armed(special(4).lay("EU5 hq U[u] bf R[r,r(AM)]"))
        .trophies(UWC_AMERICA, 1)
        .money(UWC_AMERICA, 0);
    let supplies = [REICH_AMERICA, REICH_EUROPE].map(|post| table.supply_of(post));
    table.play(UWC_AMERICA, nuke("EU5"));
    assert_eq!((table.trophies_of(UWC_AMERICA), table.trophies_of(UWC_EUROPE)), (3, 0));
    assert_eq!(table.purse(UWC_AMERICA), (1, 0), "the Reward of the General");
    assert_eq!([REICH_AMERICA, REICH_EUROPE].map(|post| table.supply_of(post)), supplies);
}

/// Rules: IS-SPU-20, IS-SPU-21, IS-SPU-23, IS-SPU-26, IS-SPU-27, IS-BLK-14, IS-METER-13
#[test]
fn ex_20_nuke() {
    let mut table = Position::playing(&[OptionalRule::SpecialCommands, OptionalRule::BlackOps], 6)
        .uwc("asia", "politician")
        .lay("EU2 hq R[r]; EU4 hq R[r]; EU5 hq U[u,B] bf R[r,r(AS)]")
        .terror("EU5")
        .high_mark("europe", 4)
        .hand(UWC_ASIA, &["SU-6"])
        .money(UWC_ASIA, 2)
        .politics(UWC_ASIA, 5)
        .trophies(UWC_ASIA, 1)
        .hand(REICH_EUROPE, &["AR05"])
        .uwc_turn();
    assert_eq!(table.meter("europe"), (3, 4));
    let supply = table.supply_of(UWC_EUROPE);
    table.play(UWC_ASIA, nuke("EU5"));
    assert_eq!(table.purse(UWC_ASIA), (3, 1));
    assert_eq!(table.supply_of(UWC_EUROPE), supply + 1);
    assert_eq!(table.player(REICH_EUROPE).reich().unwrap().black_ops, 1);
    assert_eq!(table.trophies_of(UWC_ASIA), 3);
    assert_eq!(table.state.terror(Continent::Europe), None);
    assert!(table.state.ground(territory("EU5")).is_destroyed());
    assert_eq!(table.meter("europe"), (3, 4));
    end_turn(&mut table);
    assert_eq!(table.refused(REICH_EUROPE, mobilize("AR05", "EU4", "EU5", 1)), IS_MOB_14);

    let mut asia = special(6)
        .lay("AS1 hq R[r]; AS3 hq R[r]")
        .hand(UWC_ASIA, &["SU-6"])
        .politics(UWC_ASIA, 4)
        .uwc_turn();
    assert_eq!(asia.meter("asia"), (2, 2));
    asia.play(UWC_ASIA, nuke("AS4"));
    assert_eq!(asia.meter("asia"), (3, 3));
}

#[test]
fn spu_20_an_open_combat_of_ones_own_leaves_no_time_for_it() {
    let mut table = armed(special(4).lay("EU5 hq U[u(AM)] bf R[r]"));
    table = table.hand(UWC_AMERICA, &["SU-6", "GE06"]).money(UWC_AMERICA, 1);
    table.play(UWC_AMERICA, fight("GE06", "EU5"));
    assert_eq!(table.refused(UWC_AMERICA, nuke("AM1")), IS_SIM_05);
    table.combat("europe", DECK, DECK);
    table.play(UWC_AMERICA, nuke("AM1"));
}
