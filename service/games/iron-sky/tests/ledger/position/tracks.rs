//! What players have: tracks, Trophies, supplies, neutral tokens.

use umpire_iron_sky::{
    event::Resource,
    ids::{Faction, Post},
    state::{Means, ReichMeans, UwcMeans},
};

use super::{Position, continent_named};

impl Position {
    /// Sets a Reich player's Command Points.
    pub(crate) fn cp(mut self, post: Post, points: u8) -> Self {
        self.reich_means(post).command_points = points;
        self
    }

    /// Sets a UWC player's Money.
    pub(crate) fn money(mut self, post: Post, points: u8) -> Self {
        self.uwc_means(post).money = points;
        self
    }

    /// Sets a UWC player's Politics.
    pub(crate) fn politics(mut self, post: Post, points: u8) -> Self {
        self.uwc_means(post).politics = points;
        self
    }

    /// Gives a UWC player so many Trophies, from the supply of his opponent.
    pub(crate) fn trophies(mut self, post: Post, count: u8) -> Self {
        let supply = &mut self.player_mut(post.opponent()).supply;
        *supply = supply.checked_sub(count).expect("enough tiles in the supply");
        self.uwc_means(post).trophies.extend((0..count).map(|_| post.opponent()));
        self
    }

    /// A UWC player permits a team-mate so many transits.
    pub(crate) fn permit(mut self, giver: Post, to: Post, count: u8) -> Self {
        self.uwc_means(giver).permits[to.continent] = count;
        self
    }

    /// A UWC player has given Money so often in this phase.
    pub(crate) fn gifts(mut self, post: Post, gifts: u8) -> Self {
        self.uwc_means(post).gifts = gifts;
        self
    }

    /// A neutral continent has so many Loan and Guidance Tokens left.
    pub(crate) fn tokens_left(mut self, neutral: &str, loans: u8, guidance: u8) -> Self {
        let neutral = self.state.table.neutrals[continent_named(neutral)].as_mut();
        let neutral = neutral.expect("a neutral continent");
        (neutral.loans, neutral.guidance) = (loans, guidance);
        self
    }

    /// A player has so few tiles in his supply; the rest are Trophies of his opponent.
    pub(crate) fn supply_left(self, reich: Post, supply: u8) -> Self {
        let surplus = self.player(reich).supply - supply;
        self.trophies(reich.opponent(), surplus)
    }

    /// What a track shows now: Command Points of the Reich.
    pub(crate) fn cp_of(&self, post: Post) -> u8 {
        self.state.points(post, Resource::CommandPoints)
    }

    /// Money and Politics of a UWC player.
    pub(crate) fn purse(&self, post: Post) -> (u8, u8) {
        (self.state.points(post, Resource::Money), self.state.points(post, Resource::Politics))
    }

    /// How many Trophies a UWC player has.
    pub(crate) fn trophies_of(&self, post: Post) -> usize {
        self.player(post).uwc().expect("a UWC player").trophies.len()
    }

    /// The tiles in a supply.
    pub(crate) fn supply_of(&self, post: Post) -> u8 {
        self.player(post).supply
    }

    pub(super) fn reich_means(&mut self, post: Post) -> &mut ReichMeans {
        assert_eq!(post.faction, Faction::Reich);
        match &mut self.player_mut(post).means {
            Means::Reich(means) => means,
            Means::Uwc(_) => panic!("a Reich player has the Reich's means"),
        }
    }

    pub(super) fn uwc_means(&mut self, post: Post) -> &mut UwcMeans {
        assert_eq!(post.faction, Faction::Uwc);
        match &mut self.player_mut(post).means {
            Means::Uwc(means) => means,
            Means::Reich(_) => panic!("a UWC player has the UWC's means"),
        }
    }
}
