// The Python example of the operator's guide, against the server's office routes and its webhook sender.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { minor } from '@punto/engine/minor';
import { newWebhookKey, parseWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { instant, patronId, tableId, ticketId } from '@punto/table/ids';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProblems } from '../src/http/problem.ts';
import { compileSerializerLate } from '../src/http/serializers.ts';
import { compileValidatorLate } from '../src/http/validators.ts';
import { NO_METER } from '../src/meter/meter.ts';
import { officeRoutes } from '../src/operators/office/office-routes.ts';
import { createSystemClock } from '../src/time/system-clock.ts';
import { createWebhookSender } from '../src/webhooks/webhook-sender.ts';
import { sampleBrand } from './support/sample-brand.ts';

const SCRIPT = fileURLToPath(new URL('../../../examples/operator-python/office.py', import.meta.url));
const KEY = newWebhookKey();
const DEBITS = 12;
const hasPython = spawnSync('python3', ['--version']).status === 0;

describe.runIf(hasPython)('the operator in Python', () => {
  const acme = sampleBrand('acme', { api: { keys: [parseWebhookKey(KEY)] } });
  const clock = createSystemClock(instant(0));
  let folder: string;
  let store: Store;
  let app: FastifyInstance;
  let address: string;

  beforeAll(async () => {
    folder = folderWithDatabase('office-python');
    store = await openSqliteStore(folder);
    for (let n = 0; n < DEBITS; n += 1)
      await store.wallet.intend({
        ...{ debit: `debit:salon:1:1:t-${n}`, table: tableId('salon'), shoe: 1, round: 1 },
        ...{ patron: patronId('acme.EUR.eva'), ticket: ticketId(`ticket-${n}`), brand: 'acme' },
        ...{ account: 'Ünal', session: 's', amountMinor: minor(500 + n), at: 1_000 + n, traceparent: null },
      });
    app = fastify();
    app.setValidatorCompiler(compileValidatorLate);
    app.setSerializerCompiler(compileSerializerLate);
    answerProblems(app, NO_METER);
    await app.register(
      officeRoutes({
        ...{ store, clock, brands: new Map([['acme', acme]]), lobby: () => [], kindOf: async () => null },
        ...{ patronNames: async (patron) => patron, onSessionsEnded: () => {}, originOf: () => '' },
      }),
    );
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });

  const python = async (...args: readonly string[]) => {
    const child = spawn('python3', [SCRIPT, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (piece) => {
      out += piece;
    });
    child.stderr.on('data', (piece) => {
      err += piece;
    });
    const [code] = await once(child, 'close');
    return { code, out, err };
  };

  it('calls Punto, and prints the error of a refused call', async () => {
    const tables = await python('call', address, 'acme', KEY, 'tables');
    expect(tables).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(tables.out)).toEqual({ tables: [] });
    const body = JSON.stringify({ patron: 'Ünal', currency: 'EUR' });
    const ended = await python('call', address, 'acme', KEY, 'sessions/end', body);
    expect(JSON.parse(ended.out)).toEqual({ count: 0 });
    const refused = await python('call', address, 'acme', newWebhookKey(), 'tables');
    expect(refused).toMatchObject({ code: 1, err: expect.stringContaining('401: {"error":"not-signed-in"') });
  });

  it('exports transactions as the file of a reconciliation', async () => {
    const file = join(folder, 'punto.csv');
    expect(await python('export', address, 'acme', KEY, file)).toEqual({ code: 0, out: '', err: '' });
    const [head, first, ...others] = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect([head, first, others.length]).toEqual([
      'transaction,currency,amount,state,at',
      'debit:salon:1:1:t-0,EUR,500,open,1000',
      DEBITS - 1,
    ]);
  });

  it('sends its file of a gaming day, and prints the differences', async () => {
    const file = join(folder, 'wallet.csv');
    writeFileSync(file, 'transaction,currency,amount,state,at\ndebit:salon:1:1:t-0,EUR,501,open,1000\n');
    const { code, out, err } = await python('reconcile', address, 'acme', KEY, file, '1970-01-01');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({
      ...{ ours: DEBITS, theirs: 1, more: false },
      counts: { missing: DEBITS - 1, amount: 1, extra: 0 },
    });
  });

  it('receives webhooks once each, and refuses a signature by another key', async () => {
    const [own, other] = [newWebhookKey(), newWebhookKey()];
    const book = join(folder, 'webhooks.db');
    const child = spawn('python3', [SCRIPT, 'receive', book, '0', own], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (child.stdout === null) throw new Error('no output');
    const [line] = await once(createInterface({ input: child.stdout }), 'line');
    const url = String(line).replace(/^Receiver at /, '');
    const senderWith = (key: string) =>
      createWebhookSender({
        ...{ webhooks: store.webhooks, clock, log: pino({ level: 'silent' }) },
        receivers: [
          { brand: 'acme', urls: [url], keys: [parseWebhookKey(key)], privateRanges: ['127.0.0.0/8'] },
        ],
      });
    const event = {
      brand: 'acme',
      type: 'session.ended',
      ordering: 'one',
      at: 5,
      data: { session: 's' },
    } as const;
    await store.webhooks.announce([{ ...event, id: 'session:1' }]);
    await senderWith(other).step();
    expect(await store.webhooks.waiting()).toMatchObject({ count: 1 });
    await store.webhooks.failed(1, 'tried', clock.now(), 0);
    await senderWith(own).step();
    expect(await store.webhooks.waiting()).toMatchObject({ count: 0 });
    const ended = once(child, 'exit');
    child.kill();
    await ended;
    const database = new DatabaseSync(book);
    expect(database.prepare('SELECT id, type FROM webhooks').all()).toEqual([
      { id: 'session:1', type: 'session.ended' },
    ]);
    database.close();
  });
});
