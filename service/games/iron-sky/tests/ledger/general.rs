//! IS-GEN: players, points and pieces.

use std::collections::BTreeSet;

use umpire_engine::Seat;
use umpire_iron_sky::{
    ids::{Continent, Faction, Post},
    ledger::{IS_GEN_01, IS_GEN_02, IS_GEN_08},
    options::{OptionalRule, Options, Preset, Seating},
};

use crate::{
    actions::{recruit, use_loan},
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, commander},
    setup::{deals, in_play, refusal},
};

#[test]
fn gen_01_two_four_or_six_players() {
    let plays = |&players: &u8| refusal(&Options::default(), players).is_none();
    assert_eq!((0..=255).filter(plays).collect::<Vec<u8>>(), [2, 4, 6]);
    assert_eq!(refusal(&Options::default(), 5), Some(IS_GEN_01));
}

/// Rules: IS-DEF-01, IS-DEF-02, IS-DEF-03, IS-DEF-05
#[test]
fn gen_02_each_continent_in_play_has_one_player_of_each_faction() {
    for players in [2, 4, 6] {
        for table in deals(players) {
            let continents = in_play(&table);
            assert_eq!(continents.len(), usize::from(players / 2));
            let seats: Vec<Seat> = continents
                .iter()
                .flat_map(|&at| {
                    [Post::new(Faction::Reich, at), Post::new(Faction::Reich, at).opponent()]
                })
                .map(|post| table.seat(post))
                .collect();
            assert!(Seat::all(players).all(|seat| seats.contains(&seat)));
        }
    }
    let apart = vec![
        (Post::new(Faction::Reich, Continent::America), commander("infanterie")),
        (Post::new(Faction::Uwc, Continent::Asia), commander("general")),
    ];
    let apart = Options { seating: Seating::Assigned(apart), ..Options::default() };
    assert_eq!(refusal(&apart, 2), Some(IS_GEN_02));
}

#[test]
fn gen_04_any_subset_of_the_seven_optional_rules_may_be_chosen() {
    let with = |rules: &[OptionalRule]| Options {
        optional_rules: rules.iter().copied().collect(),
        ..Options::default()
    };
    for subset in 0..1_u32 << OptionalRule::ALL.len() {
        let rules = OptionalRule::ALL.into_iter().zip(0..);
        let chosen: Vec<OptionalRule> =
            rules.filter(|(_, place)| subset >> place & 1 == 1).map(|(rule, _)| rule).collect();
        for players in [2, 4, 6] {
            assert_eq!(refusal(&with(&chosen), players), None, "{chosen:?}");
            let table = Position::deal(&with(&chosen), players, 0);
            let is_played = |rule| table.state.options.plays(rule);
            assert!(OptionalRule::ALL.into_iter().all(|it| is_played(it) == chosen.contains(&it)));
        }
    }
    let names: BTreeSet<&str> = OptionalRule::ALL.into_iter().map(OptionalRule::name).collect();
    assert_eq!(names.len(), 7);
}

#[test]
fn gen_05_the_presets_are_none_four_and_all_of_the_optional_rules() {
    use OptionalRule::{Initiative, RandomLength, SecretOperations, SpecialCommands};
    assert!(Preset::Rookie.optional_rules().is_empty());
    let experienced = [SpecialCommands, RandomLength, Initiative, SecretOperations];
    assert_eq!(Preset::Experienced.optional_rules(), experienced);
    assert_eq!(Preset::Veteran.optional_rules(), OptionalRule::ALL);
    assert_eq!(Preset::of(&experienced.into()), Some(Preset::Experienced));
    assert_eq!(Preset::of(&[Initiative].into()), None);
}

#[test]
fn gen_06_without_options_nothing_of_theirs_is_dealt() {
    for table in deals(6) {
        for post in table.posts() {
            let player = table.player(post);
            let own = CONTENT.deck(player.commander);
            assert_eq!(player.hand.len() + player.deck.len(), own.len());
            assert!(player.hand.iter().chain(&player.deck).all(|card| own.contains(card)));
            assert_eq!(player.combat_set.deck.len(), 9, "no combat hand");
        }
        assert_eq!(table.state.table.time_pile.len(), 8, "no random length");
    }
}

#[test]
fn gen_08_what_is_not_there_cannot_be_placed_or_used() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN06"]).supply_left(REICH_AMERICA, 1);
    let two = recruit("IN06", &[("AM-I", 2)]);
    assert_eq!(table.refused(REICH_AMERICA, two), IS_GEN_08);
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    let mut table = Position::new(2).uwc_turn().tokens_left("asia", 1, 0).money(UWC_AMERICA, 0);
    assert_eq!(table.refused(UWC_AMERICA, use_loan("asia", 2)), IS_GEN_08);
    table.play(UWC_AMERICA, use_loan("asia", 1));
}
