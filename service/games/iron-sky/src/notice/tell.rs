//! What a viewer learns of an event: what is public as it is, of what is hidden the public part.

use umpire_engine::{Seat, Viewer};

use crate::{
    event::{Event, Resource},
    ids::{CombatCard, Continent, Post},
    state::{CombatStep, LaidCard, Means, State},
    view::{self, Backs, CardBack, Cards, Place, count},
};

use super::{
    AttackCardLaid, BoardsChosen, ClockSet, CombatCardsDealt, CombatCardsDiscarded,
    CombatCardsRevealed, CombatCardsSwitched, CombatOpened, CombatSetRedrawn, CombatSetShuffled,
    CommandCardDiscarded, CommandCardsDrawn, CommandDeckShuffled, CommandPlayed, CommandPointGiven,
    Conquered, DefenceCardLaid, ElectronicWarfarePlaced, GuidanceUsed, HelpArrived,
    LeftUncontrolled, LoansUsed, MoneyGiven, Notice, OccupationTokenMoved, Occupied, PhaseBegan,
    ReserveLaid, ResourceGained, ResourceSpent, SeatGivenUp, Sight, SquaresCompared, TerrorPlaced,
    TilesDestroyed, TilesMoved, TransitPermitSet, TransitPermitUsed, UnitsPlaced,
};

/// What `viewer` learns of `event`, which led from `before` to `after`.
///
/// A table: an arm an event. Only the transit permits are kept from some viewers altogether.
pub(crate) fn tell(before: &State, event: &Event, after: &State, viewer: Viewer) -> Option<Notice> {
    Some(match *event {
        Event::BoardsChosen { in_play: _ } => Notice::BoardsChosen(BoardsChosen {
            boards: view::boards(after),
            neutrals: view::neutrals(after),
        }),
        Event::PostsTaken { posts: _ } => Notice::PostsTaken {
            players: view::players(after, viewer),
        },
        Event::TimePileLaid { ref pile } => Notice::TimePileLaid {
            count: count(pile.len()),
        },
        Event::TimeTokenTurned { token } => Notice::TimeTokenTurned { token },
        Event::RoundBegan { round } => Notice::RoundBegan { round },
        Event::PhaseBegan { active, phase } => Notice::PhaseBegan(PhaseBegan { active, phase }),
        Event::MatchEnded { ref outcome } => Notice::MatchEnded {
            outcome: outcome.clone(),
        },

        Event::CommandDeckShuffled { post, ref deck } => {
            let count = count(deck.len());
            Notice::CommandDeckShuffled(CommandDeckShuffled { post, count })
        }
        Event::CommandCardsDrawn { post, ref cards } => {
            let cards = Cards::of(after, post, viewer, cards);
            Notice::CommandCardsDrawn(CommandCardsDrawn { post, cards })
        }
        Event::CommandPlayed { post, card } => Notice::CommandPlayed(CommandPlayed { post, card }),
        Event::CommandCardDiscarded { post, card } => {
            Notice::CommandCardDiscarded(CommandCardDiscarded { post, card })
        }
        Event::CombatCardsDealt {
            faction,
            ref decks,
            bank: _,
        } => {
            let shown = |&(post, _): &(Post, _)| Some((post, backs(after, post)?));
            let sets = decks.iter().filter_map(shown).collect();
            let bank = view::bank(after, faction);
            Notice::CombatCardsDealt(CombatCardsDealt {
                faction,
                sets,
                bank,
            })
        }
        Event::ReserveLaid { post } => Notice::ReserveLaid(ReserveLaid {
            post,
            backs: backs(after, post)?,
        }),
        Event::CombatSetShuffled { post, deck: _ } => {
            Notice::CombatSetShuffled(CombatSetShuffled {
                post,
                backs: backs(after, post)?,
            })
        }
        Event::CombatCardsSwitched {
            post,
            discarded,
            taken,
            deck: _,
            bank: _,
        } => {
            let (backs, bank) = (backs(after, post)?, view::bank(after, post.faction));
            let told = CombatCardsSwitched {
                post,
                discarded,
                taken,
                backs,
                bank,
            };
            Notice::CombatCardsSwitched(told)
        }
        Event::CombatSetRedrawn {
            post,
            deck: _,
            bank: _,
        } => {
            let (backs, bank) = (backs(after, post)?, view::bank(after, post.faction));
            Notice::CombatSetRedrawn(CombatSetRedrawn { post, backs, bank })
        }

        Event::ClockSet { post, clock } => Notice::ClockSet(ClockSet { post, clock }),
        Event::ResourceGained {
            post,
            resource,
            amount,
        } => {
            let level = level(after, post, resource)?;
            Notice::ResourceGained(ResourceGained {
                post,
                resource,
                amount,
                level,
            })
        }
        Event::ResourceSpent {
            post,
            resource,
            amount,
        } => {
            let level = level(after, post, resource)?;
            Notice::ResourceSpent(ResourceSpent {
                post,
                resource,
                amount,
                level,
            })
        }
        Event::MoneyGiven { from, to, amount } => {
            Notice::MoneyGiven(MoneyGiven { from, to, amount })
        }
        Event::CommandPointGiven { from, to } => {
            Notice::CommandPointGiven(CommandPointGiven { from, to })
        }
        Event::LoansUsed {
            post,
            neutral_continent,
            count,
        } => Notice::LoansUsed(LoansUsed {
            post,
            neutral_continent,
            count,
        }),
        Event::GuidanceUsed {
            post,
            neutral_continent,
        } => Notice::GuidanceUsed(GuidanceUsed {
            post,
            neutral_continent,
        }),
        Event::TransitPermitSet { giver, to, count } => {
            let told = TransitPermitSet { giver, to, count };
            return view::sees_permits(after, viewer).then_some(Notice::TransitPermitSet(told));
        }
        Event::TransitPermitUsed { giver, by } => {
            let told = TransitPermitUsed { giver, by };
            return view::sees_permits(after, viewer).then_some(Notice::TransitPermitUsed(told));
        }
        Event::DeclaredDone { post } => Notice::DeclaredDone { post },
        Event::DoneWithdrawn { post } => Notice::DoneWithdrawn { post },
        Event::EndPhaseSubmitted { post } => Notice::EndPhaseSubmitted { post },
        Event::SeatGivenUp { seat, heir } => {
            let sight = sight(before, after, seat, heir, viewer);
            Notice::SeatGivenUp(SeatGivenUp { seat, heir, sight })
        }

        Event::UnitsPlaced { post, space, count } => {
            let place = Place::of(before, space, post.faction)?;
            Notice::UnitsPlaced(UnitsPlaced { post, place, count })
        }
        Event::HelpArrived {
            post,
            neutral_continent,
            territory,
            zone,
        } => {
            let count = before.table.neutrals[neutral_continent].as_ref()?.units;
            let told = HelpArrived {
                post,
                neutral_continent,
                territory,
                zone,
                count,
            };
            Notice::HelpArrived(told)
        }
        Event::TilesMoved {
            faction,
            from,
            to,
            ref tiles,
        } => Notice::TilesMoved(TilesMoved {
            faction,
            from: Place::of(before, from, faction)?,
            to: Place::of(before, to, faction)?,
            tiles: tiles.clone(),
        }),
        Event::TilesDestroyed {
            territory,
            zone,
            ref tiles,
            trophies_to,
        } => {
            let tiles = tiles.clone();
            Notice::TilesDestroyed(TilesDestroyed {
                territory,
                zone,
                tiles,
                trophies_to,
            })
        }
        Event::Conquered { territory, faction } => {
            Notice::Conquered(Conquered { territory, faction })
        }
        Event::Occupied { territory, faction } => Notice::Occupied(Occupied { territory, faction }),
        Event::LeftUncontrolled { territory, faction } => {
            Notice::LeftUncontrolled(LeftUncontrolled { territory, faction })
        }
        Event::OccupationTokenMoved {
            continent,
            position,
        } => Notice::OccupationTokenMoved(OccupationTokenMoved {
            continent,
            position,
        }),
        Event::TerrorPlaced { post, territory } => {
            Notice::TerrorPlaced(TerrorPlaced { post, territory })
        }
        Event::TerrorReturned { post } => Notice::TerrorReturned { post },
        Event::ElectronicWarfarePlaced { post, sector } => {
            Notice::ElectronicWarfarePlaced(ElectronicWarfarePlaced { post, sector })
        }
        Event::ElectronicWarfareReturned { post } => Notice::ElectronicWarfareReturned { post },

        Event::CombatOpened {
            number,
            territory,
            attacker,
            defender,
            deadline,
        } => {
            let told = CombatOpened {
                number,
                territory,
                attacker,
                defender,
                deadline,
            };
            Notice::CombatOpened(told)
        }
        Event::DefenceCardLaid {
            continent,
            card,
            deadline,
        } => {
            let post = before.board(continent)?.combat.as_ref()?.defender;
            let (card, backs) = (CardBack::of(&after.content, card), backs(after, post)?);
            let told = DefenceCardLaid {
                continent,
                post,
                card,
                backs,
                deadline,
            };
            Notice::DefenceCardLaid(told)
        }
        Event::AttackCardLaid { continent, card } => {
            let post = before.board(continent)?.combat.as_ref()?.attacker;
            let (card, backs) = (CardBack::of(&after.content, card), backs(after, post)?);
            Notice::AttackCardLaid(AttackCardLaid {
                continent,
                post,
                card,
                backs,
            })
        }
        Event::CombatCardsRevealed {
            continent,
            attack,
            defence,
        } => {
            let told = CombatCardsRevealed {
                continent,
                attack,
                defence,
            };
            Notice::CombatCardsRevealed(told)
        }
        Event::SquaresCompared {
            continent,
            square,
            attacker_loses,
            defender_loses,
        } => {
            let told = SquaresCompared {
                continent,
                square,
                attacker_loses,
                defender_loses,
            };
            Notice::SquaresCompared(told)
        }
        Event::CombatCardsDiscarded { continent } => {
            let (attack, defence) = revealed(before, continent)?;
            Notice::CombatCardsDiscarded(CombatCardsDiscarded {
                continent,
                attack,
                defence,
            })
        }
        Event::CombatClosed { continent } => Notice::CombatClosed { continent },
    })
}

/// What a player's combat set shows.
fn backs(state: &State, post: Post) -> Option<Backs> {
    Some(Backs::of(&state.content, &state.player(post)?.combat_set))
}

/// Where a track stands; `None` for one that his faction does not have.
fn level(state: &State, post: Post, resource: Resource) -> Option<u8> {
    match (&state.player(post)?.means, resource) {
        (Means::Reich(means), Resource::CommandPoints) => Some(means.command_points),
        (Means::Uwc(means), Resource::Money) => Some(means.money),
        (Means::Uwc(means), Resource::Politics) => Some(means.politics),
        (Means::Reich(_), Resource::Money | Resource::Politics)
        | (Means::Uwc(_), Resource::CommandPoints) => None,
    }
}

/// The faces that have been turned over in a combat: the attacker's, the defender's.
fn revealed(state: &State, continent: Continent) -> Option<(CombatCard, CombatCard)> {
    match state.board(continent)?.combat.as_ref()?.step {
        CombatStep::Comparing {
            defence:
                LaidCard {
                    source: _,
                    card: defence,
                },
            attack:
                LaidCard {
                    source: _,
                    card: attack,
                },
        } => Some((attack, defence)),
        CombatStep::DefenceCard | CombatStep::AttackCard { .. } | CombatStep::Closing => None,
    }
}

/// What a seat that changes hands changes for `viewer`.
fn sight(before: &State, after: &State, seat: Seat, heir: Option<Seat>, viewer: Viewer) -> Sight {
    if viewer.seat() == Some(seat) {
        return Sight::Lost;
    }
    if viewer.seat().is_none() || viewer.seat() != heir {
        return Sight::Unchanged;
    }
    let inherited = after
        .posts()
        .filter(|&post| after.is_seen_by(post, viewer) && !before.is_seen_by(post, viewer));
    let hand = |post| Some((post, after.player(post)?.hand.clone()));
    Sight::Gained {
        hands: inherited.filter_map(hand).collect(),
    }
}
