// A new table while it is typed, and as it is asked for.
import type { Minor } from '@punto/engine/minor';
import type { NewTableRequest } from '@punto/protocol/floor/table-api';
import { readAmount } from '../part/amount.ts';

export type TypedTable = {
  readonly room: string;
  readonly name: string;
  readonly table: string;
  readonly min: string;
  readonly max: string;
  /** The table limit. */
  readonly differential: 'room' | 'none' | 'own';
  readonly ownDifferential: string;
  /** The player limit. */
  readonly patronDifferential: 'room' | 'none' | 'own';
  readonly ownPatronDifferential: string;
  readonly dealing: 'room' | 'machine' | 'person';
  readonly bettingSeconds: string;
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
  bettingSeconds: '',
};

/** `Salon Ören 2` → `salon-oren-2`: what is left of a name in an address. */
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
  | { readonly ok: false; readonly fault: string };

export const readNewTable = (typed: TypedTable): ReadTable => {
  const { room, dealing } = typed;
  const [name, table] = [typed.name.trim(), typed.table.trim()];
  if (name === '') return wrong('Give it a name.');
  if (!/^[a-z0-9][a-z0-9-]{0,63}$/.test(table))
    return wrong(
      'The address takes small letters, figures and hyphens, and begins with one of the first two.',
    );
  const limits = limitsOf(typed);
  if (limits === 'wrong') return wrong('Give both limits in coins, the smaller first, or leave both empty.');
  const differentialMinor = limitOf(typed.differential, typed.ownDifferential);
  if (differentialMinor === 'wrong') return wrong('Give the table limit in coins.');
  const patronDifferentialMinor = limitOf(typed.patronDifferential, typed.ownPatronDifferential);
  if (patronDifferentialMinor === 'wrong') return wrong('Give the player limit in coins.');
  const bettingMs = bettingOf(typed.bettingSeconds);
  if (bettingMs === 'wrong') return wrong('Give the betting time in seconds, from 1 to 600.');
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
      ...(bettingMs !== undefined && { bettingMs }),
    },
  };
};

const wrong = (fault: string): ReadTable => ({ ok: false, fault });

const limitsOf = ({ min, max }: TypedTable): { minMinor: Minor; maxMinor: Minor } | null | 'wrong' => {
  if (min.trim() === '' && max.trim() === '') return null;
  const [minMinor, maxMinor] = [readAmount(min), readAmount(max)];
  if (minMinor === null || maxMinor === null || minMinor > maxMinor) return 'wrong';
  return { minMinor, maxMinor };
};

const limitOf = (choice: 'room' | 'none' | 'own', typed: string): Minor | null | undefined | 'wrong' => {
  if (choice === 'room') return undefined;
  if (choice === 'none') return null;
  return readAmount(typed) ?? 'wrong';
};

const bettingOf = (text: string): number | undefined | 'wrong' => {
  if (text.trim() === '') return undefined;
  const seconds = Number(text);
  return Number.isInteger(seconds) && seconds >= 1 && seconds <= 600 ? seconds * 1000 : 'wrong';
};
