//! What a pack is made of.

use alloc::{vec, vec::Vec};

use umpire_engine::{Pack, PackFile};

use super::Content;

pub use umpire_engine::Fault;
pub(super) use umpire_engine::Faults;

/// The texts of a pack's files.
#[derive(Clone, Copy, Debug)]
pub struct Files<'a> {
    /// `pack.toml`: which pack this is.
    pub pack: &'a str,
    /// `boards.toml`: territories and routes.
    pub boards: &'a str,
    /// `meter.toml`: income and victory points.
    pub meter: &'a str,
    /// `commanders.toml`: the six sheets.
    pub commanders: &'a str,
    /// `command_cards.toml`: fifteen a commander.
    pub command_cards: &'a str,
    /// `combat_cards.toml`: the faces.
    pub combat_cards: &'a str,
    /// `special_commands.toml`.
    pub special_commands: &'a str,
    /// `secret_operations.toml`.
    pub secret_operations: &'a str,
    /// `time_tokens.toml`.
    pub time_tokens: &'a str,
}

impl Files<'static> {
    /// The files of the pack that comes with the game.
    pub const DEFAULT: Files<'static> = Files {
        pack: include_str!("../../content/pack.toml"),
        boards: include_str!("../../content/boards.toml"),
        meter: include_str!("../../content/meter.toml"),
        commanders: include_str!("../../content/commanders.toml"),
        command_cards: include_str!("../../content/command_cards.toml"),
        combat_cards: include_str!("../../content/combat_cards.toml"),
        special_commands: include_str!("../../content/special_commands.toml"),
        secret_operations: include_str!("../../content/secret_operations.toml"),
        time_tokens: include_str!("../../content/time_tokens.toml"),
    };

    /// The files of the pack that came with the game at first: some of its figures were others.
    pub const FIRST: Files<'static> = Files {
        pack: include_str!("../../content/first/pack.toml"),
        meter: include_str!("../../content/first/meter.toml"),
        commanders: include_str!("../../content/first/commanders.toml"),
        command_cards: include_str!("../../content/first/command_cards.toml"),
        ..Files::DEFAULT
    };
}

/// The names of the files.
pub(super) mod name {
    pub(in crate::content) const PACK: &str = umpire_engine::pack::PACK_FILE;
    pub(in crate::content) const BOARDS: &str = "boards.toml";
    pub(in crate::content) const METER: &str = "meter.toml";
    pub(in crate::content) const COMMANDERS: &str = "commanders.toml";
    pub(in crate::content) const COMMAND_CARDS: &str = "command_cards.toml";
    pub(in crate::content) const COMBAT_CARDS: &str = "combat_cards.toml";
    pub(in crate::content) const SPECIAL_COMMANDS: &str = "special_commands.toml";
    pub(in crate::content) const SECRET_OPERATIONS: &str = "secret_operations.toml";
    pub(in crate::content) const TIME_TOKENS: &str = "time_tokens.toml";
}

impl Pack for Content {
    const FILES: &'static [PackFile] = &[
        PackFile { name: name::PACK, text: Files::DEFAULT.pack },
        PackFile { name: name::BOARDS, text: Files::DEFAULT.boards },
        PackFile { name: name::METER, text: Files::DEFAULT.meter },
        PackFile { name: name::COMMANDERS, text: Files::DEFAULT.commanders },
        PackFile { name: name::COMMAND_CARDS, text: Files::DEFAULT.command_cards },
        PackFile { name: name::COMBAT_CARDS, text: Files::DEFAULT.combat_cards },
        PackFile { name: name::SPECIAL_COMMANDS, text: Files::DEFAULT.special_commands },
        PackFile { name: name::SECRET_OPERATIONS, text: Files::DEFAULT.secret_operations },
        PackFile { name: name::TIME_TOKENS, text: Files::DEFAULT.time_tokens },
    ];

    fn read<'a>(text_of: impl Fn(&'static str) -> &'a str) -> Result<Content, Vec<Fault>> {
        Content::load(&Files {
            pack: text_of(name::PACK),
            boards: text_of(name::BOARDS),
            meter: text_of(name::METER),
            commanders: text_of(name::COMMANDERS),
            command_cards: text_of(name::COMMAND_CARDS),
            combat_cards: text_of(name::COMBAT_CARDS),
            special_commands: text_of(name::SPECIAL_COMMANDS),
            secret_operations: text_of(name::SECRET_OPERATIONS),
            time_tokens: text_of(name::TIME_TOKENS),
        })
    }

    fn id(&self) -> &str {
        &self.id
    }

    fn version(&self) -> &str {
        &self.version
    }

    fn rows(&self) -> Vec<(&'static str, usize)> {
        vec![
            ("territories", self.boards.iter().map(|(_, board)| board.territories.len()).sum()),
            ("commanders", self.commanders.len()),
            ("command cards", self.command_cards.len()),
            ("combat cards", self.combat_cards.iter().map(|face| usize::from(face.copies)).sum()),
            ("Special Commands", self.special_commands.len()),
            ("Secret Operations", self.secret_operations.len()),
            ("Time Tokens", self.time_tokens.len()),
        ]
    }
}
