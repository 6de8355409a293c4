//! IS-INFO: who sees what.

use umpire_engine::{Game as _, Viewer};
use umpire_iron_sky::{
    IronSky,
    action::{Action, Source},
    flow,
    ids::{CombatCard, Faction, Post, Tactics},
    state::{CombatSet, State},
    view::{BackOrigin, Cards, CombatStep, Means, View},
};

use crate::{
    actions::{SUBMIT, mobilize, permit},
    position::{
        CONTENT, Position, REICH_AMERICA, REICH_EUROPE, UWC_AMERICA, UWC_ASIA, UWC_EUROPE,
        combat_card, command_card,
    },
};

fn viewers(table: &Position) -> Vec<Viewer> {
    Viewer::all(table.state.players).collect()
}

/// The table as every viewer sees it.
fn views(state: &State) -> Vec<View> {
    Viewer::all(state.players).map(|viewer| IronSky::view(state, viewer)).collect()
}

fn seen_by(table: &Position, post: Post) -> View {
    IronSky::view(&table.state, Viewer::Seat(table.seat(post)))
}

fn tactics(card: CombatCard) -> Tactics {
    CONTENT.combat_card(card).tactics
}

/// The same table with the faces of a player's cards changed for others of the same colours out of the bank.
fn other_faces(
    table: &Position,
    post: Post,
    change: fn(&mut CombatSet) -> &mut CombatCard,
) -> State {
    let mut state = table.state.clone();
    let mut bank = state.table.banks[post.faction].clone();
    let player = state.table.commanders[post.faction][post.continent].as_mut().unwrap();
    let card = change(&mut player.combat_set);
    let banked =
        bank.iter_mut().find(|other| tactics(**other) == tactics(*card) && **other != *card);
    std::mem::swap(banked.expect("another face of this colour"), card);
    state.table.banks[post.faction] = bank;
    assert_ne!(state, table.state);
    state
}

#[test]
fn info_01_command_discard_piles_are_open_to_all() {
    let table = Position::new(4).command_cards(REICH_AMERICA, &[], &["IN02", "IN01"]);
    for view in views(&table.state) {
        let discard = &view.player(REICH_AMERICA).unwrap().discard;
        assert_eq!(*discard, [command_card("IN02"), command_card("IN01")]);
    }
}

#[test]
fn info_02_a_hand_is_seen_by_its_owner_and_not_by_team_mates() {
    let table = Position::new(4).hand(REICH_AMERICA, &["IN02", "IN01"]);
    for viewer in viewers(&table) {
        let hand = IronSky::view(&table.state, viewer).player(REICH_AMERICA).unwrap().hand.clone();
        let expected = if viewer == Viewer::Seat(table.seat(REICH_AMERICA)) {
            Cards::Known(vec![command_card("IN02"), command_card("IN01")])
        } else {
            Cards::Hidden { count: 2 }
        };
        assert_eq!(hand, expected);
    }
}

#[test]
fn info_03_of_cards_face_down_the_colours_are_open_and_the_order_is_not() {
    let table = Position::new(2)
        .combat_deck(UWC_AMERICA, &["CU-R1", "CU-Y1", "CU-Y2", "CU-Y3", "CU-G1"])
        .combat_deck_left(UWC_AMERICA, 5)
        .reserve(UWC_AMERICA, "CU-G2");
    let backs = views(&table.state)[0].player(UWC_AMERICA).unwrap().combat_set.backs.clone();
    assert_eq!((backs.top, backs.reserve), (Some(Tactics::Red), Some(Tactics::Green)));
    assert_eq!((backs.deck.red, backs.deck.yellow, backs.deck.green), (1, 3, 1));
    let bank = views(&table.state)[0].banks[Faction::Uwc];
    assert_eq!(bank.red + bank.yellow + bank.green, 38);
    let mut reordered = table.state.clone();
    let player = reordered.table.commanders.uwc[UWC_AMERICA.continent].as_mut().unwrap();
    player.combat_set.deck[1..].reverse();
    reordered.table.banks.uwc.reverse();
    assert_ne!(reordered, table.state);
    assert_eq!(views(&reordered), views(&table.state));
}

#[test]
fn info_04_combat_discard_piles_are_open_to_all() {
    let mut table = Position::new(2)
        .hand(REICH_AMERICA, &["IN01"])
        .combat_deck(REICH_AMERICA, &["CR-R1"])
        .reserve(UWC_AMERICA, "CU-G1");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.combat("america", Source::Reserve, Source::Deck);
    for view in views(&table.state) {
        let discard = |post| view.player(post).unwrap().combat_set.discard.clone();
        assert_eq!(discard(REICH_AMERICA), [combat_card("CR-R1")]);
        assert_eq!(discard(UWC_AMERICA), [combat_card("CU-G1")]);
    }
}

/// Rules: IS-RULING-48
#[test]
fn info_05_the_faces_of_deck_reserve_and_bank_are_hidden_from_everyone() {
    let table = Position::new(4);
    let top = other_faces(&table, UWC_AMERICA, |set| &mut set.deck[0]);
    assert_eq!(views(&top), views(&table.state));
    let deep = other_faces(&table, UWC_AMERICA, |set| &mut set.deck[5]);
    assert_eq!(views(&deep), views(&table.state));
    let reserve = other_faces(&table, UWC_AMERICA, |set| set.reserve.as_mut().unwrap());
    assert_eq!(views(&reserve), views(&table.state));
}

/// Rules: IS-INFO-05
#[test]
fn a_card_laid_for_a_combat_shows_its_back_and_where_it_came_from() {
    let mut table = Position::new(2).hand(REICH_AMERICA, &["IN01"]).reserve(UWC_AMERICA, "CU-G1");
    table.play(REICH_AMERICA, mobilize("IN01", "AM-III", "AM7", 1));
    table.play(UWC_AMERICA, Action::ChooseDefenceCard(Source::Reserve.into()));
    for view in views(&table.state) {
        let board = view.boards[UWC_AMERICA.continent].as_ref().unwrap();
        let CombatStep::AttackCard { defence } = board.combat.as_ref().unwrap().step else {
            panic!("the attacker's turn")
        };
        assert_eq!(
            (defence.origin, defence.tactics),
            (BackOrigin::Table(Source::Reserve), Tactics::Green)
        );
    }
}

#[test]
fn info_07_turned_tokens_are_open_and_unturned_ones_a_number() {
    let mut table = Position::new(2).end_phase(Faction::Uwc);
    let turned = table.state.table.time_pile[0];
    table.play(UWC_AMERICA, SUBMIT);
    for view in views(&table.state) {
        assert_eq!((view.time_pile, &view.turned[..]), (7, &[turned][..]));
    }
    let mut reordered = table.state.clone();
    reordered.table.time_pile.reverse();
    assert_eq!(views(&reordered), views(&table.state));
}

#[test]
fn info_08_resources_supplies_boards_tokens_trophies_and_done_are_open() {
    let mut table = Position::new(4)
        .lay("AM4 hq U[u] bf R[r]")
        .terror("AM2")
        .electronic_warfare("AM-II")
        .trophies(UWC_AMERICA, 4)
        .money(UWC_AMERICA, 5)
        .cp(REICH_AMERICA, 3);
    table.play(REICH_EUROPE, Action::DeclareDone);
    let state = &table.state;
    for view in views(state) {
        for post in state.posts() {
            let (seen, player) = (view.player(post).unwrap(), state.player(post).unwrap());
            assert_eq!((seen.supply, seen.is_done), (player.supply, player.is_done));
            assert_eq!((seen.hand.count(), usize::from(seen.deck)), (5, player.deck.len()));
            match (&seen.means, player.reich(), player.uwc()) {
                (Means::Reich(seen), Some(own), None) => {
                    assert_eq!(seen.command_points, own.command_points);
                }
                (Means::Uwc(seen), None, Some(own)) => {
                    assert_eq!((seen.money, seen.politics), (own.money, own.politics));
                    assert_eq!(seen.trophies, own.trophies);
                }
                (Means::Reich(_) | Means::Uwc(_), ..) => panic!("means of the other faction"),
            }
        }
        let (seen, board) = (view.boards[UWC_AMERICA.continent].as_ref().unwrap(), state);
        let board = board.board(UWC_AMERICA.continent).unwrap();
        assert_eq!((seen.position, seen.high_mark), (board.position, board.high_mark));
        assert_eq!(seen.orbit, board.orbit);
        assert_eq!(seen.terror, state.terror(UWC_AMERICA.continent));
        assert!(seen.electronic_warfare.is_some());
        let armies = seen.grounds.iter().map(|ground| (&ground.headquarters, &ground.battlefront));
        let laid = board.grounds.iter().map(|ground| (&ground.headquarters, &ground.battlefront));
        assert!(armies.eq(laid));
        assert_eq!(view.neutrals[UWC_ASIA.continent].unwrap().loans, 2);
    }
}

/// Rules: IS-ICM-07
#[test]
fn transit_permits_are_the_uwcs_secret() {
    let mut table = Position::new(4).uwc_turn();
    let (before, europe) = (table.state.clone(), table.seat(UWC_EUROPE));
    table.play(UWC_AMERICA, permit(europe, 3));
    let reich = Viewer::Seat(table.seat(REICH_AMERICA));
    for viewer in [reich, Viewer::Spectator] {
        assert_eq!(IronSky::view(&table.state, viewer), IronSky::view(&before, viewer));
    }
    let Means::Uwc(means) = seen_by(&table, UWC_EUROPE).player(UWC_AMERICA).unwrap().means.clone()
    else {
        panic!("the UWC's means")
    };
    assert_eq!(means.permits.unwrap().transits[UWC_EUROPE.continent], 3);
}

#[test]
fn info_10_what_is_awaited_does_not_show_what_a_player_holds() {
    let hands: [&[&str]; 3] = [&[], &["IN01", "IN06"], &["IN12", "IN13", "IN14", "IN15"]];
    let mut seen = hands.map(|hand| {
        let table = Position::new(4).hand(REICH_AMERICA, hand);
        let of = |viewer| IronSky::pending(&table.state, viewer);
        viewers(&table).into_iter().map(of).collect::<Vec<_>>()
    });
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[1], seen[2]);
    seen[0].dedup();
    assert_eq!(seen[0].len(), 1, "and is the same for all viewers");
    let table = Position::new(4);
    assert_eq!(flow::awaited(&table.state).len(), 2);
}
