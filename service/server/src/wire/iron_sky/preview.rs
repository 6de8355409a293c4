//! What an action would lead to.

use umpire_contract::umpire::iron_sky::v1::{self as pb, preview as ahead};
use umpire_iron_sky::{
    content::Content,
    event::Resource,
    preview::{CombatAhead, ControlAfter, MeterAfter, Preview, TrackAfter},
};

use super::piece::{Named, post_out, space_out};

pub(super) fn preview_out(content: &Content, preview: &Preview) -> pb::Preview {
    let Preview { tracks, others, meters, control, combat } = preview;
    pb::Preview {
        tracks: tracks.iter().copied().map(track_out).collect(),
        meters: meters.iter().copied().map(meter_out).collect(),
        control: control.iter().map(|after| control_out(content, *after)).collect(),
        combat: combat.map(|combat| combat_out(content, combat)),
        others: others.iter().copied().map(other_out).collect(),
    }
}

fn track_out((resource, level): (Resource, u8)) -> ahead::TrackAfter {
    ahead::TrackAfter { resource: resource.out(), level: level.into() }
}

fn other_out(after: TrackAfter) -> ahead::OthersTrackAfter {
    let TrackAfter { post, resource, level } = after;
    ahead::OthersTrackAfter {
        post: Some(post_out(post)),
        resource: resource.out(),
        level: level.into(),
    }
}

fn meter_out(after: MeterAfter) -> ahead::MeterAfter {
    let MeterAfter { continent, position, high_mark } = after;
    ahead::MeterAfter {
        continent: continent.out(),
        position: position.into(),
        high_mark: high_mark.into(),
    }
}

fn control_out(content: &Content, after: ControlAfter) -> ahead::ControlAfter {
    let ControlAfter { territory, controller } = after;
    ahead::ControlAfter {
        territory: space_out(content, territory),
        controller: controller.map(Named::out),
    }
}

fn combat_out(content: &Content, combat: CombatAhead) -> ahead::CombatAhead {
    let CombatAhead { territory, defender } = combat;
    ahead::CombatAhead {
        territory: space_out(content, territory),
        defender: Some(post_out(defender)),
    }
}
