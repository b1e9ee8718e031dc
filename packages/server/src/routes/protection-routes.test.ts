// A patron's protection over HTTP: limits, breaks and reality checks, and their part of the account.
import type { ProtectionView } from '@punto/protocol/protection';
import { patronId } from '@punto/table/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ zone: 'UTC' });
});
afterAll(() => server.close());

const HOUR_MS = 3_600_000;
const own = async (cookie: string): Promise<ProtectionView> =>
  (await server.app.http.inject({ url: '/api/protection', headers: { cookie } })).json();
const change = async (cookie: string, made: object, zone = 'Europe/Madrid') => {
  const request = { method: 'POST', url: '/api/protection', headers: { cookie } } as const;
  const answer = await server.app.http.inject({ ...request, payload: { zone, change: made } });
  return { status: answer.statusCode, body: answer.json() };
};
const me = async (cookie: string) =>
  (await server.app.http.inject({ url: '/api/me', headers: { cookie } })).json();
const limitOf = (view: ProtectionView, key: string) => view.limits.find((limit) => limit.key === key);

it('[P1] has no limits at first, shows the used amounts, and asks about limits', async () => {
  const { cookie } = await server.enter();
  const view = await own(cookie);
  expect(view.limits).toHaveLength(12);
  expect(limitOf(view, 'deposit-day')).toMatchObject({ patron: null, house: null, used: 1_000_000 });
  expect(limitOf(view, 'loss-day')?.used).toBe(0);
  expect(view).toMatchObject({ zone: 'UTC', checkDue: false, promptDue: true, exclusion: null });
  await change(cookie, { change: 'answer-prompt' });
  expect((await own(cookie)).promptDue).toBe(false);
  expect((await me(cookie)).account.protection).toEqual({ checkDue: false, absence: null });
});

it('[P1] a change by the patron is journalled; answers and refused changes are not', async () => {
  const { cookie, id } = await server.enter();
  const set = { change: 'set-limit', key: 'loss-week', to: 50_000 };
  await change(cookie, { change: 'answer-prompt' });
  await change(cookie, set);
  await change(cookie, { change: 'confirm-rise', key: 'loss-week' });
  const { items } = await server.store.journalPage({ limit: 9, before: null, patron: patronId(id) });
  expect(items).toMatchObject([
    {
      ...{ action: 'limit-self', patron: id, staff: null, role: null, before: null },
      after: { protection: set, from: server.clock.now() },
    },
  ]);
});

it('[P1] a limit takes effect at once, a rise after a day and a confirmation', async () => {
  const { cookie } = await server.enter();
  const { body } = await change(cookie, { change: 'set-limit', key: 'loss-week', to: 50_000 });
  expect(body.zone).toBe('Europe/Madrid');
  expect(limitOf(body, 'loss-week')?.patron).toBe(50_000);
  const risen = await change(cookie, { change: 'set-limit', key: 'loss-week', to: 90_000 });
  expect(limitOf(risen.body, 'loss-week')?.patron).toBe(50_000);
  expect(risen.body.rises).toMatchObject([{ key: 'loss-week', by: 'patron', to: 90_000 }]);
  const [entry] = (await server.store.journalPage({ limit: 1, before: null })).items;
  expect(entry).toMatchObject({
    before: { protection: 50_000 },
    after: { from: risen.body.rises[0].confirmableAt },
  });
  const confirm = { change: 'confirm-rise', key: 'loss-week' };
  expect(await change(cookie, confirm)).toMatchObject({ status: 409, body: { detail: 'rise-early' } });
  server.clock.advance(24 * HOUR_MS);
  expect(limitOf((await change(cookie, confirm)).body, 'loss-week')?.patron).toBe(90_000);
});

it('[P5] [P6] a break and an exclusion are shown with the account, and no coins are given meanwhile', async () => {
  const { cookie, id } = await server.enter();
  await change(cookie, { change: 'take-time-out', forMs: 24 * HOUR_MS });
  const until = server.clock.now() + 24 * HOUR_MS;
  expect((await me(cookie)).account.protection).toEqual({
    checkDue: false,
    absence: { kind: 'time-out', until },
  });
  expect(await change(cookie, { change: 'take-time-out', forMs: HOUR_MS })).toMatchObject({
    status: 409,
    body: { error: 'protected', detail: 'would-shorten' },
  });
  const { balanceMinor } = await server.store.account(`patron:${id}`);
  const lost = {
    kind: 'direct',
    id: `lost-${id}`,
    debit: `patron:${id}`,
    credit: 'house',
    code: 'payout',
  } as const;
  await server.store.transfer([{ ...lost, amountMinor: balanceMinor, memo: { at: server.clock.now() } }]);
  const ask = {
    method: 'POST',
    url: '/api/top-up',
    headers: { cookie },
    payload: { request: 'request-1' },
  } as const;
  const refused = await server.app.http.inject(ask);
  expect([refused.statusCode, refused.json().detail]).toEqual([409, 'time-out']);
  server.clock.advance(24 * HOUR_MS);
  expect((await server.app.http.inject(ask)).statusCode).toBe(200);
  await change(cookie, { change: 'exclude', forMs: null });
  expect((await own(cookie)).exclusion).toMatchObject({ until: null, by: 'patron' });
});

it('[P1] a top-up above the limit on deposits is refused with that reason', async () => {
  const { cookie, id } = await server.enter();
  await change(cookie, { change: 'set-limit', key: 'deposit-day', to: 1_500_000 });
  const { balanceMinor } = await server.store.account(`patron:${id}`);
  const lost = {
    kind: 'direct',
    id: `lost-${id}`,
    debit: `patron:${id}`,
    credit: 'house',
    code: 'payout',
  } as const;
  await server.store.transfer([{ ...lost, amountMinor: balanceMinor, memo: { at: server.clock.now() } }]);
  const ask = {
    method: 'POST',
    url: '/api/top-up',
    headers: { cookie },
    payload: { request: 'request-2' },
  } as const;
  expect((await server.app.http.inject(ask)).json()).toMatchObject({
    error: 'protected',
    detail: 'deposit-limit',
  });
  expect(limitOf(await own(cookie), 'loss-day')?.used).toBe(1_000_000);
});

it('[P4] the account shows a due reality check until it is answered', async () => {
  const { cookie, id } = await server.enter();
  const now = server.clock.now();
  await server.store.protections.countPlay(
    [{ patron: patronId(id), fromMs: now, toMs: now + HOUR_MS }],
    'UTC',
  );
  expect((await me(cookie)).account.protection.checkDue).toBe(true);
  expect((await own(cookie)).session).toMatchObject({ playedMs: HOUR_MS, netMinor: 0, stakedMinor: 0 });
  await change(cookie, { change: 'answer-reality-check' });
  expect((await me(cookie)).account.protection.checkDue).toBe(false);
});

it.each([
  [{ change: 'set-limit', key: 'loss-year', to: 5 }, 400],
  [{ change: 'set-limit', key: 'loss-day', to: -5 }, 400],
  [{ change: 'set-limit', key: 'loss-day' }, 400],
  [{ change: 'take-time-out', forMs: 1 }, 400],
  [{ change: 'exclude', forMs: HOUR_MS }, 400],
  [{ change: 'confirm-rise', key: 'loss-day' }, 409],
  [{ change: 'win' }, 400],
])('%j is refused', async (made, status) => {
  const { cookie } = await server.enter();
  expect((await change(cookie, made)).status).toBe(status);
});

it('an unknown time zone is refused, and so is a change without a session', async () => {
  const { cookie } = await server.enter();
  const limit = { change: 'set-limit', key: 'loss-day', to: 5 };
  expect((await change(cookie, limit, 'Mars/Olympus')).body.detail).toBe('time-zone');
  expect((await change('', limit)).status).toBe(401);
});
