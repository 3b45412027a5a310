//! The controls that have parts: combo boxes, lists, boards and menus. Each part is a
//! node of its own.

use super::{Planter, click, framed};
use crate::app::view::{Canvas, Control, Form, Id, Item, List, Menu, Rect, plain};
use crate::forms::accessibility::adapter::numbers::Part;
use crate::forms::draw::shape::Frame;
use crate::forms::popup::Owner;
use crate::forms::routing;
use crate::forms::table::Table;
use crate::scene::Point;
use accesskit::{Action, Node, NodeId, Role, SortDirection, Toggled};

impl Planter<'_> {
    pub(super) fn choice(
        &mut self,
        node: &mut Node,
        control: &Control,
        items: &[String],
        chosen: Option<usize>,
    ) {
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
            children.push(self.part(control.id, Part::Option(n), option));
        }
        node.set_children(children);
    }

    /// The titles, and the lines that are seen; each is called by all its
    /// cells.
    pub(super) fn list(&mut self, node: &mut Node, form: &Form, control: &Control, list: &List) {
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
            children.push(self.part(control.id, Part::Title(n), head));
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
            children.push(self.part(control.id, Part::Option(line), row));
        }
        node.set_children(children);
    }

    /// A small board spot by spot; a large one as a whole, whose name says where
    /// the arrow keys are.
    pub(super) fn board(&mut self, node: &mut Node, control: &Control, canvas: &Canvas) {
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
            children.push(self.part(control.id, Part::Option(n), cell));
        }
        node.set_children(children);
    }

    pub(super) fn menu(&mut self, bar: Id, n: usize, menu: &Menu) -> NodeId {
        let owner = Owner::Menu(bar, n);
        let mut children = Vec::new();
        for (i, item) in menu.items.iter().enumerate() {
            let mut node = item_node(item);
            self.row(&mut node, owner, i, item.enabled);
            children.push(self.part(bar, Part::Item(n, i), node));
        }
        let mut node = Node::new(Role::Menu);
        node.set_label(plain(&menu.text));
        node.set_expanded(self.list.is_some_and(|list| list.owner == owner));
        click(&mut node);
        node.set_children(children);
        self.part(bar, Part::Menu(n), node)
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

    /// Adds the node of a part, and says its number.
    fn part(&mut self, id: Id, part: Part, node: Node) -> NodeId {
        let number = self.numbers.part(id, part);
        self.nodes.push((number, node));
        number
    }
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
