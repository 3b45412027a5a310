//! A set of small numbers: edges or cells of a board.

/// A set of numbers below `64 * WORDS`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Bits<const WORDS: usize>([u64; WORDS]);

impl<const WORDS: usize> Default for Bits<WORDS> {
    fn default() -> Self {
        Bits([0; WORDS])
    }
}

impl<const WORDS: usize> Bits<WORDS> {
    /// The numbers from 0 up to, not including, `count`.
    #[must_use]
    pub fn below(count: usize) -> Self {
        let mut bits = Bits::default();
        (0..count).for_each(|n| bits.insert(n));
        bits
    }

    /// Whether `n` is in the set.
    #[inline]
    #[must_use]
    pub fn contains(&self, n: usize) -> bool {
        self.0[n / 64] >> (n % 64) & 1 != 0
    }

    /// Puts `n` in.
    #[inline]
    pub fn insert(&mut self, n: usize) {
        self.0[n / 64] |= 1 << (n % 64);
    }

    /// Takes `n` out.
    #[inline]
    pub fn remove(&mut self, n: usize) {
        self.0[n / 64] &= !(1 << (n % 64));
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there are none.
    #[inline]
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// The smallest one.
    #[inline]
    #[must_use]
    pub fn first(&self) -> Option<usize> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(64 * word + self.0[word].trailing_zeros() as usize)
    }

    /// All of them, ascending.
    pub fn iter(&self) -> impl Iterator<Item = usize> + use<WORDS> {
        self.0.into_iter().enumerate().flat_map(|(i, mut word)| {
            std::iter::from_fn(move || {
                let n = (word != 0).then(|| 64 * i + word.trailing_zeros() as usize);
                word &= word.wrapping_sub(1);
                n
            })
        })
    }
}
