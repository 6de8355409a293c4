//! What a command, an order or a gift is worth, in tenths of a victory point.

use super::table::Table;
use crate::{
    action::{Action, CardPlay, Manoeuvre, Move, Recruit, RequestHelp},
    content::Content,
    ids::{CommandCard, Faction, Space, Territory},
};

/// What one tile is worth.
const TILE: i32 = 6;
/// What one point on a track is worth.
const POINT: i32 = 3;
/// What one step on the Blitz-meter is worth beside the points it scores, for the income it brings.
const INCOME: i32 = 4;

/// What an action is worth; ending the phase is worth nothing, so everything else must be worth more.
pub(super) fn of(table: &Table<'_>, action: &Action) -> i32 {
    match action {
        Action::Mobilize(order) => {
            let gain = match order.manoeuvre {
                Manoeuvre::Fight => fight(table, order.origin, 0),
                Manoeuvre::Move(movement) => moved(table, order.origin, movement, 0),
            };
            gain - price(table, order.play)
        }
        Action::Raid(raid) => {
            TILE + moved(table, raid.place, raid.movement, 1) - price(table, raid.play)
        }
        Action::Recruit(order) => recruited(table, order) - price(table, order.play),
        Action::RequestHelp(call) => helped(table, call) - price(table, call.play),
        Action::Terror(target) => terrorised(table, target.territory) - price(table, target.play),
        Action::Bomb(target) => {
            bombed(table, target.territory, target.play.card) - price(table, target.play)
        }
        Action::AntiTerror(play) => {
            let lies = table.terror(table.post.continent);
            lies.map_or(0, |territory| step(table, territory)) - price(table, *play)
        }
        Action::Reboot(play) => 2 * TILE - price(table, *play),
        Action::ElectronicWarfare(warfare) => TILE - price(table, warfare.play),
        Action::Politick(play) => 2 * POINT - price(table, *play),
        Action::Regroup(order) => {
            let arriving = arrival(table, order.to, i32::from(order.count));
            let leaving = departure(table, order.origin.into(), i32::from(order.count), 0);
            arriving + leaving - POINT * i32::from(order.count)
        }
        Action::RecruitBlackOps(target) | Action::PlayImprovement(target) => {
            2 * TILE - price(table, target.play)
        }
        Action::PlayBonus(play) => 3 * POINT - price(table, *play),
        Action::Propaganda(order) => TILE - price(table, order.play),
        Action::Blitzkrieg(order) => {
            2 * TILE + moved(table, order.sector.into(), order.movement, 3)
                - price(table, order.play)
        }
        Action::ClaimConquest { .. } => 2 * POINT,
        Action::UseLoan(loan) => POINT * i32::from(loan.count),
        Action::UseGuidance(_) => POINT,
        Action::DeclareDone => 0,
        Action::ChangeStrategy(_)
        | Action::RegroupOrbit(_)
        | Action::ReturnToOrbit(_)
        | Action::GiveMoney(_)
        | Action::GiveCommandPoint(_)
        | Action::SetTransitPermit(_)
        | Action::WithdrawDone
        | Action::ChooseDefenceCard(_)
        | Action::ChooseAttackCard(_)
        | Action::DecideFortifications { .. }
        | Action::DecideInitiative(_)
        | Action::Nuke(_)
        | Action::EndPhase { .. } => -1,
        Action::Resign => i32::MIN,
    }
}

/// What a card costs: the Reich's points are lost at the end of its turn anyhow (IS-END-03).
fn price(table: &Table<'_>, play: CardPlay) -> i32 {
    match table.faction() {
        Faction::Reich => table.cost(play.card),
        Faction::Uwc => POINT * table.cost(play.card),
    }
}

/// Tiles leave one space and come to another.
fn moved(table: &Table<'_>, from: Space, movement: Move, added: i32) -> i32 {
    let count = i32::from(movement.count);
    let arriving = match movement.to {
        Space::Territory(territory) => arrival(table, territory, count),
        Space::Orbit(_) => -TILE,
    };
    arriving + departure(table, from, count, added)
}

fn arrival(table: &Table<'_>, territory: Territory, count: i32) -> i32 {
    match table.controller(territory) {
        None => holding(table, territory) + step(table, territory),
        Some(faction) if faction != table.faction() => {
            fight(table, Space::Territory(territory), count)
        }
        Some(_) if table.size(territory.into(), table.faction().opposing()) > 0 => {
            fight(table, Space::Territory(territory), count)
        }
        Some(_) => reinforcement(table, territory, count),
    }
}

/// What is given up where tiles leave: nothing in orbit, the territory itself where none is left.
fn departure(table: &Table<'_>, from: Space, count: i32, added: i32) -> i32 {
    let Space::Territory(territory) = from else {
        return 0;
    };
    let left = table.size(from, table.faction()) + added - count;
    let is_held = table.controller(territory) == Some(table.faction());
    match left {
        0 if is_held => -holding(table, territory) - step_back(table, territory),
        0 => -TILE,
        _ if table.threat(territory) > left => -TILE,
        _ => 0,
    }
}

/// A combat, with `count` tiles more than stand there: the chance to take or keep the territory, and the losses.
fn fight(table: &Table<'_>, space: Space, count: i32) -> i32 {
    let Space::Territory(territory) = space else {
        return -1;
    };
    let own = table.size(space, table.faction()) + count;
    let other = table.size(space, table.faction().opposing());
    let chance = (40 + 20 * (own - other)).clamp(5, 90);
    let is_held = table.controller(territory) == Some(table.faction());
    let prize = if is_held { 0 } else { holding(table, territory) + step(table, territory) };
    prize * chance / 100 + TILE * (own - other)
}

fn recruited(table: &Table<'_>, order: &Recruit) -> i32 {
    let worth = |space, count| match space {
        Space::Territory(territory) => TILE * count + reinforcement(table, territory, count),
        Space::Orbit(_) => TILE * count + count,
    };
    order.placements.iter().map(|placed| worth(placed.space, i32::from(placed.count))).sum()
}

fn helped(table: &Table<'_>, call: &RequestHelp) -> i32 {
    let territory = call.territory;
    let taken = match table.controller(territory) {
        None => holding(table, territory) + step(table, territory),
        Some(Faction::Reich) => 0,
        Some(Faction::Uwc) => reinforcement(table, territory, 2),
    };
    2 * TILE + taken
}

/// More tiles where the other side could come with as many as stand there.
fn reinforcement(table: &Table<'_>, territory: Territory, count: i32) -> i32 {
    let stands = table.size(territory.into(), table.faction());
    let missing = (table.threat(territory) + 1 - stands).clamp(0, 3);
    2 * missing.min(count) + vp(table.content, territory)
}

fn terrorised(table: &Table<'_>, territory: Territory) -> i32 {
    match table.terror(territory.continent) {
        None => step(table, territory),
        Some(_) => -1,
    }
}

fn bombed(table: &Table<'_>, territory: Territory, card: CommandCard) -> i32 {
    let printed = table.content.command_card(card).commands().map(|printed| printed.amount);
    let standing = table.size(territory.into(), Faction::Uwc);
    let destroyed = standing.min(printed.max().map_or(0, i32::from));
    let is_held = table.controller(territory) == Some(Faction::Uwc);
    let falls = destroyed == standing && is_held;
    let conquers = falls && table.size(territory.into(), Faction::Reich) > 0;
    let gain = match (falls, conquers) {
        (_, true) => holding(table, territory) + step(table, territory),
        (true, false) => holding(table, territory),
        (false, false) => 0,
    };
    TILE * destroyed + gain
}

/// A territory's own points, for or against.
fn holding(table: &Table<'_>, territory: Territory) -> i32 {
    10 * vp(table.content, territory)
}

fn vp(content: &Content, territory: Territory) -> i32 {
    i32::from(content.territory(territory).vp)
}

/// A step of the Blitz-meter in one's own favour, by taking `territory`; nothing, if it counts already.
fn step(table: &Table<'_>, territory: Territory) -> i32 {
    let continent = territory.continent;
    let line = |position| table.content.meter(continent, position);
    let (position, mark) = table.meter(continent);
    let (here, counts) = (line(position), table.counts_for_reich(territory));
    match (table.faction(), counts) {
        (Faction::Reich, false) => {
            let next = line(position.saturating_add(1));
            let lost = i32::from(here.uwc_vp) - i32::from(next.uwc_vp);
            let marked = i32::from(line(position.saturating_add(1).max(mark)).reich_vp);
            10 * (lost + marked - i32::from(line(mark).reich_vp)) + INCOME
        }
        (Faction::Uwc, true) => {
            let back = line(position.saturating_sub(1));
            10 * (i32::from(back.uwc_vp) - i32::from(here.uwc_vp)) + INCOME
        }
        (Faction::Reich, true) | (Faction::Uwc, false) => 0,
    }
}

/// A step against oneself, by leaving `territory` empty: the Reich's mark stays.
fn step_back(table: &Table<'_>, territory: Territory) -> i32 {
    let position = table.meter(territory.continent).0;
    let line = |position| i32::from(table.content.meter(territory.continent, position).uwc_vp);
    match table.faction() {
        Faction::Reich => 10 * (line(position.saturating_sub(1)) - line(position)) + INCOME,
        Faction::Uwc => 0,
    }
}
