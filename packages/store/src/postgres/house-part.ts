// The house's account is one book for each table, and a few for what belongs to no table, so that no two who write wait
// for each other at the one account that everybody's money goes through. What the house has is the sum of all.
import { hash } from 'node:crypto';
import { isPrivate, type TableId } from '@punto/table/ids';

/** The part a table's own transactions move. */
export const partOf = (table: TableId): string => table;

/** One of sixteen, which no table is called by. Any would do: it is spread, and not sorted. */
export const partOfNoTable = (seed: string): string => `#${digit(seed)}`;

/** The part of its figures that a table adds to: many private ones are one room in them. */
export const figurePart = (table: TableId): number =>
  isPrivate(table) ? Number.parseInt(digit(table), 16) : 0;

const digit = (text: string): string => hash('sha256', text).slice(0, 1);
