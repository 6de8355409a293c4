//! Conquering and fighting, orders, tiles and cards.

use umpire_engine::Fact;
use umpire_iron_sky::{
    IronSky,
    action::Source,
    event::{Event, Resource},
    ids::{Continent, Faction},
    ledger::*,
    state::Tile,
};

use super::{conquered, open_combat};
use crate::{
    actions::*,
    position::{
        Position, REICH_AMERICA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, cites, emitted, territory,
    },
};

const DECK: Source = Source::Deck;

/// Rules: IS-DEF-13, IS-RULING-74
#[test]
fn def_13_to_conquer_is_to_enter_a_headquarters_whose_last_opposing_tile_has_gone() {
    let besieged = || Position::new(2).lay("AM4 hq U[u] bf R[r,r]");
    let conquest = conquered("AM4", Faction::Reich);

    let mut fought = besieged()
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R2"])
        .combat_deck(UWC_AMERICA, &["CU-Y1"]);
    fought.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = fought.combat("america", DECK, DECK);
    assert!(emitted(&facts, &conquest) && cites(&facts, IS_RSLT_02));

    let facts = besieged().hand(REICH_AMERICA, &["IN13"]).play(REICH_AMERICA, bomb("IN13", "AM4"));
    assert!(emitted(&facts, &conquest) && cites(&facts, IS_BOM_04));

    let mut left = besieged().money(UWC_AMERICA, 1).uwc_turn();
    let facts = left.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert!(emitted(&facts, &conquest) && cites(&facts, IS_STL_03));

    let mut occupied = Position::new(2).lay("AM4; AM5 hq R[r]").hand(REICH_AMERICA, &["IN01"]);
    let facts = occupied.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM4", 1));
    let occupation = Event::Occupied { territory: territory("AM4"), faction: Faction::Reich };
    assert!(emitted(&facts, &occupation) && !emitted(&facts, &conquest));
}

/// Rules: IS-DEF-14, IS-RULING-46
#[test]
fn def_14_attacker_is_who_opened_the_combat_and_defender_the_opposing_commander_there() {
    let mut sortie = Position::new(4).lay("AM5 hq R[r] bf U[u(EU)]").hand(REICH_AMERICA, &["IN01"]);
    sortie.play(REICH_AMERICA, fight("IN01", "AM5"));
    let combat = open_combat(&sortie);
    assert_eq!((combat.attacker, combat.defender), (REICH_AMERICA, UWC_AMERICA));

    let mut abroad = Position::new(4)
        .lay("AM6 hq R[r]; EU1 hq U[u]")
        .hand(UWC_EUROPE, &["PO06"])
        .money(UWC_EUROPE, 1)
        .uwc_turn();
    abroad.play(UWC_EUROPE, mobilize("PO06", "EU1", "AM6", 1));
    let combat = open_combat(&abroad);
    assert_eq!((combat.attacker, combat.defender), (UWC_EUROPE, REICH_AMERICA));
}

#[test]
fn def_15_to_destroy_a_tile_is_to_remove_it_from_the_board() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN13"]);
    let supply = table.supply_of(UWC_AMERICA);
    table.play(REICH_AMERICA, bomb("IN13", "AM3"));
    assert_eq!((table.shows("AM3").as_str(), table.supply_of(UWC_AMERICA)), ("AM3", supply + 1));
    let mut moved = Position::new(2).money(UWC_AMERICA, 1).uwc_turn();
    moved.play(UWC_AMERICA, regroup("AM3", "AM4", 1, 1, 0));
    assert_eq!(moved.supply_of(UWC_AMERICA), supply, "a tile that walks stays on the board");
}

#[test]
fn def_16_a_hit_destroys_one_tile_a_double_hit_two_and_a_repel_cancels_either() {
    // CU-Y4 defends · R R.
    let defenders_left = |attack: &str| {
        let mut table = Position::new(2)
            .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
            .hand(REICH_AMERICA, &["IN01"])
            .combat_deck(REICH_AMERICA, &[attack])
            .combat_deck(UWC_AMERICA, &["CU-Y4"]);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        table.combat("america", DECK, DECK);
        table.state.ground(territory("AM4")).headquarters.size()
    };
    assert_eq!(defenders_left("CR-R1"), 2, "H H · meets · R R");
    assert_eq!(defenders_left("CR-R2"), 1, "HH · · meets · R R");
    assert_eq!(defenders_left("CR-R5"), 3, "· HH R meets · R R");
}

#[test]
fn def_17_the_leading_unit_is_the_top_tile() {
    let move_on = || mobilize("PO06", "AM4", "AM3", 1);
    let europe = |army: &str| {
        Position::new(4).lay(army).hand(UWC_EUROPE, &["PO06"]).money(UWC_EUROPE, 1).uwc_turn()
    };
    europe("AM4 hq U[u,u(EU)]").play(UWC_EUROPE, move_on());
    assert_eq!(europe("AM4 hq U[u(EU),u]").refused(UWC_EUROPE, move_on()), IS_ARMY_06);
}

#[test]
fn def_18_a_destroyed_reich_tile_is_a_trophy_and_each_third_brings_a_reward() {
    let strike = |trophies: u8| -> (usize, Vec<Fact<IronSky>>) {
        let mut table = Position::new(2)
            .lay("AM5 hq R[r]; AM4 hq U[u]")
            .trophies(UWC_AMERICA, trophies)
            .hand(UWC_AMERICA, &["GE06"])
            .combat_deck(UWC_AMERICA, &["CU-R2"])
            .combat_deck(REICH_AMERICA, &["CR-R8"])
            .uwc_turn();
        table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
        let facts = table.combat("america", DECK, DECK);
        (table.trophies_of(UWC_AMERICA), facts)
    };
    let reward = Event::ResourceGained { post: UWC_AMERICA, resource: Resource::Money, amount: 1 };
    let (trophies, facts) = strike(1);
    assert!(trophies == 2 && !emitted(&facts, &reward));
    let (trophies, facts) = strike(2);
    assert!(trophies == 3 && emitted(&facts, &reward));
}

#[test]
fn def_21_an_order_needs_no_card_and_is_no_command() {
    let mut table = Position::new(2).hand(UWC_AMERICA, &[]).money(UWC_AMERICA, 1).uwc_turn();
    let facts = table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert!(!facts.iter().any(|fact| matches!(fact.event, Event::CommandPlayed { .. })));
    let without_card = mobilize("GE06", "AM3", "AM4", 1);
    assert_eq!(table.refused(UWC_AMERICA, without_card), IS_CMD_01, "a command needs one");
}

#[test]
fn def_22_a_supply_is_what_is_neither_on_a_board_nor_a_trophy() {
    let table = Position::new(2);
    assert_eq!(table.supply_of(UWC_AMERICA), 15 - 4);
    assert_eq!(table.supply_of(REICH_AMERICA), 20 - 3);
    let table = table.lay("AM5 hq R[r,r]").trophies(UWC_AMERICA, 2);
    assert_eq!(table.supply_of(REICH_AMERICA), 20 - 5 - 2);
}

/// Rules: IS-DEF-23, IS-RULING-38
#[test]
fn def_23_a_neutral_unit_is_the_uwcs_and_has_no_owner() {
    let neutral = Tile::Neutral(Continent::Europe);
    assert_eq!((neutral.faction(), neutral.owner()), (Faction::Uwc, None));
    let mut table = Position::on(&["america", "asia"])
        .lay("AM2 hq U[u(AS),n(EU)]; AM4 hq U[n(EU),u(AS)]")
        .money(UWC_ASIA, 1)
        .money(UWC_AMERICA, 1)
        .uwc_turn();
    let by_the_neutral = regroup("AM2", "AM1", 1, 1, 0);
    assert_eq!(table.refused(UWC_ASIA, by_the_neutral.clone()), IS_ARMY_06);
    table.play(UWC_AMERICA, by_the_neutral);
    table.play(UWC_ASIA, regroup("AM4", "AM5", 1, 1, 0));
}

#[test]
fn def_25_a_personal_combat_set_is_all_combat_cards_a_player_owns() {
    let mut table =
        Position::new(2).combat_deck_left(REICH_AMERICA, 4).hand(REICH_AMERICA, &["IN15"]);
    let set = &table.player(REICH_AMERICA).combat_set;
    assert_eq!((set.deck.len(), set.reserve.iter().len(), set.discard.len()), (4, 1, 5));
    table.play(REICH_AMERICA, shuffle("IN15"));
    let set = &table.player(REICH_AMERICA).combat_set;
    assert_eq!((set.deck.len(), set.reserve.iter().len(), set.discard.len()), (9, 1, 0));
}

#[test]
fn def_26_a_unit_tile_is_one_in_an_owners_colour_or_a_neutral_unit() {
    let mut table = Position::new(2)
        .lay("AM4 hq U[u,n(EU),n(EU)]; AM3 hq U[u,u]")
        .hand(UWC_AMERICA, &["GE01"])
        .uwc_turn();
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM4", 1)])), IS_REC_04);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 1)]));
}
