//! IS-CONTENT-01 to 05: boards and the Blitz-meter.

use umpire_iron_sky::content::Files;

use super::{boards, meter};

#[test]
fn content_01_continents_and_territory_numbers_are_complete() {
    assert_eq!(
        boards(&[(r#"id = "asia""#, r#"id = "europe""#)]),
        [
            "`boards.toml`, row `europe`: is there 2 times (IS-CONTENT-01)",
            "`boards.toml`, row `asia`: is there 0 times (IS-CONTENT-01)",
        ]
    );
    assert_eq!(
        boards(&[(r#"id = "asia""#, r#"id = "africa""#)]),
        ["`boards.toml`, row `africa`: `africa` is none of america, europe, asia (IS-CONTENT-01)"]
    );
    assert_eq!(
        boards(&[(r#"number = 7, name = "Brazil""#, r#"number = 8, name = "Brazil""#)])[0],
        "`boards.toml`, row `AM8`: numbers run from 1 to 7, each once (IS-CONTENT-01)"
    );
    assert_eq!(
        boards(&[(r#"number = 2, name = "India""#, r#"number = 1, name = "India""#)])[0],
        "`boards.toml`, row `AS1`: numbers run from 1 to 7, each once (IS-CONTENT-01)"
    );
}

#[test]
fn content_01_a_continent_has_three_to_twelve_territories() {
    let (_, asia) = Files::DEFAULT.boards.split_once(r#"colour = "yellow""#).unwrap();
    let (_, asia) = asia.split_once("territories = [").unwrap();
    let (list, _) = asia.split_once("]").unwrap();
    let fault_of = |count: usize| {
        let row = r#"{ number = N, name = "Nowhere", vp = 1, sector = "I", flag = true },"#;
        let rows: String =
            (1..=count).map(|number| row.replace('N', &number.to_string())).collect();
        let faults = boards(&[(list, &rows)]);
        faults.into_iter().find(|fault| fault.contains(" to 12"))
    };
    let fault =
        |count| format!("`boards.toml`, row `asia`: {count} territories: 3 to 12 (IS-CONTENT-01)");
    assert_eq!(fault_of(2), Some(fault(2)));
    assert_eq!(fault_of(3), None);
    assert_eq!(fault_of(12), None);
    assert_eq!(fault_of(13), Some(fault(13)));
}

#[test]
fn content_02_a_route_joins_two_different_existing_spaces_once() {
    let orange = |to| boards(&[("orange = [[1, 2],", to)]);
    assert_eq!(
        orange("orange = [[1, 2], [2, 1],"),
        ["`boards.toml`, row `america orange [2, 1]`: is there twice (IS-CONTENT-02)"]
    );
    assert_eq!(
        orange("orange = [[1, 2], [2, 2],"),
        [
            "`boards.toml`, row `america orange [2, 2]`: joins a territory with itself (IS-CONTENT-02)"
        ]
    );
    assert_eq!(
        orange("orange = [[1, 2], [2, 9],"),
        [
            "`boards.toml`, row `america orange [2, 9]`: leads to a territory that is not there (IS-CONTENT-02)"
        ]
    );
    let white = |to| boards(&[(r#"["AM6", "EU1"],"#, to)]);
    assert_eq!(
        white(r#"["AM6", "EU1"], ["EU1", "AM6"],"#),
        ["`boards.toml`, row `white [EU1, AM6]`: is there twice (IS-CONTENT-02)"]
    );
    assert_eq!(
        white(r#"["AM6", "EU1"], ["AM06", "EU1"],"#),
        [
            "`boards.toml`, row `white [AM06, EU1]`: leads to a territory that is not there (IS-CONTENT-02)"
        ]
    );
    assert_eq!(
        white(r#"["AM6", "EU1"], ["AM6", "EU0"],"#),
        [
            "`boards.toml`, row `white [AM6, EU0]`: leads to a territory that is not there (IS-CONTENT-02)"
        ]
    );
}

#[test]
fn content_02_a_route_has_the_colour_of_what_it_joins() {
    assert_eq!(
        boards(&[(r#"["AM6", "EU1"],"#, r#"["AM6", "EU1"], ["AM1", "AM2"],"#)]),
        ["`boards.toml`, row `white [AM1, AM2]`: stays on one continent (IS-CONTENT-02)"]
    );
    assert_eq!(
        boards(&[(r#"red = [["I", 1],"#, r#"red = [["I", 1], ["II", 6],"#)]),
        ["`boards.toml`, row `america red [II, 6]`: leads to another sector (IS-CONTENT-02)"]
    );
    assert_eq!(
        boards(&[(r#"red = [["I", 1],"#, r#"red = [["I", 1], ["I", 1],"#)]),
        ["`boards.toml`, row `america red [I, 1]`: is there twice (IS-CONTENT-02)"]
    );
}

#[test]
fn content_03_every_territory_sector_and_continent_can_be_reached() {
    assert_eq!(
        boards(&[("[3, 4], [3, 6], [4, 5]", "[3, 4], [4, 5]")]),
        [
            "`boards.toml`, row `america`: orange routes do not connect all its territories (IS-CONTENT-03)"
        ]
    );
    assert_eq!(
        boards(&[(r#"["II", 5], "#, "")]),
        ["`boards.toml`, row `america`: sector II has no red route (IS-CONTENT-03)"]
    );
    assert_eq!(
        boards(&[(r#"["AM1", "AS5"],"#, ""), (r#"["AM2", "AS6"],"#, "")]),
        ["`boards.toml`: no white route between `america` and `asia` (IS-CONTENT-03)"]
    );
}

#[test]
fn content_04_tiles_suffice_for_the_set_up() {
    assert_eq!(
        boards(&[("uwc_tiles = 15", "uwc_tiles = 4")]),
        [
            "`boards.toml`, row `america`: 4 flags: at least 1 and fewer than its 4 UWC tiles (IS-CONTENT-04)"
        ]
    );
    assert_eq!(boards(&[("uwc_tiles = 15", "uwc_tiles = 5")]), [""; 0]);
    assert_eq!(
        boards(&[("flag = true", "flag = false"); 4]),
        [
            "`boards.toml`, row `america`: 0 flags: at least 1 and fewer than its 15 UWC tiles (IS-CONTENT-04)"
        ]
    );
    assert_eq!(
        boards(&[("reich_tiles = 20", "reich_tiles = 3")]),
        ["`boards.toml`, row `america`: 3 Reich tiles: at least 4 (IS-CONTENT-04)"]
    );
}

/// Rules: IS-RULING-08
#[test]
fn content_05_the_meter_has_a_line_more_than_the_board_has_territories() {
    let faults =
        meter(&[("    { money = 4, politics = 2, cp = 6, uwc_vp = 7, reich_vp = 0 },\n", "")]);
    let fault = "7 lines for 7 territories: one more than those (IS-CONTENT-05)";
    assert_eq!(
        faults,
        ["america", "europe", "asia"]
            .map(|continent| format!("`meter.toml`, row `{continent}`: {fault}"))
    );
    assert_eq!(
        meter(&[(r#", "asia""#, "")]),
        ["`meter.toml`: `asia` has not exactly one meter (IS-CONTENT-05)"]
    );
}

#[test]
fn content_05_the_meter_never_favours_the_side_it_moves_away_from() {
    let line = "{ money = 4, politics = 1, cp = 7, uwc_vp = 6, reich_vp = 1 }";
    let with = |from: &str, to: &str| meter(&[(line, &line.replace(from, to))])[0].clone();
    let fault =
        |position, what| format!("`meter.toml`, row `america {position}`: {what} (IS-CONTENT-05)");
    assert_eq!(with("money = 4", "money = 5"), fault(1, "`money` rises"));
    assert_eq!(with("politics = 1", "politics = 3"), fault(1, "`politics` rises"));
    assert_eq!(with("cp = 7", "cp = 5"), fault(1, "`cp` falls"));
    assert_eq!(with("uwc_vp = 6", "uwc_vp = 8"), fault(1, "`uwc_vp` rises"));
    assert_eq!(with("reich_vp = 1", "reich_vp = 4"), fault(2, "`reich_vp` falls"));
}
