//! A player who knows the REST table and nothing else: it posts back what it is offered.

use serde_json::{Value, json};

use crate::{Lots, Rest};

/// A match with a client for every seat.
pub struct Match {
    pub id: String,
    /// Clients with the seats' tokens, in order.
    pub seats: Vec<Rest>,
    /// The answer to the creation.
    pub created: Value,
}

impl Match {
    /// Creates a match of Iron Sky, its other members being those of `asked`.
    pub async fn create(tenant: &Rest, players: usize, asked: Value) -> Self {
        let seats: Vec<Value> = (0..players).map(|n| json!({ "name": format!("P{n}") })).collect();
        let mut body = json!({ "game": "iron-sky", "seats": seats });
        for (name, value) in asked.as_object().unwrap() {
            body[name] = value.clone();
        }
        Self::of(tenant, tenant.post("/v1/matches", &body).await.ok())
    }

    /// The match that an answer to a creation tells of.
    #[must_use]
    pub fn of(any: &Rest, created: Value) -> Self {
        let tokens = created["seats"].as_array().unwrap().iter();
        Self {
            id: text(&created["match"]["id"]),
            seats: tokens.map(|seat| any.with(&text(&seat["token"]))).collect(),
            created,
        }
    }

    /// An address of this match.
    #[must_use]
    pub fn at(&self, rest: &str) -> String {
        format!("/v1/matches/{}{rest}", self.id)
    }

    /// The actions that a seat is offered.
    pub async fn offered(&self, seat: &Rest) -> Vec<Value> {
        let listed = seat.get(&self.at("/actions?pageSize=1000")).await.ok();
        listed["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|choice| choice["action"].clone())
            .collect()
    }

    /// The seats of which anything is awaited.
    pub async fn awaited(&self, seat: &Rest) -> Vec<usize> {
        let summary = seat.get(&self.at("")).await.ok();
        let pending = summary["pending"].as_array().unwrap().clone();
        let seats = pending.iter().flat_map(|decision| decision["seats"].as_array().unwrap());
        seats.map(|seat| usize::try_from(seat.as_u64().unwrap()).unwrap()).collect()
    }

    /// Does one offered action of one of the seats that are awaited, and answers the entry; none, if
    /// the match is over.
    pub async fn step(&self, lots: &mut Lots) -> Option<Value> {
        let awaited = self.awaited(&self.seats[0]).await;
        if awaited.is_empty() {
            return None;
        }
        let seat = &self.seats[*lots.one_of(&awaited)];
        let offered = self.offered(seat).await;
        let action = pick(&offered, lots);
        let body = json!({ "action": action });
        Some(seat.post(&self.at("/actions"), &body).await.ok())
    }

    /// Plays until the match is over, and answers how many actions it took.
    pub async fn play_out(&self, lots: &mut Lots) -> usize {
        let mut actions = 0;
        while let Some(entry) = self.step(lots).await {
            actions += 1;
            if !entry["outcome"].is_null() {
                break;
            }
        }
        actions
    }

    /// The record, of a match that is over.
    pub async fn record(&self, seat: &Rest) -> Value {
        seat.get(&self.at("/record")).await.ok()
    }
}

/// An offered action. Giving the seat up is always offered; whoever picks among all alike would never
/// see a match through.
fn pick<'a>(offered: &'a [Value], lots: &mut Lots) -> &'a Value {
    let staying: Vec<&Value> =
        offered.iter().filter(|action| !action.to_string().contains("\"resign\"")).collect();
    if staying.is_empty() { lots.one_of(offered) } else { staying[lots.below(staying.len())] }
}

/// A text in JSON.
#[must_use]
pub fn text(value: &Value) -> String {
    value.as_str().unwrap_or_else(|| panic!("no text: {value}")).to_owned()
}

/// A version in JSON: a number as text.
#[must_use]
pub fn version(value: &Value) -> u64 {
    text(value).parse().unwrap()
}
