//! What a match chooses.

use std::collections::BTreeSet;

use umpire_contract::umpire::iron_sky::v1::{
    self as pb,
    options::{Assigned, AssignedPost, Random, TurnStyle as Style, seating::Kind},
};
use umpire_iron_sky::{
    content::Content,
    ids::{Commander, Post},
    options::{Boards, ClockOptions, OptionalRule, Options, Preset, Seating, TurnStyle},
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
        (OptionalRule::SpecialCommands, special_commands),
        (OptionalRule::RandomLength, random_length),
        (OptionalRule::Initiative, initiative),
        (OptionalRule::BlackOps, black_ops),
        (OptionalRule::ControlledCombat, controlled_combat),
        (OptionalRule::SecretOperations, secret_operations),
        (OptionalRule::EventfulTimes, eventful_times),
    ];
    let defaults = Options::default();
    Ok(Options {
        optional_rules: match preset {
            None => switched_on(switches),
            Some(number) => {
                let preset = preset_in(number, at.field("preset"))?;
                agreed(preset, switches, at)?
            }
        },
        seating: match seating {
            None => defaults.seating,
            Some(seating) => seating_in(content, seating, at.field("seating"))?,
        },
        turn_style: match turn_style {
            None => defaults.turn_style,
            Some(style) => turn_style_in(style, at.field("turnStyle"))?,
        },
        orbit_across_neutral: orbit_across_neutral.unwrap_or(defaults.orbit_across_neutral),
        clock: ClockOptions { command_seconds, decision_seconds },
    })
}

/// The optional rules, each with what is said of it.
type Switches = [(OptionalRule, Option<bool>); 7];

fn switched_on(switches: Switches) -> BTreeSet<OptionalRule> {
    switches.into_iter().filter_map(|(rule, is_on)| (is_on == Some(true)).then_some(rule)).collect()
}

/// The rules of a preset (IS-GEN-05), which no switch beside it may contradict.
fn agreed(
    preset: Preset,
    switches: Switches,
    at: Path<'_>,
) -> Result<BTreeSet<OptionalRule>, Flaw> {
    let rules: BTreeSet<OptionalRule> = preset.optional_rules().iter().copied().collect();
    for (rule, is_on) in switches {
        if is_on.is_some_and(|is_on| is_on != rules.contains(&rule)) {
            let preset = preset_out(preset).as_str_name();
            let why = format!("the preset `{preset}` says otherwise");
            return Err(at.field(rule.name()).flaw(FlawCode::WrongValue, why));
        }
    }
    Ok(rules)
}

fn preset_in(number: i32, at: Path<'_>) -> Result<Preset, Flaw> {
    match pb::options::Preset::try_from(number) {
        Ok(pb::options::Preset::Rookie) => Ok(Preset::Rookie),
        Ok(pb::options::Preset::Experienced) => Ok(Preset::Experienced),
        Ok(pb::options::Preset::Veteran) => Ok(Preset::Veteran),
        Ok(pb::options::Preset::Unspecified) | Err(_) => Err(at.unknown("preset", number)),
    }
}

fn preset_out(preset: Preset) -> pb::options::Preset {
    match preset {
        Preset::Rookie => pb::options::Preset::Rookie,
        Preset::Experienced => pb::options::Preset::Experienced,
        Preset::Veteran => pb::options::Preset::Veteran,
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
        Some(Kind::Random(Random { boards })) if boards.is_empty() => {
            Ok(Seating::Random { boards: Boards::Random })
        }
        Some(Kind::Random(Random { boards })) => {
            let random = at.field("random");
            let here = random.field("boards");
            let named =
                boards.iter().enumerate().map(|(row, &board)| named_in(board, here.row(row)));
            Ok(Seating::Random { boards: Boards::These(named.collect::<Result<_, _>>()?) })
        }
        Some(Kind::Assigned(Assigned { posts })) => {
            let assigned = at.field("assigned");
            let here = assigned.field("posts");
            let named =
                posts.iter().enumerate().map(|(row, post)| post_in(content, post, here.row(row)));
            Ok(Seating::Assigned(named.collect::<Result<_, _>>()?))
        }
    }
}

fn post_in(
    content: &Content,
    message: &AssignedPost,
    at: Path<'_>,
) -> Result<(Post, Commander), Flaw> {
    let AssignedPost { faction, continent, commander } = message;
    let post = Post {
        faction: named_in(*faction, at.field("faction"))?,
        continent: named_in(*continent, at.field("continent"))?,
    };
    Ok((post, commander_in(content, commander, at.field("commander"))?))
}

pub(super) fn options_out(content: &Content, options: &Options) -> pb::Options {
    let Options { optional_rules, seating, turn_style, orbit_across_neutral, clock } = options;
    let plays = |rule| Some(optional_rules.contains(&rule));
    let &ClockOptions { command_seconds, decision_seconds } = clock;
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
        preset: Preset::of(optional_rules).map(|preset| preset_out(preset).into()),
        special_commands: plays(OptionalRule::SpecialCommands),
        random_length: plays(OptionalRule::RandomLength),
        initiative: plays(OptionalRule::Initiative),
        black_ops: plays(OptionalRule::BlackOps),
        controlled_combat: plays(OptionalRule::ControlledCombat),
        secret_operations: plays(OptionalRule::SecretOperations),
        eventful_times: plays(OptionalRule::EventfulTimes),
    }
}

fn seating_out(content: &Content, seating: &Seating) -> pb::options::Seating {
    let kind = match seating {
        Seating::Random { boards: Boards::Random } => Kind::Random(Random { boards: Vec::new() }),
        Seating::Random { boards: Boards::These(boards) } => {
            Kind::Random(Random { boards: boards.iter().map(|&board| board.out()).collect() })
        }
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
        assert_eq!((flaw.field.as_str(), flaw.code), (field, code), "{}", flaw.why);
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
            Seating::Random { boards: Boards::Random },
            Seating::Random { boards: Boards::These(vec![Continent::Europe, Continent::Asia]) },
            Seating::Assigned(posts),
        ];
        for seating in seatings {
            for turn_style in [TurnStyle::Simultaneous, TurnStyle::Sequential] {
                let options = Options {
                    optional_rules: [OptionalRule::Initiative].into(),
                    seating: seating.clone(),
                    turn_style,
                    orbit_across_neutral: false,
                    clock: ClockOptions { command_seconds: 600, decision_seconds: 10 },
                };
                assert_eq!(read(&options_out(&content(), &options)), Ok(options));
            }
        }
    }

    fn with(preset: pb::options::Preset) -> pb::Options {
        pb::Options { preset: Some(preset.into()), ..pb::Options::default() }
    }

    fn read_rules(message: &pb::Options) -> BTreeSet<OptionalRule> {
        read(message).unwrap().optional_rules
    }

    #[test]
    fn switches_and_presets_are_read_as_optional_rules() {
        let message = pb::Options {
            special_commands: Some(true),
            initiative: Some(false),
            ..pb::Options::default()
        };
        assert_eq!(read_rules(&message), [OptionalRule::SpecialCommands].into());
        for (name, preset) in [
            (pb::options::Preset::Rookie, Preset::Rookie),
            (pb::options::Preset::Experienced, Preset::Experienced),
            (pb::options::Preset::Veteran, Preset::Veteran),
        ] {
            assert_eq!(read_rules(&with(name)), sorted(preset));
        }
        let unspecified = pb::Options { preset: Some(0), ..pb::Options::default() };
        refused(&unspecified, "options.preset", FlawCode::UnknownValue);
    }

    fn sorted(preset: Preset) -> BTreeSet<OptionalRule> {
        preset.optional_rules().iter().copied().collect()
    }

    #[test]
    fn a_switch_beside_a_preset_says_the_same_or_is_refused_by_its_name() {
        type Switch = fn(&mut pb::Options) -> &mut Option<bool>;
        let said: [(&str, Switch); 7] = [
            ("specialCommands", |it| &mut it.special_commands),
            ("randomLength", |it| &mut it.random_length),
            ("initiative", |it| &mut it.initiative),
            ("blackOps", |it| &mut it.black_ops),
            ("controlledCombat", |it| &mut it.controlled_combat),
            ("secretOperations", |it| &mut it.secret_operations),
            ("eventfulTimes", |it| &mut it.eventful_times),
        ];
        let presets = [
            (pb::options::Preset::Rookie, Preset::Rookie),
            (pb::options::Preset::Experienced, Preset::Experienced),
            (pb::options::Preset::Veteran, Preset::Veteran),
        ];
        for (name, preset) in presets {
            for (switch, at) in said {
                let is_on = preset.optional_rules().iter().any(|rule| rule.name() == switch);
                let mut message = with(name);
                *at(&mut message) = Some(is_on);
                assert_eq!(read_rules(&message), sorted(preset), "{switch}");
                *at(&mut message) = Some(!is_on);
                refused(&message, &format!("options.{switch}"), FlawCode::WrongValue);
            }
        }
    }

    #[test]
    fn what_names_nothing_is_refused_by_its_path() {
        let seating = |kind| pb::Options {
            seating: Some(pb::options::Seating { kind }),
            ..pb::Options::default()
        };
        refused(&seating(None), "options.seating", FlawCode::Missing);
        let boards = seating(Some(Kind::Random(Random { boards: vec![1, 9] })));
        refused(&boards, "options.seating.random.boards[1]", FlawCode::UnknownValue);
        let post = AssignedPost { faction: 1, continent: 1, commander: "pirate".into() };
        let posts = seating(Some(Kind::Assigned(Assigned { posts: vec![post] })));
        let field = "options.seating.assigned.posts[0].commander";
        refused(&posts, field, FlawCode::UnknownValue);
        let message = pb::Options { turn_style: Some(7), ..pb::Options::default() };
        refused(&message, "options.turnStyle", FlawCode::UnknownValue);
    }
}
