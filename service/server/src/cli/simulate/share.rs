//! A share of matches, and how sure it is.

use std::fmt;

/// The quantile of the normal distribution that leaves 2.5 % above it.
const Z: f64 = 1.96;

/// So many of so many.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Share {
    pub(super) part: u32,
    pub(super) whole: u32,
}

impl Share {
    /// Counts one more of the whole, and of the part if it `belongs` to it.
    pub(super) fn count(&mut self, belongs: bool) {
        self.part += u32::from(belongs);
        self.whole += 1;
    }

    /// The share itself, 0 to 1; 0 of nothing.
    pub(super) fn ratio(self) -> f64 {
        if self.whole == 0 { 0.0 } else { f64::from(self.part) / f64::from(self.whole) }
    }

    /// The 95 % confidence interval of Wilson, which also holds near 0 and 1.
    pub(super) fn interval(self) -> (f64, f64) {
        if self.whole == 0 {
            return (0.0, 1.0);
        }
        let (n, ratio) = (f64::from(self.whole), self.ratio());
        let scale = 1.0 + Z * Z / n;
        let centre = (ratio + Z * Z / (2.0 * n)) / scale;
        let reach = Z * (ratio * (1.0 - ratio) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
        ((centre - reach).max(0.0), (centre + reach).min(1.0))
    }
}

impl fmt::Display for Share {
    /// In percent, with the interval: `52.3 % (49.2–55.4)`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (low, high) = self.interval();
        write!(f, "{:.1} % ({:.1}–{:.1})", 100.0 * self.ratio(), 100.0 * low, 100.0 * high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_a_hundred_is_known_to_ten_percent() {
        assert_eq!(Share { part: 50, whole: 100 }.to_string(), "50.0 % (40.4–59.6)");
    }

    #[test]
    fn none_and_all_are_not_certain() {
        assert_eq!(Share { part: 0, whole: 100 }.to_string(), "0.0 % (0.0–3.7)");
        assert_eq!(Share { part: 200, whole: 200 }.to_string(), "100.0 % (98.1–100.0)");
    }

    #[test]
    fn of_nothing_nothing_is_known() {
        assert_eq!(Share::default().to_string(), "0.0 % (0.0–100.0)");
    }
}
