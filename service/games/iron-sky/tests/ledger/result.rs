//! IS-RSLT: who holds the territory after a combat.

use umpire_iron_sky::{action::Source, event::Event, ids::Faction, ledger::*};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, UWC_AMERICA, cites, emitted, territory},
};

const DECK: Source = Source::Deck;

fn reich_attacks(armies: &str, attack: &str, defence: &str) -> Position {
    Position::new(2)
        .clear("america")
        .lay(armies)
        .hand(REICH_AMERICA, &["IN01", "IN02"])
        .cp(REICH_AMERICA, 2)
        .combat_deck(REICH_AMERICA, &[attack])
        .combat_deck(UWC_AMERICA, &[defence])
}

/// Rules: IS-RSLT-01, IS-DEF-11
#[test]
fn rslt_01_when_both_survive_the_war_goes_on_under_the_same_controller() {
    let mut table = reich_attacks("AM4 hq U[u,u] bf R[r,r]", "CR-R1", "CU-Y4");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    let ground = table.state.ground(territory("AM4"));
    assert!(ground.is_at_war());
    assert_eq!(ground.controller(), Some(Faction::Uwc));
    assert_eq!(table.state.combats().count(), 0, "a further combat needs a further command");
    table.play(REICH_AMERICA, fight("IN02", "AM4"));
    assert_eq!(table.state.combats().count(), 1);
}

/// Rules: IS-RSLT-02, IS-DEF-13, IS-DEF-10
#[test]
fn rslt_02_when_only_the_headquarters_falls_the_battlefront_conquers() {
    let mut table = reich_attacks("AM4 hq U[u] bf R[r,r]", "CR-R2", "CU-Y1");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    let conquered = Event::Conquered { territory: territory("AM4"), faction: Faction::Reich };
    assert!(emitted(&facts, &conquered) && cites(&facts, IS_RSLT_02));
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert_eq!(table.meter("america"), (1, 1));
}

#[test]
fn rslt_03_when_only_the_battlefront_falls_the_war_is_over() {
    // CR-G6 attacks R · ·, CU-R3 defends · H ·.
    let mut table = reich_attacks("AM4 hq U[u] bf R[r]", "CR-G6", "CU-R3");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq U[u]");
    assert!(!table.state.ground(territory("AM4")).is_at_war());
    assert_eq!(table.meter("america"), (0, 0));
}

/// Rules: IS-RSLT-04, IS-DEF-12
#[test]
fn rslt_04_when_both_fall_nobody_controls_the_territory() {
    let mut table = reich_attacks("AM4 hq U[u] bf R[r]", "CR-R1", "CU-R1");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert!(cites(&facts, IS_RSLT_04));
    assert_eq!(table.state.ground(territory("AM4")).controller(), None);
    assert_eq!(table.meter("america"), (0, 0));
}

/// Rules: IS-RULING-51, IS-TER-08
#[test]
fn ruling_51_when_both_fall_on_terrorised_land_the_token_stays() {
    let mut table = reich_attacks("AM4 hq U[u] bf R[r]", "CR-R1", "CU-R1").terror("AM4");
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.state.terror(territory("AM4").continent), Some(territory("AM4")));
    assert_eq!(table.meter("america"), (1, 1));
}

#[test]
fn ex_03_conquest_of_a_terrorised_territory() {
    let mut table =
        reich_attacks("AM1 hq R[r]; AM6 hq R[r]; AM4 hq U[u] bf R[r,r]", "CR-R2", "CU-Y1")
            .terror("AM4");
    assert_eq!(table.meter("america"), (3, 3));
    let supply = table.supply_of(UWC_AMERICA);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    let facts = table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM4"), "AM4 hq R[r,r]");
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert_eq!(table.meter("america"), (3, 3));
    assert_eq!(table.supply_of(UWC_AMERICA), supply + 1);
}

#[test]
fn ex_06_both_destroyed() {
    let mut table =
        reich_attacks("AM1 hq R[r]; AM6 hq R[r]; AM5 hq R[r]; AM4 hq U[u,u]", "CR-R1", "CU-R1")
            .hand(UWC_AMERICA, &["GE06"])
            .money(UWC_AMERICA, 1)
            .uwc_turn();
    let supply = table.supply_of(UWC_AMERICA);
    table.play(UWC_AMERICA, paid(mobilize("GE06", "AM4", "AM5", 1), 1, 0));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5");
    assert_eq!(table.meter("america"), (2, 3));
    assert_eq!(table.trophies_of(UWC_AMERICA), 1);
    assert_eq!(table.supply_of(UWC_AMERICA), supply + 1);

    let mut other_way = reich_attacks(
        "AM1 hq R[r]; AM6 hq R[r]; AM7 hq R[r]; AM5 hq U[u] bf R[r]",
        "CR-R1",
        "CU-R1",
    );
    other_way.play(REICH_AMERICA, fight("IN01", "AM5"));
    other_way.combat("america", DECK, DECK);
    assert_eq!(other_way.shows("AM5"), "AM5");
    assert_eq!(other_way.meter("america"), (3, 3));
}

/// Rules: IS-RULING-50
#[test]
fn ex_08_zones_not_roles() {
    let mut table =
        reich_attacks("AM1 hq R[r]; AM6 hq R[r]; AM5 hq R[r] bf U[u]", "CR-G6", "CU-R6");
    table.play(REICH_AMERICA, fight("IN01", "AM5"));
    table.combat("america", DECK, DECK);
    assert_eq!(table.shows("AM5"), "AM5 hq U[u]");
    assert_eq!(table.meter("america"), (2, 3));
    assert_eq!(table.trophies_of(UWC_AMERICA), 1);
}
