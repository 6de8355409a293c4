//! No piece appears or vanishes (IS-INV-01 to 05).

use alloc::{format, vec::Vec};

use super::Breach;
use crate::{
    ids::{CombatCard, CommandCard, Continent, Faction, Post},
    ledger::{IS_INV_01, IS_INV_02, IS_INV_03, IS_INV_04, IS_INV_05},
    options::OptionalRule,
    state::{Phase, PlayedCard, Player, State, Tile},
};

pub(super) fn broken(state: &State) -> Option<Breach> {
    let players = || state.posts().filter_map(|post| Some((post, state.player(post)?)));
    players()
        .find_map(|(post, player)| units(state, post, player))
        .or_else(|| Continent::ALL.into_iter().find_map(|continent| neutral(state, continent)))
        .or_else(|| Faction::ALL.into_iter().find_map(|faction| combat_cards(state, faction)))
        .or_else(|| players().find_map(|(post, player)| command_cards(state, post, player)))
}

/// All tiles on all boards.
fn tiles(state: &State) -> impl Iterator<Item = Tile> {
    state.table.boards.iter().filter_map(|(_, board)| board.as_ref()).flat_map(|board| {
        let grounds =
            board.grounds.iter().flat_map(|ground| [&ground.headquarters, &ground.battlefront]);
        let orbit = board.orbit.iter().map(|(_, army)| army);
        grounds.chain(orbit).flat_map(|army| army.tiles().iter().copied())
    })
}

/// Supply, boards and, of the Reich, Trophies hold all tiles of a player.
fn units(state: &State, post: Post, player: &Player) -> Option<Breach> {
    let printed = state.content.board(post.continent);
    let (rule, all) = match post.faction {
        Faction::Uwc => (IS_INV_01, printed.uwc_tiles),
        Faction::Reich => (IS_INV_02, printed.reich_tiles),
    };
    let on_boards = tiles(state).filter(|&tile| tile == Tile::Unit(post)).count();
    let takers = state.posts().filter_map(|taker| state.player(taker)?.uwc());
    let trophies = takers.flat_map(|means| &means.trophies).filter(|&&owner| owner == post).count();
    let supply = usize::from(player.supply);
    (supply + on_boards + trophies != usize::from(all)).then(|| {
        let Post { faction, continent } = post;
        let what = format!(
            "{faction} of {continent}: supply {supply}, boards {on_boards}, Trophies {trophies}, \
             not {all} tiles in all"
        );
        Breach::of(rule, what)
    })
}

/// Two units wait in the pile of a neutral continent, or up to two of them are on the boards.
fn neutral(state: &State, continent: Continent) -> Option<Breach> {
    let on_boards = tiles(state).filter(|&tile| tile == Tile::Neutral(continent)).count();
    let is_sound = match &state.table.neutrals[continent] {
        Some(neutral) => matches!((neutral.units, on_boards), (2, 0) | (0, 0..=2)),
        None => on_boards == 0,
    };
    (!is_sound).then(|| {
        Breach::of(IS_INV_03, format!("{on_boards} neutral units of {continent} are on the boards"))
    })
}

/// The bank, the personal sets and the cards lying in open combats are the faction's combat cards.
fn combat_cards(state: &State, faction: Faction) -> Option<Breach> {
    let mut cards = state.table.banks[faction].clone();
    for player in Post::of(faction).filter_map(|post| state.player(post)) {
        let set = &player.combat_set;
        cards.extend(set.deck.iter().chain(&set.reserve).chain(&set.discard).chain(&set.hand));
    }
    cards.extend(laid_cards(state, faction));
    is_other(state, cards, state.content.combat_deck(faction)).then(|| {
        Breach::of(
            IS_INV_04,
            format!("the combat cards of the {faction} are not those of the content"),
        )
    })
}

fn laid_cards(state: &State, faction: Faction) -> impl Iterator<Item = CombatCard> {
    state.combats().flat_map(move |combat| {
        let (defence, attack) = combat.step.laid();
        let sides = [(combat.defender, defence), (combat.attacker, attack)];
        let own = sides.into_iter().filter(move |(post, _)| post.faction == faction);
        own.filter_map(|(_, laid)| Some(laid?.card))
    })
}

/// Hand, deck, discard pile, sheet, boards and what has left the match are the class's fifteen cards, and two Special
/// Commands if they are played.
fn command_cards(state: &State, post: Post, player: &Player) -> Option<Breach> {
    let piles = player.hand.iter().chain(&player.deck).chain(&player.discard);
    let played = player.sheet.iter().chain(&player.used_up).copied().chain(on_boards(state, post));
    let all = piles.copied().chain(played);
    let (special, of_the_class): (Vec<CommandCard>, Vec<CommandCard>) =
        all.partition(|&card| state.content.effect(card).is_some());
    let dealt = if state.options.plays(OptionalRule::SpecialCommands) { 2 } else { 0 };
    let is_dealing = state.table.phase == Phase::Setup && special.is_empty();
    let is_unsound = is_other(state, of_the_class, state.content.deck(player.commander))
        || (special.len() != dealt && !is_dealing);
    is_unsound.then(|| {
        let Post { faction, continent } = post;
        let what = format!("the command cards of {faction} of {continent} are not those dealt");
        Breach::of(IS_INV_05, what)
    })
}

/// The Special Commands that a post has played onto territories.
fn on_boards(state: &State, post: Post) -> impl Iterator<Item = CommandCard> {
    let boards = state.table.boards.iter().filter_map(|(_, board)| board.as_ref());
    let grounds = boards.flat_map(|board| &board.grounds);
    grounds
        .flat_map(|ground| [ground.improvement, ground.nuke])
        .flatten()
        .filter(move |played: &PlayedCard| played.post == post)
        .map(|played| played.card)
}

/// Whether `cards` are others than `all`; while nothing is dealt there may be none.
fn is_other<T: Ord + Copy>(state: &State, mut cards: Vec<T>, all: &[T]) -> bool {
    let mut all = all.to_vec();
    cards.sort_unstable();
    all.sort_unstable();
    cards != all && !(cards.is_empty() && state.table.phase == Phase::Setup)
}
