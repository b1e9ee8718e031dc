// How long changes of figures are collected with many patrons, and when timers are late.
import { coins } from '@punto/engine/minor';
import { instant, patronId } from '@punto/table/ids';
import { describe, expect, it } from 'vitest';
import { createFakeTable } from '../../../test/support/fake-table.ts';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import type { Broker } from '../../broker/broker.ts';
import { createInProcessBroker } from '../../broker/in-process.ts';
import { Semaphore } from '../../limits/semaphore.ts';
import type { SocketConnection } from '../connection.ts';
import { TableChannel } from '../table-channel.ts';

const LIMITS = { flushMs: 5, figuresMs: 100, figuresMostMs: 400, figuresPerSecond: 5_000, peelMs: 60 };

const open = async () => {
  const time = createManualClock();
  const late = { ms: 0 };
  const deployment = { patrons: 1 };
  const broker: Broker = createInProcessBroker((fault) => expect.fail(String(fault)));
  const { table, change } = createFakeTable(broker, 'one');
  const sent: number[] = [];
  const connection = {
    patron: patronId('ann'),
    send: () => undefined,
    write: () => void sent.push(time.now()),
  } as unknown as SocketConnection;
  const channel = new TableChannel({
    table,
    publishedAs: table,
    broker,
    clock: { now: time.now, wake: (at, call) => time.wake(instant(at + late.ms), call) },
    limits: LIMITS,
    turns: new Semaphore(1),
    missed: { of: async () => [], corrections: async () => [] },
    isHere: () => true,
    known: () => null,
    patronCount: () => deployment.patrons,
    onNews: () => undefined,
    onSettled: () => undefined,
    onOwn: () => undefined,
    onPatrons: () => undefined,
    onFault: (fault) => expect.fail(String(fault)),
  });
  channel.watch(connection, null);
  await new Promise((resolve) => setImmediate(resolve));
  let patrons = 0;
  /** Delay until the watcher gets a change of figures only. */
  const delayed = (): number => {
    patrons += 1;
    const asked = time.now();
    change({ totals: { tie: { stakeMinor: coins(patrons), patrons } } });
    while (sent.length === 0) time.advance(1);
    return (sent.pop() ?? Number.NaN) - asked;
  };
  return { deployment, late, delayed };
};

describe('figures', () => {
  it('are collected longer while timers are late, up to a limit, and shorter again afterwards', async () => {
    const { late, delayed } = await open();
    expect(delayed()).toBe(100);
    late.ms = 4;
    expect([delayed(), delayed()]).toEqual([104, 304]);
    late.ms = 90;
    expect([delayed(), delayed(), delayed()]).toEqual([390, 490, 490]);
    late.ms = 0;
    expect([delayed(), delayed()]).toEqual([400, 100]);
  });

  it('are collected longer with more patrons', async () => {
    const { deployment, delayed } = await open();
    const told = [500, 1_250, 90_000].map((patrons) => {
      deployment.patrons = patrons;
      return delayed();
    });
    expect(told).toEqual([100, 250, 400]);
  });
});
