//! Rounds, turns and phases (IS-TURN, the state machine of ledger 4.1).

use umpire_engine::{Play, RuleId};

use super::{clock, resource, scoring, time};
use crate::{
    IronSky,
    event::Event,
    ids::Faction,
    ledger::{IS_SETUP_38, IS_SIM_11, IS_TIME_01, IS_TIME_03, IS_TURN_02, IS_TURN_04},
    state::{Phase, State},
};

/// Begins round 1 with the Reich's turn.
pub(super) fn begin_match(play: &mut Play<'_, IronSky>) {
    begin_round(play, IS_SETUP_38);
}

/// Goes on to the next decision, if all active players have finished their phase (IS-TURN-03). Until then nothing hurries
/// anyone: a Command Phase may end with resources left (IS-TURN-06).
pub(super) fn advance(play: &mut Play<'_, IronSky>) {
    if !all_have_finished(play.state()) {
        return;
    }
    let active = play.state().table.active;
    match play.state().table.phase {
        Phase::Command => {
            begin_phase(play, IS_SIM_11, active, Phase::End);
            clock::start_end_phase(play);
        }
        Phase::End => match active {
            Faction::Reich => begin_turn(play, IS_TURN_04, Faction::Uwc),
            Faction::Uwc => end_round(play),
        },
        Phase::Setup | Phase::Resource | Phase::Time | Phase::Finished => {}
    }
}

/// Whether every active player is done or has submitted, and no combat is open (IS-SIM-11, IS-SIM-13).
fn all_have_finished(state: &State) -> bool {
    let mut players = state.active_posts().filter_map(|post| state.player(post));
    players.all(|player| player.is_done) && state.combats().next().is_none()
}

/// The Reich's turn comes first (IS-TURN-01).
fn begin_round(play: &mut Play<'_, IronSky>, rule: RuleId) {
    let round = play.state().table.round.saturating_add(1);
    play.emit(rule, Event::RoundBegan { round });
    begin_turn(play, rule, Faction::Reich);
}

/// Clears the marks of the turn before (IS-RES-07), pays the income and opens the Command Phase.
fn begin_turn(play: &mut Play<'_, IronSky>, rule: RuleId, faction: Faction) {
    begin_phase(play, rule, faction, Phase::Resource);
    resource::income(play);
    begin_phase(play, IS_TURN_02, faction, Phase::Command);
    clock::settle(play);
}

fn begin_phase(play: &mut Play<'_, IronSky>, rule: RuleId, active: Faction, phase: Phase) {
    play.emit(rule, Event::PhaseBegan { active, phase });
}

fn end_round(play: &mut Play<'_, IronSky>) {
    begin_phase(play, IS_TIME_01, Faction::Uwc, Phase::Time);
    if time::turn_token(play) {
        scoring::end_match(play);
    } else {
        begin_round(play, IS_TIME_03);
    }
}
