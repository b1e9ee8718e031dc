// The balanced whole tags with the highest betting correlation. An exact search and not a heuristic: for balanced tags the
// correlation grows with Σ t·e and falls with √Σ t², and both sums and the balance add up rank by rank. So it is enough to
// keep, for each balance and each Σ t² of the ranks so far, the largest Σ t·e (dynamic programming); no other beginning can
// be part of better tags.
import { DECK, RANKS } from '../card.ts';
import type { Composition } from '../odds/composition.ts';
import { commonDivisor } from '../odds/fraction.ts';
import { bettingCorrelation } from './correlation.ts';
import type { Removal } from './removal.ts';
import { type CountTags, TAGGED, tagPlace } from './tags.ts';

export type BestTags = { readonly tags: CountTags; readonly correlation: number };

/** With larger tags the search takes seconds, and a person does not keep such a count at a table. */
export const MOST_TAG = 4;

/**
 * Of all tags from `-largest` to `largest` that add up to 0 over a deck, those with the highest correlation; of two that
 * are equal those with the smaller squares, so that 1 and −1 go before 2 and −2. Compared in whole numbers. Throws a
 * `RangeError` when the shoe is not one of whole decks, and when no card changes the bet more than another.
 */
export const bestTags = (removal: Removal, largest: number): BestTags => {
  if (!(Number.isInteger(largest) && largest >= 1 && largest <= MOST_TAG))
    throw new RangeError(`the largest tag must be a whole number from 1 to ${MOST_TAG}, not ${largest}`);
  if (!isOfWholeDecks(removal.composition))
    throw new RangeError('the best tags are those of a full shoe: count from whole decks');
  const found = bestOf(searchLayers(effectsByRank(removal), largest), largest);
  if (found === null)
    throw new RangeError('no card changes the bet more than another, which leaves nothing to count');
  return { tags: found, correlation: bettingCorrelation(found, removal) };
};

const isOfWholeDecks = (composition: Composition): boolean =>
  composition.every((count) => count === composition[0]);

/** How many ranks have each tag: one for ace to nine, four for tens. */
const WEIGHTS: readonly number[] = TAGGED.map(
  (_, place) => RANKS.filter((rank) => tagPlace(`${rank}S`) === place).length,
);
const WEIGHT = WEIGHTS.reduce((sum, weight) => sum + weight, 0);

/** The effects of all cards of a deck with one tag, added up, in parts so small that they are whole. */
const effectsByRank = ({ byCard }: Removal): readonly bigint[] => {
  const parts = byCard.reduce(
    (product, effect) =>
      effect === null ? product : (product / commonDivisor(product, effect.denominator)) * effect.denominator,
    1n,
  );
  return TAGGED.map((_, place) =>
    DECK.reduce((sum, card, i) => {
      const effect = byCard[i] ?? null;
      return effect === null || tagPlace(card) !== place
        ? sum
        : sum + (effect.numerator * parts) / effect.denominator;
    }, 0n),
  );
};

/** After some ranks: by balance and sum of squares the largest sum with the effects, and the tag of the last rank in it. */
type SearchLayer = { readonly sums: (bigint | undefined)[]; readonly tags: Int8Array };

const squaresUpTo = (largest: number): number => WEIGHT * largest * largest + 1;
const placeOf = (balance: number, squares: number, largest: number): number =>
  (balance + WEIGHT * largest) * squaresUpTo(largest) + squares;

const newLayer = (largest: number): SearchLayer => {
  const places = (2 * WEIGHT * largest + 1) * squaresUpTo(largest);
  return { sums: new Array(places).fill(undefined), tags: new Int8Array(places) };
};

const searchLayers = (effects: readonly bigint[], largest: number): readonly SearchLayer[] => {
  let before = newLayer(largest);
  before.sums[placeOf(0, 0, largest)] = 0n;
  return effects.map((effect, rank) => {
    const layer = newLayer(largest);
    for (const [place, sum] of before.sums.entries()) {
      if (sum === undefined) continue;
      for (let tag = -largest; tag <= largest; tag += 1) {
        const next = place + stepOf(rank, tag, largest);
        const reached = sum + BigInt(tag) * effect;
        const known = layer.sums[next];
        if (known !== undefined && known >= reached) continue;
        layer.sums[next] = reached;
        layer.tags[next] = tag;
      }
    }
    before = layer;
    return layer;
  });
};

/** How far a tag of this rank moves the place. */
const stepOf = (rank: number, tag: number, largest: number): number => {
  const weight = WEIGHTS[rank] ?? 0;
  return weight * tag * squaresUpTo(largest) + weight * tag * tag;
};

/** The tags with balance 0 and the highest quotient of the squared sum by the sum of squares. */
const bestOf = (layers: readonly SearchLayer[], largest: number): CountTags | null => {
  let best: { readonly sum: bigint; readonly squares: number } | null = null;
  for (let squares = 1; squares < squaresUpTo(largest); squares += 1) {
    const sum = layers.at(-1)?.sums[placeOf(0, squares, largest)];
    if (sum === undefined || sum <= 0n) continue;
    if (best === null || sum * sum * BigInt(best.squares) > best.sum * best.sum * BigInt(squares))
      best = { sum, squares };
  }
  if (best === null) return null;
  let place = placeOf(0, best.squares, largest);
  const tags: number[] = [];
  for (let rank = layers.length - 1; rank >= 0; rank -= 1) {
    const tag = layers[rank]?.tags[place] ?? 0;
    tags.unshift(tag);
    place -= stepOf(rank, tag, largest);
  }
  return tags;
};
