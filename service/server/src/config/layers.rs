//! Lays flags over the file over the default, and refuses what does not belong.

use std::fs;
use std::path::Path;

use toml::{Table, Value};

use super::{ConfigError, DEFAULT, Flags, sentence};

/// The compiled-in default, as a name in messages.
const MANUAL: &str = "config.default.toml";
/// The command line and the environment, as a name in messages.
const COMMAND_LINE: &str = "flags and environment";

/// All settings, each from the highest layer that gives it.
pub(super) fn merged(flags: &Flags) -> Result<Table, ConfigError> {
    let mut settings = parse(DEFAULT, MANUAL)?;
    if let Some(path) = &flags.config {
        lay(&mut settings, file(path)?, &path.display().to_string())?;
    }
    let flags = Table::try_from(flags).map_err(|error| ConfigError::Value {
        key: COMMAND_LINE.to_owned(),
        why: error.to_string(),
    })?;
    lay(&mut settings, flags, COMMAND_LINE)?;
    Ok(settings)
}

fn file(path: &Path) -> Result<Table, ConfigError> {
    let text = fs::read_to_string(path)
        .map_err(|source| ConfigError::Unreadable { path: path.to_owned(), source })?;
    parse(&text, &path.display().to_string())
}

fn parse(text: &str, origin: &str) -> Result<Table, ConfigError> {
    text.parse::<Table>()
        .map_err(|error| ConfigError::Syntax { origin: origin.to_owned(), why: sentence(&error) })
}

/// Replaces values below by those above, key by key and type by type.
fn lay(below: &mut Table, above: Table, origin: &str) -> Result<(), ConfigError> {
    for (key, value) in above {
        let origin = origin.to_owned();
        match below.get_mut(&key) {
            None => return Err(ConfigError::UnknownKey { key, origin }),
            Some(default) if !default.same_type(&value) => {
                let (expected, found) = (default.type_str(), Value::type_str(&value));
                return Err(ConfigError::WrongType { key, origin, expected, found });
            }
            Some(default) => *default = value,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn laid(file: &str, flags: &Flags) -> Result<Table, ConfigError> {
        let mut settings = parse(DEFAULT, MANUAL)?;
        lay(&mut settings, parse(file, "mine.toml")?, "mine.toml")?;
        lay(&mut settings, Table::try_from(flags).unwrap(), COMMAND_LINE)?;
        Ok(settings)
    }

    #[test]
    fn a_flag_wins_over_the_file_and_the_file_over_the_default() {
        let flags = Flags { listen: Some("127.0.0.1:1".into()), ..Flags::default() };
        let file = "listen = '127.0.0.1:2'\nstore = 'file:a'";
        let settings = laid(file, &flags).unwrap();
        assert_eq!(settings["listen"].as_str(), Some("127.0.0.1:1"));
        assert_eq!(settings["store"].as_str(), Some("file:a"));
        assert_eq!(settings["durability"].as_str(), Some("fast"));
    }

    #[test]
    fn an_unknown_key_is_refused_by_name() {
        let refused = laid("lisen = '127.0.0.1:2'", &Flags::default()).unwrap_err();
        assert!(refused.to_string().starts_with("unknown key `lisen` in `mine.toml`"), "{refused}");
    }

    #[test]
    fn a_value_of_another_type_is_refused_by_name() {
        let refused = laid("drain_seconds = 'soon'", &Flags::default()).unwrap_err();
        assert_eq!(
            refused.to_string(),
            "`drain_seconds` in `mine.toml` must be of type integer, and is of type string"
        );
    }

    #[test]
    fn a_file_that_is_not_toml_is_refused_with_the_place() {
        let refused = laid("listen = ", &Flags::default()).unwrap_err();
        assert!(refused.to_string().contains("line 1"), "{refused}");
    }

    #[test]
    fn a_file_that_is_not_there_is_refused_by_path() {
        let flags = Flags { config: Some("no/such.toml".into()), ..Flags::default() };
        let refused = merged(&flags).unwrap_err();
        assert!(refused.to_string().contains("`no/such.toml`"), "{refused}");
    }
}
