import { describe, expect, it } from 'vitest';
import { createFakeNetwork } from '../../test/support/fake-network.ts';
import type { ServerMessage } from '../message.ts';
import { createBackOff, FIRST_WAIT_MS, LEAST, LONGEST_WAIT_MS } from './back-off.ts';
import { type ConnectionState, createConnection, PING_EVERY_MS } from './connection.ts';
import { LONGEST_WELCOME_MS, PONG_WITHIN_MS, WELCOME_WITHIN_MS } from './reconnecting-socket.ts';

const start = () => {
  const network = createFakeNetwork();
  const states: ConnectionState[] = [];
  const received: ServerMessage[] = [];
  const connection = createConnection(network.environment, 'ws://here/api/socket', {
    state: (state) => states.push(state),
    received: (message) => received.push(message),
    latency: () => {},
  });
  const pong = (serverNow: number) => {
    const ping = network.latest().sent.findLast((message) => message.type === 'ping');
    if (ping === undefined) throw new Error('no ping was sent');
    network.latest().tell({ type: 'pong', sent: ping.sent, now: serverNow });
  };
  connection.connect();
  return { network, states, received, connection, pong, last: () => states.at(-1) };
};

/** Milliseconds until the next socket is opened. */
const untilNext = (network: ReturnType<typeof createFakeNetwork>) => {
  const from = network.now();
  const sockets = network.ends.length;
  while (network.ends.length === sockets) network.advance(1);
  return network.now() - from;
};

describe('opening', () => {
  it('is open once the server has greeted, and sends nothing before', () => {
    const { network, states, connection } = start();
    expect(states).toEqual([{ state: 'connecting' }]);
    expect(connection.send({ type: 'watch-lobby' })).toBe(false);
    network.latest().welcome();
    expect(connection.send({ type: 'watch-lobby' })).toBe(true);
    expect(states.at(-1)).toEqual({ state: 'open' });
    expect(network.latest().sent.map((message) => message.type)).toEqual(['ping', 'watch-lobby']);
  });

  it('closes a connection that is never greeted', () => {
    const { network, last } = start();
    network.advance(WELCOME_WITHIN_MS);
    expect(last()?.state).toBe('lost');
    expect(network.latest().closedByClient()).toBe(true);
  });

  it('waits longer for the greeting each time, up to a limit, since the server may only be busy', () => {
    const { network } = start();
    const waited = [1, 2, 3, 4].map(() => {
      const from = network.now();
      while (!network.latest().closedByClient()) network.advance(1);
      const ms = network.now() - from;
      untilNext(network);
      return ms;
    });
    const next = (ms: number) => Math.min(ms * 2, LONGEST_WELCOME_MS);
    const second = next(WELCOME_WITHIN_MS);
    expect(waited).toEqual([WELCOME_WITHIN_MS, second, next(second), next(next(second))]);
  });

  it('stops at a server with another protocol version', () => {
    const { network, last } = start();
    network.latest().welcome({ protocol: 999 });
    expect(last()).toEqual({ state: 'refused', reason: 'other-protocol' });
  });
});

describe('a dead connection', () => {
  it('is closed and reopened when a ping is not answered', () => {
    const { network, last, pong } = start();
    network.latest().welcome();
    pong(0);
    network.advance(PING_EVERY_MS + PONG_WITHIN_MS - 1);
    expect(last()?.state).toBe('open');
    network.advance(1);
    expect(last()?.state).toBe('lost');
    expect(network.latest().closedByClient()).toBe(true);
    untilNext(network);
    network.latest().welcome();
    expect(last()?.state).toBe('open');
  });

  it('is not assumed while messages still arrive and only pongs are slow', () => {
    const { network, last } = start();
    network.latest().welcome();
    network.advance(PONG_WITHIN_MS - 1);
    network.latest().tell({ type: 'lobby', tables: [] });
    network.advance(1);
    expect(last()?.state).toBe('open');
    network.advance(PONG_WITHIN_MS);
    expect(last()?.state).toBe('lost');
  });

  it('delivers nothing after it was closed', () => {
    const { network, received, last } = start();
    const old = network.latest();
    old.welcome();
    network.advance(PONG_WITHIN_MS);
    untilNext(network);
    network.latest().welcome();
    const before = received.length;
    old.tell({ type: 'lobby', tables: [] });
    old.break('not-signed-in');
    expect(received.length).toBe(before);
    expect(last()?.state).toBe('open');
    expect(network.ends.length).toBe(2);
  });
});

describe('back-off', () => {
  it('doubles up to its limit, with jitter over most of the step', () => {
    const least = createBackOff(() => 0);
    const most = createBackOff(() => 0.999999);
    const pairs = Array.from({ length: 8 }, () => [least.nextMs(), most.nextMs()] as const);
    pairs.forEach(([low, high], attempt) => {
      const step = Math.min(FIRST_WAIT_MS * 2 ** attempt, LONGEST_WAIT_MS);
      expect(low).toBeCloseTo(step * LEAST, 6);
      expect(high).toBeCloseTo(step, 0);
    });
  });

  it('grows over failed attempts and is reset after a connection that answered a ping', () => {
    const { network, pong } = start();
    const waits = Array.from({ length: 6 }, () => {
      network.latest().break();
      return untilNext(network);
    });
    expect(waits.at(-1)).toBeGreaterThan(FIRST_WAIT_MS);
    network.latest().welcome();
    pong(0);
    network.latest().break();
    expect(untilNext(network)).toBeLessThanOrEqual(FIRST_WAIT_MS);
  });

  it('keeps growing when each connection breaks right after the greeting', () => {
    const { network } = start();
    const waits = Array.from({ length: 6 }, () => {
      network.latest().welcome();
      network.latest().break();
      return untilNext(network);
    });
    expect(Math.max(...waits)).toBeGreaterThan(2 * FIRST_WAIT_MS);
  });

  it('waits as long as a closing server requests, then by its own steps', () => {
    const { network } = start();
    network.latest().welcome();
    network.latest().tell({ type: 'closing', retryAfterMs: 3_000 });
    network.latest().break();
    const wait = untilNext(network);
    expect(wait).toBeGreaterThanOrEqual(3_000);
    expect(wait).toBeLessThanOrEqual(4_501);
    network.latest().break();
    expect(untilNext(network)).toBeLessThanOrEqual(FIRST_WAIT_MS);
  });

  it('is cut short when the network is back', () => {
    const { network, connection } = start();
    network.latest().break();
    connection.wake();
    expect(network.ends.length).toBe(2);
    network.advance(FIRST_WAIT_MS);
    expect(network.ends.length).toBe(2);
  });
});

describe('stopping', () => {
  for (const reason of ['not-signed-in', 'wrong-origin'] as const) {
    it(`stops for ${reason}, sent as an error or as the reason of the close`, () => {
      for (const how of ['error', 'close'] as const) {
        const { network, last, connection } = start();
        if (how === 'error') network.latest().tell({ type: 'error', error: reason, message: 'no' });
        else network.latest().break(reason);
        expect(last()).toEqual({ state: 'refused', reason });
        network.advance(10 * LONGEST_WAIT_MS);
        expect(network.ends.length).toBe(1);
        connection.connect();
        expect(network.ends.length).toBe(2);
      }
    });
  }

  it('continues after any other error', () => {
    const { network, last } = start();
    network.latest().welcome();
    network.latest().tell({ type: 'error', error: 'too-frequent', message: 'slower' });
    expect(last()?.state).toBe('open');
  });

  it('stays closed after close', () => {
    const { network, connection, last } = start();
    network.latest().welcome();
    connection.close();
    expect(network.latest().closedByClient()).toBe(true);
    network.advance(10 * LONGEST_WAIT_MS);
    expect(network.ends.length).toBe(1);
    expect(last()).toEqual({ state: 'closed' });
  });
});

describe("[T1] the server's clock", () => {
  it('is estimated from the greeting on', () => {
    const { network, connection } = start();
    network.latest().welcome({ now: 900_000 });
    network.advance(100);
    expect(connection.serverNow()).toBe(900_100);
  });

  it('uses the quickest of the recent pongs', () => {
    const { network, connection, pong } = start();
    const ahead = 1_000_000;
    // Round trip in milliseconds; the server answers in between.
    const journey = (thereMs: number, backMs: number) => {
      network.advance(thereMs);
      const told = network.now() + ahead;
      network.advance(backMs);
      pong(told);
    };
    network.latest().welcome({ now: network.now() + ahead - 80 });
    journey(10, 90);
    expect(connection.latencyMs()).toBe(100);
    expect(connection.serverNow() - network.now()).toBe(ahead - 40);
    network.advance(PING_EVERY_MS);
    journey(10, 12);
    expect(connection.serverNow() - network.now()).toBe(ahead - 1);
    network.advance(PING_EVERY_MS);
    journey(200, 20);
    expect(connection.latencyMs()).toBe(220);
    expect(connection.serverNow() - network.now()).toBe(ahead - 1);
  });

  it('drops the pongs of an earlier connection', () => {
    const { network, connection, pong } = start();
    network.latest().welcome({ now: 0 });
    pong(7_000);
    network.latest().break();
    untilNext(network);
    network.latest().welcome({ now: 50_000 });
    expect(connection.serverNow()).toBe(50_000);
    network.advance(40);
    pong(50_020);
    expect(connection.serverNow()).toBe(50_040);
  });
});
