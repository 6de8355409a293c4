//! IS-CONTENT-01 to 05: boards, routes and the Blitz-meter.

use alloc::{format, vec, vec::Vec};

use toml::Spanned;

use crate::content::board::{Board, MAX_TERRITORIES, MeterLine, TerritoryRow};
use crate::content::files::{Faults, name::BOARDS, name::METER};
use crate::content::parse::{self, Tables};
use crate::content::slugs;
use crate::ids::{Continent, ContinentMap, Sector, Territory};
use crate::ledger::{IS_CONTENT_01, IS_CONTENT_02, IS_CONTENT_03, IS_CONTENT_04, IS_CONTENT_05};

/// The fewest territories a continent may have.
const FEWEST_TERRITORIES: usize = 3;

/// The fewest Reich tiles: one an orbital sector, and one to play with.
const FEWEST_REICH_TILES: u8 = 4;

/// The boards, with the routes added at both ends.
pub(super) fn boards(tables: &Tables, faults: &mut Faults) -> ContinentMap<Board> {
    let mut boards = ContinentMap::default();
    // With rows missing, all that can be said of routes and numbers would follow from that.
    if faults.are_in(BOARDS) || !continents_are_complete(tables, faults) {
        return boards;
    }
    for (row, territories) in tables.continents.iter().zip(&tables.territories) {
        boards[row.id.0] = board(row, territories, faults);
    }
    white_routes(tables, &mut boards, faults);
    if !faults.are_in(METER) {
        for continent in Continent::ALL {
            let territories = boards[continent].territories.len();
            boards[continent].meter = meter(tables, continent, territories, faults);
        }
    }
    boards
}

/// Whether each continent is there, once.
fn continents_are_complete(tables: &Tables, faults: &mut Faults) -> bool {
    let mut complete = true;
    for continent in Continent::ALL {
        let count = tables.continents.iter().filter(|row| row.id.0 == continent).count();
        if count != 1 {
            let what = format!("is there {count} times");
            faults.row(BOARDS, continent.slug(), IS_CONTENT_01, what);
            complete = false;
        }
    }
    complete
}

/// One continent with its own routes.
fn board(
    row: &parse::ContinentRow,
    territories: &[parse::TerritoryRow],
    faults: &mut Faults,
) -> Board {
    let continent = row.id.0;
    let rows = territory_rows(continent, territories, faults);
    let flags = rows.iter().filter(|row| row.flag).count();
    if flags == 0 || flags >= usize::from(row.uwc_tiles) {
        let what =
            format!("{flags} flags: at least 1 and fewer than its {} UWC tiles", row.uwc_tiles);
        faults.row(BOARDS, continent.slug(), IS_CONTENT_04, what);
    }
    if row.reich_tiles < FEWEST_REICH_TILES {
        let what = format!("{} Reich tiles: at least {FEWEST_REICH_TILES}", row.reich_tiles);
        faults.row(BOARDS, continent.slug(), IS_CONTENT_04, what);
    }
    let mut board = Board {
        name: row.name.clone(),
        colour: row.colour.clone(),
        uwc_tiles: row.uwc_tiles,
        reich_tiles: row.reich_tiles,
        territories: rows,
        landings: [vec![], vec![], vec![]],
        meter: vec![],
    };
    orange_routes(row, &mut board, faults);
    red_routes(row, &mut board, faults);
    board
}

/// Territories by number, 1 to T.
fn territory_rows(
    continent: Continent,
    territories: &[parse::TerritoryRow],
    faults: &mut Faults,
) -> Vec<TerritoryRow> {
    if territories.len() < FEWEST_TERRITORIES || territories.len() > usize::from(MAX_TERRITORIES) {
        let count = territories.len();
        let what = format!("{count} territories: {FEWEST_TERRITORIES} to {MAX_TERRITORIES}");
        faults.row(BOARDS, continent.slug(), IS_CONTENT_01, what);
    }
    let mut sorted = territories.to_vec();
    sorted.sort_by_key(|row| row.number);
    let mut rows = Vec::new();
    for (expected, row) in (1..).zip(sorted) {
        let slug = slugs::territory(continent, row.number);
        if row.number != expected {
            let what = format!("numbers run from 1 to {}, each once", territories.len());
            faults.row(BOARDS, &slug, IS_CONTENT_01, what);
        }
        rows.push(TerritoryRow {
            slug,
            name: row.name,
            vp: row.vp,
            sector: row.sector.0,
            flag: row.flag,
            red_route: false,
            surface: vec![],
            white: vec![],
        });
    }
    rows
}

fn orange_routes(row: &parse::ContinentRow, board: &mut Board, faults: &mut Faults) {
    let continent = row.id.0;
    for &(one, other) in row.orange.iter().map(Spanned::get_ref) {
        let route = row.orange_name(one, other);
        let ends = [one, other].map(|number| Territory { continent, number });
        if let Err(what) =
            join(ends, board.ground(one).is_some() && board.ground(other).is_some(), |from, to| {
                board.ground_mut(from.number).is_some_and(|ground| add(&mut ground.surface, to))
            })
        {
            faults.row(BOARDS, route, IS_CONTENT_02, what);
        }
    }
    if !hangs_together(board) {
        let what = "orange routes do not connect all its territories";
        faults.row(BOARDS, continent.slug(), IS_CONTENT_03, what);
    }
}

fn red_routes(row: &parse::ContinentRow, board: &mut Board, faults: &mut Faults) {
    let continent = row.id.0;
    for &(parse::Slug(sector), number) in row.red.iter().map(Spanned::get_ref) {
        let what = match board.ground_mut(number) {
            None => Some("leads to a territory that is not there"),
            Some(ground) if ground.sector != sector => Some("leads to another sector"),
            Some(ground) if ground.red_route => Some("is there twice"),
            Some(ground) => {
                ground.red_route = true;
                None
            }
        };
        if let Some(what) = what {
            faults.row(BOARDS, row.red_name(sector, number), IS_CONTENT_02, what);
        }
    }
    board.landings = Sector::ALL.map(|sector| {
        let there =
            (1..).zip(&board.territories).filter(|(_, row)| row.red_route && row.sector == sector);
        there.map(|(number, _)| Territory { continent, number }).collect()
    });
    for (sector, landings) in Sector::ALL.into_iter().zip(&board.landings) {
        if landings.is_empty() {
            let what = format!("sector {} has no red route", sector.slug());
            faults.row(BOARDS, continent.slug(), IS_CONTENT_03, what);
        }
    }
}

fn white_routes(tables: &Tables, boards: &mut ContinentMap<Board>, faults: &mut Faults) {
    for white in &tables.white {
        let parse::WhiteRoute(one, other) = white;
        let route = white.name();
        let ends = (slugs::parse_territory(one), slugs::parse_territory(other));
        let (Some(from), Some(to)) = ends else {
            faults.row(BOARDS, route, IS_CONTENT_02, "leads to a territory that is not there");
            continue;
        };
        let exist = [from, to].iter().all(|end| boards[end.continent].ground(end.number).is_some());
        let joined = join([from, to], exist, |from, to| {
            let ground = boards[from.continent].ground_mut(from.number);
            ground.is_some_and(|ground| add(&mut ground.white, to))
        });
        if from.continent == to.continent {
            faults.row(BOARDS, route, IS_CONTENT_02, "stays on one continent");
        } else if let Err(what) = joined {
            faults.row(BOARDS, route, IS_CONTENT_02, what);
        }
    }
    for [one, other] in [
        [Continent::America, Continent::Europe],
        [Continent::Europe, Continent::Asia],
        [Continent::America, Continent::Asia],
    ] {
        let mut routes = boards[one].territories.iter().flat_map(|row| &row.white);
        if !routes.any(|to| to.continent == other) {
            let what = format!("no white route between `{}` and `{}`", one.slug(), other.slug());
            faults.table(BOARDS, IS_CONTENT_03, what);
        }
    }
}

/// Adds a route at both its ends.
fn join(
    [one, other]: [Territory; 2],
    exist: bool,
    mut add: impl FnMut(Territory, Territory) -> bool,
) -> Result<(), &'static str> {
    if !exist {
        Err("leads to a territory that is not there")
    } else if one == other {
        Err("joins a territory with itself")
    } else if add(one, other) && add(other, one) {
        Ok(())
    } else {
        Err("is there twice")
    }
}

/// Puts a territory in its place of a sorted list; no, if it is there.
fn add(list: &mut Vec<Territory>, territory: Territory) -> bool {
    match list.binary_search(&territory) {
        Ok(_) => false,
        Err(place) => {
            list.insert(place, territory);
            true
        }
    }
}

/// Whether every territory can be reached from the first over surface routes.
fn hangs_together(board: &Board) -> bool {
    let mut reached = vec![];
    let mut open: Vec<u8> = vec![1];
    while let Some(number) = open.pop() {
        if let Some(ground) = board.ground(number)
            && !reached.contains(&number)
        {
            reached.push(number);
            open.extend(ground.surface.iter().map(|to| to.number));
        }
    }
    reached.len() == board.territories.len()
}

/// The meter of a continent with this many territories.
fn meter(
    tables: &Tables,
    continent: Continent,
    territories: usize,
    faults: &mut Faults,
) -> Vec<MeterLine> {
    let mut rows = tables
        .meters
        .iter()
        .filter(|row| row.continents.iter().any(|listed| listed.0 == continent));
    let (Some(row), None) = (rows.next(), rows.next()) else {
        let what = format!("`{}` has not exactly one meter", continent.slug());
        faults.table(METER, IS_CONTENT_05, what);
        return vec![];
    };
    let lines: Vec<_> = row.lines.iter().map(|line| MeterLine::from(*line.get_ref())).collect();
    if lines.len() != territories + 1 {
        let what =
            format!("{} lines for {territories} territories: one more than those", lines.len());
        faults.row(METER, continent.slug(), IS_CONTENT_05, what);
    }
    for (position, pair) in (1_usize..).zip(lines.windows(2)) {
        if let [before, line] = pair
            && let Some(what) = wrong_way(*before, *line)
        {
            let row = parse::MeterRow::line_name(continent, position);
            faults.row(METER, row, IS_CONTENT_05, what);
        }
    }
    lines
}

/// What goes up that may not, or down.
fn wrong_way(before: MeterLine, line: MeterLine) -> Option<&'static str> {
    if line.money > before.money {
        Some("`money` rises")
    } else if line.politics > before.politics {
        Some("`politics` rises")
    } else if line.uwc_vp > before.uwc_vp {
        Some("`uwc_vp` rises")
    } else if line.cp < before.cp {
        Some("`cp` falls")
    } else if line.reich_vp < before.reich_vp {
        Some("`reich_vp` falls")
    } else {
        None
    }
}

impl From<parse::MeterLine> for MeterLine {
    fn from(row: parse::MeterLine) -> Self {
        let parse::MeterLine { money, politics, cp, uwc_vp, reich_vp } = row;
        MeterLine { money, politics, cp, uwc_vp, reich_vp }
    }
}
