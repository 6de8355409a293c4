//! A no as a gRPC status with typed details; REST makes its problem from the same status.

use std::sync::Arc;

use prost::Message;
use tonic::Status;
use tonic_types::pb;
use umpire_contract::umpire::v1::{Fault, Violation};

use super::{Failure, MOST_TOLD, Refusal};
use crate::edge::trace;

/// How a [`Fault`] is named among the details of a status.
pub const FAULT_TYPE_URL: &str = "type.googleapis.com/umpire.v1.Fault";
const RETRY_TYPE_URL: &str = "type.googleapis.com/google.rpc.RetryInfo";

impl From<Failure> for Status {
    /// The status for the client. It carries the failure as its source, for the access layer, which
    /// counts and logs it once.
    fn from(failure: Failure) -> Self {
        let (code, _) = failure.row();
        let message = failure.to_string();
        let mut details = vec![any(FAULT_TYPE_URL, &fault(&failure))];
        if let Some(delay) = failure.retry_after() {
            // Both halves of a delay of ours are small; a greater one would be no help.
            let retry_delay = prost_types::Duration::try_from(delay).ok();
            details.push(any(RETRY_TYPE_URL, &pb::RetryInfo { retry_delay }));
        }
        let packed = pb::Status { code: i32::from(code), message: message.clone(), details };
        let mut status = Self::with_details(code, message, packed.encode_to_vec().into());
        status.set_source(Arc::new(failure));
        status
    }
}

fn any(type_url: &str, message: &impl Message) -> prost_types::Any {
    prost_types::Any { type_url: type_url.to_owned(), value: message.encode_to_vec() }
}

fn fault(failure: &Failure) -> Fault {
    let (_, reason) = failure.row();
    let violations = match failure {
        Failure::Malformed(flaws) => flaws.iter().take(MOST_TOLD).map(Violation::from).collect(),
        Failure::Rejected(violations) => violations.iter().take(MOST_TOLD).cloned().collect(),
        Failure::Refused(_) | Failure::Failed { .. } => Vec::new(),
    };
    let version = match failure {
        Failure::Refused(Refusal::StaleVersion { current }) => Some(*current),
        Failure::Malformed(_)
        | Failure::Rejected(_)
        | Failure::Refused(_)
        | Failure::Failed { .. } => None,
    };
    let trace_id = trace::current_id().map(|id| id.to_string()).unwrap_or_default();
    Fault { reason: reason.into(), violations, version, trace_id }
}

/// The fault a status carries, if it is one of ours.
#[must_use]
pub fn fault_of(status: &Status) -> Option<Fault> {
    let packed = pb::Status::decode(status.details()).ok()?;
    let detail = packed.details.into_iter().find(|detail| detail.type_url == FAULT_TYPE_URL)?;
    Fault::decode(detail.value.as_slice()).ok()
}

#[cfg(test)]
mod tests {
    use std::error::Error;
    use std::time::Duration;

    use tonic::Code;
    use tonic_types::StatusExt;
    use umpire_contract::umpire::v1::fault::Reason;

    use super::*;
    use crate::failure::FlawCode;

    #[test]
    fn a_malformed_request_names_its_field() {
        let status = Status::from(Failure::malformed("seats[1].name", FlawCode::TooLarge, "long"));
        assert_eq!(status.code(), Code::InvalidArgument);
        assert_eq!(status.message(), "the request is malformed: `seats[1].name`: long");
        let fault = fault_of(&status).unwrap();
        assert_eq!(fault.reason(), Reason::Malformed);
        assert_eq!(fault.violations[0].field, "seats[1].name");
        assert_eq!(fault.violations[0].code, "too-large");
    }

    #[test]
    fn a_rejection_cites_its_rules() {
        let violation = Violation { rule: "IS-MOB-04".into(), ..Violation::default() };
        let status = Status::from(Failure::Rejected(vec![violation.clone()]));
        assert_eq!(status.code(), Code::FailedPrecondition);
        assert_eq!(fault_of(&status).unwrap().violations, [violation]);
    }

    #[test]
    fn a_stale_version_tells_the_current_one() {
        let status = Status::from(Failure::from(Refusal::StaleVersion { current: 7 }));
        assert_eq!(status.code(), Code::Aborted);
        assert_eq!(fault_of(&status).unwrap().version, Some(7));
    }

    #[test]
    fn a_failure_keeps_its_log_sentence_inside_and_says_when_to_retry() {
        let status = Status::from(Failure::store_away("10.0.0.7 refused the connection"));
        assert_eq!(status.code(), Code::Unavailable);
        assert!(!status.message().contains("10.0.0.7"));
        let details = status.get_error_details();
        let delay = details.retry_info().and_then(|info| info.retry_delay);
        assert_eq!(delay, Some(Duration::from_secs(1)));
        let source = status.source().and_then(<dyn Error>::downcast_ref::<Failure>);
        assert!(matches!(source, Some(Failure::Failed { log, .. }) if log.contains("10.0.0.7")));
    }

    #[test]
    fn a_fault_of_ours_tells_no_client_what_broke() {
        let status = Status::from(Failure::inside("index 7 of 3"));
        assert_eq!(status.code(), Code::Internal);
        assert!(!status.message().contains("index"));
        assert_eq!(fault_of(&status).unwrap().reason(), Reason::Internal);
    }
}
