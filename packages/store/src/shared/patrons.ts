// Maps rows of patrons and notes, for both databases.
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
