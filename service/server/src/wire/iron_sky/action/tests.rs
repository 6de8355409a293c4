use std::fmt::Debug;

use umpire_contract::umpire::iron_sky::v1 as pb;
use umpire_engine::{Dice, Seat, Seed};
use umpire_iron_sky::{
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint, GiveMoney,
        Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit, Regroup, RegroupOrbit,
        RequestHelp, ReturnToOrbit, SetTransitPermit, Source, Strategy, Target, TransitPayer,
        UseGuidance, UseLoan,
    },
    content::Content,
    ids::{ByTactics, CommandCard, Commander, Continent, Orbit, Sector, Space, Territory},
};

use super::{super::piece::Reader, action_in, action_out};
use crate::{
    failure::{Flaw, FlawCode},
    wire::Path,
};

const PLAYERS: u8 = 6;
/// How many kinds of action there are.
const KINDS: u32 = 25;
/// Enough to draw each kind some two hundred times.
const DRAWS: u32 = 5_000;

fn read(content: &Content, message: &pb::Action) -> Result<Action, Flaw> {
    action_in(Reader { content, players: PLAYERS }, message, Path::new("action"))
}

fn read_json(json: &str) -> Result<Action, Flaw> {
    read(&Content::default_pack(), &serde_json::from_str(json).unwrap())
}

/// Actions of every kind, lawful or not, whose ids exist.
struct Chance<'a> {
    content: &'a Content,
    dice: Dice,
}

impl Chance<'_> {
    fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound)
    }

    fn pick<T: Copy + Debug>(&mut self, among: &[T]) -> T {
        among[self.below(among.len().try_into().unwrap()) as usize]
    }

    fn count(&mut self) -> u8 {
        self.below(255) as u8 + 1
    }

    fn number(&mut self) -> u8 {
        self.below(256) as u8
    }

    fn seat(&mut self) -> Seat {
        Seat(self.below(PLAYERS.into()) as u8)
    }

    fn territory(&mut self) -> Territory {
        let continent = self.pick(&Continent::ALL);
        let there: Vec<_> = self.content.territories(continent).collect();
        self.pick(&there)
    }

    fn orbit(&mut self) -> Orbit {
        Orbit { continent: self.pick(&Continent::ALL), sector: self.pick(&Sector::ALL) }
    }

    fn space(&mut self) -> Space {
        if self.below(2) == 0 { self.territory().into() } else { self.orbit().into() }
    }

    fn card(&mut self) -> CommandCard {
        let sheets: Vec<Commander> = self.content.commanders().collect();
        let deck = self.content.deck(self.pick(&sheets)).to_vec();
        self.pick(&deck)
    }

    fn payment(&mut self) -> Payment {
        Payment { money: self.number(), politics: self.number() }
    }

    fn play(&mut self) -> CardPlay {
        let payment = if self.below(2) == 0 { Payment::default() } else { self.payment() };
        CardPlay { card: self.card(), payment }
    }

    /// A card of the Reich, for which no payment is named.
    fn reich_play(&mut self) -> CardPlay {
        CardPlay { card: self.card(), payment: Payment::default() }
    }

    fn target(&mut self) -> Target {
        Target { play: self.reich_play(), territory: self.territory() }
    }

    fn movement(&mut self) -> Move {
        let transit_payer = self.pick(&[TransitPayer::Itself, TransitPayer::Destination]);
        Move { to: self.space(), count: self.count(), transit_payer }
    }

    fn colours(&mut self) -> ByTactics<u8> {
        ByTactics { red: self.number(), yellow: self.number(), green: self.number() }
    }

    fn source(&mut self) -> Source {
        self.pick(&[Source::Deck, Source::Reserve])
    }

    fn action(&mut self) -> Action {
        let kind = self.below(KINDS);
        match kind {
            0..=10 => self.command(kind),
            11 => Action::Regroup(Regroup {
                from: self.territory(),
                to: self.territory(),
                count: self.count(),
                payment: self.payment(),
            }),
            12 => Action::RegroupOrbit(RegroupOrbit {
                from: self.orbit(),
                to: self.orbit(),
                count: self.count(),
            }),
            13 => Action::ReturnToOrbit(ReturnToOrbit {
                from: self.territory(),
                count: self.count(),
            }),
            14 => Action::GiveMoney(GiveMoney { to: self.seat(), amount: self.count() }),
            15 => Action::GiveCommandPoint(GiveCommandPoint { to: self.seat() }),
            16 => Action::UseLoan(UseLoan {
                neutral_continent: self.pick(&Continent::ALL),
                count: self.count(),
            }),
            17 => Action::UseGuidance(UseGuidance { neutral_continent: self.pick(&Continent::ALL) }),
            18 => Action::SetTransitPermit(SetTransitPermit {
                to: self.seat(),
                count: self.below(9) as u8,
            }),
            19 => Action::DeclareDone,
            20 => Action::WithdrawDone,
            21 => Action::ChooseDefenceCard(self.source()),
            22 => Action::ChooseAttackCard(self.source()),
            23 => {
                let discard = (self.below(2) == 0).then(|| self.card());
                Action::EndPhase { discard }
            }
            _ => Action::Resign,
        }
    }

    fn command(&mut self, kind: u32) -> Action {
        match kind {
            0 => {
                let manoeuvre = match self.below(2) {
                    0 => Manoeuvre::Fight,
                    _ => Manoeuvre::Move(self.movement()),
                };
                Action::Mobilize(Mobilize { play: self.play(), from: self.space(), manoeuvre })
            }
            1 => {
                let spaces = self.below(3);
                let placements =
                    (0..spaces).map(|_| Placement { space: self.space(), count: self.count() });
                let placements = placements.collect();
                Action::Recruit(Recruit { play: self.play(), placements })
            }
            2 => Action::RequestHelp(RequestHelp {
                play: self.play(),
                neutral_continent: self.pick(&Continent::ALL),
                territory: self.territory(),
            }),
            3 => Action::Raid(Raid {
                play: self.play(),
                place: self.space(),
                movement: self.movement(),
            }),
            4 => {
                let mode = match self.below(2) {
                    0 => Strategy::Shuffle,
                    _ => Strategy::Switch { discard: self.colours(), take: self.colours() },
                };
                Action::ChangeStrategy(ChangeStrategy { play: self.play(), mode })
            }
            5 => Action::Terror(self.target()),
            6 => Action::Bomb(self.target()),
            7 => Action::Reboot(self.reich_play()),
            8 => Action::AntiTerror(self.play()),
            9 => Action::Politick(self.play()),
            _ => Action::ElectronicWarfare(ElectronicWarfare {
                play: self.play(),
                sector: self.orbit(),
            }),
        }
    }
}

#[test]
fn every_action_survives_the_way_out_and_back_and_through_json() {
    let content = Content::default_pack();
    let mut chance = Chance { content: &content, dice: Dice::new(&Seed([7; 32]), "wire", &[]) };
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
    let mut chance = Chance { content: &content, dice: Dice::new(&Seed([8; 32]), "wire", &[]) };
    for _ in 0..DRAWS {
        let action = chance.action();
        let json = serde_json::to_value(action_out(&content, &action)).unwrap();
        let member = super::path(&action).strip_prefix("ironSky.").unwrap();
        assert!(json.as_object().unwrap().contains_key(member), "{member} in {json}");
    }
}

#[test]
fn a_mobilization_is_plain_to_write() {
    let json = r#"{"mobilize":{"card":"IN01","from":"AM-I","move":{"to":"AM1","count":1}}}"#;
    let content = Content::default_pack();
    let action = Action::Mobilize(Mobilize {
        play: CardPlay {
            card: content.command_card_named("IN01").unwrap(),
            payment: Payment::default(),
        },
        from: content.space("AM-I").unwrap(),
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

#[test]
fn what_is_wrong_is_refused_by_its_field() {
    use FlawCode::{Missing, UnknownValue, WrongValue};
    let cases = [
        (r#"{}"#, "action", Missing),
        (r#"{"recruit":{}}"#, "action.recruit.card", Missing),
        (r#"{"recruit":{"card":"XX99"}}"#, "action.recruit.card", UnknownValue),
        (
            r#"{"recruit":{"card":"PO01","payment":{"money":256}}}"#,
            "action.recruit.payment.money",
            WrongValue,
        ),
        (
            r#"{"recruit":{"card":"PO01","placements":[{"space":"AM1","count":1},{"space":"AM9","count":1}]}}"#,
            "action.recruit.placements[1].space",
            UnknownValue,
        ),
        (r#"{"mobilize":{"card":"IN01","from":"AM-I"}}"#, "action.mobilize", Missing),
        (
            r#"{"mobilize":{"card":"IN01","from":"AM-I","move":{"to":"AM1","count":0}}}"#,
            "action.mobilize.move.count",
            WrongValue,
        ),
        (
            r#"{"mobilize":{"card":"IN01","from":"AM-I","move":{"to":"AM1"}}}"#,
            "action.mobilize.move.count",
            Missing,
        ),
        (r#"{"terror":{"card":"IN01","territory":"AM-I"}}"#, "action.terror.territory", UnknownValue),
        (r#"{"regroup":{"from":"EU1","to":"EU2","count":1}}"#, "action.regroup.payment", Missing),
        (r#"{"giveMoney":{"amount":1}}"#, "action.giveMoney.to", Missing),
        (r#"{"giveMoney":{"to":6,"amount":1}}"#, "action.giveMoney.to", UnknownValue),
        (r#"{"useLoan":{"count":1}}"#, "action.useLoan.neutralContinent", Missing),
        (r#"{"setTransitPermit":{"to":1}}"#, "action.setTransitPermit.count", Missing),
        (r#"{"setTransitPermit":{"to":1,"count":9}}"#, "action.setTransitPermit.count", WrongValue),
        (r#"{"chooseDefenceCard":{}}"#, "action.chooseDefenceCard.source", Missing),
        (r#"{"endPhase":{"discard":"ZZ"}}"#, "action.endPhase.discard", UnknownValue),
    ];
    for (json, field, code) in cases {
        let flaw = read_json(json).unwrap_err();
        assert_eq!((flaw.field.as_str(), flaw.code), (field, code), "{json}: {}", flaw.why);
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
        r#"{"mobilize":{"card":"IN01","from":"AM-I","move":{"to":"AM1","count":1}}}"#,
    )
    .unwrap();
    assert_eq!(super::field(&movement, "count"), "move.count");
    assert_eq!(super::field(&movement, "from"), "from");
    let raid = read_json(r#"{"raid":{"card":"IN01","place":"AM-I","to":"AM1","count":1}}"#).unwrap();
    assert_eq!(super::field(&raid, "count"), "count");
    let play = CardPlay { card: content.command_card_named("PO15").unwrap(), payment: Payment::default() };
    let change = ChangeStrategy { play, mode: Strategy::Shuffle };
    assert_eq!(super::field(&Action::ChangeStrategy(change), "switch.take"), "switchCards.take");
}
