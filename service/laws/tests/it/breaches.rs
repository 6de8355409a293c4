//! A sound game holds every law, and each way of breaking it is found.

use umpire_laws::{Breach, Law, Tally, Thoroughness};

use crate::toy::{Flaw, spec};

fn held(flaw: Flaw) -> Result<Tally, Breach> {
    spec(flaw).hold(3, &Thoroughness::QUICK)
}

fn broken(flaw: Flaw) -> Law {
    held(flaw).expect_err("a broken game was found sound").law
}

#[test]
fn a_sound_game_holds_every_law() {
    for players in 2..=4 {
        let tally = spec(Flaw::None).hold(players, &Thoroughness::QUICK).unwrap();
        assert_eq!(tally.untested(), [], "{tally}");
        assert_eq!(tally.matches, Thoroughness::QUICK.matches);
    }
}

#[test]
fn a_breach_names_the_case_that_shows_it_again() {
    let breach = held(Flaw::LosesACard).unwrap_err();
    let again = Thoroughness { first: breach.case, matches: 1, ..Thoroughness::QUICK };
    assert_eq!(spec(Flaw::LosesACard).hold(3, &again), Err(breach.clone()));
    let printed = breach.to_string();
    assert!(
        printed.starts_with("Conservation: no piece appears or vanishes\ntoy, 3 players, case ")
    );
}

#[test]
fn options_that_are_refused_are_found() {
    assert_eq!(broken(Flaw::RefusesOptions), Law::Setting);
}

#[test]
fn a_game_that_remembers_other_matches_is_found() {
    assert_eq!(broken(Flaw::Remembers), Law::Determinism);
}

#[test]
fn a_fact_that_evolves_otherwise_the_second_time_is_found() {
    assert_eq!(broken(Flaw::EvolvesOtherwise), Law::Fold);
}

#[test]
fn a_refusal_that_leaves_a_mark_is_found() {
    assert_eq!(broken(Flaw::RefusalMarks), Law::FreeRefusal);
}

#[test]
fn a_refusal_by_no_rule_or_in_no_sentence_is_found() {
    assert_eq!(broken(Flaw::CitesNothing), Law::Citation);
    assert_eq!(broken(Flaw::Shouts), Law::Citation);
}

#[test]
fn an_offer_that_is_refused_is_found() {
    assert_eq!(broken(Flaw::OffersTooMuch), Law::Sound);
    assert_eq!(broken(Flaw::OffersToStrangers), Law::Sound);
}

#[test]
fn a_lawful_action_that_is_not_offered_is_found() {
    assert_eq!(broken(Flaw::OffersTooLittle), Law::Complete);
}

#[test]
fn a_draw_from_outside_its_domain_is_found() {
    assert_eq!(broken(Flaw::WideDomain), Law::Domains);
}

#[test]
fn a_preview_that_allows_what_is_refused_is_found() {
    assert_eq!(broken(Flaw::RashPreview), Law::Preview);
}

#[test]
fn a_broken_invariant_is_found() {
    assert_eq!(broken(Flaw::OverfullHand), Law::Invariants);
}

#[test]
fn a_piece_that_vanishes_is_found() {
    assert_eq!(broken(Flaw::LosesACard), Law::Conservation);
}

#[test]
fn a_view_that_shows_hidden_hands_is_found() {
    assert_eq!(broken(Flaw::ShowsHands), Law::Secrecy);
}

#[test]
fn a_refusal_that_tells_where_a_card_lies_is_found() {
    assert_eq!(broken(Flaw::KnowingRefusal), Law::Secrecy);
}

#[test]
fn an_offer_that_depends_on_a_hidden_card_is_found() {
    let law = broken(Flaw::OfferDependsOnDeck);
    assert!([Law::Secrecy, Law::Complete].contains(&law), "{law:?}");
}

#[test]
fn a_notice_that_tells_others_what_was_drawn_is_found() {
    // Whoever reads it takes the card into a hand that he does not see, or hears two different cards.
    let law = broken(Flaw::TellsTheDraw);
    assert!([Law::Secrecy, Law::Notices].contains(&law), "{law:?}");
}

#[test]
fn an_act_that_others_hear_of_is_found() {
    assert_eq!(broken(Flaw::TellsSecrets), Law::Silence);
}

#[test]
fn a_secret_that_moves_what_others_see_is_found() {
    for law in [broken(Flaw::SecretMovesPending), broken(Flaw::SecretShown)] {
        assert!([Law::Silence, Law::Secrecy].contains(&law), "{law:?}");
    }
}

#[test]
fn a_client_that_ends_with_another_view_is_found() {
    assert_eq!(broken(Flaw::ForgetsToFollow), Law::Notices);
}

#[test]
fn a_match_that_awaits_nobody_is_found() {
    assert_eq!(broken(Flaw::AwaitsNobody), Law::Awaited);
    assert_eq!(broken(Flaw::AwaitsTheMute), Law::Awaited);
}

#[test]
fn a_clock_that_answers_too_early_or_never_is_found() {
    assert_eq!(broken(Flaw::EarlyClock), Law::Clock);
    assert_eq!(broken(Flaw::DeafClock), Law::Clock);
}

#[test]
fn a_finished_match_that_plays_on_is_found() {
    assert_eq!(broken(Flaw::PlaysOn), Law::End);
}

#[test]
fn a_match_without_end_is_found() {
    assert_eq!(broken(Flaw::Endless), Law::Termination);
}

#[test]
fn a_store_that_forgets_is_found() {
    assert_eq!(broken(Flaw::ForgetfulStore), Law::Storage);
}

#[test]
fn an_input_that_panics_is_found() {
    let breach = held(Flaw::Panics).unwrap_err();
    assert_eq!(breach.law, Law::Hostile);
    assert!(breach.reason.starts_with("panicked: index out of bounds"), "{breach}");
}
