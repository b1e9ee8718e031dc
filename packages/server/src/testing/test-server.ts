// The whole server for a test: a real store in a folder of its own, a real broker with a table the test owns,
// a clock the test moves, and a free port for those who need sockets.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type App, type AppParts, createApp } from '../app.ts';
import type { Broker } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import { openSqliteStore } from '../store/sqlite-store.ts';
import type { Store } from '../store/store.ts';
import { type FakeTable, openFakeTable } from './fake-table.ts';
import { createManualClock, type ManualClock } from './manual-clock.ts';

export type TestServer = {
  readonly app: App;
  readonly store: Store;
  readonly broker: Broker;
  readonly clock: ManualClock;
  readonly one: FakeTable;
  readonly two: FakeTable;
  readonly listen: () => Promise<string>;
  /** Enters as a guest; the cookie to send from then on. */
  readonly enter: () => Promise<{ readonly cookie: string; readonly id: string }>;
  readonly close: () => Promise<void>;
};

export const openTestServer = async (parts: Partial<AppParts> = {}): Promise<TestServer> => {
  const folder = mkdtempSync(join(tmpdir(), 'punto-test-'));
  const store = parts.store ?? (await openSqliteStore(folder));
  const broker = createInProcessBroker(() => undefined);
  const clock = createManualClock();
  const one = openFakeTable(broker, 'one');
  const two = openFakeTable(broker, 'two');
  const log = pino({ level: 'silent' });
  const app = await createApp({ store, broker, clock, log, webFolder: folder, ...parts });

  return {
    app,
    store,
    broker,
    clock,
    one,
    two,
    listen: async () => `127.0.0.1:${await app.listen('127.0.0.1', 0)}`,
    enter: async () => {
      const answer = await app.http.inject({ method: 'POST', url: '/api/session' });
      const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
      return { cookie, id: answer.json().patron.id };
    },
    close: async () => {
      await app.close();
      await broker.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
