//! Whole matches by chance, fact by fact.

use alloc::{collections::BTreeSet, format, string::String, vec::Vec};

use umpire_engine::{Covers, Deed, Dice, Game, Seat, Seed, Shared, Time, Viewer, apply, begin};

use super::{Notice, follow, tell};
use crate::{
    IronSky,
    action::Action,
    content::Content,
    event::Event,
    options::{ClockOptions, Options},
    state::State,
    view::{Cards, Means, View, view},
};

/// One action in so many is a resignation, where that is drawn.
const RESIGNATIONS: u32 = 400;
/// Deeds of one match, at most.
const DEEDS: u32 = 1_500;

/// Plays a match by chance and shows each fact with the tables before and after it.
fn play(players: u8, seed: u8, mut witness: impl FnMut(&State, &Event, &State)) -> State {
    let content = Shared::new(Content::default_pack());
    let clock = ClockOptions { command_seconds: 600, decision_seconds: 60 };
    let options = Options { clock, ..Options::default() };
    let mut dice = Dice::new(&Seed([seed; 32]), "match", &[]);
    let mut luck = Dice::new(&Seed([seed; 32]), "players", &[]);
    let mut table = IronSky::setup(&content, &options, players).unwrap();
    let mut state = table.clone();
    let mut facts = begin::<IronSky>(&mut state, Time(0), &mut dice).facts;
    for deed in 1..=DEEDS {
        for fact in facts {
            let before = table.clone();
            IronSky::evolve(&mut table, &fact.event);
            witness(&before, &fact.event, &table);
        }
        assert_eq!(table, state);
        let Some(action) = draw(&state, &mut luck) else {
            return state;
        };
        let at = Time(u64::from(deed) * 100);
        facts = match apply::<IronSky>(&mut state, &action, at, &mut dice) {
            Ok(applied) => applied.facts,
            // A varied choice may be refused.
            Err(_) => Vec::new(),
        };
    }
    state
}

fn draw(state: &State, luck: &mut Dice) -> Option<Deed<Action>> {
    let mut choices: Vec<_> =
        Seat::all(state.players).flat_map(|seat| IronSky::legal(state, seat)).collect();
    if luck.below(RESIGNATIONS) > 0 {
        choices.retain(|choice| choice.sample != Action::Resign);
    }
    let bound = u32::try_from(choices.len()).ok().filter(|&bound| bound > 0)?;
    let choice = choices.swap_remove(usize::try_from(luck.below(bound)).unwrap());
    let action = choice.vary(&mut |bound| luck.below(bound));
    Some(Deed::Act { seat: choice.seat, action })
}

fn name(notice: &Notice) -> String {
    let text = format!("{notice:?}");
    text.split(['(', ' ']).next().unwrap().into()
}

#[test]
fn is_info_notices_lead_from_each_view_to_the_next() {
    let mut told = BTreeSet::new();
    for seed in 0..60 {
        let players = [2, 4, 6][usize::from(seed % 3)];
        let mut views: Vec<(Viewer, Option<View>)> =
            Viewer::all(players).map(|viewer| (viewer, None)).collect();
        play(players, seed, |before, event, after| {
            for (viewer, held) in &mut views {
                let held = held.get_or_insert_with(|| view(before, *viewer));
                if let Some(notice) = tell(before, event, after, *viewer) {
                    follow(held, &notice);
                    told.insert(name(&notice));
                }
                assert_eq!(*held, view(after, *viewer), "{viewer:?} after {event:?}");
            }
        });
    }
    let all = 48;
    assert_eq!(told.len(), all, "{told:?}");
}

#[test]
fn is_info_02_a_hand_is_shown_to_who_decides_for_it_alone() {
    play(6, 8, |_, event, after| {
        for viewer in Viewer::all(6) {
            for player in &view(after, viewer).players {
                let decides = player.agent.is_some() && player.agent == viewer.seat();
                let is_known = matches!(player.hand, Cards::Known(_));
                assert_eq!(is_known, decides, "{viewer:?} after {event:?}");
            }
        }
    });
}

#[test]
fn is_icm_07_permits_are_neither_shown_nor_told_to_the_reich_and_spectators() {
    let mut has_set = false;
    play(6, 9, |before, event, after| {
        let is_permit =
            matches!(event, Event::TransitPermitSet { .. } | Event::TransitPermitUsed { .. });
        has_set |= is_permit;
        for viewer in Viewer::all(6) {
            let view = view(after, viewer);
            let is_uwc = view.players.iter().any(|player| {
                player.agent == viewer.seat()
                    && player.agent.is_some()
                    && matches!(player.means, Means::Uwc(_))
            });
            for player in &view.players {
                match &player.means {
                    Means::Uwc(means) => assert_eq!(means.permits.is_some(), is_uwc),
                    Means::Reich(_) => {}
                }
            }
            if is_permit {
                assert_eq!(tell(before, event, after, viewer).is_some(), is_uwc);
            }
        }
    });
    assert!(has_set);
}

#[test]
fn is_leave_02_a_seat_given_up_sees_what_a_spectator_sees() {
    let mut resignations = 0;
    for seed in 10..16 {
        let mut gone = Vec::new();
        play(6, seed, |before, event, after| {
            if let Event::SeatGivenUp { seat, .. } = event {
                gone.push(Viewer::Seat(*seat));
                resignations += 1;
            }
            for &gone in &gone {
                assert_eq!(view(after, gone), view(after, Viewer::Spectator));
                if !matches!(event, Event::SeatGivenUp { .. }) {
                    let told = |viewer| tell(before, event, after, viewer);
                    assert_eq!(told(gone), told(Viewer::Spectator));
                }
            }
        });
    }
    assert!(resignations > 0);
}
