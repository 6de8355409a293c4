//! Whole matches by chance, as they look from outside.

use std::collections::BTreeSet;

use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use umpire_contract::umpire::{iron_sky::v1 as pb, v1};
use umpire_engine::{
    Covers, Deed, Dice, Game, Seat, Seed, Shared, Time, Told, Viewer, apply_before, begin_before,
};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    content::Content,
    ids::{Continent, Faction, Orbit, Post, Sector, Tactics, Territory, Zone},
    legal::Choice,
    notice::{AttackCardLaid, CommandCardsDrawn, Notice, SecretOperationsDealt, TilesMoved},
    options::{ClockOptions, Options, Preset},
    state::{State, Tile},
    view::{BackOrigin, Backs, CardBack, Cards, KnownCard, Operation, Place},
};

use crate::wire::{Path, Wire};

/// One action in so many is a resignation, where that is drawn.
const RESIGNATIONS: u32 = 400;
/// Deeds of one match, at most.
const DEEDS: u64 = 300;
/// One table in so many is looked at by everyone.
const LOOKS: u32 = 10;

/// A match played by chance with the optional rules of a preset: each table, and what everyone was told
/// on the way to it.
fn play(
    preset: Preset,
    players: u8,
    seed: u8,
    mut look: impl FnMut(&State, &[(Viewer, Vec<Told<IronSky>>)]),
) {
    let content = Shared::new(Content::default_pack());
    let clock = ClockOptions { command_seconds: 600, decision_seconds: 60 };
    let optional_rules = preset.optional_rules().iter().copied().collect();
    let options = Options { optional_rules, clock, ..Options::default() };
    let mut dice = Dice::new(&Seed([seed; 32]), "match", &[]);
    let mut luck = Dice::new(&Seed([seed; 32]), "players", &[]);
    let mut state = IronSky::setup(&content, &options, players).unwrap();
    let dealt = begin_before::<IronSky>(&mut state, Time(0), &mut dice);
    look(&state, &dealt.told);
    for deed in 1..=DEEDS {
        let Some(choice) = draw(&state, &mut luck) else {
            return;
        };
        let action = choice.vary(&mut |bound| luck.below(bound));
        let deed_done = Deed::Act { seat: choice.seat, action };
        let at = Time(deed * 100);
        // A varied choice may be refused.
        if let Ok(done) = apply_before::<IronSky>(&mut state, &deed_done, at, &mut dice) {
            look(&state, &done.told);
        }
    }
}

fn draw(state: &State, luck: &mut Dice) -> Option<Choice> {
    let mut choices = choices(state);
    if luck.below(RESIGNATIONS) > 0 {
        choices.retain(|choice| choice.sample != Action::Resign);
    }
    let bound = u32::try_from(choices.len()).ok().filter(|&bound| bound > 0)?;
    Some(choices.swap_remove(luck.below(bound) as usize))
}

fn choices(state: &State) -> Vec<Choice> {
    Seat::all(state.players).flat_map(|seat| IronSky::legal(state, seat)).collect()
}

/// The message as JSON, which must be read as the same again.
#[track_caller]
fn json_of<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(message: &T) -> Value {
    let json = serde_json::to_value(message).unwrap();
    assert_eq!(&serde_json::from_value::<T>(json.clone()).unwrap(), message);
    json
}

#[test]
fn everything_that_is_told_and_shown_is_said_in_the_contract() {
    let mut members = BTreeSet::new();
    let mut tables = 0;
    let matches = [
        (Preset::Rookie, 4, 2),
        (Preset::Experienced, 2, 1),
        (Preset::Veteran, 4, 2),
        (Preset::Veteran, 6, 3),
        (Preset::Veteran, 6, 4),
    ];
    for (preset, players, seed) in matches {
        play(preset, players, seed, |state, told| {
            tables += 1;
            for (viewer, told) in told {
                for told in told {
                    let event = IronSky::notice_out(&state.content, told.rule, &told.notice);
                    assert_sentence(&event.message);
                    let json = json_of(&event);
                    let notice = json["ironSky"].as_object().unwrap();
                    members.extend(notice.keys().cloned());
                }
                if tables % LOOKS == 0 {
                    json_of(&IronSky::view_out(&state.content, &IronSky::view(state, *viewer)));
                }
            }
            if let Some(outcome) = IronSky::outcome(state) {
                json_of(&IronSky::outcome_out(&state.content, &outcome));
            }
        });
    }
    // The rarest, such as a redraw and a used permit, need not come up.
    assert!(members.len() >= 60, "{}: {members:?}", members.len());
}

#[track_caller]
fn assert_sentence(sentence: &str) {
    let is_plain = !sentence.is_empty()
        && !sentence.ends_with('.')
        && !sentence.contains("  ")
        && !sentence.ends_with(' ');
    assert!(is_plain, "`{sentence}`");
}

#[test]
fn a_choice_can_be_posted_back_and_its_parameters_name_its_fields() {
    let mut tables = 0;
    play(Preset::Veteran, 4, 5, |state, _| {
        tables += 1;
        for choice in choices(state).into_iter().filter(|_| tables % LOOKS == 0) {
            let message = IronSky::choice_out(&state.content, &choice);
            assert_sentence(&message.summary);
            let json = json_of(&message);
            let read = IronSky::action_in(
                &state.content,
                state.players,
                message.action.as_ref(),
                Path::new("action"),
            );
            assert_eq!(read.as_ref(), Ok(&choice.sample));
            assert_eq!(message.decision_id.is_empty(), choice.sample == Action::Resign);
            for parameter in &message.parameters {
                let (parent, _) = parameter.path.rsplit_once('.').unwrap();
                // An enhancement is named whole or left out.
                let parent = parent.strip_suffix(".eliteOperation").unwrap_or(parent);
                let pointer = format!("/{}", parent.replace('.', "/"));
                assert!(json["action"].pointer(&pointer).is_some(), "{}: {json}", parameter.path);
                assert!(parameter.domain.as_ref().is_some_and(|domain| domain.kind.is_some()));
            }
            let at = Time(0);
            let (preview, _) = IronSky::preview(state, choice.seat, &choice.sample, at);
            if let Some(preview) = preview {
                json_of(&IronSky::preview_out(&state.content, &preview));
            }
        }
    });
}

#[test]
fn a_strange_hand_has_a_number_and_no_cards() {
    let content = Content::default_pack();
    let post = Post::new(Faction::Uwc, Continent::Asia);
    let drawn = |cards| {
        let notice = Notice::CommandCardsDrawn(CommandCardsDrawn { post, cards });
        IronSky::notice_out(&content, umpire_iron_sky::ledger::IS_END_04, &notice)
    };
    let card = content.command_card_named("AG01").unwrap();
    let own = drawn(Cards::Known(vec![card]));
    assert_eq!(own.message, "the UWC in Asia draws AG01");
    let strange = drawn(Cards::Hidden { count: 1 });
    assert_eq!(strange.message, "the UWC in Asia draws 1 command card");
    assert_eq!(
        json_of(&strange)["ironSky"]["commandCardsDrawn"]["cards"],
        json!({
            "count": 1,
            "cards": [],
        })
    );
}

#[test]
fn a_move_is_told_in_a_sentence_and_a_message() {
    let content = Content::default_pack();
    let america = Post::new(Faction::Reich, Continent::America);
    let notice = Notice::TilesMoved(TilesMoved {
        faction: Faction::Reich,
        origin: Place::Orbit(Orbit { continent: Continent::America, sector: Sector::I }),
        to: Place::Surface {
            territory: Territory { continent: Continent::America, number: 1 },
            zone: Zone::Headquarters,
        },
        tiles: vec![Tile::Unit(america), Tile::Unit(america)],
    });
    let event = IronSky::notice_out(&content, umpire_iron_sky::ledger::IS_MOB_07, &notice);
    let tile = json!({"unit": {"faction": "REICH", "continent": "AMERICA"}});
    let expected = json!({
        "rule": "IS-MOB-07",
        "message": "the Reich moves 2 tiles from AM-I to AM1",
        "ironSky": {
            "tilesMoved": {
                "faction": "REICH",
                "origin": {"space": "AM-I"},
                "to": {"space": "AM1", "zone": "HEADQUARTERS"},
                "tiles": [tile, tile],
            },
        },
    });
    assert_eq!(json_of(&event), expected);
}

#[test]
fn the_catalogue_lists_every_slug_that_actions_and_views_name() {
    let content = Content::default_pack();
    let game = IronSky::game_out(&content);
    json_of(&game);
    let named: BTreeSet<_> =
        game.content.iter().map(|item| (item.kind.as_str(), item.slug.as_str())).collect();
    assert_eq!(named.len(), game.content.len(), "a slug is there twice");
    for expected in [
        ("territory", "AM4"),
        ("orbital-sector", "AS-III"),
        ("commander", "infanterie"),
        ("command-card", "PO01"),
        ("special-command", "SR-1"),
        ("special-command", "SU-8"),
        ("secret-operation", "OU-3"),
        ("secret-operation", "OR-1"),
        ("combat-card", "CR-R1"),
        ("time-token", "TT-END"),
    ] {
        assert!(named.contains(&expected), "{expected:?}");
    }
    assert!(game.options.iter().all(|option| option.available));
}

/// An item of the catalogue: its title and its figures.
fn listed(game: &v1::Game, slug: &str) -> Value {
    let item = game.content.iter().find(|item| item.slug == slug).unwrap();
    let mut figures = serde_json::to_value(&item.attributes).unwrap();
    figures["title"] = json!(item.title);
    figures
}

#[test]
fn the_catalogue_says_what_the_pieces_of_optional_rules_do() {
    let game = IronSky::game_out(&Content::default_pack());
    let cards = game.content.iter().filter(|item| item.kind == "special-command");
    let kinds: BTreeSet<_> = cards.map(|card| card.attributes["kind"].as_str()).collect();
    let all = ["attack-enhancement", "conquest", "improvement", "single-use"];
    assert!(kinds.into_iter().eq(all));
    let orders = json!({
        "title": "Orders from the Dark Side", "effect": "orders-from-the-dark-side",
        "kind": "single-use", "side": "reich", "currency": "command-points", "cost": "1",
        "politicsSymbol": "false",
    });
    assert_eq!(listed(&game, "SR-7"), orders);
    let interest = json!({
        "title": "Territory of Interest", "side": "uwc", "points": "5",
        "territories": "AM1 EU4 AS5",
    });
    assert_eq!(listed(&game, "OU-3"), interest);
    assert_eq!(listed(&game, "OU-2")["counts"], "own-tiles-abroad");
    assert_eq!(listed(&game, "TT-END"), json!({ "title": "Ending Token", "effect": "ending" }));
}

#[test]
fn a_message_without_its_game_is_missing_something() {
    let content = Content::default_pack();
    let at = Path::new("action");
    let empty = v1::Action { game: None };
    let flaw = IronSky::action_in(&content, 2, Some(&empty), at).unwrap_err();
    assert_eq!(flaw.field, "action");
    let kindless = pb::Action { kind: None };
    let action = v1::Action { game: Some(v1::action::Game::IronSky(kindless)) };
    let flaw = IronSky::action_in(&content, 2, Some(&action), at).unwrap_err();
    assert_eq!(flaw.field, "action.ironSky");
    assert_eq!(IronSky::options_in(&content, None, Path::new("options")), Ok(Options::default()));
}

#[test]
fn what_is_dealt_and_laid_unseen_is_told_without_its_name() {
    let content = Content::default_pack();
    let post = Post::new(Faction::Reich, Continent::Asia);
    let told = |notice: &Notice| {
        let event = IronSky::notice_out(&content, umpire_iron_sky::ledger::IS_SEC_01, notice);
        let json = json_of(&event);
        (event.message, json["ironSky"].clone())
    };
    let operation = content.secret_operation_named("OR-2").unwrap();
    let dealt = |operation| {
        let operations = vec![(post, operation)];
        let faction = Faction::Reich;
        told(&Notice::SecretOperationsDealt(SecretOperationsDealt { faction, operations }))
    };
    let (own, _) = dealt(Operation::Known(operation));
    assert_eq!(own, "the Reich in Asia is dealt the Secret Operation OR-2");
    let (strange, json) = dealt(Operation::Hidden);
    assert_eq!(strange, "the Reich in Asia is dealt a Secret Operation");
    assert_eq!(json["secretOperationsDealt"]["operations"][0]["operation"], json!({}));

    let card = content.combat_card_named("CR-R1").unwrap();
    let laid = |known| {
        let origin = BackOrigin::Hand { known };
        told(&Notice::AttackCardLaid(AttackCardLaid {
            continent: Continent::Asia,
            post,
            card: CardBack { origin, tactics: Tactics::Red },
            backs: Backs::default(),
        }))
    };
    let (own, json) = laid(Some(KnownCard { card, refill: Source::Reserve }));
    assert_eq!(own, "the Reich in Asia attacks with CR-R1 from the hand");
    let known = json!({ "known": { "card": "CR-R1", "refill": "RESERVE" } });
    assert_eq!(json["attackCardLaid"]["card"]["hand"], known);
    let (strange, json) = laid(None);
    assert_eq!(strange, "the Reich in Asia attacks with a red card from the hand");
    let hidden = json!({ "hand": {}, "tactics": "RED" });
    assert_eq!(json["attackCardLaid"]["card"], hidden);
}
