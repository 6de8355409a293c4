//! Refusals of gifts, tokens and permits (IS-SHARE, IS-ICM-07).

use alloc::{format, string::String};

use umpire_engine::RuleId;

use super::Citation;
use crate::{
    ids::Continent,
    ledger::{
        IS_GEN_08, IS_ICM_07, IS_SHARE_01, IS_SHARE_02, IS_SHARE_04, IS_SHARE_05, IS_SHARE_06,
        IS_SHARE_07, IS_SHARE_08, IS_SHARE_09, IS_SHARE_10, IS_SIM_15,
    },
};

/// Why something cannot be shared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SharingViolation {
    /// Money goes from one UWC player to another (IS-SHARE-01).
    MoneyNotForThem,
    /// A gift of Money is at least 1 (IS-SHARE-01).
    NoMoneyGiven,
    /// He gives more than he has (IS-SHARE-07).
    MoreMoneyThanHeHas {
        /// What he would give.
        amount: u8,
        /// What he has.
        has: u8,
    },
    /// The receiver would rise above 8 (IS-SHARE-02).
    MoreMoneyThanFits {
        /// What the receiver has.
        has: u8,
    },
    /// He has given Money too often in this phase (IS-SIM-15).
    TooManyGifts {
        /// How often one may.
        limit: u8,
    },
    /// Command Points go from one Reich player to another (IS-SHARE-05).
    PointNotForThem,
    /// He has given his point of this turn (IS-SHARE-06).
    HasGiven,
    /// He has no point (IS-SHARE-07).
    NoPointToGive,
    /// The receiver would rise above 8 (IS-SHARE-05).
    NoRoomForPoint,
    /// Loan Tokens are the UWC's and lie on neutral continents (IS-SHARE-10).
    NoLoansForHim {
        /// Where there are none.
        continent: Continent,
    },
    /// So many Loan Tokens are not left (IS-GEN-08).
    TooFewLoans {
        /// How many he would use.
        count: u8,
        /// How many there are.
        left: u8,
    },
    /// At least one Loan Token is used (IS-SHARE-04).
    NoLoan,
    /// The Money would rise above 8 (IS-SHARE-04).
    LoanDoesNotFit {
        /// How many he would use.
        count: u8,
        /// The Money he has.
        has: u8,
    },
    /// Guidance Tokens are the Reich's (IS-SHARE-08).
    GuidanceNotForHim,
    /// He has used his token of this turn (IS-SHARE-09).
    HasUsedGuidance,
    /// No Guidance Token is left there (IS-GEN-08).
    NoGuidanceLeft {
        /// Where.
        continent: Continent,
    },
    /// The Command Points would rise above 8 (IS-SHARE-08).
    GuidanceDoesNotFit,
    /// Permits go from one UWC player to another (IS-ICM-07).
    PermitNotForThem,
    /// A permit covers up to 8 transits (IS-ICM-07).
    TooManyTransits {
        /// The most.
        most: u8,
    },
    /// He has set permits too often in this phase (IS-SIM-15).
    TooManyPermits {
        /// How often one may.
        limit: u8,
    },
}

impl SharingViolation {
    pub(super) fn citation(&self) -> Citation {
        self.facts(Citation::new(self.rule(), self.code(), self.message()).field(self.field()))
    }

    fn rule(&self) -> RuleId {
        match self {
            SharingViolation::MoneyNotForThem | SharingViolation::NoMoneyGiven => IS_SHARE_01,
            SharingViolation::MoreMoneyThanFits { .. } => IS_SHARE_02,
            SharingViolation::MoreMoneyThanHeHas { .. } | SharingViolation::NoPointToGive => {
                IS_SHARE_07
            }
            SharingViolation::TooManyGifts { .. } | SharingViolation::TooManyPermits { .. } => {
                IS_SIM_15
            }
            SharingViolation::PointNotForThem | SharingViolation::NoRoomForPoint => IS_SHARE_05,
            SharingViolation::HasGiven => IS_SHARE_06,
            SharingViolation::NoLoansForHim { .. } => IS_SHARE_10,
            SharingViolation::TooFewLoans { .. } | SharingViolation::NoGuidanceLeft { .. } => {
                IS_GEN_08
            }
            SharingViolation::NoLoan | SharingViolation::LoanDoesNotFit { .. } => IS_SHARE_04,
            SharingViolation::GuidanceNotForHim | SharingViolation::GuidanceDoesNotFit => {
                IS_SHARE_08
            }
            SharingViolation::HasUsedGuidance => IS_SHARE_09,
            SharingViolation::PermitNotForThem | SharingViolation::TooManyTransits { .. } => {
                IS_ICM_07
            }
        }
    }

    fn code(&self) -> &'static str {
        match self {
            SharingViolation::MoneyNotForThem => "MONEY_NOT_FOR_THEM",
            SharingViolation::NoMoneyGiven => "NO_MONEY_GIVEN",
            SharingViolation::MoreMoneyThanHeHas { .. } => "MORE_MONEY_THAN_HE_HAS",
            SharingViolation::MoreMoneyThanFits { .. } => "MORE_MONEY_THAN_FITS",
            SharingViolation::TooManyGifts { .. } => "TOO_MANY_GIFTS",
            SharingViolation::PointNotForThem => "POINT_NOT_FOR_THEM",
            SharingViolation::HasGiven => "HAS_GIVEN",
            SharingViolation::NoPointToGive => "NO_POINT_TO_GIVE",
            SharingViolation::NoRoomForPoint => "NO_ROOM_FOR_POINT",
            SharingViolation::NoLoansForHim { .. } => "NO_LOANS_FOR_HIM",
            SharingViolation::TooFewLoans { .. } => "TOO_FEW_LOANS",
            SharingViolation::NoLoan => "NO_LOAN",
            SharingViolation::LoanDoesNotFit { .. } => "LOAN_DOES_NOT_FIT",
            SharingViolation::GuidanceNotForHim => "GUIDANCE_NOT_FOR_HIM",
            SharingViolation::HasUsedGuidance => "HAS_USED_GUIDANCE",
            SharingViolation::NoGuidanceLeft { .. } => "NO_GUIDANCE_LEFT",
            SharingViolation::GuidanceDoesNotFit => "GUIDANCE_DOES_NOT_FIT",
            SharingViolation::PermitNotForThem => "PERMIT_NOT_FOR_THEM",
            SharingViolation::TooManyTransits { .. } => "TOO_MANY_TRANSITS",
            SharingViolation::TooManyPermits { .. } => "TOO_MANY_PERMITS",
        }
    }

    fn field(&self) -> &'static str {
        match self {
            SharingViolation::MoneyNotForThem
            | SharingViolation::PointNotForThem
            | SharingViolation::NoRoomForPoint
            | SharingViolation::PermitNotForThem => "to",
            SharingViolation::NoMoneyGiven
            | SharingViolation::MoreMoneyThanHeHas { .. }
            | SharingViolation::MoreMoneyThanFits { .. } => "amount",
            SharingViolation::NoLoansForHim { .. } | SharingViolation::NoGuidanceLeft { .. } => {
                "neutralContinent"
            }
            SharingViolation::NoLoan
            | SharingViolation::TooFewLoans { .. }
            | SharingViolation::LoanDoesNotFit { .. }
            | SharingViolation::TooManyTransits { .. } => "count",
            SharingViolation::TooManyGifts { .. }
            | SharingViolation::HasGiven
            | SharingViolation::NoPointToGive
            | SharingViolation::GuidanceNotForHim
            | SharingViolation::HasUsedGuidance
            | SharingViolation::GuidanceDoesNotFit
            | SharingViolation::TooManyPermits { .. } => "",
        }
    }

    fn message(&self) -> String {
        match self {
            SharingViolation::MoneyNotForThem => "money goes from one UWC player to another".into(),
            SharingViolation::NoMoneyGiven => "a gift of Money is at least 1".into(),
            SharingViolation::MoreMoneyThanHeHas { amount, has } => {
                format!("`{amount}` Money cannot be given by one who has {has}")
            }
            SharingViolation::MoreMoneyThanFits { has } => {
                format!("the receiver has {has} Money and may not rise above 8")
            }
            SharingViolation::TooManyGifts { limit } => {
                format!("money can be given {limit} times in one phase")
            }
            SharingViolation::PointNotForThem => {
                "command points go from one Reich player to another".into()
            }
            SharingViolation::HasGiven => {
                "a Reich player gives one Command Point a turn, and this one has".into()
            }
            SharingViolation::NoPointToGive => "there is no Command Point to give".into(),
            SharingViolation::NoRoomForPoint => {
                "the receiver may not rise above 8 Command Points".into()
            }
            SharingViolation::NoLoansForHim { continent } => {
                format!(
                    "loan Tokens are the UWC's, on neutral continents, and `{continent}` has none for you"
                )
            }
            SharingViolation::TooFewLoans { count, left } => {
                format!("`{count}` Loan Tokens are more than the {left} left")
            }
            SharingViolation::NoLoan => "at least one Loan Token is used".into(),
            SharingViolation::LoanDoesNotFit { count, has } => {
                format!("`{count}` Loan Tokens do not fit a track of {has} Money that ends at 8")
            }
            SharingViolation::GuidanceNotForHim => "guidance Tokens are the Reich's".into(),
            SharingViolation::HasUsedGuidance => {
                "a Reich player uses one Guidance Token a turn, and this one has".into()
            }
            SharingViolation::NoGuidanceLeft { continent } => {
                format!("no Guidance Token is left of `{continent}`: a neutral continent lends one")
            }
            SharingViolation::GuidanceDoesNotFit => "command points may not rise above 8".into(),
            SharingViolation::PermitNotForThem => {
                "transit permits go from one UWC player to another".into()
            }
            SharingViolation::TooManyTransits { most } => {
                format!("a transit permit covers up to {most} transits")
            }
            SharingViolation::TooManyPermits { limit } => {
                format!("transit permits can be set {limit} times in one phase")
            }
        }
    }

    fn facts(&self, citation: Citation) -> Citation {
        match *self {
            SharingViolation::MoreMoneyThanHeHas { amount, has } => {
                citation.with("amount", amount).with("has", has)
            }
            SharingViolation::MoreMoneyThanFits { has } => citation.with("has", has),
            SharingViolation::TooFewLoans { count, left } => {
                citation.with("count", count).with("left", left)
            }
            SharingViolation::LoanDoesNotFit { count, has } => {
                citation.with("count", count).with("has", has)
            }
            SharingViolation::NoLoansForHim { continent }
            | SharingViolation::NoGuidanceLeft { continent } => {
                citation.with("continent", continent)
            }
            SharingViolation::TooManyTransits { most } => citation.with("most", most),
            SharingViolation::TooManyGifts { limit }
            | SharingViolation::TooManyPermits { limit } => citation.with("limit", limit),
            SharingViolation::MoneyNotForThem
            | SharingViolation::NoMoneyGiven
            | SharingViolation::NoLoan
            | SharingViolation::PointNotForThem
            | SharingViolation::HasGiven
            | SharingViolation::NoPointToGive
            | SharingViolation::NoRoomForPoint
            | SharingViolation::GuidanceNotForHim
            | SharingViolation::HasUsedGuidance
            | SharingViolation::GuidanceDoesNotFit
            | SharingViolation::PermitNotForThem => citation,
        }
    }
}
