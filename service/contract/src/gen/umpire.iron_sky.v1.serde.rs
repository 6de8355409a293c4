// @generated from proto/ by `cargo xtask gen`. Do not edit.
impl serde::Serialize for Action {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.kind.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                action::Kind::Mobilize(v) => {
                    struct_ser.serialize_field("mobilize", v)?;
                }
                action::Kind::Recruit(v) => {
                    struct_ser.serialize_field("recruit", v)?;
                }
                action::Kind::RequestHelp(v) => {
                    struct_ser.serialize_field("requestHelp", v)?;
                }
                action::Kind::Raid(v) => {
                    struct_ser.serialize_field("raid", v)?;
                }
                action::Kind::ChangeStrategy(v) => {
                    struct_ser.serialize_field("changeStrategy", v)?;
                }
                action::Kind::Terror(v) => {
                    struct_ser.serialize_field("terror", v)?;
                }
                action::Kind::Bomb(v) => {
                    struct_ser.serialize_field("bomb", v)?;
                }
                action::Kind::Reboot(v) => {
                    struct_ser.serialize_field("reboot", v)?;
                }
                action::Kind::AntiTerror(v) => {
                    struct_ser.serialize_field("antiTerror", v)?;
                }
                action::Kind::Politick(v) => {
                    struct_ser.serialize_field("politick", v)?;
                }
                action::Kind::ElectronicWarfare(v) => {
                    struct_ser.serialize_field("electronicWarfare", v)?;
                }
                action::Kind::Regroup(v) => {
                    struct_ser.serialize_field("regroup", v)?;
                }
                action::Kind::RegroupOrbit(v) => {
                    struct_ser.serialize_field("regroupOrbit", v)?;
                }
                action::Kind::ReturnToOrbit(v) => {
                    struct_ser.serialize_field("returnToOrbit", v)?;
                }
                action::Kind::GiveMoney(v) => {
                    struct_ser.serialize_field("giveMoney", v)?;
                }
                action::Kind::GiveCommandPoint(v) => {
                    struct_ser.serialize_field("giveCommandPoint", v)?;
                }
                action::Kind::UseLoan(v) => {
                    struct_ser.serialize_field("useLoan", v)?;
                }
                action::Kind::UseGuidance(v) => {
                    struct_ser.serialize_field("useGuidance", v)?;
                }
                action::Kind::SetTransitPermit(v) => {
                    struct_ser.serialize_field("setTransitPermit", v)?;
                }
                action::Kind::DeclareDone(v) => {
                    struct_ser.serialize_field("declareDone", v)?;
                }
                action::Kind::WithdrawDone(v) => {
                    struct_ser.serialize_field("withdrawDone", v)?;
                }
                action::Kind::ChooseDefenceCard(v) => {
                    struct_ser.serialize_field("chooseDefenceCard", v)?;
                }
                action::Kind::ChooseAttackCard(v) => {
                    struct_ser.serialize_field("chooseAttackCard", v)?;
                }
                action::Kind::EndPhase(v) => {
                    struct_ser.serialize_field("endPhase", v)?;
                }
                action::Kind::Resign(v) => {
                    struct_ser.serialize_field("resign", v)?;
                }
                action::Kind::RecruitBlackOps(v) => {
                    struct_ser.serialize_field("recruitBlackOps", v)?;
                }
                action::Kind::PlayImprovement(v) => {
                    struct_ser.serialize_field("playImprovement", v)?;
                }
                action::Kind::Nuke(v) => {
                    struct_ser.serialize_field("nuke", v)?;
                }
                action::Kind::PlayBonus(v) => {
                    struct_ser.serialize_field("playBonus", v)?;
                }
                action::Kind::Propaganda(v) => {
                    struct_ser.serialize_field("propaganda", v)?;
                }
                action::Kind::Blitzkrieg(v) => {
                    struct_ser.serialize_field("blitzkrieg", v)?;
                }
                action::Kind::ClaimConquest(v) => {
                    struct_ser.serialize_field("claimConquest", v)?;
                }
                action::Kind::DecideFortifications(v) => {
                    struct_ser.serialize_field("decideFortifications", v)?;
                }
                action::Kind::DecideInitiative(v) => {
                    struct_ser.serialize_field("decideInitiative", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Action {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "mobilize",
            "recruit",
            "request_help",
            "requestHelp",
            "raid",
            "change_strategy",
            "changeStrategy",
            "terror",
            "bomb",
            "reboot",
            "anti_terror",
            "antiTerror",
            "politick",
            "electronic_warfare",
            "electronicWarfare",
            "regroup",
            "regroup_orbit",
            "regroupOrbit",
            "return_to_orbit",
            "returnToOrbit",
            "give_money",
            "giveMoney",
            "give_command_point",
            "giveCommandPoint",
            "use_loan",
            "useLoan",
            "use_guidance",
            "useGuidance",
            "set_transit_permit",
            "setTransitPermit",
            "declare_done",
            "declareDone",
            "withdraw_done",
            "withdrawDone",
            "choose_defence_card",
            "chooseDefenceCard",
            "choose_attack_card",
            "chooseAttackCard",
            "end_phase",
            "endPhase",
            "resign",
            "recruit_black_ops",
            "recruitBlackOps",
            "play_improvement",
            "playImprovement",
            "nuke",
            "play_bonus",
            "playBonus",
            "propaganda",
            "blitzkrieg",
            "claim_conquest",
            "claimConquest",
            "decide_fortifications",
            "decideFortifications",
            "decide_initiative",
            "decideInitiative",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Mobilize,
            Recruit,
            RequestHelp,
            Raid,
            ChangeStrategy,
            Terror,
            Bomb,
            Reboot,
            AntiTerror,
            Politick,
            ElectronicWarfare,
            Regroup,
            RegroupOrbit,
            ReturnToOrbit,
            GiveMoney,
            GiveCommandPoint,
            UseLoan,
            UseGuidance,
            SetTransitPermit,
            DeclareDone,
            WithdrawDone,
            ChooseDefenceCard,
            ChooseAttackCard,
            EndPhase,
            Resign,
            RecruitBlackOps,
            PlayImprovement,
            Nuke,
            PlayBonus,
            Propaganda,
            Blitzkrieg,
            ClaimConquest,
            DecideFortifications,
            DecideInitiative,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "mobilize" => Ok(GeneratedField::Mobilize),
                            "recruit" => Ok(GeneratedField::Recruit),
                            "requestHelp" | "request_help" => Ok(GeneratedField::RequestHelp),
                            "raid" => Ok(GeneratedField::Raid),
                            "changeStrategy" | "change_strategy" => {
                                Ok(GeneratedField::ChangeStrategy)
                            }
                            "terror" => Ok(GeneratedField::Terror),
                            "bomb" => Ok(GeneratedField::Bomb),
                            "reboot" => Ok(GeneratedField::Reboot),
                            "antiTerror" | "anti_terror" => Ok(GeneratedField::AntiTerror),
                            "politick" => Ok(GeneratedField::Politick),
                            "electronicWarfare" | "electronic_warfare" => {
                                Ok(GeneratedField::ElectronicWarfare)
                            }
                            "regroup" => Ok(GeneratedField::Regroup),
                            "regroupOrbit" | "regroup_orbit" => Ok(GeneratedField::RegroupOrbit),
                            "returnToOrbit" | "return_to_orbit" => {
                                Ok(GeneratedField::ReturnToOrbit)
                            }
                            "giveMoney" | "give_money" => Ok(GeneratedField::GiveMoney),
                            "giveCommandPoint" | "give_command_point" => {
                                Ok(GeneratedField::GiveCommandPoint)
                            }
                            "useLoan" | "use_loan" => Ok(GeneratedField::UseLoan),
                            "useGuidance" | "use_guidance" => Ok(GeneratedField::UseGuidance),
                            "setTransitPermit" | "set_transit_permit" => {
                                Ok(GeneratedField::SetTransitPermit)
                            }
                            "declareDone" | "declare_done" => Ok(GeneratedField::DeclareDone),
                            "withdrawDone" | "withdraw_done" => Ok(GeneratedField::WithdrawDone),
                            "chooseDefenceCard" | "choose_defence_card" => {
                                Ok(GeneratedField::ChooseDefenceCard)
                            }
                            "chooseAttackCard" | "choose_attack_card" => {
                                Ok(GeneratedField::ChooseAttackCard)
                            }
                            "endPhase" | "end_phase" => Ok(GeneratedField::EndPhase),
                            "resign" => Ok(GeneratedField::Resign),
                            "recruitBlackOps" | "recruit_black_ops" => {
                                Ok(GeneratedField::RecruitBlackOps)
                            }
                            "playImprovement" | "play_improvement" => {
                                Ok(GeneratedField::PlayImprovement)
                            }
                            "nuke" => Ok(GeneratedField::Nuke),
                            "playBonus" | "play_bonus" => Ok(GeneratedField::PlayBonus),
                            "propaganda" => Ok(GeneratedField::Propaganda),
                            "blitzkrieg" => Ok(GeneratedField::Blitzkrieg),
                            "claimConquest" | "claim_conquest" => Ok(GeneratedField::ClaimConquest),
                            "decideFortifications" | "decide_fortifications" => {
                                Ok(GeneratedField::DecideFortifications)
                            }
                            "decideInitiative" | "decide_initiative" => {
                                Ok(GeneratedField::DecideInitiative)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Action;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Action, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Mobilize => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("mobilize"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Mobilize);
                        }
                        GeneratedField::Recruit => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("recruit"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Recruit);
                        }
                        GeneratedField::RequestHelp => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestHelp"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::RequestHelp);
                        }
                        GeneratedField::Raid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("raid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Raid);
                        }
                        GeneratedField::ChangeStrategy => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("changeStrategy"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ChangeStrategy);
                        }
                        GeneratedField::Terror => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("terror"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Terror);
                        }
                        GeneratedField::Bomb => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bomb"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Bomb);
                        }
                        GeneratedField::Reboot => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reboot"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Reboot);
                        }
                        GeneratedField::AntiTerror => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("antiTerror"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::AntiTerror);
                        }
                        GeneratedField::Politick => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("politick"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Politick);
                        }
                        GeneratedField::ElectronicWarfare => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("electronicWarfare"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ElectronicWarfare);
                        }
                        GeneratedField::Regroup => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("regroup"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Regroup);
                        }
                        GeneratedField::RegroupOrbit => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("regroupOrbit"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::RegroupOrbit);
                        }
                        GeneratedField::ReturnToOrbit => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("returnToOrbit"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ReturnToOrbit);
                        }
                        GeneratedField::GiveMoney => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giveMoney"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::GiveMoney);
                        }
                        GeneratedField::GiveCommandPoint => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giveCommandPoint"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::GiveCommandPoint);
                        }
                        GeneratedField::UseLoan => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useLoan"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::UseLoan);
                        }
                        GeneratedField::UseGuidance => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useGuidance"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::UseGuidance);
                        }
                        GeneratedField::SetTransitPermit => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("setTransitPermit"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::SetTransitPermit);
                        }
                        GeneratedField::DeclareDone => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("declareDone"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::DeclareDone);
                        }
                        GeneratedField::WithdrawDone => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("withdrawDone"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::WithdrawDone);
                        }
                        GeneratedField::ChooseDefenceCard => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chooseDefenceCard"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ChooseDefenceCard);
                        }
                        GeneratedField::ChooseAttackCard => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chooseAttackCard"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ChooseAttackCard);
                        }
                        GeneratedField::EndPhase => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("endPhase"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::EndPhase);
                        }
                        GeneratedField::Resign => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resign"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Resign);
                        }
                        GeneratedField::RecruitBlackOps => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("recruitBlackOps"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::RecruitBlackOps);
                        }
                        GeneratedField::PlayImprovement => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("playImprovement"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::PlayImprovement);
                        }
                        GeneratedField::Nuke => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nuke"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Nuke);
                        }
                        GeneratedField::PlayBonus => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("playBonus"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::PlayBonus);
                        }
                        GeneratedField::Propaganda => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("propaganda"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Propaganda);
                        }
                        GeneratedField::Blitzkrieg => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blitzkrieg"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::Blitzkrieg);
                        }
                        GeneratedField::ClaimConquest => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("claimConquest"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::ClaimConquest);
                        }
                        GeneratedField::DecideFortifications => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "decideFortifications",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::DecideFortifications);
                        }
                        GeneratedField::DecideInitiative => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("decideInitiative"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Kind::DecideInitiative);
                        }
                    }
                }
                Ok(Action { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Action", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for action::AntiTerror {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.AntiTerror", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::AntiTerror {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::AntiTerror;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.AntiTerror")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::AntiTerror, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::AntiTerror {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.AntiTerror",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Blitzkrieg {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Blitzkrieg", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if true {
            struct_ser.serialize_field("sector", &self.sector)?;
        }
        if true {
            struct_ser.serialize_field("to", &self.to)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.elite_operation.as_ref() {
            struct_ser.serialize_field("eliteOperation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Blitzkrieg {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "use_discount",
            "useDiscount",
            "sector",
            "to",
            "count",
            "elite_operation",
            "eliteOperation",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            UseDiscount,
            Sector,
            To,
            Count,
            EliteOperation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "sector" => Ok(GeneratedField::Sector),
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            "eliteOperation" | "elite_operation" => {
                                Ok(GeneratedField::EliteOperation)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Blitzkrieg;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Blitzkrieg")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Blitzkrieg, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut use_discount__ = None;
                let mut sector__ = None;
                let mut to__ = None;
                let mut count__ = None;
                let mut elite_operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Sector => {
                            if sector__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sector"));
                            }
                            sector__ = Some(map_.next_value()?);
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::EliteOperation => {
                            if elite_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eliteOperation"));
                            }
                            elite_operation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Blitzkrieg {
                    card: card__.unwrap_or_default(),
                    use_discount: use_discount__,
                    sector: sector__.unwrap_or_default(),
                    to: to__.unwrap_or_default(),
                    count: count__,
                    elite_operation: elite_operation__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Blitzkrieg",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Bomb {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Bomb", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Bomb {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "territory", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Territory,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "territory" => Ok(GeneratedField::Territory),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Bomb;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Bomb")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Bomb, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut territory__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Bomb {
                    card: card__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Action.Bomb", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for action::ChangeStrategy {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if self.mode.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ChangeStrategy", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if let Some(v) = self.mode.as_ref() {
            match v {
                action::change_strategy::Mode::Shuffle(v) => {
                    struct_ser.serialize_field("shuffle", v)?;
                }
                action::change_strategy::Mode::SwitchCards(v) => {
                    struct_ser.serialize_field("switchCards", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ChangeStrategy {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "payment",
            "use_discount",
            "useDiscount",
            "shuffle",
            "switch_cards",
            "switchCards",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
            Shuffle,
            SwitchCards,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "shuffle" => Ok(GeneratedField::Shuffle),
                            "switchCards" | "switch_cards" => Ok(GeneratedField::SwitchCards),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ChangeStrategy;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ChangeStrategy")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ChangeStrategy, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                let mut mode__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Shuffle => {
                            if mode__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shuffle"));
                            }
                            mode__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::change_strategy::Mode::Shuffle);
                        }
                        GeneratedField::SwitchCards => {
                            if mode__.is_some() {
                                return Err(serde::de::Error::duplicate_field("switchCards"));
                            }
                            mode__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::change_strategy::Mode::SwitchCards);
                        }
                    }
                }
                Ok(action::ChangeStrategy {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                    mode: mode__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ChangeStrategy",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::ChooseAttackCard {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.card.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ChooseAttackCard", len)?;
        if let Some(v) = self.card.as_ref() {
            match v {
                action::choose_attack_card::Card::Source(v) => {
                    let v = Source::try_from(*v).map_err(|_| {
                        serde::ser::Error::custom(format!("Invalid variant {}", *v))
                    })?;
                    struct_ser.serialize_field("source", &v)?;
                }
                action::choose_attack_card::Card::Hand(v) => {
                    struct_ser.serialize_field("hand", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ChooseAttackCard {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["source", "hand"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Source,
            Hand,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "source" => Ok(GeneratedField::Source),
                            "hand" => Ok(GeneratedField::Hand),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ChooseAttackCard;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ChooseAttackCard")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ChooseAttackCard, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Source => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("source"));
                            }
                            card__ = map_
                                .next_value::<::std::option::Option<Source>>()?
                                .map(|x| action::choose_attack_card::Card::Source(x as i32));
                        }
                        GeneratedField::Hand => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            card__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::choose_attack_card::Card::Hand);
                        }
                    }
                }
                Ok(action::ChooseAttackCard { card: card__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ChooseAttackCard",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::ChooseDefenceCard {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.card.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ChooseDefenceCard", len)?;
        if let Some(v) = self.card.as_ref() {
            match v {
                action::choose_defence_card::Card::Source(v) => {
                    let v = Source::try_from(*v).map_err(|_| {
                        serde::ser::Error::custom(format!("Invalid variant {}", *v))
                    })?;
                    struct_ser.serialize_field("source", &v)?;
                }
                action::choose_defence_card::Card::Hand(v) => {
                    struct_ser.serialize_field("hand", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ChooseDefenceCard {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["source", "hand"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Source,
            Hand,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "source" => Ok(GeneratedField::Source),
                            "hand" => Ok(GeneratedField::Hand),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ChooseDefenceCard;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ChooseDefenceCard")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ChooseDefenceCard, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Source => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("source"));
                            }
                            card__ = map_
                                .next_value::<::std::option::Option<Source>>()?
                                .map(|x| action::choose_defence_card::Card::Source(x as i32));
                        }
                        GeneratedField::Hand => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            card__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::choose_defence_card::Card::Hand);
                        }
                    }
                }
                Ok(action::ChooseDefenceCard { card: card__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ChooseDefenceCard",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::ClaimConquest {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ClaimConquest", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ClaimConquest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ClaimConquest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ClaimConquest")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ClaimConquest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(action::ClaimConquest { card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ClaimConquest",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::DecideFortifications {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.DecideFortifications", len)?;
        if let Some(v) = self.replace.as_ref() {
            struct_ser.serialize_field("replace", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::DecideFortifications {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["replace"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Replace,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "replace" => Ok(GeneratedField::Replace),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::DecideFortifications;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.DecideFortifications")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::DecideFortifications, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut replace__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Replace => {
                            if replace__.is_some() {
                                return Err(serde::de::Error::duplicate_field("replace"));
                            }
                            replace__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::DecideFortifications { replace: replace__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.DecideFortifications",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::DecideInitiative {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.DecideInitiative", len)?;
        if true {
            let v = Shift::try_from(self.shift).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.shift))
            })?;
            struct_ser.serialize_field("shift", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::DecideInitiative {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["shift"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Shift,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "shift" => Ok(GeneratedField::Shift),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::DecideInitiative;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.DecideInitiative")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::DecideInitiative, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut shift__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Shift => {
                            if shift__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shift"));
                            }
                            shift__ = Some(map_.next_value::<Shift>()? as i32);
                        }
                    }
                }
                Ok(action::DecideInitiative { shift: shift__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.DecideInitiative",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::DeclareDone {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.DeclareDone", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::DeclareDone {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {}
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::DeclareDone;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.DeclareDone")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::DeclareDone, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(action::DeclareDone {})
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.DeclareDone",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::ElectronicWarfare {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ElectronicWarfare", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if true {
            struct_ser.serialize_field("sector", &self.sector)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ElectronicWarfare {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "sector", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            Sector,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "sector" => Ok(GeneratedField::Sector),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ElectronicWarfare;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ElectronicWarfare")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ElectronicWarfare, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut sector__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::Sector => {
                            if sector__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sector"));
                            }
                            sector__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::ElectronicWarfare {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    sector: sector__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ElectronicWarfare",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::EliteOperation {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.EliteOperation", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::EliteOperation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::EliteOperation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.EliteOperation")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::EliteOperation, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::EliteOperation {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.EliteOperation",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::EndPhase {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.EndPhase", len)?;
        if let Some(v) = self.discard.as_ref() {
            struct_ser.serialize_field("discard", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::EndPhase {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["discard"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Discard,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "discard" => Ok(GeneratedField::Discard),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::EndPhase;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.EndPhase")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::EndPhase, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut discard__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::EndPhase { discard: discard__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.EndPhase",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Fight {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Fight", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Fight {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {}
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Fight;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Fight")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Fight, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(action::Fight {})
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Action.Fight", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for action::GiveCommandPoint {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.GiveCommandPoint", len)?;
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::GiveCommandPoint {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["to"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            To,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "to" => Ok(GeneratedField::To),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::GiveCommandPoint;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.GiveCommandPoint")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::GiveCommandPoint, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut to__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::GiveCommandPoint { to: to__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.GiveCommandPoint",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::GiveMoney {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.GiveMoney", len)?;
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        if let Some(v) = self.amount.as_ref() {
            struct_ser.serialize_field("amount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::GiveMoney {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["to", "amount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            To,
            Amount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "to" => Ok(GeneratedField::To),
                            "amount" => Ok(GeneratedField::Amount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::GiveMoney;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.GiveMoney")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::GiveMoney, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut to__ = None;
                let mut amount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Amount => {
                            if amount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("amount"));
                            }
                            amount__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::GiveMoney { to: to__, amount: amount__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.GiveMoney",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Mobilize {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if self.manoeuvre.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Mobilize", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if true {
            struct_ser.serialize_field("origin", &self.origin)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if let Some(v) = self.elite_operation.as_ref() {
            struct_ser.serialize_field("eliteOperation", v)?;
        }
        if let Some(v) = self.manoeuvre.as_ref() {
            match v {
                action::mobilize::Manoeuvre::Fight(v) => {
                    struct_ser.serialize_field("fight", v)?;
                }
                action::mobilize::Manoeuvre::Movement(v) => {
                    struct_ser.serialize_field("movement", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Mobilize {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "payment",
            "origin",
            "use_discount",
            "useDiscount",
            "elite_operation",
            "eliteOperation",
            "fight",
            "movement",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            Origin,
            UseDiscount,
            EliteOperation,
            Fight,
            Movement,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "origin" => Ok(GeneratedField::Origin),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "eliteOperation" | "elite_operation" => {
                                Ok(GeneratedField::EliteOperation)
                            }
                            "fight" => Ok(GeneratedField::Fight),
                            "movement" => Ok(GeneratedField::Movement),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Mobilize;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Mobilize")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Mobilize, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut origin__ = None;
                let mut use_discount__ = None;
                let mut elite_operation__ = None;
                let mut manoeuvre__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::Origin => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("origin"));
                            }
                            origin__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::EliteOperation => {
                            if elite_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eliteOperation"));
                            }
                            elite_operation__ = map_.next_value()?;
                        }
                        GeneratedField::Fight => {
                            if manoeuvre__.is_some() {
                                return Err(serde::de::Error::duplicate_field("fight"));
                            }
                            manoeuvre__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::mobilize::Manoeuvre::Fight);
                        }
                        GeneratedField::Movement => {
                            if manoeuvre__.is_some() {
                                return Err(serde::de::Error::duplicate_field("movement"));
                            }
                            manoeuvre__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::mobilize::Manoeuvre::Movement);
                        }
                    }
                }
                Ok(action::Mobilize {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    origin: origin__.unwrap_or_default(),
                    use_discount: use_discount__,
                    elite_operation: elite_operation__,
                    manoeuvre: manoeuvre__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Mobilize",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Movement {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Movement", len)?;
        if true {
            struct_ser.serialize_field("to", &self.to)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.transit_payer.as_ref() {
            let v = action::TransitPayer::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("transitPayer", &v)?;
        }
        if let Some(v) = self.transit_money.as_ref() {
            struct_ser.serialize_field("transitMoney", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Movement {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["to", "count", "transit_payer", "transitPayer", "transit_money", "transitMoney"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            To,
            Count,
            TransitPayer,
            TransitMoney,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            "transitPayer" | "transit_payer" => Ok(GeneratedField::TransitPayer),
                            "transitMoney" | "transit_money" => Ok(GeneratedField::TransitMoney),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Movement;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Movement")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Movement, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut to__ = None;
                let mut count__ = None;
                let mut transit_payer__ = None;
                let mut transit_money__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::TransitPayer => {
                            if transit_payer__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitPayer"));
                            }
                            transit_payer__ = map_
                                .next_value::<::std::option::Option<action::TransitPayer>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::TransitMoney => {
                            if transit_money__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitMoney"));
                            }
                            transit_money__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Movement {
                    to: to__.unwrap_or_default(),
                    count: count__,
                    transit_payer: transit_payer__,
                    transit_money: transit_money__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Movement",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Nuke {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Nuke", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Nuke {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Nuke;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Nuke")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Nuke, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(action::Nuke {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Action.Nuke", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for action::Payment {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Payment", len)?;
        if true {
            struct_ser.serialize_field("money", &self.money)?;
        }
        if true {
            struct_ser.serialize_field("politics", &self.politics)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Payment {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["money", "politics"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Money,
            Politics,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "money" => Ok(GeneratedField::Money),
                            "politics" => Ok(GeneratedField::Politics),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Payment;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Payment")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Payment, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut money__ = None;
                let mut politics__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Money => {
                            if money__.is_some() {
                                return Err(serde::de::Error::duplicate_field("money"));
                            }
                            money__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Politics => {
                            if politics__.is_some() {
                                return Err(serde::de::Error::duplicate_field("politics"));
                            }
                            politics__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(action::Payment {
                    money: money__.unwrap_or_default(),
                    politics: politics__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Payment",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Placement {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Placement", len)?;
        if true {
            struct_ser.serialize_field("space", &self.space)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Placement {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["space", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Space,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "space" => Ok(GeneratedField::Space),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Placement;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Placement")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Placement, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut space__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Space => {
                            if space__.is_some() {
                                return Err(serde::de::Error::duplicate_field("space"));
                            }
                            space__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::Placement { space: space__.unwrap_or_default(), count: count__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Placement",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::PlayBonus {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.PlayBonus", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::PlayBonus {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::PlayBonus;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.PlayBonus")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::PlayBonus, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::PlayBonus {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.PlayBonus",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::PlayImprovement {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.PlayImprovement", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::PlayImprovement {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::PlayImprovement;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.PlayImprovement")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::PlayImprovement, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(action::PlayImprovement {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.PlayImprovement",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Politick {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Politick", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Politick {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Politick;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Politick")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Politick, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Politick {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Politick",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Propaganda {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Propaganda", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if true {
            struct_ser.serialize_field("placements", &self.placements)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Propaganda {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "use_discount", "useDiscount", "placements"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            UseDiscount,
            Placements,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "placements" => Ok(GeneratedField::Placements),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Propaganda;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Propaganda")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Propaganda, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut use_discount__ = None;
                let mut placements__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Placements => {
                            if placements__.is_some() {
                                return Err(serde::de::Error::duplicate_field("placements"));
                            }
                            placements__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(action::Propaganda {
                    card: card__.unwrap_or_default(),
                    use_discount: use_discount__,
                    placements: placements__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Propaganda",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Raid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Raid", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if true {
            struct_ser.serialize_field("place", &self.place)?;
        }
        if true {
            struct_ser.serialize_field("to", &self.to)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.transit_payer.as_ref() {
            let v = action::TransitPayer::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("transitPayer", &v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if let Some(v) = self.transit_money.as_ref() {
            struct_ser.serialize_field("transitMoney", v)?;
        }
        if let Some(v) = self.elite_operation.as_ref() {
            struct_ser.serialize_field("eliteOperation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Raid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "payment",
            "place",
            "to",
            "count",
            "transit_payer",
            "transitPayer",
            "use_discount",
            "useDiscount",
            "transit_money",
            "transitMoney",
            "elite_operation",
            "eliteOperation",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            Place,
            To,
            Count,
            TransitPayer,
            UseDiscount,
            TransitMoney,
            EliteOperation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "place" => Ok(GeneratedField::Place),
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            "transitPayer" | "transit_payer" => Ok(GeneratedField::TransitPayer),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "transitMoney" | "transit_money" => Ok(GeneratedField::TransitMoney),
                            "eliteOperation" | "elite_operation" => {
                                Ok(GeneratedField::EliteOperation)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Raid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Raid")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Raid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut place__ = None;
                let mut to__ = None;
                let mut count__ = None;
                let mut transit_payer__ = None;
                let mut use_discount__ = None;
                let mut transit_money__ = None;
                let mut elite_operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::Place => {
                            if place__.is_some() {
                                return Err(serde::de::Error::duplicate_field("place"));
                            }
                            place__ = Some(map_.next_value()?);
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::TransitPayer => {
                            if transit_payer__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitPayer"));
                            }
                            transit_payer__ = map_
                                .next_value::<::std::option::Option<action::TransitPayer>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::TransitMoney => {
                            if transit_money__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitMoney"));
                            }
                            transit_money__ = map_.next_value()?;
                        }
                        GeneratedField::EliteOperation => {
                            if elite_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eliteOperation"));
                            }
                            elite_operation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Raid {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    place: place__.unwrap_or_default(),
                    to: to__.unwrap_or_default(),
                    count: count__,
                    transit_payer: transit_payer__,
                    use_discount: use_discount__,
                    transit_money: transit_money__,
                    elite_operation: elite_operation__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Action.Raid", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for action::Reboot {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Reboot", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Reboot {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Reboot;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Reboot")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Reboot, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Reboot {
                    card: card__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Reboot",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Recruit {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Recruit", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if true {
            struct_ser.serialize_field("placements", &self.placements)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Recruit {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "placements", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            Placements,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "placements" => Ok(GeneratedField::Placements),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Recruit;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Recruit")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Recruit, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut placements__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::Placements => {
                            if placements__.is_some() {
                                return Err(serde::de::Error::duplicate_field("placements"));
                            }
                            placements__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Recruit {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    placements: placements__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Recruit",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::RecruitBlackOps {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.RecruitBlackOps", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::RecruitBlackOps {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "payment", "use_discount", "useDiscount", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            UseDiscount,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::RecruitBlackOps;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.RecruitBlackOps")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::RecruitBlackOps, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut use_discount__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(action::RecruitBlackOps {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    use_discount: use_discount__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.RecruitBlackOps",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Regroup {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Regroup", len)?;
        if true {
            struct_ser.serialize_field("origin", &self.origin)?;
        }
        if true {
            struct_ser.serialize_field("to", &self.to)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Regroup {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["origin", "to", "count", "payment"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Origin,
            To,
            Count,
            Payment,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "origin" => Ok(GeneratedField::Origin),
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            "payment" => Ok(GeneratedField::Payment),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Regroup;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Regroup")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Regroup, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut origin__ = None;
                let mut to__ = None;
                let mut count__ = None;
                let mut payment__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Origin => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("origin"));
                            }
                            origin__ = Some(map_.next_value()?);
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Regroup {
                    origin: origin__.unwrap_or_default(),
                    to: to__.unwrap_or_default(),
                    count: count__,
                    payment: payment__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Regroup",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::RegroupOrbit {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.RegroupOrbit", len)?;
        if true {
            struct_ser.serialize_field("origin", &self.origin)?;
        }
        if true {
            struct_ser.serialize_field("to", &self.to)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::RegroupOrbit {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["origin", "to", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Origin,
            To,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "origin" => Ok(GeneratedField::Origin),
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::RegroupOrbit;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.RegroupOrbit")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::RegroupOrbit, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut origin__ = None;
                let mut to__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Origin => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("origin"));
                            }
                            origin__ = Some(map_.next_value()?);
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::RegroupOrbit {
                    origin: origin__.unwrap_or_default(),
                    to: to__.unwrap_or_default(),
                    count: count__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.RegroupOrbit",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::RequestHelp {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.RequestHelp", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if let Some(v) = self.payment.as_ref() {
            struct_ser.serialize_field("payment", v)?;
        }
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::RequestHelp {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "card",
            "payment",
            "neutral_continent",
            "neutralContinent",
            "territory",
            "use_discount",
            "useDiscount",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Payment,
            NeutralContinent,
            Territory,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "payment" => Ok(GeneratedField::Payment),
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            "territory" => Ok(GeneratedField::Territory),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::RequestHelp;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.RequestHelp")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::RequestHelp, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut payment__ = None;
                let mut neutral_continent__ = None;
                let mut territory__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Payment => {
                            if payment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("payment"));
                            }
                            payment__ = map_.next_value()?;
                        }
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::RequestHelp {
                    card: card__.unwrap_or_default(),
                    payment: payment__,
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.RequestHelp",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Resign {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Resign", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Resign {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {}
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Resign;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Resign")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Resign, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(action::Resign {})
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Resign",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::ReturnToOrbit {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.ReturnToOrbit", len)?;
        if true {
            struct_ser.serialize_field("origin", &self.origin)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::ReturnToOrbit {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["origin", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Origin,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "origin" => Ok(GeneratedField::Origin),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::ReturnToOrbit;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.ReturnToOrbit")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::ReturnToOrbit, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut origin__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Origin => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("origin"));
                            }
                            origin__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::ReturnToOrbit { origin: origin__.unwrap_or_default(), count: count__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.ReturnToOrbit",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::SetTransitPermit {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.SetTransitPermit", len)?;
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::SetTransitPermit {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["to", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            To,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::SetTransitPermit;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.SetTransitPermit")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::SetTransitPermit, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut to__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::SetTransitPermit { to: to__, count: count__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.SetTransitPermit",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Shuffle {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Action.Shuffle", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Shuffle {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {}
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Shuffle;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Shuffle")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Shuffle, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(action::Shuffle {})
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Shuffle",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::SwitchCards {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.SwitchCards", len)?;
        if let Some(v) = self.discard.as_ref() {
            struct_ser.serialize_field("discard", v)?;
        }
        if let Some(v) = self.take.as_ref() {
            struct_ser.serialize_field("take", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::SwitchCards {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["discard", "take"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Discard,
            Take,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "discard" => Ok(GeneratedField::Discard),
                            "take" => Ok(GeneratedField::Take),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::SwitchCards;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.SwitchCards")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::SwitchCards, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut discard__ = None;
                let mut take__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = map_.next_value()?;
                        }
                        GeneratedField::Take => {
                            if take__.is_some() {
                                return Err(serde::de::Error::duplicate_field("take"));
                            }
                            take__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::SwitchCards { discard: discard__, take: take__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.SwitchCards",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::Terror {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.Terror", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.use_discount.as_ref() {
            struct_ser.serialize_field("useDiscount", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::Terror {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "territory", "use_discount", "useDiscount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Territory,
            UseDiscount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "territory" => Ok(GeneratedField::Territory),
                            "useDiscount" | "use_discount" => Ok(GeneratedField::UseDiscount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::Terror;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.Terror")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::Terror, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut territory__ = None;
                let mut use_discount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UseDiscount => {
                            if use_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("useDiscount"));
                            }
                            use_discount__ = map_.next_value()?;
                        }
                    }
                }
                Ok(action::Terror {
                    card: card__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                    use_discount: use_discount__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.Terror",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::TransitPayer {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "TRANSIT_PAYER_UNSPECIFIED",
            Self::Itself => "ITSELF",
            Self::Destination => "DESTINATION",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for action::TransitPayer {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["TRANSIT_PAYER_UNSPECIFIED", "ITSELF", "DESTINATION"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = action::TransitPayer;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "TRANSIT_PAYER_UNSPECIFIED" => Ok(action::TransitPayer::Unspecified),
                    "ITSELF" => Ok(action::TransitPayer::Itself),
                    "DESTINATION" => Ok(action::TransitPayer::Destination),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for action::UseGuidance {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.UseGuidance", len)?;
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::UseGuidance {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["neutral_continent", "neutralContinent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            NeutralContinent,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::UseGuidance;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.UseGuidance")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::UseGuidance, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut neutral_continent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                    }
                }
                Ok(action::UseGuidance {
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.UseGuidance",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::UseLoan {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.UseLoan", len)?;
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        if let Some(v) = self.count.as_ref() {
            struct_ser.serialize_field("count", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::UseLoan {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["neutral_continent", "neutralContinent", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            NeutralContinent,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::UseLoan;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.UseLoan")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<action::UseLoan, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut neutral_continent__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(action::UseLoan {
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                    count: count__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.UseLoan",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for action::WithdrawDone {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Action.WithdrawDone", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for action::WithdrawDone {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {}
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        Err(serde::de::Error::unknown_field(value, FIELDS))
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = action::WithdrawDone;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Action.WithdrawDone")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<action::WithdrawDone, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(action::WithdrawDone {})
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Action.WithdrawDone",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Backs {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Backs", len)?;
        if let Some(v) = self.deck.as_ref() {
            struct_ser.serialize_field("deck", v)?;
        }
        if let Some(v) = self.top.as_ref() {
            let v = Tactics::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("top", &v)?;
        }
        if let Some(v) = self.reserve.as_ref() {
            let v = Tactics::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("reserve", &v)?;
        }
        if let Some(v) = self.hand.as_ref() {
            struct_ser.serialize_field("hand", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Backs {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["deck", "top", "reserve", "hand"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Deck,
            Top,
            Reserve,
            Hand,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "deck" => Ok(GeneratedField::Deck),
                            "top" => Ok(GeneratedField::Top),
                            "reserve" => Ok(GeneratedField::Reserve),
                            "hand" => Ok(GeneratedField::Hand),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Backs;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Backs")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Backs, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut deck__ = None;
                let mut top__ = None;
                let mut reserve__ = None;
                let mut hand__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = map_.next_value()?;
                        }
                        GeneratedField::Top => {
                            if top__.is_some() {
                                return Err(serde::de::Error::duplicate_field("top"));
                            }
                            top__ = map_
                                .next_value::<::std::option::Option<Tactics>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::Reserve => {
                            if reserve__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reserve"));
                            }
                            reserve__ = map_
                                .next_value::<::std::option::Option<Tactics>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Backs { deck: deck__, top: top__, reserve: reserve__, hand: hand__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Backs", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Banks {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Banks", len)?;
        if let Some(v) = self.reich.as_ref() {
            struct_ser.serialize_field("reich", v)?;
        }
        if let Some(v) = self.uwc.as_ref() {
            struct_ser.serialize_field("uwc", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Banks {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["reich", "uwc"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Reich,
            Uwc,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "reich" => Ok(GeneratedField::Reich),
                            "uwc" => Ok(GeneratedField::Uwc),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Banks;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Banks")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Banks, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut reich__ = None;
                let mut uwc__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Reich => {
                            if reich__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reich"));
                            }
                            reich__ = map_.next_value()?;
                        }
                        GeneratedField::Uwc => {
                            if uwc__.is_some() {
                                return Err(serde::de::Error::duplicate_field("uwc"));
                            }
                            uwc__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Banks { reich: reich__, uwc: uwc__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Banks", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Board {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Board", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("position", &self.position)?;
        }
        if true {
            struct_ser.serialize_field("highMark", &self.high_mark)?;
        }
        if true {
            struct_ser.serialize_field("grounds", &self.grounds)?;
        }
        if true {
            struct_ser.serialize_field("orbit", &self.orbit)?;
        }
        if let Some(v) = self.terror.as_ref() {
            struct_ser.serialize_field("terror", v)?;
        }
        if let Some(v) = self.electronic_warfare.as_ref() {
            struct_ser.serialize_field("electronicWarfare", v)?;
        }
        if let Some(v) = self.combat.as_ref() {
            struct_ser.serialize_field("combat", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Board {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "continent",
            "position",
            "high_mark",
            "highMark",
            "grounds",
            "orbit",
            "terror",
            "electronic_warfare",
            "electronicWarfare",
            "combat",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Position,
            HighMark,
            Grounds,
            Orbit,
            Terror,
            ElectronicWarfare,
            Combat,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "position" => Ok(GeneratedField::Position),
                            "highMark" | "high_mark" => Ok(GeneratedField::HighMark),
                            "grounds" => Ok(GeneratedField::Grounds),
                            "orbit" => Ok(GeneratedField::Orbit),
                            "terror" => Ok(GeneratedField::Terror),
                            "electronicWarfare" | "electronic_warfare" => {
                                Ok(GeneratedField::ElectronicWarfare)
                            }
                            "combat" => Ok(GeneratedField::Combat),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Board;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Board")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Board, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut position__ = None;
                let mut high_mark__ = None;
                let mut grounds__ = None;
                let mut orbit__ = None;
                let mut terror__ = None;
                let mut electronic_warfare__ = None;
                let mut combat__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Position => {
                            if position__.is_some() {
                                return Err(serde::de::Error::duplicate_field("position"));
                            }
                            position__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::HighMark => {
                            if high_mark__.is_some() {
                                return Err(serde::de::Error::duplicate_field("highMark"));
                            }
                            high_mark__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Grounds => {
                            if grounds__.is_some() {
                                return Err(serde::de::Error::duplicate_field("grounds"));
                            }
                            grounds__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Orbit => {
                            if orbit__.is_some() {
                                return Err(serde::de::Error::duplicate_field("orbit"));
                            }
                            orbit__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Terror => {
                            if terror__.is_some() {
                                return Err(serde::de::Error::duplicate_field("terror"));
                            }
                            terror__ = map_.next_value()?;
                        }
                        GeneratedField::ElectronicWarfare => {
                            if electronic_warfare__.is_some() {
                                return Err(serde::de::Error::duplicate_field("electronicWarfare"));
                            }
                            electronic_warfare__ = map_.next_value()?;
                        }
                        GeneratedField::Combat => {
                            if combat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combat"));
                            }
                            combat__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Board {
                    continent: continent__.unwrap_or_default(),
                    position: position__.unwrap_or_default(),
                    high_mark: high_mark__.unwrap_or_default(),
                    grounds: grounds__.unwrap_or_default(),
                    orbit: orbit__.unwrap_or_default(),
                    terror: terror__,
                    electronic_warfare: electronic_warfare__,
                    combat: combat__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Board", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CardBack {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if self.origin.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.CardBack", len)?;
        if true {
            let v = Tactics::try_from(self.tactics).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.tactics))
            })?;
            struct_ser.serialize_field("tactics", &v)?;
        }
        if let Some(v) = self.origin.as_ref() {
            match v {
                card_back::Origin::Source(v) => {
                    let v = Source::try_from(*v).map_err(|_| {
                        serde::ser::Error::custom(format!("Invalid variant {}", *v))
                    })?;
                    struct_ser.serialize_field("source", &v)?;
                }
                card_back::Origin::Hand(v) => {
                    struct_ser.serialize_field("hand", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CardBack {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["tactics", "source", "hand"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Tactics,
            Source,
            Hand,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "tactics" => Ok(GeneratedField::Tactics),
                            "source" => Ok(GeneratedField::Source),
                            "hand" => Ok(GeneratedField::Hand),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CardBack;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CardBack")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CardBack, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut tactics__ = None;
                let mut origin__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Tactics => {
                            if tactics__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tactics"));
                            }
                            tactics__ = Some(map_.next_value::<Tactics>()? as i32);
                        }
                        GeneratedField::Source => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("source"));
                            }
                            origin__ = map_
                                .next_value::<::std::option::Option<Source>>()?
                                .map(|x| card_back::Origin::Source(x as i32));
                        }
                        GeneratedField::Hand => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            origin__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(card_back::Origin::Hand);
                        }
                    }
                }
                Ok(CardBack { tactics: tactics__.unwrap_or_default(), origin: origin__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.CardBack", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for card_back::LaidFromHand {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.CardBack.LaidFromHand", len)?;
        if let Some(v) = self.known.as_ref() {
            struct_ser.serialize_field("known", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for card_back::LaidFromHand {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["known"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Known,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "known" => Ok(GeneratedField::Known),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = card_back::LaidFromHand;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CardBack.LaidFromHand")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<card_back::LaidFromHand, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut known__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Known => {
                            if known__.is_some() {
                                return Err(serde::de::Error::duplicate_field("known"));
                            }
                            known__ = map_.next_value()?;
                        }
                    }
                }
                Ok(card_back::LaidFromHand { known: known__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.CardBack.LaidFromHand",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Clock {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.kind.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Clock", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                clock::Kind::Running(v) => {
                    struct_ser.serialize_field("running", v)?;
                }
                clock::Kind::StandingMs(v) => {
                    struct_ser.serialize_field("standingMs", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Clock {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["running", "standing_ms", "standingMs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Running,
            StandingMs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "running" => Ok(GeneratedField::Running),
                            "standingMs" | "standing_ms" => Ok(GeneratedField::StandingMs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Clock;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Clock")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Clock, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Running => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("running"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(clock::Kind::Running);
                        }
                        GeneratedField::StandingMs => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("standingMs"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| clock::Kind::StandingMs(x.0));
                        }
                    }
                }
                Ok(Clock { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Clock", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Combat {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Combat", len)?;
        if true {
            struct_ser.serialize_field("number", &self.number)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.attacker.as_ref() {
            struct_ser.serialize_field("attacker", v)?;
        }
        if let Some(v) = self.defender.as_ref() {
            struct_ser.serialize_field("defender", v)?;
        }
        if true {
            let v = combat::Step::try_from(self.step)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.step)))?;
            struct_ser.serialize_field("step", &v)?;
        }
        if let Some(v) = self.defence.as_ref() {
            struct_ser.serialize_field("defence", v)?;
        }
        if let Some(v) = self.attack.as_ref() {
            struct_ser.serialize_field("attack", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        if let Some(v) = self.elite_operation.as_ref() {
            struct_ser.serialize_field("eliteOperation", v)?;
        }
        if let Some(v) = self.faces.as_ref() {
            struct_ser.serialize_field("faces", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Combat {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "number",
            "territory",
            "attacker",
            "defender",
            "step",
            "defence",
            "attack",
            "deadline",
            "elite_operation",
            "eliteOperation",
            "faces",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Number,
            Territory,
            Attacker,
            Defender,
            Step,
            Defence,
            Attack,
            Deadline,
            EliteOperation,
            Faces,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "number" => Ok(GeneratedField::Number),
                            "territory" => Ok(GeneratedField::Territory),
                            "attacker" => Ok(GeneratedField::Attacker),
                            "defender" => Ok(GeneratedField::Defender),
                            "step" => Ok(GeneratedField::Step),
                            "defence" => Ok(GeneratedField::Defence),
                            "attack" => Ok(GeneratedField::Attack),
                            "deadline" => Ok(GeneratedField::Deadline),
                            "eliteOperation" | "elite_operation" => {
                                Ok(GeneratedField::EliteOperation)
                            }
                            "faces" => Ok(GeneratedField::Faces),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Combat;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Combat")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Combat, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut number__ = None;
                let mut territory__ = None;
                let mut attacker__ = None;
                let mut defender__ = None;
                let mut step__ = None;
                let mut defence__ = None;
                let mut attack__ = None;
                let mut deadline__ = None;
                let mut elite_operation__ = None;
                let mut faces__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Number => {
                            if number__.is_some() {
                                return Err(serde::de::Error::duplicate_field("number"));
                            }
                            number__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Attacker => {
                            if attacker__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attacker"));
                            }
                            attacker__ = map_.next_value()?;
                        }
                        GeneratedField::Defender => {
                            if defender__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defender"));
                            }
                            defender__ = map_.next_value()?;
                        }
                        GeneratedField::Step => {
                            if step__.is_some() {
                                return Err(serde::de::Error::duplicate_field("step"));
                            }
                            step__ = Some(map_.next_value::<combat::Step>()? as i32);
                        }
                        GeneratedField::Defence => {
                            if defence__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defence"));
                            }
                            defence__ = map_.next_value()?;
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = map_.next_value()?;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                        GeneratedField::EliteOperation => {
                            if elite_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eliteOperation"));
                            }
                            elite_operation__ = map_.next_value()?;
                        }
                        GeneratedField::Faces => {
                            if faces__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faces"));
                            }
                            faces__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Combat {
                    number: number__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                    attacker: attacker__,
                    defender: defender__,
                    step: step__.unwrap_or_default(),
                    defence: defence__,
                    attack: attack__,
                    deadline: deadline__,
                    elite_operation: elite_operation__,
                    faces: faces__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Combat", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for combat::Step {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "STEP_UNSPECIFIED",
            Self::DefenceCard => "DEFENCE_CARD",
            Self::AttackCard => "ATTACK_CARD",
            Self::Comparing => "COMPARING",
            Self::Closing => "CLOSING",
            Self::Fortifications => "FORTIFICATIONS",
            Self::Initiative => "INITIATIVE",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for combat::Step {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "STEP_UNSPECIFIED",
            "DEFENCE_CARD",
            "ATTACK_CARD",
            "COMPARING",
            "CLOSING",
            "FORTIFICATIONS",
            "INITIATIVE",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = combat::Step;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "STEP_UNSPECIFIED" => Ok(combat::Step::Unspecified),
                    "DEFENCE_CARD" => Ok(combat::Step::DefenceCard),
                    "ATTACK_CARD" => Ok(combat::Step::AttackCard),
                    "COMPARING" => Ok(combat::Step::Comparing),
                    "CLOSING" => Ok(combat::Step::Closing),
                    "FORTIFICATIONS" => Ok(combat::Step::Fortifications),
                    "INITIATIVE" => Ok(combat::Step::Initiative),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for CombatHand {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.CombatHand", len)?;
        if let Some(v) = self.tactics.as_ref() {
            struct_ser.serialize_field("tactics", v)?;
        }
        if true {
            struct_ser.serialize_field("cards", &self.cards)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CombatHand {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["tactics", "cards"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Tactics,
            Cards,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "tactics" => Ok(GeneratedField::Tactics),
                            "cards" => Ok(GeneratedField::Cards),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CombatHand;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CombatHand")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CombatHand, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut tactics__ = None;
                let mut cards__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Tactics => {
                            if tactics__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tactics"));
                            }
                            tactics__ = map_.next_value()?;
                        }
                        GeneratedField::Cards => {
                            if cards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cards"));
                            }
                            cards__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CombatHand { tactics: tactics__, cards: cards__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.CombatHand", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CombatSet {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.CombatSet", len)?;
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CombatSet {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["backs", "discard"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Backs,
            Discard,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "backs" => Ok(GeneratedField::Backs),
                            "discard" => Ok(GeneratedField::Discard),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CombatSet;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CombatSet")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CombatSet, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut backs__ = None;
                let mut discard__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CombatSet { backs: backs__, discard: discard__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.CombatSet", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CombatStage {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.CombatStage", len)?;
        if true {
            let v = combat::Step::try_from(self.step)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", self.step)))?;
            struct_ser.serialize_field("step", &v)?;
        }
        if let Some(v) = self.defence.as_ref() {
            struct_ser.serialize_field("defence", v)?;
        }
        if let Some(v) = self.attack.as_ref() {
            struct_ser.serialize_field("attack", v)?;
        }
        if let Some(v) = self.faces.as_ref() {
            struct_ser.serialize_field("faces", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CombatStage {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["step", "defence", "attack", "faces"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Step,
            Defence,
            Attack,
            Faces,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "step" => Ok(GeneratedField::Step),
                            "defence" => Ok(GeneratedField::Defence),
                            "attack" => Ok(GeneratedField::Attack),
                            "faces" => Ok(GeneratedField::Faces),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CombatStage;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CombatStage")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CombatStage, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut step__ = None;
                let mut defence__ = None;
                let mut attack__ = None;
                let mut faces__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Step => {
                            if step__.is_some() {
                                return Err(serde::de::Error::duplicate_field("step"));
                            }
                            step__ = Some(map_.next_value::<combat::Step>()? as i32);
                        }
                        GeneratedField::Defence => {
                            if defence__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defence"));
                            }
                            defence__ = map_.next_value()?;
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = map_.next_value()?;
                        }
                        GeneratedField::Faces => {
                            if faces__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faces"));
                            }
                            faces__ = map_.next_value()?;
                        }
                    }
                }
                Ok(CombatStage {
                    step: step__.unwrap_or_default(),
                    defence: defence__,
                    attack: attack__,
                    faces: faces__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.CombatStage", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CommandCards {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.CommandCards", len)?;
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        if true {
            struct_ser.serialize_field("cards", &self.cards)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CommandCards {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["count", "cards"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Count,
            Cards,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "count" => Ok(GeneratedField::Count),
                            "cards" => Ok(GeneratedField::Cards),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CommandCards;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.CommandCards")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CommandCards, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut count__ = None;
                let mut cards__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Cards => {
                            if cards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cards"));
                            }
                            cards__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CommandCards {
                    count: count__.unwrap_or_default(),
                    cards: cards__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.CommandCards", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Continent {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "CONTINENT_UNSPECIFIED",
            Self::America => "AMERICA",
            Self::Europe => "EUROPE",
            Self::Asia => "ASIA",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Continent {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["CONTINENT_UNSPECIFIED", "AMERICA", "EUROPE", "ASIA"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Continent;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "CONTINENT_UNSPECIFIED" => Ok(Continent::Unspecified),
                    "AMERICA" => Ok(Continent::America),
                    "EUROPE" => Ok(Continent::Europe),
                    "ASIA" => Ok(Continent::Asia),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for FaceUp {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.FaceUp", len)?;
        if true {
            struct_ser.serialize_field("defence", &self.defence)?;
        }
        if true {
            struct_ser.serialize_field("attack", &self.attack)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for FaceUp {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["defence", "attack"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Defence,
            Attack,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "defence" => Ok(GeneratedField::Defence),
                            "attack" => Ok(GeneratedField::Attack),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = FaceUp;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.FaceUp")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<FaceUp, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut defence__ = None;
                let mut attack__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Defence => {
                            if defence__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defence"));
                            }
                            defence__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(FaceUp {
                    defence: defence__.unwrap_or_default(),
                    attack: attack__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.FaceUp", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Faction {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "FACTION_UNSPECIFIED",
            Self::Reich => "REICH",
            Self::Uwc => "UWC",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Faction {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["FACTION_UNSPECIFIED", "REICH", "UWC"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Faction;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "FACTION_UNSPECIFIED" => Ok(Faction::Unspecified),
                    "REICH" => Ok(Faction::Reich),
                    "UWC" => Ok(Faction::Uwc),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Ground {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Ground", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if true {
            struct_ser.serialize_field("headquarters", &self.headquarters)?;
        }
        if true {
            struct_ser.serialize_field("battlefront", &self.battlefront)?;
        }
        if let Some(v) = self.improvement.as_ref() {
            struct_ser.serialize_field("improvement", v)?;
        }
        if let Some(v) = self.nuke.as_ref() {
            struct_ser.serialize_field("nuke", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Ground {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["territory", "headquarters", "battlefront", "improvement", "nuke"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Headquarters,
            Battlefront,
            Improvement,
            Nuke,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "headquarters" => Ok(GeneratedField::Headquarters),
                            "battlefront" => Ok(GeneratedField::Battlefront),
                            "improvement" => Ok(GeneratedField::Improvement),
                            "nuke" => Ok(GeneratedField::Nuke),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Ground;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Ground")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Ground, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut headquarters__ = None;
                let mut battlefront__ = None;
                let mut improvement__ = None;
                let mut nuke__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Headquarters => {
                            if headquarters__.is_some() {
                                return Err(serde::de::Error::duplicate_field("headquarters"));
                            }
                            headquarters__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Battlefront => {
                            if battlefront__.is_some() {
                                return Err(serde::de::Error::duplicate_field("battlefront"));
                            }
                            battlefront__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Improvement => {
                            if improvement__.is_some() {
                                return Err(serde::de::Error::duplicate_field("improvement"));
                            }
                            improvement__ = map_.next_value()?;
                        }
                        GeneratedField::Nuke => {
                            if nuke__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nuke"));
                            }
                            nuke__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Ground {
                    territory: territory__.unwrap_or_default(),
                    headquarters: headquarters__.unwrap_or_default(),
                    battlefront: battlefront__.unwrap_or_default(),
                    improvement: improvement__,
                    nuke: nuke__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Ground", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for HandCard {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.HandCard", len)?;
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            let v = Source::try_from(self.refill).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.refill))
            })?;
            struct_ser.serialize_field("refill", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for HandCard {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["card", "refill"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Card,
            Refill,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "card" => Ok(GeneratedField::Card),
                            "refill" => Ok(GeneratedField::Refill),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = HandCard;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.HandCard")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<HandCard, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut card__ = None;
                let mut refill__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Refill => {
                            if refill__.is_some() {
                                return Err(serde::de::Error::duplicate_field("refill"));
                            }
                            refill__ = Some(map_.next_value::<Source>()? as i32);
                        }
                    }
                }
                Ok(HandCard {
                    card: card__.unwrap_or_default(),
                    refill: refill__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.HandCard", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Neutral {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Neutral", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("loans", &self.loans)?;
        }
        if true {
            struct_ser.serialize_field("guidance", &self.guidance)?;
        }
        if true {
            struct_ser.serialize_field("units", &self.units)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Neutral {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "loans", "guidance", "units"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Loans,
            Guidance,
            Units,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "loans" => Ok(GeneratedField::Loans),
                            "guidance" => Ok(GeneratedField::Guidance),
                            "units" => Ok(GeneratedField::Units),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Neutral;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Neutral")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Neutral, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut loans__ = None;
                let mut guidance__ = None;
                let mut units__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Loans => {
                            if loans__.is_some() {
                                return Err(serde::de::Error::duplicate_field("loans"));
                            }
                            loans__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Guidance => {
                            if guidance__.is_some() {
                                return Err(serde::de::Error::duplicate_field("guidance"));
                            }
                            guidance__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Units => {
                            if units__.is_some() {
                                return Err(serde::de::Error::duplicate_field("units"));
                            }
                            units__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(Neutral {
                    continent: continent__.unwrap_or_default(),
                    loans: loans__.unwrap_or_default(),
                    guidance: guidance__.unwrap_or_default(),
                    units: units__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Neutral", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Notice {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.kind.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Notice", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                notice::Kind::BoardsChosen(v) => {
                    struct_ser.serialize_field("boardsChosen", v)?;
                }
                notice::Kind::PostsTaken(v) => {
                    struct_ser.serialize_field("postsTaken", v)?;
                }
                notice::Kind::CommandDeckShuffled(v) => {
                    struct_ser.serialize_field("commandDeckShuffled", v)?;
                }
                notice::Kind::CommandCardsDrawn(v) => {
                    struct_ser.serialize_field("commandCardsDrawn", v)?;
                }
                notice::Kind::CombatCardsDealt(v) => {
                    struct_ser.serialize_field("combatCardsDealt", v)?;
                }
                notice::Kind::ReserveLaid(v) => {
                    struct_ser.serialize_field("reserveLaid", v)?;
                }
                notice::Kind::TimePileLaid(v) => {
                    struct_ser.serialize_field("timePileLaid", v)?;
                }
                notice::Kind::RoundBegan(v) => {
                    struct_ser.serialize_field("roundBegan", v)?;
                }
                notice::Kind::PhaseBegan(v) => {
                    struct_ser.serialize_field("phaseBegan", v)?;
                }
                notice::Kind::ClockSet(v) => {
                    struct_ser.serialize_field("clockSet", v)?;
                }
                notice::Kind::ResourceGained(v) => {
                    struct_ser.serialize_field("resourceGained", v)?;
                }
                notice::Kind::ResourceSpent(v) => {
                    struct_ser.serialize_field("resourceSpent", v)?;
                }
                notice::Kind::CommandPlayed(v) => {
                    struct_ser.serialize_field("commandPlayed", v)?;
                }
                notice::Kind::CommandCardDiscarded(v) => {
                    struct_ser.serialize_field("commandCardDiscarded", v)?;
                }
                notice::Kind::UnitsPlaced(v) => {
                    struct_ser.serialize_field("unitsPlaced", v)?;
                }
                notice::Kind::HelpArrived(v) => {
                    struct_ser.serialize_field("helpArrived", v)?;
                }
                notice::Kind::TilesMoved(v) => {
                    struct_ser.serialize_field("tilesMoved", v)?;
                }
                notice::Kind::TilesDestroyed(v) => {
                    struct_ser.serialize_field("tilesDestroyed", v)?;
                }
                notice::Kind::Conquered(v) => {
                    struct_ser.serialize_field("conquered", v)?;
                }
                notice::Kind::Occupied(v) => {
                    struct_ser.serialize_field("occupied", v)?;
                }
                notice::Kind::LeftUncontrolled(v) => {
                    struct_ser.serialize_field("leftUncontrolled", v)?;
                }
                notice::Kind::OccupationTokenMoved(v) => {
                    struct_ser.serialize_field("occupationTokenMoved", v)?;
                }
                notice::Kind::TerrorPlaced(v) => {
                    struct_ser.serialize_field("terrorPlaced", v)?;
                }
                notice::Kind::TerrorReturned(v) => {
                    struct_ser.serialize_field("terrorReturned", v)?;
                }
                notice::Kind::ElectronicWarfarePlaced(v) => {
                    struct_ser.serialize_field("electronicWarfarePlaced", v)?;
                }
                notice::Kind::ElectronicWarfareReturned(v) => {
                    struct_ser.serialize_field("electronicWarfareReturned", v)?;
                }
                notice::Kind::MoneyGiven(v) => {
                    struct_ser.serialize_field("moneyGiven", v)?;
                }
                notice::Kind::CommandPointGiven(v) => {
                    struct_ser.serialize_field("commandPointGiven", v)?;
                }
                notice::Kind::LoansUsed(v) => {
                    struct_ser.serialize_field("loansUsed", v)?;
                }
                notice::Kind::GuidanceUsed(v) => {
                    struct_ser.serialize_field("guidanceUsed", v)?;
                }
                notice::Kind::TransitPermitSet(v) => {
                    struct_ser.serialize_field("transitPermitSet", v)?;
                }
                notice::Kind::TransitPermitUsed(v) => {
                    struct_ser.serialize_field("transitPermitUsed", v)?;
                }
                notice::Kind::DeclaredDone(v) => {
                    struct_ser.serialize_field("declaredDone", v)?;
                }
                notice::Kind::DoneWithdrawn(v) => {
                    struct_ser.serialize_field("doneWithdrawn", v)?;
                }
                notice::Kind::CombatOpened(v) => {
                    struct_ser.serialize_field("combatOpened", v)?;
                }
                notice::Kind::DefenceCardLaid(v) => {
                    struct_ser.serialize_field("defenceCardLaid", v)?;
                }
                notice::Kind::AttackCardLaid(v) => {
                    struct_ser.serialize_field("attackCardLaid", v)?;
                }
                notice::Kind::CombatCardsRevealed(v) => {
                    struct_ser.serialize_field("combatCardsRevealed", v)?;
                }
                notice::Kind::SquaresCompared(v) => {
                    struct_ser.serialize_field("squaresCompared", v)?;
                }
                notice::Kind::CombatCardsDiscarded(v) => {
                    struct_ser.serialize_field("combatCardsDiscarded", v)?;
                }
                notice::Kind::CombatSetRedrawn(v) => {
                    struct_ser.serialize_field("combatSetRedrawn", v)?;
                }
                notice::Kind::CombatClosed(v) => {
                    struct_ser.serialize_field("combatClosed", v)?;
                }
                notice::Kind::CombatSetShuffled(v) => {
                    struct_ser.serialize_field("combatSetShuffled", v)?;
                }
                notice::Kind::CombatCardsSwitched(v) => {
                    struct_ser.serialize_field("combatCardsSwitched", v)?;
                }
                notice::Kind::EndPhaseSubmitted(v) => {
                    struct_ser.serialize_field("endPhaseSubmitted", v)?;
                }
                notice::Kind::TimeTokenTurned(v) => {
                    struct_ser.serialize_field("timeTokenTurned", v)?;
                }
                notice::Kind::SeatGivenUp(v) => {
                    struct_ser.serialize_field("seatGivenUp", v)?;
                }
                notice::Kind::MatchEnded(v) => {
                    struct_ser.serialize_field("matchEnded", v)?;
                }
                notice::Kind::SpecialCommandsDealt(v) => {
                    struct_ser.serialize_field("specialCommandsDealt", v)?;
                }
                notice::Kind::SecretOperationsDealt(v) => {
                    struct_ser.serialize_field("secretOperationsDealt", v)?;
                }
                notice::Kind::SecretOperationRevealed(v) => {
                    struct_ser.serialize_field("secretOperationRevealed", v)?;
                }
                notice::Kind::CombatHandDrawn(v) => {
                    struct_ser.serialize_field("combatHandDrawn", v)?;
                }
                notice::Kind::CombatHandRefilled(v) => {
                    struct_ser.serialize_field("combatHandRefilled", v)?;
                }
                notice::Kind::DiscountUsed(v) => {
                    struct_ser.serialize_field("discountUsed", v)?;
                }
                notice::Kind::SurchargePaid(v) => {
                    struct_ser.serialize_field("surchargePaid", v)?;
                }
                notice::Kind::SpecialCommandKept(v) => {
                    struct_ser.serialize_field("specialCommandKept", v)?;
                }
                notice::Kind::SpecialCommandUsedUp(v) => {
                    struct_ser.serialize_field("specialCommandUsedUp", v)?;
                }
                notice::Kind::ImprovementPlayed(v) => {
                    struct_ser.serialize_field("improvementPlayed", v)?;
                }
                notice::Kind::ImprovementLost(v) => {
                    struct_ser.serialize_field("improvementLost", v)?;
                }
                notice::Kind::TerritoryDestroyed(v) => {
                    struct_ser.serialize_field("territoryDestroyed", v)?;
                }
                notice::Kind::ConquestWindowOpened(v) => {
                    struct_ser.serialize_field("conquestWindowOpened", v)?;
                }
                notice::Kind::ConquestWindowClosed(v) => {
                    struct_ser.serialize_field("conquestWindowClosed", v)?;
                }
                notice::Kind::BlackOpsPlaced(v) => {
                    struct_ser.serialize_field("blackOpsPlaced", v)?;
                }
                notice::Kind::FortificationsAwaited(v) => {
                    struct_ser.serialize_field("fortificationsAwaited", v)?;
                }
                notice::Kind::FortificationsDecided(v) => {
                    struct_ser.serialize_field("fortificationsDecided", v)?;
                }
                notice::Kind::InitiativeAwaited(v) => {
                    struct_ser.serialize_field("initiativeAwaited", v)?;
                }
                notice::Kind::InitiativeDecided(v) => {
                    struct_ser.serialize_field("initiativeDecided", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Notice {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "boards_chosen",
            "boardsChosen",
            "posts_taken",
            "postsTaken",
            "command_deck_shuffled",
            "commandDeckShuffled",
            "command_cards_drawn",
            "commandCardsDrawn",
            "combat_cards_dealt",
            "combatCardsDealt",
            "reserve_laid",
            "reserveLaid",
            "time_pile_laid",
            "timePileLaid",
            "round_began",
            "roundBegan",
            "phase_began",
            "phaseBegan",
            "clock_set",
            "clockSet",
            "resource_gained",
            "resourceGained",
            "resource_spent",
            "resourceSpent",
            "command_played",
            "commandPlayed",
            "command_card_discarded",
            "commandCardDiscarded",
            "units_placed",
            "unitsPlaced",
            "help_arrived",
            "helpArrived",
            "tiles_moved",
            "tilesMoved",
            "tiles_destroyed",
            "tilesDestroyed",
            "conquered",
            "occupied",
            "left_uncontrolled",
            "leftUncontrolled",
            "occupation_token_moved",
            "occupationTokenMoved",
            "terror_placed",
            "terrorPlaced",
            "terror_returned",
            "terrorReturned",
            "electronic_warfare_placed",
            "electronicWarfarePlaced",
            "electronic_warfare_returned",
            "electronicWarfareReturned",
            "money_given",
            "moneyGiven",
            "command_point_given",
            "commandPointGiven",
            "loans_used",
            "loansUsed",
            "guidance_used",
            "guidanceUsed",
            "transit_permit_set",
            "transitPermitSet",
            "transit_permit_used",
            "transitPermitUsed",
            "declared_done",
            "declaredDone",
            "done_withdrawn",
            "doneWithdrawn",
            "combat_opened",
            "combatOpened",
            "defence_card_laid",
            "defenceCardLaid",
            "attack_card_laid",
            "attackCardLaid",
            "combat_cards_revealed",
            "combatCardsRevealed",
            "squares_compared",
            "squaresCompared",
            "combat_cards_discarded",
            "combatCardsDiscarded",
            "combat_set_redrawn",
            "combatSetRedrawn",
            "combat_closed",
            "combatClosed",
            "combat_set_shuffled",
            "combatSetShuffled",
            "combat_cards_switched",
            "combatCardsSwitched",
            "end_phase_submitted",
            "endPhaseSubmitted",
            "time_token_turned",
            "timeTokenTurned",
            "seat_given_up",
            "seatGivenUp",
            "match_ended",
            "matchEnded",
            "special_commands_dealt",
            "specialCommandsDealt",
            "secret_operations_dealt",
            "secretOperationsDealt",
            "secret_operation_revealed",
            "secretOperationRevealed",
            "combat_hand_drawn",
            "combatHandDrawn",
            "combat_hand_refilled",
            "combatHandRefilled",
            "discount_used",
            "discountUsed",
            "surcharge_paid",
            "surchargePaid",
            "special_command_kept",
            "specialCommandKept",
            "special_command_used_up",
            "specialCommandUsedUp",
            "improvement_played",
            "improvementPlayed",
            "improvement_lost",
            "improvementLost",
            "territory_destroyed",
            "territoryDestroyed",
            "conquest_window_opened",
            "conquestWindowOpened",
            "conquest_window_closed",
            "conquestWindowClosed",
            "black_ops_placed",
            "blackOpsPlaced",
            "fortifications_awaited",
            "fortificationsAwaited",
            "fortifications_decided",
            "fortificationsDecided",
            "initiative_awaited",
            "initiativeAwaited",
            "initiative_decided",
            "initiativeDecided",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            BoardsChosen,
            PostsTaken,
            CommandDeckShuffled,
            CommandCardsDrawn,
            CombatCardsDealt,
            ReserveLaid,
            TimePileLaid,
            RoundBegan,
            PhaseBegan,
            ClockSet,
            ResourceGained,
            ResourceSpent,
            CommandPlayed,
            CommandCardDiscarded,
            UnitsPlaced,
            HelpArrived,
            TilesMoved,
            TilesDestroyed,
            Conquered,
            Occupied,
            LeftUncontrolled,
            OccupationTokenMoved,
            TerrorPlaced,
            TerrorReturned,
            ElectronicWarfarePlaced,
            ElectronicWarfareReturned,
            MoneyGiven,
            CommandPointGiven,
            LoansUsed,
            GuidanceUsed,
            TransitPermitSet,
            TransitPermitUsed,
            DeclaredDone,
            DoneWithdrawn,
            CombatOpened,
            DefenceCardLaid,
            AttackCardLaid,
            CombatCardsRevealed,
            SquaresCompared,
            CombatCardsDiscarded,
            CombatSetRedrawn,
            CombatClosed,
            CombatSetShuffled,
            CombatCardsSwitched,
            EndPhaseSubmitted,
            TimeTokenTurned,
            SeatGivenUp,
            MatchEnded,
            SpecialCommandsDealt,
            SecretOperationsDealt,
            SecretOperationRevealed,
            CombatHandDrawn,
            CombatHandRefilled,
            DiscountUsed,
            SurchargePaid,
            SpecialCommandKept,
            SpecialCommandUsedUp,
            ImprovementPlayed,
            ImprovementLost,
            TerritoryDestroyed,
            ConquestWindowOpened,
            ConquestWindowClosed,
            BlackOpsPlaced,
            FortificationsAwaited,
            FortificationsDecided,
            InitiativeAwaited,
            InitiativeDecided,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "boardsChosen" | "boards_chosen" => Ok(GeneratedField::BoardsChosen),
                            "postsTaken" | "posts_taken" => Ok(GeneratedField::PostsTaken),
                            "commandDeckShuffled" | "command_deck_shuffled" => {
                                Ok(GeneratedField::CommandDeckShuffled)
                            }
                            "commandCardsDrawn" | "command_cards_drawn" => {
                                Ok(GeneratedField::CommandCardsDrawn)
                            }
                            "combatCardsDealt" | "combat_cards_dealt" => {
                                Ok(GeneratedField::CombatCardsDealt)
                            }
                            "reserveLaid" | "reserve_laid" => Ok(GeneratedField::ReserveLaid),
                            "timePileLaid" | "time_pile_laid" => Ok(GeneratedField::TimePileLaid),
                            "roundBegan" | "round_began" => Ok(GeneratedField::RoundBegan),
                            "phaseBegan" | "phase_began" => Ok(GeneratedField::PhaseBegan),
                            "clockSet" | "clock_set" => Ok(GeneratedField::ClockSet),
                            "resourceGained" | "resource_gained" => {
                                Ok(GeneratedField::ResourceGained)
                            }
                            "resourceSpent" | "resource_spent" => Ok(GeneratedField::ResourceSpent),
                            "commandPlayed" | "command_played" => Ok(GeneratedField::CommandPlayed),
                            "commandCardDiscarded" | "command_card_discarded" => {
                                Ok(GeneratedField::CommandCardDiscarded)
                            }
                            "unitsPlaced" | "units_placed" => Ok(GeneratedField::UnitsPlaced),
                            "helpArrived" | "help_arrived" => Ok(GeneratedField::HelpArrived),
                            "tilesMoved" | "tiles_moved" => Ok(GeneratedField::TilesMoved),
                            "tilesDestroyed" | "tiles_destroyed" => {
                                Ok(GeneratedField::TilesDestroyed)
                            }
                            "conquered" => Ok(GeneratedField::Conquered),
                            "occupied" => Ok(GeneratedField::Occupied),
                            "leftUncontrolled" | "left_uncontrolled" => {
                                Ok(GeneratedField::LeftUncontrolled)
                            }
                            "occupationTokenMoved" | "occupation_token_moved" => {
                                Ok(GeneratedField::OccupationTokenMoved)
                            }
                            "terrorPlaced" | "terror_placed" => Ok(GeneratedField::TerrorPlaced),
                            "terrorReturned" | "terror_returned" => {
                                Ok(GeneratedField::TerrorReturned)
                            }
                            "electronicWarfarePlaced" | "electronic_warfare_placed" => {
                                Ok(GeneratedField::ElectronicWarfarePlaced)
                            }
                            "electronicWarfareReturned" | "electronic_warfare_returned" => {
                                Ok(GeneratedField::ElectronicWarfareReturned)
                            }
                            "moneyGiven" | "money_given" => Ok(GeneratedField::MoneyGiven),
                            "commandPointGiven" | "command_point_given" => {
                                Ok(GeneratedField::CommandPointGiven)
                            }
                            "loansUsed" | "loans_used" => Ok(GeneratedField::LoansUsed),
                            "guidanceUsed" | "guidance_used" => Ok(GeneratedField::GuidanceUsed),
                            "transitPermitSet" | "transit_permit_set" => {
                                Ok(GeneratedField::TransitPermitSet)
                            }
                            "transitPermitUsed" | "transit_permit_used" => {
                                Ok(GeneratedField::TransitPermitUsed)
                            }
                            "declaredDone" | "declared_done" => Ok(GeneratedField::DeclaredDone),
                            "doneWithdrawn" | "done_withdrawn" => Ok(GeneratedField::DoneWithdrawn),
                            "combatOpened" | "combat_opened" => Ok(GeneratedField::CombatOpened),
                            "defenceCardLaid" | "defence_card_laid" => {
                                Ok(GeneratedField::DefenceCardLaid)
                            }
                            "attackCardLaid" | "attack_card_laid" => {
                                Ok(GeneratedField::AttackCardLaid)
                            }
                            "combatCardsRevealed" | "combat_cards_revealed" => {
                                Ok(GeneratedField::CombatCardsRevealed)
                            }
                            "squaresCompared" | "squares_compared" => {
                                Ok(GeneratedField::SquaresCompared)
                            }
                            "combatCardsDiscarded" | "combat_cards_discarded" => {
                                Ok(GeneratedField::CombatCardsDiscarded)
                            }
                            "combatSetRedrawn" | "combat_set_redrawn" => {
                                Ok(GeneratedField::CombatSetRedrawn)
                            }
                            "combatClosed" | "combat_closed" => Ok(GeneratedField::CombatClosed),
                            "combatSetShuffled" | "combat_set_shuffled" => {
                                Ok(GeneratedField::CombatSetShuffled)
                            }
                            "combatCardsSwitched" | "combat_cards_switched" => {
                                Ok(GeneratedField::CombatCardsSwitched)
                            }
                            "endPhaseSubmitted" | "end_phase_submitted" => {
                                Ok(GeneratedField::EndPhaseSubmitted)
                            }
                            "timeTokenTurned" | "time_token_turned" => {
                                Ok(GeneratedField::TimeTokenTurned)
                            }
                            "seatGivenUp" | "seat_given_up" => Ok(GeneratedField::SeatGivenUp),
                            "matchEnded" | "match_ended" => Ok(GeneratedField::MatchEnded),
                            "specialCommandsDealt" | "special_commands_dealt" => {
                                Ok(GeneratedField::SpecialCommandsDealt)
                            }
                            "secretOperationsDealt" | "secret_operations_dealt" => {
                                Ok(GeneratedField::SecretOperationsDealt)
                            }
                            "secretOperationRevealed" | "secret_operation_revealed" => {
                                Ok(GeneratedField::SecretOperationRevealed)
                            }
                            "combatHandDrawn" | "combat_hand_drawn" => {
                                Ok(GeneratedField::CombatHandDrawn)
                            }
                            "combatHandRefilled" | "combat_hand_refilled" => {
                                Ok(GeneratedField::CombatHandRefilled)
                            }
                            "discountUsed" | "discount_used" => Ok(GeneratedField::DiscountUsed),
                            "surchargePaid" | "surcharge_paid" => Ok(GeneratedField::SurchargePaid),
                            "specialCommandKept" | "special_command_kept" => {
                                Ok(GeneratedField::SpecialCommandKept)
                            }
                            "specialCommandUsedUp" | "special_command_used_up" => {
                                Ok(GeneratedField::SpecialCommandUsedUp)
                            }
                            "improvementPlayed" | "improvement_played" => {
                                Ok(GeneratedField::ImprovementPlayed)
                            }
                            "improvementLost" | "improvement_lost" => {
                                Ok(GeneratedField::ImprovementLost)
                            }
                            "territoryDestroyed" | "territory_destroyed" => {
                                Ok(GeneratedField::TerritoryDestroyed)
                            }
                            "conquestWindowOpened" | "conquest_window_opened" => {
                                Ok(GeneratedField::ConquestWindowOpened)
                            }
                            "conquestWindowClosed" | "conquest_window_closed" => {
                                Ok(GeneratedField::ConquestWindowClosed)
                            }
                            "blackOpsPlaced" | "black_ops_placed" => {
                                Ok(GeneratedField::BlackOpsPlaced)
                            }
                            "fortificationsAwaited" | "fortifications_awaited" => {
                                Ok(GeneratedField::FortificationsAwaited)
                            }
                            "fortificationsDecided" | "fortifications_decided" => {
                                Ok(GeneratedField::FortificationsDecided)
                            }
                            "initiativeAwaited" | "initiative_awaited" => {
                                Ok(GeneratedField::InitiativeAwaited)
                            }
                            "initiativeDecided" | "initiative_decided" => {
                                Ok(GeneratedField::InitiativeDecided)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Notice;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Notice, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::BoardsChosen => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("boardsChosen"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::BoardsChosen);
                        }
                        GeneratedField::PostsTaken => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("postsTaken"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::PostsTaken);
                        }
                        GeneratedField::CommandDeckShuffled => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "commandDeckShuffled",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CommandDeckShuffled);
                        }
                        GeneratedField::CommandCardsDrawn => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commandCardsDrawn"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CommandCardsDrawn);
                        }
                        GeneratedField::CombatCardsDealt => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatCardsDealt"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatCardsDealt);
                        }
                        GeneratedField::ReserveLaid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reserveLaid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ReserveLaid);
                        }
                        GeneratedField::TimePileLaid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("timePileLaid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TimePileLaid);
                        }
                        GeneratedField::RoundBegan => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("roundBegan"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::RoundBegan);
                        }
                        GeneratedField::PhaseBegan => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("phaseBegan"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::PhaseBegan);
                        }
                        GeneratedField::ClockSet => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("clockSet"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ClockSet);
                        }
                        GeneratedField::ResourceGained => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resourceGained"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ResourceGained);
                        }
                        GeneratedField::ResourceSpent => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resourceSpent"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ResourceSpent);
                        }
                        GeneratedField::CommandPlayed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commandPlayed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CommandPlayed);
                        }
                        GeneratedField::CommandCardDiscarded => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "commandCardDiscarded",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CommandCardDiscarded);
                        }
                        GeneratedField::UnitsPlaced => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("unitsPlaced"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::UnitsPlaced);
                        }
                        GeneratedField::HelpArrived => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("helpArrived"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::HelpArrived);
                        }
                        GeneratedField::TilesMoved => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tilesMoved"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TilesMoved);
                        }
                        GeneratedField::TilesDestroyed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tilesDestroyed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TilesDestroyed);
                        }
                        GeneratedField::Conquered => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("conquered"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::Conquered);
                        }
                        GeneratedField::Occupied => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("occupied"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::Occupied);
                        }
                        GeneratedField::LeftUncontrolled => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("leftUncontrolled"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::LeftUncontrolled);
                        }
                        GeneratedField::OccupationTokenMoved => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "occupationTokenMoved",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::OccupationTokenMoved);
                        }
                        GeneratedField::TerrorPlaced => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("terrorPlaced"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TerrorPlaced);
                        }
                        GeneratedField::TerrorReturned => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("terrorReturned"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TerrorReturned);
                        }
                        GeneratedField::ElectronicWarfarePlaced => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "electronicWarfarePlaced",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ElectronicWarfarePlaced);
                        }
                        GeneratedField::ElectronicWarfareReturned => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "electronicWarfareReturned",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ElectronicWarfareReturned);
                        }
                        GeneratedField::MoneyGiven => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("moneyGiven"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::MoneyGiven);
                        }
                        GeneratedField::CommandPointGiven => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commandPointGiven"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CommandPointGiven);
                        }
                        GeneratedField::LoansUsed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("loansUsed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::LoansUsed);
                        }
                        GeneratedField::GuidanceUsed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("guidanceUsed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::GuidanceUsed);
                        }
                        GeneratedField::TransitPermitSet => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitPermitSet"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TransitPermitSet);
                        }
                        GeneratedField::TransitPermitUsed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transitPermitUsed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TransitPermitUsed);
                        }
                        GeneratedField::DeclaredDone => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("declaredDone"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::DeclaredDone);
                        }
                        GeneratedField::DoneWithdrawn => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("doneWithdrawn"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::DoneWithdrawn);
                        }
                        GeneratedField::CombatOpened => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatOpened"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatOpened);
                        }
                        GeneratedField::DefenceCardLaid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defenceCardLaid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::DefenceCardLaid);
                        }
                        GeneratedField::AttackCardLaid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attackCardLaid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::AttackCardLaid);
                        }
                        GeneratedField::CombatCardsRevealed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "combatCardsRevealed",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatCardsRevealed);
                        }
                        GeneratedField::SquaresCompared => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("squaresCompared"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SquaresCompared);
                        }
                        GeneratedField::CombatCardsDiscarded => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "combatCardsDiscarded",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatCardsDiscarded);
                        }
                        GeneratedField::CombatSetRedrawn => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatSetRedrawn"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatSetRedrawn);
                        }
                        GeneratedField::CombatClosed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatClosed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatClosed);
                        }
                        GeneratedField::CombatSetShuffled => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatSetShuffled"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatSetShuffled);
                        }
                        GeneratedField::CombatCardsSwitched => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "combatCardsSwitched",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatCardsSwitched);
                        }
                        GeneratedField::EndPhaseSubmitted => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("endPhaseSubmitted"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::EndPhaseSubmitted);
                        }
                        GeneratedField::TimeTokenTurned => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("timeTokenTurned"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TimeTokenTurned);
                        }
                        GeneratedField::SeatGivenUp => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seatGivenUp"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SeatGivenUp);
                        }
                        GeneratedField::MatchEnded => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchEnded"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::MatchEnded);
                        }
                        GeneratedField::SpecialCommandsDealt => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "specialCommandsDealt",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SpecialCommandsDealt);
                        }
                        GeneratedField::SecretOperationsDealt => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "secretOperationsDealt",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SecretOperationsDealt);
                        }
                        GeneratedField::SecretOperationRevealed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "secretOperationRevealed",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SecretOperationRevealed);
                        }
                        GeneratedField::CombatHandDrawn => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatHandDrawn"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatHandDrawn);
                        }
                        GeneratedField::CombatHandRefilled => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "combatHandRefilled",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::CombatHandRefilled);
                        }
                        GeneratedField::DiscountUsed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discountUsed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::DiscountUsed);
                        }
                        GeneratedField::SurchargePaid => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("surchargePaid"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SurchargePaid);
                        }
                        GeneratedField::SpecialCommandKept => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "specialCommandKept",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SpecialCommandKept);
                        }
                        GeneratedField::SpecialCommandUsedUp => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "specialCommandUsedUp",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::SpecialCommandUsedUp);
                        }
                        GeneratedField::ImprovementPlayed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("improvementPlayed"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ImprovementPlayed);
                        }
                        GeneratedField::ImprovementLost => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("improvementLost"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ImprovementLost);
                        }
                        GeneratedField::TerritoryDestroyed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "territoryDestroyed",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::TerritoryDestroyed);
                        }
                        GeneratedField::ConquestWindowOpened => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "conquestWindowOpened",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ConquestWindowOpened);
                        }
                        GeneratedField::ConquestWindowClosed => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "conquestWindowClosed",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::ConquestWindowClosed);
                        }
                        GeneratedField::BlackOpsPlaced => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOpsPlaced"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::BlackOpsPlaced);
                        }
                        GeneratedField::FortificationsAwaited => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "fortificationsAwaited",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::FortificationsAwaited);
                        }
                        GeneratedField::FortificationsDecided => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "fortificationsDecided",
                                ));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::FortificationsDecided);
                        }
                        GeneratedField::InitiativeAwaited => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("initiativeAwaited"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::InitiativeAwaited);
                        }
                        GeneratedField::InitiativeDecided => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("initiativeDecided"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(notice::Kind::InitiativeDecided);
                        }
                    }
                }
                Ok(Notice { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Notice", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for notice::AttackCardLaid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.AttackCardLaid", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.card.as_ref() {
            struct_ser.serialize_field("card", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::AttackCardLaid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "post", "card", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Post,
            Card,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::AttackCardLaid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.AttackCardLaid")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::AttackCardLaid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut post__ = None;
                let mut card__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::AttackCardLaid {
                    continent: continent__.unwrap_or_default(),
                    post: post__,
                    card: card__,
                    backs: backs__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.AttackCardLaid",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::BlackOpsPlaced {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.BlackOpsPlaced", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::BlackOpsPlaced {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::BlackOpsPlaced;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.BlackOpsPlaced")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::BlackOpsPlaced, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::BlackOpsPlaced {
                    post: post__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.BlackOpsPlaced",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::BoardsChosen {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.BoardsChosen", len)?;
        if true {
            struct_ser.serialize_field("boards", &self.boards)?;
        }
        if true {
            struct_ser.serialize_field("neutrals", &self.neutrals)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::BoardsChosen {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["boards", "neutrals"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Boards,
            Neutrals,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "boards" => Ok(GeneratedField::Boards),
                            "neutrals" => Ok(GeneratedField::Neutrals),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::BoardsChosen;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.BoardsChosen")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::BoardsChosen, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut boards__ = None;
                let mut neutrals__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Boards => {
                            if boards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("boards"));
                            }
                            boards__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Neutrals => {
                            if neutrals__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutrals"));
                            }
                            neutrals__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::BoardsChosen {
                    boards: boards__.unwrap_or_default(),
                    neutrals: neutrals__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.BoardsChosen",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ClockSet {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ClockSet", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.clock.as_ref() {
            struct_ser.serialize_field("clock", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ClockSet {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "clock"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Clock,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "clock" => Ok(GeneratedField::Clock),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ClockSet;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ClockSet")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::ClockSet, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut clock__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Clock => {
                            if clock__.is_some() {
                                return Err(serde::de::Error::duplicate_field("clock"));
                            }
                            clock__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::ClockSet { post: post__, clock: clock__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ClockSet",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatCardsDealt {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatCardsDealt", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if true {
            struct_ser.serialize_field("sets", &self.sets)?;
        }
        if let Some(v) = self.bank.as_ref() {
            struct_ser.serialize_field("bank", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatCardsDealt {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "sets", "bank"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Sets,
            Bank,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "sets" => Ok(GeneratedField::Sets),
                            "bank" => Ok(GeneratedField::Bank),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatCardsDealt;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatCardsDealt")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatCardsDealt, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut sets__ = None;
                let mut bank__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Sets => {
                            if sets__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sets"));
                            }
                            sets__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Bank => {
                            if bank__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bank"));
                            }
                            bank__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatCardsDealt {
                    faction: faction__.unwrap_or_default(),
                    sets: sets__.unwrap_or_default(),
                    bank: bank__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatCardsDealt",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatCardsDiscarded {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatCardsDiscarded", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("attack", &self.attack)?;
        }
        if true {
            struct_ser.serialize_field("defence", &self.defence)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatCardsDiscarded {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "attack", "defence"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Attack,
            Defence,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "attack" => Ok(GeneratedField::Attack),
                            "defence" => Ok(GeneratedField::Defence),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatCardsDiscarded;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatCardsDiscarded")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatCardsDiscarded, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut attack__ = None;
                let mut defence__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Defence => {
                            if defence__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defence"));
                            }
                            defence__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::CombatCardsDiscarded {
                    continent: continent__.unwrap_or_default(),
                    attack: attack__.unwrap_or_default(),
                    defence: defence__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatCardsDiscarded",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatCardsRevealed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatCardsRevealed", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("attack", &self.attack)?;
        }
        if true {
            struct_ser.serialize_field("defence", &self.defence)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatCardsRevealed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "attack", "defence"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Attack,
            Defence,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "attack" => Ok(GeneratedField::Attack),
                            "defence" => Ok(GeneratedField::Defence),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatCardsRevealed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatCardsRevealed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatCardsRevealed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut attack__ = None;
                let mut defence__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Attack => {
                            if attack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attack"));
                            }
                            attack__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Defence => {
                            if defence__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defence"));
                            }
                            defence__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::CombatCardsRevealed {
                    continent: continent__.unwrap_or_default(),
                    attack: attack__.unwrap_or_default(),
                    defence: defence__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatCardsRevealed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatCardsSwitched {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatCardsSwitched", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.discarded.as_ref() {
            struct_ser.serialize_field("discarded", v)?;
        }
        if let Some(v) = self.taken.as_ref() {
            struct_ser.serialize_field("taken", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        if let Some(v) = self.bank.as_ref() {
            struct_ser.serialize_field("bank", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatCardsSwitched {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "discarded", "taken", "backs", "bank"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Discarded,
            Taken,
            Backs,
            Bank,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "discarded" => Ok(GeneratedField::Discarded),
                            "taken" => Ok(GeneratedField::Taken),
                            "backs" => Ok(GeneratedField::Backs),
                            "bank" => Ok(GeneratedField::Bank),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatCardsSwitched;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatCardsSwitched")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatCardsSwitched, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut discarded__ = None;
                let mut taken__ = None;
                let mut backs__ = None;
                let mut bank__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Discarded => {
                            if discarded__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discarded"));
                            }
                            discarded__ = map_.next_value()?;
                        }
                        GeneratedField::Taken => {
                            if taken__.is_some() {
                                return Err(serde::de::Error::duplicate_field("taken"));
                            }
                            taken__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                        GeneratedField::Bank => {
                            if bank__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bank"));
                            }
                            bank__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatCardsSwitched {
                    post: post__,
                    discarded: discarded__,
                    taken: taken__,
                    backs: backs__,
                    bank: bank__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatCardsSwitched",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatClosed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatClosed", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatClosed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatClosed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatClosed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatClosed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                    }
                }
                Ok(notice::CombatClosed { continent: continent__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatClosed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatHandDrawn {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatHandDrawn", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatHandDrawn {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "count", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Count,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "count" => Ok(GeneratedField::Count),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatHandDrawn;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatHandDrawn")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatHandDrawn, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut count__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatHandDrawn {
                    post: post__,
                    count: count__.unwrap_or_default(),
                    backs: backs__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatHandDrawn",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatHandRefilled {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatHandRefilled", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Source::try_from(self.source).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.source))
            })?;
            struct_ser.serialize_field("source", &v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatHandRefilled {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "source", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Source,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "source" => Ok(GeneratedField::Source),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatHandRefilled;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatHandRefilled")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatHandRefilled, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut source__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Source => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("source"));
                            }
                            source__ = Some(map_.next_value::<Source>()? as i32);
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatHandRefilled {
                    post: post__,
                    source: source__.unwrap_or_default(),
                    backs: backs__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatHandRefilled",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatOpened {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatOpened", len)?;
        if true {
            struct_ser.serialize_field("number", &self.number)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.attacker.as_ref() {
            struct_ser.serialize_field("attacker", v)?;
        }
        if let Some(v) = self.defender.as_ref() {
            struct_ser.serialize_field("defender", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        if let Some(v) = self.elite_operation.as_ref() {
            struct_ser.serialize_field("eliteOperation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatOpened {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "number",
            "territory",
            "attacker",
            "defender",
            "deadline",
            "elite_operation",
            "eliteOperation",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Number,
            Territory,
            Attacker,
            Defender,
            Deadline,
            EliteOperation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "number" => Ok(GeneratedField::Number),
                            "territory" => Ok(GeneratedField::Territory),
                            "attacker" => Ok(GeneratedField::Attacker),
                            "defender" => Ok(GeneratedField::Defender),
                            "deadline" => Ok(GeneratedField::Deadline),
                            "eliteOperation" | "elite_operation" => {
                                Ok(GeneratedField::EliteOperation)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatOpened;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatOpened")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatOpened, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut number__ = None;
                let mut territory__ = None;
                let mut attacker__ = None;
                let mut defender__ = None;
                let mut deadline__ = None;
                let mut elite_operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Number => {
                            if number__.is_some() {
                                return Err(serde::de::Error::duplicate_field("number"));
                            }
                            number__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Attacker => {
                            if attacker__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attacker"));
                            }
                            attacker__ = map_.next_value()?;
                        }
                        GeneratedField::Defender => {
                            if defender__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defender"));
                            }
                            defender__ = map_.next_value()?;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                        GeneratedField::EliteOperation => {
                            if elite_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eliteOperation"));
                            }
                            elite_operation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatOpened {
                    number: number__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                    attacker: attacker__,
                    defender: defender__,
                    deadline: deadline__,
                    elite_operation: elite_operation__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatOpened",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatSetRedrawn {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatSetRedrawn", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        if let Some(v) = self.bank.as_ref() {
            struct_ser.serialize_field("bank", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatSetRedrawn {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "backs", "bank"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Backs,
            Bank,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "backs" => Ok(GeneratedField::Backs),
                            "bank" => Ok(GeneratedField::Bank),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatSetRedrawn;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatSetRedrawn")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatSetRedrawn, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut backs__ = None;
                let mut bank__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                        GeneratedField::Bank => {
                            if bank__.is_some() {
                                return Err(serde::de::Error::duplicate_field("bank"));
                            }
                            bank__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatSetRedrawn { post: post__, backs: backs__, bank: bank__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatSetRedrawn",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CombatSetShuffled {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CombatSetShuffled", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CombatSetShuffled {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CombatSetShuffled;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CombatSetShuffled")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CombatSetShuffled, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CombatSetShuffled { post: post__, backs: backs__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CombatSetShuffled",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CommandCardDiscarded {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CommandCardDiscarded", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CommandCardDiscarded {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CommandCardDiscarded;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CommandCardDiscarded")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CommandCardDiscarded, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::CommandCardDiscarded { post: post__, card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CommandCardDiscarded",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CommandCardsDrawn {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CommandCardsDrawn", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.cards.as_ref() {
            struct_ser.serialize_field("cards", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CommandCardsDrawn {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "cards"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Cards,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "cards" => Ok(GeneratedField::Cards),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CommandCardsDrawn;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CommandCardsDrawn")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CommandCardsDrawn, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut cards__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Cards => {
                            if cards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cards"));
                            }
                            cards__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CommandCardsDrawn { post: post__, cards: cards__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CommandCardsDrawn",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CommandDeckShuffled {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CommandDeckShuffled", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CommandDeckShuffled {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CommandDeckShuffled;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CommandDeckShuffled")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CommandDeckShuffled, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::CommandDeckShuffled { post: post__, count: count__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CommandDeckShuffled",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CommandPlayed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CommandPlayed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CommandPlayed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CommandPlayed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CommandPlayed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CommandPlayed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::CommandPlayed { post: post__, card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CommandPlayed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::CommandPointGiven {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.CommandPointGiven", len)?;
        if let Some(v) = self.giver.as_ref() {
            struct_ser.serialize_field("giver", v)?;
        }
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::CommandPointGiven {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["giver", "to"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Giver,
            To,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "giver" => Ok(GeneratedField::Giver),
                            "to" => Ok(GeneratedField::To),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::CommandPointGiven;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.CommandPointGiven")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::CommandPointGiven, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut giver__ = None;
                let mut to__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Giver => {
                            if giver__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giver"));
                            }
                            giver__ = map_.next_value()?;
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::CommandPointGiven { giver: giver__, to: to__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.CommandPointGiven",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::Conquered {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.Conquered", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::Conquered {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["territory", "faction"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Faction,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "faction" => Ok(GeneratedField::Faction),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::Conquered;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.Conquered")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::Conquered, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut faction__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                    }
                }
                Ok(notice::Conquered {
                    territory: territory__.unwrap_or_default(),
                    faction: faction__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.Conquered",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ConquestWindowClosed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ConquestWindowClosed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ConquestWindowClosed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ConquestWindowClosed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ConquestWindowClosed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ConquestWindowClosed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::ConquestWindowClosed { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ConquestWindowClosed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ConquestWindowOpened {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ConquestWindowOpened", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ConquestWindowOpened {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ConquestWindowOpened;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ConquestWindowOpened")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ConquestWindowOpened, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::ConquestWindowOpened {
                    post: post__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ConquestWindowOpened",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::Dealt {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Notice.Dealt", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::Dealt {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::Dealt;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.Dealt")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::Dealt, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::Dealt { post: post__, backs: backs__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Notice.Dealt", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for notice::DealtCount {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DealtCount", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DealtCount {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DealtCount;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DealtCount")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::DealtCount, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::DealtCount { post: post__, count: count__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DealtCount",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::DealtOperation {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DealtOperation", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.operation.as_ref() {
            struct_ser.serialize_field("operation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DealtOperation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "operation"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Operation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "operation" => Ok(GeneratedField::Operation),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DealtOperation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DealtOperation")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::DealtOperation, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Operation => {
                            if operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("operation"));
                            }
                            operation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::DealtOperation { post: post__, operation: operation__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DealtOperation",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::DeclaredDone {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DeclaredDone", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DeclaredDone {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DeclaredDone;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DeclaredDone")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::DeclaredDone, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::DeclaredDone { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DeclaredDone",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::DefenceCardLaid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DefenceCardLaid", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.card.as_ref() {
            struct_ser.serialize_field("card", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DefenceCardLaid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "post", "card", "backs", "deadline"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Post,
            Card,
            Backs,
            Deadline,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            "backs" => Ok(GeneratedField::Backs),
                            "deadline" => Ok(GeneratedField::Deadline),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DefenceCardLaid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DefenceCardLaid")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::DefenceCardLaid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut post__ = None;
                let mut card__ = None;
                let mut backs__ = None;
                let mut deadline__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::DefenceCardLaid {
                    continent: continent__.unwrap_or_default(),
                    post: post__,
                    card: card__,
                    backs: backs__,
                    deadline: deadline__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DefenceCardLaid",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::DiscountUsed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DiscountUsed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DiscountUsed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DiscountUsed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DiscountUsed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::DiscountUsed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::DiscountUsed { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DiscountUsed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::DoneWithdrawn {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.DoneWithdrawn", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::DoneWithdrawn {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::DoneWithdrawn;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.DoneWithdrawn")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::DoneWithdrawn, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::DoneWithdrawn { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.DoneWithdrawn",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ElectronicWarfarePlaced {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer
            .serialize_struct("umpire.iron_sky.v1.Notice.ElectronicWarfarePlaced", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("sector", &self.sector)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ElectronicWarfarePlaced {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "sector"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Sector,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "sector" => Ok(GeneratedField::Sector),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ElectronicWarfarePlaced;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ElectronicWarfarePlaced")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ElectronicWarfarePlaced, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut sector__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Sector => {
                            if sector__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sector"));
                            }
                            sector__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::ElectronicWarfarePlaced {
                    post: post__,
                    sector: sector__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ElectronicWarfarePlaced",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ElectronicWarfareReturned {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser = serializer
            .serialize_struct("umpire.iron_sky.v1.Notice.ElectronicWarfareReturned", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ElectronicWarfareReturned {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ElectronicWarfareReturned;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ElectronicWarfareReturned")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ElectronicWarfareReturned, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::ElectronicWarfareReturned { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ElectronicWarfareReturned",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::EndPhaseSubmitted {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.EndPhaseSubmitted", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::EndPhaseSubmitted {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::EndPhaseSubmitted;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.EndPhaseSubmitted")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::EndPhaseSubmitted, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::EndPhaseSubmitted { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.EndPhaseSubmitted",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::FortificationsAwaited {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.FortificationsAwaited", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.faces.as_ref() {
            struct_ser.serialize_field("faces", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::FortificationsAwaited {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "faces", "deadline"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Faces,
            Deadline,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "faces" => Ok(GeneratedField::Faces),
                            "deadline" => Ok(GeneratedField::Deadline),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::FortificationsAwaited;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.FortificationsAwaited")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::FortificationsAwaited, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut faces__ = None;
                let mut deadline__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Faces => {
                            if faces__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faces"));
                            }
                            faces__ = map_.next_value()?;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::FortificationsAwaited {
                    continent: continent__.unwrap_or_default(),
                    faces: faces__,
                    deadline: deadline__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.FortificationsAwaited",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::FortificationsDecided {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.FortificationsDecided", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.replaced.as_ref() {
            struct_ser.serialize_field("replaced", v)?;
        }
        if let Some(v) = self.stage.as_ref() {
            struct_ser.serialize_field("stage", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::FortificationsDecided {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "post", "replaced", "stage", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Post,
            Replaced,
            Stage,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "post" => Ok(GeneratedField::Post),
                            "replaced" => Ok(GeneratedField::Replaced),
                            "stage" => Ok(GeneratedField::Stage),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::FortificationsDecided;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.FortificationsDecided")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::FortificationsDecided, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut post__ = None;
                let mut replaced__ = None;
                let mut stage__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Replaced => {
                            if replaced__.is_some() {
                                return Err(serde::de::Error::duplicate_field("replaced"));
                            }
                            replaced__ = map_.next_value()?;
                        }
                        GeneratedField::Stage => {
                            if stage__.is_some() {
                                return Err(serde::de::Error::duplicate_field("stage"));
                            }
                            stage__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::FortificationsDecided {
                    continent: continent__.unwrap_or_default(),
                    post: post__,
                    replaced: replaced__,
                    stage: stage__,
                    backs: backs__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.FortificationsDecided",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::GuidanceUsed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.GuidanceUsed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::GuidanceUsed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "neutral_continent", "neutralContinent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            NeutralContinent,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::GuidanceUsed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.GuidanceUsed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::GuidanceUsed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut neutral_continent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                    }
                }
                Ok(notice::GuidanceUsed {
                    post: post__,
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.GuidanceUsed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::Hand {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Notice.Hand", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("cards", &self.cards)?;
        }
        if true {
            struct_ser.serialize_field("combatHand", &self.combat_hand)?;
        }
        if let Some(v) = self.secret_operation.as_ref() {
            struct_ser.serialize_field("secretOperation", v)?;
        }
        if let Some(v) = self.laid.as_ref() {
            struct_ser.serialize_field("laid", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::Hand {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "post",
            "cards",
            "combat_hand",
            "combatHand",
            "secret_operation",
            "secretOperation",
            "laid",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Cards,
            CombatHand,
            SecretOperation,
            Laid,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "cards" => Ok(GeneratedField::Cards),
                            "combatHand" | "combat_hand" => Ok(GeneratedField::CombatHand),
                            "secretOperation" | "secret_operation" => {
                                Ok(GeneratedField::SecretOperation)
                            }
                            "laid" => Ok(GeneratedField::Laid),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::Hand;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.Hand")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::Hand, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut cards__ = None;
                let mut combat_hand__ = None;
                let mut secret_operation__ = None;
                let mut laid__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Cards => {
                            if cards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("cards"));
                            }
                            cards__ = Some(map_.next_value()?);
                        }
                        GeneratedField::CombatHand => {
                            if combat_hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatHand"));
                            }
                            combat_hand__ = Some(map_.next_value()?);
                        }
                        GeneratedField::SecretOperation => {
                            if secret_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("secretOperation"));
                            }
                            secret_operation__ = map_.next_value()?;
                        }
                        GeneratedField::Laid => {
                            if laid__.is_some() {
                                return Err(serde::de::Error::duplicate_field("laid"));
                            }
                            laid__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::Hand {
                    post: post__,
                    cards: cards__.unwrap_or_default(),
                    combat_hand: combat_hand__.unwrap_or_default(),
                    secret_operation: secret_operation__,
                    laid: laid__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Notice.Hand", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for notice::HelpArrived {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.HelpArrived", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        if let Some(v) = self.place.as_ref() {
            struct_ser.serialize_field("place", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::HelpArrived {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["post", "neutral_continent", "neutralContinent", "place", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            NeutralContinent,
            Place,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            "place" => Ok(GeneratedField::Place),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::HelpArrived;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.HelpArrived")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::HelpArrived, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut neutral_continent__ = None;
                let mut place__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Place => {
                            if place__.is_some() {
                                return Err(serde::de::Error::duplicate_field("place"));
                            }
                            place__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::HelpArrived {
                    post: post__,
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                    place: place__,
                    count: count__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.HelpArrived",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ImprovementLost {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ImprovementLost", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ImprovementLost {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ImprovementLost;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ImprovementLost")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ImprovementLost, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::ImprovementLost {
                    post: post__,
                    card: card__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ImprovementLost",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ImprovementPlayed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ImprovementPlayed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ImprovementPlayed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ImprovementPlayed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ImprovementPlayed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ImprovementPlayed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::ImprovementPlayed {
                    post: post__,
                    card: card__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ImprovementPlayed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::InitiativeAwaited {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.InitiativeAwaited", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.faces.as_ref() {
            struct_ser.serialize_field("faces", v)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::InitiativeAwaited {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "faces", "deadline"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Faces,
            Deadline,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "faces" => Ok(GeneratedField::Faces),
                            "deadline" => Ok(GeneratedField::Deadline),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::InitiativeAwaited;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.InitiativeAwaited")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::InitiativeAwaited, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut faces__ = None;
                let mut deadline__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Faces => {
                            if faces__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faces"));
                            }
                            faces__ = map_.next_value()?;
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::InitiativeAwaited {
                    continent: continent__.unwrap_or_default(),
                    faces: faces__,
                    deadline: deadline__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.InitiativeAwaited",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::InitiativeDecided {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.InitiativeDecided", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Shift::try_from(self.shift).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.shift))
            })?;
            struct_ser.serialize_field("shift", &v)?;
        }
        if let Some(v) = self.stage.as_ref() {
            struct_ser.serialize_field("stage", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::InitiativeDecided {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "post", "shift", "stage"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Post,
            Shift,
            Stage,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "post" => Ok(GeneratedField::Post),
                            "shift" => Ok(GeneratedField::Shift),
                            "stage" => Ok(GeneratedField::Stage),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::InitiativeDecided;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.InitiativeDecided")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::InitiativeDecided, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut post__ = None;
                let mut shift__ = None;
                let mut stage__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Shift => {
                            if shift__.is_some() {
                                return Err(serde::de::Error::duplicate_field("shift"));
                            }
                            shift__ = Some(map_.next_value::<Shift>()? as i32);
                        }
                        GeneratedField::Stage => {
                            if stage__.is_some() {
                                return Err(serde::de::Error::duplicate_field("stage"));
                            }
                            stage__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::InitiativeDecided {
                    continent: continent__.unwrap_or_default(),
                    post: post__,
                    shift: shift__.unwrap_or_default(),
                    stage: stage__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.InitiativeDecided",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::LeftUncontrolled {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.LeftUncontrolled", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::LeftUncontrolled {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["territory", "faction"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Faction,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "faction" => Ok(GeneratedField::Faction),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::LeftUncontrolled;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.LeftUncontrolled")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::LeftUncontrolled, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut faction__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                    }
                }
                Ok(notice::LeftUncontrolled {
                    territory: territory__.unwrap_or_default(),
                    faction: faction__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.LeftUncontrolled",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::LoansUsed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.LoansUsed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Continent::try_from(self.neutral_continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.neutral_continent))
            })?;
            struct_ser.serialize_field("neutralContinent", &v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::LoansUsed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "neutral_continent", "neutralContinent", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            NeutralContinent,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "neutralContinent" | "neutral_continent" => {
                                Ok(GeneratedField::NeutralContinent)
                            }
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::LoansUsed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.LoansUsed")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::LoansUsed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut neutral_continent__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::NeutralContinent => {
                            if neutral_continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutralContinent"));
                            }
                            neutral_continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::LoansUsed {
                    post: post__,
                    neutral_continent: neutral_continent__.unwrap_or_default(),
                    count: count__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.LoansUsed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::MatchEnded {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.MatchEnded", len)?;
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::MatchEnded {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["outcome"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Outcome,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "outcome" => Ok(GeneratedField::Outcome),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::MatchEnded;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.MatchEnded")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::MatchEnded, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut outcome__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::MatchEnded { outcome: outcome__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.MatchEnded",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::MoneyGiven {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.MoneyGiven", len)?;
        if let Some(v) = self.giver.as_ref() {
            struct_ser.serialize_field("giver", v)?;
        }
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        if true {
            struct_ser.serialize_field("amount", &self.amount)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::MoneyGiven {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["giver", "to", "amount"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Giver,
            To,
            Amount,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "giver" => Ok(GeneratedField::Giver),
                            "to" => Ok(GeneratedField::To),
                            "amount" => Ok(GeneratedField::Amount),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::MoneyGiven;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.MoneyGiven")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::MoneyGiven, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut giver__ = None;
                let mut to__ = None;
                let mut amount__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Giver => {
                            if giver__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giver"));
                            }
                            giver__ = map_.next_value()?;
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_.next_value()?;
                        }
                        GeneratedField::Amount => {
                            if amount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("amount"));
                            }
                            amount__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::MoneyGiven {
                    giver: giver__,
                    to: to__,
                    amount: amount__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.MoneyGiven",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::OccupationTokenMoved {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.OccupationTokenMoved", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("position", &self.position)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::OccupationTokenMoved {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "position"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Position,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "position" => Ok(GeneratedField::Position),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::OccupationTokenMoved;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.OccupationTokenMoved")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::OccupationTokenMoved, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut position__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Position => {
                            if position__.is_some() {
                                return Err(serde::de::Error::duplicate_field("position"));
                            }
                            position__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::OccupationTokenMoved {
                    continent: continent__.unwrap_or_default(),
                    position: position__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.OccupationTokenMoved",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::Occupied {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.Occupied", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::Occupied {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["territory", "faction"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Faction,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "faction" => Ok(GeneratedField::Faction),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::Occupied;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.Occupied")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::Occupied, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut faction__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                    }
                }
                Ok(notice::Occupied {
                    territory: territory__.unwrap_or_default(),
                    faction: faction__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.Occupied",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::PhaseBegan {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.PhaseBegan", len)?;
        if true {
            let v = Faction::try_from(self.active).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.active))
            })?;
            struct_ser.serialize_field("active", &v)?;
        }
        if true {
            let v = Phase::try_from(self.phase).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.phase))
            })?;
            struct_ser.serialize_field("phase", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::PhaseBegan {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["active", "phase"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Active,
            Phase,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "active" => Ok(GeneratedField::Active),
                            "phase" => Ok(GeneratedField::Phase),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::PhaseBegan;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.PhaseBegan")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::PhaseBegan, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut active__ = None;
                let mut phase__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Active => {
                            if active__.is_some() {
                                return Err(serde::de::Error::duplicate_field("active"));
                            }
                            active__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Phase => {
                            if phase__.is_some() {
                                return Err(serde::de::Error::duplicate_field("phase"));
                            }
                            phase__ = Some(map_.next_value::<Phase>()? as i32);
                        }
                    }
                }
                Ok(notice::PhaseBegan {
                    active: active__.unwrap_or_default(),
                    phase: phase__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.PhaseBegan",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::PostsTaken {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.PostsTaken", len)?;
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::PostsTaken {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["players"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Players,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "players" => Ok(GeneratedField::Players),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::PostsTaken;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.PostsTaken")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::PostsTaken, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut players__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::PostsTaken { players: players__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.PostsTaken",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::Replacement {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.Replacement", len)?;
        if true {
            struct_ser.serialize_field("oldCard", &self.old_card)?;
        }
        if true {
            struct_ser.serialize_field("newCard", &self.new_card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::Replacement {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["old_card", "oldCard", "new_card", "newCard"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            OldCard,
            NewCard,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "oldCard" | "old_card" => Ok(GeneratedField::OldCard),
                            "newCard" | "new_card" => Ok(GeneratedField::NewCard),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::Replacement;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.Replacement")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::Replacement, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut old_card__ = None;
                let mut new_card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::OldCard => {
                            if old_card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("oldCard"));
                            }
                            old_card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NewCard => {
                            if new_card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("newCard"));
                            }
                            new_card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::Replacement {
                    old_card: old_card__.unwrap_or_default(),
                    new_card: new_card__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.Replacement",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ReserveLaid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ReserveLaid", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.backs.as_ref() {
            struct_ser.serialize_field("backs", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ReserveLaid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "backs"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Backs,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "backs" => Ok(GeneratedField::Backs),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ReserveLaid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ReserveLaid")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::ReserveLaid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut backs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Backs => {
                            if backs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("backs"));
                            }
                            backs__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::ReserveLaid { post: post__, backs: backs__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ReserveLaid",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ResourceGained {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ResourceGained", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Resource::try_from(self.resource).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.resource))
            })?;
            struct_ser.serialize_field("resource", &v)?;
        }
        if true {
            struct_ser.serialize_field("amount", &self.amount)?;
        }
        if true {
            struct_ser.serialize_field("level", &self.level)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ResourceGained {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "resource", "amount", "level"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Resource,
            Amount,
            Level,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "resource" => Ok(GeneratedField::Resource),
                            "amount" => Ok(GeneratedField::Amount),
                            "level" => Ok(GeneratedField::Level),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ResourceGained;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ResourceGained")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ResourceGained, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut resource__ = None;
                let mut amount__ = None;
                let mut level__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Resource => {
                            if resource__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resource"));
                            }
                            resource__ = Some(map_.next_value::<Resource>()? as i32);
                        }
                        GeneratedField::Amount => {
                            if amount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("amount"));
                            }
                            amount__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Level => {
                            if level__.is_some() {
                                return Err(serde::de::Error::duplicate_field("level"));
                            }
                            level__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::ResourceGained {
                    post: post__,
                    resource: resource__.unwrap_or_default(),
                    amount: amount__.unwrap_or_default(),
                    level: level__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ResourceGained",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::ResourceSpent {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.ResourceSpent", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Resource::try_from(self.resource).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.resource))
            })?;
            struct_ser.serialize_field("resource", &v)?;
        }
        if true {
            struct_ser.serialize_field("amount", &self.amount)?;
        }
        if true {
            struct_ser.serialize_field("level", &self.level)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::ResourceSpent {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "resource", "amount", "level"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Resource,
            Amount,
            Level,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "resource" => Ok(GeneratedField::Resource),
                            "amount" => Ok(GeneratedField::Amount),
                            "level" => Ok(GeneratedField::Level),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::ResourceSpent;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.ResourceSpent")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::ResourceSpent, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut resource__ = None;
                let mut amount__ = None;
                let mut level__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Resource => {
                            if resource__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resource"));
                            }
                            resource__ = Some(map_.next_value::<Resource>()? as i32);
                        }
                        GeneratedField::Amount => {
                            if amount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("amount"));
                            }
                            amount__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Level => {
                            if level__.is_some() {
                                return Err(serde::de::Error::duplicate_field("level"));
                            }
                            level__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::ResourceSpent {
                    post: post__,
                    resource: resource__.unwrap_or_default(),
                    amount: amount__.unwrap_or_default(),
                    level: level__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.ResourceSpent",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::RoundBegan {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.RoundBegan", len)?;
        if true {
            struct_ser.serialize_field("round", &self.round)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::RoundBegan {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["round"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Round,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "round" => Ok(GeneratedField::Round),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::RoundBegan;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.RoundBegan")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::RoundBegan, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut round__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Round => {
                            if round__.is_some() {
                                return Err(serde::de::Error::duplicate_field("round"));
                            }
                            round__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::RoundBegan { round: round__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.RoundBegan",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SeatGivenUp {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SeatGivenUp", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if let Some(v) = self.heir.as_ref() {
            struct_ser.serialize_field("heir", v)?;
        }
        if true {
            struct_ser.serialize_field("hands", &self.hands)?;
        }
        if true {
            struct_ser.serialize_field("seesNoMore", &self.sees_no_more)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SeatGivenUp {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "heir", "hands", "sees_no_more", "seesNoMore"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Heir,
            Hands,
            SeesNoMore,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seat" => Ok(GeneratedField::Seat),
                            "heir" => Ok(GeneratedField::Heir),
                            "hands" => Ok(GeneratedField::Hands),
                            "seesNoMore" | "sees_no_more" => Ok(GeneratedField::SeesNoMore),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SeatGivenUp;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SeatGivenUp")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::SeatGivenUp, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut heir__ = None;
                let mut hands__ = None;
                let mut sees_no_more__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Heir => {
                            if heir__.is_some() {
                                return Err(serde::de::Error::duplicate_field("heir"));
                            }
                            heir__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Hands => {
                            if hands__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hands"));
                            }
                            hands__ = Some(map_.next_value()?);
                        }
                        GeneratedField::SeesNoMore => {
                            if sees_no_more__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seesNoMore"));
                            }
                            sees_no_more__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SeatGivenUp {
                    seat: seat__.unwrap_or_default(),
                    heir: heir__,
                    hands: hands__.unwrap_or_default(),
                    sees_no_more: sees_no_more__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SeatGivenUp",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SecretOperationRevealed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer
            .serialize_struct("umpire.iron_sky.v1.Notice.SecretOperationRevealed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("operation", &self.operation)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SecretOperationRevealed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "operation"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Operation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "operation" => Ok(GeneratedField::Operation),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SecretOperationRevealed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SecretOperationRevealed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SecretOperationRevealed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Operation => {
                            if operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("operation"));
                            }
                            operation__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SecretOperationRevealed {
                    post: post__,
                    operation: operation__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SecretOperationRevealed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SecretOperationsDealt {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SecretOperationsDealt", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if true {
            struct_ser.serialize_field("operations", &self.operations)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SecretOperationsDealt {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "operations"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Operations,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "operations" => Ok(GeneratedField::Operations),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SecretOperationsDealt;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SecretOperationsDealt")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SecretOperationsDealt, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut operations__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Operations => {
                            if operations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("operations"));
                            }
                            operations__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SecretOperationsDealt {
                    faction: faction__.unwrap_or_default(),
                    operations: operations__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SecretOperationsDealt",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SpecialCommandKept {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SpecialCommandKept", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SpecialCommandKept {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SpecialCommandKept;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SpecialCommandKept")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SpecialCommandKept, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SpecialCommandKept { post: post__, card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SpecialCommandKept",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SpecialCommandUsedUp {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SpecialCommandUsedUp", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SpecialCommandUsedUp {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SpecialCommandUsedUp;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SpecialCommandUsedUp")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SpecialCommandUsedUp, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SpecialCommandUsedUp { post: post__, card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SpecialCommandUsedUp",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SpecialCommandsDealt {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SpecialCommandsDealt", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if true {
            struct_ser.serialize_field("counts", &self.counts)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SpecialCommandsDealt {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "counts"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Counts,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "counts" => Ok(GeneratedField::Counts),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SpecialCommandsDealt;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SpecialCommandsDealt")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SpecialCommandsDealt, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut counts__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Counts => {
                            if counts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("counts"));
                            }
                            counts__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::SpecialCommandsDealt {
                    faction: faction__.unwrap_or_default(),
                    counts: counts__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SpecialCommandsDealt",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SquaresCompared {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SquaresCompared", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("square", &self.square)?;
        }
        if true {
            struct_ser.serialize_field("attackerLoses", &self.attacker_loses)?;
        }
        if true {
            struct_ser.serialize_field("defenderLoses", &self.defender_loses)?;
        }
        if true {
            struct_ser.serialize_field("facing", &self.facing)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SquaresCompared {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "continent",
            "square",
            "attacker_loses",
            "attackerLoses",
            "defender_loses",
            "defenderLoses",
            "facing",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Square,
            AttackerLoses,
            DefenderLoses,
            Facing,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "square" => Ok(GeneratedField::Square),
                            "attackerLoses" | "attacker_loses" => Ok(GeneratedField::AttackerLoses),
                            "defenderLoses" | "defender_loses" => Ok(GeneratedField::DefenderLoses),
                            "facing" => Ok(GeneratedField::Facing),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SquaresCompared;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SquaresCompared")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SquaresCompared, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut square__ = None;
                let mut attacker_loses__ = None;
                let mut defender_loses__ = None;
                let mut facing__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Square => {
                            if square__.is_some() {
                                return Err(serde::de::Error::duplicate_field("square"));
                            }
                            square__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::AttackerLoses => {
                            if attacker_loses__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attackerLoses"));
                            }
                            attacker_loses__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::DefenderLoses => {
                            if defender_loses__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defenderLoses"));
                            }
                            defender_loses__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Facing => {
                            if facing__.is_some() {
                                return Err(serde::de::Error::duplicate_field("facing"));
                            }
                            facing__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::SquaresCompared {
                    continent: continent__.unwrap_or_default(),
                    square: square__.unwrap_or_default(),
                    attacker_loses: attacker_loses__.unwrap_or_default(),
                    defender_loses: defender_loses__.unwrap_or_default(),
                    facing: facing__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SquaresCompared",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::SurchargePaid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.SurchargePaid", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::SurchargePaid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::SurchargePaid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.SurchargePaid")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::SurchargePaid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::SurchargePaid { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.SurchargePaid",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TerritoryDestroyed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TerritoryDestroyed", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TerritoryDestroyed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TerritoryDestroyed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TerritoryDestroyed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TerritoryDestroyed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::TerritoryDestroyed {
                    post: post__,
                    card: card__.unwrap_or_default(),
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TerritoryDestroyed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TerrorPlaced {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TerrorPlaced", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TerrorPlaced {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "territory"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Territory,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "territory" => Ok(GeneratedField::Territory),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TerrorPlaced;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TerrorPlaced")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TerrorPlaced, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut territory__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::TerrorPlaced {
                    post: post__,
                    territory: territory__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TerrorPlaced",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TerrorReturned {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TerrorReturned", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TerrorReturned {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TerrorReturned;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TerrorReturned")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TerrorReturned, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::TerrorReturned { post: post__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TerrorReturned",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TilesDestroyed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TilesDestroyed", len)?;
        if let Some(v) = self.place.as_ref() {
            struct_ser.serialize_field("place", v)?;
        }
        if true {
            struct_ser.serialize_field("tiles", &self.tiles)?;
        }
        if let Some(v) = self.trophies_to.as_ref() {
            struct_ser.serialize_field("trophiesTo", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TilesDestroyed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["place", "tiles", "trophies_to", "trophiesTo"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Place,
            Tiles,
            TrophiesTo,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "place" => Ok(GeneratedField::Place),
                            "tiles" => Ok(GeneratedField::Tiles),
                            "trophiesTo" | "trophies_to" => Ok(GeneratedField::TrophiesTo),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TilesDestroyed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TilesDestroyed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TilesDestroyed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut place__ = None;
                let mut tiles__ = None;
                let mut trophies_to__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Place => {
                            if place__.is_some() {
                                return Err(serde::de::Error::duplicate_field("place"));
                            }
                            place__ = map_.next_value()?;
                        }
                        GeneratedField::Tiles => {
                            if tiles__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tiles"));
                            }
                            tiles__ = Some(map_.next_value()?);
                        }
                        GeneratedField::TrophiesTo => {
                            if trophies_to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trophiesTo"));
                            }
                            trophies_to__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::TilesDestroyed {
                    place: place__,
                    tiles: tiles__.unwrap_or_default(),
                    trophies_to: trophies_to__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TilesDestroyed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TilesMoved {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TilesMoved", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if let Some(v) = self.origin.as_ref() {
            struct_ser.serialize_field("origin", v)?;
        }
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        if true {
            struct_ser.serialize_field("tiles", &self.tiles)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TilesMoved {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "origin", "to", "tiles"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Origin,
            To,
            Tiles,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "origin" => Ok(GeneratedField::Origin),
                            "to" => Ok(GeneratedField::To),
                            "tiles" => Ok(GeneratedField::Tiles),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TilesMoved;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TilesMoved")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::TilesMoved, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut origin__ = None;
                let mut to__ = None;
                let mut tiles__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Origin => {
                            if origin__.is_some() {
                                return Err(serde::de::Error::duplicate_field("origin"));
                            }
                            origin__ = map_.next_value()?;
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_.next_value()?;
                        }
                        GeneratedField::Tiles => {
                            if tiles__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tiles"));
                            }
                            tiles__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::TilesMoved {
                    faction: faction__.unwrap_or_default(),
                    origin: origin__,
                    to: to__,
                    tiles: tiles__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TilesMoved",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TimePileLaid {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TimePileLaid", len)?;
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TimePileLaid {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TimePileLaid;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TimePileLaid")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TimePileLaid, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::TimePileLaid { count: count__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TimePileLaid",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TimeTokenTurned {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TimeTokenTurned", len)?;
        if true {
            struct_ser.serialize_field("token", &self.token)?;
        }
        if true {
            struct_ser.serialize_field("isInForce", &self.is_in_force)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TimeTokenTurned {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["token", "is_in_force", "isInForce"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Token,
            IsInForce,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "token" => Ok(GeneratedField::Token),
                            "isInForce" | "is_in_force" => Ok(GeneratedField::IsInForce),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TimeTokenTurned;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TimeTokenTurned")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TimeTokenTurned, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut token__ = None;
                let mut is_in_force__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = Some(map_.next_value()?);
                        }
                        GeneratedField::IsInForce => {
                            if is_in_force__.is_some() {
                                return Err(serde::de::Error::duplicate_field("isInForce"));
                            }
                            is_in_force__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(notice::TimeTokenTurned {
                    token: token__.unwrap_or_default(),
                    is_in_force: is_in_force__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TimeTokenTurned",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TransitPermitSet {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TransitPermitSet", len)?;
        if let Some(v) = self.giver.as_ref() {
            struct_ser.serialize_field("giver", v)?;
        }
        if let Some(v) = self.to.as_ref() {
            struct_ser.serialize_field("to", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TransitPermitSet {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["giver", "to", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Giver,
            To,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "giver" => Ok(GeneratedField::Giver),
                            "to" => Ok(GeneratedField::To),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TransitPermitSet;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TransitPermitSet")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TransitPermitSet, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut giver__ = None;
                let mut to__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Giver => {
                            if giver__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giver"));
                            }
                            giver__ = map_.next_value()?;
                        }
                        GeneratedField::To => {
                            if to__.is_some() {
                                return Err(serde::de::Error::duplicate_field("to"));
                            }
                            to__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::TransitPermitSet {
                    giver: giver__,
                    to: to__,
                    count: count__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TransitPermitSet",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::TransitPermitUsed {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.TransitPermitUsed", len)?;
        if let Some(v) = self.giver.as_ref() {
            struct_ser.serialize_field("giver", v)?;
        }
        if let Some(v) = self.by.as_ref() {
            struct_ser.serialize_field("by", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::TransitPermitUsed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["giver", "by"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Giver,
            By,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "giver" => Ok(GeneratedField::Giver),
                            "by" => Ok(GeneratedField::By),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::TransitPermitUsed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.TransitPermitUsed")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<notice::TransitPermitUsed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut giver__ = None;
                let mut by__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Giver => {
                            if giver__.is_some() {
                                return Err(serde::de::Error::duplicate_field("giver"));
                            }
                            giver__ = map_.next_value()?;
                        }
                        GeneratedField::By => {
                            if by__.is_some() {
                                return Err(serde::de::Error::duplicate_field("by"));
                            }
                            by__ = map_.next_value()?;
                        }
                    }
                }
                Ok(notice::TransitPermitUsed { giver: giver__, by: by__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.TransitPermitUsed",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for notice::UnitsPlaced {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Notice.UnitsPlaced", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.place.as_ref() {
            struct_ser.serialize_field("place", v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for notice::UnitsPlaced {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "place", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Place,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "place" => Ok(GeneratedField::Place),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = notice::UnitsPlaced;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Notice.UnitsPlaced")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<notice::UnitsPlaced, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut place__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Place => {
                            if place__.is_some() {
                                return Err(serde::de::Error::duplicate_field("place"));
                            }
                            place__ = map_.next_value()?;
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(notice::UnitsPlaced {
                    post: post__,
                    place: place__,
                    count: count__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Notice.UnitsPlaced",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Options {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Options", len)?;
        if let Some(v) = self.seating.as_ref() {
            struct_ser.serialize_field("seating", v)?;
        }
        if let Some(v) = self.turn_style.as_ref() {
            let v = options::TurnStyle::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("turnStyle", &v)?;
        }
        if let Some(v) = self.orbit_across_neutral.as_ref() {
            struct_ser.serialize_field("orbitAcrossNeutral", v)?;
        }
        if true {
            struct_ser.serialize_field("commandSeconds", &self.command_seconds)?;
        }
        if true {
            struct_ser.serialize_field("decisionSeconds", &self.decision_seconds)?;
        }
        if let Some(v) = self.preset.as_ref() {
            let v = options::Preset::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("preset", &v)?;
        }
        if let Some(v) = self.special_commands.as_ref() {
            struct_ser.serialize_field("specialCommands", v)?;
        }
        if let Some(v) = self.random_length.as_ref() {
            struct_ser.serialize_field("randomLength", v)?;
        }
        if let Some(v) = self.initiative.as_ref() {
            struct_ser.serialize_field("initiative", v)?;
        }
        if let Some(v) = self.black_ops.as_ref() {
            struct_ser.serialize_field("blackOps", v)?;
        }
        if let Some(v) = self.controlled_combat.as_ref() {
            struct_ser.serialize_field("controlledCombat", v)?;
        }
        if let Some(v) = self.secret_operations.as_ref() {
            struct_ser.serialize_field("secretOperations", v)?;
        }
        if let Some(v) = self.eventful_times.as_ref() {
            struct_ser.serialize_field("eventfulTimes", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Options {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "seating",
            "turn_style",
            "turnStyle",
            "orbit_across_neutral",
            "orbitAcrossNeutral",
            "command_seconds",
            "commandSeconds",
            "decision_seconds",
            "decisionSeconds",
            "preset",
            "special_commands",
            "specialCommands",
            "random_length",
            "randomLength",
            "initiative",
            "black_ops",
            "blackOps",
            "controlled_combat",
            "controlledCombat",
            "secret_operations",
            "secretOperations",
            "eventful_times",
            "eventfulTimes",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seating,
            TurnStyle,
            OrbitAcrossNeutral,
            CommandSeconds,
            DecisionSeconds,
            Preset,
            SpecialCommands,
            RandomLength,
            Initiative,
            BlackOps,
            ControlledCombat,
            SecretOperations,
            EventfulTimes,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seating" => Ok(GeneratedField::Seating),
                            "turnStyle" | "turn_style" => Ok(GeneratedField::TurnStyle),
                            "orbitAcrossNeutral" | "orbit_across_neutral" => {
                                Ok(GeneratedField::OrbitAcrossNeutral)
                            }
                            "commandSeconds" | "command_seconds" => {
                                Ok(GeneratedField::CommandSeconds)
                            }
                            "decisionSeconds" | "decision_seconds" => {
                                Ok(GeneratedField::DecisionSeconds)
                            }
                            "preset" => Ok(GeneratedField::Preset),
                            "specialCommands" | "special_commands" => {
                                Ok(GeneratedField::SpecialCommands)
                            }
                            "randomLength" | "random_length" => Ok(GeneratedField::RandomLength),
                            "initiative" => Ok(GeneratedField::Initiative),
                            "blackOps" | "black_ops" => Ok(GeneratedField::BlackOps),
                            "controlledCombat" | "controlled_combat" => {
                                Ok(GeneratedField::ControlledCombat)
                            }
                            "secretOperations" | "secret_operations" => {
                                Ok(GeneratedField::SecretOperations)
                            }
                            "eventfulTimes" | "eventful_times" => Ok(GeneratedField::EventfulTimes),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Options;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Options")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Options, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seating__ = None;
                let mut turn_style__ = None;
                let mut orbit_across_neutral__ = None;
                let mut command_seconds__ = None;
                let mut decision_seconds__ = None;
                let mut preset__ = None;
                let mut special_commands__ = None;
                let mut random_length__ = None;
                let mut initiative__ = None;
                let mut black_ops__ = None;
                let mut controlled_combat__ = None;
                let mut secret_operations__ = None;
                let mut eventful_times__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seating => {
                            if seating__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seating"));
                            }
                            seating__ = map_.next_value()?;
                        }
                        GeneratedField::TurnStyle => {
                            if turn_style__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turnStyle"));
                            }
                            turn_style__ = map_
                                .next_value::<::std::option::Option<options::TurnStyle>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::OrbitAcrossNeutral => {
                            if orbit_across_neutral__.is_some() {
                                return Err(serde::de::Error::duplicate_field(
                                    "orbitAcrossNeutral",
                                ));
                            }
                            orbit_across_neutral__ = map_.next_value()?;
                        }
                        GeneratedField::CommandSeconds => {
                            if command_seconds__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commandSeconds"));
                            }
                            command_seconds__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::DecisionSeconds => {
                            if decision_seconds__.is_some() {
                                return Err(serde::de::Error::duplicate_field("decisionSeconds"));
                            }
                            decision_seconds__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Preset => {
                            if preset__.is_some() {
                                return Err(serde::de::Error::duplicate_field("preset"));
                            }
                            preset__ = map_
                                .next_value::<::std::option::Option<options::Preset>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::SpecialCommands => {
                            if special_commands__.is_some() {
                                return Err(serde::de::Error::duplicate_field("specialCommands"));
                            }
                            special_commands__ = map_.next_value()?;
                        }
                        GeneratedField::RandomLength => {
                            if random_length__.is_some() {
                                return Err(serde::de::Error::duplicate_field("randomLength"));
                            }
                            random_length__ = map_.next_value()?;
                        }
                        GeneratedField::Initiative => {
                            if initiative__.is_some() {
                                return Err(serde::de::Error::duplicate_field("initiative"));
                            }
                            initiative__ = map_.next_value()?;
                        }
                        GeneratedField::BlackOps => {
                            if black_ops__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOps"));
                            }
                            black_ops__ = map_.next_value()?;
                        }
                        GeneratedField::ControlledCombat => {
                            if controlled_combat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("controlledCombat"));
                            }
                            controlled_combat__ = map_.next_value()?;
                        }
                        GeneratedField::SecretOperations => {
                            if secret_operations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("secretOperations"));
                            }
                            secret_operations__ = map_.next_value()?;
                        }
                        GeneratedField::EventfulTimes => {
                            if eventful_times__.is_some() {
                                return Err(serde::de::Error::duplicate_field("eventfulTimes"));
                            }
                            eventful_times__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Options {
                    seating: seating__,
                    turn_style: turn_style__,
                    orbit_across_neutral: orbit_across_neutral__,
                    command_seconds: command_seconds__.unwrap_or_default(),
                    decision_seconds: decision_seconds__.unwrap_or_default(),
                    preset: preset__,
                    special_commands: special_commands__,
                    random_length: random_length__,
                    initiative: initiative__,
                    black_ops: black_ops__,
                    controlled_combat: controlled_combat__,
                    secret_operations: secret_operations__,
                    eventful_times: eventful_times__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Options", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for options::Assigned {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Options.Assigned", len)?;
        if true {
            struct_ser.serialize_field("posts", &self.posts)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for options::Assigned {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["posts"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Posts,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "posts" => Ok(GeneratedField::Posts),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = options::Assigned;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Options.Assigned")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<options::Assigned, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut posts__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Posts => {
                            if posts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("posts"));
                            }
                            posts__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(options::Assigned { posts: posts__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Options.Assigned",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for options::AssignedPost {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Options.AssignedPost", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("commander", &self.commander)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for options::AssignedPost {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "continent", "commander"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Continent,
            Commander,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "continent" => Ok(GeneratedField::Continent),
                            "commander" => Ok(GeneratedField::Commander),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = options::AssignedPost;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Options.AssignedPost")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<options::AssignedPost, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut continent__ = None;
                let mut commander__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Commander => {
                            if commander__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commander"));
                            }
                            commander__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(options::AssignedPost {
                    faction: faction__.unwrap_or_default(),
                    continent: continent__.unwrap_or_default(),
                    commander: commander__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Options.AssignedPost",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for options::Preset {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "PRESET_UNSPECIFIED",
            Self::Rookie => "ROOKIE",
            Self::Experienced => "EXPERIENCED",
            Self::Veteran => "VETERAN",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for options::Preset {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["PRESET_UNSPECIFIED", "ROOKIE", "EXPERIENCED", "VETERAN"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = options::Preset;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "PRESET_UNSPECIFIED" => Ok(options::Preset::Unspecified),
                    "ROOKIE" => Ok(options::Preset::Rookie),
                    "EXPERIENCED" => Ok(options::Preset::Experienced),
                    "VETERAN" => Ok(options::Preset::Veteran),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for options::Random {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Options.Random", len)?;
        if true {
            let v = self
                .boards
                .iter()
                .cloned()
                .map(|v| {
                    Continent::try_from(v)
                        .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", v)))
                })
                .collect::<std::result::Result<Vec<_>, _>>()?;
            struct_ser.serialize_field("boards", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for options::Random {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["boards"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Boards,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "boards" => Ok(GeneratedField::Boards),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = options::Random;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Options.Random")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<options::Random, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut boards__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Boards => {
                            if boards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("boards"));
                            }
                            boards__ = Some(
                                map_.next_value::<Vec<Continent>>()?
                                    .into_iter()
                                    .map(|x| x as i32)
                                    .collect(),
                            );
                        }
                    }
                }
                Ok(options::Random { boards: boards__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Options.Random",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for options::Seating {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.kind.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Options.Seating", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                options::seating::Kind::Random(v) => {
                    struct_ser.serialize_field("random", v)?;
                }
                options::seating::Kind::Assigned(v) => {
                    struct_ser.serialize_field("assigned", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for options::Seating {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["random", "assigned"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Random,
            Assigned,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "random" => Ok(GeneratedField::Random),
                            "assigned" => Ok(GeneratedField::Assigned),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = options::Seating;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Options.Seating")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<options::Seating, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Random => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("random"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(options::seating::Kind::Random);
                        }
                        GeneratedField::Assigned => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("assigned"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(options::seating::Kind::Assigned);
                        }
                    }
                }
                Ok(options::Seating { kind: kind__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Options.Seating",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for options::TurnStyle {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "TURN_STYLE_UNSPECIFIED",
            Self::Simultaneous => "SIMULTANEOUS",
            Self::Sequential => "SEQUENTIAL",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for options::TurnStyle {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["TURN_STYLE_UNSPECIFIED", "SIMULTANEOUS", "SEQUENTIAL"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = options::TurnStyle;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "TURN_STYLE_UNSPECIFIED" => Ok(options::TurnStyle::Unspecified),
                    "SIMULTANEOUS" => Ok(options::TurnStyle::Simultaneous),
                    "SEQUENTIAL" => Ok(options::TurnStyle::Sequential),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for OrbitalSector {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.OrbitalSector", len)?;
        if true {
            struct_ser.serialize_field("sector", &self.sector)?;
        }
        if true {
            struct_ser.serialize_field("army", &self.army)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for OrbitalSector {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["sector", "army"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Sector,
            Army,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "sector" => Ok(GeneratedField::Sector),
                            "army" => Ok(GeneratedField::Army),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = OrbitalSector;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.OrbitalSector")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<OrbitalSector, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut sector__ = None;
                let mut army__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Sector => {
                            if sector__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sector"));
                            }
                            sector__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Army => {
                            if army__.is_some() {
                                return Err(serde::de::Error::duplicate_field("army"));
                            }
                            army__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(OrbitalSector {
                    sector: sector__.unwrap_or_default(),
                    army: army__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.OrbitalSector",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Outcome {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Outcome", len)?;
        if let Some(v) = self.winner.as_ref() {
            let v = Faction::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("winner", &v)?;
        }
        if true {
            let v = outcome::Reason::try_from(self.reason).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.reason))
            })?;
            struct_ser.serialize_field("reason", &v)?;
        }
        if true {
            struct_ser.serialize_field("sheets", &self.sheets)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Outcome {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["winner", "reason", "sheets"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Winner,
            Reason,
            Sheets,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "winner" => Ok(GeneratedField::Winner),
                            "reason" => Ok(GeneratedField::Reason),
                            "sheets" => Ok(GeneratedField::Sheets),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Outcome;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Outcome")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Outcome, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut winner__ = None;
                let mut reason__ = None;
                let mut sheets__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Winner => {
                            if winner__.is_some() {
                                return Err(serde::de::Error::duplicate_field("winner"));
                            }
                            winner__ = map_
                                .next_value::<::std::option::Option<Faction>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::Reason => {
                            if reason__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reason"));
                            }
                            reason__ = Some(map_.next_value::<outcome::Reason>()? as i32);
                        }
                        GeneratedField::Sheets => {
                            if sheets__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sheets"));
                            }
                            sheets__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Outcome {
                    winner: winner__,
                    reason: reason__.unwrap_or_default(),
                    sheets: sheets__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Outcome", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for outcome::Reason {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "REASON_UNSPECIFIED",
            Self::Score => "SCORE",
            Self::WinningContinents => "WINNING_CONTINENTS",
            Self::GreatTerritories => "GREAT_TERRITORIES",
            Self::AllEqual => "ALL_EQUAL",
            Self::Resignation => "RESIGNATION",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for outcome::Reason {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "REASON_UNSPECIFIED",
            "SCORE",
            "WINNING_CONTINENTS",
            "GREAT_TERRITORIES",
            "ALL_EQUAL",
            "RESIGNATION",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = outcome::Reason;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "REASON_UNSPECIFIED" => Ok(outcome::Reason::Unspecified),
                    "SCORE" => Ok(outcome::Reason::Score),
                    "WINNING_CONTINENTS" => Ok(outcome::Reason::WinningContinents),
                    "GREAT_TERRITORIES" => Ok(outcome::Reason::GreatTerritories),
                    "ALL_EQUAL" => Ok(outcome::Reason::AllEqual),
                    "RESIGNATION" => Ok(outcome::Reason::Resignation),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for outcome::ScoreItem {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if self.source.is_some() {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Outcome.ScoreItem", len)?;
        if true {
            struct_ser.serialize_field("rule", &self.rule)?;
        }
        if true {
            struct_ser.serialize_field("points", &self.points)?;
        }
        if let Some(v) = self.source.as_ref() {
            match v {
                outcome::score_item::Source::Territory(v) => {
                    struct_ser.serialize_field("territory", v)?;
                }
                outcome::score_item::Source::Position(v) => {
                    struct_ser.serialize_field("position", v)?;
                }
                outcome::score_item::Source::HighMark(v) => {
                    struct_ser.serialize_field("highMark", v)?;
                }
                outcome::score_item::Source::Trophies(v) => {
                    struct_ser.serialize_field("trophies", v)?;
                }
                outcome::score_item::Source::BlackOps(v) => {
                    struct_ser.serialize_field("blackOps", v)?;
                }
                outcome::score_item::Source::SecretOperation(v) => {
                    struct_ser.serialize_field("secretOperation", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for outcome::ScoreItem {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "rule",
            "points",
            "territory",
            "position",
            "high_mark",
            "highMark",
            "trophies",
            "black_ops",
            "blackOps",
            "secret_operation",
            "secretOperation",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Rule,
            Points,
            Territory,
            Position,
            HighMark,
            Trophies,
            BlackOps,
            SecretOperation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "rule" => Ok(GeneratedField::Rule),
                            "points" => Ok(GeneratedField::Points),
                            "territory" => Ok(GeneratedField::Territory),
                            "position" => Ok(GeneratedField::Position),
                            "highMark" | "high_mark" => Ok(GeneratedField::HighMark),
                            "trophies" => Ok(GeneratedField::Trophies),
                            "blackOps" | "black_ops" => Ok(GeneratedField::BlackOps),
                            "secretOperation" | "secret_operation" => {
                                Ok(GeneratedField::SecretOperation)
                            }
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = outcome::ScoreItem;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Outcome.ScoreItem")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<outcome::ScoreItem, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut rule__ = None;
                let mut points__ = None;
                let mut source__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Rule => {
                            if rule__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rule"));
                            }
                            rule__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Points => {
                            if points__.is_some() {
                                return Err(serde::de::Error::duplicate_field("points"));
                            }
                            points__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Territory => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(outcome::score_item::Source::Territory);
                        }
                        GeneratedField::Position => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("position"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| outcome::score_item::Source::Position(x.0));
                        }
                        GeneratedField::HighMark => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("highMark"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| outcome::score_item::Source::HighMark(x.0));
                        }
                        GeneratedField::Trophies => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trophies"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| outcome::score_item::Source::Trophies(x.0));
                        }
                        GeneratedField::BlackOps => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOps"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| outcome::score_item::Source::BlackOps(x.0));
                        }
                        GeneratedField::SecretOperation => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("secretOperation"));
                            }
                            source__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(outcome::score_item::Source::SecretOperation);
                        }
                    }
                }
                Ok(outcome::ScoreItem {
                    rule: rule__.unwrap_or_default(),
                    points: points__.unwrap_or_default(),
                    source: source__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Outcome.ScoreItem",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for outcome::ScoreSheet {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Outcome.ScoreSheet", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("territories", &self.territories)?;
        }
        if true {
            struct_ser.serialize_field("blitzMeter", &self.blitz_meter)?;
        }
        if true {
            struct_ser.serialize_field("trophies", &self.trophies)?;
        }
        if true {
            struct_ser.serialize_field("total", &self.total)?;
        }
        if true {
            struct_ser.serialize_field("secretOperation", &self.secret_operation)?;
        }
        if true {
            struct_ser.serialize_field("items", &self.items)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for outcome::ScoreSheet {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "seat",
            "post",
            "territories",
            "blitz_meter",
            "blitzMeter",
            "trophies",
            "total",
            "secret_operation",
            "secretOperation",
            "items",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Post,
            Territories,
            BlitzMeter,
            Trophies,
            Total,
            SecretOperation,
            Items,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seat" => Ok(GeneratedField::Seat),
                            "post" => Ok(GeneratedField::Post),
                            "territories" => Ok(GeneratedField::Territories),
                            "blitzMeter" | "blitz_meter" => Ok(GeneratedField::BlitzMeter),
                            "trophies" => Ok(GeneratedField::Trophies),
                            "total" => Ok(GeneratedField::Total),
                            "secretOperation" | "secret_operation" => {
                                Ok(GeneratedField::SecretOperation)
                            }
                            "items" => Ok(GeneratedField::Items),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = outcome::ScoreSheet;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Outcome.ScoreSheet")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<outcome::ScoreSheet, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut post__ = None;
                let mut territories__ = None;
                let mut blitz_meter__ = None;
                let mut trophies__ = None;
                let mut total__ = None;
                let mut secret_operation__ = None;
                let mut items__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Territories => {
                            if territories__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territories"));
                            }
                            territories__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::BlitzMeter => {
                            if blitz_meter__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blitzMeter"));
                            }
                            blitz_meter__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Trophies => {
                            if trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trophies"));
                            }
                            trophies__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Total => {
                            if total__.is_some() {
                                return Err(serde::de::Error::duplicate_field("total"));
                            }
                            total__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::SecretOperation => {
                            if secret_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("secretOperation"));
                            }
                            secret_operation__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Items => {
                            if items__.is_some() {
                                return Err(serde::de::Error::duplicate_field("items"));
                            }
                            items__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(outcome::ScoreSheet {
                    seat: seat__.unwrap_or_default(),
                    post: post__,
                    territories: territories__.unwrap_or_default(),
                    blitz_meter: blitz_meter__.unwrap_or_default(),
                    trophies: trophies__.unwrap_or_default(),
                    total: total__.unwrap_or_default(),
                    secret_operation: secret_operation__.unwrap_or_default(),
                    items: items__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Outcome.ScoreSheet",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Permit {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Permit", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("count", &self.count)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Permit {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "count"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Count,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "count" => Ok(GeneratedField::Count),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Permit;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Permit")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Permit, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut count__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Count => {
                            if count__.is_some() {
                                return Err(serde::de::Error::duplicate_field("count"));
                            }
                            count__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(Permit {
                    continent: continent__.unwrap_or_default(),
                    count: count__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Permit", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Permits {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Permits", len)?;
        if true {
            struct_ser.serialize_field("transits", &self.transits)?;
        }
        if true {
            struct_ser.serialize_field("changes", &self.changes)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Permits {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["transits", "changes"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Transits,
            Changes,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "transits" => Ok(GeneratedField::Transits),
                            "changes" => Ok(GeneratedField::Changes),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Permits;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Permits")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Permits, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut transits__ = None;
                let mut changes__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Transits => {
                            if transits__.is_some() {
                                return Err(serde::de::Error::duplicate_field("transits"));
                            }
                            transits__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Changes => {
                            if changes__.is_some() {
                                return Err(serde::de::Error::duplicate_field("changes"));
                            }
                            changes__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(Permits {
                    transits: transits__.unwrap_or_default(),
                    changes: changes__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Permits", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Phase {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "PHASE_UNSPECIFIED",
            Self::Setup => "SETUP",
            Self::Resource => "RESOURCE",
            Self::Command => "COMMAND",
            Self::End => "END",
            Self::Time => "TIME",
            Self::Finished => "FINISHED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Phase {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["PHASE_UNSPECIFIED", "SETUP", "RESOURCE", "COMMAND", "END", "TIME", "FINISHED"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Phase;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "PHASE_UNSPECIFIED" => Ok(Phase::Unspecified),
                    "SETUP" => Ok(Phase::Setup),
                    "RESOURCE" => Ok(Phase::Resource),
                    "COMMAND" => Ok(Phase::Command),
                    "END" => Ok(Phase::End),
                    "TIME" => Ok(Phase::Time),
                    "FINISHED" => Ok(Phase::Finished),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Place {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Place", len)?;
        if true {
            struct_ser.serialize_field("space", &self.space)?;
        }
        if let Some(v) = self.zone.as_ref() {
            let v = Zone::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("zone", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Place {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["space", "zone"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Space,
            Zone,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "space" => Ok(GeneratedField::Space),
                            "zone" => Ok(GeneratedField::Zone),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Place;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Place")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Place, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut space__ = None;
                let mut zone__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Space => {
                            if space__.is_some() {
                                return Err(serde::de::Error::duplicate_field("space"));
                            }
                            space__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Zone => {
                            if zone__.is_some() {
                                return Err(serde::de::Error::duplicate_field("zone"));
                            }
                            zone__ =
                                map_.next_value::<::std::option::Option<Zone>>()?.map(|x| x as i32);
                        }
                    }
                }
                Ok(Place { space: space__.unwrap_or_default(), zone: zone__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Place", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for PlayedCard {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.PlayedCard", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            struct_ser.serialize_field("card", &self.card)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for PlayedCard {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "card"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Card,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "card" => Ok(GeneratedField::Card),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = PlayedCard;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.PlayedCard")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<PlayedCard, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut card__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Card => {
                            if card__.is_some() {
                                return Err(serde::de::Error::duplicate_field("card"));
                            }
                            card__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(PlayedCard { post: post__, card: card__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.PlayedCard", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Player {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if self.means.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Player", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if let Some(v) = self.agent.as_ref() {
            struct_ser.serialize_field("agent", v)?;
        }
        if true {
            struct_ser.serialize_field("commander", &self.commander)?;
        }
        if let Some(v) = self.hand.as_ref() {
            struct_ser.serialize_field("hand", v)?;
        }
        if true {
            struct_ser.serialize_field("deck", &self.deck)?;
        }
        if true {
            struct_ser.serialize_field("discard", &self.discard)?;
        }
        if let Some(v) = self.combat_set.as_ref() {
            struct_ser.serialize_field("combatSet", v)?;
        }
        if true {
            struct_ser.serialize_field("supply", &self.supply)?;
        }
        if true {
            struct_ser.serialize_field("isDone", &self.is_done)?;
        }
        if true {
            struct_ser.serialize_field("withdrawals", &self.withdrawals)?;
        }
        if let Some(v) = self.clock.as_ref() {
            struct_ser.serialize_field("clock", v)?;
        }
        if true {
            struct_ser.serialize_field("sheet", &self.sheet)?;
        }
        if true {
            struct_ser.serialize_field("usedUp", &self.used_up)?;
        }
        if let Some(v) = self.secret_operation.as_ref() {
            struct_ser.serialize_field("secretOperation", v)?;
        }
        if true {
            struct_ser.serialize_field("hasUsedInitiative", &self.has_used_initiative)?;
        }
        if true {
            struct_ser.serialize_field("hasUsedDiscount", &self.has_used_discount)?;
        }
        if true {
            struct_ser.serialize_field("hasPaidSurcharge", &self.has_paid_surcharge)?;
        }
        if let Some(v) = self.means.as_ref() {
            match v {
                player::Means::Reich(v) => {
                    struct_ser.serialize_field("reich", v)?;
                }
                player::Means::Uwc(v) => {
                    struct_ser.serialize_field("uwc", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Player {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "seat",
            "post",
            "agent",
            "commander",
            "hand",
            "deck",
            "discard",
            "combat_set",
            "combatSet",
            "supply",
            "is_done",
            "isDone",
            "withdrawals",
            "clock",
            "sheet",
            "used_up",
            "usedUp",
            "secret_operation",
            "secretOperation",
            "has_used_initiative",
            "hasUsedInitiative",
            "has_used_discount",
            "hasUsedDiscount",
            "has_paid_surcharge",
            "hasPaidSurcharge",
            "reich",
            "uwc",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Post,
            Agent,
            Commander,
            Hand,
            Deck,
            Discard,
            CombatSet,
            Supply,
            IsDone,
            Withdrawals,
            Clock,
            Sheet,
            UsedUp,
            SecretOperation,
            HasUsedInitiative,
            HasUsedDiscount,
            HasPaidSurcharge,
            Reich,
            Uwc,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "seat" => Ok(GeneratedField::Seat),
                            "post" => Ok(GeneratedField::Post),
                            "agent" => Ok(GeneratedField::Agent),
                            "commander" => Ok(GeneratedField::Commander),
                            "hand" => Ok(GeneratedField::Hand),
                            "deck" => Ok(GeneratedField::Deck),
                            "discard" => Ok(GeneratedField::Discard),
                            "combatSet" | "combat_set" => Ok(GeneratedField::CombatSet),
                            "supply" => Ok(GeneratedField::Supply),
                            "isDone" | "is_done" => Ok(GeneratedField::IsDone),
                            "withdrawals" => Ok(GeneratedField::Withdrawals),
                            "clock" => Ok(GeneratedField::Clock),
                            "sheet" => Ok(GeneratedField::Sheet),
                            "usedUp" | "used_up" => Ok(GeneratedField::UsedUp),
                            "secretOperation" | "secret_operation" => {
                                Ok(GeneratedField::SecretOperation)
                            }
                            "hasUsedInitiative" | "has_used_initiative" => {
                                Ok(GeneratedField::HasUsedInitiative)
                            }
                            "hasUsedDiscount" | "has_used_discount" => {
                                Ok(GeneratedField::HasUsedDiscount)
                            }
                            "hasPaidSurcharge" | "has_paid_surcharge" => {
                                Ok(GeneratedField::HasPaidSurcharge)
                            }
                            "reich" => Ok(GeneratedField::Reich),
                            "uwc" => Ok(GeneratedField::Uwc),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Player;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Player")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Player, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut post__ = None;
                let mut agent__ = None;
                let mut commander__ = None;
                let mut hand__ = None;
                let mut deck__ = None;
                let mut discard__ = None;
                let mut combat_set__ = None;
                let mut supply__ = None;
                let mut is_done__ = None;
                let mut withdrawals__ = None;
                let mut clock__ = None;
                let mut sheet__ = None;
                let mut used_up__ = None;
                let mut secret_operation__ = None;
                let mut has_used_initiative__ = None;
                let mut has_used_discount__ = None;
                let mut has_paid_surcharge__ = None;
                let mut means__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Agent => {
                            if agent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("agent"));
                            }
                            agent__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Commander => {
                            if commander__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commander"));
                            }
                            commander__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Hand => {
                            if hand__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hand"));
                            }
                            hand__ = map_.next_value()?;
                        }
                        GeneratedField::Deck => {
                            if deck__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deck"));
                            }
                            deck__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Discard => {
                            if discard__.is_some() {
                                return Err(serde::de::Error::duplicate_field("discard"));
                            }
                            discard__ = Some(map_.next_value()?);
                        }
                        GeneratedField::CombatSet => {
                            if combat_set__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combatSet"));
                            }
                            combat_set__ = map_.next_value()?;
                        }
                        GeneratedField::Supply => {
                            if supply__.is_some() {
                                return Err(serde::de::Error::duplicate_field("supply"));
                            }
                            supply__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::IsDone => {
                            if is_done__.is_some() {
                                return Err(serde::de::Error::duplicate_field("isDone"));
                            }
                            is_done__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Withdrawals => {
                            if withdrawals__.is_some() {
                                return Err(serde::de::Error::duplicate_field("withdrawals"));
                            }
                            withdrawals__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Clock => {
                            if clock__.is_some() {
                                return Err(serde::de::Error::duplicate_field("clock"));
                            }
                            clock__ = map_.next_value()?;
                        }
                        GeneratedField::Sheet => {
                            if sheet__.is_some() {
                                return Err(serde::de::Error::duplicate_field("sheet"));
                            }
                            sheet__ = Some(map_.next_value()?);
                        }
                        GeneratedField::UsedUp => {
                            if used_up__.is_some() {
                                return Err(serde::de::Error::duplicate_field("usedUp"));
                            }
                            used_up__ = Some(map_.next_value()?);
                        }
                        GeneratedField::SecretOperation => {
                            if secret_operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("secretOperation"));
                            }
                            secret_operation__ = map_.next_value()?;
                        }
                        GeneratedField::HasUsedInitiative => {
                            if has_used_initiative__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hasUsedInitiative"));
                            }
                            has_used_initiative__ = Some(map_.next_value()?);
                        }
                        GeneratedField::HasUsedDiscount => {
                            if has_used_discount__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hasUsedDiscount"));
                            }
                            has_used_discount__ = Some(map_.next_value()?);
                        }
                        GeneratedField::HasPaidSurcharge => {
                            if has_paid_surcharge__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hasPaidSurcharge"));
                            }
                            has_paid_surcharge__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Reich => {
                            if means__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reich"));
                            }
                            means__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(player::Means::Reich);
                        }
                        GeneratedField::Uwc => {
                            if means__.is_some() {
                                return Err(serde::de::Error::duplicate_field("uwc"));
                            }
                            means__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(player::Means::Uwc);
                        }
                    }
                }
                Ok(Player {
                    seat: seat__.unwrap_or_default(),
                    post: post__,
                    agent: agent__,
                    commander: commander__.unwrap_or_default(),
                    hand: hand__,
                    deck: deck__.unwrap_or_default(),
                    discard: discard__.unwrap_or_default(),
                    combat_set: combat_set__,
                    supply: supply__.unwrap_or_default(),
                    is_done: is_done__.unwrap_or_default(),
                    withdrawals: withdrawals__.unwrap_or_default(),
                    clock: clock__,
                    sheet: sheet__.unwrap_or_default(),
                    used_up: used_up__.unwrap_or_default(),
                    secret_operation: secret_operation__,
                    has_used_initiative: has_used_initiative__.unwrap_or_default(),
                    has_used_discount: has_used_discount__.unwrap_or_default(),
                    has_paid_surcharge: has_paid_surcharge__.unwrap_or_default(),
                    means: means__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Player", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Post {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Post", len)?;
        if true {
            let v = Faction::try_from(self.faction).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.faction))
            })?;
            struct_ser.serialize_field("faction", &v)?;
        }
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Post {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["faction", "continent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Faction,
            Continent,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "faction" => Ok(GeneratedField::Faction),
                            "continent" => Ok(GeneratedField::Continent),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Post;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Post")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Post, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut faction__ = None;
                let mut continent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Faction => {
                            if faction__.is_some() {
                                return Err(serde::de::Error::duplicate_field("faction"));
                            }
                            faction__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                    }
                }
                Ok(Post {
                    faction: faction__.unwrap_or_default(),
                    continent: continent__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Post", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Preview {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Preview", len)?;
        if true {
            struct_ser.serialize_field("tracks", &self.tracks)?;
        }
        if true {
            struct_ser.serialize_field("meters", &self.meters)?;
        }
        if true {
            struct_ser.serialize_field("control", &self.control)?;
        }
        if let Some(v) = self.combat.as_ref() {
            struct_ser.serialize_field("combat", v)?;
        }
        if true {
            struct_ser.serialize_field("others", &self.others)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Preview {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["tracks", "meters", "control", "combat", "others"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Tracks,
            Meters,
            Control,
            Combat,
            Others,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "tracks" => Ok(GeneratedField::Tracks),
                            "meters" => Ok(GeneratedField::Meters),
                            "control" => Ok(GeneratedField::Control),
                            "combat" => Ok(GeneratedField::Combat),
                            "others" => Ok(GeneratedField::Others),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Preview;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Preview, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut tracks__ = None;
                let mut meters__ = None;
                let mut control__ = None;
                let mut combat__ = None;
                let mut others__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Tracks => {
                            if tracks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tracks"));
                            }
                            tracks__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Meters => {
                            if meters__.is_some() {
                                return Err(serde::de::Error::duplicate_field("meters"));
                            }
                            meters__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Control => {
                            if control__.is_some() {
                                return Err(serde::de::Error::duplicate_field("control"));
                            }
                            control__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Combat => {
                            if combat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("combat"));
                            }
                            combat__ = map_.next_value()?;
                        }
                        GeneratedField::Others => {
                            if others__.is_some() {
                                return Err(serde::de::Error::duplicate_field("others"));
                            }
                            others__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Preview {
                    tracks: tracks__.unwrap_or_default(),
                    meters: meters__.unwrap_or_default(),
                    control: control__.unwrap_or_default(),
                    combat: combat__,
                    others: others__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Preview", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for preview::CombatAhead {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Preview.CombatAhead", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.defender.as_ref() {
            struct_ser.serialize_field("defender", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for preview::CombatAhead {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["territory", "defender"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Defender,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "defender" => Ok(GeneratedField::Defender),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = preview::CombatAhead;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview.CombatAhead")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<preview::CombatAhead, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut defender__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Defender => {
                            if defender__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defender"));
                            }
                            defender__ = map_.next_value()?;
                        }
                    }
                }
                Ok(preview::CombatAhead {
                    territory: territory__.unwrap_or_default(),
                    defender: defender__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Preview.CombatAhead",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for preview::ControlAfter {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Preview.ControlAfter", len)?;
        if true {
            struct_ser.serialize_field("territory", &self.territory)?;
        }
        if let Some(v) = self.controller.as_ref() {
            let v = Faction::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("controller", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for preview::ControlAfter {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["territory", "controller"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Territory,
            Controller,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "territory" => Ok(GeneratedField::Territory),
                            "controller" => Ok(GeneratedField::Controller),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = preview::ControlAfter;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview.ControlAfter")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<preview::ControlAfter, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut territory__ = None;
                let mut controller__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Territory => {
                            if territory__.is_some() {
                                return Err(serde::de::Error::duplicate_field("territory"));
                            }
                            territory__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Controller => {
                            if controller__.is_some() {
                                return Err(serde::de::Error::duplicate_field("controller"));
                            }
                            controller__ = map_
                                .next_value::<::std::option::Option<Faction>>()?
                                .map(|x| x as i32);
                        }
                    }
                }
                Ok(preview::ControlAfter {
                    territory: territory__.unwrap_or_default(),
                    controller: controller__,
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Preview.ControlAfter",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for preview::MeterAfter {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Preview.MeterAfter", len)?;
        if true {
            let v = Continent::try_from(self.continent).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.continent))
            })?;
            struct_ser.serialize_field("continent", &v)?;
        }
        if true {
            struct_ser.serialize_field("position", &self.position)?;
        }
        if true {
            struct_ser.serialize_field("highMark", &self.high_mark)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for preview::MeterAfter {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["continent", "position", "high_mark", "highMark"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Continent,
            Position,
            HighMark,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "continent" => Ok(GeneratedField::Continent),
                            "position" => Ok(GeneratedField::Position),
                            "highMark" | "high_mark" => Ok(GeneratedField::HighMark),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = preview::MeterAfter;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview.MeterAfter")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<preview::MeterAfter, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut continent__ = None;
                let mut position__ = None;
                let mut high_mark__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Continent => {
                            if continent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("continent"));
                            }
                            continent__ = Some(map_.next_value::<Continent>()? as i32);
                        }
                        GeneratedField::Position => {
                            if position__.is_some() {
                                return Err(serde::de::Error::duplicate_field("position"));
                            }
                            position__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::HighMark => {
                            if high_mark__.is_some() {
                                return Err(serde::de::Error::duplicate_field("highMark"));
                            }
                            high_mark__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(preview::MeterAfter {
                    continent: continent__.unwrap_or_default(),
                    position: position__.unwrap_or_default(),
                    high_mark: high_mark__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Preview.MeterAfter",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for preview::OthersTrackAfter {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Preview.OthersTrackAfter", len)?;
        if let Some(v) = self.post.as_ref() {
            struct_ser.serialize_field("post", v)?;
        }
        if true {
            let v = Resource::try_from(self.resource).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.resource))
            })?;
            struct_ser.serialize_field("resource", &v)?;
        }
        if true {
            struct_ser.serialize_field("level", &self.level)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for preview::OthersTrackAfter {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["post", "resource", "level"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Post,
            Resource,
            Level,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "post" => Ok(GeneratedField::Post),
                            "resource" => Ok(GeneratedField::Resource),
                            "level" => Ok(GeneratedField::Level),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = preview::OthersTrackAfter;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview.OthersTrackAfter")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<preview::OthersTrackAfter, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut post__ = None;
                let mut resource__ = None;
                let mut level__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Post => {
                            if post__.is_some() {
                                return Err(serde::de::Error::duplicate_field("post"));
                            }
                            post__ = map_.next_value()?;
                        }
                        GeneratedField::Resource => {
                            if resource__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resource"));
                            }
                            resource__ = Some(map_.next_value::<Resource>()? as i32);
                        }
                        GeneratedField::Level => {
                            if level__.is_some() {
                                return Err(serde::de::Error::duplicate_field("level"));
                            }
                            level__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(preview::OthersTrackAfter {
                    post: post__,
                    resource: resource__.unwrap_or_default(),
                    level: level__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Preview.OthersTrackAfter",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for preview::TrackAfter {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.Preview.TrackAfter", len)?;
        if true {
            let v = Resource::try_from(self.resource).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.resource))
            })?;
            struct_ser.serialize_field("resource", &v)?;
        }
        if true {
            struct_ser.serialize_field("level", &self.level)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for preview::TrackAfter {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["resource", "level"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Resource,
            Level,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "resource" => Ok(GeneratedField::Resource),
                            "level" => Ok(GeneratedField::Level),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = preview::TrackAfter;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Preview.TrackAfter")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<preview::TrackAfter, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut resource__ = None;
                let mut level__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Resource => {
                            if resource__.is_some() {
                                return Err(serde::de::Error::duplicate_field("resource"));
                            }
                            resource__ = Some(map_.next_value::<Resource>()? as i32);
                        }
                        GeneratedField::Level => {
                            if level__.is_some() {
                                return Err(serde::de::Error::duplicate_field("level"));
                            }
                            level__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(preview::TrackAfter {
                    resource: resource__.unwrap_or_default(),
                    level: level__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.Preview.TrackAfter",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for ReichMeans {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.ReichMeans", len)?;
        if true {
            struct_ser.serialize_field("commandPoints", &self.command_points)?;
        }
        if true {
            struct_ser.serialize_field("hasGiven", &self.has_given)?;
        }
        if true {
            struct_ser.serialize_field("hasUsedGuidance", &self.has_used_guidance)?;
        }
        if true {
            struct_ser.serialize_field("blackOps", &self.black_ops)?;
        }
        if let Some(v) = self.conquest.as_ref() {
            struct_ser.serialize_field("conquest", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ReichMeans {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "command_points",
            "commandPoints",
            "has_given",
            "hasGiven",
            "has_used_guidance",
            "hasUsedGuidance",
            "black_ops",
            "blackOps",
            "conquest",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            CommandPoints,
            HasGiven,
            HasUsedGuidance,
            BlackOps,
            Conquest,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "commandPoints" | "command_points" => Ok(GeneratedField::CommandPoints),
                            "hasGiven" | "has_given" => Ok(GeneratedField::HasGiven),
                            "hasUsedGuidance" | "has_used_guidance" => {
                                Ok(GeneratedField::HasUsedGuidance)
                            }
                            "blackOps" | "black_ops" => Ok(GeneratedField::BlackOps),
                            "conquest" => Ok(GeneratedField::Conquest),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ReichMeans;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.ReichMeans")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ReichMeans, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut command_points__ = None;
                let mut has_given__ = None;
                let mut has_used_guidance__ = None;
                let mut black_ops__ = None;
                let mut conquest__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::CommandPoints => {
                            if command_points__.is_some() {
                                return Err(serde::de::Error::duplicate_field("commandPoints"));
                            }
                            command_points__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::HasGiven => {
                            if has_given__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hasGiven"));
                            }
                            has_given__ = Some(map_.next_value()?);
                        }
                        GeneratedField::HasUsedGuidance => {
                            if has_used_guidance__.is_some() {
                                return Err(serde::de::Error::duplicate_field("hasUsedGuidance"));
                            }
                            has_used_guidance__ = Some(map_.next_value()?);
                        }
                        GeneratedField::BlackOps => {
                            if black_ops__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOps"));
                            }
                            black_ops__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Conquest => {
                            if conquest__.is_some() {
                                return Err(serde::de::Error::duplicate_field("conquest"));
                            }
                            conquest__ = map_.next_value()?;
                        }
                    }
                }
                Ok(ReichMeans {
                    command_points: command_points__.unwrap_or_default(),
                    has_given: has_given__.unwrap_or_default(),
                    has_used_guidance: has_used_guidance__.unwrap_or_default(),
                    black_ops: black_ops__.unwrap_or_default(),
                    conquest: conquest__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.ReichMeans", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Resource {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "RESOURCE_UNSPECIFIED",
            Self::CommandPoints => "COMMAND_POINTS",
            Self::Money => "MONEY",
            Self::Politics => "POLITICS",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Resource {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["RESOURCE_UNSPECIFIED", "COMMAND_POINTS", "MONEY", "POLITICS"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Resource;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "RESOURCE_UNSPECIFIED" => Ok(Resource::Unspecified),
                    "COMMAND_POINTS" => Ok(Resource::CommandPoints),
                    "MONEY" => Ok(Resource::Money),
                    "POLITICS" => Ok(Resource::Politics),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for SecretOperation {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        let mut struct_ser =
            serializer.serialize_struct("umpire.iron_sky.v1.SecretOperation", len)?;
        if let Some(v) = self.operation.as_ref() {
            struct_ser.serialize_field("operation", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SecretOperation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["operation"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Operation,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "operation" => Ok(GeneratedField::Operation),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SecretOperation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.SecretOperation")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SecretOperation, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut operation__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Operation => {
                            if operation__.is_some() {
                                return Err(serde::de::Error::duplicate_field("operation"));
                            }
                            operation__ = map_.next_value()?;
                        }
                    }
                }
                Ok(SecretOperation { operation: operation__ })
            }
        }
        deserializer.deserialize_struct(
            "umpire.iron_sky.v1.SecretOperation",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for Shift {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "SHIFT_UNSPECIFIED",
            Self::None => "NONE",
            Self::PlusOne => "PLUS_ONE",
            Self::MinusOne => "MINUS_ONE",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Shift {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["SHIFT_UNSPECIFIED", "NONE", "PLUS_ONE", "MINUS_ONE"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Shift;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "SHIFT_UNSPECIFIED" => Ok(Shift::Unspecified),
                    "NONE" => Ok(Shift::None),
                    "PLUS_ONE" => Ok(Shift::PlusOne),
                    "MINUS_ONE" => Ok(Shift::MinusOne),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Source {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "SOURCE_UNSPECIFIED",
            Self::Deck => "DECK",
            Self::Reserve => "RESERVE",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Source {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["SOURCE_UNSPECIFIED", "DECK", "RESERVE"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Source;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "SOURCE_UNSPECIFIED" => Ok(Source::Unspecified),
                    "DECK" => Ok(Source::Deck),
                    "RESERVE" => Ok(Source::Reserve),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Tactics {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "TACTICS_UNSPECIFIED",
            Self::Red => "RED",
            Self::Yellow => "YELLOW",
            Self::Green => "GREEN",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Tactics {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["TACTICS_UNSPECIFIED", "RED", "YELLOW", "GREEN"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Tactics;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "TACTICS_UNSPECIFIED" => Ok(Tactics::Unspecified),
                    "RED" => Ok(Tactics::Red),
                    "YELLOW" => Ok(Tactics::Yellow),
                    "GREEN" => Ok(Tactics::Green),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for TacticsCount {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.TacticsCount", len)?;
        if true {
            struct_ser.serialize_field("red", &self.red)?;
        }
        if true {
            struct_ser.serialize_field("yellow", &self.yellow)?;
        }
        if true {
            struct_ser.serialize_field("green", &self.green)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for TacticsCount {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["red", "yellow", "green"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Red,
            Yellow,
            Green,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "red" => Ok(GeneratedField::Red),
                            "yellow" => Ok(GeneratedField::Yellow),
                            "green" => Ok(GeneratedField::Green),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = TacticsCount;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.TacticsCount")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<TacticsCount, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut red__ = None;
                let mut yellow__ = None;
                let mut green__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Red => {
                            if red__.is_some() {
                                return Err(serde::de::Error::duplicate_field("red"));
                            }
                            red__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Yellow => {
                            if yellow__.is_some() {
                                return Err(serde::de::Error::duplicate_field("yellow"));
                            }
                            yellow__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Green => {
                            if green__.is_some() {
                                return Err(serde::de::Error::duplicate_field("green"));
                            }
                            green__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(TacticsCount {
                    red: red__.unwrap_or_default(),
                    yellow: yellow__.unwrap_or_default(),
                    green: green__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.TacticsCount", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Tile {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.kind.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.Tile", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                tile::Kind::Unit(v) => {
                    struct_ser.serialize_field("unit", v)?;
                }
                tile::Kind::Neutral(v) => {
                    let v = Continent::try_from(*v).map_err(|_| {
                        serde::ser::Error::custom(format!("Invalid variant {}", *v))
                    })?;
                    struct_ser.serialize_field("neutral", &v)?;
                }
                tile::Kind::BlackOps(v) => {
                    struct_ser.serialize_field("blackOps", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Tile {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["unit", "neutral", "black_ops", "blackOps"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Unit,
            Neutral,
            BlackOps,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "unit" => Ok(GeneratedField::Unit),
                            "neutral" => Ok(GeneratedField::Neutral),
                            "blackOps" | "black_ops" => Ok(GeneratedField::BlackOps),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Tile;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.Tile")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Tile, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Unit => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("unit"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(tile::Kind::Unit);
                        }
                        GeneratedField::Neutral => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutral"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<Continent>>()?
                                .map(|x| tile::Kind::Neutral(x as i32));
                        }
                        GeneratedField::BlackOps => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOps"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(tile::Kind::BlackOps);
                        }
                    }
                }
                Ok(Tile { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.Tile", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for UwcMeans {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.UwcMeans", len)?;
        if true {
            struct_ser.serialize_field("money", &self.money)?;
        }
        if true {
            struct_ser.serialize_field("politics", &self.politics)?;
        }
        if true {
            struct_ser.serialize_field("trophies", &self.trophies)?;
        }
        if true {
            struct_ser.serialize_field("gifts", &self.gifts)?;
        }
        if let Some(v) = self.permits.as_ref() {
            struct_ser.serialize_field("permits", v)?;
        }
        if let Some(v) = self.black_ops.as_ref() {
            let v = uwc_means::BlackOps::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("blackOps", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for UwcMeans {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["money", "politics", "trophies", "gifts", "permits", "black_ops", "blackOps"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Money,
            Politics,
            Trophies,
            Gifts,
            Permits,
            BlackOps,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "money" => Ok(GeneratedField::Money),
                            "politics" => Ok(GeneratedField::Politics),
                            "trophies" => Ok(GeneratedField::Trophies),
                            "gifts" => Ok(GeneratedField::Gifts),
                            "permits" => Ok(GeneratedField::Permits),
                            "blackOps" | "black_ops" => Ok(GeneratedField::BlackOps),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = UwcMeans;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.UwcMeans")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<UwcMeans, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut money__ = None;
                let mut politics__ = None;
                let mut trophies__ = None;
                let mut gifts__ = None;
                let mut permits__ = None;
                let mut black_ops__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Money => {
                            if money__.is_some() {
                                return Err(serde::de::Error::duplicate_field("money"));
                            }
                            money__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Politics => {
                            if politics__.is_some() {
                                return Err(serde::de::Error::duplicate_field("politics"));
                            }
                            politics__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Trophies => {
                            if trophies__.is_some() {
                                return Err(serde::de::Error::duplicate_field("trophies"));
                            }
                            trophies__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Gifts => {
                            if gifts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("gifts"));
                            }
                            gifts__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Permits => {
                            if permits__.is_some() {
                                return Err(serde::de::Error::duplicate_field("permits"));
                            }
                            permits__ = map_.next_value()?;
                        }
                        GeneratedField::BlackOps => {
                            if black_ops__.is_some() {
                                return Err(serde::de::Error::duplicate_field("blackOps"));
                            }
                            black_ops__ = map_
                                .next_value::<::std::option::Option<uwc_means::BlackOps>>()?
                                .map(|x| x as i32);
                        }
                    }
                }
                Ok(UwcMeans {
                    money: money__.unwrap_or_default(),
                    politics: politics__.unwrap_or_default(),
                    trophies: trophies__.unwrap_or_default(),
                    gifts: gifts__.unwrap_or_default(),
                    permits: permits__,
                    black_ops: black_ops__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.UwcMeans", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for uwc_means::BlackOps {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "BLACK_OPS_UNSPECIFIED",
            Self::Held => "HELD",
            Self::Placed => "PLACED",
            Self::Destroyed => "DESTROYED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for uwc_means::BlackOps {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["BLACK_OPS_UNSPECIFIED", "HELD", "PLACED", "DESTROYED"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = uwc_means::BlackOps;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "BLACK_OPS_UNSPECIFIED" => Ok(uwc_means::BlackOps::Unspecified),
                    "HELD" => Ok(uwc_means::BlackOps::Held),
                    "PLACED" => Ok(uwc_means::BlackOps::Placed),
                    "DESTROYED" => Ok(uwc_means::BlackOps::Destroyed),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for View {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        if true {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.iron_sky.v1.View", len)?;
        if true {
            let v = Phase::try_from(self.phase).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.phase))
            })?;
            struct_ser.serialize_field("phase", &v)?;
        }
        if true {
            struct_ser.serialize_field("round", &self.round)?;
        }
        if true {
            let v = Faction::try_from(self.active).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.active))
            })?;
            struct_ser.serialize_field("active", &v)?;
        }
        if true {
            struct_ser.serialize_field("boards", &self.boards)?;
        }
        if true {
            struct_ser.serialize_field("neutrals", &self.neutrals)?;
        }
        if true {
            struct_ser.serialize_field("players", &self.players)?;
        }
        if let Some(v) = self.banks.as_ref() {
            struct_ser.serialize_field("banks", v)?;
        }
        if true {
            struct_ser.serialize_field("timePile", &self.time_pile)?;
        }
        if true {
            struct_ser.serialize_field("turned", &self.turned)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        if let Some(v) = self.in_force.as_ref() {
            struct_ser.serialize_field("inForce", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for View {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "phase",
            "round",
            "active",
            "boards",
            "neutrals",
            "players",
            "banks",
            "time_pile",
            "timePile",
            "turned",
            "outcome",
            "in_force",
            "inForce",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Phase,
            Round,
            Active,
            Boards,
            Neutrals,
            Players,
            Banks,
            TimePile,
            Turned,
            Outcome,
            InForce,
        }
        impl<'de> serde::Deserialize<'de> for GeneratedField {
            fn deserialize<D>(deserializer: D) -> std::result::Result<GeneratedField, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                struct GeneratedVisitor;

                impl serde::de::Visitor<'_> for GeneratedVisitor {
                    type Value = GeneratedField;

                    fn expecting(
                        &self,
                        formatter: &mut std::fmt::Formatter<'_>,
                    ) -> std::fmt::Result {
                        write!(formatter, "expected one of: {:?}", &FIELDS)
                    }

                    #[allow(unused_variables)]
                    fn visit_str<E>(self, value: &str) -> std::result::Result<GeneratedField, E>
                    where
                        E: serde::de::Error,
                    {
                        match value {
                            "phase" => Ok(GeneratedField::Phase),
                            "round" => Ok(GeneratedField::Round),
                            "active" => Ok(GeneratedField::Active),
                            "boards" => Ok(GeneratedField::Boards),
                            "neutrals" => Ok(GeneratedField::Neutrals),
                            "players" => Ok(GeneratedField::Players),
                            "banks" => Ok(GeneratedField::Banks),
                            "timePile" | "time_pile" => Ok(GeneratedField::TimePile),
                            "turned" => Ok(GeneratedField::Turned),
                            "outcome" => Ok(GeneratedField::Outcome),
                            "inForce" | "in_force" => Ok(GeneratedField::InForce),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = View;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.iron_sky.v1.View")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<View, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut phase__ = None;
                let mut round__ = None;
                let mut active__ = None;
                let mut boards__ = None;
                let mut neutrals__ = None;
                let mut players__ = None;
                let mut banks__ = None;
                let mut time_pile__ = None;
                let mut turned__ = None;
                let mut outcome__ = None;
                let mut in_force__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Phase => {
                            if phase__.is_some() {
                                return Err(serde::de::Error::duplicate_field("phase"));
                            }
                            phase__ = Some(map_.next_value::<Phase>()? as i32);
                        }
                        GeneratedField::Round => {
                            if round__.is_some() {
                                return Err(serde::de::Error::duplicate_field("round"));
                            }
                            round__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Active => {
                            if active__.is_some() {
                                return Err(serde::de::Error::duplicate_field("active"));
                            }
                            active__ = Some(map_.next_value::<Faction>()? as i32);
                        }
                        GeneratedField::Boards => {
                            if boards__.is_some() {
                                return Err(serde::de::Error::duplicate_field("boards"));
                            }
                            boards__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Neutrals => {
                            if neutrals__.is_some() {
                                return Err(serde::de::Error::duplicate_field("neutrals"));
                            }
                            neutrals__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Players => {
                            if players__.is_some() {
                                return Err(serde::de::Error::duplicate_field("players"));
                            }
                            players__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Banks => {
                            if banks__.is_some() {
                                return Err(serde::de::Error::duplicate_field("banks"));
                            }
                            banks__ = map_.next_value()?;
                        }
                        GeneratedField::TimePile => {
                            if time_pile__.is_some() {
                                return Err(serde::de::Error::duplicate_field("timePile"));
                            }
                            time_pile__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Turned => {
                            if turned__.is_some() {
                                return Err(serde::de::Error::duplicate_field("turned"));
                            }
                            turned__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                        GeneratedField::InForce => {
                            if in_force__.is_some() {
                                return Err(serde::de::Error::duplicate_field("inForce"));
                            }
                            in_force__ = map_.next_value()?;
                        }
                    }
                }
                Ok(View {
                    phase: phase__.unwrap_or_default(),
                    round: round__.unwrap_or_default(),
                    active: active__.unwrap_or_default(),
                    boards: boards__.unwrap_or_default(),
                    neutrals: neutrals__.unwrap_or_default(),
                    players: players__.unwrap_or_default(),
                    banks: banks__,
                    time_pile: time_pile__.unwrap_or_default(),
                    turned: turned__.unwrap_or_default(),
                    outcome: outcome__,
                    in_force: in_force__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.iron_sky.v1.View", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Zone {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "ZONE_UNSPECIFIED",
            Self::Headquarters => "HEADQUARTERS",
            Self::Battlefront => "BATTLEFRONT",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for Zone {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["ZONE_UNSPECIFIED", "HEADQUARTERS", "BATTLEFRONT"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = Zone;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                write!(formatter, "expected one of: {:?}", &FIELDS)
            }

            fn visit_i64<E>(self, v: i64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Signed(v), &self)
                })
            }

            fn visit_u64<E>(self, v: u64) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                i32::try_from(v).ok().and_then(|x| x.try_into().ok()).ok_or_else(|| {
                    serde::de::Error::invalid_value(serde::de::Unexpected::Unsigned(v), &self)
                })
            }

            fn visit_str<E>(self, value: &str) -> std::result::Result<Self::Value, E>
            where
                E: serde::de::Error,
            {
                match value {
                    "ZONE_UNSPECIFIED" => Ok(Zone::Unspecified),
                    "HEADQUARTERS" => Ok(Zone::Headquarters),
                    "BATTLEFRONT" => Ok(Zone::Battlefront),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
