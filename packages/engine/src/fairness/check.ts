// Checks the shape of raw data, and says where and why it does not fit. An unknown field is a fault too, or a
// changed name would pass as one that was left out.
import { DECK } from '../card.ts';
import { fieldOf } from '../object-keys.ts';
import { type OpeningFault, openingFault } from './fault-words.ts';
import { isHex32 } from './hash.ts';

/** The first fault, or `null`. */
export type Check = (value: unknown, path: string) => OpeningFault | null;

const check =
  (holds: (value: unknown) => boolean, faultAt: (path: string) => OpeningFault): Check =>
  (value, path) =>
    holds(value) ? null : faultAt(path);

export const hex32 = check(isHex32, (path) => openingFault('hash', { path }));

/** Equal to this text or number. */
export const exactly = (wanted: string | number): Check =>
  check(
    (value) => value === wanted,
    (path) => openingFault('exactly', { path, wanted: JSON.stringify(wanted) }),
  );

const oneOf =
  (words: readonly string[]) =>
  (value: unknown): boolean =>
    typeof value === 'string' && words.includes(value);

/** One of these texts. */
export const wordOf = (words: readonly string[]): Check =>
  check(oneOf(words), (path) => openingFault('one-of', { path, words }));

/** A card as two letters. */
export const card = check(oneOf(DECK), (path) => openingFault('card', { path }));

/** A text that matches the pattern, which must be anchored and not global; `code` is the fault of one that does not. */
export const textLike = (
  pattern: RegExp,
  code: 'word' | 'place' | 'result' | 'signature' | 'previous',
): Check =>
  check(
    (value) => typeof value === 'string' && pattern.test(value),
    (path) => openingFault(code, { path }),
  );

/** An integer from `least` to `most`, both included. */
export const whole = (least: number, most: number): Check =>
  check(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    (path) => openingFault('whole', { path, least, most }),
  );

/** `null`, or what `other` accepts. */
export const orNull =
  (other: Check): Check =>
  (value, path) =>
    value === null ? null : other(value, path);

/**
 * An array of at most `most` items, each accepted by `item`. Gives the fault of the first item that is not, with its
 * index in the path.
 */
export const listOf =
  (item: Check, most: number): Check =>
  (value, path) => {
    if (!Array.isArray(value)) return openingFault('list', { path });
    if (value.length > most) return openingFault('list-length', { path, most });
    for (const [i, each] of value.entries()) {
      const fault = item(each, `${path}[${i}]`);
      if (fault) return fault;
    }
    return null;
  };

/** An object with these fields and no other. */
export const record =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return openingFault('record', { path });
    const inside = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) return openingFault('unknown', { path: inside(unknown) });
    for (const [name, field] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name)) return openingFault('missing', { path: inside(name) });
      const fault = field(fieldOf(value, name), inside(name));
      if (fault) return fault;
    }
    return null;
  };
