//! The keyboard alone.

use crate::driver::AppDriver;
use piskvorky::app::keys::{Chord, Key};
use piskvorky::app::view::{FormId, Id};

#[test]
fn digits_play_as_on_a_numeric_pad_also_on_slovak_and_czech_layouts() {
    for keys in [
        [Key::Pad(7), Key::Pad(5), Key::Pad(3)],
        ['7', '5', '3'].map(Key::Char),
        ['ý', 'ť', 'š'].map(Key::Char),
        ['ý', 'ř', 'š'].map(Key::Char),
    ] {
        let mut sitting = AppDriver::playing("X proti 0", 1);
        keys.into_iter().for_each(|key| sitting.plain_key(key));
        assert_eq!(sitting.drawn(), "x...o...x", "{keys:?}");
    }
}

#[test]
fn arrows_move_over_the_panels_and_enter_plays() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    let walk = [Key::Left, Key::Up, Key::Up, Key::Right, Key::Right, Key::Down];
    for key in walk {
        sitting.key_on(Some(Id::Panel(4)), Chord::plain(key));
    }
    let seen: Vec<String> = sitting.effects.iter().filter(|e| e.starts_with("focus")).cloned().collect();
    assert_eq!(seen, [3, 0, 6, 7, 8, 2].map(|p| format!("focus Panel({p})")));
    sitting.key_on(Some(Id::Panel(2)), Chord::plain(Key::Enter));
    assert_eq!(sitting.drawn(), "..x......");
}

#[test]
fn shortcuts_work_under_a_cyrillic_layout() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1]);
    sitting.key(Chord { latin: Some('z'), ..Chord::ctrl('я') });
    assert_eq!(sitting.drawn(), ".........");
    sitting.key(Chord { latin: Some('y'), ..Chord::ctrl('н') });
    assert_eq!(sitting.drawn(), "x........");
    sitting.key(Chord { latin: Some('t'), ..Chord::plain(Key::Char('е')) });
    sitting.let_answer();
    assert!(!sitting.panel_text(4).is_empty());
}

#[test]
fn escape_goes_back_and_the_game_waits() {
    let mut sitting = AppDriver::playing("X proti 0", 1);
    sitting.panels(&[1, 2]);
    sitting.plain_key(Key::Escape);
    assert_eq!(sitting.top().id, FormId::Menu);
    sitting.press(Id::Play);
    assert_eq!(sitting.drawn(), "xo.......");
}
