//! Whether texts are seen whole: what is drawn takes note of what does not fit,
//! if anybody asks.

use std::cell::RefCell;

thread_local! {
    /// What did not fit, while somebody asks.
    static CUT: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// A text was drawn, and was cut or not.
pub(super) fn note(text: &str, cut: bool) {
    if cut {
        CUT.with_borrow_mut(|found| found.iter_mut().for_each(|found| found.push(text.to_owned())));
    }
}

/// The texts that do not fit where something draws them.
pub(in crate::forms) fn cut_while(draw: impl FnOnce()) -> Vec<String> {
    CUT.replace(Some(Vec::new()));
    draw();
    CUT.take().unwrap_or_default()
}
