//! A destroyed territory (IS-DEF-24) takes nothing in any more: IS-SPU-23 and what says so command by command.

use umpire_iron_sky::{ids::Continent, ledger::*, options::OptionalRule};

use super::special;
use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA},
};

/// America, one of whose territories is destroyed; both commanders are rich.
fn destroyed(slug: &str) -> Position {
    special(2).destroyed(UWC_AMERICA, slug).cp(REICH_AMERICA, 8).money(UWC_AMERICA, 8)
}

/// Rules: IS-SPU-23, IS-DEF-24, IS-DEF-12
#[test]
fn mob_14_no_tile_moves_into_a_destroyed_territory() {
    let hand = ["IN01", "IN10", "SR-8"];
    let mut table = destroyed("AM1").lay("AM2 hq R[r]; AM-II").hand(REICH_AMERICA, &hand);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM2", "AM1", 1)), IS_MOB_14);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)), IS_MOB_14);
    assert_eq!(table.refused(REICH_AMERICA, raid("IN10", "AM-I", "AM1", 1)), IS_MOB_14);
    table.play(REICH_AMERICA, mobilize("IN01", "AM2", "AM4", 1));
    let mut table = destroyed("AM5").lay("AM-II; AM4").hand(REICH_AMERICA, &hand);
    assert_eq!(table.refused(REICH_AMERICA, blitzkrieg("AM-II", "AM5", 1)), IS_MOB_14);
    table.play(REICH_AMERICA, blitzkrieg("AM-II", "AM-I", 1));
    let mut uwc = destroyed("AM1").hand(UWC_AMERICA, &["GE06"]).uwc_turn();
    assert_eq!(uwc.refused(UWC_AMERICA, regroup("AM2", "AM1", 1, 1, 0)), IS_MOB_14);
    assert_eq!(uwc.refused(UWC_AMERICA, mobilize("GE06", "AM2", "AM1", 1)), IS_MOB_14);
    uwc.play(UWC_AMERICA, regroup("AM2", "AM3", 1, 1, 0));
}

#[test]
fn mob_14_is_cited_after_electronic_warfare_and_before_a_missing_route() {
    let mut table = destroyed("AM1").lay("AM6 hq R[r]; AM-I R[r]").hand(REICH_AMERICA, &["IN01"]);
    assert_eq!(table.refused(REICH_AMERICA, mobilize("IN01", "AM6", "AM1", 1)), IS_MOB_14);
    let mut closed = table.electronic_warfare("AM-I");
    assert_eq!(closed.refused(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1)), IS_EW_02);
    let mut uwc = destroyed("AM1").lay("AM7 hq U[u]").uwc_turn();
    assert_eq!(uwc.refused(UWC_AMERICA, regroup("AM7", "AM1", 1, 1, 0)), IS_MOB_14);
}

/// Rules: IS-SPU-23
#[test]
fn rec_10_nobody_recruits_on_a_destroyed_territory() {
    let mut uwc = destroyed("AM1").lay("AM5").hand(UWC_AMERICA, &["GE01", "GE11"]).uwc_turn();
    assert_eq!(uwc.refused(UWC_AMERICA, recruit("GE01", &[("AM1", 1)])), IS_REC_10);
    assert_eq!(uwc.refused(UWC_AMERICA, recruit("GE01", &[("AM5", 1), ("AM1", 1)])), IS_REC_10);
    assert_eq!(uwc.refused(UWC_AMERICA, recruit("GE01", &[("AM5", 1)])), IS_REC_08);
    assert_eq!(uwc.refused(UWC_AMERICA, raid("GE11", "AM1", "AM2", 1)), IS_REC_10);
    uwc.play(UWC_AMERICA, recruit("GE01", &[("AM2", 2)]));
}

#[test]
fn rec_10_is_cited_to_the_reich_before_the_orbit() {
    let mut reich = destroyed("AM1").hand(REICH_AMERICA, &["IN06", "IN10"]);
    assert_eq!(reich.refused(REICH_AMERICA, recruit("IN06", &[("AM1", 1)])), IS_REC_10);
    assert_eq!(reich.refused(REICH_AMERICA, raid("IN10", "AM1", "AM2", 1)), IS_REC_10);
    assert_eq!(reich.refused(REICH_AMERICA, recruit("IN06", &[("AM5", 1)])), IS_REC_09);
    reich.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 2)]));
}

/// Rules: IS-REC-10, IS-BLK-02
#[test]
fn rec_10_nor_do_black_ops_come_there() {
    let rules = [OptionalRule::SpecialCommands, OptionalRule::BlackOps];
    let mut table = Position::playing(&rules, 2)
        .destroyed(UWC_AMERICA, "AM1")
        .hand(UWC_AMERICA, &["GE01"])
        .money(UWC_AMERICA, 1)
        .uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, recruit_black_ops("GE01", "AM1")), IS_REC_10);
    table.play(UWC_AMERICA, recruit_black_ops("GE01", "AM2"));
}

/// Rules: IS-SPU-23, IS-RULING-69
#[test]
fn help_09_help_does_not_come_to_a_destroyed_territory() {
    let table = |slug: &str| {
        Position::playing_on(&[OptionalRule::SpecialCommands], &["america"])
            .destroyed(UWC_AMERICA, slug)
            .hand(UWC_AMERICA, &["GE03"])
            .money(UWC_AMERICA, 2)
            .uwc_turn()
    };
    let call = |slug: &str| request_help("GE03", "europe", slug);
    assert_eq!(table("AM6").refused(UWC_AMERICA, call("AM6")), IS_HELP_09);
    assert_eq!(table("AM5").refused(UWC_AMERICA, call("AM5")), IS_HELP_04, "no white route");
    table("AM6").play(UWC_AMERICA, call("AM4"));
}

#[test]
fn ter_02_there_is_no_terror_on_a_destroyed_territory() {
    let mut table = destroyed("AM1").hand(REICH_AMERICA, &["IN12"]);
    assert_eq!(table.refused(REICH_AMERICA, terror("IN12", "AM1")), IS_TER_02);
    table.play(REICH_AMERICA, terror("IN12", "AM2"));
    assert_eq!(table.meter("america"), (2, 2));
    assert!(table.state.terror(Continent::America).is_some());
}

/// Rules: IS-SPU-23, IS-SPU-25, IS-RULING-69
#[test]
fn neither_propaganda_nor_improvements_nor_bombs_reach_a_destroyed_territory() {
    let mut reich = destroyed("AM1").lay("AM5 hq R[r]; AM4 hq U[u]");
    reich = reich.hand(REICH_AMERICA, &["SR-6", "SR-1", "IN13"]);
    assert_eq!(reich.refused(REICH_AMERICA, propaganda(&[("AM1", 1)])), IS_SPR_08);
    assert_eq!(reich.refused(REICH_AMERICA, improve("SR-1", "AM1")), IS_SPC_05);
    assert_eq!(reich.refused(REICH_AMERICA, bomb("IN13", "AM1")), IS_BOM_01);
    reich.play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
}
