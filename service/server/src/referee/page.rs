//! Lists, a page at a time.

use std::str::FromStr;

use umpire_store::MAX_PAGE;

use super::Referee;
use crate::failure::{Failure, FlawCode};

impl Referee {
    /// How many rows a list is asked for.
    ///
    /// # Errors
    ///
    /// Malformed, for more rows than the contract allows.
    pub(super) fn page_rows(&self, page_size: u32) -> Result<usize, Failure> {
        let asked = if page_size == 0 { self.bounds.page_size } else { page_size };
        let rows = usize::try_from(asked).unwrap_or(usize::MAX);
        if rows > MAX_PAGE {
            let why = format!("a page has at most {MAX_PAGE} rows");
            return Err(Failure::malformed("pageSize", FlawCode::WrongValue, why));
        }
        Ok(rows)
    }
}

/// Where a list goes on, as an earlier page said; nothing for the first page.
///
/// # Errors
///
/// Malformed, if no page said so.
pub(super) fn begin<T: FromStr>(page_token: &str) -> Result<Option<T>, Failure> {
    if page_token.is_empty() {
        return Ok(None);
    }
    page_token.parse().map(Some).map_err(|_| {
        Failure::malformed("pageToken", FlawCode::WrongValue, "no page of this list said so")
    })
}

/// The rows of a whole list from `first` on, and where the next page begins: empty on the last.
pub(super) fn cut<T>(
    all: impl IntoIterator<Item = T>,
    first: usize,
    rows: usize,
) -> (Vec<T>, String) {
    let mut rest = all.into_iter().skip(first);
    let page: Vec<T> = rest.by_ref().take(rows).collect();
    let next = match rest.next() {
        Some(_) => first.saturating_add(rows).to_string(),
        None => String::new(),
    };
    (page, next)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_hold_every_row_once_and_the_last_has_no_next() {
        assert_eq!(cut(0..5, 0, 2), (vec![0, 1], "2".to_owned()));
        assert_eq!(cut(0..5, 2, 2), (vec![2, 3], "4".to_owned()));
        assert_eq!(cut(0..5, 4, 2), (vec![4], String::new()));
        assert_eq!(cut(0..4, 2, 2), (vec![2, 3], String::new()));
        assert_eq!(cut(0..4, 9, 2), (vec![], String::new()));
    }

    #[test]
    fn a_token_that_no_page_said_is_malformed() {
        assert_eq!(begin::<usize>(""), Ok(None));
        assert_eq!(begin::<usize>("7"), Ok(Some(7)));
        assert!(matches!(begin::<usize>("x"), Err(Failure::Malformed(_))));
    }
}
