fn main() {
    let _ = fltk::app::App::default();
}
