//! The tree that assistive technology sees, made from the description of a
//! form. Decoration, which has no name, is left out.

use super::meaning::{character, characters};
use super::numbers::{Numbers, Part, ROOT};
use crate::app::view::{Canvas, Control, Form, Id, Item, Kind, Label, List, Menu, Rect, plain};
use crate::forms::draw::shape::Frame;
use crate::forms::popup::{Owner, Popup};
use crate::forms::routing::{self, focusable};
use crate::forms::table::Table;
use crate::forms::window::OpenForm;
use crate::scene::Point;
use accesskit::{
    Action, Live, Node, NodeId, Role, SortDirection, TextDirection, TextPosition, TextSelection, Toggled,
    TreeId, TreeInfo, TreeUpdate,
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

/// What is seen of an area of a board.
fn around(canvas: &Canvas, place: Rect, area: &[Point]) -> Frame {
    let corners: Vec<(f32, f32)> = area.iter().map(|&p| canvas.seen(place, p)).collect();
    let least = |of: fn(&(f32, f32)) -> f32| corners.iter().map(of).fold(f32::MAX, f32::min);
    let most = |of: fn(&(f32, f32)) -> f32| corners.iter().map(of).fold(f32::MIN, f32::max);
    let (x, y) = (f64::from(least(|c| c.0)), f64::from(least(|c| c.1)));
    Frame { x, y, w: f64::from(most(|c| c.0)) - x, h: f64::from(most(|c| c.1)) - y }
}

/// The cells of a line as one text, without the empty ones.
fn joined(cells: &[String]) -> String {
    let full: Vec<&str> = cells.iter().map(String::as_str).filter(|cell| !cell.is_empty()).collect();
    full.join(", ")
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

    fn choice(&mut self, node: &mut Node, control: &Control, items: &[String], chosen: Option<usize>) {
        click(node);
        let open = self.list.is_some_and(|list| list.owner == Owner::Choice(control.id));
        node.set_expanded(open);
        if control.enabled {
            node.add_action(if open { Action::Collapse } else { Action::Expand });
        }
        if let Some(item) = chosen.and_then(|n| items.get(n)) {
            node.set_value(item.as_str());
        }
        let mut children = Vec::new();
        for (n, item) in items.iter().enumerate() {
            let mut option = Node::new(Role::ListBoxOption);
            option.set_label(item.as_str());
            option.set_selected(chosen == Some(n));
            option.set_position_in_set(n);
            option.set_size_of_set(items.len());
            self.row(&mut option, Owner::Choice(control.id), n, control.enabled);
            let number = self.numbers.part(control.id, Part::Option(n));
            self.nodes.push((number, option));
            children.push(number);
        }
        node.set_children(children);
    }

    /// The titles, and the lines that are seen; each is called by all its
    /// cells.
    fn list(&mut self, node: &mut Node, form: &Form, control: &Control, list: &List) {
        let Some(table) = routing::table(form, control) else {
            return;
        };
        let mut children = Vec::new();
        for (n, (title, place)) in list.columns.iter().zip(table.titles()).enumerate() {
            let mut head = Node::new(Role::ColumnHeader);
            head.set_label(title.title.as_str());
            head.set_bounds(framed(place, self.scale));
            if let Some((_, falling)) = list.sorted.filter(|&(by, _)| by == n) {
                head.set_sort_direction(if falling {
                    SortDirection::Descending
                } else {
                    SortDirection::Ascending
                });
            }
            click(&mut head);
            let number = self.numbers.part(control.id, Part::Title(n));
            self.nodes.push((number, head));
            children.push(number);
        }
        for (line, place, cells) in table.rows() {
            let role = if Table::has_head(list) { Role::Row } else { Role::ListBoxOption };
            let mut row = Node::new(role);
            row.set_label(joined(cells));
            row.set_bounds(framed(place, self.scale));
            row.set_selected(list.chosen == Some(line));
            row.set_position_in_set(line);
            row.set_size_of_set(list.total);
            click(&mut row);
            row.add_action(Action::Focus);
            let number = self.numbers.part(control.id, Part::Option(line));
            self.nodes.push((number, row));
            children.push(number);
        }
        node.set_children(children);
    }

    /// A small board spot by spot; a large one as a whole, whose name says where
    /// the arrow keys are.
    fn board(&mut self, node: &mut Node, control: &Control, canvas: &Canvas) {
        let mut children = Vec::new();
        for (n, (spot, name)) in canvas.spoken.iter().enumerate() {
            let mut cell = Node::new(Role::GridCell);
            cell.set_label(name.as_str());
            cell.set_selected(canvas.cursor == Some(*spot));
            if let Some(area) = canvas.scene.area_of(*spot) {
                cell.set_bounds(framed(around(canvas, control.place, &area), self.scale));
            }
            click(&mut cell);
            cell.add_action(Action::Focus);
            let number = self.numbers.part(control.id, Part::Option(n));
            self.nodes.push((number, cell));
            children.push(number);
        }
        node.set_children(children);
    }

    fn menu(&mut self, bar: Id, n: usize, menu: &Menu) -> NodeId {
        let owner = Owner::Menu(bar, n);
        let mut children = Vec::new();
        for (i, item) in menu.items.iter().enumerate() {
            let mut node = item_node(item);
            self.row(&mut node, owner, i, item.enabled);
            let number = self.numbers.part(bar, Part::Item(n, i));
            self.nodes.push((number, node));
            children.push(number);
        }
        let mut node = Node::new(Role::Menu);
        node.set_label(plain(&menu.text));
        node.set_expanded(self.list.is_some_and(|list| list.owner == owner));
        click(&mut node);
        node.set_children(children);
        let number = self.numbers.part(bar, Part::Menu(n));
        self.nodes.push((number, node));
        number
    }

    /// What all rows of lists have: they can be chosen even while the list is
    /// closed, and stand somewhere only while it is open.
    fn row(&self, node: &mut Node, owner: Owner, row: usize, enabled: bool) {
        click(node);
        node.add_action(Action::Focus);
        if !enabled {
            node.set_disabled();
        }
        let list = self.list.filter(|list| list.owner == owner);
        if let Some((_, f)) = list.and_then(|list| list.visible().find(|(n, _)| *n == row)) {
            node.set_bounds(framed(f, self.scale));
        }
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

fn item_node(item: &Item) -> Node {
    let mut node = Node::new(if item.on.is_some() { Role::MenuItemCheckBox } else { Role::MenuItem });
    node.set_label(plain(&item.text));
    if !item.keys.is_empty() {
        node.set_keyboard_shortcut(item.keys.as_str());
    }
    if let Some(on) = item.on {
        node.set_toggled(Toggled::from(on));
    }
    node
}

#[cfg(test)]
#[path = "tree_tests.rs"]
mod tests;
