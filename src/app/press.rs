//! What the controls of the program do.

use super::player::PlayerName;
use super::results::Results;
use super::table::TableForm;
use super::view::{FormId, Id};
use super::{App, Ask, Dialog, Effect, FileWish, Screen, Then, games, settings};
use crate::bots::chance;
use crate::games::{FormKind, GameSetup, GameSpec};
use crate::play::game::Game;
use crate::store;
use rand::Rng;

impl App {
    pub(super) fn press(&mut self, form: FormId, id: Id) -> Vec<Effect> {
        if let Some(effects) = self.press_anywhere(id) {
            return effects;
        }
        match (form, id) {
            (FormId::Replay | FormId::Field | FormId::Table, Id::Save) => return self.save_as(),
            (FormId::Replay | FormId::Field | FormId::Table, Id::Copy) => return self.copy(form),
            (FormId::Field | FormId::Table, Id::Resign | Id::AgreeDraw) => self.ask_to_end(form, id),
            (FormId::Programs, Id::Browse) => return vec![self.pick(FileWish::Program)],
            (FormId::Programs, Id::Add) => return self.try_program(),
            (FormId::Programs, Id::Remove) => self.remove_program(),
            (FormId::Games, Id::Game(number)) => return self.sit_down_at(number),
            (FormId::Results, Id::Export) => return vec![self.pick(FileWish::Export)],
            (FormId::Results, Id::Open) => self.open_game(None),
            (FormId::Replay, Id::Step(step)) => self.replay(|replay| replay.step(step)),
            (FormId::Replay, Id::Continue) => return self.play_from_here(),
            (FormId::Settings | FormId::Field, Id::Confirm) => return self.toggle_confirm(),
            (FormId::Message, id) => return self.answer_question(Some(id == Id::Ok)),
            (FormId::Login, id) => return self.press_login(id),
            (FormId::Menu, Id::Play) => return self.go_to_field(),
            (FormId::Table, id) => return self.at_table(|table| table.press(id)),
            (FormId::Field, id) => return self.press_field(id),
            (form, Id::Ok | Id::Cancel) => return self.close(form),
            _ => {}
        }
        Vec::new()
    }

    /// What means the same on every form; `None` if this does not.
    fn press_anywhere(&mut self, id: Id) -> Option<Vec<Effect>> {
        match id {
            Id::Quit => return Some(vec![Effect::Quit]),
            Id::Rules => self.open(Dialog::Help),
            Id::Keys => self.open(Dialog::Keys),
            Id::About => self.open(Dialog::About),
            Id::Results => self.open_results(),
            Id::Settings => {
                self.open(Dialog::Settings);
                return Some(vec![Effect::TryLetters]);
            }
            Id::MainMenu => {
                self.screen = Screen::Menu;
                return Some(vec![Effect::Stop]);
            }
            Id::Games => self.open(Dialog::Games),
            Id::Programs => self.open(Dialog::Programs(Box::default())),
            Id::Load => return Some(vec![self.pick(FileWish::Load)]),
            Id::Paste => return Some(vec![Effect::Paste]),
            _ => return None,
        }
        Some(Vec::new())
    }

    fn press_login(&mut self, id: Id) -> Vec<Effect> {
        match id {
            Id::Ok => self.log_in(),
            Id::Cancel => return vec![Effect::Quit],
            Id::Remove => self.ask_to_remove(),
            Id::Restore => self.login.restore(&mut self.memory.store),
            _ => {}
        }
        Vec::new()
    }

    fn go_to_field(&mut self) -> Vec<Effect> {
        self.screen = Screen::Field;
        self.field.enter()
    }

    /// A game was chosen: the one that is on the table goes on, or one that was left
    /// unfinished; else a new one begins.
    fn sit_down_at(&mut self, number: u8) -> Vec<Effect> {
        let Some(game) = games::game(number) else { return Vec::new() };
        self.close_dialogs();
        self.screen = Screen::Table;
        if self.table.as_ref().is_none_or(|table| table.game().spec().key != game.spec().key) {
            let kept = self.unfinished(game.spec());
            let setup = kept.as_ref().map_or(game, |(_, kept)| kept.setup().clone());
            let mut table = self.new_table(setup);
            if let Some((kept, game)) = kept {
                // Its own effects are those of entering, which follow.
                let _ = table.resume(&game, kept.game.own, Some(kept.id));
            }
            self.table = Some(table);
        }
        self.at_table(TableForm::enter)
    }

    /// The player's unfinished game of this kind that can go on.
    fn unfinished(&mut self, spec: &GameSpec) -> Option<(store::Kept, Game)> {
        let player = self.player.as_ref()?;
        let unfinished = self.memory.store.unfinished(player.as_str());
        unfinished.into_iter().find_map(|kept| {
            let game = self.playable(&kept.game)?;
            let here = game.spec().key == spec.key && game.setup().form() == FormKind::Table;
            let game = here.then_some(game)?;
            Some((kept, game))
        })
    }

    /// The form for a game, with a new one on it.
    pub(super) fn new_table(&mut self, game: GameSetup) -> Box<TableForm> {
        let size = self.memory.size_of(FormId::Table);
        let ticket = self.table.as_ref().map_or(super::table::TICKETS, |table| table.ticket());
        let chance = chance(self.chance.next_u64());
        let mut table = Box::new(TableForm::new(game, ticket, chance, self.memory.delay(), size));
        table.set_programs(&self.memory.settings.settings().programs);
        table
    }

    /// Who begins and who has which mark is remembered for the next start.
    fn press_field(&mut self, id: Id) -> Vec<Effect> {
        if self.field.lacks_type(id) {
            self.tell(self.texts.field_choose_type());
            return Vec::new();
        }
        let effects = self.field.press(id);
        if matches!(id, Id::Begins(_) | Id::Mark(_)) {
            let field = &self.field;
            self.memory.set(|settings| field.write_picks(settings));
        }
        effects
    }

    fn toggle_confirm(&mut self) -> Vec<Effect> {
        let effects = self.field.press(Id::Confirm);
        let confirm = self.field.confirms();
        self.memory.set(|settings| settings.confirm = confirm);
        effects
    }

    pub(super) fn choose(&mut self, form: FormId, id: Id, item: usize) -> Vec<Effect> {
        match (form, id) {
            (FormId::Field, Id::GameType) => return self.field.choose(item),
            (FormId::Table, id) => return self.at_table(|table| table.choose(id, item)),
            (FormId::Login, Id::Players) => self.login.choose(item),
            (FormId::Programs, _) => self.programs(|programs| programs.choose(item)),
            (FormId::Settings, id) => self.set(id, item),
            (FormId::Replay, Id::List) => self.replay(|replay| replay.choose(item)),
            (FormId::Results, id) => self.results(|results, store| results.choose(id, item, store)),
            _ => {}
        }
        Vec::new()
    }

    fn set(&mut self, id: Id, item: usize) {
        self.memory.set(|s| settings::choose(s, id, item));
        if id == Id::Delay {
            self.memory.delay = None;
        }
        self.field.set_delay(self.memory.delay());
        let delay = self.memory.delay();
        if let Some(table) = &mut self.table {
            table.set_delay(delay);
        }
        self.speak_as_set();
    }

    /// A line was double-clicked, or Enter was pressed in a list.
    pub(super) fn open_line(&mut self, form: FormId, id: Id, line: usize) -> Vec<Effect> {
        match (form, id) {
            (FormId::Login, Id::Players) => {
                self.login.choose(line);
                self.log_in();
            }
            (FormId::Results, Id::List) => self.open_game(Some(line)),
            (FormId::Results, Id::Table) => {
                self.results(|results, store| results.narrow(line, store));
                return vec![Effect::Focus(FormId::Results, Id::List)];
            }
            _ => return self.choose(form, id, line),
        }
        Vec::new()
    }

    pub(super) fn sort(&mut self, id: Id, column: usize) {
        self.results(|results, store| results.sort(id, column, store));
    }

    pub(super) fn scroll(&mut self, form: FormId, id: Id, first: usize) {
        match form {
            FormId::Login => self.login.scroll(first),
            FormId::Table => {
                if let Some(table) = &mut self.table {
                    table.scroll(first);
                }
            }
            FormId::Replay => self.replay(|replay| replay.scroll(first)),
            FormId::Programs => self.programs(|programs| programs.scroll(first)),
            _ => self.results(|results, store| results.scroll(id, first, store)),
        }
    }

    fn log_in(&mut self) {
        match self.login.name(&self.texts) {
            Ok(name) => self.enter(name),
            Err(message) => self.tell(message),
        }
    }

    /// A player begins a sitting; an unfinished game is offered.
    pub(super) fn enter(&mut self, name: PlayerName) {
        let now = self.memory.now();
        self.memory.store.log_in(name.as_str(), now);
        self.player = Some(name);
        self.offer_to_resume();
    }

    fn ask_to_remove(&mut self) {
        if let Some(name) = self.login.chosen() {
            let (text, then) = (self.texts.login_remove_sure(name), Then::Remove(name.to_owned()));
            let (yes, no) = (self.texts.login_remove(), self.texts.cancel());
            self.open(Dialog::Ask(Ask { text, yes, no, then }));
        }
    }

    fn open_results(&mut self) {
        let player = self.player.as_ref().map(PlayerName::as_str);
        let results = Results::of(player, &mut self.memory.store);
        self.open(Dialog::Results(Box::new(results)));
    }
}
