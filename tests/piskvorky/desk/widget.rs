//! A widget on a form, found by what it is and what it is called.

use super::{Area, Bus, Form, Node, Picture, Role, State};

/// A way to find a widget. It is looked for anew each time it is used, and
/// waited for where it is not yet there.
#[derive(Clone)]
pub(crate) struct Widget<'d> {
    form: Form<'d>,
    role: Role,
    name: String,
}

impl<'d> Widget<'d> {
    /// The widget with this role and this name; a name that ends in `…` means
    /// any name that begins so.
    pub(super) fn new(form: &Form<'d>, role: Role, name: &str) -> Widget<'d> {
        Widget { form: form.clone(), role, name: name.to_owned() }
    }

    /// Whether it is this one that a screen reader was told of.
    pub(crate) fn is(&self, node: &Node) -> bool {
        let named = match self.name.strip_suffix('…') {
            Some(beginning) => node.name.starts_with(beginning),
            None => node.name == self.name,
        };
        named && node.role == self.role
    }

    /// The widget, if it is there now.
    pub(crate) fn now(&self) -> Option<Node> {
        self.form.tree().find(|node| self.is(node)).cloned()
    }

    /// The widget, once it is there.
    pub(crate) fn node(&self) -> Node {
        self.form.desk.wait(&self.to_string(), || self.now())
    }

    /// Whether it can be used now.
    pub(crate) fn enabled(&self) -> bool {
        self.now().is_some_and(|node| node.is(State::Enabled))
    }

    /// Waits until this holds of it.
    pub(crate) fn wait_until(&self, state: State) {
        self.form.desk.wait(&format!("{self} to be {state:?}"), || self.now().filter(|node| node.is(state)));
    }

    /// Waits until it cannot be used.
    pub(crate) fn wait_until_disabled(&self) {
        self.form
            .desk
            .wait(&format!("{self} to be disabled"), || self.now().filter(|node| !node.is(State::Enabled)));
    }

    /// Where it is on the screen.
    pub(crate) fn area(&self) -> Area {
        let desk = self.form.desk;
        desk.wait(&format!("the place of {self}"), || desk.bus.area(&self.now()?))
    }

    /// What it looks like now.
    pub(crate) fn look(&self) -> Picture {
        self.form.activate();
        self.form.desk.screen.look(self.area())
    }

    /// Clicks in its middle, once it can be used.
    pub(crate) fn click(&self) {
        self.wait_until(State::Enabled);
        self.click_anyway();
    }

    /// Clicks in its middle, whether it can be used or not.
    pub(crate) fn click_anyway(&self) {
        let area = self.area();
        self.form.activate();
        self.form.desk.screen.click_at(area.centre());
    }

    /// Moves the pointer over it.
    pub(crate) fn hover(&self) {
        let (x, y) = self.area().centre();
        self.form.activate();
        self.form.desk.screen.point_at(x, y);
    }

    /// Puts the button of the mouse down on it, and leaves it down.
    pub(crate) fn hold(&self) {
        self.hover();
        self.form.desk.screen.hold();
    }

    /// Does what it does, by way of a screen reader, once it can be used.
    pub(crate) fn act(&self) {
        self.wait_until(State::Enabled);
        self.agree("does something", |bus, node| bus.act(node));
    }

    /// Gives it the keyboard, by way of a screen reader.
    pub(crate) fn focus(&self) {
        self.agree("takes the keyboard", |bus, node| bus.focus(node));
    }

    /// Replaces the text in it, by way of a screen reader.
    pub(crate) fn set_text(&self, text: &str) {
        self.agree("takes a text", |bus, node| bus.set_text(node, text));
    }

    /// Asks until the answer is yes: what a node can do reaches the bus a moment
    /// after the node itself.
    fn agree(&self, what: &str, ask: impl Fn(&Bus, &Node) -> bool) {
        let desk = self.form.desk;
        desk.wait(&format!("{self} {what}"), || ask(&desk.bus, &self.now()?).then_some(()));
    }

    /// Waits until this is the text in it.
    pub(crate) fn wait_for_text(&self, text: &str) {
        let desk = self.form.desk;
        desk.wait(&format!("„{text}“ in {self}"), || {
            (desk.bus.text(&self.now()?)? == text).then_some(())
        });
    }
}

impl std::fmt::Display for Widget<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        write!(f, "the {} „{}“ on „{}“", self.role, self.name, self.form.title)
    }
}
