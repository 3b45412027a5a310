//! What the spots of the board are called, for somebody who listens to it.

use super::TableForm;
use crate::board::{Board, PlaceKind};
use crate::scene::{Scene, Spot};
use crate::text::{Language, Texts};
use std::cell::RefCell;
use std::sync::Arc;

/// A board with more cells than this is not listened to cell by cell.
const MANY: usize = 400;

/// Names of spots, as a canvas has them.
type Names = Arc<[(Spot, String)]>;

/// The names that were made last. A form is described after every message, ten times a
/// second while somebody thinks, and there may be hundreds of spots.
#[derive(Default)]
pub(super) struct Spoken(RefCell<Option<(Of, Names)>>);

/// The game, the key of the position, and the language.
type Of = (&'static str, u64, Language);

impl TableForm {
    /// Every spot that stands beside the board, and the cells where there are few enough.
    pub(super) fn all_spoken(&self, scene: &Scene, texts: &Texts) -> Names {
        let (position, _) = self.shown();
        let of = (self.game.key, position.key(), texts.spoken());
        let mut kept = self.spoken.0.borrow_mut();
        if let Some((_, names)) = kept.as_ref().filter(|(before, _)| *before == of) {
            return names.clone();
        }
        let cells = scene.lattice.map_or(0, |lattice| lattice.columns as usize * lattice.rows as usize);
        let count = scene.hits.len() + if cells > MANY { 0 } else { cells };
        // Those with areas of their own come first.
        let spots = scene.spots().take(count);
        let names: Names = spots.map(|spot| (spot, spoken(position, spot, texts))).collect();
        *kept = Some((of, names.clone()));
        names
    }
}

/// What a spot of a board is called.
pub(super) fn spoken(board: &dyn Board, spot: Spot, texts: &Texts) -> String {
    let place = board.place(spot);
    let content = match place.kind {
        PlaceKind::Edge { from, to } => {
            let taken = place.owner.is_some() || place.piece.is_some();
            return texts.table_edge(from, if taken { "drawn" } else { "free" }, to);
        }
        PlaceKind::Choice(key) => texts.choice(key),
        PlaceKind::Cell | PlaceKind::Point => match (place.piece, place.owner) {
            (Some(piece), _) => texts.piece(piece),
            (None, Some(side)) => texts.side(board.side_look(side).name),
            (None, None) => Some(texts.panel_empty()),
        },
    };
    texts.table_place(content.unwrap_or_default(), place.name)
}
