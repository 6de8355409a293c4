//! However much a caller sends, a refusal is short.

use tonic::Status;
use umpire_contract::umpire::v1;
use umpire_iron_sky::{IronSky, content::Content};

use super::fake::{Fake, get, post, read};
use crate::failure::{Failure, Flaw, FlawCode, fault_of};
use crate::games::{Games, missing_pack};
use crate::wire::{Path, Wire};

/// More than a caller needs to be a nuisance.
const MUCH: usize = 1_000_000;
/// The longest refusal, in bytes.
const SHORT: usize = 4096;

/// Long text: plain, of several bytes that `Debug` escapes, and such as our own words and JSON use.
fn texts() -> Vec<String> {
    let kinds = ["x", "\u{200b}", "𝄞", "`. , expected \\ at line \" \u{1}"];
    kinds.iter().map(|kind| kind.repeat(MUCH / kind.len())).collect()
}

/// JSON with a text in it for `?`.
fn json(form: &str, text: &str) -> String {
    form.replace('?', &serde_json::to_string(text).unwrap())
}

#[tokio::test]
async fn whatever_is_wrong_with_a_long_body_is_said_in_short() {
    let actions = "/v1/matches/m/actions";
    let forms = [
        (actions, r#"{"action":?}"#),
        (actions, r#"{"action":{"ironSky":?}}"#),
        (actions, r#"{"action":{?:{}}}"#),
        (actions, r#"{"action":{"ironSky":{?:{}}}}"#),
        (actions, r#"{"action":{"ironSky":{"mobilize":{"movement":{"count":?}}}}}"#),
        (actions, r#"{"action":{"ironSky":{"mobilize":{"payment":{?:1}}}}}"#),
        (actions, r#"{?:1}"#),
        (actions, r#"{"seat":?}"#),
        (actions, r#"{"expectedVersion":?}"#),
        (actions, r#"?"#),
        ("/v1/matches", r#"{"options":{"ironSky":{"preset":?}}}"#),
        ("/v1/matches", r#"{"options":{"ironSky":{"seating":{"random":{"boards":[?]}}}}}"#),
        ("/v1/matches", r#"{"seed":?}"#),
        ("/v1/matches", r#"{"seats":[{?:1}]}"#),
    ];
    for text in texts() {
        for (address, form) in forms {
            let (status, answer) =
                read(Fake::default().answer(post(address, json(form, &text))).await).await;
            assert_eq!(status, 400, "{form}");
            assert!(answer.len() < SHORT, "{form} with {text:.9}: {} bytes", answer.len());
        }
    }
}

#[tokio::test]
async fn whatever_is_wrong_with_many_rows_is_said_in_short() {
    let rows = vec!["999"; MUCH / 4].join(",");
    let body =
        format!(r#"{{"options":{{"ironSky":{{"seating":{{"random":{{"boards":[{rows}]}}}}}}}}}}"#);
    let posts = vec!["{}"; MUCH / 3].join(",");
    let assigned = format!(
        r#"{{"options":{{"ironSky":{{"seating":{{"assigned":{{"posts":[{posts}]}}}}}}}}}}"#
    );
    for body in [body, assigned, "[".repeat(MUCH), r#"{"a":"#.repeat(MUCH / 5), "9".repeat(MUCH)] {
        let (status, answer) =
            read(Fake::default().answer(post("/v1/matches", body.clone())).await).await;
        assert_eq!(status, 400, "{body:.40}");
        assert!(answer.len() < SHORT, "{body:.40}: {answer:.400}");
    }
}

#[tokio::test]
async fn whatever_is_wrong_with_a_long_address_is_said_in_short() {
    // An address is itself held to 64 KiB.
    let long = "%E2%80%8B".repeat(6000);
    let many = "a=1&".repeat(10_000);
    for query in [format!("{long}=1"), format!("pageSize={long}"), format!("status={long}"), many] {
        let (status, answer) =
            read(Fake::default().answer(get(&format!("/v1/matches?{query}"))).await).await;
        assert_eq!(status, 400, "{query:.40}");
        assert!(answer.len() < SHORT, "{query:.40}: {answer:.400}");
    }
    let seat = post(&format!("/v1/matches/m/seats/{long}/token"), "{}");
    let (status, answer) = read(Fake::default().answer(seat).await).await;
    assert_eq!(status, 400);
    assert!(answer.len() < SHORT, "{answer:.400}");
}

/// What is wrong with names that only the games know.
fn unknown_names(text: &str) -> Vec<Failure> {
    let content = Content::default_pack();
    let card = json(r#"{"ironSky":{"mobilize":{"card":?,"origin":"x","fight":{}}}}"#, text);
    let card: v1::Action = serde_json::from_str(&card).unwrap();
    let games = Games::registered();
    let offer = games.game("iron-sky").unwrap();
    let here = Path::new("contentPack");
    let missing = missing_pack(text, text.as_bytes());
    vec![
        Failure::Malformed(vec![
            IronSky::action_in(&content, 4, Some(&card), Path::new("action")).unwrap_err(),
        ]),
        Failure::Malformed(vec![offer.with_pack(text, here).err().unwrap()]),
        Failure::malformed("record.contentDigest", FlawCode::UnknownValue, missing),
        Failure::Malformed(vec![here.unknown("game", text)]),
        // Whoever forgets to cut is cut at last.
        Failure::malformed(text, FlawCode::WrongValue, text),
        Failure::Malformed(vec![Flaw::new("a", FlawCode::Missing, "b"); MUCH / 10]),
    ]
}

#[test]
fn whatever_is_unknown_is_said_in_short_over_grpc() {
    for text in texts() {
        for failure in unknown_names(&text) {
            let what = failure.to_string();
            let status = Status::from(failure);
            assert!(status.message().len() < SHORT, "{what:.400}");
            assert!(status.details().len() < 2 * SHORT, "{what:.400}");
            assert!(fault_of(&status).unwrap().violations.len() <= 16);
        }
    }
}
