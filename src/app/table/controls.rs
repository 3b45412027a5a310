//! What the controls of the form do: what is pressed, chosen and clicked.

use super::TableForm;
use super::players::Player;
use super::watching::SPEEDS;
use crate::app::Effect;
use crate::app::playing::effects;
use crate::app::view::Id;
use crate::board::Board;
use crate::play::history::History;
use crate::play::score::Score;
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
            Id::Redo => self.step(|table, chance| table.redo(chance)),
            Id::Hint => self.step(|table, _| table.ask_advice()),
            Id::MoveForMe => self.help(),
            Id::Weights => self.toggle_weights(),
            Id::Run => self.run(),
            Id::Single => self.single(),
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
                self.speed = item.min(SPEEDS.len() - 1);
                self.table.set_pause(self.pause());
                Vec::new()
            }
            Id::List => {
                let end = self.table.played().len();
                self.looked = (item < end).then_some(item).filter(|_| item + 1 < end).map(|item| item + 1);
                Vec::new()
            }
            _ => Vec::new(),
        }
    }

    /// Somebody else plays a side from now on, in a new game.
    fn seat(&mut self, side: Side, who: Player) -> Vec<Effect> {
        if *self.player(side) == who {
            return Vec::new();
        }
        self.set_aside();
        self.players[side.index()] = who;
        self.banked = Score::default();
        self.sit_down(History::new(self.game.start()))
    }

    /// The list of moves is scrolled to this line.
    pub(in crate::app) fn scroll(&mut self, first: usize) {
        self.first_line = first;
    }

    /// A spot of the board was clicked.
    pub(in crate::app) fn click(&mut self, spot: Spot) -> Vec<Effect> {
        self.attend();
        if self.picture || self.looked.take().is_some() {
            return self.close_picture().unwrap_or_default();
        }
        self.cursor = Some(spot);
        let before = self.table.ticket();
        let clicks = [self.table.picked(), &[spot]].concat();
        let effects = self.decide(|table, chance| table.click(spot, false, chance));
        let nothing = self.table.ticket() == before && self.table.picked().is_empty();
        if nothing && self.table.awaits_person() {
            self.refusal = self.why_not(&clicks);
        }
        effects
    }

    /// A person makes a move that belongs to no place.
    fn act(&mut self, n: usize) -> Vec<Effect> {
        let actions = self.table.position().actions();
        let Some(&(m, _)) = actions.get(n) else { return Vec::new() };
        self.decide(|table, chance| table.make(m, chance))
    }

    /// One step back, or back to the game that was left; whoever watches a duel holds it first.
    fn back(&mut self) -> Vec<Effect> {
        if self.returns() {
            return self.come_back();
        }
        let mut all = Vec::new();
        if self.is_duel() {
            all.extend(effects(self.table.hold(true, &mut self.chance)));
        }
        all.extend(self.step(|table, chance| table.undo(chance)));
        all
    }
}
