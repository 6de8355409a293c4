//! Boards: tiles and tokens.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    content::Content,
    ids::Post,
    notice::{
        BoardsChosen, Conquered, ElectronicWarfarePlaced, HelpArrived, LeftUncontrolled,
        OccupationTokenMoved, Occupied, TerrorPlaced, TilesDestroyed, TilesMoved, UnitsPlaced,
    },
    state::Tile,
    view::Place,
};

use super::Told;
use crate::wire::iron_sky::{
    piece::{Named, place_out, post_out, space_out, tiles_out},
    view::{boards_out, neutrals_out},
    words::{name, place, side, things, who},
};

pub(super) fn boards_chosen(content: &Content, notice: &BoardsChosen) -> Told {
    let BoardsChosen { boards, neutrals } = notice;
    let in_play = boards.iter().filter(|(_, board)| board.is_some());
    let in_play: Vec<&str> = in_play.map(|(continent, _)| name(continent)).collect();
    let sentence = format!("the match is played in {}", in_play.join(", "));
    let message = told::BoardsChosen {
        boards: boards_out(content, boards),
        neutrals: neutrals_out(neutrals),
    };
    (sentence, Kind::BoardsChosen(message))
}

pub(super) fn units_placed(content: &Content, notice: UnitsPlaced) -> Told {
    let UnitsPlaced { post, place: at, count } = notice;
    let (tiles, at_name) = (things(count, "tile"), place(content, at));
    let sentence = format!("{} puts {tiles} on {at_name}", who(post));
    let message = told::UnitsPlaced {
        post: Some(post_out(post)),
        place: Some(place_out(content, at)),
        count: count.into(),
    };
    (sentence, Kind::UnitsPlaced(message))
}

pub(super) fn help_arrived(content: &Content, notice: HelpArrived) -> Told {
    let HelpArrived { post, neutral_continent, territory, zone, count } = notice;
    let at = Place::Surface { territory, zone };
    let units = format!("{} of {}", things(count, "unit"), name(neutral_continent));
    let sentence = format!("{} calls {units} to {}", who(post), place(content, at));
    let message = told::HelpArrived {
        post: Some(post_out(post)),
        neutral_continent: neutral_continent.out(),
        place: Some(place_out(content, at)),
        count: count.into(),
    };
    (sentence, Kind::HelpArrived(message))
}

pub(super) fn tiles_moved(content: &Content, notice: &TilesMoved) -> Told {
    let TilesMoved { faction, origin, to, tiles } = notice;
    let (start, end) = (place(content, *origin), place(content, *to));
    let sentence = format!("{} moves {} from {start} to {end}", side(*faction), number_of(tiles));
    let message = told::TilesMoved {
        faction: faction.out(),
        origin: Some(place_out(content, *origin)),
        to: Some(place_out(content, *to)),
        tiles: tiles_out(tiles),
    };
    (sentence, Kind::TilesMoved(message))
}

pub(super) fn tiles_destroyed(content: &Content, notice: &TilesDestroyed) -> Told {
    let &TilesDestroyed { territory, zone, ref tiles, trophies_to } = notice;
    let at = Place::Surface { territory, zone };
    let whose = tiles.first().map_or("nobody", |tile| side(tile.faction()));
    let sentence = format!("{whose} loses {} on {}", number_of(tiles), place(content, at));
    let message = told::TilesDestroyed {
        place: Some(place_out(content, at)),
        tiles: tiles_out(tiles),
        trophies_to: trophies_to.map(post_out),
    };
    (sentence, Kind::TilesDestroyed(message))
}

pub(super) fn conquered(content: &Content, notice: Conquered) -> Told {
    let Conquered { territory, faction } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} conquers {territory}", side(faction));
    (sentence, Kind::Conquered(told::Conquered { territory, faction: faction.out() }))
}

pub(super) fn occupied(content: &Content, notice: Occupied) -> Told {
    let Occupied { territory, faction } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} occupies {territory}", side(faction));
    (sentence, Kind::Occupied(told::Occupied { territory, faction: faction.out() }))
}

pub(super) fn left_uncontrolled(content: &Content, notice: LeftUncontrolled) -> Told {
    let LeftUncontrolled { territory, faction } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} controls {territory} no more", side(faction));
    let message = told::LeftUncontrolled { territory, faction: faction.out() };
    (sentence, Kind::LeftUncontrolled(message))
}

pub(super) fn occupation_token_moved(notice: OccupationTokenMoved) -> Told {
    let OccupationTokenMoved { continent, position } = notice;
    let sentence = format!("the Occupation Token of {} is at {position}", name(continent));
    let message =
        told::OccupationTokenMoved { continent: continent.out(), position: position.into() };
    (sentence, Kind::OccupationTokenMoved(message))
}

pub(super) fn terror_placed(content: &Content, notice: TerrorPlaced) -> Told {
    let TerrorPlaced { post, territory } = notice;
    let territory = space_out(content, territory);
    let sentence = format!("{} puts his Terror Token on {territory}", who(post));
    let message = told::TerrorPlaced { post: Some(post_out(post)), territory };
    (sentence, Kind::TerrorPlaced(message))
}

pub(super) fn terror_returned(post: Post) -> Told {
    let sentence = format!("the Terror Token goes back to {}", who(post));
    (sentence, Kind::TerrorReturned(told::TerrorReturned { post: Some(post_out(post)) }))
}

pub(super) fn electronic_warfare_placed(
    content: &Content,
    notice: ElectronicWarfarePlaced,
) -> Told {
    let ElectronicWarfarePlaced { post, sector } = notice;
    let sector = space_out(content, sector);
    let sentence = format!("{} puts his Electronic Warfare Token on {sector}", who(post));
    let message = told::ElectronicWarfarePlaced { post: Some(post_out(post)), sector };
    (sentence, Kind::ElectronicWarfarePlaced(message))
}

pub(super) fn electronic_warfare_returned(post: Post) -> Told {
    let sentence = format!("the Electronic Warfare Token goes back to {}", who(post));
    let message = told::ElectronicWarfareReturned { post: Some(post_out(post)) };
    (sentence, Kind::ElectronicWarfareReturned(message))
}

fn number_of(tiles: &[Tile]) -> String {
    things(u32::try_from(tiles.len()).unwrap_or(u32::MAX), "tile")
}
