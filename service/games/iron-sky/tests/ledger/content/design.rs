//! What the default pack promises beyond IS-CONTENT, and how content answers questions.

use std::collections::BTreeSet;

use umpire_engine::Digested as _;
use umpire_iron_sky::content::{CardOwner, Content, Face, Files, Operation, Square};
use umpire_iron_sky::ids::{Continent, Faction, Orbit, Sector, Space, Tactics, Territory};

fn content() -> Content {
    Content::default_pack()
}

fn numbers(territories: impl Iterator<Item = Territory>) -> Vec<u8> {
    territories.map(|territory| territory.number).collect()
}

#[test]
fn gen_07_the_default_pack_has_the_pieces_of_the_box() {
    let content = content();
    assert_eq!(content.commanders().count(), 6);
    for commander in content.commanders() {
        assert_eq!(content.deck(commander).len(), 15);
    }
    for faction in Faction::ALL {
        assert_eq!(content.commanders_of(faction).count(), 3);
        assert_eq!(content.combat_deck(faction).len(), 48);
        assert_eq!(content.secret_operations(faction).count(), 8);
        assert_eq!(content.special_commands(faction).count(), 8);
    }
    for continent in Continent::ALL {
        let board = content.board(continent);
        assert_eq!((board.uwc_tiles, board.reich_tiles), (15, 20));
    }
    assert_eq!(content.time_tokens().count(), 10);
}

/// Rules: IS-BOARD-01
#[test]
fn a_continent_has_seven_territories_of_thirteen_points_and_flags_on_the_better_ones() {
    let content = content();
    for continent in Continent::ALL {
        let rows: Vec<_> =
            content.territories(continent).map(|territory| content.territory(territory)).collect();
        let mut values: Vec<_> = rows.iter().map(|row| row.vp).collect();
        values.sort_unstable();
        assert_eq!(values, [1, 1, 1, 2, 2, 2, 4]);
        assert!(rows.iter().all(|row| row.flag == (row.vp > 1)));
        assert_eq!(rows.iter().map(|row| &row.slug).collect::<BTreeSet<_>>().len(), 7);
    }
}

/// Rules: IS-BOARD-04, IS-BOARD-05, IS-DEF-20
#[test]
fn routes_lead_both_ways_within_a_continent_or_between_two() {
    let content = content();
    for continent in Continent::ALL {
        let mut ends = 0;
        for territory in content.territories(continent) {
            let row = content.territory(territory);
            ends += row.surface.len();
            for &to in &row.surface {
                assert_eq!(to.continent, continent);
                assert!(content.territory(to).surface.contains(&territory));
            }
            for &to in &row.white {
                assert_ne!(to.continent, continent);
                assert!(content.territory(to).white.contains(&territory));
            }
        }
        assert_eq!(ends, 2 * 9);
    }
    let between = |one, other| {
        let routes =
            content.territories(one).flat_map(|territory| &content.territory(territory).white);
        routes.filter(|to| to.continent == other).count()
    };
    assert_eq!(between(Continent::America, Continent::Europe), 3);
    assert_eq!(between(Continent::Europe, Continent::Asia), 3);
    assert_eq!(between(Continent::America, Continent::Asia), 2);
}

/// Rules: IS-BOARD-06
#[test]
fn red_routes_join_a_territory_with_the_sector_above_it_and_lead_everywhere_in_two_moves() {
    let content = content();
    for continent in Continent::ALL {
        let landings: Vec<Territory> = Sector::ALL
            .into_iter()
            .flat_map(|sector| content.landings(Orbit { continent, sector }))
            .copied()
            .collect();
        assert_eq!(landings.len(), 5);
        for territory in content.territories(continent) {
            let row = content.territory(territory);
            let above = Orbit { continent, sector: row.sector };
            let joined = landings.contains(&territory);
            assert_eq!(content.orbital_route(territory), joined.then_some(above));
            assert!(joined || row.surface.iter().any(|next| landings.contains(next)));
            assert!(row.vp < 4 || !joined);
        }
        for sector in Sector::ALL {
            let weak = content.landings(Orbit { continent, sector }).iter().filter(|&&landing| {
                let row = content.territory(landing);
                row.vp == 1 && !row.flag
            });
            assert_eq!(weak.count(), 1);
        }
        let without = content.territories(continent).filter(|landing| !landings.contains(landing));
        let mut values: Vec<_> = without.map(|territory| content.territory(territory).vp).collect();
        values.sort_unstable();
        assert_eq!(values, [2, 4]);
    }
}

/// Rules: IS-RULING-07
#[test]
fn five_territories_of_each_continent_border_on_another_and_each_continent_on_both() {
    let content = content();
    let bordering = |continent| {
        numbers(content.territories(continent).filter(|&territory| content.is_bordering(territory)))
    };
    assert_eq!(bordering(Continent::America), [1, 2, 4, 6, 7]);
    assert_eq!(bordering(Continent::Europe), [1, 2, 3, 6, 7]);
    assert_eq!(bordering(Continent::Asia), [1, 2, 3, 5, 6]);
    for one in Continent::ALL {
        for other in Continent::ALL {
            let any =
                content.territories(one).any(|territory| content.borders_on(territory, other));
            assert_eq!(any, one != other);
        }
    }
}

/// Hits and Repels among these squares.
fn hits_and_repels<'a>(squares: impl Iterator<Item = &'a Square>) -> (usize, usize) {
    squares.fold((0, 0), |(hits, repels), square| match square {
        Square::Blank => (hits, repels),
        Square::Hit | Square::DoubleHit => (hits + 1, repels),
        Square::Repel => (hits, repels + 1),
    })
}

/// Rules: IS-CMB-04
#[test]
fn the_colour_of_a_combat_card_tells_what_to_expect_of_it() {
    let content = content();
    for faction in Faction::ALL {
        for tactics in Tactics::ALL {
            let faces: Vec<&Face> = content
                .combat_deck(faction)
                .iter()
                .map(|&card| content.combat_card(card))
                .filter(|face| face.tactics == tactics)
                .collect();
            assert_eq!(faces.len(), 16);
            for Face { slug, attack, defence, .. } in faces {
                let in_squares = |range: core::ops::Range<usize>| {
                    hits_and_repels(attack[range.clone()].iter().chain(&defence[range]))
                };
                let (hits, repels) = in_squares(0..3);
                let (early_hits, early_repels) = in_squares(0..2);
                let (first, rest) = (in_squares(0..1), in_squares(1..3));
                assert!(
                    match tactics {
                        Tactics::Red => early_hits > early_repels,
                        Tactics::Green => early_repels > early_hits,
                        Tactics::Yellow =>
                            hits.abs_diff(repels) <= 1 && rest.0 + rest.1 > first.0 + first.1,
                    },
                    "{slug}"
                );
            }
        }
    }
}

/// Rules: IS-RULING-88
#[test]
fn every_territory_of_value_one_or_two_is_of_interest_once_to_each_faction() {
    let content = content();
    for faction in Faction::ALL {
        for continent in Continent::ALL {
            let mut named: Vec<(u8, u8)> = content
                .secret_operations(faction)
                .map(|operation| content.secret_operation(operation))
                .filter_map(|row| match &row.operation {
                    Operation::TerritoryOfInterest(numbers) => {
                        Some((numbers[continent], row.points))
                    }
                    Operation::BorderGuard
                    | Operation::WorldPolice
                    | Operation::MasteryOfSpace
                    | Operation::Dominion => None,
                })
                .collect();
            named.sort_unstable();
            let wanted: Vec<(u8, u8)> = content
                .territories(continent)
                .filter_map(|territory| match content.territory(territory).vp {
                    1 => Some((territory.number, 5)),
                    2 => Some((territory.number, 4)),
                    _ => None,
                })
                .collect();
            assert_eq!(named, wanted);
        }
    }
}

#[test]
fn decks_are_in_content_order_with_copies_beside_each_other() {
    let content = content();
    for commander in content.commanders() {
        let deck = content.deck(commander);
        let slugs: Vec<_> = deck.iter().map(|&card| &content.command_card(card).slug).collect();
        assert!(slugs.is_sorted());
        assert!(
            deck.iter()
                .all(|&card| content.command_card(card).owner == CardOwner::Class(commander))
        );
    }
    let reich: Vec<_> = content.combat_deck(Faction::Reich).iter().collect();
    let slugs: Vec<_> =
        reich.iter().map(|&&card| content.combat_card(card).slug.as_str()).collect();
    assert!(slugs.is_sorted());
    assert_eq!(slugs[..4], ["CR-G1", "CR-G1", "CR-G2", "CR-G2"]);
    let classes: Vec<_> =
        content.commanders().map(|one| content.commander(one).slug.as_str()).collect();
    assert_eq!(
        classes,
        ["agent", "artillerie", "einsatzgruppen", "general", "infanterie", "politician"]
    );
}

#[test]
fn every_id_names_what_it_is_the_id_of() {
    let content = content();
    for continent in Continent::ALL {
        for territory in content.territories(continent) {
            let slug = content.space_slug(territory.into());
            assert_eq!(content.space(slug), Some(Space::Territory(territory)));
        }
        for sector in Sector::ALL {
            let orbit = Orbit { continent, sector };
            let slug = content.space_slug(orbit.into());
            assert_eq!(content.space(slug), Some(Space::Orbit(orbit)));
        }
    }
    for commander in content.commanders() {
        assert_eq!(content.commander_named(&content.commander(commander).slug), Some(commander));
        for &card in content.deck(commander) {
            assert_eq!(content.command_card_named(&content.command_card(card).slug), Some(card));
        }
    }
    for &card in Faction::ALL.iter().flat_map(|&faction| content.combat_deck(faction)) {
        assert_eq!(content.combat_card_named(&content.combat_card(card).slug), Some(card));
    }
    for token in content.time_tokens() {
        assert_eq!(content.time_token_named(&content.time_token(token).slug), Some(token));
    }
}

#[test]
fn what_is_no_id_names_nothing() {
    let content = content();
    for slug in ["", "AM", "AM0", "AM8", "AM01", "AM+1", "am1", "AM-IV", "AM-", "AMI", "AF1", "ÅM1"]
    {
        assert_eq!(content.space(slug), None, "{slug}");
    }
    assert_eq!(content.command_card_named("PO16"), None);
    assert_eq!(content.combat_card_named("CR-R1a"), None);
}

#[test]
fn the_digest_is_of_what_the_pack_says_and_not_of_how_it_is_written() {
    let default = content().digest();
    let (head, rows) = Files::DEFAULT.time_tokens.split_once("[\n").unwrap();
    let mut turned: Vec<_> = rows.lines().take_while(|line| *line != "]").collect();
    turned.reverse();
    let time_tokens = format!("{head}[\n\n{}\n]", turned.join("\n"));
    let boards = Files::DEFAULT.boards.replace("[1, 2]", "[2, 1]");
    let rewritten = Files { time_tokens: &time_tokens, boards: &boards, ..Files::DEFAULT };
    assert_eq!(Content::load(&rewritten).unwrap().digest(), default);

    let meter = Files::DEFAULT.meter.replace("reich_vp = 10", "reich_vp = 11");
    let changed = Files { meter: &meter, ..Files::DEFAULT };
    assert_ne!(Content::load(&changed).unwrap().digest(), default);
    let pack = Files::DEFAULT.pack.replace("id = \"default\"", "id = \"other\"");
    let renamed = Files { pack: &pack, ..Files::DEFAULT };
    assert_ne!(Content::load(&renamed).unwrap().digest(), default);
}
