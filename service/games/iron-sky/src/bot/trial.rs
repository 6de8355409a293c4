//! What would an action gain? It is tried on a sketch of the table, a combat to its likely ends.

use super::{
    assault::{self, fight, moved},
    purse, sharing,
    sketch::Sketch,
    special, strategy,
    table::Table,
};
use crate::{
    action::{Action, Blitzkrieg, Manoeuvre, Mobilize, Raid, Recruit, RequestHelp},
    content::Command,
    ids::{CommandCard, Space, Territory},
};

/// What an action of the Command Phase is worth, in hundredths of a victory point. To end the phase is worth nothing, so
/// everything else must be worth more.
pub(super) fn gain(table: &Table<'_>, action: &Action) -> i32 {
    match action {
        Action::Mobilize(order) => mobilized(table, order) - purse::price(table, order.play),
        Action::Raid(raid) => raided(table, raid) - purse::price(table, raid.play),
        Action::Recruit(order) => recruited(table, order) - purse::price(table, order.play),
        Action::RecruitBlackOps(target) => {
            let added = tried(table, |sketch| {
                sketch.add(target.territory.into(), table.faction(), 1);
            });
            added - purse::price(table, target.play)
        }
        Action::PlayImprovement(target) => {
            special::improvement(table, target.play.card) - purse::price(table, target.play)
        }
        Action::Nuke(target) => {
            let mut sketch = table.sketch.clone();
            sketch.destroy(target.territory);
            table.gain(&sketch, [target.territory.continent; 2]) - purse::price(table, target.play)
        }
        Action::PlayBonus(play) => special::bonus(table, play.card) - purse::price(table, *play),
        Action::Propaganda(order) => recruited(table, order) - purse::price(table, order.play),
        Action::Blitzkrieg(order) => stormed(table, order) - purse::price(table, order.play),
        Action::ClaimConquest { .. } => special::claim(table),
        Action::RequestHelp(call) => helped(table, call) - purse::price(table, call.play),
        Action::Terror(target) => {
            tried(table, |sketch| sketch.terrorise(target.territory))
                - purse::price(table, target.play)
        }
        Action::Bomb(target) => {
            bombed(table, target.territory, target.play.card) - purse::price(table, target.play)
        }
        Action::AntiTerror(play) => {
            let lifted = tried(table, |sketch| {
                if let Some(land) = sketch.land_mut(table.post.continent) {
                    land.terror = None;
                }
            });
            lifted - purse::price(table, *play)
        }
        Action::Reboot(play) => {
            let opened = tried(table, |sketch| {
                if let Some(land) = sketch.land_mut(table.post.continent) {
                    land.jammed = None;
                }
            });
            opened - purse::price(table, *play)
        }
        Action::ElectronicWarfare(warfare) => {
            let closed = tried(table, |sketch| {
                if let Some(land) = sketch.land_mut(table.post.continent) {
                    land.jammed = Some(warfare.sector.sector);
                }
            });
            closed - purse::price(table, warfare.play)
        }
        Action::Politick(play) => purse::politics(table, 1) - purse::price(table, *play),
        Action::ChangeStrategy(change) => {
            strategy::gain(table, change) - purse::price(table, change.play)
        }
        Action::Regroup(order) => {
            shifted(table, order.origin.into(), order.to.into(), order.count)
                - purse::paid(table, order.payment)
        }
        Action::RegroupOrbit(order) => {
            shifted(table, order.origin.into(), order.to.into(), order.count)
                - purse::command_points(i32::from(order.count))
        }
        Action::ReturnToOrbit(order) => {
            let above = table.content.orbital_route(order.origin);
            above.map_or(0, |orbit| shifted(table, order.origin.into(), orbit.into(), order.count))
        }
        Action::GiveMoney(gift) => sharing::money(table, *gift),
        Action::GiveCommandPoint(gift) => sharing::command_point(table, *gift),
        Action::UseLoan(loan) => sharing::loan(table, *loan),
        Action::UseGuidance(_) => sharing::guidance(table),
        Action::DeclareDone => 0,
        // Each pays his own transits, and what is done is done.
        Action::SetTransitPermit(_)
        | Action::WithdrawDone
        | Action::ChooseDefenceCard(_)
        | Action::ChooseAttackCard(_)
        | Action::DecideFortifications { .. }
        | Action::DecideInitiative(_)
        | Action::EndPhase { .. } => -1,
        Action::Resign => i32::MIN,
    }
}

/// What a change on the own continent gains.
fn tried(table: &Table<'_>, change: impl FnOnce(&mut Sketch)) -> i32 {
    let mut sketch = table.sketch.clone();
    change(&mut sketch);
    table.gain(&sketch, [table.post.continent; 2])
}

fn mobilized(table: &Table<'_>, order: &Mobilize) -> i32 {
    let has_elite = order.elite_operation.is_some();
    let gain = match order.manoeuvre {
        Manoeuvre::Fight => fight(table, &table.sketch, order.origin, order.origin, has_elite),
        Manoeuvre::Move(movement) => {
            moved(table, table.sketch.clone(), order.origin, movement, has_elite)
                - purse::transit(table, order.origin, movement)
        }
    };
    gain - purse::elite(table, order.elite_operation)
}

/// Three tiles come with a Blitzkrieg, or what is left of the supply (IS-SPR-11).
fn stormed(table: &Table<'_>, order: &Blitzkrieg) -> i32 {
    let supply = table.player().map_or(0, |player| i32::from(player.supply));
    let mut sketch = table.sketch.clone();
    sketch.add(order.sector.into(), table.faction(), supply.min(3));
    let has_elite = order.elite_operation.is_some();
    moved(table, sketch, order.sector.into(), order.movement, has_elite)
        - purse::elite(table, order.elite_operation)
}

/// What the tiles gain where they arrive, or what an attack out of there gains at once, if they make it the better one.
fn recruited(table: &Table<'_>, order: &Recruit) -> i32 {
    let mut sketch = table.sketch.clone();
    for placed in &order.placements {
        sketch.add(placed.space, table.faction(), i32::from(placed.count));
    }
    let added = table.gain(&sketch, [table.post.continent; 2]);
    let attack = |sketch, from| assault::next(table, sketch, from, order.play.card);
    let spaces = order.placements.iter().map(|placed| placed.space);
    let better = spaces.filter_map(|from| {
        let without = attack(&table.sketch, from).unwrap_or(0).max(0);
        attack(&sketch, from).filter(|&attack| attack > added + without)
    });
    better.max().map_or(added, |attack| attack.max(added))
}

/// Neutral units come in twos (IS-HELP-03).
fn helped(table: &Table<'_>, call: &RequestHelp) -> i32 {
    tried(table, |sketch| sketch.add(call.territory.into(), table.faction(), 2))
}

fn raided(table: &Table<'_>, raid: &Raid) -> i32 {
    let added = table.content.command_card(raid.play.card).shows(Command::Raid).unwrap_or(0);
    let mut sketch = table.sketch.clone();
    sketch.add(raid.place, table.faction(), i32::from(added));
    moved(table, sketch, raid.place, raid.movement, raid.elite_operation.is_some())
        - purse::transit(table, raid.place, raid.movement)
        - purse::elite(table, raid.elite_operation)
}

fn bombed(table: &Table<'_>, territory: Territory, card: CommandCard) -> i32 {
    let printed = table.content.command_card(card).shows(Command::Bombing).unwrap_or(0);
    tried(table, |sketch| {
        sketch.remove(territory.into(), table.faction().opposing(), i32::from(printed));
    })
}

/// Tiles change their place without a fight.
fn shifted(table: &Table<'_>, from: Space, to: Space, count: u8) -> i32 {
    let mut sketch = table.sketch.clone();
    sketch.remove(from, table.faction(), i32::from(count));
    sketch.add(to, table.faction(), i32::from(count));
    table.gain(&sketch, [from.continent(), to.continent()])
}
