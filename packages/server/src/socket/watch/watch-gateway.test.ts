import { coins } from '@punto/engine/minor';
import type { WatchMessage } from '@punto/protocol/watch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { exampleSetup } from '../../../test/support/fake-table.ts';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';

const CLUB = 'https://club.example';
let server: TestServer;
let host: string;
let opened: WebSocket[];
beforeEach(async () => {
  opened = [];
  server = await createTestServer({ watchOrigins: [CLUB, 'null'] });
  host = await server.listen();
});
afterEach(async () => {
  for (const socket of opened) socket.terminate();
  await server.close();
});

const open = (table: string, headers: Readonly<Record<string, string>>, at = host): WebSocket => {
  const socket = new WebSocket(`ws://${at}/api/watch?table=${table}`, { headers: { ...headers } });
  opened.push(socket);
  return socket;
};
/** What the page gets: a message, the code and reason of the close, or the HTTP status of a refused handshake. */
const receives = (table: string, headers: Readonly<Record<string, string>>, at = host): Promise<string> =>
  new Promise((resolve) => {
    const socket = open(table, headers, at);
    socket.on('message', () => resolve('message'));
    socket.on('close', (code, reason) => resolve(`${code} ${reason}`));
    socket.on('unexpected-response', (_, answer) => resolve(`HTTP ${answer.statusCode}`));
    socket.on('error', () => undefined);
    socket.on('open', () => server.clock.advance(100));
  });

/** Messages as they come; the manual clock runs until one does. */
const messagesOf = (socket: WebSocket): (() => Promise<WatchMessage>) => {
  const heard: WatchMessage[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  return async () => {
    await expect
      .poll(() => {
        server.clock.advance(100);
        return heard.length;
      })
      .toBeGreaterThan(0);
    return heard.shift() as WatchMessage;
  };
};

describe('a handshake to watch', () => {
  it.each<[string, Readonly<Record<string, string>>, string, string]>([
    ['from another origin', { origin: 'https://evil.example' }, 'one', '4403 wrong-origin'],
    ['from an origin that begins alike', { origin: `${CLUB}.evil.example` }, 'one', '4403 wrong-origin'],
    ['from another scheme', { origin: 'http://club.example' }, 'one', '4403 wrong-origin'],
    ['without an origin', {}, 'one', 'HTTP 403'],
    ['of an unknown table', { origin: CLUB }, 'nowhere', '4404 no-such-table'],
  ])('%s is refused, and nothing else is sent', async (_, headers, table, refusal) => {
    expect(await receives(table, headers)).toBe(refusal);
  });

  it.each([CLUB, 'null'])('from %s, which the house allows, is admitted', async (origin) => {
    expect((await messagesOf(open('one', { origin }))()).type).toBe('view');
  });

  it('from the house itself is refused unless the house names it', async () => {
    expect(await receives('one', { origin: `http://${host}` })).toBe('4403 wrong-origin');
  });

  it('does not open the socket of patrons to the origin', async () => {
    const { cookie } = await server.enter();
    const socket = new WebSocket(`ws://${host}/api/socket`, { headers: { origin: CLUB, cookie } });
    opened.push(socket);
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_, answer) => resolve(answer.statusCode));
      socket.on('error', () => undefined);
      socket.on('open', () => resolve(101));
    });
    expect(status).toBe(403);
  });
});

describe('a watcher', () => {
  it('gets the view and each change, with the fields of the message alone', async () => {
    const next = messagesOf(open('one', { origin: CLUB }));
    const first = await next();
    if (first.type !== 'view') throw new Error(`expected a view, got ${first.type}`);
    expect(Object.keys(first.view).sort()).toEqual(
      [
        ...[
          'banker',
          'cards',
          'dealt',
          'deadline',
          'history',
          'labels',
          'name',
          'outcome',
          'paused',
          'phase',
        ],
        ...['player', 'room', 'round', 'service', 'shoe', 'table'],
      ].sort(),
    );
    server.one.change({
      history: ['B6'],
      hands: { player: ['2S'], banker: [], playerScore: 2, bankerScore: 0 },
    });
    const second = await next();
    expect(second).toMatchObject({
      type: 'view',
      view: { history: ['B6'], player: { cards: ['2S'], score: 2 }, banker: { cards: [] } },
    });
  });

  it('[F3] gets nothing of the money, stakes and seats at the table', async () => {
    const next = messagesOf(open('one', { origin: CLUB }));
    await next();
    server.one.change({
      totals: { patrons: 3, minor: { banker: coins(987) } } as never,
      openMinor: { player: coins(654), banker: coins(321) },
      largestMinor: { player: coins(777), banker: coins(888) },
      history: ['T8'],
    });
    const text = JSON.stringify(await next());
    expect(text).toContain('T8');
    for (const secret of ['98700', '65400', '32100', '77700', '88800', 'Minor', 'seat', 'patron'])
      expect(text).not.toContain(secret);
  });

  it('that sends something is closed', async () => {
    const socket = open('one', { origin: CLUB });
    const code = await new Promise((resolve) => {
      socket.on('open', () => socket.send('{"type":"place-ticket"}'));
      socket.on('close', resolve);
    });
    expect(code).toBe(1008);
  });

  it('gets a message when the table stops answering, and when it answers again', async () => {
    server.one.answerNothing(true);
    const next = messagesOf(open('one', { origin: CLUB }));
    expect((await next()).type).toBe('away');
    server.one.answerNothing(false);
    let message = await next();
    while (message.type === 'away') message = await next();
    expect(message.type).toBe('view');
  });

  it('sees nothing of a table that a patron plays alone', async () => {
    server.one.change({ setup: { ...exampleSetup('one'), solo: true } });
    expect((await messagesOf(open('one', { origin: CLUB }))()).type).toBe('away');
  });
});

it('no origin may watch a house that names none', async () => {
  const plain = await createTestServer();
  const address = await plain.listen();
  expect(await receives('one', { origin: CLUB }, address)).toBe('4403 wrong-origin');
  await plain.close();
});
