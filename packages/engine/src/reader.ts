// Reads raw data field by field. Each mistake becomes a fault that names the place and the change. The reader then continues
// with a placeholder value, to find all faults in one pass; data with a fault is never used.

import { isOptionId, OPTION_IDS, type OptionId } from './option-id.ts';

/** `at`: whether the fault is in the value of the field or in its name; omitted: the value. */
export type Fault = { readonly path: string; readonly says: string; readonly at?: 'value' | 'name' };

export type Reader = {
  readonly faults: Fault[];
  readonly record: (path: string, value: unknown) => Readonly<Record<string, unknown>>;
  readonly list: (path: string, value: unknown) => readonly unknown[];
  readonly text: (path: string, value: unknown) => string;
  readonly word: (path: string, value: unknown) => string;
  /** Reads an option's id: one of the rules or a bet of the room. */
  readonly option: (path: string, value: unknown) => OptionId;
  /** A language tag of BCP 47. */
  readonly language: (path: string, value: unknown) => string;
  /** A custom is there or left out. */
  readonly yes: (path: string, value: unknown) => true;
  readonly whole: (path: string, value: unknown, least: number, most?: number) => number;
  readonly oneOf: <T extends string>(path: string, value: unknown, words: readonly [T, ...T[]]) => T;
};

/** A reader without faults. It never throws; the caller looks at `faults` when all fields have been read. */
export const newReader = (): Reader => {
  const faults: Fault[] = [];
  const instead = <T>(path: string, says: string, value: T): T => {
    faults.push({ path, says });
    return value;
  };
  return {
    faults,
    record: (path, value) =>
      isRecord(value) ? value : instead(path, 'must be an object with named fields', {}),
    list: (path, value) => (Array.isArray(value) ? value : instead(path, 'must be a list', [])),
    text: (path, value) =>
      typeof value === 'string' && value.trim() !== '' && value.length <= MOST_LETTERS
        ? value
        : instead(path, `must be a text of 1 to ${MOST_LETTERS} letters`, ''),
    word: (path, value) =>
      typeof value === 'string' && WORD.test(value)
        ? value
        : instead(path, 'must be a word of small letters, digits and hyphens, at most 64 long', ''),
    option: (path, value) =>
      typeof value === 'string' && isOptionId(value)
        ? value
        : instead(path, 'must be the id of an option or of a bet of this room', OPTION_IDS[0]),
    language: (path, value) =>
      typeof value === 'string' && LANGUAGE.test(value)
        ? value
        : instead(path, 'must be a language tag such as en, fr or pt-BR', 'en'),
    yes: (path, value) => (value === true ? true : instead(path, 'must be true, or be left out', true)),
    whole: (path, value, least, most = Number.MAX_SAFE_INTEGER) => {
      if (typeof value === 'number' && Number.isSafeInteger(value) && value >= least && value <= most)
        return value;
      const range = most === Number.MAX_SAFE_INTEGER ? `of at least ${least}` : `from ${least} to ${most}`;
      return instead(path, `must be a whole number ${range}`, least);
    },
    oneOf: (path, value, words) =>
      words.find((word) => word === value) ?? instead(path, `must be one of ${words.join(', ')}`, words[0]),
  };
};

const WORD = /^[a-z0-9][a-z0-9-]{0,63}$/;
const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;
const MOST_LETTERS = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
