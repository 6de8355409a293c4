//! The table dealt anew, as far as one viewer cannot know it (IS-INFO).

use umpire_engine::{Dice, Game, Record, Seed, Viewer, apply, begin};
use umpire_iron_sky::{
    IronSky,
    action::Source,
    content::Content,
    ids::{
        CombatCard, CommandCard, Continent, ContinentMap, Faction, Post, SecretOperation, Tactics,
        TimeToken,
    },
    options::OptionalRule,
    state::{Board, CombatStep, LaidCard, Means, Origin, Phase, Player, State},
};

use crate::spec::{spec, with_optional_rules};

/// Hands and decks, Special Commands and Secret Operations, faces and orders of combat cards, where combat hands are refilled
/// from, the order of the Time Tokens, and permits of the UWC.
pub fn redeal(state: &State, viewer: Viewer, dice: &mut Dice) -> State {
    let mut dealt = state.clone();
    for faction in Faction::ALL {
        special_commands(&mut dealt, faction, viewer, dice);
        secret_operations(&mut dealt, faction, viewer, dice);
    }
    for post in state.posts() {
        let is_seen = state.is_seen_by(post, viewer);
        if let Some(player) = &mut dealt.table.commanders[post.faction][post.continent] {
            command_cards(player, is_seen, dice);
        }
    }
    Faction::ALL.into_iter().for_each(|faction| combat_cards(&mut dealt, faction, viewer, dice));
    time_tokens(&mut dealt, dice);
    if !Post::of(Faction::Uwc).any(|post| state.is_seen_by(post, viewer)) {
        permits(&mut dealt, dice);
    }
    dealt
}

/// Which Special Commands lie where nobody, or not this viewer, can see them: any that are not seen, dealt or not.
fn special_commands(state: &mut State, faction: Faction, viewer: Viewer, dice: &mut Dice) {
    let content = state.content.clone();
    let seen: Vec<bool> = Post::of(faction).map(|post| state.is_seen_by(post, viewer)).collect();
    let mut open: Vec<CommandCard> = content.special_commands(faction).collect();
    for (post, is_seen) in Post::of(faction).zip(&seen) {
        let Some(player) = state.player(post) else { continue };
        let hand = player.hand.iter().filter(|_| *is_seen);
        let shown = player.discard.iter().chain(&player.sheet).chain(&player.used_up).chain(hand);
        open.retain(|card| !shown.clone().any(|other| other == card));
    }
    let boards = state.table.boards.iter().filter_map(|(_, board)| board.as_ref());
    for ground in boards.flat_map(|board| &board.grounds) {
        let played = [ground.improvement, ground.nuke].into_iter().flatten();
        played.for_each(|played| open.retain(|&card| card != played.card));
    }
    dice.shuffle(&mut open);
    for (post, is_seen) in Post::of(faction).zip(&seen) {
        if let Some(player) = &mut state.table.commanders[post.faction][post.continent] {
            let hand = player.hand.iter_mut().filter(|_| !is_seen);
            let hidden = player.deck.iter_mut().chain(hand);
            for card in hidden.filter(|card| content.effect(**card).is_some()) {
                *card = open.pop().unwrap();
            }
        }
    }
}

/// Which Secret Operations the others have: any that the viewer does not see, dealt or not.
fn secret_operations(state: &mut State, faction: Faction, viewer: Viewer, dice: &mut Dice) {
    let content = state.content.clone();
    let is_open = |post: Post, state: &State| {
        state.is_seen_by(post, viewer) || state.player(post).is_some_and(|it| it.has_revealed)
    };
    let open: Vec<bool> = Post::of(faction).map(|post| is_open(post, state)).collect();
    let mut pile: Vec<SecretOperation> = content.secret_operations(faction).collect();
    for (post, _) in Post::of(faction).zip(&open).filter(|(_, is_open)| **is_open) {
        let known = state.player(post).and_then(|player| player.secret_operation);
        pile.retain(|operation| Some(*operation) != known);
    }
    dice.shuffle(&mut pile);
    for (post, _) in Post::of(faction).zip(&open).filter(|(_, is_open)| !**is_open) {
        if let Some(player) = &mut state.table.commanders[post.faction][post.continent] {
            player.secret_operation = player.secret_operation.and(pile.pop());
        }
    }
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

/// The order beneath the top of a deck, in a bank and in a strange hand, then the faces behind all backs of a colour.
fn combat_cards(state: &mut State, faction: Faction, viewer: Viewer, dice: &mut Dice) {
    let seen = ContinentMap::from_fn(|at| state.is_seen_by(Post::new(faction, at), viewer));
    for continent in Continent::ALL {
        if let Some(player) = &mut state.table.commanders[faction][continent] {
            if let [_, beneath @ ..] = player.combat_set.deck.as_mut_slice() {
                dice.shuffle(beneath);
            }
            if !seen[continent] {
                dice.shuffle(&mut player.combat_set.hand);
            }
        }
    }
    dice.shuffle(&mut state.table.banks[faction]);
    refills(state, faction, &seen, dice);

    let content = state.content.clone();
    for tactics in Tactics::ALL {
        let is_of = |card: &CombatCard| content.combat_card(*card).tactics == tactics;
        let mut faces = Vec::new();
        each_hidden(state, faction, &seen, |card| {
            if is_of(card) {
                faces.push(*card);
            }
        });
        dice.shuffle(&mut faces);
        each_hidden(state, faction, &seen, |card| {
            if is_of(card) {
                *card = faces.pop().unwrap();
            }
        });
    }
}

/// Where strange combat hands will be refilled from.
fn refills(state: &mut State, faction: Faction, seen: &ContinentMap<bool>, dice: &mut Dice) {
    for continent in Continent::ALL {
        let Some(Board { combat: Some(combat), .. }) = &mut state.table.boards[continent] else {
            continue;
        };
        let fighters = (combat.defender, combat.attacker);
        let mut redraw = |post: Post, laid: &mut LaidCard| {
            if post.faction == faction
                && !seen[post.continent]
                && let Origin::Hand { refill } = &mut laid.origin
            {
                *refill = [Source::Deck, Source::Reserve][dice.below(2) as usize];
            }
        };
        match &mut combat.step {
            CombatStep::AttackCard { defence } => redraw(fighters.0, defence),
            CombatStep::Fortifications { defence, attack }
            | CombatStep::Initiative { defence, attack }
            | CombatStep::Comparing { defence, attack } => {
                redraw(fighters.0, defence);
                redraw(fighters.1, attack);
            }
            CombatStep::DefenceCard | CombatStep::Closing => {}
        }
    }
}

fn each_hidden(
    state: &mut State,
    faction: Faction,
    seen: &ContinentMap<bool>,
    mut visit: impl FnMut(&mut CombatCard),
) {
    state.table.banks[faction].iter_mut().for_each(&mut visit);
    for continent in Continent::ALL {
        if let Some(player) = &mut state.table.commanders[faction][continent] {
            player.combat_set.deck.iter_mut().for_each(&mut visit);
            player.combat_set.reserve.iter_mut().for_each(&mut visit);
            if !seen[continent] {
                player.combat_set.hand.iter_mut().for_each(&mut visit);
            }
        }
        if let Some(Board { combat: Some(combat), .. }) = &mut state.table.boards[continent]
            && let CombatStep::AttackCard { defence } = &mut combat.step
            && combat.defender.faction == faction
        {
            let is_known = matches!(defence.origin, Origin::Hand { .. });
            if !(is_known && seen[combat.defender.continent]) {
                visit(&mut defence.card);
            }
        }
    }
}

/// Which regular tokens are in the pile, and in what order. The Ending Token lies undermost (IS-SETUP-29), or anywhere among
/// the lowest four (IS-SETUP-30).
fn time_tokens(state: &mut State, dice: &mut Dice) {
    let content: &Content = &state.content;
    let (turned, pile) = (&state.table.turned, &state.table.time_pile);
    let is_ending = |token: &TimeToken| content.time_token(*token).is_ending();
    let Some(&ending) = pile.iter().find(|token| is_ending(token)) else {
        return;
    };
    let mut regular: Vec<TimeToken> = content
        .time_tokens()
        .filter(|token| !is_ending(token) && !turned.contains(token))
        .collect();
    dice.shuffle(&mut regular);
    regular.truncate(pile.len() - 1);
    let lowest = if state.options.plays(OptionalRule::RandomLength) { 4 } else { 1 };
    let first = regular.len().saturating_sub(lowest - 1);
    let place = first + dice.below((regular.len() - first + 1) as u32) as usize;
    regular.insert(place, ending);
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
    let state = in_the_uwc_turn(&spec.record(6, with_optional_rules(&OptionalRule::ALL)).unwrap());
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
            assert_eq!(changes(&|state| format!("{:?}", player(state).combat_set.hand)), !is_seen);
            assert_eq!(changes(&|state| format!("{:?}", player(state).secret_operation)), !is_seen);
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
