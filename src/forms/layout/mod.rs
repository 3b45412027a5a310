//! The layout of the keyboard: which Latin letter a key has that types another
//! script, so that shortcuts work under any.
//!
//! The toolkit tells of a key only what the first group of the layout has on it.

#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
mod x11;

/// The letters of an American keyboard, and the number of the key of the first
/// letter of each row, which is the same for every layout (X Keyboard
/// Configuration Database, `keycodes/evdev`).
const ROWS: [(u8, &str); 3] = [(24, "qwertyuiop"), (38, "asdfghjkl"), (52, "zxcvbnm")];

/// From how many Latin letters on a group types the Latin script.
const ENOUGH: usize = 13;

/// A key, and what it types in each group of the layout: alone, and with Shift.
#[derive(Clone, PartialEq, Debug)]
struct LayoutKey {
    code: u8,
    groups: Vec<[u32; 2]>,
}

/// A layout, and which of its groups is the active one.
#[derive(Clone, PartialEq, Debug)]
struct Layout {
    keys: Vec<LayoutKey>,
    active: usize,
}

/// Asks for the layout.
#[derive(Default)]
pub(super) struct Layouts {
    #[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
    server: x11::Server,
}

impl Layouts {
    /// The Latin letter of the key that the toolkit calls by this symbol, while
    /// it types no Latin letter; nothing where a layout has its own.
    pub(super) fn latin(&self, keysym: u32) -> Option<char> {
        match self.layout() {
            Some(layout) => layout.latin(keysym),
            // Elsewhere the symbol itself is that of the key.
            None => letter(keysym),
        }
    }

    #[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
    fn layout(&self) -> Option<Layout> {
        self.server.layout()
    }

    #[cfg(not(any(
        target_os = "linux",
        target_os = "freebsd",
        target_os = "netbsd",
        target_os = "openbsd"
    )))]
    fn layout(&self) -> Option<Layout> {
        None
    }
}

/// The Latin letter of a symbol, in lower case.
fn letter(keysym: u32) -> Option<char> {
    char::from_u32(keysym).filter(char::is_ascii_alphabetic).map(|c| c.to_ascii_lowercase())
}

/// The letter that an American keyboard has on this key.
fn american(code: u8) -> Option<char> {
    ROWS.iter().find_map(|&(first, row)| row.chars().nth(usize::from(code.checked_sub(first)?)))
}

impl LayoutKey {
    /// What it types in a group. Where it has fewer groups, they come round again.
    fn group(&self, group: usize) -> Option<[u32; 2]> {
        self.groups.get(group.checked_rem(self.groups.len())?).copied()
    }
}

impl Layout {
    /// The Latin letter of the key with this symbol: in the first group, as the
    /// toolkit tells it, or, without an input method, in the active one. Where a
    /// layout has a letter twice, beside the others too, the place among them counts.
    fn latin(&self, keysym: u32) -> Option<char> {
        let first = |key: &&LayoutKey| key.group(0).is_some_and(|[bare, _]| bare == keysym);
        let active = |key: &&LayoutKey| key.group(self.active).is_some_and(|group| group.contains(&keysym));
        let on = |keys: &[&LayoutKey]| keys.iter().find_map(|key| self.latin_on(key));
        let keys: Vec<_> = self.keys.iter().filter(first).collect();
        if keys.is_empty() { on(&self.keys.iter().filter(active).collect::<Vec<_>>()) } else { on(&keys) }
    }

    /// In the Latin script a key has its own letter or none. In any other it has
    /// that of another group, or else the one of an American keyboard.
    fn latin_on(&self, key: &LayoutKey) -> Option<char> {
        let own = key.group(self.active).and_then(|[bare, _]| letter(bare));
        if own.is_some() || self.is_latin() {
            return own;
        }
        key.groups.iter().find_map(|&[bare, _]| letter(bare)).or_else(|| american(key.code))
    }

    fn is_latin(&self) -> bool {
        let typed = |key: &LayoutKey| key.group(self.active).and_then(|[bare, _]| letter(bare));
        self.keys.iter().filter_map(typed).count() >= ENOUGH
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use xkeysym::key;

    /// A layout whose groups have these signs on the keys of the letters, row by
    /// row; the last is the active one.
    fn layout(groups: &[&str]) -> Layout {
        let codes: Vec<u8> = ROWS.iter().flat_map(|&(first, row)| (first..).take(row.len())).collect();
        let sign = |group: &&str, n: usize| {
            let c = group.chars().nth(n).expect("there is a sign for every key");
            let upper = c.to_uppercase().next().expect("every letter has at least one");
            [c, upper].map(|c| xkeysym::Keysym::from_char(c).raw())
        };
        let key = |(n, &code): (usize, &u8)| LayoutKey {
            code,
            groups: groups.iter().map(|group| sign(group, n)).collect(),
        };
        Layout { keys: codes.iter().enumerate().map(key).collect(), active: groups.len() - 1 }
    }

    fn sym(c: char) -> u32 {
        xkeysym::Keysym::from_char(c).raw()
    }

    const US: &str = "qwertyuiopasdfghjklzxcvbnm";
    const DVORAK: &str = "',.pyfgcrlaoeuidhtn;qjkxbm";
    const SERBIAN: &str = "љњертзуиопасдфгхјклжџцвбнм";
    const BULGARIAN: &str = "яшертъуиопасдфгхйклзьцвбнм";
    const RUSSIAN: &str = "йцукенгшщзфывапролдячсмить";
    const GREEK: &str = ";ςερτυθιοπασδφγηξκλζχψωβνμ";
    const HEBREW: &str = "/'קראטוןםפשדגכעיחלךזסבהנמצ";
    const GEORGIAN: &str = "ქწერტყუიოპასდფგჰჯკლზხცვბნმ";

    #[test]
    fn a_layout_alone_goes_by_the_places_of_the_keys() {
        for script in [SERBIAN, BULGARIAN, RUSSIAN, GREEK, HEBREW, GEORGIAN] {
            let layout = layout(&[script]);
            for (typed, latin) in script.chars().zip(US.chars()) {
                assert_eq!(layout.latin(sym(typed)), Some(latin), "{typed} in {script}");
            }
        }
    }

    /// As the Serbian layout has its „ж“ on the key of the backslash, too.
    #[test]
    fn a_letter_that_is_there_twice_is_the_one_among_the_others() {
        let mut layout = layout(&[SERBIAN]);
        layout.keys.insert(0, LayoutKey { code: 51, groups: vec![[sym('џ'); 2]] });
        assert_eq!(layout.latin(sym('џ')), Some('x'));
    }

    #[test]
    fn the_letters_of_another_group_come_first() {
        let layout = layout(&[DVORAK, RUSSIAN]);
        // The toolkit tells the symbol of the first group.
        assert_eq!(layout.latin(key::o), Some('o'), "the key of s on an American keyboard");
        assert_eq!(layout.latin(key::apostrophe), Some('q'), "no group has a letter there");
        // Without an input method it is that of the active group.
        assert_eq!(layout.latin(sym('ы')), Some('o'));
        assert_eq!(layout.latin(sym('Ы')), Some('o'));
    }

    #[test]
    fn what_the_latin_script_has_beside_its_letters_is_no_letter() {
        assert_eq!(layout(&[DVORAK]).latin(key::semicolon), None);
        assert_eq!(layout(&[US, DVORAK]).latin(key::z), None);
        assert_eq!(layout(&[US, DVORAK]).latin(key::s), Some('o'));
        assert_eq!(layout(&[RUSSIAN, US]).latin(sym('я')), Some('z'));
    }

    #[test]
    fn an_unknown_key_has_no_letter() {
        assert_eq!(layout(&[SERBIAN]).latin(sym('щ')), None);
        assert_eq!(Layout { keys: Vec::new(), active: 3 }.latin(key::a), None);
        let bare = LayoutKey { code: 24, groups: Vec::new() };
        assert_eq!(Layout { keys: vec![bare], active: 1 }.latin(key::q), None);
    }
}
