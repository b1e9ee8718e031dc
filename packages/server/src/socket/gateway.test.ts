import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { coins } from '@punto/engine/minor';
import { MAX_MESSAGE_BYTES, PROTOCOL_VERSION } from '@punto/protocol/message';
import { version } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket, type TestSocket } from '../../test/support/test-socket.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');
const RATES = { rate: { perSecond: 30, burst: 60 }, patience: { perSecond: 30, burst: 5 } };
const TICKET = {
  type: 'place-ticket',
  table: 'one',
  ticket: 'ticket-0001',
  shoe: 1,
  round: 1,
  mode: 'traditional',
  bets: [{ option: 'player', stakeMinor: 500 }],
};

let server: TestServer;
let host: string;
beforeEach(async () => {
  server = await createTestServer({ limits: { ...RATES, farewellMs: 100 } });
  host = await server.listen();
});
afterEach(() => server.close());

const enter = async (): Promise<{ socket: TestSocket; id: string; cookie: string }> => {
  const { cookie, id } = await server.enter();
  const socket = await openTestSocket(host, { cookie, origin: `http://${host}` });
  return { socket, id, cookie };
};

describe('the gateway', () => {
  it('greets a patron with the account', async () => {
    const { socket, id } = await enter();
    expect(await socket.next('welcome')).toEqual({
      type: 'welcome',
      protocol: PROTOCOL_VERSION,
      tablesAtOnce: 1,
      now: server.clock.now(),
      patron: id,
      account: { availableMinor: coins(10_000), inPlay: [] },
    });
  });

  it('keeps no request of a socket that is open', async () => {
    const requests: WeakRef<object>[] = [];
    server.app.http.server.on('upgrade', (request) => requests.push(new WeakRef(request)));
    const sockets = await Promise.all(Array.from({ length: 4 }, enter));
    for (const { socket } of sockets) await socket.next('welcome');
    // A WeakRef holds its object until the end of the turn in which it was made.
    await setImmediate();
    collectGarbage();
    expect(requests).toHaveLength(4);
    expect(requests.filter((request) => request.deref() !== undefined)).toEqual([]);
  });

  it('rejects a client without a session, with the reason', async () => {
    for (const headers of [{}, { cookie: `punto_session=${'A'.repeat(43)}` }]) {
      const socket = await openTestSocket(host, headers);
      expect((await socket.next('error')).error).toBe('not-signed-in');
      expect(await socket.closed).toEqual({ code: 4401, reason: 'not-signed-in' });
    }
  });

  it('rejects pages of another site, with or without a session', async () => {
    const { cookie } = await server.enter();
    await expect(openTestSocket(host, { cookie, origin: 'https://evil.example' })).rejects.toThrow('403');
  });

  it.each(['//', '/%', 'http://[', '*'])('survives a request with the target %s', async (target) => {
    const [name, port] = host.split(':');
    const wire = connect(Number(port), name);
    wire.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    const [answer] = await once(wire, 'data');
    wire.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 4\d\d /);
    await (await enter()).socket.next('welcome');
  });

  it('answers an upgrade to another protocol as plain HTTP', async () => {
    const [name, port] = host.split(':');
    const wire = connect(Number(port), name);
    wire.write(`GET /health/live HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`);
    const [answer] = await once(wire, 'data');
    wire.destroy();
    expect(String(answer)).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each([
    ['/elsewhere', /^HTTP\/1\.1 404 /],
    ['/api/socket', /^HTTP\/1\.1 101 /],
  ])('closes a refused connection although the client keeps it open: %s', async (target, refused) => {
    const [name, port] = host.split(':');
    const wire = connect({ port: Number(port), host: name, allowHalfOpen: true });
    wire.write(
      `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(wire, 'data');
    expect(String(answer)).toMatch(refused);
    // Closing waits for every open connection.
    await server.app.close();
    wire.destroy();
  });

  it('accepts a limited number of windows of one patron', async () => {
    const { cookie } = await enter();
    for (let n = 1; n < 8; n++) await (await openTestSocket(host, { cookie })).next('welcome');
    const ninth = await openTestSocket(host, { cookie });
    expect((await ninth.next('error')).error).toBe('busy');
    expect((await ninth.closed).code).toBe(4503);
    const { socket } = await enter();
    await socket.next('welcome');
  });

  it('closes connections that were silent for a whole heartbeat', async () => {
    const { socket: silent } = await enter();
    const { socket: lively } = await enter();
    await Promise.all([silent.next('welcome'), lively.next('welcome')]);
    silent.raw.pause();
    server.clock.advance(15_000);
    await lively.sync();
    server.clock.advance(15_000);
    silent.raw.resume();
    expect((await silent.closed).code).toBe(1006);
    expect(await lively.sync()).toEqual([]);
  });

  it('announces when to reconnect before it closes', async () => {
    const { socket } = await enter();
    await socket.next('welcome');
    const closing = server.app.gateway.close(1_500);
    expect(await socket.next('closing')).toEqual({ type: 'closing', retryAfterMs: 1_500 });
    expect(await socket.closed).toEqual({ code: 1001, reason: 'closing' });
    await closing;
  });

  it('asks all clients to reconnect and accepts new ones', async () => {
    const { socket, cookie } = await enter();
    await socket.next('welcome');
    server.app.gateway.sendAway(250);
    expect(await socket.next('closing')).toEqual({ type: 'closing', retryAfterMs: 250 });
    expect(await socket.closed).toEqual({ code: 1001, reason: 'closing' });
    const back = await openTestSocket(host, { cookie, origin: `http://${host}` });
    await back.next('welcome');
  });

  it('asks a crowd to reconnect one after the other', async () => {
    const sockets = [(await enter()).socket, (await enter()).socket, (await enter()).socket];
    for (const socket of sockets) await socket.next('welcome');
    const closing = server.app.gateway.close(1_500);
    const told = await Promise.all(sockets.map((socket) => socket.next('closing')));
    expect(told.map(({ retryAfterMs }) => retryAfterMs)).toEqual([1_500, 1_501, 1_502]);
    await closing;
  });
});

describe('a message that is wrong', () => {
  it.each([
    ['not JSON', '{', 'malformed'],
    ['no object', '"ping"', 'malformed'],
    ['no type', '{}', 'malformed'],
    ['a prototype', '{"type":"ping","sent":1,"__proto__":{"x":1}}', 'malformed'],
    ['an unknown type', '{"type":"deal-me-aces"}', 'unknown-message'],
    ['a field too many', '{"type":"watch-lobby","as":"ann"}', 'malformed'],
    ['a field of another type', '{"type":"ping","sent":"now"}', 'malformed'],
    ['another’s name on a ticket', JSON.stringify({ ...TICKET, patron: 'guest-x' }), 'malformed'],
    [
      'a stake of nothing',
      JSON.stringify({ ...TICKET, bets: [{ option: 'tie', stakeMinor: 0 }] }),
      'malformed',
    ],
    [
      'a stake of half a unit',
      JSON.stringify({ ...TICKET, bets: [{ option: 'tie', stakeMinor: 1.5 }] }),
      'malformed',
    ],
    ['an option twice', JSON.stringify({ ...TICKET, bets: [...TICKET.bets, ...TICKET.bets] }), 'malformed'],
    ['a table that is not', '{"type":"watch-table","table":"nowhere"}', 'no-such-table'],
  ])('is named and does nothing else: %s', async (_, text, error) => {
    const { socket } = await enter();
    const { socket: other } = await enter();
    await Promise.all([socket.next('welcome'), other.next('welcome')]);
    socket.send(text);
    expect(await socket.sync()).toMatchObject([
      { type: 'error', error, message: expect.stringMatching(/\w/) },
    ]);
    expect(await other.sync()).toEqual([]);
    expect(server.one.tickets).toEqual([]);
  });

  it('is reported when it is binary', async () => {
    const { socket } = await enter();
    await socket.next('welcome');
    socket.raw.send(Buffer.from('{"type":"watch-lobby"}'), { binary: true });
    expect(await socket.sync()).toMatchObject([{ error: 'malformed' }]);
  });

  it('closes the socket when it is too large, and no other socket', async () => {
    const { socket } = await enter();
    const { socket: other } = await enter();
    await Promise.all([socket.next('welcome'), other.next('welcome')]);
    socket.send('x'.repeat(MAX_MESSAGE_BYTES + 1));
    expect((await socket.next('error')).error).toBe('too-large');
    expect((await socket.closed).code).toBe(1009);
    const { socket: huge } = await enter();
    huge.send('x'.repeat(MAX_MESSAGE_BYTES * 8));
    expect((await huge.closed).code).toBe(1009);
    expect(await other.sync()).toEqual([]);
  });

  it('is reported when there are too many, until time has passed; the socket of a flood is closed', async () => {
    const { socket } = await enter();
    await socket.next('welcome');
    for (let n = 0; n < 59; n++) socket.send({ type: 'leave-lobby' });
    expect(await socket.sync()).toEqual([]);
    socket.send({ type: 'leave-lobby' });
    expect((await socket.next('error')).error).toBe('too-frequent');
    server.clock.advance(1_000);
    expect(await socket.sync()).toEqual([]);
    for (let n = 0; n < 40; n++) socket.send({ type: 'leave-lobby' });
    expect(await socket.closed).toEqual({ code: 4429, reason: 'too-frequent' });
  });
});

describe('a ticket', () => {
  const own = {
    version: version(11),
    shoe: 1,
    round: 1,
    mode: 'traditional',
    bets: { player: coins(5) },
    seat: null,
    squeezes: [],
    squeezed: null,
  } as const;

  it('belongs to the session’s patron, and its acceptance is sent to all of the patron’s sockets', async () => {
    const { socket, cookie, id } = await enter();
    const second = await openTestSocket(host, { cookie });
    const { socket: stranger } = await enter();
    await Promise.all([socket, second, stranger].map((one) => one.next('welcome')));
    const availableMinor = coins(9_995);
    server.one.answerTickets({
      type: 'ticket',
      answer: { accepted: true, version: version(11) },
      own,
      availableMinor,
    });
    socket.send(TICKET);
    const accepted = { type: 'ticket-accepted', table: 'one', ticket: 'ticket-0001', own, availableMinor };
    expect(await socket.next('ticket-accepted')).toEqual(accepted);
    expect(await second.next('ticket-accepted')).toEqual(accepted);
    expect(server.one.tickets).toEqual([
      { id: 'ticket-0001', patron: id, shoe: 1, round: 1, mode: 'traditional', bets: TICKET.bets },
    ]);
    server.clock.advance(50);
    for (const one of [socket, second, stranger]) expect(await one.sync()).toEqual([]);
  });

  it('answered at another table at the same moment makes the account be sent again', async () => {
    const { socket, cookie } = await enter();
    const second = await openTestSocket(host, { cookie });
    await Promise.all([socket.next('welcome'), second.next('welcome')]);
    for (const table of [server.one, server.two])
      table.answerTickets({
        type: 'ticket',
        answer: { accepted: true, version: version(11) },
        own,
        availableMinor: coins(9_995),
      });
    const staked = async (table: string, ticket: string) => {
      socket.send({ ...TICKET, table, ticket });
      for (const one of [socket, second])
        expect(await one.next('ticket-accepted')).toMatchObject({ table, ticket });
      server.clock.advance(50);
      return (await second.sync()).map(({ type }) => type);
    };
    expect(await staked('one', 'ticket-0001')).toEqual([]);
    expect(await staked('one', 'ticket-0002')).toEqual([]);
    expect(await staked('two', 'ticket-0003')).toEqual(['account']);
    expect(await socket.next('account')).toEqual({
      type: 'account',
      account: { availableMinor: coins(10_000), inPlay: [] },
    });
    server.clock.advance(2_000);
    expect(await staked('one', 'ticket-0004')).toEqual([]);
  });

  it('[L5] that is refused is explained to its sender', async () => {
    const { socket, cookie } = await enter();
    const second = await openTestSocket(host, { cookie });
    await Promise.all([socket.next('welcome'), second.next('welcome')]);
    const refusal = { reason: 'betting-closed' } as const;
    const answer = { accepted: false, refusal } as const;
    server.one.answerTickets({ type: 'ticket', answer, own: null, availableMinor: coins(1) });
    socket.send(TICKET);
    expect(await socket.next('ticket-refused')).toEqual({
      type: 'ticket-refused',
      table: 'one',
      ticket: 'ticket-0001',
      refusal,
    });
    expect(await second.sync()).toEqual([]);
  });

  it('names an unknown table to a client that wants to watch it', async () => {
    const { socket } = await enter();
    socket.send({ type: 'watch-table', table: 'nowhere' });
    expect(await socket.next('error')).toMatchObject({ error: 'no-such-table', table: 'nowhere' });
  });

  it.each([
    ['one', 'busy', 'busy'],
    ['one', 'stopped', 'table-stopped'],
    ['one', 'cannot-record', 'cannot-record'],
    ['nowhere', 'busy', 'no-such-table'],
  ] as const)('at a table that cannot answer is told so: %s %s', async (table, reason, error) => {
    const { socket } = await enter();
    server.one.answerTickets({ type: 'no-reply', reason });
    socket.send({ ...TICKET, table });
    expect(await socket.next('error')).toMatchObject({ error, ticket: 'ticket-0001' });
  });

  it.each([
    [
      'cannot-record',
      'cannot-record',
      'The house cannot record anything just now: nothing was done. Try again in a moment.',
    ],
    ['unanswered', 'busy', 'The answer of the table was lost: check the table before you repeat this.'],
    ['busy', 'busy', 'The table is very busy. Try again in a moment.'],
  ] as const)(
    'an act that has no reply (%s) is answered with whether it was done',
    async (reason, error, message) => {
      const { socket } = await enter();
      server.one.answerActs({ type: 'no-reply', reason });
      socket.send({
        type: 'act',
        table: 'one',
        id: 'act-00001',
        shoe: 1,
        round: 1,
        act: { act: 'leave-seat' },
      });
      expect(await socket.next('error')).toEqual({ type: 'error', error, message, act: 'act-00001' });
    },
  );
});
