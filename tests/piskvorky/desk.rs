//! A desk for a test of the real program: a screen that nobody sees, a session
//! bus, a home folder, and the program itself, all of its own, all gone when
//! the test ends. The program is driven by the clicks and keys of the X server
//! and judged by the pixels on the screen and by the tree of widgets that it
//! shows to screen readers.
//!
//! It knows no game and no form, and nothing of what is inside the program.
//!
//! ```text
//! let desk = Desk::start(&["--player", "Jana", "--seed", "1"]);
//! desk.window("Piškvorky").button("Hrať").click();
//! desk.window("Hra").button("Nová hra").click();
//! ```

mod bus;
mod form;
mod keyboard;
mod launch;
mod picture;
mod program;
mod screen;
mod tree;
mod widget;

pub(crate) use form::Form;
pub(crate) use keyboard::Layout;
pub(crate) use launch::{Launch, copy_libraries, launch};
pub(crate) use picture::{Colour, Picture};
pub(crate) use screen::{Area, Screen};
pub(crate) use tree::{Node, Role, State, Tree};
pub(crate) use widget::Widget;

use bus::{Bus, Reader};
use keyboard::Keyboard;
use program::Program;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::{Duration, Instant};

/// How long a test asks for something before it gives up. Generous: a machine
/// that runs the tests may be busy, and only a failing test waits that long.
const PATIENCE: Duration = Duration::from_secs(30);

/// The pause between two questions.
const PAUSE: Duration = Duration::from_millis(4);

/// Asks again and again until there is an answer. The program is a process of
/// its own that cannot tell a test when it is done, so the test has to ask;
/// it never waits longer than it must.
pub(crate) fn ask<T>(patience: Duration, mut question: impl FnMut() -> Option<T>) -> Option<T> {
    let start = Instant::now();
    loop {
        let late = start.elapsed() > patience;
        if let Some(answer) = question() {
            return Some(answer);
        }
        if late {
            return None;
        }
        std::thread::sleep(PAUSE);
    }
}

/// A screen, a bus, and the program on them. The fields end in this order.
pub(crate) struct Desk {
    program: Program,
    bus: Bus,
    keyboard: Keyboard,
    screen: Screen,
}

impl Desk {
    /// Starts the program with these arguments on a desk of its own.
    pub(crate) fn start(arguments: &[&str]) -> Desk {
        Desk::start_in(arguments, &[])
    }

    /// The same, with these variables of the environment besides.
    pub(crate) fn start_in(arguments: &[&str], more: &[(&str, &str)]) -> Desk {
        Desk::at(Screen::start(), arguments, more)
    }

    /// The same with a screen of so many pixels, so many of which are to be an
    /// inch: 96 are the ordinary scale, 192 the double.
    pub(crate) fn small(w: u32, h: u32, dpi: u32, arguments: &[&str]) -> Desk {
        Desk::at(Screen::of_size(w, h, dpi), arguments, &[])
    }

    fn at(screen: Screen, arguments: &[&str], more: &[(&str, &str)]) -> Desk {
        let keyboard = Keyboard::of(&screen);
        let bus = Bus::start(&screen.display, Reader::Present);
        let own = [("DISPLAY", screen.display.as_str()), ("DBUS_SESSION_BUS_ADDRESS", bus.address.as_str())];
        let environment = [&own, more].concat();
        let program = Program::start(Path::new(env!("CARGO_BIN_EXE_piskvorky")), arguments, &environment);
        Desk { program, bus, keyboard, screen }
    }

    /// The form with this title, once it is on the screen.
    pub(crate) fn window(&self, title: &str) -> Form<'_> {
        Form::wait_for(self, title)
    }

    /// Whether a form with this title is on the screen now.
    pub(crate) fn has_window(&self, title: &str) -> bool {
        self.screen.window(title).is_some()
    }

    /// Waits until the form with this title lies above all others.
    pub(crate) fn wait_on_top(&self, title: &str) {
        self.wait(&format!("„{title}“ on top"), || {
            self.screen.stack().last().is_some_and(|top| top == title).then_some(())
        });
    }

    /// Waits until no form with this title is on the screen.
    pub(crate) fn wait_gone(&self, title: &str) {
        self.wait(&format!("„{title}“ to close"), || (!self.has_window(title)).then_some(()));
    }

    /// Everything that the program shows to screen readers now. Empty while it
    /// has not yet introduced itself.
    pub(crate) fn tree(&self) -> Tree {
        self.bus.tree()
    }

    /// Whether the program still keeps in memory what a screen reader was told of.
    pub(crate) fn keeps(&self, node: &Node) -> bool {
        self.bus.keeps(node)
    }

    /// Asks until there is an answer; without one the test fails, and says what
    /// it waited for and what it saw instead.
    pub(crate) fn wait<T>(&self, what: &str, mut question: impl FnMut() -> Option<T>) -> T {
        let answer = ask(PATIENCE, || match question() {
            Some(answer) => Some(Ok(answer)),
            None => self.program.ended().map(Err),
        });
        match answer {
            Some(Ok(answer)) => answer,
            Some(Err(status)) => panic!("waited for {what}, but the program ended: {status}"),
            None => panic!("waited in vain for {what}; there is\n{}", self.tree()),
        }
    }

    /// Waits until the program has ended, and how.
    ///
    /// Fails where that takes longer than `within`.
    pub(crate) fn wait_end(&self, within: Duration) -> ExitStatus {
        ask(within, || self.program.ended())
            .unwrap_or_else(|| panic!("the program still runs after {within:?}"))
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.program.id()
    }

    /// Whether the program still runs.
    pub(crate) fn runs(&self) -> bool {
        self.program.ended().is_none()
    }

    /// What is on the screen now.
    pub(crate) fn look(&self) -> Picture {
        self.screen.look(self.screen.area())
    }

    /// The whole screen.
    pub(crate) fn area(&self) -> Area {
        self.screen.area()
    }

    /// Moves the pointer where no form is, so that nothing looks hovered.
    pub(crate) fn park_pointer(&self) {
        let area = self.screen.area();
        self.screen.point_at(area.w - 1, area.h - 1);
    }

    /// Drags with the left button of the mouse from the first point to the last.
    pub(crate) fn drag(&self, points: &[(i32, i32)]) {
        for (n, &(x, y)) in points.iter().enumerate() {
            self.screen.point_at(x, y);
            if n == 0 {
                self.screen.hold();
            }
        }
        self.screen.release();
    }

    /// Clicks at a point of the screen.
    pub(crate) fn click_at(&self, x: i32, y: i32) {
        self.screen.click_at((x, y));
    }

    /// The next window that appears after the pointer has come to a point.
    pub(crate) fn window_at_pointer(&self, (x, y): (i32, i32)) -> Area {
        self.screen.watch_windows();
        self.screen.point_at(x - 1, y);
        self.screen.point_at(x, y);
        let window = self.wait("a window to appear", || self.screen.appeared());
        self.wait("its place", || self.screen.area_of(window))
    }

    /// Lets go of the button of the mouse.
    pub(crate) fn release(&self) {
        self.screen.release();
    }

    /// Switches the keyboard to another layout, as a player does who writes in
    /// two scripts.
    pub(crate) fn use_layout(&self, layout: Layout) {
        self.keyboard.use_layout(&self.screen, layout);
    }
}

/// A failed test leaves a picture of what it saw. A test also fails where the
/// program wrote anything to the terminal: a panic in a callback or a thread is
/// caught on the way and would otherwise pass unseen.
impl Drop for Desk {
    fn drop(&mut self) {
        let name = std::thread::current().name().unwrap_or("test").to_owned();
        if std::thread::panicking() {
            let file =
                PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{}.png", name.replace("::", "-")));
            self.look().save(&file);
            eprintln!("what was on the screen: {}", file.display());
            eprintln!("what the program said: {}", self.program.said());
            return;
        }
        self.program.stop();
        let said = self.program.said();
        assert!(said.is_empty(), "the program said: {said}");
    }
}
