//! The names of the windows, and of the controls on them.

/// A window of the program. At most one of each is open.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FormId {
    /// „Prihlásenie“: asks for the player's name.
    Login,
    /// „Piškvorky“: the main menu.
    Menu,
    /// „Hra“: the nine panels.
    Field,
    /// A game on a board that is drawn: every one but that of the coursework.
    Table,
    /// „Ďalšie hry“: which of them shall it be?
    Games,
    /// „Pravidlá hry“.
    Help,
    /// „Klávesy“.
    Keys,
    /// „O programe“.
    About,
    /// A message box.
    Message,
    /// „Výsledky“: what the players have reached.
    Results,
    /// A game that is looked at move by move.
    Replay,
    /// „Nastavenia“.
    Settings,
    /// „Súper z programu“: programs of others as opponents.
    Programs,
    /// A file is chosen.
    Files,
}

/// The name of a control within its form.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Id {
    /// The form itself, where a tree of controls needs a root.
    Form,
    /// A control that only shows something; the number tells several apart.
    Show(u16),
    /// The menu bar.
    MenuBar,
    /// The text box for the player's name.
    Name,
    /// Agrees and closes the form.
    Ok,
    /// Closes the form without agreeing.
    Cancel,
    /// *Hrať*.
    Play,
    /// *Pravidlá hry*.
    Rules,
    /// *Koniec*.
    Quit,
    /// A panel of the field, 0 to 8 in reading order.
    Panel(u8),
    /// The combo box of game types.
    GameType,
    /// Who begins: 0 the player, 1 the computer, 2 by chance.
    Begins(u8),
    /// The player's mark: 0 cross, 1 nought, 2 by chance.
    Mark(u8),
    /// *Potvrdzovať ťahy*.
    Confirm,
    /// *Chodiť*.
    Go,
    /// *Nová hra*.
    NewGame,
    /// *Krok späť*.
    Undo,
    /// *Krok vpred*.
    Redo,
    /// *Poraď*.
    Hint,
    /// *Vzdať sa*.
    Resign,
    /// *Dohodnutá remíza*.
    AgreeDraw,
    /// *Hlavné menu*.
    MainMenu,
    /// *Váhy buniek*.
    Weights,
    /// *Klávesy*.
    Keys,
    /// *O programe*.
    About,
    /// The line of text that says what is going on.
    Status,
    /// The running score.
    Score,
    /// The result picture that pops up over the field.
    Result,
    /// The list of known players.
    Players,
    /// Removes the player that is chosen.
    Remove,
    /// Brings back the player that was removed last.
    Restore,
    /// *Výsledky*.
    Results,
    /// *Nastavenia*.
    Settings,
    /// A combo box that narrows the results: 0 player, 1 game, 2 opponent.
    Filter(u8),
    /// The table of results.
    Table,
    /// The list of games, or of the moves of one.
    List,
    /// *Exportovať*.
    Export,
    /// Opens what is chosen in the list.
    Open,
    /// *Otvoriť…*: a game from a file.
    Load,
    /// *Uložiť ako…*.
    Save,
    /// *Kopírovať pozíciu*.
    Copy,
    /// *Vložiť*.
    Paste,
    /// Steps through a game: 0 to the start, 1 back, 2 on, 3 to the end.
    Step(u8),
    /// *Hraj odtiaľto*.
    Continue,
    /// The combo box of languages.
    Language,
    /// The combo box of delays.
    Delay,
    /// The combo box of themes.
    Theme,
    /// *Ďalšie hry*.
    Games,
    /// A game of the registry, by its number there.
    Game(u8),
    /// The board of a game.
    Board,
    /// The small map of a large sheet.
    Map,
    /// An option of the game, by its number.
    Option(u8),
    /// The first (0) or second (1) number of a size, by the number of its option.
    OptionPart(u8, u8),
    /// Who plays a side: 0 the first, 1 the second.
    Side(u8),
    /// Lets the computer move for the person.
    MoveForMe,
    /// How fast two opponents of the program play.
    Speed,
    /// Sets two opponents of the program going, or holds them.
    Run,
    /// Lets them make one move.
    Single,
    /// A move that belongs to no place of the board, by its number among those there
    /// are now.
    Action(u8),
    /// The next game begins by itself.
    Again,
    /// One of the ways in which a board can be seen, by its number.
    View(u8),
    /// *Celá hra*: shows the whole sheet.
    Whole,
    /// *Posledný ťah*: shows the last move.
    Latest,
    /// *Súper z programu…*.
    Programs,
    /// The text box for the path of a program.
    Path,
    /// The text box for what it is started with.
    Arguments,
    /// *Prehľadávať…*.
    Browse,
    /// Tries a program, and adds it.
    Add,
}
