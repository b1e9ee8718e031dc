// Pages of the list of rounds, for both databases: by the indexes of rounds, by the records of a patron, or among the rounds with stakes
// those of a brand. [T6] [T8]
import { HOUSE_BRAND, keyOf } from '@punto/ledger/patron-key';
import type { PatronId } from '@punto/table/ids';
import type { RoundStore } from '../../round-store.ts';
import { type PatronRoundRow, patronRoundsPage } from '../patron-rounds.ts';
import { type RoundDialect, roundCursor, roundPageOf, roundSearch } from '../round-search.ts';
import { type FloorRoundRow, moneyOf, summaryOf } from '../rounds.ts';
import { scannedPage } from './scanned-page.ts';

export type RoundReads = {
  readonly dialect: RoundDialect;
  readonly search: (sql: string, values: readonly (string | number)[]) => Promise<readonly FloorRoundRow[]>;
  /** The patron's records below that place, newest first; `null`: from the newest. */
  readonly ofPatron: (
    patron: PatronId,
    below: number | null,
    most: number,
  ) => Promise<readonly PatronRoundRow[]>;
};

export const createRoundPages =
  ({ dialect, search, ofPatron }: RoundReads): RoundStore['page'] =>
  async ({ patron, brand, ...asked }) => {
    if (patron !== undefined && brand !== undefined && keyOf(patron).brand !== brand)
      return { items: [], next: null };
    if (patron !== undefined) return patronRoundsPage(asked, (below, most) => ofPatron(patron, below, most));
    if (brand === undefined) {
      const { sql, values, most } = roundSearch(asked, dialect);
      return roundPageOf(await search(sql, values), most);
    }
    return scannedPage(asked, {
      read: (before, most) => {
        // `roundSearch` reads one row more than its limit.
        const { sql, values } = roundSearch({ ...asked, staked: true, before, limit: most - 1 }, dialect);
        return search(sql, values);
      },
      fits: (row) => isOfBrand(row, brand),
      itemOf: summaryOf,
      cursorOf: roundCursor,
    });
  };

const isOfBrand = (row: Pick<FloorRoundRow, 'patrons' | 'money'>, brand: string): boolean => {
  const money = moneyOf(row);
  if (brand !== HOUSE_BRAND) return money.some((part) => part.brand === brand && part.patrons > 0);
  return row.patrons > money.reduce((sum, { patrons }) => sum + patrons, 0);
};
