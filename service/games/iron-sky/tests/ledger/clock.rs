//! IS-CLOCK: the players' time.

use umpire_engine::Time;
use umpire_iron_sky::{
    action::{Action, Source},
    flow::{self, Kind},
    ids::{Faction, Post},
    ledger::{IS_CLOCK_02, IS_CLOCK_03, IS_SIM_10},
    options::ClockOptions,
    state::{Clock, CombatStep, Origin, Phase},
};

use crate::{
    actions::{SUBMIT, fight, give_command_point, mobilize, permit, recruit},
    position::{
        Position, REICH_AMERICA, REICH_ASIA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
    },
};

fn seconds(seconds: u64) -> Time {
    Time(seconds * 1000)
}

/// When the decision awaited of a player is due.
fn due(table: &Position, post: Post) -> Option<Time> {
    let awaited = flow::awaited(&table.state);
    awaited.into_iter().find(|awaited| awaited.post == post).expect("a decision").deadline
}

#[test]
fn clock_01_the_clock_takes_the_default_as_an_ordinary_action() {
    let at_600 = || {
        let mut table = Position::new(4).clocks(600, 60);
        table.at(600);
        table
    };
    let mut by_clock = at_600();
    let facts = by_clock.expire(REICH_AMERICA);
    let mut by_hand = Position::new(4).clocks(600, 60);
    by_hand.at(599);
    assert_eq!(by_hand.play(REICH_AMERICA, Action::DeclareDone), facts);
    assert_eq!(by_hand.state, by_clock.state);
}

/// Rules: IS-CLOCK-01
#[test]
fn the_default_combat_card_is_the_top_of_the_deck_and_the_default_discard_is_none() {
    let mut table = Position::new(2).clocks(600, 60).hand(REICH_AMERICA, &["IN01"]);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    let top = table.player(UWC_AMERICA).combat_set.deck[0];
    table.at(60);
    table.expire(UWC_AMERICA);
    let combat = table.state.attack_of(REICH_AMERICA).unwrap().clone();
    let CombatStep::AttackCard { defence } = combat.step else { panic!("the attacker's turn") };
    assert_eq!((defence.origin, defence.card), (Origin::Table(Source::Deck), top));
    table.at(120);
    table.expire(REICH_AMERICA);
    assert!(table.state.combats().next().is_none());
    table.play(REICH_AMERICA, Action::DeclareDone);
    table.at(180);
    let hand = table.player(REICH_AMERICA).hand.clone();
    table.expire(REICH_AMERICA);
    assert!(hand.iter().all(|card| table.player(REICH_AMERICA).hand.contains(card)));
    assert_eq!(table.state.table.active, Faction::Uwc);
}

#[test]
fn clock_02_from_the_deadline_on_the_player_comes_too_late() {
    let mut table = Position::new(6).clocks(600, 60).hand(REICH_ASIA, &["EI08", "EI09"]);
    let action = |card| recruit(card, &[("AS-I", 1)]);
    table.at(599);
    table.play(REICH_ASIA, action("EI08"));
    table.play(REICH_EUROPE, Action::DeclareDone);
    table.at(600);
    let gift = give_command_point(table.seat(REICH_AMERICA));
    for late in [action("EI09"), Action::DeclareDone, gift] {
        assert_eq!(table.refused(REICH_ASIA, late), IS_CLOCK_02);
    }
    assert_eq!(table.refused(REICH_EUROPE, Action::WithdrawDone), IS_CLOCK_02);
    table.play(REICH_ASIA, Action::Resign);

    let mut table = Position::new(4).clocks(600, 60).uwc_turn();
    table.at(600);
    let transit = permit(table.seat(UWC_EUROPE), 1);
    assert_eq!(table.refused(UWC_AMERICA, transit), IS_CLOCK_02);
    let mut table = Position::new(2).clocks(0, 60).end_phase(Faction::Reich);
    table.at(60);
    assert_eq!(table.refused(REICH_AMERICA, SUBMIT), IS_CLOCK_02);
}

/// Rules: IS-CLOCK-02
#[test]
fn a_late_combat_card_is_refused_and_a_timely_one_of_a_late_player_is_not() {
    let mut table = Position::new(2).clocks(600, 60).hand(REICH_AMERICA, &["IN01"]);
    table.at(590);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.at(650);
    let late = Action::ChooseDefenceCard(Source::Deck.into());
    assert_eq!(table.refused(UWC_AMERICA, late), IS_CLOCK_02);
    table.expire(UWC_AMERICA);
    table.at(709);
    table.play(REICH_AMERICA, Action::ChooseAttackCard(Source::Deck.into()));
}

#[test]
fn clock_03_expiry_waits_for_the_deadline_and_the_earliest_goes_first() {
    let mut table = Position::new(6).clocks(600, 60).hand(REICH_AMERICA, &["IN01"]);
    table.at(550);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.at(599);
    assert_eq!(table.expiry_refused(REICH_ASIA), IS_CLOCK_03);
    assert_eq!(table.expiry_refused(UWC_ASIA), IS_CLOCK_03);
    table.at(650);
    assert_eq!(due(&table, UWC_AMERICA), Some(seconds(610)));
    assert_eq!(table.expiry_refused(UWC_AMERICA), IS_CLOCK_03);
    assert_eq!(due(&table, REICH_EUROPE), due(&table, REICH_ASIA));
    assert_eq!(table.expiry_refused(REICH_ASIA), IS_CLOCK_03, "equal ones in seat order");
    table.expire(REICH_EUROPE);
    table.expire(REICH_ASIA);
    table.expire(UWC_AMERICA);
    assert_eq!(table.expiry_refused(REICH_ASIA), IS_CLOCK_03);
    let mut timeless = Position::new(2);
    timeless.at(1_000_000);
    assert_eq!(timeless.expiry_refused(REICH_AMERICA), IS_CLOCK_03);
}

#[test]
fn clock_04_a_command_clock_stands_still_while_a_combat_binds_its_player() {
    let mut table = Position::new(6)
        .clocks(600, 60)
        .lay("AM4 hq U[u] bf R[r(EU)]")
        .hand(REICH_EUROPE, &["AR05"]);
    let clock = |table: &Position, post: Post| table.player(post).clock;
    assert_eq!(clock(&table, REICH_AMERICA), Clock::Running(seconds(600)));
    table.at(100);
    table.play(REICH_EUROPE, fight("AR05", "AM4"));
    // The attacker, and he whose continent is frozen; nobody else.
    assert_eq!(clock(&table, REICH_EUROPE), Clock::Standing(500_000));
    assert_eq!(clock(&table, REICH_AMERICA), Clock::Standing(500_000));
    assert_eq!(clock(&table, REICH_ASIA), Clock::Running(seconds(600)));
    assert_eq!(clock(&table, UWC_AMERICA), Clock::Off);
    table.at(130);
    table.combat("america", Source::Deck, Source::Deck);
    assert_eq!(clock(&table, REICH_EUROPE), Clock::Running(seconds(630)));
    assert_eq!(clock(&table, REICH_AMERICA), Clock::Running(seconds(630)));
}

/// Rules: IS-CLOCK-04
#[test]
fn a_clock_that_has_run_out_stays_run_out_whatever_is_frozen() {
    let mut table = Position::new(6)
        .clocks(600, 60)
        .lay("AM4 hq U[u] bf R[r(AS)]")
        .hand(REICH_ASIA, &["EI05", "EI06"]);
    table.at(550);
    table.play(REICH_ASIA, mobilize("EI05", "AS-III", "AS7", 1));
    table.at(601);
    table.combat("asia", Source::Deck, Source::Deck);
    assert_eq!(table.player(REICH_ASIA).clock, Clock::Running(seconds(651)));
    table.play(REICH_ASIA, fight("EI06", "AM4"));
    assert_eq!(table.player(REICH_AMERICA).clock, Clock::Running(seconds(600)));
    assert_eq!(table.refused(REICH_AMERICA, Action::DeclareDone), IS_CLOCK_02);
    table.expire(REICH_AMERICA);
}

/// Rules: IS-CLOCK-04
#[test]
fn in_sequential_play_a_clock_starts_when_its_players_turn_comes() {
    let mut table = Position::new(4).sequential().clocks(600, 0);
    assert_eq!(table.player(REICH_EUROPE).clock, Clock::Off);
    table.at(200);
    table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(table.player(REICH_EUROPE).clock, Clock::Running(seconds(800)));
    table.play(REICH_EUROPE, Action::DeclareDone);
    table.at(300);
    table.all_submit();
    assert_eq!(table.player(UWC_AMERICA).clock, Clock::Running(seconds(900)));
    assert_eq!(table.player(UWC_EUROPE).clock, Clock::Off);
}

#[test]
fn clock_05_a_decision_is_due_so_long_after_it_became_pending() {
    let mut table = Position::new(2).clocks(0, 60).hand(REICH_AMERICA, &["IN01"]);
    table.at(10);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    assert_eq!(due(&table, UWC_AMERICA), Some(seconds(70)));
    table.at(30);
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(Source::Deck.into()));
    assert_eq!(due(&table, REICH_AMERICA), Some(seconds(90)));
    table.at(40);
    table.play(REICH_AMERICA, Action::ChooseAttackCard(Source::Deck.into()));
    assert_eq!(due(&table, REICH_AMERICA), None, "no Command clock is set");
    table.at(50);
    table.play(REICH_AMERICA, Action::DeclareDone);
    assert_eq!(due(&table, REICH_AMERICA), Some(seconds(110)));
    table.play(REICH_AMERICA, SUBMIT);
    assert_eq!(table.player(REICH_AMERICA).clock, Clock::Off);
    assert_eq!(due(&table, UWC_AMERICA), None);
}

/// Rules: IS-RULING-93
#[test]
fn clock_06_the_clock_alone_carries_a_match_to_its_end() {
    for players in [2, 4, 6] {
        let mut table = Position::new(players).clocks(600, 60);
        let clock = ClockOptions { command_seconds: 600, decision_seconds: 60 };
        assert_eq!(table.state.options.clock, clock);
        let mut expired = 0;
        while table.state.table.phase != Phase::Finished {
            let awaited = flow::awaited(&table.state);
            let next = awaited.iter().min_by_key(|awaited| awaited.deadline).expect("a decision");
            table.at(next.deadline.expect("a deadline").0 / 1000);
            table.expire(next.post);
            expired += 1;
        }
        assert_eq!(expired, usize::from(players) * 2 * 8);
    }
}

#[test]
fn clock_07_a_resignation_leaves_deadlines_as_they_are() {
    let mut table = Position::new(4).clocks(600, 60).hand(REICH_AMERICA, &["IN01", "IN06"]);
    table.at(500);
    table.play(REICH_AMERICA, Action::Resign);
    assert_eq!(due(&table, REICH_AMERICA), Some(seconds(600)));
    table.at(600);
    let for_the_heir = recruit("IN06", &[("AM-I", 1)]);
    assert_eq!(table.refused(REICH_AMERICA, for_the_heir), IS_CLOCK_02);
    table.expire(REICH_AMERICA);
}

#[test]
fn ex_45_a_round_by_the_clock() {
    let mut table =
        Position::new(6).clocks(600, 60).hand(REICH_AMERICA, &["IN01"]).hand(REICH_ASIA, &["EI08"]);
    table.play(REICH_EUROPE, Action::DeclareDone);
    table.at(590);
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    assert_eq!(due(&table, UWC_AMERICA), Some(seconds(650)));
    assert_eq!(table.player(REICH_AMERICA).clock, Clock::Standing(10_000));
    table.at(599);
    assert_eq!(table.expiry_refused(REICH_ASIA), IS_CLOCK_03);
    table.at(600);
    let late = recruit("EI08", &[("AS-I", 1)]);
    assert_eq!(table.refused(REICH_ASIA, late), IS_CLOCK_02);
    table.expire(REICH_ASIA);
    assert!(table.player(REICH_ASIA).is_done);
    table.at(610);
    assert_eq!(table.refused(REICH_EUROPE, Action::WithdrawDone), IS_CLOCK_02);
    table.at(650);
    let top = table.player(UWC_AMERICA).combat_set.deck[0];
    table.expire(UWC_AMERICA);
    let step = table.state.attack_of(REICH_AMERICA).unwrap().step;
    assert!(matches!(step, CombatStep::AttackCard { defence } if defence.card == top));
    assert_eq!(due(&table, REICH_AMERICA), Some(seconds(710)));
    table.at(700);
    table.play(REICH_AMERICA, Action::ChooseAttackCard(Source::Deck.into()));
    assert!(table.state.combats().next().is_none());
    assert_eq!(table.player(REICH_AMERICA).clock, Clock::Running(seconds(710)));
    table.at(710);
    table.expire(REICH_AMERICA);
    for awaited in flow::awaited(&table.state) {
        assert_eq!((awaited.kind, awaited.deadline), (Kind::EndPhase, Some(seconds(770))));
    }
    assert_eq!(table.refused(REICH_AMERICA, Action::WithdrawDone), IS_SIM_10);
}
