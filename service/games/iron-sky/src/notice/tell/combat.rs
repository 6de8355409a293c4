//! Combats: of a laid card its back, and what lies on top of the deck then; faces once turned over.

use umpire_engine::{Time, Viewer};

use super::cards::backs;
use crate::{
    action::Shift,
    ids::{CombatCard, Continent, Post},
    notice::{
        AttackCardLaid, CombatCardsDiscarded, DecisionAwaited, DefenceCardLaid,
        FortificationsDecided, InitiativeDecided, Notice, Replaced,
    },
    state::{Combat, LaidCard, State},
    view::{CardBack, CombatStep, FaceUp},
};

pub(super) fn defence_laid(
    after: &State,
    viewer: Viewer,
    continent: Continent,
    laid: LaidCard,
    deadline: Option<Time>,
) -> Option<Notice> {
    let post = combat(after, continent)?.defender;
    let (card, backs) = (CardBack::of(after, post, viewer, laid), backs(after, viewer, post)?);
    let told = DefenceCardLaid { continent, post, card, backs, deadline };
    Some(Notice::DefenceCardLaid(told))
}

pub(super) fn attack_laid(
    after: &State,
    viewer: Viewer,
    continent: Continent,
    laid: LaidCard,
) -> Option<Notice> {
    let post = combat(after, continent)?.attacker;
    let (card, backs) = (CardBack::of(after, post, viewer, laid), backs(after, viewer, post)?);
    Some(Notice::AttackCardLaid(AttackCardLaid { continent, post, card, backs }))
}

pub(super) fn awaited(
    after: &State,
    continent: Continent,
    deadline: Option<Time>,
) -> Option<DecisionAwaited> {
    Some(DecisionAwaited { continent, faces: revealed(combat(after, continent)?)?, deadline })
}

pub(super) fn fortifications_decided(
    before: &State,
    after: &State,
    viewer: Viewer,
    continent: Continent,
    replaced_by: Option<CombatCard>,
) -> Option<Notice> {
    let old = revealed(combat(before, continent)?)?.defence;
    let combat = combat(after, continent)?;
    let post = combat.defender;
    let told = FortificationsDecided {
        continent,
        post,
        replaced: replaced_by.map(|new| Replaced { old, new }),
        step: CombatStep::of(after, combat, viewer),
        backs: backs(after, viewer, post)?,
    };
    Some(Notice::FortificationsDecided(told))
}

pub(super) fn initiative_decided(
    after: &State,
    viewer: Viewer,
    post: Post,
    continent: Continent,
    shift: Shift,
) -> Option<Notice> {
    let step = CombatStep::of(after, combat(after, continent)?, viewer);
    Some(Notice::InitiativeDecided(InitiativeDecided { post, continent, shift, step }))
}

pub(super) fn discarded(before: &State, continent: Continent) -> Option<Notice> {
    let FaceUp { attack, defence } = revealed(combat(before, continent)?)?;
    let told = CombatCardsDiscarded { continent, attack, defence };
    Some(Notice::CombatCardsDiscarded(told))
}

fn combat(state: &State, continent: Continent) -> Option<&Combat> {
    state.board(continent)?.combat.as_ref()
}

/// The faces that have been turned over.
fn revealed(combat: &Combat) -> Option<FaceUp> {
    let (defence, attack) = combat.step.laid();
    Some(FaceUp { defence: defence?.card, attack: attack?.card })
}
