//! In place of an adapter where there is none.

use crate::app::Msg;
use crate::app::view::FormId;
use crate::forms::post::Post;
use crate::forms::window::OpenForm;

/// Nobody asks for anything.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::forms) enum Request {}

/// Tells nobody.
pub(in crate::forms) struct Accessible;

impl Accessible {
    pub(in crate::forms) fn new(_form: FormId, _post: &Post) -> Accessible {
        Accessible
    }

    pub(in crate::forms) fn settle(&mut self, _open: &OpenForm, _active: bool, _changed: bool) {}

    pub(in crate::forms) fn close(self, _open: &OpenForm) {}

    pub(in crate::forms) fn request(&mut self, _open: &mut OpenForm, request: Request) -> Option<Msg> {
        match request {}
    }
}
