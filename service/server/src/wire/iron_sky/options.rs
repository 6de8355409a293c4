//! What a match chooses.

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    options::{Assigned, AssignedPost, Preset, Random, TurnStyle as Style, seating::Kind},
};
use umpire_iron_sky::{
    content::Content,
    ids::{Commander, Post},
    options::{Boards, ClockOptions, Options, Seating, TurnStyle},
};

use super::piece::{Named, commander_in, named_in};
use crate::{
    failure::{Flaw, FlawCode},
    wire::Path,
};

pub(super) fn options_in(
    content: &Content,
    message: &pb::Options,
    at: Path<'_>,
) -> Result<Options, Flaw> {
    let &pb::Options {
        ref seating,
        turn_style,
        orbit_across_neutral,
        command_seconds,
        decision_seconds,
        preset,
        special_commands,
        random_length,
        initiative,
        black_ops,
        controlled_combat,
        secret_operations,
        eventful_times,
    } = message;
    let switches = [
        ("specialCommands", special_commands),
        ("randomLength", random_length),
        ("initiative", initiative),
        ("blackOps", black_ops),
        ("controlledCombat", controlled_combat),
        ("secretOperations", secret_operations),
        ("eventfulTimes", eventful_times),
    ];
    if let Some((name, _)) = switches.into_iter().find(|(_, is_on)| *is_on) {
        let why = format!("`{name}` is not yet available");
        return Err(at.field(name).flaw(FlawCode::NotAvailable, why));
    }
    preset_in(preset, at.field("preset"))?;
    let defaults = Options::default();
    Ok(Options {
        seating: match seating {
            None => defaults.seating,
            Some(seating) => seating_in(content, seating, at.field("seating"))?,
        },
        turn_style: match turn_style {
            None => defaults.turn_style,
            Some(style) => turn_style_in(style, at.field("turnStyle"))?,
        },
        orbit_across_neutral: orbit_across_neutral.unwrap_or(defaults.orbit_across_neutral),
        clock: ClockOptions {
            command_seconds,
            decision_seconds,
        },
    })
}

/// `ROOKIE` plays none of the optional rules, as every match does yet.
fn preset_in(preset: Option<i32>, at: Path<'_>) -> Result<(), Flaw> {
    let Some(number) = preset else { return Ok(()) };
    match Preset::try_from(number) {
        Ok(Preset::Rookie) => Ok(()),
        Ok(preset @ (Preset::Experienced | Preset::Veteran)) => {
            let why = format!("the preset `{}` is not yet available", preset.as_str_name());
            Err(at.flaw(FlawCode::NotAvailable, why))
        }
        Ok(Preset::Unspecified) | Err(_) => Err(at.unknown("preset", number)),
    }
}

fn turn_style_in(style: i32, at: Path<'_>) -> Result<TurnStyle, Flaw> {
    match Style::try_from(style) {
        Ok(Style::Simultaneous) => Ok(TurnStyle::Simultaneous),
        Ok(Style::Sequential) => Ok(TurnStyle::Sequential),
        Ok(Style::Unspecified) | Err(_) => Err(at.unknown("turn style", style)),
    }
}

fn seating_in(
    content: &Content,
    message: &pb::options::Seating,
    at: Path<'_>,
) -> Result<Seating, Flaw> {
    match &message.kind {
        None => Err(at.missing()),
        Some(Kind::Random(Random { boards })) if boards.is_empty() => Ok(Seating::Random {
            boards: Boards::Random,
        }),
        Some(Kind::Random(Random { boards })) => {
            let random = at.field("random");
            let here = random.field("boards");
            let named = boards
                .iter()
                .enumerate()
                .map(|(row, &board)| named_in(board, here.row(row)));
            Ok(Seating::Random {
                boards: Boards::These(named.collect::<Result<_, _>>()?),
            })
        }
        Some(Kind::Assigned(Assigned { posts })) => {
            let assigned = at.field("assigned");
            let here = assigned.field("posts");
            let named = posts
                .iter()
                .enumerate()
                .map(|(row, post)| post_in(content, post, here.row(row)));
            Ok(Seating::Assigned(named.collect::<Result<_, _>>()?))
        }
    }
}

fn post_in(
    content: &Content,
    message: &AssignedPost,
    at: Path<'_>,
) -> Result<(Post, Commander), Flaw> {
    let AssignedPost {
        faction,
        continent,
        commander,
    } = message;
    let post = Post {
        faction: named_in(*faction, at.field("faction"))?,
        continent: named_in(*continent, at.field("continent"))?,
    };
    Ok((
        post,
        commander_in(content, commander, at.field("commander"))?,
    ))
}

pub(super) fn options_out(content: &Content, options: &Options) -> pb::Options {
    let Options {
        seating,
        turn_style,
        orbit_across_neutral,
        clock,
    } = options;
    let &ClockOptions {
        command_seconds,
        decision_seconds,
    } = clock;
    let turn_style = match turn_style {
        TurnStyle::Simultaneous => Style::Simultaneous,
        TurnStyle::Sequential => Style::Sequential,
    };
    pb::Options {
        seating: Some(seating_out(content, seating)),
        turn_style: Some(turn_style.into()),
        orbit_across_neutral: Some(*orbit_across_neutral),
        command_seconds,
        decision_seconds,
        preset: Some(Preset::Rookie.into()),
        special_commands: false,
        random_length: false,
        initiative: false,
        black_ops: false,
        controlled_combat: false,
        secret_operations: false,
        eventful_times: false,
    }
}

fn seating_out(content: &Content, seating: &Seating) -> pb::options::Seating {
    let kind = match seating {
        Seating::Random {
            boards: Boards::Random,
        } => Kind::Random(Random { boards: Vec::new() }),
        Seating::Random {
            boards: Boards::These(boards),
        } => Kind::Random(Random {
            boards: boards.iter().map(|&board| board.out()).collect(),
        }),
        Seating::Assigned(posts) => Kind::Assigned(Assigned {
            posts: posts
                .iter()
                .map(|&(post, commander)| post_out(content, post, commander))
                .collect(),
        }),
    };
    pb::options::Seating { kind: Some(kind) }
}

fn post_out(content: &Content, post: Post, commander: Commander) -> AssignedPost {
    let Post { faction, continent } = post;
    AssignedPost {
        faction: faction.out(),
        continent: continent.out(),
        commander: content.commander(commander).slug.clone(),
    }
}

/// Where a field that a refusal names lies in the message.
pub(super) fn field(field: &'static str) -> &'static str {
    match field {
        "boards" => "seating.random.boards",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use umpire_iron_sky::ids::{Continent, Faction};

    use super::*;

    fn content() -> Content {
        Content::default_pack()
    }

    fn read(message: &pb::Options) -> Result<Options, Flaw> {
        options_in(&content(), message, Path::new("options"))
    }

    #[track_caller]
    fn refused(message: &pb::Options, field: &str, code: FlawCode) {
        let flaw = read(message).unwrap_err();
        assert_eq!(
            (flaw.field.as_str(), flaw.code),
            (field, code),
            "{}",
            flaw.why
        );
    }

    #[test]
    fn an_empty_message_is_the_default() {
        assert_eq!(read(&pb::Options::default()), Ok(Options::default()));
    }

    #[test]
    fn options_survive_the_way_out_and_back() {
        let infanterie = content().commander_named("infanterie").unwrap();
        let agent = content().commander_named("agent").unwrap();
        let posts = vec![
            (Post::new(Faction::Reich, Continent::Asia), infanterie),
            (Post::new(Faction::Uwc, Continent::Asia), agent),
        ];
        let seatings = [
            Seating::Random {
                boards: Boards::Random,
            },
            Seating::Random {
                boards: Boards::These(vec![Continent::Europe, Continent::Asia]),
            },
            Seating::Assigned(posts),
        ];
        for seating in seatings {
            for turn_style in [TurnStyle::Simultaneous, TurnStyle::Sequential] {
                let options = Options {
                    seating: seating.clone(),
                    turn_style,
                    orbit_across_neutral: false,
                    clock: ClockOptions {
                        command_seconds: 600,
                        decision_seconds: 10,
                    },
                };
                assert_eq!(read(&options_out(&content(), &options)), Ok(options));
            }
        }
    }

    #[test]
    fn an_optional_rule_is_refused_by_name() {
        let message = pb::Options {
            special_commands: true,
            ..pb::Options::default()
        };
        let flaw = read(&message).unwrap_err();
        assert_eq!(flaw.why, "`specialCommands` is not yet available");
        refused(&message, "options.specialCommands", FlawCode::NotAvailable);
    }

    #[test]
    fn a_preset_with_optional_rules_is_refused_and_the_one_without_is_not() {
        let with = |preset: i32| pb::Options {
            preset: Some(preset),
            ..pb::Options::default()
        };
        refused(
            &with(Preset::Veteran.into()),
            "options.preset",
            FlawCode::NotAvailable,
        );
        refused(&with(0), "options.preset", FlawCode::UnknownValue);
        assert!(read(&with(Preset::Rookie.into())).is_ok());
    }

    #[test]
    fn what_names_nothing_is_refused_by_its_path() {
        let seating = |kind| pb::Options {
            seating: Some(pb::options::Seating { kind }),
            ..pb::Options::default()
        };
        refused(&seating(None), "options.seating", FlawCode::Missing);
        let boards = seating(Some(Kind::Random(Random { boards: vec![1, 9] })));
        refused(
            &boards,
            "options.seating.random.boards[1]",
            FlawCode::UnknownValue,
        );
        let post = AssignedPost {
            faction: 1,
            continent: 1,
            commander: "pirate".into(),
        };
        let posts = seating(Some(Kind::Assigned(Assigned { posts: vec![post] })));
        let field = "options.seating.assigned.posts[0].commander";
        refused(&posts, field, FlawCode::UnknownValue);
        let message = pb::Options {
            turn_style: Some(7),
            ..pb::Options::default()
        };
        refused(&message, "options.turnStyle", FlawCode::UnknownValue);
    }
}
