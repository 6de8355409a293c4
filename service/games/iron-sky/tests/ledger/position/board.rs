//! What lies on the boards: armies, tokens, the Blitz-meter.

use umpire_iron_sky::{
    ids::{Continent, Faction, Post, Space, Territory},
    state::{Army, BlackOps, PlayedCard, Tile},
};

use super::{CONTENT, Position, continent_named, notation};

impl Position {
    /// Lays armies, in the ledger's notation; `;` separates spaces. Tiles come from and go to their owners' supplies, and
    /// the Occupation Token follows. Spaces that are not named stay as they are.
    pub(crate) fn lay(mut self, text: &str) -> Self {
        for line in text.split(';') {
            let line = notation::read(line);
            let continent = line.space.continent();
            let old = match line.space {
                Space::Territory(territory) => {
                    let ground =
                        &mut self.board(continent).grounds[usize::from(territory.number) - 1];
                    let headquarters = replace(&mut ground.headquarters, &line.first);
                    [headquarters, replace(&mut ground.battlefront, &line.battlefront)].concat()
                }
                Space::Orbit(orbit) => {
                    replace(&mut self.board(continent).orbit[orbit.sector], &line.first)
                }
            };
            old.iter().for_each(|&tile| self.put_away(tile));
            line.first.iter().chain(&line.battlefront).for_each(|&tile| self.take(tile));
            self.follow(continent);
        }
        self
    }

    /// Clears all territories and orbits of a continent.
    pub(crate) fn clear(mut self, continent: &str) -> Self {
        let continent = continent_named(continent);
        let territories = CONTENT.territories(continent).map(Space::Territory);
        let slugs = territories.map(|space| CONTENT.space_slug(space).to_owned());
        let code = notation::code(continent);
        let orbits = ["I", "II", "III"].map(|sector| format!("{code}-{sector}"));
        self = slugs.chain(orbits).fold(self, |position, slug| position.lay(&slug));
        let board = self.board(continent);
        board.high_mark = board.position;
        self
    }

    /// Puts the Terror Token of the territory's continent there.
    pub(crate) fn terror(mut self, slug: &str) -> Self {
        let place = territory(slug);
        let post = Post::new(Faction::Reich, place.continent);
        self.reich_means(post).terror = Some(place);
        self.follow(place.continent);
        self
    }

    /// Puts the Electronic Warfare Token of the sector's continent there.
    pub(crate) fn electronic_warfare(mut self, slug: &str) -> Self {
        let orbit = orbit(slug);
        let post = Post::new(Faction::Uwc, orbit.continent);
        self.uwc_means(post).electronic_warfare = Some(orbit.sector);
        self
    }

    /// Pushes the Destruction Token to this mark.
    pub(crate) fn high_mark(mut self, continent: &str, mark: u8) -> Self {
        self.board(continent_named(continent)).high_mark = mark;
        self
    }

    /// A space in the ledger's notation, as in `AM4 hq U[u,u] bf R[r]`.
    pub(crate) fn shows(&self, slug: &str) -> String {
        let space = CONTENT.space(slug).expect("a space");
        let home = space.continent();
        let board = self.state.board(home).expect("a continent in play");
        match space {
            Space::Territory(at) => notation::write_ground(slug, board.ground(at.number), home),
            Space::Orbit(at) => notation::write_orbit(slug, &board.orbit[at.sector], home),
        }
    }

    /// The Occupation Token's position and the high mark.
    pub(crate) fn meter(&self, continent: &str) -> (u8, u8) {
        let board = self.state.board(continent_named(continent)).expect("a continent in play");
        (board.position, board.high_mark)
    }

    /// Lays a Special Command of a player on a territory: an Improvement.
    pub(crate) fn improvement(mut self, post: Post, card: &str, slug: &str) -> Self {
        self = self.special_commands(post, &[card]);
        let (card, place) = (self.pick_up(post, card), territory(slug));
        let ground = &mut self.board(place.continent).grounds[usize::from(place.number) - 1];
        ground.improvement = Some(PlayedCard { card, post });
        self
    }

    /// A Nuke of this UWC player has destroyed a territory that nobody stood on.
    pub(crate) fn destroyed(mut self, post: Post, slug: &str) -> Self {
        self = self.special_commands(post, &["SU-6"]);
        let (card, place) = (self.pick_up(post, "SU-6"), territory(slug));
        let ground = &mut self.board(place.continent).grounds[usize::from(place.number) - 1];
        ground.nuke = Some(PlayedCard { card, post });
        self.follow(place.continent);
        self
    }

    fn board(&mut self, continent: Continent) -> &mut umpire_iron_sky::state::Board {
        self.state.table.boards[continent].as_mut().expect("a continent in play")
    }

    fn put_away(&mut self, tile: Tile) {
        match tile {
            Tile::Unit(owner) => self.player_mut(owner).supply += 1,
            Tile::Neutral(_) => {}
            Tile::BlackOps(owner) => self.uwc_means(owner).black_ops = Some(BlackOps::Held),
        }
    }

    fn take(&mut self, tile: Tile) {
        match tile {
            Tile::Unit(owner) => {
                let supply = &mut self.player_mut(owner).supply;
                *supply = supply.checked_sub(1).expect("enough tiles in the supply");
            }
            Tile::BlackOps(owner) => self.uwc_means(owner).black_ops = Some(BlackOps::Placed),
            Tile::Neutral(from) => {
                self.state.table.neutrals[from].as_mut().expect("a neutral continent").units = 0;
            }
        }
    }

    /// The Occupation Token goes where IS-METER-02 says, pushing.
    fn follow(&mut self, continent: Continent) {
        let terror = self.state.terror(continent);
        let counting = CONTENT.territories(continent).filter(|&territory| {
            self.state.ground(territory).controller() == Some(Faction::Reich)
                || self.state.ground(territory).is_destroyed()
                || terror == Some(territory)
        });
        let position = u8::try_from(counting.count()).unwrap();
        let board = self.board(continent);
        board.position = position;
        board.high_mark = board.high_mark.max(position);
    }
}

fn replace(army: &mut Army, tiles: &[Tile]) -> Vec<Tile> {
    std::mem::replace(army, tiles.iter().copied().collect()).tiles().to_vec()
}

/// The territory of this id.
pub(crate) fn territory(slug: &str) -> Territory {
    CONTENT.territory_named(slug).unwrap_or_else(|| panic!("no territory is called `{slug}`"))
}

/// The orbital sector of this id.
pub(crate) fn orbit(slug: &str) -> umpire_iron_sky::ids::Orbit {
    CONTENT.orbit_named(slug).unwrap_or_else(|| panic!("no orbital sector is called `{slug}`"))
}
