// LENGTH: one variant a fact; a second enum would only say where it was cut.
//! What has happened? One variant a fact, past tense, complete; seen by nobody.
//!
//! Each fact is emitted with the rule by which it happened. Some facts change nothing that the table does not already
//! show (a territory that falls empty): they are said because players want to hear them.

use alloc::vec::Vec;

use serde::Serialize;
use umpire_engine::{Fact, Seat, Time};

use crate::{
    IronSky,
    action::{Shift, Source},
    ids::{
        ByTactics, CombatCard, CommandCard, Commander, Continent, Faction, Orbit, Post,
        SecretOperation, Space, Territory, TimeToken, Zone,
    },
    score::Outcome,
    state::{Clock, LaidCard, Phase, Tile},
};

/// A fact of a match. Its serialised form is what a record is proved by: within a ruleset variants and fields keep their
/// order, and new ones come last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// These continents are in play, the others are neutral and bring their tokens and units (IS-SETUP-02 to 06).
    BoardsChosen {
        /// From west to east.
        in_play: Vec<Continent>,
    },
    /// Every seat has its post and its commander, with full supplies and starting resources (IS-SETUP-07 to 11).
    PostsTaken {
        /// By seat.
        posts: Vec<(Post, Commander)>,
    },
    /// A command deck was made of these cards, top first; the discard pile is in it (IS-SETUP-12, IS-END-05).
    CommandDeckShuffled {
        /// Whose.
        post: Post,
        /// The whole deck.
        deck: Vec<CommandCard>,
    },
    /// Special Commands were dealt face down onto the command decks of a faction (IS-SETUP-13).
    SpecialCommandsDealt {
        /// Whose.
        faction: Faction,
        /// Each player's, in the order dealt.
        dealt: Vec<(Post, Vec<CommandCard>)>,
    },
    /// Secret Operations were dealt to a faction (IS-SETUP-33).
    SecretOperationsDealt {
        /// Whose.
        faction: Faction,
        /// Each player's.
        dealt: Vec<(Post, SecretOperation)>,
    },
    /// A Secret Operation was shown to all (IS-SEC-01).
    SecretOperationRevealed {
        /// Whose.
        post: Post,
        /// Which.
        operation: SecretOperation,
    },
    /// Cards were drawn from the top of the command deck.
    CommandCardsDrawn {
        /// By whom.
        post: Post,
        /// In the order drawn.
        cards: Vec<CommandCard>,
    },
    /// A faction's combat cards were dealt (IS-SETUP-16, 17).
    CombatCardsDealt {
        /// Whose.
        faction: Faction,
        /// Each player's deck, top first.
        decks: Vec<(Post, Vec<CombatCard>)>,
        /// The rest, top first.
        bank: Vec<CombatCard>,
    },
    /// The top card of a combat deck became the Reserve (IS-SETUP-18, IS-CEND-02).
    ReserveLaid {
        /// Whose.
        post: Post,
    },
    /// The top cards of a combat deck went to the combat hand (IS-SETUP-19, IS-COS-03).
    CombatHandDrawn {
        /// Whose.
        post: Post,
        /// In the order drawn.
        cards: Vec<CombatCard>,
    },
    /// The Time Tokens were piled up (IS-SETUP-29).
    TimePileLaid {
        /// Top first.
        pile: Vec<TimeToken>,
    },
    /// A round began (IS-TURN-01).
    RoundBegan {
        /// Its number, from 1.
        round: u8,
    },
    /// A phase began. Marks and counts of the phase before are cleared, permits lapse (IS-RES-07, ledger 4.1).
    PhaseBegan {
        /// Whose turn it is.
        active: Faction,
        /// The phase.
        phase: Phase,
    },
    /// A player's clock was started, stopped or taken away (IS-CLOCK-04, 05).
    ClockSet {
        /// Whose.
        post: Post,
        /// As it is now.
        clock: Clock,
    },
    /// A track rose, by what the limit of 8 let through (IS-RES-04).
    ResourceGained {
        /// Whose.
        post: Post,
        /// Which.
        resource: Resource,
        /// By how much.
        amount: u8,
    },
    /// A track fell.
    ResourceSpent {
        /// Whose.
        post: Post,
        /// Which.
        resource: Resource,
        /// By how much.
        amount: u8,
    },
    /// A command card went from the hand to the discard pile to be resolved (IS-CMD-02).
    CommandPlayed {
        /// By whom.
        post: Post,
        /// Which.
        card: CommandCard,
    },
    /// A player used the discount of the Time Token (IS-EVT-04).
    DiscountUsed {
        /// Who.
        post: Post,
    },
    /// A player paid the surcharge of the Time Token (IS-EVT-06).
    SurchargePaid {
        /// Who.
        post: Post,
    },
    /// A Special Command was played and lies face up on the sheet, its effect still to come (IS-SPC-04).
    SpecialCommandKept {
        /// By whom.
        post: Post,
        /// Which.
        card: CommandCard,
    },
    /// A Special Command left the match from hand or sheet, its effect done (IS-SPC-03).
    SpecialCommandUsedUp {
        /// Whose.
        post: Post,
        /// Which.
        card: CommandCard,
    },
    /// An Improvement went from the hand to a territory (IS-SPC-05).
    ImprovementPlayed {
        /// By whom.
        post: Post,
        /// Which.
        card: CommandCard,
        /// Where.
        territory: Territory,
    },
    /// An Improvement left the match (IS-SPC-09).
    ImprovementLost {
        /// Who had played it.
        post: Post,
        /// Which.
        card: CommandCard,
        /// Where it lay.
        territory: Territory,
    },
    /// A Nuke went from the hand to a territory, which nobody will ever enter again (IS-SPU-20, IS-SPU-22).
    TerritoryDestroyed {
        /// By whom.
        post: Post,
        /// The card.
        card: CommandCard,
        /// Where.
        territory: Territory,
    },
    /// A player's command conquered a territory: he may play a conquest card before his next action (IS-SPC-10).
    ConquestWindowOpened {
        /// Who.
        post: Post,
        /// Which.
        territory: Territory,
    },
    /// That chance has passed or was taken (IS-SPC-11).
    ConquestWindowClosed {
        /// Whose.
        post: Post,
    },
    /// A command card went from the hand to the discard pile unused (IS-END-01).
    CommandCardDiscarded {
        /// By whom.
        post: Post,
        /// Which.
        card: CommandCard,
    },
    /// Unit tiles came from a supply onto the own army there.
    UnitsPlaced {
        /// Whose.
        post: Post,
        /// Where: a Headquarters or an orbital sector.
        space: Space,
        /// How many.
        count: u8,
    },
    /// Black Ops came onto the board, on top of the army there (IS-BLK-01).
    BlackOpsPlaced {
        /// Whose.
        post: Post,
        /// Where: a Headquarters.
        territory: Territory,
    },
    /// Both units of a neutral continent came to help (IS-HELP-03).
    HelpArrived {
        /// Whose call it was.
        post: Post,
        /// Whose units.
        neutral_continent: Continent,
        /// Where they stand.
        territory: Territory,
        /// In which half.
        zone: Zone,
    },
    /// The top tiles of an army went to another space, keeping their order (IS-ARMY-04); Black Ops may stay behind
    /// (IS-BLK-07).
    TilesMoved {
        /// Of which side.
        faction: Faction,
        /// From where.
        origin: Space,
        /// To where.
        to: Space,
        /// The tiles, bottom to top.
        tiles: Vec<Tile>,
    },
    /// Tiles were destroyed, from the top (IS-DEF-15). UWC units return to their owners' supplies, neutral units leave the
    /// match, Reich units become Trophies, Black Ops go to a Reich player.
    TilesDestroyed {
        /// Where.
        territory: Territory,
        /// In which half.
        zone: Zone,
        /// The tiles, bottom to top.
        tiles: Vec<Tile>,
        /// Who takes Reich units as Trophies (IS-CAS-03), or Black Ops (IS-BLK-13).
        trophies_to: Option<Post>,
    },
    /// The army in the Battlefront moved into the empty Headquarters (IS-DEF-13).
    Conquered {
        /// Where.
        territory: Territory,
        /// By whom.
        faction: Faction,
    },
    /// Tiles stand in a Headquarters that was empty (IS-MOB-08).
    Occupied {
        /// Where.
        territory: Territory,
        /// By whom.
        faction: Faction,
    },
    /// Nobody stands in a Headquarters any more (IS-DEF-12).
    LeftUncontrolled {
        /// Where.
        territory: Territory,
        /// Who controlled it.
        faction: Faction,
    },
    /// The Occupation Token made a step (IS-METER).
    OccupationTokenMoved {
        /// On which continent.
        continent: Continent,
        /// Where it stands now, 0 to T; it pushes the Destruction Token.
        position: u8,
    },
    /// A Terror Token was put on a territory, from its owner or from another territory (IS-TER).
    TerrorPlaced {
        /// Whose.
        post: Post,
        /// Where.
        territory: Territory,
    },
    /// A Terror Token went back to its owner.
    TerrorReturned {
        /// Whose.
        post: Post,
    },
    /// An Electronic Warfare Token was put on an orbital sector (IS-EW).
    ElectronicWarfarePlaced {
        /// Whose.
        post: Post,
        /// Where.
        sector: Orbit,
    },
    /// An Electronic Warfare Token went back to its owner (IS-REB-01).
    ElectronicWarfareReturned {
        /// Whose.
        post: Post,
    },
    /// A player gave Money (IS-SHARE-07).
    MoneyGiven {
        /// Who.
        giver: Post,
        /// To whom.
        to: Post,
        /// How much.
        amount: u8,
    },
    /// A player gave his one Command Point of the turn (IS-SHARE-07).
    CommandPointGiven {
        /// Who.
        giver: Post,
        /// To whom.
        to: Post,
    },
    /// Loan Tokens left the match (IS-SHARE-04).
    LoansUsed {
        /// By whom.
        post: Post,
        /// Which continent's.
        neutral_continent: Continent,
        /// How many.
        count: u8,
    },
    /// A Guidance Token left the match (IS-SHARE-08).
    GuidanceUsed {
        /// By whom.
        post: Post,
        /// Which continent's.
        neutral_continent: Continent,
    },
    /// A transit permit was set; the Reich is not told (IS-ICM-07).
    TransitPermitSet {
        /// Who will pay.
        giver: Post,
        /// For whom.
        to: Post,
        /// How many transits.
        count: u8,
    },
    /// A transit was paid by a permit, which is one less now; the Reich is not told of the permit (IS-ICM-06).
    TransitPermitUsed {
        /// Who pays.
        giver: Post,
        /// For whom.
        by: Post,
    },
    /// A player finished his Command Phase (IS-SIM-09).
    DeclaredDone {
        /// Who.
        post: Post,
    },
    /// A player took that back (IS-SIM-10).
    DoneWithdrawn {
        /// Who.
        post: Post,
    },
    /// A combat opened and froze its continent (IS-CMB-01).
    CombatOpened {
        /// Its number in the match.
        number: u32,
        /// Where.
        territory: Territory,
        /// Who opened it.
        attacker: Post,
        /// Who answers.
        defender: Post,
        /// The Elite Operation played with the attack.
        elite_operation: Option<CommandCard>,
        /// By when the defender must choose.
        deadline: Option<Time>,
    },
    /// The defender laid a card face down (IS-CMB-07).
    DefenceCardLaid {
        /// On which continent.
        continent: Continent,
        /// The card.
        card: LaidCard,
        /// By when the attacker must choose.
        deadline: Option<Time>,
    },
    /// The attacker laid a card face down (IS-CMB-08).
    AttackCardLaid {
        /// On which continent.
        continent: Continent,
        /// The card.
        card: LaidCard,
    },
    /// Both cards were turned over together (IS-CMB-09).
    CombatCardsRevealed {
        /// On which continent.
        continent: Continent,
        /// The attacker's.
        attack: CombatCard,
        /// The defender's.
        defence: CombatCard,
    },
    /// The defender may now let his Fortifications replace his card (IS-FORT-01).
    FortificationsAwaited {
        /// On which continent.
        continent: Continent,
        /// By when.
        deadline: Option<Time>,
    },
    /// The defender decided on his Fortifications (IS-FORT-01). A card that was replaced is discarded and counts as used
    /// (IS-FORT-03).
    FortificationsDecided {
        /// On which continent.
        continent: Continent,
        /// The top card of his deck, face up, if it replaces his card.
        replaced_by: Option<CombatCard>,
    },
    /// The attacker may now shift his card (IS-INI-03).
    InitiativeAwaited {
        /// On which continent.
        continent: Continent,
        /// By when.
        deadline: Option<Time>,
    },
    /// The attacker decided on his Initiative; his token lies face down if he shifts his card (IS-INI-01).
    InitiativeDecided {
        /// Who.
        post: Post,
        /// On which continent.
        continent: Continent,
        /// How he shifts it.
        shift: Shift,
    },
    /// A pair of facing squares was compared (IS-CMP-01). Losses follow as facts of their own.
    SquaresCompared {
        /// On which continent.
        continent: Continent,
        /// The attacker's square, 1 to 3.
        square: u8,
        /// The defender's square that it faces: another one only by Initiative (IS-INI-04, IS-INI-05).
        facing: u8,
        /// How many tiles the attacker loses by it.
        attacker_loses: u8,
        /// How many tiles the defender loses by it.
        defender_loses: u8,
    },
    /// The used cards went face up on their players' combat discard piles (IS-CEND-01).
    CombatCardsDiscarded {
        /// On which continent.
        continent: Continent,
    },
    /// A combat hand was refilled (IS-CTL-03).
    CombatHandRefilled {
        /// Whose.
        post: Post,
        /// From where.
        source: Source,
        /// The card.
        card: CombatCard,
    },
    /// A player got ten new combat cards for his old ones (IS-CEND-04 to 07).
    CombatSetRedrawn {
        /// Who.
        post: Post,
        /// His new deck, top first.
        deck: Vec<CombatCard>,
        /// His faction's bank, top first.
        bank: Vec<CombatCard>,
    },
    /// A combat closed; its continent is no longer frozen (IS-CEND-09).
    CombatClosed {
        /// On which continent.
        continent: Continent,
    },
    /// A personal combat set was shuffled into a deck (IS-COS-02).
    CombatSetShuffled {
        /// Whose.
        post: Post,
        /// The deck, top first.
        deck: Vec<CombatCard>,
    },
    /// Combat cards were switched with the bank, and the set was shuffled into a deck (IS-COS-04 to 06).
    CombatCardsSwitched {
        /// Whose.
        post: Post,
        /// Cards set aside, by colour.
        discarded: ByTactics<u8>,
        /// Cards taken, by colour.
        taken: ByTactics<u8>,
        /// The new deck, top first.
        deck: Vec<CombatCard>,
        /// The faction's bank, top first.
        bank: Vec<CombatCard>,
    },
    /// A player finished his End Phase (IS-SIM-13).
    EndPhaseSubmitted {
        /// Who.
        post: Post,
    },
    /// A Time Token was turned face up (IS-TIME-01).
    TimeTokenTurned {
        /// Which.
        token: TimeToken,
    },
    /// A player left for good; his seat, and any he acted for, pass to an heir (IS-LEAVE-02), if there is one.
    SeatGivenUp {
        /// Whose.
        seat: Seat,
        /// Who acts and sees for it from now on.
        heir: Option<Seat>,
    },
    /// The match is over.
    MatchEnded {
        /// How.
        outcome: Outcome,
    },
}

/// The facts of one deed as bytes, each with its rule.
pub(crate) fn prove(facts: &[Fact<IronSky>]) -> Vec<u8> {
    let facts: Vec<_> = facts.iter().map(|fact| (fact.rule.as_str(), &fact.event)).collect();
    // INVARIANT: plain data always serialises into memory.
    postcard::to_allocvec(&facts).unwrap_or_default()
}

/// The three tracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Resource {
    /// A Reich player's Command Points (CP).
    CommandPoints,
    /// A UWC player's Money.
    Money,
    /// A UWC player's Politics.
    Politics,
}

impl Resource {
    /// Its name in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Resource::CommandPoints => "CP",
            Resource::Money => "Money",
            Resource::Politics => "Politics",
        }
    }

    /// Its slug.
    pub const fn slug(self) -> &'static str {
        match self {
            Resource::CommandPoints => "command_points",
            Resource::Money => "money",
            Resource::Politics => "politics",
        }
    }
}
