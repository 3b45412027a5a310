//! The tables in `src/lib.rs`: which modules there are, which may know which, and where a
//! game may be named outside its folder.

/// A row of the table of modules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Row {
    pub(super) module: String,
    pub(super) may_know: Vec<String>,
}

/// A module outside the folder of a game that may name it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Exception {
    /// As segments of a path.
    pub(super) module: Vec<String>,
    pub(super) game: String,
}

/// The cells of the rows of the table that has this header.
fn rows<'a>(source: &'a str, header: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    let lines = source.lines().filter_map(|line| line.strip_prefix("//!")).map(str::trim);
    let table =
        lines.skip_while(move |line| *line != header).skip(2).take_while(|line| line.starts_with('|'));
    table.map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
}

/// The names between grave accents, without the brackets of a link.
fn names(cell: &str) -> Vec<String> {
    cell.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

pub(super) fn modules(source: &str) -> Vec<Row> {
    let row = |cells: Vec<&str>| Row { module: names(cells[0]).concat(), may_know: names(cells[2]) };
    rows(source, "| module | what it is | may know | must not know |").map(row).collect()
}

pub(super) fn exceptions(source: &str) -> Vec<Exception> {
    let row = |cells: Vec<&str>| Exception {
        module: names(cells[0]).concat().split("::").map(str::to_owned).collect(),
        game: names(cells[1]).concat(),
    };
    rows(source, "| module | game | why |").map(row).collect()
}
