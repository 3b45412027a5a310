//! Tests of the tables: whether what has to be seen can be seen.

use super::*;
use crate::store::settings::Choice;

/// Every look there is.
fn themes() -> impl Iterator<Item = (&'static str, Theme)> {
    settings::Theme::ALL.iter().map(|&(word, look)| (word, *Theme::of(look)))
}

fn at_least(limit: f64, theme: &str, what: &str, ink: Rgb, ground: Rgb) {
    let contrast = ink.contrast(ground);
    assert!(contrast >= limit, "{theme}: {what} {ink:?} on {ground:?}: {contrast:.2} < {limit}");
}

fn sheets(t: &Theme) -> Vec<Rgb> {
    let cards = [t.panel, t.panel_last, t.panel_hint, t.panel_won, t.panel_lost];
    cards.iter().map(|c| c.ground).chain([t.panel_taken, t.hover]).collect()
}

#[test]
fn contrast_is_that_of_the_guidelines() {
    let (black, white) = (Rgb::hex(0), Rgb::hex(0xFF_FFFF));
    assert!((black.contrast(white) - 21.0).abs() < 1e-9);
    assert!((white.contrast(white) - 1.0).abs() < 1e-9);
    // The darkest grey that passes 4.5 : 1 on white is well known.
    assert!(Rgb::hex(0x76_7676).contrast(white) >= 4.5);
    assert!(Rgb::hex(0x77_7777).contrast(white) < 4.5);
}

#[test]
fn mixing_goes_from_one_colour_to_the_other() {
    let (a, b) = (Rgb::hex(0x10_2030), Rgb::hex(0x30_6010));
    assert_eq!([a.mix(b, 0.0), a.mix(b, 0.5), a.mix(b, 1.0)], [a, Rgb::hex(0x20_4020), b]);
}

#[test]
fn text_can_be_read_on_every_ground() {
    for (name, t) in themes() {
        let tones = [Tone::Ink, Tone::Quiet, Tone::First, Tone::Second, Tone::Win, Tone::Loss, Tone::Draw];
        let grounds = [t.paper, t.squares, t.face, t.card.ground, t.strip, t.result.ground];
        for tone in tones {
            for ground in grounds {
                at_least(4.5, name, &format!("{tone:?}"), t.tone(tone), ground);
            }
        }
        for ground in sheets(&t).into_iter().chain([t.field, t.list.ground, t.button.light, t.button.face]) {
            at_least(4.5, name, "ink", t.ink, ground);
        }
        at_least(4.5, name, "quiet keys of a menu", t.quiet, t.list.ground);
        at_least(4.5, name, "selected", t.on_selected, t.selected);
        at_least(4.5, name, "quiet selected", t.quiet_selected, t.selected);
        for ground in [t.stripe, t.selected_aside, t.hover] {
            at_least(4.5, name, "a line of a list", t.ink, ground);
        }
    }
}

#[test]
fn text_can_be_read_on_both_halves_of_the_large_buttons() {
    for (name, t) in themes() {
        for paint in [Paint::Green, Paint::Blue, Paint::Yellow, Paint::Coral] {
            let keycap = t.paint(paint);
            at_least(4.5, name, "light", t.on_bright, keycap.light);
            at_least(4.5, name, "face", t.on_bright, keycap.face);
        }
    }
}

#[test]
fn marks_focus_and_outlines_stand_out() {
    for (name, t) in themes() {
        for ground in sheets(&t).into_iter().chain([t.card.ground, t.first_card.ground, t.second_card.ground])
        {
            at_least(3.0, name, "the first colour", t.first, ground);
            at_least(3.0, name, "the second colour", t.second, ground);
        }
        let around = [t.paper, t.face, t.field, t.panel.ground, t.sheet.ground, t.card.ground, t.strip];
        for ground in sheets(&t).into_iter().chain(around) {
            at_least(3.0, name, "focus", t.focus, ground);
        }
        for ground in [t.field, t.face, t.stripe, t.button.face] {
            at_least(3.0, name, "outline", t.outline, ground);
        }
        at_least(3.0, name, "card in the first colour", t.first_card.edge, t.card.ground);
        at_least(3.0, name, "card in the second colour", t.second_card.edge, t.card.ground);
    }
}

/// A tint alone says nothing: the mark on it does.
#[test]
fn marks_stand_out_from_the_areas_of_both_sides() {
    for (name, t) in themes() {
        for area in [t.first_area, t.second_area] {
            for (mark, of) in [(t.first, "first"), (t.second, "second"), (t.ink, "text")] {
                at_least(3.0, name, of, mark, area);
            }
        }
    }
}

#[test]
fn white_and_black_balls_stand_out_by_their_bodies_or_by_their_outlines() {
    for (name, t) in themes() {
        at_least(3.0, name, "white beside black", t.light.ground, t.dark.ground);
        for (of, ball) in [("white", t.light), ("black", t.dark)] {
            for ground in [t.sheet.ground, t.first_area, t.second_area, t.light_cell, t.dark_cell] {
                let best = if ball.edge.contrast(ground) > ball.ground.contrast(ground) {
                    ball.edge
                } else {
                    ball.ground
                };
                at_least(3.0, name, of, best, ground);
            }
        }
    }
}

#[test]
fn what_cannot_be_used_recedes() {
    for (name, t) in themes() {
        for ground in [t.face, t.list.ground, t.button.face] {
            at_least(2.0, name, "faded", t.faded, ground);
            assert!(t.faded.contrast(ground) < t.quiet.contrast(ground), "{name}");
        }
    }
}

#[test]
fn where_contrast_is_wanted_there_is_the_most() {
    let t = Theme::CONTRAST;
    for tone in [t.ink, t.quiet, t.first, t.second, t.win, t.loss, t.draw] {
        for ground in [t.paper, t.face, t.field, t.card.ground, t.stripe, t.hover, t.selected_aside] {
            at_least(7.0, "contrast", "text", tone, ground);
        }
    }
    at_least(7.0, "contrast", "selected", t.on_selected, t.selected);
    at_least(4.5, "contrast", "faded", t.faded, t.face);
}

#[test]
fn light_is_drawn_on_dark_in_one_look_only() {
    let dark: Vec<&str> = themes().filter(|(_, t)| t.is_dark()).map(|(name, _)| name).collect();
    assert_eq!(dark, ["dark"]);
}
