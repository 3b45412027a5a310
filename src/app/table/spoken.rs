//! What the spots of the board are called, for somebody who listens to it, and what is
//! seen of them under the pointer.

use super::TableForm;
use crate::app::view::Preview;
use crate::board::{Board, PlaceKind};
use crate::games::GameSetup;
use crate::scene::{Lattice, Scene, Spot};
use crate::text::{Language, Texts};
use std::cell::RefCell;
use std::sync::Arc;

/// A sheet that has grown to more cells than this is not listened to cell by cell.
const MANY: usize = 400;

/// Names of spots, as a canvas has them.
type Names = Arc<[(Spot, String)]>;

/// The names that were made last. A form is described after every message, ten times a
/// second while somebody thinks, and there may be hundreds of spots.
#[derive(Default)]
pub(super) struct Spoken(RefCell<Option<((Of, Language), Names)>>);

/// The game, the key of the position, and the spots clicked so far: what may be clicked
/// next can depend on them.
type Of = (GameSetup, u64, Vec<Spot>);

/// What is seen under the pointer, as it was told the canvas last.
#[derive(Default)]
pub(super) struct Previewed(RefCell<Option<(Of, Preview)>>);

impl TableForm {
    /// Every spot that stands beside the board, and every cell of a board with edges or of
    /// a sheet that is small enough.
    pub(super) fn all_spoken(&self, scene: &Scene, texts: &Texts) -> Names {
        let (position, _) = self.shown();
        let of = (self.of(), texts.spoken());
        let mut kept = self.spoken.0.borrow_mut();
        if let Some((_, names)) = kept.as_ref().filter(|(before, _)| *before == of) {
            return names.clone();
        }
        let cells = |lattice: Lattice| {
            let cells = lattice.columns as usize * lattice.rows as usize;
            if lattice.grows && cells > MANY { 0 } else { cells }
        };
        let count = scene.hits.len() + scene.lattice.map_or(0, cells);
        // Those with areas of their own come first.
        let spots = scene.spots().take(count);
        let names: Names = spots.map(|spot| (spot, spoken(position, spot, texts))).collect();
        *kept = Some((of, names.clone()));
        names
    }

    /// What is shown, as far as names and previews depend on it.
    fn of(&self) -> Of {
        let picked =
            if self.session.looked_at().is_none() { self.current().picked().to_vec() } else { Vec::new() };
        (self.game().clone(), self.shown().0.key(), picked)
    }

    /// What is seen under the pointer. The canvas asks when the pointer comes to another
    /// place, and is the same as before until the answers may differ.
    pub(super) fn preview(&self) -> Preview {
        let of = self.of();
        let mut kept = self.previewed.0.borrow_mut();
        if let Some((_, preview)) = kept.as_ref().filter(|(before, _)| *before == of) {
            return preview.clone();
        }
        let (position, look) = (self.shown().0.copy(), self.look());
        let preview = Preview::new(move |spot| position.preview(&look, spot));
        *kept = Some((of, preview.clone()));
        preview
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
