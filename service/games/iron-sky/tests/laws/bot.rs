//! The automatic player: it beats a random one from either side, always answers, never gives up, and answers what it
//! knows alone.

use umpire_engine::{
    Deed, Dice, Finished, Game, Record, Seat, Seed, Shared, Time, Turn, Viewer, apply, begin,
    simulate,
};
use umpire_iron_sky::{
    IronSky,
    action::Action,
    bot::{self, Question},
    content::Content,
    ids::Faction,
    options::Options,
    state::State,
};

use crate::redeal::redeal;

/// Of two players; with more a bot's team wins more surely still.
const MATCHES: u32 = 200;

fn record(players: u8, number: u32) -> Record<IronSky> {
    let mut seed = [0; 32];
    seed[..4].copy_from_slice(&number.to_be_bytes());
    Record {
        match_id: "bots".into(),
        options: Options::default(),
        players,
        seed: Seed(seed),
        entropy: Vec::new(),
        dealt_at: Time(0),
        lines: Vec::new(),
    }
}

fn play(
    content: &Shared<Content>,
    players: u8,
    number: u32,
    is_bot: impl Fn(Faction) -> bool,
) -> Finished<IronSky> {
    let record = record(players, number);
    let mut dice = Dice::new(&record.seed, "players", &[]);
    let finished = simulate::<IronSky>(content, record, |turn| {
        if is_bot(faction(turn)) {
            bot::choose(turn, &mut dice)
        } else {
            turn.at_random(bot::weigh, &mut dice)
        }
    });
    finished.unwrap()
}

fn faction(turn: &Turn<'_, IronSky>) -> Faction {
    turn.view().players[usize::from(turn.seat.0)].post.faction
}

/// Nine matches of ten, of so many.
#[track_caller]
fn assert_bots_win(players: u8, bots: Faction, matches: u32) {
    let content = Shared::new(Content::default_pack());
    let is_won = |number: &u32| {
        let finished = play(&content, players, *number, |faction| faction == bots);
        finished.outcome.winner == Some(bots)
    };
    let wins = (0..matches).filter(is_won).count();
    assert!(wins * 10 >= matches as usize * 9, "{bots} won {wins} of {matches}");
}

#[test]
fn bots_of_the_reich_beat_random_players() {
    assert_bots_win(2, Faction::Reich, MATCHES);
    assert_bots_win(6, Faction::Reich, MATCHES / 20);
}

#[test]
fn bots_of_the_uwc_beat_random_players() {
    assert_bots_win(2, Faction::Uwc, MATCHES);
    assert_bots_win(6, Faction::Uwc, MATCHES / 20);
}

#[test]
fn bots_among_themselves_always_answer_and_never_give_up() {
    let content = Shared::new(Content::default_pack());
    for players in [2, 4, 6] {
        for number in 0..4 {
            let finished = play(&content, players, number, |_| true);
            let gave_up = finished.record.lines.iter().any(|line| {
                matches!(line.deed, Deed::Act { action: Action::Resign, .. } | Deed::Expire { .. })
            });
            assert!(!gave_up);
        }
    }
}

#[test]
fn a_bot_answers_the_same_whatever_it_cannot_know() {
    let content = Shared::new(Content::default_pack());
    let finished = play(&content, 6, 1, |_| true);
    let mut dice = finished.record.dice();
    let mut state =
        IronSky::setup(&content, &finished.record.options, finished.record.players).unwrap();
    begin::<IronSky>(&mut state, Time(0), &mut dice);
    let mut deals = Dice::new(&Seed([7; 32]), "deals", &[]);
    for (number, line) in finished.record.lines.iter().enumerate() {
        if let (0, Deed::Act { seat, .. }) = (number % 3, &line.deed) {
            let known = answer(&state, *seat);
            assert!(known.is_some());
            let dealt = redeal(&state, Viewer::Seat(*seat), &mut deals);
            assert_eq!(answer(&dealt, *seat), known, "deed {number}");
        }
        apply::<IronSky>(&mut state, &line.deed, line.at, &mut dice).unwrap();
    }
}

/// The answer to the first decision that is awaited of a seat.
fn answer(state: &State, seat: Seat) -> Option<Action> {
    let viewer = Viewer::Seat(seat);
    let pending = IronSky::pending(state, viewer);
    let decision = pending.into_iter().find(|decision| decision.seats.contains(&seat))?;
    let mut choices = IronSky::legal(state, seat);
    choices.retain(|choice| choice.decision == decision.id);
    let question = Question {
        content: &state.content,
        view: &IronSky::view(state, viewer),
        seat,
        kind: decision.kind,
        choices: &choices,
    };
    let allows = |action: &Action| {
        let deed = Deed::Act { seat, action: action.clone() };
        IronSky::judge(state, &deed, Time(0)).is_ok()
    };
    bot::answer(&question, allows, &mut Dice::new(&Seed([9; 32]), "answer", &[]))
}
