// What many tests share, started by the first that asks for it and ended with the run: deployments, and the fixture pages
// of the felt. Tests run in processes of their own; they ask over HTTP, by name (`shared.ts`).
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startDeployment } from './deployment.ts';
import { startFeltPages } from './felt-server.ts';
import { startFloor } from './floor-deployment.ts';
import { WIDE_ROOMS } from './rooms.ts';
import { SHARED_ADDRESS, type Started } from './started.ts';
import { startTables } from './tables-deployment.ts';

const startLobby = async (): Promise<Started<{ readonly origin: string }>> => {
  const { origin, remove } = await startDeployment({ rooms: WIDE_ROOMS, tablesAtOnce: 2 });
  return { address: { origin }, close: remove };
};

const STARTS = {
  /** Tables that tests make for themselves. */
  tables: () => startTables(),
  /** Many tables in a lobby, of which a patron may be at two. */
  lobby: startLobby,
  /** Tables and staff for the console. */
  floor: startFloor,
  /** The felt without a server. */
  felt: startFeltPages,
};
export type Starts = typeof STARTS;
type Name = keyof Starts;

const isName = (name: string): name is Name => Object.hasOwn(STARTS, name);

/** What it gives back is the teardown, which an interrupt runs too. */
export default async (): Promise<() => Promise<void>> => {
  const started = new Map<Name, Promise<Started<unknown>>>();
  const startedOnce = (name: Name): Promise<Started<unknown>> => {
    const one = started.get(name) ?? STARTS[name]();
    started.set(name, one);
    return one;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.slice(1);
    try {
      if (!isName(name)) throw new Error(`nothing shared is named ${name}`);
      response.end(JSON.stringify((await startedOnce(name)).address));
    } catch (fault) {
      response.writeHead(500).end(String(fault instanceof Error ? fault.stack : fault));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('the global setup has no port');
  process.env[SHARED_ADDRESS] = `http://127.0.0.1:${listening.port}`;

  return async () => {
    server.closeAllConnections();
    server.close();
    const all = await Promise.allSettled(started.values());
    await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
  };
};
