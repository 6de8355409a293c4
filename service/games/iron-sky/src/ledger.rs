//! The ledger of this game: @generated from `rules.toml` by `cargo xtask ledger`, never edited.

use umpire_engine::{Ledger, Rule, RuleId, RuleKind};

/// Factions are `reich` and `uwc`.
pub const IS_DEF_01: RuleId = RuleId::new("IS-DEF-01");

/// Continents are `america`, `europe`, `asia`.
pub const IS_DEF_02: RuleId = RuleId::new("IS-DEF-02");

/// A seat is a pair (faction, continent in play).
pub const IS_DEF_03: RuleId = RuleId::new("IS-DEF-03");

/// The active faction is the one whose turn it is; its players are active players.
pub const IS_DEF_04: RuleId = RuleId::new("IS-DEF-04");

/// A player's opponent is the commander of the opposing faction on the same continent.
pub const IS_DEF_05: RuleId = RuleId::new("IS-DEF-05");

/// A space is a territory or an orbital sector.
pub const IS_DEF_06: RuleId = RuleId::new("IS-DEF-06");

/// A territory has two zones: the Headquarters (`hq`) and the Battlefront (`bf`).
pub const IS_DEF_07: RuleId = RuleId::new("IS-DEF-07");

/// An army is the stack of one or more tiles of one faction in one zone or one orbital sector.
pub const IS_DEF_08: RuleId = RuleId::new("IS-DEF-08");

/// A faction controls a territory when it has an army in its `hq`.
pub const IS_DEF_09: RuleId = RuleId::new("IS-DEF-09");

/// The conqueror of a territory is the faction with an army in its `bf`.
pub const IS_DEF_10: RuleId = RuleId::new("IS-DEF-10");

/// A territory is in a state of war (at war) when its `bf` is occupied.
pub const IS_DEF_11: RuleId = RuleId::new("IS-DEF-11");

/// A territory is uncontrolled when its `hq` is empty and it is not destroyed.
pub const IS_DEF_12: RuleId = RuleId::new("IS-DEF-12");

/// To conquer = the last opposing tile in the `hq` goes and one's own army in the `bf` moves into the `hq`.
pub const IS_DEF_13: RuleId = RuleId::new("IS-DEF-13");

/// The attacker in a combat is the active player whose command opened it; the defender is the opposing commander of that continent.
pub const IS_DEF_14: RuleId = RuleId::new("IS-DEF-14");

/// To destroy a tile = to remove it from the board.
pub const IS_DEF_15: RuleId = RuleId::new("IS-DEF-15");

/// A Hit destroys one tile, a Double Hit two; a Repel cancels every Hit in the square facing it.
pub const IS_DEF_16: RuleId = RuleId::new("IS-DEF-16");

/// The Leading Unit of an army is its top tile.
pub const IS_DEF_17: RuleId = RuleId::new("IS-DEF-17");

/// A Trophy is a destroyed Reich unit tile taken by a UWC player.
pub const IS_DEF_18: RuleId = RuleId::new("IS-DEF-18");

/// A sector (I, II, III) is a vertical strip of a board: one orbital sector and some territories.
pub const IS_DEF_19: RuleId = RuleId::new("IS-DEF-19");

/// Routes: surface (orange), intercontinental (white), orbital (red).
pub const IS_DEF_20: RuleId = RuleId::new("IS-DEF-20");

/// An Order is something a player may do in the Command Phase without a card.
pub const IS_DEF_21: RuleId = RuleId::new("IS-DEF-21");

/// A supply is a player's unit tiles that are neither on a board nor Trophies.
pub const IS_DEF_22: RuleId = RuleId::new("IS-DEF-22");

/// A neutral unit is a UWC unit tile of a neutral continent.
pub const IS_DEF_23: RuleId = RuleId::new("IS-DEF-23");

/// A destroyed territory is one with a Nuke card on it.
pub const IS_DEF_24: RuleId = RuleId::new("IS-DEF-24");

/// Personal combat set = all combat cards a player owns at a moment: deck, Reserve, discard pile and (with Controlled Combat) hand.
pub const IS_DEF_25: RuleId = RuleId::new("IS-DEF-25");

/// A unit tile is a tile with an owner's colour or a neutral unit.
pub const IS_DEF_26: RuleId = RuleId::new("IS-DEF-26");

/// A match has 2, 4 or 6 players; the default is 6.
pub const IS_GEN_01: RuleId = RuleId::new("IS-GEN-01");

/// Each continent in play has exactly one player of each faction; so 1, 2 or 3 continents are in play.
pub const IS_GEN_02: RuleId = RuleId::new("IS-GEN-02");

/// The points of all players of a faction are added up; the faction with the higher sum wins.
pub const IS_GEN_03: RuleId = RuleId::new("IS-GEN-03");

/// The optional rules are seven independent switches: `special_commands`, `random_game_length`, `initiative`, `controlled_combat`, `secret_operations`, `black_ops` (called Elite Forces in the list of options), `eventful_times`.
pub const IS_GEN_04: RuleId = RuleId::new("IS-GEN-04");

/// Presets: `rookie` = none; `experienced` = special_commands, random_game_length, initiative, secret_operations; `veteran` = all seven.
pub const IS_GEN_05: RuleId = RuleId::new("IS-GEN-05");

/// Without an option, every step and every card that belongs to it is left out.
pub const IS_GEN_06: RuleId = RuleId::new("IS-GEN-06");

/// Pieces of one match: 3 boards, 3 commanders per faction, 15 command cards per commander, 48 combat cards per faction, 8 secret operations per faction, 15 UWC and 20 Reich unit tiles per continent, 3 Terror, 3 Electronic Warfare, 10 Time (the Ending Token is one of the ten), 4 Loan, 2 Guidance, 3 Occupation, 3 Destruction, 6 Initiative, 3 Black Ops.
pub const IS_GEN_07: RuleId = RuleId::new("IS-GEN-07");

/// No number of tiles, cards or tokens is unlimited: what is not in the supply or pile cannot be placed or drawn.
pub const IS_GEN_08: RuleId = RuleId::new("IS-GEN-08");

/// The boards lie in the row America, Europe, Asia (west to east).
pub const IS_SETUP_01: RuleId = RuleId::new("IS-SETUP-01");

/// One board per two players is chosen or drawn at random; the others are neutral.
pub const IS_SETUP_02: RuleId = RuleId::new("IS-SETUP-02");

/// Each neutral continent brings two Loan Tokens.
pub const IS_SETUP_03: RuleId = RuleId::new("IS-SETUP-03");

/// Each neutral continent brings one Guidance Token.
pub const IS_SETUP_04: RuleId = RuleId::new("IS-SETUP-04");

/// With two neutral continents both bring their tokens (4 Loan, 2 Guidance in all).
pub const IS_SETUP_05: RuleId = RuleId::new("IS-SETUP-05");

/// Each neutral continent brings a pile of two neutral units.
pub const IS_SETUP_06: RuleId = RuleId::new("IS-SETUP-06");

/// All six commander sheets are shuffled and each player draws one face down; the sheet gives both his faction and his commander, and is then shown.
pub const IS_SETUP_07: RuleId = RuleId::new("IS-SETUP-07");

/// A third commander of one faction that is drawn is skipped and the player draws again.
pub const IS_SETUP_08: RuleId = RuleId::new("IS-SETUP-08");

/// The first player draws from all six; the second draws from the three of the opposing faction.
pub const IS_SETUP_09: RuleId = RuleId::new("IS-SETUP-09");

/// Each player takes the 15-card command deck of his commander's class.
pub const IS_SETUP_10: RuleId = RuleId::new("IS-SETUP-10");

/// The UWC commanders in the match are dealt at random to the continents in play (one each); then the Reich commanders likewise.
pub const IS_SETUP_11: RuleId = RuleId::new("IS-SETUP-11");

/// Every command deck is shuffled.
pub const IS_SETUP_12: RuleId = RuleId::new("IS-SETUP-12");

/// The UWC and the Reich Special Commands are shuffled as two piles; each player is dealt two of his faction, unseen.
pub const IS_SETUP_13: RuleId = RuleId::new("IS-SETUP-13");

/// Each player shuffles the two Special Commands into his command deck without anyone seeing them (deck of 17).
pub const IS_SETUP_14: RuleId = RuleId::new("IS-SETUP-14");

/// Special Commands that were not dealt leave the match unseen.
pub const IS_SETUP_15: RuleId = RuleId::new("IS-SETUP-15");

/// Each faction's 48 combat cards are shuffled and ten are dealt face down to each of its players.
pub const IS_SETUP_16: RuleId = RuleId::new("IS-SETUP-16");

/// The rest of a faction's combat cards is its bank (18, 28 or 38 cards with 6, 4 or 2 players).
pub const IS_SETUP_17: RuleId = RuleId::new("IS-SETUP-17");

/// Each player puts the top card of his combat deck face down beside it as the Reserve.
pub const IS_SETUP_18: RuleId = RuleId::new("IS-SETUP-18");

/// Before IS-SETUP-18 each player takes the top two cards into his combat hand.
pub const IS_SETUP_19: RuleId = RuleId::new("IS-SETUP-19");

/// Each UWC player has 15 unit tiles of his continent.
pub const IS_SETUP_20: RuleId = RuleId::new("IS-SETUP-20");

/// One UWC tile is put in the `hq` of every territory with a flag; the other tiles are the supply.
pub const IS_SETUP_21: RuleId = RuleId::new("IS-SETUP-21");

/// Each UWC player gets one Black Ops tile beside his sheet (not in his supply).
pub const IS_SETUP_22: RuleId = RuleId::new("IS-SETUP-22");

/// Each Reich player has 20 unit tiles of his continent.
pub const IS_SETUP_23: RuleId = RuleId::new("IS-SETUP-23");

/// One Reich tile is put on each orbital sector of each continent in play; the other tiles are the supply.
pub const IS_SETUP_24: RuleId = RuleId::new("IS-SETUP-24");

/// Each UWC player starts with the Money and Politics printed on his commander.
pub const IS_SETUP_25: RuleId = RuleId::new("IS-SETUP-25");

/// Each Reich player starts with 0 Command Points (CP).
pub const IS_SETUP_26: RuleId = RuleId::new("IS-SETUP-26");

/// Each UWC player holds one Electronic Warfare Token, off the board.
pub const IS_SETUP_27: RuleId = RuleId::new("IS-SETUP-27");

/// Each Reich player holds one Terror Token, off the board.
pub const IS_SETUP_28: RuleId = RuleId::new("IS-SETUP-28");

/// Time pile without random game length: seven random regular Time Tokens on top of the Ending Token; the other two leave the match unseen.
pub const IS_SETUP_29: RuleId = RuleId::new("IS-SETUP-29");

/// Time pile with random game length: three random regular tokens and the Ending Token are shuffled together; six further random regular tokens go on top of these four.
pub const IS_SETUP_30: RuleId = RuleId::new("IS-SETUP-30");

/// Each continent in play has an Occupation Token on the X-space nearest the orbit: position `p = 0`.
pub const IS_SETUP_31: RuleId = RuleId::new("IS-SETUP-31");

/// Each has a Destruction Token directly on the UWC side of the Occupation Token, touching it: high mark `m = 0`.
pub const IS_SETUP_32: RuleId = RuleId::new("IS-SETUP-32");

/// UWC and Reich Secret Operations are shuffled as two piles; each player gets one of his faction, which only he may see.
pub const IS_SETUP_33: RuleId = RuleId::new("IS-SETUP-33");

/// World Police is taken out before the shuffle.
pub const IS_SETUP_34: RuleId = RuleId::new("IS-SETUP-34");

/// Secret Operations that were not dealt leave the match unseen.
pub const IS_SETUP_35: RuleId = RuleId::new("IS-SETUP-35");

/// Each player draws five command cards.
pub const IS_SETUP_36: RuleId = RuleId::new("IS-SETUP-36");

/// Initiative Tokens start face up (ready).
pub const IS_SETUP_37: RuleId = RuleId::new("IS-SETUP-37");

/// Round 1 starts with the Reich turn.
pub const IS_SETUP_38: RuleId = RuleId::new("IS-SETUP-38");

/// A territory has a number (unique on its continent), a name, a VP value, a sector, and a flag or none.
pub const IS_BOARD_01: RuleId = RuleId::new("IS-BOARD-01");

/// A faction has at most one army on a territory: in the `hq` or in the `bf`, never both.
pub const IS_BOARD_02: RuleId = RuleId::new("IS-BOARD-02");

/// The `bf` may be occupied only while the opposing faction's army is in the `hq`.
pub const IS_BOARD_03: RuleId = RuleId::new("IS-BOARD-03");

/// Surface routes join two territories of one continent; both factions use them.
pub const IS_BOARD_04: RuleId = RuleId::new("IS-BOARD-04");

/// Intercontinental routes join territories of two continents; both factions use them.
pub const IS_BOARD_05: RuleId = RuleId::new("IS-BOARD-05");

/// Orbital routes join an orbital sector with a territory of the same sector and continent; only the Reich uses them, in both directions.
pub const IS_BOARD_06: RuleId = RuleId::new("IS-BOARD-06");

/// Each continent has three orbital sectors, I, II, III from west to east.
pub const IS_BOARD_07: RuleId = RuleId::new("IS-BOARD-07");

/// Sector III of a continent in play and sector I of the next continent in play to the east are adjacent sideways.
pub const IS_BOARD_08: RuleId = RuleId::new("IS-BOARD-08");

/// A white route to a neutral continent cannot be used to move.
pub const IS_BOARD_09: RuleId = RuleId::new("IS-BOARD-09");

/// No unit may ever enter a neutral continent or its orbit.
pub const IS_BOARD_10: RuleId = RuleId::new("IS-BOARD-10");

/// An army is an ordered stack.
pub const IS_ARMY_01: RuleId = RuleId::new("IS-ARMY-01");

/// An army has at most three unit tiles.
pub const IS_ARMY_02: RuleId = RuleId::new("IS-ARMY-02");

/// Arriving and newly recruited tiles go on top of the friendly army there.
pub const IS_ARMY_03: RuleId = RuleId::new("IS-ARMY-03");

/// Tiles that leave or are destroyed are taken from the top.
pub const IS_ARMY_04: RuleId = RuleId::new("IS-ARMY-04");

/// A player may command every friendly army on his own continent (surface and orbit), whoever owns its tiles.
pub const IS_ARMY_05: RuleId = RuleId::new("IS-ARMY-05");

/// On another continent a player may command a friendly army only while its Leading Unit is his tile; a tile put on top changes this at once.
pub const IS_ARMY_06: RuleId = RuleId::new("IS-ARMY-06");

/// Authority under IS-ARMY-05/06 covers Mobilization, regrouping and returning to orbit.
pub const IS_ARMY_07: RuleId = RuleId::new("IS-ARMY-07");

/// Units that arrive at a friendly army of another continent join it; no consent is asked.
pub const IS_ARMY_08: RuleId = RuleId::new("IS-ARMY-08");

/// One who commands an army may move any tiles of it, from the top, also those of team-mates.
pub const IS_ARMY_09: RuleId = RuleId::new("IS-ARMY-09");

/// A destroyed UWC unit returns at once to its original owner's supply.
pub const IS_ARMY_10: RuleId = RuleId::new("IS-ARMY-10");

/// A destroyed Reich unit becomes a Trophy (IS-CAS-03 or IS-SPU-27) and never returns to a supply.
pub const IS_ARMY_11: RuleId = RuleId::new("IS-ARMY-11");

/// A destroyed neutral unit leaves the match.
pub const IS_ARMY_12: RuleId = RuleId::new("IS-ARMY-12");

/// A round is the Reich turn, then the UWC turn.
pub const IS_TURN_01: RuleId = RuleId::new("IS-TURN-01");

/// A turn has three phases in this order: Resource, Command, End.
pub const IS_TURN_02: RuleId = RuleId::new("IS-TURN-02");

/// All active players are always in the same phase; the next phase starts for all of them together, when all have finished.
pub const IS_TURN_03: RuleId = RuleId::new("IS-TURN-03");

/// When all active players have finished the End Phase the other faction becomes active.
pub const IS_TURN_04: RuleId = RuleId::new("IS-TURN-04");

/// Within the Command Phase there is no order: a player plays commands, orders and sharing in any sequence while he can pay.
pub const IS_TURN_05: RuleId = RuleId::new("IS-TURN-05");

/// A player may end his Command Phase with resources left.
pub const IS_TURN_06: RuleId = RuleId::new("IS-TURN-06");

/// In the Command Phase any active player who is not done may act at any moment; team-mates have no order among themselves.
pub const IS_SIM_01: RuleId = RuleId::new("IS-SIM-01");

/// Actions are applied one at a time in order of arrival.
pub const IS_SIM_02: RuleId = RuleId::new("IS-SIM-02");

/// An action is resolved completely, with all its consequences, before the next one is looked at – except a combat, which stays open for the decisions of IS-CMB.
pub const IS_SIM_03: RuleId = RuleId::new("IS-SIM-03");

/// An open combat freezes its continent: until it closes, no action may place, move, remove or target any unit, token or card on any territory or orbital sector of that continent.
pub const IS_SIM_04: RuleId = RuleId::new("IS-SIM-04");

/// While a player is the attacker in an open combat he may do nothing but take his combat decisions or resign.
pub const IS_SIM_05: RuleId = RuleId::new("IS-SIM-05");

/// Team-mates of the attacker go on acting on every continent that is not frozen; they may share resources with anyone, the attacker included, and may declare done.
pub const IS_SIM_06: RuleId = RuleId::new("IS-SIM-06");

/// There is never more than one open combat per continent, nor more than one per player.
pub const IS_SIM_07: RuleId = RuleId::new("IS-SIM-07");

/// Things a faction shares (combat bank, Loan and Guidance Tokens, neutral unit piles) go to whoever's action arrives first.
pub const IS_SIM_08: RuleId = RuleId::new("IS-SIM-08");

/// A player declares done when he has finished his Command Phase.
pub const IS_SIM_09: RuleId = RuleId::new("IS-SIM-09");

/// A player who is done may withdraw it as long as the phase has not moved on.
pub const IS_SIM_10: RuleId = RuleId::new("IS-SIM-10");

/// The Command Phase ends at the moment when every active player is done and no combat is open.
pub const IS_SIM_11: RuleId = RuleId::new("IS-SIM-11");

/// Players of the inactive faction act only where a combat asks them (defence card, Fortifications), or to resign.
pub const IS_SIM_12: RuleId = RuleId::new("IS-SIM-12");

/// In the End Phase each active player submits his discard (or none) once, in any order; the turn passes when the last one has.
pub const IS_SIM_13: RuleId = RuleId::new("IS-SIM-13");

/// With the match option `turn_style: sequential` (default `simultaneous`) only the westernmost active player who is not done may act in the Command Phase, and done cannot be withdrawn.
pub const IS_SIM_14: RuleId = RuleId::new("IS-SIM-14");

/// What costs nothing and can be undone is limited, so that every match ends: in one Command Phase a player may give Money at most 20 times, set permits at most 20 times and withdraw done at most 20 times.
pub const IS_SIM_15: RuleId = RuleId::new("IS-SIM-15");

/// The phase asks for no decision.
pub const IS_RES_01: RuleId = RuleId::new("IS-RES-01");

/// A UWC player adds the Money and the Politics that the Blitz-meter of his own continent shows at `p` to what he has left.
pub const IS_RES_02: RuleId = RuleId::new("IS-RES-02");

/// A Reich player's CP are set to what the Blitz-meter of his own continent shows at `p`; nothing is carried over.
pub const IS_RES_03: RuleId = RuleId::new("IS-RES-03");

/// No resource ever exceeds 8.
pub const IS_RES_04: RuleId = RuleId::new("IS-RES-04");

/// Improvements (IS-SPU-02, IS-SPU-04, IS-SPR-02) and waiting reminder cards (IS-SPC-12) are added to the income in this phase, before the cap.
pub const IS_RES_05: RuleId = RuleId::new("IS-RES-05");

/// Each active player's Initiative Token is turned face up.
pub const IS_RES_06: RuleId = RuleId::new("IS-RES-06");

/// The active players' once-per-turn marks (IS-SHARE-06, IS-SHARE-09, IS-EVT-04, IS-EVT-06), done and submitted marks and the counts of IS-SIM-15 are cleared.
pub const IS_RES_07: RuleId = RuleId::new("IS-RES-07");

/// Each continent in play has a meter.
pub const IS_METER_01: RuleId = RuleId::new("IS-METER-01");

/// At every moment `p` = the number of different territories of that continent that are controlled by the Reich, or bear the Terror Token, or are destroyed.
pub const IS_METER_02: RuleId = RuleId::new("IS-METER-02");

/// `m` is the highest `p` so far: the Occupation Token pushes the Destruction Token when it moves towards the UWC while touching it.
pub const IS_METER_03: RuleId = RuleId::new("IS-METER-03");

/// Every cause of a step towards the UWC pushes: conquest, occupation, Terror, Nuke.
pub const IS_METER_04: RuleId = RuleId::new("IS-METER-04");

/// Steps are made one by one in the order in which the events happen (IS-STL-01), so `m` sees every value `p` takes.
pub const IS_METER_05: RuleId = RuleId::new("IS-METER-05");

/// The Reich takes the `hq` of a territory that did not count for it: `p + 1`.
pub const IS_METER_06: RuleId = RuleId::new("IS-METER-06");

/// The Reich takes the `hq` of a territory that bears the Terror Token: `p` stays, the token goes back to its owner.
pub const IS_METER_07: RuleId = RuleId::new("IS-METER-07");

/// The UWC takes the `hq` of a Reich-controlled territory: `p − 1`.
pub const IS_METER_08: RuleId = RuleId::new("IS-METER-08");

/// The UWC occupies an uncontrolled territory: `p` stays (the territory counted for the UWC, or bears Terror and still counts for the Reich).
pub const IS_METER_09: RuleId = RuleId::new("IS-METER-09");

/// A Reich-controlled territory becomes uncontrolled: `p − 1`.
pub const IS_METER_10: RuleId = RuleId::new("IS-METER-10");

/// A UWC-controlled territory becomes uncontrolled: `p` stays.
pub const IS_METER_11: RuleId = RuleId::new("IS-METER-11");

/// Terror Token: put on the board `p + 1`; moved on the board `p` stays; removed by Anti-Terror `p − 1`.
pub const IS_METER_12: RuleId = RuleId::new("IS-METER-12");

/// Nuke: `p + 1` if the territory did not count for the Reich, otherwise `p` stays.
pub const IS_METER_13: RuleId = RuleId::new("IS-METER-13");

/// `p` decides both players' income and the UWC player's final points; `m` decides the Reich player's final points.
pub const IS_METER_14: RuleId = RuleId::new("IS-METER-14");

/// A change on a continent moves that continent's meter, whoever caused it.
pub const IS_METER_15: RuleId = RuleId::new("IS-METER-15");

/// A command card is played from the hand, by an active player, in the Command Phase.
pub const IS_CMD_01: RuleId = RuleId::new("IS-CMD-01");

/// Sequence: choose all targets; pay the cost; gain the Politics symbol if the card has one; put the card on the own command discard pile, face up; pay the transit (IS-ICM-04), then Elite Operation (IS-SPC-14), if any; resolve.
pub const IS_CMD_02: RuleId = RuleId::new("IS-CMD-02");

/// A card is resolved before its player plays another card or uses an order.
pub const IS_CMD_03: RuleId = RuleId::new("IS-CMD-03");

/// A player may play as many cards per turn as he can pay for.
pub const IS_CMD_04: RuleId = RuleId::new("IS-CMD-04");

/// A player may only play command cards of his own commander's class.
pub const IS_CMD_05: RuleId = RuleId::new("IS-CMD-05");

/// Dual command: the player picks one of the two commands; the other has no effect.
pub const IS_CMD_06: RuleId = RuleId::new("IS-CMD-06");

/// The modifier on a card has no effect.
pub const IS_CMD_07: RuleId = RuleId::new("IS-CMD-07");

/// A command needs a legal target and must change something besides the payment; otherwise it cannot be played.
pub const IS_CMD_08: RuleId = RuleId::new("IS-CMD-08");

/// All parts of a command are checked before anything is paid: if a later part cannot be carried out, the whole action is refused and nothing changes.
pub const IS_CMD_09: RuleId = RuleId::new("IS-CMD-09");

/// A used Special Command leaves the match instead of going to the discard pile, unless its own rules keep it on the board or on the sheet for a while.
pub const IS_CMD_10: RuleId = RuleId::new("IS-CMD-10");

/// The cost must be paid in full from the player's own tracks.
pub const IS_COST_01: RuleId = RuleId::new("IS-COST-01");

/// Reich costs are in CP.
pub const IS_COST_02: RuleId = RuleId::new("IS-COST-02");

/// UWC costs are in Money, in Politics, or "Money or Politics".
pub const IS_COST_03: RuleId = RuleId::new("IS-COST-03");

/// For a "Money or Politics" cost the player chooses one of the two and pays all of it with that one.
pub const IS_COST_04: RuleId = RuleId::new("IS-COST-04");

/// Costs are printed per card; equal commands may differ in cost between commanders and within a deck.
pub const IS_COST_05: RuleId = RuleId::new("IS-COST-05");

/// A card with a Politics symbol gives its player 1 Politics after the cost is paid and before the command is resolved.
pub const IS_COST_06: RuleId = RuleId::new("IS-COST-06");

/// Regroup, UWC: a UWC player moves one or more tiles of one army he commands over one surface route, paying 1 Money or 1 Politics per tile (any mix).
pub const IS_REG_01: RuleId = RuleId::new("IS-REG-01");

/// The destination may not be at war.
pub const IS_REG_02: RuleId = RuleId::new("IS-REG-02");

/// The destination may not be controlled by the Reich.
pub const IS_REG_03: RuleId = RuleId::new("IS-REG-03");

/// An uncontrolled destination is allowed (the army enters the `hq`), and a Terror Token there is no hindrance.
pub const IS_REG_04: RuleId = RuleId::new("IS-REG-04");

/// The army limit holds at the destination.
pub const IS_REG_05: RuleId = RuleId::new("IS-REG-05");

/// Tiles may regroup out of a territory at war, from `hq` or `bf`.
pub const IS_REG_06: RuleId = RuleId::new("IS-REG-06");

/// UWC tiles cannot regroup to another continent.
pub const IS_REG_07: RuleId = RuleId::new("IS-REG-07");

/// Regroup, Reich in orbit: one or more tiles of one orbital army the player commands move one sector sideways for 1 CP per tile, also to another continent's orbit; army limit at the destination.
pub const IS_REG_08: RuleId = RuleId::new("IS-REG-08");

/// Return to orbit, Reich: any number of tiles of one surface army the player commands move over a red route to its orbital sector, free of charge, as often as he likes; army limit at the destination; tiles keep their owners.
pub const IS_REG_09: RuleId = RuleId::new("IS-REG-09");

/// Return to orbit is allowed out of a territory at war.
pub const IS_REG_10: RuleId = RuleId::new("IS-REG-10");

/// Reich tiles cannot regroup from territory to territory.
pub const IS_REG_11: RuleId = RuleId::new("IS-REG-11");

/// Regrouping never opens a combat.
pub const IS_REG_12: RuleId = RuleId::new("IS-REG-12");

/// Leaving a territory by an order has the consequences of IS-STL.
pub const IS_REG_13: RuleId = RuleId::new("IS-REG-13");

/// Request Help: only the UWC, only with a neutral continent.
pub const IS_HELP_01: RuleId = RuleId::new("IS-HELP-01");

/// It is done by playing a Recruit command; it takes the place of that command's normal effect.
pub const IS_HELP_02: RuleId = RuleId::new("IS-HELP-02");

/// Both units of one neutral pile are placed together; one pile can be called once.
pub const IS_HELP_03: RuleId = RuleId::new("IS-HELP-03");

/// They go to one territory of the player's own continent that has a white route to that neutral continent.
pub const IS_HELP_04: RuleId = RuleId::new("IS-HELP-04");

/// A state of war, a Terror Token, Reich control or an empty `hq` at that territory is no hindrance.
pub const IS_HELP_05: RuleId = RuleId::new("IS-HELP-05");

/// They join the UWC army there (`hq` or `bf`); without one they enter the `hq` if it is empty, else the `bf`.
pub const IS_HELP_06: RuleId = RuleId::new("IS-HELP-06");

/// Both must fit under the army limit.
pub const IS_HELP_07: RuleId = RuleId::new("IS-HELP-07");

/// Request Help never opens a combat; beside a Reich army it makes a state of war.
pub const IS_HELP_08: RuleId = RuleId::new("IS-HELP-08");

/// A destroyed territory cannot be chosen.
pub const IS_HELP_09: RuleId = RuleId::new("IS-HELP-09");

/// A UWC player may give any amount of his Money to another UWC player, in the UWC Command Phase; it is usable at once.
pub const IS_SHARE_01: RuleId = RuleId::new("IS-SHARE-01");

/// A gift is final and needs no consent; it may not lift the receiver above 8.
pub const IS_SHARE_02: RuleId = RuleId::new("IS-SHARE-02");

/// Politics cannot be given.
pub const IS_SHARE_03: RuleId = RuleId::new("IS-SHARE-03");

/// A UWC player may remove any number of Loan Tokens from the match in his Command Phase, +1 Money each, not above 8.
pub const IS_SHARE_04: RuleId = RuleId::new("IS-SHARE-04");

/// A Reich player may give 1 CP to another Reich player in the Reich Command Phase; usable at once; the receiver may not rise above 8.
pub const IS_SHARE_05: RuleId = RuleId::new("IS-SHARE-05");

/// Each Reich player may give at most once per turn; one player may receive from several.
pub const IS_SHARE_06: RuleId = RuleId::new("IS-SHARE-06");

/// Only the giver's and the receiver's own tracks change: the giver loses exactly what the receiver gains, so he must have it.
pub const IS_SHARE_07: RuleId = RuleId::new("IS-SHARE-07");

/// A Reich player may remove a Guidance Token from the match in his Command Phase, +1 CP, not above 8.
pub const IS_SHARE_08: RuleId = RuleId::new("IS-SHARE-08");

/// At most one Guidance Token per player per turn.
pub const IS_SHARE_09: RuleId = RuleId::new("IS-SHARE-09");

/// Loan and Guidance Tokens belong to the faction, not to a player, and are not replaced.
pub const IS_SHARE_10: RuleId = RuleId::new("IS-SHARE-10");

/// Cards and tokens other than those named here cannot be given.
pub const IS_SHARE_11: RuleId = RuleId::new("IS-SHARE-11");

/// A Mobilization names one army its player may command, in a territory or an orbital sector.
pub const IS_MOB_01: RuleId = RuleId::new("IS-MOB-01");

/// It does one of two things: fight on that territory, or move any number (at least one) of its tiles, from the top, to one adjacent space.
pub const IS_MOB_02: RuleId = RuleId::new("IS-MOB-02");

/// Fight needs an opposing army on the same territory; the player's army may be the one in the `hq` or the one in the `bf`.
pub const IS_MOB_03: RuleId = RuleId::new("IS-MOB-03");

/// Destinations of move for the UWC: over a surface route; over a white route (IS-ICM).
pub const IS_MOB_04: RuleId = RuleId::new("IS-MOB-04");

/// Destinations of move for the Reich: over a surface route; over a white route; over a red route, down or up; or, from orbit, one or two sectors sideways.
pub const IS_MOB_05: RuleId = RuleId::new("IS-MOB-05");

/// Sideways moves may cross to the orbit of another continent in play (IS-BOARD-08).
pub const IS_MOB_06: RuleId = RuleId::new("IS-MOB-06");

/// At a territory whose `hq` holds a friendly army the tiles join it.
pub const IS_MOB_07: RuleId = RuleId::new("IS-MOB-07");

/// At a territory with an empty `hq` the tiles enter the `hq` (occupation; meter by IS-METER-06, 07, 09).
pub const IS_MOB_08: RuleId = RuleId::new("IS-MOB-08");

/// At a territory whose `hq` holds an opposing army the tiles go to the `bf`, on top of a friendly army there.
pub const IS_MOB_09: RuleId = RuleId::new("IS-MOB-09");

/// If both factions have an army at the destination after the move, a combat opens there at once.
pub const IS_MOB_10: RuleId = RuleId::new("IS-MOB-10");

/// The army limit holds at the destination.
pub const IS_MOB_11: RuleId = RuleId::new("IS-MOB-11");

/// The same army may be moved, and the same territory fought over, several times in a turn, each time with another command.
pub const IS_MOB_12: RuleId = RuleId::new("IS-MOB-12");

/// A player whose three tiles already stand on a territory can open a combat there only by fight.
pub const IS_MOB_13: RuleId = RuleId::new("IS-MOB-13");

/// No tile may move into a destroyed territory.
pub const IS_MOB_14: RuleId = RuleId::new("IS-MOB-14");

/// A surface army may move over a white route to another continent in play with a Mobilization or the move of a Raid, under all rules of Mobilization.
pub const IS_ICM_01: RuleId = RuleId::new("IS-ICM-01");

/// If the destination holds an opposing army, the moving player is the attacker and plays his own combat card; the opposing commander of the destination continent defends.
pub const IS_ICM_02: RuleId = RuleId::new("IS-ICM-02");

/// The Reich pays nothing extra for a white route.
pub const IS_ICM_03: RuleId = RuleId::new("IS-ICM-03");

/// The UWC pays 1 Politics extra (transit) per command that moves over a white route, however many tiles move and in whichever direction.
pub const IS_ICM_04: RuleId = RuleId::new("IS-ICM-04");

/// The Politics symbol of the very card may pay the transit.
pub const IS_ICM_05: RuleId = RuleId::new("IS-ICM-05");

/// The transit is paid by the player of the command, or by the UWC commander of the destination continent if he has permitted it.
pub const IS_ICM_06: RuleId = RuleId::new("IS-ICM-06");

/// A permit names one team-mate and a number of transits (1–8); it may be changed or withdrawn at any time in the UWC Command Phase, costs nothing until used, fails when the payer cannot pay, and ends with the Command Phase.
pub const IS_ICM_07: RuleId = RuleId::new("IS-ICM-07");

/// Order inside one action: (1) the tiles leave the source and the source is settled by IS-STL-02 to 05; (2) the tiles arrive; (3) the destination is settled; (4) a combat opens if due.
pub const IS_STL_01: RuleId = RuleId::new("IS-STL-01");

/// `bf` empty: the territory is no longer at war.
pub const IS_STL_02: RuleId = RuleId::new("IS-STL-02");

/// `hq` empty and `bf` occupied: the army in the `bf` conquers and moves to the `hq` at once, also in the other faction's turn.
pub const IS_STL_03: RuleId = RuleId::new("IS-STL-03");

/// `hq` and `bf` empty: the territory is uncontrolled.
pub const IS_STL_04: RuleId = RuleId::new("IS-STL-04");

/// Whenever control changes, in this order: the meter (IS-METER-06 to 11), then return of the Terror Token (IS-TER-07), then loss of an Improvement (IS-SPC-09).
pub const IS_STL_05: RuleId = RuleId::new("IS-STL-05");

/// A player may leave an `hq` empty on purpose.
pub const IS_STL_06: RuleId = RuleId::new("IS-STL-06");

/// Recruit puts the number of tiles on the card (2 on every default card) from the player's own supply on his own continent.
pub const IS_REC_01: RuleId = RuleId::new("IS-REC-01");

/// The tiles go to one space or are divided between two different ones.
pub const IS_REC_02: RuleId = RuleId::new("IS-REC-02");

/// The player may place fewer, but at least one; with a smaller supply he places at most what he has.
pub const IS_REC_03: RuleId = RuleId::new("IS-REC-03");

/// The army limit holds.
pub const IS_REC_04: RuleId = RuleId::new("IS-REC-04");

/// UWC: only in the `hq` of a territory the UWC controls.
pub const IS_REC_05: RuleId = RuleId::new("IS-REC-05");

/// UWC: not on a territory at war.
pub const IS_REC_06: RuleId = RuleId::new("IS-REC-06");

/// UWC: not on a territory with the Terror Token.
pub const IS_REC_07: RuleId = RuleId::new("IS-REC-07");

/// UWC: never on an uncontrolled territory.
pub const IS_REC_08: RuleId = RuleId::new("IS-REC-08");

/// Reich: only on orbital sectors.
pub const IS_REC_09: RuleId = RuleId::new("IS-REC-09");

/// Not on a destroyed territory.
pub const IS_REC_10: RuleId = RuleId::new("IS-REC-10");

/// First part: add one tile (the number on the card) to one space under all rules of Recruit.
pub const IS_RAID_01: RuleId = RuleId::new("IS-RAID-01");

/// Second part: a move from that same space under all rules of Mobilization (any number of tiles from the top; fight is not possible).
pub const IS_RAID_02: RuleId = RuleId::new("IS-RAID-02");

/// Both parts are obligatory, in this order.
pub const IS_RAID_03: RuleId = RuleId::new("IS-RAID-03");

/// A Raid cannot start from a space with three friendly unit tiles, nor with an empty supply.
pub const IS_RAID_04: RuleId = RuleId::new("IS-RAID-04");

/// A combat opens if an opposing army is at the destination.
pub const IS_RAID_05: RuleId = RuleId::new("IS-RAID-05");

/// A Reich Raid always starts in orbit.
pub const IS_RAID_06: RuleId = RuleId::new("IS-RAID-06");

/// A Raid of the UWC over a white route pays the transit.
pub const IS_RAID_07: RuleId = RuleId::new("IS-RAID-07");

/// The player either shuffles or switches.
pub const IS_COS_01: RuleId = RuleId::new("IS-COS-01");

/// Shuffle: the whole personal combat set (deck, Reserve, discards; with Controlled Combat also the hand) is shuffled face down and becomes the deck.
pub const IS_COS_02: RuleId = RuleId::new("IS-COS-02");

/// Then the deal: (with Controlled Combat: two cards to the hand;) one card as Reserve.
pub const IS_COS_03: RuleId = RuleId::new("IS-COS-03");

/// Switch: after gathering and shuffling the personal combat set face down the player sets aside one to five of its cards, chosen by the tactics colour on the back.
pub const IS_COS_04: RuleId = RuleId::new("IS-COS-04");

/// He takes equally many from his faction's bank, chosen by colour.
pub const IS_COS_05: RuleId = RuleId::new("IS-COS-05");

/// These are shuffled into the set; deal as in IS-COS-03; then the cards set aside are shuffled into the bank.
pub const IS_COS_06: RuleId = RuleId::new("IS-COS-06");

/// He may not set aside or take more of a colour than there is.
pub const IS_COS_07: RuleId = RuleId::new("IS-COS-07");

/// Nobody sees a face in this process; used cards lose their known position.
pub const IS_COS_08: RuleId = RuleId::new("IS-COS-08");

/// The player puts his Terror Token on a territory of his own continent.
pub const IS_TER_01: RuleId = RuleId::new("IS-TER-01");

/// It may not be one that the Reich controls, nor a destroyed one.
pub const IS_TER_02: RuleId = RuleId::new("IS-TER-02");

/// If the token was not on the board: `p + 1`.
pub const IS_TER_03: RuleId = RuleId::new("IS-TER-03");

/// If it was, it moves to a different territory and `p` stays.
pub const IS_TER_04: RuleId = RuleId::new("IS-TER-04");

/// One token per Reich player.
pub const IS_TER_05: RuleId = RuleId::new("IS-TER-05");

/// While it lies on a territory the UWC cannot recruit there (IS-REC-07) and the territory counts for the Reich on the meter.
pub const IS_TER_06: RuleId = RuleId::new("IS-TER-06");

/// When the Reich takes the `hq` of that territory in any way, or the territory is destroyed, the token returns to its owner without a step.
pub const IS_TER_07: RuleId = RuleId::new("IS-TER-07");

/// The token stays when the UWC loses, leaves or takes the `hq` without the Reich taking it.
pub const IS_TER_08: RuleId = RuleId::new("IS-TER-08");

/// The player names a territory of his own continent with at least one UWC unit tile on it (in `hq` or `bf`).
pub const IS_BOM_01: RuleId = RuleId::new("IS-BOM-01");

/// The number of UWC unit tiles on the card is destroyed there, from the top; a surplus is lost.
pub const IS_BOM_02: RuleId = RuleId::new("IS-BOM-02");

/// Reich tiles are never harmed.
pub const IS_BOM_03: RuleId = RuleId::new("IS-BOM-03");

/// If the UWC `hq` is emptied and a Reich army (of any Reich player) is in the `bf`, it conquers.
pub const IS_BOM_04: RuleId = RuleId::new("IS-BOM-04");

/// If the UWC `hq` is emptied and no Reich army is there, the territory is uncontrolled and `p` stays.
pub const IS_BOM_05: RuleId = RuleId::new("IS-BOM-05");

/// Black Ops are passed over.
pub const IS_BOM_06: RuleId = RuleId::new("IS-BOM-06");

/// Reboot is a Reich command: the Electronic Warfare Token on the player's own continent returns to its owner.
pub const IS_REB_01: RuleId = RuleId::new("IS-REB-01");

/// Only the token on the own continent.
pub const IS_REB_02: RuleId = RuleId::new("IS-REB-02");

/// The Terror Token on the player's own continent returns to its owner: `p − 1`.
pub const IS_ANT_01: RuleId = RuleId::new("IS-ANT-01");

/// The Destruction Token does not move.
pub const IS_ANT_02: RuleId = RuleId::new("IS-ANT-02");

/// Only the token on the own continent.
pub const IS_ANT_03: RuleId = RuleId::new("IS-ANT-03");

/// The player gains 1 Politics.
pub const IS_POL_01: RuleId = RuleId::new("IS-POL-01");

/// The player puts his Electronic Warfare Token on an orbital sector of his own continent.
pub const IS_EW_01: RuleId = RuleId::new("IS-EW-01");

/// Red routes of that sector cannot be used in either direction, by any player or command.
pub const IS_EW_02: RuleId = RuleId::new("IS-EW-02");

/// Moving sideways and recruiting in orbit remain possible.
pub const IS_EW_03: RuleId = RuleId::new("IS-EW-03");

/// If the token is already on the board, the command moves it to another sector.
pub const IS_EW_04: RuleId = RuleId::new("IS-EW-04");

/// One token per UWC player; it stays until Reboot or until moved.
pub const IS_EW_05: RuleId = RuleId::new("IS-EW-05");

/// A combat opens by a fight or a move of Mobilization, a Raid or Blitzkrieg when both factions have an army on the territory.
pub const IS_CMB_01: RuleId = RuleId::new("IS-CMB-01");

/// All tiles of both armies on the territory take part, not only those that just moved.
pub const IS_CMB_02: RuleId = RuleId::new("IS-CMB-02");

/// The attacker plays with his own personal combat set even on another continent; the defender is the opposing commander of the continent.
pub const IS_CMB_03: RuleId = RuleId::new("IS-CMB-03");

/// A combat card has three defence squares (left) and three attack squares (right), each numbered I, II, III, each blank, Hit, Double Hit or Repel, and a tactics colour visible on its back.
pub const IS_CMB_04: RuleId = RuleId::new("IS-CMB-04");

/// Every card can be used in either role: the attacker uses its attack squares, the defender its defence squares.
pub const IS_CMB_05: RuleId = RuleId::new("IS-CMB-05");

/// Each player chooses between the top card of his deck and his Reserve, knowing the colours but not the faces.
pub const IS_CMB_06: RuleId = RuleId::new("IS-CMB-06");

/// The defender chooses first and lays the card face down.
pub const IS_CMB_07: RuleId = RuleId::new("IS-CMB-07");

/// Then the attacker chooses, having seen the colour of the defender's card and whether it was the Reserve.
pub const IS_CMB_08: RuleId = RuleId::new("IS-CMB-08");

/// Both cards are turned over together.
pub const IS_CMB_09: RuleId = RuleId::new("IS-CMB-09");

/// Squares are compared in the order I, II, III: the attacker's attack square with the defender's defence square of the same number.
pub const IS_CMP_01: RuleId = RuleId::new("IS-CMP-01");

/// A Hit destroys the top tile of the other army, a Double Hit its top two.
pub const IS_CMP_02: RuleId = RuleId::new("IS-CMP-02");

/// A Repel cancels a Hit or a Double Hit in the facing square.
pub const IS_CMP_03: RuleId = RuleId::new("IS-CMP-03");

/// If both facing squares have Hits, both sides lose tiles at the same time.
pub const IS_CMP_04: RuleId = RuleId::new("IS-CMP-04");

/// Tiles are removed before the next square is compared.
pub const IS_CMP_05: RuleId = RuleId::new("IS-CMP-05");

/// As soon as either army has no tile left after a square, the remaining squares are ignored.
pub const IS_CMP_06: RuleId = RuleId::new("IS-CMP-06");

/// Hits beyond the number of tiles are lost.
pub const IS_CMP_07: RuleId = RuleId::new("IS-CMP-07");

/// Destroyed UWC units: IS-ARMY-10.
pub const IS_CAS_01: RuleId = RuleId::new("IS-CAS-01");

/// Destroyed neutral units: IS-ARMY-12.
pub const IS_CAS_02: RuleId = RuleId::new("IS-CAS-02");

/// Destroyed Reich units go as Trophies to the UWC player who played the combat card (also when he fights on another continent).
pub const IS_CAS_03: RuleId = RuleId::new("IS-CAS-03");

/// Trophies are kept in piles of three; a pile is full with the third tile, the next tile starts a new pile.
pub const IS_CAS_04: RuleId = RuleId::new("IS-CAS-04");

/// With each third Trophy that player at once gains the Reward of his commander (1 Money or 1 Politics); above 8 it is lost.
pub const IS_CAS_05: RuleId = RuleId::new("IS-CAS-05");

/// Both armies survive: the territory is (or stays) at war and keeps its controller; a further combat needs a further command, of either faction in its turn.
pub const IS_RSLT_01: RuleId = RuleId::new("IS-RSLT-01");

/// Only the army in the `hq` is destroyed: the army in the `bf` conquers, moves to the `hq`, the meter moves (IS-METER-06 to 08).
pub const IS_RSLT_02: RuleId = RuleId::new("IS-RSLT-02");

/// Only the army in the `bf` is destroyed: no longer at war, control unchanged.
pub const IS_RSLT_03: RuleId = RuleId::new("IS-RSLT-03");

/// Both are destroyed: uncontrolled; meter by IS-METER-10 or 11.
pub const IS_RSLT_04: RuleId = RuleId::new("IS-RSLT-04");

/// A conquest removes an Improvement (IS-SPC-09).
pub const IS_RSLT_05: RuleId = RuleId::new("IS-RSLT-05");

/// Used cards go face up on top of their player's combat discard pile.
pub const IS_CEND_01: RuleId = RuleId::new("IS-CEND-01");

/// If the Reserve was used, the top card of the deck becomes the new Reserve (if there is one).
pub const IS_CEND_02: RuleId = RuleId::new("IS-CEND-02");

/// If then at most one card of deck and Reserve together is left, the player redraws (IS-CEND-04 to 07).
pub const IS_CEND_03: RuleId = RuleId::new("IS-CEND-03");

/// The discard pile and the last unused card, still face down, are set aside.
pub const IS_CEND_04: RuleId = RuleId::new("IS-CEND-04");

/// The top ten cards of the faction's bank are shuffled into a new deck; its top card becomes the Reserve.
pub const IS_CEND_05: RuleId = RuleId::new("IS-CEND-05");

/// All cards set aside, the unrevealed last one included, are then shuffled into the bank.
pub const IS_CEND_06: RuleId = RuleId::new("IS-CEND-06");

/// With fewer than ten cards in the bank the cards set aside are shuffled in first and ten (or all there are) are drawn.
pub const IS_CEND_07: RuleId = RuleId::new("IS-CEND-07");

/// Order: the attacker's cards are dealt with first, then the defender's.
pub const IS_CEND_08: RuleId = RuleId::new("IS-CEND-08");

/// After that the combat is closed, the continent is no longer frozen and the attacker goes on with his Command Phase.
pub const IS_CEND_09: RuleId = RuleId::new("IS-CEND-09");

/// Step 1: each active player may put one card of his hand on his command discard pile.
pub const IS_END_01: RuleId = RuleId::new("IS-END-01");

/// Step 2: UWC resources stay.
pub const IS_END_02: RuleId = RuleId::new("IS-END-02");

/// Step 2: Reich CP go to 0.
pub const IS_END_03: RuleId = RuleId::new("IS-END-03");

/// Step 3: he draws until he holds five cards.
pub const IS_END_04: RuleId = RuleId::new("IS-END-04");

/// If the deck is empty when a card must be drawn, the discard pile is shuffled to a new deck right then.
pub const IS_END_05: RuleId = RuleId::new("IS-END-05");

/// If both are empty, drawing stops.
pub const IS_END_06: RuleId = RuleId::new("IS-END-06");

/// A Special Command discarded in step 1 lies on the discard pile and is shuffled back with it; a used one never is there.
pub const IS_END_07: RuleId = RuleId::new("IS-END-07");

/// Step 4, after the UWC End Phase only: the top Time Token is turned face up on the pile of turned tokens.
pub const IS_TIME_01: RuleId = RuleId::new("IS-TIME-01");

/// If it is the Ending Token the match ends at once and is scored.
pub const IS_TIME_02: RuleId = RuleId::new("IS-TIME-02");

/// Otherwise the next round begins; other symbols mean nothing without Eventful Times.
pub const IS_TIME_03: RuleId = RuleId::new("IS-TIME-03");

/// Command discard piles are open to all.
pub const IS_INFO_01: RuleId = RuleId::new("IS-INFO-01");

/// A hand of command cards is seen by its owner only, not by team-mates.
pub const IS_INFO_02: RuleId = RuleId::new("IS-INFO-02");

/// Of combat cards face down the tactics colours are open: of the top card and the Reserve singly, of the deck and the bank as numbers per colour.
pub const IS_INFO_03: RuleId = RuleId::new("IS-INFO-03");

/// Combat discard piles (faces) are open to all.
pub const IS_INFO_04: RuleId = RuleId::new("IS-INFO-04");

/// The faces of deck, Reserve and bank are hidden from everyone, the owner included.
pub const IS_INFO_05: RuleId = RuleId::new("IS-INFO-05");

/// A Secret Operation is seen by its owner only, until scoring.
pub const IS_INFO_06: RuleId = RuleId::new("IS-INFO-06");

/// Turned Time Tokens and the number of unturned ones are open; the faces of the latter are hidden from all.
pub const IS_INFO_07: RuleId = RuleId::new("IS-INFO-07");

/// Resources, supplies, boards, tokens, Trophies, sizes of hands and decks, done marks and Initiative Tokens are open.
pub const IS_INFO_08: RuleId = RuleId::new("IS-INFO-08");

/// A combat hand (Controlled Combat): faces to the owner only, colours to all.
pub const IS_INFO_09: RuleId = RuleId::new("IS-INFO-09");

/// A pending choice never shows whether a player holds a card: windows open on public facts only.
pub const IS_INFO_10: RuleId = RuleId::new("IS-INFO-10");

/// The match ends after round 7, 8, 9 or 10, each with probability 1/4 (place of the Ending Token in the lowest four).
pub const IS_RGL_01: RuleId = RuleId::new("IS-RGL-01");

/// Without it the match ends after round 8.
pub const IS_RGL_02: RuleId = RuleId::new("IS-RGL-02");

/// Once per turn a player who is the attacker may turn his face-up Initiative Token face down to shift his card in that combat.
pub const IS_INI_01: RuleId = RuleId::new("IS-INI-01");

/// The defender never uses it.
pub const IS_INI_02: RuleId = RuleId::new("IS-INI-02");

/// It is decided after both cards are face up and after a Fortifications decision, before comparing.
pub const IS_INI_03: RuleId = RuleId::new("IS-INI-03");

/// Shift `plus_one`: attack I meets defence II, then attack II meets defence III.
pub const IS_INI_04: RuleId = RuleId::new("IS-INI-04");

/// Shift `minus_one`: attack II meets defence I, then attack III meets defence II.
pub const IS_INI_05: RuleId = RuleId::new("IS-INI-05");

/// Only the two facing pairs are compared, in the order given.
pub const IS_INI_06: RuleId = RuleId::new("IS-INI-06");

/// The token is turned up in its owner's next Resource Phase.
pub const IS_INI_07: RuleId = RuleId::new("IS-INI-07");

/// A UWC player may play a Recruit command to put his Black Ops tile on the board instead of unit tiles.
pub const IS_BLK_01: RuleId = RuleId::new("IS-BLK-01");

/// Rules IS-REC-05 to 08 and 10 hold; the army limit does not.
pub const IS_BLK_02: RuleId = RuleId::new("IS-BLK-02");

/// Not by a Raid, not by Request Help; once per match per player (a destroyed tile never returns).
pub const IS_BLK_03: RuleId = RuleId::new("IS-BLK-03");

/// Black Ops do not count for the army limit, so an army is at most three unit tiles and Black Ops.
pub const IS_BLK_04: RuleId = RuleId::new("IS-BLK-04");

/// Black Ops are always the top tile: tiles that join slide in beneath.
pub const IS_BLK_05: RuleId = RuleId::new("IS-BLK-05");

/// As the top tile they are the first to leave when tiles move or regroup within the continent (they cost 1 like any tile).
pub const IS_BLK_06: RuleId = RuleId::new("IS-BLK-06");

/// They never move to another continent: on a white route they stay behind and the tiles beneath move.
pub const IS_BLK_07: RuleId = RuleId::new("IS-BLK-07");

/// Within one combat the successful Hits of the opposing card are counted.
pub const IS_BLK_08: RuleId = RuleId::new("IS-BLK-08");

/// The second Hit of the same card destroys Black Ops – also as second half of a Double Hit.
pub const IS_BLK_09: RuleId = RuleId::new("IS-BLK-09");

/// Further Hits destroy unit tiles from the top.
pub const IS_BLK_10: RuleId = RuleId::new("IS-BLK-10");

/// The count starts anew in every combat.
pub const IS_BLK_11: RuleId = RuleId::new("IS-BLK-11");

/// Bombing cannot destroy them.
pub const IS_BLK_12: RuleId = RuleId::new("IS-BLK-12");

/// Destroyed Black Ops go to the Reich player who played the combat card, and are worth 3 VP to him.
pub const IS_BLK_13: RuleId = RuleId::new("IS-BLK-13");

/// Destroyed by a Nuke they go to the Reich commander of that continent.
pub const IS_BLK_14: RuleId = RuleId::new("IS-BLK-14");

/// Black Ops alone are an army: they hold an `hq`, make war and fight.
pub const IS_BLK_15: RuleId = RuleId::new("IS-BLK-15");

/// Each player holds two combat cards and plays one of these two in a combat; deck and Reserve are not played directly.
pub const IS_CTL_01: RuleId = RuleId::new("IS-CTL-01");

/// With the card he names where his hand is refilled from: the top of the deck or the Reserve.
pub const IS_CTL_02: RuleId = RuleId::new("IS-CTL-02");

/// The refill takes place at the end of the combat, before IS-CEND-03.
pub const IS_CTL_03: RuleId = RuleId::new("IS-CTL-03");

/// If the Reserve was taken, the top card of the deck becomes the new Reserve.
pub const IS_CTL_04: RuleId = RuleId::new("IS-CTL-04");

/// Redraw is due when at most one card of deck and Reserve together is left (beside the two in hand).
pub const IS_CTL_05: RuleId = RuleId::new("IS-CTL-05");

/// On a redraw the hand is kept; the discards and the last table card go to the bank as in IS-CEND-04 to 07, ten cards are drawn; a hand of fewer than two is filled first, then the Reserve is laid.
pub const IS_CTL_06: RuleId = RuleId::new("IS-CTL-06");

/// Each player has one Secret Operation, revealed at scoring; if its demand is met it gives him its points.
pub const IS_SEC_01: RuleId = RuleId::new("IS-SEC-01");

/// Territory of Interest (both factions): points if the player controls the territory whose number the card shows for his continent.
pub const IS_SEC_02: RuleId = RuleId::new("IS-SEC-02");

/// It gives 5 points for a class I territory (own value 1).
pub const IS_SEC_03: RuleId = RuleId::new("IS-SEC-03");

/// It gives 4 points for a class II territory (own value 2).
pub const IS_SEC_04: RuleId = RuleId::new("IS-SEC-04");

/// Border Guard (UWC): 1 point for each territory of the own continent that has a white route and that he controls; number of routes and of tiles does not matter; 0–5.
pub const IS_SEC_05: RuleId = RuleId::new("IS-SEC-05");

/// World Police (UWC): 1 point for each unit tile he owns on other continents, wherever in a stack; 0–15.
pub const IS_SEC_06: RuleId = RuleId::new("IS-SEC-06");

/// Mastery of Space (Reich): 1 point for each Reich tile in the orbit of his own continent; 0–9.
pub const IS_SEC_07: RuleId = RuleId::new("IS-SEC-07");

/// Dominion (Reich): 4 points if he controls three territories of his continent that hang together by surface routes (a line suffices).
pub const IS_SEC_08: RuleId = RuleId::new("IS-SEC-08");

/// The Time Token turned last applies to the next Reich turn and the next UWC turn, until the next token is turned.
pub const IS_EVT_01: RuleId = RuleId::new("IS-EVT-01");

/// A token shows −1 and a sector, +1 and a sector, or nothing.
pub const IS_EVT_02: RuleId = RuleId::new("IS-EVT-02");

/// −1: once in his turn each player may play one command located in the sector for 1 less CP (Reich) or 1 less Money (UWC), not below 0.
pub const IS_EVT_03: RuleId = RuleId::new("IS-EVT-03");

/// He chooses which command; the discount is used up by it.
pub const IS_EVT_04: RuleId = RuleId::new("IS-EVT-04");

/// The UWC discount needs a Money part of at least 1 in the payment.
pub const IS_EVT_05: RuleId = RuleId::new("IS-EVT-05");

/// +1: the first command located in the sector that a player plays in his turn costs 1 CP (Reich) or 1 Money (UWC) more, the Money also when the card itself is paid with Politics.
pub const IS_EVT_06: RuleId = RuleId::new("IS-EVT-06");

/// Location of Mobilization, Raid, Blitzkrieg: the sector of the space where the move starts (or the fight takes place).
pub const IS_EVT_07: RuleId = RuleId::new("IS-EVT-07");

/// Location of Recruit (also Black Ops, Request Help, Propaganda): for the discount every tile must go to the sector; for the surcharge one tile in it suffices.
pub const IS_EVT_08: RuleId = RuleId::new("IS-EVT-08");

/// Location of Bombing, Terror, Improvements, Nuke: the target's sector; Anti-Terror: the sector of the territory with the token; Electronic Warfare: the target sector; Reboot: the sector with the token; Elite Operation: the sector of the combat.
pub const IS_EVT_09: RuleId = RuleId::new("IS-EVT-09");

/// Change of Strategy, Politicking, Political Campaign, War Bonds, Orders from the Dark Side, Reich Gold and Political Affairs have no location and are never affected.
pub const IS_EVT_10: RuleId = RuleId::new("IS-EVT-10");

/// Orders, sharing and transit are not commands and never affected.
pub const IS_EVT_11: RuleId = RuleId::new("IS-EVT-11");

/// A Special Command is a command card with its own effect, playable once; there is one copy of each in the pile.
pub const IS_SPC_01: RuleId = RuleId::new("IS-SPC-01");

/// Kinds: single use; improvement; attack enhancement.
pub const IS_SPC_02: RuleId = RuleId::new("IS-SPC-02");

/// A single-use card leaves the match after its effect.
pub const IS_SPC_03: RuleId = RuleId::new("IS-SPC-03");

/// A card whose effect is still to come stays face up on the commander sheet until it has happened, then leaves the match.
pub const IS_SPC_04: RuleId = RuleId::new("IS-SPC-04");

/// An Improvement is played in the Command Phase on a territory of the own continent that the player controls, beneath the army in the `hq`, face up.
pub const IS_SPC_05: RuleId = RuleId::new("IS-SPC-05");

/// At most one Improvement per territory.
pub const IS_SPC_06: RuleId = RuleId::new("IS-SPC-06");

/// The controller of the territory controls the Improvement and has its effect.
pub const IS_SPC_07: RuleId = RuleId::new("IS-SPC-07");

/// On an uncontrolled territory it stays, without effect for anyone.
pub const IS_SPC_08: RuleId = RuleId::new("IS-SPC-08");

/// It leaves the match when an army of the faction that did not play it takes the `hq`, by conquest or occupation, or when the territory is destroyed.
pub const IS_SPC_09: RuleId = RuleId::new("IS-SPC-09");

/// Reich Gold and Political Affairs cost a conquest instead of CP: they are played directly after their player's command made the Reich conquer a territory, before his next action (declaring done is one).
pub const IS_SPC_10: RuleId = RuleId::new("IS-SPC-10");

/// One conquest pays for one such card: playing it closes the window.
pub const IS_SPC_11: RuleId = RuleId::new("IS-SPC-11");

/// A waiting reminder (Reich Gold, Political Affairs, Orders from the Dark Side) gives its CP in its player's next Resource Phase, also when the cap swallows them, and leaves the match.
pub const IS_SPC_12: RuleId = RuleId::new("IS-SPC-12");

/// Conquests in the UWC turn, and those made by a team-mate's command, open no window for the player.
pub const IS_SPC_13: RuleId = RuleId::new("IS-SPC-13");

/// Elite Operation is played by the attacker before any combat card is chosen: it is named and paid as part of the attacking action, after the cost of the attacking command and any transit, and is refused when no combat opens.
pub const IS_SPC_14: RuleId = RuleId::new("IS-SPC-14");

/// Emergency Conference – improvement.
pub const IS_SPU_01: RuleId = RuleId::new("IS-SPU-01");

/// Its controller gains 1 Politics more in his Resource Phase.
pub const IS_SPU_02: RuleId = RuleId::new("IS-SPU-02");

/// Tax Increase – improvement.
pub const IS_SPU_03: RuleId = RuleId::new("IS-SPU-03");

/// Its controller gains 1 Money more in his Resource Phase.
pub const IS_SPU_04: RuleId = RuleId::new("IS-SPU-04");

/// Martial Law – improvement: its controller may pay any part of a Politics cost with Money, one for one.
pub const IS_SPU_05: RuleId = RuleId::new("IS-SPU-05");

/// This covers cards, transits he pays, and regroup; not gains, gifts or losses.
pub const IS_SPU_06: RuleId = RuleId::new("IS-SPU-06");

/// Fortifications – improvement, see IS-FORT.
pub const IS_SPU_07: RuleId = RuleId::new("IS-SPU-07");

/// Elite Operation – attack enhancement, see IS-EO.
pub const IS_SPU_08: RuleId = RuleId::new("IS-SPU-08");

/// Political Campaign – single use: +3 Politics (cap 8).
pub const IS_SPU_09: RuleId = RuleId::new("IS-SPU-09");

/// War Bonds – single use: +3 Money (cap 8).
pub const IS_SPU_10: RuleId = RuleId::new("IS-SPU-10");

/// Nuke – played on any one territory of any continent in play that is not destroyed and not on a frozen continent.
pub const IS_SPU_20: RuleId = RuleId::new("IS-SPU-20");

/// All units on it, in `hq` and `bf`, of both factions, are destroyed.
pub const IS_SPU_21: RuleId = RuleId::new("IS-SPU-21");

/// The card stays on the territory for the rest of the match.
pub const IS_SPU_22: RuleId = RuleId::new("IS-SPU-22");

/// No unit may be recruited, placed or moved there any more.
pub const IS_SPU_23: RuleId = RuleId::new("IS-SPU-23");

/// It counts for the Reich on the meter (IS-METER-13).
pub const IS_SPU_24: RuleId = RuleId::new("IS-SPU-24");

/// Nobody controls it; it gives no territory points and meets no Secret Operation.
pub const IS_SPU_25: RuleId = RuleId::new("IS-SPU-25");

/// A Terror Token there returns (IS-TER-07), an Improvement leaves the match (IS-SPC-09), Black Ops go to the Reich commander (IS-BLK-14).
pub const IS_SPU_26: RuleId = RuleId::new("IS-SPU-26");

/// Destroyed Reich tiles become Trophies of the player of the Nuke, with Rewards.
pub const IS_SPU_27: RuleId = RuleId::new("IS-SPU-27");

/// Cadre – improvement.
pub const IS_SPR_01: RuleId = RuleId::new("IS-SPR-01");

/// Its controller gains 1 CP more in his Resource Phase.
pub const IS_SPR_02: RuleId = RuleId::new("IS-SPR-02");

/// Fortifications – improvement, see IS-FORT.
pub const IS_SPR_03: RuleId = RuleId::new("IS-SPR-03");

/// Elite Operation – attack enhancement, see IS-EO.
pub const IS_SPR_04: RuleId = RuleId::new("IS-SPR-04");

/// Reich Gold – conquest card: the UWC commander of the conquered territory's continent loses 1 Money at once (none if he has none).
pub const IS_SPR_05: RuleId = RuleId::new("IS-SPR-05");

/// Its player gains 1 CP more in his next Resource Phase, even if nothing was lost.
pub const IS_SPR_06: RuleId = RuleId::new("IS-SPR-06");

/// Political Affairs – conquest card: the same with 1 Politics lost, and 1 CP more.
pub const IS_SPR_07: RuleId = RuleId::new("IS-SPR-07");

/// Propaganda – single use: up to two tiles from the supply go to the `hq` of one or two Reich-controlled territories of the own continent.
pub const IS_SPR_08: RuleId = RuleId::new("IS-SPR-08");

/// A state of war is no hindrance to Propaganda; the army limit is; no combat opens.
pub const IS_SPR_09: RuleId = RuleId::new("IS-SPR-09");

/// Orders from the Dark Side – single use: 2 CP more in the next Resource Phase.
pub const IS_SPR_10: RuleId = RuleId::new("IS-SPR-10");

/// Blitzkrieg – single use, part one: three tiles from the supply (all of it, if smaller; at least one) go to one orbital sector of the own continent that has room for all of them.
pub const IS_SPR_11: RuleId = RuleId::new("IS-SPR-11");

/// Part two, obligatory: a move from that sector under the rules of Mobilization.
pub const IS_SPR_12: RuleId = RuleId::new("IS-SPR-12");

/// When the defender's army is the one in the `hq` of a territory with his faction's Fortifications, he may, after both cards are face up, replace his card by the top card of his combat deck.
pub const IS_FORT_01: RuleId = RuleId::new("IS-FORT-01");

/// The Reserve and a combat hand cannot be used for it; with an empty deck it is not offered.
pub const IS_FORT_02: RuleId = RuleId::new("IS-FORT-02");

/// It is decided unseen (only the colour of the top card is known), once per combat; the replaced card is discarded and counts as used.
pub const IS_FORT_03: RuleId = RuleId::new("IS-FORT-03");

/// A new Reserve is laid only at the end of the combat.
pub const IS_FORT_04: RuleId = RuleId::new("IS-FORT-04");

/// Each square of the attacker with a Hit or Double Hit that is repelled destroys one tile all the same.
pub const IS_EO_01: RuleId = RuleId::new("IS-EO-01");

/// Each square of the attacker with a Hit or Double Hit that is not repelled destroys one tile more (2 or 3).
pub const IS_EO_02: RuleId = RuleId::new("IS-EO-02");

/// It lasts for one combat and affects only the attacker's Hits; then the card leaves the match.
pub const IS_EO_03: RuleId = RuleId::new("IS-EO-03");

/// All tiles destroyed this way count as Hits for the Black Ops count.
pub const IS_EO_04: RuleId = RuleId::new("IS-EO-04");

/// At most one Elite Operation per combat (there is one copy per faction and only the attacker plays it).
pub const IS_EO_05: RuleId = RuleId::new("IS-EO-05");

/// special_commands × random_game_length: none.
pub const IS_PAIR_01: RuleId = RuleId::new("IS-PAIR-01");

/// special_commands × initiative: order in a combat is Elite Operation (with the attack), cards, reveal, Fortifications, Initiative, compare.
pub const IS_PAIR_02: RuleId = RuleId::new("IS-PAIR-02");

/// special_commands × controlled_combat: Fortifications takes the top of the deck, never the hand or the Reserve; the replaced hand card is discarded, not taken back.
pub const IS_PAIR_03: RuleId = RuleId::new("IS-PAIR-03");

/// special_commands × secret_operations: a destroyed territory is controlled by nobody, so it fails Territory of Interest, Border Guard and Dominion; tiles destroyed by a Nuke no longer count for World Police.
pub const IS_PAIR_04: RuleId = RuleId::new("IS-PAIR-04");

/// special_commands × black_ops: IS-EO-04, IS-BLK-14.
pub const IS_PAIR_05: RuleId = RuleId::new("IS-PAIR-05");

/// special_commands × eventful_times: IS-EVT-09, IS-EVT-10.
pub const IS_PAIR_06: RuleId = RuleId::new("IS-PAIR-06");

/// random_game_length × initiative: none.
pub const IS_PAIR_07: RuleId = RuleId::new("IS-PAIR-07");

/// random_game_length × controlled_combat: none.
pub const IS_PAIR_08: RuleId = RuleId::new("IS-PAIR-08");

/// random_game_length × secret_operations: none; operations are judged at the actual end.
pub const IS_PAIR_09: RuleId = RuleId::new("IS-PAIR-09");

/// random_game_length × black_ops: none.
pub const IS_PAIR_10: RuleId = RuleId::new("IS-PAIR-10");

/// random_game_length × eventful_times: all nine regular tokens are in the pile instead of seven; those under the Ending Token never come into effect.
pub const IS_PAIR_11: RuleId = RuleId::new("IS-PAIR-11");

/// initiative × controlled_combat: the shift is decided after the reveal as usual; hand and refill are untouched by it.
pub const IS_PAIR_12: RuleId = RuleId::new("IS-PAIR-12");

/// initiative × secret_operations: none.
pub const IS_PAIR_13: RuleId = RuleId::new("IS-PAIR-13");

/// initiative × black_ops: only Hits in the two facing pairs are counted for IS-BLK-08/09.
pub const IS_PAIR_14: RuleId = RuleId::new("IS-PAIR-14");

/// initiative × eventful_times: none (Initiative costs nothing and is no command).
pub const IS_PAIR_15: RuleId = RuleId::new("IS-PAIR-15");

/// controlled_combat × secret_operations: none.
pub const IS_PAIR_16: RuleId = RuleId::new("IS-PAIR-16");

/// controlled_combat × black_ops: none.
pub const IS_PAIR_17: RuleId = RuleId::new("IS-PAIR-17");

/// controlled_combat × eventful_times: none.
pub const IS_PAIR_18: RuleId = RuleId::new("IS-PAIR-18");

/// secret_operations × black_ops: Black Ops in an `hq` give control for Territory of Interest and Border Guard.
pub const IS_PAIR_19: RuleId = RuleId::new("IS-PAIR-19");

/// secret_operations × eventful_times: none.
pub const IS_PAIR_20: RuleId = RuleId::new("IS-PAIR-20");

/// black_ops × eventful_times: recruiting Black Ops is a Recruit located at its territory (IS-EVT-08).
pub const IS_PAIR_21: RuleId = RuleId::new("IS-PAIR-21");

/// Per UWC seat: supply + own unit tiles on all boards = 15.
pub const IS_INV_01: RuleId = RuleId::new("IS-INV-01");

/// Per Reich seat: supply + own tiles on all boards + own tiles among all Trophies = 20.
pub const IS_INV_02: RuleId = RuleId::new("IS-INV-02");

/// Per neutral continent: 2 tiles in the pile, or 2 minus those destroyed on the boards.
pub const IS_INV_03: RuleId = RuleId::new("IS-INV-03");

/// Per faction: bank + all personal combat sets (cards lying in open combats included) = 48.
pub const IS_INV_04: RuleId = RuleId::new("IS-INV-04");

/// Per player: hand + deck + discard + sheet + board + removed = 15, or 17 with special_commands (an Elite Operation in an open combat included).
pub const IS_INV_05: RuleId = RuleId::new("IS-INV-05");

/// `p` equals the count of IS-METER-02; `m ≥ p`; `m` never falls.
pub const IS_INV_06: RuleId = RuleId::new("IS-INV-06");

/// `bf` occupied ⇒ `hq` occupied by the other faction (IS-BOARD-03).
pub const IS_INV_07: RuleId = RuleId::new("IS-INV-07");

/// No army exceeds IS-ARMY-02 / IS-BLK-04; orbit holds Reich tiles only.
pub const IS_INV_08: RuleId = RuleId::new("IS-INV-08");

/// No Terror Token on a Reich-controlled or destroyed territory; no tile and no Improvement on a destroyed territory.
pub const IS_INV_09: RuleId = RuleId::new("IS-INV-09");

/// No Improvement on a territory controlled by the faction that did not play it.
pub const IS_INV_10: RuleId = RuleId::new("IS-INV-10");

/// All resources are within 0–8; Reich CP are 0 outside the Reich's Resource (after income) and Command Phase and the End Phase up to step 2.
pub const IS_INV_11: RuleId = RuleId::new("IS-INV-11");

/// Outside open combats every personal combat set has a Reserve and at least one card in the deck (and two in hand with controlled_combat).
pub const IS_INV_12: RuleId = RuleId::new("IS-INV-12");

/// Open combats: pairwise different continents, attackers and defenders.
pub const IS_INV_13: RuleId = RuleId::new("IS-INV-13");

/// World: each Terror and Electronic Warfare Token is on its own continent or with its owner.
pub const IS_INV_14: RuleId = RuleId::new("IS-INV-14");

/// A decision taken by the clock is an ordinary action with the default of that decision, and is marked as such in the log.
pub const IS_CLOCK_01: RuleId = RuleId::new("IS-CLOCK-01");

/// The rules know time only as the stamp that comes with each action; stamps never go back.
pub const IS_CLOCK_02: RuleId = RuleId::new("IS-CLOCK-02");

/// `expire` comes from the clock alone, names a seat and its pending decision, and is accepted from the deadline on; before it, or without such a decision or deadline, it is refused.
pub const IS_CLOCK_03: RuleId = RuleId::new("IS-CLOCK-03");

/// The Command clock of each active player starts with the Command Phase (with `sequential` when his turn comes).
pub const IS_CLOCK_04: RuleId = RuleId::new("IS-CLOCK-04");

/// A combat decision is due `decision_seconds` after the action that made it pending, an End Phase decision `decision_seconds` after the phase began.
pub const IS_CLOCK_05: RuleId = RuleId::new("IS-CLOCK-05");

/// Every default is legal whenever it is due (IS-INV-12, IS-SIM-09), so with both options set the clock alone carries a match to its end.
pub const IS_CLOCK_06: RuleId = RuleId::new("IS-CLOCK-06");

/// A resignation leaves deadlines as they are; they now bind the successor.
pub const IS_CLOCK_07: RuleId = RuleId::new("IS-CLOCK-07");

/// Scoring order: territories, Blitz-meter, Trophies, Secret Operations.
pub const IS_SCORE_01: RuleId = RuleId::new("IS-SCORE-01");

/// Each player scores the VP value of every territory of his own continent that he controls.
pub const IS_SCORE_02: RuleId = RuleId::new("IS-SCORE-02");

/// A state of war does not matter; the army in the `hq` scores.
pub const IS_SCORE_03: RuleId = RuleId::new("IS-SCORE-03");

/// A Terror Token does not matter; it gives the Reich no territory points and takes none from the UWC.
pub const IS_SCORE_04: RuleId = RuleId::new("IS-SCORE-04");

/// Uncontrolled and destroyed territories give no territory points to anyone.
pub const IS_SCORE_05: RuleId = RuleId::new("IS-SCORE-05");

/// Each UWC player scores the UWC value at `p` of his own continent.
pub const IS_SCORE_06: RuleId = RuleId::new("IS-SCORE-06");

/// Each Reich player scores the Reich value at `m` of his own continent.
pub const IS_SCORE_07: RuleId = RuleId::new("IS-SCORE-07");

/// Uncontrolled territories (for the UWC) and the Terror Token (for the Reich) do count in `p`.
pub const IS_SCORE_08: RuleId = RuleId::new("IS-SCORE-08");

/// Each UWC player scores 1 per full pile of three Trophies; an unfinished pile gives nothing.
pub const IS_SCORE_09: RuleId = RuleId::new("IS-SCORE-09");

/// Each Reich player scores 3 per Black Ops tile he has.
pub const IS_SCORE_10: RuleId = RuleId::new("IS-SCORE-10");

/// All Secret Operations are revealed and scored (IS-SEC).
pub const IS_SCORE_11: RuleId = RuleId::new("IS-SCORE-11");

/// A player's personal score is the sum of his own four parts; a faction's score is the sum of its players.
pub const IS_SCORE_12: RuleId = RuleId::new("IS-SCORE-12");

/// The higher faction score wins.
pub const IS_SCORE_13: RuleId = RuleId::new("IS-SCORE-13");

/// On a tie the faction with more winning continents wins.
pub const IS_SCORE_14: RuleId = RuleId::new("IS-SCORE-14");

/// A continent is won by the faction whose commander there has the higher personal score; equal scores win it for nobody.
pub const IS_SCORE_15: RuleId = RuleId::new("IS-SCORE-15");

/// If that is tied too, the faction controlling more territories of value 4 wins (all continents in play).
pub const IS_SCORE_16: RuleId = RuleId::new("IS-SCORE-16");

/// If that is tied too, the match is a draw.
pub const IS_SCORE_17: RuleId = RuleId::new("IS-SCORE-17");

/// Nothing but the Ending Token (or IS-LEAVE) ends a match: a player without units, cards or territories plays on.
pub const IS_SCORE_18: RuleId = RuleId::new("IS-SCORE-18");

/// A player may resign at any time; it cannot be taken back.
pub const IS_LEAVE_01: RuleId = RuleId::new("IS-LEAVE-01");

/// If his faction has other players, his seat, and any seat he has taken over, passes to the westernmost of them (by the seat each started with), who from then on takes its decisions too and sees its hidden cards.
pub const IS_LEAVE_02: RuleId = RuleId::new("IS-LEAVE-02");

/// If he was the last player of his faction, the other faction wins at once, whatever the score; the scores are worked out as in chapter 6, Secret Operations revealed, for information only.
pub const IS_LEAVE_03: RuleId = RuleId::new("IS-LEAVE-03");

/// A pending decision of the resigned seat stays pending for the successor.
pub const IS_LEAVE_04: RuleId = RuleId::new("IS-LEAVE-04");

/// Abandonment (declared by the platform) is treated as resignation.
pub const IS_LEAVE_05: RuleId = RuleId::new("IS-LEAVE-05");

/// Ten Time Tokens: with or without the Ending Token?
pub const IS_RULING_01: RuleId = RuleId::new("IS-RULING-01");

/// One board per two players (`001`) or per player (`000`)?
pub const IS_RULING_02: RuleId = RuleId::new("IS-RULING-02");

/// `000` sets up Blitz-meter, time, then Terror/EW tokens; `001` Terror/EW, time, Blitz-meter.
pub const IS_RULING_03: RuleId = RuleId::new("IS-RULING-03");

/// Does drawing a commander also draw the faction?
pub const IS_RULING_04: RuleId = RuleId::new("IS-RULING-04");

/// How many Loan and Guidance Tokens and neutral units are there, and whose?
pub const IS_RULING_05: RuleId = RuleId::new("IS-RULING-05");

/// Orbit: is Asia III next to America I?
pub const IS_RULING_06: RuleId = RuleId::new("IS-RULING-06");

/// White routes to a neutral board?
pub const IS_RULING_07: RuleId = RuleId::new("IS-RULING-07");

/// How many X-spaces?
pub const IS_RULING_08: RuleId = RuleId::new("IS-RULING-08");

/// Is the meter moved step by step or recomputed?
pub const IS_RULING_09: RuleId = RuleId::new("IS-RULING-09");

/// "Any Headquarters" for Terror: also one the Reich controls?
pub const IS_RULING_10: RuleId = RuleId::new("IS-RULING-10");

/// The Reich walks into an empty terrorised `hq`: step?
pub const IS_RULING_11: RuleId = RuleId::new("IS-RULING-11");

/// The Reich leaves its `hq`: does the territory go back to the UWC count?
pub const IS_RULING_12: RuleId = RuleId::new("IS-RULING-12");

/// What pushes the Destruction Token?
pub const IS_RULING_13: RuleId = RuleId::new("IS-RULING-13");

/// Order of consequences inside one action (matters for `m`).
pub const IS_RULING_14: RuleId = RuleId::new("IS-RULING-14");

/// Nuke on a territory that already counts for the Reich, or with Terror.
pub const IS_RULING_15: RuleId = RuleId::new("IS-RULING-15");

/// One UWC income number for both resources, or two?
pub const IS_RULING_16: RuleId = RuleId::new("IS-RULING-16");

/// What if a gain would exceed 8?
pub const IS_RULING_17: RuleId = RuleId::new("IS-RULING-17");

/// How is simultaneous play serialised?
pub const IS_RULING_18: RuleId = RuleId::new("IS-RULING-18");

/// What may a team-mate do while a combat waits for a choice?
pub const IS_RULING_19: RuleId = RuleId::new("IS-RULING-19");

/// Is "done" final?
pub const IS_RULING_20: RuleId = RuleId::new("IS-RULING-20");

/// Who controls (and scores) a territory held by a team-mate's tiles?
pub const IS_RULING_21: RuleId = RuleId::new("IS-RULING-21");

/// Leading-Unit owners "may play Mobilization Commands" (`001`), "may play Commands" (`000` glossary).
pub const IS_RULING_22: RuleId = RuleId::new("IS-RULING-22");

/// Which tiles of a stack move, in what order do they arrive?
pub const IS_RULING_23: RuleId = RuleId::new("IS-RULING-23");

/// May the Politics symbol pay its own card?
pub const IS_RULING_24: RuleId = RuleId::new("IS-RULING-24");

/// May a "Money or Politics" cost be split?
pub const IS_RULING_25: RuleId = RuleId::new("IS-RULING-25");

/// May a command without effect be played just to get rid of it?
pub const IS_RULING_26: RuleId = RuleId::new("IS-RULING-26");

/// Recruit: must the full number be placed?
pub const IS_RULING_27: RuleId = RuleId::new("IS-RULING-27");

/// Recruit "between two territories" – more than two with a larger card?
pub const IS_RULING_28: RuleId = RuleId::new("IS-RULING-28");

/// Raid: if no move is possible after placing.
pub const IS_RULING_29: RuleId = RuleId::new("IS-RULING-29");

/// UWC regroup: 1 per unit (`001`) or per army (`000`)?
pub const IS_RULING_30: RuleId = RuleId::new("IS-RULING-30");

/// Where may UWC regroup go?
pub const IS_RULING_31: RuleId = RuleId::new("IS-RULING-31");

/// Return to orbit out of a war?
pub const IS_RULING_32: RuleId = RuleId::new("IS-RULING-32");

/// "Two sectors sideways": exactly two?
pub const IS_RULING_33: RuleId = RuleId::new("IS-RULING-33");

/// May Mobilization also go up a red route?
pub const IS_RULING_34: RuleId = RuleId::new("IS-RULING-34");

/// Transit: who pays, how does "the receiving player pays" work online?
pub const IS_RULING_35: RuleId = RuleId::new("IS-RULING-35");

/// Is the transit due when units go home, or come from a team-mate's continent?
pub const IS_RULING_36: RuleId = RuleId::new("IS-RULING-36");

/// Request Help: which territory, what room, by Raid, partly?
pub const IS_RULING_37: RuleId = RuleId::new("IS-RULING-37");

/// Who commands neutral units?
pub const IS_RULING_38: RuleId = RuleId::new("IS-RULING-38");

/// When, and with what consent, is Money given?
pub const IS_RULING_39: RuleId = RuleId::new("IS-RULING-39");

/// May a Reich player give several CP, or to several players?
pub const IS_RULING_40: RuleId = RuleId::new("IS-RULING-40");

/// Loan any number, Guidance one: per turn?
pub const IS_RULING_41: RuleId = RuleId::new("IS-RULING-41");

/// May Terror be "moved" to where it is?
pub const IS_RULING_42: RuleId = RuleId::new("IS-RULING-42");

/// Bombing a `bf`, overkill, no UWC units.
pub const IS_RULING_43: RuleId = RuleId::new("IS-RULING-43");

/// Reboot: `001` files it under the UWC and its summary says UWC.
pub const IS_RULING_44: RuleId = RuleId::new("IS-RULING-44");

/// May Electronic Warfare be moved?
pub const IS_RULING_45: RuleId = RuleId::new("IS-RULING-45");

/// Who defends if the defending army is led by a team-mate's tile?
pub const IS_RULING_46: RuleId = RuleId::new("IS-RULING-46");

/// Who fights: moved tiles or the whole stack?
pub const IS_RULING_47: RuleId = RuleId::new("IS-RULING-47");

/// What is known of combat cards before the reveal?
pub const IS_RULING_48: RuleId = RuleId::new("IS-RULING-48");

/// One army dies in square I while the other still has Hits.
pub const IS_RULING_49: RuleId = RuleId::new("IS-RULING-49");

/// The attacker in the `hq` attacks the `bf` and dies.
pub const IS_RULING_50: RuleId = RuleId::new("IS-RULING-50");

/// Both die on a terrorised UWC territory.
pub const IS_RULING_51: RuleId = RuleId::new("IS-RULING-51");

/// Where does the last unused combat card go (open question in `001`)?
pub const IS_RULING_52: RuleId = RuleId::new("IS-RULING-52");

/// Fortifications may leave no card at all, or the deck empty at the moment of the swap.
pub const IS_RULING_53: RuleId = RuleId::new("IS-RULING-53");

/// Bank with fewer than ten cards; order of two redraws.
pub const IS_RULING_54: RuleId = RuleId::new("IS-RULING-54");

/// "May look at the backs in the decks": also their order?
pub const IS_RULING_55: RuleId = RuleId::new("IS-RULING-55");

/// Change of Strategy: how are cards chosen?
pub const IS_RULING_56: RuleId = RuleId::new("IS-RULING-56");

/// Controlled Combat redraw: what of the two cards in hand, and how many are drawn?
pub const IS_RULING_57: RuleId = RuleId::new("IS-RULING-57");

/// Controlled Combat: when is the refill chosen and done?
pub const IS_RULING_58: RuleId = RuleId::new("IS-RULING-58");

/// Initiative: when, and which squares meet?
pub const IS_RULING_59: RuleId = RuleId::new("IS-RULING-59");

/// Fortifications and Initiative in the same combat.
pub const IS_RULING_60: RuleId = RuleId::new("IS-RULING-60");

/// Fortifications when the owner attacks from that `hq`; known card?
pub const IS_RULING_61: RuleId = RuleId::new("IS-RULING-61");

/// Elite Operation: when is it announced; Double Hits?
pub const IS_RULING_62: RuleId = RuleId::new("IS-RULING-62");

/// Do the extra tiles of Elite Operation count against Black Ops?
pub const IS_RULING_63: RuleId = RuleId::new("IS-RULING-63");

/// Black Ops and two Hits: what exactly dies?
pub const IS_RULING_64: RuleId = RuleId::new("IS-RULING-64");

/// Can Black Ops stay while the tiles beneath move?
pub const IS_RULING_65: RuleId = RuleId::new("IS-RULING-65");

/// Black Ops by Raid?
pub const IS_RULING_66: RuleId = RuleId::new("IS-RULING-66");

/// A stack with Black Ops on top on a white route.
pub const IS_RULING_67: RuleId = RuleId::new("IS-RULING-67");

/// Black Ops and limit, command, control.
pub const IS_RULING_68: RuleId = RuleId::new("IS-RULING-68");

/// Nuke: targets, whose loss, what remains.
pub const IS_RULING_69: RuleId = RuleId::new("IS-RULING-69");

/// Improvement: where; lost when control is lost (`000`) or when conquered (`001`)?
pub const IS_RULING_70: RuleId = RuleId::new("IS-RULING-70");

/// Improvement on an uncontrolled territory.
pub const IS_RULING_71: RuleId = RuleId::new("IS-RULING-71");

/// Martial Law: which costs?
pub const IS_RULING_72: RuleId = RuleId::new("IS-RULING-72");

/// Conquest cards: window, number, opponent.
pub const IS_RULING_73: RuleId = RuleId::new("IS-RULING-73");

/// Is walking into an empty `hq` a conquest?
pub const IS_RULING_74: RuleId = RuleId::new("IS-RULING-74");

/// Propaganda: which `hq`?
pub const IS_RULING_75: RuleId = RuleId::new("IS-RULING-75");

/// Blitzkrieg with a non-empty sector or small supply.
pub const IS_RULING_76: RuleId = RuleId::new("IS-RULING-76");

/// Reminder CP above 8, or after the last round.
pub const IS_RULING_77: RuleId = RuleId::new("IS-RULING-77");

/// "Used Special Commands … if any, are removed" against discarded ones.
pub const IS_RULING_78: RuleId = RuleId::new("IS-RULING-78");

/// Which Special Commands exist, how many of each?
pub const IS_RULING_79: RuleId = RuleId::new("IS-RULING-79");

/// "On a −1 token no units can be added without paying the added cost" (both texts).
pub const IS_RULING_80: RuleId = RuleId::new("IS-RULING-80");

/// −1: every command or one?
pub const IS_RULING_81: RuleId = RuleId::new("IS-RULING-81");

/// Which commands are "played on a sector"?
pub const IS_RULING_82: RuleId = RuleId::new("IS-RULING-82");

/// Events and Politics costs.
pub const IS_RULING_83: RuleId = RuleId::new("IS-RULING-83");

/// Border Guard: territories with (`001`) or without (`000`) white routes?
pub const IS_RULING_84: RuleId = RuleId::new("IS-RULING-84");

/// World Police "cannot be hidden beneath".
pub const IS_RULING_85: RuleId = RuleId::new("IS-RULING-85");

/// Dominion "adjacent": all three mutually?
pub const IS_RULING_86: RuleId = RuleId::new("IS-RULING-86");

/// Mastery of Space: own or all tiles?
pub const IS_RULING_87: RuleId = RuleId::new("IS-RULING-87");

/// Territory of Interest: how many cards?
pub const IS_RULING_88: RuleId = RuleId::new("IS-RULING-88");

/// "Most winning continents"; and if all is tied?
pub const IS_RULING_89: RuleId = RuleId::new("IS-RULING-89");

/// Trophies outside combat.
pub const IS_RULING_90: RuleId = RuleId::new("IS-RULING-90");

/// Command deck and discard pile empty.
pub const IS_RULING_91: RuleId = RuleId::new("IS-RULING-91");

/// Resignation.
pub const IS_RULING_92: RuleId = RuleId::new("IS-RULING-92");

/// Clocks.
pub const IS_RULING_93: RuleId = RuleId::new("IS-RULING-93");

/// Reich Gold: "loses Money" (`000`) or one Money Point (`001`)?
pub const IS_RULING_94: RuleId = RuleId::new("IS-RULING-94");

/// Are there offers to be answered, or negotiations with a time limit?
pub const IS_RULING_95: RuleId = RuleId::new("IS-RULING-95");

/// Wrong page and chapter references in `001` (effects of commands).
pub const IS_RULING_96: RuleId = RuleId::new("IS-RULING-96");

/// "Advisable to play one player at a time".
pub const IS_RULING_97: RuleId = RuleId::new("IS-RULING-97");

/// Empty supply.
pub const IS_RULING_98: RuleId = RuleId::new("IS-RULING-98");

/// A player who can do nothing.
pub const IS_RULING_99: RuleId = RuleId::new("IS-RULING-99");

/// Combat opened on a continent while a permit, gift or Reward changes resources of its players.
pub const IS_RULING_100: RuleId = RuleId::new("IS-RULING-100");

/// Can one Reich command conquer twice?
pub const IS_RULING_101: RuleId = RuleId::new("IS-RULING-101");

/// A UWC move empties a besieged `hq` and attacks elsewhere.
pub const IS_RULING_102: RuleId = RuleId::new("IS-RULING-102");

/// Tiles of a team-mate in orbit or on the surface: who returns them to orbit?
pub const IS_RULING_103: RuleId = RuleId::new("IS-RULING-103");

/// A neutral or foreign tile is covered by a newly recruited one.
pub const IS_RULING_104: RuleId = RuleId::new("IS-RULING-104");

/// Bombing while a Reich team-mate's army is in the `bf`.
pub const IS_RULING_105: RuleId = RuleId::new("IS-RULING-105");

/// Can a Command Phase go on for ever?
pub const IS_RULING_106: RuleId = RuleId::new("IS-RULING-106");

/// Transit and Martial Law: Money or Politics?
pub const IS_RULING_107: RuleId = RuleId::new("IS-RULING-107");

/// Exactly the continents america, europe, asia; territory numbers 1..T unique per continent; T ≥ 3.
pub const IS_CONTENT_01: RuleId = RuleId::new("IS-CONTENT-01");

/// Every route joins two different existing spaces, once; orange within a continent, white between two continents, red between an orbital sector and a territory of the same sector and continent.
pub const IS_CONTENT_02: RuleId = RuleId::new("IS-CONTENT-02");

/// Orange routes connect each continent; every sector has at least one red route; each pair of continents has at least one white route.
pub const IS_CONTENT_03: RuleId = RuleId::new("IS-CONTENT-03");

/// Each continent has at least one flag and fewer flags than UWC tiles; at least four Reich tiles.
pub const IS_CONTENT_04: RuleId = RuleId::new("IS-CONTENT-04");

/// The meter has T + 1 lines; UWC income and VP do not rise with the position, Reich CP and VP do not fall.
pub const IS_CONTENT_05: RuleId = RuleId::new("IS-CONTENT-05");

/// 3 commanders per faction, each with a class, a command deck of 15 cards of that faction's commands; costs 0–8, start values 0–8; Politics symbols, Money and Politics costs only for the UWC, CP only for the Reich.
pub const IS_CONTENT_06: RuleId = RuleId::new("IS-CONTENT-06");

/// At least 40 combat cards per faction, every square one of blank, Hit, Double Hit, Repel, every card one of three colours.
pub const IS_CONTENT_07: RuleId = RuleId::new("IS-CONTENT-07");

/// Secret Operations: at least three per faction, World Police not counted; Territory of Interest points to an existing territory of value 1 or 2 on each continent.
pub const IS_CONTENT_08: RuleId = RuleId::new("IS-CONTENT-08");

/// Special Commands: at least six per faction, only of the known effects (those of the default Special Commands, each for its own faction), each at most once; cost `conquest` for Reich Gold and Political Affairs and for no other.
pub const IS_CONTENT_09: RuleId = RuleId::new("IS-CONTENT-09");

/// At least nine regular Time Tokens, exactly one Ending Token.
pub const IS_CONTENT_10: RuleId = RuleId::new("IS-CONTENT-10");

/// Meter.
pub const IS_EX_S1: RuleId = RuleId::new("IS-EX-S1");

/// Meter.
pub const IS_EX_S2: RuleId = RuleId::new("IS-EX-S2");

/// Combat.
pub const IS_EX_S3: RuleId = RuleId::new("IS-EX-S3");

/// Tactical Guidance.
pub const IS_EX_S4: RuleId = RuleId::new("IS-EX-S4");

/// Trophies.
pub const IS_EX_S5: RuleId = RuleId::new("IS-EX-S5");

/// UWC regroup destinations.
pub const IS_EX_S6: RuleId = RuleId::new("IS-EX-S6");

/// Length.
pub const IS_EX_S7: RuleId = RuleId::new("IS-EX-S7");

/// Transit with symbol.
pub const IS_EX_S8: RuleId = RuleId::new("IS-EX-S8");

/// First Reich turn, America, Infanterie against General, `p = m = 0`.
pub const IS_EX_01: RuleId = RuleId::new("IS-EX-01");

/// Terror.
pub const IS_EX_02: RuleId = RuleId::new("IS-EX-02");

/// Conquest of a terrorised territory.
pub const IS_EX_03: RuleId = RuleId::new("IS-EX-03");

/// Shifting an army.
pub const IS_EX_04: RuleId = RuleId::new("IS-EX-04");

/// Leaving a besieged Headquarters.
pub const IS_EX_05: RuleId = RuleId::new("IS-EX-05");

/// Both destroyed.
pub const IS_EX_06: RuleId = RuleId::new("IS-EX-06");

/// Early end.
pub const IS_EX_07: RuleId = RuleId::new("IS-EX-07");

/// Zones, not roles.
pub const IS_EX_08: RuleId = RuleId::new("IS-EX-08");

/// Initiative.
pub const IS_EX_09: RuleId = RuleId::new("IS-EX-09");

/// Elite Operation.
pub const IS_EX_10: RuleId = RuleId::new("IS-EX-10");

/// Black Ops.
pub const IS_EX_11: RuleId = RuleId::new("IS-EX-11");

/// Bombing.
pub const IS_EX_12: RuleId = RuleId::new("IS-EX-12");

/// Fortifications, base combat deck.
pub const IS_EX_13: RuleId = RuleId::new("IS-EX-13");

/// Ordinary redraw.
pub const IS_EX_14: RuleId = RuleId::new("IS-EX-14");

/// Controlled Combat redraw, 6p, first of the faction.
pub const IS_EX_15: RuleId = RuleId::new("IS-EX-15");

/// Transit, 6p.
pub const IS_EX_16: RuleId = RuleId::new("IS-EX-16");

/// Authority.
pub const IS_EX_17: RuleId = RuleId::new("IS-EX-17");

/// Reward at the cap.
pub const IS_EX_18: RuleId = RuleId::new("IS-EX-18");

/// Request Help, 2p America, General; each from set-up with both piles there, (e) after (a).
pub const IS_EX_19: RuleId = RuleId::new("IS-EX-19");

/// Nuke.
pub const IS_EX_20: RuleId = RuleId::new("IS-EX-20");

/// Eventful Times, token +1 sector II, General, America.
pub const IS_EX_21: RuleId = RuleId::new("IS-EX-21");

/// Conquest card.
pub const IS_EX_22: RuleId = RuleId::new("IS-EX-22");

/// Parallel combats, 6p, Reich turn.
pub const IS_EX_23: RuleId = RuleId::new("IS-EX-23");

/// Electronic Warfare on `EU-III`.
pub const IS_EX_24: RuleId = RuleId::new("IS-EX-24");

/// Blitzkrieg and Propaganda.
pub const IS_EX_25: RuleId = RuleId::new("IS-EX-25");

/// Improvement.
pub const IS_EX_26: RuleId = RuleId::new("IS-EX-26");

/// Return to orbit from a war.
pub const IS_EX_27: RuleId = RuleId::new("IS-EX-27");

/// Raid.
pub const IS_EX_28: RuleId = RuleId::new("IS-EX-28");

/// Black Ops moving.
pub const IS_EX_29: RuleId = RuleId::new("IS-EX-29");

/// Change of Strategy.
pub const IS_EX_30: RuleId = RuleId::new("IS-EX-30");

/// Caps.
pub const IS_EX_31: RuleId = RuleId::new("IS-EX-31");

/// Random length, lowest four shuffled to \[regular, Ending, regular, regular\]: Ending is the eighth token turned, the match ends after round 8.
pub const IS_EX_32: RuleId = RuleId::new("IS-EX-32");

/// Martial Law.
pub const IS_EX_33: RuleId = RuleId::new("IS-EX-33");

/// Secret Operations.
pub const IS_EX_34: RuleId = RuleId::new("IS-EX-34");

/// Scoring 2p America with Secret Operations: `p = 4`, `m = 5`.
pub const IS_EX_35: RuleId = RuleId::new("IS-EX-35");

/// Tie-break 6p.
pub const IS_EX_36: RuleId = RuleId::new("IS-EX-36");

/// Guidance and Loan, 4p (Europe neutral, America and Asia in play).
pub const IS_EX_37: RuleId = RuleId::new("IS-EX-37");

/// Regroup.
pub const IS_EX_38: RuleId = RuleId::new("IS-EX-38");

/// Resignation, 6p.
pub const IS_EX_39: RuleId = RuleId::new("IS-EX-39");

/// Dual card and effects.
pub const IS_EX_40: RuleId = RuleId::new("IS-EX-40");

/// Walking into terror.
pub const IS_EX_41: RuleId = RuleId::new("IS-EX-41");

/// Fighting abroad.
pub const IS_EX_42: RuleId = RuleId::new("IS-EX-42");

/// Black Ops with Initiative.
pub const IS_EX_43: RuleId = RuleId::new("IS-EX-43");

/// Order of payment.
pub const IS_EX_44: RuleId = RuleId::new("IS-EX-44");

/// Clock.
pub const IS_EX_45: RuleId = RuleId::new("IS-EX-45");

/// Transit under Martial Law.
pub const IS_EX_46: RuleId = RuleId::new("IS-EX-46");

/// Sequential, 6p, Reich.
pub const IS_EX_47: RuleId = RuleId::new("IS-EX-47");

/// Free repetition.
pub const IS_EX_48: RuleId = RuleId::new("IS-EX-48");

/// Every rule, in the rulebook's order.
pub static LEDGER: Ledger = Ledger {
    ruleset: "iron-sky/1",
    rules: RULES,
};

static RULES: &[Rule] = &[
    Rule {
        id: IS_DEF_01,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "Factions are `reich` and `uwc`. Everything of the other faction is opposing, everything of one's own faction is friendly.",
        source: "001 Overview; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_02,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "Continents are `america`, `europe`, `asia`. A continent is in play or neutral (left out of a 2- or 4-player match).",
        source: "001 Setup 1; 000 p.4, p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_03,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A seat is a pair (faction, continent in play). The player in it is that faction's commander of the continent; the continent is his own.",
        source: "001 The Goal, Components",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_04,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "The active faction is the one whose turn it is; its players are active players.",
        source: "001 Glossary; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_05,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A player's opponent is the commander of the opposing faction on the same continent.",
        source: "000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_06,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A space is a territory or an orbital sector. The orbit of a continent is its three orbital sectors; everything else is the surface.",
        source: "000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_07,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A territory has two zones: the Headquarters (`hq`) and the Battlefront (`bf`).",
        source: "001 Setup 6 key D, E",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_08,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "An army is the stack of one or more tiles of one faction in one zone or one orbital sector. A single tile is an army.",
        source: "001 Glossary; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_09,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A faction controls a territory when it has an army in its `hq`. The controller (as a player) is that faction's commander of the continent, whoever owns the tiles.",
        source: "001 Glossary, Scoring from Territories; 000 p.18",
        tags: &[],
        rulings: &[IS_RULING_21],
    },
    Rule {
        id: IS_DEF_10,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "The conqueror of a territory is the faction with an army in its `bf`.",
        source: "001 Glossary",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_11,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A territory is in a state of war (at war) when its `bf` is occupied.",
        source: "000 p.23; 001 Both Armies Survive",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_12,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A territory is uncontrolled when its `hq` is empty and it is not destroyed.",
        source: "001 Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_13,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "To conquer = the last opposing tile in the `hq` goes and one's own army in the `bf` moves into the `hq`. It does not matter whether the last tile was destroyed in combat, bombed, or walked away. Walking into an empty `hq` is occupying, not conquering.",
        source: "001 Glossary, Mobilization, Bombing",
        tags: &[],
        rulings: &[IS_RULING_74],
    },
    Rule {
        id: IS_DEF_14,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "The attacker in a combat is the active player whose command opened it; the defender is the opposing commander of that continent. These roles have nothing to do with who is controller and who conqueror.",
        source: "001 Combat, Glossary",
        tags: &[],
        rulings: &[IS_RULING_46],
    },
    Rule {
        id: IS_DEF_15,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "To destroy a tile = to remove it from the board.",
        source: "001 Glossary",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_16,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A Hit destroys one tile, a Double Hit two; a Repel cancels every Hit in the square facing it. A successful Hit is one that is not cancelled.",
        source: "001 Combat 2; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_17,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "The Leading Unit of an army is its top tile.",
        source: "001 Mobilization; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_18,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A Trophy is a destroyed Reich unit tile taken by a UWC player. A Reward is the resource point gained for each third Trophy.",
        source: "001 Casualties; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_19,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A sector (I, II, III) is a vertical strip of a board: one orbital sector and some territories. Every territory is in exactly one sector.",
        source: "000 p.23; 001 Setup 6 key F",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_20,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "Routes: surface (orange), intercontinental (white), orbital (red).",
        source: "001 Setup 6 key G, H, I",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_21,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "An Order is something a player may do in the Command Phase without a card. It is not a Command.",
        source: "000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_22,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A supply is a player's unit tiles that are neither on a board nor Trophies.",
        source: "001 Setup 6.3, 7.3, Casualties",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_23,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A neutral unit is a UWC unit tile of a neutral continent. It has no owner.",
        source: "000 p.23",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_38],
    },
    Rule {
        id: IS_DEF_24,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A destroyed territory is one with a Nuke card on it.",
        source: "001 Nuke",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_25,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "Personal combat set = all combat cards a player owns at a moment: deck, Reserve, discard pile and (with Controlled Combat) hand.",
        source: "001 Change of Strategy",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_DEF_26,
        kind: RuleKind::Rule,
        chapter: "2.1 Words",
        text: "A unit tile is a tile with an owner's colour or a neutral unit. Black Ops are a tile but not a unit tile.",
        source: "001 Components, Black Ops",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_01,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "A match has 2, 4 or 6 players; the default is 6.",
        source: "001 Game Variants; 000 p.2",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_02,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "Each continent in play has exactly one player of each faction; so 1, 2 or 3 continents are in play.",
        source: "001 The Goal, Setup 1",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_03,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "The points of all players of a faction are added up; the faction with the higher sum wins. Each player also has a personal score.",
        source: "001 General, Ending the Game",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_04,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "The optional rules are seven independent switches: `special_commands`, `random_game_length`, `initiative`, `controlled_combat`, `secret_operations`, `black_ops` (called Elite Forces in the list of options), `eventful_times`. Any subset may be chosen.",
        source: "001 Game Variants; 000 p.2",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_05,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "Presets: `rookie` = none; `experienced` = special_commands, random_game_length, initiative, secret_operations; `veteran` = all seven.",
        source: "001 Difficulty levels; 000 p.2",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_06,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "Without an option, every step and every card that belongs to it is left out.",
        source: "001 Game Variants",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_GEN_07,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "Pieces of one match: 3 boards, 3 commanders per faction, 15 command cards per commander, 48 combat cards per faction, 8 secret operations per faction, 15 UWC and 20 Reich unit tiles per continent, 3 Terror, 3 Electronic Warfare, 10 Time (the Ending Token is one of the ten), 4 Loan, 2 Guidance, 3 Occupation, 3 Destruction, 6 Initiative, 3 Black Ops.",
        source: "001 Components; 000 p.3, p.5",
        tags: &["content"],
        rulings: &[IS_RULING_01],
    },
    Rule {
        id: IS_GEN_08,
        kind: RuleKind::Rule,
        chapter: "2.2 General",
        text: "No number of tiles, cards or tokens is unlimited: what is not in the supply or pile cannot be placed or drawn.",
        source: "001 Components",
        tags: &[],
        rulings: &[IS_RULING_98],
    },
    Rule {
        id: IS_SETUP_01,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "The boards lie in the row America, Europe, Asia (west to east).",
        source: "001 Setup 1.1; 000 p.4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_02,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "One board per two players is chosen or drawn at random; the others are neutral. A list of boards names exactly that many different continents; with assigned seating the boards in play are those of the seats.",
        source: "001 Setup 1.2; 000 p.4",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_02, IS_RULING_04],
    },
    Rule {
        id: IS_SETUP_03,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each neutral continent brings two Loan Tokens.",
        source: "001 Setup 1.2; 000 p.5",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_04,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each neutral continent brings one Guidance Token.",
        source: "001 Setup 1.2; 000 p.5",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_05,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "With two neutral continents both bring their tokens (4 Loan, 2 Guidance in all).",
        source: "001 Setup 1.2; 000 p.3, p.5",
        tags: &["2p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_06,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each neutral continent brings a pile of two neutral units.",
        source: "001 Setup 6; 000 p.5",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_07,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "All six commander sheets are shuffled and each player draws one face down; the sheet gives both his faction and his commander, and is then shown. With assigned seating this step is replaced by the match request.",
        source: "001 Setup 2.1–2.2; 000 p.4",
        tags: &[],
        rulings: &[IS_RULING_04],
    },
    Rule {
        id: IS_SETUP_08,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "A third commander of one faction that is drawn is skipped and the player draws again.",
        source: "001 Setup 2; 000 p.4",
        tags: &["4p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_09,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "The first player draws from all six; the second draws from the three of the opposing faction.",
        source: "001 Setup 2; 000 p.4",
        tags: &["2p"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_10,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each player takes the 15-card command deck of his commander's class.",
        source: "001 Setup 2.3; 000 p.4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_11,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "The UWC commanders in the match are dealt at random to the continents in play (one each); then the Reich commanders likewise. Then commanders and continents are public.",
        source: "001 Setup 3; 000 p.4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_12,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Every command deck is shuffled.",
        source: "001 Setup 4.1",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_13,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "The UWC and the Reich Special Commands are shuffled as two piles; each player is dealt two of his faction, unseen.",
        source: "001 Setup 4; 000 p.4",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_14,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each player shuffles the two Special Commands into his command deck without anyone seeing them (deck of 17).",
        source: "001 Setup 4; 000 p.4",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_15,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Special Commands that were not dealt leave the match unseen.",
        source: "001 Setup 4; 000 p.4",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_16,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each faction's 48 combat cards are shuffled and ten are dealt face down to each of its players.",
        source: "001 Setup 5.1–5.2; 000 p.4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_17,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "The rest of a faction's combat cards is its bank (18, 28 or 38 cards with 6, 4 or 2 players).",
        source: "001 Setup 5.3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_18,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each player puts the top card of his combat deck face down beside it as the Reserve.",
        source: "001 Setup 5.4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_19,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Before IS-SETUP-18 each player takes the top two cards into his combat hand.",
        source: "001 Setup 5; 000 p.4",
        tags: &["opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_20,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each UWC player has 15 unit tiles of his continent.",
        source: "001 Setup 6.1; 000 p.5",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_21,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "One UWC tile is put in the `hq` of every territory with a flag; the other tiles are the supply.",
        source: "001 Setup 6.2–6.3; 000 p.5",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_22,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each UWC player gets one Black Ops tile beside his sheet (not in his supply).",
        source: "001 Setup 6; 000 p.5",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_23,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each Reich player has 20 unit tiles of his continent.",
        source: "001 Setup 7.1; 000 p.5",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_24,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "One Reich tile is put on each orbital sector of each continent in play; the other tiles are the supply.",
        source: "001 Setup 7.2–7.3; 000 p.5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_25,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each UWC player starts with the Money and Politics printed on his commander.",
        source: "001 Setup 8.1; 000 p.5",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_26,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each Reich player starts with 0 Command Points (CP).",
        source: "001 Setup 8.2; 000 p.5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_27,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each UWC player holds one Electronic Warfare Token, off the board.",
        source: "001 Setup 9.1; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_28,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each Reich player holds one Terror Token, off the board.",
        source: "001 Setup 9.2; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_29,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Time pile without random game length: seven random regular Time Tokens on top of the Ending Token; the other two leave the match unseen.",
        source: "001 Setup 10; 000 p.6",
        tags: &[],
        rulings: &[IS_RULING_01],
    },
    Rule {
        id: IS_SETUP_30,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Time pile with random game length: three random regular tokens and the Ending Token are shuffled together; six further random regular tokens go on top of these four.",
        source: "001 Setup 10; 000 p.6",
        tags: &["opt:random-length"],
        rulings: &[IS_RULING_01],
    },
    Rule {
        id: IS_SETUP_31,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each continent in play has an Occupation Token on the X-space nearest the orbit: position `p = 0`.",
        source: "001 Setup 11.1; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_32,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each has a Destruction Token directly on the UWC side of the Occupation Token, touching it: high mark `m = 0`.",
        source: "001 Setup 11.2; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_33,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "UWC and Reich Secret Operations are shuffled as two piles; each player gets one of his faction, which only he may see.",
        source: "001 Setup 12; 000 p.6",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_34,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "World Police is taken out before the shuffle.",
        source: "001 World Police; 000 p.22",
        tags: &["2p", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_35,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Secret Operations that were not dealt leave the match unseen.",
        source: "001 Setup 12.3; 000 p.6",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_36,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Each player draws five command cards.",
        source: "001 Setup 13; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_37,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Initiative Tokens start face up (ready).",
        source: "001 Initiative; 000 p.3",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_SETUP_38,
        kind: RuleKind::Rule,
        chapter: "2.3 Set-up",
        text: "Round 1 starts with the Reich turn.",
        source: "001 Setup 14; 000 p.6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_01,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "A territory has a number (unique on its continent), a name, a VP value, a sector, and a flag or none.",
        source: "001 Setup 6 key A, B, C, F; 000 p.5",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_02,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "A faction has at most one army on a territory: in the `hq` or in the `bf`, never both.",
        source: "001 Mobilization 3–6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_03,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "The `bf` may be occupied only while the opposing faction's army is in the `hq`.",
        source: "001 Mobilization 5–6",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_04,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "Surface routes join two territories of one continent; both factions use them.",
        source: "001 key G; 000 p.5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_05,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "Intercontinental routes join territories of two continents; both factions use them.",
        source: "001 key H; 000 p.5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_06,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "Orbital routes join an orbital sector with a territory of the same sector and continent; only the Reich uses them, in both directions.",
        source: "001 key I, Electronic Warfare; 000 p.5, p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_07,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "Each continent has three orbital sectors, I, II, III from west to east. Neighbouring ones are adjacent sideways. Only Reich tiles can be in orbit.",
        source: "001 Setup 7.2, Recruit; 000 p.23",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOARD_08,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "Sector III of a continent in play and sector I of the next continent in play to the east are adjacent sideways. With `orbit_across_neutral: false` only if no neutral continent lies between. The row does not close: the outer ends have no neighbour.",
        source: "001 Setup 1.1, Mobilization from the Orbit",
        tags: &[],
        rulings: &[IS_RULING_06],
    },
    Rule {
        id: IS_BOARD_09,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "A white route to a neutral continent cannot be used to move. It still makes its territory a bordering one (IS-SEC-05) and an entry for neutral units (IS-HELP-04).",
        source: "001 Request Help, Border Guard",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_07],
    },
    Rule {
        id: IS_BOARD_10,
        kind: RuleKind::Rule,
        chapter: "2.4 Board and routes",
        text: "No unit may ever enter a neutral continent or its orbit.",
        source: "001 Setup 1",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_01,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "An army is an ordered stack. Its order is never changed.",
        source: "001 Mobilization tip; 000 p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_02,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "An army has at most three unit tiles. An action that would exceed this is refused. (Black Ops: IS-BLK-04.)",
        source: "001 Mobilization 4, Recruit 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_03,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "Arriving and newly recruited tiles go on top of the friendly army there.",
        source: "001 Mobilization 3, Recruit; 000 p.10, p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_04,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "Tiles that leave or are destroyed are taken from the top. A group that leaves keeps its order.",
        source: "001 Mobilization tip, Combat 2.2; 000 p.11",
        tags: &[],
        rulings: &[IS_RULING_23],
    },
    Rule {
        id: IS_ARMY_05,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "A player may command every friendly army on his own continent (surface and orbit), whoever owns its tiles.",
        source: "001 Mobilization; 000 p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_06,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "On another continent a player may command a friendly army only while its Leading Unit is his tile; a tile put on top changes this at once.",
        source: "001 Mobilization; 000 p.11, p.23",
        tags: &[],
        rulings: &[IS_RULING_104],
    },
    Rule {
        id: IS_ARMY_07,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "Authority under IS-ARMY-05/06 covers Mobilization, regrouping and returning to orbit. Everything else is played on the own continent only, unless a card says otherwise.",
        source: "001 Mobilization; 000 p.23",
        tags: &[],
        rulings: &[IS_RULING_22],
    },
    Rule {
        id: IS_ARMY_08,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "Units that arrive at a friendly army of another continent join it; no consent is asked. This is how units are given to a team-mate.",
        source: "001 Mobilization from a Continent to Another, Course of the Game; 000 p.7, p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_09,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "One who commands an army may move any tiles of it, from the top, also those of team-mates.",
        source: "001 Mobilization",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_10,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "A destroyed UWC unit returns at once to its original owner's supply.",
        source: "001 Casualties; 000 p.11, p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_11,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "A destroyed Reich unit becomes a Trophy (IS-CAS-03 or IS-SPU-27) and never returns to a supply.",
        source: "001 Casualties",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ARMY_12,
        kind: RuleKind::Rule,
        chapter: "2.5 Armies",
        text: "A destroyed neutral unit leaves the match.",
        source: "001 Request Help; 000 p.8",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_01,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "A round is the Reich turn, then the UWC turn. The Reich finishes its whole turn before the UWC may play anything.",
        source: "001 Course of the Game; 000 p.7",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_02,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "A turn has three phases in this order: Resource, Command, End.",
        source: "001 Course of the Game",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_03,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "All active players are always in the same phase; the next phase starts for all of them together, when all have finished.",
        source: "001 Course of the Game; 000 p.7",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_04,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "When all active players have finished the End Phase the other faction becomes active.",
        source: "001 Course of the Game",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_05,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "Within the Command Phase there is no order: a player plays commands, orders and sharing in any sequence while he can pay.",
        source: "001 Summary; 000 p.24",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TURN_06,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases",
        text: "A player may end his Command Phase with resources left.",
        source: "001 Command Phase; 000 p.8",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SIM_01,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "In the Command Phase any active player who is not done may act at any moment; team-mates have no order among themselves.",
        source: "001 Course of the Game",
        tags: &[],
        rulings: &[IS_RULING_18],
    },
    Rule {
        id: IS_SIM_02,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "Actions are applied one at a time in order of arrival. Each is judged against the state the previous one left; what was legal when a client showed it may have become illegal through a team-mate.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_18],
    },
    Rule {
        id: IS_SIM_03,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "An action is resolved completely, with all its consequences, before the next one is looked at – except a combat, which stays open for the decisions of IS-CMB.",
        source: "001 Playing Commands 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SIM_04,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "An open combat freezes its continent: until it closes, no action may place, move, remove or target any unit, token or card on any territory or orbital sector of that continent.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_19],
    },
    Rule {
        id: IS_SIM_05,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "While a player is the attacker in an open combat he may do nothing but take his combat decisions or resign.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_19],
    },
    Rule {
        id: IS_SIM_06,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "Team-mates of the attacker go on acting on every continent that is not frozen; they may share resources with anyone, the attacker included, and may declare done. Resource tracks are never frozen.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_19, IS_RULING_100],
    },
    Rule {
        id: IS_SIM_07,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "There is never more than one open combat per continent, nor more than one per player. (Follows from IS-SIM-04, IS-SIM-05 and IS-DEF-14.)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_19],
    },
    Rule {
        id: IS_SIM_08,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "Things a faction shares (combat bank, Loan and Guidance Tokens, neutral unit piles) go to whoever's action arrives first.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_18],
    },
    Rule {
        id: IS_SIM_09,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "A player declares done when he has finished his Command Phase. While done he may only withdraw it, set transit permits or resign; he still receives gifts and pays for transits he has permitted.",
        source: "001 Tip in Sharing Resources",
        tags: &[],
        rulings: &[IS_RULING_20],
    },
    Rule {
        id: IS_SIM_10,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "A player who is done may withdraw it as long as the phase has not moved on.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_20],
    },
    Rule {
        id: IS_SIM_11,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "The Command Phase ends at the moment when every active player is done and no combat is open.",
        source: "001 End Phase",
        tags: &[],
        rulings: &[IS_RULING_20],
    },
    Rule {
        id: IS_SIM_12,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "Players of the inactive faction act only where a combat asks them (defence card, Fortifications), or to resign.",
        source: "001 Combat",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SIM_13,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "In the End Phase each active player submits his discard (or none) once, in any order; the turn passes when the last one has.",
        source: "001 End Phase",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SIM_14,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "With the match option `turn_style: sequential` (default `simultaneous`) only the westernmost active player who is not done may act in the Command Phase, and done cannot be withdrawn. Gifts (IS-SHARE-01, 05) by a player who is not done and transit permits are not bound to this order.",
        source: "001 Course of the Game; 000 p.7",
        tags: &[],
        rulings: &[IS_RULING_97],
    },
    Rule {
        id: IS_SIM_15,
        kind: RuleKind::Rule,
        chapter: "2.6 Turn and phases: Simultaneous play, as a server does it",
        text: "What costs nothing and can be undone is limited, so that every match ends: in one Command Phase a player may give Money at most 20 times, set permits at most 20 times and withdraw done at most 20 times.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_106],
    },
    Rule {
        id: IS_RES_01,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "The phase asks for no decision. Every active player is handled in the order America, Europe, Asia.",
        source: "001 Resource Phase",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RES_02,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "A UWC player adds the Money and the Politics that the Blitz-meter of his own continent shows at `p` to what he has left.",
        source: "001 Resource Phase, Blitz-meter 2; 000 p.7",
        tags: &["content"],
        rulings: &[IS_RULING_16],
    },
    Rule {
        id: IS_RES_03,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "A Reich player's CP are set to what the Blitz-meter of his own continent shows at `p`; nothing is carried over.",
        source: "001 Blitz-meter 3; 000 p.7",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_RES_04,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "No resource ever exceeds 8. Income and other gains above 8 are lost.",
        source: "001 Resource Phase 3; 000 p.7",
        tags: &[],
        rulings: &[IS_RULING_17],
    },
    Rule {
        id: IS_RES_05,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "Improvements (IS-SPU-02, IS-SPU-04, IS-SPR-02) and waiting reminder cards (IS-SPC-12) are added to the income in this phase, before the cap.",
        source: "001 Special Commands",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_RES_06,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "Each active player's Initiative Token is turned face up.",
        source: "001 Initiative; 000 p.19",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_RES_07,
        kind: RuleKind::Rule,
        chapter: "2.7 Resource Phase",
        text: "The active players' once-per-turn marks (IS-SHARE-06, IS-SHARE-09, IS-EVT-04, IS-EVT-06), done and submitted marks and the counts of IS-SIM-15 are cleared.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_40, IS_RULING_41, IS_RULING_81],
    },
    Rule {
        id: IS_METER_01,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "Each continent in play has a meter. With `T` territories it has `T + 1` X-spaces, positions `p = 0` (next to the orbit) to `p = T` (next to the UWC player).",
        source: "001 Setup 11, Blitz-meter",
        tags: &[],
        rulings: &[IS_RULING_08],
    },
    Rule {
        id: IS_METER_02,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "At every moment `p` = the number of different territories of that continent that are controlled by the Reich, or bear the Terror Token, or are destroyed. `T − p` territories count for the UWC (controlled by it or uncontrolled).",
        source: "001 Blitz-meter, Both Armies are Destroyed, Terror, Nuke; 000 p.7",
        tags: &[],
        rulings: &[IS_RULING_09],
    },
    Rule {
        id: IS_METER_03,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "`m` is the highest `p` so far: the Occupation Token pushes the Destruction Token when it moves towards the UWC while touching it. Nothing ever moves the Destruction Token back.",
        source: "001 Controller's Army is Destroyed, Anti-Terror; 000 p.16",
        tags: &[],
        rulings: &[IS_RULING_13],
    },
    Rule {
        id: IS_METER_04,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "Every cause of a step towards the UWC pushes: conquest, occupation, Terror, Nuke.",
        source: "001 Mobilization 5, Terror 2, Bombing 2, Nuke",
        tags: &[],
        rulings: &[IS_RULING_13],
    },
    Rule {
        id: IS_METER_05,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "Steps are made one by one in the order in which the events happen (IS-STL-01), so `m` sees every value `p` takes.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_14],
    },
    Rule {
        id: IS_METER_06,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "The Reich takes the `hq` of a territory that did not count for it: `p + 1`.",
        source: "001 Mobilization 5, Controller's Army is Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_METER_07,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "The Reich takes the `hq` of a territory that bears the Terror Token: `p` stays, the token goes back to its owner.",
        source: "001 Terror",
        tags: &[],
        rulings: &[IS_RULING_11],
    },
    Rule {
        id: IS_METER_08,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "The UWC takes the `hq` of a Reich-controlled territory: `p − 1`.",
        source: "001 Controller's Army is Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_METER_09,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "The UWC occupies an uncontrolled territory: `p` stays (the territory counted for the UWC, or bears Terror and still counts for the Reich).",
        source: "001 Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_METER_10,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "A Reich-controlled territory becomes uncontrolled: `p − 1`.",
        source: "001 Both Armies are Destroyed, Scoring the Blitz-meter",
        tags: &[],
        rulings: &[IS_RULING_12],
    },
    Rule {
        id: IS_METER_11,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "A UWC-controlled territory becomes uncontrolled: `p` stays.",
        source: "001 Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_METER_12,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "Terror Token: put on the board `p + 1`; moved on the board `p` stays; removed by Anti-Terror `p − 1`.",
        source: "001 Terror, Anti-Terror",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_METER_13,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "Nuke: `p + 1` if the territory did not count for the Reich, otherwise `p` stays.",
        source: "001 Nuke",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_15],
    },
    Rule {
        id: IS_METER_14,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "`p` decides both players' income and the UWC player's final points; `m` decides the Reich player's final points.",
        source: "001 Blitz-meter 4; 000 p.7",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_METER_15,
        kind: RuleKind::Rule,
        chapter: "2.8 Blitz-meter",
        text: "A change on a continent moves that continent's meter, whoever caused it.",
        source: "001 Mobilization 5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_01,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A command card is played from the hand, by an active player, in the Command Phase.",
        source: "001 Playing Commands 1",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_02,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "Sequence: choose all targets; pay the cost; gain the Politics symbol if the card has one; put the card on the own command discard pile, face up; pay the transit (IS-ICM-04), then Elite Operation (IS-SPC-14), if any; resolve. Each payment is judged against the tracks the previous step left. (The card lies there before the first decision of a combat it opens.)",
        source: "001 Playing Commands 2–5, Politicking",
        tags: &[],
        rulings: &[IS_RULING_24],
    },
    Rule {
        id: IS_CMD_03,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A card is resolved before its player plays another card or uses an order.",
        source: "001 Playing Commands 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_04,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A player may play as many cards per turn as he can pay for.",
        source: "001 Playing Commands 4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_05,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A player may only play command cards of his own commander's class.",
        source: "001 Card anatomy 4; 000 p.9",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_06,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "Dual command: the player picks one of the two commands; the other has no effect.",
        source: "001 Card anatomy 2a; 000 p.9",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_07,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "The modifier on a card has no effect.",
        source: "001 Card anatomy 3; 000 p.9",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMD_08,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A command needs a legal target and must change something besides the payment; otherwise it cannot be played.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_26],
    },
    Rule {
        id: IS_CMD_09,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "All parts of a command are checked before anything is paid: if a later part cannot be carried out, the whole action is refused and nothing changes.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_29],
    },
    Rule {
        id: IS_CMD_10,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A used Special Command leaves the match instead of going to the discard pile, unless its own rules keep it on the board or on the sheet for a while.",
        source: "001 Special Commands 2; 000 p.8",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_COST_01,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "The cost must be paid in full from the player's own tracks.",
        source: "001 Playing Commands 2",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_COST_02,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "Reich costs are in CP.",
        source: "001 Resource Phase",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_COST_03,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "UWC costs are in Money, in Politics, or \"Money or Politics\".",
        source: "001 Card anatomy 1; 000 p.9",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_COST_04,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "For a \"Money or Politics\" cost the player chooses one of the two and pays all of it with that one.",
        source: "001 Card anatomy 1",
        tags: &[],
        rulings: &[IS_RULING_25],
    },
    Rule {
        id: IS_COST_05,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "Costs are printed per card; equal commands may differ in cost between commanders and within a deck. Cost 0 is allowed.",
        source: "001 Card anatomy 1",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_COST_06,
        kind: RuleKind::Rule,
        chapter: "2.9 Playing command cards and paying",
        text: "A card with a Politics symbol gives its player 1 Politics after the cost is paid and before the command is resolved. It cannot help to pay the card itself.",
        source: "001 Politicking; 000 p.14",
        tags: &[],
        rulings: &[IS_RULING_24],
    },
    Rule {
        id: IS_REG_01,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Regroup, UWC: a UWC player moves one or more tiles of one army he commands over one surface route, paying 1 Money or 1 Politics per tile (any mix).",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[IS_RULING_30],
    },
    Rule {
        id: IS_REG_02,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "The destination may not be at war.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[IS_RULING_31],
    },
    Rule {
        id: IS_REG_03,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "The destination may not be controlled by the Reich.",
        source: "000 p.8 picture",
        tags: &[],
        rulings: &[IS_RULING_31],
    },
    Rule {
        id: IS_REG_04,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "An uncontrolled destination is allowed (the army enters the `hq`), and a Terror Token there is no hindrance.",
        source: "000 p.8 picture",
        tags: &[],
        rulings: &[IS_RULING_31],
    },
    Rule {
        id: IS_REG_05,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "The army limit holds at the destination.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_06,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Tiles may regroup out of a territory at war, from `hq` or `bf`.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_07,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "UWC tiles cannot regroup to another continent.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_08,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Regroup, Reich in orbit: one or more tiles of one orbital army the player commands move one sector sideways for 1 CP per tile, also to another continent's orbit; army limit at the destination.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_09,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Return to orbit, Reich: any number of tiles of one surface army the player commands move over a red route to its orbital sector, free of charge, as often as he likes; army limit at the destination; tiles keep their owners.",
        source: "001 Regroup; 000 p.8",
        tags: &[],
        rulings: &[IS_RULING_32, IS_RULING_103],
    },
    Rule {
        id: IS_REG_10,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Return to orbit is allowed out of a territory at war.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_32],
    },
    Rule {
        id: IS_REG_11,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Reich tiles cannot regroup from territory to territory.",
        source: "001 Regroup",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_12,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Regrouping never opens a combat.",
        source: "001 Regroup: Moving Without Command Cards",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REG_13,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Leaving a territory by an order has the consequences of IS-STL.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_14],
    },
    Rule {
        id: IS_HELP_01,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Request Help: only the UWC, only with a neutral continent.",
        source: "001 Request Help; 000 p.8, p.24",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_HELP_02,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "It is done by playing a Recruit command; it takes the place of that command's normal effect. A Raid does not do.",
        source: "001 Request Help",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_37],
    },
    Rule {
        id: IS_HELP_03,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Both units of one neutral pile are placed together; one pile can be called once.",
        source: "001 Request Help",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_37],
    },
    Rule {
        id: IS_HELP_04,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "They go to one territory of the player's own continent that has a white route to that neutral continent.",
        source: "001 Request Help",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_37],
    },
    Rule {
        id: IS_HELP_05,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "A state of war, a Terror Token, Reich control or an empty `hq` at that territory is no hindrance.",
        source: "001 Request Help; 000 p.8",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_HELP_06,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "They join the UWC army there (`hq` or `bf`); without one they enter the `hq` if it is empty, else the `bf`.",
        source: "",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_37],
    },
    Rule {
        id: IS_HELP_07,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Both must fit under the army limit.",
        source: "",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_37],
    },
    Rule {
        id: IS_HELP_08,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "Request Help never opens a combat; beside a Reich army it makes a state of war.",
        source: "001 Request Help; 000 p.8",
        tags: &["2p", "4p"],
        rulings: &[],
    },
    Rule {
        id: IS_HELP_09,
        kind: RuleKind::Rule,
        chapter: "2.10 Orders",
        text: "A destroyed territory cannot be chosen.",
        source: "001 Nuke",
        tags: &["2p", "4p", "opt:special-commands"],
        rulings: &[IS_RULING_69],
    },
    Rule {
        id: IS_SHARE_01,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "A UWC player may give any amount of his Money to another UWC player, in the UWC Command Phase; it is usable at once.",
        source: "001 Lending Money; 000 p.9",
        tags: &[],
        rulings: &[IS_RULING_39],
    },
    Rule {
        id: IS_SHARE_02,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "A gift is final and needs no consent; it may not lift the receiver above 8.",
        source: "001 Lending Money",
        tags: &[],
        rulings: &[IS_RULING_17, IS_RULING_39, IS_RULING_95],
    },
    Rule {
        id: IS_SHARE_03,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "Politics cannot be given. (Paying a transit, IS-ICM-06, is not a gift.)",
        source: "001 Lending Money; 000 p.9",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SHARE_04,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "A UWC player may remove any number of Loan Tokens from the match in his Command Phase, +1 Money each, not above 8.",
        source: "001 Lending Money; 000 p.9",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_41],
    },
    Rule {
        id: IS_SHARE_05,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "A Reich player may give 1 CP to another Reich player in the Reich Command Phase; usable at once; the receiver may not rise above 8.",
        source: "001 Tactical Guidance; 000 p.9",
        tags: &[],
        rulings: &[IS_RULING_40],
    },
    Rule {
        id: IS_SHARE_06,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "Each Reich player may give at most once per turn; one player may receive from several.",
        source: "001 Tactical Guidance",
        tags: &[],
        rulings: &[IS_RULING_40],
    },
    Rule {
        id: IS_SHARE_07,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "Only the giver's and the receiver's own tracks change: the giver loses exactly what the receiver gains, so he must have it.",
        source: "001 Lending Money, Tactical Guidance",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SHARE_08,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "A Reich player may remove a Guidance Token from the match in his Command Phase, +1 CP, not above 8.",
        source: "001 Tactical Guidance; 000 p.9",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_41],
    },
    Rule {
        id: IS_SHARE_09,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "At most one Guidance Token per player per turn.",
        source: "001 Tactical Guidance",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_41],
    },
    Rule {
        id: IS_SHARE_10,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "Loan and Guidance Tokens belong to the faction, not to a player, and are not replaced.",
        source: "001 Setup 1; 000 p.3",
        tags: &["2p", "4p"],
        rulings: &[IS_RULING_05],
    },
    Rule {
        id: IS_SHARE_11,
        kind: RuleKind::Rule,
        chapter: "2.11 Sharing",
        text: "Cards and tokens other than those named here cannot be given.",
        source: "001 Card anatomy 4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_01,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "A Mobilization names one army its player may command, in a territory or an orbital sector.",
        source: "001 Mobilization 1; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_02,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "It does one of two things: fight on that territory, or move any number (at least one) of its tiles, from the top, to one adjacent space.",
        source: "001 Mobilization 2, Summary; 000 p.24",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_03,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "Fight needs an opposing army on the same territory; the player's army may be the one in the `hq` or the one in the `bf`.",
        source: "001 Mobilization, Combat; 000 p.15",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_04,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "Destinations of move for the UWC: over a surface route; over a white route (IS-ICM).",
        source: "001 key G, H",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_05,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "Destinations of move for the Reich: over a surface route; over a white route; over a red route, down or up; or, from orbit, one or two sectors sideways.",
        source: "001 Mobilization from the Orbit; 000 p.11, p.24",
        tags: &[],
        rulings: &[IS_RULING_33, IS_RULING_34],
    },
    Rule {
        id: IS_MOB_06,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "Sideways moves may cross to the orbit of another continent in play (IS-BOARD-08). A sector passed on the way may be full.",
        source: "001 Mobilization from the Orbit",
        tags: &[],
        rulings: &[IS_RULING_33],
    },
    Rule {
        id: IS_MOB_07,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "At a territory whose `hq` holds a friendly army the tiles join it.",
        source: "001 Mobilization 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_08,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "At a territory with an empty `hq` the tiles enter the `hq` (occupation; meter by IS-METER-06, 07, 09).",
        source: "001 Mobilization 5; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_09,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "At a territory whose `hq` holds an opposing army the tiles go to the `bf`, on top of a friendly army there.",
        source: "001 Mobilization 3, 6; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_10,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "If both factions have an army at the destination after the move, a combat opens there at once.",
        source: "001 Mobilization 7; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_11,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The army limit holds at the destination.",
        source: "001 Mobilization 4",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_12,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The same army may be moved, and the same territory fought over, several times in a turn, each time with another command.",
        source: "001 Mobilization",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_13,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "A player whose three tiles already stand on a territory can open a combat there only by fight.",
        source: "001 Mobilization; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_MOB_14,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "No tile may move into a destroyed territory.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_ICM_01,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "A surface army may move over a white route to another continent in play with a Mobilization or the move of a Raid, under all rules of Mobilization.",
        source: "001 From a Continent to Another 1; 000 p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ICM_02,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "If the destination holds an opposing army, the moving player is the attacker and plays his own combat card; the opposing commander of the destination continent defends.",
        source: "001 From a Continent to Another; 000 p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ICM_03,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The Reich pays nothing extra for a white route.",
        source: "001 UWC movement to another continent",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ICM_04,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The UWC pays 1 Politics extra (transit) per command that moves over a white route, however many tiles move and in whichever direction.",
        source: "001 UWC movement to another continent; 000 p.11",
        tags: &[],
        rulings: &[IS_RULING_35, IS_RULING_36],
    },
    Rule {
        id: IS_ICM_05,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The Politics symbol of the very card may pay the transit.",
        source: "001 UWC movement to another continent; 000 p.11",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ICM_06,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "The transit is paid by the player of the command, or by the UWC commander of the destination continent if he has permitted it.",
        source: "001 UWC movement to another continent; 000 p.11, p.24",
        tags: &[],
        rulings: &[IS_RULING_35, IS_RULING_107],
    },
    Rule {
        id: IS_ICM_07,
        kind: RuleKind::Rule,
        chapter: "2.12 Mobilization and moving between continents",
        text: "A permit names one team-mate and a number of transits (1–8); it may be changed or withdrawn at any time in the UWC Command Phase, costs nothing until used, fails when the payer cannot pay, and ends with the Command Phase.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_35],
    },
    Rule {
        id: IS_STL_01,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "Order inside one action: (1) the tiles leave the source and the source is settled by IS-STL-02 to 05; (2) the tiles arrive; (3) the destination is settled; (4) a combat opens if due. IS-STL applies whenever tiles leave or are destroyed on a territory, or arrive there.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_14, IS_RULING_102],
    },
    Rule {
        id: IS_STL_02,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "`bf` empty: the territory is no longer at war.",
        source: "001 Conqueror's Army is Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_STL_03,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "`hq` empty and `bf` occupied: the army in the `bf` conquers and moves to the `hq` at once, also in the other faction's turn.",
        source: "001 Mobilization, Bombing 2; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_STL_04,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "`hq` and `bf` empty: the territory is uncontrolled.",
        source: "001 Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_STL_05,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "Whenever control changes, in this order: the meter (IS-METER-06 to 11), then return of the Terror Token (IS-TER-07), then loss of an Improvement (IS-SPC-09).",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_14],
    },
    Rule {
        id: IS_STL_06,
        kind: RuleKind::Rule,
        chapter: "2.13 Consequences on a territory",
        text: "A player may leave an `hq` empty on purpose.",
        source: "001 Mobilization",
        tags: &[],
        rulings: &[IS_RULING_12],
    },
    Rule {
        id: IS_REC_01,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "Recruit puts the number of tiles on the card (2 on every default card) from the player's own supply on his own continent.",
        source: "001 Recruit 1, Command Symbols, Summary; 000 p.12, p.24",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_REC_02,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "The tiles go to one space or are divided between two different ones.",
        source: "001 Recruit 2; 000 p.12",
        tags: &[],
        rulings: &[IS_RULING_28],
    },
    Rule {
        id: IS_REC_03,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "The player may place fewer, but at least one; with a smaller supply he places at most what he has.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_27, IS_RULING_98],
    },
    Rule {
        id: IS_REC_04,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "The army limit holds.",
        source: "001 Recruit 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_05,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "UWC: only in the `hq` of a territory the UWC controls.",
        source: "001 Recruit; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_06,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "UWC: not on a territory at war.",
        source: "001 Recruit; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_07,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "UWC: not on a territory with the Terror Token.",
        source: "001 Recruit, Terror; 000 p.12, p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_08,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "UWC: never on an uncontrolled territory.",
        source: "001 Recruit, Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_09,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "Reich: only on orbital sectors. Electronic Warfare does not prevent it.",
        source: "001 Recruit; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_REC_10,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Recruit",
        text: "Not on a destroyed territory.",
        source: "001 Nuke",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_RAID_01,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "First part: add one tile (the number on the card) to one space under all rules of Recruit.",
        source: "001 Raid 1; 000 p.12",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_RAID_02,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "Second part: a move from that same space under all rules of Mobilization (any number of tiles from the top; fight is not possible).",
        source: "001 Raid 2, Summary; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RAID_03,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "Both parts are obligatory, in this order.",
        source: "001 Summary; 000 p.24",
        tags: &[],
        rulings: &[IS_RULING_29],
    },
    Rule {
        id: IS_RAID_04,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "A Raid cannot start from a space with three friendly unit tiles, nor with an empty supply.",
        source: "001 Raid; 000 p.12",
        tags: &[],
        rulings: &[IS_RULING_98],
    },
    Rule {
        id: IS_RAID_05,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "A combat opens if an opposing army is at the destination.",
        source: "001 Raid; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RAID_06,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "A Reich Raid always starts in orbit.",
        source: "001 Raid; 000 p.12",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RAID_07,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Raid",
        text: "A Raid of the UWC over a white route pays the transit.",
        source: "001 UWC movement to another continent",
        tags: &[],
        rulings: &[IS_RULING_35],
    },
    Rule {
        id: IS_COS_01,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "The player either shuffles or switches.",
        source: "001 Change of Strategy; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_COS_02,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "Shuffle: the whole personal combat set (deck, Reserve, discards; with Controlled Combat also the hand) is shuffled face down and becomes the deck.",
        source: "001 Shuffling Combat Deck; 000 p.13",
        tags: &[],
        rulings: &[IS_RULING_56],
    },
    Rule {
        id: IS_COS_03,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "Then the deal: (with Controlled Combat: two cards to the hand;) one card as Reserve.",
        source: "001 Shuffling Combat Deck 2",
        tags: &[],
        rulings: &[IS_RULING_56],
    },
    Rule {
        id: IS_COS_04,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "Switch: after gathering and shuffling the personal combat set face down the player sets aside one to five of its cards, chosen by the tactics colour on the back.",
        source: "001 Switching Combat Cards 1–2; 000 p.13",
        tags: &[],
        rulings: &[IS_RULING_56],
    },
    Rule {
        id: IS_COS_05,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "He takes equally many from his faction's bank, chosen by colour.",
        source: "001 Switching Combat Cards 3",
        tags: &[],
        rulings: &[IS_RULING_56],
    },
    Rule {
        id: IS_COS_06,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "These are shuffled into the set; deal as in IS-COS-03; then the cards set aside are shuffled into the bank.",
        source: "001 Switching Combat Cards 4–5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_COS_07,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "He may not set aside or take more of a colour than there is.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_56],
    },
    Rule {
        id: IS_COS_08,
        kind: RuleKind::Rule,
        chapter: "2.14 Commands of both factions: Change of Strategy",
        text: "Nobody sees a face in this process; used cards lose their known position.",
        source: "001 Switching Combat Cards 1, Tip",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TER_01,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "The player puts his Terror Token on a territory of his own continent.",
        source: "001 Terror 1; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TER_02,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "It may not be one that the Reich controls, nor a destroyed one. UWC-controlled, uncontrolled and at-war territories are allowed.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_10],
    },
    Rule {
        id: IS_TER_03,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "If the token was not on the board: `p + 1`.",
        source: "001 Terror 2",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TER_04,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "If it was, it moves to a different territory and `p` stays.",
        source: "001 Terror",
        tags: &[],
        rulings: &[IS_RULING_42],
    },
    Rule {
        id: IS_TER_05,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "One token per Reich player.",
        source: "001 Terror",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TER_06,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "While it lies on a territory the UWC cannot recruit there (IS-REC-07) and the territory counts for the Reich on the meter. It changes neither control nor movement nor combat.",
        source: "001 Terror, Scoring from Territories",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TER_07,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "When the Reich takes the `hq` of that territory in any way, or the territory is destroyed, the token returns to its owner without a step.",
        source: "001 Terror",
        tags: &[],
        rulings: &[IS_RULING_11, IS_RULING_15],
    },
    Rule {
        id: IS_TER_08,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Terror",
        text: "The token stays when the UWC loses, leaves or takes the `hq` without the Reich taking it.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_51],
    },
    Rule {
        id: IS_BOM_01,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "The player names a territory of his own continent with at least one UWC unit tile on it (in `hq` or `bf`).",
        source: "001 Bombing 1; 000 p.14",
        tags: &[],
        rulings: &[IS_RULING_43],
    },
    Rule {
        id: IS_BOM_02,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "The number of UWC unit tiles on the card is destroyed there, from the top; a surplus is lost.",
        source: "001 Bombing 1",
        tags: &["content"],
        rulings: &[IS_RULING_43],
    },
    Rule {
        id: IS_BOM_03,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "Reich tiles are never harmed. No combat cards are played.",
        source: "001 Bombing; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOM_04,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "If the UWC `hq` is emptied and a Reich army (of any Reich player) is in the `bf`, it conquers.",
        source: "001 Bombing 2; 000 p.14",
        tags: &[],
        rulings: &[IS_RULING_105],
    },
    Rule {
        id: IS_BOM_05,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "If the UWC `hq` is emptied and no Reich army is there, the territory is uncontrolled and `p` stays.",
        source: "001 Both Armies are Destroyed",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_BOM_06,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Bombing",
        text: "Black Ops are passed over.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_REB_01,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Reboot",
        text: "Reboot is a Reich command: the Electronic Warfare Token on the player's own continent returns to its owner.",
        source: "001 Reboot; 000 p.14",
        tags: &[],
        rulings: &[IS_RULING_44],
    },
    Rule {
        id: IS_REB_02,
        kind: RuleKind::Rule,
        chapter: "2.15 Commands of the Reich: Reboot",
        text: "Only the token on the own continent.",
        source: "001 Reboot; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ANT_01,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Anti-Terror",
        text: "The Terror Token on the player's own continent returns to its owner: `p − 1`.",
        source: "001 Anti-Terror; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ANT_02,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Anti-Terror",
        text: "The Destruction Token does not move.",
        source: "001 Anti-Terror; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_ANT_03,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Anti-Terror",
        text: "Only the token on the own continent.",
        source: "001 Anti-Terror; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_POL_01,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Politicking",
        text: "The player gains 1 Politics. Not playable when after the payment neither this nor a Politics symbol on the card would raise the track.",
        source: "001 Politicking; 000 p.14, p.24",
        tags: &[],
        rulings: &[IS_RULING_26],
    },
    Rule {
        id: IS_EW_01,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Electronic Warfare",
        text: "The player puts his Electronic Warfare Token on an orbital sector of his own continent.",
        source: "001 Electronic Warfare 1; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EW_02,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Electronic Warfare",
        text: "Red routes of that sector cannot be used in either direction, by any player or command.",
        source: "001 Electronic Warfare; 000 p.14",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EW_03,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Electronic Warfare",
        text: "Moving sideways and recruiting in orbit remain possible.",
        source: "001 Electronic Warfare",
        tags: &[],
        rulings: &[IS_RULING_45],
    },
    Rule {
        id: IS_EW_04,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Electronic Warfare",
        text: "If the token is already on the board, the command moves it to another sector.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_45],
    },
    Rule {
        id: IS_EW_05,
        kind: RuleKind::Rule,
        chapter: "2.16 Commands of the UWC: Electronic Warfare",
        text: "One token per UWC player; it stays until Reboot or until moved.",
        source: "001 Electronic Warfare",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMB_01,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "A combat opens by a fight or a move of Mobilization, a Raid or Blitzkrieg when both factions have an army on the territory. By nothing else.",
        source: "001 Combat; 000 p.15",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMB_02,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "All tiles of both armies on the territory take part, not only those that just moved.",
        source: "001 Combat 2",
        tags: &[],
        rulings: &[IS_RULING_47],
    },
    Rule {
        id: IS_CMB_03,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "The attacker plays with his own personal combat set even on another continent; the defender is the opposing commander of the continent.",
        source: "001 From a Continent to Another",
        tags: &[],
        rulings: &[IS_RULING_46],
    },
    Rule {
        id: IS_CMB_04,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "A combat card has three defence squares (left) and three attack squares (right), each numbered I, II, III, each blank, Hit, Double Hit or Repel, and a tactics colour visible on its back.",
        source: "001 Anatomy of a Combat Card; 000 p.15",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMB_05,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "Every card can be used in either role: the attacker uses its attack squares, the defender its defence squares.",
        source: "001 Anatomy of a Combat Card 5",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMB_06,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "Each player chooses between the top card of his deck and his Reserve, knowing the colours but not the faces. (Controlled Combat: IS-CTL.)",
        source: "001 Choosing Combat Cards; 000 p.15",
        tags: &[],
        rulings: &[IS_RULING_48],
    },
    Rule {
        id: IS_CMB_07,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "The defender chooses first and lays the card face down.",
        source: "001 Choosing Combat Cards 1; 000 p.15",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMB_08,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "Then the attacker chooses, having seen the colour of the defender's card and whether it was the Reserve.",
        source: "001 Choosing Combat Cards 2; 000 p.15",
        tags: &[],
        rulings: &[IS_RULING_48],
    },
    Rule {
        id: IS_CMB_09,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Opening and choosing cards",
        text: "Both cards are turned over together.",
        source: "001 Choosing Combat Cards 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_01,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "Squares are compared in the order I, II, III: the attacker's attack square with the defender's defence square of the same number.",
        source: "001 Comparing Combat Cards 1–3; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_02,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "A Hit destroys the top tile of the other army, a Double Hit its top two.",
        source: "001 Comparing 2a; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_03,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "A Repel cancels a Hit or a Double Hit in the facing square. Two Repels, or a Repel and a blank, do nothing.",
        source: "001 Comparing 2b, Example 3",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_04,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "If both facing squares have Hits, both sides lose tiles at the same time.",
        source: "001 Result of a Combat; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_05,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "Tiles are removed before the next square is compared.",
        source: "001 Result of a Combat",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CMP_06,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "As soon as either army has no tile left after a square, the remaining squares are ignored.",
        source: "001 Result of a Combat",
        tags: &[],
        rulings: &[IS_RULING_49],
    },
    Rule {
        id: IS_CMP_07,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Comparing",
        text: "Hits beyond the number of tiles are lost.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_49],
    },
    Rule {
        id: IS_CAS_01,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Casualties",
        text: "Destroyed UWC units: IS-ARMY-10.",
        source: "001 Casualties",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CAS_02,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Casualties",
        text: "Destroyed neutral units: IS-ARMY-12.",
        source: "001 Request Help",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CAS_03,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Casualties",
        text: "Destroyed Reich units go as Trophies to the UWC player who played the combat card (also when he fights on another continent).",
        source: "001 Casualties; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CAS_04,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Casualties",
        text: "Trophies are kept in piles of three; a pile is full with the third tile, the next tile starts a new pile.",
        source: "001 Casualties; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CAS_05,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Casualties",
        text: "With each third Trophy that player at once gains the Reward of his commander (1 Money or 1 Politics); above 8 it is lost.",
        source: "001 Casualties; 000 p.16, p.23",
        tags: &["content"],
        rulings: &[IS_RULING_17],
    },
    Rule {
        id: IS_RSLT_01,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Result",
        text: "Both armies survive: the territory is (or stays) at war and keeps its controller; a further combat needs a further command, of either faction in its turn.",
        source: "001 Both Armies Survive; 000 p.16, p.24",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RSLT_02,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Result",
        text: "Only the army in the `hq` is destroyed: the army in the `bf` conquers, moves to the `hq`, the meter moves (IS-METER-06 to 08). This holds also when the destroyed army was the attacker's.",
        source: "001 Controller's Army is Destroyed; 000 p.16",
        tags: &[],
        rulings: &[IS_RULING_50],
    },
    Rule {
        id: IS_RSLT_03,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Result",
        text: "Only the army in the `bf` is destroyed: no longer at war, control unchanged.",
        source: "001 Conqueror's Army is Destroyed; 000 p.17",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RSLT_04,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Result",
        text: "Both are destroyed: uncontrolled; meter by IS-METER-10 or 11.",
        source: "001 Both Armies are Destroyed; 000 p.17",
        tags: &[],
        rulings: &[IS_RULING_51],
    },
    Rule {
        id: IS_RSLT_05,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Result",
        text: "A conquest removes an Improvement (IS-SPC-09).",
        source: "001 Controller's Army is Destroyed",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_CEND_01,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "Used cards go face up on top of their player's combat discard pile.",
        source: "001 Ending the Combat; 000 p.17",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CEND_02,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "If the Reserve was used, the top card of the deck becomes the new Reserve (if there is one).",
        source: "001 Ending the Combat; 000 p.17",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CEND_03,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "If then at most one card of deck and Reserve together is left, the player redraws (IS-CEND-04 to 07).",
        source: "001 Ending the Combat; 000 p.17",
        tags: &[],
        rulings: &[IS_RULING_53],
    },
    Rule {
        id: IS_CEND_04,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "The discard pile and the last unused card, still face down, are set aside.",
        source: "001 Ending the Combat step 1; 000 p.17",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CEND_05,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "The top ten cards of the faction's bank are shuffled into a new deck; its top card becomes the Reserve.",
        source: "001 Ending the Combat step 2; 000 p.17",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CEND_06,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "All cards set aside, the unrevealed last one included, are then shuffled into the bank.",
        source: "001 Ending the Combat step 3; 000 p.17, p.24",
        tags: &[],
        rulings: &[IS_RULING_52],
    },
    Rule {
        id: IS_CEND_07,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "With fewer than ten cards in the bank the cards set aside are shuffled in first and ten (or all there are) are drawn.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_54],
    },
    Rule {
        id: IS_CEND_08,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "Order: the attacker's cards are dealt with first, then the defender's.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_54],
    },
    Rule {
        id: IS_CEND_09,
        kind: RuleKind::Rule,
        chapter: "2.17 Combat: Ending the combat",
        text: "After that the combat is closed, the continent is no longer frozen and the attacker goes on with his Command Phase.",
        source: "001 Mobilization, Ending the Combat",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_01,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Step 1: each active player may put one card of his hand on his command discard pile.",
        source: "001 End Phase 1; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_02,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Step 2: UWC resources stay.",
        source: "001 End Phase 2; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_03,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Step 2: Reich CP go to 0.",
        source: "001 End Phase 2; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_04,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Step 3: he draws until he holds five cards.",
        source: "001 End Phase 3; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_05,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "If the deck is empty when a card must be drawn, the discard pile is shuffled to a new deck right then.",
        source: "001 End Phase 3; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_END_06,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "If both are empty, drawing stops.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_91],
    },
    Rule {
        id: IS_END_07,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "A Special Command discarded in step 1 lies on the discard pile and is shuffled back with it; a used one never is there.",
        source: "001 Special Commands 2–3, End Phase 3; 000 p.8, p.10",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_78],
    },
    Rule {
        id: IS_TIME_01,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Step 4, after the UWC End Phase only: the top Time Token is turned face up on the pile of turned tokens.",
        source: "001 End Phase 4; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TIME_02,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "If it is the Ending Token the match ends at once and is scored.",
        source: "001 End Phase 4; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_TIME_03,
        kind: RuleKind::Rule,
        chapter: "2.18 End Phase and time",
        text: "Otherwise the next round begins; other symbols mean nothing without Eventful Times.",
        source: "001 End Phase 4; 000 p.10",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_01,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "Command discard piles are open to all.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_02,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "A hand of command cards is seen by its owner only, not by team-mates.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_03,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "Of combat cards face down the tactics colours are open: of the top card and the Reserve singly, of the deck and the bank as numbers per colour. The order below the top card is hidden.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &[],
        rulings: &[IS_RULING_55],
    },
    Rule {
        id: IS_INFO_04,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "Combat discard piles (faces) are open to all.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_05,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "The faces of deck, Reserve and bank are hidden from everyone, the owner included.",
        source: "001 Choosing Combat Cards, Setup 5",
        tags: &[],
        rulings: &[IS_RULING_48],
    },
    Rule {
        id: IS_INFO_06,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "A Secret Operation is seen by its owner only, until scoring.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_07,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "Turned Time Tokens and the number of unturned ones are open; the faces of the latter are hidden from all.",
        source: "001 Information and Secrecy; 000 p.13",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INFO_08,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "Resources, supplies, boards, tokens, Trophies, sizes of hands and decks, done marks and Initiative Tokens are open.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_55],
    },
    Rule {
        id: IS_INFO_09,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "A combat hand (Controlled Combat): faces to the owner only, colours to all.",
        source: "",
        tags: &["opt:controlled-combat"],
        rulings: &[IS_RULING_48],
    },
    Rule {
        id: IS_INFO_10,
        kind: RuleKind::Rule,
        chapter: "2.19 Open and hidden information",
        text: "A pending choice never shows whether a player holds a card: windows open on public facts only. (The attack enhancement is part of the attacking action, IS-SPC-14.)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_62],
    },
    Rule {
        id: IS_RGL_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Random game length",
        text: "The match ends after round 7, 8, 9 or 10, each with probability 1/4 (place of the Ending Token in the lowest four).",
        source: "001 Setup 10, Ending the Game; 000 p.6, p.18",
        tags: &["opt:random-length"],
        rulings: &[],
    },
    Rule {
        id: IS_RGL_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Random game length",
        text: "Without it the match ends after round 8.",
        source: "001 Setup 10, Ending the Game",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INI_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "Once per turn a player who is the attacker may turn his face-up Initiative Token face down to shift his card in that combat.",
        source: "001 Initiative; 000 p.19",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_INI_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "The defender never uses it.",
        source: "001 Initiative",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_INI_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "It is decided after both cards are face up and after a Fortifications decision, before comparing.",
        source: "",
        tags: &["opt:initiative"],
        rulings: &[IS_RULING_59, IS_RULING_60],
    },
    Rule {
        id: IS_INI_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "Shift `plus_one`: attack I meets defence II, then attack II meets defence III. Attack III and defence I meet nothing.",
        source: "",
        tags: &["opt:initiative"],
        rulings: &[IS_RULING_59],
    },
    Rule {
        id: IS_INI_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "Shift `minus_one`: attack II meets defence I, then attack III meets defence II. Attack I and defence III meet nothing.",
        source: "",
        tags: &["opt:initiative"],
        rulings: &[IS_RULING_59],
    },
    Rule {
        id: IS_INI_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "Only the two facing pairs are compared, in the order given.",
        source: "001 Initiative 3; 000 p.19",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_INI_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Initiative",
        text: "The token is turned up in its owner's next Resource Phase.",
        source: "001 Initiative; 000 p.19",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "A UWC player may play a Recruit command to put his Black Ops tile on the board instead of unit tiles.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Rules IS-REC-05 to 08 and 10 hold; the army limit does not.",
        source: "001 Black Ops",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Not by a Raid, not by Request Help; once per match per player (a destroyed tile never returns).",
        source: "",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_66],
    },
    Rule {
        id: IS_BLK_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Black Ops do not count for the army limit, so an army is at most three unit tiles and Black Ops.",
        source: "001 Black Ops",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_68],
    },
    Rule {
        id: IS_BLK_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Black Ops are always the top tile: tiles that join slide in beneath. So they are the Leading Unit.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_65, IS_RULING_68],
    },
    Rule {
        id: IS_BLK_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "As the top tile they are the first to leave when tiles move or regroup within the continent (they cost 1 like any tile).",
        source: "001 Mobilization tip",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_65],
    },
    Rule {
        id: IS_BLK_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "They never move to another continent: on a white route they stay behind and the tiles beneath move.",
        source: "001 Black Ops",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_67],
    },
    Rule {
        id: IS_BLK_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Within one combat the successful Hits of the opposing card are counted. The first Hit destroys the unit tile directly beneath Black Ops (nothing, if there is none).",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_64],
    },
    Rule {
        id: IS_BLK_09,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "The second Hit of the same card destroys Black Ops – also as second half of a Double Hit.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_64],
    },
    Rule {
        id: IS_BLK_10,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Further Hits destroy unit tiles from the top.",
        source: "",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_64],
    },
    Rule {
        id: IS_BLK_11,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "The count starts anew in every combat.",
        source: "",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_64],
    },
    Rule {
        id: IS_BLK_12,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Bombing cannot destroy them.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_13,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Destroyed Black Ops go to the Reich player who played the combat card, and are worth 3 VP to him.",
        source: "001 Black Ops, Scoring Trophies",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_14,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Destroyed by a Nuke they go to the Reich commander of that continent.",
        source: "001 Black Ops; 000 p.19",
        tags: &["opt:black-ops", "opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_BLK_15,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Black Ops",
        text: "Black Ops alone are an army: they hold an `hq`, make war and fight.",
        source: "",
        tags: &["opt:black-ops"],
        rulings: &[IS_RULING_68],
    },
    Rule {
        id: IS_CTL_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "Each player holds two combat cards and plays one of these two in a combat; deck and Reserve are not played directly.",
        source: "001 Controlled Combat; 000 p.22",
        tags: &["opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_CTL_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "With the card he names where his hand is refilled from: the top of the deck or the Reserve.",
        source: "001 Controlled Combat",
        tags: &["opt:controlled-combat"],
        rulings: &[IS_RULING_58],
    },
    Rule {
        id: IS_CTL_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "The refill takes place at the end of the combat, before IS-CEND-03. If the named source is empty, the other is used.",
        source: "",
        tags: &["opt:controlled-combat"],
        rulings: &[IS_RULING_58],
    },
    Rule {
        id: IS_CTL_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "If the Reserve was taken, the top card of the deck becomes the new Reserve.",
        source: "001 Controlled Combat",
        tags: &["opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_CTL_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "Redraw is due when at most one card of deck and Reserve together is left (beside the two in hand).",
        source: "001 Controlled Combat; 000 p.22",
        tags: &["opt:controlled-combat"],
        rulings: &[IS_RULING_57],
    },
    Rule {
        id: IS_CTL_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Controlled Combat",
        text: "On a redraw the hand is kept; the discards and the last table card go to the bank as in IS-CEND-04 to 07, ten cards are drawn; a hand of fewer than two is filled first, then the Reserve is laid.",
        source: "",
        tags: &["opt:controlled-combat"],
        rulings: &[IS_RULING_57],
    },
    Rule {
        id: IS_SEC_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "Each player has one Secret Operation, revealed at scoring; if its demand is met it gives him its points.",
        source: "001 Scoring Secret Operations; 000 p.18",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SEC_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "Territory of Interest (both factions): points if the player controls the territory whose number the card shows for his continent.",
        source: "001 Territory of Interest; 000 p.22",
        tags: &["opt:secret-operations"],
        rulings: &[IS_RULING_88],
    },
    Rule {
        id: IS_SEC_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "It gives 5 points for a class I territory (own value 1).",
        source: "001 Territory of Interest",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SEC_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "It gives 4 points for a class II territory (own value 2).",
        source: "001 Territory of Interest",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SEC_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "Border Guard (UWC): 1 point for each territory of the own continent that has a white route and that he controls; number of routes and of tiles does not matter; 0–5.",
        source: "001 Border Guard; 000 p.22",
        tags: &["opt:secret-operations"],
        rulings: &[IS_RULING_84],
    },
    Rule {
        id: IS_SEC_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "World Police (UWC): 1 point for each unit tile he owns on other continents, wherever in a stack; 0–15.",
        source: "001 World Police; 000 p.22",
        tags: &["4p", "6p", "opt:secret-operations"],
        rulings: &[IS_RULING_85],
    },
    Rule {
        id: IS_SEC_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "Mastery of Space (Reich): 1 point for each Reich tile in the orbit of his own continent; 0–9.",
        source: "001 Mastery of Space; 000 p.22",
        tags: &["opt:secret-operations"],
        rulings: &[IS_RULING_87],
    },
    Rule {
        id: IS_SEC_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Secret Operations",
        text: "Dominion (Reich): 4 points if he controls three territories of his continent that hang together by surface routes (a line suffices).",
        source: "001 Dominion; 000 p.22",
        tags: &["opt:secret-operations"],
        rulings: &[IS_RULING_86],
    },
    Rule {
        id: IS_EVT_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "The Time Token turned last applies to the next Reich turn and the next UWC turn, until the next token is turned. In round 1 none applies.",
        source: "001 Eventful Times, End Phase 4; 000 p.10, p.19",
        tags: &["opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EVT_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "A token shows −1 and a sector, +1 and a sector, or nothing. It applies to that sector of every continent.",
        source: "001 Eventful Times",
        tags: &["content", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EVT_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "−1: once in his turn each player may play one command located in the sector for 1 less CP (Reich) or 1 less Money (UWC), not below 0.",
        source: "001 Eventful Times; 000 p.19",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_81],
    },
    Rule {
        id: IS_EVT_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "He chooses which command; the discount is used up by it.",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_81],
    },
    Rule {
        id: IS_EVT_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "The UWC discount needs a Money part of at least 1 in the payment.",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_83],
    },
    Rule {
        id: IS_EVT_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "+1: the first command located in the sector that a player plays in his turn costs 1 CP (Reich) or 1 Money (UWC) more, the Money also when the card itself is paid with Politics. Without it the command cannot be played.",
        source: "001 Eventful Times",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_81, IS_RULING_83],
    },
    Rule {
        id: IS_EVT_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "Location of Mobilization, Raid, Blitzkrieg: the sector of the space where the move starts (or the fight takes place). The destination does not matter.",
        source: "001 Eventful Times; 000 p.19",
        tags: &["opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EVT_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "Location of Recruit (also Black Ops, Request Help, Propaganda): for the discount every tile must go to the sector; for the surcharge one tile in it suffices.",
        source: "001 Eventful Times; 000 p.19",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_80],
    },
    Rule {
        id: IS_EVT_09,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "Location of Bombing, Terror, Improvements, Nuke: the target's sector; Anti-Terror: the sector of the territory with the token; Electronic Warfare: the target sector; Reboot: the sector with the token; Elite Operation: the sector of the combat.",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_82],
    },
    Rule {
        id: IS_EVT_10,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "Change of Strategy, Politicking, Political Campaign, War Bonds, Orders from the Dark Side, Reich Gold and Political Affairs have no location and are never affected.",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_82],
    },
    Rule {
        id: IS_EVT_11,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Eventful Times",
        text: "Orders, sharing and transit are not commands and never affected.",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[IS_RULING_82],
    },
    Rule {
        id: IS_SPC_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "A Special Command is a command card with its own effect, playable once; there is one copy of each in the pile.",
        source: "001 Special Commands",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_79],
    },
    Rule {
        id: IS_SPC_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "Kinds: single use; improvement; attack enhancement.",
        source: "001 Special Commands; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPC_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "A single-use card leaves the match after its effect.",
        source: "001 Single Use Command; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPC_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "A card whose effect is still to come stays face up on the commander sheet until it has happened, then leaves the match.",
        source: "001 Special Commands; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPC_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "An Improvement is played in the Command Phase on a territory of the own continent that the player controls, beneath the army in the `hq`, face up. State of war and Terror are no hindrance.",
        source: "001 Improvement; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_70],
    },
    Rule {
        id: IS_SPC_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "At most one Improvement per territory.",
        source: "001 Improvement; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPC_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "The controller of the territory controls the Improvement and has its effect.",
        source: "001 Improvement",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPC_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "On an uncontrolled territory it stays, without effect for anyone.",
        source: "001 Improvement",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_71],
    },
    Rule {
        id: IS_SPC_09,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "It leaves the match when an army of the faction that did not play it takes the `hq`, by conquest or occupation, or when the territory is destroyed.",
        source: "001 Improvement; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_70],
    },
    Rule {
        id: IS_SPC_10,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "Reich Gold and Political Affairs cost a conquest instead of CP: they are played directly after their player's command made the Reich conquer a territory, before his next action (declaring done is one).",
        source: "001 Unusual Costs; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_73, IS_RULING_101],
    },
    Rule {
        id: IS_SPC_11,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "One conquest pays for one such card: playing it closes the window.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_73],
    },
    Rule {
        id: IS_SPC_12,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "A waiting reminder (Reich Gold, Political Affairs, Orders from the Dark Side) gives its CP in its player's next Resource Phase, also when the cap swallows them, and leaves the match.",
        source: "001 Reich Gold; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_77],
    },
    Rule {
        id: IS_SPC_13,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "Conquests in the UWC turn, and those made by a team-mate's command, open no window for the player.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_73, IS_RULING_74],
    },
    Rule {
        id: IS_SPC_14,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands, general",
        text: "Elite Operation is played by the attacker before any combat card is chosen: it is named and paid as part of the attacking action, after the cost of the attacking command and any transit, and is refused when no combat opens.",
        source: "001 Attack Enhancements, Elite Operation; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_62],
    },
    Rule {
        id: IS_SPU_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Emergency Conference – improvement.",
        source: "001 The UWC; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Its controller gains 1 Politics more in his Resource Phase.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Tax Increase – improvement.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Its controller gains 1 Money more in his Resource Phase.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Martial Law – improvement: its controller may pay any part of a Politics cost with Money, one for one.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_72],
    },
    Rule {
        id: IS_SPU_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "This covers cards, transits he pays, and regroup; not gains, gifts or losses. For a transit of his own command he says which he pays with; one he has permitted takes Politics while he has any, otherwise Money.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_72, IS_RULING_107],
    },
    Rule {
        id: IS_SPU_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Fortifications – improvement, see IS-FORT.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Elite Operation – attack enhancement, see IS-EO.",
        source: "001; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_09,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Political Campaign – single use: +3 Politics (cap 8).",
        source: "000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_10,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "War Bonds – single use: +3 Money (cap 8).",
        source: "000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_20,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Nuke – played on any one territory of any continent in play that is not destroyed and not on a frozen continent.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_69],
    },
    Rule {
        id: IS_SPU_21,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "All units on it, in `hq` and `bf`, of both factions, are destroyed.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_22,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "The card stays on the territory for the rest of the match.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_23,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "No unit may be recruited, placed or moved there any more.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_24,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "It counts for the Reich on the meter (IS-METER-13).",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_25,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Nobody controls it; it gives no territory points and meets no Secret Operation.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPU_26,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "A Terror Token there returns (IS-TER-07), an Improvement leaves the match (IS-SPC-09), Black Ops go to the Reich commander (IS-BLK-14).",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_15, IS_RULING_69],
    },
    Rule {
        id: IS_SPU_27,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the UWC",
        text: "Destroyed Reich tiles become Trophies of the player of the Nuke, with Rewards.",
        source: "001 Nuke; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_90],
    },
    Rule {
        id: IS_SPR_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Cadre – improvement.",
        source: "001 The Reich; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Its controller gains 1 CP more in his Resource Phase.",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Fortifications – improvement, see IS-FORT.",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Elite Operation – attack enhancement, see IS-EO.",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Reich Gold – conquest card: the UWC commander of the conquered territory's continent loses 1 Money at once (none if he has none).",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_94],
    },
    Rule {
        id: IS_SPR_06,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Its player gains 1 CP more in his next Resource Phase, even if nothing was lost.",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_07,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Political Affairs – conquest card: the same with 1 Politics lost, and 1 CP more.",
        source: "001; 000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_08,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Propaganda – single use: up to two tiles from the supply go to the `hq` of one or two Reich-controlled territories of the own continent.",
        source: "000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_75],
    },
    Rule {
        id: IS_SPR_09,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "A state of war is no hindrance to Propaganda; the army limit is; no combat opens.",
        source: "000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_75],
    },
    Rule {
        id: IS_SPR_10,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Orders from the Dark Side – single use: 2 CP more in the next Resource Phase.",
        source: "000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_SPR_11,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Blitzkrieg – single use, part one: three tiles from the supply (all of it, if smaller; at least one) go to one orbital sector of the own continent that has room for all of them.",
        source: "000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_76],
    },
    Rule {
        id: IS_SPR_12,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Special Commands of the Reich",
        text: "Part two, obligatory: a move from that sector under the rules of Mobilization.",
        source: "000 p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_76],
    },
    Rule {
        id: IS_FORT_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "When the defender's army is the one in the `hq` of a territory with his faction's Fortifications, he may, after both cards are face up, replace his card by the top card of his combat deck.",
        source: "001 Fortifications; 000 p.20, p.21",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_61],
    },
    Rule {
        id: IS_FORT_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "The Reserve and a combat hand cannot be used for it; with an empty deck it is not offered.",
        source: "001 Fortifications",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_53, IS_RULING_61],
    },
    Rule {
        id: IS_FORT_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "It is decided unseen (only the colour of the top card is known), once per combat; the replaced card is discarded and counts as used.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_61],
    },
    Rule {
        id: IS_FORT_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "A new Reserve is laid only at the end of the combat.",
        source: "001 Fortifications; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EO_01,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "Each square of the attacker with a Hit or Double Hit that is repelled destroys one tile all the same.",
        source: "001 Elite Operation; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_62],
    },
    Rule {
        id: IS_EO_02,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "Each square of the attacker with a Hit or Double Hit that is not repelled destroys one tile more (2 or 3).",
        source: "001 Elite Operation; 000 p.20",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_62],
    },
    Rule {
        id: IS_EO_03,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "It lasts for one combat and affects only the attacker's Hits; then the card leaves the match.",
        source: "001 Elite Operation",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EO_04,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "All tiles destroyed this way count as Hits for the Black Ops count.",
        source: "",
        tags: &["opt:special-commands", "opt:black-ops"],
        rulings: &[IS_RULING_63],
    },
    Rule {
        id: IS_EO_05,
        kind: RuleKind::Rule,
        chapter: "2.20 Optional rules: Fortifications and Elite Operation",
        text: "At most one Elite Operation per combat (there is one copy per faction and only the attacker plays it).",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_01,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × random_game_length: none. Reminder cards that are still waiting when the match ends give nothing.",
        source: "",
        tags: &["opt:special-commands", "opt:random-length"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_02,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × initiative: order in a combat is Elite Operation (with the attack), cards, reveal, Fortifications, Initiative, compare. Elite Operation works on the two facing pairs only. Blitzkrieg's move is an attack like any other and allows Initiative.",
        source: "",
        tags: &["opt:special-commands", "opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_03,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × controlled_combat: Fortifications takes the top of the deck, never the hand or the Reserve; the replaced hand card is discarded, not taken back. The refill named with the card happens after it (IS-CTL-03).",
        source: "",
        tags: &["opt:special-commands", "opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_04,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × secret_operations: a destroyed territory is controlled by nobody, so it fails Territory of Interest, Border Guard and Dominion; tiles destroyed by a Nuke no longer count for World Police. Tiles from Blitzkrieg or Propaganda count like others.",
        source: "",
        tags: &["opt:special-commands", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_05,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × black_ops: IS-EO-04, IS-BLK-14. Black Ops alone in an `hq` let an Improvement be played and kept there. Nuke is the only command that kills Black Ops outside combat.",
        source: "",
        tags: &["opt:special-commands", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_06,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "special_commands × eventful_times: IS-EVT-09, IS-EVT-10. A Special Command uses up the discount, or meets the surcharge, like any command. The Money of Martial Law paid for Politics is never discounted.",
        source: "",
        tags: &["opt:special-commands", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_07,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "random_game_length × initiative: none.",
        source: "",
        tags: &["opt:random-length", "opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_08,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "random_game_length × controlled_combat: none.",
        source: "",
        tags: &["opt:random-length", "opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_09,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "random_game_length × secret_operations: none; operations are judged at the actual end.",
        source: "",
        tags: &["opt:random-length", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_10,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "random_game_length × black_ops: none.",
        source: "",
        tags: &["opt:random-length", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_11,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "random_game_length × eventful_times: all nine regular tokens are in the pile instead of seven; those under the Ending Token never come into effect. The Ending Token itself has no effect on sectors.",
        source: "",
        tags: &["opt:random-length", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_12,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "initiative × controlled_combat: the shift is decided after the reveal as usual; hand and refill are untouched by it.",
        source: "",
        tags: &["opt:initiative", "opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_13,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "initiative × secret_operations: none.",
        source: "",
        tags: &["opt:initiative", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_14,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "initiative × black_ops: only Hits in the two facing pairs are counted for IS-BLK-08/09. An army of Black Ops may attack and use Initiative.",
        source: "",
        tags: &["opt:initiative", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_15,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "initiative × eventful_times: none (Initiative costs nothing and is no command).",
        source: "",
        tags: &["opt:initiative", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_16,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "controlled_combat × secret_operations: none.",
        source: "",
        tags: &["opt:controlled-combat", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_17,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "controlled_combat × black_ops: none.",
        source: "",
        tags: &["opt:controlled-combat", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_18,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "controlled_combat × eventful_times: none.",
        source: "",
        tags: &["opt:controlled-combat", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_19,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "secret_operations × black_ops: Black Ops in an `hq` give control for Territory of Interest and Border Guard. They never count for World Police (they cannot leave, and are no unit tiles).",
        source: "",
        tags: &["opt:secret-operations", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_20,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "secret_operations × eventful_times: none.",
        source: "",
        tags: &["opt:secret-operations", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_PAIR_21,
        kind: RuleKind::Rule,
        chapter: "2.21 How the options interact",
        text: "black_ops × eventful_times: recruiting Black Ops is a Recruit located at its territory (IS-EVT-08).",
        source: "",
        tags: &["opt:black-ops", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_INV_01,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Per UWC seat: supply + own unit tiles on all boards = 15. (The figure is that of the content.)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_02,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Per Reich seat: supply + own tiles on all boards + own tiles among all Trophies = 20. (The figure is that of the content.)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_03,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Per neutral continent: 2 tiles in the pile, or 2 minus those destroyed on the boards.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_04,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Per faction: bank + all personal combat sets (cards lying in open combats included) = 48. (The figure is that of the content.)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_05,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Per player: hand + deck + discard + sheet + board + removed = 15, or 17 with special_commands (an Elite Operation in an open combat included).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_06,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "`p` equals the count of IS-METER-02; `m ≥ p`; `m` never falls.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_07,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "`bf` occupied ⇒ `hq` occupied by the other faction (IS-BOARD-03). Between actions this always holds.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_08,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "No army exceeds IS-ARMY-02 / IS-BLK-04; orbit holds Reich tiles only.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_09,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "No Terror Token on a Reich-controlled or destroyed territory; no tile and no Improvement on a destroyed territory.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_10,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "No Improvement on a territory controlled by the faction that did not play it.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_INV_11,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "All resources are within 0–8; Reich CP are 0 outside the Reich's Resource (after income) and Command Phase and the End Phase up to step 2.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_12,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Outside open combats every personal combat set has a Reserve and at least one card in the deck (and two in hand with controlled_combat). IS-CONTENT-07 provides the cards for it: with 40 the bank can always fill up to ten in a redraw, also by IS-CEND-07.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_13,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "Open combats: pairwise different continents, attackers and defenders.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_INV_14,
        kind: RuleKind::Invariant,
        chapter: "3.7 Invariants",
        text: "World: each Terror and Electronic Warfare Token is on its own continent or with its owner.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CLOCK_01,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "A decision taken by the clock is an ordinary action with the default of that decision, and is marked as such in the log. The defaults: in the Command Phase `declare_done`; for a defence or attack card the top of the deck (with Controlled Combat the hand card held longest, refill from the deck); for Fortifications no; for Initiative `none`; in the End Phase no discard. `command_seconds`, each active player's time for one Command Phase, and `decision_seconds`, the time for each decision in a combat and for the End Phase, are each 0 (none, the default) or 10 to 1 209 600.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_02,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "The rules know time only as the stamp that comes with each action; stamps never go back. From the deadline of a decision on its player can no longer take it: the action is refused even if `expire` has not come yet. For the Command Phase that is every action but combat decisions and resigning, withdrawing done included.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_03,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "`expire` comes from the clock alone, names a seat and its pending decision, and is accepted from the deadline on; before it, or without such a decision or deadline, it is refused. Several decisions that are due expire one by one, earliest deadline first, then in seat order.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_04,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "The Command clock of each active player starts with the Command Phase (with `sequential` when his turn comes). It stands still while he is the attacker in an open combat or his own continent is frozen, and runs on with the time left when neither holds any more; so nobody loses his time to an opponent who thinks. A clock that has run out stays run out.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_05,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "A combat decision is due `decision_seconds` after the action that made it pending, an End Phase decision `decision_seconds` after the phase began.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_06,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "Every default is legal whenever it is due (IS-INV-12, IS-SIM-09), so with both options set the clock alone carries a match to its end.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_93],
    },
    Rule {
        id: IS_CLOCK_07,
        kind: RuleKind::Rule,
        chapter: "4.4 Decisions when a clock runs out",
        text: "A resignation leaves deadlines as they are; they now bind the successor.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_SCORE_01,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Scoring order: territories, Blitz-meter, Trophies, Secret Operations.",
        source: "001 Ending the Game, Summary; 000 p.24",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_02,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Each player scores the VP value of every territory of his own continent that he controls.",
        source: "001 Scoring from Territories; 000 p.18",
        tags: &[],
        rulings: &[IS_RULING_21],
    },
    Rule {
        id: IS_SCORE_03,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A state of war does not matter; the army in the `hq` scores.",
        source: "001 Scoring from Territories; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_04,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A Terror Token does not matter; it gives the Reich no territory points and takes none from the UWC.",
        source: "001 Scoring from Territories; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_05,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Uncontrolled and destroyed territories give no territory points to anyone.",
        source: "001 Scoring from Territories; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_06,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Each UWC player scores the UWC value at `p` of his own continent.",
        source: "001 Scoring the Blitz-meter; 000 p.18",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_07,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Each Reich player scores the Reich value at `m` of his own continent.",
        source: "001 Scoring the Blitz-meter; 000 p.18",
        tags: &["content"],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_08,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Uncontrolled territories (for the UWC) and the Terror Token (for the Reich) do count in `p`.",
        source: "001 Scoring the Blitz-meter; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_09,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Each UWC player scores 1 per full pile of three Trophies; an unfinished pile gives nothing.",
        source: "001 Scoring Trophies; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_10,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Each Reich player scores 3 per Black Ops tile he has.",
        source: "001 Scoring Trophies; 000 p.18",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_11,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "All Secret Operations are revealed and scored (IS-SEC).",
        source: "001 Scoring Secret Operations; 000 p.18",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_12,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A player's personal score is the sum of his own four parts; a faction's score is the sum of its players.",
        source: "001 General, Ending the Game",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_13,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "The higher faction score wins.",
        source: "001 Ending the Game; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_14,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "On a tie the faction with more winning continents wins.",
        source: "001 Scoring Trophies; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_15,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A continent is won by the faction whose commander there has the higher personal score; equal scores win it for nobody.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_89],
    },
    Rule {
        id: IS_SCORE_16,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "If that is tied too, the faction controlling more territories of value 4 wins (all continents in play).",
        source: "001 Scoring Trophies; 000 p.18",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_SCORE_17,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "If that is tied too, the match is a draw.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_89],
    },
    Rule {
        id: IS_SCORE_18,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Nothing but the Ending Token (or IS-LEAVE) ends a match: a player without units, cards or territories plays on.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_99],
    },
    Rule {
        id: IS_LEAVE_01,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A player may resign at any time; it cannot be taken back.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_LEAVE_02,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "If his faction has other players, his seat, and any seat he has taken over, passes to the westernmost of them (by the seat each started with), who from then on takes its decisions too and sees its hidden cards. The match goes on.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_LEAVE_03,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "If he was the last player of his faction, the other faction wins at once, whatever the score; the scores are worked out as in chapter 6, Secret Operations revealed, for information only.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_LEAVE_04,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "A pending decision of the resigned seat stays pending for the successor.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_LEAVE_05,
        kind: RuleKind::Rule,
        chapter: "6 End of game and scoring",
        text: "Abandonment (declared by the platform) is treated as resignation.",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_92],
    },
    Rule {
        id: IS_RULING_01,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Ten Time Tokens: with or without the Ending Token? Ruling: (b). With random length, three are set aside and \"the remaining six\" go on top: 3 + 6 + Ending = 10 pieces. A content file with more than nine regular tokens is accepted: random length uses 3 + 6 of them, the surplus leaves unseen.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_02,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "One board per two players (`001`) or per player (`000`)? Ruling: Per two players; anything else contradicts the goal and the component counts.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_03,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "`000` sets up Blitz-meter, time, then Terror/EW tokens; `001` Terror/EW, time, Blitz-meter. Ruling: Without consequence. Random numbers follow chapter 5.1.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_04,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Does drawing a commander also draw the faction? May seats be chosen? Ruling: Yes, as printed (all six sheets are shuffled). Online, players usually choose sides: with `seating: assigned` the request names for every player a seat and a commander of its faction (all or none; each continent named has one seat of each faction; two seats never share a commander); the boards in play follow from the seats, and steps 1 to 3 of 5.1 are skipped. Match option: `seating` (default `random`).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_05,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "How many Loan and Guidance Tokens and neutral units are there, and whose? Ruling: Per neutral continent: 2 Loan, 1 Guidance, 2 units (`000` counts 4 and 2 pieces in all). They belong to the faction: first come, first served.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_06,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Orbit: is Asia III next to America I? What if the middle board is neutral? Ruling: A row, as the boards lie on the table. Boards in play close up: with Europe neutral, America III and Asia I are adjacent, so that four-player team-mates can help each other in orbit. With the option off they are not adjacent. Match option: `orbit_across_neutral` (default true).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_07,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "White routes to a neutral board? Ruling: Unusable for movement (there is no board to enter), but they exist for Request Help and Border Guard. Our content also has white routes America–Asia, so that help from either neutral continent is always possible and a four-player match without Europe is connected.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_08,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "How many X-spaces? Ruling: T + 1: at the start there must be T empty spaces on the UWC side and none on the Reich's; if the Reich holds all, the reverse. Printed boards have seven territories, so eight spaces.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_09,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Is the meter moved step by step or recomputed? Ruling: Both are the same if `p` counts different territories that are Reich-controlled, terrorised or destroyed. Engines may recompute; IS-INV-06 checks it.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_10,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"Any Headquarters\" for Terror: also one the Reich controls? Ruling: Not on Reich-controlled ones: such a territory already counts for the Reich, the token would count it twice, could drive the meter beyond its end, and could not come back by conquest. Uncontrolled territories are allowed.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_11,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "The Reich walks into an empty terrorised `hq`: step? Ruling: No step and the token returns: same reason as in conquest, the territory already counted.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_12,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "The Reich leaves its `hq`: does the territory go back to the UWC count? Ruling: Goes back (`p − 1`): empty territories always count for the UWC. Leaving on purpose is allowed to both sides.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_13,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "What pushes the Destruction Token? The rulebook names conquest only. Ruling: Every step: the pieces touch and the token is pushed physically; the remark that Anti-Terror does not move it back implies that Terror moved it. So `m = max p`.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_14,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Order of consequences inside one action (matters for `m`). Ruling: Source first, then destination (IS-STL-01). A Reich army that shifts from A to empty B goes `p − 1`, then `p + 1`; `m` does not rise.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_15,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Nuke on a territory that already counts for the Reich, or with Terror. Ruling: No step; a Terror Token on it returns to its owner without a step.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_16,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "One UWC income number for both resources, or two? Ruling: Two numbers per position (Money, Politics). A content file with one number repeats it.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_17,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "What if a gain would exceed 8? Ruling: Gains by rule (income, Reward, Politics symbol, cards) are cut at 8. Gains by choice (gift, Loan, Guidance) that would exceed 8 are refused.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_18,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "How is simultaneous play serialised? Ruling: Free order, one action at a time as they arrive (IS-SIM-01 to 03, 08). It is what happens at a table and keeps every action checkable.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_19,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "What may a team-mate do while a combat waits for a choice? Ruling: Lock the continent and the attacker (IS-SIM-04 to 07). It keeps the table lively and leaves no way to change a combat under way, since no other player's action can touch its armies, and no player is in two combats.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_20,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Is \"done\" final? Ruling: Revocable until the phase moves on: a player may react to what a team-mate does or gives.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_21,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Who controls (and scores) a territory held by a team-mate's tiles? Ruling: The commander of the continent: units that come \"join his army and obey him\". Tile ownership matters for Leading Unit, World Police and supplies only.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_22,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Leading-Unit owners \"may play Mobilization Commands\" (`001`), \"may play Commands\" (`000` glossary). What about regrouping? Ruling: Movement: Mobilization, regroup, return to orbit. Recruit, Raid, Terror, Bombing etc. remain bound to the own board by their own rules.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_23,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Which tiles of a stack move, in what order do they arrive? Ruling: The top `count` tiles, as a block, keeping their order. Nobody chooses individual tiles.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_24,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May the Politics symbol pay its own card? Ruling: No: \"added before resolving\", i.e. after paying. It may pay the transit.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_25,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May a \"Money or Politics\" cost be split? Ruling: No, one currency. (Regroup may be mixed, since each tile is paid for by itself.)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_26,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May a command without effect be played just to get rid of it? Ruling: No. There is a discard step for that. Change of Strategy always has an effect.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_27,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Recruit: must the full number be placed? Ruling: May place fewer, at least one.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_28,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Recruit \"between two territories\" – more than two with a larger card? Ruling: Never more than two spaces.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_29,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Raid: if no move is possible after placing. Ruling: Refused as a whole; both parts are obligatory.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_30,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "UWC regroup: 1 per unit (`001`) or per army (`000`)? Ruling: Per unit. The Swedish text uses the word for army also where units are meant (recruit, bombing, trophies), and the Reich pays per unit in both.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_31,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Where may UWC regroup go? Ruling: By the pictures in `000` p.8: friendly or uncontrolled, not at war, not Reich-controlled, not full; Terror does not matter.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_32,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Return to orbit out of a war? Ruling: Allowed, as UWC units may leave a war. It is free; if an `hq` is left, its consequences follow (possibly conquest by the UWC).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_33,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"Two sectors sideways\": exactly two? past a full sector? Ruling: One or two; the sector in between does not matter (it need not have room, EW does not matter).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_34,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May Mobilization also go up a red route? Ruling: Yes, it is an adjacent space for the Reich; usually the free return is used.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_35,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Transit: who pays, how does \"the receiving player pays\" work online? Ruling: The player of the command, or the UWC commander of the destination, by a permit given beforehand (IS-ICM-07), so no action has to wait. 1 Politics per command.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_36,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Is the transit due when units go home, or come from a team-mate's continent? Ruling: Yes, for every white route a UWC command uses.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_37,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Request Help: which territory, what room, by Raid, partly? Ruling: Own continent; both tiles or none; one stack; Recruit only (single or half of a dual card). They join the UWC army there, else an empty `hq`, else the `bf`.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_38,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Who commands neutral units? Ruling: They have no owner: as Leading Unit they give nobody authority; on a continent its UWC commander commands them as part of his army. They may cross white routes with a move and do not count for World Police.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_39,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "When, and with what consent, is Money given? Ruling: In the Command Phase, whole points, final; the receiver is not asked.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_40,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May a Reich player give several CP, or to several players? Ruling: One CP per giver and turn; the giver pays it. Three players: up to +2 for one (as in the rulebook's example).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_41,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Loan any number, Guidance one: per turn? Ruling: Loan: any number at any time in the Command Phase. Guidance: one per player per turn.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_42,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May Terror be \"moved\" to where it is? What if there is no target? Ruling: No; a command without a target cannot be played.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_43,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Bombing a `bf`, overkill, no UWC units. Ruling: UWC tiles in `hq` or `bf` are targets; surplus is lost; a territory without UWC unit tiles is no target. No combat, no Trophy, no card.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_44,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Reboot: `001` files it under the UWC and its summary says UWC. Ruling: Reich. It removes what hampers only the Reich; its text and flavour speak of the UFO fleets; on `000` p.14 it stands in the Reich column after Bombing, while the UWC column has Anti-Terror, Politicking and Electronic Warfare.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_45,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "May Electronic Warfare be moved? Does it block sideways moves? Ruling: It may be moved by a new card, like Terror. Only red routes are blocked.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_46,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Who defends if the defending army is led by a team-mate's tile? Ruling: The commander of the continent: he can always command there, and it keeps one defender per continent.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_47,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Who fights: moved tiles or the whole stack? Ruling: The whole stack in the zone.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_48,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "What is known of combat cards before the reveal? Ruling: Backs (colours) of all cards on the table or in combat hands are visible; faces are not, not even to the owner, except for his combat hand.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_49,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "One army dies in square I while the other still has Hits. Ruling: Squares are simultaneous within, successive between. After a square in which an army became empty nothing more is compared. Overkill is lost.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_50,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "The attacker in the `hq` attacks the `bf` and dies. Ruling: The `bf` army conquers: results go by zones, not by roles. So the UWC may conquer in the Reich turn and vice versa.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_51,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Both die on a terrorised UWC territory. Ruling: Uncontrolled, the token stays, `p` stays.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_52,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Where does the last unused combat card go (open question in `001`)? Ruling: To the bank with the used ones, unrevealed: `000` p.24 speaks of all ten old cards.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_53,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Fortifications may leave no card at all, or the deck empty at the moment of the swap. Ruling: The swap needs a card in the deck. If at the end zero or one card is left, redraw.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_54,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Bank with fewer than ten cards; order of two redraws. Ruling: IS-CEND-07, IS-CEND-08. Cannot happen with 48 cards per faction: the bank of 18 always has at least 12 when a redraw begins.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_55,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"May look at the backs in the decks\": also their order? Ruling: Numbers per colour, and the top card. Otherwise shuffling would hide nothing and \"adjusting one's chances\" would be pointless.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_56,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Change of Strategy: how are cards chosen? Is the combat hand included? Ruling: By colour only. In the shuffled set the first cards of that colour go; from the bank the topmost of that colour come. \"All used and unused cards\" includes Reserve, discards and a combat hand.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_57,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Controlled Combat redraw: what of the two cards in hand, and how many are drawn? Ruling: Hand kept, ten drawn, as printed: the procedure takes the discards and the last card on the table. The set grows from 10 to 12 once; from then on ten go and ten come. The bank falls from 18 to 12 at worst (6p).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_58,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Controlled Combat: when is the refill chosen and done? Ruling: Named with the card (\"when the player plays\"), done at the end of the combat (as every new Reserve).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_59,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Initiative: when, and which squares meet? Ruling: After the reveal (\"to adjust the outcome\"). One step along the row I–II–III: IS-INI-04, 05.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_60,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Fortifications and Initiative in the same combat. Ruling: Fortifications first, so that the attacker shifts against the final card.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_61,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Fortifications when the owner attacks from that `hq`; known card? repeated? Ruling: Only as defender in the `hq`; the new card is unknown but for its colour; once per combat.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_62,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Elite Operation: when is it announced; Double Hits? Ruling: With the attacking action (nothing is learnt between move and combat, and no window betrays the hand). Double Hit repelled: one tile; not repelled: three.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_63,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Do the extra tiles of Elite Operation count against Black Ops? Ruling: Yes, every tile's worth counts as one Hit.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_64,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Black Ops and two Hits: what exactly dies? Ruling: First the tile beneath, then Black Ops (`000` p.19: with the second Hit of the same card). Alone, they survive one Hit unharmed.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_65,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Can Black Ops stay while the tiles beneath move? Ruling: Not within the continent: they are on top, and tiles leave from the top.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_66,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Black Ops by Raid? Again after destruction? Ruling: No; no.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_67,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "A stack with Black Ops on top on a white route. Ruling: Passed over; the count names unit tiles beneath. An army of Black Ops alone cannot go.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_68,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Black Ops and limit, command, control. Ruling: Not counted in the limit; they are an army by themselves; as Leading Unit they belong to the commander of the continent.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_69,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Nuke: targets, whose loss, what remains. Ruling: Any territory in play, also empty, friendly or at war; not an already destroyed one, not on a frozen continent. Everything on it goes (IS-SPU-26). Request Help and Propaganda count as recruiting there.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_70,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Improvement: where; lost when control is lost (`000`) or when conquered (`001`)? Ruling: On a controlled territory of the own continent. Lost only when an opposing army takes the `hq` – both texts agree in this – be it by conquest or by walking into it.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_71,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Improvement on an uncontrolled territory. Ruling: Stays, gives nothing; works again when its faction re-enters. Its place is occupied.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_72,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Martial Law: which costs? Ruling: Every Politics point its controller has to pay: cards, transit, regroup. Not \"Money or Politics\" cards (they can be paid in Money anyway).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_73,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Conquest cards: window, number, opponent. Ruling: Before the player's next action (team-mates' actions do not matter); one card per conquest; the victim is the UWC commander of the conquered continent. Only conquests by the player's own command in the Reich turn.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_74,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Is walking into an empty `hq` a conquest? Ruling: No (glossary: the last tile must be destroyed or have gone while one's own army stood in the `bf`). Bombing with an army in the `bf` is.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_75,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Propaganda: which `hq`? Ruling: Reich-controlled: the text likens it to UWC recruiting, lifting only the war restriction.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_76,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Blitzkrieg with a non-empty sector or small supply. Ruling: All tiles to one sector, within three per army; so for three tiles the sector must be empty. With one or two tiles in the supply these are placed.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_77,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Reminder CP above 8, or after the last round. Ruling: Lost; the card goes all the same.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_78,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"Used Special Commands … if any, are removed\" against discarded ones. Ruling: Discarded unused ones stay and are reshuffled; used ones never reach the pile.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_79,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Which Special Commands exist, how many of each? Ruling: Eight kinds per faction, one copy each: `000` lists all; `001` lacks Political Campaign, War Bonds, Propaganda, Orders from the Dark Side, Blitzkrieg. \"Unique\" = one copy; 8 ≥ the 6 dealt to three players.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_80,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"On a −1 token no units can be added without paying the added cost\" (both texts). Ruling: Misprint for +1: only +1 has an added cost.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_81,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "−1: every command or one? +1: first command only? Ruling: −1: one command per player and turn, his choice (`000`: on one command). +1: the first command per player and turn.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_82,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Which commands are \"played on a sector\"? Ruling: IS-EVT-07 to 11.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_83,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Events and Politics costs. Ruling: The discount lowers Money only; the surcharge is 1 Money on top, also of a Politics payment.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_84,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Border Guard: territories with (`001`) or without (`000`) white routes? Must he control them? Ruling: With (the name and the rest of the text need it); he must control them. Routes to neutral boards count.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_85,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "World Police \"cannot be hidden beneath\". Ruling: It restates that order never changes. All his tiles abroad count, also covered ones.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_86,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Dominion \"adjacent\": all three mutually? white routes? Ruling: Connected by orange routes as a chain or triangle; own continent only.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_87,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Mastery of Space: own or all tiles? Ruling: All Reich tiles in the orbit of his continent (0–9 = 3 sectors × 3).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_88,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Territory of Interest: how many cards? Ruling: 8 per faction minus 2 named = 6: three of class I, three of class II.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_89,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"Most winning continents\"; and if all is tied? Ruling: Compare the two commanders' personal scores per continent. Still tied: draw.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_90,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Trophies outside combat. Ruling: Only by Nuke, to its player, with Rewards.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_91,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Command deck and discard pile empty. Ruling: Drawing stops. Cannot happen with 15 cards.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_92,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Resignation. Ruling: IS-LEAVE.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_93,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Clocks. Ruling: None in the rulebook, off by default. Per player for the Command Phase, per decision for the rest (4.4); the Command clock stands still during combats that bind the player. Match option: `command_seconds`, `decision_seconds` (default 0).",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_94,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Reich Gold: \"loses Money\" (`000`) or one Money Point (`001`)? Ruling: One.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_95,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Are there offers to be answered, or negotiations with a time limit? Ruling: None in the rulebook. Team-mates talk freely outside the rules; the only binding acts are gifts (IS-SHARE) and transit permits (IS-ICM-07), and none of them waits for an answer.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_96,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Wrong page and chapter references in `001` (effects of commands). Ruling: Not rules; ignored.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_97,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "\"Advisable to play one player at a time\". Ruling: Match option; default is simultaneous. Order west to east. Match option: `turn_style`.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_98,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Empty supply. Ruling: Recruit places what is there (at least one), Raid and Propaganda need at least one. The Reich's losses are never replaced: 20 tiles must last.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_99,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "A player who can do nothing. Ruling: Declares done; nothing else happens.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_100,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Combat opened on a continent while a permit, gift or Reward changes resources of its players. Ruling: Allowed; tracks are not frozen.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_101,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Can one Reich command conquer twice? Ruling: No: what it leaves can only fall to the UWC, and it fights or bombs on one territory. A later conquest replaces a window that was not used.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_102,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "A UWC move empties a besieged `hq` and attacks elsewhere. Ruling: The Reich conquers the source first (meter, Terror, Improvement), then the combat opens at the destination.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_103,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Tiles of a team-mate in orbit or on the surface: who returns them to orbit? Ruling: Anyone with authority (IS-ARMY-05, 06); they keep their owner.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_104,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "A neutral or foreign tile is covered by a newly recruited one. Ruling: The new top tile is the Leading Unit; authority changes at once.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_105,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Bombing while a Reich team-mate's army is in the `bf`. Ruling: It conquers; the conquest window is the bombing player's.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_106,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Can a Command Phase go on for ever? Ruling: Commands are limited by the hand (cards are drawn in the End Phase only), paid orders by resources, returns to orbit by the tiles on the surface. Gifts to and fro, permits and done could be repeated without end: 20 each per player and phase, more than any real game needs. With the default content a match has fewer than 20 000 actions.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_RULING_107,
        kind: RuleKind::Ruling,
        chapter: "7 Gaps and rulings",
        text: "Transit and Martial Law: Money or Politics? Ruling: The player chooses for his own command; a permit has nobody to ask, so Politics first.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_01,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Exactly the continents america, europe, asia; territory numbers 1..T unique per continent; T ≥ 3. A content file that breaks one of IS-CONTENT is refused when it is loaded.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_02,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Every route joins two different existing spaces, once; orange within a continent, white between two continents, red between an orbital sector and a territory of the same sector and continent.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_03,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Orange routes connect each continent; every sector has at least one red route; each pair of continents has at least one white route.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_04,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Each continent has at least one flag and fewer flags than UWC tiles; at least four Reich tiles.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_05,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "The meter has T + 1 lines; UWC income and VP do not rise with the position, Reich CP and VP do not fall.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_06,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "3 commanders per faction, each with a class, a command deck of 15 cards of that faction's commands; costs 0–8, start values 0–8; Politics symbols, Money and Politics costs only for the UWC, CP only for the Reich.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_07,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "At least 40 combat cards per faction, every square one of blank, Hit, Double Hit, Repel, every card one of three colours.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_08,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Secret Operations: at least three per faction, World Police not counted; Territory of Interest points to an existing territory of value 1 or 2 on each continent.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_09,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "Special Commands: at least six per faction, only of the known effects (those of the default Special Commands, each for its own faction), each at most once; cost `conquest` for Reich Gold and Political Affairs and for no other.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_CONTENT_10,
        kind: RuleKind::Rule,
        chapter: "8.2 Validation of a content file",
        text: "At least nine regular Time Tokens, exactly one Ending Token.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S1,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Meter. Given: a continent with T = 7; the Reich controls three territories, the Terror Token lies on a fourth. Result: `p = 4`, four empty X-spaces between Occupation Token and Reich player. (IS-METER-02)",
        source: "001 Blitz-meter",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S2,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Meter. Given: T = 7, the UWC controls two territories, one is uncontrolled, the rest counts for the Reich. Result: `p = 4`, `T − p = 3` empty spaces on the UWC side. (IS-METER-02, IS-METER-11) Both examples describe one possible position: 3 + 1 + 2 + 1 = 7.",
        source: "001 Blitz-meter",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S3,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Combat. Given: Reich attacks; attack squares Hit, Hit, blank (`CR-R1`); UWC defence squares blank, Repel, Repel (`CU-Y4`); 2 against 2. Result: I – the Defender loses one tile; II – cancelled; III – the Repel has nothing to cancel. Reich 2, UWC 1, at war. (IS-CMP-01..05, IS-RSLT-01)",
        source: "001 Result of a Combat; 000 p.16",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S4,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Tactical Guidance. Given: three Reich players with 6 CP each. Action: the second and the third each `give_command_point` to the first. Result: 8, 5, 5. A further gift by the second: refused IS-SHARE-06. Had the first 7 CP, the second gift would be refused by IS-SHARE-05. (The rulebook gives no figures beyond \"two additional\".)",
        source: "001 Tactical Guidance",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S5,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Trophies. Given: piles of 3, 3 and 2. Result: 2 VP. (IS-SCORE-09)",
        source: "000 p.18 picture",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S6,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "UWC regroup destinations. Given: neighbours of the army: (1) friendly, one tile; (2) with Terror Token; (3) uncontrolled; (4) at war; (5) friendly with three tiles; (6) Reich-controlled. Result: 1, 2, 3 allowed; 4 refused IS-REG-02; 5 refused IS-REG-05; 6 refused IS-REG-03.",
        source: "000 p.8 picture",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S7,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Length. Normal: seven tokens on the Ending Token, it is turned as the eighth, after round 8. Random: with the Ending Token first (last) among the lowest four it is turned as number 7 (10). (IS-SETUP-29, 30, IS-RGL-01)",
        source: "001 Setup 10; 000 p.6",
        tags: &["opt:random-length"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_S8,
        kind: RuleKind::Example,
        chapter: "9.1 The rulebook's own",
        text: "Transit with symbol. A UWC Mobilization with Politics symbol pays its own white-route point. Exact figures in IS-EX-16.",
        source: "001 UWC movement to another continent",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_01,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "First Reich turn, America, Infanterie against General, `p = m = 0`. Resource Phase: 6 CP. `mobilize` IN01 (1 CP) `AM-I` → AM1, one tile; `mobilize` IN02 (1 CP) `AM-III` → AM6, one tile; `raid` IN10 (2 CP) place `AM-II` (now 2 tiles), move 2 → AM5. Result: AM1, AM6, AM5 occupied, no combat; `p = m = 3`; orbit empty; supply 17 − 1 = 16; 2 CP left, lost in the End Phase. UWC Resource Phase at `p = 3`: Money 3 + 3 = 6, Politics 1 + 1 = 2. (IS-MOB-08, IS-METER-06, IS-RAID, IS-END-03, IS-RES-02)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_02,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Terror. Given `p = m = 2`, AM7 and AM4 UWC-controlled. `terror` AM7: `p = m = 3`. Next turn `terror` AM4: token moves, `p = 3`. `terror` AM4 again: refused IS-TER-04. `anti_terror`: `p = 2`, `m = 3`. `terror` on Reich-controlled AM1: refused IS-TER-02.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_03,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Conquest of a terrorised territory. Given `p = m = 3` (AM1, AM6 Reich; Terror on AM4), AM4 hq U[u] bf R[r,r]. Action: `mobilize` fight AM4; cards `CR-R2` (attack HH · ·) and `CU-Y1` (defence · R H). Result: I – the tile is destroyed, combat over; AM4 hq R[r,r]; the token returns to its owner; `p = m = 3`; the tile returns to its owner's supply; conquest window (AM4) for the attacker. (IS-CMP-06, IS-RSLT-02, IS-METER-07, IS-TER-07)",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_04,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Shifting an army. Given `p = m = 3`, AM5 hq R[r], AM7 empty. `mobilize` AM5 → AM7, 1. Result: AM5 uncontrolled `p = 2`; AM7 occupied `p = 3`; `m = 3`. No window. (IS-STL-01, IS-METER-10, 06, 05)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_05,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Leaving a besieged Headquarters. UWC turn, `p = m = 3` (AM1, AM6, AM7), AM4 hq U[u,u] bf R[r], AM7 hq R[r]. Action: `mobilize` GE06 (1 Money) AM4 → AM7, 2. Result: Reich conquers AM4 first: `p = m = 4`. Combat at AM7: `CU-R1` (attack H H ·), `CR-R1` (defence H · ·): I – one tile each; Reich empty. UWC conquers AM7 with [u]: `p = 3`, `m = 4`; one Trophy. No conquest window (UWC turn). (IS-STL-01, 03, IS-METER-05, IS-SPC-13)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_06,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Both destroyed. UWC turn, `p = m = 3`, AM5 hq R[r]; UWC moves one tile AM4 → AM5; `CU-R1` against `CR-R1`: I – both die. Result: AM5 uncontrolled, `p = 2`, `m = 3`; UWC +1 Trophy, tile to the supply. Same with the UWC in the `hq` and the Reich attacking (`CR-R1` against `CU-R1`): uncontrolled, `p` stays. (IS-RSLT-04, IS-METER-10, 11)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_07,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Early end. UWC attacks with 2 a Reich `hq` of 1: `CU-R1` (H H ·) against `CR-Y6` (defence R H ·). I – repelled; II – both hit: Reich 0, UWC 1; III ignored. UWC conquers with one tile. (IS-CMP-04, 06)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_08,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Zones, not roles. Reich turn, `p = m = 3`, AM5 hq R[r] bf U[u]. Reich `mobilize` fight AM5: `CR-G6` (attack R · ·), `CU-R6` (defence · H ·). II – the Reich tile dies. Result: UWC conquers AM5 in the Reich turn, `p = 2`, `m = 3`, +1 Trophy; no window. (IS-RSLT-02, IS-RULING-50)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_50],
    },
    Rule {
        id: IS_EX_09,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Initiative. Reich attacks 3 against 3: `CR-R4` (H HH ·), `CU-G7` (defence R R H). `none`: H/R, HH/R, ·/H → Reich 2, UWC 3. `plus_one`: H/R, HH/H → Reich 2, UWC 1. `minus_one`: HH/R, ·/R → 3, 3. With `plus_one` the token is face down until his next Resource Phase. (IS-INI-04..07)",
        source: "",
        tags: &["opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_10,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Elite Operation. (a) Reich 3 against 3, `CR-R4` against `CU-Y5` (defence · R H): I – 1 + 1 = 2 tiles; II – repelled, still 1; UWC empty, III ignored; conquest. (b) against `CU-G7`: I – 1, II – 1, III – Reich loses 1: Reich 2, UWC 1. (c) as (b) with Initiative `plus_one`: H/R – 1; HH/H – 3 (2 left, one lost as overkill) and Reich loses 1: Reich 2, UWC 0. (IS-EO-01, 02, IS-PAIR-02)",
        source: "",
        tags: &["opt:special-commands", "opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_11,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Black Ops. Reich attacks with 3. (a) [u,u,B], `CR-R8` (H H H) against `CU-R1` (defence H · ·): I – [u,B], Reich 2; II – second Hit: B dies, [u]; III – []; conquest; B is worth 3 VP to the attacker. (b) [u,u,B], `CR-Y1` (· H R) against `CU-Y3` (defence R · H): one Hit: [u,B]. (c) [B] alone, same cards: one Hit, nothing dies, at war. (d) [u,B], `CR-R2` (HH · ·) against `CU-Y1` (defence · R H): both die in square I. (e) [u,B] with Elite Operation, `CR-Y1` against `CU-Y3`: the one Hit counts two: both die. (IS-BLK-08..13, IS-EO-04)",
        source: "",
        tags: &["opt:black-ops", "opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_12,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Bombing. (a) `bomb` AR03 (2 tiles) on AM4 hq U[u,B] bf R[r]: [B] remains, at war, `p` stays. (b) on AM4 hq U[u] bf R[r,r], `p = m = 3`: one dies, surplus lost, conquest, `p = m = 4`, window. (c) `bomb` AR01 (1 tile) on AM3 hq U[u], no Reich army: uncontrolled, `p` stays. (d) on AM4 hq U[B]: refused IS-BOM-01. (e) on AM5 hq R[r] bf U[u]: u dies, no longer at war. (IS-BOM)",
        source: "",
        tags: &["opt:black-ops", "opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_13,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Fortifications, base combat deck. 2p; UWC defends hq U[u,u] of AM4 with Fortifications; his deck has one card (green, `CU-G3`), Reserve red (`CU-R8`), eight discards. Reich attacks with 2, `CR-R8` (H H H). Defender picks `reserve`. Reveal: `CU-R8` defence · · R would lose both tiles. `decide_fortifications` yes: `CU-G3` defence R R R. Result: nobody loses a tile; at war. End: ten cards used, none left: redraw, bank 38 − 10 + 10 = 38; deck 9, Reserve 1, discards 0. Had he picked `deck`, the deck would be empty: no Fortifications step, result by `CU-G3`. (IS-FORT, IS-CEND-03..06, IS-RULING-53)",
        source: "",
        tags: &["2p", "opt:special-commands"],
        rulings: &[IS_RULING_53],
    },
    Rule {
        id: IS_EX_14,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Ordinary redraw. Deck 1, Reserve 1, discards 8; the player uses the top card. After the combat: discards 9, Reserve 1, deck 0 → redraw; the Reserve goes to the bank unseen with the nine. (IS-CEND-03..06, IS-RULING-52)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_52],
    },
    Rule {
        id: IS_EX_15,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Controlled Combat redraw, 6p, first of the faction. Hand 2, deck 1, Reserve 1, discards 6 (total 10), bank 18. He plays a hand card, refill `deck`. End: hand 2, deck 0, Reserve 1, discards 7 → redraw: aside 8; bank 18 − 10 + 8 = 16; hand 2, Reserve 1, deck 9 (total 12). (IS-CTL-05, 06)",
        source: "",
        tags: &["6p", "opt:controlled-combat"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_16,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Transit, 6p. Europe's General: Money 2, Politics 0. (a) `mobilize` GE10 (2 Money, symbol) EU6 → AS3 (uncontrolled, Asia `p = 1`), 2 tiles, `transit_payer` self: Money 0, Politics 0 + 1 − 1 = 0; AS3 hq U[u(EU),u(EU)]; Asia `p = 1`. (b) with a permit of Asia (Politics 2), payer Asia: Europe Politics 1, Asia Politics 1, permit one less. (c) GE06 (1 Money, no symbol) without permit: refused IS-ICM-04. (d) Asia's player moves these two tiles home to EU6: again 1 Politics. (IS-ICM-04..07, IS-COST-06)",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_17,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Authority. AS3 hq U[u(EU),u(EU)]: both Europe and Asia may mobilise it. Asia recruits one there: [u(EU),u(EU),u(AS)], Europe may no longer (IS-ARMY-06). A Reich attack destroys two tiles: u(AS) to Asia's supply, u(EU) to Europe's; [u(EU)] – Europe may again. World Police of Europe would score 1. (IS-ARMY-04, 10, IS-SEC-06)",
        source: "",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_18,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Reward at the cap. UWC General: Money 8, Trophies 2; attacks with 3 a Reich `hq` of 2: `CU-R8` (H H H) against `CR-R8` (defence · · ·). I – third Trophy, pile full, Reward lost (8); II – fourth Trophy, new pile; Reich empty, conquest. 1 VP at the end so far. (IS-CAS-04, 05, IS-RES-04)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_19,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Request Help, 2p America, General; each from set-up with both piles there, (e) after (a). (a) AM6 hq R[r]: `request_help` with GE03 (2 Money), europe, AM6: AM6 bf U[n,n], at war, no combat, `p` stays. (b) AM1 empty with Terror Token: asia, AM1: hq U[n,n], token and `p` stay. (c) AM2 hq U[u,u]: asia, AM2: refused IS-HELP-07. (d) europe, AM3: refused IS-HELP-04. (e) europe a second time: refused IS-HELP-03.",
        source: "",
        tags: &["2p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_20,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Nuke. Europe `p = 3` (EU2, EU4 Reich; Terror on EU5), `m = 4`; EU5 hq U[u(EU),B(EU)] bf R[r(EU),r(AS)]. UWC Asia (Politician, Money 2, Politics 5, Trophies 1) plays `nuke` EU5, 4 Politics. Result: Politics 1; u to Europe's supply; B to the Reich commander of Europe (3 VP); two Trophies → 3, pile full, Reward Money 3; Terror Token returned; EU5 destroyed; `p = 3`, `m = 4`. Later `mobilize` EU4 → EU5: refused IS-MOB-14. On AS4 (UWC, `p = m = 2`) the Nuke would give `p = m = 3`. (IS-SPU-20..27, IS-METER-13)",
        source: "",
        tags: &["opt:special-commands", "opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_21,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Eventful Times, token +1 sector II, General, America. (a) `recruit` GE03 (2 Money), one tile AM3 (II), one AM2 (I): 3 Money. (b) second `recruit` GE04 at AM3 in the same turn: 2 Money. Token −1 sector II: (c) `recruit` split AM3/AM2: 2 Money, discount unused; (d) both tiles on AM3: 1 Money. (e) +1: Agent's AG03 (2 Money or 2 Politics) at a sector II territory paid with Politics: 2 Politics and 1 Money; with Money 0 refused IS-EVT-06. (f) `mobilize` from AM2 (I) to AM3 (II): not affected. (IS-EVT-03..08)",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_22,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Conquest card. Reich Europe conquers EU3; UWC Europe has Money 0. `claim_conquest` Reich Gold: nothing lost; card on the sheet. `claim_conquest` Political Affairs directly after: refused IS-SPC-10 (the first card has closed the window, IS-SPC-11). Next Resource Phase at `p = 1`: 6 + 1 = 7 CP, card leaves. If he had played `regroup_orbit` after the conquest: refused IS-SPC-10.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_23,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Parallel combats, 6p, Reich turn. Reich America moves `AM-III` → AM7 (UWC): combat, America frozen. Now: Reich Europe `recruit` at `EU-I`: accepted. Reich Europe `mobilize` EU3 → AM7: refused IS-SIM-04. `give_command_point` Europe → America: accepted. Reich Europe attacks EU6: second combat, Europe frozen. Reich America `declare_done`: refused IS-SIM-05. Reich Asia `declare_done`: accepted; then `withdraw_done`: accepted; `declare_done` again. UWC America answers for AM7 and UWC Europe for EU6 in any order. Both combats close; America and Europe declare done → `REICH_END`.",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_24,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Electronic Warfare on `EU-III`. `return_to_orbit` EU6: refused IS-EW-02. `mobilize` `EU-III` → EU7: refused IS-EW-02. `mobilize` `AM-III` → `EU-II` (two sideways; `EU-I` holds three tiles): accepted; the tiles join the army in `EU-II`. `regroup_orbit` `EU-III` → `EU-II`, 1 tile, 1 CP: accepted. `AS-III` → `AM-I`: refused IS-BOARD-08. `electronic_warfare` `EU-III` again: refused IS-EW-04.",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_25,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Blitzkrieg and Propaganda. `AM-II` holds one tile, supply 9: `blitzkrieg` `AM-II`: refused IS-SPR-11. `AM-I` empty: 4 CP, three tiles placed, move 2 → AM2 hq U[u]: combat, attackers 2; one tile stays in `AM-I`. `propaganda` (2 CP): one tile on AM5 hq R[r,r] bf U[u] (now 3), one on AM1 hq R[r]: accepted, no combat; two on AM5: refused IS-SPR-09; on UWC-controlled AM3: refused IS-SPR-08.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_26,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Improvement. UWC has Tax Increase on AM4. Both armies die there: card stays, no Money from it. UWC regroups a tile in: works again. Reich instead walks in: card leaves. A second Improvement on AM4 while it lies there: refused IS-SPC-06. (IS-SPC-07..09)",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_27,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Return to orbit from a war. AM5 hq R[r] bf U[u], `p = m = 3`, Reich turn: `return_to_orbit` AM5, 1: free; UWC conquers AM5: `p = 2`. (IS-REG-10, IS-STL-03)",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_28,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Raid. Asia, UWC Agent. AS4 hq U[u,u,u]: `raid` AG09 placing AS4: refused IS-RAID-04. Placing AS2 hq U[u] (now 2), move 2 → AS1 hq R[r]: AS2 left empty (`p` stays), combat at AS1. Placing AS2 with Terror Token there: refused IS-REC-07.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_29,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Black Ops moving. AM4 hq U[u,u,B]. `mobilize` AM4 → EU2 (white), count 1: the upper u goes, AM4 [u,B]. `mobilize` AM4 → AM3, count 1: B goes. From [B] over the white route: refused IS-BLK-07. Recruit two tiles onto AM3 hq U[u,B]: [u,u,u,B], allowed (IS-BLK-04, 05); a third: refused IS-REC-04.",
        source: "",
        tags: &["opt:black-ops"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_30,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Change of Strategy. Set of ten: 4 red, 3 yellow, 3 green; bank 18: 5 red, 7 yellow, 6 green. `switch`, discard 2 red + 1 green, take 3 yellow: set 2 red, 6 yellow, 2 green; bank 7 red, 4 yellow, 7 green. Discard 6: refused IS-COS-04. With only two yellow in the bank, take 3 yellow: refused IS-COS-07. Discard 2, take 3: refused IS-COS-05.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_31,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Caps. Reich at `p = 5` with Cadre and a Reich Gold reminder: 8 + 1 + 1 → 8 CP, reminder leaves. UWC Money 6 at `p = 0`: 6 + 4 → 8. `give_money` 1 to a player with Money 8: refused IS-SHARE-02. `use_loan` 2 with Money 7: refused IS-SHARE-04; with Money 6: 8.",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_32,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Random length, lowest four shuffled to [regular, Ending, regular, regular]: Ending is the eighth token turned, the match ends after round 8.",
        source: "",
        tags: &["opt:random-length"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_33,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Martial Law. UWC controls AM3 with Martial Law, Money 4, Politics 1. `nuke` (4 Politics), payment {money 3, politics 1}: accepted → Money 1, Politics 0. With the token −1 on the target's sector the price is the same. (IS-SPU-05, IS-EVT-05, IS-PAIR-06)",
        source: "",
        tags: &["opt:special-commands", "opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_34,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Secret Operations. UWC Europe controls EU1, EU4, EU6: Border Guard 2 (EU1, EU6). Reich Asia controls AS1, AS2, AS7: Dominion 4 (AS1–AS2–AS7); with AS3, AS5, AS1: 0. Orbit of Asia 2, 0, 3 tiles: Mastery of Space 5. `OU-4` in Europe: EU7 controlled: 5.",
        source: "",
        tags: &["opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_35,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Scoring 2p America with Secret Operations: `p = 4`, `m = 5`. Reich controls AM1, AM2, AM5, AM6 (1 + 2 + 1 + 1 = 5); UWC AM3, AM4 (6); AM7 uncontrolled. Meter: Reich 8 (`m = 5`), UWC 3 (`p = 4`). Trophies 11: 3. Border Guard (UWC): AM4: 1. Dominion (Reich): no three connected: 0. Reich 13, UWC 13. Winning continents 0 : 0 (13 = 13). Value 4: UWC has AM3: the UWC wins. (IS-SCORE)",
        source: "",
        tags: &["2p", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_36,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Tie-break 6p. America Reich 12 : UWC 10, Europe 9 : 11, Asia 8 : 8: 29 : 29; continents 1 : 1; territories of value 4: Reich 2, UWC 1: the Reich wins. Had each held one and the third been uncontrolled: draw (IS-SCORE-17).",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_37,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Guidance and Loan, 4p (Europe neutral, America and Asia in play). Reich America `use_guidance` europe: +1 CP; Reich Asia the same afterwards: refused IS-GEN-08 (none left). UWC Asia `use_loan` europe 1, UWC America 1: accepted; a third: refused IS-GEN-08. `regroup_orbit` `AM-III` → `AS-I`: accepted with `orbit_across_neutral` on, refused IS-BOARD-08 with it off. Border Guard in America counts AM6 although Europe is neutral.",
        source: "",
        tags: &["4p", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_38,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Regroup. UWC AM3 hq U[u,u,u] → AM2 hq U[u], 2 tiles, payment {money 1, politics 1}: AM2 3 tiles, AM3 1. All three: refused IS-REG-05. AM4 → EU2: refused IS-REG-07. Onto AM1 uncontrolled with Terror: hq U, token and `p` stay.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_39,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Resignation, 6p. UWC Europe resigns while he has to choose a defence card: his seat passes to UWC America, who sees that hand and chooses; the combat goes on. When the last UWC player resigns the Reich wins at once. (IS-LEAVE)",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_40,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Dual card and effects. Infanterie IN15 (Change of Strategy / Reboot, 1 CP), no Electronic Warfare on his continent: `reboot` refused IS-CMD-08; `change_strategy` accepted. Politician PO14 (Anti-Terror / Electronic Warfare, 1 Politics) without Terror: only `electronic_warfare`. Politician PO10 (Politicking with symbol, 1 Money), Politics 3: 5; at Politics 7: 8; at 8: refused IS-POL-01.",
        source: "",
        tags: &[],
        rulings: &[],
    },
    Rule {
        id: IS_EX_41,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Walking into terror. AM1 uncontrolled with the Terror Token, `p = m = 2`. Reich `mobilize` `AM-I` → AM1: hq R[r], the token returns to its owner, `p = m = 2`, no window. Had the UWC walked in instead: hq U[u], token stays, `p = 2`, no recruiting there. (IS-METER-07, 09, IS-TER-07, 08, IS-RULING-11)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_11],
    },
    Rule {
        id: IS_EX_42,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Fighting abroad. UWC Europe leads AS3 hq U[u(AS),u(EU),u(EU)] and has 1 Trophy; Asia `p = 2` (AS5, AS1). UWC Europe `mobilize` AS3 → AS5 hq R[r,r], 2 tiles (both u(EU)). He plays his own combat set, the Reich commander of Asia defends. `CU-R8` (H H H) against `CR-R8` (defence · · ·): two Reich tiles die in I and II. Result: AS5 hq U[u(EU),u(EU)], controlled (for scoring) by UWC Asia; Asia `p = 1`; Europe's player has 3 Trophies, one full pile, his Reward; World Police of Europe would score 2. (IS-ICM-02, IS-CAS-03, IS-METER-15, IS-DEF-09)",
        source: "",
        tags: &["6p", "opt:secret-operations"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_43,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Black Ops with Initiative. Reich attacks [u,B] with 3: `CR-R8` (H H H) against `CU-G6` (defence HH R R). `none`: I – Reich loses 2, first Hit kills u; II, III repelled: Reich 1, UWC [B]. `minus_one`: II/I – Reich loses 2, u dies; III/II – repelled: the same. `plus_one`: I/II and II/III – repelled: 3 against [u,B]. And UWC attacks with [u,B] a Reich army of 2: `CU-R3` (H · H) against `CR-Y3` (defence R · H): I – repelled; III – both hit: UWC [B], Reich 1; at war. (IS-PAIR-14, IS-BLK-08, 11)",
        source: "",
        tags: &["opt:black-ops", "opt:initiative"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_44,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Order of payment. Politician, Money 1, Politics 0, token +1 on sector III: `mobilize` PO06 (1 Money, symbol) from EU6 (III): 1 + 1 Money needed, refused IS-EVT-06. From EU5 (II) to EU6: 1 Money, then Politics 1. (IS-COST-06, IS-EVT-07)",
        source: "",
        tags: &["opt:eventful-times"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_45,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Clock. 6p, Reich Command Phase opened at 0 s, `command_seconds` 600, `decision_seconds` 60. At 590 s Reich America attacks AM7; UWC America must choose by 650 s, Reich America's Command clock stands at 10 s left. Reich Europe is done. `expire` Asia `command` at 599 s: refused IS-CLOCK-03. Reich Asia `recruit` at 600 s: refused IS-CLOCK-02; `expire` at 600 s: Asia done. Europe `withdraw_done` at 610 s: refused IS-CLOCK-02. `expire` UWC America `DEFENCE_CARD` at 650 s: top of its deck; Reich America must choose by 710 s and does so at 700 s; no further step, the combat closes. Its Command clock now ends at 710 s; `expire` at 710 s: done, → `REICH_END`, each due at 770 s. (IS-CLOCK-02..05)",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_46,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Transit under Martial Law. UWC Europe (General) controls EU5 with Martial Law, Money 3, Politics 0; EU6 hq U[u,u], AS3 hq U[u(AS)]. `mobilize` GE06 (1 Money) EU6 → AS3, 1 tile, payer `self`, `transit_money` no: refused IS-ICM-04; yes: Money 1. UWC Asia (Agent, Money 2, Politics 0) `mobilize` AG05 (1 Money) AS3 → EU6, 1 tile, payer `destination`, Europe's permit 1: Europe Money 0, permit 0. Again with AG06 (1 Money): refused IS-ICM-06; after a new permit of 1: refused IS-ICM-07 (Europe has nothing left). (IS-SPU-06, IS-ICM-06, 07, IS-RULING-107)",
        source: "",
        tags: &["opt:special-commands"],
        rulings: &[IS_RULING_107],
    },
    Rule {
        id: IS_EX_47,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Sequential, 6p, Reich. All have 6 CP, nobody done. Asia `recruit`: refused IS-SIM-14. Asia `give_command_point` → America: accepted (7, 6, 5). America done: Europe's turn. Asia gives again: refused IS-SHARE-06. America `withdraw_done`: refused IS-SIM-14.",
        source: "",
        tags: &["6p"],
        rulings: &[],
    },
    Rule {
        id: IS_EX_48,
        kind: RuleKind::Example,
        chapter: "9.2 Further examples",
        text: "Free repetition. UWC America and Europe give each other 1 Money in turn; America's 21st gift of the phase: refused IS-SIM-15. (IS-RULING-106)",
        source: "",
        tags: &[],
        rulings: &[IS_RULING_106],
    },
];
