// @generated from proto/ by `cargo xtask gen`. Do not edit.
/// A place in a faction: commander of a continent for a side (IS-DEF-03). Every seat has its own; it
/// keeps it after a resignation.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Post {
    /// The side.
    #[prost(enumeration = "Faction", tag = "1")]
    pub faction: i32,
    /// The continent.
    #[prost(enumeration = "Continent", tag = "2")]
    pub continent: i32,
}
/// A tile on the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Tile {
    /// Exactly one member.
    #[prost(oneof = "tile::Kind", tags = "1, 2, 3")]
    pub kind: ::core::option::Option<tile::Kind>,
}
/// Nested message and enum types in `Tile`.
pub mod tile {
    /// Exactly one member.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Oneof)]
    pub enum Kind {
        /// A unit, by its owner.
        #[prost(message, tag = "1")]
        Unit(super::Post),
        /// A UWC unit of a neutral continent, which has no owner (IS-DEF-23).
        #[prost(enumeration = "super::Continent", tag = "2")]
        Neutral(i32),
        /// The Black Ops of a UWC player, which are no unit (IS-DEF-26). They are the top tile of their
        /// army, and stay it (IS-BLK-05).
        #[prost(message, tag = "3")]
        BlackOps(super::Post),
    }
}
/// Where an army stands.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Place {
    /// The territory or orbital sector, as a slug.
    #[prost(string, tag = "1")]
    pub space: ::prost::alloc::string::String,
    /// Which half of a territory; absent in orbit.
    #[prost(enumeration = "Zone", optional, tag = "2")]
    pub zone: ::core::option::Option<i32>,
}
/// Numbers of combat cards by the colour of their backs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct TacticsCount {
    /// Red ones.
    #[prost(uint32, tag = "1")]
    pub red: u32,
    /// Yellow ones.
    #[prost(uint32, tag = "2")]
    pub yellow: u32,
    /// Green ones.
    #[prost(uint32, tag = "3")]
    pub green: u32,
}
/// Command cards of a player, Special Commands among them.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CommandCards {
    /// How many.
    #[prost(uint32, tag = "1")]
    pub count: u32,
    /// Which, as slugs, in the order drawn; empty for those who may not know (IS-INFO-02).
    #[prost(string, repeated, tag = "2")]
    pub cards: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
}
/// A Special Command that lies on the board.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct PlayedCard {
    /// Who played it.
    #[prost(message, optional, tag = "1")]
    pub post: ::core::option::Option<Post>,
    /// Which, as a slug.
    #[prost(string, tag = "2")]
    pub card: ::prost::alloc::string::String,
}
/// A Secret Operation (IS-SEC-01).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct SecretOperation {
    /// Which, as a slug; absent for those who may not know (IS-INFO-06).
    #[prost(string, optional, tag = "1")]
    pub operation: ::core::option::Option<::prost::alloc::string::String>,
}
/// What the cards of a combat set that lie face down or are held show of themselves (IS-INFO-03).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Backs {
    /// How many cards of each colour the deck has.
    #[prost(message, optional, tag = "1")]
    pub deck: ::core::option::Option<TacticsCount>,
    /// The colour of the deck's top card; absent if the deck is empty.
    #[prost(enumeration = "Tactics", optional, tag = "2")]
    pub top: ::core::option::Option<i32>,
    /// The colour of the Reserve; absent if there is none.
    #[prost(enumeration = "Tactics", optional, tag = "3")]
    pub reserve: ::core::option::Option<i32>,
    /// The combat hand of Controlled Combat; absent while it has no card.
    #[prost(message, optional, tag = "4")]
    pub hand: ::core::option::Option<CombatHand>,
}
/// A combat hand (IS-CTL-01, IS-INFO-09).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CombatHand {
    /// How many cards of each colour it has.
    #[prost(message, optional, tag = "1")]
    pub tactics: ::core::option::Option<TacticsCount>,
    /// The cards by their faces, as slugs, the one held longest first; empty for those who may not
    /// know.
    #[prost(string, repeated, tag = "2")]
    pub cards: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
}
/// A combat card laid from the combat hand.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct HandCard {
    /// Its face, as a slug.
    #[prost(string, tag = "1")]
    pub card: ::prost::alloc::string::String,
    /// Where the hand is refilled from at the end of the combat; if nothing lies there, it is the other
    /// one (IS-CTL-02, IS-CTL-03).
    #[prost(enumeration = "Source", tag = "2")]
    pub refill: i32,
}
/// A combat card laid face down.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CardBack {
    /// The colour on its back.
    #[prost(enumeration = "Tactics", tag = "2")]
    pub tactics: i32,
    /// Where it came from: exactly one member.
    #[prost(oneof = "card_back::Origin", tags = "1, 3")]
    pub origin: ::core::option::Option<card_back::Origin>,
}
/// Nested message and enum types in `CardBack`.
pub mod card_back {
    /// A card of the combat hand (IS-CTL-01).
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct LaidFromHand {
        /// The card and its refill, for who decides for its player; absent for all others.
        #[prost(message, optional, tag = "1")]
        pub known: ::core::option::Option<super::HandCard>,
    }
    /// Where it came from: exactly one member.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Oneof)]
    pub enum Origin {
        /// The deck or the Reserve: its face is hidden from everyone (IS-INFO-05).
        #[prost(enumeration = "super::Source", tag = "1")]
        Source(i32),
        /// The combat hand.
        #[prost(message, tag = "3")]
        Hand(LaidFromHand),
    }
}
/// Both cards of a combat, turned over (IS-CMB-09).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct FaceUp {
    /// The defender's face, as a slug.
    #[prost(string, tag = "1")]
    pub defence: ::prost::alloc::string::String,
    /// The attacker's face, as a slug.
    #[prost(string, tag = "2")]
    pub attack: ::prost::alloc::string::String,
}
/// One of the two sides (IS-DEF-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Faction {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// The invaders from orbit.
    Reich = 1,
    /// The United World Confederacy, defending the Earth.
    Uwc = 2,
}
impl Faction {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "FACTION_UNSPECIFIED",
            Self::Reich => "REICH",
            Self::Uwc => "UWC",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "FACTION_UNSPECIFIED" => Some(Self::Unspecified),
            "REICH" => Some(Self::Reich),
            "UWC" => Some(Self::Uwc),
            _ => None,
        }
    }
}
/// One of the three continents (IS-DEF-02).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Continent {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// The western board.
    America = 1,
    /// The middle board.
    Europe = 2,
    /// The eastern board.
    Asia = 3,
}
impl Continent {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "CONTINENT_UNSPECIFIED",
            Self::America => "AMERICA",
            Self::Europe => "EUROPE",
            Self::Asia => "ASIA",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "CONTINENT_UNSPECIFIED" => Some(Self::Unspecified),
            "AMERICA" => Some(Self::America),
            "EUROPE" => Some(Self::Europe),
            "ASIA" => Some(Self::Asia),
            _ => None,
        }
    }
}
/// The parts of a match (ledger 4.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Phase {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// Before the deal is finished.
    Setup = 1,
    /// Income (IS-RES).
    Resource = 2,
    /// Commands, orders and sharing.
    Command = 3,
    /// Discards and draws (IS-END).
    End = 4,
    /// The Time Token is turned (IS-TIME).
    Time = 5,
    /// Over.
    Finished = 6,
}
impl Phase {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "PHASE_UNSPECIFIED",
            Self::Setup => "SETUP",
            Self::Resource => "RESOURCE",
            Self::Command => "COMMAND",
            Self::End => "END",
            Self::Time => "TIME",
            Self::Finished => "FINISHED",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "PHASE_UNSPECIFIED" => Some(Self::Unspecified),
            "SETUP" => Some(Self::Setup),
            "RESOURCE" => Some(Self::Resource),
            "COMMAND" => Some(Self::Command),
            "END" => Some(Self::End),
            "TIME" => Some(Self::Time),
            "FINISHED" => Some(Self::Finished),
            _ => None,
        }
    }
}
/// One half of a territory (IS-DEF-07).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Zone {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// The Headquarters: who stands here controls the territory.
    Headquarters = 1,
    /// The Battlefront: who stands here is about to conquer.
    Battlefront = 2,
}
impl Zone {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "ZONE_UNSPECIFIED",
            Self::Headquarters => "HEADQUARTERS",
            Self::Battlefront => "BATTLEFRONT",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "ZONE_UNSPECIFIED" => Some(Self::Unspecified),
            "HEADQUARTERS" => Some(Self::Headquarters),
            "BATTLEFRONT" => Some(Self::Battlefront),
            _ => None,
        }
    }
}
/// The colour on the back of a combat card (IS-CMB-04).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Tactics {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// Mostly Hits.
    Red = 1,
    /// About as many Hits as Repels.
    Yellow = 2,
    /// Mostly Repels.
    Green = 3,
}
impl Tactics {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "TACTICS_UNSPECIFIED",
            Self::Red => "RED",
            Self::Yellow => "YELLOW",
            Self::Green => "GREEN",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "TACTICS_UNSPECIFIED" => Some(Self::Unspecified),
            "RED" => Some(Self::Red),
            "YELLOW" => Some(Self::Yellow),
            "GREEN" => Some(Self::Green),
            _ => None,
        }
    }
}
/// Where a combat card is taken from (IS-CMB-06).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Source {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// The top of the combat deck.
    Deck = 1,
    /// The Reserve.
    Reserve = 2,
}
impl Source {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "SOURCE_UNSPECIFIED",
            Self::Deck => "DECK",
            Self::Reserve => "RESERVE",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "SOURCE_UNSPECIFIED" => Some(Self::Unspecified),
            "DECK" => Some(Self::Deck),
            "RESERVE" => Some(Self::Reserve),
            _ => None,
        }
    }
}
/// How Initiative shifts the attacker's card along the defender's (IS-INI-04, IS-INI-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Shift {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// Not at all.
    None = 1,
    /// Attack I meets defence II, attack II meets defence III.
    PlusOne = 2,
    /// Attack II meets defence I, attack III meets defence II.
    MinusOne = 3,
}
impl Shift {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "SHIFT_UNSPECIFIED",
            Self::None => "NONE",
            Self::PlusOne => "PLUS_ONE",
            Self::MinusOne => "MINUS_ONE",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "SHIFT_UNSPECIFIED" => Some(Self::Unspecified),
            "NONE" => Some(Self::None),
            "PLUS_ONE" => Some(Self::PlusOne),
            "MINUS_ONE" => Some(Self::MinusOne),
            _ => None,
        }
    }
}
/// The resource tracks (IS-RES).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
#[repr(i32)]
pub enum Resource {
    /// Never sent; refused in requests.
    Unspecified = 0,
    /// A Reich player's Command Points.
    CommandPoints = 1,
    /// A UWC player's Money.
    Money = 2,
    /// A UWC player's Politics.
    Politics = 3,
}
impl Resource {
    /// String value of the enum field names used in the ProtoBuf definition.
    ///
    /// The values are not transformed in any way and thus are considered stable
    /// (if the ProtoBuf definition does not change) and safe for programmatic use.
    pub fn as_str_name(&self) -> &'static str {
        match self {
            Self::Unspecified => "RESOURCE_UNSPECIFIED",
            Self::CommandPoints => "COMMAND_POINTS",
            Self::Money => "MONEY",
            Self::Politics => "POLITICS",
        }
    }
    /// Creates an enum from field names used in the ProtoBuf definition.
    pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
        match value {
            "RESOURCE_UNSPECIFIED" => Some(Self::Unspecified),
            "COMMAND_POINTS" => Some(Self::CommandPoints),
            "MONEY" => Some(Self::Money),
            "POLITICS" => Some(Self::Politics),
            _ => None,
        }
    }
}
/// What a player of Iron Sky may do (ledger 4.3). The command a card is played for is the member
/// itself, also on a card that shows two (IS-CMD-06).
///
/// Every card has a cost. A Reich player pays it in Command Points and names no payment; a UWC player
/// names the amount due exactly, less the discount or with the surcharge of the Time Token (IS-EVT).
/// Special Commands are cards like others (IS-SPC-01).
///
/// The kinds of `Decision` are `command-phase`, `defence-card`, `attack-card`, `fortifications`,
/// `initiative` and `end-phase` (ledger 4.4).
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Action {
    /// Exactly one member.
    #[prost(
        oneof = "action::Kind",
        tags = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34"
    )]
    pub kind: ::core::option::Option<action::Kind>,
}
/// Nested message and enum types in `Action`.
pub mod action {
    /// What a UWC player pays with.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Payment {
        /// Money Points, 0 to 255.
        #[prost(uint32, tag = "1")]
        pub money: u32,
        /// Politics Points, 0 to 255.
        #[prost(uint32, tag = "2")]
        pub politics: u32,
    }
    /// An Elite Operation: an attack enhancement, paid after the attacking command and its transit
    /// (IS-SPC-14, IS-EO).
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct EliteOperation {
        /// The Elite Operation of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Fight with one army or move one.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Mobilize {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Where the army stands.
        #[prost(string, tag = "3")]
        pub origin: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "6")]
        pub use_discount: ::core::option::Option<bool>,
        /// An Elite Operation for the combat that it opens (IS-SPC-14); absent is none.
        #[prost(message, optional, tag = "7")]
        pub elite_operation: ::core::option::Option<EliteOperation>,
        /// What it does: exactly one member.
        #[prost(oneof = "mobilize::Manoeuvre", tags = "4, 5")]
        pub manoeuvre: ::core::option::Option<mobilize::Manoeuvre>,
    }
    /// Nested message and enum types in `Mobilize`.
    pub mod mobilize {
        /// What it does: exactly one member.
        #[derive(Clone, PartialEq, Eq, Hash, ::prost::Oneof)]
        pub enum Manoeuvre {
            /// It fights on the spot.
            #[prost(message, tag = "4")]
            Fight(super::Fight),
            /// It moves on.
            #[prost(message, tag = "5")]
            Movement(super::Movement),
        }
    }
    /// A fight on the spot.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Fight {}
    /// A move of tiles from the top of an army to an adjacent space.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Movement {
        /// The destination.
        #[prost(string, tag = "1")]
        pub to: ::prost::alloc::string::String,
        /// How many tiles, 1 to 255.
        #[prost(uint32, optional, tag = "2")]
        pub count: ::core::option::Option<u32>,
        /// Who pays the transit, if one is due; absent is `ITSELF`.
        #[prost(enumeration = "TransitPayer", optional, tag = "3")]
        pub transit_payer: ::core::option::Option<i32>,
        /// Whether one's own transit is paid with Money, by Martial Law (IS-SPU-06); absent is no.
        #[prost(bool, optional, tag = "4")]
        pub transit_money: ::core::option::Option<bool>,
    }
    /// Put tiles from the supply on the board.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Recruit {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// One or two spaces, and how many tiles go to each.
        #[prost(message, repeated, tag = "3")]
        pub placements: ::prost::alloc::vec::Vec<Placement>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "4")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Tiles for one space.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Placement {
        /// Where.
        #[prost(string, tag = "1")]
        pub space: ::prost::alloc::string::String,
        /// How many, 1 to 255.
        #[prost(uint32, optional, tag = "2")]
        pub count: ::core::option::Option<u32>,
    }
    /// Call the units of a neutral continent by a Recruit.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct RequestHelp {
        /// A card of the hand that shows Recruit.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whose units are called.
        #[prost(enumeration = "super::Continent", tag = "3")]
        pub neutral_continent: i32,
        /// The territory they go to.
        #[prost(string, tag = "4")]
        pub territory: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "5")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Recruit on one space, then move from there.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Raid {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Where the tile is added and the move starts.
        #[prost(string, tag = "3")]
        pub place: ::prost::alloc::string::String,
        /// The destination of the move.
        #[prost(string, tag = "4")]
        pub to: ::prost::alloc::string::String,
        /// How many tiles move, 1 to 255.
        #[prost(uint32, optional, tag = "5")]
        pub count: ::core::option::Option<u32>,
        /// Who pays the transit, if one is due; absent is `ITSELF`.
        #[prost(enumeration = "TransitPayer", optional, tag = "6")]
        pub transit_payer: ::core::option::Option<i32>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "7")]
        pub use_discount: ::core::option::Option<bool>,
        /// Whether one's own transit is paid with Money, by Martial Law (IS-SPU-06); absent is no.
        #[prost(bool, optional, tag = "8")]
        pub transit_money: ::core::option::Option<bool>,
        /// An Elite Operation for the combat that it opens (IS-SPC-14); absent is none.
        #[prost(message, optional, tag = "9")]
        pub elite_operation: ::core::option::Option<EliteOperation>,
    }
    /// Shuffle the personal combat set, or switch cards with the bank.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ChangeStrategy {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "5")]
        pub use_discount: ::core::option::Option<bool>,
        /// What is changed: exactly one member.
        #[prost(oneof = "change_strategy::Mode", tags = "3, 4")]
        pub mode: ::core::option::Option<change_strategy::Mode>,
    }
    /// Nested message and enum types in `ChangeStrategy`.
    pub mod change_strategy {
        /// What is changed: exactly one member.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Oneof)]
        pub enum Mode {
            /// Shuffle the personal combat set (IS-COS-02).
            #[prost(message, tag = "3")]
            Shuffle(super::Shuffle),
            /// Switch cards with the bank (IS-COS-04 to 06).
            #[prost(message, tag = "4")]
            SwitchCards(super::SwitchCards),
        }
    }
    /// Shuffle the personal combat set.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Shuffle {}
    /// Switch cards with the bank.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SwitchCards {
        /// Cards set aside, by colour: one to five in all.
        #[prost(message, optional, tag = "1")]
        pub discard: ::core::option::Option<super::TacticsCount>,
        /// Cards taken from the bank, by colour: as many.
        #[prost(message, optional, tag = "2")]
        pub take: ::core::option::Option<super::TacticsCount>,
    }
    /// Put the Terror Token on a territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Terror {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// The territory.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Destroy UWC units from orbit.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Bomb {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// The territory.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Send the Electronic Warfare Token back.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Reboot {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "2")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Send the Terror Token back.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct AntiTerror {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Gain Politics.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Politick {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Close the red routes of a sector.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ElectronicWarfare {
        /// A card of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// The orbital sector, such as `EU-II`.
        #[prost(string, tag = "3")]
        pub sector: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "4")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Move UWC tiles over a surface route without a card.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Regroup {
        /// The territory where the army stands.
        #[prost(string, tag = "1")]
        pub origin: ::prost::alloc::string::String,
        /// The territory the tiles go to.
        #[prost(string, tag = "2")]
        pub to: ::prost::alloc::string::String,
        /// How many tiles, 1 to 255.
        #[prost(uint32, optional, tag = "3")]
        pub count: ::core::option::Option<u32>,
        /// One point a tile, in any mix.
        #[prost(message, optional, tag = "4")]
        pub payment: ::core::option::Option<Payment>,
    }
    /// Move Reich tiles one sector sideways without a card.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct RegroupOrbit {
        /// The orbital sector where the army stands.
        #[prost(string, tag = "1")]
        pub origin: ::prost::alloc::string::String,
        /// The orbital sector the tiles go to.
        #[prost(string, tag = "2")]
        pub to: ::prost::alloc::string::String,
        /// How many tiles, 1 to 255.
        #[prost(uint32, optional, tag = "3")]
        pub count: ::core::option::Option<u32>,
    }
    /// Move Reich tiles up to the sector above their territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ReturnToOrbit {
        /// The territory where the army stands.
        #[prost(string, tag = "1")]
        pub origin: ::prost::alloc::string::String,
        /// How many tiles, 1 to 255.
        #[prost(uint32, optional, tag = "2")]
        pub count: ::core::option::Option<u32>,
    }
    /// Give Money to a team-mate.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct GiveMoney {
        /// The receiver's seat.
        #[prost(uint32, optional, tag = "1")]
        pub to: ::core::option::Option<u32>,
        /// How much, 1 to 255.
        #[prost(uint32, optional, tag = "2")]
        pub amount: ::core::option::Option<u32>,
    }
    /// Give one Command Point to a team-mate.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct GiveCommandPoint {
        /// The receiver's seat.
        #[prost(uint32, optional, tag = "1")]
        pub to: ::core::option::Option<u32>,
    }
    /// Turn Loan Tokens into Money.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct UseLoan {
        /// Whose tokens.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub neutral_continent: i32,
        /// How many, 1 to 255.
        #[prost(uint32, optional, tag = "2")]
        pub count: ::core::option::Option<u32>,
    }
    /// Turn a Guidance Token into a Command Point.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct UseGuidance {
        /// Whose token.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub neutral_continent: i32,
    }
    /// Permit a team-mate transits at one's own cost.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SetTransitPermit {
        /// The team-mate's seat.
        #[prost(uint32, optional, tag = "1")]
        pub to: ::core::option::Option<u32>,
        /// How many transits, 0 to 8; 0 withdraws the permit.
        #[prost(uint32, optional, tag = "2")]
        pub count: ::core::option::Option<u32>,
    }
    /// Declare the own Command Phase finished.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DeclareDone {}
    /// Go on with the own Command Phase.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct WithdrawDone {}
    /// Lay a combat card as the defender.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ChooseDefenceCard {
        /// Which: exactly one member.
        #[prost(oneof = "choose_defence_card::Card", tags = "1, 2")]
        pub card: ::core::option::Option<choose_defence_card::Card>,
    }
    /// Nested message and enum types in `ChooseDefenceCard`.
    pub mod choose_defence_card {
        /// Which: exactly one member.
        #[derive(Clone, PartialEq, Eq, Hash, ::prost::Oneof)]
        pub enum Card {
            /// The top of the combat deck, or the Reserve (IS-CMB-06).
            #[prost(enumeration = "super::super::Source", tag = "1")]
            Source(i32),
            /// With Controlled Combat a card of the combat hand (IS-CTL-01, IS-CTL-02).
            #[prost(message, tag = "2")]
            Hand(super::super::HandCard),
        }
    }
    /// Lay a combat card as the attacker.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ChooseAttackCard {
        /// Which: exactly one member.
        #[prost(oneof = "choose_attack_card::Card", tags = "1, 2")]
        pub card: ::core::option::Option<choose_attack_card::Card>,
    }
    /// Nested message and enum types in `ChooseAttackCard`.
    pub mod choose_attack_card {
        /// Which: exactly one member.
        #[derive(Clone, PartialEq, Eq, Hash, ::prost::Oneof)]
        pub enum Card {
            /// The top of the combat deck, or the Reserve (IS-CMB-06).
            #[prost(enumeration = "super::super::Source", tag = "1")]
            Source(i32),
            /// With Controlled Combat a card of the combat hand (IS-CTL-01, IS-CTL-02).
            #[prost(message, tag = "2")]
            Hand(super::super::HandCard),
        }
    }
    /// Submit the End Phase.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct EndPhase {
        /// The card of the hand to put on the discard pile; absent keeps all.
        #[prost(string, optional, tag = "1")]
        pub discard: ::core::option::Option<::prost::alloc::string::String>,
    }
    /// Give the seat up for good.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Resign {}
    /// Put the Black Ops on the board by a Recruit.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct RecruitBlackOps {
        /// A card of the hand that shows Recruit.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
        /// The territory whose Headquarters they go to.
        #[prost(string, tag = "4")]
        pub territory: ::prost::alloc::string::String,
    }
    /// Play an Improvement on a territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct PlayImprovement {
        /// An Improvement of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
        /// A territory of the own continent that the player controls.
        #[prost(string, tag = "4")]
        pub territory: ::prost::alloc::string::String,
    }
    /// Destroy a territory for the rest of the match.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Nuke {
        /// The Nuke of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
        /// Any territory of a continent in play.
        #[prost(string, tag = "4")]
        pub territory: ::prost::alloc::string::String,
    }
    /// Play a card that gives points, now or in the next Resource Phase.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct PlayBonus {
        /// Political Campaign, War Bonds or Orders from the Dark Side.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// What is paid for it; UWC alone, absent is nothing.
        #[prost(message, optional, tag = "2")]
        pub payment: ::core::option::Option<Payment>,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "3")]
        pub use_discount: ::core::option::Option<bool>,
    }
    /// Put tiles from the supply into Headquarters.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Propaganda {
        /// The Propaganda of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "2")]
        pub use_discount: ::core::option::Option<bool>,
        /// One or two territories of the own continent that the Reich controls, and how many tiles go to
        /// each: two in all at most.
        #[prost(message, repeated, tag = "3")]
        pub placements: ::prost::alloc::vec::Vec<Placement>,
    }
    /// Put tiles from the supply in orbit, then move from there.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Blitzkrieg {
        /// The Blitzkrieg of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
        /// Whether the discount of the Time Token is used (IS-EVT-03); absent uses it if it applies.
        #[prost(bool, optional, tag = "2")]
        pub use_discount: ::core::option::Option<bool>,
        /// The orbital sector of the own continent where the tiles are put and the move starts.
        #[prost(string, tag = "3")]
        pub sector: ::prost::alloc::string::String,
        /// The destination of the move.
        #[prost(string, tag = "4")]
        pub to: ::prost::alloc::string::String,
        /// How many tiles move, 1 to 255.
        #[prost(uint32, optional, tag = "5")]
        pub count: ::core::option::Option<u32>,
        /// An Elite Operation for the combat that it opens (IS-SPC-14); absent is none.
        #[prost(message, optional, tag = "6")]
        pub elite_operation: ::core::option::Option<EliteOperation>,
    }
    /// Play a card that a conquest just made pays for.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ClaimConquest {
        /// Reich Gold or Political Affairs, of the hand.
        #[prost(string, tag = "1")]
        pub card: ::prost::alloc::string::String,
    }
    /// Say whether Fortifications replace the defender's card.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DecideFortifications {
        /// Whether the top card of the deck, unseen, takes its place (IS-FORT-03).
        #[prost(bool, optional, tag = "1")]
        pub replace: ::core::option::Option<bool>,
    }
    /// Say how Initiative shifts the attacker's card.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DecideInitiative {
        /// How; `NONE` keeps the token for later.
        #[prost(enumeration = "super::Shift", tag = "1")]
        pub shift: i32,
    }
    /// Who pays for a UWC move over a white route (IS-ICM-06).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum TransitPayer {
        /// Never sent; refused in requests.
        Unspecified = 0,
        /// The player of the command.
        Itself = 1,
        /// The UWC commander of the destination continent, by his permit.
        Destination = 2,
    }
    impl TransitPayer {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "TRANSIT_PAYER_UNSPECIFIED",
                Self::Itself => "ITSELF",
                Self::Destination => "DESTINATION",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "TRANSIT_PAYER_UNSPECIFIED" => Some(Self::Unspecified),
                "ITSELF" => Some(Self::Itself),
                "DESTINATION" => Some(Self::Destination),
                _ => None,
            }
        }
    }
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Kind {
        /// Fight with one army or move one (IS-MOB).
        #[prost(message, tag = "1")]
        Mobilize(Mobilize),
        /// Put tiles from the supply on the board (IS-REC).
        #[prost(message, tag = "2")]
        Recruit(Recruit),
        /// Call the units of a neutral continent by a Recruit; UWC (IS-HELP).
        #[prost(message, tag = "3")]
        RequestHelp(RequestHelp),
        /// Recruit on one space, then move from there (IS-RAID).
        #[prost(message, tag = "4")]
        Raid(Raid),
        /// Shuffle the personal combat set, or switch cards with the bank (IS-COS).
        #[prost(message, tag = "5")]
        ChangeStrategy(ChangeStrategy),
        /// Put the Terror Token on a territory; Reich (IS-TER).
        #[prost(message, tag = "6")]
        Terror(Terror),
        /// Destroy UWC units from orbit; Reich (IS-BOM).
        #[prost(message, tag = "7")]
        Bomb(Bomb),
        /// Send the Electronic Warfare Token back; Reich (IS-REB).
        #[prost(message, tag = "8")]
        Reboot(Reboot),
        /// Send the Terror Token back; UWC (IS-ANT).
        #[prost(message, tag = "9")]
        AntiTerror(AntiTerror),
        /// Gain Politics; UWC (IS-POL).
        #[prost(message, tag = "10")]
        Politick(Politick),
        /// Close the red routes of a sector; UWC (IS-EW).
        #[prost(message, tag = "11")]
        ElectronicWarfare(ElectronicWarfare),
        /// Move UWC tiles over a surface route without a card (IS-REG-01).
        #[prost(message, tag = "12")]
        Regroup(Regroup),
        /// Move Reich tiles one sector sideways without a card (IS-REG-08).
        #[prost(message, tag = "13")]
        RegroupOrbit(RegroupOrbit),
        /// Move Reich tiles up over a red route, free of charge (IS-REG-09).
        #[prost(message, tag = "14")]
        ReturnToOrbit(ReturnToOrbit),
        /// Give Money to a team-mate; UWC (IS-SHARE-01).
        #[prost(message, tag = "15")]
        GiveMoney(GiveMoney),
        /// Give one Command Point to a team-mate; Reich (IS-SHARE-05).
        #[prost(message, tag = "16")]
        GiveCommandPoint(GiveCommandPoint),
        /// Turn Loan Tokens into Money; UWC (IS-SHARE-04).
        #[prost(message, tag = "17")]
        UseLoan(UseLoan),
        /// Turn a Guidance Token into a Command Point; Reich (IS-SHARE-08).
        #[prost(message, tag = "18")]
        UseGuidance(UseGuidance),
        /// Permit a team-mate transits at one's own cost; UWC (IS-ICM-07). The Reich is not told.
        #[prost(message, tag = "19")]
        SetTransitPermit(SetTransitPermit),
        /// Declare the own Command Phase finished (IS-SIM-09).
        #[prost(message, tag = "20")]
        DeclareDone(DeclareDone),
        /// Withdraw that (IS-SIM-10).
        #[prost(message, tag = "21")]
        WithdrawDone(WithdrawDone),
        /// The defender lays his combat card (IS-CMB-07).
        #[prost(message, tag = "22")]
        ChooseDefenceCard(ChooseDefenceCard),
        /// The attacker lays his (IS-CMB-08).
        #[prost(message, tag = "23")]
        ChooseAttackCard(ChooseAttackCard),
        /// Submit the End Phase with a discard or none (IS-SIM-13, IS-END-01).
        #[prost(message, tag = "24")]
        EndPhase(EndPhase),
        /// Give the seat up for good (IS-LEAVE-01).
        #[prost(message, tag = "25")]
        Resign(Resign),
        /// Put the Black Ops on the board by a Recruit; UWC (IS-BLK-01).
        #[prost(message, tag = "26")]
        RecruitBlackOps(RecruitBlackOps),
        /// Play an Improvement on a territory (IS-SPC-05).
        #[prost(message, tag = "27")]
        PlayImprovement(PlayImprovement),
        /// Destroy a territory for the rest of the match; UWC (IS-SPU-20).
        #[prost(message, tag = "28")]
        Nuke(Nuke),
        /// Play Political Campaign or War Bonds; UWC (IS-SPU-09, IS-SPU-10). Play Orders from the Dark
        /// Side; Reich (IS-SPR-10).
        #[prost(message, tag = "29")]
        PlayBonus(PlayBonus),
        /// Put tiles from the supply into Headquarters; Reich (IS-SPR-08).
        #[prost(message, tag = "30")]
        Propaganda(Propaganda),
        /// Put tiles from the supply in orbit, then move from there; Reich (IS-SPR-11, IS-SPR-12).
        #[prost(message, tag = "31")]
        Blitzkrieg(Blitzkrieg),
        /// Play a card that a conquest just made pays for; Reich (IS-SPC-10).
        #[prost(message, tag = "32")]
        ClaimConquest(ClaimConquest),
        /// The defender lets his Fortifications replace his card, or not (IS-FORT-01).
        #[prost(message, tag = "33")]
        DecideFortifications(DecideFortifications),
        /// The attacker shifts his card by his Initiative, or not (IS-INI-01).
        #[prost(message, tag = "34")]
        DecideInitiative(DecideInitiative),
    }
}
/// How a match of Iron Sky ended (ledger 6).
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Outcome {
    /// The side that won; absent in a draw (IS-SCORE-17).
    #[prost(enumeration = "Faction", optional, tag = "1")]
    pub winner: ::core::option::Option<i32>,
    /// What decided.
    #[prost(enumeration = "outcome::Reason", tag = "2")]
    pub reason: i32,
    /// A sheet for every seat, in order.
    #[prost(message, repeated, tag = "3")]
    pub sheets: ::prost::alloc::vec::Vec<outcome::ScoreSheet>,
}
/// Nested message and enum types in `Outcome`.
pub mod outcome {
    /// A player's victory points by source (IS-SCORE-12).
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct ScoreSheet {
        /// Whose.
        #[prost(uint32, tag = "1")]
        pub seat: u32,
        /// The post the seat began with.
        #[prost(message, optional, tag = "2")]
        pub post: ::core::option::Option<super::Post>,
        /// For territories of his own continent that he controls (IS-SCORE-02).
        #[prost(uint32, tag = "3")]
        pub territories: u32,
        /// For the Blitz-meter (IS-SCORE-06, IS-SCORE-07).
        #[prost(uint32, tag = "4")]
        pub blitz_meter: u32,
        /// For full piles of Trophies of a UWC player (IS-SCORE-09), or for Black Ops that a Reich player
        /// has destroyed (IS-SCORE-10).
        #[prost(uint32, tag = "5")]
        pub trophies: u32,
        /// All of them together.
        #[prost(uint32, tag = "6")]
        pub total: u32,
        /// For the Secret Operation (IS-SCORE-11).
        #[prost(uint32, tag = "7")]
        pub secret_operation: u32,
        /// The sources one by one, in the order of scoring (IS-SCORE-01); their points add up to `total`.
        #[prost(message, repeated, tag = "8")]
        pub items: ::prost::alloc::vec::Vec<ScoreItem>,
    }
    /// Victory points of one source.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ScoreItem {
        /// The id of the rule that gives them, such as `IS-SCORE-02`.
        #[prost(string, tag = "1")]
        pub rule: ::prost::alloc::string::String,
        /// How many; 0 for a Secret Operation whose demand is not met.
        #[prost(uint32, tag = "2")]
        pub points: u32,
        /// What gives them: exactly one member.
        #[prost(oneof = "score_item::Source", tags = "3, 4, 5, 6, 7, 8")]
        pub source: ::core::option::Option<score_item::Source>,
    }
    /// Nested message and enum types in `ScoreItem`.
    pub mod score_item {
        /// What gives them: exactly one member.
        #[derive(Clone, PartialEq, Eq, Hash, ::prost::Oneof)]
        pub enum Source {
            /// A territory of the own continent that the player controls, as a slug.
            #[prost(string, tag = "3")]
            Territory(::prost::alloc::string::String),
            /// The Occupation Token of the own continent, at this position; a UWC player's.
            #[prost(uint32, tag = "4")]
            Position(u32),
            /// The Destruction Token of the own continent, at this high mark; a Reich player's.
            #[prost(uint32, tag = "5")]
            HighMark(u32),
            /// So many full piles of Trophies; a UWC player's.
            #[prost(uint32, tag = "6")]
            Trophies(u32),
            /// So many destroyed Black Ops; a Reich player's.
            #[prost(uint32, tag = "7")]
            BlackOps(u32),
            /// A Secret Operation, as a slug.
            #[prost(string, tag = "8")]
            SecretOperation(::prost::alloc::string::String),
        }
    }
    /// What decided a match.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum Reason {
        /// Never sent.
        Unspecified = 0,
        /// The higher faction score (IS-SCORE-13).
        Score = 1,
        /// Equal scores, more winning continents (IS-SCORE-14).
        WinningContinents = 2,
        /// That equal too, more territories of value 4 (IS-SCORE-16).
        GreatTerritories = 3,
        /// All equal: a draw (IS-SCORE-17).
        AllEqual = 4,
        /// The last player of a side left (IS-LEAVE-03); the sheets are for information only.
        Resignation = 5,
    }
    impl Reason {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "REASON_UNSPECIFIED",
                Self::Score => "SCORE",
                Self::WinningContinents => "WINNING_CONTINENTS",
                Self::GreatTerritories => "GREAT_TERRITORIES",
                Self::AllEqual => "ALL_EQUAL",
                Self::Resignation => "RESIGNATION",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "REASON_UNSPECIFIED" => Some(Self::Unspecified),
                "SCORE" => Some(Self::Score),
                "WINNING_CONTINENTS" => Some(Self::WinningContinents),
                "GREAT_TERRITORIES" => Some(Self::GreatTerritories),
                "ALL_EQUAL" => Some(Self::AllEqual),
                "RESIGNATION" => Some(Self::Resignation),
                _ => None,
            }
        }
    }
}
/// The table of Iron Sky as one viewer may see it (ledger 3, IS-INFO).
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct View {
    /// The part of the match.
    #[prost(enumeration = "Phase", tag = "1")]
    pub phase: i32,
    /// The round, from 1.
    #[prost(uint32, tag = "2")]
    pub round: u32,
    /// The side whose turn it is.
    #[prost(enumeration = "Faction", tag = "3")]
    pub active: i32,
    /// The continents in play, from west to east.
    #[prost(message, repeated, tag = "4")]
    pub boards: ::prost::alloc::vec::Vec<Board>,
    /// The others, from west to east.
    #[prost(message, repeated, tag = "5")]
    pub neutrals: ::prost::alloc::vec::Vec<Neutral>,
    /// The players, by seat.
    #[prost(message, repeated, tag = "6")]
    pub players: ::prost::alloc::vec::Vec<Player>,
    /// How many combat cards of each colour a faction's bank has (IS-INFO-03).
    #[prost(message, optional, tag = "7")]
    pub banks: ::core::option::Option<Banks>,
    /// The number of unturned Time Tokens (IS-INFO-07).
    #[prost(uint32, tag = "8")]
    pub time_pile: u32,
    /// Turned Time Tokens as slugs, oldest first.
    #[prost(string, repeated, tag = "9")]
    pub turned: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
    /// How the match ended, once it has.
    #[prost(message, optional, tag = "10")]
    pub outcome: ::core::option::Option<Outcome>,
    /// With Eventful Times, the turned token that changes what commands cost, as a slug; absent if none
    /// is in force (IS-EVT-01).
    #[prost(string, optional, tag = "11")]
    pub in_force: ::core::option::Option<::prost::alloc::string::String>,
}
/// A continent in play (ledger 3.2).
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Board {
    /// Which.
    #[prost(enumeration = "Continent", tag = "1")]
    pub continent: i32,
    /// The Occupation Token: 0 to the number of territories (IS-METER-02).
    #[prost(uint32, tag = "2")]
    pub position: u32,
    /// The Destruction Token: the highest position so far (IS-METER-03).
    #[prost(uint32, tag = "3")]
    pub high_mark: u32,
    /// The territories, by number.
    #[prost(message, repeated, tag = "4")]
    pub grounds: ::prost::alloc::vec::Vec<Ground>,
    /// The three orbital sectors, from west to east.
    #[prost(message, repeated, tag = "5")]
    pub orbit: ::prost::alloc::vec::Vec<OrbitalSector>,
    /// The territory where the Terror Token of the Reich's commander lies; absent while he holds it.
    #[prost(string, optional, tag = "6")]
    pub terror: ::core::option::Option<::prost::alloc::string::String>,
    /// The orbital sector where the Electronic Warfare Token of the UWC's commander lies; absent while
    /// he holds it.
    #[prost(string, optional, tag = "7")]
    pub electronic_warfare: ::core::option::Option<::prost::alloc::string::String>,
    /// The combat that freezes the continent; absent if none is open (IS-SIM-04).
    #[prost(message, optional, tag = "8")]
    pub combat: ::core::option::Option<Combat>,
}
/// A territory. The side in the Headquarters controls it.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Ground {
    /// Which, as a slug.
    #[prost(string, tag = "1")]
    pub territory: ::prost::alloc::string::String,
    /// The army in the Headquarters, bottom to top.
    #[prost(message, repeated, tag = "2")]
    pub headquarters: ::prost::alloc::vec::Vec<Tile>,
    /// The army in the Battlefront, bottom to top.
    #[prost(message, repeated, tag = "3")]
    pub battlefront: ::prost::alloc::vec::Vec<Tile>,
    /// The Improvement that lies here (IS-SPC-05); absent if none does.
    #[prost(message, optional, tag = "4")]
    pub improvement: ::core::option::Option<PlayedCard>,
    /// The Nuke that destroyed the territory (IS-SPU-22); absent while it stands.
    #[prost(message, optional, tag = "5")]
    pub nuke: ::core::option::Option<PlayedCard>,
}
/// An orbital sector.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct OrbitalSector {
    /// Which, as a slug.
    #[prost(string, tag = "1")]
    pub sector: ::prost::alloc::string::String,
    /// The army there, bottom to top; Reich tiles alone.
    #[prost(message, repeated, tag = "2")]
    pub army: ::prost::alloc::vec::Vec<Tile>,
}
/// An open combat (ledger 3.6).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Combat {
    /// Its number in the match, from 1.
    #[prost(uint32, tag = "1")]
    pub number: u32,
    /// The territory it is fought on.
    #[prost(string, tag = "2")]
    pub territory: ::prost::alloc::string::String,
    /// Who opened it.
    #[prost(message, optional, tag = "3")]
    pub attacker: ::core::option::Option<Post>,
    /// Who answers.
    #[prost(message, optional, tag = "4")]
    pub defender: ::core::option::Option<Post>,
    /// What it waits for.
    #[prost(enumeration = "combat::Step", tag = "5")]
    pub step: i32,
    /// The defender's card, face down; absent until it is laid.
    #[prost(message, optional, tag = "6")]
    pub defence: ::core::option::Option<CardBack>,
    /// The attacker's card, face down; absent until it is laid.
    #[prost(message, optional, tag = "7")]
    pub attack: ::core::option::Option<CardBack>,
    /// From when on the clock may answer, UTC; absent where no clock runs.
    #[prost(message, optional, tag = "8")]
    pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
    /// The Elite Operation played with the attack, as a slug; absent if none was (IS-SPC-14).
    #[prost(string, optional, tag = "9")]
    pub elite_operation: ::core::option::Option<::prost::alloc::string::String>,
    /// Both cards, turned over; absent but in `FORTIFICATIONS` and `INITIATIVE`.
    #[prost(message, optional, tag = "10")]
    pub faces: ::core::option::Option<FaceUp>,
}
/// Nested message and enum types in `Combat`.
pub mod combat {
    /// What a combat waits for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum Step {
        /// Never sent.
        Unspecified = 0,
        /// The defender's card.
        DefenceCard = 1,
        /// The attacker's card.
        AttackCard = 2,
        /// Nothing: both cards are laid and are resolved. Never between two entries.
        Comparing = 3,
        /// Nothing: what ends a combat is done. Never between two entries.
        Closing = 4,
        /// The defender's word whether his Fortifications replace his card (IS-FORT-01).
        Fortifications = 5,
        /// The attacker's word whether he shifts his card (IS-INI-01).
        Initiative = 6,
    }
    impl Step {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "STEP_UNSPECIFIED",
                Self::DefenceCard => "DEFENCE_CARD",
                Self::AttackCard => "ATTACK_CARD",
                Self::Comparing => "COMPARING",
                Self::Closing => "CLOSING",
                Self::Fortifications => "FORTIFICATIONS",
                Self::Initiative => "INITIATIVE",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "STEP_UNSPECIFIED" => Some(Self::Unspecified),
                "DEFENCE_CARD" => Some(Self::DefenceCard),
                "ATTACK_CARD" => Some(Self::AttackCard),
                "COMPARING" => Some(Self::Comparing),
                "CLOSING" => Some(Self::Closing),
                "FORTIFICATIONS" => Some(Self::Fortifications),
                "INITIATIVE" => Some(Self::Initiative),
                _ => None,
            }
        }
    }
}
/// What a combat is at, with its cards as they lie.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CombatStage {
    /// What it waits for.
    #[prost(enumeration = "combat::Step", tag = "1")]
    pub step: i32,
    /// The defender's card, face down; absent unless it is laid and not yet discarded.
    #[prost(message, optional, tag = "2")]
    pub defence: ::core::option::Option<CardBack>,
    /// The attacker's card, face down; absent unless it is laid and not yet discarded.
    #[prost(message, optional, tag = "3")]
    pub attack: ::core::option::Option<CardBack>,
    /// Both cards, turned over; absent but in `FORTIFICATIONS` and `INITIATIVE`.
    #[prost(message, optional, tag = "4")]
    pub faces: ::core::option::Option<FaceUp>,
}
/// What a neutral continent has left (ledger 3.3).
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Neutral {
    /// Which.
    #[prost(enumeration = "Continent", tag = "1")]
    pub continent: i32,
    /// Loan Tokens, 0 to 2.
    #[prost(uint32, tag = "2")]
    pub loans: u32,
    /// Guidance Tokens, 0 or 1.
    #[prost(uint32, tag = "3")]
    pub guidance: u32,
    /// Units in the pile, 0 or 2.
    #[prost(uint32, tag = "4")]
    pub units: u32,
}
/// A player and what is his (ledger 3.4).
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Player {
    /// His seat, from 0.
    #[prost(uint32, tag = "1")]
    pub seat: u32,
    /// The post his seat began with.
    #[prost(message, optional, tag = "2")]
    pub post: ::core::option::Option<Post>,
    /// The seat whose player decides and sees for it: itself, its heir after a resignation; absent when
    /// nobody does.
    #[prost(uint32, optional, tag = "3")]
    pub agent: ::core::option::Option<u32>,
    /// His sheet, as a slug.
    #[prost(string, tag = "4")]
    pub commander: ::prost::alloc::string::String,
    /// The command cards he holds.
    #[prost(message, optional, tag = "5")]
    pub hand: ::core::option::Option<CommandCards>,
    /// The number of cards in his command deck.
    #[prost(uint32, tag = "6")]
    pub deck: u32,
    /// His command discard pile as slugs, oldest first.
    #[prost(string, repeated, tag = "7")]
    pub discard: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
    /// His combat cards.
    #[prost(message, optional, tag = "8")]
    pub combat_set: ::core::option::Option<CombatSet>,
    /// Unit tiles in his supply.
    #[prost(uint32, tag = "9")]
    pub supply: u32,
    /// Whether he has finished the phase.
    #[prost(bool, tag = "12")]
    pub is_done: bool,
    /// How often he has withdrawn done in this Command Phase, 0 to 20 (IS-SIM-15).
    #[prost(uint32, tag = "13")]
    pub withdrawals: u32,
    /// His Command clock; absent if there is none, or it is not his time.
    #[prost(message, optional, tag = "14")]
    pub clock: ::core::option::Option<Clock>,
    /// Special Commands on his sheet as slugs, their effect still to come, oldest first (IS-SPC-04).
    #[prost(string, repeated, tag = "15")]
    pub sheet: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
    /// Special Commands that have left the match after their effect, as slugs, oldest first.
    #[prost(string, repeated, tag = "16")]
    pub used_up: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
    /// His Secret Operation; absent without that optional rule.
    #[prost(message, optional, tag = "17")]
    pub secret_operation: ::core::option::Option<SecretOperation>,
    /// Whether his Initiative Token lies face down (IS-INI-01, IS-INI-07).
    #[prost(bool, tag = "18")]
    pub has_used_initiative: bool,
    /// Whether he has used the discount of the Time Token this turn (IS-EVT-04).
    #[prost(bool, tag = "19")]
    pub has_used_discount: bool,
    /// Whether he has paid its surcharge this turn (IS-EVT-06).
    #[prost(bool, tag = "20")]
    pub has_paid_surcharge: bool,
    /// What his side alone has: exactly one member.
    #[prost(oneof = "player::Means", tags = "10, 11")]
    pub means: ::core::option::Option<player::Means>,
}
/// Nested message and enum types in `Player`.
pub mod player {
    /// What his side alone has: exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Means {
        /// A Reich player's.
        #[prost(message, tag = "10")]
        Reich(super::ReichMeans),
        /// A UWC player's.
        #[prost(message, tag = "11")]
        Uwc(super::UwcMeans),
    }
}
/// A personal combat set (IS-DEF-25).
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct CombatSet {
    /// The cards that lie face down or are held.
    #[prost(message, optional, tag = "1")]
    pub backs: ::core::option::Option<Backs>,
    /// The discard pile as slugs, oldest first.
    #[prost(string, repeated, tag = "2")]
    pub discard: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
}
/// What only a Reich player has.
#[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
pub struct ReichMeans {
    /// Command Points, 0 to 8.
    #[prost(uint32, tag = "1")]
    pub command_points: u32,
    /// Whether he gave a Command Point this turn.
    #[prost(bool, tag = "2")]
    pub has_given: bool,
    /// Whether he used a Guidance Token this turn.
    #[prost(bool, tag = "3")]
    pub has_used_guidance: bool,
    /// Black Ops that he has destroyed, 0 to 3 (IS-BLK-14).
    #[prost(uint32, tag = "4")]
    pub black_ops: u32,
    /// The territory just conquered, as a slug, while a card may be claimed for it: shown whatever he
    /// holds (IS-SPC-10, IS-INFO-10); absent otherwise.
    #[prost(string, optional, tag = "5")]
    pub conquest: ::core::option::Option<::prost::alloc::string::String>,
}
/// What only a UWC player has.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct UwcMeans {
    /// Money Points, 0 to 8.
    #[prost(uint32, tag = "1")]
    pub money: u32,
    /// Politics Points, 0 to 8.
    #[prost(uint32, tag = "2")]
    pub politics: u32,
    /// The destroyed Reich tiles he has taken, by their owners, oldest first.
    #[prost(message, repeated, tag = "3")]
    pub trophies: ::prost::alloc::vec::Vec<Post>,
    /// Gifts of Money in this Command Phase, 0 to 20 (IS-SIM-15).
    #[prost(uint32, tag = "4")]
    pub gifts: u32,
    /// The transit permits he has given; absent for all but UWC players (IS-ICM-07).
    #[prost(message, optional, tag = "5")]
    pub permits: ::core::option::Option<Permits>,
    /// Where his Black Ops are; absent without that optional rule.
    #[prost(enumeration = "uwc_means::BlackOps", optional, tag = "6")]
    pub black_ops: ::core::option::Option<i32>,
}
/// Nested message and enum types in `UwcMeans`.
pub mod uwc_means {
    /// Where a UWC player's Black Ops are.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum BlackOps {
        /// Never sent.
        Unspecified = 0,
        /// Beside his sheet (IS-SETUP-22).
        Held = 1,
        /// On the board.
        Placed = 2,
        /// Destroyed: they never return (IS-BLK-03).
        Destroyed = 3,
    }
    impl BlackOps {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "BLACK_OPS_UNSPECIFIED",
                Self::Held => "HELD",
                Self::Placed => "PLACED",
                Self::Destroyed => "DESTROYED",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "BLACK_OPS_UNSPECIFIED" => Some(Self::Unspecified),
                "HELD" => Some(Self::Held),
                "PLACED" => Some(Self::Placed),
                "DESTROYED" => Some(Self::Destroyed),
                _ => None,
            }
        }
    }
}
/// The transit permits a UWC player has given.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Permits {
    /// Transits permitted to each team-mate who has any, 1 to 8.
    #[prost(message, repeated, tag = "1")]
    pub transits: ::prost::alloc::vec::Vec<Permit>,
    /// Permits set in this Command Phase, 0 to 20 (IS-SIM-15).
    #[prost(uint32, tag = "2")]
    pub changes: u32,
}
/// Transits permitted to a team-mate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Permit {
    /// The team-mate, by his continent.
    #[prost(enumeration = "Continent", tag = "1")]
    pub continent: i32,
    /// How many, 1 to 8.
    #[prost(uint32, tag = "2")]
    pub count: u32,
}
/// A player's Command clock (IS-CLOCK-04).
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Clock {
    /// Exactly one member.
    #[prost(oneof = "clock::Kind", tags = "1, 2")]
    pub kind: ::core::option::Option<clock::Kind>,
}
/// Nested message and enum types in `Clock`.
pub mod clock {
    /// Exactly one member.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Oneof)]
    pub enum Kind {
        /// It runs out at this moment, UTC. Once it has, it stays run out.
        #[prost(message, tag = "1")]
        Running(crate::wkt::Timestamp),
        /// It stands still with this many milliseconds left: he attacks, or his continent is frozen.
        #[prost(uint32, tag = "2")]
        StandingMs(u32),
    }
}
/// The combat cards that nobody owns.
#[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
pub struct Banks {
    /// The Reich's.
    #[prost(message, optional, tag = "1")]
    pub reich: ::core::option::Option<TacticsCount>,
    /// The UWC's.
    #[prost(message, optional, tag = "2")]
    pub uwc: ::core::option::Option<TacticsCount>,
}
/// What a viewer learns of an event of Iron Sky. A client that holds a view and reads notices ends
/// with the next view: where a new figure does not follow from the old ones, the notice tells it.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Notice {
    /// Exactly one member.
    #[prost(
        oneof = "notice::Kind",
        tags = "1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39, 40, 41, 42, 43, 44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64, 65, 66, 67"
    )]
    pub kind: ::core::option::Option<notice::Kind>,
}
/// Nested message and enum types in `Notice`.
pub mod notice {
    /// The boards were laid out.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct BoardsChosen {
        /// The continents in play as they begin, from west to east.
        #[prost(message, repeated, tag = "1")]
        pub boards: ::prost::alloc::vec::Vec<super::Board>,
        /// The others with what they bring, from west to east.
        #[prost(message, repeated, tag = "2")]
        pub neutrals: ::prost::alloc::vec::Vec<super::Neutral>,
    }
    /// Every seat has its post and its commander.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct PostsTaken {
        /// The players as they begin, by seat.
        #[prost(message, repeated, tag = "1")]
        pub players: ::prost::alloc::vec::Vec<super::Player>,
    }
    /// A command deck was made; the discard pile is in it.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CommandDeckShuffled {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// How many cards it has.
        #[prost(uint32, tag = "2")]
        pub count: u32,
    }
    /// Cards were drawn from the top of a command deck.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CommandCardsDrawn {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// The cards: which they are, for who decides for the post.
        #[prost(message, optional, tag = "2")]
        pub cards: ::core::option::Option<super::CommandCards>,
    }
    /// A side's combat cards were dealt.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct CombatCardsDealt {
        /// Whose.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub faction: i32,
        /// What the players' sets show.
        #[prost(message, repeated, tag = "2")]
        pub sets: ::prost::alloc::vec::Vec<Dealt>,
        /// How many cards of each colour the bank has.
        #[prost(message, optional, tag = "3")]
        pub bank: ::core::option::Option<super::TacticsCount>,
    }
    /// What a player was dealt.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Dealt {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// What the set shows.
        #[prost(message, optional, tag = "2")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// The top card of a combat deck became the Reserve.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ReserveLaid {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// What the set shows now.
        #[prost(message, optional, tag = "2")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// The Time Tokens were piled up.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TimePileLaid {
        /// How many.
        #[prost(uint32, tag = "1")]
        pub count: u32,
    }
    /// A round began.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct RoundBegan {
        /// Its number, from 1.
        #[prost(uint32, tag = "1")]
        pub round: u32,
    }
    /// A phase began. For the players of the active side `is_done`, `withdrawals`, `clock`, `gifts`,
    /// `permits`, `has_given`, `has_used_guidance`, `conquest`, `has_used_discount` and
    /// `has_paid_surcharge` are cleared; in the Resource Phase `has_used_initiative` too.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct PhaseBegan {
        /// Whose turn it is.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub active: i32,
        /// The phase.
        #[prost(enumeration = "super::Phase", tag = "2")]
        pub phase: i32,
    }
    /// A player's clock was started, stopped or taken away.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ClockSet {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// As it is now; absent if it was taken away.
        #[prost(message, optional, tag = "2")]
        pub clock: ::core::option::Option<super::Clock>,
    }
    /// A track rose, by what the limit of 8 let through (IS-RES-04).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ResourceGained {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which.
        #[prost(enumeration = "super::Resource", tag = "2")]
        pub resource: i32,
        /// By how much.
        #[prost(uint32, tag = "3")]
        pub amount: u32,
        /// Where it stands now.
        #[prost(uint32, tag = "4")]
        pub level: u32,
    }
    /// A track fell.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ResourceSpent {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which.
        #[prost(enumeration = "super::Resource", tag = "2")]
        pub resource: i32,
        /// By how much.
        #[prost(uint32, tag = "3")]
        pub amount: u32,
        /// Where it stands now.
        #[prost(uint32, tag = "4")]
        pub level: u32,
    }
    /// A command card went from the hand to the discard pile to be resolved.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CommandPlayed {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
    }
    /// A command card went from the hand to the discard pile unused.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CommandCardDiscarded {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
    }
    /// Unit tiles came from a supply onto the own army.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct UnitsPlaced {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Where.
        #[prost(message, optional, tag = "2")]
        pub place: ::core::option::Option<super::Place>,
        /// How many.
        #[prost(uint32, tag = "3")]
        pub count: u32,
    }
    /// The units of a neutral continent came to help.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct HelpArrived {
        /// Whose call it was.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Whose units.
        #[prost(enumeration = "super::Continent", tag = "2")]
        pub neutral_continent: i32,
        /// Where they stand, on top.
        #[prost(message, optional, tag = "3")]
        pub place: ::core::option::Option<super::Place>,
        /// How many.
        #[prost(uint32, tag = "4")]
        pub count: u32,
    }
    /// The top tiles of an army went on top of another, or to an empty place, keeping their order.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct TilesMoved {
        /// Of which side.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub faction: i32,
        /// From where.
        #[prost(message, optional, tag = "2")]
        pub origin: ::core::option::Option<super::Place>,
        /// To where.
        #[prost(message, optional, tag = "3")]
        pub to: ::core::option::Option<super::Place>,
        /// The tiles, bottom to top.
        #[prost(message, repeated, tag = "4")]
        pub tiles: ::prost::alloc::vec::Vec<super::Tile>,
    }
    /// The top tiles of an army were destroyed. UWC units return to their owners' supplies, neutral
    /// units leave the match, Reich units become Trophies.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct TilesDestroyed {
        /// Where.
        #[prost(message, optional, tag = "1")]
        pub place: ::core::option::Option<super::Place>,
        /// The tiles, bottom to top.
        #[prost(message, repeated, tag = "2")]
        pub tiles: ::prost::alloc::vec::Vec<super::Tile>,
        /// Who takes Reich units as Trophies (IS-CAS-03), or Black Ops (IS-BLK-14); absent if nobody does.
        #[prost(message, optional, tag = "3")]
        pub trophies_to: ::core::option::Option<super::Post>,
    }
    /// An army moved from the Battlefront into the empty Headquarters.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Conquered {
        /// Where, as a slug.
        #[prost(string, tag = "1")]
        pub territory: ::prost::alloc::string::String,
        /// By whom.
        #[prost(enumeration = "super::Faction", tag = "2")]
        pub faction: i32,
    }
    /// Tiles stand in a Headquarters that was empty.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Occupied {
        /// Where, as a slug.
        #[prost(string, tag = "1")]
        pub territory: ::prost::alloc::string::String,
        /// By whom.
        #[prost(enumeration = "super::Faction", tag = "2")]
        pub faction: i32,
    }
    /// Nobody stands in a Headquarters any more.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct LeftUncontrolled {
        /// Where, as a slug.
        #[prost(string, tag = "1")]
        pub territory: ::prost::alloc::string::String,
        /// Who controlled it.
        #[prost(enumeration = "super::Faction", tag = "2")]
        pub faction: i32,
    }
    /// The Occupation Token made a step.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct OccupationTokenMoved {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// Where it stands now; a lower high mark rises to it.
        #[prost(uint32, tag = "2")]
        pub position: u32,
    }
    /// A Terror Token was put on a territory, from its owner or from another territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TerrorPlaced {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Where, as a slug.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
    }
    /// A Terror Token went back to its owner.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TerrorReturned {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// An Electronic Warfare Token was put on an orbital sector.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ElectronicWarfarePlaced {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Where, as a slug.
        #[prost(string, tag = "2")]
        pub sector: ::prost::alloc::string::String,
    }
    /// An Electronic Warfare Token went back to its owner.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ElectronicWarfareReturned {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A player gave Money; `gifts` of the giver is one more.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct MoneyGiven {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub giver: ::core::option::Option<super::Post>,
        /// To whom.
        #[prost(message, optional, tag = "2")]
        pub to: ::core::option::Option<super::Post>,
        /// How much.
        #[prost(uint32, tag = "3")]
        pub amount: u32,
    }
    /// A player gave his one Command Point of the turn.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CommandPointGiven {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub giver: ::core::option::Option<super::Post>,
        /// To whom.
        #[prost(message, optional, tag = "2")]
        pub to: ::core::option::Option<super::Post>,
    }
    /// Loan Tokens left the match.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct LoansUsed {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which continent's.
        #[prost(enumeration = "super::Continent", tag = "2")]
        pub neutral_continent: i32,
        /// How many.
        #[prost(uint32, tag = "3")]
        pub count: u32,
    }
    /// A Guidance Token left the match.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct GuidanceUsed {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which continent's.
        #[prost(enumeration = "super::Continent", tag = "2")]
        pub neutral_continent: i32,
    }
    /// A transit permit was set; `changes` of the giver is one more.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TransitPermitSet {
        /// Who will pay.
        #[prost(message, optional, tag = "1")]
        pub giver: ::core::option::Option<super::Post>,
        /// For whom.
        #[prost(message, optional, tag = "2")]
        pub to: ::core::option::Option<super::Post>,
        /// How many transits; 0 withdraws the permit.
        #[prost(uint32, tag = "3")]
        pub count: u32,
    }
    /// A transit was paid by a permit, which is one less now.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TransitPermitUsed {
        /// Who pays.
        #[prost(message, optional, tag = "1")]
        pub giver: ::core::option::Option<super::Post>,
        /// For whom.
        #[prost(message, optional, tag = "2")]
        pub by: ::core::option::Option<super::Post>,
    }
    /// A player finished his Command Phase.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DeclaredDone {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A player took that back; his `withdrawals` are one more.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DoneWithdrawn {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A combat opened.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatOpened {
        /// Its number in the match, from 1.
        #[prost(uint32, tag = "1")]
        pub number: u32,
        /// Where, as a slug.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
        /// Who opened it.
        #[prost(message, optional, tag = "3")]
        pub attacker: ::core::option::Option<super::Post>,
        /// Who answers.
        #[prost(message, optional, tag = "4")]
        pub defender: ::core::option::Option<super::Post>,
        /// From when on the clock may choose for the defender, UTC; absent where no clock runs.
        #[prost(message, optional, tag = "5")]
        pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
        /// The Elite Operation played with the attack, as a slug; absent if none was (IS-SPC-14).
        #[prost(string, optional, tag = "6")]
        pub elite_operation: ::core::option::Option<::prost::alloc::string::String>,
    }
    /// The defender laid a card face down.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DefenceCardLaid {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The defender.
        #[prost(message, optional, tag = "2")]
        pub post: ::core::option::Option<super::Post>,
        /// The card's back.
        #[prost(message, optional, tag = "3")]
        pub card: ::core::option::Option<super::CardBack>,
        /// What his set shows now.
        #[prost(message, optional, tag = "4")]
        pub backs: ::core::option::Option<super::Backs>,
        /// From when on the clock may choose for the attacker, UTC; absent where no clock runs.
        #[prost(message, optional, tag = "5")]
        pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
    }
    /// The attacker laid a card face down.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct AttackCardLaid {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The attacker.
        #[prost(message, optional, tag = "2")]
        pub post: ::core::option::Option<super::Post>,
        /// The card's back.
        #[prost(message, optional, tag = "3")]
        pub card: ::core::option::Option<super::CardBack>,
        /// What his set shows now.
        #[prost(message, optional, tag = "4")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// Both cards were turned over together.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatCardsRevealed {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The attacker's face, as a slug.
        #[prost(string, tag = "2")]
        pub attack: ::prost::alloc::string::String,
        /// The defender's face, as a slug.
        #[prost(string, tag = "3")]
        pub defence: ::prost::alloc::string::String,
    }
    /// A pair of facing squares was compared.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SquaresCompared {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The attacker's square, 1 to 3.
        #[prost(uint32, tag = "2")]
        pub square: u32,
        /// How many tiles the attacker loses by it.
        #[prost(uint32, tag = "3")]
        pub attacker_loses: u32,
        /// How many tiles the defender loses by it.
        #[prost(uint32, tag = "4")]
        pub defender_loses: u32,
        /// The defender's square that it faces, 1 to 3; another one than `square` by Initiative alone.
        #[prost(uint32, tag = "5")]
        pub facing: u32,
    }
    /// The used cards went face up on top of their players' combat discard piles.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatCardsDiscarded {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The attacker's face, as a slug.
        #[prost(string, tag = "2")]
        pub attack: ::prost::alloc::string::String,
        /// The defender's face, as a slug.
        #[prost(string, tag = "3")]
        pub defence: ::prost::alloc::string::String,
    }
    /// A player got new combat cards for his old ones; he has no discards now.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatSetRedrawn {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// What the set shows now.
        #[prost(message, optional, tag = "2")]
        pub backs: ::core::option::Option<super::Backs>,
        /// How many cards of each colour the bank has now.
        #[prost(message, optional, tag = "3")]
        pub bank: ::core::option::Option<super::TacticsCount>,
    }
    /// A combat closed.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatClosed {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
    }
    /// A personal combat set was shuffled into a deck; it has no discards now.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatSetShuffled {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// What the set shows now.
        #[prost(message, optional, tag = "2")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// Combat cards were switched with the bank; the set has no discards now.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatCardsSwitched {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Cards set aside, by colour.
        #[prost(message, optional, tag = "2")]
        pub discarded: ::core::option::Option<super::TacticsCount>,
        /// Cards taken, by colour.
        #[prost(message, optional, tag = "3")]
        pub taken: ::core::option::Option<super::TacticsCount>,
        /// What the set shows now.
        #[prost(message, optional, tag = "4")]
        pub backs: ::core::option::Option<super::Backs>,
        /// How many cards of each colour the bank has now.
        #[prost(message, optional, tag = "5")]
        pub bank: ::core::option::Option<super::TacticsCount>,
    }
    /// A player finished his End Phase.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct EndPhaseSubmitted {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A Time Token was turned face up.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TimeTokenTurned {
        /// Which, as a slug.
        #[prost(string, tag = "1")]
        pub token: ::prost::alloc::string::String,
        /// Whether it changes what commands cost, with Eventful Times, until the next one is turned
        /// (IS-EVT-01).
        #[prost(bool, tag = "2")]
        pub is_in_force: bool,
    }
    /// A player left for good.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct SeatGivenUp {
        /// Whose seat, from 0.
        #[prost(uint32, tag = "1")]
        pub seat: u32,
        /// Who acts and sees for it, and for those it acted for, from now on; absent if nobody does.
        #[prost(uint32, optional, tag = "2")]
        pub heir: ::core::option::Option<u32>,
        /// For the heir: what he sees from now on. Empty for all others.
        #[prost(message, repeated, tag = "3")]
        pub hands: ::prost::alloc::vec::Vec<Hand>,
        /// For the one who has left: he sees what a spectator sees from now on. Hands, Secret Operations
        /// and laid cards are hidden, `permits` absent.
        #[prost(bool, tag = "4")]
        pub sees_no_more: bool,
    }
    /// What a player holds, as his heir sees it.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Hand {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// The command cards as slugs, in the order drawn.
        #[prost(string, repeated, tag = "2")]
        pub cards: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
        /// The combat hand by its faces, as slugs, the one held longest first.
        #[prost(string, repeated, tag = "3")]
        pub combat_hand: ::prost::alloc::vec::Vec<::prost::alloc::string::String>,
        /// The Secret Operation, as a slug; absent without that optional rule.
        #[prost(string, optional, tag = "4")]
        pub secret_operation: ::core::option::Option<::prost::alloc::string::String>,
        /// The card laid from the combat hand in an open combat and not yet turned over; absent if there
        /// is none.
        #[prost(message, optional, tag = "5")]
        pub laid: ::core::option::Option<super::HandCard>,
    }
    /// The match is over; the phase is `FINISHED`.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct MatchEnded {
        /// How it ended.
        #[prost(message, optional, tag = "1")]
        pub outcome: ::core::option::Option<super::Outcome>,
    }
    /// Special Commands were dealt face down onto the command decks of a side.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct SpecialCommandsDealt {
        /// Whose.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub faction: i32,
        /// How many to each player.
        #[prost(message, repeated, tag = "2")]
        pub counts: ::prost::alloc::vec::Vec<DealtCount>,
    }
    /// How many cards a player was dealt.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DealtCount {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// How many.
        #[prost(uint32, tag = "2")]
        pub count: u32,
    }
    /// Secret Operations were dealt to a side.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct SecretOperationsDealt {
        /// Whose.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub faction: i32,
        /// Each player's.
        #[prost(message, repeated, tag = "2")]
        pub operations: ::prost::alloc::vec::Vec<DealtOperation>,
    }
    /// The Secret Operation that a player was dealt.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DealtOperation {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// It: which it is, for who decides for the post.
        #[prost(message, optional, tag = "2")]
        pub operation: ::core::option::Option<super::SecretOperation>,
    }
    /// A Secret Operation was shown to all.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SecretOperationRevealed {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub operation: ::prost::alloc::string::String,
    }
    /// Cards went from the top of a combat deck to the combat hand.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatHandDrawn {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// How many.
        #[prost(uint32, tag = "2")]
        pub count: u32,
        /// What the set shows now.
        #[prost(message, optional, tag = "3")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// A combat hand was refilled with one card.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatHandRefilled {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// From where: as it was named, or from the other one if nothing lay there.
        #[prost(enumeration = "super::Source", tag = "2")]
        pub source: i32,
        /// What the set shows now.
        #[prost(message, optional, tag = "3")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// A player used the discount of the Time Token; `has_used_discount` is set.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct DiscountUsed {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A player paid the surcharge of the Time Token; `has_paid_surcharge` is set.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SurchargePaid {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// A Special Command went from the hand to the sheet, its effect still to come.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SpecialCommandKept {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
    }
    /// A Special Command left the match, its effect done: from the sheet if it lay there, else from the
    /// hand.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct SpecialCommandUsedUp {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
    }
    /// An Improvement went from the hand to a territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ImprovementPlayed {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
        /// Where, as a slug.
        #[prost(string, tag = "3")]
        pub territory: ::prost::alloc::string::String,
    }
    /// An Improvement left the match.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ImprovementLost {
        /// Who had played it; it is among his cards used up.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
        /// Where it lay, as a slug.
        #[prost(string, tag = "3")]
        pub territory: ::prost::alloc::string::String,
    }
    /// A Nuke went from the hand to a territory, which is destroyed. What stood there is lost in notices
    /// of their own.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TerritoryDestroyed {
        /// By whom.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// The card, as a slug.
        #[prost(string, tag = "2")]
        pub card: ::prost::alloc::string::String,
        /// Where, as a slug.
        #[prost(string, tag = "3")]
        pub territory: ::prost::alloc::string::String,
    }
    /// A player may claim a conquest; his `conquest` is the territory.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ConquestWindowOpened {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// What he has conquered, as a slug.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
    }
    /// A player may no longer claim his conquest.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ConquestWindowClosed {
        /// Who.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
    }
    /// Black Ops came from beside the sheet onto the board.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct BlackOpsPlaced {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Into which Headquarters, on top.
        #[prost(string, tag = "2")]
        pub territory: ::prost::alloc::string::String,
    }
    /// The defender may let his Fortifications replace his card.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct FortificationsAwaited {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The cards.
        #[prost(message, optional, tag = "2")]
        pub faces: ::core::option::Option<super::FaceUp>,
        /// From when on the clock may decide for him, UTC; absent where no clock runs.
        #[prost(message, optional, tag = "3")]
        pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
    }
    /// The defender decided on his Fortifications. No clock runs in the combat any more.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct FortificationsDecided {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The defender.
        #[prost(message, optional, tag = "2")]
        pub post: ::core::option::Option<super::Post>,
        /// The cards before and after; absent if he kept his card.
        #[prost(message, optional, tag = "3")]
        pub replaced: ::core::option::Option<Replacement>,
        /// What the combat is at now.
        #[prost(message, optional, tag = "4")]
        pub stage: ::core::option::Option<super::CombatStage>,
        /// What his set shows now.
        #[prost(message, optional, tag = "5")]
        pub backs: ::core::option::Option<super::Backs>,
    }
    /// A defender's card that the top card of his deck replaced.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Replacement {
        /// The card that was, as a slug; it is on his combat discard pile now.
        #[prost(string, tag = "1")]
        pub old_card: ::prost::alloc::string::String,
        /// The card that is, face up, as a slug.
        #[prost(string, tag = "2")]
        pub new_card: ::prost::alloc::string::String,
    }
    /// The attacker may shift his card.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct InitiativeAwaited {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The cards.
        #[prost(message, optional, tag = "2")]
        pub faces: ::core::option::Option<super::FaceUp>,
        /// From when on the clock may decide for him, UTC; absent where no clock runs.
        #[prost(message, optional, tag = "3")]
        pub deadline: ::core::option::Option<crate::wkt::Timestamp>,
    }
    /// The attacker decided on his Initiative; unless it is `NONE`, his token lies face down. No clock
    /// runs in the combat any more.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct InitiativeDecided {
        /// On which continent.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// Who.
        #[prost(message, optional, tag = "2")]
        pub post: ::core::option::Option<super::Post>,
        /// How he shifts his card.
        #[prost(enumeration = "super::Shift", tag = "3")]
        pub shift: i32,
        /// What the combat is at now.
        #[prost(message, optional, tag = "4")]
        pub stage: ::core::option::Option<super::CombatStage>,
    }
    /// Exactly one member.
    #[derive(Clone, PartialEq, ::prost::Oneof)]
    pub enum Kind {
        /// The boards were laid out (IS-SETUP-02 to 06).
        #[prost(message, tag = "1")]
        BoardsChosen(BoardsChosen),
        /// Every seat has its post and its commander (IS-SETUP-07 to 11).
        #[prost(message, tag = "2")]
        PostsTaken(PostsTaken),
        /// A command deck was made (IS-SETUP-12, IS-END-05).
        #[prost(message, tag = "3")]
        CommandDeckShuffled(CommandDeckShuffled),
        /// Command cards were drawn (IS-END-04).
        #[prost(message, tag = "4")]
        CommandCardsDrawn(CommandCardsDrawn),
        /// A side's combat cards were dealt (IS-SETUP-16, IS-SETUP-17).
        #[prost(message, tag = "5")]
        CombatCardsDealt(CombatCardsDealt),
        /// The top card of a combat deck became the Reserve (IS-SETUP-18, IS-CEND-02).
        #[prost(message, tag = "6")]
        ReserveLaid(ReserveLaid),
        /// The Time Tokens were piled up (IS-SETUP-29).
        #[prost(message, tag = "7")]
        TimePileLaid(TimePileLaid),
        /// A round began (IS-TURN-01).
        #[prost(message, tag = "8")]
        RoundBegan(RoundBegan),
        /// A phase began.
        #[prost(message, tag = "9")]
        PhaseBegan(PhaseBegan),
        /// A player's clock was started, stopped or taken away (IS-CLOCK-04, IS-CLOCK-05).
        #[prost(message, tag = "10")]
        ClockSet(ClockSet),
        /// A track rose.
        #[prost(message, tag = "11")]
        ResourceGained(ResourceGained),
        /// A track fell.
        #[prost(message, tag = "12")]
        ResourceSpent(ResourceSpent),
        /// A command card was played (IS-CMD-02).
        #[prost(message, tag = "13")]
        CommandPlayed(CommandPlayed),
        /// A command card was discarded unused (IS-END-01).
        #[prost(message, tag = "14")]
        CommandCardDiscarded(CommandCardDiscarded),
        /// Unit tiles came from a supply.
        #[prost(message, tag = "15")]
        UnitsPlaced(UnitsPlaced),
        /// The units of a neutral continent came to help (IS-HELP-03).
        #[prost(message, tag = "16")]
        HelpArrived(HelpArrived),
        /// Tiles moved (IS-ARMY-04).
        #[prost(message, tag = "17")]
        TilesMoved(TilesMoved),
        /// Tiles were destroyed (IS-DEF-15).
        #[prost(message, tag = "18")]
        TilesDestroyed(TilesDestroyed),
        /// An army moved from the Battlefront into the empty Headquarters (IS-DEF-13).
        #[prost(message, tag = "19")]
        Conquered(Conquered),
        /// Tiles stand in a Headquarters that was empty (IS-MOB-08).
        #[prost(message, tag = "20")]
        Occupied(Occupied),
        /// Nobody stands in a Headquarters any more (IS-DEF-12).
        #[prost(message, tag = "21")]
        LeftUncontrolled(LeftUncontrolled),
        /// The Occupation Token made a step (IS-METER).
        #[prost(message, tag = "22")]
        OccupationTokenMoved(OccupationTokenMoved),
        /// A Terror Token was put on a territory (IS-TER).
        #[prost(message, tag = "23")]
        TerrorPlaced(TerrorPlaced),
        /// A Terror Token went back to its owner.
        #[prost(message, tag = "24")]
        TerrorReturned(TerrorReturned),
        /// An Electronic Warfare Token was put on an orbital sector (IS-EW).
        #[prost(message, tag = "25")]
        ElectronicWarfarePlaced(ElectronicWarfarePlaced),
        /// An Electronic Warfare Token went back to its owner (IS-REB-01).
        #[prost(message, tag = "26")]
        ElectronicWarfareReturned(ElectronicWarfareReturned),
        /// A player gave Money (IS-SHARE-07).
        #[prost(message, tag = "27")]
        MoneyGiven(MoneyGiven),
        /// A player gave a Command Point (IS-SHARE-07).
        #[prost(message, tag = "28")]
        CommandPointGiven(CommandPointGiven),
        /// Loan Tokens left the match (IS-SHARE-04).
        #[prost(message, tag = "29")]
        LoansUsed(LoansUsed),
        /// A Guidance Token left the match (IS-SHARE-08).
        #[prost(message, tag = "30")]
        GuidanceUsed(GuidanceUsed),
        /// A transit permit was set; told to UWC players alone (IS-ICM-07).
        #[prost(message, tag = "31")]
        TransitPermitSet(TransitPermitSet),
        /// A transit was paid by a permit; told to UWC players alone (IS-ICM-06).
        #[prost(message, tag = "32")]
        TransitPermitUsed(TransitPermitUsed),
        /// A player finished his Command Phase (IS-SIM-09).
        #[prost(message, tag = "33")]
        DeclaredDone(DeclaredDone),
        /// A player took that back (IS-SIM-10).
        #[prost(message, tag = "34")]
        DoneWithdrawn(DoneWithdrawn),
        /// A combat opened and froze its continent (IS-CMB-01).
        #[prost(message, tag = "35")]
        CombatOpened(CombatOpened),
        /// The defender laid a card face down (IS-CMB-07).
        #[prost(message, tag = "36")]
        DefenceCardLaid(DefenceCardLaid),
        /// The attacker laid a card face down (IS-CMB-08).
        #[prost(message, tag = "37")]
        AttackCardLaid(AttackCardLaid),
        /// Both cards were turned over together (IS-CMB-09).
        #[prost(message, tag = "38")]
        CombatCardsRevealed(CombatCardsRevealed),
        /// A pair of facing squares was compared (IS-CMP-01). Losses follow as notices of their own.
        #[prost(message, tag = "39")]
        SquaresCompared(SquaresCompared),
        /// The used cards went face up on their players' combat discard piles (IS-CEND-01).
        #[prost(message, tag = "40")]
        CombatCardsDiscarded(CombatCardsDiscarded),
        /// A player got new combat cards for his old ones (IS-CEND-04 to 07).
        #[prost(message, tag = "41")]
        CombatSetRedrawn(CombatSetRedrawn),
        /// A combat closed; its continent is no longer frozen (IS-CEND-09).
        #[prost(message, tag = "42")]
        CombatClosed(CombatClosed),
        /// A personal combat set, discards and all, was shuffled into a deck (IS-COS-02).
        #[prost(message, tag = "43")]
        CombatSetShuffled(CombatSetShuffled),
        /// Combat cards were switched with the bank, and the set was shuffled into a deck (IS-COS-04 to
        /// 06).
        #[prost(message, tag = "44")]
        CombatCardsSwitched(CombatCardsSwitched),
        /// A player finished his End Phase (IS-SIM-13).
        #[prost(message, tag = "45")]
        EndPhaseSubmitted(EndPhaseSubmitted),
        /// A Time Token was turned face up (IS-TIME-01).
        #[prost(message, tag = "46")]
        TimeTokenTurned(TimeTokenTurned),
        /// A player left for good (IS-LEAVE).
        #[prost(message, tag = "47")]
        SeatGivenUp(SeatGivenUp),
        /// The match is over.
        #[prost(message, tag = "48")]
        MatchEnded(MatchEnded),
        /// Special Commands were dealt onto command decks; nobody sees which (IS-SETUP-13, IS-SETUP-14).
        #[prost(message, tag = "49")]
        SpecialCommandsDealt(SpecialCommandsDealt),
        /// Secret Operations were dealt (IS-SETUP-33).
        #[prost(message, tag = "50")]
        SecretOperationsDealt(SecretOperationsDealt),
        /// A Secret Operation was shown to all (IS-SEC-01).
        #[prost(message, tag = "51")]
        SecretOperationRevealed(SecretOperationRevealed),
        /// Cards went from a combat deck to the combat hand (IS-SETUP-19, IS-CTL-06).
        #[prost(message, tag = "52")]
        CombatHandDrawn(CombatHandDrawn),
        /// A combat hand was refilled at the end of a combat (IS-CTL-03).
        #[prost(message, tag = "53")]
        CombatHandRefilled(CombatHandRefilled),
        /// A player used the discount of the Time Token (IS-EVT-03).
        #[prost(message, tag = "54")]
        DiscountUsed(DiscountUsed),
        /// A player paid its surcharge (IS-EVT-06).
        #[prost(message, tag = "55")]
        SurchargePaid(SurchargePaid),
        /// A Special Command went from the hand to the sheet (IS-SPC-04).
        #[prost(message, tag = "56")]
        SpecialCommandKept(SpecialCommandKept),
        /// A Special Command left the match after its effect (IS-SPC-03, IS-SPC-04).
        #[prost(message, tag = "57")]
        SpecialCommandUsedUp(SpecialCommandUsedUp),
        /// An Improvement was played on a territory (IS-SPC-05).
        #[prost(message, tag = "58")]
        ImprovementPlayed(ImprovementPlayed),
        /// An Improvement left the match (IS-SPC-09).
        #[prost(message, tag = "59")]
        ImprovementLost(ImprovementLost),
        /// A Nuke destroyed a territory for the rest of the match (IS-SPU-20).
        #[prost(message, tag = "60")]
        TerritoryDestroyed(TerritoryDestroyed),
        /// A player may claim a conquest before his next action, whatever he holds (IS-SPC-10).
        #[prost(message, tag = "61")]
        ConquestWindowOpened(ConquestWindowOpened),
        /// He no longer may (IS-SPC-10, IS-SPC-11).
        #[prost(message, tag = "62")]
        ConquestWindowClosed(ConquestWindowClosed),
        /// Black Ops came onto the board (IS-BLK-01).
        #[prost(message, tag = "63")]
        BlackOpsPlaced(BlackOpsPlaced),
        /// The defender may let his Fortifications replace his card (IS-FORT-01).
        #[prost(message, tag = "64")]
        FortificationsAwaited(FortificationsAwaited),
        /// He has decided (IS-FORT-03).
        #[prost(message, tag = "65")]
        FortificationsDecided(FortificationsDecided),
        /// The attacker may shift his card (IS-INI-01).
        #[prost(message, tag = "66")]
        InitiativeAwaited(InitiativeAwaited),
        /// He has decided (IS-INI-04, IS-INI-05).
        #[prost(message, tag = "67")]
        InitiativeDecided(InitiativeDecided),
    }
}
/// What a match of Iron Sky may choose. Absent fields take their defaults.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Options {
    /// Who sits where, and which boards are in play; absent draws everything (IS-RULING-04).
    #[prost(message, optional, tag = "1")]
    pub seating: ::core::option::Option<options::Seating>,
    /// Whether team-mates have an order among themselves; absent is `SIMULTANEOUS`.
    #[prost(enumeration = "options::TurnStyle", optional, tag = "2")]
    pub turn_style: ::core::option::Option<i32>,
    /// Whether the orbits of two continents in play are adjacent across a neutral one (IS-BOARD-08);
    /// absent is true.
    #[prost(bool, optional, tag = "3")]
    pub orbit_across_neutral: ::core::option::Option<bool>,
    /// Time of each active player for one Command Phase, in seconds: 0 (no clock) or 10 to 1209600
    /// (IS-CLOCK-04).
    #[prost(uint32, tag = "4")]
    pub command_seconds: u32,
    /// Time for each decision in a combat and for the End Phase, in seconds: 0 (no clock) or 10 to
    /// 1209600 (IS-CLOCK-05).
    #[prost(uint32, tag = "5")]
    pub decision_seconds: u32,
    /// A set of optional rules (IS-GEN-05); absent is none, and the switches below stand alone. A switch
    /// given beside it must say what the preset says. Of a match: the preset that its switches make, if
    /// there is one.
    #[prost(enumeration = "options::Preset", optional, tag = "6")]
    pub preset: ::core::option::Option<i32>,
    /// Special Commands (IS-SPC); absent is as the preset says.
    #[prost(bool, optional, tag = "7")]
    pub special_commands: ::core::option::Option<bool>,
    /// Random game length: 7 to 10 rounds (IS-RGL); absent is as the preset says.
    #[prost(bool, optional, tag = "8")]
    pub random_length: ::core::option::Option<bool>,
    /// Initiative (IS-INI); absent is as the preset says.
    #[prost(bool, optional, tag = "9")]
    pub initiative: ::core::option::Option<bool>,
    /// Black Ops (IS-BLK); absent is as the preset says.
    #[prost(bool, optional, tag = "10")]
    pub black_ops: ::core::option::Option<bool>,
    /// Controlled Combat (IS-CTL); absent is as the preset says.
    #[prost(bool, optional, tag = "11")]
    pub controlled_combat: ::core::option::Option<bool>,
    /// Secret Operations (IS-SEC); absent is as the preset says.
    #[prost(bool, optional, tag = "12")]
    pub secret_operations: ::core::option::Option<bool>,
    /// Eventful Times (IS-EVT); absent is as the preset says.
    #[prost(bool, optional, tag = "13")]
    pub eventful_times: ::core::option::Option<bool>,
}
/// Nested message and enum types in `Options`.
pub mod options {
    /// How players get their posts and commanders (IS-RULING-04).
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Seating {
        /// Exactly one member.
        #[prost(oneof = "seating::Kind", tags = "1, 2")]
        pub kind: ::core::option::Option<seating::Kind>,
    }
    /// Nested message and enum types in `Seating`.
    pub mod seating {
        /// Exactly one member.
        #[derive(Clone, PartialEq, ::prost::Oneof)]
        pub enum Kind {
            /// They are drawn, as printed.
            #[prost(message, tag = "1")]
            Random(super::Random),
            /// The request names them.
            #[prost(message, tag = "2")]
            Assigned(super::Assigned),
        }
    }
    /// Posts and commanders are drawn (IS-SETUP-07 to 11).
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct Random {
        /// The boards in play: exactly one per two players, all different; empty draws them
        /// (IS-SETUP-02).
        #[prost(enumeration = "super::Continent", repeated, tag = "1")]
        pub boards: ::prost::alloc::vec::Vec<i32>,
    }
    /// Posts and commanders are named; the boards in play follow.
    #[derive(Clone, PartialEq, ::prost::Message)]
    pub struct Assigned {
        /// One row a seat, in order from 0.
        #[prost(message, repeated, tag = "1")]
        pub posts: ::prost::alloc::vec::Vec<AssignedPost>,
    }
    /// What a seat gets.
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct AssignedPost {
        /// The side.
        #[prost(enumeration = "super::Faction", tag = "1")]
        pub faction: i32,
        /// The continent.
        #[prost(enumeration = "super::Continent", tag = "2")]
        pub continent: i32,
        /// A commander of that side, as a slug such as `infanterie`; each is given once.
        #[prost(string, tag = "3")]
        pub commander: ::prost::alloc::string::String,
    }
    /// Whether team-mates play at the same time (IS-SIM-14).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum TurnStyle {
        /// Never sent; refused in requests.
        Unspecified = 0,
        /// In any order, as their actions arrive.
        Simultaneous = 1,
        /// From west to east.
        Sequential = 2,
    }
    impl TurnStyle {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "TURN_STYLE_UNSPECIFIED",
                Self::Simultaneous => "SIMULTANEOUS",
                Self::Sequential => "SEQUENTIAL",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "TURN_STYLE_UNSPECIFIED" => Some(Self::Unspecified),
                "SIMULTANEOUS" => Some(Self::Simultaneous),
                "SEQUENTIAL" => Some(Self::Sequential),
                _ => None,
            }
        }
    }
    /// The sets of optional rules that the rulebook recommends (IS-GEN-05).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, ::prost::Enumeration)]
    #[repr(i32)]
    pub enum Preset {
        /// Never sent; refused in requests.
        Unspecified = 0,
        /// None.
        Rookie = 1,
        /// Special Commands, random game length, Initiative and Secret Operations.
        Experienced = 2,
        /// All seven.
        Veteran = 3,
    }
    impl Preset {
        /// String value of the enum field names used in the ProtoBuf definition.
        ///
        /// The values are not transformed in any way and thus are considered stable
        /// (if the ProtoBuf definition does not change) and safe for programmatic use.
        pub fn as_str_name(&self) -> &'static str {
            match self {
                Self::Unspecified => "PRESET_UNSPECIFIED",
                Self::Rookie => "ROOKIE",
                Self::Experienced => "EXPERIENCED",
                Self::Veteran => "VETERAN",
            }
        }
        /// Creates an enum from field names used in the ProtoBuf definition.
        pub fn from_str_name(value: &str) -> ::core::option::Option<Self> {
            match value {
                "PRESET_UNSPECIFIED" => Some(Self::Unspecified),
                "ROOKIE" => Some(Self::Rookie),
                "EXPERIENCED" => Some(Self::Experienced),
                "VETERAN" => Some(Self::Veteran),
                _ => None,
            }
        }
    }
}
/// What an action of Iron Sky would lead to, as far as its player may know: up to the first combat
/// that opens and the first card that is drawn.
#[derive(Clone, PartialEq, ::prost::Message)]
pub struct Preview {
    /// Where the player's tracks would stand.
    #[prost(message, repeated, tag = "1")]
    pub tracks: ::prost::alloc::vec::Vec<preview::TrackAfter>,
    /// The Blitz-meters that would move.
    #[prost(message, repeated, tag = "2")]
    pub meters: ::prost::alloc::vec::Vec<preview::MeterAfter>,
    /// The territories that would change hands, or fall empty.
    #[prost(message, repeated, tag = "3")]
    pub control: ::prost::alloc::vec::Vec<preview::ControlAfter>,
    /// The combat that would open; absent if none would.
    #[prost(message, optional, tag = "4")]
    pub combat: ::core::option::Option<preview::CombatAhead>,
    /// The tracks of other players that would move: of who is given something, or would pay the transit
    /// by his permit (IS-ICM-06).
    #[prost(message, repeated, tag = "5")]
    pub others: ::prost::alloc::vec::Vec<preview::OthersTrackAfter>,
}
/// Nested message and enum types in `Preview`.
pub mod preview {
    /// A track afterwards.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct TrackAfter {
        /// Which.
        #[prost(enumeration = "super::Resource", tag = "1")]
        pub resource: i32,
        /// Where it would stand, 0 to 8.
        #[prost(uint32, tag = "2")]
        pub level: u32,
    }
    /// Another player's track afterwards.
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct OthersTrackAfter {
        /// Whose.
        #[prost(message, optional, tag = "1")]
        pub post: ::core::option::Option<super::Post>,
        /// Which.
        #[prost(enumeration = "super::Resource", tag = "2")]
        pub resource: i32,
        /// Where it would stand, 0 to 8.
        #[prost(uint32, tag = "3")]
        pub level: u32,
    }
    /// A Blitz-meter afterwards (IS-METER).
    #[derive(Clone, Copy, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct MeterAfter {
        /// Whose.
        #[prost(enumeration = "super::Continent", tag = "1")]
        pub continent: i32,
        /// The Occupation Token's position.
        #[prost(uint32, tag = "2")]
        pub position: u32,
        /// The Destruction Token's position.
        #[prost(uint32, tag = "3")]
        pub high_mark: u32,
    }
    /// A territory that would change hands (IS-DEF-09).
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct ControlAfter {
        /// Which, as a slug.
        #[prost(string, tag = "1")]
        pub territory: ::prost::alloc::string::String,
        /// Who would control it; absent if nobody would.
        #[prost(enumeration = "super::Faction", optional, tag = "2")]
        pub controller: ::core::option::Option<i32>,
    }
    /// A combat that would open (IS-CMB-01).
    #[derive(Clone, PartialEq, Eq, Hash, ::prost::Message)]
    pub struct CombatAhead {
        /// Where, as a slug.
        #[prost(string, tag = "1")]
        pub territory: ::prost::alloc::string::String,
        /// Who would answer.
        #[prost(message, optional, tag = "2")]
        pub defender: ::core::option::Option<super::Post>,
    }
}
