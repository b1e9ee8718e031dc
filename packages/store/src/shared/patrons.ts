// Maps rows of patrons and notes, for both databases.
import { HOUSE_BRAND } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { KnownPatron, Patron, PatronNote } from '../patron-store.ts';

export type PatronRow = {
  patron: PatronId;
  name: string;
  created_at: number;
  suspended_at: number | null;
  suspended_reason: string | null;
  display_name: string | null;
};

export type NoteRow = { number: number; at: number; staff: string; text: string };

/** Case is ignored for the letters A to Z only, as in SQLite: independent of the locale. */
export const folded = (search: string): string => search.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

/** What stands in the ids of a brand's patrons up to the first full stop; ids of the house's own have none. */
export const idsBegin = (brand: string): string => (brand === HOUSE_BRAND ? '' : `${brand}.`);

export const patronOf = (row: PatronRow): Patron => ({
  id: row.patron,
  name: row.name,
  createdAt: row.created_at,
});

export const knownOf = (row: PatronRow): KnownPatron => ({
  ...patronOf(row),
  displayName: row.display_name,
  suspended: row.suspended_at === null ? null : { at: row.suspended_at, reason: row.suspended_reason ?? '' },
});

export const noteOf = (row: NoteRow): PatronNote => ({
  number: row.number,
  at: row.at,
  staff: JSON.parse(row.staff),
  text: row.text,
});
