import { epoch, nodeId } from '@punto/store/leases';
import { tableId } from '@punto/table/ids';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import type { LeaseClaim } from '../table-host/lease-claim.ts';
import type { LeasedHost } from './leased-tables.ts';
import { createLeasedTables } from './leased-tables.ts';

const ONE = tableId('one');
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

const open = () => {
  const done: string[] = [];
  let isSure = true;
  const tables = createLeasedTables({
    leases: { give: async (_, given) => void done.push(`give ${given}`) },
    log: pino({ level: 'silent' }),
    notBefore: () => undefined,
    onLost: () => done.push('lost'),
    onGiven: (table) => done.push(`given ${table}`),
  });
  const life = {
    ...{ node: nodeId('north'), isSure: () => isSure, isSteady: () => true, end: () => undefined },
    renew: async () => void done.push('renew'),
  };
  const held: LeasedHost = {
    stop: async () => void done.push('stop'),
    isQuiet: () => true,
    isOver: () => false,
  };
  let right: LeaseClaim | null = null;
  const enter = () =>
    tables.enter(life, ONE, epoch(3), async (given) => {
      right = given;
      return held;
    });
  return {
    ...{ tables, done, enter },
    right: () => right as LeaseClaim,
    doubt: () => {
      isSure = false;
    },
  };
};

describe('a leased table', () => {
  it('is written under its lease until it is released, after its queue is written', async () => {
    const { tables, done, enter, right } = open();
    await enter().opened;
    expect(right().fence).toEqual({ lease: ONE, epoch: 3 });
    const giving = tables.give(ONE);
    expect(right().holds()).toBe(true);
    await giving;
    expect(right().holds()).toBe(false);
    expect(done).toEqual(['stop', `give ${ONE}`, `given ${ONE}`]);
    expect(tables.has(ONE)).toBe(false);
  });

  it('is closed once the lease is uncertain, and stays closed when it is certain again', async () => {
    const { tables, done, enter, right, doubt } = open();
    await enter().opened;
    doubt();
    expect(right().holds()).toBe(false);
    await settle();
    // Not released: another node may own it.
    expect([done, tables.has(ONE)]).toEqual([['lost', 'stop'], false]);
  });

  it("is closed when the store refuses a write, which triggers a check of the node's lease", async () => {
    const { done, enter, right } = open();
    await enter().opened;
    right().lost();
    expect(right().holds()).toBe(false);
    await settle();
    expect(done).toEqual(['lost', 'renew', 'stop']);
  });

  it('is released when it could not be opened', async () => {
    const { tables, right } = open();
    const life = {
      ...{ node: nodeId('north'), isSure: () => true, isSteady: () => true },
      ...{ end: () => undefined, renew: async () => undefined },
    };
    const entry = tables.enter(life, ONE, epoch(1), () => Promise.reject(new Error('away')));
    expect(await entry.opened).toBeNull();
    await settle();
    expect([tables.has(ONE), right()]).toEqual([false, null]);
  });
});
