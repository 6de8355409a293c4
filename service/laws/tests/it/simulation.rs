//! Programs play a match to its end, or it is said why not.

use umpire_engine::{
    Covers, Dice, Record, Seed, Stalled, Time, replay, simulate, simulate::draw_weighted,
};

use crate::toy::{Act, Flaw, Options, Toy, spec};

fn record() -> Record<Toy> {
    Record {
        match_id: "m-1".into(),
        options: Options { seconds: 5 },
        players: 3,
        seed: Seed([3; 32]),
        entropy: Vec::new(),
        dealt_at: Time(7),
        lines: Vec::new(),
    }
}

fn dice() -> Dice {
    Dice::new(&Seed([4; 32]), "players", &[])
}

#[test]
fn random_players_play_a_record_that_replays() {
    let (spec, mut dice) = (spec(Flaw::None), dice());
    let finished =
        simulate(&spec.content, record(), |turn| turn.at_random(|_| 1, &mut dice)).unwrap();
    let replayed = replay(&spec.content, &finished.record).unwrap();
    assert_eq!(replayed.state, finished.state);
    assert_eq!(finished.state.table.outcome, Some(finished.outcome));
}

#[test]
fn one_who_chooses_sees_his_own_hand_and_no_other() {
    let (spec, mut dice) = (spec(Flaw::None), dice());
    let finished = simulate(&spec.content, record(), |turn| {
        let seen: Vec<bool> = turn.view().hands.iter().map(Option::is_some).collect();
        let own: Vec<bool> = (0..3).map(|seat| seat == turn.agent.0).collect();
        assert_eq!(seen, own);
        turn.at_random(|_| 1, &mut dice)
    });
    assert!(finished.is_ok());
}

#[test]
fn only_answers_to_the_decision_are_offered() {
    let (spec, mut dice) = (spec(Flaw::None), dice());
    let finished = simulate(&spec.content, record(), |turn| {
        assert!(turn.choices.iter().all(|choice| choice.seat() == turn.seat));
        assert!(turn.choices.iter().all(|choice| *choice.sample() != Act::Resign));
        turn.at_random(|_| 1, &mut dice)
    });
    assert!(finished.is_ok());
}

#[test]
fn a_player_without_an_answer_stalls_the_match() {
    let spec = spec(Flaw::None);
    let stalled = simulate::<Toy>(&spec.content, record(), |_| None).unwrap_err();
    assert!(matches!(stalled, Stalled::NoAnswer { deed: 1, .. }), "{stalled:?}");
}

#[test]
fn a_refused_answer_stalls_the_match() {
    let spec = spec(Flaw::None);
    let answer = Some(Act::Play { card: 200 });
    let stalled = simulate::<Toy>(&spec.content, record(), |_| answer.clone()).unwrap_err();
    assert!(matches!(stalled, Stalled::Refused { deed: 1, .. }), "{stalled:?}");
}

#[test]
fn a_match_that_awaits_nobody_or_never_ends_stalls() {
    for (flaw, expected) in [
        (Flaw::AwaitsNobody, Stalled::NobodyAwaited { deed: 5 }),
        (Flaw::Endless, Stalled::Endless),
    ] {
        let (spec, mut dice) = (spec(flaw), dice());
        // Cards alone, so that each deed is a turn.
        let stalled = simulate(&spec.content, record(), |turn| {
            turn.at_random(|choice| u32::from(choice.most == 0), &mut dice)
        });
        assert_eq!(stalled.unwrap_err(), expected);
    }
}

#[test]
fn what_weighs_nothing_is_never_drawn_and_weight_is_frequency() {
    let mut dice = dice();
    assert_eq!(draw_weighted::<u32>(&[], |&weight| weight, &mut dice), None);
    assert_eq!(draw_weighted(&[0], |&weight| weight, &mut dice), None);
    let mut drawn = [0; 4];
    for _ in 0..1_000 {
        let weight = *draw_weighted(&[0, 1, 3], |&weight| weight, &mut dice).unwrap();
        drawn[weight as usize] += 1;
    }
    assert_eq!(drawn[0], 0);
    assert!((200..300).contains(&drawn[1]), "{drawn:?}");
    assert_eq!(drawn[1] + drawn[3], 1_000);
}
