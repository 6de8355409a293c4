// @generated from proto/ by `cargo xtask gen`. Do not edit.
//! What the contract demands of each message in a request.

use umpire_contract::umpire;

use super::{Check, Found};

impl Check for umpire::v1::GetRecordRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::VerifyRecordRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.record.is_none(), "record");
        found.inside("record", self.record.as_ref());
    }
}

impl Check for umpire::v1::Record {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.game.is_empty(), "game");
        found.missing_if(self.ruleset.is_empty(), "ruleset");
        found.missing_if(self.content_digest.is_empty(), "contentDigest");
        found.missing_if(self.match_id.is_empty(), "matchId");
        found.missing_if(self.options.is_none(), "options");
        found.inside("options", self.options.as_ref());
        found.missing_if(self.seats.is_empty(), "seats");
        found.all_of("seats", &self.seats);
        found.missing_if(self.seed.is_empty(), "seed");
        found.missing_if(self.entries.is_empty(), "entries");
        found.all_of("entries", &self.entries);
        found.inside("outcome", self.outcome.as_ref());
    }
}

impl Check for umpire::v1::Options {
    fn check(&self, found: &mut Found<'_>) {
        match &self.game {
            None => {
                found.member_missing(&["ironSky"]);
            }
            Some(umpire::v1::options::Game::IronSky(inner)) => {
                found.inside("ironSky", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::Options {
    fn check(&self, found: &mut Found<'_>) {
        found.inside("seating", self.seating.as_ref());
        found.known::<umpire::iron_sky::v1::options::TurnStyle>("turnStyle", self.turn_style);
        found.known::<umpire::iron_sky::v1::options::Preset>("preset", self.preset);
    }
}

impl Check for umpire::iron_sky::v1::options::Seating {
    fn check(&self, found: &mut Found<'_>) {
        match &self.kind {
            None => {
                found.member_missing(&["random", "assigned"]);
            }
            Some(umpire::iron_sky::v1::options::seating::Kind::Random(inner)) => {
                found.inside("random", Some(inner));
            }
            Some(umpire::iron_sky::v1::options::seating::Kind::Assigned(inner)) => {
                found.inside("assigned", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::options::Random {
    fn check(&self, found: &mut Found<'_>) {
        found.known::<umpire::iron_sky::v1::Continent>("boards", self.boards.iter().copied());
    }
}

impl Check for umpire::iron_sky::v1::options::Assigned {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.posts.is_empty(), "posts");
        found.all_of("posts", &self.posts);
    }
}

impl Check for umpire::iron_sky::v1::options::AssignedPost {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.faction == 0, "faction");
        found.known::<umpire::iron_sky::v1::Faction>(
            "faction",
            Some(self.faction).filter(|value| *value != 0),
        );
        found.missing_if(self.continent == 0, "continent");
        found.known::<umpire::iron_sky::v1::Continent>(
            "continent",
            Some(self.continent).filter(|value| *value != 0),
        );
        found.missing_if(self.commander.is_empty(), "commander");
    }
}

impl Check for umpire::v1::RecordSeat {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::v1::RecordEntry {
    fn check(&self, found: &mut Found<'_>) {
        found.inside("deed", self.deed.as_ref());
        found.missing_if(self.time.is_none(), "time");
    }
}

impl Check for umpire::v1::Deed {
    fn check(&self, found: &mut Found<'_>) {
        match &self.kind {
            None => {
                found.member_missing(&["act", "expire", "retire"]);
            }
            Some(umpire::v1::deed::Kind::Act(inner)) => {
                found.inside("act", Some(inner));
            }
            Some(umpire::v1::deed::Kind::Expire(inner)) => {
                found.inside("expire", Some(inner));
            }
            Some(umpire::v1::deed::Kind::Retire(inner)) => {
                found.inside("retire", Some(inner));
            }
        }
    }
}

impl Check for umpire::v1::deed::Act {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.seat.is_none(), "seat");
        found.missing_if(self.action.is_none(), "action");
        found.inside("action", self.action.as_ref());
    }
}

impl Check for umpire::v1::Action {
    fn check(&self, found: &mut Found<'_>) {
        match &self.game {
            None => {
                found.member_missing(&["ironSky"]);
            }
            Some(umpire::v1::action::Game::IronSky(inner)) => {
                found.inside("ironSky", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::Action {
    fn check(&self, found: &mut Found<'_>) {
        match &self.kind {
            None => {
                found.member_missing(&[
                    "mobilize",
                    "recruit",
                    "requestHelp",
                    "raid",
                    "changeStrategy",
                    "terror",
                    "bomb",
                    "reboot",
                    "antiTerror",
                    "politick",
                    "electronicWarfare",
                    "regroup",
                    "regroupOrbit",
                    "returnToOrbit",
                    "giveMoney",
                    "giveCommandPoint",
                    "useLoan",
                    "useGuidance",
                    "setTransitPermit",
                    "declareDone",
                    "withdrawDone",
                    "chooseDefenceCard",
                    "chooseAttackCard",
                    "endPhase",
                    "resign",
                    "recruitBlackOps",
                    "playImprovement",
                    "nuke",
                    "playBonus",
                    "propaganda",
                    "blitzkrieg",
                    "claimConquest",
                    "decideFortifications",
                    "decideInitiative",
                ]);
            }
            Some(umpire::iron_sky::v1::action::Kind::Mobilize(inner)) => {
                found.inside("mobilize", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Recruit(inner)) => {
                found.inside("recruit", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::RequestHelp(inner)) => {
                found.inside("requestHelp", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Raid(inner)) => {
                found.inside("raid", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ChangeStrategy(inner)) => {
                found.inside("changeStrategy", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Terror(inner)) => {
                found.inside("terror", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Bomb(inner)) => {
                found.inside("bomb", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Reboot(inner)) => {
                found.inside("reboot", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::AntiTerror(inner)) => {
                found.inside("antiTerror", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Politick(inner)) => {
                found.inside("politick", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ElectronicWarfare(inner)) => {
                found.inside("electronicWarfare", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Regroup(inner)) => {
                found.inside("regroup", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::RegroupOrbit(inner)) => {
                found.inside("regroupOrbit", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ReturnToOrbit(inner)) => {
                found.inside("returnToOrbit", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::GiveMoney(inner)) => {
                found.inside("giveMoney", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::GiveCommandPoint(inner)) => {
                found.inside("giveCommandPoint", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::UseLoan(inner)) => {
                found.inside("useLoan", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::UseGuidance(inner)) => {
                found.inside("useGuidance", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::SetTransitPermit(inner)) => {
                found.inside("setTransitPermit", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::DeclareDone(inner)) => {
                found.inside("declareDone", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::WithdrawDone(inner)) => {
                found.inside("withdrawDone", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ChooseDefenceCard(inner)) => {
                found.inside("chooseDefenceCard", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ChooseAttackCard(inner)) => {
                found.inside("chooseAttackCard", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::EndPhase(inner)) => {
                found.inside("endPhase", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Resign(inner)) => {
                found.inside("resign", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::RecruitBlackOps(inner)) => {
                found.inside("recruitBlackOps", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::PlayImprovement(inner)) => {
                found.inside("playImprovement", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Nuke(inner)) => {
                found.inside("nuke", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::PlayBonus(inner)) => {
                found.inside("playBonus", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Propaganda(inner)) => {
                found.inside("propaganda", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::Blitzkrieg(inner)) => {
                found.inside("blitzkrieg", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::ClaimConquest(inner)) => {
                found.inside("claimConquest", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::DecideFortifications(inner)) => {
                found.inside("decideFortifications", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::Kind::DecideInitiative(inner)) => {
                found.inside("decideInitiative", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::action::Mobilize {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.origin.is_empty(), "origin");
        found.inside("eliteOperation", self.elite_operation.as_ref());
        match &self.manoeuvre {
            None => {
                found.member_missing(&["fight", "movement"]);
            }
            Some(umpire::iron_sky::v1::action::mobilize::Manoeuvre::Fight(inner)) => {
                found.inside("fight", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::mobilize::Manoeuvre::Movement(inner)) => {
                found.inside("movement", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::action::Payment {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::Fight {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::Movement {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.to.is_empty(), "to");
        found.missing_if(self.count.is_none(), "count");
        found.known::<umpire::iron_sky::v1::action::TransitPayer>(
            "transitPayer",
            self.transit_payer,
        );
    }
}

impl Check for umpire::iron_sky::v1::action::EliteOperation {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::Recruit {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.placements.is_empty(), "placements");
        found.all_of("placements", &self.placements);
    }
}

impl Check for umpire::iron_sky::v1::action::Placement {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.space.is_empty(), "space");
        found.missing_if(self.count.is_none(), "count");
    }
}

impl Check for umpire::iron_sky::v1::action::RequestHelp {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.neutral_continent == 0, "neutralContinent");
        found.known::<umpire::iron_sky::v1::Continent>(
            "neutralContinent",
            Some(self.neutral_continent).filter(|value| *value != 0),
        );
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::Raid {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.place.is_empty(), "place");
        found.missing_if(self.to.is_empty(), "to");
        found.missing_if(self.count.is_none(), "count");
        found.known::<umpire::iron_sky::v1::action::TransitPayer>(
            "transitPayer",
            self.transit_payer,
        );
        found.inside("eliteOperation", self.elite_operation.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::ChangeStrategy {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        match &self.mode {
            None => {
                found.member_missing(&["shuffle", "switchCards"]);
            }
            Some(umpire::iron_sky::v1::action::change_strategy::Mode::Shuffle(inner)) => {
                found.inside("shuffle", Some(inner));
            }
            Some(umpire::iron_sky::v1::action::change_strategy::Mode::SwitchCards(inner)) => {
                found.inside("switchCards", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::action::Shuffle {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::SwitchCards {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.discard.is_none(), "discard");
        found.inside("discard", self.discard.as_ref());
        found.missing_if(self.take.is_none(), "take");
        found.inside("take", self.take.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::TacticsCount {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::Terror {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::Bomb {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::Reboot {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
    }
}

impl Check for umpire::iron_sky::v1::action::AntiTerror {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::Politick {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::ElectronicWarfare {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.sector.is_empty(), "sector");
    }
}

impl Check for umpire::iron_sky::v1::action::Regroup {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.origin.is_empty(), "origin");
        found.missing_if(self.to.is_empty(), "to");
        found.missing_if(self.count.is_none(), "count");
        found.missing_if(self.payment.is_none(), "payment");
        found.inside("payment", self.payment.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::RegroupOrbit {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.origin.is_empty(), "origin");
        found.missing_if(self.to.is_empty(), "to");
        found.missing_if(self.count.is_none(), "count");
    }
}

impl Check for umpire::iron_sky::v1::action::ReturnToOrbit {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.origin.is_empty(), "origin");
        found.missing_if(self.count.is_none(), "count");
    }
}

impl Check for umpire::iron_sky::v1::action::GiveMoney {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.to.is_none(), "to");
        found.missing_if(self.amount.is_none(), "amount");
    }
}

impl Check for umpire::iron_sky::v1::action::GiveCommandPoint {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.to.is_none(), "to");
    }
}

impl Check for umpire::iron_sky::v1::action::UseLoan {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.neutral_continent == 0, "neutralContinent");
        found.known::<umpire::iron_sky::v1::Continent>(
            "neutralContinent",
            Some(self.neutral_continent).filter(|value| *value != 0),
        );
        found.missing_if(self.count.is_none(), "count");
    }
}

impl Check for umpire::iron_sky::v1::action::UseGuidance {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.neutral_continent == 0, "neutralContinent");
        found.known::<umpire::iron_sky::v1::Continent>(
            "neutralContinent",
            Some(self.neutral_continent).filter(|value| *value != 0),
        );
    }
}

impl Check for umpire::iron_sky::v1::action::SetTransitPermit {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.to.is_none(), "to");
        found.missing_if(self.count.is_none(), "count");
    }
}

impl Check for umpire::iron_sky::v1::action::DeclareDone {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::WithdrawDone {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::ChooseDefenceCard {
    fn check(&self, found: &mut Found<'_>) {
        match &self.card {
            None => {
                found.member_missing(&["source", "hand"]);
            }
            Some(umpire::iron_sky::v1::action::choose_defence_card::Card::Source(inner)) => {
                found.known::<umpire::iron_sky::v1::Source>("source", Some(*inner));
            }
            Some(umpire::iron_sky::v1::action::choose_defence_card::Card::Hand(inner)) => {
                found.inside("hand", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::HandCard {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.missing_if(self.refill == 0, "refill");
        found.known::<umpire::iron_sky::v1::Source>(
            "refill",
            Some(self.refill).filter(|value| *value != 0),
        );
    }
}

impl Check for umpire::iron_sky::v1::action::ChooseAttackCard {
    fn check(&self, found: &mut Found<'_>) {
        match &self.card {
            None => {
                found.member_missing(&["source", "hand"]);
            }
            Some(umpire::iron_sky::v1::action::choose_attack_card::Card::Source(inner)) => {
                found.known::<umpire::iron_sky::v1::Source>("source", Some(*inner));
            }
            Some(umpire::iron_sky::v1::action::choose_attack_card::Card::Hand(inner)) => {
                found.inside("hand", Some(inner));
            }
        }
    }
}

impl Check for umpire::iron_sky::v1::action::EndPhase {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::Resign {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::action::RecruitBlackOps {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::PlayImprovement {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::Nuke {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
        found.missing_if(self.territory.is_empty(), "territory");
    }
}

impl Check for umpire::iron_sky::v1::action::PlayBonus {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.inside("payment", self.payment.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::Propaganda {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.missing_if(self.placements.is_empty(), "placements");
        found.all_of("placements", &self.placements);
    }
}

impl Check for umpire::iron_sky::v1::action::Blitzkrieg {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
        found.missing_if(self.sector.is_empty(), "sector");
        found.missing_if(self.to.is_empty(), "to");
        found.missing_if(self.count.is_none(), "count");
        found.inside("eliteOperation", self.elite_operation.as_ref());
    }
}

impl Check for umpire::iron_sky::v1::action::ClaimConquest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.card.is_empty(), "card");
    }
}

impl Check for umpire::iron_sky::v1::action::DecideFortifications {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.replace.is_none(), "replace");
    }
}

impl Check for umpire::iron_sky::v1::action::DecideInitiative {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.shift == 0, "shift");
        found.known::<umpire::iron_sky::v1::Shift>(
            "shift",
            Some(self.shift).filter(|value| *value != 0),
        );
    }
}

impl Check for umpire::v1::deed::Expire {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.decision_id.is_empty(), "decisionId");
    }
}

impl Check for umpire::v1::deed::Retire {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.seat.is_none(), "seat");
    }
}

impl Check for umpire::v1::Outcome {
    fn check(&self, found: &mut Found<'_>) {
        found.all_of("standings", &self.standings);
        match &self.game {
            None => {
                found.member_missing(&["ironSky"]);
            }
            Some(umpire::v1::outcome::Game::IronSky(inner)) => {
                found.inside("ironSky", Some(inner));
            }
        }
    }
}

impl Check for umpire::v1::Standing {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::iron_sky::v1::Outcome {
    fn check(&self, found: &mut Found<'_>) {
        found.known::<umpire::iron_sky::v1::Faction>("winner", self.winner);
        found.known::<umpire::iron_sky::v1::outcome::Reason>(
            "reason",
            Some(self.reason).filter(|value| *value != 0),
        );
        found.all_of("sheets", &self.sheets);
    }
}

impl Check for umpire::iron_sky::v1::outcome::ScoreSheet {
    fn check(&self, found: &mut Found<'_>) {
        found.inside("post", self.post.as_ref());
        found.all_of("items", &self.items);
    }
}

impl Check for umpire::iron_sky::v1::Post {
    fn check(&self, found: &mut Found<'_>) {
        found.known::<umpire::iron_sky::v1::Faction>(
            "faction",
            Some(self.faction).filter(|value| *value != 0),
        );
        found.known::<umpire::iron_sky::v1::Continent>(
            "continent",
            Some(self.continent).filter(|value| *value != 0),
        );
    }
}

impl Check for umpire::iron_sky::v1::outcome::ScoreItem {
    fn check(&self, found: &mut Found<'_>) {
        match &self.source {
            None => {
                found.member_missing(&[
                    "territory",
                    "position",
                    "highMark",
                    "trophies",
                    "blackOps",
                    "secretOperation",
                ]);
            }
            Some(umpire::iron_sky::v1::outcome::score_item::Source::Territory(_)) => {}
            Some(umpire::iron_sky::v1::outcome::score_item::Source::Position(_)) => {}
            Some(umpire::iron_sky::v1::outcome::score_item::Source::HighMark(_)) => {}
            Some(umpire::iron_sky::v1::outcome::score_item::Source::Trophies(_)) => {}
            Some(umpire::iron_sky::v1::outcome::score_item::Source::BlackOps(_)) => {}
            Some(umpire::iron_sky::v1::outcome::score_item::Source::SecretOperation(_)) => {}
        }
    }
}

impl Check for umpire::v1::ListGamesRequest {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::v1::GetGameRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.game.is_empty(), "game");
    }
}

impl Check for umpire::v1::ListRulesRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.game.is_empty(), "game");
    }
}

impl Check for umpire::v1::CreateMatchRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.game.is_empty(), "game");
        found.inside("options", self.options.as_ref());
        found.missing_if(self.seats.is_empty(), "seats");
        found.all_of("seats", &self.seats);
    }
}

impl Check for umpire::v1::SeatRequest {
    fn check(&self, _found: &mut Found<'_>) {}
}

impl Check for umpire::v1::ListMatchesRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.known::<umpire::v1::match_summary::Status>("status", self.status);
    }
}

impl Check for umpire::v1::GetMatchRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::CloseMatchRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::IssueTokenRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
        found.missing_if(self.seat.is_none(), "seat");
    }
}

impl Check for umpire::v1::GetViewRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::ListActionsRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::CheckActionRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
        found.missing_if(self.action.is_none(), "action");
        found.inside("action", self.action.as_ref());
    }
}

impl Check for umpire::v1::SubmitActionRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
        found.missing_if(self.action.is_none(), "action");
        found.inside("action", self.action.as_ref());
    }
}

impl Check for umpire::v1::ListEventsRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::WatchEventsRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.match_id.is_empty(), "matchId");
    }
}

impl Check for umpire::v1::EvaluateRequest {
    fn check(&self, found: &mut Found<'_>) {
        found.missing_if(self.record.is_none(), "record");
        found.inside("record", self.record.as_ref());
        found.missing_if(self.seat.is_none(), "seat");
        found.missing_if(self.action.is_none(), "action");
        found.inside("action", self.action.as_ref());
    }
}
