//! Every kind of control in every state, to look at: `cargo run --example gallery`.
//!
//! Drives the windows with a made-up model instead of the program.

use piskvorky::app::view::{
    Align, Area, Button, Column, Control, Form, FormId, Ground, Id, Item, Kind, Label, Layer, List, Menu,
    Paint, Picture, Rect, Sheet, Size, Style, Tone,
};
use piskvorky::app::{Effect, Msg};
use piskvorky::forms::{Model, UiError, run};
use piskvorky::images::Image;
use piskvorky::store::settings::{Choice, Theme};

fn main() -> Result<(), UiError> {
    run(Gallery::default)
}

/// What the controls remember.
#[derive(Default)]
struct Gallery {
    size: Option<Size>,
    chosen: Option<usize>,
    radio: u8,
    check: bool,
    name: String,
    card: bool,
    message: bool,
    said: String,
    theme: usize,
    mirrored: bool,
    lists: bool,
    names: Lines,
    table: Lines,
}

/// What a list remembers.
#[derive(Default)]
struct Lines {
    first: usize,
    chosen: Option<usize>,
    sorted: Option<(usize, bool)>,
}

const SIZE: Size = Size { w: 720, h: 640 };

impl Model for Gallery {
    fn update(&mut self, msg: Msg) -> Vec<Effect> {
        self.said = format!("{msg:?}");
        match msg {
            Msg::Press(_, Id::Quit) | Msg::Close(FormId::Field) => return vec![Effect::Quit],
            Msg::Press(_, Id::Rules) => self.lists = true,
            Msg::Press(FormId::Results, Id::Ok) | Msg::Close(FormId::Results) => self.lists = false,
            Msg::Press(FormId::Results, Id::Confirm) => self.mirrored = !self.mirrored,
            Msg::Choose(_, Id::Theme, n) => self.theme = n,
            Msg::Choose(_, Id::Players, n) => self.names.chosen = Some(n),
            Msg::Choose(_, Id::Table, n) => self.table.chosen = Some(n),
            Msg::Scroll(_, Id::Players, n) => self.names.first = n,
            Msg::Scroll(_, Id::Table, n) => self.table.first = n,
            Msg::Sort(_, _, n) => self.table.sorted = Some((n, self.table.sorted == Some((n, false)))),
            Msg::Press(_, Id::About) => self.message = true,
            Msg::Press(FormId::Message, _) | Msg::Close(FormId::Message) => self.message = false,
            Msg::Press(_, Id::Hint) => {
                self.card = true;
                return vec![Effect::Focus(FormId::Field, Id::Result)];
            }
            Msg::Press(_, Id::Result) => self.card = false,
            Msg::Press(_, Id::Begins(n)) => self.radio = n,
            Msg::Press(_, Id::Confirm | Id::Weights) => self.check = !self.check,
            Msg::Choose(_, _, n) => self.chosen = Some(n),
            Msg::Type(_, _, text) => self.name = text.chars().take(32).collect(),
            Msg::Resize(_, size) => self.size = Some(size),
            _ => {}
        }
        Vec::new()
    }

    fn forms(&self) -> Vec<Form> {
        let mut forms = vec![self.main()];
        if self.message {
            forms.push(message());
        }
        if self.lists {
            forms.push(self.lists());
        }
        forms.iter_mut().for_each(|form| form.mirrored = self.mirrored);
        forms
    }

    fn theme(&self) -> Theme {
        Theme::ALL[self.theme].1
    }
}

impl Gallery {
    fn main(&self) -> Form {
        let Size { w, h } = self.size.unwrap_or(SIZE);
        let mut controls = vec![
            place(Id::MenuBar, 0, 0, w, 28, Kind::MenuBar(menus(self.check))),
            area(0, 24, 44, 328, 328, Area::Sheet),
        ];
        controls.extend((0..9).map(panel));
        controls.push(place(Id::Show(90), 32, 52, 312, 312, Kind::Picture(Picture::Svg(STROKE.into()))));
        self.column(&mut controls);
        bright(&mut controls);
        controls.push(area(1, 0, h - 76, w, 76, Area::Strip));
        controls.push(Control {
            name: self.said.clone(),
            ..text(2, 24, h - 66, w - 48, 30, &self.said, 16, Tone::Ink)
        });
        let tones = [Tone::Ink, Tone::Quiet, Tone::First, Tone::Second, Tone::Win, Tone::Loss, Tone::Draw];
        for (n, tone) in (0..).zip(tones) {
            let name = format!("{tone:?}");
            controls.push(text(20 + n, 24 + 90 * i32::from(n), h - 34, 88, 20, &name, 13, tone));
        }
        if self.card {
            let text = "Vyhrali ste!\nkliknutím zatvoríte".into();
            let layers = vec![layer(Image::YouWon)];
            let card = Kind::Button(Button { text, style: Style::Card, layers });
            controls.push(place(Id::Result, 38, 94, 300, 228, card));
        }
        Form {
            id: FormId::Field,
            title: "Galéria – ľščťžýáíé".into(),
            size: SIZE,
            smallest: Size { w: 640, h: 560 },
            resizable: true,
            modal: false,
            ground: Ground::Face,
            mirrored: false,
            controls,
            focus: Some(Id::Panel(4)),
        }
    }

    /// Two lists, the look, and the direction of reading.
    fn lists(&self) -> Form {
        let names = ["Jana", "@circle & „A/B|C“ _x", "اللاعبة ليلى", "Оксана Жовтобрюх", "圈叉 小明"];
        let long = names.join(", ");
        let rows =
            names.iter().copied().chain([long.as_str(), "<b>Bob</b>"]).map(|name| vec![name.to_owned()]);
        let columns = vec![Column { title: String::new(), width: 0, number: false }];
        let players = list(columns, rows.collect(), 122, &self.names);
        let column = |title: &str, width, number| Column { title: title.into(), width, number };
        let columns =
            vec![column("Kedy", 120, false), column("Hráč & súper", 140, false), column("Ťahy", 64, true)];
        let row = |n: usize| {
            vec![format!("{}. {}. 2026", n % 28 + 1, n % 12 + 1), names[n % 5].into(), n.to_string()]
        };
        let table = list(columns, (0..1000).map(row).collect(), 218, &self.table);
        let themes = Theme::ALL.iter().map(|(word, _)| (*word).to_owned()).collect();
        let look = Kind::Choice { items: themes, chosen: Some(self.theme) };
        let empty = list(vec![column("Prázdny", 100, false)], Vec::new(), 122, &Lines::default());
        Form {
            id: FormId::Results,
            title: "Zoznamy".into(),
            size: Size { w: 440, h: 480 },
            smallest: Size { w: 440, h: 480 },
            resizable: false,
            modal: false,
            ground: Ground::Face,
            mirrored: false,
            controls: vec![
                place(Id::Players, 24, 24, 200, 122, players),
                disabled(place(Id::Show(1), 240, 24, 176, 122, empty)),
                place(Id::Table, 24, 162, 392, 218, table),
                place(Id::Theme, 24, 396, 160, 28, look),
                place(
                    Id::Confirm,
                    24,
                    436,
                    160,
                    24,
                    Kind::Check { text: "Sprava".into(), on: self.mirrored },
                ),
                button(Id::Ok, 312, 430, 104, 30, "OK", Style::Default),
            ],
            focus: Some(Id::Table),
        }
    }

    fn column(&self, controls: &mut Vec<Control>) {
        let x = 376;
        let items = ["X proti 0", "1. úroveň s počítačom", "@circle & „A/B|C“ \\ _x", "Váhová matica"];
        let choice = Kind::Choice { items: items.map(String::from).to_vec(), chosen: self.chosen };
        controls.push(place(Id::GameType, x, 48, 232, 28, choice));
        let off = Kind::Choice { items: vec!["Nedá sa".into()], chosen: Some(0) };
        controls.push(disabled(place(Id::Show(30), x + 240, 48, 96, 28, off)));
        for (n, words) in (0..).zip(["Začínam ja", "Začína počítač", "Náhodne"]) {
            let radio = Kind::Radio { text: words.into(), on: self.radio == n };
            controls.push(place(Id::Begins(n), x, 88 + 22 * i32::from(n), 140, 22, radio));
        }
        let off = Kind::Radio { text: "Nedá sa".into(), on: true };
        controls.push(disabled(place(Id::Show(31), x + 160, 88, 140, 22, off)));
        let off = Kind::Check { text: "Ani toto & @".into(), on: true };
        controls.push(disabled(place(Id::Show(32), x + 160, 110, 140, 22, off)));
        let check = Kind::Check { text: "Potvrdzovať ťahy".into(), on: self.check };
        controls.push(place(Id::Confirm, x + 160, 132, 160, 22, check));
        controls.push(place(Id::Name, x, 168, 232, 28, Kind::Input { text: self.name.clone() }));
        controls.push(button(Id::NewGame, x, 208, 112, 30, "&Nová hra", Style::Plain));
        controls.push(button(Id::Ok, x + 120, 208, 112, 30, "OK", Style::Default));
        controls.push(disabled(button(Id::Undo, x, 246, 112, 30, "Krok &späť", Style::Plain)));
        controls.push(disabled(button(Id::Go, x + 120, 246, 112, 30, "Chodiť", Style::Default)));
        let cards = [
            (Area::Card, Image::Cross(0)),
            (Area::FirstCard, Image::Cross(1)),
            (Area::SecondCard, Image::Nought(1)),
        ];
        for (n, (kind, image)) in (0..).zip(cards) {
            let left = x + 68 * i32::from(n);
            controls.push(area(40 + n, left, 288, 60, 60, kind));
            let picture =
                place(Id::Show(50 + n), left + 8, 296, 44, 44, Kind::Picture(Picture::Image(image)));
            controls.push(if n == 0 { disabled(picture) } else { picture });
        }
        let long =
            "Meno @circle & /A|B\\ <b>x</b> Жовтень اللعبة 圈叉游戏 a veľmi dlhý riadok, ktorý sa láme.";
        let paragraph = Label { align: Align::Top, ..label(long, 13, Tone::Ink) };
        controls.push(place(Id::Show(60), x + 208, 284, 128, 110, Kind::Label(paragraph)));
    }
}

fn bright(controls: &mut Vec<Control>) {
    let paints = [Paint::Green, Paint::Blue, Paint::Yellow, Paint::Coral];
    let ids = [Id::Hint, Id::About, Id::Rules, Id::Quit];
    let texts = ["&Výsledok", "&O programe", "Pravidlá", "&Koniec"];
    for (n, ((paint, id), words)) in (0..).zip(paints.into_iter().zip(ids).zip(texts)) {
        controls.push(button(id, 24 + 168 * n, 396, 160, 44, words, Style::Bright(paint)));
    }
    let off = button(Id::Show(70), 24, 456, 160, 44, "Nedá sa", Style::Bright(Paint::Green));
    controls.push(disabled(off));
    let row = [Image::CrossesWon, Image::NoughtsWon, Image::YouLost, Image::Draw];
    for (n, image) in (0..).zip(row) {
        let left = 200 + 126 * i32::from(n);
        controls.push(place(Id::Show(80 + n), left, 456, 120, 60, Kind::Picture(Picture::Image(image))));
    }
}

fn panel(n: u8) -> Control {
    let sheets = [Sheet::Plain, Sheet::Last, Sheet::Hint, Sheet::Won, Sheet::Lost];
    let (sheet, enabled) =
        (sheets.get(usize::from(n)).copied().unwrap_or(Sheet::Plain), !matches!(n, 0 | 1 | 3 | 4 | 7));
    let (text, layers) = match n {
        0 => ("", vec![layer(Image::Cross(2))]),
        1 => ("", vec![layer(Image::Nought(0))]),
        3 => ("", vec![layer(Image::Cross(1))]),
        4 => ("", vec![layer(Image::Nought(2))]),
        5 => ("", vec![Layer { faint: true, ..layer(Image::Cross(0)) }]),
        6 => ("10400", vec![]),
        8 => ("vyhráva tu && hneď", vec![]),
        _ => ("", vec![]),
    };
    let (x, y) = (32 + 104 * i32::from(n % 3), 52 + 104 * i32::from(n / 3));
    let kind = Kind::Button(Button { text: text.into(), style: Style::Panel(sheet), layers });
    let panel = place(Id::Panel(n), x, y, 104, 104, kind);
    if enabled { panel } else { disabled(panel) }
}

const STROKE: &str = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"100\" viewBox=\"0 0 100 100\">\
    <path d=\"M8 8L92 92\" stroke=\"#2E8B57\" stroke-opacity=\"0.75\" stroke-width=\"9\" fill=\"none\"/></svg>";

fn message() -> Form {
    let body = "Najprv vyberte typ hry!";
    Form {
        id: FormId::Message,
        title: "Správa".into(),
        size: Size { w: 320, h: 136 },
        smallest: Size { w: 320, h: 136 },
        resizable: false,
        modal: true,
        ground: Ground::Paper { margin: 40 },
        mirrored: false,
        controls: vec![
            text(0, 56, 24, 240, 40, body, 14, Tone::Ink),
            button(Id::Ok, 192, 82, 104, 30, "OK", Style::Default),
        ],
        focus: Some(Id::Ok),
    }
}

fn menus(on: bool) -> Vec<Menu> {
    let item = |id, text: &str, keys: &str| Item {
        id,
        text: text.into(),
        keys: keys.into(),
        enabled: true,
        on: None,
        line_below: false,
    };
    let undo = Item { enabled: false, ..item(Id::Undo, "Krok &späť", "Ctrl+Z") };
    let new = Item { line_below: true, ..item(Id::NewGame, "&Nová hra", "Ctrl+N") };
    vec![
        Menu { text: "&Hra".into(), items: vec![new, undo, item(Id::Quit, "&Koniec @ &&", "Ctrl+Shift+Q")] },
        Menu {
            text: "&Zobraziť".into(),
            items: vec![Item { on: Some(on), ..item(Id::Weights, "&Váhy buniek", "T") }],
        },
        Menu { text: "&Pomocník".into(), items: vec![item(Id::About, "&O programe", "")] },
    ]
}

fn place(id: Id, x: i32, y: i32, w: i32, h: i32, kind: Kind) -> Control {
    let name = if matches!(kind, Kind::Area(_)) { String::new() } else { format!("{id:?}") };
    Control { id, place: Rect::new(x, y, w, h), name, enabled: true, kind }
}

fn disabled(control: Control) -> Control {
    Control { enabled: false, ..control }
}

fn button(id: Id, x: i32, y: i32, w: i32, h: i32, text: &str, style: Style) -> Control {
    place(id, x, y, w, h, Kind::Button(Button { text: text.into(), style, layers: Vec::new() }))
}

fn area(n: u16, x: i32, y: i32, w: i32, h: i32, area: Area) -> Control {
    place(Id::Show(100 + n), x, y, w, h, Kind::Area(area))
}

fn label(text: &str, size: i32, tone: Tone) -> Label {
    Label { text: text.into(), size, bold: false, tone, align: Align::Start, live: false }
}

#[allow(clippy::too_many_arguments)]
fn text(n: u16, x: i32, y: i32, w: i32, h: i32, text: &str, size: i32, tone: Tone) -> Control {
    place(Id::Show(200 + n), x, y, w, h, Kind::Label(label(text, size, tone)))
}

/// The lines of a list that are seen in this height.
fn list(columns: Vec<Column>, rows: Vec<Vec<String>>, height: i32, lines: &Lines) -> Kind {
    let seen = List::seen(height, columns.iter().any(|column| !column.title.is_empty()));
    let (total, first) = (rows.len(), lines.first);
    let rows = rows.into_iter().skip(first).take(seen).collect();
    Kind::List(List { columns, rows, first, total, chosen: lines.chosen, sorted: lines.sorted })
}

fn layer(image: Image) -> Layer {
    Layer { picture: Picture::Image(image), faint: false, fill: false }
}
