//! Combats.

use umpire_contract::umpire::iron_sky::v1::notice::{self as told, Kind};
use umpire_iron_sky::{
    action::{Shift, Source},
    content::Content,
    ids::Continent,
    notice::{
        AttackCardLaid, CombatCardsDiscarded, CombatCardsRevealed, CombatOpened, DecisionAwaited,
        DefenceCardLaid, FortificationsDecided, InitiativeDecided, Replaced, SquaresCompared,
    },
    view::{BackOrigin, CardBack, KnownCard},
};

use super::Told;
use crate::wire::{
    iron_sky::{
        piece::{
            Named, back_out, backs_out, combat_card_out, command_card_out, faces_out, post_out,
            space_out,
        },
        view::stage_out,
        words::{colour, name, things, who},
    },
    time_out,
};

pub(super) fn combat_opened(content: &Content, notice: CombatOpened) -> Told {
    let CombatOpened { number, territory, attacker, defender, elite_operation, deadline } = notice;
    let territory = space_out(content, territory);
    let elite_operation = elite_operation.map(|card| command_card_out(content, card));
    let enhancement =
        elite_operation.as_ref().map(|card| format!(" with the Elite Operation {card}"));
    let enhancement = enhancement.unwrap_or_default();
    let (attacks, defends) = (who(attacker), who(defender));
    let sentence = format!("{attacks} attacks {defends} on {territory}{enhancement}");
    let message = told::CombatOpened {
        number,
        territory,
        attacker: Some(post_out(attacker)),
        defender: Some(post_out(defender)),
        deadline: deadline.map(time_out),
        elite_operation,
    };
    (sentence, Kind::CombatOpened(message))
}

pub(super) fn defence_card_laid(content: &Content, notice: &DefenceCardLaid) -> Told {
    let &DefenceCardLaid { continent, post, card, ref backs, deadline } = notice;
    let sentence = format!("{} defends with {}", who(post), back(content, card));
    let message = told::DefenceCardLaid {
        continent: continent.out(),
        post: Some(post_out(post)),
        card: Some(back_out(content, card)),
        backs: Some(backs_out(content, backs)),
        deadline: deadline.map(time_out),
    };
    (sentence, Kind::DefenceCardLaid(message))
}

pub(super) fn attack_card_laid(content: &Content, notice: &AttackCardLaid) -> Told {
    let &AttackCardLaid { continent, post, card, ref backs } = notice;
    let sentence = format!("{} attacks with {}", who(post), back(content, card));
    let message = told::AttackCardLaid {
        continent: continent.out(),
        post: Some(post_out(post)),
        card: Some(back_out(content, card)),
        backs: Some(backs_out(content, backs)),
    };
    (sentence, Kind::AttackCardLaid(message))
}

pub(super) fn combat_cards_revealed(content: &Content, notice: CombatCardsRevealed) -> Told {
    let CombatCardsRevealed { continent, attack, defence } = notice;
    let (attack, defence) = (combat_card_out(content, attack), combat_card_out(content, defence));
    let sentence = format!("{attack} attacks and {defence} defends in {}", name(continent));
    let message = told::CombatCardsRevealed { continent: continent.out(), attack, defence };
    (sentence, Kind::CombatCardsRevealed(message))
}

pub(super) fn fortifications_awaited(content: &Content, notice: DecisionAwaited) -> Told {
    let DecisionAwaited { continent, faces, deadline } = notice;
    let sentence = format!("the defender in {} may use his Fortifications", name(continent));
    let message = told::FortificationsAwaited {
        continent: continent.out(),
        faces: Some(faces_out(content, faces)),
        deadline: deadline.map(time_out),
    };
    (sentence, Kind::FortificationsAwaited(message))
}

pub(super) fn fortifications_decided(content: &Content, notice: &FortificationsDecided) -> Told {
    let &FortificationsDecided { continent, post, replaced, step, ref backs } = notice;
    let replaced = replaced.map(|Replaced { old, new }| told::Replacement {
        old_card: combat_card_out(content, old),
        new_card: combat_card_out(content, new),
    });
    let sentence = match &replaced {
        Some(told::Replacement { old_card, new_card }) => {
            format!("the Fortifications of {} replace {old_card} by {new_card}", who(post))
        }
        None => format!("{} does not use his Fortifications", who(post)),
    };
    let message = told::FortificationsDecided {
        continent: continent.out(),
        post: Some(post_out(post)),
        replaced,
        stage: Some(stage_out(content, step)),
        backs: Some(backs_out(content, backs)),
    };
    (sentence, Kind::FortificationsDecided(message))
}

pub(super) fn initiative_awaited(content: &Content, notice: DecisionAwaited) -> Told {
    let DecisionAwaited { continent, faces, deadline } = notice;
    let sentence = format!("the attacker in {} may use his Initiative", name(continent));
    let message = told::InitiativeAwaited {
        continent: continent.out(),
        faces: Some(faces_out(content, faces)),
        deadline: deadline.map(time_out),
    };
    (sentence, Kind::InitiativeAwaited(message))
}

pub(super) fn initiative_decided(content: &Content, notice: InitiativeDecided) -> Told {
    let InitiativeDecided { post, continent, shift, step } = notice;
    let does = match shift {
        Shift::None => "does not use his Initiative",
        Shift::PlusOne => "shifts his card: its square I meets II",
        Shift::MinusOne => "shifts his card: its square II meets I",
    };
    let sentence = format!("{} {does}", who(post));
    let message = told::InitiativeDecided {
        continent: continent.out(),
        post: Some(post_out(post)),
        shift: shift.out(),
        stage: Some(stage_out(content, step)),
    };
    (sentence, Kind::InitiativeDecided(message))
}

pub(super) fn squares_compared(notice: SquaresCompared) -> Told {
    let SquaresCompared { continent, square, facing, attacker_loses, defender_loses } = notice;
    let (attacker, defender) = (things(attacker_loses, "tile"), things(defender_loses, "tile"));
    let losses = format!("the attacker loses {attacker}, the defender {defender}");
    let met = if facing == square { String::new() } else { format!(" on {facing}") };
    let sentence = format!("by square {square}{met} in {} {losses}", name(continent));
    let message = told::SquaresCompared {
        continent: continent.out(),
        square: square.into(),
        attacker_loses: attacker_loses.into(),
        defender_loses: defender_loses.into(),
        facing: facing.into(),
    };
    (sentence, Kind::SquaresCompared(message))
}

pub(super) fn combat_cards_discarded(content: &Content, notice: CombatCardsDiscarded) -> Told {
    let CombatCardsDiscarded { continent, attack, defence } = notice;
    let (attack, defence) = (combat_card_out(content, attack), combat_card_out(content, defence));
    let sentence = format!("{attack} and {defence} are discarded");
    let message = told::CombatCardsDiscarded { continent: continent.out(), attack, defence };
    (sentence, Kind::CombatCardsDiscarded(message))
}

pub(super) fn combat_closed(continent: Continent) -> Told {
    let sentence = format!("the combat in {} is over", name(continent));
    (sentence, Kind::CombatClosed(told::CombatClosed { continent: continent.out() }))
}

/// A card face down, as in `a red card from the deck`; one of the hand by its face, to who knows it.
fn back(content: &Content, card: CardBack) -> String {
    let CardBack { origin, tactics } = card;
    let colour = colour(tactics);
    match origin {
        BackOrigin::Table(Source::Deck) => format!("a {colour} card from the deck"),
        BackOrigin::Table(Source::Reserve) => format!("a {colour} card, the Reserve"),
        BackOrigin::Hand { known: None } => format!("a {colour} card from the hand"),
        BackOrigin::Hand { known: Some(KnownCard { card, refill: _ }) } => {
            format!("{} from the hand", combat_card_out(content, card))
        }
    }
}
