//! What the form with a drawn board tells while one plays: what its opponents think,
//! what is to be done, and why a click comes to nothing.

use crate::at_table::{
    against, canvas, click, label, moves, people_at, play, played, seat, spot, status, table,
};
use crate::driver::AppDriver;
use crate::setups::{drawn, is_endless, setup};
use piskvorky::app::Msg;
use piskvorky::app::view::{FormId, Id, Kind, Size};
use piskvorky::bots::{Progress, Verdict};
use piskvorky::games::gomoku::swap::{MORE, NOUGHTS};
use piskvorky::play::question::{Answer, Found};
use piskvorky::rules::Move;
use piskvorky::scene::Spot;

/// The line that says what an opponent thinks.
fn thought(sitting: &AppDriver) -> String {
    label(sitting, Id::Show(19))
}

/// These moves of a game from its start.
fn line(name: &str, names: &[&str]) -> Vec<Move> {
    let mut position = setup(name).start();
    let moved = |name: &&str| {
        let m = position.parse(name).unwrap_or_else(|| panic!("{name} in\n{}", position.text()));
        position.play(m);
        m
    };
    names.iter().map(moved).collect()
}

fn news(line: Vec<Move>, verdict: Verdict, nodes: u64) -> Progress {
    Progress { line, depth: 9, verdict, nodes }
}

/// The ticket of the question that waits for its answer.
fn ticket(sitting: &AppDriver) -> u64 {
    sitting.asked.last().expect("somebody was asked").ticket
}

#[test]
fn what_the_computer_thinks_is_told_while_it_thinks_and_stays_when_it_has_moved() {
    let mut sitting = against("gomoku", seat("gomoku", "engine:3"));
    click(&mut sitting, &[spot("h8")]);
    assert_eq!(thought(&sitting), "");
    let whole = line("gomoku", &["h8", "i9", "j10"]);
    let told = news(whole[1..].to_vec(), Verdict::Worth(120), 45_678);
    sitting.send(Msg::Progress(ticket(&sitting), told));
    let expected = "Počítač: hĺbka 9, hodnota +120, 45 tisíc pozícií: i9 j10";
    assert_eq!(thought(&sitting), expected);
    let form = table(&sitting);
    let Kind::Label(shown) = &form.control(Id::Show(19)).expect("a label").kind else { panic!("{form:?}") };
    assert!(!shown.live, "a screen reader is not flooded");
    assert!(!status(&sitting).contains("hĺbka"), "{}", status(&sitting));
    let mut answer = sitting.late_answer();
    answer.found = Found::Move(whole[1]);
    sitting.send(Msg::Answer(answer));
    assert_eq!(played(&sitting), ["h8", "i9"]);
    assert_eq!(thought(&sitting), expected, "it stays");
    click(&mut sitting, &[Spot(0)]);
    assert_eq!(thought(&sitting), "", "until the computer thinks again");
    sitting.send(Msg::Choose(FormId::Table, Id::List, 1));
    assert_eq!(thought(&sitting), expected, "and it is found where one looks back");
    sitting.press(Id::NewGame);
    assert_eq!(thought(&sitting), "");
}

#[test]
fn news_of_another_position_is_thrown_away() {
    let mut sitting = against("gomoku", seat("gomoku", "engine:3"));
    click(&mut sitting, &[spot("h8")]);
    let old = ticket(&sitting);
    sitting.press(Id::Undo);
    click(&mut sitting, &[Spot(0)]);
    let told = news(line("gomoku", &["i9"]), Verdict::Worth(0), 1);
    sitting.send(Msg::Progress(old, told.clone()));
    assert_eq!(thought(&sitting), "");
    let here = ticket(&sitting);
    sitting.press(Id::MainMenu);
    sitting.send(Msg::Progress(here, told.clone()));
    sitting.sit_at("wild");
    sitting.send(Msg::Progress(here, told));
    assert_eq!(thought(&sitting), "");
}

#[test]
fn every_verdict_and_every_number_of_positions_has_words() {
    let told = |verdict, nodes| {
        let mut sitting = against("gomoku", seat("gomoku", "engine:3"));
        click(&mut sitting, &[spot("h8")]);
        let long = line("gomoku", &["h8", "a1", "b1", "c1", "d1", "e1", "f1", "g1"])[1..].to_vec();
        sitting.send(Msg::Progress(ticket(&sitting), news(long, verdict, nodes)));
        thought(&sitting)
    };
    let rest = "a1 b1 c1 d1 e1 f1 …";
    for (verdict, nodes, expected) in [
        (Verdict::Worth(-35), 1, "hĺbka 9, hodnota −35, 1 pozícia"),
        (Verdict::Worth(0), 9_999, "hĺbka 9, hodnota 0, 9999 pozícií"),
        (Verdict::Wins(1), 10_000, "výhra jedným ťahom, 10 tisíc pozícií"),
        (Verdict::Wins(4), 9_999_999, "výhra 4 ťahmi, 9999 tisíc pozícií"),
        (Verdict::Loses(1), 12_000_000, "prehra súperovým ťahom, 12 miliónov pozícií"),
        (Verdict::Loses(3), 3, "prehra po 3 súperových ťahoch, 3 pozície"),
    ] {
        assert_eq!(told(verdict, nodes), format!("Počítač: {expected}: {rest}"));
    }
}

/// An engine, asked as the form asks it: what it says last is what it plays.
#[test]
fn the_engine_says_what_it_thinks_on_every_board() {
    for key in [
        "gomoku:board=endless",
        "gomoku",
        "gomoku:board=40x40",
        "gomoku:board=12x7,rule=exact",
        "gomoku:opening=swap2",
        "gomoku:board=9x11,opening=swap2",
    ] {
        let mut sitting = against(key, seat(key, "engine:6"));
        let places = match key {
            "gomoku:board=endless" => vec!["0:0", "5:0"],
            _ if !key.contains("swap2") => vec!["h7", "a1"],
            // Three marks, and then the computer chooses.
            _ => vec!["h8", "a1", "g7"],
        };
        for place in places {
            play(&mut sitting, place);
            sitting.let_answer();
        }
        let last = played(&sitting).pop().expect("it has moved");
        let thought = thought(&sitting);
        let (_, shown) = thought.rsplit_once(": ").unwrap_or_else(|| panic!("{key}: {thought}"));
        assert!(shown.starts_with(&last), "{key}: {last} was played, but {thought:?}");
        assert!(thought.contains("pozíci"), "{key}: {thought}");
    }
}

/// The text of a label as it is seen.
fn seen(sitting: &AppDriver, id: Id) -> String {
    match &table(sitting).control(id).expect("it is there").kind {
        Kind::Label(label) => label.text.clone(),
        other => panic!("{other:?}"),
    }
}

#[test]
fn of_two_computers_it_is_said_which_one_thinks() {
    for (bots, names) in [
        (["engine:3"; 2], [("× 3. úroveň", "3. úroveň (krížik)"), ("○ 3. úroveň", "3. úroveň (krúžok)")]),
        (["attacks", "engine:2"], [("Útoky", "Útoky"), ("2. úroveň", "2. úroveň")]),
    ] {
        let mut sitting = against("gomoku", seat("gomoku", bots[1]));
        sitting.send(Msg::Choose(FormId::Table, Id::Side(0), seat("gomoku", bots[0])));
        for ((written, spoken), cell) in names.into_iter().zip(["h8", "i9"]) {
            let path = line("gomoku", &[cell]);
            sitting.send(Msg::Progress(ticket(&sitting), news(path.clone(), Verdict::Worth(1), 2)));
            let rest = format!("hĺbka 9, hodnota +1, 2 pozície: {cell}");
            let expected = [format!("{written}: {rest}"), format!("{spoken}: {rest}")];
            assert_eq!([seen(&sitting, Id::Show(19)), thought(&sitting)], expected);
            let mut answer = sitting.late_answer();
            answer.found = Found::Move(path[0]);
            sitting.send(Msg::Answer(answer));
            assert_eq!(thought(&sitting), expected[1], "until the other one has something to say");
        }
        let [(first, first_spoken), (second, second_spoken)] = names;
        assert_eq!([6, 16].map(|n| seen(&sitting, Id::Show(n))), [first, second]);
        let score = label(&sitting, Id::Score);
        assert!(score.contains(&format!("{first_spoken} 0 : 0 {second_spoken}")), "{score}");
    }
}

/// Where neither mark belongs to a side, its number tells it from the other.
#[test]
fn two_equal_computers_are_told_apart_in_every_line() {
    let mut sitting = against("wild", seat("wild", "perfect"));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), seat("wild", "perfect")));
    assert_eq!([6, 16].map(|n| seen(&sitting, Id::Show(n))), ["① Neomylný", "② Neomylný"]);
    assert!(status(&sitting).contains("Neomylný (prvý): "), "{}", status(&sitting));
    let mut sitting = against("wild", seat("wild", "random"));
    sitting.send(Msg::Choose(FormId::Table, Id::Side(0), seat("wild", "random")));
    let mut said = Vec::new();
    while !sitting.asked.is_empty() {
        said.push(status(&sitting));
        let answer = sitting.late_answer();
        sitting.asked.clear();
        sitting.send(Msg::Answer(answer));
    }
    for (said, turn) in said.iter().zip(["prvý", "druhý"].into_iter().cycle()) {
        assert!(said.contains(&format!("Náhodný ({turn}): ")), "{said}");
    }
    let winner = ["druhý", "prvý"][said.len() % 2];
    assert!(status(&sitting).contains(&format!("Vyhráva Náhodný ({winner})")), "{}", status(&sitting));
}

/// Who lets the computer move learns which of its levels did, until the next own move.
#[test]
fn it_is_said_who_moved_for_the_player() {
    let mut sitting = against("wild", seat("wild", "random"));
    sitting.press(Id::MoveForMe);
    let said = status(&sitting);
    assert!(said.contains("Počítač premýšľa") && said.contains("Neomylný: "), "{said}");
    let answer = sitting.late_answer();
    sitting.send(Msg::Answer(answer));
    let first = played(&sitting).pop().expect("it has moved");
    let expected = format!("Za vás ťahal počítač (Neomylný): {first}.");
    assert!(status(&sitting).contains(&expected), "while the opponent thinks: {}", status(&sitting));
    sitting.let_answer();
    assert_eq!(played(&sitting).len(), 2);
    let said = status(&sitting);
    assert!(said.contains(&expected) && said.contains("Vyberte značku"), "{said}");
    sitting.press(Id::Undo);
    assert!(!status(&sitting).contains("Za vás"), "{}", status(&sitting));
    // Whoever moves instead of waiting has moved.
    sitting.press(Id::MoveForMe);
    click(&mut sitting, &[Spot(9), Spot(4)]);
    assert!(!status(&sitting).contains("Neomylný"), "{}", status(&sitting));
    sitting.let_answer();
    assert!(!status(&sitting).contains("Za vás"), "{}", status(&sitting));
}

/// Under swap2 the opponent makes three moves one after the other.
#[test]
fn it_is_said_who_moved_for_the_player_until_the_player_moves() {
    let mut sitting = against("gomoku:opening=swap2", 1);
    let answer = |sitting: &mut AppDriver, name: &str| {
        let question = sitting.asked.pop().expect("somebody is asked");
        let m =
            question.position.parse(name).unwrap_or_else(|| panic!("{name}: {}", question.position.text()));
        sitting.send(Msg::Answer(Answer { ticket: question.ticket, found: Found::Move(m) }));
    };
    for name in ["h8", "a1", "i8"] {
        sitting.press(Id::MoveForMe);
        answer(&mut sitting, name);
    }
    for name in ["2", "l10", "g10"] {
        assert!(status(&sitting).contains("Za vás ťahal počítač (6. úroveň): i8."), "{}", status(&sitting));
        answer(&mut sitting, name);
    }
    assert!(status(&sitting).contains("Za vás ťahal počítač (6. úroveň): i8."), "{}", status(&sitting));
    play(&mut sitting, "X");
    assert!(!status(&sitting).contains("Za vás"), "{}", status(&sitting));
}

#[test]
fn the_level_that_moved_is_told_on_large_boards() {
    let mut sitting = people_at("gomoku");
    play(&mut sitting, "h8");
    sitting.press(Id::MoveForMe);
    let mut answer = sitting.late_answer();
    answer.found = Found::Move(line("gomoku", &["h8", "i9"])[1]);
    sitting.send(Msg::Answer(answer));
    assert!(status(&sitting).contains("Za vás ťahal počítač (6. úroveň): i9."), "{}", status(&sitting));
    play(&mut sitting, "a1");
    assert!(!status(&sitting).contains("Za vás"), "{}", status(&sitting));
}

#[test]
fn the_hint_counts_the_moves_of_a_series_of_fours() {
    let mut sitting = people_at("gomoku");
    // Crosses have three in a row that is closed at one end, and two more below it.
    for place in ["d8", "c8", "e8", "o15", "f8", "o13", "g7", "o11", "g6", "o9"] {
        play(&mut sitting, place);
    }
    let advised = |sitting: &mut AppDriver| {
        sitting.press(Id::Hint);
        sitting.let_answer();
        let said = status(sitting);
        let best = said.split_whitespace().nth(1).expect("a move").to_owned();
        (said, best)
    };
    let (said, _) = advised(&mut sitting);
    assert!(said.contains("Víťazná séria štvoriek, "), "{said}");
    let count: usize = said.split_whitespace().rev().nth(1).and_then(|n| n.parse().ok()).expect("a number");
    // Whoever follows the advice wins in so many moves, whatever the other one does.
    let mut own = 0;
    while !status(&sitting).contains("Vyhráva") {
        let (said, best) = advised(&mut sitting);
        assert!(own < count, "{said} after {:?}", played(&sitting));
        own += usize::from(played(&sitting).len().is_multiple_of(2));
        play(&mut sitting, &best);
    }
    assert_eq!(own, count, "{said} {:?}", played(&sitting));
}

#[test]
fn the_hint_counts_the_moves_to_a_forced_win_in_wild_tic_tac_toe() {
    let mut sitting = people_at("wild");
    sitting.press(Id::Hint);
    sitting.let_answer();
    assert!(status(&sitting).ends_with("nech súper hrá čokoľvek: 4 ťahy."), "{}", status(&sitting));
}

/// Whoever comes to draw which mark in swap2 is seen once it is settled, and before
/// that it is said what is to be done.
#[test]
fn swap2_says_what_to_do_and_who_draws_what() {
    let mut sitting = people_at("gomoku:opening=swap2");
    for (spot, task) in
        [(0, "Položte tri značky"), (1, "tri značky"), (2, "tri značky"), (MORE.0, "Vyberte si")]
    {
        assert!(status(&sitting).contains(task), "{}", status(&sitting));
        assert!(status(&sitting).starts_with("Na ťahu: "), "{}", status(&sitting));
        click(&mut sitting, &[Spot(spot)]);
    }
    assert!(status(&sitting).contains("ešte krúžok a krížik"), "{}", status(&sitting));
    click(&mut sitting, &[Spot(3), Spot(4)]);
    assert!(status(&sitting).contains("vpravo krížiky alebo krúžky."), "{}", status(&sitting));
    // The first side takes the noughts.
    click(&mut sitting, &[Spot(NOUGHTS.0)]);
    let form = table(&sitting);
    let [first, second] = [21, 31].map(|n| format!("{:?}", form.control(Id::Show(n)).expect("a sign").kind));
    assert!(first.contains("Nought") && second.contains("Cross"), "{first} {second}");
    let rows = moves(&sitting).rows;
    assert_eq!(rows.iter().map(|row| row[1].as_str()).collect::<String>(), "1112221", "{rows:?}");
    click(&mut sitting, &[Spot(5), Spot(6)]);
    let rows = moves(&sitting).rows;
    assert_eq!([7, 8].map(|n| rows[n][1].clone()), ["○", "×"], "{rows:?}");
}

#[test]
fn boards_with_edges_are_seen_whole_and_the_endless_sheet_at_a_comfortable_size() {
    for other in drawn() {
        let mut sitting = people_at(&other.to_string());
        sitting.send(Msg::Resize(FormId::Table, Size { w: 1, h: 1 }));
        assert_eq!(canvas(&sitting).lens.is_none(), !is_endless(&other), "{other}");
    }
}

#[test]
fn numbers_on_the_board_say_whose_they_are() {
    let mut sitting = against("gomoku", seat("gomoku", "engine:3"));
    assert_eq!(thought(&sitting), "");
    sitting.press(Id::Weights);
    assert_eq!(thought(&sitting), "Čísla na ploche: čo si o ťahoch myslí Útoky");
    sitting.press(Id::Weights);
    assert_eq!(thought(&sitting), "");
}
