//! What stands in the lines of the protocol, read and written.

use crate::games::gomoku::gomocup::state::Square;

/// What the brain says of itself.
pub(super) fn about() -> String {
    let (name, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
    format!("name=\"{name}\", version=\"{version}\", author=\"{name}\", country=\"SK\", www=\"\", email=\"\"")
}

/// Two numbers with a comma between them.
pub(super) fn pair(text: &str) -> Result<Square, String> {
    let (x, y) = text.split_once(',').ok_or_else(|| bad(text))?;
    let number = |n: &str| n.trim().parse().map_err(|_| bad(text));
    Ok((number(x)?, number(y)?))
}

pub(super) fn said((x, y): Square) -> String {
    format!("{x},{y}")
}

/// The complaint that a text cannot be read.
pub(super) fn bad(text: &str) -> String {
    format!("cannot read {:?}", short(text))
}

/// As much of a text as an answer quotes.
pub(super) fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(40).collect()
}
