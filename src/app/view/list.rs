//! A list of lines in columns.

use super::Px;

/// A list of lines in columns, which may be much longer than what is seen.
#[derive(Clone, PartialEq, Debug)]
pub struct List {
    /// The columns from where reading begins. A list whose titles are all empty
    /// has no head.
    pub columns: Vec<Column>,
    /// The lines that are seen, from line `first` on; the list has as many as
    /// fit below each other, [`List::LINE`] each.
    pub rows: Vec<Vec<String>>,
    /// The number of the first line that is seen.
    pub first: usize,
    /// How many lines there are in all.
    pub total: usize,
    /// The number of the line that is chosen.
    pub chosen: Option<usize>,
    /// The column by which it is sorted, and whether the largest comes first.
    pub sorted: Option<(usize, bool)>,
}

impl List {
    /// Height of a line, and of the head.
    pub const LINE: Px = 24;

    /// How many lines are seen in a list of this height.
    #[must_use]
    pub fn seen(height: Px, head: bool) -> usize {
        usize::try_from((height - 2) / List::LINE - Px::from(head)).unwrap_or(0)
    }
}

/// A column of a list.
#[derive(Clone, PartialEq, Debug)]
pub struct Column {
    /// Its title; pressing it sorts by this column.
    pub title: String,
    /// Its width. What is too long ends in an ellipsis.
    pub width: Px,
    /// Numbers stand at the side where reading ends.
    pub number: bool,
}
