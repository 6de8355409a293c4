//! The table dealt anew, as far as one viewer cannot know it (IS-INFO).

use umpire_engine::{Dice, Game, Record, Seed, Viewer, apply, begin};
use umpire_iron_sky::{
    IronSky,
    content::Content,
    ids::{CombatCard, CommandCard, Continent, Faction, Post, Tactics, TimeToken},
    state::{Board, CombatStep, Means, Phase, Player, State},
};

use crate::spec::spec;

/// Hands and decks, faces and orders of combat cards, the order of the Time Tokens, and permits of the UWC.
pub fn redeal(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut dealt = state.clone();
    for post in state.posts() {
        let is_seen = state.is_seen_by(post, viewer);
        if let Some(player) = &mut dealt.table.commanders[post.faction][post.continent] {
            command_cards(player, is_seen, dice);
        }
    }
    Faction::ALL.into_iter().for_each(|faction| combat_cards(&mut dealt, faction, dice));
    time_tokens(&mut dealt, dice);
    if !Post::of(Faction::Uwc).any(|post| state.is_seen_by(post, viewer)) {
        permits(&mut dealt, dice);
    }
    dealt
}

fn command_cards(player: &mut Player, is_seen: bool, dice: &mut Dice) {
    let mut pool: Vec<CommandCard> = std::mem::take(&mut player.deck);
    let size = pool.len();
    if !is_seen {
        pool.append(&mut player.hand);
    }
    dice.shuffle(&mut pool);
    player.deck = pool.split_off(pool.len() - size);
    if !is_seen {
        player.hand = pool;
    }
}

/// The order beneath the top of a deck and in a bank, then the faces behind all backs of a colour.
fn combat_cards(state: &mut State, faction: Faction, dice: &mut Dice) {
    for continent in Continent::ALL {
        if let Some(player) = &mut state.table.commanders[faction][continent]
            && let [_, beneath @ ..] = player.combat_set.deck.as_mut_slice()
        {
            dice.shuffle(beneath);
        }
    }
    dice.shuffle(&mut state.table.banks[faction]);

    let content = state.content.clone();
    for tactics in Tactics::ALL {
        let is_of = |card: &CombatCard| content.combat_card(*card).tactics == tactics;
        let mut faces = Vec::new();
        each_hidden(state, faction, |card| {
            if is_of(card) {
                faces.push(*card);
            }
        });
        dice.shuffle(&mut faces);
        each_hidden(state, faction, |card| {
            if is_of(card) {
                *card = faces.pop().unwrap();
            }
        });
    }
}

fn each_hidden(state: &mut State, faction: Faction, mut visit: impl FnMut(&mut CombatCard)) {
    state.table.banks[faction].iter_mut().for_each(&mut visit);
    for continent in Continent::ALL {
        if let Some(player) = &mut state.table.commanders[faction][continent] {
            player.combat_set.deck.iter_mut().for_each(&mut visit);
            player.combat_set.reserve.iter_mut().for_each(&mut visit);
        }
        if let Some(Board { combat: Some(combat), .. }) = &mut state.table.boards[continent]
            && let CombatStep::AttackCard { defence } = &mut combat.step
            && combat.defender.faction == faction
        {
            visit(&mut defence.card);
        }
    }
}

/// Which regular tokens are in the pile, and in what order; the Ending Token lies undermost (IS-SETUP-29).
fn time_tokens(state: &mut State, dice: &mut Dice) {
    let content: &Content = &state.content;
    let turned = &state.table.turned;
    let Some(&ending) = state.table.time_pile.last() else {
        return;
    };
    let mut regular: Vec<TimeToken> =
        content.time_tokens().filter(|token| *token != ending && !turned.contains(token)).collect();
    dice.shuffle(&mut regular);
    regular.truncate(state.table.time_pile.len() - 1);
    regular.push(ending);
    state.table.time_pile = regular;
}

fn permits(state: &mut State, dice: &mut Dice) {
    if state.table.phase != Phase::Command || state.table.active != Faction::Uwc {
        return;
    }
    let posts: Vec<Post> = state.posts().filter(|post| post.faction == Faction::Uwc).collect();
    for &giver in &posts {
        let player = state.table.commanders[giver.faction][giver.continent].as_mut().unwrap();
        let Means::Uwc(means) = &mut player.means else {
            continue;
        };
        means.permit_changes = dice.below(21) as u8;
        for mate in posts.iter().filter(|&&mate| mate != giver && means.permit_changes > 0) {
            means.permits[mate.continent] = dice.below(9) as u8;
        }
    }
}

#[test]
fn all_that_is_hidden_is_dealt_anew_and_nothing_else() {
    let spec = spec();
    let state = in_the_uwc_turn(&spec.record(6, 1).unwrap());
    for viewer in Viewer::all(6) {
        let mut dice = Dice::new(&Seed([1; 32]), "redeal", &[]);
        let dealt: Vec<State> = (0..20).map(|_| redeal(&state, viewer, &mut dice)).collect();
        let changes =
            |part: &dyn Fn(&State) -> String| dealt.iter().any(|dealt| part(dealt) != part(&state));
        for post in state.posts() {
            let is_seen = state.is_seen_by(post, viewer);
            let player = |state: &State| state.player(post).unwrap().clone();
            assert_eq!(changes(&|state| format!("{:?}", player(state).hand)), !is_seen, "{post:?}");
            assert!(changes(&|state| format!("{:?}", player(state).deck)));
            assert!(changes(&|state| format!("{:?}", player(state).combat_set.deck)));
            assert!(changes(&|state| format!("{:?}", player(state).combat_set.reserve)));
            assert!(!changes(&|state| format!("{:?}", player(state).discard)));
            assert!(!changes(&|state| format!("{:?}", player(state).combat_set.discard)));
        }
        let seat = viewer.seat().and_then(|seat| state.post(seat));
        let is_told = seat.is_some_and(|post| post.faction == Faction::Uwc);
        let permits = |state: &State| {
            let posts = state.posts().filter_map(|post| state.player(post)?.uwc());
            posts.map(|means| format!("{:?}", means.permits)).collect::<String>()
        };
        assert_eq!(changes(&permits), !is_told, "{viewer:?}");
        assert!(changes(&|state| format!("{:?}", state.table.time_pile)));
        assert!(changes(&|state| format!("{:?}", state.table.banks)));
        assert!(!changes(&|state| format!("{:?}", state.table.turned)));
        assert!(!changes(&|state| format!("{:?}", IronSky::view(state, viewer))));
    }
}

/// The table of a record when the UWC has its second Command Phase.
fn in_the_uwc_turn(record: &Record<IronSky>) -> State {
    let content = spec().content;
    let mut dice = record.dice();
    let mut state = IronSky::setup(&content, &record.options, record.players).unwrap();
    begin::<IronSky>(&mut state, record.dealt_at, &mut dice);
    for line in &record.lines {
        let table = &state.table;
        if (table.round, table.active, table.phase) == (2, Faction::Uwc, Phase::Command) {
            break;
        }
        apply::<IronSky>(&mut state, &line.deed, line.at, &mut dice).unwrap();
    }
    state
}
