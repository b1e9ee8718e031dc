import { rmSync } from 'node:fs';
import { openSqliteStore } from '@punto/store/sqlite-store';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { type TableId, tableId } from '@punto/table/ids';
import type { TableState } from '@punto/table/index';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket } from '../../test/support/test-socket.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import type { AppParts } from '../start/app.ts';
import type { TableHost } from '../table-host/running/running-table.ts';

let folder: string;
let server: TestServer;
beforeEach(() => {
  folder = folderWithDatabase('health');
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const ask = async (url: string) => {
  const answer = await server.app.http.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

const ready = { open: 2, paused: 0, shut: 0, stopped: [] };

it('is live and ready while tables are open', async () => {
  server = await createTestServer();
  expect(await ask('/health/live')).toEqual({ status: 200, body: { status: 'live' } });
  expect(await ask('/health/ready')).toEqual({ status: 200, body: { status: 'ready', tables: ready } });
});

it('is not ready while there is no table', async () => {
  server = await createTestServer({ broker: createInProcessBroker(() => undefined) });
  const { status, body } = await ask('/health/ready');
  expect([status, body.error, body.message]).toEqual([503, 'not-ready', 'No table is open.']);
});

const host = (state: unknown, fault: unknown = null): TableHost => ({
  state: () => state as TableState,
  fault: () => fault,
  unread: () => null,
  stop: async () => undefined,
});
const hostedOf = (tables: Readonly<Record<string, TableHost>>): NonNullable<AppParts['hosted']> => ({
  tables: new Map<TableId, TableHost>(Object.entries(tables).map(([table, each]) => [tableId(table), each])),
  rooms: [],
  make: async () => false,
});
const stopped = host(null, new Error('a card is missing'));

it('names stopped tables, and stays ready for the others', async () => {
  const hosted = hostedOf({
    one: host({ service: 'open', pause: null }),
    two: host({ service: 'open', pause: { since: 1 } }),
    three: host({ service: 'shut', pause: null }),
    room: host(null),
    velvet: stopped,
  });
  server = await createTestServer({ hosted });
  expect(await ask('/health/ready')).toEqual({
    status: 200,
    body: { status: 'ready', tables: { open: 2, paused: 1, shut: 1, stopped: ['velvet'] } },
  });
});

it('is not ready once every table has stopped', async () => {
  server = await createTestServer({ hosted: hostedOf({ one: stopped, two: stopped }) });
  const { status, body } = await ask('/health/ready');
  expect([status, body.message, body.tables.stopped]).toEqual([503, 'No table is open.', ['one', 'two']]);
});

it('is not ready while a table cannot be read from the disk', async () => {
  let unread: unknown = new Error('disk I/O error');
  const one: TableHost = { ...host({ service: 'open', pause: null }), unread: () => unread };
  server = await createTestServer({ hosted: hostedOf({ one, two: host({ service: 'open', pause: null }) }) });
  const { status, body } = await ask('/health/ready');
  expect([status, body.message, body.tables.stopped]).toEqual([
    503,
    'A table cannot be read from the disk: see the log.',
    [],
  ]);
  unread = null;
  expect((await ask('/health/ready')).status).toBe(200);
});

it('is ready without own tables while other nodes have some and can be reached, until it is stopped', async () => {
  const broker = createInProcessBroker(() => undefined);
  broker.own(tableId('afar'), async () => ({ type: 'no-reply', reason: 'busy' }));
  let connected = true;
  server = await createTestServer({
    hosted: hostedOf({}),
    broker: { ...broker, connected: () => connected },
  });
  expect((await ask('/health/ready')).status).toBe(200);
  connected = false;
  const cutOff = await ask('/health/ready');
  expect([cutOff.status, cutOff.body.message]).toEqual([
    503,
    'The other nodes cannot be reached: see the log.',
  ]);
  expect((await ask('/health/live')).status).toBe(200);
  connected = true;
  await server.app.standDown();
  expect((await ask('/health/ready')).body.message).toBe('The server is stopping.');
  expect((await ask('/health/live')).status).toBe(200);
});

it('[T3] is not ready while nothing can be written', async () => {
  const store = await openSqliteStore(folder);
  const health = { ...store.health, canWrite: async () => false };
  server = await createTestServer({ store: { ...store, health } });
  const { status, body } = await ask('/health/ready');
  expect([status, body.error, body.tables]).toEqual([503, 'not-ready', ready]);
  expect(body.message).toBe('Nothing can be written to the disk: see the log.');
  expect((await ask('/health/live')).status).toBe(200);
});

it('is live and not ready while it stops', async () => {
  server = await createTestServer({ limits: { farewellMs: 500 } });
  const address = await server.listen();
  const { cookie } = await server.enter();
  const socket = await openTestSocket(address, { cookie, origin: `http://${address}` });
  await socket.next('welcome');
  // Reads nothing more, so it does not close its socket either.
  socket.raw.pause();
  const closed = server.app.close();
  const [live, ready] = await Promise.all(
    ['live', 'ready'].map((question) => fetch(`http://${address}/health/${question}`)),
  );
  expect(live?.status).toBe(200);
  expect([ready?.status, await ready?.json()]).toEqual([
    503,
    expect.objectContaining({ error: 'not-ready', message: 'The server is stopping.' }),
  ]);
  await closed;
  socket.raw.terminate();
});
