//! What a flaw is called: it says what would be right.

use super::fake::{Fake, get, post, read_json};

/// The sentence about the one flaw of a request.
async fn sentence(request: http::Request<axum::body::Body>) -> String {
    let (_, problem) = read_json(Fake::default().answer(request).await).await;
    let violations = problem["violations"].as_array().unwrap();
    assert_eq!(violations.len(), 1, "{problem}");
    violations[0]["message"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn of_two_members_of_a_kind_both_are_named() {
    let cases = [
        (
            r#"{"action":{"ironSky":{"declareDone":{},"resign":{}}}}"#,
            "only one of `declareDone` and `resign` may be given",
        ),
        (
            r#"{"action":{"ironSky":{"declare_done":{},"resign":{}}}}"#,
            "only one of `declare_done` and `resign` may be given",
        ),
        (
            r#"{"action":{"ironSky":{"mobilize":{"card":"a","fight":{},"movement":{}}}}}"#,
            "this field is given beside another, and only one of them may be",
        ),
        (r#"{"action":{"ironSky":{"resign":{},"resign":{}}}}"#, "this field is given twice"),
        (r#"{"expectedVersion":1,"expected_version":1}"#, "this field is given twice"),
        (r#"{"seat":1,"requestId":"a","seat":1}"#, "this field is given twice"),
    ];
    for (body, expected) in cases {
        let said = sentence(post("/v1/matches/m/actions", body)).await;
        assert_eq!(said, expected, "{body}");
    }
}

#[tokio::test]
async fn of_two_members_in_a_row_of_a_list_both_are_named() {
    let deed = r#"{"deed":{"retire":{"seat":1},"expire":{}}}"#;
    let body = format!(r#"{{"record":{{"entries":[{{}},{deed},{{"deed":{{}}}}]}}}}"#);
    let mut reader = serde_json::Deserializer::from_str(&body);
    let read: Result<umpire_contract::umpire::v1::VerifyRecordRequest, _> =
        serde_path_to_error::deserialize(&mut reader);
    let failure = super::super::misfit::fault_in(&body, &read.unwrap_err()).to_string();
    let place = "`record.entries[1].deed.expire`";
    let expected = format!(
        "the request is malformed: {place}: only one of `retire` and `expire` may be given"
    );
    assert_eq!(failure, expected);
}

#[tokio::test]
async fn beside_an_unknown_value_stand_the_known_ones() {
    let presets = "`ROOKIE`, `EXPERIENCED`, `VETERAN`";
    let option = |value: &str| {
        let seats = r#""game":"iron-sky","seats":[{}]"#;
        let body = format!(r#"{{{seats},"options":{{"ironSky":{{"preset":{value}}}}}}}"#);
        sentence(post("/v1/matches", body))
    };
    for (value, named) in
        [("\"MASTER\"", "MASTER"), ("9", "9"), ("-1", "-1"), ("\"PRESET_UNSPECIFIED\"", "0")]
    {
        let expected = format!("there is no value `{named}`; there is {presets}");
        assert_eq!(option(value).await, expected, "{value}");
    }
    let expected = format!("invalid type: boolean `true`, expected a name; there is {presets}");
    assert_eq!(option("true").await, expected);
    let status = sentence(get("/v1/matches?status=RUNNING")).await;
    assert_eq!(
        status,
        "there is no value `RUNNING`; there is `OPEN`, `ACTIVE`, `FINISHED`, `CLOSED`"
    );
}

#[tokio::test]
async fn what_is_no_number_is_told_which_numbers_there_are() {
    let small = "expected a whole number from 0 to 4294967295";
    let great = "expected a whole number from 0 to 18446744073709551615";
    let body = |field: &str, value: &str| {
        post("/v1/matches/m/actions", format!(r#"{{"{field}":{value}}}"#))
    };
    for (field, all) in [("seat", small), ("expectedVersion", great)] {
        for (value, named) in [
            ("-1", "-1"),
            ("1.5", "1.5"),
            ("1.0", "1.0"),
            ("\"two\"", "two"),
            ("\"-1\"", "-1"),
            ("\"\"", ""),
            ("true", "true"),
            ("\"99999999999999999999\"", "99999999999999999999"),
        ] {
            let said = sentence(body(field, value)).await;
            assert_eq!(said, format!("{all}, not `{named}`"), "{field}: {value}");
        }
        // Nothing reads such a number, so nothing can quote it.
        assert_eq!(sentence(body(field, "1e400")).await, all);
    }
    let beyond = "this number is beyond any of the contract";
    assert_eq!(sentence(body("requestId", "1e400")).await, beyond);
    assert_eq!(sentence(body("seat", "4294967296")).await, format!("{small}, not `4294967296`"));
    for (query, named) in [("pageSize=-1", "-1"), ("pageSize=99999999999", "99999999999")] {
        let said = sentence(get(&format!("/v1/matches?{query}"))).await;
        assert_eq!(said, format!("{small}, not `{named}`"));
    }
    let said = sentence(get("/v1/matches/m/events?after=-1")).await;
    assert_eq!(said, format!("{great}, not `-1`"));
    let said = sentence(post("/v1/matches/m/seats/x/token", "{}")).await;
    assert_eq!(said, format!("{small}, not `x`"));
}
