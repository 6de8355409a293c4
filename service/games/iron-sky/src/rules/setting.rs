//! What a match may be set to (IS-GEN, IS-SETUP-02, IS-RULING-04).

use umpire_engine::{Rejection, Shared};

use crate::{
    content::Content,
    ids::{Commander, Continent, Post},
    options::{Boards, ClockOptions, Options, Seating},
    state::State,
    violation::{SettingViolation, Violation},
};

/// The bare table for `players`, if the options are sound.
pub(crate) fn setup(
    content: &Shared<Content>,
    options: &Options,
    players: u8,
) -> Result<State, Rejection<Violation>> {
    if !matches!(players, 2 | 4 | 6) {
        return Err(SettingViolation::NumberOfPlayers { players }.into());
    }
    match &options.seating {
        Seating::Random { boards: Boards::Random } => {}
        Seating::Random { boards: Boards::These(boards) } => check_boards(boards, players)?,
        Seating::Assigned(seats) => check_seats(content, seats, players)?,
    }
    check_clock(options.clock)?;
    Ok(State::bare(content, options, players))
}

fn check_boards(boards: &[Continent], players: u8) -> Result<(), Rejection<Violation>> {
    let needed = usize::from(players / 2);
    let different = Continent::ALL.iter().filter(|&board| boards.contains(board)).count();
    if boards.len() == needed && different == needed {
        Ok(())
    } else {
        Err(SettingViolation::NumberOfBoards { needed }.into())
    }
}

fn check_seats(
    content: &Content,
    seats: &[(Post, Commander)],
    players: u8,
) -> Result<(), Rejection<Violation>> {
    if seats.len() != usize::from(players) {
        return Err(SettingViolation::SeatsNotAllAssigned { players, assigned: seats.len() }.into());
    }
    let players_of = |post: Post| seats.iter().filter(|(other, _)| *other == post).count();
    for &(post, _) in seats {
        if players_of(post) > 1 || players_of(post.opponent()) != 1 {
            return Err(SettingViolation::UnevenContinent { continent: post.continent }.into());
        }
    }
    for &(post, commander) in seats {
        if !content.commanders_of(post.faction).any(|own| own == commander) {
            return Err(SettingViolation::CommanderOfAnotherFaction { post }.into());
        }
        if seats.iter().filter(|(_, other)| *other == commander).count() > 1 {
            return Err(SettingViolation::SharedCommander { post }.into());
        }
    }
    Ok(())
}

fn check_clock(clock: ClockOptions) -> Result<(), Rejection<Violation>> {
    let clocks =
        [("commandSeconds", clock.command_seconds), ("decisionSeconds", clock.decision_seconds)];
    match clocks.into_iter().find(|&(_, seconds)| !ClockOptions::may_be(seconds)) {
        Some((field, seconds)) => Err(SettingViolation::ClockOutOfBounds { field, seconds }.into()),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use alloc::{vec, vec::Vec};

    use umpire_engine::{Cited, RuleId};

    use super::*;
    use crate::{
        ids::Faction,
        ledger::{IS_GEN_01, IS_GEN_02, IS_RULING_04, IS_RULING_93, IS_SETUP_02},
    };

    fn refused(options: &Options, players: u8) -> Option<RuleId> {
        let content = Shared::new(Content::default_pack());
        let refusal = setup(&content, options, players).err()?;
        refusal.violations().first().map(Cited::rule)
    }

    fn boards(boards: &[Continent]) -> Options {
        let boards = Boards::These(boards.to_vec());
        Options { seating: Seating::Random { boards }, ..Options::default() }
    }

    /// One pair in America, by the ids of their commanders.
    fn pair(reich: &str, uwc: &str) -> Vec<(Post, Commander)> {
        let content = Content::default_pack();
        [(Faction::Reich, reich), (Faction::Uwc, uwc)]
            .map(|(faction, class)| {
                let commander = content.commander_named(class).unwrap();
                (Post::new(faction, Continent::America), commander)
            })
            .to_vec()
    }

    fn seats(seats: Vec<(Post, Commander)>) -> Options {
        Options { seating: Seating::Assigned(seats), ..Options::default() }
    }

    #[test]
    fn two_four_or_six_play() {
        let lawful = |players| refused(&Options::default(), players).is_none();
        assert_eq!((0..=8).filter(|&players| lawful(players)).collect::<Vec<u8>>(), [2, 4, 6]);
        assert_eq!(refused(&Options::default(), 3), Some(IS_GEN_01));
    }

    #[test]
    fn a_list_of_boards_names_one_per_two_players_all_different() {
        use Continent::{America, Asia};
        assert_eq!(refused(&boards(&[Asia]), 2), None);
        assert_eq!(refused(&boards(&[Asia, America]), 4), None);
        assert_eq!(refused(&boards(&[Asia]), 4), Some(IS_SETUP_02));
        assert_eq!(refused(&boards(&[Asia, Asia]), 4), Some(IS_SETUP_02));
        assert_eq!(refused(&boards(&[Asia, America]), 2), Some(IS_SETUP_02));
        assert_eq!(refused(&boards(&[]), 2), Some(IS_SETUP_02));
    }

    #[test]
    fn assigned_seats_are_all_or_none() {
        assert_eq!(refused(&seats(pair("infanterie", "general")), 2), None);
        assert_eq!(refused(&seats(pair("infanterie", "general")), 4), Some(IS_RULING_04));
        assert_eq!(refused(&seats(vec![]), 2), Some(IS_RULING_04));
    }

    #[test]
    fn each_continent_has_one_seat_of_each_faction() {
        let mut apart = pair("infanterie", "general");
        apart[0].0.continent = Continent::Asia;
        assert_eq!(refused(&seats(apart), 2), Some(IS_GEN_02));
        let twice = [pair("infanterie", "general"), pair("artillerie", "agent")].concat();
        assert_eq!(refused(&seats(twice), 4), Some(IS_GEN_02));
    }

    #[test]
    fn a_commander_is_of_the_seats_faction_and_nobody_elses() {
        assert_eq!(refused(&seats(pair("general", "infanterie")), 2), Some(IS_RULING_04));
        let mut asia = pair("infanterie", "agent");
        asia.iter_mut().for_each(|(post, _)| post.continent = Continent::Asia);
        let shared = [pair("infanterie", "general"), asia].concat();
        assert_eq!(refused(&seats(shared), 4), Some(IS_RULING_04));
        let unknown = vec![
            (Post::new(Faction::Reich, Continent::America), Commander(200)),
            (Post::new(Faction::Uwc, Continent::America), Commander(201)),
        ];
        assert_eq!(refused(&seats(unknown), 2), Some(IS_RULING_04));
    }

    #[test]
    fn a_clock_is_none_or_ten_seconds_to_two_weeks() {
        let clock = |seconds| Options {
            clock: ClockOptions { command_seconds: seconds, decision_seconds: 0 },
            ..Options::default()
        };
        assert_eq!(refused(&clock(0), 6), None);
        assert_eq!(refused(&clock(9), 6), Some(IS_RULING_93));
        assert_eq!(refused(&clock(10), 6), None);
        assert_eq!(refused(&clock(1_209_600), 6), None);
        assert_eq!(refused(&clock(1_209_601), 6), Some(IS_RULING_93));
        let decision = ClockOptions { command_seconds: 0, decision_seconds: 5 };
        let decision = Options { clock: decision, ..Options::default() };
        assert_eq!(refused(&decision, 6), Some(IS_RULING_93));
    }
}
