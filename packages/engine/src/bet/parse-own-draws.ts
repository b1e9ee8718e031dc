// Parses custom drawing rules and decks from JSON. Faults are collected by path; unknown fields are faults, since a misspelt
// field would change the drawing rules. [R4]–[R7]
import { RANKS, type Rank } from '../card.ts';
import type { Fault } from '../reader.ts';
import { fieldsOf } from './bet-reader.ts';
import { type DrawTable, type OwnDeck, USUAL_RANKS } from './own-draws.ts';

/** Whether the fault is in the value of the field or in its name. */
export type OwnFault = Fault & { readonly at?: 'name' };

export type ParsedOwn<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly faults: readonly OwnFault[] };

const AFTER = Array.from({ length: 10 }, (_, third) => String(third));
const RULE_FIELDS = ['$schema', 'name', 'source', 'ends', 'player', 'banker', 'printed'];
const DECK_FIELDS = ['$schema', 'name', 'decks', 'ranks'];

/** Parses drawing rules; every total must be named, none twice. */
export const parseDrawTable = (value: unknown): ParsedOwn<DrawTable> => {
  const faults: OwnFault[] = [];
  const fields = known('', value, RULE_FIELDS, faults);
  const banker = known('banker', fields.banker, ['alone', ...AFTER], faults);
  const totals = (path: string, list: unknown): readonly number[] => totalsOf(path, list, faults);
  const table: DrawTable = {
    ends: fields.ends === undefined ? [8, 9] : totals('ends', fields.ends),
    player: totals('player', fields.player),
    bankerAlone: totals('banker.alone', banker.alone),
    bankerAfter: AFTER.map((third) => totals(`banker.${third}`, banker[third])),
    printed: rankOrNone(fields.printed, faults),
  };
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: table };
};

/** Parses a deck; a rank that is not named has four cards. */
export const parseOwnDeck = (value: unknown): ParsedOwn<OwnDeck> => {
  const faults: OwnFault[] = [];
  const fields = known('', value, DECK_FIELDS, faults);
  const named = fields.ranks === undefined ? {} : known('ranks', fields.ranks, RANKS, faults);
  for (const [rank, count] of Object.entries(named))
    if (!isWhole(count, 0, 32))
      faults.push({ path: `ranks.${rank}`, says: 'must be a whole number from 0 to 32' });
  const { decks } = fields;
  if (decks !== 'endless' && !isWhole(decks, 1, 8))
    faults.push({
      path: 'decks',
      says: 'must be a whole number from 1 to 8, or "endless" for a deck whose cards are put back',
    });
  const ranks = Object.fromEntries(
    RANKS.map((rank) => [rank, isWhole(named[rank], 0, 32) ? named[rank] : USUAL_RANKS[rank]]),
  );
  if (faults.length > 0) return { ok: false, faults };
  return {
    ok: true,
    value: { decks: isWhole(decks, 1, 8) ? decks : null, ranks: { ...USUAL_RANKS, ...ranks } },
  };
};

const known = (
  path: string,
  value: unknown,
  names: readonly string[],
  faults: OwnFault[],
): Readonly<Record<string, unknown>> => {
  const fields = fieldsOf(value);
  if (fields === null) {
    faults.push({ path, says: 'must be an object with named fields, in { }' });
    return {};
  }
  for (const name of Object.keys(fields))
    if (!names.includes(name))
      faults.push({
        path: path === '' ? name : `${path}.${name}`,
        says: `is not a known field; the fields here are ${names.filter((each) => !each.startsWith('$')).join(', ')}`,
        at: 'name',
      });
  return fields;
};

const totalsOf = (path: string, list: unknown, faults: OwnFault[]): readonly number[] => {
  if (
    Array.isArray(list) &&
    list.every((total) => isWhole(total, 0, 9)) &&
    new Set(list).size === list.length
  )
    return list;
  faults.push({
    path,
    says: 'must be a list of different totals from 0 to 9, such as [0, 1, 2, 3]; [] for none',
  });
  return [];
};

const rankOrNone = (value: unknown, faults: OwnFault[]): Rank | null => {
  const rank = RANKS.find((each) => each === value) ?? null;
  if (rank === null && value !== undefined && value !== null)
    faults.push({ path: 'printed', says: `must be one of ${RANKS.join(', ')}` });
  return rank;
};

const isWhole = (value: unknown, least: number, most: number): value is number =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;
