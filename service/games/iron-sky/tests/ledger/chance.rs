//! The order of chance (ledger 5): with all optional rules the deal draws exactly this, and nothing else.

use std::collections::BTreeMap;

use umpire_engine::Dice;
use umpire_iron_sky::{
    content::Operation,
    ids::{CommandCard, Faction, Post, SecretOperation, TimeToken},
    options::OptionalRule,
    state::Player,
};

use crate::position::{CONTENT, Position, chance_of};

/// What the ledger's fifth chapter makes of a chance.
struct Deal {
    dice: Dice,
    posts: Vec<Post>,
    decks: BTreeMap<Post, Vec<CommandCard>>,
}

impl Deal {
    fn shuffled<T>(&mut self, mut list: Vec<T>) -> Vec<T> {
        self.dice.shuffle(&mut list);
        list
    }

    fn of(&self, faction: Faction) -> Vec<Post> {
        self.posts.iter().copied().filter(|post| post.faction == faction).collect()
    }

    /// Steps 4 and 5.
    fn command_decks(&mut self, table: &Position) {
        for post in self.posts.clone() {
            let deck = self.shuffled(CONTENT.deck(table.player(post).commander).to_vec());
            self.decks.insert(post, deck);
        }
        for faction in [Faction::Uwc, Faction::Reich] {
            let mut pile = self.shuffled(CONTENT.special_commands(faction).collect()).into_iter();
            for post in self.of(faction) {
                self.decks.get_mut(&post).unwrap().extend(pile.by_ref().take(2));
            }
        }
        for post in self.posts.clone() {
            let deck = self.shuffled(self.decks[&post].clone());
            self.decks.insert(post, deck);
        }
    }

    /// Step 7 with random length.
    fn time_pile(&mut self) -> Vec<TimeToken> {
        let is_ending = |token: &TimeToken| CONTENT.time_token(*token).is_ending();
        let regular = CONTENT.time_tokens().filter(|token| !is_ending(token)).collect();
        let regular = self.shuffled(regular);
        let lowest = regular[..3].iter().copied().chain(CONTENT.time_tokens().filter(is_ending));
        let lowest = self.shuffled(lowest.collect());
        [&regular[3..9], &lowest].concat()
    }

    /// Step 8.
    fn secret_operations(&mut self, faction: Faction) -> Vec<(Post, SecretOperation)> {
        let is_police = |&operation: &SecretOperation| {
            CONTENT.secret_operation(operation).operation == Operation::WorldPolice
        };
        let without_police = self.posts.len() == 2;
        let pile = CONTENT.secret_operations(faction);
        let pile = pile.filter(|operation| !(without_police && is_police(operation))).collect();
        let pile = self.shuffled(pile);
        self.of(faction).into_iter().zip(pile).collect()
    }
}

/// Rules: IS-SETUP-12, IS-SETUP-13, IS-SETUP-14, IS-SETUP-16, IS-SETUP-19, IS-SETUP-30, IS-SETUP-33, IS-SETUP-34
#[test]
fn the_deal_draws_in_the_order_of_the_ledger() {
    for (players, pairs) in [(2, 1), (4, 2), (6, 3)] {
        let table = Position::playing(&OptionalRule::ALL, players);
        assert_eq!(table.posts().len(), 2 * pairs);
        let mut deal = Deal { dice: chance_of(0), posts: table.posts(), decks: BTreeMap::new() };
        deal.command_decks(&table);
        for faction in [Faction::Uwc, Faction::Reich] {
            let cards = deal.shuffled(CONTENT.combat_deck(faction).to_vec());
            for (post, cards) in deal.of(faction).into_iter().zip(cards.chunks(10)) {
                let set = &table.player(post).combat_set;
                let lies = [&set.hand[..], &[set.reserve.unwrap()], &set.deck].concat();
                assert_eq!(lies, cards, "hand, Reserve, deck");
            }
            assert_eq!(table.state.table.banks[faction], cards[10 * pairs..]);
        }
        assert_eq!(table.state.table.time_pile, deal.time_pile());
        for faction in [Faction::Uwc, Faction::Reich] {
            for (post, operation) in deal.secret_operations(faction) {
                assert_eq!(table.player(post).secret_operation, Some(operation));
            }
        }
        for post in table.posts() {
            let Player { hand, deck, .. } = table.player(post);
            assert_eq!([&hand[..], deck].concat(), deal.decks[&post]);
        }
        assert_eq!(table.word(), deal.dice.word(), "nothing else is drawn");
    }
}

/// Rules: IS-SETUP-12, IS-SETUP-33
#[test]
fn lists_are_in_the_order_of_their_ids_before_their_first_shuffle() {
    let named = |names: &[&str]| -> Vec<SecretOperation> {
        names.iter().map(|name| CONTENT.secret_operation_named(name).unwrap()).collect()
    };
    let uwc = ["OU-1", "OU-2", "OU-3", "OU-4", "OU-5", "OU-6", "OU-7", "OU-8"];
    assert_eq!(CONTENT.secret_operations(Faction::Uwc).collect::<Vec<_>>(), named(&uwc));
    let tokens = ["TT-1", "TT-2", "TT-3", "TT-4", "TT-5", "TT-6", "TT-7", "TT-8", "TT-9", "TT-END"];
    let tokens = tokens.map(|name| CONTENT.time_token_named(name).unwrap());
    assert_eq!(CONTENT.time_tokens().collect::<Vec<_>>(), tokens);
}
