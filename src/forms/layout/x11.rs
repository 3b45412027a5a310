//! Asks the X server, over a connection that is opened with the first question.

use super::{Layout, LayoutKey};
use std::cell::OnceCell;
use x11rb::connection::Connection;
use x11rb::protocol::xkb::{ConnectionExt, ID, KeySymMap, MapPart, VMod};
use x11rb::rust_connection::RustConnection;

/// The X server, if it answers.
#[derive(Default)]
pub(super) struct Server(OnceCell<Option<RustConnection>>);

impl Server {
    /// The layout at the moment.
    pub(super) fn layout(&self) -> Option<Layout> {
        ask(self.0.get_or_init(connect).as_ref()?)
    }
}

fn connect() -> Option<RustConnection> {
    let (server, _) = x11rb::connect(None).ok()?;
    server.xkb_use_extension(1, 0).ok()?.reply().ok().filter(|answer| answer.supported)?;
    Some(server)
}

fn ask(server: &RustConnection) -> Option<Layout> {
    // Nobody waits for them, and they would only pile up.
    while let Ok(Some(_)) = server.poll_for_event() {}
    let (keyboard, symbols, none) = (ID::USE_CORE_KBD.into(), MapPart::KEY_SYMS, MapPart::default());
    // All symbols; the numbers are parts of what is not asked for.
    let mods = VMod::default();
    let map =
        server.xkb_get_map(keyboard, symbols, none, 0, 0, 0, 0, 0, 0, 0, 0, mods, 0, 0, 0, 0, 0, 0).ok()?;
    let state = server.xkb_get_state(keyboard).ok()?;
    let map = map.reply().ok()?;
    let active = usize::from(u8::from(state.reply().ok()?.group));
    let keys = (map.first_key_sym..=u8::MAX)
        .zip(map.map.syms_rtrn?)
        .map(|(code, key)| LayoutKey { code, groups: groups(&key) });
    Some(Layout { keys: keys.collect(), active })
}

/// What a key types in each group, alone and with Shift.
fn groups(key: &KeySymMap) -> Vec<[u32; 2]> {
    let (count, width) = (usize::from(key.group_info & 0x0f), usize::from(key.width));
    let levels = key.syms.chunks(width.max(1)).take(count);
    levels.map(|levels| [levels[0], levels.get(1).copied().unwrap_or(levels[0])]).collect()
}
