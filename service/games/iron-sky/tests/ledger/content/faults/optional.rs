//! IS-CONTENT-08 to 10: Secret Operations, Special Commands, Time Tokens.

use umpire_iron_sky::content::Files;

use super::{row, secret_operations, special_commands, time_tokens};

#[test]
fn content_08_secret_operations_suffice_and_point_to_territories_of_value_one_or_two() {
    let without = |ids: &[&str]| {
        let gone = ids.iter().map(|id| (row(Files::DEFAULT.secret_operations, id), ""));
        secret_operations(&gone.collect::<Vec<_>>())
    };
    assert_eq!(without(&["OU-4", "OU-5", "OU-6", "OU-7"]), [""; 0]);
    assert_eq!(
        without(&["OU-4", "OU-5", "OU-6", "OU-7", "OU-8"]),
        [
            "`secret_operations.toml`: 2 of `uwc`, World Police not counted: at least 3 (IS-CONTENT-08)"
        ]
    );
    let points_to = |number| secret_operations(&[("america = 1,", number)]);
    assert_eq!(
        points_to("america = 8,"),
        [
            "`secret_operations.toml`, row `OU-3`: names a territory that is not there (IS-CONTENT-08)"
        ]
    );
    assert_eq!(
        points_to("america = 3,"),
        [
            "`secret_operations.toml`, row `OU-3`: names a territory of another value than 1 or 2 (IS-CONTENT-08)"
        ]
    );
    assert_eq!(
        secret_operations(&[(r#""border_guard""#, r#""dominion""#)]),
        ["`secret_operations.toml`, row `OU-1`: has a demand of the other faction (IS-CONTENT-08)"]
    );
}

#[test]
fn content_09_special_commands_suffice_and_each_faction_has_an_effect_once() {
    let without = |ids: &[&str]| {
        let gone = ids.iter().map(|id| (row(Files::DEFAULT.special_commands, id), ""));
        special_commands(&gone.collect::<Vec<_>>())
    };
    assert_eq!(without(&["SU-1", "SU-2"]), [""; 0]);
    assert_eq!(
        without(&["SU-1", "SU-2", "SU-3"]),
        ["`special_commands.toml`: 5 of `uwc`: at least 6 (IS-CONTENT-09)"]
    );
    assert_eq!(
        special_commands(&[("tax_increase", "martial_law")]),
        [
            "`special_commands.toml`, row `SU-3`: has an effect that its faction has already (IS-CONTENT-09)"
        ]
    );
    assert_eq!(
        special_commands(&[("tax_increase", "cadre")]),
        ["`special_commands.toml`, row `SU-2`: has an effect of the other faction (IS-CONTENT-09)"]
    );
    let unknown = special_commands(&[("tax_increase", "tax_cut")]);
    assert!(
        unknown[0].starts_with("`special_commands.toml`, row `SU-2`: unknown variant `tax_cut`"),
        "{unknown:?}"
    );
}

#[test]
fn content_09_reich_gold_and_political_affairs_alone_cost_a_conquest() {
    assert_eq!(
        special_commands(&[(r#"{ currency = "conquest" }"#, r#"{ currency = "cp", amount = 1 }"#)]),
        ["`special_commands.toml`, row `SR-4`: costs a conquest and nothing else (IS-CONTENT-09)"]
    );
    assert_eq!(
        special_commands(&[(r#"{ currency = "cp", amount = 4 }"#, r#"{ currency = "conquest" }"#)]),
        [
            "`special_commands.toml`, row `SR-8`: only `reich_gold` and `political_affairs` cost a conquest \
          (IS-CONTENT-09)"
        ]
    );
    assert_eq!(
        special_commands(&[(r#"currency = "conquest""#, r#"currency = "conquest", amount = 1"#)]),
        ["`special_commands.toml`, row `SR-4`: a conquest has no `amount` (IS-CONTENT-09)"]
    );
}

/// Rules: IS-RULING-01
#[test]
fn content_10_there_are_nine_regular_time_tokens_and_one_ending_token() {
    let token = row(Files::DEFAULT.time_tokens, "TT-9");
    assert_eq!(
        time_tokens(&[(token, "")]),
        ["`time_tokens.toml`: 8 regular tokens: at least 9 (IS-CONTENT-10)"]
    );
    let surplus = format!("{token}\n{}", token.replace("TT-9", "TT-X"));
    assert_eq!(time_tokens(&[(token, &surplus)]), [""; 0]);
    assert_eq!(
        time_tokens(&[(r#"effect = "ending""#, r#"effect = "none""#)]),
        ["`time_tokens.toml`: 0 Ending Tokens, not 1 (IS-CONTENT-10)"]
    );
    assert_eq!(
        time_tokens(&[(r#""minus_one", sector = "I""#, r#""minus_one""#)]),
        ["`time_tokens.toml`, row `TT-1`: lacks its `sector` (IS-CONTENT-10)"]
    );
}
