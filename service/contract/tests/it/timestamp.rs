//! Times in JSON.

use umpire_contract::wkt::Timestamp;

fn read(text: &str) -> Option<Timestamp> {
    serde_json::from_value(serde_json::Value::String(text.to_owned())).ok()
}

fn written(seconds: i64, nanos: i32) -> Option<String> {
    let json = serde_json::to_value(Timestamp { seconds, nanos }).ok()?;
    json.as_str().map(str::to_owned)
}

#[test]
fn a_time_is_written_with_as_many_digits_as_it_needs() {
    let text = |nanos| written(1_767_225_600, nanos).unwrap();
    assert_eq!(text(0), "2026-01-01T00:00:00Z");
    assert_eq!(text(120_000_000), "2026-01-01T00:00:00.120Z");
    assert_eq!(text(120_000), "2026-01-01T00:00:00.000120Z");
    assert_eq!(text(1), "2026-01-01T00:00:00.000000001Z");
}

#[test]
fn the_first_and_last_moments_are_written_and_none_beyond() {
    assert_eq!(written(-62_135_596_800, 0).unwrap(), "0001-01-01T00:00:00Z");
    assert_eq!(written(253_402_300_799, 0).unwrap(), "9999-12-31T23:59:59Z");
    assert_eq!(written(-62_135_596_801, 0), None);
    assert_eq!(written(253_402_300_800, 0), None);
    assert_eq!(written(0, -1), None);
    assert_eq!(written(0, 1_000_000_000), None);
}

#[test]
fn a_time_is_read_with_any_offset() {
    let moment = Some(Timestamp { seconds: 1_767_225_600, nanos: 500_000_000 });
    assert_eq!(read("2026-01-01T00:00:00.5Z"), moment);
    assert_eq!(read("2026-01-01T01:30:00.500+01:30"), moment);
}

#[test]
fn what_is_no_time_is_refused() {
    for text in ["", "now", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00Z", "10000-01-01T00:00:00Z"]
    {
        assert_eq!(read(text), None, "{text}");
    }
    assert!(serde_json::from_str::<Timestamp>("1767225600").is_err());
}
