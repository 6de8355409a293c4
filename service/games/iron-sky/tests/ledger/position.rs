//! Positions: a match put into any state in a few words, and played on.
//!
//! ```text
//! let mut table = Position::new(6).reich("america", "infanterie").uwc("america", "general")
//!     .lay("AM4 hq U[u,u] bf R[r]").terror("AM7").cp(REICH_AMERICA, 4).hand(REICH_AMERICA, &["IN01"]);
//! table.play(REICH_AMERICA, fight("IN01", "AM4"));
//! table.combat("america", Source::Deck, Source::Deck);
//! assert_eq!(table.shows("AM4"), "AM4 hq U[u]");
//! ```
//!
//! A position begins as dealt, in the Reich's first Command Phase. After each accepted action, and each fact of it, the
//! invariants are asked.

mod board;
mod cards;
mod notation;
mod play;
mod tracks;

use std::sync::LazyLock;

use umpire_engine::{Deed, Dice, Fact, Game as _, Seat, Seed, Shared, Time};
use umpire_iron_sky::{
    IronSky,
    content::Content,
    ids::{CommandCard, Commander, Continent, Faction, Post},
    options::{ClockOptions, OptionalRule, Options, Seating, TurnStyle},
    state::{Clock, Phase, Player, State},
};

pub(crate) use board::{orbit, territory};
pub(crate) use cards::{combat_card, command_card};
pub(crate) use play::{cites, emitted};

/// The content of the ledger, by whose figures its examples count.
pub(crate) static CONTENT: LazyLock<Shared<Content>> =
    LazyLock::new(|| Shared::new(Content::first_pack()));

pub(crate) const REICH_AMERICA: Post = Post::new(Faction::Reich, Continent::America);
pub(crate) const REICH_EUROPE: Post = Post::new(Faction::Reich, Continent::Europe);
pub(crate) const REICH_ASIA: Post = Post::new(Faction::Reich, Continent::Asia);
pub(crate) const UWC_AMERICA: Post = Post::new(Faction::Uwc, Continent::America);
pub(crate) const UWC_EUROPE: Post = Post::new(Faction::Uwc, Continent::Europe);
pub(crate) const UWC_ASIA: Post = Post::new(Faction::Uwc, Continent::Asia);

/// Who commands where, unless a test says otherwise.
const COMMANDERS: [(Continent, &str, &str); 3] = [
    (Continent::America, "infanterie", "general"),
    (Continent::Europe, "artillerie", "politician"),
    (Continent::Asia, "einsatzgruppen", "agent"),
];

/// A match at a moment.
pub(crate) struct Position {
    pub(crate) state: State,
    /// What the deal said.
    pub(crate) dealt: Vec<Fact<IronSky>>,
    at: Time,
    dice: Dice,
}

impl Position {
    /// The match of so many players with the westernmost boards in play, at 0 s.
    pub(crate) fn new(players: u8) -> Self {
        let boards = ["america", "europe", "asia"];
        Self::on(&boards[..usize::from(players / 2)])
    }

    /// The match with these boards in play.
    pub(crate) fn on(boards: &[&str]) -> Self {
        let (options, players) = Self::options(boards);
        Self::deal(&options, players, 0)
    }

    fn options(boards: &[&str]) -> (Options, u8) {
        let in_play = COMMANDERS.iter().filter(|(at, ..)| boards.contains(&at.slug()));
        let seats = |faction| {
            in_play.clone().map(move |&(continent, reich, uwc)| {
                let class = if faction == Faction::Reich { reich } else { uwc };
                (Post::new(faction, continent), commander(class))
            })
        };
        let seats: Vec<_> = Faction::ALL.into_iter().flat_map(seats).collect();
        let players = u8::try_from(seats.len()).unwrap();
        let seating = Seating::Assigned(seats);
        (Options { seating, ..Options::default() }, players)
    }

    /// The match of so many players with the westernmost boards in play and these optional rules, at 0 s.
    pub(crate) fn playing(rules: &[OptionalRule], players: u8) -> Self {
        let boards = ["america", "europe", "asia"];
        Self::playing_on(rules, &boards[..usize::from(players / 2)])
    }

    /// The match with these boards in play and these optional rules.
    pub(crate) fn playing_on(rules: &[OptionalRule], boards: &[&str]) -> Self {
        let optional_rules = rules.iter().copied().collect();
        let (options, players) = Self::options(boards);
        Self::deal(&Options { optional_rules, ..options }, players, 0)
    }

    /// The match with these options, as dealt by the chance of this number.
    pub(crate) fn deal(options: &Options, players: u8, chance: u8) -> Self {
        let mut state = IronSky::setup(&CONTENT, options, players).expect("sound options");
        let mut dice = chance_of(chance);
        let dealt = umpire_engine::begin::<IronSky>(&mut state, Time(0), &mut dice).facts;
        Position { state, dealt, at: Time(0), dice }
    }

    /// The next word of the chance.
    pub(crate) fn word(&self) -> u64 {
        self.dice.word()
    }

    /// Makes the Reich's commander of a continent one of this class; he changes places with who was.
    pub(crate) fn reich(self, continent: &str, class: &str) -> Self {
        self.commanded(Post::new(Faction::Reich, continent_named(continent)), class)
    }

    /// Makes the UWC's commander of a continent one of this class; he changes places with who was.
    pub(crate) fn uwc(self, continent: &str, class: &str) -> Self {
        self.commanded(Post::new(Faction::Uwc, continent_named(continent)), class)
    }

    fn commanded(mut self, post: Post, class: &str) -> Self {
        let (new, old) = (commander(class), self.player(post).commander);
        let other = Post::of(post.faction)
            .find(|&other| self.state.player(other).is_some_and(|player| player.commander == new));
        for (post, commander) in other.map(|other| (other, old)).into_iter().chain([(post, new)]) {
            let player = self.player_mut(post);
            player.commander = commander;
            let deck = CONTENT.deck(commander);
            let piles = player.hand.iter().chain(&player.deck).chain(&player.discard);
            let is_special = |card: &&CommandCard| CONTENT.effect(**card).is_some();
            let special: Vec<CommandCard> = piles.filter(is_special).copied().collect();
            player.hand = deck[..5].to_vec();
            player.deck = deck[5..].iter().copied().chain(special).collect();
            player.discard.clear();
        }
        self
    }

    /// Team-mates play one after the other (IS-SIM-14). Say this before [`clocks`](Position::clocks).
    pub(crate) fn sequential(mut self) -> Self {
        self.state.options.turn_style = TurnStyle::Sequential;
        self
    }

    /// The orbits of continents in play are not adjacent across a neutral one (IS-BOARD-08).
    pub(crate) fn orbit_gap(mut self) -> Self {
        self.state.options.orbit_across_neutral = false;
        self
    }

    /// Turns the clocks on, in seconds; those of the current phase start now.
    pub(crate) fn clocks(mut self, command_seconds: u32, decision_seconds: u32) -> Self {
        self.state.options.clock = ClockOptions { command_seconds, decision_seconds };
        let (phase, active) = (self.state.table.phase, self.state.table.active);
        self.phase(active, phase)
    }

    /// It is the UWC's Command Phase; the Reich's turn has passed without an action and without an income of the UWC.
    pub(crate) fn uwc_turn(self) -> Self {
        self.phase(Faction::Uwc, Phase::Command)
    }

    /// It is the End Phase of a faction's turn.
    pub(crate) fn end_phase(self, faction: Faction) -> Self {
        self.phase(faction, Phase::End)
    }

    fn phase(mut self, active: Faction, phase: Phase) -> Self {
        self.state.table.active = active;
        self.state.table.phase = phase;
        let options = self.state.options.clone();
        let seconds = match phase {
            Phase::End => options.clock.decision_seconds,
            _ => options.clock.command_seconds,
        };
        let starts = self.at;
        let mut is_first = true;
        for post in self.posts() {
            let is_active = post.faction == active;
            let runs = is_active
                && seconds > 0
                && (is_first || phase == Phase::End || options.turn_style != TurnStyle::Sequential);
            is_first &= !is_active;
            let player = self.player_mut(post);
            player.is_done = !is_active;
            player.clock =
                if runs { Clock::Running(starts.plus_seconds(seconds)) } else { Clock::Off };
            if active == Faction::Uwc && post.faction == Faction::Reich {
                self = self.cp(post, 0);
            }
        }
        self
    }

    /// It is this round.
    pub(crate) fn round(mut self, round: u8) -> Self {
        self.state.table.round = round;
        self
    }

    /// What follows happens so many seconds after the deal.
    pub(crate) fn at(&mut self, seconds: u64) {
        self.at = Time(seconds * 1000);
    }

    /// The moment of what happens next.
    pub(crate) fn now(&self) -> Time {
        self.at
    }

    /// The posts in play, in seat order.
    pub(crate) fn posts(&self) -> Vec<Post> {
        self.state.posts().collect()
    }

    /// The seat that began with a post.
    pub(crate) fn seat(&self, post: Post) -> Seat {
        self.state.seat(post).expect("a post in play")
    }

    /// The commander at a post.
    pub(crate) fn player(&self, post: Post) -> &Player {
        self.state.player(post).expect("a post in play")
    }

    fn player_mut(&mut self, post: Post) -> &mut Player {
        self.state.table.commanders[post.faction][post.continent].as_mut().expect("a post in play")
    }
}

/// The commander of a class.
pub(crate) fn commander(class: &str) -> Commander {
    CONTENT.commander_named(class).expect("a class of the content")
}

/// The continent of this name.
pub(crate) fn continent_named(name: &str) -> Continent {
    Continent::ALL.into_iter().find(|continent| continent.slug() == name).expect("a continent")
}

/// The chance that deals by this number, from its first word.
pub(crate) fn chance_of(number: u8) -> Dice {
    Dice::new(&Seed([number; 32]), "position", &[])
}

/// The house gives up the seat that began with a post.
pub(crate) fn retire(table: &Position, post: Post) -> Deed<umpire_iron_sky::action::Action> {
    Deed::Retire(table.seat(post))
}
