//! A sitting at the form with a drawn board: how it is reached, what is done there, and
//! what it shows.

use crate::driver::AppDriver;
use crate::setups::setup;
use crate::starting::{folder, start};
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{Canvas, Form, FormId, Id, Kind, List, Size};
use piskvorky::app::{Msg, Timer};
use piskvorky::board::Board;
use piskvorky::games::GameSetup;
use piskvorky::rules::Rules;
use piskvorky::scene::Spot;

/// The line of the combo boxes in which this opponent stands: `seat("gomoku", "engine:3")`.
pub(crate) fn seat(name: &str, bot: &str) -> usize {
    let game = setup(name).spec();
    let bot = game.bot(bot).expect("an opponent");
    1 + game.all_bots().position(|other| other == bot).expect("it is one of them")
}

/// The signs to choose from in wild tic-tac-toe.
pub(crate) const CROSS: Spot = Spot(9);
pub(crate) const NOUGHT: Spot = Spot(10);

/// Jana has chosen a game from the list; both sides are people.
pub(crate) fn people_at(name: &str) -> AppDriver {
    let mut sitting = against(name, 0);
    sitting.asked.clear();
    sitting
}

/// Jana has chosen a game, and who plays the second side: 0 a person, or the
/// opponent of that number.
pub(crate) fn against(name: &str, second: usize) -> AppDriver {
    let folder = folder();
    let mut sitting = start(folder.path(), Some("Jana"), None);
    sitting.sit_at(name);
    sitting.send(Msg::Choose(FormId::Table, Id::Side(1), second));
    // All moves of the game are seen in the list.
    sitting.send(Msg::Resize(FormId::Table, Size { w: 1000, h: 1000 }));
    sitting
}

pub(crate) fn table(sitting: &AppDriver) -> Form {
    sitting.app.forms().into_iter().find(|form| form.id == FormId::Table).expect("the table is open")
}

pub(crate) fn label(sitting: &AppDriver, id: Id) -> String {
    table(sitting).control(id).unwrap_or_else(|| panic!("no {id:?}")).name.clone()
}

pub(crate) fn status(sitting: &AppDriver) -> String {
    label(sitting, Id::Status)
}

pub(crate) fn canvas(sitting: &AppDriver) -> Canvas {
    match &table(sitting).control(Id::Board).expect("the board").kind {
        Kind::Board(canvas) => (**canvas).clone(),
        other => panic!("{other:?}"),
    }
}

pub(crate) fn moves(sitting: &AppDriver) -> List {
    match &table(sitting).control(Id::List).expect("the list of moves").kind {
        Kind::List(list) => list.clone(),
        other => panic!("{other:?}"),
    }
}

/// The moves in the list.
pub(crate) fn played(sitting: &AppDriver) -> Vec<String> {
    moves(sitting).rows.into_iter().map(|mut row| row.pop().expect("a move")).collect()
}

pub(crate) fn click(sitting: &mut AppDriver, spots: &[Spot]) {
    for &spot in spots {
        sitting.send(Msg::Spot(FormId::Table, Id::Board, spot));
    }
}

pub(crate) fn type_in(sitting: &mut AppDriver, text: &str) {
    for c in text.chars() {
        sitting.key_on(Some(Id::Board), Chord::plain(Key::Char(c)));
    }
}

/// Nothing more is typed for a while.
pub(crate) fn wait(sitting: &mut AppDriver) {
    for number in 0..100 {
        sitting.send(Msg::Timer(Timer::Typed(number)));
    }
}

/// The clicks of the first legal move after these.
pub(crate) fn first_path(game: &GameSetup, names: &[String]) -> Option<Vec<Spot>> {
    let position = after(game, names);
    position.legal().first().map(|&m| position.clicks(m))
}

pub(crate) fn after(game: &GameSetup, names: &[String]) -> Box<dyn Board> {
    let mut position = game.start();
    for name in names {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
        position.play(m);
    }
    position
}

/// Types a move.
pub(crate) fn play(sitting: &mut AppDriver, name: &str) {
    let before = played(sitting).len();
    type_in(sitting, name);
    if played(sitting).len() == before {
        sitting.plain_key(Key::Enter);
    }
}

/// The spot of a cell of the board of fifteen rows and columns.
pub(crate) fn spot(name: &str) -> Spot {
    let start = setup("gomoku").start();
    let m = start.parse(name).unwrap_or_else(|| panic!("there is no {name}"));
    start.clicks(m)[0]
}
