import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESS_LIMITS, AddressLimits } from '../../src/http/address-limits.ts';
import { createManualClock } from '../support/manual-clock.ts';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket, type TestSocket } from '../support/test-socket.ts';
import { createWire, upgradeRequest, type Wire } from './wire.ts';

const opened: TestServer[] = [];
const open = async (parts: Parameters<typeof createTestServer>[0]): Promise<TestServer> => {
  const server = await createTestServer(parts);
  opened.push(server);
  return server;
};
afterEach(async () => {
  for (const server of opened.splice(0)) await server.close();
});

const slow = { requests: { perSecond: 1, burst: 3 } };

describe('an address', () => {
  it('that sends too many requests is refused at every route, also unknown ones, and accepted again later', async () => {
    const server = await open({ addressLimits: slow });
    const get = async (url: string) => (await server.app.http.inject({ url })).statusCode;
    expect([await get('/api/tables'), await get('/health/live'), await get('/nowhere')]).toEqual([
      200, 200, 404,
    ]);
    expect([await get('/api/tables'), await get('/nowhere'), await get('/api/floor/me')]).toEqual([
      429, 429, 429,
    ]);
    server.clock.advance(1_000);
    expect(await get('/api/tables')).toBe(200);
  });

  it('that opens too many sockets is refused before a session is looked up', async () => {
    const server = await open({ addressLimits: slow });
    const host = await server.listen();
    const { cookie } = await server.enter();
    const lookedUp = vi.spyOn(server.store.sessions, 'find');
    const answers: string[] = [];
    for (let i = 0; i < 5; i += 1) {
      const wire = await createWire(host);
      wire.write(upgradeRequest(host, cookie));
      answers.push((await wire.hears('\r\n\r\n')).slice(9, 12));
      wire.drop();
    }
    expect(answers).toEqual(['101', '101', '429', '429', '429']);
    expect(lookedUp).toHaveBeenCalledTimes(2);
  });

  it('has a limited number of connections, and a closed one makes room', async () => {
    const server = await open({ addressLimits: { connections: 2 } });
    const host = await server.listen();
    const { cookie } = await server.enter();
    const first = await openTestSocket(host, { cookie });
    const idle = await createWire(host);
    const third = await createWire(host);
    expect(await third.closed).toBe('');
    first.raw.close();
    await first.closed;
    await untilHeard(host, cookie);
    idle.drop();
  });

  it('behind a proxy is the forwarded one, whatever the client itself claims', async () => {
    const server = await open({ addressLimits: { connections: 2 }, trustedProxies: ['127.0.0.1'] });
    const host = await server.listen();
    const { cookie } = await server.enter();
    const from = (forwarded: string): Promise<TestSocket> =>
      openTestSocket(host, { cookie, 'x-forwarded-for': forwarded });
    const two = [await from('203.0.113.7'), await from('198.51.100.1, 203.0.113.7')];
    await expect(from('203.0.113.7')).rejects.toThrow('429');
    await expect(from('192.0.2.200, 203.0.113.7')).rejects.toThrow('429');
    const other = await from('203.0.113.8');
    for (const { raw } of [...two, other]) raw.terminate();
  });

  it('in a forwarding header is ignored without a proxy', async () => {
    const server = await open({ addressLimits: slow });
    const from = async (forwarded: string) =>
      (await server.app.http.inject({ url: '/api/tables', headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    const answers = [];
    for (let i = 0; i < 5; i += 1) answers.push(await from(`203.0.113.${i}`));
    expect(answers).toEqual([200, 200, 200, 429, 429]);
  });

  it('of IPv6 is its network, and of IPv4 the same in all spellings', async () => {
    const server = await open({ addressLimits: slow, trustedProxies: ['127.0.0.1'] });
    const from = async (forwarded: string) =>
      (await server.app.http.inject({ url: '/api/tables', headers: { 'x-forwarded-for': forwarded } }))
        .statusCode;
    for (const within of ['2001:db8:0:7::1', '2001:db8:0:7::2:3', '2001:db8:0:7:ffff:ffff:ffff:ffff'])
      expect(await from(within)).toBe(200);
    expect(await from('2001:db8:0:7:abcd::9')).toBe(429);
    expect(await from('2001:db8:0:8::1')).toBe(200);
    for (const text of ['203.0.113.9', '::ffff:203.0.113.9', '203.0.113.9'])
      expect(await from(text)).toBe(200);
    expect(await from('::ffff:cb00:7109')).toBe(429);
  });
});

/** A closed connection is counted out only after a moment. */
const untilHeard = async (host: string, cookie: string): Promise<void> => {
  for (;;) {
    const wire: Wire = await createWire(host);
    wire.write(upgradeRequest(host, cookie));
    const heard = await wire.hears('\r\n\r\n');
    wire.drop();
    if (heard.startsWith('HTTP/1.1 101')) return;
  }
};

const ask = JSON.stringify({ type: 'ping', sent: 1 });
/** Counts of the answers to a burst of messages. */
const answersTo = async (socket: TestSocket, messages: number): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {};
  const count = (word: string): void => {
    counts[word] = (counts[word] ?? 0) + 1;
  };
  const answered = new Promise<void>((resolve) => {
    socket.raw.on('message', (data) => {
      const { type, error } = JSON.parse(String(data));
      if (type === 'pong' || type === 'error') count(type === 'pong' ? 'pong' : error);
      if ((counts.pong ?? 0) + (counts['too-frequent'] ?? 0) >= messages) resolve();
    });
    socket.raw.on('close', (code) => {
      count(`closed ${code}`);
      resolve();
    });
  });
  for (let n = 0; n < messages; n += 1) socket.raw.send(ask);
  await answered;
  return counts;
};

describe('messages', () => {
  it('of one address are counted over all its sockets, so that many sockets do not help', async () => {
    const server = await open({
      addressLimits: { messages: { perSecond: 1, burst: 50 }, messagesRefused: { perSecond: 1, burst: 5 } },
      trustedProxies: ['127.0.0.1'],
    });
    const host = await server.listen();
    const from = async (address: string) => {
      const { cookie } = await server.enter();
      return openTestSocket(host, { cookie, 'x-forwarded-for': address });
    };
    const [one, two, three] = [
      await from('203.0.113.7'),
      await from('203.0.113.7'),
      await from('203.0.113.7'),
    ];
    expect(await answersTo(one, 30)).toEqual({ pong: 30 });
    expect(await answersTo(two, 25)).toEqual({ pong: 20, 'too-frequent': 5 });
    three.raw.send(ask);
    expect(await three.closed).toEqual({ code: 4429, reason: 'too-frequent' });
    const stranger = await from('203.0.113.8');
    expect(await answersTo(stranger, 30)).toEqual({ pong: 30 });
    for (const { raw } of [one, two, stranger]) raw.terminate();
  });

  it('of one patron are counted over all windows', async () => {
    const server = await open({ limits: { patronRate: { perSecond: 1, burst: 50 } } });
    const host = await server.listen();
    const { cookie } = await server.enter();
    const windows = [await openTestSocket(host, { cookie }), await openTestSocket(host, { cookie })];
    const [one, two] = windows;
    if (!one || !two) throw new Error('both windows are open');
    expect(await answersTo(one, 30)).toEqual({ pong: 30 });
    expect(await answersTo(two, 30)).toEqual({ pong: 20, 'too-frequent': 10 });
    for (const { raw } of windows) raw.terminate();
  });
});

describe('the memory of addresses', () => {
  it('is limited, and drops the address with the oldest request', () => {
    const clock = createManualClock();
    const addressLimits = new AddressLimits(clock, {
      ...ADDRESS_LIMITS,
      requests: { perSecond: 1, burst: 1 },
      remembered: 100,
    });
    expect([addressLimits.ask('first'), addressLimits.ask('first')]).toEqual([true, false]);
    for (let i = 0; i < 100_000; i += 1) addressLimits.ask(`address ${i}`);
    expect(addressLimits.size).toEqual({ connected: 0, asked: 100 });
    expect(addressLimits.ask('address 99999')).toBe(false);
    expect(addressLimits.ask('first')).toBe(true);
  });

  it('for connections ends with the last one', () => {
    const addressLimits = new AddressLimits(createManualClock(), { ...ADDRESS_LIMITS, connections: 2 });
    expect([
      addressLimits.enter('a'),
      addressLimits.enter('a'),
      addressLimits.enter('a'),
      addressLimits.enter('b'),
    ]).toEqual([true, true, false, true]);
    for (const address of ['a', 'a', 'b']) addressLimits.leave(address);
    expect(addressLimits.size.connected).toBe(0);
  });
});
