// The wall of tables: current, not updated too often, and with stopped tables.
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { evolve, floorView, initialState, instant, type TableId, tableId, version } from '@punto/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import type { TableReply } from '../broker/broker.ts';
import { createInProcessBroker } from '../broker/in-process.ts';
import { Wall, type WallNews } from './wall.ts';

const ONE = tableId('one');
const TWO = tableId('two');

let clock: ManualClock;
let broker: ReturnType<typeof createInProcessBroker>;
let asked: number;
let wall: Wall;
let news: WallNews[];
const states = new Map<TableId, { at: number; manual: boolean; stopped: boolean }>();

const open = (table: TableId) => {
  states.set(table, { at: 1, manual: false, stopped: false });
  return broker.own(table, async (): Promise<TableReply> => {
    asked += 1;
    const { at, manual, stopped } = states.get(table) ?? { at: 1, manual: false, stopped: false };
    const setup = makeTable({ ...LIVE_EIGHT_DECK, dealing: 'person' }, { table, name: table });
    const state = evolve(initialState, { type: 'TableOpened', setup, at: instant(0) });
    return { type: 'oversee', version: version(at), floor: floorView({ ...state, manual }), stopped };
  });
};
const change = (table: TableId, changed: Partial<{ manual: boolean; stopped: boolean }>) => {
  const before = states.get(table) ?? { at: 1, manual: false, stopped: false };
  states.set(table, { ...before, ...changed, at: before.at + 1 });
  const from = version(before.at);
  broker.publish(table, { type: 'update', from, version: version(before.at + 1), changed: {} });
};
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const pass = async (ms: number) => {
  clock.advance(ms);
  await settle();
};
const manualIn = (told: readonly WallNews[]) =>
  told.map((each) =>
    each.type === 'changed' ? each.entries.map(({ floor }) => floor.view.manual) : each.type,
  );

beforeEach(async () => {
  clock = createManualClock();
  broker = createInProcessBroker((fault) => {
    throw fault;
  });
  asked = 0;
  open(ONE);
  wall = new Wall({
    broker,
    clock,
    everyMs: 250,
    onFault: (fault) => {
      throw fault;
    },
  });
  news = [];
  wall.listen((each) => news.push(each));
  await pass(250);
  news.length = 0;
  asked = 0;
});

describe('the wall', () => {
  it('sends changes a few times a second at most, and nothing without changes', async () => {
    change(ONE, {});
    await pass(250);
    expect(news).toEqual([]);
    for (let i = 0; i < 20; i += 1) change(ONE, { manual: i % 2 === 0 });
    change(ONE, { manual: true });
    expect(asked).toBe(1);
    await pass(249);
    expect(asked).toBe(1);
    await pass(1);
    expect(asked).toBe(2);
    expect(manualIn(news)).toEqual([[true]]);
  });

  it('keeps a stopped table, and drops one that is gone', async () => {
    states.set(ONE, { at: 2, manual: false, stopped: true });
    broker.publish(ONE, { type: 'stopped' });
    await pass(250);
    expect(wall.entries()).toMatchObject([{ table: 'one', stopped: true }]);
    const release = open(TWO);
    wall.see(TWO);
    await pass(250);
    expect(wall.entries().map(({ table }) => table)).toEqual(['one', 'two']);
    release();
    broker.publish(TWO, { type: 'stopped' });
    await pass(250);
    expect(wall.entries().map(({ table }) => table)).toEqual(['one']);
    expect(news.at(-1)).toEqual({ type: 'afresh' });
  });

  it('requests nothing without consoles, and is current for a new one', async () => {
    const lonely = new Wall({ broker, clock, everyMs: 250, onFault: () => undefined });
    await settle();
    const before = asked;
    change(ONE, { manual: true });
    await pass(200);
    expect(asked).toBe(before);
    expect((await lonely.fresh()).map(({ floor }) => floor.view.manual)).toEqual([true]);
    const received: WallNews[] = [];
    lonely.listen((each) => received.push(each));
    await pass(250);
    expect(manualIn(received)).toEqual([[true]]);
    lonely.close();
  });

  it('sends changed attendance every two seconds', async () => {
    broker.attend(ONE, 3);
    await pass(1_000);
    expect(news).toEqual([]);
    await pass(1_500);
    expect(news).toMatchObject([{ type: 'changed', entries: [{ table: 'one', patrons: 3 }] }]);
  });

  it('shows one table with its current state', async () => {
    states.set(ONE, { at: 9, manual: true, stopped: false });
    expect((await wall.read(ONE))?.view.manual).toBe(true);
    expect(await wall.read(TWO)).toBeNull();
  });
});
