// The cost of a table on another node: ticket requests in one process and over NATS, sequentially and concurrently, and
// updates published to another node, by the processor time of each side. Run: `npm run bench -- broker`.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { coins } from '@punto/engine/minor';
import { createBrokerBetweenNodes } from '@punto/server/broker/between-nodes';
import type { Broker, TableRequest } from '@punto/server/broker/broker';
import { createInProcessBroker } from '@punto/server/broker/in-process';
import { createNatsWire } from '@punto/server/broker/nats/nats-wire';
import { natsProgram, startNats } from '@punto/server/test/support/nats-server';
import { createSystemClock } from '@punto/server/time/system-clock';
import { instant, patronId, tableId, ticketId } from '@punto/table/ids';
import { processorMs } from '../packages/server/test/nodes/processor-time.ts';
import type { Done, Order } from './broker-owner.ts';
import { createBenchTable } from './fan-out-table.ts';

const OWNER = fileURLToPath(new URL('broker-owner.ts', import.meta.url));
const TABLE = tableId('t0');
const WARM_UP = 5_000;
const ONE_BY_ONE = 3_000;
const MANY = 60_000;
const AT_ONCE = 500;
const NEWS = 20_000;
const NEWS_AT_ONCE = 500;
const PATRONS = 5_000;

const print = (what: string, figure: string): void =>
  console.log(`  ${what.padEnd(56)}${figure.padStart(24)}`);
const onFault = (fault: unknown): void => {
  throw fault;
};
const ownUs = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

let tickets = 0;
const ticket = (): TableRequest => {
  tickets += 1;
  return {
    type: 'place-ticket',
    ticket: {
      ...{ id: ticketId(`ticket-${tickets}`), patron: patronId(`patron-${tickets % 1_000}`) },
      ...{ shoe: 1, round: 1, mode: 'traditional' },
      bets: (['player', 'banker', 'tie'] as const).map((option) => ({ option, stakeMinor: coins(5) })),
    },
  };
};

/** Sends `times` requests, with `atOnce` in flight at any time. */
const askMany = async (broker: Broker, times: number, atOnce: number) => {
  const delays: number[] = [];
  let left = times;
  const asker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const sent = performance.now();
      const reply = await broker.ask(TABLE, ticket());
      if (reply.type !== 'ticket') throw new Error(`answered ${JSON.stringify(reply)}`);
      delays.push(performance.now() - sent);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, asker));
  const wallMs = performance.now() - began;
  delays.sort((a, b) => a - b);
  const at = (share: number): string => (delays[Math.floor(share * (times - 1))] ?? Number.NaN).toFixed(2);
  return { perSecond: (times / wallMs) * 1000, delays: `${at(0.5)} / ${at(0.99)} ms` };
};

type Reading = { readonly gateway: number; readonly owner: number; readonly nats: number };

const askFigures = async (broker: Broker, read: () => Promise<Reading>): Promise<void> => {
  await askMany(broker, WARM_UP, AT_ONCE);
  const alone = await askMany(broker, ONE_BY_ONE, 1);
  print('one ticket at a time, p50 / p99', alone.delays);
  const before = await read();
  const many = await askMany(broker, MANY, AT_ONCE);
  const after = await read();
  print(`${AT_ONCE} on their way, tickets a second`, many.perSecond.toFixed(0));
  print(`${AT_ONCE} on their way, p50 / p99`, many.delays);
  for (const side of ['gateway', 'owner', 'nats'] as const)
    if (after[side] > before[side])
      print(`processor a ticket, ${side}`, `${((after[side] - before[side]) / MANY).toFixed(1)} µs`);
};

const openOwner = async (url: string) => {
  const child: ChildProcess = spawn(process.execPath, [OWNER, url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const answer = async (): Promise<Done> => (await once(child, 'message'))[0] as Done;
  await answer();
  return {
    ask: (order: Order): Promise<Done> => {
      child.send(order);
      return answer();
    },
    end: () => child.disconnect(),
  };
};

const inOneProcess = async (): Promise<void> => {
  console.log('\nOwner and gateway in one process');
  const broker = createInProcessBroker(onFault);
  createBenchTable(broker, 't0');
  broker.listen(TABLE, () => undefined);
  await askFigures(broker, async () => ({ gateway: ownUs(), owner: 0, nats: 0 }));
  await broker.close();
};

const overNats = async (program: string): Promise<void> => {
  console.log('\nThe owner in another process, over NATS');
  const server = await startNats(program);
  const owner = await openOwner(server.address);
  const wire = await createNatsWire({ url: server.address, name: 'gateway', deployment: 'one', onFault });
  const clock = createSystemClock(instant(0));
  const broker = createBrokerBetweenNodes({ node: 'gateway', wire, clock, onFault });
  let heard = 0;
  broker.listen(TABLE, () => {
    heard += 1;
  });
  await pause(200);
  const read = async (): Promise<Reading> => ({
    gateway: ownUs(),
    owner: (await owner.ask({ order: 'use' })).usedUs,
    nats: processorMs([server.pid()]) * 1000,
  });
  await askFigures(broker, read);

  const tell = async (times: number): Promise<void> => {
    for (let left = times; left > 0; left -= NEWS_AT_ONCE) {
      const wanted = heard + NEWS_AT_ONCE;
      await owner.ask({ order: 'tell', times: NEWS_AT_ONCE });
      while (heard < wanted) await pause(1);
    }
  };
  await tell(WARM_UP);
  const before = await read();
  await tell(NEWS);
  const after = await read();
  console.log('\nNews to one other node');
  for (const side of ['owner', 'gateway', 'nats'] as const)
    print(`an update, ${side}`, `${((after[side] - before[side]) / NEWS).toFixed(1)} µs`);
  for (let time = 0; time < 3; time += 1) {
    const [started, wanted] = [ownUs(), heard + 1];
    const { orderUs, bytes } = await owner.ask({ order: 'settle', patrons: PATRONS });
    while (heard < wanted) await pause(1);
    const figure = `${(orderUs / 1000).toFixed(1)} and ${((ownUs() - started) / 1000).toFixed(1)} ms`;
    if (time > 0) print(`${PATRONS} settled, ${(bytes / 1e6).toFixed(1)} MB: owner, gateway`, figure);
  }
  owner.end();
  await broker.close();
  await server.kill();
};

console.log(`Node ${process.versions.node}, load ${(loadavg()[0] ?? 0).toFixed(2)}`);
await inOneProcess();
const program = natsProgram();
if (program === null)
  console.log('\nThere is no nats-server on this machine: what it would cost is not measured.');
else await overNats(program);
