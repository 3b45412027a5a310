//! What the controls of the form do: what is pressed, chosen and clicked.

use super::TableForm;
use crate::app::Effect;
use crate::app::kept::Session;
use crate::app::playing::effects;
use crate::app::view::Id;
use crate::board::Board;
use crate::bots::Chance;
use crate::play::session::{Player, Step};
use crate::rules::Side;
use crate::scene::Spot;

impl TableForm {
    /// A button, check box or menu item was pressed.
    pub(in crate::app) fn press(&mut self, id: Id) -> Vec<Effect> {
        self.attend();
        if matches!(id, Id::Result) {
            return self.close_picture().unwrap_or_default();
        }
        self.picture = false;
        match id {
            Id::NewGame => self.begin(),
            Id::Undo => self.back(),
            Id::Redo => self.play(Session::redo),
            Id::Hint => effects(self.session.ask_advice()),
            Id::MoveForMe => self.play(Session::move_for_person),
            Id::Weights => effects(self.session.want_opinions(!self.session.wants_opinions())),
            Id::Run => self.play(Session::run),
            Id::Single => self.play(Session::single),
            Id::Action(n) => self.act(usize::from(n)),
            Id::Again => {
                self.again = !self.again;
                Vec::new()
            }
            Id::View(view) => {
                self.view = view.into();
                Vec::new()
            }
            Id::Whole => self.show_whole(),
            Id::Latest => self.show_latest(),
            _ => Vec::new(),
        }
    }

    /// The player does something else: what was typed, and why it was no move, is past.
    fn attend(&mut self) {
        self.refusal = None;
        self.typed.text.clear();
    }

    /// An item of a combo box, or a line of the list of moves, was chosen.
    pub(in crate::app) fn choose(&mut self, id: Id, item: usize) -> Vec<Effect> {
        self.attend();
        self.picture = false;
        match id {
            Id::Option(option) => self.choose_option(option.into(), item),
            Id::OptionPart(option, part) => self.choose_number(option.into(), part, item),
            Id::Side(side) => {
                let side = Side::BOTH.get(usize::from(side));
                side.zip(self.of_line(item)).map_or_else(Vec::new, |(&side, who)| self.seat(side, who))
            }
            Id::Speed => {
                self.session.set_speed(item);
                Vec::new()
            }
            Id::List => {
                self.session.look_at(item + 1);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Somebody else plays a side from now on, in a new game.
    fn seat(&mut self, side: Side, who: Player) -> Vec<Effect> {
        if *self.session.player(side) == who {
            return Vec::new();
        }
        self.sit_down(self.session.with_player(side, who))
    }

    /// The list of moves is scrolled to this line.
    pub(in crate::app) fn scroll(&mut self, first: usize) {
        self.first_line = first;
    }

    /// A spot of the board was clicked.
    pub(in crate::app) fn click(&mut self, spot: Spot) -> Vec<Effect> {
        self.attend();
        if self.picture || self.session.look_at_present() {
            return self.close_picture().unwrap_or_default();
        }
        self.cursor = Some(spot);
        let clicks = [self.current().picked(), &[spot]].concat();
        let back = self.current().takes_back(spot);
        let step = self.session.click(spot, false, &mut self.chance);
        let nothing = !step.changed && self.current().picked().is_empty();
        if nothing && !back && self.current().awaits_person() {
            self.refusal = self.why_not(&clicks);
        }
        self.after(step)
    }

    /// A person makes a move that belongs to no place.
    fn act(&mut self, n: usize) -> Vec<Effect> {
        let actions = self.current().position().actions();
        let Some(&(m, _)) = actions.get(n) else { return Vec::new() };
        self.play(|session, chance| session.make(m, chance))
    }

    /// One step back, or back to the game that was left.
    fn back(&mut self) -> Vec<Effect> {
        if self.session.returns() {
            let back = self.session.come_back(&mut self.chance);
            return back.map_or_else(Vec::new, |back| self.came_back(back));
        }
        self.play(Session::undo)
    }

    /// Lets the session do something.
    pub(super) fn play(&mut self, what: impl FnOnce(&mut Session, &mut Chance) -> Step) -> Vec<Effect> {
        let step = what(&mut self.session, &mut self.chance);
        self.after(step)
    }
}
