//! The process: one house, one referee, both doors, until it is told to stop.

use std::sync::Arc;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::api;
use crate::clerk;
use crate::config::Config;
use crate::house::{House, StartError};
use crate::referee::{Referee, Tools};
use crate::watch::Watches;

/// Serves what `config` says on `listener` until `stop` is cancelled, then finishes what was accepted.
///
/// # Errors
///
/// [`StartError`], before the first request is taken.
pub async fn serve(
    config: Config,
    listener: TcpListener,
    stop: CancellationToken,
) -> Result<(), StartError> {
    serve_house(House::open(config, stop).await?, listener).await
}

/// The same over a house that is open already.
///
/// # Errors
///
/// As [`serve`].
pub async fn serve_house(house: House, listener: TcpListener) -> Result<(), StartError> {
    let (watches, referee) = staff(&house);
    let work = TaskTracker::new();
    work.spawn(watches.listen());
    work.spawn(clerk::keep_clocks(
        Arc::clone(&referee),
        house.config.rhythm.clone(),
        house.stop.clone(),
    ));
    work.close();
    let doors = api::doors(referee, house.config.limits.body_bytes);
    let stop = house.stop.clone();
    let served = house.serve(doors, listener).await;
    // Where serving ended by itself, nothing else goes on.
    stop.cancel();
    work.wait().await;
    served
}

/// Who works in a house.
fn staff(house: &House) -> (Watches, Arc<Referee>) {
    let House { config, games, store, keyring, tokens, metrics, stop } = house;
    let watches = Watches::new(
        Arc::clone(store),
        config.patience.clone(),
        config.limits.watches,
        metrics.clone(),
        stop.clone(),
    );
    let referee = Referee::new(Tools {
        store: Arc::clone(store),
        games: games.clone(),
        keyring: keyring.clone(),
        tokens: tokens.clone(),
        watches: watches.clone(),
        metrics: metrics.clone(),
        bounds: config.bounds.clone(),
        may_choose_seed: config.dev,
    });
    (watches, Arc::new(referee))
}
