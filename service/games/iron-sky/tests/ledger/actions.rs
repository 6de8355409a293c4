//! Actions in a few words, by the ids of the content. A UWC card is paid with its printed cost, in Money where both will
//! do, unless [`paid`] says otherwise.

use umpire_engine::Seat;
use umpire_iron_sky::{
    action::{
        Action, Blitzkrieg, CardChoice, CardPlay, ChangeStrategy, ElectronicWarfare,
        GiveCommandPoint, GiveMoney, Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit,
        Regroup, RegroupOrbit, RequestHelp, ReturnToOrbit, SetTransitPermit, Source, Strategy,
        Target, TransitPayer, UseGuidance, UseLoan,
    },
    content::Cost,
    ids::{ByTactics, Space},
};

use crate::position::{CONTENT, combat_card, command_card, continent_named, orbit, territory};

/// A Mobilization that moves so many tiles.
pub(crate) fn mobilize(card: &str, from: &str, to: &str, count: u8) -> Action {
    let manoeuvre = Manoeuvre::Move(movement(to, count));
    Action::Mobilize(Mobilize {
        play: card_play(card),
        origin: space(from),
        manoeuvre,
        elite_operation: None,
    })
}

/// A Mobilization that fights on the spot.
pub(crate) fn fight(card: &str, at: &str) -> Action {
    let manoeuvre = Manoeuvre::Fight;
    Action::Mobilize(Mobilize {
        play: card_play(card),
        origin: space(at),
        manoeuvre,
        elite_operation: None,
    })
}

/// A Recruit.
pub(crate) fn recruit(card: &str, placements: &[(&str, u8)]) -> Action {
    let placement = |&(slug, count): &(&str, u8)| Placement { space: space(slug), count };
    let placements = placements.iter().map(placement).collect();
    Action::Recruit(Recruit { play: card_play(card), placements })
}

/// A Raid: one tile more at `place`, then so many from there.
pub(crate) fn raid(card: &str, place: &str, to: &str, count: u8) -> Action {
    let movement = movement(to, count);
    Action::Raid(Raid {
        play: card_play(card),
        place: space(place),
        movement,
        elite_operation: None,
    })
}

/// A Request Help.
pub(crate) fn request_help(card: &str, neutral: &str, at: &str) -> Action {
    let (neutral_continent, territory) = (continent_named(neutral), territory(at));
    Action::RequestHelp(RequestHelp { play: card_play(card), neutral_continent, territory })
}

/// A Change of Strategy that shuffles.
pub(crate) fn shuffle(card: &str) -> Action {
    let mode = Strategy::Shuffle;
    Action::ChangeStrategy(ChangeStrategy { play: card_play(card), mode })
}

/// A Change of Strategy that switches: cards set aside and taken, each red, yellow, green.
pub(crate) fn switch(card: &str, discard: [u8; 3], take: [u8; 3]) -> Action {
    let colours = |[red, yellow, green]: [u8; 3]| ByTactics { red, yellow, green };
    let mode = Strategy::Switch { discard: colours(discard), take: colours(take) };
    Action::ChangeStrategy(ChangeStrategy { play: card_play(card), mode })
}

/// A Terror.
pub(crate) fn terror(card: &str, at: &str) -> Action {
    Action::Terror(target(card, at))
}

/// A Bombing.
pub(crate) fn bomb(card: &str, at: &str) -> Action {
    Action::Bomb(target(card, at))
}

/// A Reboot.
pub(crate) fn reboot(card: &str) -> Action {
    Action::Reboot(card_play(card))
}

/// An Anti-Terror.
pub(crate) fn anti_terror(card: &str) -> Action {
    Action::AntiTerror(card_play(card))
}

/// A Politicking.
pub(crate) fn politick(card: &str) -> Action {
    Action::Politick(card_play(card))
}

/// An Electronic Warfare.
pub(crate) fn electronic_warfare(card: &str, sector: &str) -> Action {
    let sector = orbit(sector);
    Action::ElectronicWarfare(ElectronicWarfare { play: card_play(card), sector })
}

/// A UWC regrouping for so much Money and Politics.
pub(crate) fn regroup(from: &str, to: &str, count: u8, money: u8, politics: u8) -> Action {
    let payment = Payment { money, politics };
    Action::Regroup(Regroup { origin: territory(from), to: territory(to), count, payment })
}

/// A Reich regrouping in orbit.
pub(crate) fn regroup_orbit(from: &str, to: &str, count: u8) -> Action {
    Action::RegroupOrbit(RegroupOrbit { origin: orbit(from), to: orbit(to), count })
}

/// A return to orbit.
pub(crate) fn return_to_orbit(from: &str, count: u8) -> Action {
    Action::ReturnToOrbit(ReturnToOrbit { origin: territory(from), count })
}

/// A gift of Money.
pub(crate) fn give_money(to: Seat, amount: u8) -> Action {
    Action::GiveMoney(GiveMoney { to, amount })
}

/// A gift of a Command Point.
pub(crate) fn give_command_point(to: Seat) -> Action {
    Action::GiveCommandPoint(GiveCommandPoint { to })
}

/// A use of Loan Tokens.
pub(crate) fn use_loan(neutral: &str, count: u8) -> Action {
    Action::UseLoan(UseLoan { neutral_continent: continent_named(neutral), count })
}

/// A use of a Guidance Token.
pub(crate) fn use_guidance(neutral: &str) -> Action {
    Action::UseGuidance(UseGuidance { neutral_continent: continent_named(neutral) })
}

/// A transit permit.
pub(crate) fn permit(to: Seat, count: u8) -> Action {
    Action::SetTransitPermit(SetTransitPermit { to, count })
}

/// The end of a turn, with a discard.
pub(crate) fn discard(card: &str) -> Action {
    Action::EndPhase { discard: Some(command_card(card)) }
}

/// The end of a turn, without a discard.
pub(crate) const SUBMIT: Action = Action::EndPhase { discard: None };

/// A Recruit that puts the Black Ops on the board.
pub(crate) fn recruit_black_ops(card: &str, at: &str) -> Action {
    Action::RecruitBlackOps(target(card, at))
}

/// An Improvement.
pub(crate) fn improve(card: &str, at: &str) -> Action {
    Action::PlayImprovement(target(card, at))
}

/// A Nuke.
pub(crate) fn nuke(at: &str) -> Action {
    Action::Nuke(target("SU-6", at))
}

/// Political Campaign, War Bonds or Orders from the Dark Side.
pub(crate) fn bonus(card: &str) -> Action {
    Action::PlayBonus(card_play(card))
}

/// A Propaganda.
pub(crate) fn propaganda(placements: &[(&str, u8)]) -> Action {
    match recruit("SR-6", placements) {
        Action::Recruit(order) => Action::Propaganda(order),
        other => panic!("no Recruit: {other:?}"),
    }
}

/// A Blitzkrieg: tiles in this sector, then so many from there.
pub(crate) fn blitzkrieg(sector: &str, to: &str, count: u8) -> Action {
    let (play, movement) = (card_play("SR-8"), movement(to, count));
    Action::Blitzkrieg(Blitzkrieg { play, sector: orbit(sector), movement, elite_operation: None })
}

/// A claim for a conquest.
pub(crate) fn claim(card: &str) -> Action {
    Action::ClaimConquest { card: command_card(card) }
}

/// The same attack with an Elite Operation, paid as printed, in Money where both will do.
pub(crate) fn elite(mut action: Action, card: &str) -> Action {
    let play = Some(card_play(card));
    match &mut action {
        Action::Mobilize(order) => order.elite_operation = play,
        Action::Raid(order) => order.elite_operation = play,
        Action::Blitzkrieg(order) => order.elite_operation = play,
        other => panic!("no attack: {other:?}"),
    }
    action
}

/// The same action with another payment for its card.
pub(crate) fn paid(mut action: Action, money: u8, politics: u8) -> Action {
    played(&mut action).payment = Payment { money, politics };
    action
}

/// The same action with the discount of the Time Token used, or not.
pub(crate) fn discounted(mut action: Action, use_discount: bool) -> Action {
    played(&mut action).use_discount = Some(use_discount);
    action
}

/// A card of a combat hand, refilled from there (IS-CTL-01, IS-CTL-02).
pub(crate) fn held(face: &str, refill: Source) -> CardChoice {
    CardChoice::Hand { card: combat_card(face), refill }
}

/// The card that an action plays.
fn played(action: &mut Action) -> &mut CardPlay {
    match action {
        Action::Mobilize(order) => &mut order.play,
        Action::Recruit(order) | Action::Propaganda(order) => &mut order.play,
        Action::RequestHelp(call) => &mut call.play,
        Action::Raid(order) => &mut order.play,
        Action::Blitzkrieg(order) => &mut order.play,
        Action::ChangeStrategy(change) => &mut change.play,
        Action::Terror(target)
        | Action::Bomb(target)
        | Action::RecruitBlackOps(target)
        | Action::PlayImprovement(target)
        | Action::Nuke(target) => &mut target.play,
        Action::ElectronicWarfare(target) => &mut target.play,
        Action::Reboot(play)
        | Action::AntiTerror(play)
        | Action::Politick(play)
        | Action::PlayBonus(play) => play,
        other => panic!("nothing is paid for {other:?}"),
    }
}

/// The same move, its transit paid by the commander of the destination.
pub(crate) fn by_permit(mut action: Action) -> Action {
    moved(&mut action).transit_payer = TransitPayer::Destination;
    action
}

/// The same move, its transit paid with Money.
pub(crate) fn with_transit_money(mut action: Action) -> Action {
    moved(&mut action).transit_money = true;
    action
}

fn moved(action: &mut Action) -> &mut Move {
    match action {
        Action::Mobilize(Mobilize { manoeuvre: Manoeuvre::Move(movement), .. })
        | Action::Raid(Raid { movement, .. })
        | Action::Blitzkrieg(Blitzkrieg { movement, .. }) => movement,
        other => panic!("no move in {other:?}"),
    }
}

fn movement(to: &str, count: u8) -> Move {
    Move { to: space(to), count, transit_payer: TransitPayer::Itself, transit_money: false }
}

fn target(card: &str, at: &str) -> Target {
    Target { play: card_play(card), territory: territory(at) }
}

fn space(slug: &str) -> Space {
    CONTENT.space(slug).unwrap_or_else(|| panic!("no space is called `{slug}`"))
}

fn card_play(name: &str) -> CardPlay {
    let card = command_card(name);
    let (money, politics) = match CONTENT.command_card(card).cost {
        Cost::Cp(_) | Cost::Conquest => (0, 0),
        Cost::Money(points) | Cost::Either(points) => (points, 0),
        Cost::Politics(points) => (0, points),
    };
    CardPlay::new(card, Payment { money, politics })
}
