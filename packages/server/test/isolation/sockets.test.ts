// No message of a socket has a name, an id or an amount of another brand. The messages are those of the schema and of the type, so a new one
// without a case fails.
import { minor } from '@punto/engine/minor';
import { FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { type ClientMessage, ClientMessageSchema, type ServerMessage } from '@punto/protocol/message';
import { type PatronId, patronId } from '@punto/table/ids';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { createIsolatedHouse, type IsolatedHouse, otherThan } from '../support/isolated-house.ts';
import { openTestSocket, type TestSocket } from '../support/test-socket.ts';
import { TABLE, wordOf } from '../support/three-brands.ts';

let house: IsolatedHouse;
let host: string;
beforeAll(async () => {
  house = await createIsolatedHouse();
  host = `127.0.0.1:${await house.app.listen('127.0.0.1', 0)}`;
});
afterAll(() => house.close());

it('[T8] sends a dealer no secret of any brand on the socket of the floor', async () => {
  const socket = new WebSocket(`ws://${host}${FLOOR_PATHS.socket}`, {
    headers: { cookie: await house.staff('dealer') },
  });
  const texts: string[] = [];
  const seen = new Set<string>();
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      texts.push(String(data));
      seen.add(JSON.parse(String(data)).type);
      if (seen.has('table')) resolve();
    });
    socket.on('open', () => socket.send(JSON.stringify({ type: 'watch-table', table: TABLE })));
  });
  socket.terminate();
  expect([...seen].toSorted()).toEqual(expect.arrayContaining(['table', 'welcome']));
  for (const text of texts) house.secrets.check(text, null, 'the socket of the floor', 'personal');
});

// The socket of patrons

/** Messages of every type, which name a table of all and ids of others. */
const MESSAGES: Readonly<Record<ClientMessage['type'], (patron: PatronId) => readonly object[]>> = {
  ping: () => [{ type: 'ping', sent: 1 }],
  'watch-lobby': () => [{ type: 'watch-lobby' }],
  'leave-lobby': () => [{ type: 'leave-lobby' }],
  'watch-table': (patron) => [
    { type: 'watch-table', table: TABLE },
    { type: 'watch-table', table: TABLE, since: 1 },
    { type: 'watch-table', table: otherThan(house, patron).split('.').at(-1) ?? 'one' },
  ],
  'leave-table': () => [{ type: 'leave-table', table: 'another' }],
  'place-ticket': (patron) => {
    const {
      id: ticket,
      patron: _,
      ...more
    } = house.play.ticket(patron, 'player', house.play.amountFor(patron));
    house.secrets.addAmount(wordOf(patron), more.bets[0]?.stakeMinor ?? minor(0));
    const message = { type: 'place-ticket', table: TABLE, ...more };
    const tooMuch = {
      ...message,
      ticket: `${ticket}-b`,
      bets: [{ option: 'player', stakeMinor: 99_999_999 }],
    };
    return [{ ...message, ticket }, tooMuch];
  },
  act: () =>
    [{ act: 'deal' }, { act: 'turn-card', side: 'player', place: 0 }].map((act, at) => {
      const { shoe, round } = house.play.deployment.state(TABLE);
      return {
        type: 'act',
        table: TABLE,
        id: `act-0000${at}`,
        shoe: shoe?.number,
        round: round?.number,
        act,
      };
    }),
  'cut-place': () => [{ type: 'cut-place', table: TABLE, id: 'cut-00001', shoe: 1, commit: 'a'.repeat(64) }],
  peel: () => [{ type: 'peel', table: TABLE, fold: { from: [0, 0], to: [500, 500] } }],
};

/** Messages that the evening below does not cause, with the reason. */
const NOT_CAUSED: Partial<Record<ServerMessage['type'], string>> = {
  'act-done': 'has only the id of the act',
  peel: 'has only side, place and fold of a card',
  closing: 'has only a time',
};
const CAUSED: Readonly<Record<Exclude<ServerMessage['type'], 'act-done' | 'peel' | 'closing'>, true>> = {
  ...{ welcome: true, pong: true, lobby: true, 'lobby-update': true, snapshot: true, resumed: true },
  ...{ update: true, 'ticket-accepted': true, 'ticket-refused': true, 'round-settled': true },
  ...{ 'round-corrected': true, people: true, 'act-refused': true, account: true, error: true },
  ...{ 'cut-place': true, own: true },
};

it('[T8] sends a patron no secret of another brand, whatever message the patron sends', async () => {
  const types = ClientMessageSchema.anyOf.map(({ properties }) => properties.type.const);
  expect(types.toSorted()).toEqual(Object.keys(MESSAGES).toSorted());
  const { deployment } = house.play;
  const others = house.play.patrons.filter((patron) => wordOf(patron) !== 'house.COIN').slice(0, 4);
  const sockets: (readonly [PatronId, TestSocket])[] = [];
  const texts: (readonly [PatronId, string])[] = [];
  for (const patron of [
    house.play.patrons[1],
    house.play.patrons[4],
    house.play.patrons[7],
    house.play.patrons[10],
  ]) {
    if (!patron) throw new Error('a second patron of each brand is needed');
    const socket = await openTestSocket(host, { cookie: await house.cookieOf(patron) });
    texts.push([patron, JSON.stringify(await socket.next('welcome'))]);
    socket.raw.on('message', (data) => texts.push([patron, String(data)]));
    sockets.push([patron, socket]);
    socket.send({ type: 'watch-lobby' });
    socket.send({ type: 'watch-table', table: TABLE });
  }
  const received = async (): Promise<void> => {
    for (const [, socket] of sockets) await socket.sync();
  };
  await received();
  await deployment.until(TABLE, 'betting');
  const round = deployment.state(TABLE);
  for (const [patron, socket] of sockets)
    for (const messages of Object.values(MESSAGES))
      for (const message of messages(patron)) {
        if ('type' in message && message.type === 'leave-lobby') continue;
        socket.send(message);
      }
  await received();
  for (const patron of others) {
    const amount = house.play.amountFor(patron);
    if (await house.play.bet(patron, 'banker', amount)) house.secrets.addAmount(wordOf(patron), amount);
  }
  await deployment.until(TABLE, 'settled');
  await received();
  await deployment.ask(TABLE, {
    ...{ type: 'duty', staff: { id: 'sue', name: 'Sue' }, role: 'manager', preview: false },
    duty: {
      ...{ duty: 'void-round', shoe: round.shoe?.number ?? 0, round: round.round?.number ?? 0 },
      reason: 'misread',
      approvedBy: null,
    },
  });
  house.app.gateway.touch(sockets[0]?.[0] ?? patronId('missing'));
  await deployment.leap(2_000);
  await received();
  for (const [, socket] of sockets) socket.send({ type: 'leave-lobby' });
  await received();
  for (const [, socket] of sockets) socket.raw.terminate();
  let own = 0;
  for (const [patron, text] of texts) if (house.secrets.check(text, wordOf(patron), 'the socket')) own += 1;
  expect(own).toBeGreaterThan(20);
  const seen = new Set(texts.map(([, text]) => JSON.parse(text).type));
  expect(Object.keys(CAUSED).filter((type) => !seen.has(type))).toEqual([]);
  expect(Object.keys(NOT_CAUSED).filter((type) => seen.has(type))).toEqual([]);
});
