//! What the program shows to a screen reader, at one moment.

use std::fmt;

use atspi_common::CacheItem;
pub(crate) use atspi_common::{Role, State, StateSet};

/// A widget as a screen reader knows it.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    /// The program, by its name on the bus.
    pub(crate) program: String,
    /// The widget, by its path.
    pub(crate) path: String,
    /// The widget that contains it, or nothing for the program as a whole.
    parent: Option<String>,
    index: i32,
    /// What it is.
    pub(crate) role: Role,
    /// What it is called.
    pub(crate) name: String,
    /// What else is said of it.
    pub(crate) description: String,
    /// What holds of it now.
    pub(crate) states: StateSet,
}

impl Node {
    /// Whether this holds of it.
    pub(crate) fn is(&self, state: State) -> bool {
        self.states.contains(state)
    }
}

/// The widgets of a program, each after its parent.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tree {
    /// The widgets.
    pub(crate) nodes: Vec<Node>,
}

impl Tree {
    pub(crate) fn new(items: Vec<CacheItem>) -> Tree {
        let nodes = items.into_iter().map(|item| Node {
            program: item.object.name_as_str().unwrap_or_default().to_owned(),
            path: item.object.path_as_str().to_owned(),
            parent: (item.parent.name_as_str() == item.object.name_as_str())
                .then(|| item.parent.path_as_str().to_owned()),
            index: item.index,
            role: item.role,
            name: item.short_name,
            description: item.name,
            states: item.states,
        });
        Tree { nodes: nodes.collect() }
    }

    /// The windows of the program.
    pub(crate) fn windows(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter().filter(|node| matches!(node.role, Role::Frame | Role::Dialog | Role::Window))
    }

    /// What is in the window with this title, the window first; nothing if
    /// there is no such window.
    pub(crate) fn within(&self, title: &str) -> Tree {
        // A message above the menu has the same title.
        let window = self.windows().filter(|node| node.name == title).last();
        let mut nodes: Vec<Node> = Vec::new();
        if let Some(window) = window {
            self.collect(window, &mut nodes);
        }
        Tree { nodes }
    }

    fn collect(&self, node: &Node, into: &mut Vec<Node>) {
        into.push(node.clone());
        for child in self.children(node) {
            self.collect(child, into);
        }
    }

    /// The children of a widget, in order.
    pub(crate) fn children(&self, node: &Node) -> Vec<&Node> {
        let mine = |child: &&Node| child.parent.as_ref() == Some(&node.path);
        let mut children: Vec<&Node> = self.nodes.iter().filter(mine).collect();
        children.sort_by_key(|child| child.index);
        children
    }

    /// The first widget that satisfies a condition.
    pub(crate) fn find(&self, condition: impl Fn(&Node) -> bool) -> Option<&Node> {
        self.nodes.iter().find(|node| condition(node))
    }

    /// Whether some widget bears exactly this name.
    pub(crate) fn says(&self, name: &str) -> bool {
        self.find(|node| node.name == name).is_some()
    }
}

/// One line a widget, indented as they contain each other.
impl fmt::Display for Tree {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        if self.nodes.is_empty() {
            return writeln!(f, "    nothing");
        }
        let known = |path: &Option<String>| {
            let named = |node: &Node| Some(&node.path) == path.as_ref();
            self.nodes.iter().any(named)
        };
        for node in self.nodes.iter().filter(|node| !known(&node.parent)) {
            self.branch(f, node, 1)?;
        }
        Ok(())
    }
}

impl Tree {
    fn branch(&self, f: &mut fmt::Formatter, node: &Node, depth: usize) -> fmt::Result {
        let states: Vec<_> = node.states.iter().map(|s| s.to_static_str()).collect();
        let indent = "    ".repeat(depth);
        write!(f, "{indent}{} „{}“", node.role, node.name)?;
        if !node.description.is_empty() {
            write!(f, " — {}", node.description)?;
        }
        writeln!(f, " [{}]", states.join(" "))?;
        for child in self.children(node) {
            self.branch(f, child, depth + 1)?;
        }
        Ok(())
    }
}
