//! Refusals of a card and its payment (IS-CMD, IS-COST).

use super::Citation;
use crate::{
    content::Command,
    event::Resource,
    ledger::{
        IS_CMD_01, IS_CMD_05, IS_CMD_06, IS_COST_01, IS_COST_02, IS_COST_03, IS_COST_04, IS_EVT_03,
        IS_EVT_05, IS_EVT_06,
    },
};

/// What is wrong with a card or with what is paid for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CardViolation {
    /// He does not hold the card (IS-CMD-01).
    NotInHand,
    /// The card belongs to another commander's class (IS-CMD-05).
    OfAnotherClass,
    /// The card does not show the command (IS-CMD-06).
    ShowsAnotherCommand {
        /// The command it was played for.
        command: Command,
    },
    /// The card is no Improvement (IS-CMD-06).
    NoImprovement,
    /// The card gives no points (IS-CMD-06).
    NoBonus,
    /// The card is none that a conquest pays for (IS-CMD-06).
    NoConquestCard,
    /// The card costs Command Points, not Money or Politics (IS-COST-02).
    CostsCommandPoints,
    /// The card costs Money alone (IS-COST-03).
    CostsMoney,
    /// The card costs Politics alone (IS-COST-03).
    CostsPolitics,
    /// No discount of a Time Token is there for this command (IS-EVT-03).
    NoDiscount,
    /// The discount lowers Money, and none but Martial Law's is paid (IS-EVT-05).
    NoMoneyToDiscount,
    /// The surcharge of the Time Token is not paid, or cannot be (IS-EVT-06).
    SurchargeUnpaid {
        /// What it is due in.
        resource: Resource,
    },
    /// One currency pays all of a "Money or Politics" cost (IS-COST-04).
    SplitPayment,
    /// More or less is paid than the card costs (IS-COST-01).
    NotTheAmountDue {
        /// What it costs.
        due: u8,
        /// What was offered.
        paid: u8,
    },
    /// The track does not hold what is due (IS-COST-01).
    CannotPay {
        /// Which track.
        resource: Resource,
        /// What is due.
        due: u8,
        /// What he has.
        has: u8,
    },
}

impl CardViolation {
    pub(super) fn citation(&self) -> Citation {
        match self {
            CardViolation::NotInHand => {
                Citation::new(IS_CMD_01, "CARD_NOT_IN_HAND", "the card is not in your hand")
                    .field("card")
            }
            CardViolation::OfAnotherClass => Citation::new(
                IS_CMD_05,
                "CARD_OF_ANOTHER_CLASS",
                "the card belongs to another commander's class",
            )
            .field("card"),
            CardViolation::ShowsAnotherCommand { command } => {
                shows_another(alloc::format!("the card does not show {}", command.name()))
                    .with("command", command.name())
            }
            CardViolation::NoImprovement => shows_another("the card is no Improvement"),
            CardViolation::NoBonus => shows_another(
                "the card is not Political Campaign, War Bonds or Orders from the Dark Side",
            ),
            CardViolation::NoConquestCard => {
                shows_another("the card is neither Reich Gold nor Political Affairs")
            }
            CardViolation::CostsCommandPoints => Citation::new(
                IS_COST_02,
                "COSTS_COMMAND_POINTS",
                "the Reich pays with Command Points, so the payment stays empty",
            )
            .field("payment"),
            CardViolation::CostsMoney => {
                Citation::new(IS_COST_03, "COSTS_MONEY", "the card is paid with Money alone")
                    .field("payment.politics")
            }
            CardViolation::CostsPolitics => {
                let message = "the card itself is paid with Politics alone";
                Citation::new(IS_COST_03, "COSTS_POLITICS", message).field("payment.money")
            }
            CardViolation::NoDiscount => {
                Citation::new(IS_EVT_03, "NO_DISCOUNT", "no discount is there for this command")
                    .field("useDiscount")
            }
            CardViolation::NoMoneyToDiscount => Citation::new(
                IS_EVT_05,
                "NO_MONEY_TO_DISCOUNT",
                "the discount lowers what is paid in Money, and this is paid in Politics",
            )
            .field("useDiscount"),
            CardViolation::SurchargeUnpaid { resource } => Citation::new(
                IS_EVT_06,
                "SURCHARGE_UNPAID",
                alloc::format!(
                    "your first command in this sector costs 1 {} more this turn",
                    resource.name()
                ),
            )
            .field(paid_by(*resource))
            .with("resource", resource.slug()),
            CardViolation::SplitPayment => Citation::new(
                IS_COST_04,
                "SPLIT_PAYMENT",
                "the card itself is paid all with Money or all with Politics",
            )
            .field("payment"),
            CardViolation::NotTheAmountDue { due, paid } => Citation::new(
                IS_COST_01,
                "NOT_THE_AMOUNT_DUE",
                alloc::format!("the card costs {due}, and the payment is {paid}"),
            )
            .field("payment")
            .with("due", due)
            .with("paid", paid),
            CardViolation::CannotPay { resource, due, has } => Citation::new(
                IS_COST_01,
                "CANNOT_PAY",
                alloc::format!("{due} {} is due, and you have {has}", resource.name()),
            )
            .field(paid_by(*resource))
            .with("resource", resource.slug())
            .with("due", due)
            .with("has", has),
        }
    }
}

fn shows_another(message: impl Into<alloc::string::String>) -> Citation {
    Citation::new(IS_CMD_06, "CARD_SHOWS_ANOTHER_COMMAND", message).field("card")
}

/// The Reich names no payment: its cards are paid by being played.
const fn paid_by(resource: Resource) -> &'static str {
    match resource {
        Resource::CommandPoints => "card",
        Resource::Money | Resource::Politics => "payment",
    }
}
