//! The screen of a desk: an X server without a monitor, its windows, its
//! pointer, and its pixels.

use super::picture::Picture;
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use x11rb::CURRENT_TIME;
use x11rb::connection::Connection;
use x11rb::protocol::Event;
use x11rb::protocol::xproto::{
    AtomEnum, BUTTON_PRESS_EVENT, BUTTON_RELEASE_EVENT, ChangeWindowAttributesAux, ClientMessageEvent,
    ConfigureWindowAux, ConnectionExt as _, EventMask, ImageFormat, InputFocus, MOTION_NOTIFY_EVENT,
    MapState, PropMode, StackMode,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// A rectangle on the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Area {
    /// Left edge.
    pub(crate) x: i32,
    /// Top edge.
    pub(crate) y: i32,
    /// Width.
    pub(crate) w: i32,
    /// Height.
    pub(crate) h: i32,
}

impl Area {
    /// Whether no edge is further than a pixel from that of the other.
    pub(crate) fn is_near(self, other: Area) -> bool {
        let edges = |a: Area| [a.x, a.y, a.x + a.w, a.y + a.h];
        edges(self).into_iter().zip(edges(other)).all(|(a, b)| a.abs_diff(b) <= 1)
    }

    /// Whether it lies wholly within the other.
    pub(crate) fn is_within(self, other: Area) -> bool {
        let right = self.x + self.w <= other.x + other.w;
        self.x >= other.x && self.y >= other.y && right && self.y + self.h <= other.y + other.h
    }

    /// The point in the middle.
    pub(crate) fn centre(self) -> (i32, i32) {
        (self.x + self.w / 2, self.y + self.h / 2)
    }
}

/// A window of the X server.
pub(crate) type Xid = u32;

/// The X server and our connection to it.
pub(crate) struct Screen {
    /// What `DISPLAY` has to be.
    pub(crate) display: String,
    /// The connection, for the keyboard.
    pub(crate) x: RustConnection,
    root: Xid,
    server: Child,
}

impl Screen {
    /// Starts a server on a display that nobody uses.
    pub(crate) fn start() -> Screen {
        Screen::of_size(1280, 1024, 96)
    }

    /// The same with so many pixels, so many of which are to be an inch.
    pub(crate) fn of_size(w: u32, h: u32, dpi: u32) -> Screen {
        // The server looks for a free display itself, so tests may run side by
        // side. It ends with its last client, which is us, even where this
        // process is killed.
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-terminate", "-nolisten", "tcp"])
            .args(["-screen", "0", &format!("{w}x{h}x24"), "-dpi", "96"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb starts; `make install-packages` installs it");
        let mut line = String::new();
        BufReader::new(server.stdout.take().expect("it was piped"))
            .read_line(&mut line)
            .expect("Xvfb tells its display");
        let display = format!(":{}", line.trim());
        let (x, number) = x11rb::connect(Some(&display)).expect("Xvfb takes our connection");
        let root = x.setup().roots[number].root;
        let resources = format!("Xft.dpi:\t{dpi}\n");
        let told = x.change_property8(
            PropMode::REPLACE,
            root,
            AtomEnum::RESOURCE_MANAGER,
            AtomEnum::STRING,
            resources.as_bytes(),
        );
        told.expect("the server runs");
        let screen = Screen { display, x, root, server };
        screen.sync();
        screen
    }

    /// The whole screen.
    pub(crate) fn area(&self) -> Area {
        self.area_of(self.root).expect("the root is always there")
    }

    /// Begins to take note of windows that appear.
    pub(crate) fn watch_windows(&self) {
        let events = ChangeWindowAttributesAux::new().event_mask(EventMask::SUBSTRUCTURE_NOTIFY);
        self.x.change_window_attributes(self.root, &events).expect("the server runs");
        self.sync();
    }

    /// Waits for the next window to appear.
    pub(crate) fn next_window(&self) -> Xid {
        loop {
            let event = self.x.wait_for_event().expect("the server runs");
            if let Event::MapNotify(window) = event {
                return window.window;
            }
        }
    }

    /// The window that has appeared, if one has.
    pub(crate) fn appeared(&self) -> Option<Xid> {
        while let Some(event) = self.x.poll_for_event().expect("the server runs") {
            if let Event::MapNotify(window) = event {
                return Some(window.window);
            }
        }
        None
    }

    /// Where a window is, if it still is.
    pub(crate) fn area_of(&self, window: Xid) -> Option<Area> {
        let size = self.x.get_geometry(window).ok()?.reply().ok()?;
        let at = self.x.translate_coordinates(window, self.root, 0, 0).ok()?;
        let at = at.reply().ok()?;
        Some(Area { x: at.dst_x.into(), y: at.dst_y.into(), w: size.width.into(), h: size.height.into() })
    }

    /// The visible window with this title.
    pub(crate) fn window(&self, title: &str) -> Option<Xid> {
        let all = self.x.query_tree(self.root).ok()?.reply().ok()?.children;
        // A window may vanish between two questions; then it is not the one.
        all.into_iter().rev().find(|&w| self.title(w).as_deref() == Some(title) && self.visible(w))
    }

    /// Whether a window says that it belongs to another, above which it floats.
    pub(crate) fn is_transient(&self, window: Xid) -> bool {
        let (name, kind) = (self.atom("WM_TRANSIENT_FOR"), self.atom("WINDOW"));
        let asked = self.x.get_property(false, window, name, kind, 0, 1).expect("the server runs");
        asked.reply().is_ok_and(|owner| owner.value_len > 0)
    }

    /// The titles of the visible windows, the topmost last.
    pub(crate) fn stack(&self) -> Vec<String> {
        let asked = self.x.query_tree(self.root).expect("the server runs").reply();
        let all = asked.expect("the question is always answered").children;
        all.into_iter().filter(|&w| self.visible(w)).filter_map(|w| self.title(w)).collect()
    }

    fn title(&self, window: Xid) -> Option<String> {
        let (name, utf8) = (self.atom("_NET_WM_NAME"), self.atom("UTF8_STRING"));
        let asked = self.x.get_property(false, window, name, utf8, 0, 1024);
        String::from_utf8(asked.ok()?.reply().ok()?.value).ok()
    }

    fn visible(&self, window: Xid) -> bool {
        let asked = self.x.get_window_attributes(window).ok();
        asked
            .and_then(|asked| asked.reply().ok())
            .is_some_and(|window| window.map_state == MapState::VIEWABLE)
    }

    fn atom(&self, name: &str) -> u32 {
        let asked = self.x.intern_atom(false, name.as_bytes());
        let answer = asked.expect("the server runs").reply();
        answer.expect("names of atoms are never refused").atom
    }

    /// Raises a window and gives it the keyboard, as a window manager does for
    /// the window that a person works in. There is no window manager here.
    pub(crate) fn activate(&self, window: Xid) {
        let top = ConfigureWindowAux::new().stack_mode(StackMode::ABOVE);
        // A window that closes in the meantime is no longer to be activated.
        let _ = self.x.configure_window(window, &top);
        let focus = self.x.get_input_focus().expect("the server runs").reply();
        if focus.expect("the question is always answered").focus != window {
            let _ = self.x.set_input_focus(InputFocus::PARENT, window, CURRENT_TIME);
        }
        self.sync();
    }

    /// Asks a window to close, as the cross of a title bar does.
    pub(crate) fn close(&self, window: Xid) {
        let data = [self.atom("WM_DELETE_WINDOW"), CURRENT_TIME, 0, 0, 0];
        let message = ClientMessageEvent::new(32, window, self.atom("WM_PROTOCOLS"), data);
        let sent = self.x.send_event(false, window, EventMask::NO_EVENT, message);
        sent.expect("the server runs");
        self.sync();
    }

    /// Gives a window another size, as dragging its edge does.
    pub(crate) fn resize(&self, window: Xid, w: i32, h: i32) {
        let (w, h) = (w.unsigned_abs(), h.unsigned_abs());
        let size = ConfigureWindowAux::new().width(w).height(h);
        self.x.configure_window(window, &size).expect("the server runs");
        self.sync();
    }

    /// Moves a window, as dragging its title bar does.
    pub(crate) fn move_to(&self, window: Xid, x: i32, y: i32) {
        let place = ConfigureWindowAux::new().x(x).y(y);
        self.x.configure_window(window, &place).expect("the server runs");
        self.sync();
    }

    /// Moves the pointer.
    pub(crate) fn point_at(&self, x: i32, y: i32) {
        self.input(MOTION_NOTIFY_EVENT, 0, x, y);
        self.sync();
    }

    /// Presses and releases the left button of the mouse at a point.
    pub(crate) fn click_at(&self, (x, y): (i32, i32)) {
        self.point_at(x, y);
        self.hold();
        self.release();
    }

    /// Presses the left button of the mouse where the pointer is.
    pub(crate) fn hold(&self) {
        self.input(BUTTON_PRESS_EVENT, 1, 0, 0);
        self.sync();
    }

    /// Releases it.
    pub(crate) fn release(&self) {
        self.input(BUTTON_RELEASE_EVENT, 1, 0, 0);
        self.sync();
    }

    /// One event of the pointer or the keyboard, as if from the hardware.
    pub(crate) fn input(&self, kind: u8, detail: u8, x: i32, y: i32) {
        let (x, y) = (x as i16, y as i16);
        let sent = self.x.xtest_fake_input(kind, detail, CURRENT_TIME, self.root, x, y, 0);
        sent.expect("the server runs");
    }

    /// Waits until the server has done all that it was asked.
    pub(crate) fn sync(&self) {
        self.x.sync().expect("the server runs");
    }

    /// What is on this part of the screen.
    pub(crate) fn look(&self, area: Area) -> Picture {
        let (x, y) = (area.x as i16, area.y as i16);
        let (w, h) = (area.w as u16, area.h as u16);
        let asked = self.x.get_image(ImageFormat::Z_PIXMAP, self.root, x, y, w, h, !0);
        let image = asked.expect("the server runs").reply();
        let image = image.unwrap_or_else(|why| panic!("no picture of {area:?}: {why}"));
        Picture::from_bgrx(area.w as usize, area.h as usize, &image.data)
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}
