// Texts of the rail of several tables.
import { numberWord } from '@punto/ui/words/number.ts';
import type { SlipSum } from './table-slips.ts';

/** Below the sum on Confirm: the number of tables, and the one that closes first. */
export const whereWords = ({
  tables,
}: SlipSum): { readonly where: string; readonly first: string | null } => {
  const [first, ...others] = tables;
  if (first === undefined) return { where: '', first: null };
  if (others.length === 0) return { where: `on ${first.name}`, first: null };
  return { where: `on ${numberWord(tables.length)} tables`, first: `first to close ${first.name}` };
};

/** An announcement of one of several tables. */
export const tableSaid = (name: string, text: string): string => `${name}: ${text}`;

export const NOTHING_LAID = 'Nothing laid';
export const CHIPS_LIE = 'Chips lie where you press.';
export const hasKeys = (name: string): string => `${name} has the keys and the sounds.`;

/** The accessible name of a main bet begins with this. */
export const betAt = (bet: string, table: string): string => `${bet} at ${table}`;
