//! The commands of the commanders' own cards.

use umpire_contract::umpire::iron_sky::v1::action as act;
use umpire_iron_sky::action::{
    Action, ChangeStrategy, ElectronicWarfare, Manoeuvre, Mobilize, Move, Raid, Recruit,
    RequestHelp, Strategy, Target,
};

use super::parts::{card_play, elite_operation, movement, placements, transit_payer};
use crate::{
    failure::Flaw,
    wire::{
        Path,
        iron_sky::piece::{Reader, count_in, named_in, tactics_in},
    },
};

pub(super) fn mobilize(
    reader: Reader<'_>,
    message: &act::Mobilize,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Mobilize { card, payment, origin, manoeuvre, use_discount, elite_operation: elite } =
        message;
    Ok(Action::Mobilize(Mobilize {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        origin: reader.space(origin, at.field("origin"))?,
        manoeuvre: match manoeuvre {
            None => return Err(at.missing()),
            Some(act::mobilize::Manoeuvre::Fight(act::Fight {})) => Manoeuvre::Fight,
            Some(act::mobilize::Manoeuvre::Movement(it)) => {
                Manoeuvre::Move(movement(reader, it, at.field("movement"))?)
            }
        },
        elite_operation: elite_operation(reader, elite.as_ref(), at.field("eliteOperation"))?,
    }))
}

pub(super) fn recruit(
    reader: Reader<'_>,
    message: &act::Recruit,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Recruit { card, payment, placements: placed, use_discount } = message;
    Ok(Action::Recruit(Recruit {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        placements: placements(reader, placed, at.field("placements"))?,
    }))
}

pub(super) fn recruit_black_ops(
    reader: Reader<'_>,
    message: &act::RecruitBlackOps,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::RecruitBlackOps { card, payment, use_discount, territory } = message;
    Ok(Action::RecruitBlackOps(Target {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

pub(super) fn request_help(
    reader: Reader<'_>,
    message: &act::RequestHelp,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::RequestHelp { card, payment, neutral_continent, territory, use_discount } = message;
    Ok(Action::RequestHelp(RequestHelp {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        neutral_continent: named_in(*neutral_continent, at.field("neutralContinent"))?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

/// The contract has the move beside the place it starts from, as the ledger lists it.
pub(super) fn raid(reader: Reader<'_>, message: &act::Raid, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Raid {
        card,
        payment,
        place,
        to,
        count,
        transit_payer: payer,
        use_discount,
        transit_money,
        elite_operation: elite,
    } = message;
    Ok(Action::Raid(Raid {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        place: reader.space(place, at.field("place"))?,
        movement: Move {
            to: reader.space(to, at.field("to"))?,
            count: count_in(*count, at.field("count"))?,
            transit_payer: transit_payer(*payer, at.field("transitPayer"))?,
            transit_money: transit_money.unwrap_or(false),
        },
        elite_operation: elite_operation(reader, elite.as_ref(), at.field("eliteOperation"))?,
    }))
}

pub(super) fn change_strategy(
    reader: Reader<'_>,
    message: &act::ChangeStrategy,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ChangeStrategy { card, payment, mode, use_discount } = message;
    Ok(Action::ChangeStrategy(ChangeStrategy {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        mode: match mode {
            None => return Err(at.missing()),
            Some(act::change_strategy::Mode::Shuffle(act::Shuffle {})) => Strategy::Shuffle,
            Some(act::change_strategy::Mode::SwitchCards(it)) => {
                let act::SwitchCards { discard, take } = it;
                let here = at.field("switchCards");
                Strategy::Switch {
                    discard: tactics_in(discard.as_ref(), here.field("discard"))?,
                    take: tactics_in(take.as_ref(), here.field("take"))?,
                }
            }
        },
    }))
}

pub(super) fn terror(
    reader: Reader<'_>,
    message: &act::Terror,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Terror { card, territory, use_discount } = message;
    Ok(Action::Terror(Target {
        play: card_play(reader, card, None, *use_discount, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

pub(super) fn bomb(reader: Reader<'_>, message: &act::Bomb, at: Path<'_>) -> Result<Action, Flaw> {
    let act::Bomb { card, territory, use_discount } = message;
    Ok(Action::Bomb(Target {
        play: card_play(reader, card, None, *use_discount, at)?,
        territory: reader.territory(territory, at.field("territory"))?,
    }))
}

pub(super) fn reboot(
    reader: Reader<'_>,
    message: &act::Reboot,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Reboot { card, use_discount } = message;
    card_play(reader, card, None, *use_discount, at).map(Action::Reboot)
}

pub(super) fn anti_terror(
    reader: Reader<'_>,
    message: &act::AntiTerror,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::AntiTerror { card, payment, use_discount } = message;
    card_play(reader, card, *payment, *use_discount, at).map(Action::AntiTerror)
}

pub(super) fn politick(
    reader: Reader<'_>,
    message: &act::Politick,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::Politick { card, payment, use_discount } = message;
    card_play(reader, card, *payment, *use_discount, at).map(Action::Politick)
}

pub(super) fn electronic_warfare(
    reader: Reader<'_>,
    message: &act::ElectronicWarfare,
    at: Path<'_>,
) -> Result<Action, Flaw> {
    let act::ElectronicWarfare { card, payment, sector, use_discount } = message;
    Ok(Action::ElectronicWarfare(ElectronicWarfare {
        play: card_play(reader, card, *payment, *use_discount, at)?,
        sector: reader.orbit(sector, at.field("sector"))?,
    }))
}
