//! What a match chooses, as an operator names it: the options that are listed by `umpire games GAME`.

use std::collections::BTreeMap;

use clap::Args;
use serde_json::{Map, Value};
use umpire_contract::umpire::v1::{self, GameOption, domain};

use super::Sentence;

/// What a match chooses.
#[derive(Debug, Args)]
pub struct Chosen {
    /// A set of optional rules, such as `veteran`
    #[arg(long, value_name = "NAME")]
    pub preset: Option<String>,
    /// An optional rule, such as `initiative`; once for each
    #[arg(long = "option", value_name = "NAME")]
    pub options: Vec<String>,
}

impl Chosen {
    /// The options as a request to create a match has them; none, if nothing is chosen.
    pub(super) fn of(&self, game: &v1::Game) -> Result<Option<v1::Options>, Sentence> {
        let mut chosen: BTreeMap<&str, Map<String, Value>> = BTreeMap::new();
        let preset = self.preset.iter().map(|name| preset(game, name));
        let switches = self.options.iter().map(|name| switch(game, name));
        for choice in preset.chain(switches) {
            let (path, value) = choice?;
            let (member, field) = path.split_once('.').unwrap_or((path, ""));
            chosen.entry(member).or_default().insert(field.to_owned(), value);
        }
        if chosen.is_empty() {
            return Ok(None);
        }
        Ok(Some(serde_json::from_value(serde_json::to_value(chosen)?)?))
    }
}

fn preset<'a>(game: &'a v1::Game, name: &str) -> Result<(&'a str, Value), Sentence> {
    let value = name.to_ascii_uppercase();
    let option = named(game, "preset")?;
    let values = match kind(option) {
        Some(domain::Kind::OneOf(one_of)) => one_of.values.as_slice(),
        _ => &[],
    };
    if values.contains(&value) {
        return Ok((&option.path, Value::String(value)));
    }
    let values = values.join("`, `").to_ascii_lowercase();
    Err(format!("there is no preset `{name}`, only `{values}`").into())
}

fn switch<'a>(game: &'a v1::Game, name: &str) -> Result<(&'a str, Value), Sentence> {
    let option = named(game, name)?;
    match kind(option) {
        Some(domain::Kind::Flag(domain::Flag {})) => Ok((&option.path, Value::Bool(true))),
        _ => Err(format!("the option `{name}` is no rule to play by or not").into()),
    }
}

fn kind(option: &GameOption) -> Option<&domain::Kind> {
    option.domain.as_ref()?.kind.as_ref()
}

/// The option of this name, which is the last of its path.
fn named<'a>(game: &'a v1::Game, name: &str) -> Result<&'a GameOption, Sentence> {
    let is_named = |option: &&GameOption| option.path.rsplit('.').next() == Some(name);
    let option = game.options.iter().find(is_named);
    option.ok_or_else(|| format!("`{}` has no option `{name}`", game.game).into())
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use umpire_engine::Game;
    use umpire_iron_sky::{IronSky, content::Content};

    use super::*;
    use crate::wire::Wire;

    fn chosen(preset: Option<&str>, options: &[&str]) -> Result<Value, String> {
        let game = IronSky::game_out(&Content::default_pack());
        let options = options.iter().map(|&name| name.to_owned()).collect();
        let chosen = Chosen { preset: preset.map(str::to_owned), options };
        let options = chosen.of(&game).map_err(|error| error.to_string())?;
        Ok(serde_json::to_value(options).unwrap())
    }

    #[test]
    fn a_preset_and_options_are_named_as_they_are_listed() {
        assert_eq!(chosen(None, &[]), Ok(Value::Null));
        let veteran = chosen(Some("veteran"), &[]).unwrap();
        assert_eq!(veteran["ironSky"]["preset"], "VETERAN");
        let two = chosen(None, &["initiative", "blackOps"]).unwrap();
        assert_eq!(two["ironSky"]["initiative"], true);
        assert_eq!(two["ironSky"]["blackOps"], true);
        assert_eq!(two["ironSky"]["preset"], json!(null));
    }

    #[test]
    fn a_name_that_is_not_listed_is_answered_by_those_that_are() {
        let presets = "there is no preset `hard`, only `rookie`, `experienced`, `veteran`";
        assert_eq!(chosen(Some("hard"), &[]), Err(presets.to_owned()));
        let unknown = format!("`{}` has no option `luck`", IronSky::NAME);
        assert_eq!(chosen(None, &["luck"]), Err(unknown));
        let no_flag = "the option `turnStyle` is no rule to play by or not";
        assert_eq!(chosen(None, &["turnStyle"]), Err(no_flag.to_owned()));
    }
}
