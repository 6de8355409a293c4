//! What one may not know is in no answer he gets.

use serde_json::{Value, json};
use umpire_tests::player::{Match, text};
use umpire_tests::{Home, Lots, Rest, everywhere};

everywhere! {
    no_answer_holds_the_cards_of_another_hand,
    no_answer_holds_the_seed_before_the_end,
    a_hidden_permit_moves_nothing_that_the_other_side_can_see,
    a_seat_given_up_is_played_by_its_heir,
}

/// A chosen seed, and how it would look in JSON or in text.
const SEED: &str = "c2VlZHNlZWRzZWVkc2VlZHNlZWRzZWVkc2VlZHNlZWQ=";
const SEED_TEXT: [&str; 3] = [SEED, "seedseed", "73656564"];

/// Everything a caller can ask about a running match, as text.
async fn all_answers(table: &Match, caller: &Rest) -> Vec<String> {
    let mut answers = Vec::new();
    for path in ["", "/view", "/actions?pageSize=1000", "/events?pageSize=1000", "/record"] {
        let answer = caller.get(&table.at(path)).await;
        answers.push(format!("{:?} {}", answer.headers, answer.text));
    }
    for path in ["/actions", "/actions/check"] {
        let nonsense = json!({ "action": { "ironSky": { "recruit": {
            "card": "XX99", "placements": [{ "space": "AM1", "count": 1 }] } } } });
        answers.push(caller.post(&table.at(path), &nonsense).await.text);
    }
    answers
}

/// The command cards in a seat's hand, as its player sees them.
async fn hand(table: &Match, seat: usize) -> Vec<String> {
    let view = table.seats[seat].get(&table.at("/view")).await.ok();
    let hand = &view["view"]["ironSky"]["players"][seat]["hand"];
    let cards: Vec<String> = hand["cards"].as_array().unwrap().iter().map(text).collect();
    assert_eq!(json!(cards.len()), hand["count"]);
    cards
}

async fn no_answer_holds_the_cards_of_another_hand(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 4, json!({ "seed": SEED })).await;
    let mut lots = Lots::new(21);
    for round in 0..12 {
        for seat in 0..4 {
            let cards = hand(&table, seat).await;
            assert!(round > 0 || !cards.is_empty());
            let others = (0..4).filter(|other| *other != seat).map(|other| &table.seats[other]);
            for caller in others.chain([&server.rest()]) {
                let view = caller.get(&table.at("/view")).await.text;
                let actions = caller.get(&table.at("/actions?pageSize=1000")).await.text;
                for card in &cards {
                    let card = format!("\"{card}\"");
                    assert!(!view.contains(&card) && !actions.contains(&card), "{card} of {seat}");
                }
            }
        }
        for _ in 0..10 {
            table.step(&mut lots).await.unwrap();
        }
    }
}

async fn no_answer_holds_the_seed_before_the_end(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let table = Match::create(&tenant, 2, json!({ "seed": SEED })).await;
    assert!(!table.created.to_string().contains(SEED));
    let mut lots = Lots::new(22);
    for _ in 0..20 {
        table.step(&mut lots).await.unwrap();
    }
    for caller in [&tenant, &table.seats[0], &table.seats[1]] {
        for answer in all_answers(&table, caller).await {
            for seed in SEED_TEXT {
                assert!(!answer.contains(seed), "{answer}");
            }
        }
    }
    tenant.post(&table.at("/close"), &json!({})).await.ok();
    assert_eq!(table.record(&tenant).await["seed"], SEED);
}

/// Plays on, nobody doing more than he must, until a side has its Command Phase.
async fn until_the_turn_of(table: &Match, faction: &str) {
    loop {
        let view = table.seats[0].get(&table.at("/view")).await.ok();
        let view = &view["view"]["ironSky"];
        if view["active"] == faction && view["phase"] == "COMMAND" {
            return;
        }
        let seat = &table.seats[table.awaited(&table.seats[0]).await[0]];
        let offered = table.offered(seat).await;
        let least = ["declareDone", "endPhase", "chooseDefenceCard", "chooseAttackCard"];
        let action = least
            .iter()
            .find_map(|kind| offered.iter().find(|action| !action["ironSky"][kind].is_null()));
        seat.post(&table.at("/actions"), &json!({ "action": action.unwrap() })).await.ok();
    }
}

/// Four players: the Reich in seats 0 and 1, the UWC in 2 and 3.
async fn four(tenant: &Rest) -> Match {
    let content = tenant.get("/v1/games/iron-sky").await.ok();
    let of = |faction: &str| -> Vec<String> {
        let commanders = content["content"].as_array().unwrap().iter();
        let named = commanders.filter(|item| {
            item["kind"] == "commander"
                && item["attributes"]["side"].as_str().unwrap().eq_ignore_ascii_case(faction)
        });
        named.map(|item| text(&item["slug"])).collect()
    };
    let mut posts: Vec<Value> = Vec::new();
    for faction in ["REICH", "UWC"] {
        for (continent, commander) in ["AMERICA", "EUROPE"].iter().zip(of(faction)) {
            posts.push(json!({
                "faction": faction, "continent": continent, "commander": commander }));
        }
    }
    let seating = json!({ "assigned": { "posts": posts } });
    Match::create(tenant, 4, json!({ "options": { "ironSky": { "seating": seating } } })).await
}

async fn a_hidden_permit_moves_nothing_that_the_other_side_can_see(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let table = four(&tenant).await;
    until_the_turn_of(&table, "UWC").await;
    let unknowing = [&tenant, &table.seats[0], &table.seats[1]];
    let mut before = Vec::new();
    for caller in unknowing {
        before.push(seen(&table, caller).await);
    }
    let knew = text(&table.seats[3].get(&table.at("")).await.ok()["version"]);

    let permit =
        json!({ "action": { "ironSky": { "setTransitPermit": { "to": 3, "count": 2 } } } });
    let entry = table.seats[2].post(&table.at("/actions"), &permit).await.ok();
    assert_eq!(entry["events"].as_array().unwrap().len(), 1, "{entry}");

    for (caller, before) in unknowing.iter().zip(before) {
        assert_eq!(seen(&table, caller).await, before);
    }
    let knows = text(&table.seats[3].get(&table.at("")).await.ok()["version"]);
    assert_ne!(knows, knew, "a team-mate is told");

    // What the other side acts on is not stale: it has not moved for them.
    let version = text(&table.seats[0].get(&table.at("")).await.ok()["version"]);
    let body = json!({
        "action": { "ironSky": { "declareDone": {} } }, "expectedVersion": version });
    table.seats[0].post(&table.at("/actions"), &body).await.refused(422, "REJECTED");
    let stale = json!({ "action": permit["action"], "expectedVersion": knew });
    table.seats[3].post(&table.at("/actions"), &stale).await.refused(409, "STALE_VERSION");
}

/// All that a caller can see of a running match, to the byte, but for what differs each time.
async fn seen(table: &Match, caller: &Rest) -> Vec<String> {
    let mut seen = Vec::new();
    for path in ["", "/view", "/actions?pageSize=1000", "/events?pageSize=1000"] {
        let mut answer = caller.get(&table.at(path)).await;
        for name in ["date", "x-request-id", "traceresponse"] {
            answer.headers.remove(name);
        }
        seen.push(format!("{:?} {}", answer.headers, answer.text));
    }
    seen
}

async fn a_seat_given_up_is_played_by_its_heir(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let table = four(&tenant).await;
    let resign = json!({ "action": { "ironSky": { "resign": {} } }, "requestId": "enough" });
    let given_up = table.seats[0].post(&table.at("/actions"), &resign).await.ok();
    let again = table.seats[0].post(&table.at("/actions"), &resign).await.ok();
    assert_eq!(again, given_up, "a retry of what was accepted");
    let summary = tenant.get(&table.at("")).await.ok();
    assert_eq!(summary["seats"][0]["agent"], 1);

    // Who gave up sees what a spectator sees, and acts no more.
    let view = tenant.get(&table.at("/view")).await.ok();
    let own = table.seats[0].get(&table.at("/view")).await.ok();
    assert_eq!(own["view"], view["view"]);
    assert_eq!(table.offered(&table.seats[0]).await, Vec::<Value>::new());
    let done = json!({ "action": { "ironSky": { "declareDone": {} } } });
    table.seats[0].post(&table.at("/actions"), &done).await.refused(403, "FORBIDDEN");

    // The heir acts for both, naming the seat or posting back what it is offered.
    let listed = table.seats[1].get(&table.at("/actions?pageSize=1000")).await.ok();
    let choices = listed["choices"].as_array().unwrap();
    let inherited = choices.iter().find(|choice| choice["seat"] == 0).unwrap();
    let body = json!({ "action": inherited["action"], "seat": 0 });
    let check = table.seats[1].post(&table.at("/actions/check"), &body).await.ok();
    assert_eq!(check["allowed"], true, "{check}");
    let unchanged = json!({ "action": inherited["action"] });
    table.seats[1].post(&table.at("/actions"), &unchanged).await.ok();
}
