//! What would a move gain, and the combat that it opens? Which attack could follow at once?

use super::{purse, sketch::Sketch, table::Table};
use crate::{
    action::{Move, TransitPayer},
    content::Command,
    ids::{CommandCard, Continent, FactionMap, Space},
    state::ARMY_LIMIT,
    view::Cards,
};

/// Tiles move, and fight if somebody is there.
pub(super) fn moved(
    table: &Table<'_>,
    mut sketch: Sketch,
    from: Space,
    movement: Move,
    has_elite: bool,
) -> i32 {
    let Move { to, count, .. } = movement;
    sketch.remove(from, table.faction(), i32::from(count));
    sketch.add(to, table.faction(), i32::from(count));
    if sketch.army(to, table.faction().opposing()) > 0 {
        fight(table, &sketch, from, to, has_elite)
    } else {
        table.gain(&sketch, [from.continent(), to.continent()])
    }
}

/// The mean of a combat's ends.
pub(super) fn fight(
    table: &Table<'_>,
    sketch: &Sketch,
    from: Space,
    at: Space,
    has_elite: bool,
) -> i32 {
    let Space::Territory(territory) = at else { return -1 };
    let own = sketch.army(at, table.faction());
    let other = sketch.army(at, table.faction().opposing());
    let touched: [Continent; 2] = [from.continent(), at.continent()];
    let end = |(attacking, defending, share): (i32, i32, i32)| {
        let mut after = sketch.clone();
        let lost = |faction| {
            if faction == table.faction() { own - attacking } else { other - defending }
        };
        after.fight(territory, &FactionMap::from_fn(lost));
        share * table.gain(&after, touched)
    };
    table.duel(territory, own, other, has_elite).ends().map(end).sum::<i32>() / 1000
}

/// What the best move out of a space would gain with one more Mobilization; `None` if nobody stands there or the hand
/// has none that can be paid beside `used`.
pub(super) fn next(
    table: &Table<'_>,
    sketch: &Sketch,
    from: Space,
    used: CommandCard,
) -> Option<i32> {
    let Cards::Known(hand) = &table.player()?.hand else { return None };
    let others = hand.iter().filter(|&&card| {
        card != used && table.content.command_card(card).shows(Command::Mobilization).is_some()
    });
    let cost = others.map(|&card| table.cost(card)).min()?;
    if table.cost(used) + cost > purse::points(table) {
        return None;
    }
    let army = sketch.army(from, table.faction());
    let destinations = match from {
        Space::Orbit(orbit) if sketch.is_open(orbit) => table.content.landings(orbit),
        Space::Orbit(_) => &[],
        Space::Territory(territory) => &table.content.territory(territory).surface,
    };
    let moves = destinations.iter().flat_map(|&to| {
        let room = i32::from(ARMY_LIMIT) - sketch.army(to.into(), table.faction());
        let counts = 1..=u8::try_from(army.min(room)).unwrap_or(0);
        counts.map(move |count| Move {
            to: to.into(),
            count,
            transit_payer: TransitPayer::Itself,
            transit_money: false,
        })
    });
    let gain = moves.map(|movement| moved(table, sketch.clone(), from, movement, false)).max()?;
    Some(gain - purse::cost(table, cost))
}
