// Changes to a revealed shoe or round that try to get past the checks of a verifier: a value that is
// nearly right, one of another kind, a field more or less, cards moved, attempts and rounds invented. What hangs on the
// changed part is made to fit again by `reseal.ts`. [F2]
import type { Below } from '../../src/random.ts';

/** What a parser gives: a mutant has no shape, that is what it is for. */
export type Raw = ReturnType<typeof JSON.parse>;

/** Makes the change in place. Throws where the file has nothing of the kind. */
type Change = (file: Raw, below: Below) => void;

export const pick = <T>(items: readonly T[], below: Below): T => {
  const item = items[below(items.length)];
  if (item === undefined) throw new Error('there is nothing to choose from');
  return item;
};

const hex = (below: Below): string =>
  Array.from({ length: 32 }, () => below(256).toString(16).padStart(2, '0')).join('');

type Place = { readonly holder: Raw; readonly key: string };

/** Every field and entry, those of lists and objects themselves included. */
const placesIn = (holder: Raw): Place[] =>
  Object.keys(holder).flatMap((key) => [
    { holder, key },
    ...(typeof holder[key] === 'object' && holder[key] !== null ? placesIn(holder[key]) : []),
  ]);

/** Each kind of place as likely as any other, or nearly all changes would be to nonces. */
const anyPlace = (file: Raw, below: Below): Place => {
  const named = (holder: Raw, path: string): [string, Place][] =>
    Object.keys(holder).flatMap((key): [string, Place][] => {
      const name = Array.isArray(holder) ? `${path}[]` : `${path}.${key}`;
      const inside = holder[key];
      return [
        [name, { holder, key }],
        ...(typeof inside === 'object' && inside !== null ? named(inside, name) : []),
      ];
    });
  const byName = Map.groupBy(named(file, ''), ([name]) => name);
  return pick(pick([...byName.values()], below), below)[1];
};

const ODD: readonly unknown[] = [
  ...[null, true, false, '', '0', '1', 'none', 'finish', 'settled', 'AS', 'P9', 'b7', [], {}, [null], [[]]],
  ...[-1, -8, 0, -0, 0.5, 31.5, 1e21, 2 ** 32, 2 ** 53, 'x\n', 'é', '1\n', '\u0661', ' ', 'toString'],
];
const WORDS = [
  ...['settled', 'cancelled', 'finish', 'finish-plus-one', 'courts-ten', 'courts-eleven-up', 'none'],
  ...['player', 'banker', 'burn', 'punto-shoe', 'punto-round', 'Finish', 'tie', 'AH', 'KC', 'TS', '10S'],
];

const nearTo = (value: unknown, below: Below): unknown => {
  if (typeof value === 'number') return value + pick([-8, -4, -1, 1, 1, 2, 4, 52, 0.5], below);
  if (typeof value !== 'string') return pick(ODD, below);
  if (value.length === 64) return pick([hex(below), value.toUpperCase(), value.slice(1), `${value}0`], below);
  return pick([...WORDS, `${value}x`, `${value}\n`, value.slice(1), Number(value)], below);
};

const onPlace =
  (change: (place: Place, below: Below) => void): Change =>
  (file, below) =>
    change(anyPlace(file, below), below);

const onList =
  (change: (list: Raw[], below: Below) => void): Change =>
  (file, below) => {
    const lists = placesIn(file).flatMap(({ holder, key }) =>
      Array.isArray(holder[key]) && holder[key].length > 0 ? [holder[key]] : [],
    );
    change(pick(lists, below), below);
  };

const onRound =
  (change: (round: Raw, below: Below, rounds: Raw[]) => void): Change =>
  (file, below) =>
    change(pick(file.rounds as Raw[], below), below, file.rounds);

const attempt = (below: Below, most: number): Raw[] =>
  Array.from({ length: below(most + 1) }, (_, i) => ({
    patron: String(i + 1),
    commit: pick([hex(below), hex(below), hex(below), null], below),
    value: pick([hex(below), hex(below), null], below),
  }));

/** Keyed by name, so that a difference shows its cause. */
export const CHANGES: Readonly<Record<string, Change>> = {
  'an odd value': onPlace(({ holder, key }, below) => {
    holder[key] = structuredClone(pick(ODD, below));
  }),
  'a value near the right one': onPlace(({ holder, key }, below) => {
    holder[key] = nearTo(holder[key], below);
  }),
  'a field left out': onPlace(({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  }),
  'a field more': onPlace(({ holder, key }, below) => {
    const into = typeof holder[key] === 'object' && holder[key] !== null ? holder[key] : holder;
    if (!Array.isArray(into)) into[pick(['extra', 'version', 'digest', 'constructor', 'value'], below)] ??= 1;
  }),
  'an entry twice': onList((list, below) => {
    const at = below(list.length);
    list.splice(at, 0, structuredClone(list[at]));
  }),
  'an entry left out': onList((list, below) => void list.splice(below(list.length), 1)),
  'two entries exchanged': onList((list, below) => {
    const [a, b] = [below(list.length), below(list.length)];
    [list[a], list[b]] = [list[b], list[a]];
  }),
  'two cards exchanged': (file, below) => {
    const [a, b] = [pick(file.cards as Raw[], below), pick(file.cards as Raw[], below)];
    [a.card, b.card] = [b.card, a.card];
  },
  'a nonce twice': (file, below) => {
    pick(file.cards as Raw[], below).nonce = pick(file.cards as Raw[], below).nonce;
  },
  'a round takes another number of cards': onRound((round, below) => {
    round.taken = pick([-8, -1, 0, 3, 4, 5, 6, 7], below);
  }),
  'a round is cancelled': onRound((round, below) => {
    Object.assign(round, { status: 'cancelled', mark: null });
    for (const hand of [round.player, round.banker]) if (below(2) === 0) hand.splice(below(hand.length), 1);
  }),
  'a round is invented': onRound((round, below, rounds) => {
    const invented = { ...structuredClone(round), round: rounds.length + 1 };
    Object.assign(invented, pick([{}, { status: 'cancelled', mark: null, taken: -8 }, { first: 1 }], below));
    rounds.push(invented);
  }),
  'rounds end early': (file, below) => void file.rounds.splice(below(file.rounds.length)),
  'other rules': ({ seal }, below) => {
    seal[pick(['burn', 'afterCut'], below)] = pick(WORDS, below);
    seal.cutIndex = pick([null, 0, 1, 4, 20, 38, 39, 40, 41, 52, 416, 417, seal.cutIndex], below);
  },
  'another number of decks': ({ seal }, below) => {
    seal.decks = pick([0, 2, 8, 9, 2 ** 32, '1', 1.5], below);
  },
  'another value of the house': ({ cut }, below) => {
    cut.houseValue = hex(below);
  },
  'other patrons': ({ cut }, below) => {
    cut.contributions = attempt(below, pick([2, 5, 100], below));
  },
  'attempts that failed': ({ cut }, below) => {
    cut.failed = Array.from({ length: pick([1, 2, 3, 4, 40], below) }, () => attempt(below, 3));
    if (below(2) === 0) cut.contributions = [];
  },
  'who came too late': ({ cut }, below) => {
    const commit = pick([hex(below), hex(below), cut.contributions[0]?.commit ?? hex(below)], below);
    cut.missed = Array.from({ length: pick([0, 1, 2, 1_001], below) }, () => ({
      commit,
      why: pick(['late', 'full', 'other'], below),
    }));
  },
  'closed at another time': ({ cut }, below) => {
    cut.closedAt = pick([null, 0, 1_694_775_602_999, 1_694_775_603_000, 2 ** 53, cut.closedAt], below);
  },
  'other counts or roots': ({ cut }, below) => {
    const of = pick([cut.list, cut.values, cut.list, ...cut.failed], below);
    Object.assign(
      of,
      pick([{ count: 0 }, { count: 2 }, { root: hex(below) }, { withheld: 0 }, { withheld: 9 }], below),
    );
    if (below(2) === 0) cut.values.count = cut.list.count;
    if (below(3) === 0) cut.failed = [];
  },
  'the other format': (file, below) => {
    file.version = pick([1, 2, 3], below);
    if (below(2) === 0) file.seal.format = file.version;
  },
  'another signature': ({ cut }, below) => {
    cut.beacon.signature = pick([hex(below) + hex(below).slice(32), hex(below), hex(below).repeat(3)], below);
    if (below(2) === 0) cut.beacon.previous = pick([hex(below), hex(below).repeat(3), null], below);
  },
  'a beacon that did not come': ({ cut }, below) => {
    cut.beacon = null;
    if (below(2) === 0) cut.failed.unshift(pick([[], structuredClone(cut.contributions)], below));
  },
  'another beacon': ({ seal, cut }, below) => {
    const name = { name: 'example-beacon', round: below(9) };
    seal.beacon = pick([null, name], below);
    const signed = {
      ...name,
      value: hex(below),
      signature: hex(below) + hex(below).slice(32),
      previous: null,
    };
    cut.beacon = pick([null, { ...name, value: hex(below) }, signed], below);
  },
};

/** Other ways to write the same or nearly the same JSON. */
export const TEXT_CHANGES: Readonly<Record<string, (text: string, below: Below) => string>> = {
  'a whole number with a point': (text) => text.replace(/:(\d+)([,}])/g, ':$1.0$2'),
  'a whole number with an exponent': (text) => text.replace(/"number":(\d+)/, '"number":$1e0'),
  'a number that is none': (text, below) =>
    text.replace(/"taken":\d/, `"taken":${pick(['NaN', 'Infinity', '-Infinity', '-0', '04', '+4'], below)}`),
  'a number too large': (text, below) =>
    text.replace(
      /"number":\d+/,
      `"number":${pick(['1e999', '9'.repeat(5_000), '4294967295.0000001'], below)}`,
    ),
  'a field twice': (text) => text.replace(/"decks":(\d)/, '"decks":9,"decks":$1'),
  'lists without end': () => '['.repeat(100_000),
  'objects without end': (text) => text.replace('"cut":', `"cut":${'{"a":'.repeat(50_000)}`),
  spaces: (text) => JSON.stringify(JSON.parse(text), null, 3),
  'half of the file': (text) => text.slice(0, text.length / 2),
  'half of a character': (text) => text.replace('"table":"', '"table":"\\ud800'),
};
