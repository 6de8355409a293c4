//! What may be done now: a sample, its sentence, and how it may vary.

mod domain;
mod summary;

use umpire_contract::umpire::v1;
use umpire_iron_sky::{action::Action, content::Content, legal::Choice};

use super::{action, piece::seat_out};

pub(super) fn choice_out(content: &Content, choice: &Choice) -> v1::Choice {
    let Choice { seat, decision, sample, parameters } = choice;
    let answers_none = matches!(sample, Action::Resign);
    let sample_out = action::action_out(content, sample);
    let parameters = parameters.iter().flat_map(|it| domain::parameters(content, sample, it));
    v1::Choice {
        seat: seat_out(*seat),
        decision_id: if answers_none { String::new() } else { decision.to_string() },
        summary: summary::of(content, sample),
        action: Some(v1::Action { game: Some(v1::action::Game::IronSky(sample_out)) }),
        parameters: parameters.collect(),
    }
}
