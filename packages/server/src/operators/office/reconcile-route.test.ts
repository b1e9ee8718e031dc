// Reconciliations over HTTP: the file of an operator against the wallet calls in a store.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minor } from '@punto/engine/minor';
import { OFFICE_PATHS } from '@punto/protocol/office/office-paths';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId, tableId, ticketId, version } from '@punto/table/ids';
import { type FastifyInstance, fastify } from 'fastify';
import { Compile } from 'typebox/compile';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { sampleBrand, signedCall } from '../../../test/support/sample-brand.ts';
import { answerProblems } from '../../http/problem.ts';
import { compileSerializerLate } from '../../http/serializers.ts';
import { compileValidatorLate } from '../../http/validators.ts';
import { NO_METER } from '../../meter/meter.ts';
import { cancelId, debitId } from '../../wallet/call-ids.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import { officeRoutes } from './office-routes.ts';

const DAY = '2026-01-31';
const NOON = Date.parse(`${DAY}T12:00:00Z`);
/** The last instant of the gaming day in Malta. */
const LAST = Date.parse(`${DAY}T22:59:59.999Z`);
const HEAD = 'transaction,currency,amount,state,at\n';

const acme = sampleBrand('acme');
const lido = sampleBrand('lido');
const clock = createManualClock(NOON + 3 * 86_400_000);
let folder: string;
let spoolFolder: string;
let store: Store;
let app: FastifyInstance;

beforeEach(async () => {
  folder = folderWithDatabase('reconcile');
  spoolFolder = mkdtempSync(join(tmpdir(), 'punto-spool-'));
  vi.stubEnv('TMPDIR', spoolFolder);
  store = await openSqliteStore(folder);
  app = fastify();
  app.setValidatorCompiler(compileValidatorLate);
  app.setSerializerCompiler(compileSerializerLate);
  answerProblems(app, NO_METER);
  await app.register(
    officeRoutes({
      ...{ store, clock, brands: new Map([acme, lido].map((brand) => [brand.id, brand])), lobby: () => [] },
      ...{ patronNames: async (patron) => patron, onSessionsEnded: () => {}, originOf: () => '' },
      kindOf: async () => null,
    }),
  );
});
afterEach(async () => {
  await app.close();
  await store.close();
  vi.unstubAllEnvs();
  for (const each of [folder, spoolFolder]) rmSync(each, { recursive: true });
});

const debit = (id: string, at: number, brand = 'acme') =>
  store.wallet.intend({
    ...{ debit: id, table: tableId('salon'), shoe: 1, round: 1, patron: patronId(`${brand}.EUR.eva`) },
    ...{
      ticket: ticketId(`ticket-${id.slice(-16)}`),
      brand,
      account: 'Ünal',
      session: 's',
      amountMinor: minor(500),
    },
    ...{ at, traceparent: null },
  });
/** No file is left when the answer is out. */
const isClean = () => vi.waitFor(() => expect(readdirSync(spoolFolder)).toEqual([]), { timeout: 30_000 });
const send = (csv: string, { day = DAY, by = acme, headers = {} } = {}) => {
  const signed = signedCall(by, clock.now(), csv);
  return app.inject({
    ...{ method: 'POST', url: `${OFFICE_PATHS.reconcile.replace(':brand', 'acme')}?day=${day}` },
    ...{ payload: signed.payload, headers: { ...signed.headers, ...headers } },
  });
};
const line = (id: string, at: number, amount = 500): string => `${id},EUR,${amount},open,${at}\n`;

describe('a reconciliation', () => {
  it('lists missing, extra, amount and midnight, of the brand and the day alone', async () => {
    for (const id of ['same', 'missing', 'amount']) await debit(id, NOON);
    await debit('midnight', LAST);
    await debit('before', NOON - 86_400_000);
    await debit('another', NOON, 'lido');
    const file = [
      ...[line('same', NOON + 5), line('amount', NOON, 501), line('extra', NOON)],
      ...[line('midnight', LAST + 1), line('before', NOON - 86_400_000)],
    ];
    const answer = await send(HEAD + file.join(''));
    expect(answer.statusCode).toBe(200);
    const body = answer.json();
    expect([...Compile(OFFICE_CALLS.reconcile.response[200]).Errors(body)]).toEqual([]);
    expect(body).toMatchObject({
      ...{ day: DAY, ours: 4, theirs: 5, more: false },
      counts: { missing: 1, extra: 1, amount: 1, state: 0, midnight: 1 },
    });
    expect(
      body.differences.map((each: Record<string, unknown>) => `${each.kind} ${each.transaction}`).toSorted(),
    ).toEqual(['amount amount', 'extra extra', 'midnight midnight', 'missing missing']);
    expect(body.differences.find(({ kind }: { kind: string }) => kind === 'amount')).toMatchObject({
      ours: { currency: 'EUR', amount: 500, state: 'open', at: NOON },
      theirs: { amount: 501 },
    });
  });

  it('has the calls of the last minute, which the feed does not have yet', async () => {
    const now = clock.now();
    await debit('just-now', now);
    const body = (
      await send(HEAD + line('just-now', now), { day: new Date(now).toISOString().slice(0, 10) })
    ).json();
    expect(body).toMatchObject({ ours: 1, theirs: 1, differences: [] });
  });

  it('reads every page of the store, lists ten thousand differences, and counts all', async () => {
    const lines = Array.from({ length: 10_050 }, (_, n) => line(`extra-${n}`, NOON));
    for (let n = 0; n < 3; n += 1) await debit(`missing-${n}`, NOON);
    const body = (await send(HEAD + lines.join(''))).json();
    expect(body).toMatchObject({
      ours: 3,
      theirs: 10_050,
      more: true,
      counts: { missing: 3, extra: 10_050 },
    });
    expect(body.differences).toHaveLength(10_000);
    await isClean();
  });

  it.each([
    ['a fault of the file', `${HEAD}a,EUR,1\n`, {}, 400, 'The file: line 2: has 3 fields'],
    [
      'a file that is empty',
      '',
      { headers: { 'content-type': 'text/csv' } },
      400,
      'The file: the file is empty',
    ],
    ['a day of no calendar', HEAD, { day: '2026-02-31' }, 400, 'a date such as 2026-01-31'],
    ['the signature of another brand', HEAD, { by: lido }, 401, 'The call is not signed'],
    ['a body of JSON', HEAD, { headers: { 'content-type': 'application/json' } }, 400, 'not JSON'],
  ] as const)('is refused for %s', async (_what, csv, how, status, says) => {
    const answer = await send(csv, how);
    expect([answer.statusCode, answer.json().message]).toEqual([status, expect.stringContaining(says)]);
    await isClean();
  });

  it('is refused for a changed file, an old time, and a second use of its id', async () => {
    const signed = signedCall(acme, clock.now(), HEAD + line('a', NOON));
    const url = `${OFFICE_PATHS.reconcile.replace(':brand', 'acme')}?day=${DAY}`;
    const post = (payload: string, headers = signed.headers) =>
      app.inject({ method: 'POST', url, payload, headers });
    expect((await post(HEAD + line('a', NOON, 7))).statusCode).toBe(401);
    expect((await post(HEAD, signedCall(acme, clock.now() - 400_000, HEAD).headers)).statusCode).toBe(401);
    expect((await post(signed.payload)).statusCode).toBe(200);
    expect((await post(signed.payload)).statusCode).toBe(409);
  });

  it('is refused above 128 MiB', async () => {
    const answer = await send(HEAD, { headers: { 'content-length': String(129 * 1024 * 1024) } });
    expect([answer.statusCode, answer.json().error]).toEqual([413, 'too-large']);
  });
});

describe('the feed of calls', () => {
  it('is read page by page over calls with the longest ids', async () => {
    const ids = [1, 2].map((n) => debitId({ table: 'salon', shoe: 1, round: n }, 'acme.EUR.eva', `t-${n}`));
    const cancels = ids.map((id) => cancelId(id, 'round-cancelled'));
    for (const id of ids) await debit(id, NOON);
    await store.write({
      ...{ table: tableId('salon'), expected: version(0) },
      needs: { accounts: [], tickets: [], escrow: false, rounds: [] },
      work: (tx) => {
        for (const id of cancels)
          tx.wallet.owe({
            ...{
              id,
              call: 'cancel',
              brand: 'acme',
              table: tableId('salon'),
              patron: patronId('acme.EUR.eva'),
              deltaMinor: minor(5),
            },
            ...{ body: JSON.stringify({ patron: 'Ünal' }), at: NOON + 1, traceparent: null },
          });
      },
    });
    const seen: string[] = [];
    for (let after = ''; ; ) {
      const url = `${OFFICE_PATHS.transactions.replace(':brand', 'acme')}?limit=1${after}`;
      const { headers } = signedCall(acme, clock.now(), null);
      const answer = await app.inject({ method: 'GET', url, headers });
      expect([answer.statusCode, answer.json().message]).toEqual([200, undefined]);
      const { transactions, next, more } = answer.json();
      seen.push(...transactions.map(({ transaction }: { transaction: string }) => transaction));
      if (!more) break;
      after = `&after=${encodeURIComponent(next)}`;
    }
    expect(seen).toEqual([...ids.toSorted(), ...cancels.toSorted()]);
  });
});
