// @generated from proto/ by `cargo xtask gen`. Do not edit.
impl serde::Serialize for Action {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let mut len = 0;
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Action", len)?;
        if let Some(v) = self.game.as_ref() {
            match v {
                action::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
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
        const FIELDS: &[&str] = &["iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            IronSky,
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
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
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
                formatter.write_str("struct umpire.v1.Action")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Action, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(action::Game::IronSky);
                        }
                    }
                }
                Ok(Action { game: game__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Action", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CheckActionRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.CheckActionRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if let Some(v) = self.action.as_ref() {
            struct_ser.serialize_field("action", v)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CheckActionRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId", "action", "seat"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Action,
            Seat,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "action" => Ok(GeneratedField::Action),
                            "seat" => Ok(GeneratedField::Seat),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CheckActionRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.CheckActionRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CheckActionRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut action__ = None;
                let mut seat__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Action => {
                            if action__.is_some() {
                                return Err(serde::de::Error::duplicate_field("action"));
                            }
                            action__ = map_.next_value()?;
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(CheckActionRequest {
                    match_id: match_id__.unwrap_or_default(),
                    action: action__,
                    seat: seat__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.CheckActionRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CheckActionResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.CheckActionResponse", len)?;
        if true {
            struct_ser.serialize_field("allowed", &self.allowed)?;
        }
        if true {
            struct_ser.serialize_field("violations", &self.violations)?;
        }
        if let Some(v) = self.preview.as_ref() {
            struct_ser.serialize_field("preview", v)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CheckActionResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["allowed", "violations", "preview", "version"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Allowed,
            Violations,
            Preview,
            Version,
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
                            "allowed" => Ok(GeneratedField::Allowed),
                            "violations" => Ok(GeneratedField::Violations),
                            "preview" => Ok(GeneratedField::Preview),
                            "version" => Ok(GeneratedField::Version),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CheckActionResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.CheckActionResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CheckActionResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut allowed__ = None;
                let mut violations__ = None;
                let mut preview__ = None;
                let mut version__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Allowed => {
                            if allowed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("allowed"));
                            }
                            allowed__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Violations => {
                            if violations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("violations"));
                            }
                            violations__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Preview => {
                            if preview__.is_some() {
                                return Err(serde::de::Error::duplicate_field("preview"));
                            }
                            preview__ = map_.next_value()?;
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(CheckActionResponse {
                    allowed: allowed__.unwrap_or_default(),
                    violations: violations__.unwrap_or_default(),
                    preview: preview__,
                    version: version__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.CheckActionResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Choice {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Choice", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            struct_ser.serialize_field("decisionId", &self.decision_id)?;
        }
        if true {
            struct_ser.serialize_field("summary", &self.summary)?;
        }
        if let Some(v) = self.action.as_ref() {
            struct_ser.serialize_field("action", v)?;
        }
        if true {
            struct_ser.serialize_field("parameters", &self.parameters)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Choice {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["seat", "decision_id", "decisionId", "summary", "action", "parameters"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            DecisionId,
            Summary,
            Action,
            Parameters,
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
                            "decisionId" | "decision_id" => Ok(GeneratedField::DecisionId),
                            "summary" => Ok(GeneratedField::Summary),
                            "action" => Ok(GeneratedField::Action),
                            "parameters" => Ok(GeneratedField::Parameters),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Choice;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Choice")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Choice, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut decision_id__ = None;
                let mut summary__ = None;
                let mut action__ = None;
                let mut parameters__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::DecisionId => {
                            if decision_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("decisionId"));
                            }
                            decision_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Summary => {
                            if summary__.is_some() {
                                return Err(serde::de::Error::duplicate_field("summary"));
                            }
                            summary__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Action => {
                            if action__.is_some() {
                                return Err(serde::de::Error::duplicate_field("action"));
                            }
                            action__ = map_.next_value()?;
                        }
                        GeneratedField::Parameters => {
                            if parameters__.is_some() {
                                return Err(serde::de::Error::duplicate_field("parameters"));
                            }
                            parameters__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Choice {
                    seat: seat__.unwrap_or_default(),
                    decision_id: decision_id__.unwrap_or_default(),
                    summary: summary__.unwrap_or_default(),
                    action: action__,
                    parameters: parameters__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Choice", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CloseMatchRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.CloseMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CloseMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CloseMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.CloseMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CloseMatchRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CloseMatchRequest { match_id: match_id__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.CloseMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ContentItem {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ContentItem", len)?;
        if true {
            struct_ser.serialize_field("kind", &self.kind)?;
        }
        if true {
            struct_ser.serialize_field("slug", &self.slug)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        if true {
            struct_ser.serialize_field("attributes", &self.attributes)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ContentItem {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["kind", "slug", "title", "text", "attributes"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Kind,
            Slug,
            Title,
            Text,
            Attributes,
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
                            "kind" => Ok(GeneratedField::Kind),
                            "slug" => Ok(GeneratedField::Slug),
                            "title" => Ok(GeneratedField::Title),
                            "text" => Ok(GeneratedField::Text),
                            "attributes" => Ok(GeneratedField::Attributes),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ContentItem;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ContentItem")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ContentItem, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                let mut slug__ = None;
                let mut title__ = None;
                let mut text__ = None;
                let mut attributes__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Slug => {
                            if slug__.is_some() {
                                return Err(serde::de::Error::duplicate_field("slug"));
                            }
                            slug__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Attributes => {
                            if attributes__.is_some() {
                                return Err(serde::de::Error::duplicate_field("attributes"));
                            }
                            attributes__ =
                                Some(map_.next_value::<std::collections::BTreeMap<_, _>>()?);
                        }
                    }
                }
                Ok(ContentItem {
                    kind: kind__.unwrap_or_default(),
                    slug: slug__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                    attributes: attributes__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ContentItem", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ContentPack {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ContentPack", len)?;
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "digest",
                pbjson::private::base64::encode(&self.digest).as_str(),
            )?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ContentPack {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["name", "digest"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Name,
            Digest,
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
                            "name" => Ok(GeneratedField::Name),
                            "digest" => Ok(GeneratedField::Digest),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ContentPack;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ContentPack")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ContentPack, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut name__ = None;
                let mut digest__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Digest => {
                            if digest__.is_some() {
                                return Err(serde::de::Error::duplicate_field("digest"));
                            }
                            digest__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                    }
                }
                Ok(ContentPack {
                    name: name__.unwrap_or_default(),
                    digest: digest__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ContentPack", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CreateMatchRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.CreateMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if let Some(v) = self.options.as_ref() {
            struct_ser.serialize_field("options", v)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if let Some(v) = self.request_id.as_ref() {
            struct_ser.serialize_field("requestId", v)?;
        }
        if let Some(v) = self.seed.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("seed", pbjson::private::base64::encode(&v).as_str())?;
        }
        if true {
            struct_ser.serialize_field("contentPack", &self.content_pack)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CreateMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "game",
            "options",
            "seats",
            "request_id",
            "requestId",
            "seed",
            "content_pack",
            "contentPack",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            Options,
            Seats,
            RequestId,
            Seed,
            ContentPack,
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
                            "game" => Ok(GeneratedField::Game),
                            "options" => Ok(GeneratedField::Options),
                            "seats" => Ok(GeneratedField::Seats),
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            "seed" => Ok(GeneratedField::Seed),
                            "contentPack" | "content_pack" => Ok(GeneratedField::ContentPack),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CreateMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.CreateMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CreateMatchRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut options__ = None;
                let mut seats__ = None;
                let mut request_id__ = None;
                let mut seed__ = None;
                let mut content_pack__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = map_.next_value()?;
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = map_.next_value()?;
                        }
                        GeneratedField::Seed => {
                            if seed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seed"));
                            }
                            seed__ =
                                map_.next_value::<::std::option::Option<::pbjson::private::BytesDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                        GeneratedField::ContentPack => {
                            if content_pack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentPack"));
                            }
                            content_pack__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CreateMatchRequest {
                    game: game__.unwrap_or_default(),
                    options: options__,
                    seats: seats__.unwrap_or_default(),
                    request_id: request_id__,
                    seed: seed__,
                    content_pack: content_pack__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.CreateMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for CreateMatchResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.CreateMatchResponse", len)?;
        if let Some(v) = self.r#match.as_ref() {
            struct_ser.serialize_field("match", v)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for CreateMatchResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match", "seats"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Match,
            Seats,
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
                            "match" => Ok(GeneratedField::Match),
                            "seats" => Ok(GeneratedField::Seats),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = CreateMatchResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.CreateMatchResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<CreateMatchResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut r#match__ = None;
                let mut seats__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Match => {
                            if r#match__.is_some() {
                                return Err(serde::de::Error::duplicate_field("match"));
                            }
                            r#match__ = map_.next_value()?;
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(CreateMatchResponse { r#match: r#match__, seats: seats__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.CreateMatchResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Decision {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Decision", len)?;
        if true {
            struct_ser.serialize_field("id", &self.id)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if true {
            struct_ser.serialize_field("kind", &self.kind)?;
        }
        if let Some(v) = self.deadline.as_ref() {
            struct_ser.serialize_field("deadline", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Decision {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["id", "seats", "kind", "deadline"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Id,
            Seats,
            Kind,
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
                            "id" => Ok(GeneratedField::Id),
                            "seats" => Ok(GeneratedField::Seats),
                            "kind" => Ok(GeneratedField::Kind),
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
            type Value = Decision;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Decision")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Decision, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut id__ = None;
                let mut seats__ = None;
                let mut kind__ = None;
                let mut deadline__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Id => {
                            if id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("id"));
                            }
                            id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(
                                map_.next_value::<Vec<crate::number::Number<_>>>()?
                                    .into_iter()
                                    .map(|x| x.0)
                                    .collect(),
                            );
                        }
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Deadline => {
                            if deadline__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deadline"));
                            }
                            deadline__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Decision {
                    id: id__.unwrap_or_default(),
                    seats: seats__.unwrap_or_default(),
                    kind: kind__.unwrap_or_default(),
                    deadline: deadline__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Decision", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Deed {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Deed", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                deed::Kind::Act(v) => {
                    struct_ser.serialize_field("act", v)?;
                }
                deed::Kind::Expire(v) => {
                    struct_ser.serialize_field("expire", v)?;
                }
                deed::Kind::Retire(v) => {
                    struct_ser.serialize_field("retire", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Deed {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["act", "expire", "retire"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Act,
            Expire,
            Retire,
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
                            "act" => Ok(GeneratedField::Act),
                            "expire" => Ok(GeneratedField::Expire),
                            "retire" => Ok(GeneratedField::Retire),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Deed;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Deed")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Deed, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Act => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("act"));
                            }
                            kind__ =
                                map_.next_value::<::std::option::Option<_>>()?.map(deed::Kind::Act);
                        }
                        GeneratedField::Expire => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("expire"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(deed::Kind::Expire);
                        }
                        GeneratedField::Retire => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("retire"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(deed::Kind::Retire);
                        }
                    }
                }
                Ok(Deed { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Deed", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for deed::Act {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Deed.Act", len)?;
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        if let Some(v) = self.action.as_ref() {
            struct_ser.serialize_field("action", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for deed::Act {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "action"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Action,
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
                            "action" => Ok(GeneratedField::Action),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = deed::Act;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Deed.Act")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<deed::Act, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut action__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Action => {
                            if action__.is_some() {
                                return Err(serde::de::Error::duplicate_field("action"));
                            }
                            action__ = map_.next_value()?;
                        }
                    }
                }
                Ok(deed::Act { seat: seat__, action: action__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Deed.Act", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for deed::Expire {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Deed.Expire", len)?;
        if true {
            struct_ser.serialize_field("decisionId", &self.decision_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for deed::Expire {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["decision_id", "decisionId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            DecisionId,
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
                            "decisionId" | "decision_id" => Ok(GeneratedField::DecisionId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = deed::Expire;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Deed.Expire")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<deed::Expire, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut decision_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::DecisionId => {
                            if decision_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("decisionId"));
                            }
                            decision_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(deed::Expire { decision_id: decision_id__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Deed.Expire", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for deed::Retire {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Deed.Retire", len)?;
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for deed::Retire {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
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
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = deed::Retire;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Deed.Retire")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<deed::Retire, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(deed::Retire { seat: seat__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Deed.Retire", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Domain {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                domain::Kind::Integer(v) => {
                    struct_ser.serialize_field("integer", v)?;
                }
                domain::Kind::OneOf(v) => {
                    struct_ser.serialize_field("oneOf", v)?;
                }
                domain::Kind::Subset(v) => {
                    struct_ser.serialize_field("subset", v)?;
                }
                domain::Kind::Allocation(v) => {
                    struct_ser.serialize_field("allocation", v)?;
                }
                domain::Kind::Steps(v) => {
                    struct_ser.serialize_field("steps", v)?;
                }
                domain::Kind::Flag(v) => {
                    struct_ser.serialize_field("flag", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Domain {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["integer", "one_of", "oneOf", "subset", "allocation", "steps", "flag"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Integer,
            OneOf,
            Subset,
            Allocation,
            Steps,
            Flag,
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
                            "integer" => Ok(GeneratedField::Integer),
                            "oneOf" | "one_of" => Ok(GeneratedField::OneOf),
                            "subset" => Ok(GeneratedField::Subset),
                            "allocation" => Ok(GeneratedField::Allocation),
                            "steps" => Ok(GeneratedField::Steps),
                            "flag" => Ok(GeneratedField::Flag),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Domain;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Domain, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Integer => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("integer"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::Integer);
                        }
                        GeneratedField::OneOf => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("oneOf"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::OneOf);
                        }
                        GeneratedField::Subset => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("subset"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::Subset);
                        }
                        GeneratedField::Allocation => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("allocation"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::Allocation);
                        }
                        GeneratedField::Steps => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("steps"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::Steps);
                        }
                        GeneratedField::Flag => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("flag"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(domain::Kind::Flag);
                        }
                    }
                }
                Ok(Domain { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::Allocation {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.Allocation", len)?;
        if true {
            struct_ser.serialize_field("parts", &self.parts)?;
        }
        if true {
            struct_ser.serialize_field("minTotal", &self.min_total)?;
        }
        if true {
            struct_ser.serialize_field("maxTotal", &self.max_total)?;
        }
        if true {
            struct_ser.serialize_field("maxParts", &self.max_parts)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::Allocation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["parts", "min_total", "minTotal", "max_total", "maxTotal", "max_parts", "maxParts"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Parts,
            MinTotal,
            MaxTotal,
            MaxParts,
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
                            "parts" => Ok(GeneratedField::Parts),
                            "minTotal" | "min_total" => Ok(GeneratedField::MinTotal),
                            "maxTotal" | "max_total" => Ok(GeneratedField::MaxTotal),
                            "maxParts" | "max_parts" => Ok(GeneratedField::MaxParts),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::Allocation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Allocation")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::Allocation, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut parts__ = None;
                let mut min_total__ = None;
                let mut max_total__ = None;
                let mut max_parts__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Parts => {
                            if parts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("parts"));
                            }
                            parts__ = Some(map_.next_value()?);
                        }
                        GeneratedField::MinTotal => {
                            if min_total__.is_some() {
                                return Err(serde::de::Error::duplicate_field("minTotal"));
                            }
                            min_total__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::MaxTotal => {
                            if max_total__.is_some() {
                                return Err(serde::de::Error::duplicate_field("maxTotal"));
                            }
                            max_total__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::MaxParts => {
                            if max_parts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("maxParts"));
                            }
                            max_parts__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(domain::Allocation {
                    parts: parts__.unwrap_or_default(),
                    min_total: min_total__.unwrap_or_default(),
                    max_total: max_total__.unwrap_or_default(),
                    max_parts: max_parts__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Allocation", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::allocation::Part {
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
            serializer.serialize_struct("umpire.v1.Domain.Allocation.Part", len)?;
        if true {
            struct_ser.serialize_field("key", &self.key)?;
        }
        if true {
            struct_ser.serialize_field("min", &self.min)?;
        }
        if true {
            struct_ser.serialize_field("max", &self.max)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::allocation::Part {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["key", "min", "max"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Key,
            Min,
            Max,
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
                            "key" => Ok(GeneratedField::Key),
                            "min" => Ok(GeneratedField::Min),
                            "max" => Ok(GeneratedField::Max),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::allocation::Part;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Allocation.Part")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<domain::allocation::Part, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut key__ = None;
                let mut min__ = None;
                let mut max__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Key => {
                            if key__.is_some() {
                                return Err(serde::de::Error::duplicate_field("key"));
                            }
                            key__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Min => {
                            if min__.is_some() {
                                return Err(serde::de::Error::duplicate_field("min"));
                            }
                            min__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Max => {
                            if max__.is_some() {
                                return Err(serde::de::Error::duplicate_field("max"));
                            }
                            max__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(domain::allocation::Part {
                    key: key__.unwrap_or_default(),
                    min: min__.unwrap_or_default(),
                    max: max__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.v1.Domain.Allocation.Part",
            FIELDS,
            GeneratedVisitor,
        )
    }
}
impl serde::Serialize for domain::Flag {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        use serde::ser::SerializeStruct;
        let len = 0;
        let struct_ser = serializer.serialize_struct("umpire.v1.Domain.Flag", len)?;
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::Flag {
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
            type Value = domain::Flag;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Flag")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::Flag, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                while map_.next_key::<GeneratedField>()?.is_some() {
                    let _ = map_.next_value::<serde::de::IgnoredAny>()?;
                }
                Ok(domain::Flag {})
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Flag", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::Integer {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.Integer", len)?;
        if true {
            struct_ser.serialize_field("min", &self.min)?;
        }
        if true {
            struct_ser.serialize_field("max", &self.max)?;
        }
        if true {
            struct_ser.serialize_field("step", &self.step)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::Integer {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["min", "max", "step"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Min,
            Max,
            Step,
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
                            "min" => Ok(GeneratedField::Min),
                            "max" => Ok(GeneratedField::Max),
                            "step" => Ok(GeneratedField::Step),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::Integer;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Integer")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::Integer, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut min__ = None;
                let mut max__ = None;
                let mut step__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Min => {
                            if min__.is_some() {
                                return Err(serde::de::Error::duplicate_field("min"));
                            }
                            min__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Max => {
                            if max__.is_some() {
                                return Err(serde::de::Error::duplicate_field("max"));
                            }
                            max__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Step => {
                            if step__.is_some() {
                                return Err(serde::de::Error::duplicate_field("step"));
                            }
                            step__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(domain::Integer {
                    min: min__.unwrap_or_default(),
                    max: max__.unwrap_or_default(),
                    step: step__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Integer", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::OneOf {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.OneOf", len)?;
        if true {
            struct_ser.serialize_field("values", &self.values)?;
        }
        if true {
            struct_ser.serialize_field("orAbsent", &self.or_absent)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::OneOf {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["values", "or_absent", "orAbsent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Values,
            OrAbsent,
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
                            "values" => Ok(GeneratedField::Values),
                            "orAbsent" | "or_absent" => Ok(GeneratedField::OrAbsent),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::OneOf;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.OneOf")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::OneOf, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut values__ = None;
                let mut or_absent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Values => {
                            if values__.is_some() {
                                return Err(serde::de::Error::duplicate_field("values"));
                            }
                            values__ = Some(map_.next_value()?);
                        }
                        GeneratedField::OrAbsent => {
                            if or_absent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("orAbsent"));
                            }
                            or_absent__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(domain::OneOf {
                    values: values__.unwrap_or_default(),
                    or_absent: or_absent__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.OneOf", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::Steps {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.Steps", len)?;
        if true {
            struct_ser.serialize_field("kinds", &self.kinds)?;
        }
        if true {
            struct_ser.serialize_field("minSize", &self.min_size)?;
        }
        if true {
            struct_ser.serialize_field("maxSize", &self.max_size)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::Steps {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["kinds", "min_size", "minSize", "max_size", "maxSize"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Kinds,
            MinSize,
            MaxSize,
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
                            "kinds" => Ok(GeneratedField::Kinds),
                            "minSize" | "min_size" => Ok(GeneratedField::MinSize),
                            "maxSize" | "max_size" => Ok(GeneratedField::MaxSize),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::Steps;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Steps")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::Steps, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kinds__ = None;
                let mut min_size__ = None;
                let mut max_size__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Kinds => {
                            if kinds__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kinds"));
                            }
                            kinds__ = Some(map_.next_value()?);
                        }
                        GeneratedField::MinSize => {
                            if min_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("minSize"));
                            }
                            min_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::MaxSize => {
                            if max_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("maxSize"));
                            }
                            max_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(domain::Steps {
                    kinds: kinds__.unwrap_or_default(),
                    min_size: min_size__.unwrap_or_default(),
                    max_size: max_size__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Steps", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::steps::StepKind {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.Steps.StepKind", len)?;
        if true {
            struct_ser.serialize_field("kind", &self.kind)?;
        }
        if true {
            struct_ser.serialize_field("parameters", &self.parameters)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::steps::StepKind {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["kind", "parameters"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Kind,
            Parameters,
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
                            "kind" => Ok(GeneratedField::Kind),
                            "parameters" => Ok(GeneratedField::Parameters),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::steps::StepKind;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Steps.StepKind")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<domain::steps::StepKind, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                let mut parameters__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Kind => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("kind"));
                            }
                            kind__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Parameters => {
                            if parameters__.is_some() {
                                return Err(serde::de::Error::duplicate_field("parameters"));
                            }
                            parameters__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(domain::steps::StepKind {
                    kind: kind__.unwrap_or_default(),
                    parameters: parameters__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Steps.StepKind", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for domain::Subset {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Domain.Subset", len)?;
        if true {
            struct_ser.serialize_field("values", &self.values)?;
        }
        if true {
            struct_ser.serialize_field("minSize", &self.min_size)?;
        }
        if true {
            struct_ser.serialize_field("maxSize", &self.max_size)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for domain::Subset {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["values", "min_size", "minSize", "max_size", "maxSize"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Values,
            MinSize,
            MaxSize,
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
                            "values" => Ok(GeneratedField::Values),
                            "minSize" | "min_size" => Ok(GeneratedField::MinSize),
                            "maxSize" | "max_size" => Ok(GeneratedField::MaxSize),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = domain::Subset;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Domain.Subset")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<domain::Subset, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut values__ = None;
                let mut min_size__ = None;
                let mut max_size__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Values => {
                            if values__.is_some() {
                                return Err(serde::de::Error::duplicate_field("values"));
                            }
                            values__ = Some(map_.next_value()?);
                        }
                        GeneratedField::MinSize => {
                            if min_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("minSize"));
                            }
                            min_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::MaxSize => {
                            if max_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("maxSize"));
                            }
                            max_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(domain::Subset {
                    values: values__.unwrap_or_default(),
                    min_size: min_size__.unwrap_or_default(),
                    max_size: max_size__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Domain.Subset", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Entry {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Entry", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if true {
            struct_ser.serialize_field("events", &self.events)?;
        }
        if true {
            struct_ser.serialize_field("pending", &self.pending)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        if let Some(v) = self.time.as_ref() {
            struct_ser.serialize_field("time", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Entry {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "events", "pending", "outcome", "time"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            Events,
            Pending,
            Outcome,
            Time,
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
                            "version" => Ok(GeneratedField::Version),
                            "events" => Ok(GeneratedField::Events),
                            "pending" => Ok(GeneratedField::Pending),
                            "outcome" => Ok(GeneratedField::Outcome),
                            "time" => Ok(GeneratedField::Time),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Entry;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Entry")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Entry, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut events__ = None;
                let mut pending__ = None;
                let mut outcome__ = None;
                let mut time__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Events => {
                            if events__.is_some() {
                                return Err(serde::de::Error::duplicate_field("events"));
                            }
                            events__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Pending => {
                            if pending__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pending"));
                            }
                            pending__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                        GeneratedField::Time => {
                            if time__.is_some() {
                                return Err(serde::de::Error::duplicate_field("time"));
                            }
                            time__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Entry {
                    version: version__.unwrap_or_default(),
                    events: events__.unwrap_or_default(),
                    pending: pending__.unwrap_or_default(),
                    outcome: outcome__,
                    time: time__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Entry", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for EvaluateRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.EvaluateRequest", len)?;
        if let Some(v) = self.record.as_ref() {
            struct_ser.serialize_field("record", v)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        if let Some(v) = self.action.as_ref() {
            struct_ser.serialize_field("action", v)?;
        }
        if let Some(v) = self.time.as_ref() {
            struct_ser.serialize_field("time", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for EvaluateRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["record", "seat", "action", "time"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Record,
            Seat,
            Action,
            Time,
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
                            "record" => Ok(GeneratedField::Record),
                            "seat" => Ok(GeneratedField::Seat),
                            "action" => Ok(GeneratedField::Action),
                            "time" => Ok(GeneratedField::Time),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = EvaluateRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.EvaluateRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<EvaluateRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut record__ = None;
                let mut seat__ = None;
                let mut action__ = None;
                let mut time__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Record => {
                            if record__.is_some() {
                                return Err(serde::de::Error::duplicate_field("record"));
                            }
                            record__ = map_.next_value()?;
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::Action => {
                            if action__.is_some() {
                                return Err(serde::de::Error::duplicate_field("action"));
                            }
                            action__ = map_.next_value()?;
                        }
                        GeneratedField::Time => {
                            if time__.is_some() {
                                return Err(serde::de::Error::duplicate_field("time"));
                            }
                            time__ = map_.next_value()?;
                        }
                    }
                }
                Ok(EvaluateRequest {
                    record: record__,
                    seat: seat__,
                    action: action__,
                    time: time__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.EvaluateRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for EvaluateResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.EvaluateResponse", len)?;
        if true {
            struct_ser.serialize_field("allowed", &self.allowed)?;
        }
        if true {
            struct_ser.serialize_field("violations", &self.violations)?;
        }
        if let Some(v) = self.preview.as_ref() {
            struct_ser.serialize_field("preview", v)?;
        }
        if let Some(v) = self.entry.as_ref() {
            struct_ser.serialize_field("entry", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for EvaluateResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["allowed", "violations", "preview", "entry"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Allowed,
            Violations,
            Preview,
            Entry,
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
                            "allowed" => Ok(GeneratedField::Allowed),
                            "violations" => Ok(GeneratedField::Violations),
                            "preview" => Ok(GeneratedField::Preview),
                            "entry" => Ok(GeneratedField::Entry),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = EvaluateResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.EvaluateResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<EvaluateResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut allowed__ = None;
                let mut violations__ = None;
                let mut preview__ = None;
                let mut entry__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Allowed => {
                            if allowed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("allowed"));
                            }
                            allowed__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Violations => {
                            if violations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("violations"));
                            }
                            violations__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Preview => {
                            if preview__.is_some() {
                                return Err(serde::de::Error::duplicate_field("preview"));
                            }
                            preview__ = map_.next_value()?;
                        }
                        GeneratedField::Entry => {
                            if entry__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entry"));
                            }
                            entry__ = map_.next_value()?;
                        }
                    }
                }
                Ok(EvaluateResponse {
                    allowed: allowed__.unwrap_or_default(),
                    violations: violations__.unwrap_or_default(),
                    preview: preview__,
                    entry: entry__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.EvaluateResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Event {
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
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Event", len)?;
        if true {
            struct_ser.serialize_field("rule", &self.rule)?;
        }
        if true {
            struct_ser.serialize_field("message", &self.message)?;
        }
        if let Some(v) = self.game.as_ref() {
            match v {
                event::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Event {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["rule", "message", "iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Rule,
            Message,
            IronSky,
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
                            "message" => Ok(GeneratedField::Message),
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Event;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Event")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Event, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut rule__ = None;
                let mut message__ = None;
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Rule => {
                            if rule__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rule"));
                            }
                            rule__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Message => {
                            if message__.is_some() {
                                return Err(serde::de::Error::duplicate_field("message"));
                            }
                            message__ = Some(map_.next_value()?);
                        }
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(event::Game::IronSky);
                        }
                    }
                }
                Ok(Event {
                    rule: rule__.unwrap_or_default(),
                    message: message__.unwrap_or_default(),
                    game: game__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Event", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Fault {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Fault", len)?;
        if true {
            let v = fault::Reason::try_from(self.reason).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.reason))
            })?;
            struct_ser.serialize_field("reason", &v)?;
        }
        if true {
            struct_ser.serialize_field("violations", &self.violations)?;
        }
        if let Some(v) = self.version.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&v).as_str())?;
        }
        if true {
            struct_ser.serialize_field("traceId", &self.trace_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Fault {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["reason", "violations", "version", "trace_id", "traceId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Reason,
            Violations,
            Version,
            TraceId,
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
                            "reason" => Ok(GeneratedField::Reason),
                            "violations" => Ok(GeneratedField::Violations),
                            "version" => Ok(GeneratedField::Version),
                            "traceId" | "trace_id" => Ok(GeneratedField::TraceId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Fault;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Fault")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Fault, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut reason__ = None;
                let mut violations__ = None;
                let mut version__ = None;
                let mut trace_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Reason => {
                            if reason__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reason"));
                            }
                            reason__ = Some(map_.next_value::<fault::Reason>()? as i32);
                        }
                        GeneratedField::Violations => {
                            if violations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("violations"));
                            }
                            violations__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::TraceId => {
                            if trace_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("traceId"));
                            }
                            trace_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Fault {
                    reason: reason__.unwrap_or_default(),
                    violations: violations__.unwrap_or_default(),
                    version: version__,
                    trace_id: trace_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Fault", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for fault::Reason {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "UNSPECIFIED",
            Self::Malformed => "MALFORMED",
            Self::Rejected => "REJECTED",
            Self::StaleVersion => "STALE_VERSION",
            Self::RequestIdReused => "REQUEST_ID_REUSED",
            Self::MatchOver => "MATCH_OVER",
            Self::MatchRunning => "MATCH_RUNNING",
            Self::NoCredential => "NO_CREDENTIAL",
            Self::Forbidden => "FORBIDDEN",
            Self::NotFound => "NOT_FOUND",
            Self::TooFast => "TOO_FAST",
            Self::StoreAway => "STORE_AWAY",
            Self::Busy => "BUSY",
            Self::TooLate => "TOO_LATE",
            Self::NotOffered => "NOT_OFFERED",
            Self::Internal => "INTERNAL",
            Self::Cancelled => "CANCELLED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for fault::Reason {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "UNSPECIFIED",
            "MALFORMED",
            "REJECTED",
            "STALE_VERSION",
            "REQUEST_ID_REUSED",
            "MATCH_OVER",
            "MATCH_RUNNING",
            "NO_CREDENTIAL",
            "FORBIDDEN",
            "NOT_FOUND",
            "TOO_FAST",
            "STORE_AWAY",
            "BUSY",
            "TOO_LATE",
            "NOT_OFFERED",
            "INTERNAL",
            "CANCELLED",
        ];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = fault::Reason;

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
                    "UNSPECIFIED" => Ok(fault::Reason::Unspecified),
                    "MALFORMED" => Ok(fault::Reason::Malformed),
                    "REJECTED" => Ok(fault::Reason::Rejected),
                    "STALE_VERSION" => Ok(fault::Reason::StaleVersion),
                    "REQUEST_ID_REUSED" => Ok(fault::Reason::RequestIdReused),
                    "MATCH_OVER" => Ok(fault::Reason::MatchOver),
                    "MATCH_RUNNING" => Ok(fault::Reason::MatchRunning),
                    "NO_CREDENTIAL" => Ok(fault::Reason::NoCredential),
                    "FORBIDDEN" => Ok(fault::Reason::Forbidden),
                    "NOT_FOUND" => Ok(fault::Reason::NotFound),
                    "TOO_FAST" => Ok(fault::Reason::TooFast),
                    "STORE_AWAY" => Ok(fault::Reason::StoreAway),
                    "BUSY" => Ok(fault::Reason::Busy),
                    "TOO_LATE" => Ok(fault::Reason::TooLate),
                    "NOT_OFFERED" => Ok(fault::Reason::NotOffered),
                    "INTERNAL" => Ok(fault::Reason::Internal),
                    "CANCELLED" => Ok(fault::Reason::Cancelled),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
    }
}
impl serde::Serialize for Frame {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Frame", len)?;
        if let Some(v) = self.kind.as_ref() {
            match v {
                frame::Kind::Entry(v) => {
                    struct_ser.serialize_field("entry", v)?;
                }
                frame::Kind::Reset(v) => {
                    struct_ser.serialize_field("reset", v)?;
                }
                frame::Kind::End(v) => {
                    struct_ser.serialize_field("end", v)?;
                }
            }
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Frame {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["entry", "reset", "end"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Entry,
            Reset,
            End,
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
                            "entry" => Ok(GeneratedField::Entry),
                            "reset" => Ok(GeneratedField::Reset),
                            "end" => Ok(GeneratedField::End),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Frame;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Frame")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Frame, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut kind__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Entry => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entry"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(frame::Kind::Entry);
                        }
                        GeneratedField::Reset => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reset"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(frame::Kind::Reset);
                        }
                        GeneratedField::End => {
                            if kind__.is_some() {
                                return Err(serde::de::Error::duplicate_field("end"));
                            }
                            kind__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(frame::Kind::End);
                        }
                    }
                }
                Ok(Frame { kind: kind__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Frame", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for frame::End {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Frame.End", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if true {
            let v = match_summary::Status::try_from(self.status).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.status))
            })?;
            struct_ser.serialize_field("status", &v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for frame::End {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "status"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            Status,
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
                            "version" => Ok(GeneratedField::Version),
                            "status" => Ok(GeneratedField::Status),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = frame::End;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Frame.End")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<frame::End, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut status__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Status => {
                            if status__.is_some() {
                                return Err(serde::de::Error::duplicate_field("status"));
                            }
                            status__ = Some(map_.next_value::<match_summary::Status>()? as i32);
                        }
                    }
                }
                Ok(frame::End {
                    version: version__.unwrap_or_default(),
                    status: status__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Frame.End", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for frame::Reset {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Frame.Reset", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if let Some(v) = self.view.as_ref() {
            struct_ser.serialize_field("view", v)?;
        }
        if true {
            struct_ser.serialize_field("pending", &self.pending)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for frame::Reset {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "view", "pending"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            View,
            Pending,
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
                            "version" => Ok(GeneratedField::Version),
                            "view" => Ok(GeneratedField::View),
                            "pending" => Ok(GeneratedField::Pending),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = frame::Reset;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Frame.Reset")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<frame::Reset, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut view__ = None;
                let mut pending__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::View => {
                            if view__.is_some() {
                                return Err(serde::de::Error::duplicate_field("view"));
                            }
                            view__ = map_.next_value()?;
                        }
                        GeneratedField::Pending => {
                            if pending__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pending"));
                            }
                            pending__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(frame::Reset {
                    version: version__.unwrap_or_default(),
                    view: view__,
                    pending: pending__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Frame.Reset", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Game {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Game", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("summary", &self.summary)?;
        }
        if true {
            struct_ser.serialize_field("playerCounts", &self.player_counts)?;
        }
        if true {
            struct_ser.serialize_field("options", &self.options)?;
        }
        if true {
            struct_ser.serialize_field("content", &self.content)?;
        }
        if true {
            struct_ser.serialize_field("rulesets", &self.rulesets)?;
        }
        if true {
            struct_ser.serialize_field("contentPacks", &self.content_packs)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Game {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "game",
            "title",
            "summary",
            "player_counts",
            "playerCounts",
            "options",
            "content",
            "rulesets",
            "content_packs",
            "contentPacks",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            Title,
            Summary,
            PlayerCounts,
            Options,
            Content,
            Rulesets,
            ContentPacks,
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
                            "game" => Ok(GeneratedField::Game),
                            "title" => Ok(GeneratedField::Title),
                            "summary" => Ok(GeneratedField::Summary),
                            "playerCounts" | "player_counts" => Ok(GeneratedField::PlayerCounts),
                            "options" => Ok(GeneratedField::Options),
                            "content" => Ok(GeneratedField::Content),
                            "rulesets" => Ok(GeneratedField::Rulesets),
                            "contentPacks" | "content_packs" => Ok(GeneratedField::ContentPacks),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Game;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Game")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Game, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut title__ = None;
                let mut summary__ = None;
                let mut player_counts__ = None;
                let mut options__ = None;
                let mut content__ = None;
                let mut rulesets__ = None;
                let mut content_packs__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Summary => {
                            if summary__.is_some() {
                                return Err(serde::de::Error::duplicate_field("summary"));
                            }
                            summary__ = Some(map_.next_value()?);
                        }
                        GeneratedField::PlayerCounts => {
                            if player_counts__.is_some() {
                                return Err(serde::de::Error::duplicate_field("playerCounts"));
                            }
                            player_counts__ = Some(
                                map_.next_value::<Vec<crate::number::Number<_>>>()?
                                    .into_iter()
                                    .map(|x| x.0)
                                    .collect(),
                            );
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Content => {
                            if content__.is_some() {
                                return Err(serde::de::Error::duplicate_field("content"));
                            }
                            content__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Rulesets => {
                            if rulesets__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rulesets"));
                            }
                            rulesets__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ContentPacks => {
                            if content_packs__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentPacks"));
                            }
                            content_packs__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Game {
                    game: game__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                    summary: summary__.unwrap_or_default(),
                    player_counts: player_counts__.unwrap_or_default(),
                    options: options__.unwrap_or_default(),
                    content: content__.unwrap_or_default(),
                    rulesets: rulesets__.unwrap_or_default(),
                    content_packs: content_packs__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Game", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GameOption {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GameOption", len)?;
        if true {
            struct_ser.serialize_field("path", &self.path)?;
        }
        if true {
            struct_ser.serialize_field("summary", &self.summary)?;
        }
        if let Some(v) = self.domain.as_ref() {
            struct_ser.serialize_field("domain", v)?;
        }
        if true {
            struct_ser.serialize_field("defaultValue", &self.default_value)?;
        }
        if true {
            struct_ser.serialize_field("available", &self.available)?;
        }
        if true {
            struct_ser.serialize_field("rule", &self.rule)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GameOption {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["path", "summary", "domain", "default_value", "defaultValue", "available", "rule"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Path,
            Summary,
            Domain,
            DefaultValue,
            Available,
            Rule,
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
                            "path" => Ok(GeneratedField::Path),
                            "summary" => Ok(GeneratedField::Summary),
                            "domain" => Ok(GeneratedField::Domain),
                            "defaultValue" | "default_value" => Ok(GeneratedField::DefaultValue),
                            "available" => Ok(GeneratedField::Available),
                            "rule" => Ok(GeneratedField::Rule),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GameOption;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GameOption")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GameOption, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut path__ = None;
                let mut summary__ = None;
                let mut domain__ = None;
                let mut default_value__ = None;
                let mut available__ = None;
                let mut rule__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Path => {
                            if path__.is_some() {
                                return Err(serde::de::Error::duplicate_field("path"));
                            }
                            path__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Summary => {
                            if summary__.is_some() {
                                return Err(serde::de::Error::duplicate_field("summary"));
                            }
                            summary__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Domain => {
                            if domain__.is_some() {
                                return Err(serde::de::Error::duplicate_field("domain"));
                            }
                            domain__ = map_.next_value()?;
                        }
                        GeneratedField::DefaultValue => {
                            if default_value__.is_some() {
                                return Err(serde::de::Error::duplicate_field("defaultValue"));
                            }
                            default_value__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Available => {
                            if available__.is_some() {
                                return Err(serde::de::Error::duplicate_field("available"));
                            }
                            available__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Rule => {
                            if rule__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rule"));
                            }
                            rule__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GameOption {
                    path: path__.unwrap_or_default(),
                    summary: summary__.unwrap_or_default(),
                    domain: domain__,
                    default_value: default_value__.unwrap_or_default(),
                    available: available__.unwrap_or_default(),
                    rule: rule__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GameOption", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetGameRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GetGameRequest", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("contentPack", &self.content_pack)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetGameRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["game", "content_pack", "contentPack"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            ContentPack,
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
                            "game" => Ok(GeneratedField::Game),
                            "contentPack" | "content_pack" => Ok(GeneratedField::ContentPack),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetGameRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GetGameRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetGameRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut content_pack__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ContentPack => {
                            if content_pack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentPack"));
                            }
                            content_pack__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetGameRequest {
                    game: game__.unwrap_or_default(),
                    content_pack: content_pack__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GetGameRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetMatchRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GetMatchRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetMatchRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetMatchRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GetMatchRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetMatchRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetMatchRequest { match_id: match_id__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GetMatchRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetRecordRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GetRecordRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetRecordRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetRecordRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GetRecordRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetRecordRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetRecordRequest { match_id: match_id__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GetRecordRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetViewRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GetViewRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetViewRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetViewRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GetViewRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetViewRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetViewRequest { match_id: match_id__.unwrap_or_default() })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GetViewRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for GetViewResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.GetViewResponse", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if let Some(v) = self.view.as_ref() {
            struct_ser.serialize_field("view", v)?;
        }
        if true {
            struct_ser.serialize_field("pending", &self.pending)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for GetViewResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "view", "pending"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            View,
            Pending,
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
                            "version" => Ok(GeneratedField::Version),
                            "view" => Ok(GeneratedField::View),
                            "pending" => Ok(GeneratedField::Pending),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = GetViewResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.GetViewResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<GetViewResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut view__ = None;
                let mut pending__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::View => {
                            if view__.is_some() {
                                return Err(serde::de::Error::duplicate_field("view"));
                            }
                            view__ = map_.next_value()?;
                        }
                        GeneratedField::Pending => {
                            if pending__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pending"));
                            }
                            pending__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(GetViewResponse {
                    version: version__.unwrap_or_default(),
                    view: view__,
                    pending: pending__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.GetViewResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for IssueTokenRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.IssueTokenRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        if let Some(v) = self.request_id.as_ref() {
            struct_ser.serialize_field("requestId", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for IssueTokenRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId", "seat", "request_id", "requestId"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Seat,
            RequestId,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "seat" => Ok(GeneratedField::Seat),
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = IssueTokenRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.IssueTokenRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<IssueTokenRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut seat__ = None;
                let mut request_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = map_.next_value()?;
                        }
                    }
                }
                Ok(IssueTokenRequest {
                    match_id: match_id__.unwrap_or_default(),
                    seat: seat__,
                    request_id: request_id__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.IssueTokenRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListActionsRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListActionsRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListActionsRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["match_id", "matchId", "page_size", "pageSize", "page_token", "pageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            PageSize,
            PageToken,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListActionsRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListActionsRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListActionsRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut page_size__ = None;
                let mut page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListActionsRequest {
                    match_id: match_id__.unwrap_or_default(),
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListActionsRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListActionsResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListActionsResponse", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if true {
            struct_ser.serialize_field("choices", &self.choices)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListActionsResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "choices", "next_page_token", "nextPageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            Choices,
            NextPageToken,
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
                            "version" => Ok(GeneratedField::Version),
                            "choices" => Ok(GeneratedField::Choices),
                            "nextPageToken" | "next_page_token" => {
                                Ok(GeneratedField::NextPageToken)
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
            type Value = ListActionsResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListActionsResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListActionsResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut choices__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Choices => {
                            if choices__.is_some() {
                                return Err(serde::de::Error::duplicate_field("choices"));
                            }
                            choices__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListActionsResponse {
                    version: version__.unwrap_or_default(),
                    choices: choices__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListActionsResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListEventsRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListEventsRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("after", ToString::to_string(&self.after).as_str())?;
        }
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListEventsRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["match_id", "matchId", "after", "page_size", "pageSize", "page_token", "pageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            After,
            PageSize,
            PageToken,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "after" => Ok(GeneratedField::After),
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListEventsRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListEventsRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListEventsRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut after__ = None;
                let mut page_size__ = None;
                let mut page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::After => {
                            if after__.is_some() {
                                return Err(serde::de::Error::duplicate_field("after"));
                            }
                            after__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListEventsRequest {
                    match_id: match_id__.unwrap_or_default(),
                    after: after__.unwrap_or_default(),
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListEventsRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListEventsResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListEventsResponse", len)?;
        if true {
            struct_ser.serialize_field("entries", &self.entries)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListEventsResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["entries", "next_page_token", "nextPageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Entries,
            NextPageToken,
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
                            "entries" => Ok(GeneratedField::Entries),
                            "nextPageToken" | "next_page_token" => {
                                Ok(GeneratedField::NextPageToken)
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
            type Value = ListEventsResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListEventsResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListEventsResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut entries__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Entries => {
                            if entries__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entries"));
                            }
                            entries__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListEventsResponse {
                    entries: entries__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListEventsResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListGamesRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListGamesRequest", len)?;
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListGamesRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["page_size", "pageSize", "page_token", "pageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            PageSize,
            PageToken,
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
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListGamesRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListGamesRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListGamesRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut page_size__ = None;
                let mut page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListGamesRequest {
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListGamesRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListGamesResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListGamesResponse", len)?;
        if true {
            struct_ser.serialize_field("games", &self.games)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListGamesResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["games", "next_page_token", "nextPageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Games,
            NextPageToken,
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
                            "games" => Ok(GeneratedField::Games),
                            "nextPageToken" | "next_page_token" => {
                                Ok(GeneratedField::NextPageToken)
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
            type Value = ListGamesResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListGamesResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListGamesResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut games__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Games => {
                            if games__.is_some() {
                                return Err(serde::de::Error::duplicate_field("games"));
                            }
                            games__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListGamesResponse {
                    games: games__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListGamesResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListMatchesRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListMatchesRequest", len)?;
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        if let Some(v) = self.status.as_ref() {
            let v = match_summary::Status::try_from(*v)
                .map_err(|_| serde::ser::Error::custom(format!("Invalid variant {}", *v)))?;
            struct_ser.serialize_field("status", &v)?;
        }
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListMatchesRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["page_size", "pageSize", "page_token", "pageToken", "status", "game"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            PageSize,
            PageToken,
            Status,
            Game,
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
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            "status" => Ok(GeneratedField::Status),
                            "game" => Ok(GeneratedField::Game),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListMatchesRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListMatchesRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListMatchesRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut page_size__ = None;
                let mut page_token__ = None;
                let mut status__ = None;
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Status => {
                            if status__.is_some() {
                                return Err(serde::de::Error::duplicate_field("status"));
                            }
                            status__ = map_
                                .next_value::<::std::option::Option<match_summary::Status>>()?
                                .map(|x| x as i32);
                        }
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListMatchesRequest {
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                    status: status__,
                    game: game__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListMatchesRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListMatchesResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListMatchesResponse", len)?;
        if true {
            struct_ser.serialize_field("matches", &self.matches)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListMatchesResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["matches", "next_page_token", "nextPageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Matches,
            NextPageToken,
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
                            "matches" => Ok(GeneratedField::Matches),
                            "nextPageToken" | "next_page_token" => {
                                Ok(GeneratedField::NextPageToken)
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
            type Value = ListMatchesResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListMatchesResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListMatchesResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut matches__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Matches => {
                            if matches__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matches"));
                            }
                            matches__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListMatchesResponse {
                    matches: matches__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListMatchesResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListRulesRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListRulesRequest", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("pageSize", &self.page_size)?;
        }
        if true {
            struct_ser.serialize_field("pageToken", &self.page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListRulesRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["game", "page_size", "pageSize", "page_token", "pageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            PageSize,
            PageToken,
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
                            "game" => Ok(GeneratedField::Game),
                            "pageSize" | "page_size" => Ok(GeneratedField::PageSize),
                            "pageToken" | "page_token" => Ok(GeneratedField::PageToken),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = ListRulesRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListRulesRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListRulesRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut page_size__ = None;
                let mut page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::PageSize => {
                            if page_size__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageSize"));
                            }
                            page_size__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::PageToken => {
                            if page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pageToken"));
                            }
                            page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListRulesRequest {
                    game: game__.unwrap_or_default(),
                    page_size: page_size__.unwrap_or_default(),
                    page_token: page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListRulesRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for ListRulesResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.ListRulesResponse", len)?;
        if true {
            struct_ser.serialize_field("rules", &self.rules)?;
        }
        if true {
            struct_ser.serialize_field("nextPageToken", &self.next_page_token)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for ListRulesResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["rules", "next_page_token", "nextPageToken"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Rules,
            NextPageToken,
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
                            "rules" => Ok(GeneratedField::Rules),
                            "nextPageToken" | "next_page_token" => {
                                Ok(GeneratedField::NextPageToken)
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
            type Value = ListRulesResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.ListRulesResponse")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<ListRulesResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut rules__ = None;
                let mut next_page_token__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Rules => {
                            if rules__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rules"));
                            }
                            rules__ = Some(map_.next_value()?);
                        }
                        GeneratedField::NextPageToken => {
                            if next_page_token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("nextPageToken"));
                            }
                            next_page_token__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(ListRulesResponse {
                    rules: rules__.unwrap_or_default(),
                    next_page_token: next_page_token__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.ListRulesResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for MatchSummary {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.MatchSummary", len)?;
        if true {
            struct_ser.serialize_field("id", &self.id)?;
        }
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            let v = match_summary::Status::try_from(self.status).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.status))
            })?;
            struct_ser.serialize_field("status", &v)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&self.version).as_str())?;
        }
        if true {
            struct_ser.serialize_field("pending", &self.pending)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if let Some(v) = self.options.as_ref() {
            struct_ser.serialize_field("options", v)?;
        }
        if true {
            struct_ser.serialize_field("ruleset", &self.ruleset)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "contentDigest",
                pbjson::private::base64::encode(&self.content_digest).as_str(),
            )?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "seedCommitment",
                pbjson::private::base64::encode(&self.seed_commitment).as_str(),
            )?;
        }
        if let Some(v) = self.created.as_ref() {
            struct_ser.serialize_field("created", v)?;
        }
        if true {
            struct_ser.serialize_field("contentPack", &self.content_pack)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for MatchSummary {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "id",
            "game",
            "status",
            "version",
            "pending",
            "outcome",
            "seats",
            "options",
            "ruleset",
            "content_digest",
            "contentDigest",
            "seed_commitment",
            "seedCommitment",
            "created",
            "content_pack",
            "contentPack",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Id,
            Game,
            Status,
            Version,
            Pending,
            Outcome,
            Seats,
            Options,
            Ruleset,
            ContentDigest,
            SeedCommitment,
            Created,
            ContentPack,
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
                            "id" => Ok(GeneratedField::Id),
                            "game" => Ok(GeneratedField::Game),
                            "status" => Ok(GeneratedField::Status),
                            "version" => Ok(GeneratedField::Version),
                            "pending" => Ok(GeneratedField::Pending),
                            "outcome" => Ok(GeneratedField::Outcome),
                            "seats" => Ok(GeneratedField::Seats),
                            "options" => Ok(GeneratedField::Options),
                            "ruleset" => Ok(GeneratedField::Ruleset),
                            "contentDigest" | "content_digest" => Ok(GeneratedField::ContentDigest),
                            "seedCommitment" | "seed_commitment" => {
                                Ok(GeneratedField::SeedCommitment)
                            }
                            "created" => Ok(GeneratedField::Created),
                            "contentPack" | "content_pack" => Ok(GeneratedField::ContentPack),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = MatchSummary;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.MatchSummary")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<MatchSummary, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut id__ = None;
                let mut game__ = None;
                let mut status__ = None;
                let mut version__ = None;
                let mut pending__ = None;
                let mut outcome__ = None;
                let mut seats__ = None;
                let mut options__ = None;
                let mut ruleset__ = None;
                let mut content_digest__ = None;
                let mut seed_commitment__ = None;
                let mut created__ = None;
                let mut content_pack__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Id => {
                            if id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("id"));
                            }
                            id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Status => {
                            if status__.is_some() {
                                return Err(serde::de::Error::duplicate_field("status"));
                            }
                            status__ = Some(map_.next_value::<match_summary::Status>()? as i32);
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Pending => {
                            if pending__.is_some() {
                                return Err(serde::de::Error::duplicate_field("pending"));
                            }
                            pending__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = map_.next_value()?;
                        }
                        GeneratedField::Ruleset => {
                            if ruleset__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ruleset"));
                            }
                            ruleset__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ContentDigest => {
                            if content_digest__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentDigest"));
                            }
                            content_digest__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                        GeneratedField::SeedCommitment => {
                            if seed_commitment__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seedCommitment"));
                            }
                            seed_commitment__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                        GeneratedField::Created => {
                            if created__.is_some() {
                                return Err(serde::de::Error::duplicate_field("created"));
                            }
                            created__ = map_.next_value()?;
                        }
                        GeneratedField::ContentPack => {
                            if content_pack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentPack"));
                            }
                            content_pack__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(MatchSummary {
                    id: id__.unwrap_or_default(),
                    game: game__.unwrap_or_default(),
                    status: status__.unwrap_or_default(),
                    version: version__.unwrap_or_default(),
                    pending: pending__.unwrap_or_default(),
                    outcome: outcome__,
                    seats: seats__.unwrap_or_default(),
                    options: options__,
                    ruleset: ruleset__.unwrap_or_default(),
                    content_digest: content_digest__.unwrap_or_default(),
                    seed_commitment: seed_commitment__.unwrap_or_default(),
                    created: created__,
                    content_pack: content_pack__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.MatchSummary", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for match_summary::Status {
    #[allow(deprecated)]
    fn serialize<S>(&self, serializer: S) -> std::result::Result<S::Ok, S::Error>
    where
        S: serde::Serializer,
    {
        let variant = match self {
            Self::Unspecified => "UNSPECIFIED",
            Self::Open => "OPEN",
            Self::Active => "ACTIVE",
            Self::Finished => "FINISHED",
            Self::Closed => "CLOSED",
        };
        serializer.serialize_str(variant)
    }
}
impl<'de> serde::Deserialize<'de> for match_summary::Status {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["UNSPECIFIED", "OPEN", "ACTIVE", "FINISHED", "CLOSED"];

        struct GeneratedVisitor;

        impl serde::de::Visitor<'_> for GeneratedVisitor {
            type Value = match_summary::Status;

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
                    "UNSPECIFIED" => Ok(match_summary::Status::Unspecified),
                    "OPEN" => Ok(match_summary::Status::Open),
                    "ACTIVE" => Ok(match_summary::Status::Active),
                    "FINISHED" => Ok(match_summary::Status::Finished),
                    "CLOSED" => Ok(match_summary::Status::Closed),
                    _ => Err(serde::de::Error::unknown_variant(value, FIELDS)),
                }
            }
        }
        deserializer.deserialize_any(GeneratedVisitor)
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
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Options", len)?;
        if let Some(v) = self.game.as_ref() {
            match v {
                options::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
                }
            }
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
        const FIELDS: &[&str] = &["iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            IronSky,
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
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
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
                formatter.write_str("struct umpire.v1.Options")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Options, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(options::Game::IronSky);
                        }
                    }
                }
                Ok(Options { game: game__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Options", FIELDS, GeneratedVisitor)
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
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Outcome", len)?;
        if true {
            struct_ser.serialize_field("standings", &self.standings)?;
        }
        if let Some(v) = self.game.as_ref() {
            match v {
                outcome::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
                }
            }
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
        const FIELDS: &[&str] = &["standings", "iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Standings,
            IronSky,
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
                            "standings" => Ok(GeneratedField::Standings),
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
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
                formatter.write_str("struct umpire.v1.Outcome")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Outcome, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut standings__ = None;
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Standings => {
                            if standings__.is_some() {
                                return Err(serde::de::Error::duplicate_field("standings"));
                            }
                            standings__ = Some(map_.next_value()?);
                        }
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(outcome::Game::IronSky);
                        }
                    }
                }
                Ok(Outcome { standings: standings__.unwrap_or_default(), game: game__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Outcome", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Parameter {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Parameter", len)?;
        if true {
            struct_ser.serialize_field("path", &self.path)?;
        }
        if let Some(v) = self.domain.as_ref() {
            struct_ser.serialize_field("domain", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Parameter {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["path", "domain"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Path,
            Domain,
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
                            "path" => Ok(GeneratedField::Path),
                            "domain" => Ok(GeneratedField::Domain),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Parameter;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Parameter")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Parameter, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut path__ = None;
                let mut domain__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Path => {
                            if path__.is_some() {
                                return Err(serde::de::Error::duplicate_field("path"));
                            }
                            path__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Domain => {
                            if domain__.is_some() {
                                return Err(serde::de::Error::duplicate_field("domain"));
                            }
                            domain__ = map_.next_value()?;
                        }
                    }
                }
                Ok(Parameter { path: path__.unwrap_or_default(), domain: domain__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Parameter", FIELDS, GeneratedVisitor)
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
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Preview", len)?;
        if let Some(v) = self.game.as_ref() {
            match v {
                preview::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
                }
            }
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
        const FIELDS: &[&str] = &["iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            IronSky,
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
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
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
                formatter.write_str("struct umpire.v1.Preview")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Preview, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(preview::Game::IronSky);
                        }
                    }
                }
                Ok(Preview { game: game__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Preview", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Problem {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Problem", len)?;
        if true {
            struct_ser.serialize_field("type", &self.r#type)?;
        }
        if true {
            struct_ser.serialize_field("title", &self.title)?;
        }
        if true {
            struct_ser.serialize_field("status", &self.status)?;
        }
        if true {
            struct_ser.serialize_field("detail", &self.detail)?;
        }
        if true {
            struct_ser.serialize_field("code", &self.code)?;
        }
        if true {
            let v = fault::Reason::try_from(self.reason).map_err(|_| {
                serde::ser::Error::custom(format!("Invalid variant {}", self.reason))
            })?;
            struct_ser.serialize_field("reason", &v)?;
        }
        if true {
            struct_ser.serialize_field("violations", &self.violations)?;
        }
        if let Some(v) = self.version.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("version", ToString::to_string(&v).as_str())?;
        }
        if true {
            struct_ser.serialize_field("traceId", &self.trace_id)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Problem {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "type",
            "title",
            "status",
            "detail",
            "code",
            "reason",
            "violations",
            "version",
            "trace_id",
            "traceId",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Type,
            Title,
            Status,
            Detail,
            Code,
            Reason,
            Violations,
            Version,
            TraceId,
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
                            "type" => Ok(GeneratedField::Type),
                            "title" => Ok(GeneratedField::Title),
                            "status" => Ok(GeneratedField::Status),
                            "detail" => Ok(GeneratedField::Detail),
                            "code" => Ok(GeneratedField::Code),
                            "reason" => Ok(GeneratedField::Reason),
                            "violations" => Ok(GeneratedField::Violations),
                            "version" => Ok(GeneratedField::Version),
                            "traceId" | "trace_id" => Ok(GeneratedField::TraceId),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Problem;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Problem")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Problem, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut r#type__ = None;
                let mut title__ = None;
                let mut status__ = None;
                let mut detail__ = None;
                let mut code__ = None;
                let mut reason__ = None;
                let mut violations__ = None;
                let mut version__ = None;
                let mut trace_id__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Type => {
                            if r#type__.is_some() {
                                return Err(serde::de::Error::duplicate_field("type"));
                            }
                            r#type__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Title => {
                            if title__.is_some() {
                                return Err(serde::de::Error::duplicate_field("title"));
                            }
                            title__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Status => {
                            if status__.is_some() {
                                return Err(serde::de::Error::duplicate_field("status"));
                            }
                            status__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Detail => {
                            if detail__.is_some() {
                                return Err(serde::de::Error::duplicate_field("detail"));
                            }
                            detail__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Code => {
                            if code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("code"));
                            }
                            code__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Reason => {
                            if reason__.is_some() {
                                return Err(serde::de::Error::duplicate_field("reason"));
                            }
                            reason__ = Some(map_.next_value::<fault::Reason>()? as i32);
                        }
                        GeneratedField::Violations => {
                            if violations__.is_some() {
                                return Err(serde::de::Error::duplicate_field("violations"));
                            }
                            violations__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::TraceId => {
                            if trace_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("traceId"));
                            }
                            trace_id__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Problem {
                    r#type: r#type__.unwrap_or_default(),
                    title: title__.unwrap_or_default(),
                    status: status__.unwrap_or_default(),
                    detail: detail__.unwrap_or_default(),
                    code: code__.unwrap_or_default(),
                    reason: reason__.unwrap_or_default(),
                    violations: violations__.unwrap_or_default(),
                    version: version__,
                    trace_id: trace_id__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Problem", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Record {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Record", len)?;
        if true {
            struct_ser.serialize_field("game", &self.game)?;
        }
        if true {
            struct_ser.serialize_field("ruleset", &self.ruleset)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "contentDigest",
                pbjson::private::base64::encode(&self.content_digest).as_str(),
            )?;
        }
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if let Some(v) = self.options.as_ref() {
            struct_ser.serialize_field("options", v)?;
        }
        if true {
            struct_ser.serialize_field("seats", &self.seats)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser
                .serialize_field("seed", pbjson::private::base64::encode(&self.seed).as_str())?;
        }
        if true {
            struct_ser.serialize_field("entries", &self.entries)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        if true {
            struct_ser.serialize_field("contentPack", &self.content_pack)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Record {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "game",
            "ruleset",
            "content_digest",
            "contentDigest",
            "match_id",
            "matchId",
            "options",
            "seats",
            "seed",
            "entries",
            "outcome",
            "content_pack",
            "contentPack",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Game,
            Ruleset,
            ContentDigest,
            MatchId,
            Options,
            Seats,
            Seed,
            Entries,
            Outcome,
            ContentPack,
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
                            "game" => Ok(GeneratedField::Game),
                            "ruleset" => Ok(GeneratedField::Ruleset),
                            "contentDigest" | "content_digest" => Ok(GeneratedField::ContentDigest),
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "options" => Ok(GeneratedField::Options),
                            "seats" => Ok(GeneratedField::Seats),
                            "seed" => Ok(GeneratedField::Seed),
                            "entries" => Ok(GeneratedField::Entries),
                            "outcome" => Ok(GeneratedField::Outcome),
                            "contentPack" | "content_pack" => Ok(GeneratedField::ContentPack),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Record;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Record")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Record, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                let mut ruleset__ = None;
                let mut content_digest__ = None;
                let mut match_id__ = None;
                let mut options__ = None;
                let mut seats__ = None;
                let mut seed__ = None;
                let mut entries__ = None;
                let mut outcome__ = None;
                let mut content_pack__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Game => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("game"));
                            }
                            game__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Ruleset => {
                            if ruleset__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ruleset"));
                            }
                            ruleset__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ContentDigest => {
                            if content_digest__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentDigest"));
                            }
                            content_digest__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Options => {
                            if options__.is_some() {
                                return Err(serde::de::Error::duplicate_field("options"));
                            }
                            options__ = map_.next_value()?;
                        }
                        GeneratedField::Seats => {
                            if seats__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seats"));
                            }
                            seats__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Seed => {
                            if seed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seed"));
                            }
                            seed__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                        GeneratedField::Entries => {
                            if entries__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entries"));
                            }
                            entries__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                        GeneratedField::ContentPack => {
                            if content_pack__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentPack"));
                            }
                            content_pack__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Record {
                    game: game__.unwrap_or_default(),
                    ruleset: ruleset__.unwrap_or_default(),
                    content_digest: content_digest__.unwrap_or_default(),
                    match_id: match_id__.unwrap_or_default(),
                    options: options__,
                    seats: seats__.unwrap_or_default(),
                    seed: seed__.unwrap_or_default(),
                    entries: entries__.unwrap_or_default(),
                    outcome: outcome__,
                    content_pack: content_pack__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Record", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RecordEntry {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.RecordEntry", len)?;
        if let Some(v) = self.deed.as_ref() {
            struct_ser.serialize_field("deed", v)?;
        }
        if let Some(v) = self.time.as_ref() {
            struct_ser.serialize_field("time", v)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser
                .serialize_field("firstWord", ToString::to_string(&self.first_word).as_str())?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser
                .serialize_field("tip", pbjson::private::base64::encode(&self.tip).as_str())?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RecordEntry {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["deed", "time", "first_word", "firstWord", "tip"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Deed,
            Time,
            FirstWord,
            Tip,
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
                            "deed" => Ok(GeneratedField::Deed),
                            "time" => Ok(GeneratedField::Time),
                            "firstWord" | "first_word" => Ok(GeneratedField::FirstWord),
                            "tip" => Ok(GeneratedField::Tip),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RecordEntry;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.RecordEntry")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RecordEntry, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut deed__ = None;
                let mut time__ = None;
                let mut first_word__ = None;
                let mut tip__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Deed => {
                            if deed__.is_some() {
                                return Err(serde::de::Error::duplicate_field("deed"));
                            }
                            deed__ = map_.next_value()?;
                        }
                        GeneratedField::Time => {
                            if time__.is_some() {
                                return Err(serde::de::Error::duplicate_field("time"));
                            }
                            time__ = map_.next_value()?;
                        }
                        GeneratedField::FirstWord => {
                            if first_word__.is_some() {
                                return Err(serde::de::Error::duplicate_field("firstWord"));
                            }
                            first_word__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Tip => {
                            if tip__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tip"));
                            }
                            tip__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                    }
                }
                Ok(RecordEntry {
                    deed: deed__,
                    time: time__,
                    first_word: first_word__.unwrap_or_default(),
                    tip: tip__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.RecordEntry", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for RecordSeat {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.RecordSeat", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if let Some(v) = self.entropy.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("entropy", pbjson::private::base64::encode(&v).as_str())?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for RecordSeat {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "entropy"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Entropy,
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
                            "entropy" => Ok(GeneratedField::Entropy),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = RecordSeat;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.RecordSeat")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<RecordSeat, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut entropy__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Entropy => {
                            if entropy__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entropy"));
                            }
                            entropy__ =
                                map_.next_value::<::std::option::Option<::pbjson::private::BytesDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(RecordSeat { seat: seat__.unwrap_or_default(), entropy: entropy__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.RecordSeat", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Rule {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Rule", len)?;
        if true {
            struct_ser.serialize_field("id", &self.id)?;
        }
        if true {
            struct_ser.serialize_field("chapter", &self.chapter)?;
        }
        if true {
            struct_ser.serialize_field("text", &self.text)?;
        }
        if true {
            struct_ser.serialize_field("source", &self.source)?;
        }
        if true {
            struct_ser.serialize_field("tags", &self.tags)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Rule {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["id", "chapter", "text", "source", "tags"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Id,
            Chapter,
            Text,
            Source,
            Tags,
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
                            "id" => Ok(GeneratedField::Id),
                            "chapter" => Ok(GeneratedField::Chapter),
                            "text" => Ok(GeneratedField::Text),
                            "source" => Ok(GeneratedField::Source),
                            "tags" => Ok(GeneratedField::Tags),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Rule;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Rule")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Rule, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut id__ = None;
                let mut chapter__ = None;
                let mut text__ = None;
                let mut source__ = None;
                let mut tags__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Id => {
                            if id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("id"));
                            }
                            id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Chapter => {
                            if chapter__.is_some() {
                                return Err(serde::de::Error::duplicate_field("chapter"));
                            }
                            chapter__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Text => {
                            if text__.is_some() {
                                return Err(serde::de::Error::duplicate_field("text"));
                            }
                            text__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Source => {
                            if source__.is_some() {
                                return Err(serde::de::Error::duplicate_field("source"));
                            }
                            source__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Tags => {
                            if tags__.is_some() {
                                return Err(serde::de::Error::duplicate_field("tags"));
                            }
                            tags__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(Rule {
                    id: id__.unwrap_or_default(),
                    chapter: chapter__.unwrap_or_default(),
                    text: text__.unwrap_or_default(),
                    source: source__.unwrap_or_default(),
                    tags: tags__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Rule", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Ruleset {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Ruleset", len)?;
        if true {
            struct_ser.serialize_field("version", &self.version)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "contentDigest",
                pbjson::private::base64::encode(&self.content_digest).as_str(),
            )?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Ruleset {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["version", "content_digest", "contentDigest"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Version,
            ContentDigest,
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
                            "version" => Ok(GeneratedField::Version),
                            "contentDigest" | "content_digest" => Ok(GeneratedField::ContentDigest),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Ruleset;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Ruleset")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Ruleset, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut version__ = None;
                let mut content_digest__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Version => {
                            if version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("version"));
                            }
                            version__ = Some(map_.next_value()?);
                        }
                        GeneratedField::ContentDigest => {
                            if content_digest__.is_some() {
                                return Err(serde::de::Error::duplicate_field("contentDigest"));
                            }
                            content_digest__ = Some(
                                map_.next_value::<::pbjson::private::BytesDeserialize<_>>()?.0,
                            );
                        }
                    }
                }
                Ok(Ruleset {
                    version: version__.unwrap_or_default(),
                    content_digest: content_digest__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Ruleset", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Seat {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Seat", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if let Some(v) = self.agent.as_ref() {
            struct_ser.serialize_field("agent", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Seat {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "name", "agent"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Name,
            Agent,
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
                            "name" => Ok(GeneratedField::Name),
                            "agent" => Ok(GeneratedField::Agent),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Seat;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Seat")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Seat, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut name__ = None;
                let mut agent__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Agent => {
                            if agent__.is_some() {
                                return Err(serde::de::Error::duplicate_field("agent"));
                            }
                            agent__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(Seat {
                    seat: seat__.unwrap_or_default(),
                    name: name__.unwrap_or_default(),
                    agent: agent__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Seat", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SeatRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.SeatRequest", len)?;
        if true {
            struct_ser.serialize_field("name", &self.name)?;
        }
        if let Some(v) = self.entropy.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("entropy", pbjson::private::base64::encode(&v).as_str())?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SeatRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["name", "entropy"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Name,
            Entropy,
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
                            "name" => Ok(GeneratedField::Name),
                            "entropy" => Ok(GeneratedField::Entropy),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SeatRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.SeatRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SeatRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut name__ = None;
                let mut entropy__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Name => {
                            if name__.is_some() {
                                return Err(serde::de::Error::duplicate_field("name"));
                            }
                            name__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Entropy => {
                            if entropy__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entropy"));
                            }
                            entropy__ =
                                map_.next_value::<::std::option::Option<::pbjson::private::BytesDeserialize<_>>>()?.map(|x| x.0)
                            ;
                        }
                    }
                }
                Ok(SeatRequest { name: name__.unwrap_or_default(), entropy: entropy__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.SeatRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SeatToken {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.SeatToken", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            struct_ser.serialize_field("token", &self.token)?;
        }
        if let Some(v) = self.expiry.as_ref() {
            struct_ser.serialize_field("expiry", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SeatToken {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "token", "expiry"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Token,
            Expiry,
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
                            "token" => Ok(GeneratedField::Token),
                            "expiry" => Ok(GeneratedField::Expiry),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SeatToken;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.SeatToken")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SeatToken, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut token__ = None;
                let mut expiry__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Token => {
                            if token__.is_some() {
                                return Err(serde::de::Error::duplicate_field("token"));
                            }
                            token__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Expiry => {
                            if expiry__.is_some() {
                                return Err(serde::de::Error::duplicate_field("expiry"));
                            }
                            expiry__ = map_.next_value()?;
                        }
                    }
                }
                Ok(SeatToken {
                    seat: seat__.unwrap_or_default(),
                    token: token__.unwrap_or_default(),
                    expiry: expiry__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.SeatToken", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Standing {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Standing", len)?;
        if true {
            struct_ser.serialize_field("seat", &self.seat)?;
        }
        if true {
            struct_ser.serialize_field("rank", &self.rank)?;
        }
        if let Some(v) = self.score.as_ref() {
            struct_ser.serialize_field("score", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Standing {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["seat", "rank", "score"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Seat,
            Rank,
            Score,
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
                            "rank" => Ok(GeneratedField::Rank),
                            "score" => Ok(GeneratedField::Score),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Standing;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Standing")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Standing, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut seat__ = None;
                let mut rank__ = None;
                let mut score__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Rank => {
                            if rank__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rank"));
                            }
                            rank__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Score => {
                            if score__.is_some() {
                                return Err(serde::de::Error::duplicate_field("score"));
                            }
                            score__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(Standing {
                    seat: seat__.unwrap_or_default(),
                    rank: rank__.unwrap_or_default(),
                    score: score__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Standing", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for SubmitActionRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.SubmitActionRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if let Some(v) = self.action.as_ref() {
            struct_ser.serialize_field("action", v)?;
        }
        if let Some(v) = self.expected_version.as_ref() {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("expectedVersion", ToString::to_string(&v).as_str())?;
        }
        if let Some(v) = self.request_id.as_ref() {
            struct_ser.serialize_field("requestId", v)?;
        }
        if let Some(v) = self.seat.as_ref() {
            struct_ser.serialize_field("seat", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for SubmitActionRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &[
            "match_id",
            "matchId",
            "action",
            "expected_version",
            "expectedVersion",
            "request_id",
            "requestId",
            "seat",
        ];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            Action,
            ExpectedVersion,
            RequestId,
            Seat,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "action" => Ok(GeneratedField::Action),
                            "expectedVersion" | "expected_version" => {
                                Ok(GeneratedField::ExpectedVersion)
                            }
                            "requestId" | "request_id" => Ok(GeneratedField::RequestId),
                            "seat" => Ok(GeneratedField::Seat),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = SubmitActionRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.SubmitActionRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<SubmitActionRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut action__ = None;
                let mut expected_version__ = None;
                let mut request_id__ = None;
                let mut seat__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Action => {
                            if action__.is_some() {
                                return Err(serde::de::Error::duplicate_field("action"));
                            }
                            action__ = map_.next_value()?;
                        }
                        GeneratedField::ExpectedVersion => {
                            if expected_version__.is_some() {
                                return Err(serde::de::Error::duplicate_field("expectedVersion"));
                            }
                            expected_version__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                        GeneratedField::RequestId => {
                            if request_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("requestId"));
                            }
                            request_id__ = map_.next_value()?;
                        }
                        GeneratedField::Seat => {
                            if seat__.is_some() {
                                return Err(serde::de::Error::duplicate_field("seat"));
                            }
                            seat__ = map_
                                .next_value::<::std::option::Option<crate::number::Number<_>>>()?
                                .map(|x| x.0);
                        }
                    }
                }
                Ok(SubmitActionRequest {
                    match_id: match_id__.unwrap_or_default(),
                    action: action__,
                    expected_version: expected_version__,
                    request_id: request_id__,
                    seat: seat__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.SubmitActionRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for VerifyRecordRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.VerifyRecordRequest", len)?;
        if let Some(v) = self.record.as_ref() {
            struct_ser.serialize_field("record", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for VerifyRecordRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["record"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Record,
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
                            "record" => Ok(GeneratedField::Record),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = VerifyRecordRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.VerifyRecordRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<VerifyRecordRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut record__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Record => {
                            if record__.is_some() {
                                return Err(serde::de::Error::duplicate_field("record"));
                            }
                            record__ = map_.next_value()?;
                        }
                    }
                }
                Ok(VerifyRecordRequest { record: record__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.VerifyRecordRequest", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for VerifyRecordResponse {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.VerifyRecordResponse", len)?;
        if true {
            struct_ser.serialize_field("verified", &self.verified)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field(
                "verifiedEntries",
                ToString::to_string(&self.verified_entries).as_str(),
            )?;
        }
        if let Some(v) = self.difference.as_ref() {
            struct_ser.serialize_field("difference", v)?;
        }
        if let Some(v) = self.outcome.as_ref() {
            struct_ser.serialize_field("outcome", v)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for VerifyRecordResponse {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] =
            &["verified", "verified_entries", "verifiedEntries", "difference", "outcome"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Verified,
            VerifiedEntries,
            Difference,
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
                            "verified" => Ok(GeneratedField::Verified),
                            "verifiedEntries" | "verified_entries" => {
                                Ok(GeneratedField::VerifiedEntries)
                            }
                            "difference" => Ok(GeneratedField::Difference),
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
            type Value = VerifyRecordResponse;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.VerifyRecordResponse")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<VerifyRecordResponse, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut verified__ = None;
                let mut verified_entries__ = None;
                let mut difference__ = None;
                let mut outcome__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Verified => {
                            if verified__.is_some() {
                                return Err(serde::de::Error::duplicate_field("verified"));
                            }
                            verified__ = Some(map_.next_value()?);
                        }
                        GeneratedField::VerifiedEntries => {
                            if verified_entries__.is_some() {
                                return Err(serde::de::Error::duplicate_field("verifiedEntries"));
                            }
                            verified_entries__ =
                                Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Difference => {
                            if difference__.is_some() {
                                return Err(serde::de::Error::duplicate_field("difference"));
                            }
                            difference__ = map_.next_value()?;
                        }
                        GeneratedField::Outcome => {
                            if outcome__.is_some() {
                                return Err(serde::de::Error::duplicate_field("outcome"));
                            }
                            outcome__ = map_.next_value()?;
                        }
                    }
                }
                Ok(VerifyRecordResponse {
                    verified: verified__.unwrap_or_default(),
                    verified_entries: verified_entries__.unwrap_or_default(),
                    difference: difference__,
                    outcome: outcome__,
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.VerifyRecordResponse", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for verify_record_response::Difference {
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
            serializer.serialize_struct("umpire.v1.VerifyRecordResponse.Difference", len)?;
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("entry", ToString::to_string(&self.entry).as_str())?;
        }
        if true {
            struct_ser.serialize_field("field", &self.field)?;
        }
        if true {
            struct_ser.serialize_field("message", &self.message)?;
        }
        if true {
            struct_ser.serialize_field("expected", &self.expected)?;
        }
        if true {
            struct_ser.serialize_field("found", &self.found)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for verify_record_response::Difference {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["entry", "field", "message", "expected", "found"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Entry,
            Field,
            Message,
            Expected,
            Found,
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
                            "entry" => Ok(GeneratedField::Entry),
                            "field" => Ok(GeneratedField::Field),
                            "message" => Ok(GeneratedField::Message),
                            "expected" => Ok(GeneratedField::Expected),
                            "found" => Ok(GeneratedField::Found),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = verify_record_response::Difference;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.VerifyRecordResponse.Difference")
            }

            fn visit_map<V>(
                self,
                mut map_: V,
            ) -> std::result::Result<verify_record_response::Difference, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut entry__ = None;
                let mut field__ = None;
                let mut message__ = None;
                let mut expected__ = None;
                let mut found__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Entry => {
                            if entry__.is_some() {
                                return Err(serde::de::Error::duplicate_field("entry"));
                            }
                            entry__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                        GeneratedField::Field => {
                            if field__.is_some() {
                                return Err(serde::de::Error::duplicate_field("field"));
                            }
                            field__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Message => {
                            if message__.is_some() {
                                return Err(serde::de::Error::duplicate_field("message"));
                            }
                            message__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Expected => {
                            if expected__.is_some() {
                                return Err(serde::de::Error::duplicate_field("expected"));
                            }
                            expected__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Found => {
                            if found__.is_some() {
                                return Err(serde::de::Error::duplicate_field("found"));
                            }
                            found__ = Some(map_.next_value()?);
                        }
                    }
                }
                Ok(verify_record_response::Difference {
                    entry: entry__.unwrap_or_default(),
                    field: field__.unwrap_or_default(),
                    message: message__.unwrap_or_default(),
                    expected: expected__.unwrap_or_default(),
                    found: found__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct(
            "umpire.v1.VerifyRecordResponse.Difference",
            FIELDS,
            GeneratedVisitor,
        )
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
        if self.game.is_some() {
            len += 1;
        }
        let mut struct_ser = serializer.serialize_struct("umpire.v1.View", len)?;
        if let Some(v) = self.game.as_ref() {
            match v {
                view::Game::IronSky(v) => {
                    struct_ser.serialize_field("ironSky", v)?;
                }
            }
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
        const FIELDS: &[&str] = &["iron_sky", "ironSky"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            IronSky,
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
                            "ironSky" | "iron_sky" => Ok(GeneratedField::IronSky),
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
                formatter.write_str("struct umpire.v1.View")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<View, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut game__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::IronSky => {
                            if game__.is_some() {
                                return Err(serde::de::Error::duplicate_field("ironSky"));
                            }
                            game__ = map_
                                .next_value::<::std::option::Option<_>>()?
                                .map(view::Game::IronSky);
                        }
                    }
                }
                Ok(View { game: game__ })
            }
        }
        deserializer.deserialize_struct("umpire.v1.View", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for Violation {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.Violation", len)?;
        if true {
            struct_ser.serialize_field("rule", &self.rule)?;
        }
        if true {
            struct_ser.serialize_field("code", &self.code)?;
        }
        if true {
            struct_ser.serialize_field("message", &self.message)?;
        }
        if true {
            struct_ser.serialize_field("field", &self.field)?;
        }
        if true {
            struct_ser.serialize_field("parameters", &self.parameters)?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for Violation {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["rule", "code", "message", "field", "parameters"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            Rule,
            Code,
            Message,
            Field,
            Parameters,
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
                            "code" => Ok(GeneratedField::Code),
                            "message" => Ok(GeneratedField::Message),
                            "field" => Ok(GeneratedField::Field),
                            "parameters" => Ok(GeneratedField::Parameters),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = Violation;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.Violation")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<Violation, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut rule__ = None;
                let mut code__ = None;
                let mut message__ = None;
                let mut field__ = None;
                let mut parameters__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::Rule => {
                            if rule__.is_some() {
                                return Err(serde::de::Error::duplicate_field("rule"));
                            }
                            rule__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Code => {
                            if code__.is_some() {
                                return Err(serde::de::Error::duplicate_field("code"));
                            }
                            code__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Message => {
                            if message__.is_some() {
                                return Err(serde::de::Error::duplicate_field("message"));
                            }
                            message__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Field => {
                            if field__.is_some() {
                                return Err(serde::de::Error::duplicate_field("field"));
                            }
                            field__ = Some(map_.next_value()?);
                        }
                        GeneratedField::Parameters => {
                            if parameters__.is_some() {
                                return Err(serde::de::Error::duplicate_field("parameters"));
                            }
                            parameters__ =
                                Some(map_.next_value::<std::collections::BTreeMap<_, _>>()?);
                        }
                    }
                }
                Ok(Violation {
                    rule: rule__.unwrap_or_default(),
                    code: code__.unwrap_or_default(),
                    message: message__.unwrap_or_default(),
                    field: field__.unwrap_or_default(),
                    parameters: parameters__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.Violation", FIELDS, GeneratedVisitor)
    }
}
impl serde::Serialize for WatchEventsRequest {
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
        let mut struct_ser = serializer.serialize_struct("umpire.v1.WatchEventsRequest", len)?;
        if true {
            struct_ser.serialize_field("matchId", &self.match_id)?;
        }
        if true {
            #[allow(clippy::needless_borrow)]
            #[allow(clippy::needless_borrows_for_generic_args)]
            struct_ser.serialize_field("after", ToString::to_string(&self.after).as_str())?;
        }
        struct_ser.end()
    }
}
impl<'de> serde::Deserialize<'de> for WatchEventsRequest {
    #[allow(deprecated)]
    fn deserialize<D>(deserializer: D) -> std::result::Result<Self, D::Error>
    where
        D: serde::Deserializer<'de>,
    {
        const FIELDS: &[&str] = &["match_id", "matchId", "after"];

        #[allow(clippy::enum_variant_names)]
        enum GeneratedField {
            MatchId,
            After,
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
                            "matchId" | "match_id" => Ok(GeneratedField::MatchId),
                            "after" => Ok(GeneratedField::After),
                            _ => Err(serde::de::Error::unknown_field(value, FIELDS)),
                        }
                    }
                }
                deserializer.deserialize_identifier(GeneratedVisitor)
            }
        }
        struct GeneratedVisitor;
        impl<'de> serde::de::Visitor<'de> for GeneratedVisitor {
            type Value = WatchEventsRequest;

            fn expecting(&self, formatter: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                formatter.write_str("struct umpire.v1.WatchEventsRequest")
            }

            fn visit_map<V>(self, mut map_: V) -> std::result::Result<WatchEventsRequest, V::Error>
            where
                V: serde::de::MapAccess<'de>,
            {
                let mut match_id__ = None;
                let mut after__ = None;
                while let Some(k) = map_.next_key()? {
                    match k {
                        GeneratedField::MatchId => {
                            if match_id__.is_some() {
                                return Err(serde::de::Error::duplicate_field("matchId"));
                            }
                            match_id__ = Some(map_.next_value()?);
                        }
                        GeneratedField::After => {
                            if after__.is_some() {
                                return Err(serde::de::Error::duplicate_field("after"));
                            }
                            after__ = Some(map_.next_value::<crate::number::Number<_>>()?.0);
                        }
                    }
                }
                Ok(WatchEventsRequest {
                    match_id: match_id__.unwrap_or_default(),
                    after: after__.unwrap_or_default(),
                })
            }
        }
        deserializer.deserialize_struct("umpire.v1.WatchEventsRequest", FIELDS, GeneratedVisitor)
    }
}
