//! Which Special Commands there are, how they are dealt, and where they go: IS-SPC-01 to 04, IS-SETUP-13 to 15, IS-CMD-10,
//! IS-END-07.

use std::collections::BTreeSet;

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::Action,
    content::{CardOwner, Effect},
    event::Event,
    ids::{CommandCard, Faction, Post},
    ledger::*,
    options::{OptionalRule, Options},
};

use super::{end_turn, has_left, special};
use crate::{
    actions::*,
    position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, chance_of, cites, command_card},
};

fn deals(players: u8) -> impl Iterator<Item = Position> {
    let optional_rules = [OptionalRule::SpecialCommands].into_iter().collect();
    let options = Options { optional_rules, ..Options::default() };
    (0..4).map(move |chance| Position::deal(&options, players, chance))
}

/// The Special Commands in a player's hand and deck.
fn special_commands(table: &Position, post: Post) -> Vec<CommandCard> {
    let player = table.player(post);
    let cards = player.hand.iter().chain(&player.deck).copied();
    cards.filter(|&card| CONTENT.effect(card).is_some()).collect()
}

/// Rules: IS-SPC-01, IS-RULING-79
#[test]
fn spc_01_there_are_eight_of_each_faction_each_once() {
    for faction in Faction::ALL {
        let cards: Vec<CommandCard> = CONTENT.special_commands(faction).collect();
        let effects: BTreeSet<Effect> = cards.iter().filter_map(|&it| CONTENT.effect(it)).collect();
        assert_eq!((cards.len(), effects.len()), (8, 8));
        for card in cards {
            assert_eq!(CONTENT.command_card(card).owner, CardOwner::Faction(faction));
        }
    }
}

/// Reich Gold and Political Affairs are played for a conquest alone (IS-SPC-10).
#[test]
fn spc_02_they_are_improvements_attack_enhancements_or_of_single_use() {
    let expected = [
        (UWC_AMERICA, IMPROVEMENT, &["SU-1", "SU-2", "SU-3", "SU-4"][..]),
        (UWC_AMERICA, ENHANCEMENT, &["SU-5"]),
        (UWC_AMERICA, SINGLE_USE, &["SU-6", "SU-7", "SU-8"]),
        (REICH_AMERICA, IMPROVEMENT, &["SR-1", "SR-2"]),
        (REICH_AMERICA, ENHANCEMENT, &["SR-3"]),
        (REICH_AMERICA, "", &["SR-4", "SR-5"]),
        (REICH_AMERICA, SINGLE_USE, &["SR-6", "SR-7", "SR-8"]),
    ];
    for (post, kind, cards) in expected {
        for card in cards {
            assert_eq!(kinds(post, card), kind, "{card}");
        }
    }
}

const IMPROVEMENT: &str = "improvement";
const ENHANCEMENT: &str = "attack enhancement";
const SINGLE_USE: &str = "single use";

/// As which kinds of card a player may play this one, where all kinds are possible.
fn kinds(post: Post, card: &str) -> String {
    let (home, mobilization) = match post.faction {
        Faction::Reich => ("AM5", "IN01"),
        Faction::Uwc => ("AM4", "GE06"),
    };
    let table = special(2)
        .lay("AM5 hq R[r] bf U[u]; AM4 hq U[u]; AM-I; AM1")
        .hand(post, &[mobilization, card])
        .money(UWC_AMERICA, 5)
        .politics(UWC_AMERICA, 4);
    let table = if post.faction == Faction::Uwc { table.uwc_turn() } else { table };
    let uses = [
        (IMPROVEMENT, improve(card, home)),
        (ENHANCEMENT, elite(fight(mobilization, "AM5"), card)),
        (SINGLE_USE, bonus(card)),
        (SINGLE_USE, with_card(nuke("AM1"), card)),
        (SINGLE_USE, with_card(propaganda(&[("AM5", 1)]), card)),
        (SINGLE_USE, with_card(blitzkrieg("AM-I", "AM1", 1), card)),
    ];
    let accepted = uses.into_iter().filter(|(_, action)| is_accepted(&table, post, action));
    accepted.map(|(kind, _)| kind).collect()
}

/// The same action with another card.
fn with_card(mut action: Action, name: &str) -> Action {
    let card = command_card(name);
    match &mut action {
        Action::Nuke(target) => target.play.card = card,
        Action::Propaganda(order) => order.play.card = card,
        Action::Blitzkrieg(order) => order.play.card = card,
        other => panic!("no Special Command: {other:?}"),
    }
    action
}

fn is_accepted(table: &Position, post: Post, action: &Action) -> bool {
    let deed = umpire_engine::Deed::Act { seat: table.seat(post), action: action.clone() };
    IronSky::judge(&table.state, &deed, umpire_engine::Time(0)).is_ok()
}

/// Rules: IS-SETUP-13, IS-GEN-06
#[test]
fn setup_13_each_player_is_dealt_two_of_his_faction() {
    for players in [2, 4, 6] {
        for table in deals(players) {
            for faction in Faction::ALL {
                let posts = table.posts().into_iter().filter(|post| post.faction == faction);
                let dealt: Vec<Vec<CommandCard>> =
                    posts.map(|post| special_commands(&table, post)).collect();
                assert!(dealt.iter().all(|cards| cards.len() == 2));
                let all: BTreeSet<CommandCard> = dealt.concat().into_iter().collect();
                assert_eq!(all.len(), usize::from(players), "each card is dealt once");
                let own = |card: &CommandCard| {
                    CONTENT.command_card(*card).owner == CardOwner::Faction(faction)
                };
                assert!(all.iter().all(own));
            }
        }
    }
    let without = Position::new(6);
    assert!(without.posts().iter().all(|&post| special_commands(&without, post).is_empty()));
    assert!(!cites(&without.dealt, IS_SETUP_13));
}

/// Rules: IS-SETUP-13, IS-SETUP-14
#[test]
fn setup_14_they_are_shuffled_into_a_command_deck_of_seventeen_in_the_order_of_the_ledger() {
    let table = special(6);
    let mut dice = chance_of(0);
    let posts = table.posts();
    let shuffled = |post: &Post| {
        let mut deck = CONTENT.deck(table.player(*post).commander).to_vec();
        dice.shuffle(&mut deck);
        deck
    };
    let mut decks: Vec<Vec<CommandCard>> = posts.iter().map(shuffled).collect();
    for faction in [Faction::Uwc, Faction::Reich] {
        let mut pile: Vec<CommandCard> = CONTENT.special_commands(faction).collect();
        dice.shuffle(&mut pile);
        let mut pile = pile.into_iter();
        for (post, deck) in posts.iter().zip(&mut decks) {
            if post.faction == faction {
                deck.extend(pile.by_ref().take(2));
            }
        }
    }
    for (post, mut deck) in posts.into_iter().zip(decks) {
        dice.shuffle(&mut deck);
        let player = table.player(post);
        assert_eq!(deck.len(), 17);
        assert_eq!((&player.hand[..], &player.deck[..]), deck.split_at(5));
    }
}

/// Rules: IS-SETUP-14, IS-SETUP-15
#[test]
fn setup_15_what_is_not_dealt_and_what_lies_in_the_decks_is_seen_by_nobody() {
    for table in deals(4) {
        for post in table.posts() {
            let dealt: Vec<CommandCard> = Post::of(post.faction)
                .filter(|post| table.posts().contains(post))
                .flat_map(|post| special_commands(&table, post))
                .collect();
            let left = CONTENT.special_commands(post.faction).find(|card| !dealt.contains(card));
            let left = left.expect("eight, of which four are dealt");
            let mut other = table.state.clone();
            let player = other.table.commanders[post.faction][post.continent].as_mut().unwrap();
            let in_deck = player.deck.iter_mut().find(|card| CONTENT.effect(**card).is_some());
            let Some(card) = in_deck else { continue };
            *card = left;
            for viewer in Viewer::all(4) {
                assert_eq!(IronSky::view(&other, viewer), IronSky::view(&table.state, viewer));
            }
        }
    }
    let told = special(2).dealt;
    let dealt = told.iter().filter(|fact| matches!(fact.event, Event::SpecialCommandsDealt { .. }));
    assert_eq!(dealt.count(), 2);
}

/// Rules: IS-CMD-10, IS-SPC-01, IS-SPC-03
#[test]
fn cmd_10_a_used_special_command_leaves_the_match_and_other_cards_do_not() {
    let mut table = special(2).lay("AM5 hq R[r]").hand(REICH_AMERICA, &["SR-6", "IN06"]);
    table.play(REICH_AMERICA, propaganda(&[("AM5", 1)]));
    table.play(REICH_AMERICA, recruit("IN06", &[("AM-I", 1)]));
    assert!(has_left(&table, REICH_AMERICA, "SR-6"));
    assert_eq!(table.player(REICH_AMERICA).discard, [command_card("IN06")]);
    assert_eq!(table.refused(REICH_AMERICA, propaganda(&[("AM5", 1)])), IS_CMD_01);
}

/// The whole deck but a Special Command is discarded; America's Reich commander holds Orders from the Dark Side.
fn nearly_out_of_cards() -> Position {
    let table = special(2).special_commands(REICH_AMERICA, &["SR-7"]);
    let player = table.player(REICH_AMERICA);
    let names: Vec<String> = (3..=15).map(|number| format!("IN{number:02}")).collect();
    let discard: Vec<&str> = names.iter().map(String::as_str).collect();
    assert_eq!(player.hand.len() + player.deck.len(), 17);
    table.command_cards(REICH_AMERICA, &["SR-7", "IN01", "IN02"], &discard)
}

/// Rules: IS-END-07, IS-RULING-78, IS-CMD-10
#[test]
fn end_07_a_discarded_special_command_is_shuffled_back_and_a_used_one_is_not() {
    let card = command_card("SR-7");
    let mut table = nearly_out_of_cards();
    table.play(REICH_AMERICA, Action::DeclareDone);
    let facts = table.play(REICH_AMERICA, discard("SR-7"));
    let player = table.player(REICH_AMERICA);
    assert!(cites(&facts, IS_END_05) && player.discard.is_empty());
    assert!(player.hand.contains(&card) || player.deck.contains(&card));
    assert_eq!(player.hand.len() + player.deck.len(), 17);

    let mut table = nearly_out_of_cards();
    table.play(REICH_AMERICA, bonus("SR-7"));
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.play(REICH_AMERICA, SUBMIT);
    let player = table.player(REICH_AMERICA);
    assert!(player.discard.is_empty() && player.sheet == [card]);
    assert!(!player.hand.contains(&card) && !player.deck.contains(&card));
    end_turn(&mut table);
    assert!(has_left(&table, REICH_AMERICA, "SR-7"));
}

#[test]
fn end_07_a_discarded_special_command_lies_open_on_the_pile() {
    let mut table = special(2).hand(UWC_AMERICA, &["SU-6", "GE01"]).end_phase(Faction::Uwc);
    table.play(UWC_AMERICA, discard("SU-6"));
    assert_eq!(table.player(UWC_AMERICA).discard, [command_card("SU-6")]);
    let view = IronSky::view(&table.state, Viewer::Seat(table.seat(REICH_AMERICA)));
    assert_eq!(view.player(UWC_AMERICA).unwrap().discard, [command_card("SU-6")]);
}
