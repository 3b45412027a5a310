//! A form on the screen.

use super::{Area, Desk, Picture, Role, Tree, Widget};
use std::time::Duration;

/// How often a form has to look as before to stand still, and the time between
/// two looks.
const ALIKE: u32 = 3;
const STILL: Duration = Duration::from_millis(60);

/// A form that was seen on the screen. Its widgets are looked for anew each
/// time, so it may change under the test's hands.
#[derive(Clone)]
pub(crate) struct Form<'d> {
    pub(super) desk: &'d Desk,
    pub(super) title: String,
}

impl<'d> Form<'d> {
    /// The form with this title, once it is on the screen and a screen reader
    /// would find it there too.
    pub(super) fn wait_for(desk: &'d Desk, title: &str) -> Form<'d> {
        let form = Form { desk, title: title.to_owned() };
        desk.wait(&format!("the form „{title}“"), || {
            let shown = desk.screen.area_of(desk.screen.window(title)?)?;
            let tree = form.tree();
            let told = desk.bus.area(tree.nodes.first()?)?;
            // Where the program is scaled, a pixel may be rounded.
            shown.is_near(told).then_some(())
        });
        form
    }

    /// The desk that it is on.
    pub(crate) fn desk(&self) -> &'d Desk {
        self.desk
    }

    /// What it shows to a screen reader now.
    pub(crate) fn tree(&self) -> Tree {
        self.desk.tree().within(&self.title)
    }

    /// Waits until what it shows satisfies a condition.
    pub(crate) fn wait_for_tree(&self, what: &str, condition: impl Fn(&Tree) -> bool) {
        self.desk.wait(what, || condition(&self.tree()).then_some(()));
    }

    /// Waits until some widget of it bears exactly this name: the line of text
    /// says it.
    pub(crate) fn wait_until_says(&self, text: &str) {
        self.wait_for_tree(&format!("„{text}“"), |tree| tree.says(text));
    }

    /// A widget by what it is and what it is called.
    pub(crate) fn widget(&self, role: Role, name: &str) -> Widget<'d> {
        Widget::new(self, role, name)
    }

    /// A button.
    pub(crate) fn button(&self, name: &str) -> Widget<'d> {
        self.widget(Role::Button, name)
    }

    /// Gives it the keyboard and raises it.
    pub(crate) fn activate(&self) {
        self.desk.screen.activate(self.window());
    }

    /// Presses a chord without giving it the keyboard first: it has to have it.
    pub(crate) fn press_here(&self, chord: &str) {
        self.desk.keyboard.press(&self.desk.screen, chord);
    }

    /// Presses a chord in it: „Ctrl+Z“, „Enter“, „5“, „Pad5“.
    pub(crate) fn press(&self, chord: &str) {
        self.activate();
        self.desk.keyboard.press(&self.desk.screen, chord);
    }

    /// Puts a key down in it and leaves it down. Once more, it repeats itself.
    pub(crate) fn hold(&self, key: &str) {
        self.activate();
        self.desk.keyboard.hold(&self.desk.screen, key);
    }

    /// Lets go of a key.
    pub(crate) fn let_go(&self, key: &str) {
        self.desk.keyboard.let_go(&self.desk.screen, key);
    }

    /// Presses chords in it one after the other, without a pause for the program
    /// or anybody else between them.
    pub(crate) fn burst(&self, chords: &[&str]) {
        self.activate();
        self.desk.keyboard.burst(&self.desk.screen, chords);
    }

    /// Types a text into whatever has the keyboard in it.
    pub(crate) fn write(&self, text: &str) {
        if self.desk.keyboard.is_new() {
            // A program asks for the signs on the keys when it reads the first
            // key, and only then to be told of changes. A change in between
            // would escape it.
            self.press("Shift");
            self.catch_up();
        }
        self.activate();
        self.desk.keyboard.write(&self.desk.screen, text);
    }

    /// Waits until the program has read every click and key so far, whether it
    /// has done anything about them or not. It reads in order: once it tells a
    /// screen reader that the form has moved by a pixel, it has read all that
    /// came before.
    pub(crate) fn catch_up(&self) {
        let screen = &self.desk.screen;
        let there = self.area();
        for x in [there.x + 1, there.x] {
            screen.move_to(self.window(), x, there.y);
            self.desk.wait(&format!("„{}“ to follow", self.title), || {
                let told = self.desk.bus.area(self.tree().nodes.first()?)?;
                (told.x == x).then_some(())
            });
        }
    }

    /// Whether it floats above another form, whichever is being worked in.
    pub(crate) fn floats(&self) -> bool {
        self.desk.screen.is_transient(self.window())
    }

    fn window(&self) -> u32 {
        let window = self.desk.screen.window(&self.title);
        window.unwrap_or_else(|| panic!("„{}“ is no longer there", self.title))
    }

    /// Asks it to close, as the cross of its title bar does.
    pub(crate) fn close(&self) {
        self.desk.screen.close(self.window());
    }

    /// Gives it another size.
    pub(crate) fn resize(&self, w: i32, h: i32) {
        self.desk.screen.resize(self.window(), w, h);
    }

    /// Moves it, as dragging its title bar does.
    pub(crate) fn move_to(&self, x: i32, y: i32) {
        self.desk.screen.move_to(self.window(), x, y);
    }

    /// Where it is on the screen.
    pub(crate) fn area(&self) -> Area {
        self.desk.wait(&format!("the place of „{}“", self.title), || {
            self.desk.screen.area_of(self.desk.screen.window(&self.title)?)
        })
    }

    /// What it looks like now.
    pub(crate) fn look(&self) -> Picture {
        self.activate();
        self.desk.screen.look(self.area())
    }

    /// What it looks like once it stands still: the same several times in a row,
    /// with time between for the program to draw what it knows of. The first
    /// look is taken when the program has read all that came before.
    pub(crate) fn look_when_still(&self) -> Picture {
        self.catch_up();
        let (mut last, mut alike) = (self.look(), 0);
        self.desk.wait(&format!("„{}“ to stand still", self.title), || {
            std::thread::sleep(STILL);
            let now = self.look();
            alike = if now == last { alike + 1 } else { 0 };
            last = now;
            (alike >= ALIKE).then(|| last.clone())
        })
    }
}

impl std::fmt::Debug for Form<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "„{}“", self.title)
    }
}
