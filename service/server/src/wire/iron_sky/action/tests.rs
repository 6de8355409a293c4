mod chance;

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_iron_sky::{
    action::{
        Action, CardChoice, CardPlay, ChangeStrategy, Manoeuvre, Mobilize, Move, Payment, Source,
        Strategy, TransitPayer,
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
        play: CardPlay::new(content.command_card_named("IN01").unwrap(), Payment::default()),
        origin: content.space("AM-I").unwrap(),
        manoeuvre: Manoeuvre::Move(Move {
            to: content.space("AM1").unwrap(),
            count: 1,
            transit_payer: TransitPayer::Itself,
            transit_money: false,
        }),
        elite_operation: None,
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

#[test]
fn an_attack_names_its_enhancement_and_its_discounts() {
    let json = concat!(
        r#"{"mobilize":{"card":"PO01","payment":{"money":1,"politics":0},"origin":"AM1","#,
        r#""useDiscount":true,"eliteOperation":{"card":"SU-5","payment":{"money":2,"politics":0},"#,
        r#""useDiscount":false},"fight":{}}}"#,
    );
    let action = read_json(json).unwrap();
    let Action::Mobilize(mobilize) = &action else { panic!("{action:?}") };
    assert_eq!(mobilize.play.use_discount, Some(true));
    assert_eq!(mobilize.elite_operation.unwrap().use_discount, Some(false));
    assert_eq!(
        serde_json::to_string(&action_out(&Content::default_pack(), &action)).unwrap(),
        json
    );
}

#[test]
fn a_combat_card_is_of_the_table_or_of_the_hand() {
    let content = Content::default_pack();
    let of_table = read_json(r#"{"chooseAttackCard":{"source":"RESERVE"}}"#);
    assert_eq!(of_table, Ok(Action::ChooseAttackCard(CardChoice::Table(Source::Reserve))));
    let json = r#"{"chooseDefenceCard":{"hand":{"card":"CU-G1","refill":"DECK"}}}"#;
    let card = content.combat_card_named("CU-G1").unwrap();
    let of_hand = Action::ChooseDefenceCard(CardChoice::Hand { card, refill: Source::Deck });
    assert_eq!(read_json(json), Ok(of_hand));
    let both = r#"{"chooseDefenceCard":{"source":"DECK","hand":{"card":"CU-G1","refill":"DECK"}}}"#;
    let error = serde_json::from_str::<pb::Action>(both).unwrap_err();
    assert!(error.to_string().starts_with("duplicate field `hand`"), "{error}");
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
missing       action.chooseDefenceCard              {"chooseDefenceCard":{}}
missing       action.chooseAttackCard               {"chooseAttackCard":{}}
missing       action.chooseDefenceCard.hand.card    {"chooseDefenceCard":{"hand":{"refill":"DECK"}}}
unknown-value action.chooseDefenceCard.hand.card    {"chooseDefenceCard":{"hand":{"card":"CR-X1","refill":"DECK"}}}
missing       action.chooseAttackCard.hand.refill   {"chooseAttackCard":{"hand":{"card":"CR-R1"}}}
missing       action.decideFortifications.replace   {"decideFortifications":{}}
missing       action.decideInitiative.shift         {"decideInitiative":{}}
missing       action.mobilize.eliteOperation.card   {"mobilize":{"card":"IN01","origin":"AM1","fight":{},"eliteOperation":{}}}
unknown-value action.mobilize.eliteOperation.card   {"mobilize":{"card":"IN01","origin":"AM1","fight":{},"eliteOperation":{"card":"SX-1"}}}
wrong-value   action.raid.eliteOperation.payment.politics {"raid":{"card":"PO01","place":"AM1","to":"AM2","count":1,"eliteOperation":{"card":"SU-5","payment":{"politics":300}}}}
missing       action.recruitBlackOps.card           {"recruitBlackOps":{"territory":"AM1"}}
wrong-value   action.recruitBlackOps.payment.money  {"recruitBlackOps":{"card":"PO01","territory":"AM1","payment":{"money":256}}}
unknown-value action.recruitBlackOps.territory      {"recruitBlackOps":{"card":"PO01","territory":"AM-I"}}
unknown-value action.playImprovement.card           {"playImprovement":{"card":"SU-0","territory":"AM1"}}
wrong-value   action.playImprovement.payment.politics {"playImprovement":{"card":"SU-1","territory":"AM1","payment":{"politics":256}}}
missing       action.playImprovement.territory      {"playImprovement":{"card":"SU-1"}}
missing       action.nuke.card                      {"nuke":{"territory":"AM1"}}
wrong-value   action.nuke.payment.money             {"nuke":{"card":"SU-1","territory":"AM1","payment":{"money":256}}}
unknown-value action.nuke.territory                 {"nuke":{"card":"SU-1","territory":"EU99"}}
missing       action.playBonus.card                 {"playBonus":{}}
wrong-value   action.playBonus.payment.money        {"playBonus":{"card":"SU-1","payment":{"money":256}}}
missing       action.propaganda.card                {"propaganda":{"placements":[{"space":"AM1","count":1}]}}
unknown-value action.propaganda.placements[1].space {"propaganda":{"card":"SR-1","placements":[{"space":"AM1","count":1},{"space":"XX"}]}}
missing       action.propaganda.placements[0].count {"propaganda":{"card":"SR-1","placements":[{"space":"AM1"}]}}
missing       action.blitzkrieg.card                {"blitzkrieg":{"sector":"AM-I","to":"AM1","count":1}}
unknown-value action.blitzkrieg.sector              {"blitzkrieg":{"card":"SR-1","sector":"AM1","to":"AM1","count":1}}
missing       action.blitzkrieg.to                  {"blitzkrieg":{"card":"SR-1","sector":"AM-I","count":1}}
wrong-value   action.blitzkrieg.count               {"blitzkrieg":{"card":"SR-1","sector":"AM-I","to":"AM1","count":0}}
missing       action.blitzkrieg.eliteOperation.card {"blitzkrieg":{"card":"SR-1","sector":"AM-I","to":"AM1","count":1,"eliteOperation":{}}}
missing       action.claimConquest.card             {"claimConquest":{}}
unknown-value action.claimConquest.card             {"claimConquest":{"card":"gold"}}
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
    use pb::action::{ChooseAttackCard, DecideInitiative, Kind, choose_attack_card::Card};
    let hand = pb::HandCard { card: "CR-R1".into(), refill: 98 };
    for (kind, field, why) in [
        (
            Kind::ChooseAttackCard(ChooseAttackCard { card: Some(Card::Source(99)) }),
            "action.chooseAttackCard.source",
            "there is no source `99`",
        ),
        (
            Kind::ChooseAttackCard(ChooseAttackCard { card: Some(Card::Hand(hand)) }),
            "action.chooseAttackCard.hand.refill",
            "there is no source `98`",
        ),
        (
            Kind::DecideInitiative(DecideInitiative { shift: 4 }),
            "action.decideInitiative.shift",
            "there is no shift `4`",
        ),
    ] {
        let flaw = read(&Content::default_pack(), &pb::Action { kind: Some(kind) }).unwrap_err();
        assert_eq!((flaw.field.as_str(), flaw.why.as_str()), (field, why));
    }
}

#[test]
fn a_refusal_names_the_field_as_the_contract_has_it() {
    let content = Content::default_pack();
    let movement = read_json(
        r#"{"mobilize":{"card":"IN01","origin":"AM-I","movement":{"to":"AM1","count":1}}}"#,
    )
    .unwrap();
    assert_eq!(super::field(&movement, "count"), "movement.count");
    assert_eq!(super::field(&movement, "transitMoney"), "movement.transitMoney");
    assert_eq!(super::field(&movement, "origin"), "origin");
    assert_eq!(super::field(&movement, "eliteOperation"), "eliteOperation");
    let raid =
        read_json(r#"{"raid":{"card":"IN01","place":"AM-I","to":"AM1","count":1}}"#).unwrap();
    assert_eq!(super::field(&raid, "count"), "count");
    let of_table = read_json(r#"{"chooseAttackCard":{"source":"DECK"}}"#).unwrap();
    assert_eq!(super::field(&of_table, "card"), "source");
    assert_eq!(super::field(&of_table, "source"), "source");
    let of_hand = read_json(r#"{"chooseAttackCard":{"hand":{"card":"CR-R1","refill":"DECK"}}}"#);
    assert_eq!(super::field(of_hand.as_ref().unwrap(), "card"), "hand.card");
    assert_eq!(super::field(of_hand.as_ref().unwrap(), "source"), "hand.refill");
    let play = CardPlay::new(content.command_card_named("PO15").unwrap(), Payment::default());
    let change = ChangeStrategy { play, mode: Strategy::Shuffle };
    assert_eq!(super::field(&Action::ChangeStrategy(change), "switch.take"), "switchCards.take");
}
