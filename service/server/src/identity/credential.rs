//! What a caller shows at the door.

use http::HeaderMap;
use http::header::AUTHORIZATION;

use super::ApiKey;
use crate::failure::Refusal;

/// What a seat token begins with.
const SEAT_TOKEN: &str = "v4.local.";

/// What a caller shows, by its form; whether it is good is another question.
#[derive(Clone, PartialEq, Eq)]
pub enum Credential {
    /// Nothing.
    None,
    /// An API key.
    Key(ApiKey),
    /// A seat token.
    SeatToken(String),
}

impl Credential {
    /// The credential of a request: `authorization: Bearer …`, over gRPC as metadata of that name.
    ///
    /// # Errors
    ///
    /// When there is one, and it has no form of ours.
    pub fn of(headers: &HeaderMap) -> Result<Self, Refusal> {
        let mut values = headers.get_all(AUTHORIZATION).iter();
        let value = match (values.next(), values.next()) {
            (None, _) => return Ok(Self::None),
            (Some(value), None) => value,
            (Some(_), Some(_)) => return Err(Refusal::NoCredential("more than one credential")),
        };
        let bearer = value.to_str().ok().and_then(|text| text.split_once(' '));
        match bearer {
            Some((scheme, text)) if scheme.eq_ignore_ascii_case("bearer") => {
                Self::read(text.trim())
            }
            Some(_) | None => Err(Refusal::NoCredential("expected `authorization: Bearer …`")),
        }
    }

    fn read(text: &str) -> Result<Self, Refusal> {
        if text.starts_with(SEAT_TOKEN) {
            return Ok(Self::SeatToken(text.to_owned()));
        }
        ApiKey::parse(text)
            .map(Self::Key)
            .ok_or(Refusal::NoCredential("neither an API key nor a seat token"))
    }
}

/// Without the secret.
impl std::fmt::Debug for Credential {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::None => "None",
            Self::Key(_) => "Key",
            Self::SeatToken(_) => "SeatToken",
        })
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn shown(values: &[&str]) -> Result<Credential, Refusal> {
        let mut headers = HeaderMap::new();
        for value in values {
            headers.append(AUTHORIZATION, HeaderValue::from_str(value).unwrap());
        }
        Credential::of(&headers)
    }

    #[test]
    fn each_credential_is_told_by_its_form() {
        let key = ApiKey::draw().unwrap();
        assert_eq!(shown(&[]), Ok(Credential::None));
        assert_eq!(shown(&[&format!("Bearer {}", key.reveal())]), Ok(Credential::Key(key)));
        assert_eq!(
            shown(&["bearer v4.local.abc"]),
            Ok(Credential::SeatToken("v4.local.abc".into()))
        );
    }

    #[test]
    fn what_has_no_form_of_ours_is_refused_not_ignored() {
        for wrong in ["Bearer", "Bearer ", "Bearer x", "Basic YTpi", "umk_1"] {
            assert!(shown(&[wrong]).is_err(), "{wrong}");
        }
        assert!(shown(&["Bearer v4.local.a", "Bearer v4.local.b"]).is_err());
    }
}
