// A shoe with everything that is published about it, sealed, cut, dealt and opened as a table does it, from a seed. The
// chance in it is for tests and samples alone. [F2]
import { dealt, finishCoup, NO_CARDS, nextHand } from '../src/coup.ts';
import { commitOf, cutBySeal } from '../src/fairness/cut.ts';
import { hashOf, hexOf } from '../src/fairness/hash.ts';
import { cardAt, cutShoe, revealRound, revealShoe } from '../src/fairness/opening.ts';
import type {
  BeaconRound,
  BeaconValue,
  Contribution,
  DealtRound,
  Hex32,
  OpenedRound,
  OpenedShoe,
} from '../src/fairness/record.ts';
import { commitmentOf, sealOf } from '../src/fairness/seal.ts';
import { markOf } from '../src/mark.ts';
import type { AfterCut, BurnCustom } from '../src/room.ts';
import { burnCount, knownLast, lastRoundWhenCut, orderedCards, shuffled } from '../src/shoe.ts';
import type { Side } from '../src/side.ts';
import { seededBelow } from './seeded.ts';

export type FairShoeTerms = {
  readonly seed: number;
  /** The format of the seal. */
  readonly format: 1 | 2;
  readonly decks: number;
  readonly cutDepth: number | null;
  readonly burn: BurnCustom;
  readonly afterCut: AfterCut;
  /** How many patrons brought in a value. */
  readonly patrons: number;
  /** For each failed attempt, the number of patrons; the first of them withheld the value. */
  readonly failed: readonly number[];
  /** How many came too late; from format 2 on. */
  readonly missed: number;
  /** `vain`: it could not be had, and an attempt that waited for it is on record. `public`: a round of drand's quicknet. */
  readonly beacon: boolean | 'vain' | 'public';
  /** The round that was cancelled after this number of cards, of which the last was not turned. */
  readonly cancelled: { readonly round: number; readonly after: number } | null;
};

export type FairShoe = { readonly shoe: OpenedShoe; readonly rounds: readonly OpenedRound[] };

export const SMALL: FairShoeTerms = {
  seed: 7,
  format: 1,
  decks: 1,
  cutDepth: 14,
  burn: 'courts-ten',
  afterCut: 'finish-plus-one',
  patrons: 3,
  failed: [2],
  missed: 0,
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

/** As shoes are sealed now. */
export const SMALL_2: FairShoeTerms = { ...SMALL, format: 2, missed: 2, beacon: false };
export const BEACON_2: FairShoeTerms = { ...SMALL_2, failed: [], beacon: 'public' };
export const ALONE_2: FairShoeTerms = { ...ALONE, format: 2 };

/** As quicknet published it. */
export const PUBLIC_ROUND = {
  name: 'drand-52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  round: 657_413,
  value: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
  previous: null,
};
/** Two seconds before that. */
const CLOSED_AT = 1_694_775_603_000 - 2_000;

const isolatedBeacon = (random: () => Hex32): BeaconValue => {
  const signature = `${random()}${random()}`.slice(0, 96);
  const value = hexOf(hashOf(Uint8Array.from(Buffer.from(signature, 'hex'))));
  return { name: 'example-beacon', round: 4200, value, signature, previous: null };
};

const beaconOf = (
  { beacon, format }: FairShoeTerms,
  named: BeaconRound | null,
  random: () => Hex32,
): BeaconValue | null => {
  if (!named || beacon === 'vain') return null;
  if (beacon === 'public') return PUBLIC_ROUND;
  return format === 1 ? { ...named, value: random() } : isolatedBeacon(random);
};

export const fairShoe = (terms: FairShoeTerms): FairShoe => {
  const { decks, cutDepth, burn, afterCut } = terms;
  const below = seededBelow(terms.seed);
  const random = (): Hex32 =>
    Array.from({ length: 32 }, () => below(256).toString(16).padStart(2, '0')).join('');
  const order = shuffled(orderedCards(decks), below);
  const secret = { order, nonces: order.map(random), houseValue: random() };
  const source = terms.beacon === 'public' ? PUBLIC_ROUND : { name: 'example-beacon', round: 4200 };
  const named = terms.beacon ? { name: source.name, round: source.round } : null;
  const cutIndex = cutDepth === null ? null : order.length - cutDepth;
  const ids = { table: 'example', shoe: 'example-12', number: 12, room: 'live-eight-deck' };
  const seal = sealOf({ ...ids, decks, cutIndex, burn, afterCut, beacon: named }, secret, terms.format);
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
  if (terms.beacon === 'vain') failed.unshift([brought(null, 0), brought(null, 1)]);
  const missed = Array.from({ length: terms.missed }, (_, i) => ({
    commit: random(),
    why: i % 2 === 0 ? ('late' as const) : ('full' as const),
  }));
  const closedAt = cutDepth === null ? null : CLOSED_AT;
  const { houseValue } = secret;
  const parts = {
    houseValue,
    contributions,
    failed,
    missed,
    closedAt,
    beacon: beaconOf(terms, named, random),
  };
  const shoe = cutShoe(seal, secret, cutBySeal(seal, commitment, parts));

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
    opened.push(revealRound(shoe, { round, status, dealt: laid }));
  }
  return { shoe: revealShoe(shoe, burnt, played), rounds: opened };
};
