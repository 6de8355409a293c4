//! An open combat: cards show their backs until they are turned over.

use umpire_contract::umpire::iron_sky::v1::{self as pb, combat::Step};
use umpire_iron_sky::{
    content::Content,
    view::{Combat, CombatStep},
};

use crate::wire::{
    iron_sky::piece::{back_out, command_card_out, faces_out, post_out, space_out},
    time_out,
};

pub(super) fn combat_out(content: &Content, combat: &Combat) -> pb::Combat {
    let &Combat { number, territory, attacker, defender, elite_operation, step, deadline } = combat;
    let pb::CombatStage { step, defence, attack, faces } = stage_out(content, step);
    pb::Combat {
        number,
        territory: space_out(content, territory),
        attacker: Some(post_out(attacker)),
        defender: Some(post_out(defender)),
        step,
        defence,
        attack,
        deadline: deadline.map(time_out),
        elite_operation: elite_operation.map(|card| command_card_out(content, card)),
        faces,
    }
}

/// What a combat is at. The cards of a step lie beside it in the contract: absent until they are
/// laid.
pub(in crate::wire::iron_sky) fn stage_out(content: &Content, step: CombatStep) -> pb::CombatStage {
    let (step, defence, attack, faces) = match step {
        CombatStep::DefenceCard => (Step::DefenceCard, None, None, None),
        CombatStep::AttackCard { defence } => (Step::AttackCard, Some(defence), None, None),
        CombatStep::Fortifications(faces) => (Step::Fortifications, None, None, Some(faces)),
        CombatStep::Initiative(faces) => (Step::Initiative, None, None, Some(faces)),
        CombatStep::Comparing { defence, attack } => {
            (Step::Comparing, Some(defence), Some(attack), None)
        }
        CombatStep::Closing => (Step::Closing, None, None, None),
    };
    let back = |card| back_out(content, card);
    pb::CombatStage {
        step: step.into(),
        defence: defence.map(back),
        attack: attack.map(back),
        faces: faces.map(|faces| faces_out(content, faces)),
    }
}
