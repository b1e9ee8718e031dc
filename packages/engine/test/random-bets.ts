// Random bets for property tests, as JSON: any words of the vocabulary, nested, with any of their values.
import fc from 'fast-check';
import {
  CONDITION_WORDS,
  COUNT_VALUES,
  type ConditionWord,
  type WordShape,
} from '../src/bet/condition-words.ts';
import type { BetDefinition } from '../src/bet/definition.ts';
import { parseBet } from '../src/bet/parse-bet.ts';
import { RANKS } from '../src/card.ts';
import { COUNTED_IN } from '../src/condition/condition.ts';
import { keysOf } from '../src/object-keys.ts';

type Json = fc.Arbitrary<unknown>;

const some = (values: readonly unknown[]): Json => fc.subarray([...values], { minLength: 1 });

const side = fc.constantFrom('player', 'banker');

const plain = (shape: WordShape): Json | null => {
  if (shape.is === 'list') return some(shape.values);
  if (shape.is === 'ranks') return fc.record({ side, of: some(RANKS) });
  if (shape.is === 'count')
    return fc.record({
      of: some(RANKS),
      in: fc.constantFrom(...COUNTED_IN),
      is: some(COUNT_VALUES),
    });
  if (shape.is !== 'hands') return null;
  const hands = fc.record(
    Object.fromEntries(Object.entries(shape.values).map(([name, values]) => [name, some(values)])),
    { requiredKeys: [] },
  );
  return hands.filter((asked) => Object.keys(asked).length > 0);
};

/** A word that asks cards, not one that joins conditions; of those named, or of all. */
const wordOf = (names: readonly ConditionWord[]): Json =>
  fc.oneof(
    ...names.flatMap((name) => {
      const asked = plain(CONDITION_WORDS[name]);
      return asked === null ? [] : [asked.map((value) => ({ [name]: value }))];
    }),
  );

const conditionOf = (names: readonly ConditionWord[]): Json => {
  const word = wordOf(names);
  const joined = (inner: Json): Json =>
    fc.oneof(
      { weight: 2, arbitrary: word },
      fc.array(inner, { minLength: 1, maxLength: 3 }).map((all) => ({ all })),
      fc.array(inner, { minLength: 1, maxLength: 3 }).map((any) => ({ any })),
      inner.map((not) => ({ not })),
    );
  return joined(joined(word));
};

const pays = fc.oneof(
  fc
    .tuple(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 20 }))
    .map(([to, one]) => `${to}:${one}`),
  fc.integer({ min: 1, max: 99 }).map((parts) => `0.${String(parts).padStart(2, '0')}:1`),
);

/** As in a file; every one of them is sound. */
export const betJson = (names: readonly ConditionWord[] = keysOf(CONDITION_WORDS)): Json =>
  fc.record(
    {
      id: fc.constant('house/any'),
      name: fc.constant({ en: 'Any' }),
      source: fc.constant('A test.'),
      rows: fc.array(fc.record({ when: conditionOf(names), pays }), { minLength: 1, maxLength: 4 }),
      push: fc.array(conditionOf(names), { maxLength: 2 }),
      commission: fc.constantFrom('5 %', '4%', '0.5 %'),
    },
    { requiredKeys: ['id', 'name', 'source', 'rows'] },
  );

/** Throws, with its faults, when the value is no bet. */
export const betFrom = (json: unknown): BetDefinition => {
  const parsed = parseBet(json);
  if (!parsed.ok) throw new Error(parsed.faults.map(({ path, says }) => `${path}: ${says}`).join('\n'));
  return parsed.bet;
};

/** Bets whose rows exclude, cover or contradict each other in ways that chance alone seldom comes upon. */
export const contraryBetJson = (names: readonly ConditionWord[] = keysOf(CONDITION_WORDS)): Json => {
  const [a, b] = [conditionOf(names), conditionOf(names)];
  const not = (when: unknown) => ({ not: when });
  const rows = fc
    .tuple(a, b)
    .chain(([one, other]) =>
      fc.constantFrom<readonly unknown[]>(
        [one, { all: [other, not(one)] }],
        [{ all: [one, not(other)] }, { all: [other, not(one)] }],
        [{ all: [one, other] }, one, other],
        [one, { all: [one, not(one), other] }],
        [one, not(one)],
        [{ any: [one, other] }, one],
      ),
    );
  return fc.record({
    id: fc.constant('house/contrary'),
    name: fc.constant({ en: 'Contrary' }),
    source: fc.constant('A test.'),
    rows: rows.map((whens) => whens.map((when) => ({ when, pays: '2:1' }))),
    push: fc.array(conditionOf(names), { maxLength: 1 }),
  });
};
