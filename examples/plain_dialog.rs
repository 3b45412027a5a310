//! A dialog as plain as can be: a label, a text box, two buttons, and the
//! adapter that waits for a screen reader. Nothing of it is the program's;
//! `make measure` compares the login dialog with it.

use fltk::{app, button::Button, frame::Frame, input::Input, prelude::*, window::Window};

fn main() {
    let app = app::App::default();
    let mut window = Window::new(100, 100, 400, 300, "Plain dialog");
    let _label = Frame::new(20, 30, 360, 30, "Your name:");
    let _name = Input::new(20, 70, 360, 30, None);
    let _ok = Button::new(170, 240, 100, 40, "OK");
    let _cancel = Button::new(280, 240, 100, 40, "Cancel");
    window.end();
    let _adapter = adapter();
    window.show();
    app.run().expect("the event loop runs");
}

/// Waits for a screen reader, as that of the program does, but has no answer.
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd"))]
fn adapter() -> accesskit_unix::Adapter {
    use accesskit::{ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, TreeUpdate};

    /// Nobody asks while this is measured.
    struct Deaf;
    impl ActivationHandler for Deaf {
        fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
            None
        }
    }
    impl ActionHandler for Deaf {
        fn do_action(&mut self, _: ActionRequest) {}
    }
    impl DeactivationHandler for Deaf {
        fn deactivate_accessibility(&mut self) {}
    }
    accesskit_unix::Adapter::new(Deaf, Deaf, Deaf)
}

/// There is none of this kind.
#[cfg(not(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd", target_os = "openbsd")))]
fn adapter() {}
