//! What may a player do? One variant a decision.
//!
//! An action never holds its seat: the actor comes from identity. The command a card is played for is the variant
//! itself, also on a dual card (IS-CMD-06). Numbers are checked against the rules, not here; ids exist.

use alloc::vec::Vec;

use umpire_engine::Seat;

use crate::ids::{ByTactics, CombatCard, CommandCard, Continent, Orbit, Space, Territory};

/// An action of ledger 4.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Action {
    /// Fight with one army or move one (IS-MOB).
    Mobilize(Mobilize),
    /// Put tiles from the supply on the board (IS-REC).
    Recruit(Recruit),
    /// Put the Black Ops on the board by a Recruit (IS-BLK-01).
    RecruitBlackOps(Target),
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
    /// Play an Improvement on a territory (IS-SPC-05).
    PlayImprovement(Target),
    /// Destroy a territory for the rest of the match (IS-SPU-20).
    Nuke(Target),
    /// Gain Money or Politics now, or Command Points in the next turn (IS-SPU-09, IS-SPU-10, IS-SPR-10).
    PlayBonus(CardPlay),
    /// Put tiles into Reich Headquarters (IS-SPR-08).
    Propaganda(Recruit),
    /// Put three tiles in orbit, then move from there (IS-SPR-11).
    Blitzkrieg(Blitzkrieg),
    /// Play a card that a conquest just made pays for (IS-SPC-10).
    ClaimConquest {
        /// Reich Gold or Political Affairs.
        card: CommandCard,
    },
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
    ChooseDefenceCard(CardChoice),
    /// The attacker lays his (IS-CMB-08).
    ChooseAttackCard(CardChoice),
    /// The defender lets his Fortifications replace his card, or not (IS-FORT-01).
    DecideFortifications {
        /// Whether they do.
        replace: bool,
    },
    /// The attacker shifts his card by his Initiative, or not (IS-INI-01).
    DecideInitiative(Shift),
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
    /// Whether the discount of the Time Token is used; unsaid, it is if it applies (IS-EVT-03).
    pub use_discount: Option<bool>,
}

impl CardPlay {
    /// The card for this payment, with the discount if it applies.
    pub const fn new(card: CommandCard, payment: Payment) -> CardPlay {
        CardPlay { card, payment, use_discount: None }
    }
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
    /// An Elite Operation for the combat that it opens (IS-SPC-14).
    pub elite_operation: Option<CardPlay>,
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
    /// Whether the player of the command pays it with Money, by his Martial Law (IS-SPU-06).
    pub transit_money: bool,
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

/// A Recruit or a Propaganda.
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
    /// An Elite Operation for the combat that it opens (IS-SPC-14).
    pub elite_operation: Option<CardPlay>,
}

/// A Blitzkrieg.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Blitzkrieg {
    /// The card.
    pub play: CardPlay,
    /// The orbital sector where the tiles are put and the move starts.
    pub sector: Orbit,
    /// The move.
    pub movement: Move,
    /// An Elite Operation for the combat that it opens (IS-SPC-14).
    pub elite_operation: Option<CardPlay>,
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

/// Which combat card is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum CardChoice {
    /// A card of the table, its face unseen (IS-CMB-06).
    Table(Source),
    /// With Controlled Combat a card of the combat hand (IS-CTL-01).
    Hand {
        /// The card.
        card: CombatCard,
        /// Where the hand is refilled from at the end of the combat (IS-CTL-02).
        refill: Source,
    },
}

impl From<Source> for CardChoice {
    fn from(source: Source) -> CardChoice {
        CardChoice::Table(source)
    }
}

/// How Initiative shifts the attacker's card along the defender's (IS-INI-04, IS-INI-05).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, serde::Serialize)]
pub enum Shift {
    /// Not at all.
    #[default]
    None,
    /// Attack I meets defence II, attack II meets defence III.
    PlusOne,
    /// Attack II meets defence I, attack III meets defence II.
    MinusOne,
}

/// Where a combat card lies on the table (IS-CMB-06).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize,
)]
pub enum Source {
    /// The top of the combat deck.
    Deck,
    /// The Reserve.
    Reserve,
}
