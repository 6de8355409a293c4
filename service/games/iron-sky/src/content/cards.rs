//! Commanders, command cards and combat cards.

use alloc::{string::String, vec::Vec};

use serde::{Deserialize, Serialize};

use super::Effect;
use crate::ids::{CommandCard, Commander, Faction, Tactics};

/// A commander's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommanderRow {
    /// Its id: the class, such as `politician`.
    pub slug: String,
    /// Whose it is.
    pub faction: Faction,
    /// What a UWC player starts with and gains by Trophies; none for the Reich.
    pub uwc: Option<UwcStart>,
    /// The command cards of this class, in content order.
    pub(super) deck: Vec<CommandCard>,
}

/// What only UWC sheets show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct UwcStart {
    /// Money at the start, 0 to 8 (IS-SETUP-25).
    pub money: u8,
    /// Politics at the start, 0 to 8.
    pub politics: u8,
    /// Which point each third Trophy gives (IS-CAS-05).
    pub reward: Reward,
}

/// The point a full pile of Trophies gives (IS-DEF-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reward {
    /// Money.
    Money,
    /// Politics.
    Politics,
}

/// A command card: of a commander's class, or a Special Command (IS-SPC-01).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CommandCardRow {
    /// Its id: `PO01`, `SU-1`.
    pub slug: String,
    /// Who plays it (IS-CMD-05).
    pub owner: CardOwner,
    /// What it costs, be it another price than an equal command's (IS-COST-05).
    pub cost: Cost,
    /// Whether it gives 1 Politics after payment (IS-COST-06).
    pub politics_symbol: bool,
    /// The first command on it.
    pub first: Printed,
    /// The second one of a dual card (IS-CMD-06), never of the same kind.
    pub second: Option<Printed>,
}

/// Who plays a command card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CardOwner {
    /// The commander of this class.
    Class(Commander),
    /// Any commander of this faction: it is a Special Command.
    Faction(Faction),
}

impl CommandCardRow {
    /// What it does, if it is a Special Command.
    pub const fn effect(&self) -> Option<Effect> {
        match self.first.command {
            Command::Special(effect) => Some(effect),
            Command::Mobilization
            | Command::Recruit
            | Command::Raid
            | Command::ChangeOfStrategy
            | Command::Terror
            | Command::Bombing
            | Command::Reboot
            | Command::AntiTerror
            | Command::Politicking
            | Command::ElectronicWarfare => None,
        }
    }

    /// The one or two commands on the card.
    pub fn commands(&self) -> impl Iterator<Item = Printed> + Clone {
        core::iter::once(self.first).chain(self.second)
    }

    /// The number printed with `command`, 0 where none is; `None` if the card does not show the command.
    pub fn shows(&self, command: Command) -> Option<u8> {
        self.commands().find(|printed| printed.command == command).map(|printed| printed.amount)
    }
}

/// A command as a card shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Printed {
    /// Which command.
    pub command: Command,
    /// Unit tiles to recruit, add or destroy: at least 1 with Recruit, Raid and Bombing, 0 with all others.
    pub amount: u8,
}

/// The commands (ledger 2.12 to 2.16), and those of Special Commands (IS-SPC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Command {
    /// IS-MOB.
    Mobilization,
    /// IS-REC.
    Recruit,
    /// IS-RAID.
    Raid,
    /// IS-COS.
    ChangeOfStrategy,
    /// IS-TER, Reich.
    Terror,
    /// IS-BOM, Reich.
    Bombing,
    /// IS-REB, Reich.
    Reboot,
    /// IS-ANT, UWC.
    AntiTerror,
    /// IS-POL, UWC.
    Politicking,
    /// IS-EW, UWC.
    ElectronicWarfare,
    /// The one command of a Special Command.
    #[serde(skip_deserializing)]
    Special(Effect),
}

impl Command {
    /// Its name as printed.
    pub const fn name(self) -> &'static str {
        match self {
            Command::Mobilization => "Mobilization",
            Command::Recruit => "Recruit",
            Command::Raid => "Raid",
            Command::ChangeOfStrategy => "Change of Strategy",
            Command::Terror => "Terror",
            Command::Bombing => "Bombing",
            Command::Reboot => "Reboot",
            Command::AntiTerror => "Anti-Terror",
            Command::Politicking => "Politicking",
            Command::ElectronicWarfare => "Electronic Warfare",
            Command::Special(effect) => effect.name(),
        }
    }

    /// The only faction whose cards show it; `None` for the commands of both.
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Command::Mobilization
            | Command::Recruit
            | Command::Raid
            | Command::ChangeOfStrategy => None,
            Command::Terror | Command::Bombing | Command::Reboot => Some(Faction::Reich),
            Command::AntiTerror | Command::Politicking | Command::ElectronicWarfare => {
                Some(Faction::Uwc)
            }
            Command::Special(effect) => effect.faction(),
        }
    }

    /// Whether a number of unit tiles is printed with it.
    pub const fn has_amount(self) -> bool {
        match self {
            Command::Recruit | Command::Raid | Command::Bombing => true,
            Command::Mobilization
            | Command::ChangeOfStrategy
            | Command::Terror
            | Command::Reboot
            | Command::AntiTerror
            | Command::Politicking
            | Command::ElectronicWarfare
            | Command::Special(_) => false,
        }
    }
}

/// What a card costs, in points, 0 to 8 (IS-COST-02, IS-COST-03), or a conquest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Cost {
    /// Command Points.
    Cp(u8),
    /// Money.
    Money(u8),
    /// Politics.
    Politics(u8),
    /// All of it in Money or all of it in Politics (IS-COST-04).
    Either(u8),
    /// A conquest just made (IS-SPC-10).
    Conquest,
}

/// The face of a combat card (IS-CMB-04).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Face {
    /// Its id: `CR-R1`.
    pub slug: String,
    /// Whose it is.
    pub faction: Faction,
    /// The colour on its back.
    pub tactics: Tactics,
    /// Squares I, II, III of the attacker.
    pub attack: [Square; 3],
    /// Squares I, II, III of the defender.
    pub defence: [Square; 3],
    /// How many cards have it, at least 1.
    pub copies: u8,
}

/// A square of a combat card (IS-DEF-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Square {
    /// Nothing.
    Blank,
    /// Destroys one tile.
    Hit,
    /// Destroys two.
    DoubleHit,
    /// Cancels the facing square's Hits.
    Repel,
}

/// No commander's sheet.
pub(super) static NO_COMMANDER: CommanderRow =
    CommanderRow { slug: String::new(), faction: Faction::Reich, uwc: None, deck: Vec::new() };

/// No command card.
pub(super) static NO_COMMAND_CARD: CommandCardRow = CommandCardRow {
    slug: String::new(),
    owner: CardOwner::Class(Commander(0)),
    cost: Cost::Cp(0),
    politics_symbol: false,
    first: Printed { command: Command::Mobilization, amount: 0 },
    second: None,
};

/// No combat card.
pub(super) static NO_FACE: Face = Face {
    slug: String::new(),
    faction: Faction::Reich,
    tactics: Tactics::Red,
    attack: [Square::Blank; 3],
    defence: [Square::Blank; 3],
    copies: 0,
};
