//! Playing on from a position.

use umpire_engine::{Cited as _, DecisionId, Deed, Fact, Game as _, Rejection, RuleId, apply};
use umpire_iron_sky::{
    IronSky,
    action::{Action, CardChoice},
    event::Event,
    flow,
    ids::Post,
    state::{broken_conservation, broken_invariant},
    violation::Violation,
};

use super::{Position, continent_named};

impl Position {
    /// A player's action, which must be accepted: what happened.
    pub(crate) fn play(&mut self, post: Post, action: Action) -> Vec<Fact<IronSky>> {
        let seat = self.seat(post);
        self.accepted(&Deed::Act { seat, action })
    }

    /// A player's action, which must be refused and change nothing: the rule that stands against it.
    pub(crate) fn refused(&mut self, post: Post, action: Action) -> RuleId {
        let seat = self.seat(post);
        self.rejected(&Deed::Act { seat, action })
    }

    /// The clock answers for a player, which must be accepted.
    pub(crate) fn expire(&mut self, post: Post) -> Vec<Fact<IronSky>> {
        let decision = self.decision(post);
        self.accepted(&Deed::Expire(decision))
    }

    /// The clock answers for a player, which must be refused.
    pub(crate) fn expiry_refused(&mut self, post: Post) -> RuleId {
        let decision = self.decision(post);
        self.rejected(&Deed::Expire(decision))
    }

    /// Both combat cards of the open combat on a continent: the defender's, then the attacker's.
    pub(crate) fn combat(
        &mut self,
        continent: &str,
        defence: impl Into<CardChoice>,
        attack: impl Into<CardChoice>,
    ) -> Vec<Fact<IronSky>> {
        let board = self.state.board(continent_named(continent));
        let combat = board.and_then(|board| board.combat.clone()).expect("an open combat");
        let mut facts = self.play(combat.defender, Action::ChooseDefenceCard(defence.into()));
        facts.extend(self.play(combat.attacker, Action::ChooseAttackCard(attack.into())));
        facts
    }

    /// All players of the active faction declare done.
    pub(crate) fn all_done(&mut self) {
        let posts: Vec<Post> = self.state.active_posts().collect();
        for post in posts {
            self.play(post, Action::DeclareDone);
        }
    }

    /// All players of the active faction end their turn without a discard.
    pub(crate) fn all_submit(&mut self) {
        let posts: Vec<Post> = self.state.active_posts().collect();
        for post in posts {
            self.play(post, Action::EndPhase { discard: None });
        }
    }

    /// The decision awaited of a player; if there is none, the one he could take in this phase, or a made-up one.
    fn decision(&self, post: Post) -> DecisionId {
        let awaited = flow::awaited(&self.state).into_iter().find(|awaited| awaited.post == post);
        awaited
            .map(|awaited| awaited.id)
            .or_else(|| flow::phase_decision(&self.state, post))
            .unwrap_or(DecisionId(0))
    }

    /// A deed that must be accepted. The invariants are asked after each fact and after all of them, and the facts alone
    /// must lead to the same table.
    pub(crate) fn accepted(&mut self, deed: &Deed<Action>) -> Vec<Fact<IronSky>> {
        let mut folded = self.state.clone();
        let applied = apply::<IronSky>(&mut self.state, deed, self.at, &mut self.dice)
            .unwrap_or_else(|refusal| panic!("refused {deed:?}: {}", sentence(&refusal)));
        for fact in &applied.facts {
            IronSky::evolve(&mut folded, &fact.event);
            assert_eq!(broken_conservation(&folded), None, "after {fact:?}");
        }
        assert_eq!(folded, self.state, "the facts tell all");
        assert_eq!(broken_invariant(&self.state), None, "after {deed:?}");
        applied.facts
    }

    /// A deed that must be refused, free of charge: the rule that stands against it.
    pub(crate) fn rejected(&mut self, deed: &Deed<Action>) -> RuleId {
        self.violation(deed).rule()
    }

    /// A deed that must be refused, free of charge: why.
    pub(crate) fn violation(&mut self, deed: &Deed<Action>) -> Violation {
        let (state, word) = (self.state.clone(), self.dice.word());
        let refusal = apply::<IronSky>(&mut self.state, deed, self.at, &mut self.dice)
            .expect_err("the deed should be refused");
        assert_eq!(self.state, state, "a refusal changes nothing");
        assert_eq!(self.dice.word(), word, "a refusal draws nothing");
        refusal.violations()[0].clone()
    }
}

fn sentence(refusal: &Rejection<Violation>) -> String {
    let violation = &refusal.violations()[0];
    format!("{} {}", violation.rule(), violation.message())
}

/// Whether some fact was emitted by this rule.
pub(crate) fn cites(facts: &[Fact<IronSky>], rule: RuleId) -> bool {
    facts.iter().any(|fact| fact.rule == rule)
}

/// Whether this happened.
pub(crate) fn emitted(facts: &[Fact<IronSky>], event: &Event) -> bool {
    facts.iter().any(|fact| fact.event == *event)
}
