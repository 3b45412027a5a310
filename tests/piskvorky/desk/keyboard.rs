//! The keyboard of a desk: keys, chords, any text of the world, and layouts.

use super::screen::Screen;
use std::cell::RefCell;
use std::collections::HashMap;
use std::process::Command;

use x11rb::protocol::xkb::{ConnectionExt as _, Group, ID};
use x11rb::protocol::xproto::{
    ConnectionExt as _, KEY_PRESS_EVENT, KEY_RELEASE_EVENT, Keycode, Keysym, ModMask,
};

/// A layout that a player may have on, in the words of `setxkbmap`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Layout {
    names: &'static str,
    variants: &'static str,
    group: Group,
}

impl Layout {
    /// The American one, with the Russian as a second that is switched to.
    pub(crate) const RUSSIAN_BESIDE_AMERICAN: Layout =
        Layout { names: "us,ru", variants: "", group: Group::M2 };

    /// This one alone, so that in most scripts no key has a Latin letter.
    pub(crate) const fn alone(names: &'static str, variants: &'static str) -> Layout {
        Layout { names, variants, group: Group::M1 }
    }
}

/// Which key of the keyboard bears which sign.
pub(crate) struct Keyboard {
    /// The keys by what they type when nothing is held, in the American layout:
    /// a key stays where it is when the layout changes.
    keys: HashMap<Keysym, Keycode>,
    borrowed: RefCell<Borrowed>,
}

/// Keys that nobody needs here, which bear whatever a text needs.
#[derive(Default)]
struct Borrowed {
    free: Vec<Keycode>,
    signs: HashMap<char, Keycode>,
}

impl Keyboard {
    /// The keyboard of this screen.
    pub(crate) fn of(screen: &Screen) -> Keyboard {
        let mut keys = HashMap::new();
        for (key, signs) in signs(screen) {
            for sign in signs.into_iter().take(2).filter(|&sign| sign != 0) {
                keys.entry(sign).or_insert(key);
            }
        }
        let borrowed = RefCell::new(Borrowed::of(screen));
        Keyboard { keys, borrowed }
    }

    /// Whether no text has been typed on it yet.
    pub(crate) fn is_new(&self) -> bool {
        self.borrowed.borrow().signs.is_empty()
    }

    /// Presses a chord: „Ctrl+Shift+Z“, „Enter“, „F1“, „5“, „Pad5“.
    pub(crate) fn press(&self, screen: &Screen, chord: &str) {
        self.burst(screen, &[chord]);
    }

    /// Presses chords one after the other as fast as the server takes them.
    pub(crate) fn burst(&self, screen: &Screen, chords: &[&str]) {
        for chord in chords {
            self.strike(screen, chord);
        }
        screen.sync();
    }

    fn strike(&self, screen: &Screen, chord: &str) {
        let keys: Vec<Keycode> = chord.split('+').map(|name| self.key(name)).collect();
        for &key in &keys {
            screen.input(KEY_PRESS_EVENT, key, 0, 0);
        }
        for &key in keys.iter().rev() {
            screen.input(KEY_RELEASE_EVENT, key, 0, 0);
        }
    }

    /// Puts a key down and leaves it down. Once more, it repeats itself.
    pub(crate) fn hold(&self, screen: &Screen, name: &str) {
        screen.input(KEY_PRESS_EVENT, self.key(name), 0, 0);
        screen.sync();
    }

    /// Lets go of a key.
    pub(crate) fn let_go(&self, screen: &Screen, name: &str) {
        screen.input(KEY_RELEASE_EVENT, self.key(name), 0, 0);
        screen.sync();
    }

    fn key(&self, name: &str) -> Keycode {
        let sign = sign_called(name).unwrap_or_else(|| panic!("there is no key called {name}"));
        let key = self.keys.get(&sign);
        *key.unwrap_or_else(|| panic!("no key bears {name}"))
    }

    /// Types a text in any script.
    ///
    /// All signs are put on keys before the first is typed: a client that is
    /// told of a new mapping asks for the newest one when it comes to read the
    /// key, so a key must keep its sign until the program has read it.
    pub(crate) fn write(&self, screen: &Screen, text: &str) {
        let mut borrowed = self.borrowed.borrow_mut();
        let keys: Vec<Keycode> = text.chars().map(|c| borrowed.lend(screen, c)).collect();
        screen.sync();
        for key in keys {
            screen.input(KEY_PRESS_EVENT, key, 0, 0);
            screen.input(KEY_RELEASE_EVENT, key, 0, 0);
        }
        screen.sync();
    }

    /// Switches to a layout, as the little flag in the corner does.
    pub(crate) fn use_layout(&self, screen: &Screen, layout: Layout) {
        let Layout { names, variants, group } = layout;
        let done = Command::new("setxkbmap")
            .args(["-display", &screen.display, "-layout", names, "-variant", variants])
            .status()
            .expect("setxkbmap starts; `make install-packages` installs it");
        assert!(done.success(), "setxkbmap takes the layout {names}");
        let (none, core) = (ModMask::default(), ID::USE_CORE_KBD.into());
        let (major, minor) = (1, 0);
        let opened = screen.x.xkb_use_extension(major, minor).expect("the server runs");
        opened.reply().expect("the server knows layouts");
        screen
            .x
            .xkb_latch_lock_state(core, none, none, true, group, none, false, 0)
            .expect("the server runs");
        screen.sync();
        // The new layout has wiped the signs off the borrowed keys.
        *self.borrowed.borrow_mut() = Borrowed::of(screen);
    }
}

impl Borrowed {
    fn of(screen: &Screen) -> Borrowed {
        // Keys without a sign, and those that start a player of music or a mailer.
        let spare = |sign: &Keysym| matches!(sign, 0 | 0x1008_0000..=0x1008_ffff);
        let keys = signs(screen).filter(|(_, signs)| signs.iter().all(spare));
        Borrowed { free: keys.map(|(key, _)| key).collect(), signs: HashMap::new() }
    }

    /// A key that bears this character.
    fn lend(&mut self, screen: &Screen, c: char) -> Keycode {
        let Borrowed { free, signs } = self;
        *signs.entry(c).or_insert_with(|| {
            let key = free.pop().expect("a test types few different characters");
            // Twice the same, lest a capital be made small for want of Shift.
            let sign = [sign_of(c); 2];
            let changed = screen.x.change_keyboard_mapping(1, key, 2, &sign);
            changed.expect("the server runs");
            key
        })
    }
}

/// Every key and what it bears.
fn signs(screen: &Screen) -> impl Iterator<Item = (Keycode, Vec<Keysym>)> {
    use x11rb::connection::Connection as _;
    let (first, last) = (screen.x.setup().min_keycode, screen.x.setup().max_keycode);
    let asked = screen.x.get_keyboard_mapping(first, last - first + 1);
    let answer = asked.expect("the server runs").reply();
    let answer = answer.expect("the question is always answered");
    let rows = usize::from(answer.keysyms_per_keycode);
    let signs: Vec<_> = answer.keysyms.chunks(rows).map(<[_]>::to_vec).collect();
    (first..=last).zip(signs)
}

/// The number that X gives to a character.
fn sign_of(c: char) -> Keysym {
    match c as u32 {
        latin @ (0x20..=0x7e | 0xa0..=0xff) => latin,
        other => 0x0100_0000 + other,
    }
}

/// The number that X gives to a key, by the name that is printed on it.
fn sign_called(name: &str) -> Option<Keysym> {
    Some(match name {
        "Ctrl" => 0xffe3,
        "Shift" => 0xffe1,
        "Alt" => 0xffe9,
        "Enter" => 0xff0d,
        "Escape" => 0xff1b,
        "Tab" => 0xff09,
        "Backspace" => 0xff08,
        "Delete" => 0xffff,
        "Home" => 0xff50,
        "End" => 0xff57,
        "PageDown" => 0xff56,
        "Left" => 0xff51,
        "Up" => 0xff52,
        "Right" => 0xff53,
        "Down" => 0xff54,
        "NumLock" => 0xff7f,
        "Space" => 0x20,
        "PadPlus" => 0xffab,
        _ => match (name.strip_prefix("Pad"), name.strip_prefix('F')) {
            (Some(digit), _) => 0xffb0 + digit.parse::<u32>().ok()?,
            (None, Some(number)) if !number.is_empty() => 0xffbd + number.parse::<u32>().ok()?,
            _ => name.to_lowercase().parse::<char>().ok()?.into(),
        },
    })
}
