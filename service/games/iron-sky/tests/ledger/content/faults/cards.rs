//! IS-CONTENT-06 and 07: commanders, their decks, and combat cards.

use umpire_iron_sky::content::Files;

use super::{combat_cards, command_cards, commanders, row};

/// A fault of one command card with one place of its row changed.
fn card_fault(id: &str, from: &str, to: &str) -> String {
    let row = row(Files::DEFAULT.command_cards, id);
    assert!(row.contains(from), "{row}");
    let faults = command_cards(&[(row, &row.replacen(from, to, 1))]);
    let fault = faults.into_iter().next().unwrap_or_default();
    fault
        .strip_prefix(&format!("`command_cards.toml`, row `{id}`: "))
        .and_then(|fault| fault.strip_suffix(" (IS-CONTENT-06)"))
        .map_or_else(|| panic!("{fault}"), str::to_owned)
}

#[test]
fn content_06_each_faction_has_three_commanders() {
    assert_eq!(
        commanders(&[(r#"{ class = "infanterie", faction = "reich" },"#, "")]),
        ["`commanders.toml`: 2 commanders of `reich`, not 3 (IS-CONTENT-06)"]
    );
    assert_eq!(
        commanders(&[(r#"class = "infanterie""#, r#"class = "artillerie""#)]),
        ["`commanders.toml`, row `artillerie`: is there twice (IS-CONTENT-06)"]
    );
    assert_eq!(
        commanders(&[("start_money = 2", "start_money = 9")]),
        ["`commanders.toml`, row `politician`: a start value is 0 to 8 (IS-CONTENT-06)"]
    );
    assert_eq!(
        commanders(&[(r#", reward = "politics""#, "")]),
        [
            "`commanders.toml`, row `agent`: a UWC commander has `start_money`, `start_politics` and `reward` \
             (IS-CONTENT-06)"
        ]
    );
    assert_eq!(
        commanders(&[(
            r#""infanterie", faction = "reich""#,
            r#""infanterie", faction = "reich", start_money = 1"#
        )]),
        [
            "`commanders.toml`, row `infanterie`: a Reich commander has no start values and no `reward` (IS-CONTENT-06)"
        ]
    );
}

#[test]
fn content_06_a_deck_has_fifteen_cards_of_its_factions_commands() {
    let row = row(Files::DEFAULT.command_cards, "IN05");
    assert_eq!(
        command_cards(&[(row, "")]),
        ["`command_cards.toml`: 14 cards of `infanterie`, not 15 (IS-CONTENT-06)"]
    );
    assert_eq!(
        card_fault("PO01", r#""politician""#, r#""doctor""#),
        "no commander has the class `doctor`"
    );
    let foreign = "shows a command of the other faction";
    assert_eq!(card_fault("PO12", "anti_terror", "terror"), foreign);
    assert_eq!(card_fault("EI11", r#""terror""#, r#""anti_terror""#), foreign);
    let two = "shows one command or two different ones";
    assert_eq!(card_fault("GE15", r#"[{ kind = "change_of_strategy" }]"#, "[]"), two);
    assert_eq!(card_fault("PO14", "electronic_warfare", "anti_terror"), two);
}

/// Rules: IS-COST-02, IS-COST-03
#[test]
fn content_06_costs_are_zero_to_eight_in_the_currency_of_the_faction() {
    assert_eq!(card_fault("PO01", "amount = 2", "amount = 9"), "a cost is 0 to 8");
    assert_eq!(card_fault("PO01", r#""money""#, r#""cp""#), "the UWC has no CP");
    assert_eq!(card_fault("IN01", r#""cp""#, r#""either""#), "the Reich pays in CP");
    assert_eq!(card_fault("IN01", r#""cp""#, r#""conquest""#), "a conquest has no `amount`");
    assert_eq!(card_fault("IN01", ", amount = 1", ""), "the cost lacks its `amount`");
    let symbol = r#""mobilization" }], politics_symbol = true"#;
    assert_eq!(
        card_fault("IN01", r#""mobilization" }]"#, symbol),
        "only UWC cards have a Politics symbol"
    );
}

#[test]
fn content_06_a_number_is_printed_with_recruit_raid_and_bombing_alone() {
    let wanted = "`recruit`, `raid` and `bombing` have an `amount` of at least 1";
    let recruit = r#""recruit", amount = 2"#;
    assert_eq!(card_fault("PO01", recruit, r#""recruit""#), wanted);
    assert_eq!(card_fault("PO01", recruit, r#""recruit", amount = 0"#), wanted);
    assert_eq!(
        card_fault("PO01", recruit, r#""mobilization", amount = 2"#),
        "only `recruit`, `raid` and `bombing` have an `amount`"
    );
}

#[test]
fn content_07_each_faction_has_at_least_forty_combat_cards() {
    let fewer = |gone: usize| combat_cards(&vec![("copies = 2", "copies = 1"); gone]);
    assert_eq!(fewer(8), [""; 0]);
    assert_eq!(fewer(9), ["`combat_cards.toml`: 39 cards of `reich`: 40 to 255 (IS-CONTENT-07)"]);
    assert_eq!(
        combat_cards(&[("copies = 2", "copies = 0")]),
        ["`combat_cards.toml`, row `CR-R1`: has no copies (IS-CONTENT-07)"]
    );
    assert_eq!(
        combat_cards(&[("copies = 2", "copies = 250")]),
        ["`combat_cards.toml`: 296 cards of `reich`: 40 to 255 (IS-CONTENT-07)"]
    );
}

#[test]
fn content_07_a_square_is_blank_a_hit_a_double_hit_or_a_repel() {
    assert_eq!(
        combat_cards(&[(r#"["hit", "hit", "blank"]"#, r#"["hit", "miss", "blank"]"#)]),
        [
            "`combat_cards.toml`, row `CR-R1`: unknown variant `miss`, expected one of `blank`, `hit`, `double_hit`, \
          `repel` (IS-CONTENT-07)"
        ]
    );
}
