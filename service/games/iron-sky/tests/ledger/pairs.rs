//! IS-PAIR: how the options interact, pair by pair. Pairs with Special Commands are in their chapters.

use umpire_iron_sky::{
    action::{Action, CardChoice, Shift, Source},
    content::TimeEffect,
    event::Event,
    ids::Sector,
    ledger::*,
    options::OptionalRule::{
        self, BlackOps, ControlledCombat, EventfulTimes, Initiative, RandomLength, SecretOperations,
    },
};

use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, UWC_EUROPE, cites, combat_card},
    random_length::played_out,
    score::{scored, sheet},
};

const DECK: Source = Source::Deck;

/// The round after which a match ends whose Ending Token is the second of the lowest four.
fn last_round(rules: &[OptionalRule]) -> u8 {
    played_out(rules, ["TT-7", "TT-END", "TT-8", "TT-9"]).state.table.round
}

/// A card for either way of laying it.
fn laid(rules: &[OptionalRule], face: &str) -> CardChoice {
    if rules.contains(&ControlledCombat) { held(face, DECK) } else { DECK.into() }
}

/// The Reich attacks AM4 with these armies and cards; the table before a shift, if one is asked for.
fn fought(rules: &[OptionalRule], armies: &str, attack: &str, defence: &str) -> Position {
    let mut table = Position::playing(rules, 2).lay(armies).hand(REICH_AMERICA, &["IN01", "IN02"]);
    table = if rules.contains(&ControlledCombat) {
        table
            .combat_hand(REICH_AMERICA, [attack, "CR-Y2"])
            .combat_hand(UWC_AMERICA, [defence, "CU-Y2"])
    } else {
        table.combat_deck(REICH_AMERICA, &[attack]).combat_deck(UWC_AMERICA, &[defence])
    };
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    table.combat("america", laid(rules, defence), laid(rules, attack));
    table
}

fn shift(table: &mut Position, by: Shift) -> Vec<umpire_engine::Fact<umpire_iron_sky::IronSky>> {
    table.play(REICH_AMERICA, Action::DecideInitiative(by))
}

/// What `plus_one` makes of the ledger's ninth example.
fn shifted(rules: &[OptionalRule]) -> String {
    let mut table = fought(rules, "AM4 hq U[u,u,u] bf R[r,r,r]", "CR-R4", "CU-G7");
    shift(&mut table, Shift::PlusOne);
    assert!(table.player(REICH_AMERICA).has_used_initiative);
    table.shows("AM4")
}

const SHIFTED: &str = "AM4 hq U[u] bf R[r,r]";

#[test]
fn pair_07_the_length_does_not_touch_initiative_nor_it_the_length() {
    assert_eq!(shifted(&[Initiative, RandomLength]), SHIFTED);
    assert_eq!(last_round(&[Initiative, RandomLength]), 8);
}

#[test]
fn pair_08_the_length_does_not_touch_controlled_combat_nor_it_the_length() {
    let rules = [ControlledCombat, RandomLength];
    let table = fought(&rules, "AM4 hq U[u,u,u] bf R[r,r,r]", "CR-R4", "CU-G7");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
    assert_eq!(table.player(UWC_AMERICA).combat_set.hand.len(), 2);
    assert_eq!(last_round(&rules), 8);
}

#[test]
fn pair_09_secret_operations_are_judged_at_the_actual_end() {
    let rules = [SecretOperations, RandomLength];
    assert_eq!(last_round(&rules), 8);
    let mut table = Position::playing(&rules, 2)
        .secret_operation(REICH_AMERICA, "OR-1")
        .time_pile(&["TT-7", "TT-END", "TT-8", "TT-9"]);
    let orbit = |table: &Position| {
        let sizes = ["AM-I", "AM-II", "AM-III"].map(|slug| table.shows(slug).matches('r').count());
        sizes.iter().sum::<usize>()
    };
    while table.state.table.outcome.is_none() {
        table = table.hand(REICH_AMERICA, &["IN06"]);
        table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
        for _ in 0..2 {
            table.all_done();
            table.all_submit();
        }
    }
    let outcome = table.state.table.outcome.clone().unwrap();
    assert_eq!((table.state.table.round, orbit(&table)), (2, 5));
    assert_eq!(sheet(&outcome, REICH_AMERICA).secret_operation(), 5, "not what lay there before");
}

#[test]
fn pair_10_the_length_does_not_touch_black_ops_nor_they_the_length() {
    let rules = [BlackOps, RandomLength];
    let table = fought(&rules, "AM4 hq U[u,u,B] bf R[r,r,r]", "CR-Y1", "CU-Y3");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,B] bf R[r,r,r]");
    assert_eq!(last_round(&rules), 8);
}

#[test]
fn pair_11_nine_tokens_may_come_into_effect_and_those_under_the_ending_token_never_do() {
    let rules = [EventfulTimes, RandomLength];
    let pile = Position::playing(&rules, 2).state.table.time_pile;
    let regular = pile.iter().filter(|&&token| !CONTENT.time_token(token).is_ending());
    assert_eq!(regular.count(), 9);
    let lowest = ["TT-END", "TT-7", "TT-8", "TT-9"];
    let table = played_out(&rules, lowest);
    assert_eq!((table.state.table.round, table.state.table.turned.len()), (7, 7));
    assert_eq!(table.state.table.time_pile.len(), 3);
    assert_eq!(table.state.event(), Some(TimeEffect::Ending), "no sector is affected by it");

    let mut before = Position::playing(&rules, 2).time_pile(&["TT-4", "TT-END"]);
    for _ in 0..2 {
        before.all_done();
        before.all_submit();
    }
    assert_eq!(before.state.event(), Some(TimeEffect::PlusOne(Sector::I)));
    let eight = Position::playing(&[EventfulTimes], 2).state.table.time_pile;
    assert_eq!(eight.len(), 8, "without random length seven of them");
}

#[test]
fn pair_12_the_shift_is_decided_after_the_reveal_and_touches_neither_hand_nor_refill() {
    let rules = [Initiative, ControlledCombat];
    assert_eq!(shifted(&rules), SHIFTED);
    let mut table = fought(&rules, "AM4 hq U[u,u,u] bf R[r,r,r]", "CR-R4", "CU-G7");
    let hand = |table: &Position| table.player(REICH_AMERICA).combat_set.hand.clone();
    assert_eq!(hand(&table), [combat_card("CR-Y2")], "not refilled before the end");
    let top = table.player(REICH_AMERICA).combat_set.deck[0];
    let facts = shift(&mut table, Shift::MinusOne);
    let refilled = Event::CombatHandRefilled { post: REICH_AMERICA, source: DECK, card: top };
    let place = |is: &dyn Fn(&Event) -> bool| facts.iter().position(|fact| is(&fact.event));
    let compared = place(&|event| matches!(event, Event::SquaresCompared { .. }));
    assert!(compared < place(&|event| *event == refilled));
    assert_eq!(hand(&table), [combat_card("CR-Y2"), top]);
}

/// The points of the Secret Operations of both sides in America, as the match stands.
fn operations(table: Position) -> [u16; 2] {
    let outcome = scored(table);
    [REICH_AMERICA, UWC_AMERICA].map(|post| sheet(&outcome, post).secret_operation())
}

/// AM4 is held by the UWC at war, AM2 and AM7 too.
fn with_operations(rules: &[OptionalRule], attack: &str, defence: &str) -> Position {
    fought(rules, "AM4 hq U[u,u,u] bf R[r,r,r]", attack, defence)
        .secret_operation(REICH_AMERICA, "OR-1")
        .secret_operation(UWC_AMERICA, "OU-1")
}

#[test]
fn pair_13_initiative_and_secret_operations_have_nothing_to_do_with_each_other() {
    assert_eq!(shifted(&[Initiative, SecretOperations]), SHIFTED);
    let mut table = with_operations(&[Initiative, SecretOperations], "CR-R4", "CU-G7");
    shift(&mut table, Shift::PlusOne);
    assert_eq!(operations(table), [3, 3]);
}

/// Rules: IS-PAIR-14, IS-BLK-08, IS-BLK-11
#[test]
fn pair_14_only_hits_in_the_two_facing_pairs_count_against_black_ops() {
    let after = |by| {
        let rules = [Initiative, BlackOps];
        let mut table = fought(&rules, "AM4 hq U[u,u,B] bf R[r,r,r]", "CR-R1", "CU-R2");
        shift(&mut table, by);
        table.shows("AM4")
    };
    assert_eq!(after(Shift::None), "AM4 hq U[u] bf R[r,r]", "Hits in I and II");
    assert_eq!(after(Shift::PlusOne), "AM4 hq U[u,B] bf R[r,r,r]", "that in II is repelled");
    assert_eq!(after(Shift::MinusOne), "AM4 hq U[u,B] bf R[r,r]", "that in I meets nothing");
}

/// Rules: IS-PAIR-14
#[test]
fn an_army_of_black_ops_may_attack_and_use_initiative() {
    let mut table = Position::playing(&[Initiative, BlackOps], 2)
        .lay("AM4 hq U[B]; AM7 hq R[r,r]")
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(UWC_AMERICA, &["CU-R2"])
        .combat_deck(REICH_AMERICA, &["CR-Y8"])
        .uwc_turn();
    table.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 1));
    table.combat("america", DECK, DECK);
    table.play(UWC_AMERICA, Action::DecideInitiative(Shift::PlusOne));
    assert_eq!(table.shows("AM7"), "AM7 hq U[B]", "HH meets H, the first Hit finds no unit");
}

#[test]
fn pair_15_initiative_costs_nothing_and_is_no_command() {
    let rules = [Initiative, EventfulTimes];
    for (token, left) in [("TT-5", 4), ("TT-2", 6)] {
        let mut table = Position::playing(&rules, 2)
            .turned(token)
            .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
            .hand(REICH_AMERICA, &["IN01", "IN02"])
            .combat_deck(REICH_AMERICA, &["CR-R4"])
            .combat_deck(UWC_AMERICA, &["CU-G7"]);
        table.play(REICH_AMERICA, fight("IN01", "AM4"));
        assert_eq!(table.cp_of(REICH_AMERICA), left, "the attack in II is a command");
        table.combat("america", DECK, DECK);
        let facts = shift(&mut table, Shift::PlusOne);
        assert!(!cites(&facts, IS_EVT_04) && !cites(&facts, IS_EVT_06));
        assert_eq!((table.cp_of(REICH_AMERICA), table.shows("AM4")), (left, SHIFTED.into()));
    }
}

#[test]
fn pair_16_controlled_combat_and_secret_operations_have_nothing_to_do_with_each_other() {
    let rules = [ControlledCombat, SecretOperations];
    let table = with_operations(&rules, "CR-R4", "CU-G7");
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
    assert_eq!(operations(table), [3, 3]);
}

#[test]
fn pair_17_a_card_of_the_hand_strikes_black_ops_like_any_other() {
    let armies = "AM4 hq U[u,u,B] bf R[r,r,r]";
    let after = |rules: &[OptionalRule]| fought(rules, armies, "CR-R1", "CU-R2").shows("AM4");
    assert_eq!(after(&[BlackOps, ControlledCombat]), "AM4 hq U[u] bf R[r,r]");
    assert_eq!(after(&[BlackOps]), "AM4 hq U[u] bf R[r,r]");
}

#[test]
fn pair_18_combat_cards_of_the_hand_are_no_commands() {
    let rules = [ControlledCombat, EventfulTimes];
    let mut table = Position::playing(&rules, 2)
        .turned("TT-5")
        .lay("AM4 hq U[u,u,u] bf R[r,r,r]")
        .hand(REICH_AMERICA, &["IN01"])
        .combat_hand(REICH_AMERICA, ["CR-R4", "CR-Y2"])
        .combat_hand(UWC_AMERICA, ["CU-G7", "CU-Y2"]);
    table.play(REICH_AMERICA, fight("IN01", "AM4"));
    assert_eq!(table.cp_of(REICH_AMERICA), 4);
    let purse = table.purse(UWC_AMERICA);
    table.combat("america", held("CU-G7", DECK), held("CR-R4", DECK));
    assert_eq!((table.cp_of(REICH_AMERICA), table.purse(UWC_AMERICA)), (4, purse));
    assert_eq!(table.shows("AM4"), "AM4 hq U[u,u,u] bf R[r,r]");
}

#[test]
fn pair_19_black_ops_give_control_and_never_count_for_world_police() {
    let at_am4 = |army: &str, operation: &str| {
        let table = Position::playing(&[SecretOperations, BlackOps], 4).clear("america");
        let table =
            table.lay(&format!("AM4 hq U[{army}]")).secret_operation(UWC_AMERICA, operation);
        sheet(&scored(table), UWC_AMERICA).secret_operation()
    };
    assert_eq!(at_am4("B", "OU-7"), 4, "Territory of Interest");
    assert_eq!(at_am4("B", "OU-1"), 1, "Border Guard");
    let table = Position::playing(&[SecretOperations, BlackOps], 4).lay("AM4 hq U[u(EU),B]");
    let outcome = scored(table.secret_operation(UWC_EUROPE, "OU-2"));
    assert_eq!(sheet(&outcome, UWC_EUROPE).secret_operation(), 1);
    assert_eq!(at_am4("u,B", "OU-2"), 0, "they cannot leave");
}

#[test]
fn pair_20_the_time_token_gives_and_takes_no_points() {
    let of = |token| {
        let table = Position::playing(&[SecretOperations, EventfulTimes], 2).turned(token);
        let table = table.secret_operation(UWC_AMERICA, "OU-1");
        operations(table.secret_operation(REICH_AMERICA, "OR-1"))
    };
    for token in ["TT-1", "TT-4", "TT-5", "TT-7"] {
        assert_eq!(of(token), [3, 3], "three in orbit; AM2, AM4, AM7 border");
    }
}

#[test]
fn pair_21_recruiting_black_ops_is_a_recruit_located_at_its_territory() {
    let start = |token| {
        Position::playing(&[BlackOps, EventfulTimes], 2)
            .turned(token)
            .hand(UWC_AMERICA, &["GE03"])
            .money(UWC_AMERICA, 3)
            .uwc_turn()
    };
    let at = |space, money| paid(recruit_black_ops("GE03", space), money, 0);
    let left = |token, space, money| {
        let mut table = start(token);
        table.play(UWC_AMERICA, at(space, money));
        table.purse(UWC_AMERICA).0
    };
    assert_eq!([left("TT-2", "AM3", 1), left("TT-2", "AM2", 2), left("TT-5", "AM3", 3)], [2, 1, 0]);
    assert_eq!(start("TT-5").refused(UWC_AMERICA, at("AM3", 2)), IS_EVT_06);
    assert_eq!(start("TT-2").refused(UWC_AMERICA, discounted(at("AM2", 1), true)), IS_EVT_03);
}

#[test]
fn ex_43_black_ops_with_initiative() {
    let after = |by| {
        let rules = [Initiative, BlackOps];
        let mut table = fought(&rules, "AM4 hq U[u,B] bf R[r,r,r]", "CR-R8", "CU-G6");
        shift(&mut table, by);
        table.shows("AM4")
    };
    assert_eq!(after(Shift::None), "AM4 hq U[B] bf R[r]");
    assert_eq!(after(Shift::MinusOne), "AM4 hq U[B] bf R[r]");
    assert_eq!(after(Shift::PlusOne), "AM4 hq U[u,B] bf R[r,r,r]");

    let mut uwc = Position::playing(&[Initiative, BlackOps], 2)
        .lay("AM4 hq U[u,B]; AM7 hq R[r,r]")
        .hand(UWC_AMERICA, &["GE06"])
        .combat_deck(UWC_AMERICA, &["CU-R3"])
        .combat_deck(REICH_AMERICA, &["CR-Y3"])
        .uwc_turn();
    uwc.play(UWC_AMERICA, mobilize("GE06", "AM4", "AM7", 2));
    uwc.combat("america", DECK, DECK);
    uwc.play(UWC_AMERICA, Action::DecideInitiative(Shift::None));
    assert_eq!(uwc.shows("AM7"), "AM7 hq R[r] bf U[B]");
}
