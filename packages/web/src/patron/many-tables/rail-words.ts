// Texts of the rail of several tables.
import { texts } from '@punto/language/catalogue';
import type { Part } from '@punto/language/message';
import type { SlipSum } from './table-slips.ts';

const text = texts('many').rail;

/** Below the sum on Confirm: the number of tables, and the one that closes first. */
export const whereWords = ({ tables }: SlipSum): readonly Part<'first'>[] => {
  const [first, ...others] = tables;
  if (first === undefined) return [];
  return others.length === 0
    ? [{ tag: null, text: text.at({ table: first.name }) }]
    : text.atTables.parts({ tables: tables.length, table: first.name });
};
