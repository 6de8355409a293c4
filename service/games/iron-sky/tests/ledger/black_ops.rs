//! IS-BLK: how Black Ops come to the board, lead and move. How they fight and die is `black_ops_combat`.

use umpire_iron_sky::{
    action::Source,
    event::Event,
    ledger::*,
    options::OptionalRule,
    state::{BlackOps, Tile},
};

use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, cites, emitted, territory,
    },
};

const DECK: Source = Source::Deck;
const RULES: [OptionalRule; 1] = [OptionalRule::BlackOps];

/// It is the turn of America's General, who has 8 Money and 3 Politics.
fn general(armies: &str) -> Position {
    general_in(Position::playing(&RULES, 6), armies)
}

fn general_in(position: Position, armies: &str) -> Position {
    position
        .lay(armies)
        .hand(UWC_AMERICA, &["GE01", "GE02", "GE03", "GE06", "GE07", "GE08", "GE11", "GE12"])
        .money(UWC_AMERICA, 8)
        .politics(UWC_AMERICA, 3)
        .uwc_turn()
}

fn black_ops(table: &Position) -> Option<BlackOps> {
    table.player(UWC_AMERICA).uwc().expect("a UWC player").black_ops
}

#[test]
fn setup_22_each_uwc_player_has_black_ops_beside_his_sheet_and_not_in_his_supply() {
    let (with, without) = (Position::playing(&RULES, 6), Position::new(6));
    for post in [UWC_AMERICA, UWC_EUROPE, UWC_ASIA] {
        assert_eq!(with.player(post).uwc().unwrap().black_ops, Some(BlackOps::Held));
        assert_eq!(without.player(post).uwc().unwrap().black_ops, None);
        assert_eq!((with.supply_of(post), without.supply_of(post)), (11, 11));
    }
}

#[test]
fn blk_01_a_recruit_puts_them_on_the_board_instead_of_units() {
    let mut table = general("AM4 hq U[u]");
    let supply = table.supply_of(UWC_AMERICA);
    let facts = table.play(UWC_AMERICA, recruit_black_ops("GE01", "AM4"));
    assert!(cites(&facts, IS_BLK_01));
    assert_eq!(
        (table.shows("AM4").as_str(), black_ops(&table)),
        ("AM4 hq U[u,B]", Some(BlackOps::Placed))
    );
    assert_eq!((table.supply_of(UWC_AMERICA), table.purse(UWC_AMERICA).0), (supply, 7));
    let mut dual = general("AM4 hq U[u]");
    dual.play(UWC_AMERICA, recruit_black_ops("GE12", "AM4"));
    assert_eq!(dual.shows("AM4"), "AM4 hq U[u,B]");
}

#[test]
fn blk_01_only_the_uwc_only_with_the_optional_rule_only_by_a_recruit() {
    let mut reich = Position::playing(&RULES, 2).hand(REICH_AMERICA, &["IN06"]);
    assert_eq!(reich.refused(REICH_AMERICA, recruit_black_ops("IN06", "AM4")), IS_BLK_01);
    reich.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    let mut without = general_in(Position::new(2), "AM4 hq U[u]");
    assert_eq!(without.refused(UWC_AMERICA, recruit_black_ops("GE01", "AM4")), IS_GEN_06);
    without.play(UWC_AMERICA, recruit("GE01", &[("AM4", 1)]));
    let mut table = general("AM4 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, recruit_black_ops("GE06", "AM4")), IS_CMD_06);
    table.play(UWC_AMERICA, recruit_black_ops("GE01", "AM4"));
}

/// Rules: IS-BLK-02, IS-RULING-68
#[test]
fn blk_02_where_one_may_recruit_be_the_army_there_at_its_limit() {
    let rules = [OptionalRule::BlackOps, OptionalRule::SpecialCommands];
    let table = Position::playing(&rules, 6).destroyed(UWC_ASIA, "AM5").terror("AM7");
    let armies = "AM1 hq R[r]; AM2 hq U[u] bf R[r]; AM6; AM7 hq U[u]; AM3 hq U[u,u,u]; EU1 hq U[u]";
    let mut table = general_in(table, armies);
    let to = |at| recruit_black_ops("GE01", at);
    assert_eq!(table.refused(UWC_AMERICA, to("AM5")), IS_REC_10);
    assert_eq!(table.refused(UWC_AMERICA, to("AM6")), IS_REC_08);
    assert_eq!(table.refused(UWC_AMERICA, to("AM1")), IS_REC_05);
    assert_eq!(table.refused(UWC_AMERICA, to("AM2")), IS_REC_06);
    assert_eq!(table.refused(UWC_AMERICA, to("AM7")), IS_REC_07);
    assert_eq!(table.refused(UWC_AMERICA, to("EU1")), IS_REC_01);
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM3", 1)])), IS_REC_04);
    table.play(UWC_AMERICA, to("AM3"));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u,u,B]");
}

/// Rules: IS-BLK-03, IS-RULING-66
#[test]
fn blk_03_not_by_a_raid_and_once_a_match() {
    let mut table = general("AM4 hq U[u]");
    assert_eq!(table.refused(UWC_AMERICA, recruit_black_ops("GE11", "AM4")), IS_CMD_06);
    table.play(UWC_AMERICA, recruit_black_ops("GE01", "AM4"));
    assert_eq!(table.refused(UWC_AMERICA, recruit_black_ops("GE02", "AM3")), IS_BLK_03);
    table.play(UWC_AMERICA, recruit("GE02", &[("AM3", 1)]));
}

/// Rules: IS-BLK-03
#[test]
fn destroyed_black_ops_never_return() {
    let mut table = general("AM4 hq U[u,B] bf R[r,r,r]")
        .combat_deck(UWC_AMERICA, &["CU-R8"])
        .combat_deck(REICH_AMERICA, &["CR-G7"]);
    // The Reich defends with HH R ·.
    table.play(UWC_AMERICA, fight("GE06", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(black_ops(&table), Some(BlackOps::Destroyed));
    assert_eq!(table.refused(UWC_AMERICA, recruit_black_ops("GE01", "AM3")), IS_BLK_03);
}

/// Rules: IS-BLK-04, IS-RULING-68
#[test]
fn blk_04_an_army_is_at_most_three_units_and_black_ops() {
    let mut table = general("AM3 hq U[u,u,B]; AM4 hq U[u,u]; AM2");
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM3", 2)])), IS_REC_04);
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 2)), IS_MOB_11);
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM4", "AM3", 2, 2, 0)), IS_REG_05);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u,u,B]");
    table.play(UWC_AMERICA, mobilize("GE07", "AM3", "AM2", 4));
    assert_eq!(table.shows("AM2"), "AM2 hq U[u,u,u,B]");
    table.play(UWC_AMERICA, recruit("GE01", &[("AM4", 2)]));
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE08", "AM2", "AM4", 2)), IS_MOB_11);
    table.play(UWC_AMERICA, regroup("AM2", "AM4", 1, 1, 0));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u,B]", "they need no room");
}

#[test]
fn blk_05_tiles_that_join_slide_in_beneath() {
    let mut table = general("AM3 hq U[u,B]; AM4 hq U[u]; EU2 hq U[u(EU)]")
        .hand(UWC_EUROPE, &["PO05"])
        .money(UWC_EUROPE, 8)
        .politics(UWC_EUROPE, 3);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 1)]));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u,B]");
    table.play(UWC_AMERICA, mobilize("GE06", "AM3", "AM4", 1));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,B]");
    table.play(UWC_EUROPE, mobilize("PO05", "EU2", "AM4", 1));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u(EU),B]");
    table.play(UWC_AMERICA, raid("GE11", "AM4", "AM5", 2));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u,B]", "a Raid too adds its tile beneath");
    let mut helped = general_in(Position::playing(&RULES, 2), "AM2 hq U[u,B]");
    helped.play(UWC_AMERICA, request_help("GE01", "asia", "AM2"));
    assert_eq!(helped.shows("AM2"), "AM2 hq U[u,n(AS),n(AS),B]");
}

/// Rules: IS-BLK-05, IS-RULING-68, IS-ARMY-06
#[test]
fn as_leading_unit_they_are_their_commanders() {
    let mut table = Position::playing(&RULES, 6)
        .lay("AS3 hq U[u,u(EU)]; AS4 hq U[u]; AS5")
        .hand(UWC_EUROPE, &["PO05", "PO06"])
        .hand(UWC_ASIA, &["AG01", "AG05"])
        .money(UWC_ASIA, 8)
        .money(UWC_EUROPE, 8)
        .uwc_turn();
    table.play(UWC_EUROPE, mobilize("PO06", "AS3", "AS4", 1));
    table.play(UWC_ASIA, recruit_black_ops("AG01", "AS4"));
    assert_eq!(table.shows("AS4"), "AS4 hq U[u,u(EU),B]");
    assert_eq!(table.refused(UWC_EUROPE, mobilize("PO05", "AS4", "AS3", 1)), IS_ARMY_06);
    table.play(UWC_ASIA, mobilize("AG05", "AS4", "AS3", 1));
    let army = table.state.army(territory("AS3").into(), UWC_ASIA.faction);
    assert_eq!(army.leading_unit(), Some(Tile::BlackOps(UWC_ASIA)));
    table.play(UWC_EUROPE, mobilize("PO05", "AS4", "AS3", 1));
    assert_eq!(table.shows("AS3"), "AS3 hq U[u,u(EU),B]");
}

/// Rules: IS-BLK-06, IS-RULING-65
#[test]
fn blk_06_within_the_continent_they_are_the_first_to_go_and_cost_one_like_any_tile() {
    let mut table = general("AM4 hq U[u,u,B]; AM3; AM5; AM2 hq U[u]");
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM3", 1));
    assert_eq!(
        (table.shows("AM3"), table.shows("AM4")),
        ("AM3 hq U[B]".into(), "AM4 hq U[u,u]".into())
    );
    assert_eq!(table.refused(UWC_AMERICA, regroup("AM3", "AM2", 1, 0, 0)), IS_REG_01);
    let before = table.purse(UWC_AMERICA);
    table.play(UWC_AMERICA, regroup("AM3", "AM2", 1, 1, 0));
    assert_eq!(table.purse(UWC_AMERICA), (before.0 - 1, before.1));
    assert_eq!(table.shows("AM2"), "AM2 hq U[u,B]");
    table.play(UWC_AMERICA, regroup("AM2", "AM4", 2, 1, 1));
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE07", "AM4", "AM5", 5)), IS_MOB_02);
    table.play(UWC_AMERICA, mobilize("GE07", "AM4", "AM5", 2));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u,B]");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u]");
}

/// Rules: IS-BLK-07, IS-RULING-67
#[test]
fn blk_07_on_a_white_route_they_stay_behind_and_the_tiles_beneath_move() {
    let mut table = general("AM4 hq U[u,u,B]; EU2");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 3)), IS_BLK_07);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 2));
    assert_eq!(
        (table.shows("AM4"), table.shows("EU2")),
        ("AM4 hq U[B]".into(), "EU2 hq U[u(AM),u(AM)]".into())
    );
    assert_eq!(table.purse(UWC_AMERICA), (7, 2), "with its transit");
    assert_eq!(table.refused(UWC_AMERICA, mobilize("GE07", "AM4", "EU2", 1)), IS_BLK_07);
    let mut raider = general("AM4 hq U[u,B]; EU2");
    assert_eq!(raider.refused(UWC_AMERICA, raid("GE11", "AM4", "EU2", 3)), IS_BLK_07);
    raider.play(UWC_AMERICA, raid("GE11", "AM4", "EU2", 2));
    assert_eq!(raider.shows("AM4"), "AM4 hq U[B]");
    let mut full = general("AM4 hq U[u,B]; EU2 hq U[u,u,u]");
    assert_eq!(full.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 2)), IS_BLK_07);
    assert_eq!(full.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1)), IS_MOB_11);
}

/// Rules: IS-BLK-12, IS-BOM-06
#[test]
fn blk_12_bombing_passes_them_over() {
    let mut table = Position::playing(&RULES, 4)
        .reich("america", "artillerie")
        .lay("AM4 hq U[u(EU),u,B]; AM3 hq U[B]")
        .hand(REICH_AMERICA, &["AR01", "AR03", "AR04"])
        .cp(REICH_AMERICA, 8);
    assert_eq!(table.refused(REICH_AMERICA, bomb("AR01", "AM3")), IS_BOM_01);
    table.play(REICH_AMERICA, bomb("AR01", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u(EU),B]", "the unit directly beneath");
    table.play(REICH_AMERICA, bomb("AR03", "AM4"));
    assert_eq!(table.shows("AM4"), "AM4 hq U[B]", "a surplus is lost");
    assert_eq!(table.refused(REICH_AMERICA, bomb("AR04", "AM4")), IS_BOM_01);
}

/// Rules: IS-BLK-15, IS-RULING-68
#[test]
fn blk_15_alone_they_hold_a_headquarters_make_war_and_fight() {
    let mut table = general("AM4 hq U[u,B]; AM5; AM7 hq R[r]; AM3 hq U[u]")
        .combat_deck(UWC_AMERICA, &["CU-R7"])
        .combat_deck(REICH_AMERICA, &["CR-R8"]);
    let facts = table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    let occupied = Event::Occupied { territory: territory("AM5"), faction: UWC_AMERICA.faction };
    assert!(emitted(&facts, &occupied));
    assert_eq!(table.state.ground(territory("AM5")).controller(), Some(UWC_AMERICA.faction));
    table.play(UWC_AMERICA, recruit("GE01", &[("AM5", 1)]));
    assert_eq!(table.shows("AM5"), "AM5 hq U[u,B]", "controlled, so one may recruit there");
    table.play(UWC_AMERICA, mobilize("GE07", "AM5", "AM7", 1));
    assert_eq!(table.shows("AM7"), "AM7 hq R[r] bf U[B]");
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM7"), "AM7 hq U[B]", "they fought and conquered");
}

/// Rules: IS-BLK-15, IS-RSLT-01
#[test]
fn black_ops_that_survive_alone_are_at_war() {
    let mut table = general("AM4 hq U[B]; AM7 hq R[r,r,r]")
        .combat_deck(UWC_AMERICA, &["CU-G2"])
        .combat_deck(REICH_AMERICA, &["CR-G1"]);
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 1));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM7"), "AM7 hq R[r,r,r] bf U[B]");
    assert!(table.state.ground(territory("AM7")).is_at_war());
}

#[test]
fn ex_29_black_ops_moving() {
    let mut table = general("AM4 hq U[u,u,B]; EU2; AM3 hq U[u]");
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1));
    assert_eq!(
        (table.shows("AM4"), table.shows("EU2")),
        ("AM4 hq U[u,B]".into(), "EU2 hq U[u(AM)]".into())
    );
    table.play(UWC_AMERICA, mobilize("GE07", "AM4", "AM3", 1));
    assert_eq!(
        (table.shows("AM4"), table.shows("AM3")),
        ("AM4 hq U[u]".into(), "AM3 hq U[u,B]".into())
    );
    let mut alone = general("AM4 hq U[B]");
    assert_eq!(alone.refused(UWC_AMERICA, mobilize("GE06", "AM4", "EU2", 1)), IS_BLK_07);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 2)]));
    assert_eq!(table.shows("AM3"), "AM3 hq U[u,u,u,B]");
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE02", &[("AM3", 1)])), IS_REC_04);
}
