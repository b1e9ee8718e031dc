// From JSON to a bet, or every fault with the path of its value. What a bet of sound shape means is for `bet-remarks.ts`.
import type { BetCondition } from '../condition/condition.ts';
import type { BetRow } from '../condition/terms.ts';
import { commonDivisorOfSafe } from '../odds/fraction.ts';
import { BET_ID } from '../option-id.ts';
import type { Ratio } from '../ratio.ts';
import type { BetFaultReason, CodedBetFault } from './bet-fault.ts';
import { type BetReader, newBetReader } from './bet-reader.ts';
import type { BetDefinition } from './definition.ts';
import { parseCondition } from './parse-condition.ts';

export type ParsedBet =
  | { readonly ok: true; readonly bet: BetDefinition }
  | { readonly ok: false; readonly faults: readonly CodedBetFault<BetFaultReason>[] };

export const MOST_ROWS = 40;
const MOST_PUSHES = 20;
const LONGEST_NAME = 60;
const LONGEST_SOURCE = 400;
/** No shoe of eight decks has as many rounds. */
const MOST_ROUNDS = 200;

/** Reads a bet; never throws, for any value. [L1] [L2] */
export const parseBet = (data: unknown): ParsedBet => {
  const reader = newBetReader();
  const fields = reader.fields(
    '',
    data,
    ['id', 'name', 'source', 'rows'],
    ['$schema', 'push', 'commission', 'until'],
  );
  const conditions = { count: 0 };
  const condition = (path: string, value: unknown) => parseCondition(reader, path, value, conditions);
  const bet: BetDefinition = {
    id: readId(reader, fields.id),
    name: readName(reader, fields.name),
    source: reader.text('source', fields.source, LONGEST_SOURCE),
    rows: reader
      .listOf('rows', fields.rows, 1, MOST_ROWS)
      .flatMap((row, i) => readRow(reader, `rows[${i}]`, row, condition) ?? []),
    push: reader
      .listOf('push', fields.push, 0, MOST_PUSHES)
      .flatMap((each, i) => condition(`push[${i}]`, each) ?? []),
    commission: fields.commission === undefined ? null : readCommission(reader, fields.commission),
    until: fields.until === undefined || fields.until === null ? null : readUntil(reader, fields.until),
  };
  return reader.faults.length === 0 ? { ok: true, bet } : { ok: false, faults: reader.faults };
};

/** One word, or `house/word` for a bet of a house's own. */
const readId = (reader: BetReader, value: unknown): string => {
  if (typeof value === 'string' && BET_ID.test(value)) return value;
  if (value !== undefined) reader.fault('id', { code: 'wrongId' });
  return '';
};

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/;

const readName = (reader: BetReader, value: unknown): Readonly<Record<string, string>> => {
  if (value === undefined) return {};
  const names = reader.fields('name', value, ['en'], Object.keys(Object(value)));
  return Object.fromEntries(
    Object.entries(names).map(([tag, name]) => {
      if (!LANGUAGE.test(tag)) reader.fault(`name.${tag}`, { code: 'wrongLanguage' });
      return [tag, reader.text(`name.${tag}`, name, LONGEST_NAME)];
    }),
  );
};

const readRow = (
  reader: BetReader,
  path: string,
  value: unknown,
  condition: (path: string, value: unknown) => BetCondition | null,
): BetRow | null => {
  const fields = reader.fields(path, value, ['when', 'pays']);
  const when = fields.when === undefined ? null : condition(`${path}.when`, fields.when);
  const pays = readPays(reader, `${path}.pays`, fields.pays);
  return when === null || pays === null ? null : { when, pays };
};

const PAYS = /^(\d{1,4})(?:\.(\d{1,4}))?:(\d{1,4})$/;
const SHARE = /^(\d{1,2})(?:\.(\d{1,4}))? ?%$/;

/** The largest stake of a room times either part of a ratio is still an exact integer. [L1] */
const LARGEST_PART = 9000;

const readPays = (reader: BetReader, path: string, value: unknown): Ratio | null => {
  if (value === undefined) return null;
  const match = typeof value === 'string' ? PAYS.exec(value) : null;
  if (match === null) {
    reader.fault(path, { code: 'wrongPays' });
    return null;
  }
  return exact(reader, path, match, Number(match[3]));
};

const readCommission = (reader: BetReader, value: unknown): Ratio | null => {
  const match = typeof value === 'string' ? SHARE.exec(value) : null;
  if (match !== null) return exact(reader, 'commission', match, 100);
  reader.fault('commission', { code: 'wrongCommission' });
  return null;
};

const exact = (
  reader: BetReader,
  path: string,
  [, whole = '', digits = '']: RegExpExecArray,
  one: number,
): Ratio | null => {
  const [part, of] = lowest(Number(whole + digits), one * 10 ** digits.length);
  if (part === 0 || of === 0) reader.fault(path, { code: 'paysNothing' });
  else if (Math.max(part, of) > LARGEST_PART)
    reader.fault(path, { code: 'partTooLarge', ratio: `${part}:${of}`, most: LARGEST_PART });
  else return [part, of];
  return null;
};

const lowest = (part: number, of: number): Ratio => {
  const divisor = commonDivisorOfSafe(part, of);
  return divisor === 0 ? [0, 0] : [part / divisor, of / divisor];
};

const readUntil = (reader: BetReader, value: unknown): number => {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_ROUNDS)
    return value;
  reader.fault('until', { code: 'wrongUntil', most: MOST_ROUNDS });
  return 1;
};
