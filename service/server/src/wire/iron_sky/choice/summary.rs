//! A choice in a phrase for people.

use umpire_iron_sky::{
    action::{
        Action, CardPlay, ChangeStrategy, ElectronicWarfare, GiveCommandPoint, GiveMoney,
        Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit, Regroup, RegroupOrbit,
        RequestHelp, ReturnToOrbit, SetTransitPermit, Source, Strategy, Target, UseGuidance,
        UseLoan,
    },
    content::Content,
    ids::Space,
};

use crate::wire::iron_sky::{
    piece::{command_card_out, space_out},
    words::{name, things},
};

/// What the sample does, as in `mobilize 2 tiles from AM-I to AM1 with IN01`.
pub(super) fn of(content: &Content, action: &Action) -> String {
    match *action {
        Action::Mobilize(it) => mobilize(content, it),
        Action::Recruit(ref it) => recruit(content, it),
        Action::RequestHelp(it) => request_help(content, it),
        Action::Raid(it) => raid(content, it),
        Action::ChangeStrategy(it) => change_strategy(content, it),
        Action::Terror(it) => target(content, "terrorize", it),
        Action::Bomb(it) => target(content, "bomb", it),
        Action::Reboot(it) => command(content, "send the Electronic Warfare Token back", it),
        Action::AntiTerror(it) => command(content, "send the Terror Token back", it),
        Action::Politick(it) => command(content, "gain Politics", it),
        Action::ElectronicWarfare(ElectronicWarfare { play, sector }) => {
            let sector = space_out(content, sector);
            command(content, &format!("close the red routes of {sector}"), play)
        }
        Action::Regroup(it) => regroup(content, it),
        Action::RegroupOrbit(RegroupOrbit { origin, to, count }) => {
            format!("regroup {}", way(content, origin, to, count))
        }
        Action::ReturnToOrbit(ReturnToOrbit { origin, count }) => {
            format!("return {} from {} to orbit", things(count, "tile"), space_out(content, origin))
        }
        Action::GiveMoney(GiveMoney { to, amount }) => format!("give seat {to} {amount} Money"),
        Action::GiveCommandPoint(GiveCommandPoint { to }) => {
            format!("give seat {to} 1 Command Point")
        }
        Action::UseLoan(UseLoan { neutral_continent, count }) => {
            format!("use {} of {}", things(count, "Loan Token"), name(neutral_continent))
        }
        Action::UseGuidance(UseGuidance { neutral_continent }) => {
            format!("use the Guidance Token of {}", name(neutral_continent))
        }
        Action::SetTransitPermit(SetTransitPermit { to, count }) => {
            format!("permit seat {to} {}", things(count, "transit"))
        }
        Action::DeclareDone => "declare the Command Phase done".to_owned(),
        Action::WithdrawDone => "go on with the Command Phase".to_owned(),
        Action::ChooseDefenceCard(source) => format!("defend with {}", card(source)),
        Action::ChooseAttackCard(source) => format!("attack with {}", card(source)),
        Action::EndPhase { discard: None } => "end the turn without a discard".to_owned(),
        Action::EndPhase { discard: Some(card) } => {
            format!("discard {} and end the turn", command_card_out(content, card))
        }
        Action::Resign => "give the seat up for good".to_owned(),
    }
}

fn mobilize(content: &Content, mobilize: Mobilize) -> String {
    let Mobilize { play, origin, manoeuvre } = mobilize;
    let what = match manoeuvre {
        Manoeuvre::Fight => format!("fight on {}", space_out(content, origin)),
        Manoeuvre::Move(Move { to, count, transit_payer: _ }) => {
            format!("mobilize {}", way(content, origin, to, count))
        }
    };
    command(content, &what, play)
}

fn recruit(content: &Content, recruit: &Recruit) -> String {
    let Recruit { play, placements } = recruit;
    let each = placements.iter().map(|&Placement { space, count }| {
        format!("{} on {}", things(count, "tile"), space_out(content, space))
    });
    let what = format!("recruit {}", each.collect::<Vec<_>>().join(" and "));
    command(content, &what, *play)
}

fn request_help(content: &Content, help: RequestHelp) -> String {
    let RequestHelp { play, neutral_continent, territory } = help;
    let (whose, to) = (name(neutral_continent), space_out(content, territory));
    command(content, &format!("call the units of {whose} to {to}"), play)
}

fn raid(content: &Content, raid: Raid) -> String {
    let Raid { play, place, movement: Move { to, count, transit_payer: _ } } = raid;
    let (at, way) = (space_out(content, place), way(content, place, to, count));
    command(content, &format!("recruit on {at} and move {way}"), play)
}

fn change_strategy(content: &Content, change: ChangeStrategy) -> String {
    let ChangeStrategy { play, mode } = change;
    let what = match mode {
        Strategy::Shuffle => "shuffle the combat cards",
        Strategy::Switch { discard: _, take: _ } => "switch combat cards with the bank",
    };
    command(content, what, play)
}

fn target(content: &Content, what: &str, target: Target) -> String {
    let Target { play, territory } = target;
    command(content, &format!("{what} {}", space_out(content, territory)), play)
}

fn regroup(content: &Content, regroup: Regroup) -> String {
    let Regroup { origin, to, count, payment } = regroup;
    format!("regroup {}{}", way(content, origin, to, count), paid(payment))
}

fn command(content: &Content, what: &str, play: CardPlay) -> String {
    let CardPlay { card, payment } = play;
    format!("{what} with {}{}", command_card_out(content, card), paid(payment))
}

fn way(content: &Content, from: impl Into<Space>, to: impl Into<Space>, count: u8) -> String {
    let (from, to) = (space_out(content, from), space_out(content, to));
    format!("{} from {from} to {to}", things(count, "tile"))
}

fn paid(payment: Payment) -> String {
    match payment {
        Payment { money: 0, politics: 0 } => String::new(),
        Payment { money, politics: 0 } => format!(" for {money} Money"),
        Payment { money: 0, politics } => format!(" for {politics} Politics"),
        Payment { money, politics } => format!(" for {money} Money and {politics} Politics"),
    }
}

const fn card(source: Source) -> &'static str {
    match source {
        Source::Deck => "the top card of the deck",
        Source::Reserve => "the Reserve",
    }
}
