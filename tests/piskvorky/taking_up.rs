//! Games on drawn boards that were not finished, taken up again from the results.

use crate::at_table::{click, played, spot};
use crate::sitting::Sitting;
use crate::starting::{folder, start};
use piskvorky::app::Msg;
use piskvorky::app::view::{FormId, Id, Size};
use std::path::Path;

/// Jana sits at the board of fifteen; both sides are people.
fn at_the_board(folder: &Path) -> Sitting {
    let mut sitting = start(folder, Some("Jana"), None);
    sitting.sit_at("five-15");
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), 0));
    // All moves of the game are seen in the list.
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    sitting
}

fn play(sitting: &mut Sitting, names: &[&str]) {
    for name in names {
        click(sitting, &[spot(name)]);
    }
}

const FOUR: [&str; 4] = ["h8", "i8", "j8", "k8"];

/// Another window has taken up the game meanwhile, which has another number there.
#[test]
fn a_line_of_the_results_whose_game_has_gone_leads_to_it_after_all() {
    let folder = folder();
    let mut sitting = at_the_board(folder.path());
    play(&mut sitting, &FOUR);
    sitting.press(Id::Results);
    let mut other = start(folder.path(), Some("Jana"), None);
    other.press(Id::Ok);
    assert_eq!(played(&other), FOUR);
    let open = Msg::Open(FormId::Results, Id::List, 0);
    sitting.send(open.clone());
    sitting.send(open);
    assert_eq!(sitting.top().id, FormId::Replay);
}
