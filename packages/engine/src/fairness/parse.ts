// Reads what claims to be an opened shoe or round: the shape alone. Whether it is true is for `verify.ts`; here it is
// made sure that every text can be hashed in one way only. [F2]
import { DECK } from '../card.ts';
import type { Fault } from '../reader.ts';
import { AFTER_CUT, BURN_CUSTOMS } from '../room.ts';
import { CARDS_IN_DECK, MOST_CARDS_IN_ROUND } from '../shoe.ts';
import { SIDES } from '../side.ts';
import { exactly, hex32, listOf, orNull, record, textLike, whole, wordOf } from './check.ts';
import { MOST_ATTEMPTS, MOST_CONTRIBUTIONS } from './cut.ts';
import type { OpenedRound, OpenedShoe } from './record.ts';

export type ParsedOpening =
  | { readonly ok: true; readonly file: OpenedShoe | OpenedRound }
  | { readonly ok: false; readonly fault: Fault };

/** A JSON value as a file, or the first fault in it with its place. */
export const parseOpening = (value: unknown): ParsedOpening => {
  const kind = (value as { readonly kind?: unknown } | null | undefined)?.kind;
  const shape = kind === 'punto-shoe' ? SHOE : kind === 'punto-round' ? ROUND : null;
  if (!shape) return { ok: false, fault: { path: 'kind', says: 'must be "punto-shoe" or "punto-round"' } };
  const fault = shape(value, '');
  return fault ? { ok: false, fault } : { ok: true, file: value as OpenedShoe | OpenedRound };
};

const MOST_DECKS = 8;
const MOST_CARDS = MOST_DECKS * CARDS_IN_DECK;
/** Far more than a shoe has; rounds that were cancelled before a card was dealt count too. */
const MOST_ROUNDS = 10_000;
const MOST_BURNT_AFTER = 13;
const MOST_PROOF = 9;

const CARD = wordOf(DECK);
const SIDE = wordOf(SIDES);
const INDEX = whole(0, MOST_CARDS);
const STATUS = wordOf(['settled', 'cancelled']);
/** No line ends in them, since a line ends each where they are hashed. */
const WORD = textLike(
  /^[a-z0-9][a-z0-9.-]{0,128}$/,
  'must be a word of small letters, digits, dots, hyphens',
);
const PLACE = textLike(/^[1-9]\d?$/, 'must be a place in the list, from "1"');
const MARK = textLike(/^[PBT]\d[npb]{0,3}$/, 'must be a result such as "B6" or "P9np"');
const NUMBER = whole(1, 2 ** 32 - 1);

const SEAL = record({
  format: exactly(1),
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
  beacon: orNull(record({ name: WORD, round: whole(0, Number.MAX_SAFE_INTEGER) })),
});

const CONTRIBUTIONS = listOf(
  record({ patron: PLACE, commit: orNull(hex32), value: orNull(hex32) }),
  MOST_CONTRIBUTIONS,
);

const CUT = record({
  houseValue: hex32,
  contributions: CONTRIBUTIONS,
  failed: listOf(CONTRIBUTIONS, MOST_ATTEMPTS),
  beacon: orNull(record({ name: WORD, round: whole(0, Number.MAX_SAFE_INTEGER), value: hex32 })),
  seed: hex32,
});

const SHOE = record({
  kind: exactly('punto-shoe'),
  version: exactly(1),
  commitment: hex32,
  seal: SEAL,
  cut: CUT,
  cards: listOf(record({ card: CARD, nonce: hex32 }), MOST_CARDS),
  burn: orNull(record({ faceUp: CARD, count: whole(0, MOST_BURNT_AFTER) })),
  rounds: listOf(
    record({
      round: NUMBER,
      status: STATUS,
      first: INDEX,
      player: listOf(CARD, 3),
      banker: listOf(CARD, 3),
      taken: whole(0, MOST_CARDS_IN_ROUND),
      mark: orNull(MARK),
    }),
    MOST_ROUNDS,
  ),
  digest: hex32,
});

const ROUND = record({
  kind: exactly('punto-round'),
  version: exactly(1),
  seal: SEAL,
  cut: CUT,
  round: NUMBER,
  status: STATUS,
  cards: listOf(
    record({
      index: INDEX,
      leaf: INDEX,
      card: CARD,
      nonce: hex32,
      proof: listOf(hex32, MOST_PROOF),
      side: wordOf([...SIDES, 'burn']),
    }),
    MOST_CARDS_IN_ROUND + 1,
  ),
  closed: listOf(record({ index: INDEX, side: SIDE }), MOST_CARDS_IN_ROUND),
  digest: hex32,
});
