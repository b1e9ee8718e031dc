// Notices for a returning patron: rounds that were corrected or cancelled, until they are marked as seen. [T5] [T6]
import { PATHS } from '@punto/protocol/paths';
import { ANN, BEN } from '@punto/store/test/samples/sample';
import { playBook } from '@punto/store/test/samples/sample-book';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { noticesOf } from './notice-routes.ts';

let server: TestServer;
beforeEach(async () => {
  server = await createTestServer();
});
afterEach(() => server.close());

describe('notices', () => {
  it('[T6] [T5] name the round, its result before and now, and the moved amount, until they are seen', async () => {
    await playBook(server.store);
    const { notices } = await noticesOf(server.store, ANN);
    const shown = notices.map(({ record, before }) => [record.round, record.status, before?.status ?? null]);
    expect(shown).toEqual([
      [4, 'voided', 'settled'],
      [3, 'resettled', 'settled'],
    ]);
    for (const { record, before, movedMinor } of notices) {
      expect(before).toMatchObject({ shoe: record.shoe, round: record.round, patron: ANN });
      expect(movedMinor).toBe(record.returnedMinor - (before?.returnedMinor ?? 0));
    }
    await server.store.patrons.seeNotices(ANN, notices[0]?.record.at ?? 0);
    expect((await noticesOf(server.store, ANN)).notices).toEqual(notices.slice(1));
    await server.store.patrons.seeNotices(ANN, notices[1]?.record.at ?? 0);
    expect((await noticesOf(server.store, ANN)).notices).toEqual([]);
    // Seen by one patron, not by the other.
    const others = (await noticesOf(server.store, BEN)).notices;
    expect(others.map(({ record, before }) => [record.round, record.status, before?.status ?? null])).toEqual(
      [
        [2, 'cancelled', null],
        [4, 'voided', 'settled'],
      ],
    );
  });

  it('[T6] of a round corrected twice are combined: from the result last seen to the current one, with the sum', async () => {
    const base = {
      patron: ANN,
      table: 'one',
      shoe: 1,
      round: 5,
      status: 'settled',
      at: 100,
      returnedMinor: 0,
    };
    const moved = (deltaMinor: number, uncollectedMinor = 0) => ({ deltaMinor, uncollectedMinor });
    const first = { ...base, at: 200, status: 'resettled', revision: 1, correction: moved(5_000) };
    const second = { ...base, at: 300, status: 'voided', revision: 2, correction: moved(-4_000, 500) };
    const told = async (seen: number) => {
      const store = {
        records: async () => ({ items: [second, first, base], next: null }),
        rounds: { find: async () => ({ records: [base, first, second] }) },
        patrons: { noticesSeen: async () => seen },
      } as unknown as Parameters<typeof noticesOf>[0];
      const { notices } = await noticesOf(store, ANN);
      return notices.map(({ record, before, movedMinor }) => [record.status, before?.status, movedMinor]);
    };
    // What could not be collected is not in the sum.
    expect(await told(0)).toEqual([['voided', 'settled', 1_500]]);
    expect(await told(200)).toEqual([['voided', 'resettled', -3_500]]);
    expect(await told(300)).toEqual([]);
  });

  it('[T6] are each patron’s own, and are removed when seen', async () => {
    const { http } = server.app;
    const { cookie, id } = await server.enter();
    const asked = await http.inject({ method: 'GET', url: PATHS.notices, headers: { cookie } });
    expect([asked.statusCode, asked.json()]).toEqual([200, { notices: [] }]);
    const seen = (until: unknown) =>
      http.inject({ method: 'POST', url: PATHS.seenNotices, headers: { cookie }, payload: { until } });
    expect((await seen('now')).statusCode).toBe(400);
    // A time in the future is reduced to now.
    expect((await seen(Number.MAX_SAFE_INTEGER)).statusCode).toBe(200);
    expect(await server.store.patrons.noticesSeen(patronId(id))).toBeLessThan(Number.MAX_SAFE_INTEGER);
    expect(await server.store.patrons.noticesSeen(patronId(id))).toBeGreaterThan(0);
  });
});
