//! How the program keeps what is played, and takes it up again.

use super::classic::ClassicForm;
use super::kept::Kept;
use super::replay::Replay;
use super::results::{self, Results};
use super::table::TableForm;
use super::view::FormId;
use super::{App, Ask, Dialog, Effect, Screen, Then, games, stored, trouble};
use crate::games::FormKind;
use crate::play::game::Game;
use crate::rules::Side;
use crate::store::{self, GameId, Opponent, Store};
use crate::text::Texts;

impl App {
    /// Saves the game on the table if it has changed.
    pub(super) fn keep(&mut self) {
        let Some(player) = &self.player else { return };
        let now = self.memory.now();
        let store = &mut self.memory.store;
        let shown = self.screen == Screen::Field;
        let game = self.field.unsaved(player.as_str(), self.seed, shown, now);
        keep(self.field.kept(), game, store);
        if let Some(table) = &mut self.table {
            let shown = self.screen == Screen::Table;
            let game = table.unsaved(player.as_str(), self.seed, shown, now);
            keep(table.kept(), game, store);
        }
    }

    /// Says what has happened to the files, each cause once.
    pub(super) fn notice(&mut self) {
        for notice in self.memory.notices() {
            if self.reported.is_new(&notice) {
                self.tell(trouble::notice(&notice, &self.texts));
            }
        }
    }

    /// Offers the player's unfinished game, if there is one.
    pub(super) fn offer_to_resume(&mut self) {
        let Some(player) = &self.player else { return };
        let unfinished = self.memory.store.unfinished(player.as_str());
        let known = unfinished.into_iter().find_map(|kept| Some((self.playable(&kept.game)?, kept)));
        if let Some((game, kept)) = known {
            let opponent = match &kept.game.opponent {
                Opponent::Person(name) if name.is_empty() => self.texts.table_other(),
                known => results::opponent(known, &self.texts),
            };
            let game = games::name(game.setup(), &self.texts);
            let (text, then) = (self.texts.resume(game, opponent), Then::Resume(kept.id));
            let (yes, no) = (self.texts.resume_yes(), self.texts.resume_no());
            self.open(Dialog::Ask(Ask { text, yes, no, then }));
        }
    }

    pub(super) fn resume(&mut self, id: GameId) -> Vec<Effect> {
        self.go_on(id).unwrap_or_default()
    }

    /// Goes on with the unfinished game of this number; `None` if there is no such
    /// game, or no form for it.
    fn go_on(&mut self, id: GameId) -> Option<Vec<Effect>> {
        let store = &self.memory.store;
        let meant = |kept: GameId| store.is_same(kept, id);
        // It may lie on a form already.
        if self.field.kept().id().is_some_and(meant) {
            self.screen = Screen::Field;
            return Some(self.field.enter());
        }
        if let Some(table) = &mut self.table
            && table.kept().id().is_some_and(meant)
        {
            table.look_at_present();
            self.screen = Screen::Table;
            return Some(self.at_table(TableForm::enter));
        }
        // Or it was left there for another one.
        if let Some(mut effects) = self.table.as_mut().and_then(|table| table.come_back_to(meant)) {
            self.screen = Screen::Table;
            effects.extend(self.at_table(TableForm::enter));
            return Some(effects);
        }
        // The store gives it another number, and counts others of its kind as left: only
        // once it is certain that the game goes on.
        let found = self.memory.store.game(id)?;
        let mut game = self.playable(&found.game)?;
        let kept = self.memory.store.resume(id)?;
        if kept.game != found.game {
            // Another window has just played on.
            game = stored::game(&kept.game)?;
        }
        self.take_up(&game, kept.game.own, Some(kept.id))
    }

    /// A game of the store, if there is a form on which it can go on.
    pub(super) fn playable(&self, row: &store::Game) -> Option<Game> {
        let programs = &self.memory.settings.settings().programs;
        stored::game(row).filter(|game| match game.setup().form() {
            FormKind::Classic => ClassicForm::takes(game, row.own),
            FormKind::Table => TableForm::takes(programs, game, row.own),
        })
    }

    /// Goes on with a game on the form that it is played on, with a person on the side
    /// `own`; `None` if there is none.
    fn take_up(&mut self, game: &Game, own: Side, id: Option<GameId>) -> Option<Vec<Effect>> {
        if game.setup().form() == FormKind::Classic {
            let effects = self.field.resume(game, own, id)?;
            self.screen = Screen::Field;
            return Some(effects);
        }
        let mut table = self.new_table(game.setup().clone());
        let mut effects = table.resume(game, own, id)?;
        if let Some(before) = self.table.take() {
            table.succeed(*before);
        }
        (self.screen, self.table) = (Screen::Table, Some(table));
        effects.extend(self.at_table(TableForm::enter));
        Some(effects)
    }

    /// The game that is looked at goes on from the position that is shown.
    pub(super) fn play_from_here(&mut self) -> Vec<Effect> {
        let Some(replay) = self.replayed().filter(|_| self.player.is_some()) else { return Vec::new() };
        let unfinished = replay.unfinished();
        let going = match unfinished {
            // A copy would be a second one of the same game.
            Some(id) => self.go_on(id),
            None => {
                let (game, own) = replay.here(&self.memory.settings.settings().programs);
                self.take_up(&game, own, None)
            }
        };
        let Some(effects) = going else {
            if unfinished.is_some_and(|id| self.memory.store.game(id).is_none()) {
                self.tell(self.texts.replay_gone());
                self.results(Results::read);
            } else {
                self.tell(self.texts.replay_no_form());
            }
            return Vec::new();
        };
        self.close_dialogs();
        effects
    }

    /// Opens a game of the list of results. One that is there no more, because another
    /// window has taken it up, disappears from the list.
    pub(super) fn open_game(&mut self, line: Option<usize>) {
        let id = self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Results(results) => results.game(line),
            _ => None,
        });
        let Some((id, player)) = id.zip(self.player.as_ref()) else { return };
        let Some(kept) = self.memory.store.game(id) else {
            return self.results(Results::read);
        };
        match stored::game(&kept.game) {
            Some(game) => {
                let replay = Replay::of_store(game, &kept, player.as_str());
                self.open(Dialog::Replay(Box::new(replay)));
            }
            None => self.tell(self.texts.replay_unknown()),
        }
    }

    pub(super) fn replayed(&self) -> Option<&Replay> {
        self.dialogs.iter().find_map(|dialog| match dialog {
            Dialog::Replay(replay) => Some(&**replay),
            _ => None,
        })
    }

    pub(super) fn replay(&mut self, what: impl FnOnce(&mut Replay)) {
        let replay = self.dialogs.iter_mut().find_map(|dialog| match dialog {
            Dialog::Replay(replay) => Some(replay),
            _ => None,
        });
        if let Some(replay) = replay {
            what(replay);
        }
    }

    pub(super) fn results(&mut self, what: impl FnOnce(&mut Results, &mut Store)) {
        let results = self.dialogs.iter_mut().find_map(|dialog| match dialog {
            Dialog::Results(results) => Some(results),
            _ => None,
        });
        if let Some(results) = results {
            what(results, &mut self.memory.store);
        }
    }

    /// Every form speaks the language that is set, or that of the session.
    pub(super) fn speak_as_set(&mut self) {
        let language = App::language_of(&self.memory, self.session_language, &self.illegible);
        if language != self.language {
            self.language = language;
            self.texts = Texts::new(language);
        }
    }
}

/// Writes a game that has changed into the store, and leaves those that were left.
fn keep(kept: &mut Kept, game: Option<store::Game>, store: &mut Store) {
    for left in kept.take_left() {
        store.leave(left);
    }
    if let Some(game) = game {
        let id = store.save(kept.id(), &game);
        kept.keep_as(id);
    }
}

impl FormId {
    /// The key of a form in the settings.
    pub(super) fn key(self) -> &'static str {
        match self {
            FormId::Login => "login",
            FormId::Menu => "menu",
            FormId::Field => "field",
            FormId::Table => "table",
            FormId::Games => "games",
            FormId::Help => "help",
            FormId::Keys => "keys",
            FormId::About => "about",
            FormId::Message => "message",
            FormId::Results => "results",
            FormId::Replay => "replay",
            FormId::Settings => "settings",
            FormId::Programs => "programs",
            FormId::Files => "files",
        }
    }
}
