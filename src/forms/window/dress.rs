//! Where a window opens, how it draws its ground, and what it reports.

use crate::app::view::{Ground, Rect, Size};
use crate::app::{FileWish, Msg};
use crate::forms::post::Signal;
use crate::forms::slot::Shared;
use crate::forms::{draw, dropped};
use fltk::app;
use fltk::enums::Event;
use fltk::prelude::*;
use fltk::window::Window;
use std::cell::Cell;
use std::rc::Rc;

/// The corner of a window of this size in the middle of what is below it, and
/// on the same screen: that one's number stands beside its place.
pub(super) fn middle(size: Size, below: Option<(Rect, i32)>) -> (i32, i32) {
    let (x, y, w, h) = app::screen_work_area(below.map_or(0, |(_, screen)| screen));
    let screen = Rect { x, y, w, h };
    let Rect { x, y, w, h } = below.map_or(screen, |(place, _)| place);
    let centre = |start: i32, length: i32, own: i32| start.saturating_add(length.saturating_sub(own) / 2);
    let keep = |v: i32, start: i32, length: i32, own: i32| {
        v.min(start.saturating_add(length).saturating_sub(own)).max(start)
    };
    (
        keep(centre(x, w, size.w), screen.x, screen.w, size.w),
        keep(centre(y, h, size.h), screen.y, screen.h, size.h),
    )
}

/// Teaches a window to draw its ground and to say what happens to it.
pub(super) fn dress(window: &mut Window, shared: &Rc<Shared>, ground: &Rc<Cell<Ground>>) {
    let (look, ground) = (shared.clone(), ground.clone());
    window.super_draw(false);
    window.draw(move |window| {
        look.scale.set(f64::from(app::screen_scale(window.screen_num())));
        draw::ground(look.brush(), ground.get(), Size { w: window.w(), h: window.h() });
        // All that lies within what has to be drawn anew, from the lowest to
        // the topmost: so nothing is ever drawn over what lies above it.
        for n in 0..window.children() {
            if let Some(mut child) = window.child(n) {
                window.draw_child(&mut child);
            }
        }
    });
    let (common, size) = (shared.clone(), Cell::new((window.w(), window.h())));
    let dropping = Cell::new(false);
    window.super_handle_first(false);
    window.handle(move |window, event| match event {
        Event::Resize => {
            let now = (window.w(), window.h());
            if size.replace(now) != now {
                common.send(Msg::Resize(common.form, Size { w: now.0, h: now.1 }));
            }
            common.post.send(Signal::Look);
            false
        }
        Event::KeyDown => common.key(),
        Event::Paste if dropping.take() => {
            let dropped = dropped::files(&app::event_text());
            dropped.into_iter().take(1).for_each(|path| common.send(Msg::File(FileWish::Load, path)));
            true
        }
        Event::Paste => {
            common.send(Msg::Pasted(app::event_text()));
            true
        }
        // The window itself takes what is dropped, whatever lies under the pointer.
        Event::DndEnter | Event::DndDrag => {
            app::set_belowmouse(window);
            true
        }
        Event::DndRelease => {
            dropping.set(true);
            true
        }
        Event::Push => {
            let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
            let left = app::event_mouse_button() == app::MouseButton::Left;
            // The second press of a double click meant what was there before.
            if app::event_clicks() {
                return false;
            }
            common.post.send(Signal::Clicked(common.form, x, y, left));
            false
        }
        Event::Focus => {
            common.post.send(Signal::Activated(common.form));
            false
        }
        _ => false,
    });
    let shared = shared.clone();
    // The toolkit also comes here for Escape, which closes nothing by itself.
    window.set_callback(move |_| {
        if app::event() == Event::Close {
            shared.send(Msg::Close(shared.form));
        }
    });
}
