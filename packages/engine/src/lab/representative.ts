// The cards that are most likely left at a true count: whole numbers as near as can be to the mean of all shoes with it.
import { DECK, RANKS, type Rank } from '../card.ts';
import { type Composition, spreadEvenly } from '../odds/composition.ts';
import { CARDS_IN_DECK } from '../shoe.ts';
import { type CountTags, TAGGED, tagPlace } from './tags.ts';

/**
 * What is left of so many decks when `unseen` cards are left and the true count of balanced tags is `count`. Of each rank as
 * many were seen as linear regression on the running count says, in whole cards that add up to both; ranks of one tag and suits are
 * spread evenly, over the whole shoe too. `null`: the count cannot be reached so, or the running count would not be whole.
 */
export const compositionAtCount = (
  tags: CountTags,
  decks: number,
  unseen: number,
  count: number,
): Composition | null => {
  const running = (count * unseen) / CARDS_IN_DECK;
  if (!Number.isInteger(running)) return null;
  const full = TAG_CARDS.map((cards) => cards * decks);
  const squares = full.reduce((sum, cards, i) => sum + cards * (tags[i] ?? 0) ** 2, 0);
  const seen = decks * CARDS_IN_DECK - unseen;
  const means = full.map(
    (cards, i) => cards * (seen / (decks * CARDS_IN_DECK) + (running * (tags[i] ?? 0)) / squares),
  );
  const counts = nearestWhole({ tags, full, means, seen, running });
  if (counts === null) return null;
  return spreadOverDeck(full.map((cards, i) => cards - (counts[i] ?? 0)));
};

/** Black and red in turn. */
const SUIT_TURNS = ['S', 'H', 'C', 'D'] as const;

/** The ranks of each tag. */
const TAG_RANKS: readonly (readonly Rank[])[] = TAGGED.map((_, tag) =>
  RANKS.filter((rank) => tagPlace(`${rank}S`) === tag),
);

/** How many of the 52 cards have each tag. */
const TAG_CARDS: readonly number[] = TAG_RANKS.map((ranks) => ranks.length * SUIT_TURNS.length);

/** Remaining cards are given to ranks and suits in turn, and the next tag continues with the suit at which the tag before ended. */
const spreadOverDeck = (counts: readonly number[]): Composition => {
  const left = DECK.map(() => 0);
  let turn = 0;
  for (const [tag, ranks] of TAG_RANKS.entries()) {
    const [count, cards] = [counts[tag] ?? 0, TAG_CARDS[tag] ?? 0];
    for (const [i, each] of spreadEvenly(count, cards).entries()) {
      const suit = SUIT_TURNS[(turn + i + Math.floor(i / 4)) % 4] ?? 'S';
      left[DECK.indexOf(`${ranks[i % ranks.length] ?? 'A'}${suit}`)] = each;
    }
    turn += count % cards;
  }
  return left;
};

type Rounding = {
  readonly tags: CountTags;
  readonly full: readonly number[];
  readonly means: readonly number[];
  /** What the whole numbers add up to, and what they add up to by their tags. */
  readonly seen: number;
  readonly running: number;
};

type Rounded = {
  readonly counts: readonly number[];
  readonly seen: number;
  readonly running: number;
  readonly distance: number;
};

/** Whole numbers within two of the means with both sums: those with the least squares, each by its variance. */
const nearestWhole = ({ tags, full, means, seen, running }: Rounding): readonly number[] | null => {
  let reached = new Map<string, Rounded>([['', { counts: [], seen: 0, running: 0, distance: 0 }]]);
  for (const [i, mean] of means.entries()) {
    const next = new Map<string, Rounded>();
    for (const before of reached.values())
      for (const count of wholeNear(mean, full[i] ?? 0)) {
        const rounded = {
          counts: [...before.counts, count],
          seen: before.seen + count,
          running: before.running + count * (tags[i] ?? 0),
          distance: before.distance + (count - mean) ** 2 / (full[i] ?? 1),
        };
        const key = `${rounded.seen} ${rounded.running}`;
        const known = next.get(key);
        if (known === undefined || rounded.distance < known.distance) next.set(key, rounded);
      }
    reached = next;
  }
  return reached.get(`${seen} ${running}`)?.counts ?? null;
};

const wholeNear = (mean: number, most: number): readonly number[] =>
  [-1, 0, 1, 2].map((step) => Math.floor(mean) + step).filter((count) => count >= 0 && count <= most);
