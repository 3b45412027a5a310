//! The adapter for the accessibility bus (AT-SPI) of Linux and its kin.

mod meaning;
mod numbers;
mod tree;

use crate::app::Msg;
use crate::app::view::FormId;
use crate::forms::post::{Post, Signal};
use crate::forms::window::OpenForm;
use accesskit::{
    Action, ActionData, ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, NodeId, Rect,
    TreeUpdate,
};
use accesskit_unix::Adapter;
use meaning::{Meant, meant};
use numbers::Numbers;

/// What assistive technology asks for.
#[derive(Clone, PartialEq, Debug)]
pub(in crate::forms) enum Request {
    /// The whole tree: it has begun to listen.
    Tree,
    /// As if the pointer had clicked.
    Click(NodeId),
    /// To give it the keyboard.
    Focus(NodeId),
    /// To open its list, or to close it.
    Expand(NodeId, bool),
    /// To put this text into it.
    SetValue(NodeId, String),
    /// To put this text in place of what is selected.
    Replace(NodeId, String),
    /// To select from one character to another, where the caret then is.
    Select(NodeId, usize, usize),
}

/// What stands beside a window.
pub(in crate::forms) struct Accessible {
    adapter: Adapter,
    numbers: Numbers,
    active: bool,
    bounds: Option<Rect>,
    /// Whether somebody has been told what it shows.
    told: bool,
}

impl Accessible {
    /// For a window that has just opened.
    pub(in crate::forms) fn new(form: FormId, post: &Post) -> Accessible {
        let ear = || Ear { form, post: post.clone() };
        let adapter = Adapter::new(ear(), ear(), ear());
        Accessible { adapter, numbers: Numbers::default(), active: false, bounds: None, told: false }
    }

    /// After all that happened at once: whether the window is active, where it
    /// stands, and, if `changed` and somebody listens, what it shows.
    pub(in crate::forms) fn settle(&mut self, open: &OpenForm, active: bool, changed: bool) {
        self.place(open);
        if changed {
            let (numbers, told) = (&mut self.numbers, &mut self.told);
            self.adapter.update_if_active(|| {
                *told = true;
                tree::tree(open, numbers)
            });
        }
        if self.active != active {
            self.active = active;
            self.adapter.update_window_focus_state(active);
        }
    }

    /// For a window that closes. The adapter takes back from the bus what leaves
    /// its tree, but not what is in the tree when the adapter goes: that would
    /// stay in memory to the end (accesskit_unix 0.24.1, `RemoveAdapter`).
    pub(in crate::forms) fn close(mut self, open: &OpenForm) {
        if self.told {
            self.adapter.update_if_active(|| tree::bare(open.form()));
        }
    }

    fn place(&mut self, open: &OpenForm) {
        let bounds = tree::on_screen(open.bounds(), open.scale());
        if self.bounds != Some(bounds) {
            self.bounds = Some(bounds);
            // The toolkit does not know how wide the window manager's frame is.
            self.adapter.set_root_window_bounds(bounds, bounds);
        }
    }

    /// Does what was asked for; what it means for the program.
    pub(in crate::forms) fn request(&mut self, open: &mut OpenForm, request: Request) -> Option<Msg> {
        match meant(open.form(), &self.numbers, |id| open.caret(id), request)? {
            Meant::Tell(msg) => return Some(msg),
            Meant::Focus(id) => open.focus(id),
            Meant::Open(owner) => open.drop_list(owner),
            Meant::Close => open.close_list(),
            Meant::Caret(id, mark, position) => open.set_caret(id, mark, position),
        }
        None
    }
}

/// Hears what is asked, on a thread of the adapter, and passes it on.
struct Ear {
    form: FormId,
    post: Post,
}

impl Ear {
    fn pass(&self, request: Request) {
        self.post.send(Signal::Asked(self.form, request));
    }
}

impl ActivationHandler for Ear {
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        self.pass(Request::Tree);
        None
    }
}

impl DeactivationHandler for Ear {
    fn deactivate_accessibility(&mut self) {}
}

impl ActionHandler for Ear {
    fn do_action(&mut self, request: ActionRequest) {
        let node = request.target_node;
        let request = match (request.action, request.data) {
            (Action::Click, _) => Request::Click(node),
            (Action::Focus, _) => Request::Focus(node),
            (Action::Expand, _) => Request::Expand(node, true),
            (Action::Collapse, _) => Request::Expand(node, false),
            (Action::SetValue, Some(ActionData::Value(text))) => Request::SetValue(node, text.into()),
            (Action::ReplaceSelectedText, Some(ActionData::Value(text))) => {
                Request::Replace(node, text.into())
            }
            (Action::SetTextSelection, Some(ActionData::SetTextSelection(to))) => {
                Request::Select(node, to.anchor.character_index, to.focus.character_index)
            }
            _ => return,
        };
        self.pass(request);
    }
}
