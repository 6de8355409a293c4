//! Reads the files of a pack, and marks where every row stands.

use alloc::{format, string::String, vec::Vec};

use serde::de::DeserializeOwned;
use toml::{Spanned, Value};
use umpire_engine::{Game, RuleId, pack};

use super::document::{Document, row_name, unreadable};
use super::{ContinentRow, MeterRow, PackKeys, PackRow, Tables, TerritoryRow, WhiteRoute};
use crate::IronSky;
use crate::content::files::{Faults, Files, name};
use crate::content::slugs;
use crate::ids::Continent;
use crate::ledger::{
    IS_CONTENT_01, IS_CONTENT_05, IS_CONTENT_06, IS_CONTENT_07, IS_CONTENT_08, IS_CONTENT_09,
    IS_CONTENT_10,
};

/// Reads all files; rows with faults are left out.
pub(in crate::content) fn read(files: &Files<'_>) -> (Tables, Faults) {
    let mut faults = Faults::default();
    let mut tables = Tables { pack: read_pack(files.pack, &mut faults), ..Tables::default() };
    read_boards(files.boards, &mut tables, &mut faults);
    tables.meters = read_meters(files.meter, &mut faults);
    tables.commanders =
        list(files.commanders, name::COMMANDERS, "commanders", IS_CONTENT_06, &mut faults);
    tables.command_cards =
        list(files.command_cards, name::COMMAND_CARDS, "command_cards", IS_CONTENT_06, &mut faults);
    tables.combat_cards =
        list(files.combat_cards, name::COMBAT_CARDS, "combat_cards", IS_CONTENT_07, &mut faults);
    tables.special_commands = list(
        files.special_commands,
        name::SPECIAL_COMMANDS,
        "special_commands",
        IS_CONTENT_09,
        &mut faults,
    );
    tables.secret_operations = list(
        files.secret_operations,
        name::SECRET_OPERATIONS,
        "secret_operations",
        IS_CONTENT_08,
        &mut faults,
    );
    tables.time_tokens =
        list(files.time_tokens, name::TIME_TOKENS, "time_tokens", IS_CONTENT_10, &mut faults);
    (tables, faults)
}

/// Which pack it is. No rule of the game speaks of that.
fn read_pack(text: &str, faults: &mut Faults) -> PackRow {
    let PackKeys { game, id, version } = match toml::from_str(text) {
        Ok(keys) => keys,
        Err(error) => {
            unreadable(name::PACK, text, &error, faults);
            return PackRow::default();
        }
    };
    let mut value =
        |key: &str, found: Option<Spanned<String>>, fits: fn(&str) -> bool, must: &str| {
            let Some(found) = found else {
                faults.unreadable(name::PACK, None, format!("`{key}` is missing"));
                return String::new();
            };
            if !fits(found.get_ref()) {
                let line = pack::line_at(text.as_bytes(), found.span().start);
                faults.unreadable(name::PACK, Some(line), format!("`{key}` {must}"));
            }
            found.into_inner()
        };
    value("game", game, |game| game == IronSky::NAME, "is `iron-sky`, and nothing else");
    PackRow {
        id: value("id", id, pack::is_id, "is 1 to 32 of a–z, 0–9 and `-`"),
        version: value(
            "version",
            version,
            pack::is_version,
            "is 1 to 32 of a–z, A–Z, 0–9, `.`, `_` and `-`",
        ),
    }
}

fn read_boards(text: &str, tables: &mut Tables, faults: &mut Faults) {
    let Some(mut file) = Document::parse(name::BOARDS, text, faults) else {
        return;
    };
    let mut continents = file.take::<ContinentRow>("continents", IS_CONTENT_01, faults);
    for (line, route) in file.take::<WhiteRoute>("white", IS_CONTENT_01, faults) {
        faults.mark(name::BOARDS, route.name(), line);
        tables.white.push(route);
    }
    file.nothing_left(faults);
    for (_, continent) in &mut continents {
        let values = core::mem::take(&mut continent.territories);
        tables.territories.push(territories(&file, continent.id.0, values, faults));
        for route in &continent.orange {
            let &(one, other) = route.get_ref();
            let line = file.line(route.span());
            faults.mark(name::BOARDS, continent.orange_name(one, other), line);
        }
        for route in &continent.red {
            let &(sector, number) = route.get_ref();
            let line = file.line(route.span());
            faults.mark(name::BOARDS, continent.red_name(sector.0, number), line);
        }
    }
    tables.continents = continents.into_iter().map(|(_, continent)| continent).collect();
}

fn territories(
    file: &Document<'_>,
    continent: Continent,
    values: Vec<Spanned<Value>>,
    faults: &mut Faults,
) -> Vec<TerritoryRow> {
    let mut rows = Vec::new();
    for (place, value) in (1_usize..).zip(values) {
        let line = file.line(value.span());
        let name = row_name(|key| value.get_ref().get(key).and_then(Value::as_str), place);
        match value.into_inner().try_into::<TerritoryRow>() {
            Ok(row) => {
                faults.mark(name::BOARDS, slugs::territory(continent, row.number), line);
                rows.push(row);
            }
            Err(error) => {
                faults.row_at(name::BOARDS, Some(line), name, IS_CONTENT_01, error.message());
            }
        }
    }
    rows
}

fn read_meters(text: &str, faults: &mut Faults) -> Vec<MeterRow> {
    let Some(mut file) = Document::parse(name::METER, text, faults) else {
        return Vec::new();
    };
    let meters = file.take::<MeterRow>("meter", IS_CONTENT_05, faults);
    file.nothing_left(faults);
    for (line, meter) in &meters {
        for continent in &meter.continents {
            faults.mark(name::METER, continent.0.slug(), *line);
            for (position, row) in meter.lines.iter().enumerate() {
                let row_name = MeterRow::line_name(continent.0, position);
                faults.mark(name::METER, row_name, file.line(row.span()));
            }
        }
    }
    meters.into_iter().map(|(_, meter)| meter).collect()
}

/// The rows of a file that holds one list.
fn list<T: DeserializeOwned>(
    text: &str,
    file: &'static str,
    key: &str,
    rule: RuleId,
    faults: &mut Faults,
) -> Vec<T> {
    let Some(mut document) = Document::parse(file, text, faults) else {
        return Vec::new();
    };
    let rows = document.take(key, rule, faults);
    document.nothing_left(faults);
    rows.into_iter().map(|(_, row)| row).collect()
}
