// The tables shown side by side, in the page's address, so that it can be bookmarked, reloaded and returned to.
import { tableName } from '@punto/protocol/table-name';

export const SIDE_BY_SIDE = '/side-by-side';

/** The valid table ids of the parameter, without duplicates, at most `most`. */
export const tablesIn = (named: string | undefined, most: number): readonly string[] =>
  [...new Set((named ?? '').split(','))]
    .filter((each) => /^[a-z0-9][a-z0-9-]{0,63}$/.test(each))
    .slice(0, most);

export const sideBySide = (tables: readonly string[]): string =>
  tables.length === 0 ? SIDE_BY_SIDE : `${SIDE_BY_SIDE}?tables=${tables.map(tableName).join(',')}`;
