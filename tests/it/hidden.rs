//! What optional rules hide is in no answer to who may not know it: Secret Operations, Special Commands
//! in hands and decks, combat hands, cards laid from them and their refills.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use umpire_tests::player::{Match, text};
use umpire_tests::{Home, Lots, Rest, everywhere};

everywhere! {
    no_answer_holds_what_optional_rules_hide,
}

/// Seats of the match.
const PLAYERS: usize = 4;
/// One table in so many is looked at by everyone.
const LOOKS: usize = 8;

/// What the canaries have met; a test that meets nothing proves nothing.
#[derive(Default)]
struct Met {
    special_commands: usize,
    combat_hands: usize,
    laid_cards: usize,
}

/// One who asks, and the seat he asks for; a spectator has none.
struct Caller<'a> {
    rest: &'a Rest,
    seat: Option<usize>,
}

async fn no_answer_holds_what_optional_rules_hide(home: Home) {
    let server = home.server().await;
    let tenant = server.rest();
    let asked = json!({ "options": { "ironSky": { "preset": "VETERAN" } } });
    let table = Match::create(&tenant, PLAYERS, asked).await;
    let posts = posts(&table).await;
    let seats = (0..PLAYERS).map(|seat| Caller { rest: &table.seats[seat], seat: Some(seat) });
    let callers: Vec<_> = seats.chain([Caller { rest: &tenant, seat: None }]).collect();
    let operations = operations(&table).await;

    let mut met = Met::default();
    let mut lots = Lots::new(23);
    for step in 0.. {
        if step % LOOKS == 0 {
            for caller in &callers {
                secret_operations_are_hidden(&table, caller, &operations).await;
                views_show_what_is_ones_own(&table, caller, &mut met).await;
            }
        }
        let entry = table.step(&mut lots).await.unwrap();
        if !entry["outcome"].is_null() {
            break;
        }
    }
    for caller in &callers {
        events_told_what_is_ones_own(&table, caller, &posts, &mut met).await;
    }
    let Met { special_commands, combat_hands, laid_cards } = met;
    assert!(special_commands > 0 && combat_hands > 0 && laid_cards > 0);
}

async fn view(table: &Match, caller: &Rest) -> Value {
    caller.get(&table.at("/view")).await.ok()["view"]["ironSky"].clone()
}

async fn posts(table: &Match) -> Vec<Value> {
    let view = view(table, &table.seats[0]).await;
    (0..PLAYERS).map(|seat| view["players"][seat]["post"].clone()).collect()
}

/// The Secret Operations, each as its player sees it.
async fn operations(table: &Match) -> Vec<String> {
    let mut operations = Vec::new();
    for seat in 0..PLAYERS {
        let view = view(table, &table.seats[seat]).await;
        operations.push(text(&view["players"][seat]["secretOperation"]["operation"]));
    }
    operations
}

async fn secret_operations_are_hidden(table: &Match, caller: &Caller<'_>, operations: &[String]) {
    let mut answers = String::new();
    for path in ["", "/view", "/actions?pageSize=1000", "/events?pageSize=1000"] {
        answers += &caller.rest.get(&table.at(path)).await.text;
    }
    for (seat, operation) in operations.iter().enumerate() {
        let is_said = answers.contains(operation.as_str());
        assert_eq!(is_said, caller.seat == Some(seat), "{operation} of {seat}");
    }
}

async fn views_show_what_is_ones_own(table: &Match, caller: &Caller<'_>, met: &mut Met) {
    let view = view(table, caller.rest).await;
    let actions = caller.rest.get(&table.at("/actions?pageSize=1000")).await.text;
    let hand = caller.seat.map(|seat| slugs(&view["players"][seat]["hand"].to_string()));
    let hand = hand.unwrap_or_default();
    let known: BTreeSet<String> = lying_open(&view).union(&hand).cloned().collect();
    let said = slugs(&format!("{view} {actions}"));
    assert!(said.is_subset(&known), "{said:?} and not only {known:?}");
    met.special_commands += hand.len();

    for seat in 0..PLAYERS {
        let hand = &view["players"][seat]["combatSet"]["backs"]["hand"];
        combat_hand_is_ones_own(hand, caller.seat == Some(seat), met);
    }
    for board in view["boards"].as_array().unwrap() {
        let combat = &board["combat"];
        let defender = view["players"].as_array().unwrap().iter();
        let defender = defender.filter(|player| player["post"] == combat["defender"]);
        for seat in defender.map(|player| player["seat"].as_u64().unwrap()) {
            let is_own = caller.seat == usize::try_from(seat).ok();
            laid_card_is_ones_own(&combat["defence"], is_own, met);
        }
    }
}

/// Special Commands that lie where all can see them.
fn lying_open(view: &Value) -> BTreeSet<String> {
    let mut open = BTreeSet::new();
    for player in view["players"].as_array().unwrap() {
        for place in ["discard", "sheet", "usedUp"] {
            open.extend(slugs(&player[place].to_string()));
        }
    }
    for board in view["boards"].as_array().unwrap() {
        open.extend(slugs(&board["combat"]["eliteOperation"].to_string()));
        for ground in board["grounds"].as_array().unwrap() {
            open.extend(slugs(&ground["improvement"].to_string()));
            open.extend(slugs(&ground["nuke"].to_string()));
        }
    }
    open
}

/// Every Special Command that a text names: `SR-1`, `SU-8`.
fn slugs(text: &str) -> BTreeSet<String> {
    let is_one = |word: &&str| word.starts_with("SR-") || word.starts_with("SU-");
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    words.filter(is_one).map(str::to_owned).collect()
}

fn combat_hand_is_ones_own(hand: &Value, is_own: bool, met: &mut Met) {
    let Some(cards) = hand["cards"].as_array() else { return };
    assert_eq!(!cards.is_empty(), is_own, "{hand}");
    met.combat_hands += cards.len();
}

fn laid_card_is_ones_own(card: &Value, is_own: bool, met: &mut Met) {
    let Some(laid) = card["hand"].as_object() else { return };
    assert_eq!(laid.get("known").is_some_and(|known| !known.is_null()), is_own, "{card}");
    met.laid_cards += usize::from(is_own);
}

/// What a match has told, from the deal to the end.
async fn events_told_what_is_ones_own(
    table: &Match,
    caller: &Caller<'_>,
    posts: &[Value],
    met: &mut Met,
) {
    let own = caller.seat.map(|seat| &posts[seat]);
    let mut after = json!("0");
    loop {
        let path = format!("/events?pageSize=1000&after={}", text(&after));
        let page = caller.rest.get(&table.at(&path)).await.ok();
        let entries = page["entries"].as_array().unwrap();
        let Some(last) = entries.last() else { return };
        after = last["version"].clone();
        for event in entries.iter().flat_map(|entry| entry["events"].as_array().unwrap()) {
            told(&event["ironSky"], own, met);
        }
    }
}

/// Looks at every object of a notice that says something of a post.
fn told(value: &Value, own: Option<&Value>, met: &mut Met) {
    if let Some(post) = value.get("post") {
        let is_own = own == Some(post);
        combat_hand_is_ones_own(&value["backs"]["hand"], is_own, met);
        combat_hand_is_ones_own(&value["combatSet"]["backs"]["hand"], is_own, met);
        laid_card_is_ones_own(&value["card"], is_own, met);
    }
    match value {
        Value::Object(members) => members.values().for_each(|it| told(it, own, met)),
        Value::Array(rows) => rows.iter().for_each(|it| told(it, own, met)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}
