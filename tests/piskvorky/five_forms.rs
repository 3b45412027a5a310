//! Games of five in a row on the forms: which of them offers what, and how a game
//! that is looked at goes on.

use crate::driver::AppDriver;
use piskvorky::app::Msg;
use piskvorky::app::view::{FormId, Id, Kind};
use piskvorky::games::GAMES;
use piskvorky::games::gomoku::endless::{Endless, MARGIN};
use piskvorky::games::gomoku::rules::Rule;
use piskvorky::games::gomoku::sheet::{Cell, Sheet};
use piskvorky::rules::Rules;
use piskvorky::text::{Language, Texts};

#[test]
fn the_form_of_nine_panels_offers_its_own_opponents_only() {
    let texts = Texts::new(Language::Slovak);
    let offered = AppDriver::at_the_field(1).types();
    for other in GAMES.iter().filter(|game| game.key != "tic-tac-toe") {
        for bot in other.all_bots() {
            let (key, levels) = (bot.spec().key, bot.spec().levels.into());
            let name = texts.bot(key, bot.level().into(), levels).expect("it has a name");
            assert!(!offered.contains(&name), "{name} of {} is offered: {offered:?}", other.key);
        }
    }
}

#[test]
fn a_game_of_five_in_a_row_is_looked_at_and_played_on() {
    for (record, title) in [
        ("[Game \"five-15\"] [Second \"engine-3\"] h8 i8 h7 *", "Piškvorky 15 × 15"),
        ("[Game \"gomoku\"] [Second \"engine:3\"] h8 i8 h7 *", "Piškvorky 15 × 15"),
        ("[Game \"gomoku\"] [Setup \"board=12x7,rule=exact\"] a1 l7 *", "Piškvorky 12 × 7, presne 5"),
        ("[Game \"gomoku\"] [Setup \"board=endless\"] 0:0 1:0 -3:7 *", "Piškvorky, bez konca"),
    ] {
        let mut sitting = AppDriver::at_the_field(1);
        sitting.send(Msg::Pasted(record.to_owned()));
        assert_eq!(sitting.top().id, FormId::Replay, "{record}");
        let shown = sitting.top().control(Id::Show(0)).map(|c| c.name.clone()).expect("a title");
        assert!(shown.starts_with(title), "{shown}");
        sitting.press(Id::Step(0));
        sitting.press(Id::Step(2));
        sitting.press(Id::Continue);
        let table = sitting.top();
        assert_eq!((table.id, table.title.as_str()), (FormId::Table, title));
    }
}

/// A picture of more shapes takes too long to be drawn at every step: a line a
/// column and a row, and two strokes a mark.
const MOST: usize = 5_000;

/// Two marks that flee from each other until no larger sheet is possible.
#[test]
fn the_largest_sheet_can_be_looked_at() {
    let mut sheet = Endless::new(Rule::Free);
    let mut record = String::from("[Game \"gomoku\"] [Setup \"board=endless\"]");
    let (mut plies, mut last) = (0, String::new());
    for _ in 0..120 {
        let [a, b] = sheet.corners();
        let cell = if b.x - a.x > b.y - a.y { Cell { x: 0, y: b.y } } else { Cell { x: b.x, y: 0 } };
        if !sheet.free(cell) {
            break;
        }
        let m = sheet.to_move(cell);
        last = sheet.notation(m);
        plies += 1;
        record.push_str(&format!(" {last}"));
        sheet.play(m);
    }
    let [a, b] = sheet.corners();
    assert!(b.x - a.x + b.y - a.y > 20 * MARGIN, "{a:?} {b:?}");
    let mut sitting = AppDriver::at_the_field(1);
    sitting.send(Msg::Pasted(record + " *"));
    assert_eq!(sitting.top().id, FormId::Replay);
    let form = sitting.top();
    let shown = form.control(Id::Show(3)).expect("a picture");
    assert_eq!(shown.name, format!("Pozícia: {plies}. ťah z {plies}: {last}"));
    let Kind::Board(canvas) = &shown.kind else { panic!("{:?}", shown.kind) };
    let shapes = canvas.scene.shapes.len();
    assert!((plies..MOST).contains(&shapes), "{shapes} shapes of {plies} marks");
}
