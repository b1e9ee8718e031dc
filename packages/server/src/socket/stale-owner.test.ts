// A gateway that knows version 9 of a table from its new owner, while the former owner, paused in the same process,
// still answers with version 5.
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import type { ServerMessage } from '@punto/protocol/message';
import { evolve, initialState, instant, patronId, publicView, tableId, version } from '@punto/table';
import { beforeEach, describe, expect, it } from 'vitest';
import { createManualClock, type ManualClock } from '../../test/support/manual-clock.ts';
import type { TableNews } from '../broker/broker.ts';
import { Semaphore } from '../limits/semaphore.ts';
import type { SocketConnection } from './connection.ts';
import { TableChannel } from './table-channel.ts';

const ONE = tableId('one');
const setup = makeTable(LIVE_EIGHT_DECK, { table: ONE, name: 'One' });
const view = publicView(evolve(initialState, { type: 'TableOpened', setup, at: instant(0) }));

let clock: ManualClock;
let channel: TableChannel;
let answers: number;
let asked: number;
let sent: string[];
let publish: (news: TableNews) => void = () => undefined;

/** Lets all promises settle; an endless loop of promises would never let this resolve. */
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
const connection = (name: string): SocketConnection =>
  ({
    patron: patronId(name),
    write: () => undefined,
    send: (message: ServerMessage) =>
      void sent.push(`${message.type} ${'version' in message ? message.version : ''}`),
    fail: (error: string) => void sent.push(error),
  }) as unknown as SocketConnection;

beforeEach(async () => {
  clock = createManualClock();
  [answers, asked, sent] = [9, 0, []];
  channel = new TableChannel({
    ...{ table: ONE, publishedAs: ONE, clock, turns: new Semaphore(8) },
    broker: {
      node: 'n1',
      listen: (_, hear) => {
        publish = hear;
        return () => undefined;
      },
      ask: async (_, { type }) => {
        if (type !== 'look') return { type: 'noted' };
        asked += 1;
        // Ends an endless loop, so that the test fails instead of hanging.
        if (asked > 1_000) return new Promise(() => undefined);
        return { type: 'look', from: null, version: version(answers), view, own: null };
      },
    },
    limits: { flushMs: 5, figuresMs: 100, figuresMostMs: 1_000, figuresPerSecond: 5_000, peelMs: 60 },
    missed: { of: async () => [], corrections: async () => [] },
    ...{ isHere: () => true, known: () => null, patronCount: () => 1 },
    ...{ onNews: () => undefined, onSettled: () => undefined, onOwn: () => undefined },
    onPatrons: () => undefined,
    onFault: (fault) => {
      throw fault;
    },
  });
  channel.watch(connection('ann'), null);
  await turn();
  publish({ type: 'update', from: version(8), version: version(9), changed: { phase: 'betting' } });
  clock.advance(5);
  [answers, asked, sent] = [5, 0, []];
});

const pass = async (seconds: number): Promise<void> => {
  for (let second = 0; second < seconds; second += 1) {
    clock.advance(1_000);
    await turn();
  }
};

describe('a look answered by an owner that is behind', () => {
  it('is repeated immediately once, then after delays, until it has the version that the others were sent', async () => {
    channel.watch(connection('bob'), null);
    await turn();
    expect(asked).toBe(2);
    await pass(3);
    expect(asked).toBe(5);
    answers = 9;
    await pass(5);
    expect([asked, sent.at(-1)]).toEqual([6, 'snapshot 9']);
  });

  it('is given up after a while: the patron is answered that the table is busy', async () => {
    channel.watch(connection('bob'), null);
    await turn();
    await pass(120);
    expect([asked, sent.at(-1)]).toEqual([91, 'busy']);
  });

  it('is not repeated for a patron who has left, nor after the channel was closed', async () => {
    const [bob, cid] = [connection('bob'), connection('cid')];
    channel.watch(bob, null);
    channel.watch(cid, null);
    await turn();
    channel.leave(bob);
    await pass(1);
    expect(asked).toBe(5);
    channel.close();
    await pass(3);
    expect(asked).toBe(5);
  });
});
