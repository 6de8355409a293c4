//! The deal (ledger 5.1): chance in exactly this order, the same on every machine.

use alloc::vec::Vec;

use umpire_engine::Play;

use super::{combat_hand, end_phase};
use crate::{
    IronSky,
    content::{Content, Operation},
    event::Event,
    ids::{
        CommandCard, Commander, Continent, Faction, FactionMap, Orbit, Post, SecretOperation,
        Sector, Space, TimeToken,
    },
    ledger::{
        IS_RULING_04, IS_SETUP_02, IS_SETUP_11, IS_SETUP_12, IS_SETUP_13, IS_SETUP_14, IS_SETUP_16,
        IS_SETUP_18, IS_SETUP_19, IS_SETUP_21, IS_SETUP_24, IS_SETUP_29, IS_SETUP_30, IS_SETUP_33,
        IS_SETUP_36,
    },
    options::{Boards, OptionalRule, Seating},
};

/// The combat cards a player begins with (IS-SETUP-16); the rest is the bank (IS-SETUP-17).
const COMBAT_DECK: usize = 10;

/// The regular Time Tokens on the Ending Token (IS-SETUP-29): it is turned as the eighth (IS-RGL-02).
const REGULAR_TOKENS: usize = 7;

/// With random game length: the regular tokens shuffled with the Ending Token, and those on top of them (IS-SETUP-30). The
/// match ends after round 7, 8, 9 or 10, each as likely (IS-RGL-01). All nine regular tokens of the default content are in
/// the pile, for Eventful Times too (IS-PAIR-11).
const AMONG_ENDING: usize = 3;
const ABOVE_ENDING: usize = 6;

/// The Special Commands each player is dealt (IS-SETUP-13).
const SPECIAL_COMMANDS: usize = 2;

/// Deals everything out; of an optional rule nothing, if the match is played without (IS-GEN-06). What is not dealt of it
/// leaves the match unseen (IS-SETUP-15, IS-SETUP-35).
///
/// Command Points are at 0 (IS-SETUP-26), Electronic Warfare and Terror Tokens and Black Ops held by their owners
/// (IS-SETUP-27, IS-SETUP-28, IS-SETUP-22), Occupation and Destruction Tokens at 0 (IS-SETUP-31, IS-SETUP-32), Initiative
/// Tokens face up (IS-SETUP-37).
pub(super) fn deal(play: &mut Play<'_, IronSky>) {
    take_posts(play);
    shuffle_command_decks(play);
    if play.state().options.plays(OptionalRule::SpecialCommands) {
        deal_special_commands(play, Faction::Uwc);
        deal_special_commands(play, Faction::Reich);
        shuffle_special_commands_in(play);
    }
    deal_combat_cards(play, Faction::Uwc);
    deal_combat_cards(play, Faction::Reich);
    lay_out_tiles(play);
    pile_up_time(play);
    if play.state().options.plays(OptionalRule::SecretOperations) {
        deal_secret_operations(play, Faction::Uwc);
        deal_secret_operations(play, Faction::Reich);
    }
    for post in posts(play) {
        end_phase::fill_hand(play, IS_SETUP_36, post);
    }
}

fn posts(play: &Play<'_, IronSky>) -> Vec<Post> {
    play.state().posts().collect()
}

/// Boards, commanders, continents: drawn, or as the match request names them (IS-RULING-04).
///
/// What each neutral continent brings comes with the boards (IS-SETUP-03, IS-SETUP-04, IS-SETUP-05, IS-SETUP-06),
/// supplies and starting resources with the posts (IS-SETUP-20, IS-SETUP-23, IS-SETUP-25).
fn take_posts(play: &mut Play<'_, IronSky>) {
    match play.state().options.seating.clone() {
        Seating::Assigned(posts) => {
            let is_taken = |continent| posts.iter().any(|(post, _)| post.continent == continent);
            let in_play = west_to_east(is_taken);
            play.emit(IS_RULING_04, Event::BoardsChosen { in_play });
            play.emit(IS_RULING_04, Event::PostsTaken { posts });
        }
        Seating::Random { boards } => {
            let in_play = draw_boards(play, &boards);
            play.emit(IS_SETUP_02, Event::BoardsChosen { in_play: in_play.clone() });
            let commanders = draw_commanders(play);
            let posts = deal_continents(play, &commanders, &in_play);
            play.emit(IS_SETUP_11, Event::PostsTaken { posts });
        }
    }
}

fn west_to_east(is_in_play: impl Fn(Continent) -> bool) -> Vec<Continent> {
    Continent::ALL.into_iter().filter(|&continent| is_in_play(continent)).collect()
}

/// One board per two players (IS-SETUP-02), in their row (IS-SETUP-01).
fn draw_boards(play: &mut Play<'_, IronSky>, boards: &Boards) -> Vec<Continent> {
    let pairs = usize::from(play.state().players / 2);
    match boards {
        Boards::These(these) => west_to_east(|continent| these.contains(&continent)),
        Boards::Random if pairs == Continent::ALL.len() => Continent::ALL.to_vec(),
        Boards::Random => {
            let mut drawn = Continent::ALL;
            play.dice().shuffle(&mut drawn);
            west_to_east(|continent| drawn.iter().take(pairs).any(|&board| board == continent))
        }
    }
}

/// Each player's commander, and with it his faction (IS-SETUP-07).
fn draw_commanders(play: &mut Play<'_, IronSky>) -> Vec<Commander> {
    let content = play.content();
    let players = usize::from(play.state().players);
    let mut sheets: Vec<Commander> = content.commanders().collect();
    play.dice().shuffle(&mut sheets);
    let faction = |sheet: &Commander| content.commander(*sheet).faction;
    match (players, sheets.first()) {
        // The second draws from the opposing three (IS-SETUP-09).
        (2, Some(&first)) => {
            let opposing = faction(&first).opposing();
            let mut sheets: Vec<Commander> = content.commanders_of(opposing).collect();
            play.dice().shuffle(&mut sheets);
            core::iter::once(first).chain(sheets.first().copied()).collect()
        }
        _ => {
            // A third commander of a faction is left out (IS-SETUP-08); with six players none is.
            let mut seats = FactionMap::from_fn(|_| players / 2);
            let mut has_seat = |sheet: &Commander| {
                let left = &mut seats[faction(sheet)];
                let has = *left > 0;
                *left = left.saturating_sub(1);
                has
            };
            sheets.into_iter().filter(|sheet| has_seat(sheet)).take(players).collect()
        }
    }
}

/// Deals the commanders to the continents in play, the UWC's first (IS-SETUP-11). The posts stand in seat order.
fn deal_continents(
    play: &mut Play<'_, IronSky>,
    commanders: &[Commander],
    in_play: &[Continent],
) -> Vec<(Post, Commander)> {
    let content = play.content();
    let mut dealt: Vec<(Post, Commander)> = Vec::new();
    for faction in [Faction::Uwc, Faction::Reich] {
        let mut in_match: Vec<Commander> = content
            .commanders_of(faction)
            .filter(|commander| commanders.contains(commander))
            .collect();
        play.dice().shuffle(&mut in_match);
        let posts = in_play.iter().map(|&continent| Post::new(faction, continent));
        dealt.extend(posts.zip(in_match));
    }
    commanders
        .iter()
        .filter_map(|&mine| dealt.iter().copied().find(|&(_, commander)| commander == mine))
        .collect()
}

/// Each class has its own fifteen cards (IS-SETUP-10).
fn shuffle_command_decks(play: &mut Play<'_, IronSky>) {
    let content = play.content();
    for post in posts(play) {
        let Some(player) = play.state().player(post) else {
            continue;
        };
        let mut deck = content.deck(player.commander).to_vec();
        play.dice().shuffle(&mut deck);
        play.emit(IS_SETUP_12, Event::CommandDeckShuffled { post, deck });
    }
}

fn posts_of(play: &Play<'_, IronSky>, faction: Faction) -> Vec<Post> {
    play.state().posts().filter(|post| post.faction == faction).collect()
}

/// Two to each player, both at once, unseen.
fn deal_special_commands(play: &mut Play<'_, IronSky>, faction: Faction) {
    let mut pile: Vec<CommandCard> = play.content().special_commands(faction).collect();
    play.dice().shuffle(&mut pile);
    let mut pile = pile.into_iter();
    let posts = posts_of(play, faction);
    let dealt = posts
        .into_iter()
        .map(|post| (post, pile.by_ref().take(SPECIAL_COMMANDS).collect()))
        .collect();
    play.emit(IS_SETUP_13, Event::SpecialCommandsDealt { faction, dealt });
}

/// Nobody sees the two cards go into the deck.
fn shuffle_special_commands_in(play: &mut Play<'_, IronSky>) {
    for post in posts(play) {
        let Some(player) = play.state().player(post) else {
            continue;
        };
        let mut deck = player.deck.clone();
        play.dice().shuffle(&mut deck);
        play.emit(IS_SETUP_14, Event::CommandDeckShuffled { post, deck });
    }
}

/// One to each player, for his eyes only; World Police needs a third continent (IS-SETUP-34).
fn deal_secret_operations(play: &mut Play<'_, IronSky>, faction: Faction) {
    let content = play.content();
    let is_played = |&operation: &SecretOperation| {
        play.state().players > 2
            || content.secret_operation(operation).operation != Operation::WorldPolice
    };
    let mut pile: Vec<SecretOperation> =
        content.secret_operations(faction).filter(is_played).collect();
    play.dice().shuffle(&mut pile);
    let dealt = posts_of(play, faction).into_iter().zip(pile).collect();
    play.emit(IS_SETUP_33, Event::SecretOperationsDealt { faction, dealt });
}

fn deal_combat_cards(play: &mut Play<'_, IronSky>, faction: Faction) {
    let posts = posts_of(play, faction);
    let mut cards = play.content().combat_deck(faction).to_vec();
    play.dice().shuffle(&mut cards);
    let mut cards = cards.into_iter();
    let decks =
        posts.iter().map(|&post| (post, cards.by_ref().take(COMBAT_DECK).collect())).collect();
    let bank = cards.collect();
    play.emit(IS_SETUP_16, Event::CombatCardsDealt { faction, decks, bank });
    for post in posts {
        combat_hand::fill(play, IS_SETUP_19, post);
        play.emit(IS_SETUP_18, Event::ReserveLaid { post });
    }
}

/// The UWC garrisons its flags, the Reich its orbital sectors.
fn lay_out_tiles(play: &mut Play<'_, IronSky>) {
    let content = play.content();
    for faction in [Faction::Uwc, Faction::Reich] {
        for post in posts_of(play, faction) {
            let (rule, spaces) = match faction {
                Faction::Uwc => (IS_SETUP_21, flags(&content, post.continent)),
                Faction::Reich => (IS_SETUP_24, sectors(post.continent)),
            };
            for space in spaces {
                play.emit(rule, Event::UnitsPlaced { post, space, count: 1 });
            }
        }
    }
}

fn flags(content: &Content, continent: Continent) -> Vec<Space> {
    content
        .territories(continent)
        .filter(|&territory| content.territory(territory).flag)
        .map(Space::Territory)
        .collect()
}

fn sectors(continent: Continent) -> Vec<Space> {
    Sector::ALL.map(|sector| Space::Orbit(Orbit { continent, sector })).to_vec()
}

fn pile_up_time(play: &mut Play<'_, IronSky>) {
    let content = play.content();
    let is_ending = |token: &TimeToken| content.time_token(*token).is_ending();
    let (ending, mut regular): (Vec<TimeToken>, Vec<TimeToken>) =
        content.time_tokens().partition(is_ending);
    play.dice().shuffle(&mut regular);
    let mut regular = regular.into_iter();
    if play.state().options.plays(OptionalRule::RandomLength) {
        let mut lowest: Vec<TimeToken> =
            regular.by_ref().take(AMONG_ENDING).chain(ending).collect();
        play.dice().shuffle(&mut lowest);
        let pile = regular.take(ABOVE_ENDING).chain(lowest).collect();
        play.emit(IS_SETUP_30, Event::TimePileLaid { pile });
    } else {
        let pile = regular.take(REGULAR_TOKENS).chain(ending).collect();
        play.emit(IS_SETUP_29, Event::TimePileLaid { pile });
    }
}
