//! How many actions a second: random play from the deal to the end, and what it is made of.
#![allow(clippy::unwrap_used, missing_docs, reason = "a measurement may panic")]

use core::hint::black_box;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use umpire_engine::{
    Covers, Deed, Dice, Finished, Game, Record, Seat, Seed, Shared, Time, Viewer, apply, begin,
    simulate,
};
use umpire_iron_sky::{IronSky, bot, content::Content, options::Options, state::State};

const PLAYERS: [u8; 3] = [2, 4, 6];
const AT: Time = Time(1);

fn record(players: u8, number: u8) -> Record<IronSky> {
    Record {
        match_id: "bench".into(),
        options: Options::default(),
        players,
        seed: Seed([number; 32]),
        entropy: Vec::new(),
        dealt_at: AT,
        lines: Vec::new(),
    }
}

fn random_match(content: &Shared<Content>, players: u8, number: u8) -> Finished<IronSky> {
    let mut dice = Dice::new(&Seed([number; 32]), "players", &[]);
    simulate(content, record(players, number), |turn| turn.at_random(bot::weigh, &mut dice))
        .unwrap()
}

/// The tables of a random match, each with its next deed.
fn positions(
    content: &Shared<Content>,
    players: u8,
) -> Vec<(State, Deed<<IronSky as Game>::Action>)> {
    let finished = random_match(content, players, 1);
    let mut dice = finished.record.dice();
    let mut state = IronSky::setup(content, &finished.record.options, players).unwrap();
    begin::<IronSky>(&mut state, AT, &mut dice);
    let lines = finished.record.lines.into_iter();
    lines
        .map(|line| {
            let before = state.clone();
            apply::<IronSky>(&mut state, &line.deed, line.at, &mut dice).unwrap();
            (before, line.deed)
        })
        .collect()
}

fn random_play(c: &mut Criterion) {
    let content = Shared::new(Content::default_pack());
    let mut group = c.benchmark_group("random_play");
    for players in PLAYERS {
        let actions: usize =
            (0..8).map(|number| random_match(&content, players, number).record.lines.len()).sum();
        group.throughput(Throughput::Elements(actions as u64));
        group.bench_function(format!("{players} players, 8 matches"), |b| {
            b.iter(|| {
                for number in 0..8 {
                    black_box(random_match(&content, players, number));
                }
            });
        });
    }
    group.finish();
}

fn parts(c: &mut Criterion) {
    let content = Shared::new(Content::default_pack());
    let positions = positions(&content, 6);
    let mut group = c.benchmark_group("parts, 6 players");
    group.throughput(Throughput::Elements(positions.len() as u64));
    group.bench_function("legal", |b| {
        b.iter(|| {
            for (state, deed) in &positions {
                if let Deed::Act { seat, .. } = deed {
                    black_box(IronSky::legal(state, *seat));
                }
            }
        });
    });
    group.bench_function("judge", |b| {
        b.iter(|| {
            for (state, deed) in &positions {
                let _ = black_box(IronSky::judge(state, deed, AT));
            }
        });
    });
    group.bench_function("vary", |b| {
        let mut dice = Dice::new(&Seed([0; 32]), "vary", &[]);
        let choices: Vec<_> =
            positions.iter().flat_map(|(state, _)| IronSky::legal(state, Seat(0)).pop()).collect();
        b.iter(|| {
            for choice in &choices {
                black_box(choice.vary(&mut |m| dice.below(m)));
            }
        });
    });
    group.bench_function("apply", |b| {
        b.iter_batched(
            || (positions.clone(), Dice::new(&Seed([0; 32]), "apply", &[])),
            |(mut positions, mut dice)| {
                for (state, deed) in &mut positions {
                    let _ = black_box(apply::<IronSky>(state, deed, AT, &mut dice));
                }
                positions
            },
            BatchSize::LargeInput,
        );
    });
    group.bench_function("pending", |b| {
        b.iter(|| {
            for (state, _) in &positions {
                black_box(IronSky::pending(state, Viewer::Spectator));
            }
        });
    });
    group.bench_function("view", |b| {
        b.iter(|| {
            for (state, _) in &positions {
                black_box(IronSky::view(state, Viewer::Seat(Seat(0))));
            }
        });
    });
    group.finish();
}

criterion_group!(benches, random_play, parts);
criterion_main!(benches);
