//! What serde writes is canonical proto JSON, and it reads what it wrote.

use prost::Message;
use prost_reflect::{DescriptorPool, DynamicMessage, SerializeOptions};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use umpire_contract::DESCRIPTORS;
use umpire_contract::umpire::iron_sky;
use umpire_contract::umpire::v1::{
    Action, Choice, Decision, Domain, Fault, MatchSummary, Parameter, Problem, Record, RecordEntry,
    Violation, action, domain, fault, match_summary,
};
use umpire_contract::wkt::Timestamp;

/// The JSON of a message, after both readings of the contract have agreed on it.
fn canonical<T>(name: &str, message: &T) -> Value
where
    T: Message + Serialize + DeserializeOwned + PartialEq + Default + std::fmt::Debug,
{
    let pool = DescriptorPool::decode(DESCRIPTORS).unwrap();
    let descriptor = pool.get_message_by_name(name).unwrap();
    let oracle = DynamicMessage::decode(descriptor, message.encode_to_vec().as_slice()).unwrap();
    let options = SerializeOptions::new().skip_default_fields(false);
    let expected = oracle.serialize_with_options(serde_json::value::Serializer, &options).unwrap();
    let written = serde_json::to_value(message).unwrap();
    assert_eq!(written, expected);
    assert_eq!(&serde_json::from_value::<T>(written.clone()).unwrap(), message);
    written
}

fn moment(seconds: i64, nanos: i32) -> Option<Timestamp> {
    Some(Timestamp { seconds, nanos })
}

#[test]
fn a_match_has_64_bits_as_text_enums_by_name_bytes_in_base64_and_times_in_z() {
    let summary = MatchSummary {
        id: "m".into(),
        status: match_summary::Status::Active.into(),
        version: u64::MAX,
        pending: vec![Decision {
            deadline: moment(1_767_225_600, 500_000_000),
            ..Decision::default()
        }],
        seed_commitment: vec![0xfb, 0xff],
        ..MatchSummary::default()
    };
    let json = canonical("umpire.v1.MatchSummary", &summary);
    assert_eq!(json["version"], "18446744073709551615");
    assert_eq!(json["status"], "ACTIVE");
    assert_eq!(json["seedCommitment"], "+/8=");
    assert_eq!(json["pending"][0]["deadline"], "2026-01-01T00:00:00.500Z");
    assert_eq!(json["seats"], json!([]), "what is empty is there");
}

#[test]
fn a_choice_is_an_object_with_one_member_at_every_level() {
    let integer = domain::Integer { min: -1, max: 3, step: 1 };
    let action = iron_sky::v1::Action {
        kind: Some(iron_sky::v1::action::Kind::DeclareDone(iron_sky::v1::action::DeclareDone {})),
    };
    let choice = Choice {
        action: Some(Action { game: Some(action::Game::IronSky(action)) }),
        parameters: vec![Parameter {
            path: "ironSky.x".into(),
            domain: Some(Domain { kind: Some(domain::Kind::Integer(integer)) }),
        }],
        ..Choice::default()
    };
    let json = canonical("umpire.v1.Choice", &choice);
    assert_eq!(json["action"], json!({"ironSky": {"declareDone": {}}}));
    let domain = json!({"integer": {"min": -1, "max": 3, "step": 1}});
    assert_eq!(json["parameters"][0]["domain"], domain);
}

#[test]
fn a_problem_has_its_reason_by_name_and_parameters_by_key() {
    let violation = Violation {
        parameters: [("limit".to_owned(), "3".to_owned())].into(),
        ..Violation::default()
    };
    let problem = Problem {
        reason: fault::Reason::Rejected.into(),
        violations: vec![violation],
        version: Some(0),
        ..Problem::default()
    };
    let json = canonical("umpire.v1.Problem", &problem);
    assert_eq!(json["reason"], "REJECTED");
    assert_eq!(json["violations"][0]["parameters"], json!({"limit": "3"}));
    assert_eq!(json["version"], "0", "a version that is there is said, zero or not");
    let absent = canonical("umpire.v1.Fault", &Fault::default());
    assert!(absent.get("version").is_none());
}

#[test]
fn a_record_survives_the_way_out_and_back() {
    let dealt = RecordEntry { time: moment(-1, 1), tip: vec![7; 32], ..RecordEntry::default() };
    let record = Record { seed: vec![1; 32], entries: vec![dealt], ..Record::default() };
    let json = canonical("umpire.v1.Record", &record);
    assert_eq!(json["entries"][0]["time"], "1969-12-31T23:59:59.000000001Z");
}

#[test]
fn both_spellings_of_a_name_are_read() {
    let one: Decision = serde_json::from_value(json!({"id": "d", "kind": "k"})).unwrap();
    assert_eq!(one.id, "d");
    let camel: MatchSummary = serde_json::from_value(json!({"contentDigest": "AA=="})).unwrap();
    let snake: MatchSummary = serde_json::from_value(json!({"content_digest": "AA"})).unwrap();
    assert_eq!(camel, snake);
}
