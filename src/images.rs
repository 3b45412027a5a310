//! The pictures that the program shows, compiled in from the folder `images`.

/// A picture by its subject.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Image {
    /// A cross, drawn by hand; 0, 1 and 2 are three drawings of it.
    Cross(u8),
    /// A nought, drawn by hand; 0, 1 and 2 are three drawings of it.
    Nought(u8),
    /// The name of the program in handwriting.
    Title,
    /// The picture of the main menu: a field with a game just won.
    Game,
    /// Result: crosses won a game of two people.
    CrossesWon,
    /// Result: noughts won a game of two people.
    NoughtsWon,
    /// Result: the player beat the computer.
    YouWon,
    /// Result: the computer beat the player.
    YouLost,
    /// Result: nobody won.
    Draw,
    /// The icon of the program's windows.
    Icon,
}

impl Image {
    /// How many drawings of each mark there are.
    pub const DRAWINGS: u8 = 3;

    /// Every picture.
    pub const ALL: [Image; 14] = [
        Image::Cross(0),
        Image::Cross(1),
        Image::Cross(2),
        Image::Nought(0),
        Image::Nought(1),
        Image::Nought(2),
        Image::Title,
        Image::Game,
        Image::CrossesWon,
        Image::NoughtsWon,
        Image::YouWon,
        Image::YouLost,
        Image::Draw,
        Image::Icon,
    ];

    /// The picture as SVG text.
    #[must_use]
    pub const fn svg(self) -> &'static str {
        match self {
            Image::Cross(0) => include_str!("../images/cross-1.svg"),
            Image::Cross(1) => include_str!("../images/cross-2.svg"),
            Image::Cross(_) => include_str!("../images/cross-3.svg"),
            Image::Nought(0) => include_str!("../images/nought-1.svg"),
            Image::Nought(1) => include_str!("../images/nought-2.svg"),
            Image::Nought(_) => include_str!("../images/nought-3.svg"),
            Image::Title => include_str!("../images/title.svg"),
            Image::Game => include_str!("../images/game.svg"),
            Image::CrossesWon => include_str!("../images/crosses-won.svg"),
            Image::NoughtsWon => include_str!("../images/noughts-won.svg"),
            Image::YouWon => include_str!("../images/you-won.svg"),
            Image::YouLost => include_str!("../images/you-lost.svg"),
            Image::Draw => include_str!("../images/draw.svg"),
            Image::Icon => include_str!("../images/icon.svg"),
        }
    }
}
