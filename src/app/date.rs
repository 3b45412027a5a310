//! Moments as people read them: in their own time zone.

use crate::store::Moment;
use crate::text::Texts;
use jiff::{Timestamp, Zoned, tz::TimeZone};
use std::time::Duration;

fn zoned(moment: Moment) -> Zoned {
    let timestamp = Timestamp::from_millisecond(moment.0).unwrap_or(Timestamp::UNIX_EPOCH);
    timestamp.to_zoned(TimeZone::system())
}

/// Day and time: „30. 11. 2026 10:05“.
pub(super) fn day_and_time(moment: Moment, texts: &Texts) -> String {
    let at = zoned(moment);
    let time = format!("{:02}:{:02}", at.hour(), at.minute());
    // Years are written without a separator of thousands.
    texts.date(i32::from(at.day()), i32::from(at.month()), time, at.year().to_string())
}

/// The day as records write it: `2026-11-30`.
pub(super) fn iso(moment: Moment) -> String {
    zoned(moment).date().to_string()
}

/// Minutes and seconds: „2:05“.
pub(super) fn minutes(duration: Duration) -> String {
    let seconds = duration.as_secs();
    format!("{}:{:02}", seconds / 60, seconds % 60)
}
