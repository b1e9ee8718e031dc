// The accounts that all tables share, the house's and those of operators, are split into one part for each table, and a few for
// transfers of no table, so that concurrent transactions do not wait for one row that all money passes through. The balance of
// such an account is the sum of its parts.
import { hash } from 'node:crypto';
import { isPrivate, type TableId } from '@punto/table/ids';

/** The part that transactions of this table change. */
export const partOf = (table: TableId): string => table;

/** One of sixteen parts with names that no table has. Which one does not matter: the hash only spreads them. */
export const partOfNoTable = (seed: string): string => `#${digit(seed)}`;

/**
 * The part of the figures that a table adds to: private tables of a room share the room's figures, spread over sixteen
 * parts.
 */
export const figurePart = (table: TableId): number =>
  isPrivate(table) ? Number.parseInt(digit(table), 16) : 0;

const digit = (text: string): string => hash('sha256', text).slice(0, 1);
