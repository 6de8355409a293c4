//! IS-SETUP: what lies on the table when a match begins.

use umpire_engine::{Cited as _, Game as _, RuleId, Seat};
use umpire_iron_sky::{
    IronSky,
    event::Event,
    ids::{CommandCard, Commander, Continent, Faction, Post, TimeToken},
    ledger::{IS_RULING_04, IS_SETUP_02},
    options::{Boards, Options, Seating},
    state::{Phase, Tile},
};

use crate::position::{CONTENT, Position, REICH_AMERICA, UWC_AMERICA, chance_of, commander};

/// Matches of so many players by different chances, all drawn.
pub(crate) fn deals(players: u8) -> impl Iterator<Item = Position> {
    (0..24).map(move |chance| Position::deal(&Options::default(), players, chance))
}

fn boards(boards: &[Continent]) -> Options {
    let boards = Boards::These(boards.to_vec());
    Options { seating: Seating::Random { boards }, ..Options::default() }
}

/// The boards in play, from west to east.
pub(crate) fn in_play(position: &Position) -> Vec<Continent> {
    let is_in_play = |&continent: &Continent| position.state.is_in_play(continent);
    Continent::ALL.into_iter().filter(is_in_play).collect()
}

/// The rule that such a match breaks.
pub(crate) fn refusal(options: &Options, players: u8) -> Option<RuleId> {
    let refusal = IronSky::setup(&CONTENT, options, players).err()?;
    Some(refusal.violations()[0].rule())
}

#[test]
fn setup_01_the_boards_lie_in_their_row_from_west_to_east() {
    let table = Position::deal(&boards(&[Continent::Asia, Continent::America]), 4, 0);
    let Event::BoardsChosen { in_play } = &table.dealt[0].event else { panic!("boards first") };
    assert_eq!(*in_play, [Continent::America, Continent::Asia]);
}

#[test]
fn setup_02_one_board_per_two_players_is_chosen_or_drawn() {
    let drawn: Vec<Vec<Continent>> = deals(2).map(|table| in_play(&table)).collect();
    assert!(Continent::ALL.iter().all(|&board| drawn.contains(&vec![board])));
    let pairs: Vec<Vec<Continent>> = deals(4).map(|table| in_play(&table)).collect();
    assert!(pairs.contains(&vec![Continent::America, Continent::Asia]));
    for table in (0..6).map(|chance| Position::deal(&boards(&[Continent::Asia]), 2, chance)) {
        assert_eq!(in_play(&table), [Continent::Asia]);
    }
    assert_eq!(refusal(&boards(&[Continent::Asia; 2]), 4), Some(IS_SETUP_02));
    assert_eq!(refusal(&boards(&[Continent::Asia]), 4), Some(IS_SETUP_02));
    assert_eq!(in_play(&Position::on(&["europe", "asia"])), [Continent::Europe, Continent::Asia]);
}

/// Rules: IS-SETUP-03, IS-SETUP-04, IS-SETUP-06, IS-DEF-23
#[test]
fn setup_05_each_neutral_continent_brings_its_tokens_and_units() {
    for (players, neutral) in [(2, 2), (4, 1), (6, 0)] {
        for table in deals(players) {
            let table = &table.state.table;
            let brought: Vec<_> =
                table.neutrals.iter().filter_map(|(_, neutral)| neutral.as_ref()).collect();
            assert_eq!(brought.len(), neutral);
            let all = |of: fn(&umpire_iron_sky::state::Neutral) -> u8| {
                brought.iter().map(|neutral| usize::from(of(neutral))).sum::<usize>()
            };
            assert_eq!(all(|neutral| neutral.loans), 2 * neutral);
            assert_eq!(all(|neutral| neutral.guidance), neutral);
            assert_eq!(all(|neutral| neutral.units), 2 * neutral);
        }
    }
}

/// The commander of each seat.
fn sheets(table: &Position, players: u8) -> Vec<Commander> {
    let post = |seat| table.state.post(seat).unwrap();
    Seat::all(players).map(|seat| table.player(post(seat)).commander).collect()
}

#[test]
fn setup_07_a_drawn_sheet_gives_faction_and_commander() {
    let mut firsts = Vec::new();
    for table in deals(6) {
        for post in table.posts() {
            assert_eq!(CONTENT.commander(table.player(post).commander).faction, post.faction);
        }
        let mut drawn = sheets(&table, 6);
        firsts.push(drawn[0]);
        drawn.sort();
        assert_eq!(drawn, CONTENT.commanders().collect::<Vec<_>>());
    }
    assert!(CONTENT.commanders().all(|sheet| firsts.contains(&sheet)), "any seat may draw any");
}

/// The deal of a match by the letter of chapter 5.1: the seats' commanders with their continents.
fn by_the_letter(players: u8, chance: u8) -> (Vec<(Commander, Continent)>, u64) {
    let mut dice = chance_of(chance);
    let names = |names: &[&str]| names.iter().map(|name| commander(name)).collect::<Vec<_>>();
    let faction = |sheet: Commander| CONTENT.commander(sheet).faction;
    let mut row = Continent::ALL.to_vec();
    if players < 6 {
        dice.shuffle(&mut row);
        row.truncate(usize::from(players / 2));
        row.sort();
    }
    let mut all =
        names(&["agent", "artillerie", "einsatzgruppen", "general", "infanterie", "politician"]);
    dice.shuffle(&mut all);
    let mut drawn: Vec<Commander> = Vec::new();
    if players == 2 {
        let mut others = match faction(all[0]) {
            Faction::Reich => names(&["agent", "general", "politician"]),
            Faction::Uwc => names(&["artillerie", "einsatzgruppen", "infanterie"]),
        };
        dice.shuffle(&mut others);
        drawn = vec![all[0], others[0]];
    } else {
        for sheet in all {
            let same = drawn.iter().filter(|&&other| faction(other) == faction(sheet)).count();
            if same < usize::from(players / 2) {
                drawn.push(sheet);
            }
        }
    }
    let mut places = Vec::new();
    for side in [Faction::Uwc, Faction::Reich] {
        let mut own: Vec<_> =
            drawn.iter().copied().filter(|&sheet| faction(sheet) == side).collect();
        own.sort();
        dice.shuffle(&mut own);
        places.extend(own.into_iter().zip(row.iter().copied()));
    }
    let place = |sheet| places.iter().find(|(other, _)| *other == sheet).unwrap().1;
    (drawn.into_iter().map(|sheet| (sheet, place(sheet))).collect(), dice.word())
}

/// Rules: IS-SETUP-09, IS-SETUP-11, IS-SETUP-07
#[test]
fn setup_08_commanders_and_continents_are_drawn_in_the_stated_order() {
    for players in [2, 4, 6] {
        for chance in 0..24 {
            let table = Position::deal(&Options::default(), players, chance);
            let seats: Vec<(Commander, Continent)> = Seat::all(players)
                .map(|seat| table.state.post(seat).unwrap())
                .map(|post| (table.player(post).commander, post.continent))
                .collect();
            assert_eq!(seats, by_the_letter(players, chance).0);
        }
    }
}

/// Rules: IS-SETUP-10, IS-SETUP-16
#[test]
fn setup_12_decks_combat_cards_and_time_are_shuffled_in_the_stated_order() {
    for chance in 0..4 {
        let table = Position::deal(&Options::default(), 6, chance);
        let mut dice = chance_of(chance).at_word(by_the_letter(6, chance).1);
        for post in Post::ALL {
            let mut deck: Vec<CommandCard> = CONTENT.deck(table.player(post).commander).to_vec();
            dice.shuffle(&mut deck);
            let player = table.player(post);
            assert_eq!([&player.hand[..], &player.deck[..]].concat(), deck);
        }
        for faction in [Faction::Uwc, Faction::Reich] {
            let mut cards = CONTENT.combat_deck(faction).to_vec();
            dice.shuffle(&mut cards);
            for (post, ten) in Post::of(faction).zip(cards.chunks(10)) {
                let set = &table.player(post).combat_set;
                assert_eq!((set.reserve, &set.deck[..]), (Some(ten[0]), &ten[1..]));
            }
            assert_eq!(table.state.table.banks[faction], cards[30..]);
        }
        let is_ending = |token: &TimeToken| CONTENT.time_token(*token).is_ending();
        let (ending, mut regular): (Vec<_>, Vec<_>) = CONTENT.time_tokens().partition(is_ending);
        dice.shuffle(&mut regular);
        assert_eq!(table.state.table.time_pile, [&regular[..7], &ending[..]].concat());
        assert_eq!(table.word(), dice.word(), "nothing else is drawn");
    }
}

/// Rules: IS-RULING-04
#[test]
fn assigned_seating_takes_the_place_of_the_draw() {
    let seats = vec![
        (Post::new(Faction::Uwc, Continent::Asia), commander("agent")),
        (Post::new(Faction::Reich, Continent::Asia), commander("artillerie")),
    ];
    let options = Options { seating: Seating::Assigned(seats.clone()), ..Options::default() };
    let table = Position::deal(&options, 2, 0);
    for (seat, (post, class)) in Seat::all(2).zip(seats) {
        assert_eq!(table.state.post(seat), Some(post));
        assert_eq!(table.player(post).commander, class);
    }
    let shared = vec![
        (Post::new(Faction::Uwc, Continent::Asia), commander("agent")),
        (Post::new(Faction::Reich, Continent::Asia), commander("agent")),
    ];
    let shared = Options { seating: Seating::Assigned(shared), ..Options::default() };
    assert_eq!(refusal(&shared, 2), Some(IS_RULING_04));
}

/// Rules: IS-SETUP-18, IS-DEF-25
#[test]
fn setup_17_the_bank_is_what_is_left_after_ten_cards_each() {
    for (players, left) in [(6, 18), (4, 28), (2, 38)] {
        let table = Position::new(players);
        for post in table.posts() {
            let set = &table.player(post).combat_set;
            assert_eq!((set.deck.len(), set.reserve.is_some(), set.discard.len()), (9, true, 0));
            assert_eq!(table.state.table.banks[post.faction].len(), left);
        }
    }
}

/// Rules: IS-SETUP-20, IS-DEF-07, IS-DEF-22
#[test]
fn setup_21_one_uwc_tile_stands_on_every_flag() {
    let table = Position::new(6);
    for (slug, flag) in
        [("AM1", false), ("AM2", true), ("EU1", true), ("EU7", false), ("AS4", true)]
    {
        let expected = if flag { format!("{slug} hq U[u]") } else { slug.to_owned() };
        assert_eq!(table.shows(slug), expected);
    }
    for post in Post::of(Faction::Uwc) {
        let flags = CONTENT
            .territories(post.continent)
            .filter(|&territory| CONTENT.territory(territory).flag)
            .inspect(|&territory| {
                let army = &table.state.ground(territory).headquarters;
                assert_eq!(army.tiles(), [Tile::Unit(post)]);
            });
        assert_eq!((flags.count(), table.supply_of(post)), (4, 15 - 4));
    }
}

/// Rules: IS-SETUP-23
#[test]
fn setup_24_one_reich_tile_is_in_every_orbital_sector() {
    let table = Position::on(&["america", "asia"]);
    for slug in ["AM-I", "AM-II", "AM-III", "AS-I", "AS-II", "AS-III"] {
        assert_eq!(table.shows(slug), format!("{slug} R[r]"));
    }
    for post in Post::of(Faction::Reich).filter(|post| table.posts().contains(post)) {
        assert_eq!(table.supply_of(post), 20 - 3);
    }
}

#[test]
fn setup_25_uwc_players_start_with_what_their_sheet_shows() {
    for (class, start) in [("politician", (1, 3)), ("general", (3, 1)), ("agent", (2, 2))] {
        assert_eq!(Position::new(2).uwc("america", "general").purse(UWC_AMERICA), (3, 1));
        let sheet = CONTENT.commander(commander(class)).uwc.unwrap();
        assert_eq!((sheet.money, sheet.politics), start);
        let options = Options {
            seating: Seating::Assigned(vec![
                (UWC_AMERICA, commander(class)),
                (REICH_AMERICA, commander("infanterie")),
            ]),
            ..Options::default()
        };
        assert_eq!(Position::deal(&options, 2, 0).purse(UWC_AMERICA), start);
    }
}

/// Rules: IS-SETUP-27, IS-SETUP-28, IS-SETUP-31, IS-SETUP-32
#[test]
fn setup_26_the_reich_begins_without_points_and_all_tokens_are_held() {
    let table = Position::new(6);
    let gained: Vec<u8> = table
        .dealt
        .iter()
        .filter_map(|fact| match fact.event {
            Event::ResourceGained { amount, .. } => Some(amount),
            _ => None,
        })
        .collect();
    assert_eq!(gained, [6; 3], "nothing but the first income of the three Reich players");
    for continent in Continent::ALL {
        assert_eq!(table.cp_of(Post::new(Faction::Reich, continent)), 6);
        assert_eq!(table.state.terror(continent), None);
        assert_eq!(table.state.electronic_warfare(continent), None);
        assert_eq!(table.meter(continent.slug()), (0, 0));
    }
}

/// Rules: IS-EX-S7, IS-RGL-02
#[test]
fn setup_29_seven_tokens_lie_on_the_ending_token_and_it_is_turned_after_round_eight() {
    for table in deals(2) {
        let pile = &table.state.table.time_pile;
        let endings: Vec<bool> =
            pile.iter().map(|&token| CONTENT.time_token(token).is_ending()).collect();
        assert_eq!(endings, [[false; 7].as_slice(), &[true]].concat());
    }
    let mut table = Position::new(2);
    for round in 1..=8 {
        assert_eq!((table.state.table.round, table.state.table.outcome.is_none()), (round, true));
        for _ in Faction::ALL {
            table.all_done();
            table.all_submit();
        }
    }
    assert!(table.state.table.outcome.is_some());
    assert_eq!((table.state.table.round, table.state.table.turned.len()), (8, 8));
}

#[test]
fn setup_36_each_player_draws_five_command_cards() {
    for table in deals(4) {
        for post in table.posts() {
            let player = table.player(post);
            assert_eq!((player.hand.len(), player.deck.len(), player.discard.len()), (5, 10, 0));
        }
    }
}

#[test]
fn setup_38_round_one_starts_with_the_reichs_turn() {
    let table = &Position::new(6).state.table;
    assert_eq!((table.round, table.active, table.phase), (1, Faction::Reich, Phase::Command));
}
