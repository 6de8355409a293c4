//! Where do two values part?

use core::fmt::Debug;

/// `Err` with the first line in which the two differ, unless they are equal.
pub(crate) fn equal<T: PartialEq + Debug>(what: &str, left: &T, right: &T) -> Result<(), String> {
    if left == right { Ok(()) } else { Err(format!("{what} differ{}", first(left, right))) }
}

fn first<T: Debug>(left: &T, right: &T) -> String {
    let (left, right) = (format!("{left:#?}"), format!("{right:#?}"));
    let (mut lefts, mut rights) = (left.lines(), right.lines());
    let mut path: Vec<(usize, &str)> = Vec::new();
    loop {
        match (lefts.next(), rights.next()) {
            (Some(one), Some(other)) if one == other => climb(&mut path, one),
            (None, None) => return " in what their debug form does not show".into(),
            (one, other) => {
                let place: Vec<&str> = path.iter().map(|(_, line)| line.trim()).collect();
                let [one, other] = [one, other].map(|line| line.map_or("nothing", str::trim));
                return format!(" at {}: `{one}` against `{other}`", place.join(" "));
            }
        }
    }
}

/// Keeps the lines that opened what the current line stands in.
fn climb<'a>(path: &mut Vec<(usize, &'a str)>, line: &'a str) {
    let depth = line.len() - line.trim_start().len();
    while path.last().is_some_and(|&(outer, _)| outer >= depth) {
        path.pop();
    }
    if line.ends_with(['{', '(', '[']) {
        path.push((depth, line));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_difference_is_named_with_where_it_stands() {
        let reason = equal("lists", &vec![Some(1), Some(2)], &vec![Some(1), Some(3)]).unwrap_err();
        assert_eq!(reason, "lists differ at [ Some(: `2,` against `3,`");
    }

    #[test]
    fn equal_values_do_not_differ() {
        assert_eq!(equal("numbers", &1, &1), Ok(()));
    }

    #[test]
    fn a_longer_value_differs_from_its_beginning() {
        assert!(equal("lists", &vec![1], &vec![1, 2]).is_err());
    }
}
