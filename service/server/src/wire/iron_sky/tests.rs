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
    action::Action,
    content::Content,
    ids::{Continent, Faction, Orbit, Post, Sector, Territory, Zone},
    legal::Choice,
    notice::{CommandCardsDrawn, Notice, TilesMoved},
    options::{ClockOptions, Options},
    state::{State, Tile},
    view::{Cards, Place},
};

use crate::wire::{Path, Wire};

/// One action in so many is a resignation, where that is drawn.
const RESIGNATIONS: u32 = 400;
/// Deeds of one match, at most.
const DEEDS: u64 = 300;
/// One table in so many is looked at by everyone.
const LOOKS: u32 = 10;

/// A match played by chance: each table, and what everyone was told on the way to it.
fn play(players: u8, seed: u8, mut look: impl FnMut(&State, &[(Viewer, Vec<Told<IronSky>>)])) {
    let content = Shared::new(Content::default_pack());
    let clock = ClockOptions { command_seconds: 600, decision_seconds: 60 };
    let options = Options { clock, ..Options::default() };
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
    for (players, seed) in [(2, 1), (4, 2), (6, 3), (6, 4)] {
        play(players, seed, |state, told| {
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
    // The rarest, a redraw and a used permit, need not come up.
    assert!(members.len() >= 45, "{members:?}");
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
    play(4, 5, |state, _| {
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
        ("combat-card", "CR-R1"),
        ("time-token", "TT-END"),
    ] {
        assert!(named.contains(&expected), "{expected:?}");
    }
    let unavailable = game.options.iter().filter(|option| !option.available).count();
    assert_eq!(unavailable, 8, "seven optional rules and their presets");
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
