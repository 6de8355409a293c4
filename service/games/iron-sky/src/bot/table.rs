//! The table as the automatic player reads it.

use umpire_engine::Seat;

use crate::{
    content::{Content, Cost},
    ids::{CommandCard, Continent, Faction, Post, Space, Territory},
    state::Army,
    view::{Ground, View},
};

/// What a player sees, and who he is.
pub(super) struct Table<'a> {
    pub(super) content: &'a Content,
    pub(super) view: &'a View,
    pub(super) post: Post,
}

impl<'a> Table<'a> {
    pub(super) fn of(content: &'a Content, view: &'a View, seat: Seat) -> Option<Table<'a>> {
        let player = view.players.get(usize::from(seat.0))?;
        Some(Table { content, view, post: player.post })
    }

    pub(super) fn faction(&self) -> Faction {
        self.post.faction
    }

    pub(super) fn ground(&self, territory: Territory) -> Option<&'a Ground> {
        let place = usize::from(territory.number).checked_sub(1)?;
        self.view.boards[territory.continent].as_ref()?.grounds.get(place)
    }

    /// Who controls a territory.
    pub(super) fn controller(&self, territory: Territory) -> Option<Faction> {
        self.ground(territory)?.headquarters.faction()
    }

    /// The size of a faction's army at a space.
    pub(super) fn size(&self, space: Space, faction: Faction) -> i32 {
        let is_own = |army: &&Army| army.faction() == Some(faction);
        let army = match space {
            Space::Territory(territory) => self.ground(territory).and_then(|ground| {
                [&ground.headquarters, &ground.battlefront].into_iter().find(is_own)
            }),
            Space::Orbit(orbit) => self.view.boards[orbit.continent]
                .as_ref()
                .map(|board| &board.orbit[orbit.sector])
                .filter(is_own),
        };
        army.map_or(0, |army| i32::from(army.size()))
    }

    /// Where the Occupation Token stands, and how far it has been.
    pub(super) fn meter(&self, continent: Continent) -> (u8, u8) {
        let board = self.view.boards[continent].as_ref();
        board.map_or((0, 0), |board| (board.position, board.high_mark))
    }

    /// Where the Terror Token of a continent lies.
    pub(super) fn terror(&self, continent: Continent) -> Option<Territory> {
        self.view.boards[continent].as_ref()?.terror
    }

    /// Whether a territory counts for the Reich on the Blitz-meter (IS-METER-02).
    pub(super) fn counts_for_reich(&self, territory: Territory) -> bool {
        self.controller(territory) == Some(Faction::Reich)
            || self.terror(territory.continent) == Some(territory)
    }

    /// The most opposing tiles that stand beside a territory and could come.
    pub(super) fn threat(&self, territory: Territory) -> i32 {
        let opposing = self.faction().opposing();
        let row = self.content.territory(territory);
        let beside = row.surface.iter().chain(&row.white).copied().map(Space::Territory);
        let above = self.content.orbital_route(territory).map(Space::Orbit);
        beside.chain(above).map(|space| self.size(space, opposing)).max().unwrap_or(0)
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
