//! The boards, decks and tables a match is played with: read from a pack of files, checked and indexed.
//!
//! A pack is data that a host may replace. It is refused as a whole, with every fault by file and row, if it breaks a
//! rule of IS-CONTENT. What is here has been checked, so the questions below have no errors; they allocate nothing.

mod board;
mod cards;
mod check;
mod files;
mod optional;
mod parse;
mod slugs;

pub use board::{Board, MAX_TERRITORIES, MeterLine, TerritoryRow};
pub use cards::{
    CardOwner, Command, CommandCardRow, CommanderRow, Cost, Face, Printed, Reward, Square, UwcStart,
};
pub use files::{Fault, Files};
pub use optional::{Effect, Operation, SecretOperationRow, TimeEffect, TimeTokenRow};

use alloc::{string::String, vec::Vec};

use serde::Serialize;
use sha2::{Digest as _, Sha256};
use umpire_engine::{Digest, Digested};

use crate::ids::{
    CombatCard, CommandCard, Commander, ContinentMap, Faction, FactionMap, SecretOperation,
    TimeToken,
};

/// A checked content pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Content {
    id: String,
    version: String,
    boards: ContinentMap<Board>,
    /// Lists in content order: by id, byte by byte (ledger 5).
    commanders: Vec<CommanderRow>,
    command_cards: Vec<CommandCardRow>,
    combat_cards: Vec<Face>,
    /// Special Commands; their places go on where those of `command_cards` end.
    special_commands: Vec<CommandCardRow>,
    secret_operations: Vec<SecretOperationRow>,
    time_tokens: Vec<TimeTokenRow>,
    /// All copies of a faction's faces.
    combat_decks: FactionMap<Vec<CombatCard>>,
}

impl Content {
    /// The pack in these files.
    ///
    /// # Errors
    /// Every fault of every file.
    pub fn load(files: &Files<'_>) -> Result<Content, Vec<Fault>> {
        let (tables, mut faults) = parse::read(files);
        let content = check::tables(&tables, &mut faults);
        let faults = faults.into_vec();
        if faults.is_empty() { Ok(content) } else { Err(faults) }
    }

    /// The pack that comes with the game.
    #[expect(clippy::expect_used, reason = "the pack is compiled in, and a test loads it")]
    pub fn default_pack() -> Content {
        // INVARIANT: the default pack has no fault; `the_default_pack_has_no_fault` holds it to that.
        Content::load(&Files::DEFAULT).expect("the default pack is sound")
    }

    /// The pack that came with the game at first, `default/1`: the figures of the ledger's chapter 8, by which its worked
    /// examples count. Matches that began with it go on with it.
    #[expect(clippy::expect_used, reason = "the pack is compiled in, and a test loads it")]
    pub fn first_pack() -> Content {
        // INVARIANT: the pack has no fault, as every worked example shows.
        Content::load(&Files::FIRST).expect("the first pack is sound")
    }

    /// The pack's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The pack's version: another one for every changed figure.
    pub fn version(&self) -> &str {
        &self.version
    }

    /// All commanders, in content order.
    pub fn commanders(&self) -> impl DoubleEndedIterator<Item = Commander> + Clone + '_ {
        numbered(&self.commanders).map(|(number, _)| Commander(number))
    }

    /// The three commanders of a faction, in content order.
    pub fn commanders_of(&self, faction: Faction) -> impl Iterator<Item = Commander> + Clone + '_ {
        self.commanders().filter(move |&commander| self.commander(commander).faction == faction)
    }

    /// A commander's sheet; a blank one for a commander that the pack does not have.
    pub fn commander(&self, commander: Commander) -> &CommanderRow {
        self.commanders.get(usize::from(commander.0)).unwrap_or(&cards::NO_COMMANDER)
    }

    /// The fifteen command cards of a commander's class, in content order (IS-SETUP-10).
    pub fn deck(&self, commander: Commander) -> &[CommandCard] {
        &self.commander(commander).deck
    }

    /// A command card of a class or a Special Command; a blank one for a card that the pack does not have.
    pub fn command_card(&self, card: CommandCard) -> &CommandCardRow {
        let place = usize::from(card.0);
        let special = || self.special_commands.get(place.checked_sub(self.command_cards.len())?);
        self.command_cards.get(place).or_else(special).unwrap_or(&cards::NO_COMMAND_CARD)
    }

    /// What a card does, if it is a Special Command.
    pub fn effect(&self, card: CommandCard) -> Option<Effect> {
        self.command_card(card).effect()
    }

    /// The face of a combat card; a blank one for a face that the pack does not have.
    pub fn combat_card(&self, card: CombatCard) -> &Face {
        self.combat_cards.get(usize::from(card.0)).unwrap_or(&cards::NO_FACE)
    }

    /// All combat cards of a faction, copies beside each other, in content order (IS-SETUP-16).
    pub fn combat_deck(&self, faction: Faction) -> &[CombatCard] {
        &self.combat_decks[faction]
    }

    /// All Time Tokens, the Ending Token among them, in content order.
    pub fn time_tokens(&self) -> impl DoubleEndedIterator<Item = TimeToken> + Clone + '_ {
        numbered(&self.time_tokens).map(|(number, _)| TimeToken(number))
    }

    /// A Time Token; one without effect for a token that the pack does not have.
    pub fn time_token(&self, token: TimeToken) -> &TimeTokenRow {
        self.time_tokens.get(usize::from(token.0)).unwrap_or(&optional::NO_TIME_TOKEN)
    }

    /// The Special Commands of a faction, one copy each, in content order (IS-SETUP-13).
    pub fn special_commands(
        &self,
        faction: Faction,
    ) -> impl DoubleEndedIterator<Item = CommandCard> + Clone + '_ {
        let first = u8::try_from(self.command_cards.len()).unwrap_or(u8::MAX);
        numbered(&self.special_commands)
            .filter(move |(_, row)| row.owner == CardOwner::Faction(faction))
            .map(move |(place, _)| CommandCard(first.saturating_add(place)))
    }

    /// The Secret Operations of a faction, in content order (IS-SETUP-33).
    pub fn secret_operations(
        &self,
        faction: Faction,
    ) -> impl DoubleEndedIterator<Item = SecretOperation> + Clone + '_ {
        numbered(&self.secret_operations)
            .filter(move |(_, row)| row.faction == faction)
            .map(|(place, _)| SecretOperation(place))
    }

    /// A Secret Operation; a blank one for one that the pack does not have.
    pub fn secret_operation(&self, operation: SecretOperation) -> &SecretOperationRow {
        self.secret_operations.get(usize::from(operation.0)).unwrap_or(&optional::NO_OPERATION)
    }
}

impl Digested for Content {
    /// The SHA-256 of what the pack says: the order of its rows and the layout of its text do not matter.
    fn digest(&self) -> Digest {
        // INVARIANT: plain data always serialises into memory.
        let canonical = postcard::to_allocvec(self).unwrap_or_default();
        Digest(Sha256::digest(&canonical).into())
    }
}

/// Rows with their places. Lists of content have at most 255 rows.
fn numbered<T>(
    rows: &[T],
) -> impl DoubleEndedIterator<Item = (u8, &T)> + ExactSizeIterator + Clone {
    rows.iter().enumerate().map(|(place, row)| (u8::try_from(place).unwrap_or(u8::MAX), row))
}
