// Figures and the people view wait longer than other changes, and leave with what else is sent to a watcher.
import { coins } from '@punto/engine/minor';
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchTable } from '../../../test/support/table-watcher.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import type { TestSocket } from '../../../test/support/test-socket.ts';
import type { TableNews } from '../../broker/broker.ts';

let server: TestServer;
let host: string;
beforeEach(async () => {
  server = await createTestServer();
  host = await server.listen();
});
afterEach(() => server.close());

const watch = () => watchTable(server, host);
const flush = (): void => server.clock.advance(5);

const peopleView = (guests: number): TableNews => ({
  type: 'people',
  places: [],
  people: { names: [], more: 0, guests, largest: [], seats: {}, dealer: null },
});

describe('a watcher', () => {
  it('gets changes of figures only now and then, and with every other change', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    const staked = (patrons: number) => ({ totals: { tie: { stakeMinor: coins(patrons), patrons } } });
    const received = async () =>
      (await socket.sync()).map((each) => (each.type === 'update' ? [each.from, each.version] : each.type));
    server.one.change(staked(1));
    server.clock.advance(50);
    server.one.change(staked(2));
    server.clock.advance(49);
    expect(await received()).toEqual([]);
    server.clock.advance(1);
    expect(await received()).toEqual([[10, 12]]);
    server.one.change(staked(3));
    server.clock.advance(50);
    server.one.change({ phase: 'closed' });
    flush();
    expect(await socket.next('update')).toEqual({
      type: 'update',
      table: 'one',
      from: 12,
      version: 14,
      changed: { ...staked(3), phase: 'closed' },
    });
    server.clock.advance(100);
    expect(await received()).toEqual([]);
  });

  it('gets figures with the answer to its ticket, and not again with others', async () => {
    const [anna, ben] = [await watch(), await watch()];
    await Promise.all([anna.next('snapshot'), ben.next('snapshot')]);
    server.one.answerTickets({
      ...{ type: 'ticket', answer: { accepted: true, version: version(11) }, availableMinor: coins(1) },
      own: null,
    });
    const staked = (patrons: number) => ({ totals: { tie: { stakeMinor: coins(patrons), patrons } } });
    const received = async (socket: TestSocket) =>
      (await socket.sync())
        .filter(({ type }) => type !== 'account')
        .map((each) => (each.type === 'update' ? [each.from, each.version] : each.type));
    server.one.change(staked(1));
    server.clock.advance(50);
    const bets = [{ option: 'tie', stakeMinor: coins(5) }] as const;
    const ticket = { ticket: 'ticket-0001', shoe: 1, round: 1, mode: 'traditional', bets } as const;
    anna.send({ type: 'place-ticket', table: 'one', ...ticket });
    expect(await anna.next('update')).toMatchObject({ from: 10, version: 11 });
    await anna.next('ticket-accepted');
    server.one.change(staked(2));
    server.clock.advance(50);
    expect([await received(anna), await received(ben)]).toEqual([[], [[10, 12]]]);
    server.clock.advance(49);
    expect([await received(anna), await received(ben)]).toEqual([[], []]);
    server.clock.advance(1);
    expect([await received(anna), await received(ben)]).toEqual([[[11, 12]], []]);
  });

  it('gets the people view with the next update, or alone when none waits', async () => {
    const socket = await watch();
    await socket.next('snapshot');
    const received = async () =>
      (await socket.sync()).map((each) => (each.type === 'people' ? each.people.guests : each.type));
    server.one.publish(peopleView(1));
    server.one.publish(peopleView(2));
    server.one.change({ phase: 'closed' });
    flush();
    expect(await received()).toEqual(['update', 2]);
    server.clock.advance(100);
    expect(await received()).toEqual([]);
    server.one.publish(peopleView(3));
    server.clock.advance(99);
    expect(await received()).toEqual([]);
    server.one.change({ totals: { tie: { stakeMinor: coins(5), patrons: 1 } } });
    server.clock.advance(1);
    expect(await received()).toEqual(['update', 3]);
    server.one.publish(peopleView(4));
    server.clock.advance(100);
    expect(await received()).toEqual([4]);
  });
});
