//! By what a repeated request is known.

use crate::error::Unfit;

/// Who asked, and by which id: the same request, however often it is sent and through which door.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RequestKey {
    seat: Option<u8>,
    id: Box<str>,
}

impl RequestKey {
    /// The longest id, in bytes.
    pub const MAX_BYTES: usize = 128;

    /// A request by a seat.
    ///
    /// # Errors
    ///
    /// [`Unfit`] unless the id has 1 to [`Self::MAX_BYTES`] bytes.
    pub fn by_seat(seat: u8, id: &str) -> Result<Self, Unfit> {
        Self::new(Some(seat), id)
    }

    /// A request on nobody's behalf: by the clock, or by the house. Never met by a seat's.
    ///
    /// # Errors
    ///
    /// [`Unfit`] unless the id has 1 to [`Self::MAX_BYTES`] bytes.
    pub fn by_house(id: &str) -> Result<Self, Unfit> {
        Self::new(None, id)
    }

    fn new(seat: Option<u8>, id: &str) -> Result<Self, Unfit> {
        if (1..=Self::MAX_BYTES).contains(&id.len()) {
            Ok(Self { seat, id: id.into() })
        } else {
            Err(Unfit::new("a request id"))
        }
    }

    /// The seat that asked; none for the clock and the house.
    #[must_use]
    pub fn seat(&self) -> Option<u8> {
        self.seat
    }

    /// The id it was given.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Seat and id in one, `3:ID` or `-:ID`. The seat ends at the first colon, whatever the id holds.
    #[must_use]
    pub fn field(&self) -> String {
        match self.seat {
            Some(seat) => format!("{seat}:{}", self.id),
            None => format!("-:{}", self.id),
        }
    }
}

/// SHA-256 of what was asked, in its contract bytes: two requests of one key and one fingerprint are
/// one request, two of one key and different fingerprints a conflict.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Fingerprint(pub [u8; 32]);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_request_id_has_bounds() {
        let longest = "x".repeat(RequestKey::MAX_BYTES);
        assert_eq!(RequestKey::by_seat(3, &longest).unwrap().id(), longest);
        assert!(RequestKey::by_seat(3, "").is_err());
        assert!(RequestKey::by_house(&format!("{longest}x")).is_err());
    }
}
