//! IS-CAS: where destroyed tiles go, and what Trophies bring.

use umpire_iron_sky::{action::Source, ids::Faction, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE, cites},
};

const DECK: Source = Source::Deck;

/// The UWC attacks AM5 with three tiles of AM4.
fn uwc_attacks(reich: &str, attack: &str, defence: &str) -> Position {
    Position::new(2)
        .lay(&format!("AM5 hq {reich}; AM4 hq U[u,u,u]"))
        .hand(UWC_AMERICA, &["GE06", "GE07", "GE08"])
        .combat_deck(UWC_AMERICA, &[attack])
        .combat_deck(REICH_AMERICA, &[defence])
        .uwc_turn()
}

fn strike(table: &mut Position) -> Vec<umpire_engine::Fact<umpire_iron_sky::IronSky>> {
    table.play(UWC_AMERICA, paid(mobilize("GE06", "AM4", "AM5", 3), 1, 0));
    table.combat("america", DECK, DECK)
}

/// Rules: IS-CAS-01, IS-ARMY-10
#[test]
fn cas_01_destroyed_uwc_units_return_to_their_owners_supply() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u,u(EU)] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .combat_deck(UWC_AMERICA, &["CU-R8"]);
    let (own, guest) = (table.supply_of(UWC_AMERICA), table.supply_of(UWC_EUROPE));
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.supply_of(UWC_AMERICA), own + 1);
    assert_eq!(table.supply_of(UWC_EUROPE), guest + 1);
}

/// Rules: IS-CAS-02, IS-ARMY-12
#[test]
fn cas_02_destroyed_neutral_units_leave_the_match() {
    let mut table = Position::on(&["america"])
        .lay("AM4 hq U[n(EU),n(EU)] bf R[r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .combat_deck(UWC_AMERICA, &["CU-R8"]);
    let supply = table.supply_of(UWC_AMERICA);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(table.supply_of(UWC_AMERICA), supply);
    let europe = umpire_iron_sky::ids::Continent::Europe;
    assert_eq!(table.state.table.neutrals[europe].as_ref().unwrap().units, 0);
}

/// Rules: IS-CAS-03, IS-ARMY-11, IS-DEF-18
#[test]
fn cas_03_destroyed_reich_units_are_trophies_of_the_uwc_player_who_played_the_card() {
    let mut table = uwc_attacks("R[r,r]", "CU-R8", "CR-R8").money(UWC_AMERICA, 1);
    let supply = table.supply_of(REICH_AMERICA);
    strike(&mut table);
    assert_eq!(table.trophies_of(UWC_AMERICA), 2);
    assert_eq!(table.supply_of(REICH_AMERICA), supply, "they never return to a supply");
}

#[test]
fn cas_03_a_defending_uwc_player_takes_them_too_and_the_owner_is_remembered() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u,u,u] bf R[r,r(EU)]")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1)
        .combat_deck(REICH_AMERICA, &["CR-G6"])
        .combat_deck(UWC_AMERICA, &["CU-R3"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    let means = table.player(UWC_AMERICA).uwc().unwrap();
    assert_eq!(means.trophies, [REICH_EUROPE], "the top tile was Europe's");
}

#[test]
fn cas_04_the_third_trophy_fills_a_pile_and_the_next_begins_another() {
    let mut table = uwc_attacks("R[r,r]", "CU-R8", "CR-R8").trophies(UWC_AMERICA, 2);
    table = table.money(UWC_AMERICA, 1);
    let facts = strike(&mut table);
    assert_eq!(table.trophies_of(UWC_AMERICA), 4);
    let rewards = facts.iter().filter(|fact| fact.rule == IS_CAS_05).count();
    assert_eq!(rewards, 1, "one pile of three is full, the fourth tile begins the next");
}

#[test]
fn cas_05_each_third_trophy_brings_the_reward_of_the_commander() {
    for (class, reward) in [("general", (1, 0)), ("politician", (1, 0)), ("agent", (0, 1))] {
        let card = match class {
            "general" => "GE06",
            "politician" => "PO06",
            _ => "AG05",
        };
        let mut table = Position::new(2)
            .uwc("america", class)
            .lay("AM5 hq R[r]; AM4 hq U[u,u,u]")
            .hand(UWC_AMERICA, &[card])
            .combat_deck(UWC_AMERICA, &["CU-R8"])
            .combat_deck(REICH_AMERICA, &["CR-R8"])
            .trophies(UWC_AMERICA, 2)
            .money(UWC_AMERICA, 1)
            .politics(UWC_AMERICA, 0)
            .uwc_turn();
        table.play(UWC_AMERICA, paid(mobilize(card, "AM4", "AM5", 3), 1, 0));
        let symbol = u8::from(class == "politician");
        let facts = table.combat("america", DECK, DECK);
        assert!(cites(&facts, IS_CAS_05), "{class}");
        assert_eq!(table.purse(UWC_AMERICA), (reward.0, reward.1 + symbol), "{class}");
    }
}

#[test]
fn cas_05_the_second_trophy_brings_nothing() {
    let mut table = uwc_attacks("R[r]", "CU-R8", "CR-R8").trophies(UWC_AMERICA, 1);
    table = table.money(UWC_AMERICA, 1);
    assert!(!cites(&strike(&mut table), IS_CAS_05));
    assert_eq!(table.purse(UWC_AMERICA).0, 0);
}

#[test]
fn ex_18_reward_at_the_cap() {
    let mut table = uwc_attacks("R[r,r]", "CU-R8", "CR-R8").trophies(UWC_AMERICA, 2);
    // Another attack first, so that the Money is full when the pile is: the price is paid before.
    table = table.money(UWC_AMERICA, 8);
    table.play(UWC_AMERICA, paid(mobilize("GE06", "AM4", "AM5", 3), 1, 0));
    table = table.money(UWC_AMERICA, 8);
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5 hq U[u,u,u]");
    assert_eq!(table.purse(UWC_AMERICA).0, 8, "the Reward above 8 is lost");
    assert_eq!(table.trophies_of(UWC_AMERICA), 4);
    let ground = table.state.ground(crate::position::territory("AM5"));
    assert_eq!(ground.controller(), Some(Faction::Uwc));
}
