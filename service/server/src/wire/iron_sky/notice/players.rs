//! Players: turns, pointss, sharing, clocks, seats.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    content::Content,
    ids::Post,
    notice::{
        ClockSet, CommandPointGiven, GuidanceUsed, LoansUsed, MoneyGiven, PhaseBegan,
        ResourceGained, ResourceSpent, SeatGivenUp, Sight, TakenSeat, TransitPermitSet,
        TransitPermitUsed,
    },
    score::Outcome,
    state::{Clock, Phase},
    view::Player,
};

use super::Told;
use crate::wire::iron_sky::{
    outcome::outcome_out,
    piece::{
        Named, combat_card_out, command_card_out, known_card_out, post_out, seat_out,
        secret_operation_out,
    },
    view::{clock_out, players_out},
    words::{name, points, side, things, who},
};

pub(super) fn posts_taken(content: &Content, players: &[Player]) -> Told {
    let each = players.iter().zip(0..).map(|(player, seat): (_, u8)| {
        let commander = &content.commander(player.commander).slug;
        format!("seat {seat} is {} as {commander}", who(player.post))
    });
    let sentence = each.collect::<Vec<_>>().join(", ");
    (sentence, Kind::PostsTaken(told::PostsTaken { players: players_out(content, players) }))
}

pub(super) fn round_began(round: u8) -> Told {
    let sentence = format!("round {round} begins");
    (sentence, Kind::RoundBegan(told::RoundBegan { round: round.into() }))
}

pub(super) fn phase_began(notice: PhaseBegan) -> Told {
    let PhaseBegan { active, phase } = notice;
    let what = match phase {
        Phase::Setup => "set-up",
        Phase::Resource => "Resource Phase",
        Phase::Command => "Command Phase",
        Phase::End => "End Phase",
        Phase::Time => "turn of the Time Token",
        Phase::Finished => "end",
    };
    let sentence = format!("the {what} of {} begins", side(active));
    let message = told::PhaseBegan { active: active.out(), phase: phase.out() };
    (sentence, Kind::PhaseBegan(message))
}

pub(super) fn clock_set(notice: ClockSet) -> Told {
    let ClockSet { post, clock } = notice;
    let what = match clock {
        Clock::Off => "is put away",
        Clock::Running(_) => "runs",
        Clock::Standing(_) => "stands still",
    };
    let sentence = format!("the clock of {} {what}", who(post));
    let message = told::ClockSet { post: Some(post_out(post)), clock: clock_out(clock) };
    (sentence, Kind::ClockSet(message))
}

pub(super) fn resource_gained(notice: ResourceGained) -> Told {
    let ResourceGained { post, resource, amount, level } = notice;
    let sentence = format!("{} gains {} and has {level}", who(post), points(amount, resource));
    let message = told::ResourceGained {
        post: Some(post_out(post)),
        resource: resource.out(),
        amount: amount.into(),
        level: level.into(),
    };
    (sentence, Kind::ResourceGained(message))
}

pub(super) fn resource_spent(notice: ResourceSpent) -> Told {
    let ResourceSpent { post, resource, amount, level } = notice;
    let sentence = format!("{} loses {} and has {level}", who(post), points(amount, resource));
    let message = told::ResourceSpent {
        post: Some(post_out(post)),
        resource: resource.out(),
        amount: amount.into(),
        level: level.into(),
    };
    (sentence, Kind::ResourceSpent(message))
}

pub(super) fn money_given(notice: MoneyGiven) -> Told {
    let MoneyGiven { giver, to, amount } = notice;
    let sentence = format!("{} gives {} {amount} Money", who(giver), who(to));
    let (giver, to) = (Some(post_out(giver)), Some(post_out(to)));
    (sentence, Kind::MoneyGiven(told::MoneyGiven { giver, to, amount: amount.into() }))
}

pub(super) fn command_point_given(notice: CommandPointGiven) -> Told {
    let CommandPointGiven { giver, to } = notice;
    let sentence = format!("{} gives {} 1 Command Point", who(giver), who(to));
    let (giver, to) = (Some(post_out(giver)), Some(post_out(to)));
    (sentence, Kind::CommandPointGiven(told::CommandPointGiven { giver, to }))
}

pub(super) fn loans_used(notice: LoansUsed) -> Told {
    let LoansUsed { post, neutral_continent, count } = notice;
    let tokens = format!("{} of {}", things(count, "Loan Token"), name(neutral_continent));
    let message = told::LoansUsed {
        post: Some(post_out(post)),
        neutral_continent: neutral_continent.out(),
        count: count.into(),
    };
    (format!("{} uses {tokens}", who(post)), Kind::LoansUsed(message))
}

pub(super) fn guidance_used(notice: GuidanceUsed) -> Told {
    let GuidanceUsed { post, neutral_continent } = notice;
    let sentence = format!("{} uses the Guidance Token of {}", who(post), name(neutral_continent));
    let message = told::GuidanceUsed {
        post: Some(post_out(post)),
        neutral_continent: neutral_continent.out(),
    };
    (sentence, Kind::GuidanceUsed(message))
}

pub(super) fn transit_permit_set(notice: TransitPermitSet) -> Told {
    let TransitPermitSet { giver, to, count } = notice;
    let transits = things(count, "transit");
    let sentence = format!("{} permits {} {transits}", who(giver), who(to));
    let (giver, to) = (Some(post_out(giver)), Some(post_out(to)));
    (sentence, Kind::TransitPermitSet(told::TransitPermitSet { giver, to, count: count.into() }))
}

pub(super) fn transit_permit_used(notice: TransitPermitUsed) -> Told {
    let TransitPermitUsed { giver, by } = notice;
    let sentence = format!("{} pays a transit of {}", who(giver), who(by));
    let (giver, by) = (Some(post_out(giver)), Some(post_out(by)));
    (sentence, Kind::TransitPermitUsed(told::TransitPermitUsed { giver, by }))
}

pub(super) fn declared_done(post: Post) -> Told {
    let sentence = format!("{} is done", who(post));
    (sentence, Kind::DeclaredDone(told::DeclaredDone { post: Some(post_out(post)) }))
}

pub(super) fn done_withdrawn(post: Post) -> Told {
    let sentence = format!("{} goes on", who(post));
    (sentence, Kind::DoneWithdrawn(told::DoneWithdrawn { post: Some(post_out(post)) }))
}

pub(super) fn end_phase_submitted(post: Post) -> Told {
    let sentence = format!("{} ends the turn", who(post));
    (sentence, Kind::EndPhaseSubmitted(told::EndPhaseSubmitted { post: Some(post_out(post)) }))
}

pub(super) fn seat_given_up(content: &Content, notice: &SeatGivenUp) -> Told {
    let SeatGivenUp { seat, heir, sight } = notice;
    let sentence = match heir {
        Some(heir) => format!("seat {seat} is given up, seat {heir} plays on for it"),
        None => format!("seat {seat} is given up"),
    };
    let (hands, sees_no_more) = match sight {
        Sight::Unchanged => (Vec::new(), false),
        Sight::Gained { seats } => {
            (seats.iter().map(|seat| hand_out(content, seat)).collect(), false)
        }
        Sight::Lost => (Vec::new(), true),
    };
    let message =
        told::SeatGivenUp { seat: seat_out(*seat), heir: heir.map(seat_out), hands, sees_no_more };
    (sentence, Kind::SeatGivenUp(message))
}

fn hand_out(content: &Content, seat: &TakenSeat) -> told::Hand {
    let TakenSeat { post, hand, combat_hand, secret_operation, laid } = seat;
    told::Hand {
        post: Some(post_out(*post)),
        cards: hand.iter().map(|&card| command_card_out(content, card)).collect(),
        combat_hand: combat_hand.iter().map(|&card| combat_card_out(content, card)).collect(),
        secret_operation: secret_operation.map(|it| secret_operation_out(content, it)),
        laid: laid.map(|card| known_card_out(content, card)),
    }
}

pub(super) fn match_ended(content: &Content, outcome: &Outcome) -> Told {
    let sentence = match outcome.winner {
        Some(winner) => format!("{} wins", side(winner)),
        None => "the match is a draw".to_owned(),
    };
    (sentence, Kind::MatchEnded(told::MatchEnded { outcome: Some(outcome_out(content, outcome)) }))
}
