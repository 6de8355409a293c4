//! IS-ICM: moving between continents, and the transit that the UWC pays for it.

use umpire_engine::Game as _;
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    event::Resource,
    ids::Continent,
    ledger::*,
    options::OptionalRule,
    preview::TrackAfter,
    score::ScoreSource,
};

use crate::{
    actions::*,
    position::{Position, REICH_AMERICA, REICH_ASIA, UWC_AMERICA, UWC_ASIA, UWC_EUROPE, territory},
    score::{scored, sheet},
};

const DECK: Source = Source::Deck;

/// Europe's UWC commander is the General, with these Money and Politics in his turn.
fn general(armies: &str, money: u8, politics: u8) -> Position {
    general_in(Position::new(6), armies, money, politics)
}

fn general_in(position: Position, armies: &str, money: u8, politics: u8) -> Position {
    position
        .uwc("europe", "general")
        .lay(armies)
        .hand(UWC_EUROPE, &["GE06", "GE07", "GE10", "GE11"])
        .money(UWC_EUROPE, money)
        .politics(UWC_EUROPE, politics)
        .uwc_turn()
}

#[test]
fn icm_01_a_surface_army_crosses_by_a_mobilization_or_a_raid_under_all_their_rules() {
    let mut table = general("EU6 hq U[u,u]; AS3 hq U[u,u]; EU7 hq U[u]; AS2 hq U[u]", 8, 2);
    assert_eq!(table.refused(UWC_EUROPE, regroup("EU6", "AS3", 1, 1, 0)), IS_REG_07);
    assert_eq!(table.refused(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 2)), IS_MOB_11);
    table.play(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 1));
    assert_eq!(table.shows("AS3"), "AS3 hq U[u,u,u(EU)]");
    table.play(UWC_EUROPE, raid("GE11", "EU7", "AS2", 2));
    assert_eq!(table.shows("AS2"), "AS2 hq U[u,u(EU),u(EU)]");
}

#[test]
fn icm_01_only_to_a_continent_in_play() {
    let advance = || mobilize("GE06", "AM4", "EU2", 1);
    let america =
        |players| Position::new(players).lay("AM4 hq U[u]").hand(UWC_AMERICA, &["GE06"]).uwc_turn();
    assert_eq!(america(2).refused(UWC_AMERICA, advance()), IS_BOARD_09);
    america(4).play(UWC_AMERICA, advance());
}

#[test]
fn icm_02_abroad_the_mover_attacks_with_his_own_card_and_the_commander_there_defends() {
    let mut table = general("EU6 hq U[u]; AS3 hq R[r,r]", 1, 1)
        .combat_deck(UWC_EUROPE, &["CU-R2"])
        .combat_deck(UWC_ASIA, &["CU-G6"])
        .combat_deck(REICH_ASIA, &["CR-R8"]);
    table.play(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 1));
    let combat = table.state.combats().next().unwrap();
    assert_eq!((combat.attacker, combat.defender), (UWC_EUROPE, REICH_ASIA));
    table.combat("asia", DECK, DECK);
    assert_eq!(table.shows("AS3"), "AS3 hq U[u(EU)]", "CU-R2 is Europe's, HH · ·");
    let mut quiet = general("EU6 hq U[u]; AS3", 1, 1);
    quiet.play(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 1));
    assert_eq!(quiet.state.combats().count(), 0);
}

#[test]
fn icm_03_the_reich_pays_nothing_extra_for_a_white_route() {
    let mut table = Position::new(4)
        .lay("AM6 hq R[r]; EU1")
        .hand(REICH_AMERICA, &["IN01"])
        .cp(REICH_AMERICA, 1);
    table.play(REICH_AMERICA, mobilize("IN01", "AM6", "EU1", 1));
    assert_eq!(table.cp_of(REICH_AMERICA), 0, "1 for the card");
}

/// Rules: IS-ICM-04, IS-RULING-36
#[test]
fn icm_04_the_uwc_pays_1_politics_per_command_over_a_white_route() {
    let mut table = general("EU6 hq U[u,u,u]; AS3", 8, 2);
    table.play(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 3));
    assert_eq!(table.purse(UWC_EUROPE), (7, 1), "however many tiles");
    table.play(UWC_EUROPE, mobilize("GE07", "AS3", "EU6", 1));
    assert_eq!(table.purse(UWC_EUROPE), (6, 0), "and in whichever direction");
    let mut poor = general("EU6 hq U[u,u]; AS3; EU7", 8, 0);
    assert_eq!(poor.refused(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 1)), IS_ICM_04);
    poor.play(UWC_EUROPE, mobilize("GE06", "EU6", "EU7", 1));
    assert_eq!(poor.purse(UWC_EUROPE), (7, 0), "a surface route costs nothing more");
}

#[test]
fn icm_05_the_symbol_of_the_very_card_may_pay_the_transit() {
    let mut table = general("EU6 hq U[u,u]; AS3", 3, 0);
    assert_eq!(table.refused(UWC_EUROPE, mobilize("GE06", "EU6", "AS3", 1)), IS_ICM_04);
    table.play(UWC_EUROPE, mobilize("GE10", "EU6", "AS3", 1));
    assert_eq!(table.purse(UWC_EUROPE), (1, 0));
}

/// Rules: IS-ICM-06, IS-RULING-35
#[test]
fn icm_06_the_player_pays_or_by_his_permit_the_commander_of_the_destination() {
    let cross = || mobilize("GE06", "EU6", "AS3", 1);
    let both = || general("EU6 hq U[u,u]; AS3", 2, 1).politics(UWC_ASIA, 3);
    let mut table = both().permit(UWC_ASIA, UWC_EUROPE, 1);
    table.play(UWC_EUROPE, cross());
    assert_eq!(
        (table.purse(UWC_EUROPE), table.purse(UWC_ASIA).1),
        ((1, 0), 3),
        "by default himself"
    );
    let mut table = both().permit(UWC_ASIA, UWC_EUROPE, 1);
    table.play(UWC_EUROPE, by_permit(cross()));
    assert_eq!((table.purse(UWC_EUROPE), table.purse(UWC_ASIA).1), ((1, 1), 2));
    let again = by_permit(mobilize("GE07", "EU6", "AS3", 1));
    assert_eq!(table.refused(UWC_EUROPE, again), IS_ICM_06, "the permit is used up");
    assert_eq!(both().refused(UWC_EUROPE, by_permit(cross())), IS_ICM_06);
    let mut of_another = both().permit(UWC_AMERICA, UWC_EUROPE, 1);
    assert_eq!(of_another.refused(UWC_EUROPE, by_permit(cross())), IS_ICM_06);
}

/// Rules: IS-ICM-06
#[test]
fn a_preview_shows_whose_politics_a_transit_takes() {
    let table = general("EU6 hq U[u,u]; AS3", 2, 1).politics(UWC_ASIA, 3);
    let table = table.permit(UWC_ASIA, UWC_EUROPE, 1);
    let previewed = |action| {
        let seat = table.seat(UWC_EUROPE);
        let (preview, verdict) = IronSky::preview(&table.state, seat, &action, table.now());
        assert_eq!(verdict, Ok(()));
        let preview = preview.unwrap();
        (preview.tracks, preview.others)
    };
    let cross = || mobilize("GE06", "EU6", "AS3", 1);
    let (money, politics) = (Resource::Money, Resource::Politics);
    assert_eq!(previewed(cross()), (vec![(money, 1), (politics, 0)], vec![]));
    let asia = TrackAfter { post: UWC_ASIA, resource: politics, level: 2 };
    assert_eq!(previewed(by_permit(cross())), (vec![(money, 1), (politics, 1)], vec![asia]));
}

#[test]
fn icm_06_who_moves_home_is_himself_the_commander_of_the_destination() {
    let mut table = general("AS3 hq U[u,u(EU)]; EU6", 2, 1);
    table.play(UWC_EUROPE, by_permit(mobilize("GE06", "AS3", "EU6", 1)));
    assert_eq!(table.purse(UWC_EUROPE), (1, 0));
    let by_surface = by_permit(mobilize("GE07", "EU6", "EU7", 1));
    assert_eq!(table.refused(UWC_EUROPE, by_surface), IS_ICM_06, "no transit is due");
}

#[test]
fn icm_07_a_permit_names_a_team_mate_and_up_to_eight_transits() {
    let mut table = general("EU6 hq U[u]", 1, 1);
    let [europe, asia, reich] = [UWC_EUROPE, UWC_ASIA, REICH_ASIA].map(|post| table.seat(post));
    assert_eq!(table.refused(UWC_ASIA, permit(europe, 9)), IS_ICM_07);
    assert_eq!(table.refused(UWC_ASIA, permit(asia, 1)), IS_ICM_07);
    assert_eq!(table.refused(UWC_ASIA, permit(reich, 1)), IS_ICM_07);
    let purse = table.purse(UWC_ASIA);
    table.play(UWC_ASIA, permit(europe, 8));
    assert_eq!(table.purse(UWC_ASIA), purse, "it costs nothing until it is used");
    assert_eq!(table.state.permit(UWC_ASIA, Continent::Europe), 8);
}

#[test]
fn icm_07_it_is_changed_or_withdrawn_at_any_time_and_fails_when_its_giver_cannot_pay() {
    let cross = || by_permit(mobilize("GE06", "EU6", "AS3", 1));
    let mut table = general("EU6 hq U[u,u]; AS3", 2, 0).politics(UWC_ASIA, 1);
    let europe = table.seat(UWC_EUROPE);
    table.play(UWC_ASIA, permit(europe, 2));
    table.play(UWC_ASIA, permit(europe, 0));
    assert_eq!(table.refused(UWC_EUROPE, cross()), IS_ICM_06);
    table.play(UWC_ASIA, permit(europe, 2));
    table.play(UWC_EUROPE, cross());
    assert_eq!(table.state.permit(UWC_ASIA, Continent::Europe), 1);
    let again = by_permit(mobilize("GE07", "EU6", "AS3", 1));
    assert_eq!(table.refused(UWC_EUROPE, again), IS_ICM_07, "no Politics is left to pay it");
}

#[test]
fn icm_07_it_ends_with_the_command_phase() {
    let mut table = general("EU6 hq U[u]", 1, 1);
    let europe = table.seat(UWC_EUROPE);
    table.play(UWC_ASIA, permit(europe, 2));
    table.play(UWC_ASIA, Action::DeclareDone);
    assert_eq!(table.state.permit(UWC_ASIA, Continent::Europe), 2, "not with its giver's");
    table.play(UWC_AMERICA, Action::DeclareDone);
    table.play(UWC_EUROPE, Action::DeclareDone);
    assert_eq!(table.state.permit(UWC_ASIA, Continent::Europe), 0);
    assert_eq!(table.refused(UWC_ASIA, permit(europe, 1)), IS_TURN_02);
}

/// Rules: IS-EX-S8, IS-EX-16
#[test]
fn ex_16_transit() {
    let two = |card| mobilize(card, "EU6", "AS3", 2);
    let start = || general("EU6 hq U[u,u,u]; AS3; AS5 hq R[r]", 2, 0);
    let mut table = start();
    table.play(UWC_EUROPE, two("GE10"));
    assert_eq!(table.purse(UWC_EUROPE), (0, 0));
    assert_eq!(table.shows("AS3"), "AS3 hq U[u(EU),u(EU)]");
    assert_eq!(table.meter("asia").0, 1);

    let mut table = table.hand(UWC_ASIA, &["AG05"]).politics(UWC_ASIA, 1);
    table.play(UWC_ASIA, mobilize("AG05", "AS3", "EU6", 2));
    assert_eq!(table.purse(UWC_ASIA).1, 0);
    assert_eq!(table.shows("EU6"), "EU6 hq U[u,u,u]");

    let mut table = start().politics(UWC_ASIA, 2).permit(UWC_ASIA, UWC_EUROPE, 3);
    table.play(UWC_EUROPE, by_permit(two("GE10")));
    assert_eq!((table.purse(UWC_EUROPE).1, table.purse(UWC_ASIA).1), (1, 1));
    assert_eq!(table.state.permit(UWC_ASIA, Continent::Europe), 2);

    assert_eq!(start().refused(UWC_EUROPE, two("GE06")), IS_ICM_04);
}

/// Rules: IS-ARMY-04, IS-ARMY-10, IS-SEC-06
#[test]
fn ex_17_authority() {
    let start = || {
        let table = Position::playing(&[OptionalRule::SecretOperations], 6);
        general_in(table, "AS3 hq U[u(EU),u(EU)]; AS-II R[r,r,r]", 2, 1)
            .secret_operation(UWC_EUROPE, "OU-2")
            .hand(UWC_ASIA, &["AG01", "AG05"])
            .money(UWC_ASIA, 3)
            .hand(REICH_ASIA, &["EI05"])
            .combat_deck(REICH_ASIA, &["CR-R2"])
            .combat_deck(UWC_ASIA, &["CU-Y4"])
    };
    start().play(UWC_EUROPE, mobilize("GE06", "AS3", "AS5", 1));
    start().play(UWC_ASIA, mobilize("AG05", "AS3", "AS5", 1));

    let mut table = start();
    table.play(UWC_ASIA, recruit("AG01", &[("AS3", 1)]));
    assert_eq!(table.shows("AS3"), "AS3 hq U[u(EU),u(EU),u]");
    assert_eq!(table.refused(UWC_EUROPE, mobilize("GE06", "AS3", "AS5", 1)), IS_ARMY_06);
    table.all_done();
    table.all_submit();

    let supplies = [UWC_ASIA, UWC_EUROPE].map(|post| table.supply_of(post));
    table.play(REICH_ASIA, mobilize("EI05", "AS-II", "AS3", 3));
    table.combat("asia", DECK, DECK);
    assert_eq!(table.shows("AS3"), "AS3 hq U[u(EU)] bf R[r,r,r]");
    let after = [UWC_ASIA, UWC_EUROPE].map(|post| table.supply_of(post));
    assert_eq!(after, supplies.map(|supply| supply + 1));
    table.all_done();
    table.all_submit();
    table.play(UWC_EUROPE, mobilize("GE06", "AS3", "AS5", 1));
    assert_eq!(world_police(table), 1);
}

/// What World Police gives Europe's UWC commander, if the match ends here.
fn world_police(table: Position) -> u16 {
    sheet(&scored(table), UWC_EUROPE).secret_operation()
}

/// Rules: IS-ICM-02, IS-CAS-03, IS-METER-15, IS-DEF-09
#[test]
fn ex_42_fighting_abroad() {
    let mut table = Position::playing(&[OptionalRule::SecretOperations], 6)
        .secret_operation(UWC_EUROPE, "OU-2")
        .lay("AS3 hq U[u,u(EU),u(EU)]; AS5 hq R[r,r]; AS1 hq R[r]")
        .trophies(UWC_EUROPE, 1)
        .hand(UWC_EUROPE, &["PO06"])
        .money(UWC_EUROPE, 1)
        .combat_deck(UWC_EUROPE, &["CU-R8"])
        .combat_deck(REICH_ASIA, &["CR-R8"])
        .uwc_turn();
    assert_eq!(table.meter("asia").0, 2);
    table.play(UWC_EUROPE, mobilize("PO06", "AS3", "AS5", 2));
    assert_eq!(table.purse(UWC_EUROPE).0, 0);
    assert_eq!(table.state.combats().next().unwrap().defender, REICH_ASIA);
    table.combat("asia", DECK, DECK);
    assert_eq!(table.shows("AS5"), "AS5 hq U[u(EU),u(EU)]");
    assert_eq!(table.meter("asia").0, 1);
    assert_eq!(table.trophies_of(UWC_EUROPE), 3);
    assert_eq!(table.purse(UWC_EUROPE).0, 1, "the Politician's Reward is 1 Money");
    let outcome = scored(table);
    assert_eq!(sheet(&outcome, UWC_EUROPE).trophies(), 1, "one full pile");
    assert_eq!(sheet(&outcome, UWC_EUROPE).secret_operation(), 2, "World Police");
    let scores_as5 = |post| {
        let source = ScoreSource::Territory(territory("AS5"));
        sheet(&outcome, post).items.iter().any(|item| item.source == source)
    };
    assert!(scores_as5(UWC_ASIA) && !scores_as5(UWC_EUROPE), "the commander of the continent");
}
