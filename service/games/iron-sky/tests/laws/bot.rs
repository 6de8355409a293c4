//! The automatic player beats a random one, on either side.

use umpire_engine::{Dice, Record, Seed, Shared, Time, Turn, simulate};
use umpire_iron_sky::{IronSky, bot, content::Content, ids::Faction, options::Options};

const MATCHES: u8 = 20;

/// How many of [`MATCHES`] the bots win.
fn wins(players: u8, bots: Faction) -> u8 {
    let content = Shared::new(Content::default_pack());
    (0..MATCHES)
        .map(|number| {
            let seed = Seed([number; 32]);
            let mut dice = Dice::new(&seed, "players", &[]);
            let record = Record {
                match_id: "bots".into(),
                options: Options::default(),
                players,
                seed,
                entropy: Vec::new(),
                dealt_at: Time(0),
                lines: Vec::new(),
            };
            let finished = simulate::<IronSky>(&content, record, |turn| {
                if faction(turn) == bots {
                    bot::choose(turn, &mut dice)
                } else {
                    turn.at_random(bot::weigh, &mut dice)
                }
            });
            u8::from(finished.unwrap().outcome.winner == Some(bots))
        })
        .sum()
}

fn faction(turn: &Turn<'_, IronSky>) -> Faction {
    turn.view().players[usize::from(turn.seat.0)].post.faction
}

#[test]
fn bots_of_the_reich_beat_random_players() {
    assert!(wins(2, Faction::Reich) >= MATCHES * 9 / 10);
    assert!(wins(6, Faction::Reich) >= MATCHES * 9 / 10);
}

#[test]
fn bots_of_the_uwc_beat_random_players() {
    assert!(wins(2, Faction::Uwc) >= MATCHES * 9 / 10);
    assert!(wins(6, Faction::Uwc) >= MATCHES * 9 / 10);
}
