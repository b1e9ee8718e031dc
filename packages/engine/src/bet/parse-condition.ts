// Reads a condition from JSON. Each fault has the path of its value; reading continues, so that all faults are found at once.

import { RANKS } from '../card.ts';
import { type BetCondition, COUNTED_IN } from '../condition/condition.ts';
import { keysOf } from '../object-keys.ts';
import { SIDES } from '../side.ts';
import { type BetReader, fieldsOf } from './bet-reader.ts';
import {
  CONDITION_WORDS,
  COUNT_VALUES,
  type ConditionWord,
  DEEPEST,
  MOST_CONDITIONS,
  type WordValue,
} from './condition-words.ts';

/** `null` if the value is not a condition; the faults give the reason. `conditions` counts those of the whole bet. */
export const parseCondition = (
  reader: BetReader,
  path: string,
  value: unknown,
  conditions: { count: number },
  depth = 1,
): BetCondition | null => {
  conditions.count += 1;
  if (conditions.count === MOST_CONDITIONS + 1)
    reader.fault(path, { code: 'tooManyConditions', most: MOST_CONDITIONS });
  if (conditions.count > MOST_CONDITIONS) return null;
  if (depth > DEEPEST) {
    reader.fault(path, { code: 'tooDeep', most: DEEPEST });
    return null;
  }
  const fields = fieldsOf(value);
  const names = fields === null ? [] : Object.keys(fields);
  const [word = ''] = names;
  if (fields === null || names.length !== 1) {
    reader.fault(path, { code: 'notOneWord', known: WORDS, found: names });
    return null;
  }
  const known = WORDS.find((each) => each === word);
  if (known === undefined) {
    reader.unknownField(`${path}.${word}`, WORDS);
    return null;
  }
  const before = reader.faults.length;
  const inner = (at: string, each: unknown) => parseCondition(reader, at, each, conditions, depth + 1);
  const read = readWord(reader, `${path}.${word}`, fields[word], known, inner);
  return reader.faults.length > before ? null : read;
};

const WORDS = keysOf(CONDITION_WORDS);

type Inner = (path: string, value: unknown) => BetCondition | null;

/** `null` only where a condition in this one has a fault. */
const readWord = (
  reader: BetReader,
  path: string,
  value: unknown,
  word: ConditionWord,
  inner: Inner,
): BetCondition | null => {
  const list = <T extends WordValue>({ values }: { readonly values: readonly T[] }): readonly T[] =>
    readValues(reader, path, value, values);
  const hands = <T extends WordValue>({
    values,
  }: {
    readonly values: Readonly<Record<string, readonly T[]>>;
  }) => readHands(reader, path, value, values);
  const conditions = (): readonly BetCondition[] =>
    reader.listOf(path, value, 1).flatMap((each, i) => inner(`${path}[${i}]`, each) ?? []);
  switch (word) {
    case 'winner':
      return { winner: list(CONDITION_WORDS.winner) };
    case 'score':
      return { score: hands(CONDITION_WORDS.score) };
    case 'initial':
      return { initial: hands(CONDITION_WORDS.initial) };
    case 'cards':
      return { cards: hands(CONDITION_WORDS.cards) };
    case 'margin':
      return { margin: list(CONDITION_WORDS.margin) };
    case 'natural':
      return { natural: hands(CONDITION_WORDS.natural) };
    case 'third':
      return { third: hands(CONDITION_WORDS.third) };
    case 'pair':
      return { pair: list(CONDITION_WORDS.pair) };
    case 'perfectPair':
      return { perfectPair: list(CONDITION_WORDS.perfectPair) };
    case 'suited':
      return { suited: list(CONDITION_WORDS.suited) };
    case 'colour':
      return { colour: hands(CONDITION_WORDS.colour) };
    case 'ranks':
      return { ranks: readRanks(reader, path, value) };
    case 'count':
      return { count: readCount(reader, path, value) };
    case 'all':
      return { all: conditions() };
    case 'any':
      return { any: conditions() };
    case 'not': {
      const not = inner(path, value);
      return not === null ? null : { not };
    }
  }
};

/** A list without doubles, at least one value. */
const readValues = <T extends WordValue>(
  reader: BetReader,
  path: string,
  value: unknown,
  known: readonly T[],
): readonly T[] => {
  const seen = new Set<unknown>();
  return reader.listOf(path, value, 1).flatMap((each, i) => {
    const at = `${path}[${i}]`;
    const found = known.find((word) => word === each);
    if (found === undefined) reader.fault(at, { code: 'notOneOf', known });
    else if (seen.has(each)) reader.fault(at, { code: 'valueTwice', value: found });
    seen.add(each);
    return found === undefined ? [] : [found];
  });
};

const readHands = <T extends WordValue>(
  reader: BetReader,
  path: string,
  value: unknown,
  known: Readonly<Record<string, readonly T[]>>,
): Record<string, readonly T[]> => {
  const fields = fieldsOf(value) ?? {};
  const names = Object.keys(fields);
  if (names.length === 0) reader.fault(path, { code: 'namesNone', known: Object.keys(known) });
  return Object.fromEntries(
    names.map((name) => {
      const values = Object.hasOwn(known, name) ? known[name] : undefined;
      if (values === undefined) reader.unknownField(`${path}.${name}`, Object.keys(known));
      return [name, values === undefined ? [] : readValues(reader, `${path}.${name}`, fields[name], values)];
    }),
  );
};

const readRanks = (reader: BetReader, path: string, value: unknown) => {
  const fields = reader.fields(path, value, ['side', 'of']);
  return {
    side: reader.oneOf(`${path}.side`, fields.side, SIDES),
    of: readValues(reader, `${path}.of`, fields.of, RANKS),
  };
};

const readCount = (reader: BetReader, path: string, value: unknown) => {
  const fields = reader.fields(path, value, ['of', 'in', 'is']);
  return {
    of: readValues(reader, `${path}.of`, fields.of, RANKS),
    in: reader.oneOf(`${path}.in`, fields.in, COUNTED_IN),
    is: readValues(reader, `${path}.is`, fields.is, COUNT_VALUES),
  };
};
