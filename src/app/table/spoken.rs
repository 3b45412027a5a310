//! What the spots of the board are called, for somebody who listens to it.

use super::TableForm;
use crate::board::{Board, Place, What};
use crate::games::GameSetup;
use crate::scene::{Ink, Lattice, Scene, Spot};
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
pub(super) struct Spoken(RefCell<Option<(Of, Names)>>);

/// The game, the key of the position, and the language.
type Of = (GameSetup, u64, Language);

impl TableForm {
    /// Every spot that stands beside the board, and every cell of a board with edges or of
    /// a sheet that is small enough.
    pub(super) fn all_spoken(&self, scene: &Scene, texts: &Texts) -> Names {
        let (position, _) = self.shown();
        let of = (self.game.clone(), position.key(), texts.spoken());
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
}

/// What a spot of a board is called.
pub(super) fn spoken(board: &dyn Board, spot: Spot, texts: &Texts) -> String {
    let Place { name, what } = board.place(spot);
    let content = match what {
        What::Cell(Some(Ink::Cross)) => texts.panel_cross(),
        What::Cell(Some(Ink::Nought)) => texts.panel_nought(),
        What::Cell(_) => texts.panel_empty(),
        What::Choice(key) => texts.choice(key).unwrap_or_default(),
    };
    texts.table_place(content, name)
}
