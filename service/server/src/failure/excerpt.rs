//! What a caller sent, as an answer quotes it.

/// The most characters of one value that an answer quotes.
const QUOTED_CHARS: usize = 64;

/// The beginning of what a caller sent, cut with `…`. A refusal must not grow with the request, nor
/// by its escapes: a control character, which JSON writes with six, is replaced.
#[must_use]
pub fn excerpt(text: &str) -> String {
    cut(text, QUOTED_CHARS)
}

/// The first `most` characters, cut with `…`.
pub(super) fn cut(text: &str, most: usize) -> String {
    let mut rest = text.chars();
    let mut start: String = rest.by_ref().take(most).map(printed).collect();
    if rest.next().is_some() {
        start.push('…');
    }
    start
}

fn printed(char: char) -> char {
    if char.is_control() { char::REPLACEMENT_CHARACTER } else { char }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_short_is_quoted_whole() {
        let whole = "ä".repeat(QUOTED_CHARS);
        assert_eq!(excerpt(&whole), whole);
    }

    #[test]
    fn what_is_long_is_cut_between_characters() {
        for char in ['x', 'ä', '\u{200b}', '𝄞'] {
            let start: String = std::iter::repeat_n(char, QUOTED_CHARS).collect();
            assert_eq!(excerpt(&start.repeat(1000)), format!("{start}…"));
        }
    }

    #[test]
    fn what_json_would_escape_at_length_is_replaced() {
        assert_eq!(excerpt("a\u{0}b\u{1b}"), "a\u{fffd}b\u{fffd}");
    }
}
