//! The table as the automatic player reads it, and who he is.

use core::cell::OnceCell;

use umpire_engine::Seat;

use super::{
    duel::{Armies, Odds},
    sketch::Sketch,
    worth,
};
use crate::{
    content::{Content, Cost},
    ids::{CommandCard, Continent, ContinentMap, Faction, Post, Space, Territory},
    state::ARMY_LIMIT,
    view::{Backs, Player, View},
};

/// What a player sees, and what it is worth to him as it lies.
pub(super) struct Table<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) post: Post,
    pub(super) sketch: Sketch,
    /// What each continent is worth as it lies.
    now: ContinentMap<i32>,
    /// How his attacks on each continent would go, by the sizes of the armies; found when they are asked for.
    duels: ContinentMap<[OnceCell<Odds>; SIZES * SIZES]>,
}

/// Army sizes that are told apart, 0 among them.
const SIZES: usize = ARMY_LIMIT as usize + 2;

impl<'a> Table<'a> {
    pub(super) fn of(content: &'a Content, view: &'a View, seat: Seat) -> Option<Table<'a>> {
        let player = view.players.get(usize::from(seat.0))?;
        let mut table = Table {
            content,
            view,
            post: player.post,
            sketch: Sketch::of(view),
            now: ContinentMap::default(),
            duels: ContinentMap::default(),
        };
        table.now = ContinentMap::from_fn(|continent| worth::of(&table, &table.sketch, continent));
        Some(table)
    }

    pub(super) fn faction(&self) -> Faction {
        self.post.faction
    }

    pub(super) fn player(&self) -> Option<&'a Player> {
        self.view.player(self.post)
    }

    /// The rounds that follow this one; with a random length, at most.
    pub(super) fn rounds_left(&self) -> i32 {
        i32::from(self.view.time_pile.saturating_sub(1))
    }

    /// Whether the other side still has a turn after this one.
    pub(super) fn is_answered(&self) -> bool {
        self.rounds_left() > 0 || self.faction() == Faction::Reich
    }

    /// What the continents named are worth more in `sketch` than as they lie.
    pub(super) fn gain(&self, sketch: &Sketch, touched: [Continent; 2]) -> i32 {
        let [one, other] = touched;
        let gain = |continent| worth::of(self, sketch, continent) - self.now[continent];
        gain(one) + if other == one { 0 } else { gain(other) }
    }

    /// How an attack of this player at `territory` would go.
    pub(super) fn duel(
        &self,
        territory: Territory,
        attacking: i32,
        defending: i32,
        has_elite: bool,
    ) -> Odds {
        let armies = Armies { attacker: self.faction(), attacking, defending, has_elite };
        let expected = || {
            let defender = Post::new(self.faction().opposing(), territory.continent);
            Odds::expected(self.content, armies, &self.backs(self.post), &self.backs(defender))
        };
        if has_elite {
            return expected();
        }
        let size = |tiles| usize::try_from(tiles).unwrap_or(0);
        let place = size(attacking) * SIZES + size(defending);
        let known = self.duels[territory.continent].get(place);
        known.map_or_else(expected, |known| *known.get_or_init(expected))
    }

    pub(super) fn backs(&self, post: Post) -> Backs {
        self.view.player(post).map(|player| player.combat_set.backs.clone()).unwrap_or_default()
    }

    /// The tiles with which a side could fall upon a territory at once: those that stand there and the largest army
    /// beside or above it.
    pub(super) fn threat(&self, sketch: &Sketch, territory: Territory, faction: Faction) -> i32 {
        let row = self.content.territory(territory);
        let beside = row.surface.iter().copied().map(Space::Territory);
        let orbit = self.content.orbital_route(territory);
        let above = orbit.filter(|&orbit| sketch.is_open(orbit));
        let coming = beside
            .chain(above.map(Space::Orbit))
            .map(|space| sketch.army(space, faction))
            .max()
            .unwrap_or(0);
        let standing = sketch.army(territory.into(), faction);
        (standing + coming).min(i32::from(ARMY_LIMIT))
    }

    /// The points a card costs.
    pub(super) fn cost(&self, card: CommandCard) -> i32 {
        match self.content.command_card(card).cost {
            Cost::Cp(due) | Cost::Money(due) | Cost::Politics(due) | Cost::Either(due) => {
                due.into()
            }
            Cost::Conquest => 0,
        }
    }
}
