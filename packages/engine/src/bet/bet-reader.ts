// Reads the fields of a bet. Like the reader of rooms it collects faults by path and continues; here unknown fields are faults
// too, because a misspelt word would change the payout of a bet.
import { type BetFaultReason, betFault, type CodedBetFault } from './bet-fault.ts';
import type { WordValue } from './condition-words.ts';

export type BetReader = {
  readonly faults: CodedBetFault<BetFaultReason>[];
  readonly fault: (path: string, reason: BetFaultReason) => void;
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
  const faults: CodedBetFault<BetFaultReason>[] = [];
  const fault = (path: string, reason: BetFaultReason): void => void faults.push(betFault(path, reason));
  const unknownField: BetReader['unknownField'] = (path, names) => {
    const known = names.filter((name) => !name.startsWith('$'));
    faults.push({ ...betFault(path, { code: 'unknownField', known }), at: 'name' });
  };
  return {
    faults,
    fault,
    unknownField,
    fields: (path, value, required, optional = []) => {
      const fields = fieldsOf(value);
      if (fields === null) {
        fault(path, { code: 'notFields' });
        return {};
      }
      const known = [...required, ...optional];
      const under = path === '' ? '' : `${path}.`;
      for (const name of Object.keys(fields)) {
        if (!known.includes(name)) unknownField(`${under}${name}`, known);
      }
      for (const name of required) {
        if (!Object.hasOwn(fields, name)) fault(`${under}${name}`, { code: 'missing' });
      }
      return fields;
    },
    listOf: (path, value, least, most = Number.POSITIVE_INFINITY) => {
      if (value === undefined) return [];
      if (!Array.isArray(value)) fault(path, { code: 'notList' });
      else if (value.length < least) fault(path, { code: 'tooFew', least });
      else if (value.length > most) fault(path, { code: 'tooMany', most });
      else return value;
      return [];
    },
    oneOf: (path, value, known) => {
      const found = known.find((word) => word === value);
      if (found === undefined && value !== undefined) fault(path, { code: 'notOneOf', known });
      return found ?? known[0];
    },
    text: (path, value, most) => {
      if (typeof value === 'string' && value.trim() !== '' && value.length <= most) return value;
      if (value !== undefined) fault(path, { code: 'textLength', most });
      return '';
    },
  };
};

/** The value as an object with named fields; `null` when it is none. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null;
