//! The real program in a real window: started on a screen of its own, driven by
//! the clicks and keys of the X server, judged by the pixels on the screen and
//! by what a screen reader is told.
//!
//! What the forms show in every state is tested without windows in `login.rs`
//! and `field.rs`; here stands what only windows can show.

mod boards;
mod ears;
mod fonts;
mod games;
mod keys;
mod killed;
mod labels;
mod lists;
mod login;
mod measure;
mod plays;
mod programs;
mod screenshots;
mod settings;
mod several;
mod small;
mod thinking;
mod twin;

use crate::desk::{Colour, Desk, Form, Role, Widget};

/// The pen that draws crosses, and the one that draws noughts.
const RED: Colour = [0xb3, 0x20, 0x2c];
const BLUE: Colour = [0x1f, 0x3c, 0x88];

/// The ground of a line that pleases the player, and of one that does not.
const GREEN_PANEL: Colour = [0xdd, 0xf3, 0xe4];
const ROSE_PANEL: Colour = [0xfb, 0xe3, 0xe0];

/// How many pixels of a colour make a mark, not a stray dot: the pens are ten
/// and more pixels wide, the panels 150.
const STROKE: usize = 300;

const TWO_PEOPLE: &str = "X proti 0";
const LEVEL_1: &str = "1. úroveň s počítačom";
const LEVEL_2: &str = "2. úroveň s počítačom";
const LEVEL_3: &str = "3. úroveň s počítačom";
const WEIGHTS: &str = "Váhová matica";
const PHASES: &str = "Tri etapy";
const FIRST_FREE: &str = "Prvá voľná bunka";

/// Jana at the program, with a computer that answers at once.
fn desk() -> Desk {
    Desk::start(&["--player", "Jana", "--seed", "1", "--delay", "0"])
}

/// The form „Hra“.
struct Field<'d> {
    desk: &'d Desk,
    form: Form<'d>,
}

impl<'d> Field<'d> {
    /// Goes from the main menu to the form.
    fn open(desk: &'d Desk) -> Field<'d> {
        desk.window("Piškvorky").button("Hrať").click();
        let form = desk.window("Hra");
        Field { desk, form }
    }

    /// Goes there and chooses a type of game.
    fn playing(desk: &'d Desk, kind: &str) -> Field<'d> {
        let field = Field::open(desk);
        field.choose(kind);
        field
    }

    /// Opens a menu by its letter, and chooses an item with the mouse.
    fn menu(&self, letter: &str, item: &str) {
        self.form.press(&format!("Alt+{letter}"));
        let kinds = [Role::MenuItem, Role::CheckMenuItem].map(|role| self.form.widget(role, item));
        let there = |kinds: &[Widget<'d>]| kinds.iter().find(|kind| kind.now().is_some()).cloned();
        self.desk.wait(&format!("the item „{item}“"), || there(&kinds)).click();
    }

    /// The combo box of game types.
    fn types(&self) -> Widget<'d> {
        self.form.widget(Role::ComboBox, "Typ hry")
    }

    /// Chooses a type of game in the combo box with the mouse.
    fn choose(&self, kind: &str) {
        self.types().click();
        self.form.widget(Role::ListItem, kind).click();
        self.wait_for_field(".........");
    }

    /// A panel: 1 is at the top left, 9 at the bottom right.
    fn panel(&self, number: usize) -> Widget<'d> {
        let (row, column) = ((number - 1) / 3 + 1, (number - 1) % 3 + 1);
        self.form.button(&format!("riadok {row}, stĺpec {column}, …"))
    }

    /// Clicks panels one after the other, each once it can be clicked and all
    /// that went before has been answered.
    fn click(&self, panels: &[usize]) {
        for &number in panels {
            self.wait_for_turn();
            self.panel(number).click();
            self.form.wait_for_tree(&format!("a mark in panel {number}"), |tree| {
                tree.find(|node| self.panel(number).is(node) && !node.name.contains("prázdne")).is_some()
            });
        }
    }

    /// What a screen reader is told of the nine panels: `x`, `o` or `.` each.
    fn heard(&self) -> String {
        let tree = self.form.tree();
        let content = |number| {
            let panel = tree.find(|node| self.panel(number).is(node));
            match panel.map(|node| node.name.as_str()) {
                Some(name) if name.contains("krížik") => 'x',
                Some(name) if name.contains("krúžok") => 'o',
                Some(_) => '.',
                None => '?',
            }
        };
        (1..=9).map(content).collect()
    }

    /// What the pixels of the nine panels show: `x`, `o` or `.` each.
    fn seen(&self) -> String {
        let content = |number| {
            let look = self.panel(number).look();
            // Blue decides: the line through a lost three is red as a cross is.
            match (look.count(RED, 40) > STROKE, look.count(BLUE, 40) > STROKE) {
                (_, true) => 'o',
                (true, false) => 'x',
                (false, false) => '.',
            }
        };
        (1..=9).map(content).collect()
    }

    /// Waits until the panels hold this, for the ear and for the eye.
    fn wait_for_field(&self, field: &str) {
        self.desk.wait(&format!("to hear {field}"), || (self.heard() == field).then_some(()));
        self.desk.wait(&format!("to see {field}"), || (self.seen() == field).then_some(()));
    }

    /// What the line of text says.
    fn status(&self) -> String {
        let tree = self.form.tree();
        let line = tree.find(|node| node.role == Role::StatusBar);
        line.map(|node| node.name.clone()).unwrap_or_default()
    }

    /// Waits until the line of text begins so.
    fn wait_for_status(&self, beginning: &str) {
        self.desk.wait(&format!("the line „{beginning}“"), || {
            self.status().starts_with(beginning).then_some(())
        });
    }

    /// Waits until the computer has answered.
    fn wait_for_turn(&self) {
        self.form.wait_for_tree("the turn to come", |tree| {
            tree.find(|node| node.name.starts_with("Počítač premýšľa")).is_none()
        });
    }

    /// Waits until the running score is this.
    fn wait_for_score(&self, score: &str) {
        self.form.wait_until_says(&format!("Skóre: {score}"));
    }

    /// The picture that pops up with this result.
    fn picture(&self, result: &str) -> Widget<'d> {
        self.form.button(&format!("{result}…"))
    }

    /// Whether any result picture lies over the field.
    fn has_picture(&self) -> bool {
        let results = ["Vyhrali ste!", "Prehrali ste", "Remíza", "Vyhrali krížiky!", "Vyhrali krúžky!"];
        results.iter().any(|result| self.picture(result).now().is_some())
    }
}
