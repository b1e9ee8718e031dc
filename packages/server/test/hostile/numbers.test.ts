import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../support/test-server.ts';
import { openTestSocket, type TestSocket } from '../support/test-socket.ts';

let server: TestServer;
let cookie: string;
let socket: TestSocket;
beforeAll(async () => {
  server = await createTestServer({
    limits: {
      rate: { perSecond: 10_000, burst: 10_000 },
      patronRate: { perSecond: 10_000, burst: 10_000 },
    },
  });
  const host = await server.listen();
  ({ cookie } = await server.enter());
  socket = await openTestSocket(host, { cookie });
  await socket.next('welcome');
});
afterAll(async () => {
  socket.raw.terminate();
  await server.close();
});

/** As text, since no number type has all of these. */
const BAD = [
  '-1',
  '-0.0000001',
  '0.5',
  '1.5',
  '1e309',
  '-1e309',
  '9007199254740992',
  '9007199254740993',
  '18446744073709551616',
  'NaN',
  'Infinity',
  '-Infinity',
  '0x10',
  '01',
  '+1',
  '1.',
  '.5',
  '1_000',
  'null',
  'true',
  '"500"',
  '[500]',
  '{}',
  '{"valueOf":500}',
  '""',
  '1n',
];
const ticket = (stake: string, round = '1'): string =>
  `{"type":"place-ticket","table":"one","ticket":"ticket-0001","shoe":1,"round":${round},"mode":"traditional",` +
  `"bets":[{"option":"player","stakeMinor":${stake}}]}`;

const refusedWith = async (text: string): Promise<string> => {
  socket.send(text);
  return (await socket.next('error')).error;
};

describe('a number at an edge', () => {
  it.each([...BAD, '0', '-0', '0e9'])('%s is not a stake, and the table never gets it', async (number) => {
    const before = server.one.tickets.length;
    expect(await refusedWith(ticket(number))).toBe('malformed');
    expect(server.one.tickets).toHaveLength(before);
  });

  it.each(['500', '5e2', '5.0e2', '500.0', '9007199254740991'])(
    '%s is a whole number, whichever way it is written',
    async (number) => {
      server.one.answerTickets({ type: 'no-reply', reason: 'busy' });
      expect(await refusedWith(ticket(number))).toBe('busy');
      expect(server.one.tickets.at(-1)?.bets).toEqual([{ option: 'player', stakeMinor: Number(number) }]);
    },
  );

  it.each([...BAD, '0'])('%s is not a round', async (number) => {
    expect(await refusedWith(ticket('500', number))).toBe('malformed');
  });

  it.each(BAD.filter((text) => text !== 'null'))('%s is not a version to resume from', async (number) => {
    expect(await refusedWith(`{"type":"watch-table","table":"one","since":${number}}`)).toBe('malformed');
  });

  it.each([
    ['9007199254740991', 'snapshot'],
    ['1e15', 'snapshot'],
    ['-0', 'resumed'],
    ['0', 'resumed'],
  ] as const)('%s as a version nobody is at is answered with a %s', async (number, type) => {
    socket.send(`{"type":"watch-table","table":"one","since":${number}}`);
    expect((await socket.next(type)).table).toBe('one');
  });

  it.each(['1e309', '-1e309', 'NaN', 'Infinity', 'null', 'true', '"500"', '{}', '01'])(
    '%s is not sent back by a pong',
    async (number) => {
      expect(await refusedWith(`{"type":"ping","sent":${number}}`)).toBe('malformed');
    },
  );

  it.each(['0', '-1', '1e9', '', 'NaN', '1e309', '9007199254740993', '1;2', '%00', '٣'])(
    'limit=%s is not a number of lines',
    async (limit) => {
      const url = `/api/records?limit=${encodeURIComponent(limit)}`;
      const answer = await server.app.http.inject({ url, headers: { cookie } });
      expect([answer.statusCode, answer.json().error]).toEqual([400, 'invalid-request']);
    },
  );

  it.each(['0', '-1', '1.5', '1e309', 'NaN', '9007199254740993'])('shoe %s does not exist', async (shoe) => {
    const answer = await server.app.http.inject({ url: `/api/tables/one/shoes/${shoe}` });
    expect([400, 404]).toContain(answer.statusCode);
  });
});

describe('a key', () => {
  it.each(['__proto__', 'constructor', 'prototype'])(
    'named %s is refused at any depth, and reaches no prototype',
    async (key) => {
      const bets = '[{"option":"player","stakeMinor":500}]';
      for (const text of [
        `{"${key}":{"isAdmin":true},"type":"ping","sent":1}`,
        `{"type":"ping","sent":1,"${key}":{"prototype":{"isAdmin":true}}}`,
        ticket('500').replace('"option"', `"${key}":{"x":1},"option"`),
        ticket('500').replace(bets, `{"${key}":${bets}}`),
        `{"type":"ping","sent":1,"\\u005f\\u005fproto__":{"isAdmin":true}}`,
      ])
        expect(await refusedWith(text)).toBe('malformed');
      expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
    },
  );

  it('[L6] that appears twice is read the same way by all readers: the last one counts', async () => {
    server.one.answerTickets({ type: 'no-reply', reason: 'busy' });
    expect(await refusedWith(ticket('500,"stakeMinor":700'))).toBe('busy');
    expect(server.one.tickets.at(-1)?.bets).toEqual([{ option: 'player', stakeMinor: 700 }]);
    expect(await refusedWith(ticket('500,"stakeMinor":-1'))).toBe('malformed');
  });

  it('[L5] of an option staked twice in one ticket is refused', async () => {
    expect(await refusedWith(ticket('500},{"option":"player","stakeMinor":500'))).toBe('malformed');
  });
});

describe('a message', () => {
  it.each([
    ['nested ten thousand deep', `{"type":${'['.repeat(8_000)}${']'.repeat(8_000)}}`],
    [
      'with a list longer than there are options',
      ticket('500').replace(/\[.*\]/, `[${'{"option":"tie","stakeMinor":1},'.repeat(200).slice(0, -1)}]`),
    ],
    ['with a table named like a path', ticket('500').replace('"one"', '"../one"')],
    ['with a table of one’s own named', ticket('500').replace('"one"', '"one.guest-1"')],
    ['with a ticket’s name too long', ticket('500').replace('ticket-0001', 't'.repeat(65))],
    ['with a control character', ticket('500').replace('ticket-0001', 'ticket-\\u0000001')],
    ['that turns the writing', ticket('500').replace('ticket-0001', 'ticket-\u202e001')],
  ])('%s is refused, and the next is heard', async (_, text) => {
    expect(await refusedWith(text)).toBe('malformed');
    expect(await socket.sync()).toEqual([]);
  });
});
