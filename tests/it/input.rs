//! Whatever a client sends, the answer is typed and never a fault of the service.

use bytes::Bytes;
use http::{Method, StatusCode};
use serde_json::{Value, json};
use umpire_tests::player::Match;
use umpire_tests::{Home, Lots, everywhere};

everywhere! {
    a_malformed_creation_names_its_field,
    a_match_that_no_rule_would_allow_cites_the_rule,
    a_malformed_action_names_its_field,
    a_malformed_question_names_its_field,
    what_is_no_json_is_refused,
    a_mangled_record_is_refused_or_differs,
}

fn pair() -> Value {
    json!([{}, {}])
}

async fn a_malformed_creation_names_its_field(home: Home) {
    let server = home.server().await;
    let rest = server.rest();
    let long = "x".repeat(129);
    let table = [
        (json!({ "seats": pair() }), "game"),
        (json!({ "game": "", "seats": pair() }), "game"),
        (json!({ "game": "chess", "seats": pair() }), "game"),
        (json!({ "game": "iron-sky" }), "seats"),
        (json!({ "game": "iron-sky", "seats": [] }), "seats"),
        (json!({ "game": "iron-sky", "seats": [{}, {}, {}] }), "seats"),
        (json!({ "game": "iron-sky", "seats": vec![json!({}); 300] }), "seats"),
        (json!({ "game": "iron-sky", "seats": [{ "name": long }, {}] }), "seats[0].name"),
        (json!({ "game": "iron-sky", "seats": [{ "name": 7 }, {}] }), "seats[0].name"),
        (json!({ "game": "iron-sky", "seats": [{ "nick": "A" }, {}] }), "seats[0].nick"),
        (json!({ "game": "iron-sky", "seats": [{ "entropy": "AAAA" }, {}] }), "seats[0].entropy"),
        (json!({ "game": "iron-sky", "seats": pair(), "requestId": "" }), "requestId"),
        (json!({ "game": "iron-sky", "seats": pair(), "requestId": long }), "requestId"),
        (json!({ "game": "iron-sky", "seats": pair(), "seed": "AAAA" }), "seed"),
        (json!({ "game": "iron-sky", "seats": pair(), "options": {} }), "options"),
        (
            json!({ "game": "iron-sky", "seats": pair(), "options": { "ironSky": { "commandSeconds": 5 } } }),
            "options.ironSky.commandSeconds",
        ),
        (
            json!({ "game": "iron-sky", "seats": pair(), "options": { "ironSky": { "preset": "ROOKIE", "initiative": true } } }),
            "options.ironSky.initiative",
        ),
    ];
    for (body, field) in table {
        let problem = rest.post("/v1/matches", &body).await.refused(400, "MALFORMED");
        assert_eq!(problem["violations"][0]["field"], field, "{body}: {problem}");
    }
}

async fn a_match_that_no_rule_would_allow_cites_the_rule(home: Home) {
    let server = home.server().await;
    let rest = server.rest();
    let reich =
        |commander| json!({ "faction": "REICH", "continent": "AMERICA", "commander": commander });
    let posts = json!([reich("infanterie"), reich("artillerie")]);
    let options = json!({ "ironSky": { "seating": { "assigned": { "posts": posts } } } });
    let body = json!({ "game": "iron-sky", "seats": pair(), "options": options });
    let problem = rest.post("/v1/matches", &body).await.refused(400, "MALFORMED");
    let violation = &problem["violations"][0];
    assert_eq!(
        (&violation["rule"], &violation["code"]),
        (&json!("IS-GEN-02"), &json!("wrong-value"))
    );
    assert!(problem["detail"].as_str().unwrap().ends_with("(IS-GEN-02)"), "{problem}");

    let unknown =
        json!({ "game": "iron-sky", "seats": pair(), "options": { "ironSky": { "moon": 1 } } });
    let problem = rest.post("/v1/matches", &unknown).await.refused(400, "MALFORMED");
    assert_eq!(problem["violations"][0]["rule"], "", "what breaks no rule cites none");
}

async fn a_malformed_action_names_its_field(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let long = "x".repeat(129);
    let done = json!({ "ironSky": { "declareDone": {} } });
    let recruit = |card: &str, space: &str| {
        json!({ "ironSky": { "recruit": {
            "card": card, "placements": [{ "space": space, "count": 1 }] } } })
    };
    let rows = [
        (json!({}), "action"),
        (json!({ "action": {} }), "action"),
        (json!({ "action": { "ironSky": {} } }), "action.ironSky"),
        (json!({ "action": { "chess": {} } }), "action.chess"),
        (json!({ "action": recruit("XX99", "AM1") }), "action.ironSky.recruit.card"),
        (
            json!({ "action": recruit("IN01", "Mars") }),
            "action.ironSky.recruit.placements[0].space",
        ),
        (json!({ "action": done, "seat": 2 }), "seat"),
        (json!({ "action": done, "seat": -1 }), "seat"),
        (json!({ "action": done, "seat": 4294967295u32 }), "seat"),
        (json!({ "action": done, "expectedVersion": "-1" }), "expectedVersion"),
        (json!({ "action": done, "requestId": long }), "requestId"),
        (json!({ "action": done, "requestId": "" }), "requestId"),
        (json!({ "action": done, "matchId": "x" }), "matchId"),
        (json!({ "action": done, "extra": 1 }), "extra"),
    ];
    for (body, field) in rows {
        let answer = table.seats[0].post(&table.at("/actions"), &body).await;
        let problem = answer.refused(400, "MALFORMED");
        assert_eq!(problem["violations"][0]["field"], field, "{body}: {problem}");
    }
    assert_eq!(table.seats[0].get(&table.at("")).await.ok()["version"], "0");
}

async fn a_malformed_question_names_its_field(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let rows = [
        (table.at("/actions?pageSize=1001"), "pageSize"),
        (table.at("/actions?pageSize=x"), "pageSize"),
        (table.at("/actions?pageToken=x"), "pageToken"),
        (table.at("/events?after=-1"), "after"),
        (table.at("/events?pageToken=x"), "pageToken"),
        (table.at("/events?before=1"), "before"),
        ("/v1/matches?status=LOST".to_owned(), "status"),
        ("/v1/matches?pageToken=%20".to_owned(), "pageToken"),
        ("/v1/games/iron-sky/rules?pageToken=x".to_owned(), "pageToken"),
    ];
    for (path, field) in rows {
        let problem = table.seats[0].get(&path).await;
        if problem.status == StatusCode::FORBIDDEN {
            let problem = server.rest().get(&path).await.refused(400, "MALFORMED");
            assert_eq!(problem["violations"][0]["field"], field, "{path}: {problem}");
        } else {
            let problem = problem.refused(400, "MALFORMED");
            assert_eq!(problem["violations"][0]["field"], field, "{path}: {problem}");
        }
    }
    let far = table.at("/events?after=18446744073709551615");
    assert_eq!(table.seats[0].get(&far).await.ok()["entries"], json!([]));
    for path in ["/v1/matches/none", "/v1/matches/%00", "/v1/matches/a%2Fb/view", "/v1/nothing"] {
        server.rest().get(path).await.refused(404, "NOT_FOUND");
    }
}

async fn what_is_no_json_is_refused(home: Home) {
    let server = home.server().await;
    let table = Match::create(&server.rest(), 2, json!({})).await;
    let deep = format!("{}1{}", "[".repeat(5_000), "]".repeat(5_000));
    let bodies: [&[u8]; 7] =
        [b"", b"{", b"null", b"[]", b"\xff\xfe", b"{\"action\":{\"ironSky\":1}}", deep.as_bytes()];
    for body in bodies {
        for path in [table.at("/actions"), table.at("/actions/check"), "/v1/matches".to_owned()] {
            let answer = table.seats[0].post_text(&path, Bytes::copy_from_slice(body)).await;
            let is_typed = matches!(answer.status.as_u16(), 400 | 403);
            assert!(is_typed, "{path}: {} {}", answer.status, answer.text);
            assert_eq!(answer.headers["content-type"], "application/problem+json");
        }
    }
    let text = [("content-type", "text/plain")];
    let path = table.at("/actions");
    let answer = table.seats[0].send(Method::POST, &path, &text, Bytes::from_static(b"{}")).await;
    answer.refused(400, "MALFORMED");
    let answer = server.rest().send(Method::DELETE, "/v1/matches", &[], Bytes::new()).await;
    assert_eq!(answer.status, StatusCode::METHOD_NOT_ALLOWED);
}

async fn a_mangled_record_is_refused_or_differs(home: Home) {
    let server = home.server().await;
    let rest = server.rest();
    let table = Match::create(&rest, 2, json!({})).await;
    let mut lots = Lots::new(9);
    for _ in 0..5 {
        table.step(&mut lots).await.unwrap();
    }
    rest.post(&table.at("/close"), &json!({})).await.ok();
    let record = table.record(&rest).await;
    for (name, member) in record.as_object().unwrap() {
        for mangled in [json!(null), json!("AAAA"), json!([]), json!({}), json!(7)] {
            if mangled == *member {
                continue;
            }
            let mut body = record.clone();
            body[name] = mangled.clone();
            let answer = rest.post("/v1/records/verify", &json!({ "record": body })).await;
            match answer.status.as_u16() {
                200 => assert_eq!(answer.json()["verified"], false, "{name}: {mangled}"),
                status => assert_eq!(status, 400, "{name}: {mangled}: {}", answer.text),
            }
        }
    }
}
