//! What is a continent worth as it lies, in hundredths of a victory point?

use super::{sketch::Sketch, table::Table};
use crate::{
    content::MeterLine,
    ids::{Continent, Faction, Territory},
};

/// A victory point.
pub(super) const VP: i32 = 100;
/// A step of the Blitz-meter: a point of the UWC and, at a new mark, one or two of the Reich.
const STEP: i32 = 100;
/// A Reich tile on the board; what falls never comes back.
const REICH_TILE: i32 = 40;
/// A UWC tile on the board; what falls returns to its supply.
const UWC_TILE: i32 = 80;
/// A fallen Reich tile: a third of a victory point and of a Reward.
const TROPHY: i32 = 43;
/// A Command Point of the Reich's income.
const COMMAND_POINT: i32 = 25;
/// A point of the UWC's income.
const UWC_POINT: i32 = 30;
/// What it costs the Reich that the red routes of a sector are closed (IS-EW-02).
const CLOSED_ROUTES: i32 = 60;
/// The rounds for which income and tiles are counted: further ahead everything has changed.
const HORIZON: i32 = 3;

/// How likely, in percent, an army of so many tiles loses its territory, by the tiles that could fall upon it.
const DANGER: [[i32; 4]; 4] = [[0, 80, 80, 80], [0, 25, 45, 50], [0, 5, 20, 25], [0, 0, 5, 12]];
/// How much of it counts where the player himself is threatened, in percent: the other side cannot be everywhere.
const FEAR: i32 = 20;
/// How much of it counts where the player himself threatens, in percent: he must still come, and be let.
const PRESSURE: i32 = 30;

/// What a continent is worth to the player.
pub(super) fn of(table: &Table<'_>, sketch: &Sketch, continent: Continent) -> i32 {
    let Some(land) = sketch.land(continent) else { return 0 };
    let territories = table.content.territories(continent);
    let grounds: i32 = territories.map(|territory| ground(table, sketch, territory)).sum();
    let line = |position| table.content.meter(continent, position);
    let here = line(land.position());
    let points = for_side(table, Faction::Reich, VP * i32::from(line(land.mark).reich_vp))
        + for_side(table, Faction::Uwc, VP * i32::from(here.uwc_vp) + TROPHY * land.fallen);
    let soon = table.rounds_left().min(HORIZON);
    let tiles = for_side(table, Faction::Reich, REICH_TILE * land.tiles(Faction::Reich))
        + for_side(table, Faction::Uwc, UWC_TILE * land.tiles(Faction::Uwc));
    let closed = land.jammed.map_or(0, |_| for_side(table, Faction::Uwc, CLOSED_ROUTES));
    grounds + points + soon * income(table, here) + (tiles + closed) * soon / HORIZON
}

fn income(table: &Table<'_>, line: MeterLine) -> i32 {
    for_side(table, Faction::Reich, COMMAND_POINT * i32::from(line.cp))
        + for_side(
            table,
            Faction::Uwc,
            UWC_POINT * (i32::from(line.money) + i32::from(line.politics)),
        )
}

/// A territory's victory points for its controller, less what he stands to lose.
fn ground(table: &Table<'_>, sketch: &Sketch, territory: Territory) -> i32 {
    let ground = sketch.land(territory.continent).map(|land| land.ground(territory.number));
    let Some(holder) = ground.and_then(|ground| ground.holder) else { return 0 };
    let standing = sketch.army(territory.into(), holder);
    let coming = table.threat(sketch, territory, holder.opposing());
    let danger = danger(standing, coming);
    let prize = VP * i32::from(table.content.territory(territory).vp);
    let share = match holder == table.faction() {
        true if table.is_answered() => FEAR,
        false if table.rounds_left() > 0 => PRESSURE,
        true | false => 0,
    };
    let lost = (2 * prize + STEP) * danger * share / 10_000;
    for_side(table, holder, prize - lost)
}

/// A number that is good for one side is as bad for the other.
fn for_side(table: &Table<'_>, side: Faction, worth: i32) -> i32 {
    if table.faction() == side { worth } else { -worth }
}

fn danger(standing: i32, coming: i32) -> i32 {
    let place = |tiles: i32| usize::try_from(tiles.min(3)).unwrap_or(0);
    DANGER.get(place(standing)).and_then(|row| row.get(place(coming))).copied().unwrap_or(0)
}
