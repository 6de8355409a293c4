//! No input makes the rules panic: [`Law::Hostile`]. What panics is caught by the trial.

use umpire_engine::{DecisionId, Deed, Dice, Game, Seat, Time};

use crate::{breach::Fault, law::Law, laws::refusal, moment::Moment, tally::Tally};

/// Seats, decisions, stamps and bytes that nobody in his right mind would send.
pub(crate) fn hold<G: Game>(
    moment: &Moment<'_, G>,
    probe: &mut Dice,
    dice: &Dice,
    tally: &mut Tally,
) -> Result<(), Fault> {
    tally.count(Law::Hostile);
    let state = moment.state;
    let seat = Seat(u8::try_from(probe.below(256)).unwrap_or(u8::MAX));
    let action = (moment.spec.stray)(state, moment.some_seat(probe), probe);
    let decision = DecisionId(u64::from(probe.below(u32::MAX)) << probe.below(32));
    let is_nobody = seat.0 >= G::players(state);
    for at in [Time(0), moment.now, Time(u64::MAX)] {
        let deeds = [
            Deed::Act { seat, action: action.clone() },
            Deed::Expire(decision),
            Deed::Retire(seat),
        ];
        for deed in &deeds {
            if is_nobody && !matches!(deed, Deed::Expire(_)) && G::judge(state, deed, at).is_ok() {
                return Err(
                    Law::Hostile.broken(format!("{deed:?} is accepted, but nobody sits there"))
                );
            }
            refusal::hold::<G>(state, deed, at, dice, tally)?;
        }
        let _ = G::preview(state, seat, &action, at);
    }
    G::agent(state, seat);
    G::legal(state, seat);
    spoilt_bytes::<G>(state, probe);
    Ok(())
}

/// Thaws bytes that were cut off or changed: any answer will do.
fn spoilt_bytes<G: Game>(state: &G::State, probe: &mut Dice) {
    let mut bytes = G::freeze(state);
    let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    let place = usize::try_from(probe.below(length)).unwrap_or(0);
    if let Some(byte) = bytes.get_mut(place) {
        *byte ^= u8::try_from(1 + probe.below(255)).unwrap_or(1);
    }
    G::thaw(G::content(state), &bytes);
    bytes.truncate(place);
    G::thaw(G::content(state), &bytes);
}
