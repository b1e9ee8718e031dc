// An evening with patrons of three brands and three currencies at one table, beside guests who play for coins. The books of each
// brand and currency sum to zero throughout, the audit finds no fault, and no frame or answer for a patron contains a name, id or
// amount of another brand. A long evening by `npm run soak`.
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { minor } from '@punto/engine/minor';
import type { OptionId } from '@punto/engine/option-id';
import type { CurrencyTerms } from '@punto/engine/room/currency-setup';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { makeTable } from '@punto/engine/table-setup';
import { houseAccount, keyOf, keyWord, operatorAccount, type PatronKey, patronAccount } from '@punto/ledger';
import { nameSkeleton } from '@punto/protocol/names/skeleton';
import { type PatronId, type Ticket, ticketId } from '@punto/table';
import type { Currencies } from '@punto/table/state';
import { pino } from 'pino';
import { afterEach, expect, inject, it } from 'vitest';
import { SESSION_COOKIE } from '../src/http/session-cookie.ts';
import { tokenHash } from '../src/identity/session-token.ts';
import { frameOf, type SocketConnection } from '../src/socket/connection.ts';
import { ShownPeople } from '../src/socket/shown-people.ts';
import { UpdateFrames } from '../src/socket/view-changes.ts';
import { createApp } from '../src/start/app.ts';
import { createTestDeployment, GRANT, seededWords, type TestDeployment } from './support/test-deployment.ts';

const terms = (rate: CurrencyTerms['rate'], step: number): CurrencyTerms => ({
  ...{ rate, stepMinor: minor(step), limits: {} },
  chipsMinor: [1, 5, 25, 100].map((steps) => minor(steps * step)),
});
const CURRENCIES: Currencies = {
  'acme.EUR': terms([1, 1], 1),
  'nippon.JPY': terms([8, 5], 1),
  'gulf.KWD': terms([67, 20], 1),
};
const TABLE = 'mixed';
const SETUP = {
  ...makeTable(LIVE_EIGHT_DECK, { table: TABLE, name: 'Mixed' }),
  ...{ squeeze: { turnMs: 2_000 }, stepMinor: minor(1), differentialMinor: null },
};
/** Three of each brand, with shown names that are distinctive, and two guests. */
const PATRONS = ['acme.EUR', 'nippon.JPY', 'gulf.KWD'].flatMap((word) =>
  [1, 2, 3].map((n) => `${word}.${word.slice(0, 4)}-${n}`),
);
const GUESTS = ['guest-one', 'guest-two'];
const NAMES: Readonly<Record<string, string>> = {
  ...{ 'acme.EUR.acme-1': 'Amelie', 'nippon.JPY.nipp-1': 'Yukiko', 'gulf.KWD.gulf-1': 'Amir' },
  'guest-one': 'Rupert',
};
const KEYS: readonly PatronKey[] = ['guest', ...PATRONS.filter((id) => id.endsWith('-1'))].map(keyOf);
const OPTIONS: readonly OptionId[] = ['player', 'banker', 'tie'];

let deployment: TestDeployment;
afterEach(() => deployment.close());

/** The token of the patron's session. */
const tokenOf = (id: string): string => createHash('sha256').update(id).digest('base64url');

const begin = async (): Promise<readonly PatronId[]> => {
  deployment = await createTestDeployment([SETUP], seededWords(61), undefined, {
    currenciesOf: () => CURRENCIES,
  });
  const patrons: PatronId[] = [];
  for (const id of [...PATRONS, ...GUESTS]) {
    const patron = await deployment.admitWith(id, tokenHash(tokenOf(id)));
    patrons.push(patron);
    const name = NAMES[id];
    const { names } = deployment.store().patrons;
    if (name)
      await names.choose(patron, { name: { name, skeleton: nameSkeleton(name) }, shown: true, at: 1 });
    await deployment.comeBack(TABLE, patron);
  }
  return patrons;
};

/** Amounts in minor units that no other ticket has: five digits, of which the first is the brand's. */
const amounts = (): ((patron: PatronId) => number) => {
  const used = new Map<string, number>();
  const first: Readonly<Record<string, number>> = {
    'acme.EUR': 10_001,
    'nippon.JPY': 20_003,
    'gulf.KWD': 30_007,
  };
  return (patron) => {
    const word = keyWord(keyOf(patron));
    const next = (used.get(word) ?? first[word] ?? 40_009) + 7;
    used.set(word, next);
    return next;
  };
};

let sent = 0;
const bet = async (patron: PatronId, option: OptionId, stakeMinor: number): Promise<boolean> => {
  const { shoe, round } = deployment.state(TABLE);
  sent += 1;
  const ticket: Ticket = {
    ...{ id: ticketId(`ticket-${String(sent).padStart(6, '0')}`), patron, mode: 'traditional' },
    ...{ shoe: shoe?.number ?? 0, round: round?.number ?? 0 },
    bets: [{ option, stakeMinor: minor(stakeMinor) }],
  };
  const reply = await deployment.send(TABLE, ticket);
  return reply.type === 'ticket' && reply.answer.accepted;
};

/** The balance of each brand and currency, all accounts together. */
const sums = async (patrons: readonly PatronId[]): Promise<Record<string, number>> => {
  const store = deployment.store();
  const all: Record<string, number> = {};
  for (const key of KEYS) {
    const own = patrons.filter((patron) => keyWord(keyOf(patron)) === keyWord(key)).map(patronAccount);
    const others = key.brand === 'house' ? [] : [operatorAccount(key)];
    const accounts = await Promise.all([...own, ...others, houseAccount(key)].map((id) => store.account(id)));
    all[keyWord(key)] = accounts.reduce((sum, { balanceMinor }) => sum + balanceMinor, 0);
  }
  return all;
};

/** The frames that the sockets of this patron receive of the news of the table since then, as texts. */
const framesFor = (patron: PatronId, from: number): readonly string[] => {
  const texts: string[] = [];
  const socket = {
    patron,
    write: (frame: Buffer) => void texts.push(frame.toString()),
  } as unknown as SocketConnection;
  const people = new ShownPeople({
    ...{ clock: deployment.clock, everyMs: () => 0, isUpdateWaiting: () => true },
    ...{ table: TABLE, sockets: () => [socket] },
  });
  for (const { table, news } of deployment.news.slice(from)) {
    if (news.type === 'update') texts.push(new UpdateFrames(table, news).for(patron, news.from).toString());
    if (news.type === 'people') {
      people.show(news);
      people.flush();
    }
    if (news.type === 'peel') texts.push(frameOf({ ...news, table }).toString());
    if (news.type === 'own' && news.patron === patron) texts.push(JSON.stringify(news.own));
    if (news.type === 'settled')
      texts.push(
        ...news.settled.filter(({ record }) => record.patron === patron).map((each) => JSON.stringify(each)),
      );
  }
  return texts;
};

const EVENING = inject('soak') ? 2_000 : 12;

it('[L6] [T8] keeps the books of each brand and currency, and sends no patron data of another brand', async () => {
  const patrons = await begin();
  const amountFor = amounts();
  const counted = { rounds: 0, tickets: 0, refused: 0, frames: 0, kinds: new Set<string>() };
  /** Amounts of the evening, by brand. */
  const staked = new Map<string, Set<string>>();
  for (let round = 0; round < EVENING; round += 1) {
    await deployment.until(TABLE, 'betting');
    const from = deployment.news.length;
    const ofRound = new Map<string, Set<string>>();
    for (const [i, patron] of patrons.entries()) {
      if ((i + round) % 4 === 0) continue;
      const amount = amountFor(patron);
      if (await bet(patron, OPTIONS[(i + round) % OPTIONS.length] ?? 'player', amount)) {
        counted.tickets += 1;
        const word = keyWord(keyOf(patron));
        ofRound.set(word, (ofRound.get(word) ?? new Set()).add(String(amount)));
        staked.set(word, (staked.get(word) ?? new Set()).add(String(amount)));
      } else counted.refused += 1;
    }
    await deployment.until(TABLE, 'settled');
    await deployment.leap(1_000);
    counted.rounds += 1;
    for (const patron of [patrons[0], patrons[3], patrons[6], patrons[9]]) {
      if (patron === undefined) throw new Error('a patron of each brand is needed');
      const own = keyWord(keyOf(patron));
      for (const frame of framesFor(patron, from)) {
        counted.frames += 1;
        counted.kinds.add(/"type":"(\w+)"/.exec(frame)?.[1] ?? 'own');
        for (const [word, found] of ofRound) {
          if (word === own) continue;
          for (const amount of found) expect(frame, `an amount of ${word} to ${own}`).not.toContain(amount);
          expect(frame, `the brand ${word} to ${own}`).not.toContain(word);
        }
        for (const [id, name] of Object.entries(NAMES))
          if (keyWord(keyOf(id)) !== own) expect(frame, `${name} to ${own}`).not.toContain(name);
      }
    }
    expect(await sums(patrons)).toEqual({ 'house.COIN': 0, 'acme.EUR': 0, 'nippon.JPY': 0, 'gulf.KWD': 0 });
  }
  expect(await deployment.store().audit()).toEqual([]);
  expect(counted.rounds).toBe(EVENING);
  expect(counted.tickets).toBeGreaterThan(EVENING * 7);
  expect(counted.frames).toBeGreaterThan(EVENING * 20);
  expect([...counted.kinds].sort()).toEqual(expect.arrayContaining(['people', 'update']));
  expect([...staked.keys()].sort()).toEqual(['acme.EUR', 'gulf.KWD', 'house.COIN', 'nippon.JPY']);
  for (const patron of patrons) {
    const { balanceMinor } = await deployment.store().account(patronAccount(patron));
    expect(balanceMinor).not.toBe(GRANT);
  }
  const figures = await deployment.store().figures({ from: '1970-01-01', to: '2100-01-01', by: 'table' });
  expect(figures.map(({ brand, currency }) => `${brand}.${currency}`).sort()).toEqual(
    [...staked.keys()].sort(),
  );
}, 600_000);

it('[T8] answers every route of patrons without a name, id or amount of another brand', async () => {
  const patrons = await begin();
  const amountFor = amounts();
  const found = new Map<string, Set<string>>();
  for (let round = 0; round < 3; round += 1) {
    await deployment.until(TABLE, 'betting');
    for (const patron of patrons) {
      const amount = amountFor(patron);
      if (!(await bet(patron, 'player', amount))) continue;
      const word = keyWord(keyOf(patron));
      found.set(word, (found.get(word) ?? new Set([word])).add(String(amount)));
    }
    await deployment.until(TABLE, 'settled');
  }
  for (const [id, name] of Object.entries(NAMES)) found.get(keyWord(keyOf(id)))?.add(name);
  const app = await createApp({
    ...{ store: deployment.store(), broker: deployment.broker(), clock: deployment.clock },
    ...{ log: pino({ level: 'silent' }), webFolder: tmpdir() },
  });
  const places: Readonly<Record<string, string>> = { table: TABLE, shoe: '1', round: '1', number: '1' };
  const routes = app.http.everyRoute.filter(
    ({ method, url }) => method === 'GET' && url.startsWith('/api/') && !url.startsWith('/api/floor'),
  );
  const counted = { answers: 0, own: 0 };
  for (const patron of [patrons[0], patrons[3], patrons[6], patrons[9]]) {
    if (patron === undefined) throw new Error('a patron of each brand is needed');
    const own = keyWord(keyOf(patron));
    for (const { url } of routes) {
      const path = url.replace(/:(\w+)/g, (_, part: string) => places[part] ?? '1');
      const answer = await app.http.inject({ url: path, cookies: { [SESSION_COOKIE]: tokenOf(patron) } });
      if (answer.statusCode !== 200) continue;
      counted.answers += 1;
      for (const [word, all] of found)
        for (const each of all) {
          const isTold = answer.payload.includes(each);
          if (word !== own) expect(isTold, `${each} of ${word} to ${own} by ${path}`).toBe(false);
          else if (isTold) counted.own += 1;
        }
    }
  }
  await app.close();
  expect(counted.answers).toBeGreaterThan(30);
  expect(counted.own).toBeGreaterThan(12);
});
