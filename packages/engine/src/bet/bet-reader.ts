// Reads the fields of a bet. As the reader of rooms it collects faults by path and goes on; here unknown fields are faults
// too, since a word that is misspelt would change what a bet pays.
import type { Fault } from '../reader.ts';
import type { WordValue } from './condition-words.ts';

/** Where the fault is: in the value of the field, or in its name. */
export type BetFault = Fault & { readonly at?: 'value' | 'name' };

export type BetReader = {
  readonly faults: BetFault[];
  readonly fault: (path: string, says: string) => void;
  readonly unknownField: (path: string, known: readonly string[]) => void;
  /** The fields of an object; none when it is no object. Fields that are not known, or are missing, are faults. */
  readonly fields: (
    path: string,
    value: unknown,
    required: readonly string[],
    optional?: readonly string[],
  ) => Readonly<Record<string, unknown>>;
  /** Its entries; none when it is no list, or a shorter one. */
  readonly listOf: (path: string, value: unknown, least: number, most?: number) => readonly unknown[];
  /** The first of the words where the value is none of them. */
  readonly oneOf: <T extends WordValue>(path: string, value: unknown, known: readonly [T, ...T[]]) => T;
  readonly text: (path: string, value: unknown, most: number) => string;
};

/** A reader without faults, which never throws. */
export const newBetReader = (): BetReader => {
  const faults: BetFault[] = [];
  const fault = (path: string, says: string): void => void faults.push({ path, says });
  const unknownField: BetReader['unknownField'] = (path, known) =>
    void faults.push({
      path,
      says: `is not a known field; the fields here are ${known.filter((name) => !name.startsWith('$')).join(', ')}`,
      at: 'name',
    });
  return {
    faults,
    fault,
    unknownField,
    fields: (path, value, required, optional = []) => {
      const fields = fieldsOf(value);
      if (fields === null) {
        fault(path, 'must be an object with named fields, in { }');
        return {};
      }
      const known = [...required, ...optional];
      const under = path === '' ? '' : `${path}.`;
      for (const name of Object.keys(fields)) {
        if (!known.includes(name)) unknownField(`${under}${name}`, known);
      }
      for (const name of required) {
        if (!Object.hasOwn(fields, name)) fault(`${under}${name}`, 'is missing');
      }
      return fields;
    },
    listOf: (path, value, least, most = Number.POSITIVE_INFINITY) => {
      if (value === undefined) return [];
      if (!Array.isArray(value)) fault(path, 'must be a list, in [ ]');
      else if (value.length < least) fault(path, `must have ${least} or more entries`);
      else if (value.length > most) fault(path, `must have at most ${most} entries`);
      else return value;
      return [];
    },
    oneOf: (path, value, known) => {
      const found = known.find((word) => word === value);
      if (found === undefined && value !== undefined) fault(path, `must be one of ${known.join(', ')}`);
      return found ?? known[0];
    },
    text: (path, value, most) => {
      if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
      if (value !== undefined) fault(path, `must be a text of 1 to ${most} characters`);
      return '';
    },
  };
};

/** The value as an object with named fields; `null` when it is none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
