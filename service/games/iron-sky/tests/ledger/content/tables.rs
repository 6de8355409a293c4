//! The tables of the default pack, printed: a changed figure is seen as one.

use std::fmt::Write as _;

use umpire_engine::Digested as _;
use umpire_iron_sky::content::{Command, Content, Cost, Face, Files, MeterLine, Square};
use umpire_iron_sky::ids::{Continent, Faction, Territory};

fn joined<'a>(parts: impl Iterator<Item = &'a str>) -> String {
    parts.collect::<Vec<_>>().join(" ")
}

/// The table without what pads its last column.
fn trimmed(table: &str) -> String {
    table.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

/// Rules: IS-DEF-19
#[test]
fn the_boards() {
    let content = Content::default_pack();
    let slug = |territory: &Territory| content.territory(*territory).slug.clone();
    let mut table = String::new();
    for continent in Continent::ALL {
        let board = content.board(continent);
        writeln!(table, "{} ({})", board.name, board.colour).unwrap();
        for territory in content.territories(continent) {
            let row = content.territory(territory);
            let surface: Vec<_> = row.surface.iter().map(slug).collect();
            let white: Vec<_> = row.white.iter().map(slug).collect();
            writeln!(
                table,
                "{} {:14} vp {} sector {:3} {:4} {:3} orange {:19} white {}",
                row.slug,
                row.name,
                row.vp,
                row.sector.slug(),
                if row.flag { "flag" } else { "" },
                if row.red_route { "red" } else { "" },
                surface.join(" "),
                white.join(" "),
            )
            .unwrap();
        }
    }
    insta::assert_snapshot!(trimmed(&table));
}

/// Rules: IS-RULING-16
#[test]
fn the_meter() {
    let content = Content::default_pack();
    let mut table = String::from("p  Money Politics CP  UWC VP  Reich VP\n");
    for position in 0..=7 {
        let [line, europe, asia] =
            Continent::ALL.map(|continent| content.meter(continent, position));
        assert_eq!((line, line), (europe, asia));
        let MeterLine { money, politics, cp, uwc_vp, reich_vp } = line;
        writeln!(table, "{position}  {money:5} {politics:8} {cp:2}  {uwc_vp:6}  {reich_vp:8}")
            .unwrap();
    }
    insta::assert_snapshot!(table);
}

/// Rules: IS-COST-05
#[test]
fn the_commanders_and_their_decks() {
    let content = Content::default_pack();
    let mut table = String::new();
    for commander in content.commanders() {
        let row = content.commander(commander);
        writeln!(table, "{} ({}) {:?}", row.slug, row.faction.slug(), row.uwc).unwrap();
        for &card in content.deck(commander) {
            let row = content.command_card(card);
            let commands: Vec<_> = row
                .commands()
                .map(|printed| {
                    let amount = if printed.command.has_amount() {
                        printed.amount.to_string()
                    } else {
                        String::new()
                    };
                    format!("{:?} {amount}", printed.command).trim_end().to_owned()
                })
                .collect();
            let symbol = if row.politics_symbol { "+1 Politics" } else { "" };
            writeln!(
                table,
                "  {} {:11} {} {symbol}",
                row.slug,
                cost(row.cost),
                commands.join(" / ")
            )
            .unwrap();
        }
    }
    insta::assert_snapshot!(trimmed(&table));
}

fn cost(cost: Cost) -> String {
    match cost {
        Cost::Cp(amount) => format!("{amount} CP"),
        Cost::Money(amount) => format!("{amount} Money"),
        Cost::Politics(amount) => format!("{amount} Politics"),
        Cost::Either(amount) => format!("{amount} either"),
        Cost::Conquest => "a conquest".into(),
    }
}

#[test]
fn the_combat_cards() {
    let content = Content::default_pack();
    let squares = |squares: &[Square; 3]| {
        joined(squares.iter().map(|square| match square {
            Square::Blank => "· ",
            Square::Hit => "H ",
            Square::DoubleHit => "HH",
            Square::Repel => "R ",
        }))
    };
    let mut table = String::from("face   attack   | defence\n");
    for faction in Faction::ALL {
        let mut cards = content.combat_deck(faction).to_vec();
        cards.dedup();
        for card in cards {
            let Face { slug, tactics, attack, defence, copies, .. } = content.combat_card(card);
            let (attack, defence) = (squares(attack), squares(defence));
            writeln!(table, "{slug}  {attack} | {defence} {:6} x{copies}", tactics.slug()).unwrap();
        }
    }
    insta::assert_snapshot!(table);
}

/// Rules: IS-RULING-79
#[test]
fn the_special_commands() {
    let content = Content::default_pack();
    let cards = Faction::ALL.into_iter().flat_map(|faction| content.special_commands(faction));
    let rows = cards.map(|card| content.command_card(card));
    let table: Vec<_> = rows
        .map(|row| format!("{} {} {}", row.slug, row.first.command.name(), cost(row.cost)))
        .collect();
    insta::assert_snapshot!(table.join("\n"));
}

#[test]
fn the_secret_operations() {
    let content = Content::default_pack();
    let operations = Faction::ALL.into_iter().flat_map(|it| content.secret_operations(it));
    let rows = operations.map(|operation| content.secret_operation(operation));
    let table: Vec<_> =
        rows.map(|row| format!("{} {} {:?}", row.slug, row.points, row.operation)).collect();
    insta::assert_snapshot!(table.join("\n"));
}

#[test]
fn the_time_tokens() {
    let content = Content::default_pack();
    let rows = content.time_tokens().map(|token| content.time_token(token));
    let table: Vec<_> = rows.map(|row| format!("{} {:?}", row.slug, row.effect)).collect();
    insta::assert_snapshot!(table.join("\n"));
}

/// The digest is in every record: it changes with any figure above, and with nothing else.
#[test]
fn the_digests() {
    let identity = |pack: Content| format!("{} {} {}", pack.id(), pack.version(), pack.digest());
    let packs = [Content::first_pack(), Content::default_pack()];
    insta::assert_snapshot!(packs.map(identity).join("\n"));
}

/// The first pack has the figures of the ledger's chapter 8; the default pack has these others.
#[test]
fn the_figures_that_were_others_at_first() {
    let (first, default) = (Files::FIRST, Files::DEFAULT);
    let files = [
        (first.boards, default.boards),
        (first.meter, default.meter),
        (first.commanders, default.commanders),
        (first.command_cards, default.command_cards),
        (first.combat_cards, default.combat_cards),
        (first.special_commands, default.special_commands),
        (first.secret_operations, default.secret_operations),
        (first.time_tokens, default.time_tokens),
    ];
    let mut table = String::new();
    for (first, default) in files {
        assert_eq!(first.lines().count(), default.lines().count());
        for (was, is) in first.lines().zip(default.lines()).filter(|(was, is)| was != is) {
            writeln!(table, "was {}\nis  {}", was.trim(), is.trim()).unwrap();
        }
    }
    insta::assert_snapshot!(table);
}

#[test]
fn a_card_shows_its_commands_with_their_numbers_and_no_others() {
    let content = Content::default_pack();
    let shows = |slug: &str, command| {
        content.command_card(content.command_card_named(slug).unwrap()).shows(command)
    };
    assert_eq!(shows("AR03", Command::Bombing), Some(2));
    assert_eq!(shows("GE12", Command::Recruit), Some(2));
    assert_eq!(shows("GE12", Command::Mobilization), Some(0));
    assert_eq!(shows("GE12", Command::Raid), None);
}
