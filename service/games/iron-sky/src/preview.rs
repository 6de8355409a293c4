//! What would an action lead to, as far as its actor may know?
//!
//! Commands, orders and sharing are played out on a copy of the table up to their first draw of chance. A combat ends the
//! look ahead where it opens, and a combat card has none at all: its face is hidden from its player too.

use alloc::vec::Vec;

use umpire_engine::{Deed, Dice, Rejection, Seat, Seed, Time, apply};

use crate::{
    IronSky,
    action::Action,
    event::Resource,
    ids::{Continent, Faction, Post, Territory},
    rules,
    state::State,
    violation::Violation,
};

/// Where a lawful action leads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// The actor's tracks afterwards.
    pub tracks: Vec<(Resource, u8)>,
    /// The tracks of others that move: of who is given something, or pays the transit by his permit.
    pub others: Vec<TrackAfter>,
    /// The Blitz-meters that move.
    pub meters: Vec<MeterAfter>,
    /// The territories that change hands, or fall empty.
    pub control: Vec<ControlAfter>,
    /// The combat that opens.
    pub combat: Option<CombatAhead>,
}

/// Another player's track afterwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrackAfter {
    /// Whose.
    pub post: Post,
    /// Which.
    pub resource: Resource,
    /// Where it stands.
    pub level: u8,
}

/// A Blitz-meter afterwards (IS-METER).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MeterAfter {
    /// Whose.
    pub continent: Continent,
    /// The Occupation Token's position.
    pub position: u8,
    /// The Destruction Token's high mark.
    pub high_mark: u8,
}

/// A territory that changes hands (IS-DEF-09).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ControlAfter {
    /// Which.
    pub territory: Territory,
    /// Who controls it afterwards; nobody, if it is uncontrolled.
    pub controller: Option<Faction>,
}

/// A combat that opens (IS-CMB-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CombatAhead {
    /// Where.
    pub territory: Territory,
    /// Who answers for the defence.
    pub defender: Post,
}

/// Whether `action` for `seat` is allowed at `at`, and where it leads; nowhere that can be told, for combat cards and for
/// what ends a phase.
pub(crate) fn preview(
    state: &State,
    seat: Seat,
    action: &Action,
    at: Time,
) -> (Option<Preview>, Result<(), Rejection<Violation>>) {
    let deed = Deed::Act { seat, action: action.clone() };
    match rules::judge(state, &deed, at) {
        Err(rejection) => (None, Err(rejection)),
        Ok(_) => (look_ahead(state, seat, &deed, at), Ok(())),
    }
}

fn look_ahead(state: &State, seat: Seat, deed: &Deed<Action>, at: Time) -> Option<Preview> {
    let Deed::Act { action, .. } = deed else { return None };
    if !has_open_consequences(action) {
        return None;
    }
    let post = state.post(seat)?;
    let mut after = state.clone();
    // What these actions draw goes into hidden piles alone, so any chance shows the same.
    let mut dice = Dice::new(&Seed([0; 32]), "", &[]);
    apply::<IronSky>(&mut after, deed, at, &mut dice).ok()?;
    Some(Preview {
        tracks: tracks(&after, post).collect(),
        others: others(state, &after, post).collect(),
        meters: Continent::ALL.iter().filter_map(|&c| meter_after(state, &after, c)).collect(),
        control: Continent::ALL.iter().flat_map(|&c| control_after(state, &after, c)).collect(),
        combat: after
            .attack_of(post)
            .map(|combat| CombatAhead { territory: combat.territory, defender: combat.defender }),
    })
}

fn has_open_consequences(action: &Action) -> bool {
    match action {
        Action::Mobilize(_)
        | Action::Recruit(_)
        | Action::RecruitBlackOps(_)
        | Action::RequestHelp(_)
        | Action::Raid(_)
        | Action::ChangeStrategy(_)
        | Action::Terror(_)
        | Action::Bomb(_)
        | Action::Reboot(_)
        | Action::AntiTerror(_)
        | Action::Politick(_)
        | Action::ElectronicWarfare(_)
        | Action::PlayImprovement(_)
        | Action::Nuke(_)
        | Action::PlayBonus(_)
        | Action::Propaganda(_)
        | Action::Blitzkrieg(_)
        | Action::ClaimConquest { .. }
        | Action::Regroup(_)
        | Action::RegroupOrbit(_)
        | Action::ReturnToOrbit(_)
        | Action::GiveMoney(_)
        | Action::GiveCommandPoint(_)
        | Action::UseLoan(_)
        | Action::UseGuidance(_) => true,
        Action::SetTransitPermit(_)
        | Action::DeclareDone
        | Action::WithdrawDone
        | Action::ChooseDefenceCard(_)
        | Action::ChooseAttackCard(_)
        | Action::DecideFortifications { .. }
        | Action::DecideInitiative(_)
        | Action::EndPhase { .. }
        | Action::Resign => false,
    }
}

fn tracks(state: &State, post: Post) -> impl Iterator<Item = (Resource, u8)> + '_ {
    let tracks: &[Resource] = match post.faction {
        Faction::Reich => &[Resource::CommandPoints],
        Faction::Uwc => &[Resource::Money, Resource::Politics],
    };
    tracks.iter().map(move |&resource| (resource, state.points(post, resource)))
}

fn others<'a>(
    before: &'a State,
    after: &'a State,
    post: Post,
) -> impl Iterator<Item = TrackAfter> + 'a {
    let others = before.posts().filter(move |&other| other != post);
    others.flat_map(move |post| {
        let moved = tracks(before, post).zip(tracks(after, post)).filter(|(was, is)| was != is);
        moved.map(move |(_, (resource, level))| TrackAfter { post, resource, level })
    })
}

fn meter_after(before: &State, after: &State, continent: Continent) -> Option<MeterAfter> {
    let (before, after) = (before.board(continent)?, after.board(continent)?);
    let (position, high_mark) = (after.position, after.high_mark);
    ((before.position, before.high_mark) != (position, high_mark)).then_some(MeterAfter {
        continent,
        position,
        high_mark,
    })
}

fn control_after<'a>(
    before: &'a State,
    after: &'a State,
    continent: Continent,
) -> impl Iterator<Item = ControlAfter> + 'a {
    before.content.territories(continent).filter_map(|territory| {
        let controller = after.ground(territory).controller();
        (before.ground(territory).controller() != controller)
            .then_some(ControlAfter { territory, controller })
    })
}
