//! What may a player do? One variant a decision.
//!
//! An action never holds its seat: the actor comes from identity. The command a card is played for is the variant
//! itself, also on a dual card (IS-CMD-06). Numbers are checked against the rules, not here; ids exist.

use alloc::vec::Vec;

use umpire_engine::Seat;

use crate::ids::{ByTactics, CommandCard, Continent, Orbit, Space, Territory};

/// An action of ledger 4.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Fight with one army or move one (IS-MOB).
    Mobilize(Mobilize),
    /// Put tiles from the supply on the board (IS-REC).
    Recruit(Recruit),
    /// Call the units of a neutral continent by a Recruit (IS-HELP).
    RequestHelp(RequestHelp),
    /// Recruit one tile, then move from the same space (IS-RAID).
    Raid(Raid),
    /// Shuffle the personal combat set, or switch cards with the bank (IS-COS).
    ChangeStrategy(ChangeStrategy),
    /// Put the Terror Token on a territory (IS-TER).
    Terror(Target),
    /// Destroy UWC units from orbit (IS-BOM).
    Bomb(Target),
    /// Send the Electronic Warfare Token back (IS-REB).
    Reboot(CardPlay),
    /// Send the Terror Token back (IS-ANT).
    AntiTerror(CardPlay),
    /// Gain Politics (IS-POL).
    Politick(CardPlay),
    /// Close the red routes of a sector (IS-EW).
    ElectronicWarfare(ElectronicWarfare),
    /// Move UWC tiles over a surface route without a card (IS-REG-01).
    Regroup(Regroup),
    /// Move Reich tiles one sector sideways without a card (IS-REG-08).
    RegroupOrbit(RegroupOrbit),
    /// Move Reich tiles up over a red route, free of charge (IS-REG-09).
    ReturnToOrbit(ReturnToOrbit),
    /// Give Money to a team-mate (IS-SHARE-01).
    GiveMoney(GiveMoney),
    /// Give one Command Point to a team-mate (IS-SHARE-05).
    GiveCommandPoint(GiveCommandPoint),
    /// Turn Loan Tokens into Money (IS-SHARE-04).
    UseLoan(UseLoan),
    /// Turn a Guidance Token into a Command Point (IS-SHARE-08).
    UseGuidance(UseGuidance),
    /// Permit a team-mate transits at one's own cost (IS-ICM-07).
    SetTransitPermit(SetTransitPermit),
    /// Declare the own Command Phase finished (IS-SIM-09).
    DeclareDone,
    /// Withdraw that (IS-SIM-10).
    WithdrawDone,
    /// The defender lays his combat card (IS-CMB-07).
    ChooseDefenceCard(Source),
    /// The attacker lays his (IS-CMB-08).
    ChooseAttackCard(Source),
    /// Submit the End Phase with a discard or none (IS-SIM-13, IS-END-01).
    EndPhase {
        /// The card to put on the discard pile.
        discard: Option<CommandCard>,
    },
    /// Give the seat up for good (IS-LEAVE-01).
    Resign,
}

/// The card played, and what is paid for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardPlay {
    /// A card of the hand.
    pub card: CommandCard,
    /// The amount due, exactly. A Reich player pays in Command Points and leaves it at nothing.
    pub payment: Payment,
}

/// What a UWC player pays with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Payment {
    /// Money Points.
    pub money: u8,
    /// Politics Points.
    pub politics: u8,
}

/// A Mobilization.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mobilize {
    /// The card.
    pub play: CardPlay,
    /// Where the army stands.
    pub origin: Space,
    /// What it does.
    pub manoeuvre: Manoeuvre,
}

/// The two uses of a Mobilization (IS-MOB-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Manoeuvre {
    /// Fight on the spot.
    Fight,
    /// Move on.
    Move(Move),
}

/// A move of tiles from the top of an army to an adjacent space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The destination.
    pub to: Space,
    /// How many tiles, at least 1.
    pub count: u8,
    /// Who pays the transit, if one is due.
    pub transit_payer: TransitPayer,
}

/// Who pays for a UWC move over a white route (IS-ICM-06).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TransitPayer {
    /// The player of the command.
    #[default]
    Itself,
    /// The UWC commander of the destination continent, by his permit.
    Destination,
}

/// A Recruit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recruit {
    /// The card.
    pub play: CardPlay,
    /// One or two spaces and how many tiles go to each.
    pub placements: Vec<Placement>,
}

/// Tiles for one space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Placement {
    /// Where.
    pub space: Space,
    /// How many, at least 1.
    pub count: u8,
}

/// A Request Help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RequestHelp {
    /// The card, showing Recruit.
    pub play: CardPlay,
    /// Whose units are called.
    pub neutral_continent: Continent,
    /// Where they go.
    pub territory: Territory,
}

/// A Raid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Raid {
    /// The card.
    pub play: CardPlay,
    /// Where the tile is added and the move starts.
    pub place: Space,
    /// The move.
    pub movement: Move,
}

/// A Change of Strategy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChangeStrategy {
    /// The card.
    pub play: CardPlay,
    /// What is changed.
    pub mode: Strategy,
}

/// The two uses of a Change of Strategy (IS-COS-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// Shuffle the personal combat set.
    Shuffle,
    /// Switch cards with the bank.
    Switch {
        /// Cards set aside, by colour; one to five in all.
        discard: ByTactics<u8>,
        /// Cards taken from the bank, by colour; as many.
        take: ByTactics<u8>,
    },
}

/// A command on one territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    /// The card.
    pub play: CardPlay,
    /// The territory.
    pub territory: Territory,
}

/// An Electronic Warfare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ElectronicWarfare {
    /// The card.
    pub play: CardPlay,
    /// The orbital sector whose red routes are closed.
    pub sector: Orbit,
}

/// A UWC regrouping.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Regroup {
    /// Where the army stands.
    pub origin: Territory,
    /// Where the tiles go.
    pub to: Territory,
    /// How many, at least 1.
    pub count: u8,
    /// One point a tile, in any mix.
    pub payment: Payment,
}

/// A Reich regrouping in orbit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RegroupOrbit {
    /// Where the army stands.
    pub origin: Orbit,
    /// Where the tiles go.
    pub to: Orbit,
    /// How many, at least 1.
    pub count: u8,
}

/// A return to orbit, to the sector above the territory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReturnToOrbit {
    /// Where the army stands.
    pub origin: Territory,
    /// How many tiles, at least 1.
    pub count: u8,
}

/// A gift of Money.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GiveMoney {
    /// The receiver.
    pub to: Seat,
    /// How much, at least 1.
    pub amount: u8,
}

/// A gift of one Command Point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GiveCommandPoint {
    /// The receiver.
    pub to: Seat,
}

/// A use of Loan Tokens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseLoan {
    /// Whose tokens.
    pub neutral_continent: Continent,
    /// How many, at least 1.
    pub count: u8,
}

/// A use of a Guidance Token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UseGuidance {
    /// Whose token.
    pub neutral_continent: Continent,
}

/// A permit for transits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetTransitPermit {
    /// The team-mate.
    pub to: Seat,
    /// How many transits, 0 to 8; 0 withdraws the permit.
    pub count: u8,
}

/// Where a combat card is taken from (IS-CMB-06).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub enum Source {
    /// The top of the combat deck.
    Deck,
    /// The Reserve.
    Reserve,
}
