// The rounds of one patron, found by the patron's play records, newest first, since rows of rounds do not name patrons. A
// page examines a bounded number of records, so that a filter with few matches ends; such a page may have fewer rounds
// than requested and still a next page. [T6] [T8]
import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { isPrivate } from '@punto/table/ids';
import { type Page, type PageRequest, UnknownCursor } from '../page.ts';
import type { RoundFilter, RoundSummary } from '../round-store.ts';
import { pageSize } from './round-search.ts';
import { type FloorRoundRow, summaryOf } from './rounds.ts';

/** A play record with its round. `record`: its place in the patron's records, which grows. */
export type PatronRoundRow = FloorRoundRow & { readonly record: number; readonly revision: number };

/** The next records below that place, newest first; `null`: from the newest. */
export type ReadPatronRounds = (below: number | null, most: number) => Promise<readonly PatronRoundRow[]>;

export const RECORDS_AT_ONCE = 250;
export const MOST_RECORDS = 20_000;
const CLOCKS_APART_MS = 3_600_000;
const CURSOR = /^p([0-9a-z]{1,10})$/;

export const patronRoundsPage = async (
  asked: RoundFilter & PageRequest,
  read: ReadPatronRounds,
): Promise<Page<RoundSummary>> => {
  const limit = pageSize(asked);
  const items: RoundSummary[] = [];
  let below = placeOf(asked.before);
  for (let examined = 0; examined < MOST_RECORDS; examined += RECORDS_AT_ONCE) {
    const rows = await read(below, RECORDS_AT_ONCE);
    for (const row of rows) {
      if (row.revision === 0 && isBefore(row, asked.from)) return { items, next: null };
      if (row.revision === 0 && fits(asked, row)) {
        if (items.length === limit) return { items, next: cursorOf(below) };
        items.push(summaryOf(row));
      }
      below = row.record;
    }
    if (rows.length < RECORDS_AT_ONCE) return { items, next: null };
    // The embedded store reads on the thread that the tables play on.
    await turnOfTheLoop();
  }
  return { items, next: cursorOf(below) };
};

/** Records are in the order of settlement, apart from differences of the nodes' clocks: later ones were opened before `from`. */
const isBefore = ({ ended_at }: FloorRoundRow, from: number | undefined): boolean =>
  from !== undefined && ended_at !== null && ended_at < from - CLOCKS_APART_MS;

/** The filters of `roundSearch`, for a row that was found by its patron. */
const fits = (asked: RoundFilter, row: FloorRoundRow): boolean =>
  (asked.table === undefined || row.table_id === asked.table || isOfRoom(row.table_id, asked.table)) &&
  (asked.shoe === undefined || row.shoe === asked.shoe) &&
  (asked.statuses?.includes(row.status) ?? true) &&
  (asked.dealer === undefined || row.dealer === asked.dealer) &&
  (asked.staked === undefined || row.patrons > 0) &&
  row.opened_at >= (asked.from ?? 0) &&
  row.opened_at < (asked.to ?? Number.MAX_SAFE_INTEGER);

const isOfRoom = (table: string, room: string): boolean => !isPrivate(room) && table.startsWith(`${room}.`);

const cursorOf = (below: number | null): string | null => (below === null ? null : `p${below.toString(36)}`);

const placeOf = (cursor: string | null): number | null => {
  if (cursor === null) return null;
  const [, place] = CURSOR.exec(cursor) ?? [];
  if (place === undefined) throw new UnknownCursor(`not a cursor: ${JSON.stringify(cursor)}`);
  return Number.parseInt(place, 36);
};
