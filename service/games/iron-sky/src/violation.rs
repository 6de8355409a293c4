//! Why not? One variant a refusal, each with its rule.
//!
//! The refusals of a chapter stand together in a file of its own, beside their sentences.

mod army;
mod card;
mod combat;
mod command;
mod end;
mod movement;
mod order;
mod recruit;
mod setting;
mod sharing;
mod special;
mod turn;

pub use army::ArmyViolation;
pub use card::CardViolation;
pub use combat::CombatViolation;
pub use command::{CommandViolation, HelpViolation, SwitchViolation, TargetViolation};
pub use end::EndViolation;
pub use movement::{MovementViolation, RouteViolation, TransitViolation};
pub use order::OrderViolation;
pub use recruit::{PlaceViolation, RecruitViolation};
pub use setting::SettingViolation;
pub use sharing::SharingViolation;
pub use special::SpecialViolation;
pub use turn::TurnViolation;

use alloc::{string::String, vec::Vec};

use umpire_engine::{Cited, Parameter, RuleId};

/// A reason to refuse an action, by chapter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Violation {
    /// The options of a match (IS-GEN, IS-SETUP).
    Setting(SettingViolation),
    /// Whose turn, which phase, whose time (IS-TURN, IS-SIM, IS-CLOCK).
    Turn(TurnViolation),
    /// The card and its payment (IS-CMD, IS-COST).
    Card(CardViolation),
    /// Who commands an army (IS-ARMY).
    Army(ArmyViolation),
    /// Where an army may go, or fight (IS-BOARD, IS-MOB, IS-ICM).
    Movement(MovementViolation),
    /// Where tiles may be placed (IS-REC, IS-RAID).
    Recruit(RecruitViolation),
    /// What a command may do to a target (IS-HELP, IS-COS, IS-TER, IS-BOM, IS-REB, IS-ANT, IS-POL, IS-EW).
    Command(CommandViolation),
    /// Special Commands and Black Ops (IS-SPC, IS-BLK).
    Special(SpecialViolation),
    /// What an order may do (IS-REG).
    Order(OrderViolation),
    /// What may be shared (IS-SHARE, IS-ICM-07).
    Sharing(SharingViolation),
    /// Combat cards (IS-CMB).
    Combat(CombatViolation),
    /// The End Phase (IS-END).
    End(EndViolation),
}

/// A refusal as it is told: everything is computed from what the actor may know.
pub(crate) struct Citation {
    pub(crate) rule: RuleId,
    pub(crate) code: &'static str,
    pub(crate) field: &'static str,
    pub(crate) message: String,
    pub(crate) parameters: Vec<Parameter>,
}

impl Citation {
    /// A citation of `rule` that no single field is to blame for.
    pub(crate) fn new(rule: RuleId, code: &'static str, message: impl Into<String>) -> Citation {
        Citation { rule, code, field: "", message: message.into(), parameters: Vec::new() }
    }

    /// Names the action's field that is to blame.
    pub(crate) fn field(mut self, field: &'static str) -> Citation {
        self.field = field;
        self
    }

    /// Adds a fact for programs.
    pub(crate) fn with(mut self, name: &'static str, value: impl core::fmt::Display) -> Citation {
        self.parameters.push(Parameter::new(name, value));
        self
    }
}

impl Violation {
    fn citation(&self) -> Citation {
        match self {
            Violation::Setting(violation) => violation.citation(),
            Violation::Turn(violation) => violation.citation(),
            Violation::Card(violation) => violation.citation(),
            Violation::Army(violation) => violation.citation(),
            Violation::Movement(violation) => violation.citation(),
            Violation::Recruit(violation) => violation.citation(),
            Violation::Command(violation) => violation.citation(),
            Violation::Special(violation) => violation.citation(),
            Violation::Order(violation) => violation.citation(),
            Violation::Sharing(violation) => violation.citation(),
            Violation::Combat(violation) => violation.citation(),
            Violation::End(violation) => violation.citation(),
        }
    }
}

impl Cited for Violation {
    fn rule(&self) -> RuleId {
        self.citation().rule
    }

    fn code(&self) -> &'static str {
        self.citation().code
    }

    fn message(&self) -> String {
        self.citation().message
    }

    fn field(&self) -> &'static str {
        self.citation().field
    }

    fn parameters(&self) -> Vec<Parameter> {
        self.citation().parameters
    }
}

/// Lets a plan write `Err(TurnViolation::….into())`.
macro_rules! chapters {
    ($($chapter:ident($violation:ident)),* $(,)?) => {$(
        impl From<$violation> for Violation {
            fn from(violation: $violation) -> Violation {
                Violation::$chapter(violation)
            }
        }
        impl From<$violation> for umpire_engine::Rejection<Violation> {
            fn from(violation: $violation) -> Self {
                Violation::from(violation).into()
            }
        }
    )*};
}

chapters! {
    Setting(SettingViolation),
    Turn(TurnViolation),
    Card(CardViolation),
    Army(ArmyViolation),
    Movement(MovementViolation),
    Recruit(RecruitViolation),
    Command(CommandViolation),
    Special(SpecialViolation),
    Order(OrderViolation),
    Sharing(SharingViolation),
    Combat(CombatViolation),
    End(EndViolation),
}
