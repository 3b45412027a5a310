//! A window with one button, which is empty or bears the word that is given:
//! what the start and the memory of the program are measured against by
//! `make measure`.

use fltk::{app, button::Button, prelude::*, window::Window};

fn main() {
    let app = app::App::default();
    let mut window = Window::new(100, 100, 400, 300, "Empty window");
    let mut button = Button::new(160, 130, 80, 40, None);
    if let Some(word) = std::env::args().nth(1) {
        button.set_label(&word);
    }
    window.end();
    window.show();
    app.run().expect("the event loop runs");
}
