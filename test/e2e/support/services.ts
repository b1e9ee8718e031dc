// What many tests share, started by the first that asks for it and ended with the run: deployments, and the fixture pages
// of the felt. Tests run in processes of their own; they ask over HTTP, by the name of the service.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { startDeployment } from './deployment.ts';
import { startFeltPages } from './felt-server.ts';
import { startFloor } from './floor-service.ts';
import { WIDE_ROOMS } from './rooms.ts';
import { startTables } from './tables-service.ts';

/** `address`: what a test needs to use it, as JSON. */
export type Service<Address> = { readonly address: Address; readonly close: () => Promise<void> };

const startLobby = async (): Promise<Service<{ readonly origin: string }>> => {
  const { origin, remove } = await startDeployment({ rooms: WIDE_ROOMS, tablesAtOnce: 2 });
  return { address: { origin }, close: remove };
};

const STARTS = {
  /** Tables that tests make for themselves. */
  tables: startTables,
  /** Many tables in a lobby, of which a patron may be at two. */
  lobby: startLobby,
  /** Tables and staff for the console. */
  floor: startFloor,
  /** The felt without a server. */
  felt: startFeltPages,
};
type Services = typeof STARTS;
export type ServiceName = keyof Services;
export type AddressOf<Name extends ServiceName> = Awaited<ReturnType<Services[Name]>>['address'];

const isName = (name: string): name is ServiceName => Object.hasOwn(STARTS, name);

/** The global setup of Playwright; what it gives back is the teardown, which also an interrupt runs. */
export default async (): Promise<() => Promise<void>> => {
  const started = new Map<ServiceName, Promise<Service<unknown>>>();
  const serviceOf = (name: ServiceName): Promise<Service<unknown>> => {
    const service = started.get(name) ?? STARTS[name]();
    started.set(name, service);
    return service;
  };
  const server = createServer(async ({ url = '/' }, response) => {
    const name = url.slice(1);
    try {
      if (!isName(name)) throw new Error(`there is no service ${name}`);
      response.end(JSON.stringify((await serviceOf(name)).address));
    } catch (fault) {
      response.writeHead(500).end(String(fault instanceof Error ? fault.stack : fault));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const listening = server.address();
  if (listening === null || typeof listening === 'string') throw new Error('the services have no port');
  process.env[SERVICES] = `http://127.0.0.1:${listening.port}`;

  return async () => {
    server.closeAllConnections();
    server.close();
    const running = await Promise.allSettled(started.values());
    await Promise.all(
      running.map((service) => (service.status === 'fulfilled' ? service.value.close() : undefined)),
    );
  };
};

const SERVICES = 'PUNTO_TEST_SERVICES';

/** For the fixture that starts one: a time of its own, beside that of the test. */
export const START_MS = 120_000;

/** Starts it where it does not run yet. */
export const service = async <Name extends ServiceName>(name: Name): Promise<AddressOf<Name>> => {
  const answer = await fetch(`${process.env[SERVICES]}/${name}`);
  if (!answer.ok) throw new Error(`${name} did not start: ${await answer.text()}`);
  return (await answer.json()) as AddressOf<Name>;
};
