// Reads what claims to be an opened shoe or round: the shape alone. Whether it is true is for `verify.ts`; here it is
// made sure that every text can be hashed in one way only. [F2]

import { fieldOf } from '../object-keys.ts';
import { AFTER_CUT, BURN_CUSTOMS } from '../room.ts';
import { CARDS_IN_DECK, MOST_CARDS_IN_ROUND } from '../shoe.ts';
import { SIDES } from '../side.ts';
import {
  type Check,
  card,
  exactly,
  hex32,
  listOf,
  orNull,
  record,
  textLike,
  whole,
  wordOf,
} from './check.ts';
import { MOST_CONTRIBUTIONS, MOST_MISSED } from './cut.ts';
import { MOST_ATTEMPTS } from './cut-attempts.ts';
import { type OpeningFault, openingFault } from './fault-words.ts';
import type { OpenedRound, OpenedShoe, Seal } from './record.ts';

export type ParsedOpening =
  | { readonly ok: true; readonly file: OpenedShoe | OpenedRound }
  | { readonly ok: false; readonly fault: OpeningFault };

/** A JSON value as a file, or the first fault in it with its place. */
export const parseOpening = (value: unknown): ParsedOpening => {
  const kind = fieldOf(value, 'kind');
  const shapes = kind === 'punto-shoe' ? SHOES : kind === 'punto-round' ? ROUNDS : null;
  if (!shapes) return { ok: false, fault: openingFault('kind', { path: 'kind' }) };
  const version = fieldOf(value, 'version');
  if (version !== 1 && version !== 2)
    return { ok: false, fault: openingFault('version', { path: 'version' }) };
  const fault = shapes[version](value, '');
  return fault ? { ok: false, fault } : { ok: true, file: value as OpenedShoe | OpenedRound };
};

const MOST_DECKS = 8;
const MOST_CARDS = MOST_DECKS * CARDS_IN_DECK;
/** Far more than a shoe has; rounds that were cancelled before a card was dealt count too. */
const MOST_ROUNDS = 10_000;
const MOST_BURNT_AFTER = 13;
const MOST_PROOF = 9;

const SIDE = wordOf(SIDES);
const INDEX = whole(0, MOST_CARDS);
const STATUS = wordOf(['settled', 'cancelled']);
/** No line ends in them, since a line ends each where they are hashed. */
const WORD = textLike(/^[a-z0-9][a-z0-9.-]{0,128}$/, 'word');
const PLACES = {
  1: textLike(/^[1-9]\d?$/, 'place'),
  2: textLike(/^[1-9]\d{0,4}$/, 'place'),
};
const SIGNATURE = textLike(/^([0-9a-f]{96}|[0-9a-f]{192})$/, 'signature');
/** For the first round of a chain: the value that the chain began with. */
const PREVIOUS = textLike(/^[0-9a-f]{64}([0-9a-f]{128})?$/, 'previous');
const MOMENT = whole(0, Number.MAX_SAFE_INTEGER);
const MARK = textLike(/^[PBT]\d[npb]{0,3}$/, 'result');
const NUMBER = whole(1, 2 ** 32 - 1);

const BEACON = { name: WORD, round: whole(0, Number.MAX_SAFE_INTEGER) };

const sealOf = (format: Seal['format']): Check =>
  record({
    format: exactly(format),
    table: WORD,
    shoe: WORD,
    number: NUMBER,
    room: WORD,
    decks: whole(1, MOST_DECKS),
    cutIndex: orNull(INDEX),
    burn: wordOf(BURN_CUSTOMS),
    afterCut: wordOf(AFTER_CUT),
    root: hex32,
    houseHash: hex32,
    beacon: orNull(record(BEACON)),
  });

const contributionsOf = (format: Seal['format']): Check =>
  listOf(
    record({ patron: PLACES[format], commit: orNull(hex32), value: orNull(hex32) }),
    MOST_CONTRIBUTIONS[format],
  );

const BEACON_VALUE = orNull(record({ ...BEACON, value: hex32 }));
const SIGNED_VALUE = orNull(
  record({ ...BEACON, value: hex32, signature: SIGNATURE, previous: orNull(PREVIOUS) }),
);

const CUT = record({
  houseValue: hex32,
  contributions: contributionsOf(1),
  failed: listOf(contributionsOf(1), MOST_ATTEMPTS),
  beacon: BEACON_VALUE,
  seed: hex32,
});

/** Before the attempts at which a value may be withheld, one may have waited for a beacon that did not arrive. */
const MOST_FAILED = MOST_ATTEMPTS + 1;

const CUT_2 = record({
  houseValue: hex32,
  contributions: contributionsOf(2),
  failed: listOf(contributionsOf(2), MOST_FAILED),
  missed: listOf(record({ commit: hex32, why: wordOf(['late', 'full']) }), MOST_MISSED),
  closedAt: orNull(MOMENT),
  beacon: SIGNED_VALUE,
  seed: hex32,
});

const COUNT = whole(0, MOST_CONTRIBUTIONS[2]);
const LISTED = { count: COUNT, root: hex32 };

const BRIEF = record({
  houseValue: hex32,
  list: record(LISTED),
  values: record(LISTED),
  failed: listOf(record({ ...LISTED, withheld: COUNT }), MOST_FAILED),
  missed: whole(0, MOST_MISSED),
  closedAt: orNull(MOMENT),
  beacon: SIGNED_VALUE,
  seed: hex32,
});

const shoeOf = (version: Seal['format'], cut: Check): Check =>
  record({
    kind: exactly('punto-shoe'),
    version: exactly(version),
    commitment: hex32,
    seal: sealOf(version),
    cut,
    cards: listOf(record({ card, nonce: hex32 }), MOST_CARDS),
    burn: orNull(record({ faceUp: card, count: whole(0, MOST_BURNT_AFTER) })),
    rounds: listOf(
      record({
        round: NUMBER,
        status: STATUS,
        first: INDEX,
        player: listOf(card, 3),
        banker: listOf(card, 3),
        taken: whole(0, MOST_CARDS_IN_ROUND),
        mark: orNull(MARK),
      }),
      MOST_ROUNDS,
    ),
    digest: hex32,
  });

const roundOf = (version: Seal['format'], cut: Check): Check =>
  record({
    kind: exactly('punto-round'),
    version: exactly(version),
    seal: sealOf(version),
    cut,
    round: NUMBER,
    status: STATUS,
    cards: listOf(
      record({
        index: INDEX,
        leaf: INDEX,
        card,
        nonce: hex32,
        proof: listOf(hex32, MOST_PROOF),
        side: wordOf([...SIDES, 'burn']),
      }),
      MOST_CARDS_IN_ROUND + 1,
    ),
    closed: listOf(record({ index: INDEX, side: SIDE }), MOST_CARDS_IN_ROUND),
    digest: hex32,
  });

const SHOES = { 1: shoeOf(1, CUT), 2: shoeOf(2, CUT_2) };
const ROUNDS = { 1: roundOf(1, CUT), 2: roundOf(2, BRIEF) };
