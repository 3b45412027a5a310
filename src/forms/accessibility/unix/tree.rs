//! The tree that assistive technology sees, made from the description of a
//! form. Decoration, which has no name, is left out.

mod parts;

use super::meaning::{character, characters};
use super::numbers::{Numbers, Part, ROOT};
use crate::app::view::{Control, Form, Id, Kind, Label, Rect};
use crate::forms::draw::shape::Frame;
use crate::forms::popup::{Owner, Popup};
use crate::forms::routing::focusable;
use crate::forms::table::Table;
use crate::forms::window::OpenForm;
use accesskit::{
    Action, Live, Node, NodeId, Role, TextDirection, TextPosition, TextSelection, Toggled, TreeId, TreeInfo,
    TreeUpdate,
};
use unicode_segmentation::UnicodeSegmentation;

type Nodes = Vec<(NodeId, Node)>;

/// A rectangle in pixels of the screen.
pub(super) fn on_screen(r: Rect, scale: f64) -> accesskit::Rect {
    // Whole pixels: a scale such as 1.55 is a little less in the memory.
    let at = |v: i32| (f64::from(v) * scale).round();
    accesskit::Rect::new(at(r.x), at(r.y), at(r.x + r.w), at(r.y + r.h))
}

fn framed(f: Frame, scale: f64) -> accesskit::Rect {
    on_screen(Rect::new(f.x as i32, f.y as i32, f.w as i32, f.h as i32), scale)
}

/// What a window shows.
pub(super) fn tree(open: &OpenForm, numbers: &mut Numbers) -> TreeUpdate {
    let list = open.list();
    let mut planter = Planter {
        numbers,
        nodes: Vec::new(),
        scale: open.scale(),
        list: list.as_deref(),
        caret: &|id| open.caret(id),
    };
    planter.plant(open.form(), open.bounds(), open.focus_id())
}

/// What is left of a window that closes: nothing is in it.
pub(super) fn bare(form: &Form) -> TreeUpdate {
    let mut root = Node::new(if form.modal { Role::Dialog } else { Role::Window });
    root.set_label(form.title.as_str());
    TreeUpdate { nodes: vec![(ROOT, root)], tree: None, tree_id: TreeId::ROOT, focus: ROOT }
}

/// Makes nodes of controls.
struct Planter<'a> {
    numbers: &'a mut Numbers,
    nodes: Nodes,
    scale: f64,
    /// The list that is open.
    list: Option<&'a Popup>,
    caret: &'a dyn Fn(Id) -> Option<(usize, usize)>,
}

impl Planter<'_> {
    fn plant(&mut self, form: &Form, window: Rect, focused: Option<Id>) -> TreeUpdate {
        let mut root = Node::new(if form.modal { Role::Dialog } else { Role::Window });
        root.set_label(form.title.as_str());
        root.set_bounds(on_screen(Rect { x: 0, y: 0, ..window }, self.scale));
        if form.modal {
            root.set_modal();
        }
        let named = form.controls.iter().filter(|control| !control.name.is_empty());
        root.set_children(named.map(|control| self.control(form, control)).collect::<Vec<_>>());
        self.nodes.push((ROOT, root));
        let focus = self.focus(form, focused);
        let nodes = std::mem::take(&mut self.nodes);
        TreeUpdate { nodes, tree: Some(TreeInfo::new(ROOT)), tree_id: TreeId::ROOT, focus }
    }

    /// The row of the open list that Enter would choose, or the control that
    /// has the keyboard.
    fn focus(&mut self, form: &Form, focused: Option<Id>) -> NodeId {
        let row = self.list.and_then(|list| {
            let row = list.current?;
            Some(match list.owner {
                Owner::Choice(id) => self.numbers.part(id, Part::Option(row)),
                Owner::Menu(id, menu) => self.numbers.part(id, Part::Item(menu, row)),
            })
        });
        let control = focused.and_then(|id| form.control(id)).filter(|control| !control.name.is_empty());
        let line = control.and_then(|control| match &control.kind {
            Kind::List(list) => Some(self.numbers.part(control.id, Part::Option(list.chosen?))),
            Kind::Board(canvas) => {
                let at = canvas.spoken.iter().position(|(spot, _)| canvas.cursor == Some(*spot))?;
                Some(self.numbers.part(control.id, Part::Option(at)))
            }
            _ => None,
        });
        let whole = control.map(|control| self.numbers.number(control.id));
        let known = |node: &NodeId| self.nodes.iter().any(|(known, _)| known == node);
        [row, line, whole].into_iter().flatten().find(known).unwrap_or(ROOT)
    }

    fn control(&mut self, form: &Form, control: &Control) -> NodeId {
        let mut node = Node::new(role(&control.kind));
        node.set_label(control.name.as_str());
        node.set_bounds(on_screen(control.place, self.scale));
        if focusable(control) {
            node.add_action(Action::Focus);
        }
        let shows = matches!(control.kind, Kind::Label(_) | Kind::Picture(_) | Kind::Area(_));
        if !control.enabled && !shows {
            node.set_disabled();
        }
        match &control.kind {
            Kind::Label(label) => text(&mut node, label, &control.name),
            Kind::Button(_) => click(&mut node),
            Kind::Radio { on, .. } | Kind::Check { on, .. } => {
                click(&mut node);
                node.set_toggled(Toggled::from(*on));
            }
            Kind::Choice { items, chosen } => self.choice(&mut node, control, items, *chosen),
            Kind::Input { text } => self.input(&mut node, control, text),
            Kind::MenuBar(menus) => {
                let children = menus.iter().enumerate().map(|(n, menu)| self.menu(control.id, n, menu));
                node.set_children(children.collect::<Vec<_>>());
            }
            Kind::List(list) => self.list(&mut node, form, control, list),
            Kind::Board(canvas) => self.board(&mut node, control, canvas),
            Kind::Picture(_) | Kind::Area(_) => {}
        }
        let number = self.numbers.number(control.id);
        self.nodes.push((number, node));
        number
    }

    /// A text box holds its text as a run of characters, so that it can be read
    /// letter by letter.
    fn input(&mut self, node: &mut Node, control: &Control, text: &str) {
        node.set_value(text);
        if control.enabled {
            for action in [Action::SetValue, Action::ReplaceSelectedText, Action::SetTextSelection] {
                node.add_action(action);
            }
        }
        let number = self.numbers.part(control.id, Part::Text);
        let mut run = Node::new(Role::TextRun);
        run.set_value(text);
        run.set_text_direction(TextDirection::LeftToRight);
        run.set_bounds(on_screen(control.place, self.scale));
        let lengths: Vec<u8> =
            characters(text).map(|(_, piece)| u8::try_from(piece.len()).unwrap_or(u8::MAX)).collect();
        let words = text.split_word_bound_indices().filter(|(_, word)| !word.trim().is_empty());
        let starts = words.map_while(|(at, _)| u8::try_from(character(text, at)).ok());
        run.set_word_starts(starts.collect::<Vec<_>>());
        run.set_character_lengths(lengths);
        if let Some((mark, position)) = (self.caret)(control.id) {
            let at = |byte| TextPosition { node: number, character_index: character(text, byte) };
            node.set_text_selection(TextSelection { anchor: at(mark), focus: at(position) });
        }
        self.nodes.push((number, run));
        node.set_children(vec![number]);
    }
}

fn role(kind: &Kind) -> Role {
    match kind {
        Kind::Label(label) if label.live => Role::Status,
        Kind::Label(_) => Role::Label,
        Kind::Picture(_) => Role::Image,
        Kind::Area(_) => Role::Group,
        Kind::Button(_) => Role::Button,
        Kind::Choice { .. } => Role::ComboBox,
        Kind::Radio { .. } => Role::RadioButton,
        Kind::Check { .. } => Role::CheckBox,
        Kind::Input { .. } => Role::TextInput,
        Kind::MenuBar(_) => Role::MenuBar,
        Kind::List(list) if Table::has_head(list) => Role::Table,
        Kind::List(_) => Role::ListBox,
        Kind::Board(_) => Role::Grid,
    }
}

/// The name of a plain text is its value; a change of a live one is spoken.
fn text(node: &mut Node, label: &Label, name: &str) {
    if label.live {
        node.set_live(Live::Polite);
    } else {
        node.clear_label();
        node.set_value(name);
    }
}

/// Also what cannot be used now can be asked for: clients remember what a control
/// can do from the first time they see it. A press that comes too early or too
/// late is refused by [`super::meaning`].
fn click(node: &mut Node) {
    node.add_action(Action::Click);
}

#[cfg(test)]
#[path = "tree_tests.rs"]
mod tests;
