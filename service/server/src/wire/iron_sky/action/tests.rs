mod chance;

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_iron_sky::{
    action::{
        Action, CardPlay, ChangeStrategy, Manoeuvre, Mobilize, Move, Payment, Strategy,
        TransitPayer,
    },
    content::Content,
};

use self::chance::Chance;
use super::{super::piece::Reader, action_in, action_out};
use crate::{failure::Flaw, wire::Path};

const PLAYERS: u8 = 6;
/// Enough to draw each kind some two hundred times.
const DRAWS: u32 = 5_000;

fn read(content: &Content, message: &pb::Action) -> Result<Action, Flaw> {
    action_in(Reader { content, players: PLAYERS }, message, Path::new("action"))
}

fn read_json(json: &str) -> Result<Action, Flaw> {
    read(&Content::default_pack(), &serde_json::from_str(json).unwrap())
}

#[test]
fn every_action_survives_the_way_out_and_back_and_through_json() {
    let content = Content::default_pack();
    let mut chance = Chance::new(&content, 7);
    for _ in 0..DRAWS {
        let action = chance.action();
        let message = action_out(&content, &action);
        assert_eq!(read(&content, &message), Ok(action.clone()));
        let json = serde_json::to_string(&message).unwrap();
        assert_eq!(serde_json::from_str::<pb::Action>(&json).unwrap(), message, "{json}");
    }
}

#[test]
fn the_path_of_an_action_is_the_member_that_it_is_written_as() {
    let content = Content::default_pack();
    let mut chance = Chance::new(&content, 8);
    for _ in 0..DRAWS {
        let action = chance.action();
        let json = serde_json::to_value(action_out(&content, &action)).unwrap();
        let member = super::path(&action).strip_prefix("ironSky.").unwrap();
        assert!(json.as_object().unwrap().contains_key(member), "{member} in {json}");
    }
}

#[test]
fn a_mobilization_is_plain_to_write() {
    let json = r#"{"mobilize":{"card":"IN01","origin":"AM-I","movement":{"to":"AM1","count":1}}}"#;
    let content = Content::default_pack();
    let action = Action::Mobilize(Mobilize {
        play: CardPlay {
            card: content.command_card_named("IN01").unwrap(),
            payment: Payment::default(),
        },
        origin: content.space("AM-I").unwrap(),
        manoeuvre: Manoeuvre::Move(Move {
            to: content.space("AM1").unwrap(),
            count: 1,
            transit_payer: TransitPayer::Itself,
        }),
    });
    assert_eq!(serde_json::to_string(&action_out(&content, &action)).unwrap(), json);
    assert_eq!(read_json(json), Ok(action));
}

#[test]
fn a_recruit_of_the_uwc_names_its_payment() {
    let json = concat!(
        r#"{"recruit":{"card":"PO04","payment":{"money":0,"politics":2},"#,
        r#""placements":[{"space":"AM3","count":1},{"space":"AM4","count":1}]}}"#,
    );
    let content = Content::default_pack();
    let action = read_json(json).unwrap();
    assert_eq!(serde_json::to_string(&action_out(&content, &action)).unwrap(), json);
}

/// A code, the field at fault, and the action.
const FLAWED: &str = r#"
missing       action                                {}
missing       action.recruit.card                   {"recruit":{}}
unknown-value action.recruit.card                   {"recruit":{"card":"XX99"}}
wrong-value   action.recruit.payment.money          {"recruit":{"card":"PO01","payment":{"money":256}}}
unknown-value action.recruit.placements[0].space    {"recruit":{"card":"PO01","placements":[{"space":"AM9"}]}}
missing       action.mobilize                       {"mobilize":{"card":"IN01","origin":"AM1"}}
wrong-value   action.mobilize.movement.count        {"mobilize":{"card":"IN01","origin":"AM1","movement":{"to":"AM2","count":0}}}
missing       action.mobilize.movement.count        {"mobilize":{"card":"IN01","origin":"AM1","movement":{"to":"AM2"}}}
missing       action.changeStrategy.switchCards.take {"changeStrategy":{"card":"PO15","switchCards":{"discard":{"red":1}}}}
unknown-value action.terror.territory               {"terror":{"card":"IN01","territory":"AM-I"}}
missing       action.regroup.payment                {"regroup":{"origin":"EU1","to":"EU2","count":1}}
missing       action.giveMoney.to                   {"giveMoney":{"amount":1}}
unknown-value action.giveMoney.to                   {"giveMoney":{"to":6,"amount":1}}
missing       action.useLoan.neutralContinent       {"useLoan":{"count":1}}
missing       action.setTransitPermit.count         {"setTransitPermit":{"to":1}}
wrong-value   action.setTransitPermit.count         {"setTransitPermit":{"to":1,"count":9}}
missing       action.chooseDefenceCard.source       {"chooseDefenceCard":{}}
unknown-value action.endPhase.discard               {"endPhase":{"discard":"ZZ"}}
"#;

#[test]
fn what_is_wrong_is_refused_by_its_field() {
    for line in FLAWED.trim().lines() {
        let columns: Vec<&str> = line.split_whitespace().collect();
        let &[code, field, json] = columns.as_slice() else { panic!("{line}") };
        let flaw = read_json(json).unwrap_err();
        let found = (flaw.code.slug(), flaw.field.as_str());
        assert_eq!(found, (code, field), "{json}: {}", flaw.why);
    }
}

#[test]
fn an_enum_number_that_the_contract_does_not_have_is_refused() {
    let source = pb::action::ChooseAttackCard { source: 99 };
    let message = pb::Action { kind: Some(pb::action::Kind::ChooseAttackCard(source)) };
    let flaw = read(&Content::default_pack(), &message).unwrap_err();
    assert_eq!(flaw.field, "action.chooseAttackCard.source");
    assert_eq!(flaw.why, "there is no source `99`");
}

#[test]
fn a_refusal_names_the_field_as_the_contract_has_it() {
    let content = Content::default_pack();
    let movement = read_json(
        r#"{"mobilize":{"card":"IN01","origin":"AM-I","movement":{"to":"AM1","count":1}}}"#,
    )
    .unwrap();
    assert_eq!(super::field(&movement, "count"), "movement.count");
    assert_eq!(super::field(&movement, "origin"), "origin");
    let raid =
        read_json(r#"{"raid":{"card":"IN01","place":"AM-I","to":"AM1","count":1}}"#).unwrap();
    assert_eq!(super::field(&raid, "count"), "count");
    let play =
        CardPlay { card: content.command_card_named("PO15").unwrap(), payment: Payment::default() };
    let change = ChangeStrategy { play, mode: Strategy::Shuffle };
    assert_eq!(super::field(&Action::ChangeStrategy(change), "switch.take"), "switchCards.take");
}
