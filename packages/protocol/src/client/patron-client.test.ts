import { minor } from '@punto/engine/minor';
import { describe, expect, it } from 'vitest';
import { exampleOwn, exampleRecord, exampleView } from '../../test/support/example-view.ts';
import { createFakeNetwork } from '../../test/support/fake-network.ts';
import type { AccountView, LobbyEntry } from '../message.ts';
import { createCuts } from './cuts.ts';
import { createClient } from './patron-client.ts';

const start = () => {
  const network = createFakeNetwork();
  const client = createClient({ url: 'ws://here/api/socket', environment: network.environment, createCuts });
  client.connect();
  const reconnect = () => {
    network.latest().break();
    client.wake();
    network.latest().welcome();
  };
  const sent = () => network.latest().sent.filter((message) => message.type !== 'ping');
  return { network, client, reconnect, sent };
};

const ACCOUNT: AccountView = {
  availableMinor: minor(1_000),
  inPlay: [{ table: 'jade', stakeMinor: minor(300) }],
};

describe('the account', () => {
  it('follows greeting, tickets and settlement', () => {
    const { network, client } = start();
    const told: AccountView[] = [];
    client.on('account', (account) => told.push(account));
    network.latest().welcome({ account: ACCOUNT });
    const lotus = { table: 'lotus', own: exampleOwn(1, 500), availableMinor: minor(500) } as const;
    network.latest().tell({ type: 'ticket-accepted', ticket: 'elsewhere', ...lotus });
    expect(client.account()).toEqual({
      availableMinor: 500,
      inPlay: [...ACCOUNT.inPlay, { table: 'lotus', stakeMinor: 500 }],
    });
    network
      .latest()
      .tell({ type: 'round-settled', table: 'lotus', record: exampleRecord, availableMinor: minor(1_500) });
    expect(client.account()).toEqual({ availableMinor: 1_500, inPlay: ACCOUNT.inPlay });
    network.latest().tell({ type: 'account', account: ACCOUNT });
    expect(client.account()).toEqual(ACCOUNT);
    network.latest().tell({ type: 'lobby', tables: [] });
    expect(told.length).toBe(4);
  });
});

describe('a corrected round', () => {
  it('[T6] changes the available balance, and not the current stakes', () => {
    const { network, client } = start();
    const corrected: unknown[] = [];
    client.on('corrected', (record) => corrected.push(record));
    network.latest().welcome({ account: ACCOUNT });
    client.watchTable('lotus');
    network.latest().tell({
      type: 'snapshot',
      table: 'lotus',
      version: 9,
      view: exampleView({ round: { number: 2, openedAt: 0, closesAt: 1, last: false } }),
      own: exampleOwn(2, 500),
    });
    const record = { ...exampleRecord, status: 'resettled', revision: 1 } as const;
    network.latest().tell({ type: 'round-corrected', table: 'lotus', record, availableMinor: minor(700) });
    expect(corrected).toEqual([record]);
    expect(client.account()).toEqual({ availableMinor: 700, inPlay: ACCOUNT.inPlay });
    expect(client.table('lotus')?.own?.bets).toEqual({ player: 500 });
  });
});

describe('the lobby', () => {
  const entry = (table: string, patrons: number): LobbyEntry => ({
    table,
    name: table,
    room: 'live-eight-deck',
    roomTitle: 'Live eight-deck',
    cloth: 'live',
    minMinor: minor(100),
    maxMinor: minor(1_000),
    phase: 'betting',
    service: 'open',
    deadline: 1,
    bettingMs: 1,
    round: 1,
    last: false,
    history: [],
    patrons,
    labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
    language: 'en',
    tags: [],
    seats: null,
    solo: false,
  });

  it('is requested again while there is no answer', () => {
    const { network, client, sent } = start();
    const leave = client.watchLobby();
    network.latest().welcome();
    // The connection is lost if no ping is answered.
    const wait = (ms: number) => {
      for (let waited = 0; waited < ms; waited += 1_000) {
        network.latest().tell({ type: 'pong', sent: network.now(), now: network.now() });
        network.advance(1_000);
      }
    };
    wait(15_000);
    expect(sent()).toEqual(Array(3).fill({ type: 'watch-lobby' }));
    network.latest().tell({ type: 'lobby', tables: [] });
    wait(60_000);
    expect(sent()).toHaveLength(3);
    leave();
  });

  it('is kept current, and requested again on each connection while it has watchers', () => {
    const { network, client, reconnect, sent } = start();
    const leave = client.watchLobby();
    const leaveToo = client.watchLobby();
    network.latest().welcome();
    expect(sent()).toEqual([{ type: 'watch-lobby' }]);
    network.latest().tell({ type: 'lobby-update', tables: [entry('lotus', 9)] });
    expect(client.lobby()).toBeNull();
    network.latest().tell({ type: 'lobby', tables: [entry('lotus', 1), entry('jade', 2)] });
    network.latest().tell({ type: 'lobby-update', tables: [entry('lotus', 3)] });
    expect([...(client.lobby() ?? [])].map(([table, each]) => [table, each.patrons])).toEqual([
      ['lotus', 3],
      ['jade', 2],
    ]);
    reconnect();
    expect(sent()).toEqual([{ type: 'watch-lobby' }]);
    network.latest().tell({ type: 'lobby', tables: [entry('jade', 2)] });
    expect([...(client.lobby() ?? new Map()).keys()]).toEqual(['jade']);
    leave();
    leave();
    expect(sent().length).toBe(1);
    leaveToo();
    expect(sent().at(-1)).toEqual({ type: 'leave-lobby' });
    reconnect();
    expect(sent()).toEqual([]);
  });
});

describe('a table', () => {
  it('is watched once for any number of watchers, until the last one leaves', () => {
    const { network, client, sent } = start();
    network.latest().welcome();
    const leave = client.watchTable('lotus');
    const leaveToo = client.watchTable('lotus');
    network.latest().tell({ type: 'snapshot', table: 'lotus', version: 3, view: exampleView(), own: null });
    expect(client.table('lotus')?.version).toBe(3);
    leave();
    leave();
    expect(client.table('lotus')?.version).toBe(3);
    leaveToo();
    expect(client.table('lotus')).toBeNull();
    expect(sent().map((message) => message.type)).toEqual(['watch-table', 'leave-table']);
  });

  it('[T4] is resynchronised before unanswered tickets are sent again', () => {
    const { network, client, reconnect, sent } = start();
    network.latest().welcome();
    client.watchTable('lotus');
    network.latest().tell({ type: 'snapshot', table: 'lotus', version: 3, view: exampleView(), own: null });
    void client.placeTicket('lotus', {
      shoe: 1,
      round: 1,
      mode: 'traditional',
      bets: [{ option: 'tie', stakeMinor: 1 }],
    });
    reconnect();
    expect(sent()[0]).toEqual({ type: 'watch-table', table: 'lotus', since: 3 });
    expect(sent()[1]?.type).toBe('place-ticket');
  });
});

describe('events', () => {
  it('report settlement, errors, closing and every state of the connection', () => {
    const { network, client } = start();
    const told: unknown[] = [];
    client.on('settled', (record) => told.push(record.round));
    client.on('error', (fault) => told.push(fault));
    client.on('closing', ({ retryAfterMs }) => told.push(retryAfterMs));
    client.on('connection', ({ state }) => told.push(state));
    network.latest().welcome();
    network
      .latest()
      .tell({ type: 'round-settled', table: 'lotus', record: exampleRecord, availableMinor: minor(1) });
    network.latest().tell({ type: 'error', error: 'malformed', message: 'not JSON' });
    network.latest().tell({ type: 'closing', retryAfterMs: 700 });
    network.latest().break();
    expect(told).toEqual(['open', 1, { error: 'malformed', message: 'not JSON' }, 700, 'lost']);
  });

  it('reach every listener even if one throws, and none that unsubscribed', () => {
    const { network, client } = start();
    const told: string[] = [];
    const off = client.on('connection', () => told.push('left'));
    client.on('connection', () => {
      throw new Error('a broken listener');
    });
    client.on('connection', () => told.push('heard'));
    off();
    network.latest().welcome({ account: ACCOUNT });
    expect(told).toEqual(['heard']);
    expect(client.account()).toEqual(ACCOUNT);
    expect(() => network.advance(0)).toThrow('a broken listener');
  });
});
