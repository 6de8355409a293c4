//! Sides, places and who holds them.

use umpire_iron_sky::{
    action::Action,
    ids::{Continent, Faction, Orbit, Post, Sector, Space},
    ledger::*,
    state::Tile,
};

use super::{conquered, open_combat};
use crate::{
    actions::*,
    position::{
        CONTENT, Position, REICH_AMERICA, REICH_ASIA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, emitted,
        orbit, territory,
    },
};

#[test]
fn def_01_the_other_factions_is_opposing_and_ones_own_is_friendly() {
    assert_eq!(Faction::ALL.map(Faction::slug), ["reich", "uwc"]);
    assert_eq!(Faction::ALL.map(Faction::opposing), [Faction::Uwc, Faction::Reich]);
    let combats_after_arriving = |army: &str| {
        let mut table = Position::new(2).lay(army).hand(REICH_AMERICA, &["IN01"]);
        table.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
        table.state.combats().count()
    };
    assert_eq!(combats_after_arriving("AM5 hq R[r]"), 0, "a friendly army is joined");
    assert_eq!(combats_after_arriving("AM5 hq U[u]"), 1, "an opposing army is fought");
}

#[test]
fn def_02_a_continent_is_in_play_or_neutral() {
    let table = Position::on(&["america", "asia"]);
    assert_eq!(Continent::ALL.map(Continent::slug), ["america", "europe", "asia"]);
    assert_eq!(Continent::ALL.map(|at| table.state.is_in_play(at)), [true, false, true]);
    let neutrals = &table.state.table.neutrals;
    assert_eq!(Continent::ALL.map(|at| neutrals[at].is_some()), [false, true, false]);
    let whole = Position::new(6);
    assert_eq!(Continent::ALL.map(|at| whole.state.is_in_play(at)), [true; 3]);
}

#[test]
fn def_03_a_seat_is_a_faction_and_a_continent_in_play_which_is_its_commanders_own() {
    let mut table = Position::on(&["america", "asia"]).hand(REICH_ASIA, &["EI08"]);
    assert_eq!(table.posts(), [REICH_AMERICA, REICH_ASIA, UWC_AMERICA, UWC_ASIA]);
    assert_eq!(table.refused(REICH_ASIA, recruit("EI08", &[("AM-I", 1)])), IS_REC_01);
    table.play(REICH_ASIA, recruit("EI08", &[("AS-I", 1)]));
}

#[test]
fn def_04_the_active_faction_is_the_one_whose_turn_it_is() {
    let mut reich_turn = Position::new(2);
    assert_eq!(reich_turn.state.table.active, Faction::Reich);
    assert_eq!(reich_turn.refused(UWC_AMERICA, Action::DeclareDone), IS_SIM_12);
    reich_turn.play(REICH_AMERICA, Action::DeclareDone);
    let mut uwc_turn = Position::new(2).uwc_turn();
    assert_eq!(uwc_turn.state.table.active, Faction::Uwc);
    assert_eq!(uwc_turn.refused(REICH_AMERICA, Action::DeclareDone), IS_SIM_12);
    uwc_turn.play(UWC_AMERICA, Action::DeclareDone);
}

#[test]
fn def_05_the_opponent_commands_the_same_continent_for_the_other_faction() {
    for post in Post::ALL {
        assert_eq!(post.opponent().continent, post.continent);
        assert_ne!(post.opponent().faction, post.faction);
    }
    let mut table = Position::new(6).hand(REICH_ASIA, &["EI05"]);
    table.play(REICH_ASIA, mobilize("EI05", "AS-I", "AS2", 1));
    assert_eq!(open_combat(&table).defender, REICH_ASIA.opponent());
}

#[test]
fn def_06_a_space_is_a_territory_or_one_of_three_orbital_sectors() {
    let surface = territory("AM4");
    assert_eq!(CONTENT.space("AM4"), Some(Space::Territory(surface)));
    let sectors = ["AM-I", "AM-II", "AM-III"].map(|slug| CONTENT.space(slug));
    let continent = Continent::America;
    let orbit = Sector::ALL.map(|sector| Some(Space::Orbit(Orbit { continent, sector })));
    assert_eq!(sectors, orbit);
    assert_eq!(CONTENT.space("AM-IV"), None);
    assert_eq!(CONTENT.space("AM8"), None);
}

#[test]
fn def_07_a_territory_has_a_headquarters_and_a_battlefront() {
    let table = Position::new(2).lay("AM4 hq U[u,u] bf R[r]");
    let ground = table.state.ground(territory("AM4"));
    assert_eq!(ground.headquarters.tiles(), [Tile::Unit(UWC_AMERICA); 2]);
    assert_eq!(ground.battlefront.tiles(), [Tile::Unit(REICH_AMERICA)]);
}

#[test]
fn def_08_an_army_is_the_stack_in_one_zone_and_a_single_tile_is_one() {
    let mut table = Position::new(2)
        .lay("AM5 hq R[r] bf U[u,u]; AM4 hq U[u]")
        .hand(UWC_AMERICA, &["GE06"])
        .uwc_turn();
    let three = mobilize("GE06", "AM5", "AM4", 3);
    assert_eq!(table.refused(UWC_AMERICA, three), IS_MOB_02, "the tile in the hq is another army");
    table.play(UWC_AMERICA, mobilize("GE06", "AM5", "AM4", 2));
    let mut single = Position::new(2).hand(REICH_AMERICA, &["IN01"]);
    single.play(REICH_AMERICA, mobilize("IN01", "AM-II", "AM5", 1));
}

/// Rules: IS-DEF-09, IS-RULING-21
#[test]
fn def_09_the_faction_in_the_headquarters_controls_through_its_commander_there() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u(EU)]; AM5 hq R[r] bf U[u]")
        .hand(UWC_AMERICA, &["GE01"])
        .hand(UWC_EUROPE, &["PO01"])
        .money(UWC_EUROPE, 2)
        .uwc_turn();
    let at = |table: &Position, slug| table.state.ground(territory(slug)).controller();
    assert_eq!(at(&table, "AM4"), Some(Faction::Uwc));
    assert_eq!(at(&table, "AM5"), Some(Faction::Reich), "the battlefront controls nothing");
    assert_eq!(at(&table, "AM6"), None);
    assert_eq!(table.refused(UWC_EUROPE, recruit("PO01", &[("AM4", 1)])), IS_REC_01);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM4", 1)]));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u(EU),u]", "whoever owns the tiles");
}

#[test]
fn def_10_the_conqueror_is_the_faction_in_the_battlefront() {
    let leave = |armies: &str| {
        let mut table = Position::new(2).lay(armies).money(UWC_AMERICA, 1).uwc_turn();
        table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0))
    };
    assert!(emitted(&leave("AM4 hq U[u] bf R[r]"), &conquered("AM4", Faction::Reich)));
    assert!(!emitted(&leave("AM4 hq U[u]"), &conquered("AM4", Faction::Reich)));
}

#[test]
fn def_11_a_territory_is_at_war_while_its_battlefront_is_occupied() {
    let mut table =
        Position::new(2).lay("AM4 hq U[u] bf R[r]").hand(UWC_AMERICA, &["GE01"]).uwc_turn();
    let is_at_war = |table: &Position, slug| table.state.ground(territory(slug)).is_at_war();
    assert!(is_at_war(&table, "AM4") && !is_at_war(&table, "AM3"));
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM4", 1)])), IS_REC_06);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 1)]));
}

#[test]
fn def_12_a_territory_is_uncontrolled_when_its_headquarters_is_empty() {
    let mut table = Position::new(2).money(UWC_AMERICA, 2).hand(UWC_AMERICA, &["GE01"]).uwc_turn();
    table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    assert_eq!(table.state.ground(territory("AM4")).controller(), None);
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE01", &[("AM4", 1)])), IS_REC_08);
    table.play(UWC_AMERICA, recruit("GE01", &[("AM3", 1)]));
}

#[test]
fn def_19_a_sector_is_one_orbital_sector_and_the_territories_below_it() {
    let sectors = ["AM1", "AM2", "AM3", "AM4", "AM5", "AM6", "AM7"]
        .map(|slug| CONTENT.territory(territory(slug)).sector.slug());
    assert_eq!(sectors, ["I", "I", "II", "II", "II", "III", "III"]);
    let mut table = Position::new(2).lay("AM5 hq R[r]; AM7 hq R[r]");
    table.play(REICH_AMERICA, return_to_orbit("AM5", 1));
    table.play(REICH_AMERICA, return_to_orbit("AM7", 1));
    assert_eq!(table.shows("AM-I"), "AM-I R[r]");
    assert_eq!(table.shows("AM-II"), "AM-II R[r,r]");
    assert_eq!(table.shows("AM-III"), "AM-III R[r,r]");
}

#[test]
fn def_20_routes_are_surface_intercontinental_or_orbital() {
    let gulf_coast = CONTENT.territory(territory("AM4"));
    assert_eq!(gulf_coast.surface, ["AM2", "AM3", "AM5", "AM7"].map(territory));
    assert_eq!(gulf_coast.white, [territory("EU2")]);
    assert_eq!(CONTENT.orbital_route(territory("AM4")), None);
    assert_eq!(CONTENT.orbital_route(territory("AM5")), Some(orbit("AM-II")));
}
