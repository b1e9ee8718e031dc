// A shoe with everything that is published about it, sealed, cut, dealt and opened as a table does it, from a seed. The
// chance in it is for tests and samples alone. [F2]
import { dealt, finishCoup, NO_CARDS, nextHand } from '../src/coup.ts';
import { commitOf, seedOf } from '../src/fairness/cut.ts';
import { cardAt, cutShoe, openRound, openShoe } from '../src/fairness/opening.ts';
import type { Contribution, DealtRound, Hex32, OpenedRound, OpenedShoe } from '../src/fairness/record.ts';
import { commitmentOf, sealOf } from '../src/fairness/seal.ts';
import { markOf } from '../src/mark.ts';
import type { AfterCut, BurnCustom } from '../src/room.ts';
import { burnCount, knownLast, lastRoundWhenCut, orderedCards, shuffled } from '../src/shoe.ts';
import type { Side } from '../src/side.ts';
import { seededBelow } from './seeded.ts';

export type FairShoeTerms = {
  readonly seed: number;
  readonly decks: number;
  readonly cutDepth: number | null;
  readonly burn: BurnCustom;
  readonly afterCut: AfterCut;
  /** How many patrons brought in a value. */
  readonly patrons: number;
  /** For each attempt that failed, how many came forward: the first of them withheld. */
  readonly failed: readonly number[];
  readonly beacon: boolean;
  /** The round that was cancelled after so many cards, of which the last was never turned. */
  readonly cancelled: { readonly round: number; readonly after: number } | null;
};

export type FairShoe = { readonly shoe: OpenedShoe; readonly rounds: readonly OpenedRound[] };

export const SMALL: FairShoeTerms = {
  seed: 7,
  decks: 1,
  cutDepth: 14,
  burn: 'courts-ten',
  afterCut: 'finish-plus-one',
  patrons: 3,
  failed: [2],
  beacon: true,
  cancelled: { round: 2, after: 4 },
};

export const EIGHT_DECKS: FairShoeTerms = { ...SMALL, decks: 8, failed: [], beacon: false, cancelled: null };

export const ALONE: FairShoeTerms = {
  ...SMALL,
  cutDepth: null,
  burn: 'none',
  afterCut: 'finish',
  patrons: 1,
  failed: [],
  beacon: false,
  cancelled: null,
};

export const fairShoe = (terms: FairShoeTerms): FairShoe => {
  const { decks, cutDepth, burn, afterCut } = terms;
  const below = seededBelow(terms.seed);
  const random = (): Hex32 =>
    Array.from({ length: 32 }, () => below(256).toString(16).padStart(2, '0')).join('');
  const order = shuffled(orderedCards(decks), below);
  const secret = { order, nonces: order.map(random), houseValue: random() };
  const named = terms.beacon ? { name: 'example-beacon', round: 4200 } : null;
  const cutIndex = cutDepth === null ? null : order.length - cutDepth;
  const ids = { table: 'example', shoe: 'example-12', number: 12, room: 'live-eight-deck' };
  const seal = sealOf({ ...ids, decks, cutIndex, burn, afterCut, beacon: named }, secret);
  const commitment = commitmentOf(seal);

  const brought = (_: unknown, place: number): Contribution => {
    const value = random();
    const commit = cutDepth === null ? null : commitOf(commitment, value);
    return { patron: String(place + 1), commit, value };
  };
  const failed = terms.failed.map((length) =>
    Array.from({ length }, brought).map((each, i) => (i === 0 ? { ...each, value: null } : each)),
  );
  const contributions = Array.from({ length: terms.patrons }, brought);
  const beacon = named && { ...named, value: random() };
  const values = contributions.flatMap(({ value }) => value ?? []);
  const { houseValue } = secret;
  const seed = seedOf({ commitment, houseValue, values, beacon });
  const shoe = cutShoe(seal, secret, { houseValue, contributions, failed, beacon, seed });

  const faceUp = cardAt(shoe, 0);
  const burnt = burn === 'none' ? null : { faceUp, count: burnCount(faceUp, burn) };
  const played: DealtRound[] = [];
  const opened: OpenedRound[] = [];
  let next = burnt ? 1 + burnt.count : 0;
  for (let round = 1, last: number | null = null; last === null || round <= last; round += 1) {
    const first = next;
    if (knownLast(afterCut, first, cutIndex, last !== null)) last = round;
    const stop = terms.cancelled?.round === round ? terms.cancelled.after : null;
    const laid: { index: number; side: Side; turned: boolean }[] = [];
    let hands = NO_CARDS;
    for (let side = nextHand(hands); side !== null && laid.length !== stop; side = nextHand(hands)) {
      if (last === null && cutIndex !== null && next >= cutIndex)
        last = lastRoundWhenCut(afterCut, round, next === first);
      const turned = laid.length + 1 !== stop;
      laid.push({ index: next, side, turned });
      if (turned) hands = dealt(hands, side, cardAt(shoe, next));
      next += 1;
    }
    const status = stop === null ? 'settled' : 'cancelled';
    const mark = stop === null ? markOf(finishCoup(hands)) : null;
    played.push({ round, status, first, ...hands, taken: laid.length, mark });
    opened.push(openRound(shoe, { round, status, dealt: laid }));
  }
  return { shoe: openShoe(shoe, burnt, played), rounds: opened };
};
