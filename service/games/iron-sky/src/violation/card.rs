//! Refusals of a card and its payment (IS-CMD, IS-COST).

use super::Citation;
use crate::{
    content::Command,
    event::Resource,
    ledger::{
        IS_CMD_01, IS_CMD_05, IS_CMD_06, IS_COST_01, IS_COST_02, IS_COST_03, IS_COST_04, IS_EVT_03,
        IS_EVT_05, IS_EVT_06, IS_SPC_10,
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
    /// The card costs Command Points, not Money or Politics (IS-COST-02).
    CostsCommandPoints,
    /// The card costs Money alone (IS-COST-03).
    CostsMoney,
    /// The card costs Politics alone (IS-COST-03).
    CostsPolitics,
    /// The card costs a conquest and is claimed for one (IS-SPC-10).
    CostsConquest,
    /// No discount of a Time Token is there for this command (IS-EVT-03).
    NoDiscount,
    /// The discount lowers Money, and none but Martial Law's is paid (IS-EVT-05).
    NoMoneyToDiscount,
    /// The surcharge of the Time Token is not paid, or cannot be (IS-EVT-06).
    SurchargeUnpaid,
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
            CardViolation::ShowsAnotherCommand { command } => Citation::new(
                IS_CMD_06,
                "CARD_SHOWS_ANOTHER_COMMAND",
                alloc::format!("the card does not show {}", command.name()),
            )
            .field("card")
            .with("command", command.name()),
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
                Citation::new(IS_COST_03, "COSTS_POLITICS", "the card is paid with Politics alone")
                    .field("payment.money")
            }
            CardViolation::CostsConquest => Citation::new(
                IS_SPC_10,
                "COSTS_CONQUEST",
                "the card costs a conquest and is claimed right after one",
            )
            .field("card"),
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
            CardViolation::SurchargeUnpaid => Citation::new(
                IS_EVT_06,
                "SURCHARGE_UNPAID",
                "the first command in this sector costs 1 more this turn",
            )
            .field("payment"),
            CardViolation::SplitPayment => Citation::new(
                IS_COST_04,
                "SPLIT_PAYMENT",
                "the card is paid all with Money or all with Politics",
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
            .field("payment")
            .with("resource", resource.slug())
            .with("due", due)
            .with("has", has),
        }
    }
}
