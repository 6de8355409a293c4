//! What every store must do, as cases that any store can run; and the guards around servers that such
//! a run needs.
//!
//! A home runs them all in one line, `umpire_store::suite!(crate::home)`, where `home` is an async
//! function that answers a [`Fixture`]: an empty store, and whatever must live as long as it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::indexing_slicing,
    clippy::missing_panics_doc,
    missing_docs,
    reason = "these are tests, compiled into a library so that more than one home can run them"
)]

pub mod closing;
pub mod commits;
pub mod creation;
pub mod deadlines;
pub mod histories;
pub mod listing;
pub mod notices;
pub mod proxy;
pub mod races;
pub mod reading;
pub mod redis_server;
pub mod sample;
pub mod stamps;
pub mod vault;

use std::any::Any;
use std::sync::Arc;

pub use self::proxy::Proxy;
pub use self::redis_server::RedisServer;
use crate::store::Store;

/// An empty store, and what must live as long as it.
pub struct Fixture {
    store: Arc<dyn Store>,
    _guard: Box<dyn Any + Send>,
}

impl Fixture {
    /// A store that lives while `guard` does.
    pub fn new(store: impl Store, guard: impl Any + Send) -> Self {
        Self { store: Arc::new(store), _guard: Box::new(guard) }
    }

    /// The store.
    #[must_use]
    pub fn store(&self) -> Arc<dyn Store> {
        Arc::clone(&self.store)
    }
}

/// Runs every case on the stores an async function makes, named by a path from the crate's root.
#[macro_export]
macro_rules! suite {
    ($home:path) => {
        $crate::suite! { $home;
            creation: [
                a_new_match_has_no_entry_and_nobody_was_told_anything,
                creating_again_answers_the_match_as_it_stands_by_now,
                another_creation_under_one_name_is_a_conflict,
                a_creation_ahead_of_the_clock_is_refused,
                fifty_parallel_creations_make_one_match,
                bytes_come_back_as_they_went_in,
            ],
            commits: [
                a_commit_changes_everything_at_once,
                a_match_that_is_not_there_is_gone_before_all_else,
                a_known_request_is_answered_though_it_would_be_stale_by_now,
                a_known_request_is_answered_though_the_match_is_over,
                a_request_id_of_another_action_is_a_conflict_though_the_match_is_over,
                a_match_that_is_over_refuses_before_it_is_stale,
                a_stale_head_is_answered_before_a_bad_stamp,
                a_history_of_equal_length_and_another_tip_is_stale,
                a_stamp_before_the_heads_is_refused,
                a_stamp_ahead_of_the_clock_is_refused,
                whatever_is_refused_changes_nothing,
                each_seat_and_the_house_have_request_ids_of_their_own,
                a_token_made_anew_makes_known_heads_stale,
            ],
            races: [
                of_two_commits_on_one_head_exactly_one_wins,
                fifty_parallel_commits_of_one_request_make_one_entry_and_equal_answers,
                parallel_commits_to_many_matches_all_land,
            ],
            stamps: [
                the_clock_does_not_fall,
                stamps_do_not_fall_along_a_log,
            ],
            reading: [
                a_known_head_is_confirmed_until_it_changes,
                a_request_is_looked_up_before_the_head_is_confirmed,
                what_is_not_there_is_not_found,
                a_viewer_not_told_keeps_its_version,
                a_viewer_ahead_of_the_log_reads_that_it_is,
                somebody_the_match_does_not_have_was_told_nothing,
            ],
            histories: [
                any_page_of_any_history_is_the_page_a_plain_list_would_give,
            ],
            deadlines: [
                matches_come_due_with_the_earliest_first,
                what_is_due_is_listed_page_by_page,
                the_deadline_follows_each_commit,
                a_match_that_is_over_is_never_due,
            ],
            listing: [
                a_tenant_pages_through_its_own_matches_and_sees_each_once,
                the_order_of_a_list_stays,
            ],
            closing: [
                a_closed_match_has_no_new_entry_and_takes_none,
                closing_again_changes_nothing,
                a_match_played_to_its_end_is_not_closed,
                a_head_known_before_the_closing_is_stale,
            ],
            notices: [
                a_commit_and_a_closing_are_told_to_who_has_subscribed,
                nobody_is_told_of_what_was_refused,
            ],
            vault: [
                an_api_key_is_found_by_its_digest_until_it_is_revoked,
                of_two_secrets_under_one_name_the_first_is_kept,
                a_seats_token_is_made_anew_as_often_as_asked,
                a_renewal_asked_for_twice_ends_tokens_once,
                a_store_that_works_says_so,
            ],
        }
    };
    ($home:path; $($part:ident: [$($case:ident),* $(,)?]),* $(,)?) => {
        $(mod $part {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                let fixture = $home().await;
                $crate::suite::$part::$case(fixture.store()).await;
            })*
        })*
    };
}
