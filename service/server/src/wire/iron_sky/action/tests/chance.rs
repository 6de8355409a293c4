//! Actions by chance, for tests.

use std::fmt::Debug;

use umpire_engine::{Dice, Seat, Seed};
use umpire_iron_sky::{
    action::{
        Action, Blitzkrieg, CardChoice, CardPlay, ChangeStrategy, ElectronicWarfare,
        GiveCommandPoint, GiveMoney, Manoeuvre, Mobilize, Move, Payment, Placement, Raid, Recruit,
        Regroup, RegroupOrbit, RequestHelp, ReturnToOrbit, SetTransitPermit, Shift, Source,
        Strategy, Target, TransitPayer, UseGuidance, UseLoan,
    },
    content::Content,
    ids::{
        ByTactics, CombatCard, CommandCard, Continent, Faction, Orbit, Sector, Space, Territory,
    },
};

use super::PLAYERS;

/// How many kinds of action there are.
const KINDS: u32 = 34;

/// Actions of every kind, lawful or not, whose ids exist.
pub(super) struct Chance<'a> {
    content: &'a Content,
    dice: Dice,
}

impl<'a> Chance<'a> {
    pub(super) fn new(content: &'a Content, seed: u8) -> Self {
        let dice = Dice::new(&Seed([seed; 32]), "actions", &[]);
        Chance { content, dice }
    }

    fn below(&mut self, bound: u32) -> u32 {
        self.dice.below(bound)
    }

    fn pick<T: Copy + Debug>(&mut self, among: &[T]) -> T {
        among[self.below(among.len().try_into().unwrap()) as usize]
    }

    fn byte(&mut self, bound: u16) -> u8 {
        self.below(bound.into()).try_into().unwrap()
    }

    fn count(&mut self) -> u8 {
        self.byte(255) + 1
    }

    fn number(&mut self) -> u8 {
        self.byte(256)
    }

    fn seat(&mut self) -> Seat {
        Seat(self.byte(PLAYERS.into()))
    }

    fn territory(&mut self) -> Territory {
        let continent = self.pick(&Continent::ALL);
        let there: Vec<_> = self.content.territories(continent).collect();
        self.pick(&there)
    }

    fn orbit(&mut self) -> Orbit {
        Orbit { continent: self.pick(&Continent::ALL), sector: self.pick(&Sector::ALL) }
    }

    fn space(&mut self) -> Space {
        if self.below(2) == 0 { self.territory().into() } else { self.orbit().into() }
    }

    /// A card of a class or a Special Command.
    fn card(&mut self) -> CommandCard {
        let decks = self.content.commanders().flat_map(|sheet| self.content.deck(sheet).to_vec());
        let special = Faction::ALL.into_iter().flat_map(|side| self.content.special_commands(side));
        let cards: Vec<_> = decks.chain(special).collect();
        self.pick(&cards)
    }

    fn combat_card(&mut self) -> CombatCard {
        let side = self.pick(&Faction::ALL);
        self.pick(self.content.combat_deck(side))
    }

    fn payment(&mut self) -> Payment {
        Payment { money: self.number(), politics: self.number() }
    }

    fn play(&mut self) -> CardPlay {
        let payment = if self.below(2) == 0 { Payment::default() } else { self.payment() };
        CardPlay { payment, ..self.reich_play() }
    }

    /// A card of the Reich, for which no payment is named.
    fn reich_play(&mut self) -> CardPlay {
        CardPlay {
            card: self.card(),
            payment: Payment::default(),
            use_discount: self.pick(&[None, Some(false), Some(true)]),
        }
    }

    fn elite_operation(&mut self) -> Option<CardPlay> {
        (self.below(2) == 0).then(|| self.play())
    }

    fn target(&mut self) -> Target {
        Target { play: self.play(), territory: self.territory() }
    }

    fn reich_target(&mut self) -> Target {
        Target { play: self.reich_play(), territory: self.territory() }
    }

    fn movement(&mut self) -> Move {
        Move {
            to: self.space(),
            count: self.count(),
            transit_payer: self.pick(&[TransitPayer::Itself, TransitPayer::Destination]),
            transit_money: self.pick(&[false, true]),
        }
    }

    fn placements(&mut self) -> Vec<Placement> {
        let spaces = self.below(3);
        (0..spaces).map(|_| Placement { space: self.space(), count: self.count() }).collect()
    }

    fn colours(&mut self) -> ByTactics<u8> {
        ByTactics { red: self.number(), yellow: self.number(), green: self.number() }
    }

    fn source(&mut self) -> Source {
        self.pick(&[Source::Deck, Source::Reserve])
    }

    fn combat_choice(&mut self) -> CardChoice {
        match self.below(2) {
            0 => CardChoice::Table(self.source()),
            _ => CardChoice::Hand { card: self.combat_card(), refill: self.source() },
        }
    }

    pub(super) fn action(&mut self) -> Action {
        let kind = self.below(KINDS);
        match kind {
            0..=10 => self.command(kind),
            25.. => self.optional(kind),
            11 => Action::Regroup(Regroup {
                origin: self.territory(),
                to: self.territory(),
                count: self.count(),
                payment: self.payment(),
            }),
            12 => Action::RegroupOrbit(RegroupOrbit {
                origin: self.orbit(),
                to: self.orbit(),
                count: self.count(),
            }),
            13 => Action::ReturnToOrbit(ReturnToOrbit {
                origin: self.territory(),
                count: self.count(),
            }),
            14 => Action::GiveMoney(GiveMoney { to: self.seat(), amount: self.count() }),
            15 => Action::GiveCommandPoint(GiveCommandPoint { to: self.seat() }),
            16 => Action::UseLoan(UseLoan {
                neutral_continent: self.pick(&Continent::ALL),
                count: self.count(),
            }),
            17 => {
                Action::UseGuidance(UseGuidance { neutral_continent: self.pick(&Continent::ALL) })
            }
            18 => {
                Action::SetTransitPermit(SetTransitPermit { to: self.seat(), count: self.byte(9) })
            }
            19 => Action::DeclareDone,
            20 => Action::WithdrawDone,
            21 => Action::ChooseDefenceCard(self.combat_choice()),
            22 => Action::ChooseAttackCard(self.combat_choice()),
            23 => {
                let discard = (self.below(2) == 0).then(|| self.card());
                Action::EndPhase { discard }
            }
            _ => Action::Resign,
        }
    }

    fn command(&mut self, kind: u32) -> Action {
        match kind {
            0 => {
                let manoeuvre = match self.below(2) {
                    0 => Manoeuvre::Fight,
                    _ => Manoeuvre::Move(self.movement()),
                };
                Action::Mobilize(Mobilize {
                    play: self.play(),
                    origin: self.space(),
                    manoeuvre,
                    elite_operation: self.elite_operation(),
                })
            }
            1 => Action::Recruit(Recruit { play: self.play(), placements: self.placements() }),
            2 => Action::RequestHelp(RequestHelp {
                play: self.play(),
                neutral_continent: self.pick(&Continent::ALL),
                territory: self.territory(),
            }),
            3 => Action::Raid(Raid {
                play: self.play(),
                place: self.space(),
                movement: self.movement(),
                elite_operation: self.elite_operation(),
            }),
            4 => {
                let mode = match self.below(2) {
                    0 => Strategy::Shuffle,
                    _ => Strategy::Switch { discard: self.colours(), take: self.colours() },
                };
                Action::ChangeStrategy(ChangeStrategy { play: self.play(), mode })
            }
            5 => Action::Terror(self.reich_target()),
            6 => Action::Bomb(self.reich_target()),
            7 => Action::Reboot(self.reich_play()),
            8 => Action::AntiTerror(self.play()),
            9 => Action::Politick(self.play()),
            _ => Action::ElectronicWarfare(ElectronicWarfare {
                play: self.play(),
                sector: self.orbit(),
            }),
        }
    }
    fn optional(&mut self, kind: u32) -> Action {
        match kind {
            25 => Action::RecruitBlackOps(self.target()),
            26 => Action::PlayImprovement(self.target()),
            27 => Action::Nuke(self.target()),
            28 => Action::PlayBonus(self.play()),
            29 => Action::Propaganda(Recruit {
                play: self.reich_play(),
                placements: self.placements(),
            }),
            30 => {
                // A move of the Reich pays no transit.
                let movement = Move {
                    transit_payer: TransitPayer::Itself,
                    transit_money: false,
                    ..self.movement()
                };
                Action::Blitzkrieg(Blitzkrieg {
                    play: self.reich_play(),
                    sector: self.orbit(),
                    movement,
                    elite_operation: self.elite_operation(),
                })
            }
            31 => Action::ClaimConquest { card: self.card() },
            32 => Action::DecideFortifications { replace: self.pick(&[false, true]) },
            _ => {
                let shift = self.pick(&[Shift::None, Shift::PlusOne, Shift::MinusOne]);
                Action::DecideInitiative(shift)
            }
        }
    }
}
