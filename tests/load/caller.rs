//! Callers: each plays one match after another, one call at a time.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use hdrhistogram::CreationError;
use tokio_util::sync::CancellationToken;
use umpire_contract::umpire::v1::{Action, Decision};
use umpire_tests::Lots;

use crate::ahead::choose;
use crate::door::{House, Mishap, Opened, Seat};
use crate::tally::{Tally, record};

/// When what is done counts.
#[derive(Clone)]
pub(crate) struct Window {
    /// From then on.
    pub(crate) opens: Instant,
    /// Until this is cancelled; then callers stop.
    pub(crate) closed: CancellationToken,
}

impl Window {
    /// Whether a call that began then and has just been answered counts.
    fn counts(&self, began: Instant) -> bool {
        began >= self.opens && !self.closed.is_cancelled()
    }
}

/// A match with the actions that will be submitted to it.
pub(crate) struct Script {
    /// Its seats.
    pub(crate) seats: Vec<Seat>,
    /// Whose turn it is, and what to do.
    pub(crate) moves: Vec<(usize, Action)>,
}

/// Matches that were played ahead and wait for a caller.
#[derive(Clone)]
pub(crate) struct Shelf {
    scripts: Arc<Mutex<Vec<Script>>>,
    /// Cancelled once it is empty.
    pub(crate) is_empty: CancellationToken,
}

impl Shelf {
    pub(crate) fn of(scripts: Vec<Script>) -> Self {
        Self { scripts: Arc::new(Mutex::new(scripts)), is_empty: CancellationToken::new() }
    }

    fn take(&self) -> Option<Script> {
        let next = self.scripts.lock().unwrap_or_else(PoisonError::into_inner).pop();
        if next.is_none() {
            self.is_empty.cancel();
        }
        next
    }
}

/// Submits what was played ahead, and reads nothing.
///
/// # Errors
/// As [`Tally::new`].
pub(crate) async fn submit_from(shelf: Shelf, window: Window) -> Result<Tally, CreationError> {
    let mut tally = Tally::new()?;
    while let Some(Script { seats, moves }) = shelf.take() {
        for (seat, action) in moves {
            if window.closed.is_cancelled() {
                return Ok(tally);
            }
            let Some(seat) = seats.get(seat) else { break };
            let began = Instant::now();
            match seat.submit(action).await {
                Ok(_) if window.counts(began) => record(&mut tally.submits, began.elapsed()),
                Ok(_) => {}
                // What follows was played on top of it.
                Err(mishap) => {
                    tally.miss(mishap);
                    break;
                }
            }
        }
        tally.finished += 1;
    }
    Ok(tally)
}

/// Plays as clients do: list, take one, submit it unchanged.
///
/// # Errors
/// As [`Tally::new`].
pub(crate) async fn play_at(
    house: House,
    players: u8,
    mut lots: Lots,
    window: Window,
) -> Result<Tally, CreationError> {
    let mut tally = Tally::new()?;
    while !window.closed.is_cancelled() {
        let played = match house.open(players, seed(&mut lots)).await {
            Ok(opened) => play_out(opened, &mut lots, &window, &mut tally).await,
            Err(mishap) => Err(mishap),
        };
        match played {
            Ok(()) => tally.finished += 1,
            Err(mishap) => tally.miss(mishap),
        }
    }
    Ok(tally)
}

/// Plays a match to its end, or until time is up.
async fn play_out(
    opened: Opened,
    lots: &mut Lots,
    window: &Window,
    tally: &mut Tally,
) -> Result<(), Mishap> {
    let Opened { id: _, seats, mut pending } = opened;
    while !window.closed.is_cancelled() {
        let seat = awaited(&pending, lots).and_then(|seat| seats.get(seat));
        let seat = seat.ok_or(Mishap::NothingListed)?;
        let began = Instant::now();
        let choices = seat.choices().await?;
        if window.counts(began) {
            record(&mut tally.reads, began.elapsed());
        }
        let action = choose(choices, lots).ok_or(Mishap::NothingListed)?;
        let began = Instant::now();
        let entry = seat.submit(action).await?;
        if window.counts(began) {
            record(&mut tally.submits, began.elapsed());
        }
        if entry.outcome.is_some() {
            break;
        }
        pending = entry.pending;
    }
    Ok(())
}

/// One of the seats of which something is awaited.
fn awaited(pending: &[Decision], lots: &mut Lots) -> Option<usize> {
    let seats: Vec<u32> = pending.iter().flat_map(|decision| decision.seats.clone()).collect();
    let drawn = (!seats.is_empty()).then(|| lots.below(seats.len()))?;
    usize::try_from(*seats.get(drawn)?).ok()
}

/// A seed for a match.
pub(crate) fn seed(lots: &mut Lots) -> [u8; 32] {
    std::array::from_fn(|_| u8::try_from(lots.below(256)).unwrap_or_default())
}
