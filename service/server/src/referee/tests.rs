//! What cannot be seen from outside.

use serde_json::json;
use tokio_util::sync::CancellationToken;
use umpire_contract::umpire::v1;
use umpire_store::{Clock, Embedded, Head, MatchId, Snapshot, Stamp, Tenant};

use super::*;
use crate::config::{Config, Flags};
use crate::house::House;
use crate::identity::Caller;
use crate::watch::Watches;

async fn referee() -> Referee {
    let store = Arc::new(Embedded::memory(Clock::system()).unwrap());
    let config = Config::read(&Flags::default()).unwrap();
    let stop = CancellationToken::new();
    let house = House::over(store, config, stop).await.unwrap();
    let House { config, games, store, keyring, tokens, metrics, stop } = house;
    let watches = Watches::new(
        Arc::clone(&store),
        config.patience,
        config.limits.watches,
        metrics.clone(),
        stop,
    );
    Referee::new(Tools {
        store,
        games,
        keyring,
        tokens,
        watches,
        metrics,
        bounds: config.bounds,
        may_choose_seed: false,
    })
}

fn tenant() -> Caller {
    Caller::Tenant(Tenant::new("acme").unwrap())
}

/// A match of two, with its players' passes.
async fn created(referee: &Referee) -> (String, [Caller; 2]) {
    let request = json!({ "game": "iron-sky", "seats": [{}, {}] });
    let request = serde_json::from_value(request).unwrap();
    let answer = referee.create_match(&tenant(), request).await.unwrap();
    let callers = [0, 1].map(|seat: usize| {
        let token = &answer.seats[seat].token;
        Caller::Seat(referee.tokens.open(token, Stamp::from_ms(0)).unwrap())
    });
    (answer.r#match.unwrap().id, callers)
}

/// Whoever is awaited does the first thing he is offered.
async fn step(referee: &Referee, match_id: &str, callers: &[Caller; 2]) {
    for caller in callers {
        let request = v1::ListActionsRequest { match_id: match_id.into(), ..Default::default() };
        let listed = referee.list_actions(caller, request).await.unwrap();
        let choice = listed.choices.into_iter().find(|choice| !choice.decision_id.is_empty());
        let Some(choice) = choice else { continue };
        let request = v1::SubmitActionRequest {
            match_id: match_id.into(),
            action: choice.action,
            ..Default::default()
        };
        referee.submit_action(caller, request).await.unwrap();
        return;
    }
    panic!("nobody may act");
}

#[tokio::test]
async fn a_snapshot_of_another_version_is_dropped_and_the_log_played_again() {
    let referee = referee().await;
    let (match_id, callers) = created(&referee).await;
    for _ in 0..30 {
        step(&referee, &match_id, &callers).await;
    }
    let id = MatchId::new(&match_id).unwrap();
    let (kept, _) = referee.firm(&id).await.unwrap();
    for (format, bytes) in [
        ("iron-sky/0", kept.head.snapshot.bytes.clone()),
        (kept.head.snapshot.format.as_str(), b"nonsense".as_slice().into()),
    ] {
        let snapshot = Snapshot { format: format.to_owned(), bytes };
        let head = Head { snapshot, ..kept.head.clone() };
        let other = Referee { store: Arc::clone(&referee.store), ..self::referee().await };
        let warm = other.warm(head, None).await.unwrap();
        assert_eq!(warm.table.freeze(), kept.table.freeze());
    }
}

#[tokio::test]
async fn a_match_of_rules_that_are_not_here_is_not_offered() {
    let referee = referee().await;
    let (match_id, _) = created(&referee).await;
    let id = MatchId::new(&match_id).unwrap();
    let head = referee.store.head(&id).await.unwrap().answer;
    let old = v1::Record {
        ruleset: "iron-sky/0".into(),
        ..prost::Message::decode(head.origin.0.clone()).unwrap()
    };
    let origin = began::origin_of(&old);
    let refused = referee.warm(Head { origin, ..head }, None).await;
    let refused = refused.err().unwrap();
    assert_eq!(refused.row().0, tonic::Code::Unimplemented);
}

#[tokio::test]
async fn of_a_record_only_the_beginning_of_a_value_is_said_back() {
    let referee = referee().await;
    let (match_id, callers) = created(&referee).await;
    step(&referee, &match_id, &callers).await;
    let close = v1::CloseMatchRequest { match_id: match_id.clone() };
    referee.close_match(&tenant(), close).await.unwrap();
    let asked = v1::GetRecordRequest { match_id };
    let record = referee.get_record(&tenant(), asked).await.unwrap();
    let long = "\u{200b}".repeat(300_000);
    let edits: [fn(&mut v1::Record, &str); 5] = [
        |record, long| record.game = long.into(),
        |record, long| record.ruleset = long.into(),
        |record, long| record.content_digest = long.into(),
        |record, long| record.content_pack = long.into(),
        |record, long| record.entries[1].tip = long.into(),
    ];
    for (row, edit) in edits.into_iter().enumerate() {
        let mut record = record.clone();
        edit(&mut record, &long);
        let request = v1::VerifyRecordRequest { record: Some(record) };
        let said = match referee.verify_record(request).await {
            Ok(answer) => serde_json::to_string(&answer).unwrap(),
            Err(failure) => tonic::Status::from(failure).message().to_owned(),
        };
        assert!(said.contains('…') && said.len() < 1024, "{row}: {said:.400}");
    }
}
