//! A choice in a phrase for people.

use umpire_iron_sky::{
    action::{
        Action, Blitzkrieg, CardChoice, CardPlay, ChangeStrategy, ElectronicWarfare,
        GiveCommandPoint, GiveMoney, Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit,
        Regroup, RegroupOrbit, RequestHelp, ReturnToOrbit, SetTransitPermit, Shift, Source,
        Strategy, Target, UseGuidance, UseLoan,
    },
    content::Content,
    ids::{CommandCard, Space},
};

use crate::wire::iron_sky::{
    piece::{combat_card_out, command_card_out, space_out},
    words::{name, things},
};

/// What the sample does, as in `mobilize 2 tiles from AM-I to AM1 with IN01`.
pub(super) fn of(content: &Content, action: &Action) -> String {
    match *action {
        Action::Mobilize(it) => mobilize(content, it),
        Action::Recruit(ref it) => recruit(content, "recruit", it),
        Action::RecruitBlackOps(it) => target(content, "recruit the Black Ops on", it),
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
        Action::PlayImprovement(Target { play, territory }) => {
            let what =
                format!("play {} on {}", title(content, play.card), space_out(content, territory));
            command(content, &what, play)
        }
        Action::Nuke(it) => target(content, "destroy", it),
        Action::PlayBonus(it) => command(content, &format!("play {}", title(content, it.card)), it),
        Action::Propaganda(ref it) => recruit(content, "spread Propaganda:", it),
        Action::Blitzkrieg(it) => blitzkrieg(content, it),
        Action::ClaimConquest { card } => {
            format!(
                "claim the conquest with {}, {}",
                command_card_out(content, card),
                title(content, card)
            )
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
        Action::ChooseDefenceCard(it) => format!("defend with {}", chosen(content, it)),
        Action::ChooseAttackCard(it) => format!("attack with {}", chosen(content, it)),
        Action::DecideFortifications { replace: true } => {
            "let the Fortifications replace the card".to_owned()
        }
        Action::DecideFortifications { replace: false } => {
            "keep the card, without the Fortifications".to_owned()
        }
        Action::DecideInitiative(it) => shifted(it).to_owned(),
        Action::EndPhase { discard: None } => "end the turn without a discard".to_owned(),
        Action::EndPhase { discard: Some(card) } => {
            format!("discard {} and end the turn", command_card_out(content, card))
        }
        Action::Resign => "give the seat up for good".to_owned(),
    }
}

fn mobilize(content: &Content, mobilize: Mobilize) -> String {
    let Mobilize { play, origin, manoeuvre, elite_operation } = mobilize;
    let what = match manoeuvre {
        Manoeuvre::Fight => format!("fight on {}", space_out(content, origin)),
        Manoeuvre::Move(Move { to, count, transit_payer: _, transit_money: _ }) => {
            format!("mobilize {}", way(content, origin, to, count))
        }
    };
    command(content, &what, play) + &enhanced(content, elite_operation)
}

fn recruit(content: &Content, verb: &str, recruit: &Recruit) -> String {
    let Recruit { play, placements } = recruit;
    let each = placements.iter().map(|&Placement { space, count }| {
        format!("{} on {}", things(count, "tile"), space_out(content, space))
    });
    let what = format!("{verb} {}", each.collect::<Vec<_>>().join(" and "));
    command(content, &what, *play)
}

fn request_help(content: &Content, help: RequestHelp) -> String {
    let RequestHelp { play, neutral_continent, territory } = help;
    let (whose, to) = (name(neutral_continent), space_out(content, territory));
    command(content, &format!("call the units of {whose} to {to}"), play)
}

fn raid(content: &Content, raid: Raid) -> String {
    let Raid { play, place, movement, elite_operation } = raid;
    let Move { to, count, transit_payer: _, transit_money: _ } = movement;
    let (at, way) = (space_out(content, place), way(content, place, to, count));
    command(content, &format!("recruit on {at} and move {way}"), play)
        + &enhanced(content, elite_operation)
}

fn blitzkrieg(content: &Content, blitzkrieg: Blitzkrieg) -> String {
    let Blitzkrieg { play, sector, movement, elite_operation } = blitzkrieg;
    let Move { to, count, transit_payer: _, transit_money: _ } = movement;
    let (at, way) = (space_out(content, sector), way(content, sector, to, count));
    command(content, &format!("put tiles on {at} and move {way}"), play)
        + &enhanced(content, elite_operation)
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
    let CardPlay { card, payment, use_discount: _ } = play;
    format!("{what} with {}{}", command_card_out(content, card), paid(payment))
}

/// An Elite Operation, as in ` and the Elite Operation SU-5 for 1 Money`.
fn enhanced(content: &Content, elite_operation: Option<CardPlay>) -> String {
    elite_operation.map_or_else(String::new, |CardPlay { card, payment, use_discount: _ }| {
        let (card, paid) = (command_card_out(content, card), paid(payment));
        format!(" and the Elite Operation {card}{paid}")
    })
}

/// The name of a Special Command.
fn title(content: &Content, card: CommandCard) -> &'static str {
    content.effect(card).map_or("a card", |effect| effect.name())
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

fn chosen(content: &Content, choice: CardChoice) -> String {
    match choice {
        CardChoice::Table(source) => place(source).to_owned(),
        CardChoice::Hand { card, refill } => {
            let (card, refill) = (combat_card_out(content, card), place(refill));
            format!("{card}, taking {refill} into the hand")
        }
    }
}

const fn place(source: Source) -> &'static str {
    match source {
        Source::Deck => "the top card of the deck",
        Source::Reserve => "the Reserve",
    }
}

const fn shifted(shift: Shift) -> &'static str {
    match shift {
        Shift::None => "compare the cards as they lie",
        Shift::PlusOne => "shift the card: its square I meets II",
        Shift::MinusOne => "shift the card: its square II meets I",
    }
}
