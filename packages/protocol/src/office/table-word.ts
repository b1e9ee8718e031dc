// How operators name a table. The id of a private table has a full stop; a word has none, since ids of signed messages are
// separated by full stops.
import { type TableId, tableId } from '@punto/table/ids';

/** The word of a table's id, or of its public name. */
export const tableWord = (table: string): string => table.replaceAll('.', '_');

/** `null`: no table can have this word. */
export const tableOfWord = (word: string): TableId | null => {
  try {
    return tableId(word.replaceAll('_', '.'));
  } catch {
    return null;
  }
};
