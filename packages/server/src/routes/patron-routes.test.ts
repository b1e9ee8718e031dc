import { coins, minor } from '@punto/engine/minor';
import { HOUSE, type Movement, patronAccount } from '@punto/ledger/index';
import { patronId } from '@punto/table/ids';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const lose = async (patron: string, amountMinor: number, id: string): Promise<void> => {
  const movement: Movement = {
    kind: 'direct',
    id,
    debit: patronAccount(patronId(patron)),
    credit: HOUSE,
    amountMinor: minor(amountMinor),
    code: 'house',
    memo: { at: 1 },
  };
  expect(await server.store.transfer([movement])).toBeNull();
};

const topUp = (cookie: string, request: string) =>
  server.app.http.inject({
    method: 'POST',
    url: '/api/top-up',
    headers: { cookie },
    payload: { request },
  });

describe('the top-up', () => {
  it('[L7] is refused while the balance covers the smallest minimum, and granted below that', async () => {
    const { cookie, id } = await server.enter();
    await lose(id, coins(9_995), `lose-${id}`);
    const refused = await topUp(cookie, 'first-request');
    expect([refused.statusCode, refused.json().error]).toEqual([409, 'not-broke']);
    await lose(id, 50, `lose-more-${id}`);
    const given = await topUp(cookie, 'second-request');
    expect(given.statusCode).toBe(200);
    expect(given.json()).toEqual({ account: { availableMinor: coins(10_004) + 50, inPlay: [] } });
  });

  it('[L7] is refused with stakes in play', async () => {
    const broke = await createTestServer();
    const playing = await createTestServer({
      store: { ...broke.store, inPlay: async () => [{ table: broke.one.table, stakeMinor: coins(10_000) }] },
    });
    const { cookie } = await playing.enter();
    const answer = await playing.app.http.inject({
      method: 'POST',
      url: '/api/top-up',
      headers: { cookie },
      payload: { request: 'in-play-request' },
    });
    expect(answer.json().error).toBe('not-broke');
    await playing.app.close();
    await broke.close();
  });

  it('[L6] counts once for one request, and gets the same answer', async () => {
    const { cookie, id } = await server.enter();
    await lose(id, coins(10_000), `lose-${id}`);
    const answers = await Promise.all([topUp(cookie, 'same-request'), topUp(cookie, 'same-request')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200]);
    expect(answers[1]?.json().account.availableMinor).toBe(coins(10_000));
  });

  it('[L7] counts once for two concurrent requests', async () => {
    const { cookie, id } = await server.enter();
    await lose(id, coins(10_000), `lose-${id}`);
    const answers = await Promise.all([topUp(cookie, 'request-one'), topUp(cookie, 'request-two')]);
    expect(answers.map((answer) => answer.statusCode)).toEqual([200, 409]);
    // The coins were removed by a direct transfer of the test, which the audit reports.
    const faults = await server.store.audit();
    expect(faults.filter((fault) => !fault.startsWith('movement lose-'))).toEqual([]);
  });

  it('needs a valid id', async () => {
    const { cookie } = await server.enter();
    const answer = await topUp(cookie, 'short');
    expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-request']);
    expect(answer.json().message).toContain('request');
  });
});

describe('the statement', () => {
  it('[L2] shows the grant and each top-up, newest first, in pages', async () => {
    const { cookie, id } = await server.enter();
    await lose(id, coins(10_000), `lose-${id}`);
    await topUp(cookie, 'statement-request');
    const page = async (query: string) =>
      (await server.app.http.inject({ url: `/api/statement?${query}`, headers: { cookie } })).json();
    const first = await page('limit=2');
    expect(first.items.map((line: { code: string }) => line.code)).toEqual(['top-up', 'house']);
    const second = await page(`limit=2&before=${first.next}`);
    expect(second).toMatchObject({
      items: [{ code: 'grant', amountMinor: coins(10_000), balanceAfterMinor: coins(10_000), table: null }],
      next: null,
    });
  });

  it.each(['limit=0', 'limit=101', 'limit=many', 'before=', 'before=page-2', 'before=l-1', 'after=1'])(
    'refuses %s',
    async (query) => {
      const { cookie } = await server.enter();
      const answer = await server.app.http.inject({ url: `/api/statement?${query}`, headers: { cookie } });
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-request']);
    },
  );
});

describe('the figures of all rounds', () => {
  it('[T8] are the sums of the statement, with the time at the tables', async () => {
    const { cookie, id } = await server.enter();
    const figures = async () =>
      (await server.app.http.inject({ url: '/api/records/figures', headers: { cookie } })).json();
    const depositMinor = coins(10_000);
    const none = { rounds: 0, stakedMinor: 0, playedMs: 0 };
    const since = server.clock.now();
    expect(await figures()).toEqual({ since, ...none, returnedMinor: 0, netMinor: 0, depositMinor });
    await lose(id, coins(10), `lose-${id}`);
    const [fromMs, toMs] = [server.clock.now(), server.clock.now() + 90_000];
    await server.store.protections.countPlay([{ patron: patronId(id), fromMs, toMs }], 'UTC');
    expect(await figures()).toMatchObject({ netMinor: -coins(10), depositMinor, playedMs: 90_000 });
    expect((await server.app.http.inject({ url: '/api/records/figures' })).statusCode).toBe(401);
  });

  it('[T8] [L2] the statement goes back to an instant, if one is given', async () => {
    const { cookie, id } = await server.enter();
    await lose(id, coins(10_000), `lose-${id}`);
    const began = server.clock.now();
    server.clock.advance(1_000);
    await topUp(cookie, 'later-request');
    const codes = async (from: number) => {
      const url = `/api/statement?from=${from}`;
      const { items, next } = (await server.app.http.inject({ url, headers: { cookie } })).json();
      return [items.map((line: { code: string }) => line.code), next];
    };
    expect(await codes(began + 1)).toEqual([['top-up'], null]);
    expect(await codes(0)).toEqual([['top-up', 'house', 'grant'], null]);
  });
});
