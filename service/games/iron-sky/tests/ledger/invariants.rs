//! IS-INV: what holds between any two actions. Every position of these tests is asked; here each one is broken.

use umpire_engine::RuleId;
use umpire_iron_sky::{
    action::{Action, Source},
    ids::{CombatCard, Faction, Sector, Territory},
    ledger::{
        IS_INV_01, IS_INV_02, IS_INV_03, IS_INV_04, IS_INV_05, IS_INV_06, IS_INV_07, IS_INV_08,
        IS_INV_09, IS_INV_11, IS_INV_12, IS_INV_13, IS_INV_14,
    },
    options::OptionalRule,
    state::{
        Army, Means, Player, ReichMeans, State, Table, Tile, broken_conservation, broken_invariant,
    },
};

use crate::{
    actions::mobilize,
    position::{Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_EUROPE},
};

/// The invariant that breaks when a table in which nothing is wrong is changed so.
pub(crate) fn broken_by(position: Position, change: fn(&mut Table)) -> Option<RuleId> {
    let mut state = position.state;
    assert_eq!(broken_invariant(&state), None);
    change(&mut state.table);
    broken_invariant(&state).map(|breach| breach.rule)
}

fn conserves(position: Position, change: fn(&mut Table)) -> Option<RuleId> {
    let mut state: State = position.state;
    change(&mut state.table);
    broken_conservation(&state).map(|breach| breach.rule)
}

fn uwc(table: &mut Table) -> &mut Player {
    table.commanders.uwc[UWC_AMERICA.continent].as_mut().unwrap()
}

fn reich(table: &mut Table) -> &mut Player {
    table.commanders.reich[REICH_AMERICA.continent].as_mut().unwrap()
}

fn reich_means(table: &mut Table) -> &mut ReichMeans {
    match &mut reich(table).means {
        Means::Reich(means) => means,
        Means::Uwc(_) => panic!("a Reich player"),
    }
}

fn headquarters(table: &mut Table, number: usize) -> &mut Army {
    let board = table.boards[UWC_AMERICA.continent].as_mut().unwrap();
    &mut board.grounds[number - 1].headquarters
}

#[test]
fn inv_01_no_uwc_tile_appears_or_vanishes() {
    let change = |table: &mut Table| uwc(table).supply += 1;
    assert_eq!(conserves(Position::new(2), change), Some(IS_INV_01));
    let vanish = |table: &mut Table| *headquarters(table, 2) = Army::NONE;
    assert_eq!(conserves(Position::new(2), vanish), Some(IS_INV_01));
}

#[test]
fn inv_02_no_reich_tile_appears_or_vanishes_and_trophies_count() {
    let change = |table: &mut Table| reich(table).supply -= 1;
    assert_eq!(conserves(Position::new(2), change), Some(IS_INV_02));
    assert_eq!(conserves(Position::new(2).trophies(UWC_AMERICA, 4), |_| {}), None);
}

#[test]
fn inv_03_neutral_units_are_in_the_pile_or_on_the_boards() {
    let both = |table: &mut Table| {
        let neutral = [Tile::Neutral(UWC_EUROPE.continent); 2];
        *headquarters(table, 1) = neutral.into_iter().collect();
    };
    assert_eq!(conserves(Position::new(2), both), Some(IS_INV_03));
    assert_eq!(conserves(Position::new(2).lay("AM1 hq U[n(EU),n(EU)]"), |_| {}), None);
}

#[test]
fn inv_04_no_combat_card_appears_or_vanishes() {
    let lost = |table: &mut Table| uwc(table).combat_set.deck.truncate(3);
    assert_eq!(conserves(Position::new(4), lost), Some(IS_INV_04));
    let changed = |table: &mut Table| {
        let other = table.banks.uwc.iter().find(|&&card| card != table.banks.uwc[0]).copied();
        table.banks.uwc[0] = other.unwrap_or(CombatCard(0));
    };
    assert_eq!(conserves(Position::new(4), changed), Some(IS_INV_04));
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(Source::Deck.into()));
    assert_eq!(conserves(table, |_| {}), None, "a card lying in a combat counts");
}

#[test]
fn inv_05_no_command_card_appears_or_vanishes() {
    let lost = |table: &mut Table| uwc(table).hand.truncate(3);
    assert_eq!(conserves(Position::new(2), lost), Some(IS_INV_05));
    let doubled = |table: &mut Table| {
        let card = uwc(table).hand[0];
        uwc(table).hand[1] = card;
    };
    assert_eq!(conserves(Position::new(2), doubled), Some(IS_INV_05));
}

/// Rules: IS-EX-S1, IS-EX-S2
#[test]
fn inv_06_the_meter_counts_what_is_the_reichs() {
    let position = || {
        let lay = "AM1 hq R[r];AM5 hq R[r];AM6 hq R[r];AM2 hq U[u];AM3 hq U[u];AM4;AM7 hq U[u]";
        Position::new(2).lay(lay).terror("AM7")
    };
    assert_eq!(position().meter("america").0, 4);
    let moved = |table: &mut Table| {
        table.boards[UWC_AMERICA.continent].as_mut().unwrap().position = 3;
    };
    assert_eq!(broken_by(position(), moved), Some(IS_INV_06));
    let fell = |table: &mut Table| {
        table.boards[UWC_AMERICA.continent].as_mut().unwrap().high_mark = 3;
    };
    assert_eq!(broken_by(position(), fell), Some(IS_INV_06));
}

/// Rules: IS-DEF-10
#[test]
fn inv_07_a_battlefront_faces_the_other_factions_headquarters() {
    let alone = |table: &mut Table| {
        let army = std::mem::take(headquarters(table, 4));
        table.boards[UWC_AMERICA.continent].as_mut().unwrap().grounds[3].battlefront = army;
    };
    assert_eq!(broken_by(Position::new(2), alone), Some(IS_INV_07));
}

/// Rules: IS-DEF-08, IS-DEF-26
#[test]
fn inv_08_no_army_is_too_large_and_only_the_reich_is_in_orbit() {
    let four = |table: &mut Table| {
        uwc(table).supply -= 3;
        *headquarters(table, 4) = [Tile::Unit(UWC_AMERICA); 4].into_iter().collect();
    };
    assert_eq!(broken_by(Position::new(2), four), Some(IS_INV_08));
    let in_orbit = |table: &mut Table| {
        let army = std::mem::take(headquarters(table, 4));
        reich(table).supply += 1;
        table.boards[UWC_AMERICA.continent].as_mut().unwrap().orbit[Sector::I] = army;
    };
    assert_eq!(broken_by(Position::new(2), in_orbit), Some(IS_INV_08));
}

/// Rules: IS-INV-08, IS-BLK-04, IS-BLK-05
#[test]
fn inv_08_black_ops_do_not_count_and_there_are_none_twice_or_in_orbit() {
    let with = |army: &str| Position::playing(&[OptionalRule::BlackOps], 2).lay(army);
    assert_eq!(broken_by(with("AM4 hq U[u,u,u,B]"), |_| {}), None);
    let four = |table: &mut Table| {
        uwc(table).supply -= 1;
        let units = [Tile::Unit(UWC_AMERICA); 4].into_iter();
        *headquarters(table, 4) = units.chain([Tile::BlackOps(UWC_AMERICA)]).collect();
    };
    assert_eq!(broken_by(with("AM4 hq U[u,u,u,B]"), four), Some(IS_INV_08));
    let beneath = |table: &mut Table| {
        let tiles = [Tile::BlackOps(UWC_AMERICA), Tile::Unit(UWC_AMERICA)];
        *headquarters(table, 4) = tiles.into_iter().collect();
    };
    assert_eq!(broken_by(with("AM4 hq U[u,B]"), beneath), Some(IS_INV_08));
    let in_orbit = |table: &mut Table| {
        let army = std::mem::take(headquarters(table, 4));
        reich(table).supply += 1;
        table.boards[UWC_AMERICA.continent].as_mut().unwrap().orbit[Sector::I] = army;
    };
    assert_eq!(broken_by(with("AM4 hq U[B]"), in_orbit), Some(IS_INV_08));
}

#[test]
fn inv_09_the_reich_does_not_terrorise_what_it_controls() {
    let terror = |table: &mut Table| {
        let continent = REICH_AMERICA.continent;
        reich_means(table).terror = Some(Territory { continent, number: 1 });
    };
    assert_eq!(broken_by(Position::new(2).lay("AM1 hq R[r]"), terror), Some(IS_INV_09));
}

#[test]
fn inv_11_tracks_end_at_eight_and_the_reichs_points_with_its_turn() {
    let nine = |table: &mut Table| reich_means(table).command_points = 9;
    assert_eq!(broken_by(Position::new(2), nine), Some(IS_INV_11));
    let left = |table: &mut Table| reich_means(table).command_points = 1;
    assert_eq!(broken_by(Position::new(2), left), None);
    assert_eq!(broken_by(Position::new(2).uwc_turn(), left), Some(IS_INV_11));
    let submitted = |table: &mut Table| reich(table).is_done = true;
    let ending = || Position::new(2).end_phase(Faction::Reich);
    assert_eq!(broken_by(ending(), submitted), Some(IS_INV_11));
    assert_eq!(broken_by(ending(), |_| {}), None);
}

#[test]
fn inv_12_outside_combats_everyone_can_fight() {
    let no_reserve = |table: &mut Table| {
        let set = &mut uwc(table).combat_set;
        set.discard.extend(set.reserve.take());
    };
    assert_eq!(broken_by(Position::new(2), no_reserve), Some(IS_INV_12));
    let no_deck = |table: &mut Table| {
        let set = &mut uwc(table).combat_set;
        set.discard.append(&mut set.deck);
    };
    assert_eq!(broken_by(Position::new(2), no_deck), Some(IS_INV_12));
    let mut fighting = Position::new(2).hand(REICH_AMERICA, &["IN01"]);
    fighting.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    assert_eq!(broken_by(fighting, no_reserve), None);
}

#[test]
fn inv_13_nobody_is_in_two_combats() {
    let mut table = Position::new(4).hand(REICH_AMERICA, &["IN01"]).hand(REICH_EUROPE, &["AR05"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.play(REICH_EUROPE, mobilize("AR05", "EU-III", "EU6", 1));
    let twice = |table: &mut Table| {
        let board = table.boards[REICH_EUROPE.continent].as_mut().unwrap();
        board.combat.as_mut().unwrap().attacker = REICH_AMERICA;
    };
    assert_eq!(broken_by(table, twice), Some(IS_INV_13));
}

#[test]
fn inv_14_a_terror_token_is_on_its_own_continent() {
    let abroad = |table: &mut Table| {
        let continent = REICH_EUROPE.continent;
        reich_means(table).terror = Some(Territory { continent, number: 1 });
    };
    assert_eq!(broken_by(Position::new(4), abroad), Some(IS_INV_14));
}
