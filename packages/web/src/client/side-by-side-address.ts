// Which tables stand side by side is in the address: it can be kept, loaded again and gone back to.
import { tableName } from '@punto/protocol/table-name';

export const SIDE_BY_SIDE = '/side-by-side';

/** The tables named, each once, at most so many. */
export const tablesIn = (named: string | undefined, most: number): readonly string[] =>
  [...new Set((named ?? '').split(','))]
    .filter((each) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(each))
    .slice(0, most);

export const sideBySide = (tables: readonly string[]): string =>
  tables.length === 0 ? SIDE_BY_SIDE : `${SIDE_BY_SIDE}?tables=${tables.map(tableName).join(',')}`;
