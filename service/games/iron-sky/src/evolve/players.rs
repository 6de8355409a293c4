//! What facts do to players: tracks, marks, clocks, seats.

use umpire_engine::Seat;

use crate::{
    content::Content,
    event::Resource,
    ids::{Commander, Faction, Post},
    options::{OptionalRule, Options},
    state::{
        BlackOps, Clock, CombatSet, Means, Phase, Player, ReichMeans, Seating, Table, UwcMeans,
    },
};

pub(super) fn seat(
    table: &mut Table,
    content: &Content,
    options: &Options,
    posts: &[(Post, Commander)],
) {
    table.seating = posts
        .iter()
        .zip(0..)
        .map(|(&(post, _), seat)| Seating { post, agent: Seat(seat), has_resigned: false })
        .collect();
    for &(post, commander) in posts {
        table.commanders[post.faction][post.continent] =
            Some(newcomer(content, options, post, commander));
    }
}

fn newcomer(content: &Content, options: &Options, post: Post, commander: Commander) -> Player {
    let sheet = content.commander(commander);
    let means = match post.faction {
        Faction::Reich => Means::Reich(ReichMeans::default()),
        Faction::Uwc => Means::Uwc(UwcMeans {
            money: sheet.uwc.map_or(0, |start| start.money),
            politics: sheet.uwc.map_or(0, |start| start.politics),
            black_ops: options.plays(OptionalRule::BlackOps).then_some(BlackOps::Held),
            ..UwcMeans::default()
        }),
    };
    Player {
        commander,
        hand: alloc::vec::Vec::new(),
        deck: alloc::vec::Vec::new(),
        discard: alloc::vec::Vec::new(),
        sheet: alloc::vec::Vec::new(),
        used_up: alloc::vec::Vec::new(),
        secret_operation: None,
        has_revealed: false,
        combat_set: CombatSet::default(),
        supply: match post.faction {
            Faction::Reich => content.board(post.continent).reich_tiles,
            Faction::Uwc => content.board(post.continent).uwc_tiles,
        },
        means,
        is_done: false,
        has_used_initiative: false,
        has_used_discount: false,
        has_paid_surcharge: false,
        withdrawals: 0,
        clock: Clock::Off,
    }
}

/// INVARIANT: every fact about a player names a post that is held; a post that is not is left alone.
pub(super) fn at(table: &mut Table, post: Post, change: impl FnOnce(&mut Player)) {
    if let Some(player) = &mut table.commanders[post.faction][post.continent] {
        change(player);
    }
}

pub(super) fn reich(table: &mut Table, post: Post, change: impl FnOnce(&mut ReichMeans)) {
    at(table, post, |player| match &mut player.means {
        Means::Reich(means) => change(means),
        Means::Uwc(_) => {}
    });
}

pub(super) fn uwc(table: &mut Table, post: Post, change: impl FnOnce(&mut UwcMeans)) {
    at(table, post, |player| match &mut player.means {
        Means::Uwc(means) => change(means),
        Means::Reich(_) => {}
    });
}

pub(super) fn track(
    table: &mut Table,
    post: Post,
    resource: Resource,
    level: impl FnOnce(u8) -> u8,
) {
    at(table, post, |player| match (&mut player.means, resource) {
        (Means::Reich(means), Resource::CommandPoints) => {
            means.command_points = level(means.command_points);
        }
        (Means::Uwc(means), Resource::Money) => means.money = level(means.money),
        (Means::Uwc(means), Resource::Politics) => means.politics = level(means.politics),
        (Means::Reich(_), Resource::Money | Resource::Politics)
        | (Means::Uwc(_), Resource::CommandPoints) => {}
    });
}

pub(super) fn give_money(table: &mut Table, from: Post, to: Post, amount: u8) {
    uwc(table, from, |means| {
        means.money = means.money.saturating_sub(amount);
        means.gifts = means.gifts.saturating_add(1);
    });
    uwc(table, to, |means| means.money = means.money.saturating_add(amount));
}

pub(super) fn give_command_point(table: &mut Table, from: Post, to: Post) {
    reich(table, from, |means| {
        means.command_points = means.command_points.saturating_sub(1);
        means.has_given = true;
    });
    reich(table, to, |means| means.command_points = means.command_points.saturating_add(1));
}

pub(super) fn begin_phase(table: &mut Table, active: Faction, phase: Phase) {
    table.active = active;
    table.phase = phase;
    for post in Post::of(active) {
        at(table, post, |player| {
            player.is_done = false;
            // The token is turned up in its owner's next Resource Phase (IS-RES-06, IS-INI-07).
            player.has_used_initiative &= phase != Phase::Resource;
            player.has_used_discount = false;
            player.has_paid_surcharge = false;
            player.withdrawals = 0;
            player.clock = Clock::Off;
            clear_marks(&mut player.means);
        });
    }
}

fn clear_marks(means: &mut Means) {
    match means {
        Means::Reich(means) => {
            means.has_given = false;
            means.has_used_guidance = false;
            means.conquest = None;
        }
        Means::Uwc(means) => {
            means.permits = Default::default();
            means.gifts = 0;
            means.permit_changes = 0;
        }
    }
}

pub(super) fn give_up(table: &mut Table, seat: Seat, heir: Option<Seat>) {
    if let Some(seating) = table.seating.get_mut(usize::from(seat.0)) {
        seating.has_resigned = true;
    }
    if let Some(heir) = heir {
        table
            .seating
            .iter_mut()
            .filter(|seating| seating.agent == seat)
            .for_each(|seating| seating.agent = heir);
    }
}
