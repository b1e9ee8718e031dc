// Maps rows of staff sessions, for both databases.
import type { StaffSession } from '../staff-store.ts';

export type StaffSessionRow = {
  hash: string;
  staff: string;
  state: StaffSession['state'];
  opened_at: number;
  touched_at: number;
  confirmed_until: number;
};

/** Longer than any lock looks back. */
export const KEPT_MS = 24 * 60 * 60_000;

export const sessionOf = (row: StaffSessionRow): StaffSession => ({
  hash: row.hash,
  staff: row.staff,
  state: row.state,
  openedAt: row.opened_at,
  touchedAt: row.touched_at,
  confirmedUntil: row.confirmed_until,
});
