//! Cards: hands, command decks, combat sets, the Time pile.

use umpire_iron_sky::{
    content::CardOwner,
    ids::{CombatCard, CommandCard, Post},
};

use super::{CONTENT, Position};

impl Position {
    /// Gives a player exactly these command cards to hold; the others are his deck, in content order.
    pub(crate) fn hand(self, post: Post, hand: &[&str]) -> Self {
        self.command_cards(post, hand, &[])
    }

    /// Gives a player these command cards to hold and those discarded, oldest first; the others are his deck. Special
    /// Commands among them are dealt to him.
    pub(crate) fn command_cards(mut self, post: Post, hand: &[&str], discard: &[&str]) -> Self {
        let is_special = |name: &&str| CONTENT.effect(command_card(name)).is_some();
        let special: Vec<&str> =
            hand.iter().chain(discard).copied().filter(|name| is_special(name)).collect();
        self = self.special_commands(post, &special);
        let hand: Vec<CommandCard> = hand.iter().copied().map(command_card).collect();
        let discard: Vec<CommandCard> = discard.iter().copied().map(command_card).collect();
        let player = self.player(post);
        let piles = player.hand.iter().chain(&player.deck).chain(&player.discard);
        let mut all: Vec<CommandCard> = piles.copied().collect();
        all.sort_unstable();
        assert!(hand.iter().chain(&discard).all(|card| all.contains(card)), "cards of his");
        let is_deck = |card: &CommandCard| !hand.contains(card) && !discard.contains(card);
        let deck = all.iter().copied().filter(is_deck).collect();
        let player = self.player_mut(post);
        (player.hand, player.deck, player.discard) = (hand, deck, discard);
        self
    }

    /// Makes these Special Commands some of the two that a player was dealt. Those that he had change places with a
    /// team-mate's; what he holds of them goes to the bottom of his deck.
    pub(crate) fn special_commands(mut self, post: Post, names: &[&str]) -> Self {
        let wanted: Vec<CommandCard> = names.iter().copied().map(command_card).collect();
        for (place, &card) in wanted.iter().enumerate() {
            assert_eq!(CONTENT.command_card(card).owner, CardOwner::Faction(post.faction));
            if self.special_commands_of(post).contains(&card) {
                continue;
            }
            let given = self.special_commands_of(post);
            let given = given.into_iter().find(|card| !wanted[..].contains(card));
            let given = given.unwrap_or_else(|| panic!("room for Special Command {place}"));
            let mates = Post::of(post.faction).filter(|&mate| self.state.player(mate).is_some());
            let holder = mates
                .filter(|&mate| mate != post)
                .find(|&mate| self.special_commands_of(mate).contains(&card));
            if let Some(mate) = holder {
                self.exchange(mate, card, given);
            }
            self.exchange(post, given, card);
        }
        self
    }

    /// This Special Command waits on a player's sheet (IS-SPC-04).
    pub(crate) fn kept(mut self, post: Post, name: &str) -> Self {
        self = self.special_commands(post, &[name]);
        let card = self.pick_up(post, name);
        self.player_mut(post).sheet.push(card);
        self
    }

    /// Takes a Special Command out of a player's hand, deck and discard pile.
    pub(super) fn pick_up(&mut self, post: Post, name: &str) -> CommandCard {
        let card = command_card(name);
        let player = self.player_mut(post);
        for pile in [&mut player.hand, &mut player.deck, &mut player.discard] {
            pile.retain(|&other| other != card);
        }
        card
    }

    /// The Special Commands in a player's hand, deck and discard pile.
    fn special_commands_of(&self, post: Post) -> Vec<CommandCard> {
        let player = self.player(post);
        let piles = player.hand.iter().chain(&player.deck).chain(&player.discard);
        piles.copied().filter(|&card| CONTENT.effect(card).is_some()).collect()
    }

    fn exchange(&mut self, post: Post, old: CommandCard, new: CommandCard) {
        let player = self.player_mut(post);
        for pile in [&mut player.hand, &mut player.deck, &mut player.discard] {
            pile.retain(|&card| card != old);
        }
        player.deck.push(new);
    }

    /// Gives a player this Secret Operation; a team-mate who has it takes his.
    pub(crate) fn secret_operation(mut self, post: Post, name: &str) -> Self {
        let operation = CONTENT.secret_operation_named(name).expect("a Secret Operation");
        let old = self.player(post).secret_operation;
        for mate in Post::of(post.faction).filter(|&mate| mate != post) {
            if self.state.player(mate).is_some_and(|it| it.secret_operation == Some(operation)) {
                self.player_mut(mate).secret_operation = old;
            }
        }
        self.player_mut(post).secret_operation = Some(operation);
        self
    }

    /// Gives a player these faces as his combat hand, the card held longest first.
    pub(crate) fn combat_hand(mut self, post: Post, faces: [&str; 2]) -> Self {
        let wanted = faces.map(combat_card);
        let held = std::mem::take(&mut self.player_mut(post).combat_set.hand);
        for (held, wanted) in held.into_iter().zip(wanted) {
            self.swap(post, held, wanted, 0);
        }
        self.player_mut(post).combat_set.hand = wanted.to_vec();
        self
    }

    /// This Time Token was turned last.
    pub(crate) fn turned(mut self, name: &str) -> Self {
        let token = CONTENT.time_token_named(name).expect("a Time Token");
        self.state.table.time_pile.retain(|&other| other != token);
        self.state.table.turned.push(token);
        self
    }

    /// Puts these faces on top of a player's combat deck, the first topmost. They change places with other cards of the
    /// faction, those of the bank first.
    pub(crate) fn combat_deck(mut self, post: Post, faces: &[&str]) -> Self {
        for (place, face) in faces.iter().enumerate() {
            let wanted = combat_card(face);
            let held = self.player(post).combat_set.deck[place];
            self.swap(post, held, wanted, place + 1);
            self.player_mut(post).combat_set.deck[place] = wanted;
        }
        self
    }

    /// Makes this face a player's Reserve.
    pub(crate) fn reserve(mut self, post: Post, face: &str) -> Self {
        let wanted = combat_card(face);
        let held = self.player(post).combat_set.reserve.expect("a Reserve");
        let kept = self.player(post).combat_set.deck.len();
        self.swap(post, held, wanted, kept);
        self.player_mut(post).combat_set.reserve = Some(wanted);
        self
    }

    /// Discards cards from the bottom of a player's combat deck until so many are left.
    pub(crate) fn combat_deck_left(mut self, post: Post, left: usize) -> Self {
        let set = &mut self.player_mut(post).combat_set;
        let spent = set.deck.split_off(left);
        set.discard.extend(spent);
        self
    }

    /// Puts `given` where a card `wanted` is: in the bank, else in the own deck beyond its first cards, else with a
    /// team-mate.
    fn swap(&mut self, post: Post, given: CombatCard, wanted: CombatCard, kept: usize) {
        if given == wanted {
            return;
        }
        let bank = &mut self.state.table.banks[post.faction];
        if let Some(place) = bank.iter().rposition(|&card| card == wanted) {
            bank[place] = given;
            return;
        }
        for other in [post].into_iter().chain(Post::of(post.faction).filter(|&mate| mate != post)) {
            let kept = if other == post { kept } else { 0 };
            if self.state.player(other).is_none() {
                continue;
            }
            let deck = &mut self.player_mut(other).combat_set.deck;
            if let Some(card) = deck.iter_mut().skip(kept).find(|card| **card == wanted) {
                *card = given;
                return;
            }
        }
        panic!("both copies of the face are in use");
    }

    /// Lays the Time pile, top first. It need not hold all tokens.
    pub(crate) fn time_pile(mut self, pile: &[&str]) -> Self {
        let token = |name: &&str| CONTENT.time_token_named(name).expect("a Time Token");
        self.state.table.time_pile = pile.iter().map(token).collect();
        self
    }
}

/// The command card of this id.
pub(crate) fn command_card(name: &str) -> CommandCard {
    CONTENT.command_card_named(name).unwrap_or_else(|| panic!("no card is called `{name}`"))
}

/// The face of this id.
pub(crate) fn combat_card(name: &str) -> CombatCard {
    CONTENT.combat_card_named(name).unwrap_or_else(|| panic!("no face is called `{name}`"))
}
