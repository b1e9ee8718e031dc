// The faults in the shape of a file: a code for programs and pages, with its values, and its sentence in English for the command
// line and logs. The pages have a text for each code, see `finding-words.ts`.
import type { Fault } from '../reader.ts';

type Numbers<Name extends string> = { readonly [N in Name]: number };

/** Each stands after the path of the field. */
const ENGLISH = {
  missing: () => 'is missing',
  unknown: () => 'is no field of it',
  kind: () => 'must be "punto-shoe", "punto-round" or "punto-record"',
  version: () => 'must be 1 or 2',
  list: () => 'must be a list',
  'list-length': ({ most }: Numbers<'most'>) => `must have at most ${most} entries`,
  record: () => 'must be an object with named fields',
  exactly: ({ wanted }: { readonly wanted: string }) => `must be ${wanted}`,
  'one-of': ({ words }: { readonly words: readonly string[] }) => `must be one of ${words.join(', ')}`,
  whole: ({ least, most }: Numbers<'least' | 'most'>) => `must be a whole number from ${least} to ${most}`,
  hash: () => 'must be 64 hexadecimal digits in small letters',
  word: () => 'must be a word of small letters, digits, dots, hyphens',
  place: () => 'must be a place in the list, from "1"',
  card: () => 'must be a card such as "TH"',
  result: () => 'must be a result such as "B6" or "P9np"',
  signature: () => 'must be a signature of 48 or 96 bytes',
  previous: () => 'must be a signature of 96 bytes, or 32 bytes',
  text: () => 'must be a text of at most 10,000 characters',
  'bet-id': () => 'must be the id of a bet, such as banker or house/dragon-7',
  definition: () => 'is no part of the definition of a bet, see docs/reference/bets.md',
};

/** Stable names of what is wrong, for pages that have a text for each. */
export type OpeningFaultCode = keyof typeof ENGLISH;

/** The values of each code besides the path of the field; `unknown` for a code without. */
type ValuesOf<C extends OpeningFaultCode> =
  Parameters<(typeof ENGLISH)[C]> extends [infer Values] ? Values : unknown;

/** The parameters of the text of each code: the path of the field and its values. */
export type OpeningFaultValues = {
  readonly [C in OpeningFaultCode]: { readonly path: string } & ValuesOf<C>;
};

/** The first fault of a file; `says` is in English. */
export type OpeningFault = Fault & {
  readonly code: OpeningFaultCode;
  readonly values: OpeningFaultValues[OpeningFaultCode];
};

const WORDS: { readonly [C in OpeningFaultCode]: (values: OpeningFaultValues[C]) => string } = ENGLISH;

/** The fault of a value at this path of a larger file. */
export const faultWithin = (prefix: string, { code, values, says }: OpeningFault): OpeningFault => {
  const path = `${prefix}.${values.path}`;
  return { path, code, values: { ...values, path }, says };
};

/** The fault with its words in English. */
export const openingFault = <C extends OpeningFaultCode>(
  code: C,
  values: OpeningFaultValues[C],
): OpeningFault => ({ path: values.path, code, values, says: WORDS[code](values) });
