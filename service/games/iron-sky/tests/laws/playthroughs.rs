//! Matches as text, with what every viewer is told by which rule: a changed rule and a leak show in the same place. Whole
//! matches of every preset and number of players, in sentences, are in the service's recorded matches.
//!
//! `INSTA_UPDATE=always cargo test -p umpire-iron-sky --test laws playthroughs` writes them anew.

use std::fmt::Debug;

use umpire_iron_sky::{
    content::Content,
    ids::{CombatCard, CommandCard, Continent, Faction, Post},
    options::Preset,
};
use umpire_laws::playthrough;

use crate::spec::{spec, with_optional_rules};

/// How many deeds of a match are shown: some rounds.
const DEEDS: usize = 120;

fn check(preset: Preset, players: u8) {
    let spec = spec();
    let case = with_optional_rules(preset.optional_rules());
    let mut record = spec.record(players, case).unwrap();
    record.lines.truncate(DEEDS);
    let text = playthrough(&spec.content, &record).unwrap();
    let text = named(text, &spec.content);
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(format!("{preset:?}_{players}_players").to_lowercase(), text);
    });
}

/// The text with the names that players know instead of numbers.
fn named(mut text: String, content: &Content) -> String {
    let mut name = |thing: &dyn Debug, name: &str| text = text.replace(&format!("{thing:?}"), name);
    for post in Post::ALL {
        name(&post, &format!("{:?}-{:?}", post.faction, post.continent));
    }
    for territory in Continent::ALL.into_iter().flat_map(|it| content.territories(it)) {
        name(&territory, &content.territory(territory).slug);
    }
    for commander in content.commanders() {
        name(&commander, &content.commander(commander).slug);
        for card in content.deck(commander) {
            let card: CommandCard = *card;
            name(&card, &content.command_card(card).slug);
        }
    }
    for faction in Faction::ALL {
        for card in content.special_commands(faction) {
            name(&card, &content.command_card(card).slug);
        }
        for operation in content.secret_operations(faction) {
            name(&operation, &content.secret_operation(operation).slug);
        }
    }
    for card in Faction::ALL.into_iter().flat_map(|faction| content.combat_deck(faction)) {
        let card: CombatCard = *card;
        name(&card, &content.combat_card(card).slug);
    }
    for token in content.time_tokens() {
        name(&token, &content.time_token(token).slug);
    }
    text
}

#[test]
fn two_rookies() {
    check(Preset::Rookie, 2);
}

#[test]
fn four_veterans() {
    check(Preset::Veteran, 4);
}
