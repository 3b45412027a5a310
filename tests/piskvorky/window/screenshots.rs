//! Pictures of every form in every language, for the README and for whoever
//! evaluators how the forms look. Run by `make screenshots`; the same program gives
//! the same pictures.

use super::twin::Twin;
use crate::driver::AppDriver;
use crate::starting;
use piskvorky::app::Msg;
use piskvorky::app::view::{FormId, Id};
use piskvorky::games::GAMES;
use piskvorky::text::Language;
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

const PLAYER: &str = "Jana";
/// Places in the combo box of game types.
const TWO_PEOPLE: usize = 0;
const LEVEL_2: usize = 2;
const WEIGHTS: usize = 4;
const FIRST_FREE: usize = 6;

/// Days and hours that pass before the first game, and between two games.
const SPRING: i64 = 80_000_000;
const SOME_DAYS: i64 = 2 * 86_400 + 4_567;

/// A folder on which people have played for some weeks.
fn season() -> TempDir {
    let folder = starting::folder();
    let mut days = SPRING;
    for (player, games) in [("Žofia", 2), ("Peter", 5), (PLAYER, 26)] {
        let mut sitting = starting::start(folder.path(), Some(player), Some(Language::Slovak));
        sitting.pass(days);
        sitting.press(Id::Play);
        for game in 0..games {
            play(&mut sitting, game);
            sitting.pass(SOME_DAYS);
            days += SOME_DAYS;
        }
    }
    // Jana comes last, and her last sitting shows at the login.
    folder
}

/// One game: which one, and with what skill, follows from its number.
fn play(sitting: &mut AppDriver, game: usize) {
    let kind = [1, 2, FIRST_FREE, 3, 1, WEIGHTS, 2, TWO_PEOPLE][game % 8];
    sitting.send(Msg::Choose(FormId::Field, Id::GameType, kind));
    if game % 3 == 2 {
        sitting.press(Id::NewGame);
    }
    sitting.let_answer();
    while sitting.picture().is_none() {
        sitting.pass(3);
        // Two games of three are played with care.
        let panel = if game % 3 == 1 { None } else { advised(sitting) };
        let free = [5, 1, 9, 3, 7, 2, 4, 6, 8].into_iter().find(|n| sitting.enabled(Id::Panel(n - 1)));
        sitting.panels(&[panel.or(free).expect("the game is not over")]);
    }
    sitting.press(Id::Result);
}

/// The panel that *Poraď* means.
fn advised(sitting: &mut AppDriver) -> Option<u8> {
    sitting.press(Id::Hint);
    sitting.let_answer();
    let said = sitting.status();
    let cell = said.strip_prefix("Rada: ")?.as_bytes();
    Some(3 * (b'3' - cell[1]) + cell[0] - b'a' + 1)
}

/// Where the pictures are taken: a home with a few games in it.
fn home(language: Language) -> PathBuf {
    let home = std::env::temp_dir().join(format!("piskvorky-{}", language.tag())).join("jana");
    fs::create_dir_all(home.join("Piškvorky")).expect("a folder can be made");
    for file in ["piskvorky-2026-05-28.txt", "piskvorky-2026-06-01.txt", "piskvorky-2026-06-20.txt"] {
        fs::write(home.join(file), "").expect("a file can be made");
    }
    home
}

struct Camera {
    language: Language,
    folders: [TempDir; 2],
    home: PathBuf,
}

impl Camera {
    fn new(language: Language) -> Camera {
        Camera { language, folders: [season(), season()], home: home(language) }
    }

    fn start(&self, player: Option<&str>) -> Twin {
        Twin::start(self.folders.each_ref().map(TempDir::path), &self.home, player, self.language)
    }

    /// Takes a picture of the topmost form.
    fn take(&self, twin: &Twin, name: &str) {
        let form = twin.top();
        twin.desk.park_pointer();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screenshots").join(self.language.tag());
        form.look_when_still().save(&folder.join(name).with_extension("png"));
    }

    fn login(&self) {
        let twin = self.start(None);
        self.take(&twin, "login");
    }

    /// The forms that open from the menu.
    fn beside_the_game(&self) {
        let mut twin = self.start(Some(PLAYER));
        self.take(&twin, "menu");
        for (id, name) in [(Id::Rules, "help"), (Id::Settings, "settings")] {
            twin.press(id);
            self.take(&twin, name);
            twin.close();
        }
        twin.press(Id::Results);
        self.take(&twin, "results");
        let results = twin.top();
        results.press("Down");
        results.press("Enter");
        twin.sitting.send(Msg::Open(FormId::Results, Id::List, 0));
        twin.press(Id::Step(1));
        self.take(&twin, "replay");
        twin.close();
        twin.close();
        self.files(&twin);
    }

    /// The form in which a file is chosen; the twin has none.
    fn files(&self, twin: &Twin) {
        twin.top().press("Ctrl+O");
        let mut sitting = starting::start(self.folders[1].path(), Some(PLAYER), Some(self.language));
        sitting.key(piskvorky::app::keys::Chord::ctrl('o'));
        let form = twin.desk.window(&sitting.picked.expect("a file is asked for").title);
        form.press("Down");
        form.press("Down");
        form.press("Down");
        twin.desk.park_pointer();
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/screenshots").join(self.language.tag());
        form.look_when_still().save(&folder.join("files.png"));
    }

    fn the_field(&self) {
        let mut twin = self.start(Some(PLAYER));
        twin.press(Id::Play);
        twin.press(Id::NewGame);
        self.take(&twin, "message");
        twin.close();
        for (id, name) in [(Id::Keys, "keys"), (Id::About, "about")] {
            twin.press(id);
            self.take(&twin, name);
            twin.close();
        }
        twin.choose(Id::GameType, LEVEL_2);
        twin.panels(&[1, 9]);
        self.take(&twin, "field");
        twin.choose(Id::GameType, WEIGHTS);
        twin.panels(&[1, 2]);
        twin.top().press("T");
        twin.sitting.press(Id::Weights);
        twin.sitting.let_answer();
        self.take(&twin, "weights");
    }

    fn the_boards(&self) {
        let mut twin = self.start(Some(PLAYER));
        twin.press(Id::Games);
        self.take(&twin, "games");
        let five = GAMES.iter().position(|game| game.key == "gomoku").expect("it is known");
        twin.press(Id::Game(five as u8));
        twin.choose(Id::Side(1), TWO_PEOPLE);
        for notation in "h8 i9 i8 g8 h7 h9 g9 j6 i10 f6 j11 e5".split(' ') {
            twin.type_move(notation);
        }
        self.take(&twin, "board");
        twin.press(Id::Rules);
        self.take(&twin, "rules-of-five");
    }

    fn ending(&self, kind: usize, panels: &[u8], name: &str) {
        let mut twin = self.start(Some(PLAYER));
        twin.press(Id::Play);
        twin.choose(Id::GameType, kind);
        twin.panels(panels);
        self.take(&twin, name);
    }
}

fn every_form(language: Language) {
    let camera = Camera::new(language);
    camera.login();
    camera.beside_the_game();
    camera.the_field();
    Camera::new(language).the_boards();
    Camera::new(language).ending(FIRST_FREE, &[1, 5, 9], "you-won");
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_slovak() {
    every_form(Language::Slovak);
    let others: [(usize, &[u8], &str); 4] = [
        (TWO_PEOPLE, &[1, 4, 2, 5, 3], "crosses-won"),
        (TWO_PEOPLE, &[1, 3, 2, 5, 9, 7], "noughts-won"),
        (TWO_PEOPLE, &[1, 2, 3, 5, 4, 6, 8, 7, 9], "draw"),
        (FIRST_FREE, &[4, 5, 9], "you-lost"),
    ];
    for (kind, panels, name) in others {
        Camera::new(Language::Slovak).ending(kind, panels, name);
    }
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_english() {
    every_form(Language::English);
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_ukrainian() {
    every_form(Language::Ukrainian);
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_russian() {
    every_form(Language::Russian);
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_chinese() {
    every_form(Language::Chinese);
}

#[test]
#[ignore = "writes into docs/screenshots: make screenshots"]
fn in_arabic() {
    every_form(Language::Arabic);
}
