//! The commands of the commanders' own cards.

use umpire_contract::umpire::iron_sky::v1::action::{self as act, change_strategy::Mode};
use umpire_iron_sky::{
    action::{
        CardPlay, ChangeStrategy, ElectronicWarfare, Manoeuvre, Mobilize, Move, Raid, Recruit,
        RequestHelp, Strategy, Target,
    },
    content::Content,
};

use super::parts::{
    Said, card_play, elite_operation, movement, placements, transit_money, transit_payer,
};
use crate::wire::iron_sky::piece::{Named, space_out, tactics_out};

pub(super) fn mobilize(content: &Content, mobilize: Mobilize) -> act::Mobilize {
    let Mobilize { play, origin, manoeuvre, elite_operation: elite } = mobilize;
    let Said { card, payment, use_discount } = card_play(content, play);
    let manoeuvre = match manoeuvre {
        Manoeuvre::Fight => act::mobilize::Manoeuvre::Fight(act::Fight {}),
        Manoeuvre::Move(it) => act::mobilize::Manoeuvre::Movement(movement(content, it)),
    };
    act::Mobilize {
        card,
        payment,
        origin: space_out(content, origin),
        manoeuvre: Some(manoeuvre),
        use_discount,
        elite_operation: elite_operation(content, elite),
    }
}

pub(super) fn recruit(content: &Content, recruit: &Recruit) -> act::Recruit {
    let Recruit { play, placements: placed } = recruit;
    let Said { card, payment, use_discount } = card_play(content, *play);
    act::Recruit { card, payment, placements: placements(content, placed), use_discount }
}

pub(super) fn recruit_black_ops(content: &Content, target: Target) -> act::RecruitBlackOps {
    let Target { play, territory } = target;
    let Said { card, payment, use_discount } = card_play(content, play);
    let territory = space_out(content, territory);
    act::RecruitBlackOps { card, payment, use_discount, territory }
}

pub(super) fn request_help(content: &Content, help: RequestHelp) -> act::RequestHelp {
    let RequestHelp { play, neutral_continent, territory } = help;
    let Said { card, payment, use_discount } = card_play(content, play);
    act::RequestHelp {
        card,
        payment,
        neutral_continent: neutral_continent.out(),
        territory: space_out(content, territory),
        use_discount,
    }
}

pub(super) fn raid(content: &Content, raid: Raid) -> act::Raid {
    let Raid {
        play,
        place,
        movement: Move { to, count, transit_payer: payer, transit_money: is_money },
        elite_operation: elite,
    } = raid;
    let Said { card, payment, use_discount } = card_play(content, play);
    act::Raid {
        card,
        payment,
        place: space_out(content, place),
        to: space_out(content, to),
        count: Some(count.into()),
        transit_payer: transit_payer(payer),
        use_discount,
        transit_money: transit_money(is_money),
        elite_operation: elite_operation(content, elite),
    }
}

pub(super) fn change_strategy(content: &Content, change: ChangeStrategy) -> act::ChangeStrategy {
    let ChangeStrategy { play, mode } = change;
    let Said { card, payment, use_discount } = card_play(content, play);
    let mode = match mode {
        Strategy::Shuffle => Mode::Shuffle(act::Shuffle {}),
        Strategy::Switch { discard, take } => Mode::SwitchCards(act::SwitchCards {
            discard: Some(tactics_out(discard)),
            take: Some(tactics_out(take)),
        }),
    };
    act::ChangeStrategy { card, payment, mode: Some(mode), use_discount }
}

/// A command of the Reich, which names no payment.
pub(super) fn terror(content: &Content, target: Target) -> act::Terror {
    let Target { play, territory } = target;
    let Said { card, payment: _, use_discount } = card_play(content, play);
    act::Terror { card, territory: space_out(content, territory), use_discount }
}

/// A command of the Reich, which names no payment.
pub(super) fn bomb(content: &Content, target: Target) -> act::Bomb {
    let Target { play, territory } = target;
    let Said { card, payment: _, use_discount } = card_play(content, play);
    act::Bomb { card, territory: space_out(content, territory), use_discount }
}

/// A command of the Reich, which names no payment.
pub(super) fn reboot(content: &Content, play: CardPlay) -> act::Reboot {
    let Said { card, payment: _, use_discount } = card_play(content, play);
    act::Reboot { card, use_discount }
}

pub(super) fn anti_terror(content: &Content, play: CardPlay) -> act::AntiTerror {
    let Said { card, payment, use_discount } = card_play(content, play);
    act::AntiTerror { card, payment, use_discount }
}

pub(super) fn politick(content: &Content, play: CardPlay) -> act::Politick {
    let Said { card, payment, use_discount } = card_play(content, play);
    act::Politick { card, payment, use_discount }
}

pub(super) fn electronic_warfare(
    content: &Content,
    command: ElectronicWarfare,
) -> act::ElectronicWarfare {
    let ElectronicWarfare { play, sector } = command;
    let Said { card, payment, use_discount } = card_play(content, play);
    act::ElectronicWarfare { card, payment, sector: space_out(content, sector), use_discount }
}
