// Checks the shape of raw data, and says where and why it does not fit. An unknown field is a fault too, or a
// changed name would pass as one that was left out.
import { fieldOf } from '../keyed.ts';
import type { Fault } from '../reader.ts';
import { isHex32 } from './hash.ts';

/** The first fault, or `null`. */
export type Check = (value: unknown, path: string) => OpeningFault | null;

/** With a code for pages: `unknown`: no field has this name; `invalid`: the value is not as `says` wants it. */
export type OpeningFault = Fault & { readonly code: 'missing' | 'unknown' | 'invalid' };

/** The fault of a value that does not fit. */
export const invalid = (path: string, says: string): OpeningFault => ({ path, code: 'invalid', says });

const check =
  (holds: (value: unknown) => boolean, says: string): Check =>
  (value, path) =>
    holds(value) ? null : invalid(path, says);

export const hex32 = check(isHex32, 'must be 64 hexadecimal digits in small letters');

/** Equal to this text or number. */
export const exactly = (wanted: string | number): Check =>
  check((value) => value === wanted, `must be ${JSON.stringify(wanted)}`);

/** One of these texts. */
export const wordOf = (words: readonly string[]): Check =>
  check(
    (value) => typeof value === 'string' && words.includes(value),
    words.length > 10 ? 'must be a card such as "TH"' : `must be one of ${words.join(', ')}`,
  );

/** A text that matches the pattern; `says` is the fault where it does not. The pattern must be anchored and not global. */
export const textLike = (pattern: RegExp, says: string): Check =>
  check((value) => typeof value === 'string' && pattern.test(value), says);

/** An integer from `least` to `most`, both included. */
export const whole = (least: number, most: number): Check =>
  check(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most,
    `must be a whole number from ${least} to ${most}`,
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
    if (!Array.isArray(value)) return invalid(path, 'must be a list');
    if (value.length > most) return invalid(path, `must have at most ${most} entries`);
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
      return invalid(path, 'must be an object with named fields');
    const inside = (name: string): string => (path === '' ? name : `${path}.${name}`);
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name));
    if (unknown !== undefined) return { path: inside(unknown), code: 'unknown', says: 'is no field of it' };
    for (const [name, field] of Object.entries(fields)) {
      if (!Object.hasOwn(value, name)) return { path: inside(name), code: 'missing', says: 'is missing' };
      const fault = field(fieldOf(value, name), inside(name));
      if (fault) return fault;
    }
    return null;
  };
