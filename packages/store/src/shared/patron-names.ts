// Decides a change of a patron's name, for both databases: the new row, or the refusal.
import type { ChosenName, NameRefusal, ReadName } from '../patron-name-store.ts';

/** New names in a day; removing one is always possible. */
export const MOST_NAMES_A_DAY = 3;
const DAY_MS = 24 * 60 * 60_000;

export type NameRow = {
  readonly name: string | null;
  readonly skeleton: string | null;
  /** A number in SQLite. */
  readonly shown: boolean | number;
  readonly changes: number;
  /** When the first of these changes was made. */
  readonly counted_from: number;
  /** The skeleton of the name that the staff removed. */
  readonly barred: string | null;
};

const NONE: NameRow = { name: null, skeleton: null, shown: false, changes: 0, counted_from: 0, barred: null };

const changesOf = ({ changes, counted_from }: NameRow, at: number): number =>
  at < counted_from + DAY_MS ? changes : 0;

export const chosenNameOf = (row: NameRow = NONE, at: number = 0): ChosenName => ({
  name: row.name,
  shown: Boolean(row.shown),
  changesLeft: Math.max(0, MOST_NAMES_A_DAY - changesOf(row, at)),
  removed: row.barred !== null && row.name === null,
});

export const shownName = ({ name, shown }: Pick<NameRow, 'name' | 'shown'>): string | null =>
  shown ? name : null;

export const renamed = (
  row: NameRow = NONE,
  { name: read, shown, at }: { readonly name: ReadName | null; readonly shown: boolean; readonly at: number },
): NameRow | NameRefusal => {
  if (read === null) return { ...row, name: null, skeleton: null, shown: false };
  if (read.name === row.name) return { ...row, shown };
  if (read.skeleton === row.barred) return 'removed-before';
  const changes = changesOf(row, at);
  if (changes >= MOST_NAMES_A_DAY) return 'too-many-changes';
  const counted_from = changes === 0 ? at : row.counted_from;
  return { ...row, ...read, shown, changes: changes + 1, counted_from };
};

/** `null`: there was no name. */
export const withoutName = (row: NameRow = NONE): NameRow | null =>
  row.name === null ? null : { ...row, name: null, skeleton: null, shown: false, barred: row.skeleton };

/** The columns in the order of the table, after the patron's. */
export const nameValues = ({ name, skeleton, shown, changes, counted_from, barred }: NameRow) =>
  [name, skeleton, shown, changes, counted_from, barred] as const;
