//! What must be true of the table between two actions (IS-INV-06 to 14).

use alloc::format;

use super::Breach;
use crate::{
    ids::{Continent, Faction, Post, Sector, Space, Territory},
    ledger::{
        IS_INV_06, IS_INV_07, IS_INV_08, IS_INV_09, IS_INV_10, IS_INV_11, IS_INV_12, IS_INV_13,
        IS_INV_14,
    },
    options::OptionalRule,
    state::{ARMY_LIMIT, Army, Board, Phase, Player, RESOURCE_LIMIT, State},
};

pub(super) fn broken(state: &State) -> Option<Breach> {
    if state.table.phase == Phase::Setup {
        return None;
    }
    let boards = || Continent::ALL.into_iter().filter_map(|at| Some((at, state.board(at)?)));
    let players = || state.posts().filter_map(|post| Some((post, state.player(post)?)));
    boards()
        .find_map(|(continent, board)| of_board(state, continent, board))
        .or_else(|| players().find_map(|(post, player)| of_player(state, post, player)))
        .or_else(|| combats(state))
}

fn of_board(state: &State, continent: Continent, board: &Board) -> Option<Breach> {
    meter(state, continent, board)
        .or_else(|| zones(state, continent))
        .or_else(|| armies(state, continent, board))
        .or_else(|| terror(state, continent))
        .or_else(|| special_commands(state, continent))
}

/// The Occupation Token stands where the territories that count for the Reich put it, the Destruction Token beyond.
fn meter(state: &State, continent: Continent, board: &Board) -> Option<Breach> {
    let counts = |territory: &Territory| {
        state.ground(*territory).controller() == Some(Faction::Reich)
            || state.ground(*territory).is_destroyed()
            || state.terror(continent) == Some(*territory)
    };
    let count = state.content.territories(continent).filter(counts).count();
    let (position, high_mark) = (board.position, board.high_mark);
    (usize::from(position) != count || high_mark < position).then(|| {
        let what = format!("{continent}: {position}, high mark {high_mark}, but {count} count");
        Breach::of(IS_INV_06, what)
    })
}

/// Who stands in a Battlefront faces the other faction in the Headquarters.
fn zones(state: &State, continent: Continent) -> Option<Breach> {
    state.content.territories(continent).find_map(|territory| {
        let ground = state.ground(territory);
        let conqueror = ground.battlefront.faction()?;
        (ground.controller() != Some(conqueror.opposing()))
            .then(|| Breach::of(IS_INV_07, format!("{territory}: nobody to conquer it from")))
    })
}

/// No army is too large or of two factions, Black Ops lead theirs (IS-BLK-05), and only the Reich is in orbit.
fn armies(state: &State, continent: Continent, board: &Board) -> Option<Breach> {
    let is_sound = |army: &Army| {
        army.units() <= ARMY_LIMIT
            && army.tiles().iter().filter(|tile| !tile.is_unit()).count()
                == usize::from(army.has_black_ops())
            && army.tiles().iter().all(|tile| Some(tile.faction()) == army.faction())
    };
    let breach = |space: Space| Breach::of(IS_INV_08, format!("{space}: no such army can be"));
    let on_surface = state.content.territories(continent).find(|&territory| {
        let ground = state.ground(territory);
        !is_sound(&ground.headquarters) || !is_sound(&ground.battlefront)
    });
    let in_orbit = |sector: &Sector| {
        let army = &board.orbit[*sector];
        !is_sound(army) || army.faction() == Some(Faction::Uwc)
    };
    on_surface.map(|territory| breach(territory.into())).or_else(|| {
        let sector = Sector::ALL.into_iter().find(in_orbit)?;
        Some(breach(crate::ids::Orbit { continent, sector }.into()))
    })
}

/// The Terror Token lies where the Reich does not rule, on its own continent. Electronic Warfare Tokens are kept by the
/// sector of their owner's continent.
fn terror(state: &State, continent: Continent) -> Option<Breach> {
    let territory = state.terror(continent)?;
    if territory.continent != continent {
        return Some(Breach::of(IS_INV_14, format!("the Terror Token of {continent} is abroad")));
    }
    let ground = state.ground(territory);
    (ground.controller() == Some(Faction::Reich) || ground.is_destroyed()).then(|| {
        Breach::of(IS_INV_09, format!("{territory}: the Reich terrorises what counts for it"))
    })
}

/// Nothing stands or lies on a destroyed territory, and who controls an Improvement has played it.
fn special_commands(state: &State, continent: Continent) -> Option<Breach> {
    state.content.territories(continent).find_map(|territory| {
        let ground = state.ground(territory);
        let is_empty = ground.headquarters.is_empty() && ground.battlefront.is_empty();
        if ground.is_destroyed() && (!is_empty || ground.improvement.is_some()) {
            let what = format!("{territory}: something is left on a destroyed territory");
            return Some(Breach::of(IS_INV_09, what));
        }
        let enemy = ground.improvement?.post.faction.opposing();
        (ground.controller() == Some(enemy))
            .then(|| Breach::of(IS_INV_10, format!("{territory}: the Improvement is the enemy's")))
    })
}

fn of_player(state: &State, post: Post, player: &Player) -> Option<Breach> {
    tracks(state, post, player).or_else(|| combat_set(state, post, player))
}

/// No track is above 8, and the Reich has Command Points only in its turn, until the End Phase is submitted.
fn tracks(state: &State, post: Post, player: &Player) -> Option<Breach> {
    let Post { faction, continent } = post;
    let may_have_points = match state.table.phase {
        Phase::Resource | Phase::Command => state.table.active == Faction::Reich,
        Phase::End => state.table.active == Faction::Reich && !player.is_done,
        // A match may end in the midst of a turn (IS-LEAVE-03).
        Phase::Finished => true,
        Phase::Setup | Phase::Time => false,
    };
    let reich_points = player.reich().map_or(0, |means| means.command_points);
    let uwc_points = player.uwc().map_or(0, |means| means.money.max(means.politics));
    let is_sound =
        reich_points.max(uwc_points) <= RESOURCE_LIMIT && (reich_points == 0 || may_have_points);
    (!is_sound).then(|| Breach::of(IS_INV_11, format!("the tracks of {faction} of {continent}")))
}

/// Who is not in an open combat has a Reserve and a card in the deck.
fn combat_set(state: &State, post: Post, player: &Player) -> Option<Breach> {
    let Post { faction, continent } = post;
    let fights = state.combats().any(|combat| [combat.attacker, combat.defender].contains(&post));
    let set = &player.combat_set;
    let hand = if state.options.plays(OptionalRule::ControlledCombat) { 2 } else { 0 };
    let is_whole = set.reserve.is_some() && !set.deck.is_empty() && set.hand.len() == hand;
    let is_sound = fights || is_whole;
    (!is_sound).then(|| Breach::of(IS_INV_12, format!("{faction} of {continent} cannot fight")))
}

/// Nobody is in two combats.
fn combats(state: &State) -> Option<Breach> {
    let fights_twice = |post: &Post| {
        let fighters = state.combats().flat_map(|combat| [combat.attacker, combat.defender]);
        fighters.filter(|fighter| fighter == post).count() > 1
    };
    let Post { faction, continent } = state.posts().find(fights_twice)?;
    Some(Breach::of(IS_INV_13, format!("{faction} of {continent} is in two combats")))
}
