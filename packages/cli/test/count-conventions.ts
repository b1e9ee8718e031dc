// Ways in which a published count may have been counted: divisors of the true count, roundings, tags, shoes. For the search of
// `count-search.ts`, which deals them side by side.
import { DECK } from '@punto/engine/card';
import { type CountTags, tagPlace } from '@punto/engine/lab/tags';
import type { ShoeRules } from '@punto/engine/room';
import { codeOf } from '@punto/engine/simulate/card-code';
import { VISITED_CARDS, visitShoes } from '@punto/engine/simulate/deal';

const PRINTED_TAGS: CountTags = [1, 1, -3, 1, 1, 1, 1, -8, 1, 1];
const PAYS = 200;
const TAGS = PRINTED_TAGS.length;

/** What a counter knows before a round. */
type Before = {
  /** Cards not seen, burnt ones among them; cards in the shoe; those before the cut card. */
  readonly unseen: number;
  readonly inShoe: number;
  readonly toCut: number;
};

type Divisor = { readonly name: string; readonly decks: (before: Before) => number };
type Rounding = { readonly name: string; readonly of: (count: number) => number };

const UNSEEN: Divisor = { name: 'decks not seen', decks: ({ unseen }) => unseen / 52 };

const DIVISORS: readonly Divisor[] = [
  UNSEEN,
  { name: 'decks in the shoe', decks: ({ inShoe }) => inShoe / 52 },
  { name: 'decks before the cut card', decks: ({ toCut }) => Math.max(toCut, 1) / 52 },
  { name: 'whole decks, rounded', decks: ({ unseen }) => Math.max(1, Math.round(unseen / 52)) },
  { name: 'whole decks, rounded up', decks: ({ unseen }) => Math.ceil(unseen / 52) },
  { name: 'whole decks, rounded down', decks: ({ unseen }) => Math.max(1, Math.floor(unseen / 52)) },
  { name: 'half decks, rounded', decks: ({ unseen }) => Math.max(1, Math.round(unseen / 26)) / 2 },
  { name: 'half decks, rounded up', decks: ({ unseen }) => Math.ceil(unseen / 26) / 2 },
  { name: 'half decks, rounded down', decks: ({ unseen }) => Math.max(1, Math.floor(unseen / 26)) / 2 },
  { name: 'for each half deck', decks: ({ unseen }) => unseen / 26 },
  { name: 'for each card times ten', decks: ({ unseen }) => unseen / 10 },
  { name: 'running', decks: () => 1 },
  { name: 'running over four', decks: () => 4 },
  { name: 'running over eight', decks: () => 8 },
];

// A trigger is a whole number: rounding down changes nothing, and rounding up is the next trigger.
const UNROUNDED: Rounding = { name: 'not rounded', of: Math.floor };

const ROUNDINGS: readonly Rounding[] = [UNROUNDED, { name: 'rounded', of: Math.round }];

/** The printed tags with another number in one place, and a few others with large tags for 3 and 8. */
const TAG_SETS: readonly CountTags[] = [
  ...PRINTED_TAGS.flatMap((tag, i) =>
    [-12, -9, -8, -7, -6, -5, -4, -3, -2, -1, 0, 1, 2, 3].flatMap((other) =>
      other === tag ? [] : [PRINTED_TAGS.with(i, other)],
    ),
  ),
  [1, 1, 1, 1, 1, 1, 1, -12, 1, 1],
  [1, 1, -12, 1, 1, 1, 1, 1, 1, 1],
  [1, 1, -8, 1, 1, 1, 1, -3, 1, 1],
  [0, 0, -1, 0, 0, 0, 0, -3, 0, 1],
  [1, 1, -3, 1, 1, 1, 1, -5, -2, 1],
];

export type ShoeKind = { readonly rules: ShoeRules; readonly seesBurnt: boolean; readonly late: number };

const CUTS = [16, 18, 20, 22, 24, 26, 27, 28, 29, 30, 32, 39, 52, 65, 78, 104, 130, 156];

const LIVE: ShoeRules = { decks: 8, burn: 'courts-ten', cutDepth: 14, afterCut: 'finish-plus-one' };
export const SHOES: readonly ShoeKind[] = [
  ...(['finish-plus-one', 'finish'] as const).flatMap((afterCut) =>
    (['courts-ten', 'courts-eleven-up', 'none'] as const).map((burn) => ({
      rules: { ...LIVE, afterCut, burn },
      seesBurnt: true,
      late: 0,
    })),
  ),
  { rules: LIVE, seesBurnt: false, late: 0 },
  // The count is brought up to date one round late.
  { rules: LIVE, seesBurnt: true, late: 1 },
  ...CUTS.flatMap((cutDepth) =>
    (['finish-plus-one', 'finish'] as const).map((afterCut) => ({
      rules: { ...LIVE, cutDepth, afterCut },
      seesBurnt: true,
      late: 0,
    })),
  ),
  ...[6, 4, 2].map((decks) => ({ rules: { ...LIVE, decks }, seesBurnt: true, late: 0 })),
];

/** The expected value of 200 to one on banker's 3 with player's third card an 8, with these numbers of cards of each value. */
const worth = (left: Float64Array, cards: number): number => {
  let ways = 0;
  const take = (value: number): number => {
    const count = left[value] ?? 0;
    left[value] = count - 1;
    return count;
  };
  const putBack = (value: number): void => {
    left[value] = (left[value] ?? 0) + 1;
  };
  for (let one = 0; one < 10; one += 1) {
    const first = take(one);
    for (let other = 0; first > 0 && other < 10; other += 1) {
      if ((one + other) % 10 > 5) continue;
      const both = first * take(other);
      const third = both === 0 ? 0 : both * take(8);
      for (let value = 0; third > 0 && value < 10; value += 1)
        ways += third * (left[value] ?? 0) * (left[(13 - value) % 10] ?? 0);
      if (both !== 0) putBack(8);
      putBack(other);
    }
    putBack(one);
  }
  const draws = cards * (cards - 1) * (cards - 2) * (cards - 3) * (cards - 4);
  return (ways / draws) * (PAYS + 1) - 1;
};

const PLACES = Int8Array.from({ length: 256 }, (_, code) => {
  const card = DECK.find((each) => codeOf(each) === code);
  return card === undefined ? 0 : tagPlace(card);
});

export type Way = {
  readonly what: string;
  /** The count of a counter who saw so many cards of each tag. */
  readonly counted: (seen: readonly number[], before: Before) => number;
};

const wayOf = (tags: CountTags, divisor: Divisor, rounding: Rounding): Way => ({
  what: `${tags.join(' ')}, ${divisor.name}, ${rounding.name}`,
  counted: (seen, before) => {
    let running = 0;
    for (let i = 0; i < TAGS; i += 1) running += (tags[i] ?? 0) * (seen[i] ?? 0);
    return rounding.of(running / divisor.decks(before) + 1e-9);
  },
});

/** The printed tags, counted in every way. */
export const PRINTED_WAYS: readonly Way[] = DIVISORS.flatMap((divisor) =>
  ROUNDINGS.map((rounding) => wayOf(PRINTED_TAGS, divisor, rounding)),
);

/** Other tags, by decks not seen, not rounded. */
export const OTHER_TAGS: readonly Way[] = TAG_SETS.map((tags) => wayOf(tags, UNSEEN, UNROUNDED));

export type Dealt = {
  /** Before a round of a shoe: the count of each way, and the expected value of the bet with the unseen cards. */
  readonly round: (counts: readonly number[], worth: number) => void;
  readonly end: () => void;
};

/** Deals the shoes of seed 1 from this number on to all ways at once. */
export const dealWays = (
  { rules, seesBurnt, late }: ShoeKind,
  first: number,
  shoes: number,
  ways: readonly Way[],
  dealt: Dealt,
): void => {
  let seen: number[] = [];
  let earlier: number[][] = [];
  let [unseen, inShoe] = [0, 0];
  const counts = ways.map(() => 0);
  const left = new Float64Array(10);
  const see = (place: number): void => {
    const tag = PLACES[VISITED_CARDS[place] ?? 0] ?? 0;
    const value = (tag + 1) % 10;
    seen[tag] = (seen[tag] ?? 0) + 1;
    left[value] = (left[value] ?? 0) - 1;
    unseen -= 1;
  };
  visitShoes(rules, 1, first, shoes, {
    shoe: (_shoe, start, next) => {
      unseen = rules.decks * 52;
      inShoe = unseen - (next - start);
      left.fill(rules.decks * 4);
      left[0] = rules.decks * 16;
      seen = Array.from({ length: TAGS }, () => 0);
      earlier = [];
      if (next > start && seesBurnt) see(start);
    },
    coup: (at, cards) => {
      earlier.push([...seen]);
      if (earlier.length > late + 1) earlier.shift();
      const [known = seen] = earlier;
      const before = { unseen, inShoe, toCut: inShoe - (rules.cutDepth ?? 0) };
      for (let i = 0; i < ways.length; i += 1) counts[i] = ways[i]?.counted(known, before) ?? 0;
      dealt.round(counts, worth(left, unseen));
      for (let place = at; place < at + cards; place += 1) see(place);
      inShoe -= cards;
    },
    end: dealt.end,
  });
};

export const shoeInWords = ({ rules, seesBurnt, late }: ShoeKind): string =>
  [
    `${rules.decks} decks, burn ${rules.burn}, cut ${rules.cutDepth}, ${rules.afterCut}`,
    seesBurnt ? '' : ', burnt card not counted',
    late === 0 ? '' : ', count a round late',
  ].join('');
