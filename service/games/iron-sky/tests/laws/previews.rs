//! What a preview says comes true, whatever is drawn.

use umpire_engine::{Deed, Game, apply, begin};
use umpire_iron_sky::{
    IronSky,
    event::Resource,
    ids::Continent,
    preview::{CombatAhead, ControlAfter, MeterAfter},
};

use crate::spec::spec;

#[test]
fn what_a_preview_says_comes_true() {
    let mut previews = 0;
    for case in 0..10 {
        previews += held_in(4, case);
    }
    assert!(previews > 100, "only {previews} previews");
}

/// Plays a case again and compares each preview with what came.
fn held_in(players: u8, case: u32) -> usize {
    let spec = spec();
    let record = spec.record(players, case).unwrap();
    let mut dice = record.dice();
    let mut state = IronSky::setup(&spec.content, &record.options, players).unwrap();
    begin::<IronSky>(&mut state, record.dealt_at, &mut dice);
    let mut previews = 0;
    for line in &record.lines {
        let before = state.clone();
        apply::<IronSky>(&mut state, &line.deed, line.at, &mut dice).unwrap();
        let Deed::Act { seat, action } = &line.deed else {
            continue;
        };
        let (preview, verdict) = IronSky::preview(&before, *seat, action, line.at);
        assert_eq!(verdict, Ok(()));
        let Some(preview) = preview else { continue };
        previews += 1;
        let post = before.post(*seat).unwrap();
        for (resource, level) in preview.tracks {
            assert_eq!(level, state.points(post, resource), "{action:?}");
        }
        for post in before.posts().filter(|&other| other != post) {
            for resource in [Resource::CommandPoints, Resource::Money, Resource::Politics] {
                let (was, is) = (before.points(post, resource), state.points(post, resource));
                let told =
                    preview.others.iter().find(|it| (it.post, it.resource) == (post, resource));
                assert_eq!(told.map(|it| it.level), (was != is).then_some(is), "{action:?}");
            }
        }
        for MeterAfter { continent, position, high_mark } in preview.meters {
            let board = state.board(continent).unwrap();
            assert_eq!((board.position, board.high_mark), (position, high_mark), "{action:?}");
        }
        let territories = Continent::ALL.map(|continent| before.content.territories(continent));
        let changed: Vec<ControlAfter> = territories
            .into_iter()
            .flatten()
            .filter(|&at| before.ground(at).controller() != state.ground(at).controller())
            .map(|territory| ControlAfter {
                territory,
                controller: state.ground(territory).controller(),
            })
            .collect();
        assert_eq!(preview.control, changed, "{action:?}");
        let combat = state
            .attack_of(post)
            .map(|combat| CombatAhead { territory: combat.territory, defender: combat.defender });
        assert_eq!(preview.combat, combat, "{action:?}");
    }
    previews
}
