//! The session bus of a desk, and on it the service through which screen
//! readers see programs (AT-SPI).

use super::screen::Area;
use super::tree::{Node, Tree};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use async_io::block_on;
use atspi_common::{CacheItem, CoordType, ObjectRefOwned};
use serde::de::DeserializeOwned;
use tempfile::TempDir;
use zbus::connection::{Builder, Connection};
use zbus::zvariant::{DynamicType, Type, Value};

const ROOT: &str = "/org/a11y/atspi/accessible/root";

/// Whether somebody listens to what programs say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Reader {
    /// A screen reader is there.
    Present,
    /// There is none.
    Absent,
}

/// The buses. Dropping ends them, for they wait for the end of their input,
/// which comes even where this process is killed.
pub(crate) struct Bus {
    /// What `DBUS_SESSION_BUS_ADDRESS` has to be.
    pub(crate) address: String,
    readers: Connection,
    _session: Connection,
    daemon: Child,
    _home: TempDir,
}

impl Bus {
    /// Starts the buses and says whether a screen reader is there.
    pub(crate) fn start(display: &str, reader: Reader) -> Bus {
        let home = TempDir::new().expect("a folder for the home");
        let mut daemon = Command::new("dbus-run-session")
            .args(["--", "sh", "-c"])
            .arg("echo \"$DBUS_SESSION_BUS_ADDRESS\"; exec cat")
            .env("DISPLAY", display)
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .env_remove("AT_SPI_BUS_ADDRESS")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-run-session starts; `make install-packages` installs it");
        let mut line = String::new();
        BufReader::new(daemon.stdout.take().expect("it was piped"))
            .read_line(&mut line)
            .expect("the bus tells its address");
        let address = line.trim().to_owned();
        let session = open(&address);
        // Asking for the address starts the service.
        let readers: String =
            call(&session, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", &())
                .expect("at-spi2-core is there; `make install-packages` installs it");
        let enabled = ("org.a11y.Status", "IsEnabled", Value::from(reader == Reader::Present));
        let properties = "org.freedesktop.DBus.Properties";
        call::<(), _>(&session, "org.a11y.Bus", "/org/a11y/bus", properties, "Set", &enabled)
            .expect("the service takes note of it");
        Bus { readers: open(&readers), address, _session: session, daemon, _home: home }
    }

    /// Everything that the program shows, or nothing if it is not yet there or
    /// just leaves.
    pub(crate) fn tree(&self) -> Tree {
        Tree::new(self.items().unwrap_or_default())
    }

    fn items(&self) -> Option<Vec<CacheItem>> {
        let registry = "org.a11y.atspi.Registry";
        let accessible = "org.a11y.atspi.Accessible";
        let programs: Vec<ObjectRefOwned> =
            call(&self.readers, registry, ROOT, accessible, "GetChildren", &()).ok()?;
        let program = programs.first()?.name_as_str()?;
        let cache = "/org/a11y/atspi/cache";
        call(&self.readers, program, cache, "org.a11y.atspi.Cache", "GetItems", &()).ok()
    }

    /// Where a node is on the screen.
    pub(crate) fn area(&self, node: &Node) -> Option<Area> {
        let screen = CoordType::Screen;
        let ((x, y, w, h),) = self.call(node, "Component", "GetExtents", &screen)?;
        Some(Area { x, y, w, h })
    }

    /// Whether the program still keeps a node ready for questions.
    pub(crate) fn keeps(&self, node: &Node) -> bool {
        let interface = "org.freedesktop.DBus.Introspectable";
        call::<String, _>(&self.readers, &node.program, &node.path, interface, "Introspect", &()).is_ok()
    }

    /// Does what a node does first of all: a button is pressed.
    pub(crate) fn act(&self, node: &Node) -> bool {
        self.call(node, "Action", "DoAction", &0_i32) == Some(true)
    }

    /// The text in a node.
    pub(crate) fn text(&self, node: &Node) -> Option<String> {
        self.call(node, "Text", "GetText", &(0_i32, -1_i32))
    }

    /// Replaces the text in a node.
    pub(crate) fn set_text(&self, node: &Node, text: &str) -> bool {
        self.call(node, "EditableText", "SetTextContents", &text) == Some(true)
    }

    /// Gives the keyboard to a node.
    pub(crate) fn focus(&self, node: &Node) -> bool {
        self.call(node, "Component", "GrabFocus", &()) == Some(true)
    }

    fn call<T, B>(&self, node: &Node, interface: &str, method: &str, body: &B) -> Option<T>
    where
        T: DeserializeOwned + Type,
        B: serde::Serialize + DynamicType,
    {
        let interface = format!("org.a11y.atspi.{interface}");
        call(&self.readers, &node.program, &node.path, &interface, method, body).ok()
    }
}

impl Drop for Bus {
    fn drop(&mut self) {
        drop(self.daemon.stdin.take());
        let _ = self.daemon.wait();
    }
}

fn open(address: &str) -> Connection {
    let builder = Builder::address(address).expect("the bus has told its own address");
    block_on(builder.build()).expect("the bus takes our connection")
}

/// Calls a method and waits for its answer.
fn call<T, B>(
    bus: &Connection,
    to: &str,
    path: &str,
    interface: &str,
    method: &str,
    body: &B,
) -> zbus::Result<T>
where
    T: DeserializeOwned + Type,
    B: serde::Serialize + DynamicType,
{
    let answer = block_on(bus.call_method(Some(to), path, Some(interface), method, body))?;
    answer.body().deserialize()
}
