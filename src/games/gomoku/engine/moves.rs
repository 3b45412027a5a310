//! Which moves a search looks at, and in which order.
//!
//! Threats restrict the choice: against an open three only a four of one's own
//! or a mark on one of the cells that the open four would need can help, and
//! that for every such four at once (the „defensive moves“ of threat-space
//! search). Otherwise every cell is a candidate where either side would begin
//! something.

use super::class::Level;
use super::evaluation::relation;
use super::pattern::Pattern;
use super::search_board::{NOWHERE, Place, SearchBoard};

/// A move and how promising it looks.
#[derive(Clone, Copy, Debug)]
pub struct Candidate {
    /// The cell.
    pub place: Place,
    /// Larger is tried sooner.
    pub score: i32,
}

/// Appends the moves that can matter to `out`. The opponent threatens no five,
/// and the side to move has nothing better than fours. Against an open three
/// these fours only belong to it `with_fours`: they put the loss off, and each
/// has its own answer, so that near the leaves they cost more than they tell.
pub fn generate(field: &SearchBoard, with_fours: bool, out: &mut Vec<Candidate>) {
    let (me, opponent) = (field.turn(), 1 - field.turn());
    let base = out.len();
    let unscored = |place| Candidate { place, score: 0 };
    if field.first_of(opponent, Level::OpenFour).is_some() {
        out.extend(defences(field).into_iter().map(unscored));
        if with_fours {
            // Fours among the defences are there already.
            let known: Vec<Place> = out[base..].iter().map(|c| c.place).collect();
            let fours = field.each(me, Level::Four).filter(|place| !known.contains(place));
            out.extend(fours.map(unscored));
        }
        if out.len() > base {
            return;
        }
        // Nothing helps, but something has to be played.
    }
    out.extend(field.each_lively().map(unscored));
    if field.marks() < 6 {
        add_neighbours(field, base, out);
    }
    if out.len() == base {
        let free = field.places().filter(|&place| field.is_free(place));
        out.extend(free.map(unscored));
    }
}

/// The free cells worth a thought, the most promising without looking ahead
/// first; empty on a full board.
#[must_use]
pub fn by_sight(field: &SearchBoard) -> Vec<Place> {
    let (me, opponent) = (field.turn(), 1 - field.turn());
    if let Some(five) = field.first_of(me, Level::Five).or_else(|| field.first_of(opponent, Level::Five)) {
        return vec![five];
    }
    let mut candidates = Vec::new();
    generate(field, true, &mut candidates);
    Experience::new(field, 1).score(field, 0, NOWHERE, &mut candidates);
    candidates.sort_by_key(|c| std::cmp::Reverse(c.score));
    candidates.into_iter().map(|c| c.place).collect()
}

/// With few marks every cell close to one is a candidate, lively or not.
fn add_neighbours(field: &SearchBoard, base: usize, out: &mut Vec<Candidate>) {
    let marked: Vec<_> =
        field.places().filter(|&p| !field.is_free(p)).map(|p| field.coordinates(p)).collect();
    for place in field.places().filter(|&p| field.is_free(p)) {
        let (x, y) = field.coordinates(place);
        let close = marked.iter().any(|&(mx, my)| mx.abs_diff(x) <= 2 && my.abs_diff(y) <= 2);
        if close && out[base..].iter().all(|c| c.place != place) {
            out.push(Candidate { place, score: 0 });
        }
    }
}

/// The cells that stop every open four that the opponent threatens to make.
#[must_use]
pub fn defences(field: &SearchBoard) -> Vec<Place> {
    let opponent = 1 - field.turn();
    let mut common: Option<Vec<Place>> = None;
    for place in field.each(opponent, Level::OpenFour) {
        let stops = stops(field, opponent, place);
        match &mut common {
            None => common = Some(stops),
            Some(common) => common.retain(|place| stops.contains(place)),
        }
    }
    common.unwrap_or_default()
}

/// The cells that take part in the fives which a mark of `side` on `place` would threaten.
fn stops(field: &SearchBoard, side: usize, place: Place) -> Vec<Place> {
    let mut stops = vec![place];
    for (d, &step) in field.steps().iter().enumerate() {
        if pattern(field, side, place, d) < Pattern::Four as u16 {
            continue;
        }
        for backwards in [false, true] {
            let mut at = usize::from(place);
            for _ in 0..field.half() {
                at = if backwards { at - step } else { at + step };
                if field.is_free(at as Place) && pattern(field, side, at as Place, d) >= Pattern::Four as u16
                {
                    stops.push(at as Place);
                }
            }
        }
    }
    stops
}

fn pattern(field: &SearchBoard, side: usize, place: Place, d: usize) -> u16 {
    field.packed(side, place) >> (4 * d) & 15
}

/// Moves that have proved good elsewhere in the tree.
#[derive(Clone)]
pub struct Experience {
    /// By side and cell: how often a move refuted more than the others did.
    history: [Vec<i16>; 2],
    /// By side and the opponent's last cell: the move that refuted it.
    counter: [Vec<Place>; 2],
    /// By ply: the last moves that refuted.
    killers: Vec<[Place; 2]>,
    /// By the difference of two places: how they lie to each other.
    relations: Vec<u8>,
    /// Where in `relations` no difference stands.
    middle: usize,
}

/// The range of the history.
const MOST: i32 = 8192;
/// What the largest history adds to a move's score, in sixty-fourths of a logit.
const HISTORY: i32 = 400;
/// What a move adds that refuted the opponent's last move elsewhere.
const COUNTER: i32 = 150;
/// What a move adds that refuted another move at the same ply.
const KILLER: i32 = 150;

impl Experience {
    /// None yet, for this field and a tree of this height.
    #[must_use]
    pub fn new(field: &SearchBoard, plies: usize) -> Experience {
        let (size, stride) = (field.size(), field.steps()[1]);
        let mut relations = vec![0; 2 * size + 8 * stride + 8];
        let middle = relations.len() / 2;
        for (rows, columns) in (-4..=4).flat_map(|r: i32| (-4..=4).map(move |c: i32| (r, c))) {
            let at = (middle as i32 + rows * stride as i32 + columns) as usize;
            relations[at] = relation(columns.unsigned_abs() as usize, rows.unsigned_abs() as usize) as u8;
        }
        Experience {
            history: [vec![0; size], vec![0; size]],
            counter: [vec![NOWHERE; size], vec![NOWHERE; size]],
            killers: vec![[NOWHERE; 2]; plies],
            relations,
            middle,
        }
    }

    /// Gives every candidate its score.
    pub fn score(&self, field: &SearchBoard, ply: usize, best: Place, candidates: &mut [Candidate]) {
        let (me, opponent) = (field.turn(), 1 - field.turn());
        let last = [field.last(), field.before_last(1)];
        let counter = self.counter[me][usize::from(last[0])];
        let killers = self.killers[ply];
        let near = &field.weights().near;
        for c in candidates {
            let place = c.place;
            let mut score =
                i32::from(field.order(me, place).own) + i32::from(field.order(opponent, place).foil);
            for (near, &mark) in near.iter().zip(&last) {
                score += i32::from(near[self.relation(place, mark)]);
            }
            score += i32::from(self.history[me][usize::from(place)]) * HISTORY / MOST;
            score += COUNTER * i32::from(place == counter) + KILLER * i32::from(killers.contains(&place));
            c.score = if place == best { i32::MAX } else { score };
        }
    }

    /// How a cell lies to a mark; far if there is none.
    #[inline]
    fn relation(&self, place: Place, mark: Place) -> usize {
        if mark == NOWHERE {
            0
        } else {
            self.relations[self.middle + usize::from(place) - usize::from(mark)].into()
        }
    }

    /// How good a move of this side has been, from -8192 to 8192.
    #[must_use]
    pub fn history(&self, side: usize, place: Place) -> i32 {
        i32::from(self.history[side][usize::from(place)])
    }

    /// Learns that `place` refuted what the opponent did, and `tried` did not.
    pub fn learn(&mut self, field: &SearchBoard, ply: usize, depth: i32, place: Place, tried: &[Place]) {
        let me = field.turn();
        self.counter[me][usize::from(field.last())] = place;
        if self.killers[ply][0] != place {
            self.killers[ply] = [place, self.killers[ply][0]];
        }
        let bonus = (depth * depth * 16 + 32).min(1500);
        self.add(me, place, bonus);
        for &other in tried {
            self.add(me, other, -bonus);
        }
    }

    /// Moves the count towards the bonus so that it never leaves its range.
    fn add(&mut self, side: usize, place: Place, bonus: i32) {
        let entry = &mut self.history[side][usize::from(place)];
        let old = i32::from(*entry);
        *entry = (old + bonus - old * bonus.abs() / MOST) as i16;
    }
}

/// Brings the best of the candidates from `from` on to the place `from`.
pub fn pick(candidates: &mut [Candidate], from: usize) -> Candidate {
    let best = (from..candidates.len()).max_by_key(|&i| (candidates[i].score, std::cmp::Reverse(i)));
    candidates.swap(from, best.expect("a candidate is left"));
    candidates[from]
}
