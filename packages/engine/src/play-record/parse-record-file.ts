// Parses the file of a play record: its shape only. Definitions are parsed by the grammar of bets, so that every definition in
// the file can be evaluated. [T8] [B]
import { parseBet } from '../bet/parse-bet.ts';
import {
  type Check,
  card,
  exactly,
  hex32,
  listOf,
  orNull,
  record,
  whole,
  wordOf,
} from '../fairness/check.ts';
import { faultWithin, type OpeningFault, openingFault } from '../fairness/fault-words.ts';
import { parseOpening } from '../fairness/parse.ts';
import { fieldOf } from '../object-keys.ts';
import { BET_ID, COMMISSION_MODES, isBetId } from '../option-id.ts';
import { OUTCOMES } from '../side.ts';
import { RECORD_KIND, type RecordFile } from './record-file.ts';

export type ParsedRecordFile =
  | { readonly ok: true; readonly file: RecordFile }
  | { readonly ok: false; readonly fault: OpeningFault };

/** Whether a JSON value claims to be the file of a play record. */
export const isRecordFile = (value: unknown): boolean => fieldOf(value, 'kind') === RECORD_KIND;

/** Parses a JSON value as the file of a play record; otherwise returns its first fault with the place. */
export const parseRecordFile = (value: unknown): ParsedRecordFile => {
  if (isSound(value)) return { ok: true, file: value };
  return { ok: false, fault: FILE(value, '') ?? openingFault('record', { path: '' }) };
};

const isSound = (value: unknown): value is RecordFile => FILE(value, '') === null;

/** A stake for which the product with either part of the largest ratio is an exact integer. */
const MOST_STAKE = 1_000_000_000_000;
const MOST_RECORDS = 1_000_000;
const MOST_DEFINITIONS = 100_000;
const MOST_BETS = 200;
const LONGEST_TEXT = 10_000;

/** Two amounts whose difference is exact. */
const MOST_AMOUNT = 2 ** 52;
const AMOUNT = whole(0, MOST_AMOUNT);
const SIGNED = whole(-MOST_AMOUNT, MOST_AMOUNT);
const NUMBER = whole(1, Number.MAX_SAFE_INTEGER);
const SCORE = whole(0, 9);
const HAND = listOf(card, 3);

const text: Check = (value, path) =>
  typeof value === 'string' && value.length <= LONGEST_TEXT ? null : openingFault('text', { path });
const id: Check = (value, path) =>
  typeof value === 'string' && BET_ID.test(value) ? null : openingFault('bet-id', { path });
const anything: Check = () => null;

/** Fields of `needed`, and any of `free`. */
const open =
  (needed: Readonly<Record<string, Check>>, free: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    const given = typeof value === 'object' && value !== null ? Object.keys(value) : [];
    const found = Object.entries(free).filter(([name]) => given.includes(name));
    return record({ ...needed, ...Object.fromEntries(found) })(value, path);
  };

const BET = open(
  {
    option: id,
    stakeMinor: whole(1, MOST_STAKE),
    verdict: wordOf(['won', 'pushed', 'lost', 'returned']),
    winningsMinor: AMOUNT,
    commissionMinor: AMOUNT,
    returnedMinor: AMOUNT,
  },
  { schedule: id, betHash: hex32 },
);

const RECORD = open(
  {
    patron: text,
    table: text,
    tableName: text,
    shoe: NUMBER,
    round: NUMBER,
    at: AMOUNT,
    status: wordOf(['settled', 'cancelled', 'voided', 'resettled']),
    mode: wordOf(COMMISSION_MODES),
    player: HAND,
    banker: HAND,
    outcome: orNull(wordOf(OUTCOMES)),
    playerScore: SCORE,
    bankerScore: SCORE,
    bets: listOf(BET, MOST_BETS),
    stakedMinor: AMOUNT,
    returnedMinor: AMOUNT,
    balanceBeforeMinor: SIGNED,
    balanceAfterMinor: SIGNED,
  },
  {
    revision: AMOUNT,
    reason: text,
    correction: record({ deltaMinor: SIGNED, uncollectedMinor: AMOUNT }),
    conduct: anything,
    behind: anything,
  },
);

const definition: Check = (value, path) => {
  const parsed = parseBet(value);
  if (parsed.ok) return isBetId(parsed.bet.id) ? null : openingFault('definition', { path: `${path}.id` });
  const [first] = parsed.faults;
  return openingFault('definition', { path: first?.path ? `${path}.${first.path}` : path });
};

const definitions: Check = (value, path) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return openingFault('record', { path });
  const entries = Object.entries(value);
  if (entries.length > MOST_DEFINITIONS) return openingFault('list-length', { path, most: MOST_DEFINITIONS });
  for (const [hash, each] of entries) {
    const at = `${path}.${hash}`;
    const fault = hex32(hash, at) ?? definition(each, at);
    if (fault) return fault;
  }
  return null;
};

const openedRound: Check = (value, path) => {
  if (fieldOf(value, 'kind') !== 'punto-round')
    return openingFault('exactly', { path: `${path}.kind`, wanted: '"punto-round"' });
  const parsed = parseOpening(value);
  if (parsed.ok) return null;
  return faultWithin(path, parsed.fault);
};

const FILE = record({
  kind: exactly(RECORD_KIND),
  version: exactly(1),
  records: listOf(RECORD, MOST_RECORDS),
  definitions,
  rounds: listOf(openedRound, MOST_RECORDS),
});
