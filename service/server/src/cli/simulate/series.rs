//! A series of matches: which are played, and by whom.

use std::num::NonZeroU32;
use std::time::Instant;

use sha2::{Digest, Sha256};
use umpire_contract::umpire::v1;
use umpire_engine::{Seed, Time};

use super::Player;
use super::reading;
use super::records::Records;
use super::tally::Tally;
use crate::cli::Sentence;
use crate::games::{HostedGame, Setting};
use crate::wire::Path;

/// Matches of one kind.
pub(super) struct Series {
    pub(super) players: u8,
    pub(super) options: Option<v1::Options>,
    /// Each is played once, or, by two different players, from either side.
    pub(super) deals: NonZeroU32,
    /// Who plays the first side, and who the other.
    pub(super) seats: [Player; 2],
    pub(super) seed: u64,
}

impl Series {
    /// Plays them all.
    pub(super) fn play(
        &self,
        game: &dyn HostedGame,
        records: Option<&Records<'_>>,
    ) -> Result<Tally, Sentence> {
        let mut tally = Tally::default();
        for number in 0..u64::from(self.deals.get()) {
            let setting = self.setting(game, number)?;
            for (casting, seats) in (1..).zip(self.castings()) {
                let began = Instant::now();
                let pilots =
                    |view: &v1::View| cast(view, seats).into_iter().map(Player::pilot).collect();
                let played = game.play_out(&setting, &pilots)?;
                tally.add(&played, &cast(&played.table, seats), began.elapsed());
                if let Some(records) = records {
                    let name = format!("{}-{casting}", setting.match_id);
                    records.keep(game, &setting, &played, &name)?;
                }
            }
        }
        Ok(tally)
    }

    /// Both ways round, if that makes a difference.
    fn castings(&self) -> Vec<[Player; 2]> {
        let [one, other] = self.seats;
        if one == other { vec![[one, other]] } else { vec![[one, other], [other, one]] }
    }

    /// Match `number`, with a seed of its own.
    fn setting(&self, game: &dyn HostedGame, number: u64) -> Result<Setting, Sentence> {
        let seed = self.seed.wrapping_add(number);
        Ok(Setting {
            match_id: format!("simulated-{seed}"),
            options: game.options(self.options.as_ref(), self.players, Path::new("options"))?,
            players: self.players,
            seed: Seed(Sha256::digest(seed.to_be_bytes()).into()),
            entropy: Vec::new(),
            dealt_at: Time(0),
        })
    }
}

/// Who plays which seat: the first named the side that sits in the order of sides first.
fn cast(view: &v1::View, [one, other]: [Player; 2]) -> Vec<Player> {
    let sides = reading::sides(view);
    let first = sides.iter().min().copied();
    sides.into_iter().map(|side| if Some(side) == first { one } else { other }).collect()
}
