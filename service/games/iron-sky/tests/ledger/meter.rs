//! IS-METER: the Blitz-meter follows what happens on its continent.

use umpire_engine::Fact;
use umpire_iron_sky::{
    IronSky,
    action::Source,
    event::Event,
    ids::{Continent, Faction},
    ledger::*,
};

use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, emitted, territory},
};

const DECK: Source = Source::Deck;

/// America is the Infanterie's against the General, with nobody on it but these.
fn america(armies: &str) -> Position {
    Position::new(2)
        .clear("america")
        .lay(armies)
        .hand(REICH_AMERICA, &["IN01", "IN02", "IN03", "IN12", "IN14"])
        .hand(UWC_AMERICA, &["GE06", "GE07", "GE03", "GE13"])
        .money(UWC_AMERICA, 4)
        .politics(UWC_AMERICA, 2)
}

/// The positions that the Occupation Token of America passes through.
fn steps(facts: &[Fact<IronSky>]) -> Vec<u8> {
    let step = |fact: &Fact<IronSky>| match fact.event {
        Event::OccupationTokenMoved { continent: Continent::America, position } => Some(position),
        _ => None,
    };
    facts.iter().filter_map(step).collect()
}

#[test]
fn meter_01_the_positions_lead_from_0_to_the_number_of_territories() {
    assert_eq!(CONTENT.territory_count(Continent::America), 7);
    let mut table = america("AM2 hq R[r]; AM3 hq R[r]; AM4 hq R[r]; AM6 hq R[r]; AM7 hq R[r]")
        .lay("AM-I R[r]; AM-II R[r]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(table.meter("america"), (6, 6));
    table.play(REICH_AMERICA, mobilize("IN02", "AM-II", "AM5", 1));
    assert_eq!(table.meter("america"), (7, 7));
    assert_eq!(Position::new(2).meter("america"), (0, 0));
}

/// Rules: IS-METER-02, IS-RULING-09
#[test]
fn meter_02_different_territories_count_that_the_reich_controls_or_terrorises() {
    let mut table = america("AM-I R[r,r]; AM2 hq U[u]");
    table.play(REICH_AMERICA, terror("IN12", "AM1"));
    assert_eq!(table.meter("america"), (1, 1));
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(table.meter("america"), (1, 1), "one territory counts once");
    table.play(REICH_AMERICA, terror("IN14", "AM5"));
    assert_eq!(table.meter("america"), (2, 2), "an uncontrolled one counts when terrorised");
    table.play(REICH_AMERICA, mobilize("IN02", "AM-I", "AM2", 1));
    assert_eq!(table.meter("america"), (2, 2), "a Battlefront counts for nobody");
}

#[test]
fn meter_03_the_high_mark_is_pushed_and_never_comes_back() {
    let mut table = america("AM-I R[r]; AM-III R[r]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, return_to_orbit("AM1", 1));
    assert_eq!(table.meter("america"), (0, 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM-I", "AM1", 1));
    assert_eq!(table.meter("america"), (1, 1), "not touching, the token is not pushed");
    table.play(REICH_AMERICA, mobilize("IN03", "AM-III", "AM6", 1));
    assert_eq!(table.meter("america"), (2, 2));
}

/// Rules: IS-METER-04, IS-RULING-13
#[test]
fn meter_04_occupation_conquest_and_terror_push_alike() {
    let mut occupied = america("AM-I R[r]");
    occupied.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(occupied.meter("america"), (1, 1));
    let mut conquered = america("AM4 hq U[u] bf R[r]");
    conquered.play(REICH_AMERICA, bomb("IN14", "AM4"));
    assert_eq!(conquered.meter("america"), (1, 1));
    let mut terrorised = america("AM4 hq U[u]");
    terrorised.play(REICH_AMERICA, terror("IN12", "AM4"));
    assert_eq!(terrorised.meter("america"), (1, 1));
    let mut bombed = america("AM4 hq U[u]");
    bombed.play(REICH_AMERICA, bomb("IN14", "AM4"));
    assert_eq!(bombed.meter("america"), (0, 0), "what is no step pushes nothing");
}

/// Rules: IS-METER-05, IS-RULING-14
#[test]
fn meter_05_steps_are_made_one_by_one_the_source_first() {
    let mut shifted = america("AM1 hq R[r]; AM5 hq R[r]");
    let facts = shifted.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert_eq!(steps(&facts), [1, 2]);
    assert_eq!(shifted.meter("america"), (2, 2), "down and up is not up and down");
    let mut left = america("AM4 hq U[u] bf R[r]; AM7 hq R[r]").uwc_turn();
    left.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 1));
    assert_eq!(left.meter("america"), (2, 2), "conquered before the combat opens");
}

#[test]
fn meter_06_the_reich_takes_a_headquarters_that_did_not_count_a_step_up() {
    let mut table = america("AM1 hq R[r]; AM2 hq U[u] bf R[r]; AM-I R[r]");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(table.meter("america"), (1, 1), "it has that one already");
    table.play(REICH_AMERICA, bomb("IN14", "AM2"));
    assert_eq!(table.meter("america"), (2, 2));
}

/// Rules: IS-METER-07, IS-RULING-11
#[test]
fn meter_07_the_reich_takes_a_terrorised_headquarters_no_step_and_the_token_returns() {
    let mut table = america("AM2 hq U[u] bf R[r]").terror("AM2");
    let facts = table.play(REICH_AMERICA, bomb("IN14", "AM2"));
    assert_eq!(steps(&facts), [0; 0]);
    assert!(emitted(&facts, &Event::TerrorReturned { post: REICH_AMERICA }));
    assert_eq!((table.meter("america"), table.state.terror(Continent::America)), ((1, 1), None));
    let mut elsewhere = america("AM2 hq U[u] bf R[r]; AM4 hq U[u]").terror("AM4");
    elsewhere.play(REICH_AMERICA, bomb("IN14", "AM2"));
    assert_eq!(elsewhere.meter("america"), (2, 2));
    assert_eq!(elsewhere.state.terror(Continent::America), Some(territory("AM4")));
}

#[test]
fn meter_08_the_uwc_takes_a_headquarters_of_the_reich_a_step_back() {
    let strike = |attack: &str| {
        let mut table = america("AM1 hq R[r]; AM5 hq R[r]; AM4 hq U[u]")
            .combat_deck(UWC_AMERICA, &[attack])
            .combat_deck(REICH_AMERICA, &["CR-R8"])
            .uwc_turn();
        table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
        table.combat("america", DECK, DECK);
        (table.shows("AM5"), table.meter("america"))
    };
    assert_eq!(strike("CU-R2"), ("AM5 hq U[u]".into(), (1, 2)));
    assert_eq!(strike("CU-G2"), ("AM5 hq R[r] bf U[u]".into(), (2, 2)), "· R · takes nothing");
}

#[test]
fn meter_09_the_uwc_occupies_an_uncontrolled_territory_no_step() {
    let mut table = america("AM4 hq U[u,u]").terror("AM5").uwc_turn();
    let onto_terror = table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM5", 1));
    let onto_nobody = table.play(UWC_AMERICA, mobilize("GE07", "AM4", "AM7", 1));
    assert_eq!((steps(&onto_terror), steps(&onto_nobody)), (vec![], vec![]));
    let occupied = Event::Occupied { territory: territory("AM5"), faction: Faction::Uwc };
    assert!(emitted(&onto_terror, &occupied));
    assert_eq!(table.meter("america"), (1, 1));
}

/// Rules: IS-METER-10, IS-RULING-12
#[test]
fn meter_10_a_reich_territory_becomes_uncontrolled_a_step_back() {
    let mut table = america("AM1 hq R[r,r]; AM5 hq R[r]");
    table.play(REICH_AMERICA, return_to_orbit("AM1", 1));
    assert_eq!(table.meter("america"), (2, 2), "one tile stays and holds it");
    table.play(REICH_AMERICA, return_to_orbit("AM1", 1));
    assert_eq!(table.meter("america"), (1, 2));
}

#[test]
fn meter_11_a_uwc_territory_becomes_uncontrolled_no_step() {
    let mut table = america("AM1 hq R[r]; AM4 hq U[u]; AM3 hq U[u]").uwc_turn();
    let facts = table.play(UWC_AMERICA, regroup("AM4", "AM3", 1, 1, 0));
    let left = Event::LeftUncontrolled { territory: territory("AM4"), faction: Faction::Uwc };
    assert!(emitted(&facts, &left));
    assert_eq!((steps(&facts), table.meter("america")), (vec![], (1, 1)));
}

#[test]
fn meter_12_terror_steps_up_when_it_comes_stays_when_it_moves_and_back_when_removed() {
    let mut table = america("AM3 hq U[u]");
    table.play(REICH_AMERICA, terror("IN12", "AM3"));
    assert_eq!(table.meter("america"), (1, 1));
    table.play(REICH_AMERICA, terror("IN14", "AM5"));
    assert_eq!(table.meter("america"), (1, 1));
    table.all_done();
    table.all_submit();
    table.play(UWC_AMERICA, anti_terror("GE13"));
    assert_eq!(table.meter("america"), (0, 1));
}

#[test]
fn meter_14_the_position_decides_incomes_and_the_uwcs_points_the_mark_the_reichs() {
    let mut table = america("AM1 hq R[r]; AM-I R[r]; AM2 hq U[u]")
        .high_mark("america", 5)
        .money(UWC_AMERICA, 0)
        .politics(UWC_AMERICA, 0)
        .time_pile(&["TT-7", "TT-END"]);
    table.all_done();
    table.all_submit();
    assert_eq!(table.purse(UWC_AMERICA), (4, 1), "as position 1 says; 5 would give 2 and 1");
    table.all_done();
    table.all_submit();
    assert_eq!(table.cp_of(REICH_AMERICA), 6, "as position 1 says; 5 would give 8");
    for _ in Faction::ALL {
        table.all_done();
        table.all_submit();
    }
    let sheets = &table.state.table.outcome.as_ref().expect("the end").sheets;
    let points = [REICH_AMERICA, UWC_AMERICA]
        .map(|post| sheets.iter().find(|sheet| sheet.post == post).unwrap().blitz_meter());
    assert_eq!(points, [8, 6], "mark 5 gives the Reich 8, position 1 the UWC 6");
}

#[test]
fn meter_15_a_change_moves_the_meter_of_its_continent_whoever_caused_it() {
    let mut table = Position::new(4)
        .lay("EU1 hq R[r,r]; AM6")
        .hand(REICH_EUROPE, &["AR05", "AR06"])
        .cp(REICH_EUROPE, 3);
    table.play(REICH_EUROPE, mobilize("AR05", "EU1", "AM6", 1));
    assert_eq!((table.meter("america"), table.meter("europe")), ((1, 1), (1, 1)));
    table.play(REICH_EUROPE, mobilize("AR06", "AM6", "EU1", 1));
    assert_eq!((table.meter("america"), table.meter("europe")), ((0, 1), (1, 1)));
}

/// Three territories are the Reich's and a fourth is terrorised.
fn three_and_terror() -> Position {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01", "IN02", "IN03", "IN12"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    table.play(REICH_AMERICA, mobilize("IN02", "AM-II", "AM5", 1));
    table.play(REICH_AMERICA, mobilize("IN03", "AM-III", "AM6", 1));
    assert_eq!(table.meter("america"), (3, 3));
    table.play(REICH_AMERICA, terror("IN12", "AM4"));
    table
}

#[test]
fn ex_s1_three_controlled_and_one_terrorised_territory() {
    assert_eq!(CONTENT.territory_count(Continent::America), 7);
    let table = three_and_terror();
    assert_eq!(table.meter("america").0, 4, "four spaces between the token and the orbit");
}

#[test]
fn ex_s2_two_controlled_by_the_uwc_and_one_by_nobody() {
    let mut table = three_and_terror();
    table.all_done();
    table.all_submit();
    table.play(UWC_AMERICA, regroup("AM7", "AM4", 1, 1, 0));
    let controllers =
        ["AM2", "AM3", "AM7"].map(|slug| table.state.ground(territory(slug)).controller());
    assert_eq!(controllers, [Some(Faction::Uwc), Some(Faction::Uwc), None]);
    let (position, _) = table.meter("america");
    let territories = CONTENT.territory_count(Continent::America);
    assert_eq!((position, territories - position), (4, 3));
}

#[test]
fn ex_02_terror() {
    let mut table = Position::new(2)
        .reich("america", "einsatzgruppen")
        .lay("AM1 hq R[r]; AM6 hq R[r]")
        .hand(REICH_AMERICA, &["EI11", "EI12", "EI14"])
        .hand(UWC_AMERICA, &["GE13"]);
    assert_eq!(table.meter("america"), (2, 2));
    table.play(REICH_AMERICA, terror("EI11", "AM7"));
    assert_eq!(table.meter("america"), (3, 3));
    for _ in Faction::ALL {
        table.all_done();
        table.all_submit();
    }
    table.play(REICH_AMERICA, terror("EI12", "AM4"));
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM4")));
    assert_eq!(table.meter("america"), (3, 3));
    assert_eq!(table.refused(REICH_AMERICA, terror("EI14", "AM4")), IS_TER_04);
    assert_eq!(table.refused(REICH_AMERICA, terror("EI14", "AM1")), IS_TER_02);
    table.all_done();
    table.all_submit();
    table.play(UWC_AMERICA, anti_terror("GE13"));
    assert_eq!(table.meter("america"), (2, 3));
}

#[test]
fn ex_04_shifting_an_army() {
    let mut table = america("AM1 hq R[r]; AM6 hq R[r]; AM5 hq R[r]");
    assert_eq!(table.meter("america"), (3, 3));
    let facts = table.play(REICH_AMERICA, mobilize("IN01", "AM5", "AM7", 1));
    assert_eq!(table.state.ground(territory("AM5")).controller(), None);
    assert_eq!(table.shows("AM7"), "AM7 hq R[r]");
    assert_eq!((steps(&facts), table.meter("america")), (vec![2, 3], (3, 3)));
}

/// Rules: IS-EX-41, IS-RULING-11
#[test]
fn ex_41_walking_into_terror() {
    let terrorised = || america("AM6 hq R[r]; AM-I R[r]; AM2 hq U[u,u]").terror("AM1");
    let mut table = terrorised();
    assert_eq!(table.meter("america"), (2, 2));
    table.play(REICH_AMERICA, mobilize("IN01", "AM-I", "AM1", 1));
    assert_eq!(table.shows("AM1"), "AM1 hq R[r]");
    assert_eq!((table.meter("america"), table.state.terror(Continent::America)), ((2, 2), None));

    let mut table = terrorised().uwc_turn();
    table.play(UWC_AMERICA, mobilize("GE06", "AM2", "AM1", 1));
    assert_eq!(table.shows("AM1"), "AM1 hq U[u]");
    assert_eq!(table.state.terror(Continent::America), Some(territory("AM1")));
    assert_eq!(table.meter("america"), (2, 2));
    assert_eq!(table.refused(UWC_AMERICA, recruit("GE03", &[("AM1", 1)])), IS_REC_07);
}
