//! Tells which games there are, and every rule they keep.

use umpire_contract::umpire::v1;
use umpire_engine::Rule;

use super::{Referee, page};
use crate::failure::{Failure, Refusal};
use crate::wire::Path;

impl Referee {
    /// The games, without their content.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Catalogue.ListGames`.
    pub fn list_games(
        &self,
        request: &v1::ListGamesRequest,
    ) -> Result<v1::ListGamesResponse, Failure> {
        let rows = self.page_rows(request.page_size)?;
        let first = page::begin(&request.page_token)?.unwrap_or(0);
        let games = self.games.iter().map(|offer| without_content(offer.description(offer.own())));
        let (games, next_page_token) = page::cut(games, first, rows);
        Ok(v1::ListGamesResponse { games, next_page_token })
    }

    /// One game, with its content.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Catalogue.GetGame`.
    pub fn get_game(&self, request: &v1::GetGameRequest) -> Result<v1::Game, Failure> {
        let offer = self.games.game(&request.game).ok_or(Refusal::NotFound("game"))?;
        let hosted = offer
            .with_pack(&request.content_pack, Path::new("contentPack"))
            .map_err(|flaw| Failure::Malformed(vec![flaw]))?;
        Ok(offer.description(hosted))
    }

    /// The ledger of a game.
    ///
    /// # Errors
    ///
    /// As the contract lists them at `Catalogue.ListRules`.
    pub fn list_rules(
        &self,
        request: &v1::ListRulesRequest,
    ) -> Result<v1::ListRulesResponse, Failure> {
        let offer = self.games.game(&request.game).ok_or(Refusal::NotFound("game"))?;
        let rows = self.page_rows(request.page_size)?;
        let first = page::begin(&request.page_token)?.unwrap_or(0);
        let rules = offer.own().ledger().rules.iter().map(rule_out);
        let (rules, next_page_token) = page::cut(rules, first, rows);
        Ok(v1::ListRulesResponse { rules, next_page_token })
    }
}

fn without_content(game: v1::Game) -> v1::Game {
    v1::Game { content: Vec::new(), ..game }
}

fn rule_out(rule: &Rule) -> v1::Rule {
    let Rule { id, kind: _, chapter, text, source, tags, rulings: _ } = rule;
    v1::Rule {
        id: id.to_string(),
        chapter: (*chapter).to_owned(),
        text: (*text).to_owned(),
        source: (*source).to_owned(),
        tags: tags.iter().map(|tag| (*tag).to_owned()).collect(),
    }
}
