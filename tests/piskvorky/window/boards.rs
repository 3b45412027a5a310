//! Boards that are drawn, in the real window: clicked, walked, typed on, dragged,
//! listened to and watched.

use super::{BLUE, RED, desk};
use crate::desk::{Colour, Desk, Form, Role, Widget};
use std::time::Duration;

/// A game as the list calls it, and as its form is called.
pub(super) type Game = [&'static str; 2];

const FIVE: Game = ["Piškvorky", "Piškvorky 15 × 15"];
const WILD: Game = ["Divoké piškvorky"; 2];

/// The form of a game that was chosen from the list.
pub(super) struct Board<'d> {
    pub(super) desk: &'d Desk,
    pub(super) form: Form<'d>,
}

impl<'d> Board<'d> {
    pub(super) fn open(desk: &'d Desk, [tile, title]: Game) -> Board<'d> {
        desk.window("Piškvorky").button("Ďalšie hry").click();
        desk.window("Ďalšie hry").button(tile).click();
        let form = desk.window(title);
        Board { desk, form }
    }

    /// Both sides are people.
    fn of_people(desk: &'d Desk, game: Game) -> Board<'d> {
        let board = Board::open(desk, game);
        board.seat("Druhý hráč", "Home");
        board.whole().focus();
        board
    }

    /// Opens the combo box of a side, and chooses its first or its last line.
    fn seat(&self, side: &str, line: &str) {
        self.pick(side, &[line]);
    }

    /// Opens a combo box, and goes to a line by these keys.
    pub(super) fn pick(&self, name: &str, keys: &[&str]) {
        self.take(name, keys);
        self.form.catch_up();
    }

    /// The same, where the form may be called something else afterwards.
    fn take(&self, name: &str, keys: &[&str]) {
        self.form.widget(Role::ComboBox, name).click();
        keys.iter().for_each(|key| self.form.press(key));
        self.form.press("Enter");
    }

    /// The same with other options, after which the form is called like this.
    pub(super) fn with_option(self, option: &str, keys: &[&str], title: &str) -> Board<'d> {
        self.take(option, keys);
        Board { form: self.desk.window(title), ..self }
    }

    /// The board as a whole.
    pub(super) fn whole(&self) -> Widget<'d> {
        self.form.widget(Role::Table, "Hracia plocha…")
    }

    /// Clicks a cell, called as a screen reader is told: „b2, prázdne“.
    fn click(&self, cell: &str) {
        self.form.widget(Role::TableCell, cell).click();
    }

    fn wait_for_status(&self, beginning: &str) {
        self.desk.wait(&format!("the line „{beginning}“"), || {
            let tree = self.form.tree();
            let line = tree.find(|node| node.role == Role::StatusBar)?;
            line.name.starts_with(beginning).then_some(())
        });
    }

    /// Waits until the last move of the list is this one.
    fn wait_for_move(&self, line: &str) {
        self.form.wait_for_tree(&format!("the move {line}"), |tree| {
            tree.find(|node| node.role == Role::TableRow && node.name == line).is_some()
        });
    }

    fn colours(&self) -> [usize; 2] {
        let look = self.whole().look();
        [RED, BLUE].map(|colour| look.count(colour, 40))
    }
}

#[test]
fn a_move_of_two_clicks_is_made_with_the_mouse_and_seen() {
    let desk = desk();
    let board = Board::of_people(&desk, WILD);
    let before = board.colours();
    board.click("X, vybrať krížik");
    board.wait_for_status("Na ťahu: Jana");
    board.click("b2, prázdne");
    board.wait_for_move("1., 1, Xb2");
    desk.wait("a cross to be seen", || (board.colours()[0] > before[0] + 500).then_some(()));
    assert_eq!(board.colours()[1], before[1]);
    for (mark, cell) in [
        ("O, vybrať krúžok", "a3, prázdne"),
        ("X, vybrať krížik", "a1, prázdne"),
        ("X, vybrať krížik", "c3, prázdne"),
    ] {
        board.click(mark);
        board.click(cell);
    }
    board.wait_for_status("Vyhráva");
}

#[test]
fn a_whole_game_is_played_by_ear() {
    let desk = desk();
    let board = Board::of_people(&desk, WILD);
    for (mark, cell) in [
        ("X, vybrať krížik", "a1, prázdne"),
        ("O, vybrať krúžok", "b1, prázdne"),
        ("X, vybrať krížik", "b2, prázdne"),
        ("X, vybrať krížik", "c3, prázdne"),
    ] {
        board.form.widget(Role::TableCell, mark).act();
        board.form.widget(Role::TableCell, cell).act();
        board.form.wait_for_tree("a mark", |tree| !tree.says(cell));
    }
    board.wait_for_status("Vyhráva Druhý hráč");
    board.form.button("Nová hra").act();
    board.form.wait_until_says("a1, prázdne");
}

#[test]
fn in_black_and_white_the_last_move_and_a_hint_are_framed() {
    const BLACK: Colour = [0; 3];
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("settings.toml"), "theme = \"contrast\"\n").expect("written");
    let data = folder.path().to_str().expect("a plain name");
    let desk = Desk::start(&["--player", "Jana", "--seed", "1", "--delay", "0", "--data", data]);
    let board = Board::of_people(&desk, FIVE);
    // How much black there is in the cell of the first move, the last one at first.
    let cell = board.form.widget(Role::TableCell, "h8, krížik");
    let black = || cell.look().count(BLACK, 40);
    board.form.write("h8");
    board.wait_for_move("1., ×, h8");
    // The frame of the keyboard lies elsewhere.
    (0..3).for_each(|_| board.form.press("Left"));
    board.form.look_when_still();
    let last = black();
    board.form.write("a1");
    board.wait_for_move("2., ○, a1");
    desk.wait("the frame to leave h8", || (black() + 20 < last).then_some(()));
    board.form.look_when_still();
    let seen = || board.whole().look().count(BLACK, 40);
    let before = seen();
    board.form.press("Ctrl+h");
    desk.wait("a frame for the hint", || (seen() > before + 50).then_some(()));
}

#[test]
fn five_in_a_row_is_walked_with_the_arrows_and_typed() {
    let desk = desk();
    let board = Board::of_people(&desk, FIVE);
    board.form.press("Right");
    board.form.press("Enter");
    board.wait_for_move("1., ×, h8");
    board.form.press("Down");
    board.form.press("Left");
    board.form.press("Enter");
    board.wait_for_move("2., ○, g7");
    board.form.write("h9");
    board.wait_for_move("3., ×, h9");
    board.form.write("h99");
    board.form.press("Enter");
    board.wait_for_status("„h99“ nie je ťah");
    board.form.press("Ctrl+Z");
    board.form.wait_until_says("h9, prázdne");
    let [red, blue] = board.colours();
    assert!(red > 40 && blue > 40, "{red} red and {blue} blue pixels");
}

/// The key that makes the last move is held, and then let go and pressed again; or
/// the pointer presses the board beneath the picture.
#[test]
fn a_held_key_leaves_the_result_picture_alone_and_a_key_or_a_click_closes_it() {
    let desk = desk();
    let board = Board::of_people(&desk, FIVE);
    let won = || board.form.tree().says("Vyhrali krížiky!");
    let win = || {
        for cell in ["c3", "c4", "d3", "d4", "e3", "e4", "f3", "f4"] {
            board.form.write(cell);
            board.form.wait_until_says(&format!(
                "{cell}, {}",
                if cell.ends_with('3') { "krížik" } else { "krúžok" }
            ));
        }
        board.form.press("g");
        board.form.hold("3");
        board.form.wait_until_says("Vyhrali krížiky!");
        for _ in 0..3 {
            board.form.hold("3");
        }
        board.form.catch_up();
        assert!(won(), "the held key has closed it");
        board.form.let_go("3");
        board.form.catch_up();
    };
    win();
    board.form.press("Space");
    board.form.wait_for_tree("the picture to close", |tree| !tree.says("Vyhrali krížiky!"));
    board.wait_for_status("Vyhráva Jana");
    board.form.press("Ctrl+N");
    board.form.wait_until_says("c3, prázdne");
    win();
    board.click("o15, prázdne");
    board.form.wait_for_tree("the picture to close", |tree| !tree.says("Vyhrali krížiky!"));
    board.form.catch_up();
    board.form.wait_until_says("g3, krížik");
    board.form.wait_until_says("o15, prázdne");
}

#[test]
fn what_the_engine_thinks_is_seen_while_it_thinks_and_not_spoken_by_itself() {
    let desk = desk();
    let board = Board::open(&desk, FIVE);
    board.seat("Druhý hráč", "End");
    board.whole().focus();
    for (cell, plies) in [("h8", 1), ("a1", 3)] {
        board.form.write(cell);
        board.form.press("Enter");
        board.form.wait_for_tree("the answer", |tree| {
            let answered = format!("{}., ○", plies + 1);
            tree.find(|node| node.role == Role::TableRow && node.name.starts_with(&answered)).is_some()
        });
    }
    board.form.wait_for_tree("its thoughts", |tree| {
        let thought = tree.find(|node| node.name.starts_with("Počítač: hĺbka "));
        let status = tree.find(|node| node.role == Role::StatusBar);
        thought.is_some_and(|node| node.role != Role::StatusBar)
            && status.is_some_and(|node| !node.name.contains("hĺbka"))
    });
}

#[test]
fn the_endless_sheet_is_dragged_and_seen_whole() {
    let desk = desk();
    let board = Board::of_people(&desk, FIVE);
    let board = board.with_option("Plocha", &["Home", "Down", "Down", "Down"], "Piškvorky, bez konca");
    let (x, y) = board.whole().area().centre();
    // The second move is far from the middle: the sheet grows beyond what is seen.
    for (n, dx) in [(1, 0), (2, -200)] {
        desk.click_at(x + dx, y);
        board.form.wait_for_tree("a move", |tree| {
            let line = format!("{n}., ");
            tree.find(|node| node.role == Role::TableRow && node.name.starts_with(&line)).is_some()
        });
    }
    let look = || {
        desk.park_pointer();
        board.form.look_when_still()
    };
    board.form.press("End");
    let before = look();
    desk.drag(&[(x, y), (x - 80, y - 20), (x - 120, y - 30)]);
    let dragged = look();
    assert!(before.differences(&dragged) > 2000, "the sheet follows the pointer");
    board.form.press("Home");
    let whole = look();
    assert!(dragged.differences(&whole) > 2000, "the whole sheet is smaller");
    board.form.press("End");
    assert!(look().differences(&before) < 2000, "the last move is seen as before");
}

/// The boxes for a size come and go, and the title and the board follow.
#[test]
fn options_are_chosen_in_the_window() {
    let desk = desk();
    let board = Board::of_people(&desk, FIVE);
    let board = board.with_option("Rad", &["End"], "Piškvorky 15 × 15, presne 5");
    board.pick("Plocha", &["End"]);
    board.form.wait_until_says("Plocha, prvý rozmer");
    let board = board.with_option("Plocha, prvý rozmer", &["Home"], "Piškvorky 5 × 15, presne 5");
    let board = board.with_option("Plocha, druhý rozmer", &["End"], "Piškvorky 5 × 40, presne 5");
    board.click("e40, prázdne");
    board.wait_for_move("1., ×, e40");
    board.whole().focus();
    board.form.write("a1");
    board.form.press("Enter");
    board.wait_for_move("2., ○, a1");
    // Swap2 has no room there, and the usual board comes back with it.
    let board = board.with_option("Otvorenie", &["End"], "Piškvorky 15 × 15, presne 5, swap2");
    board.form.wait_for_tree("the boxes to go", |tree| !tree.says("Plocha, prvý rozmer"));
    board.wait_for_status("Na ťahu: Jana");
    board.form.wait_until_says("o15, prázdne");
    board.whole().focus();
    board.form.press("Ctrl+Z");
    let board = Board { form: desk.window("Piškvorky 5 × 40, presne 5"), ..board };
    board.form.wait_until_says("a1, krúžok");
}

#[test]
fn a_window_in_which_two_engines_play_closes_at_once() {
    let desk = desk();
    let board = Board::open(&desk, FIVE);
    board.seat("Druhý hráč", "End");
    board.seat("Prvý hráč", "End");
    board.form.wait_for_tree("some moves", |tree| {
        tree.find(|node| node.role == Role::TableRow && node.name.starts_with("2., ○")).is_some()
    });
    board.form.close();
    assert!(desk.wait_end(Duration::from_secs(1)).success());
}
