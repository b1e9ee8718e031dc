// Real tables and a real store: play at a table adds evidence and raises alarms exactly once, also when the process or the owner
// of the table changes.
import { rmSync } from 'node:fs';
import { coins } from '@punto/engine/minor';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { ANN, BEN, grant, patron } from '@punto/store/test/samples/sample';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import type { OpenTable, PatronId } from '@punto/table';
import { tableId, ticketId } from '@punto/table/ids';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { exampleSetup } from '../../test/support/fake-table.ts';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import { seededWords } from '../../test/support/test-deployment.ts';
import type { Broker } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import { NO_METER } from '../meter/meter.ts';
import { createLocalTables, type HostedTables } from '../table-host/tables/local-tables.ts';
import { BLOCK_MS } from './detect/block.ts';
import { createMonitor, type Monitor } from './monitor.ts';
import { withMonitor } from './monitored-meter.ts';

const [ONE, SIDE] = [tableId('one'), tableId('side')];
const BIG = { stakeMinor: coins(50), winMinor: null };
const log = pino({ level: 'silent' });

let folder: string;
let store: Store;
let broker: Broker;
let clock: ManualClock;
let hosted: HostedTables;
let monitors: Monitor[] = [];

const startMonitor = (on: Pick<Store, 'monitor' | 'rounds'> = store): Monitor => {
  const monitor = createMonitor({ store: on, clock, log, bigPlay: BIG });
  monitors.push(monitor);
  return monitor;
};
beforeEach(async () => {
  folder = folderWithDatabase('monitor');
  store = await openSqliteStore(folder);
  clock = createManualClock();
  broker = createInProcessBroker(() => undefined);
  for (const id of [ANN, BEN]) await store.admit(patron(id), `hash-${id}`, [grant(id, coins(10_000))]);
  monitors = [];
  const meter = withMonitor(NO_METER, {
    ended: (table, round) => {
      for (const monitor of monitors) monitor.ended(table, round);
    },
  });
  hosted = await createLocalTables({
    ...{ store, broker, clock, log, meter, setups: [exampleSetup('one')] },
    ...{ encryptionKeys: [new Uint8Array(32).fill(7)] as const, word: seededWords(3) },
  });
});
afterEach(async () => {
  for (const monitor of monitors) await monitor.stop();
  await hosted.stop();
  await broker.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

const state = (): OpenTable => {
  const table = hosted.tables.get(ONE)?.state();
  if (!table) throw new Error('the table is not open');
  return table;
};
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
};
const until = async (isThere: (table: OpenTable) => boolean): Promise<void> => {
  for (let steps = 0; !isThere(state()); steps += 1) {
    if (steps > 400) throw new Error('the condition is still false after 400 steps');
    clock.advance(500);
    await settle();
  }
};
let tickets = 0;
const stake = async (who: PatronId, option: 'player' | 'banker', amount: number): Promise<void> => {
  const { shoe, round } = state();
  tickets += 1;
  const answer = await broker.ask(ONE, {
    type: 'place-ticket',
    ticket: {
      ...{ id: ticketId(`ticket-${String(tickets).padStart(5, '0')}`), patron: who, mode: 'traditional' },
      ...{ shoe: shoe?.number ?? 0, round: round?.number ?? 0 },
      bets: [{ option, stakeMinor: coins(amount) }],
    },
  });
  expect(answer).toMatchObject({ type: 'ticket', answer: { accepted: true } });
};
/** One round: both stake against each other. */
const playRound = async (annStakes = 10): Promise<void> => {
  await until(({ phase }) => phase === 'betting');
  const isEven = (state().round?.number ?? 0) % 2 === 0;
  await stake(ANN, isEven ? 'player' : 'banker', annStakes);
  await stake(BEN, isEven ? 'banker' : 'player', 10);
  await until(({ phase }) => phase === 'settled');
};
const alarms = async () => (await store.monitor.alarms({ limit: 50, before: null })).items;
/** The last round of the block is an hour old. */
const closeBlocks = async (): Promise<void> => {
  for (const monitor of monitors) await monitor.read();
  clock.advance(BLOCK_MS);
  for (const monitor of monitors) await monitor.read();
};
const roundsOf = async (who: PatronId): Promise<number> => {
  const all = await store.monitor.evidence('patron', [who], 0);
  return all.reduce((sum, { body }) => {
    const { delays } = body as { delays: Record<string, number> };
    return sum + Object.values(delays).reduce((some, times) => some + times, 0);
  }, 0);
};

describe('the monitoring', () => {
  it('[B-53] [B-62] raises a big stake once, with its journal entry, within seconds of the result', async () => {
    const monitor = startMonitor();
    await playRound(60);
    await until(() => monitor.readings().rounds > 0);
    await monitor.read();
    expect(await alarms()).toMatchObject([
      { kind: 'big-stake', patron: ANN, table: ONE, finding: { stakedMinor: 6_000, thresholdMinor: 5_000 } },
    ]);
    const { items } = await store.journalPage({ limit: 50, before: null });
    expect(items.filter(({ action }) => action === 'monitor-alarm')).toMatchObject([
      { staff: null, patron: ANN, table: ONE, shoe: 1, round: 1, after: { finding: { kind: 'big-stake' } } },
    ]);
    expect(monitor.readings().raised).toEqual(new Map([['big-stake', 1]]));
  });

  it('[B-62] adds the rounds of a block to the evidence', async () => {
    startMonitor();
    for (let round = 0; round < 5; round += 1) await playRound();
    expect(await roundsOf(ANN)).toBe(0);
    await closeBlocks();
    expect([await roundsOf(ANN), await roundsOf(BEN)]).toEqual([5, 5]);
    expect(await store.monitor.cursor(ONE)).toEqual({ shoe: 1, round: 5 });
    await playRound();
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(6);
  });

  it('[B-62] judges the stored evidence of a week: a pair and a program seen in earlier blocks raise alarms', async () => {
    startMonitor();
    const stratum = {
      rounds: 60,
      pairs: [
        [30, 30],
        [30, 30],
      ],
      matches: 60,
    };
    await store.monitor.contribute({
      ...{ table: SIDE, after: null, upTo: { shoe: 1, round: 60 }, at: clock.now() },
      evidence: [
        { kind: 'pair', subject: `${ANN} ${BEN}`, body: { strata: [stratum] } },
        { kind: 'patron', subject: ANN, body: { delays: { 60: 80 }, slots: [], sides: {} } },
        { kind: 'patron', subject: BEN, body: { written: 'by another release' } },
      ],
    });
    await playRound();
    await closeBlocks();
    expect((await alarms()).map(({ kind, patron: one, other }) => [kind, one, other])).toEqual([
      ['opposed-pair', ANN, BEN],
      ['steady-timing', ANN, null],
    ]);
    await playRound();
    await closeBlocks();
    expect(await alarms()).toHaveLength(2);
  });

  it('[B-62] resumes after a restart: the rounds of an unfinished block are read from the store', async () => {
    const first = startMonitor();
    for (let round = 0; round < 3; round += 1) await playRound();
    await first.read();
    await first.stop();
    monitors = [];
    startMonitor();
    await playRound();
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(4);
  });

  it('[B-62] counts a round once when two nodes read it during a change of owner', async () => {
    const [one, other] = [startMonitor(), startMonitor()];
    for (let round = 0; round < 3; round += 1) await playRound(60);
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(3);
    expect((await alarms()).map(({ kind }) => kind)).toEqual(['big-stake', 'big-stake', 'big-stake']);
    await playRound();
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(4);
    expect(one.readings().blocks + other.readings().blocks).toBe(2);
  });

  it('[B-62] recovers from a failed store without losing a round or counting it twice', async () => {
    let isDown = true;
    const failing = {
      ...store,
      rounds: {
        ...store.rounds,
        play: (...asked: Parameters<Store['rounds']['play']>) =>
          isDown ? Promise.reject(new Error('the store is down')) : store.rounds.play(...asked),
      },
      monitor: {
        ...store.monitor,
        evidence: (...asked: Parameters<Store['monitor']['evidence']>) =>
          isDown ? Promise.reject(new Error('the store is down')) : store.monitor.evidence(...asked),
      },
    };
    const monitor = startMonitor(failing);
    for (let round = 0; round < 3; round += 1) await playRound();
    await monitor.read();
    expect(monitor.readings()).toMatchObject({ rounds: 0, waiting: 3 });
    isDown = false;
    await monitor.read();
    isDown = true;
    await closeBlocks();
    expect(monitor.readings()).toMatchObject({ rounds: 3, waiting: 0 });
    isDown = false;
    await monitor.read();
    expect(await roundsOf(ANN)).toBe(3);
  });

  it('[B-62] deletes evidence after a week without reading a round twice', async () => {
    startMonitor();
    await playRound();
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(1);
    clock.advance(8 * 24 * 3_600_000);
    await settle();
    await monitors[0]?.read();
    expect(await roundsOf(ANN)).toBe(0);
    await playRound();
    await closeBlocks();
    expect(await roundsOf(ANN)).toBe(1);
  });
});

it('[B-62] every ticket of a table is answered before the monitoring reads its round', async () => {
  const read: string[] = [];
  const watching = {
    ...store,
    rounds: {
      ...store.rounds,
      play: (...asked: Parameters<Store['rounds']['play']>) => {
        read.push(state().phase);
        return store.rounds.play(...asked);
      },
    },
  };
  const monitor = startMonitor(watching);
  await until(({ phase }) => phase === 'betting');
  await stake(ANN, 'player', 10);
  await monitor.read();
  expect(read).toEqual([]);
  await until(({ phase }) => phase === 'settled');
  await monitor.read();
  expect(read).toHaveLength(1);
});
