// One table at a time, or several, over two nodes with a table each: the flag of a patron's brand decides, or else the house, where one
// is the limit. The wallets are the reference operator over HTTP.
import type { TableSetup } from '@punto/engine/room';
import { createDouble } from '@punto/operator/double/double';
import { type OperatorBook, openOperatorBook } from '@punto/operator/double/sqlite-book';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Brand } from '../../src/brands/brand.ts';
import type { TableHost } from '../../src/table-host/running/running-table.ts';
import { ONE_DECK } from '../support/one-deck.ts';
import { sampleBrand, signedCall } from '../support/sample-brand.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';
import type { TestSocket } from '../support/test-socket.ts';

const SETUP: TableSetup = {
  ...ONE_DECK,
  pace: {
    ...{ shufflingMs: 100, bettingMs: 30_000, closedMs: 50 },
    ...{ cardMs: 50, thirdCardMs: 50, resultMs: 4_000 },
  },
};
const FLAGS = { noAutoConfirm: false, smallestRoundMs: 0 };
const PATRON = 'Zoë at the operator';

let deployment: TestGateways;
let double: ReturnType<typeof createDouble>;
let book: OperatorBook;
let brands: ReadonlyMap<string, Brand>;

beforeEach(async () => {
  book = openOperatorBook(':memory:');
  const drafts = Object.entries({ single: true, several: false, silent: null }).map(([id, oneTableAtATime]) =>
    sampleBrand(id, { flags: { ...FLAGS, oneTableAtATime } }),
  );
  const keys = drafts[0]?.wallet.keys;
  if (!keys) throw new Error('no brand');
  double = createDouble({ book, keys, now: () => deployment.clock.now() });
  const url = `${await double.http.listen({ host: '127.0.0.1', port: 0 })}/wallet`;
  brands = new Map(drafts.map((brand) => [brand.id, { ...brand, wallet: { ...brand.wallet, keys, url } }]));
  book.admit({ id: PATRON, currency: 'EUR', blocked: false, limits: {} }, 1_000_000, 1);
  deployment = await createTestGateways(['a', 'b'], null, brands);
  const hosts: TableHost[] = [];
  for (const [node, table] of TABLES)
    hosts.push(await deployment.at(node).host({ ...SETUP, table, name: table }));
  while (hosts.some((host) => host.state()?.phase !== 'betting')) await deployment.pass(20);
});
afterEach(async () => {
  await deployment.close();
  await double.http.close();
  book.close();
});

/** Each table with its owner; patrons come to it through the other node. */
const TABLES = [
  ['a', 'two'],
  ['b', 'one'],
] as const;

/** The cookie of a patron whom the operator of the brand launches. */
const launched = async (id: string): Promise<string> => {
  const brand = brands.get(id);
  if (!brand) throw new Error(`no brand ${id}`);
  const { http } = deployment.at('a').app;
  const launch = { launch: PATRON, patron: PATRON, currency: 'EUR' };
  const begun = await http.inject({
    ...{ method: 'POST', url: `/api/operator/v1/${id}/launches` },
    ...signedCall(brand, deployment.clock.now(), launch),
  });
  const token = String(begun.json().url).split('#')[1];
  const opening = http.inject({ method: 'POST', url: '/api/launch', payload: { token, brand: id } });
  return String((await deployment.until(opening)).headers['set-cookie']).split(';')[0] ?? '';
};

const come = async (cookie: string, node: string, table: string): Promise<TestSocket> => {
  const socket = await deployment.at(node).come(cookie);
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table });
  await socket.next('snapshot');
  return socket;
};

const bet = <T extends 'ticket-accepted' | 'ticket-refused'>(
  socket: TestSocket,
  table: string,
  answer: T,
) => {
  socket.send({
    ...{ type: 'place-ticket', table, ticket: `ticket-${table}`, shoe: 1, round: 1, mode: 'traditional' },
    bets: [{ option: 'player', stakeMinor: 1_000 }],
  });
  return socket.next(answer);
};

it.each([
  ['a guest of the house', null],
  ['a patron of a brand without a rule', 'silent'],
  ['a patron of a brand of one table at a time', 'single'],
])('[B-34] [B-48] %s is at one table, and has stakes at one', async (_, brand) => {
  const cookie = brand ? await launched(brand) : (await deployment.enter()).cookie;
  const [first, second] = await comeToBoth(cookie);
  expect(await first.next('error')).toMatchObject({ error: 'at-another-table', table: 'one' });
  const refusal = { reason: 'staked-elsewhere', tablesAtOnce: 1 };
  expect(await bet(second, 'two', 'ticket-refused')).toMatchObject({ refusal });
});

it('[B-48] a patron of a brand of several tables is at both, and has stakes at both', async () => {
  const [first, second] = await comeToBoth(await launched('several'));
  await bet(second, 'two', 'ticket-accepted');
  expect((await first.sync()).filter(({ type }) => type === 'error')).toEqual([]);
});

/** Stakes at the first table before the patron comes to the second. */
const comeToBoth = async (cookie: string): Promise<readonly [TestSocket, TestSocket]> => {
  const first = await come(cookie, 'a', 'one');
  await bet(first, 'one', 'ticket-accepted');
  return [first, await come(cookie, 'b', 'two')];
};
