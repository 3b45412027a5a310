//! What a window itself draws, and what happens to it as a whole.

use crate::app::view::{Ground, Rect, Size};
use crate::app::{FileWish, Msg};
use crate::forms::popup::Pointer;
use crate::forms::post::Signal;
use crate::forms::scale::same;
use crate::forms::slot::Shared;
use crate::forms::{draw, dropped};
use fltk::app;
use fltk::enums::Event;
use fltk::prelude::*;
use fltk::window::Window;
use std::cell::Cell;
use std::rc::Rc;

/// Where a window stands, and how large it is.
pub(super) fn standing(window: &Window) -> Rect {
    Rect::new(window.x(), window.y(), window.w(), window.h())
}

/// Teaches a window to draw its ground and to say what happens to it.
pub(super) fn attach(window: &mut Window, shared: &Rc<Shared>, ground: &Rc<Cell<Ground>>) {
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
    let (common, stood) = (shared.clone(), Cell::new(standing(window)));
    let dropping = Cell::new(false);
    window.super_handle_first(false);
    window.handle(move |window, event| match event {
        Event::Resize => {
            let now = standing(window);
            let before = stood.replace(now);
            if (before.w, before.h) != (now.w, now.h) {
                common.send(Msg::Resize(common.form, Size { w: now.w, h: now.h }));
            }
            let scale = f64::from(app::screen_scale(window.screen_num()));
            if !same(common.scale.get(), scale) {
                common.post.send(Signal::Zoomed);
            }
            common.post.send(if before == now { Signal::Look } else { Signal::Shifted(common.form) });
            false
        }
        Event::KeyDown => common.key(),
        Event::KeyUp => {
            if common.keyboard.released() {
                common.post.send(Signal::Released(common.form));
            }
            false
        }
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
        // It went down on something that has gone since.
        Event::Released => {
            let (x, y) = (f64::from(app::event_x()), f64::from(app::event_y()));
            common.post.send(Signal::Pointer(common.form, Pointer::Release(x, y)));
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
