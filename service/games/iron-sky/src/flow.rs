//! Whose move, which step, what follows? The open steps, as data.
//!
//! Nothing waits on Rust's call stack: a match is put away between any two actions. What is awaited is read off the
//! table (ledger 4.4), and every decision awaits exactly one post.

use alloc::{vec, vec::Vec};

use umpire_engine::{Decision, DecisionId, Time};

use crate::{
    ids::Post,
    options::TurnStyle,
    state::{Clock, Combat, CombatStep, Phase, State},
};

/// What a decision is about (ledger 4.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// A Command Phase: commands, orders and sharing until it is declared done.
    CommandPhase,
    /// The defender's combat card.
    DefenceCard,
    /// The attacker's combat card.
    AttackCard,
    /// Whether the defender's Fortifications replace his card.
    Fortifications,
    /// Whether the attacker shifts his card.
    Initiative,
    /// The discard of an End Phase.
    EndPhase,
}

impl Kind {
    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Kind::CommandPhase => "command-phase",
            Kind::DefenceCard => "defence-card",
            Kind::AttackCard => "attack-card",
            Kind::Fortifications => "fortifications",
            Kind::Initiative => "initiative",
            Kind::EndPhase => "end-phase",
        }
    }
}

/// A decision that is awaited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Awaited {
    /// Whose.
    pub post: Post,
    /// What about.
    pub kind: Kind,
    /// Its name.
    pub id: DecisionId,
    /// From when on the clock may answer.
    pub deadline: Option<Time>,
}

/// Everything that is awaited, combats from west to east first, then posts in seat order. It is read off public
/// facts alone, so it never shows whether a player holds a card (IS-INFO-10). Nobody is awaited only when the match is over.
pub fn awaited(state: &State) -> Vec<Awaited> {
    // A faction may give up in the midst of a combat, which then stays as it is.
    if state.table.phase == Phase::Finished {
        return Vec::new();
    }
    let combats = state.combats().filter_map(|combat| of_combat(state, combat));
    let posts = state.active_posts().filter_map(|post| of_phase(state, post));
    combats.chain(posts).collect()
}

/// The decision that a post may answer in the current phase, combats aside; also while it is only an opportunity, as for
/// a player who is done.
pub fn phase_decision(state: &State, post: Post) -> Option<DecisionId> {
    let kind = match state.table.phase {
        Phase::Command => Kind::CommandPhase,
        Phase::End => Kind::EndPhase,
        Phase::Setup | Phase::Resource | Phase::Time | Phase::Finished => return None,
    };
    (post.faction == state.table.active).then(|| name(state, kind, post, 0))
}

/// The posts whose Command Phase decision is awaited in `sequential` play: the westernmost that is not done
/// (IS-SIM-14); all that are not done otherwise.
pub fn may_act_in_order(state: &State, post: Post) -> bool {
    match state.options.turn_style {
        TurnStyle::Simultaneous => true,
        TurnStyle::Sequential => in_turn(state) == Some(post),
    }
}

/// The westernmost active post that is not done.
pub fn in_turn(state: &State) -> Option<Post> {
    state.active_posts().find(|&post| state.player(post).is_some_and(|player| !player.is_done))
}

fn of_combat(state: &State, combat: &Combat) -> Option<Awaited> {
    let kind = match combat.step {
        CombatStep::DefenceCard => Kind::DefenceCard,
        CombatStep::AttackCard { .. } => Kind::AttackCard,
        CombatStep::Fortifications { .. } => Kind::Fortifications,
        CombatStep::Initiative { .. } => Kind::Initiative,
        CombatStep::Comparing { .. } | CombatStep::Closing => return None,
    };
    let post = combat.awaited()?;
    let id = name(state, kind, post, combat.number);
    Some(Awaited { post, kind, id, deadline: combat.deadline })
}

fn of_phase(state: &State, post: Post) -> Option<Awaited> {
    let player = state.player(post)?;
    let id = phase_decision(state, post)?;
    let kind = match state.table.phase {
        Phase::Command => Kind::CommandPhase,
        Phase::End => Kind::EndPhase,
        Phase::Setup | Phase::Resource | Phase::Time | Phase::Finished => return None,
    };
    let is_bound = kind == Kind::CommandPhase
        && (state.attack_of(post).is_some() || !may_act_in_order(state, post));
    let deadline = match player.clock {
        Clock::Running(deadline) => Some(deadline),
        Clock::Off | Clock::Standing(_) => None,
    };
    (!player.is_done && !is_bound).then_some(Awaited { post, kind, id, deadline })
}

/// A name from public facts alone: the round, the kind, the post and the combat's number.
fn name(state: &State, kind: Kind, post: Post, combat: u32) -> DecisionId {
    let kind = match kind {
        Kind::CommandPhase => 1_u64,
        Kind::DefenceCard => 2,
        Kind::AttackCard => 3,
        Kind::EndPhase => 4,
        Kind::Fortifications => 5,
        Kind::Initiative => 6,
    };
    let seat = state.seat(post).map_or(0, |seat| u64::from(seat.0));
    let round = u64::from(state.table.round);
    DecisionId(round << 48 | kind << 44 | seat << 40 | u64::from(combat))
}

/// The decisions as the engine asks for them. All of them are public.
pub(crate) fn pending(state: &State) -> Vec<Decision<Kind>> {
    awaited(state)
        .into_iter()
        .filter_map(|awaited| {
            Some(Decision {
                id: awaited.id,
                seats: vec![state.seat(awaited.post)?],
                kind: awaited.kind,
                deadline: awaited.deadline,
            })
        })
        .collect()
}
