// The form of a new table, and its conversion to a request; errors are reported by field.

import { mainLimits } from '@punto/engine/main-limits';
import type { Minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import { texts } from '@punto/language/catalogue';
import type { NewTableRequest, RoomsAnswer } from '@punto/protocol/floor/table-api';
import { parseAmount } from '../../ui/amount.ts';
import { type Faults, parsePace, type TypedPace } from './typed-pace.ts';

const text = texts('office').newTable.fault;

type Choice = 'room' | 'none' | 'own';
export type RoomAnswer = RoomsAnswer['rooms'][number];

export type TypedTable = {
  readonly room: string;
  readonly name: string;
  readonly table: string;
  readonly min: string;
  readonly max: string;
  /** The table limit. */
  readonly differential: Choice;
  readonly ownDifferential: string;
  /** The player limit. */
  readonly patronDifferential: Choice;
  readonly ownPatronDifferential: string;
  readonly dealing: 'room' | 'machine' | 'person';
  readonly decks: string;
  readonly cutDepth: string;
  /** Side bets of the room that the table does not offer. */
  readonly without: readonly OptionId[];
  readonly pace: TypedPace;
};

export const NO_TABLE: TypedTable = {
  room: '',
  name: '',
  table: '',
  min: '',
  max: '',
  differential: 'room',
  ownDifferential: '',
  patronDifferential: 'room',
  ownPatronDifferential: '',
  dealing: 'room',
  decks: '',
  cutDepth: '',
  without: [],
  pace: {},
};

const MAINS: readonly OptionId[] = ['player', 'banker', 'tie'];

/** Options that can be left out: all but player, banker and tie. */
export const sideBets = ({ offers }: Pick<RoomAnswer, 'offers'>): readonly OptionId[] =>
  offers.map(({ option }) => option).filter((option) => !MAINS.includes(option));

/** Id from a name: `Salon Ören 2` → `salon-oren-2`. */
export const addressFrom = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64);

export type ReadTable =
  | { readonly ok: true; readonly request: NewTableRequest }
  | { readonly ok: false; readonly faults: Faults };

export const parseNewTable = (typed: TypedTable, of: RoomAnswer): ReadTable => {
  const faults: Record<string, string> = {};
  const { room, dealing, without } = typed;
  const [name, table] = [typed.name.trim(), typed.table.trim()];
  if (name === '') faults.name = text.name();
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(table)) faults.table = text.address();
  const limits = limitsOf(typed, of, faults);
  const differentialMinor = limitOf(typed, 'differential', faults);
  const patronDifferentialMinor = limitOf(typed, 'patronDifferential', faults);
  const decks = wholeOf(typed.decks, 'decks', text.decks, faults);
  const cutDepth = wholeOf(typed.cutDepth, 'cutDepth', text.cards, faults);
  const paced = parsePace(typed.pace, of.pace);
  Object.assign(faults, paced.faults);
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  const bets = sideBets(of);
  return {
    ok: true,
    request: {
      room,
      table,
      name,
      ...(limits && { limits }),
      ...(differentialMinor !== undefined && { differentialMinor }),
      ...(patronDifferentialMinor !== undefined && { patronDifferentialMinor }),
      ...(dealing !== 'room' && { dealing }),
      ...(decks !== undefined && { decks }),
      ...(cutDepth !== undefined && { cutDepth }),
      ...(bets.some((bet) => without.includes(bet)) && {
        options: bets.filter((bet) => !without.includes(bet)),
      }),
      ...(Object.keys(paced.pace).length > 0 && { pace: paced.pace }),
    },
  };
};

type Found = Record<string, string>;

/** If only one is given, the room's other limit is kept. */
const limitsOf = (
  { min, max }: TypedTable,
  of: RoomAnswer,
  faults: Found,
): { minMinor: Minor; maxMinor: Minor } | null => {
  if (min.trim() === '' && max.trim() === '') return null;
  const room = mainLimits(of);
  const minMinor = min.trim() === '' ? room.minMinor : parseAmount(min);
  const maxMinor = max.trim() === '' ? room.maxMinor : parseAmount(max);
  if (!minMinor) faults.min = text.amount();
  if (!maxMinor) faults.max = text.amount();
  if (!minMinor || !maxMinor) return null;
  if (minMinor > maxMinor) faults.min = text.aboveLargest();
  return { minMinor, maxMinor };
};

const OWN = { differential: 'ownDifferential', patronDifferential: 'ownPatronDifferential' } as const;

const limitOf = (typed: TypedTable, field: keyof typeof OWN, faults: Found): Minor | null | undefined => {
  const choice = typed[field];
  if (choice === 'room') return undefined;
  if (choice === 'none') return null;
  const amount = parseAmount(typed[OWN[field]]);
  if (!amount) faults[field] = text.amount();
  return amount ?? undefined;
};

const wholeOf = (typed: string, field: string, words: () => string, faults: Found): number | undefined => {
  if (typed.trim() === '') return undefined;
  if (/^\d{1,3}$/.test(typed.trim())) return Number(typed);
  faults[field] = words();
  return undefined;
};
