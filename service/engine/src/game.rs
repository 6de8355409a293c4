//! What a game has to say.

use alloc::vec::Vec;
use core::fmt::Debug;

use crate::{
    choice::Covers,
    decision::Decision,
    deed::Deed,
    play::{Fact, Play},
    rejection::{Cited, Rejection},
    rule::Ledger,
    seat::{Seat, Viewer},
    shared::{Digested, Shared},
    time::Time,
};

/// What a preview answers: where an action would lead, as far as that can be told, and whether it is allowed.
pub type Previewed<G> =
    (Option<<G as Game>::Preview>, Result<(), Rejection<<G as Game>::Violation>>);

/// The rules of one game. All functions are pure; everything else a match needs follows from them.
///
/// The life of an action: [`judge`](Game::judge) refuses it or proves it lawful by a plan, [`perform`](Game::perform)
/// carries the plan out as a row of facts, and [`evolve`](Game::evolve), the only one that writes to a state, puts each
/// fact on the table. `judge` has neither dice nor a `&mut`, so a refusal is free and a check cannot draw.
pub trait Game: Sized + 'static {
    /// The game's slug, as in `iron-sky`.
    const NAME: &'static str;
    /// Its rules as they are cited.
    const LEDGER: &'static Ledger;
    /// The most actions, by players and clock, that a match of the default content can have.
    const LONGEST_MATCH: u32;

    /// Boards, decks, tables: what the printed box holds.
    type Content: Digested + Debug + Send + Sync;
    /// What a match may choose.
    type Options: Clone + Eq + Debug + Send + Sync;
    /// What is on the table, the hidden included, the seed never.
    type State: Clone + Eq + Debug + Send + Sync;
    /// What a player may do.
    type Action: Clone + Eq + Debug + Send + Sync;
    /// A lawful deed with what the judging looked up: the proof that nothing has to be checked again.
    type Plan;
    /// What has happened: the whole truth, dice and hidden cards included. It never leaves the house.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// Why not.
    type Violation: Cited + Clone + Eq + Debug;
    /// What a decision is about.
    type Kind: Clone + Eq + Debug;
    /// What may be done now, and how it may vary.
    type Choice: Covers<Self::Action> + Clone + Eq + Debug;
    /// What a lawful action would lead to, up to its first draw of chance, as far as its actor may know.
    type Preview: Clone + Eq + Debug;
    /// The table as one viewer may see it, built from what he may know.
    type View: Clone + Eq + Debug;
    /// What one viewer learns of an event, without room for what he may not know.
    type Notice: Clone + Eq + Debug;
    /// How a match ended.
    type Outcome: Clone + Eq + Debug;

    /// The bare table for `players` players, before anything is dealt. A refusal cites the rule that the options break.
    fn setup(
        content: &Shared<Self::Content>,
        options: &Self::Options,
        players: u8,
    ) -> Result<Self::State, Rejection<Self::Violation>>;

    /// Deals, and goes on to the first decision: entry 0 of every record.
    fn begin(play: &mut Play<'_, Self>);

    /// Whether the rules allow `deed` at the moment `at`, and what it then means.
    ///
    /// Whether the caller may act for the deed's seat is not asked here: see [`agent`](Game::agent).
    fn judge(
        state: &Self::State,
        deed: &Deed<Self::Action>,
        at: Time,
    ) -> Result<Self::Plan, Rejection<Self::Violation>>;

    /// Carries out a plan made for this very state, and every automatic step that follows. It cannot refuse.
    fn perform(plan: Self::Plan, play: &mut Play<'_, Self>);

    /// Puts a fact on the table. It never draws, never refuses, and is all that changes a state.
    fn evolve(state: &mut Self::State, event: &Self::Event);

    /// The content a state was set up with.
    fn content(state: &Self::State) -> &Shared<Self::Content>;

    /// The number of players a state was set up for.
    fn players(state: &Self::State) -> u8;

    /// Who acts and sees for `seat`: itself, an heir after a resignation, or nobody.
    fn agent(state: &Self::State, seat: Seat) -> Option<Seat>;

    /// What is awaited, as `viewer` may know of it. Empty for all viewers together only when the match is over.
    fn pending(state: &Self::State, viewer: Viewer) -> Vec<Decision<Self::Kind>>;

    /// All that `seat` may do now, for itself and for every seat it is the agent of.
    fn legal(state: &Self::State, seat: Seat) -> Vec<Self::Choice>;

    /// What a yes or no leaves out: where `action` for `seat` would lead, and whether it is allowed.
    fn preview(state: &Self::State, seat: Seat, action: &Self::Action, at: Time)
    -> Previewed<Self>;

    /// The table as `viewer` may see it.
    fn view(state: &Self::State, viewer: Viewer) -> Self::View;

    /// What `viewer` learns of `event`, which led from `before` to `after`; `None` if he is not told of it at all.
    fn tell(
        before: &Self::State,
        event: &Self::Event,
        after: &Self::State,
        viewer: Viewer,
    ) -> Option<Self::Notice>;

    /// What a client makes of a notice: the view it held becomes the next.
    fn follow(view: &mut Self::View, notice: &Self::Notice);

    /// The end, or `None` while the match is open.
    fn outcome(state: &Self::State) -> Option<Self::Outcome>;

    /// The facts of one deed as bytes: what a record is proved by. Equal facts give equal bytes, and within a ruleset
    /// they stay what they are.
    fn prove(facts: &[Fact<Self>]) -> Vec<u8>;

    /// The state as private bytes, for a snapshot and never for a client. Content is left out.
    fn freeze(state: &Self::State) -> Vec<u8>;

    /// The state that [`freeze`](Game::freeze) put away, or `None` if the bytes are not this version's.
    fn thaw(content: &Shared<Self::Content>, bytes: &[u8]) -> Option<Self::State>;
}
