//! The table as one viewer may see it.

mod board;
mod combat;
mod player;

pub(super) use board::{boards_out, neutrals_out};
pub(super) use combat::stage_out;
pub(super) use player::{clock_out, players_out};

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_iron_sky::{
    content::Content,
    ids::{FactionMap, TimeToken},
    view::View,
};

use super::{
    outcome::outcome_out,
    piece::{Named, tactics_out},
};

pub(super) fn view_out(content: &Content, view: &View) -> pb::View {
    let View {
        phase,
        round,
        active,
        boards,
        neutrals,
        players,
        banks: FactionMap { reich, uwc },
        time_pile,
        turned,
        in_force,
        outcome,
    } = view;
    pb::View {
        phase: phase.out(),
        round: (*round).into(),
        active: active.out(),
        boards: boards_out(content, boards),
        neutrals: neutrals_out(neutrals),
        players: players_out(content, players),
        banks: Some(pb::Banks { reich: Some(tactics_out(*reich)), uwc: Some(tactics_out(*uwc)) }),
        time_pile: (*time_pile).into(),
        turned: turned.iter().map(|&token| time_token_out(content, token)).collect(),
        outcome: outcome.as_ref().map(|outcome| outcome_out(content, outcome)),
        in_force: in_force.map(|token| time_token_out(content, token)),
    }
}

pub(super) fn time_token_out(content: &Content, token: TimeToken) -> String {
    content.time_token(token).slug.clone()
}
