//! What the page of rules teaches: how each piece moves, in positions of games, and three
//! exercises.

use crate::games::{Diagram, Lesson};

/// The lessons in their order.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson {
        key: "intellector-progressor",
        diagrams: &[Diagram {
            key: "intellector-progressor",
            options: "",
            moves: "",
            spots: &[27, 21, 28, 34],
        }],
    },
    Lesson {
        key: "intellector-defensor",
        diagrams: &[Diagram {
            key: "intellector-defensor",
            options: "",
            moves: "d1-d2 d6-d5",
            spots: &[21, 15, 20, 22, 28],
        }],
    },
    Lesson {
        key: "intellector-liberator",
        diagrams: &[Diagram {
            key: "intellector-liberator",
            options: "",
            moves: "b1-b3 a6-a5",
            spots: &[9, 7, 11, 21, 23],
        }],
    },
    Lesson {
        key: "intellector-aggressor",
        diagrams: &[Diagram {
            key: "intellector-aggressor",
            options: "",
            moves: "c1-e4 i6-i5",
            spots: &[29, 3, 13, 16, 19, 21, 24, 34, 37, 42, 45, 55],
        }],
    },
    Lesson {
        key: "intellector-dominator",
        diagrams: &[Diagram {
            key: "intellector-dominator",
            options: "",
            moves: "a2-b2 a6-a5 a1-a4 i6-i5",
            spots: &[3, 0, 1, 2, 4, 9, 10, 15, 17, 21, 24, 31],
        }],
    },
    Lesson {
        key: "intellector-intellector",
        diagrams: &[Diagram {
            key: "intellector-intellector",
            options: "",
            moves: "d1-d2 d6-d5",
            spots: &[26, 20, 33],
        }],
    },
    Lesson {
        key: "intellector-exercise-one",
        diagrams: &[Diagram {
            key: "intellector-exercise-one",
            options: "",
            moves: "c1xg7 e7:d6 b1-d2 f6xg7 g1xc7 i6-i5",
            spots: &[25],
        }],
    },
    Lesson {
        key: "intellector-exercise-two",
        diagrams: &[Diagram {
            key: "intellector-exercise-two",
            options: "",
            moves: "e1:f1 g7xc1 g1-f2 c1xa1 f2xi7 e7:f6 i7xe7 a1xe7 i2-h2 i6-h5 g2-g3 e7xh2 i1-i6 h5-h4 i6xh6 \
                c7-d5",
            spots: &[38],
        }],
    },
    Lesson {
        key: "intellector-exercise-three",
        diagrams: &[Diagram {
            key: "intellector-exercise-three",
            options: "",
            moves: "c1-a4 e6-e5 c2-c3 c7xa4 c3-d3 e7:f6 b1-b3 g7-h5 h1-f2 g6-f5 g2-h2 f6:e7 b3-b5 c6-d5 b5xd6 \
                f5-g5 e1:d1 h5-g7 h2-g3 i6-h5 a1-f3 a6-a5",
            spots: &[32],
        }],
    },
];
