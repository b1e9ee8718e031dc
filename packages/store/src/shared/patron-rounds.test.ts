import { tableId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import {
  MOST_RECORDS,
  type PatronRoundRow,
  patronRoundsPage,
  RECORDS_AT_ONCE,
  type ReadPatronRounds,
} from './patron-rounds.ts';

const HOUR_MS = 3_600_000;

/** The patron's record with that number; one round per hour. */
const row = (record: number, more: Partial<PatronRoundRow> = {}): PatronRoundRow => ({
  ...{ record, revision: 0, line: record, table_id: tableId('main'), shoe: 1, round: record },
  ...{ status: 'settled', opened_at: record * HOUR_MS, ended_at: record * HOUR_MS + 30_000 },
  ...{ player: '[]', banker: '[]', mark: null, dealer: '', patrons: 1, staked_minor: 100 },
  ...{
    returned_minor: 0,
    commission_minor: 0,
    first: 1,
    last: 2,
    corrections: '[]',
    money: '[]',
    closing: null,
  },
  ...more,
});

const reading = (records: readonly PatronRoundRow[]) => {
  const examined: number[] = [];
  const read: ReadPatronRounds = async (below, most) => {
    const rows = records
      .toReversed()
      .filter(({ record }) => below === null || record < below)
      .slice(0, most);
    examined.push(...rows.map(({ record }) => record));
    return rows;
  };
  return { read, examined };
};
const records = (count: number) => Array.from({ length: count }, (_, i) => row(i + 1));

describe('a page of a patron’s rounds', () => {
  it('examines a limited number of records and continues from there', async () => {
    const { read, examined } = reading(records(MOST_RECORDS + 10));
    const table = 'other';
    const first = await patronRoundsPage({ limit: 5, before: null, table }, read);
    expect(first.items).toEqual([]);
    expect(examined).toHaveLength(MOST_RECORDS);
    const second = await patronRoundsPage({ limit: 5, before: first.next, table }, read);
    expect(second).toEqual({ items: [], next: null });
    expect(examined).toHaveLength(MOST_RECORDS + 10);
  });

  it('ends at rounds older than the filter', async () => {
    const { read, examined } = reading(records(4 * RECORDS_AT_ONCE));
    const from = (4 * RECORDS_AT_ONCE - 3) * HOUR_MS;
    const page = await patronRoundsPage({ limit: 50, before: null, from }, read);
    expect(page.items).toHaveLength(4);
    expect(page.next).toBeNull();
    expect(examined).toHaveLength(RECORDS_AT_ONCE);
  });

  it('[T6] has a corrected round once', async () => {
    const corrected = { status: 'voided' as const, revision: 1, round: 1 };
    const { read } = reading([row(1, { status: 'voided' }), row(2), row(3, corrected)]);
    const { items } = await patronRoundsPage({ limit: 50, before: null }, read);
    expect(items.map(({ round }) => round)).toEqual([2, 1]);
  });
});
