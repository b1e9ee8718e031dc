// The office routes over HTTP: signed calls of one brand, each answer checked against the schema of the OpenAPI document.
import { rmSync } from 'node:fs';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import { openSqliteStore } from '@punto/store/sqlite-store';
import type { Store } from '@punto/store/store';
import { SUE } from '@punto/store/test/samples/sample-play';
import { folderWithDatabase } from '@punto/store/test/support/empty-database';
import { patronId } from '@punto/table/ids';
import { type FastifyInstance, fastify } from 'fastify';
import { Compile } from 'typebox/compile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANN, brandPlay, EVA, KEN, LEO } from '../../../test/support/brand-play.ts';
import { createManualClock } from '../../../test/support/manual-clock.ts';
import { sampleBrand, signedCall } from '../../../test/support/sample-brand.ts';
import { answerProblems } from '../../http/problem.ts';
import { compileSerializerLate } from '../../http/serializers.ts';
import { compileValidatorLate } from '../../http/validators.ts';
import { NO_METER } from '../../meter/meter.ts';
import { OFFICE_CALLS } from './office-calls.ts';
import type { OfficeCall } from './office-examples.ts';
import { officePageRoutes, officeRoutes } from './office-routes.ts';
import { PAGE_MS } from './page-address.ts';

const acme = sampleBrand('acme');
const lido = sampleBrand('lido');
const ROOT = '/api/operator/v1/acme';
const NOBODY = /leo|lido|ann\b|ANN|"patron:ann|COIN/;

let app: FastifyInstance;
let store: Store;
let folder: string;
const ended: string[] = [];
const clock = createManualClock(5_000_000);
const kind = { room: 'live-eight-deck', decks: 8, bets: new Map() };

const play = async (): Promise<void> => {
  const table = await brandPlay(store);
  await table.bet(EVA, 'ticket-e1', { banker: 20, tie: 5 });
  await table.bet(KEN, 'ticket-k1', { player: 7 });
  await table.bet(LEO, 'ticket-l1', { player: 111 });
  await table.bet(ANN, 'ticket-a1', { player: 333 });
  await table.until('settled');
  await table.until('betting');
  await table.bet(LEO, 'ticket-l2', { player: 222 });
  await table.until('settled');
  await table.duty(SUE, { duty: 'void-round', shoe: 1, round: 1, reason: 'misread', approvedBy: SUE });
};

beforeAll(async () => {
  folder = folderWithDatabase('office');
  store = await openSqliteStore(folder);
  await play();
  app = fastify();
  app.setValidatorCompiler(compileValidatorLate);
  app.setSerializerCompiler(compileSerializerLate);
  answerProblems(app, NO_METER);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const parts = {
    ...{ store, clock, lobby: () => [], kindOf: async () => kind },
    brands: new Map([acme, lido].map((brand) => [brand.id, brand])),
    patronNames: async (patron: string) => `own-${patron.split('.').at(-1)}`,
    originOf: () => 'https://punto.example',
    onSessionsEnded: (patron: string) => void ended.push(patron),
  };
  await app.register(officeRoutes(parts));
  await app.register(officePageRoutes(parts));
});
afterAll(async () => {
  await app.close();
  await store.close();
  rmSync(folder, { recursive: true });
});

const get = async (path: string, brand = acme) => {
  const { headers } = signedCall(brand, clock.now(), null);
  const answer = await app.inject({ method: 'GET', url: path, headers });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};
/** Sends a signed call and checks the answer against the schema of the OpenAPI document. */
const asked = async (call: OfficeCall, path: string, brand = acme) => {
  const answer = await get(path, brand);
  expect([call, answer.status]).toEqual([call, 200]);
  expect([...Compile(OFFICE_CALLS[call].response[200]).Errors(answer.body)]).toEqual([]);
  return answer;
};

describe('the operator’s calls', () => {
  it('are refused without a signature, with another brand’s, and for a brand that does not exist', async () => {
    const unsigned = await app.inject({ method: 'GET', url: `${ROOT}/rounds` });
    const anothers = await get(`${ROOT}/rounds`, lido);
    const nobodys = await get('/api/operator/v1/nobody/rounds', lido);
    expect([unsigned.statusCode, anothers.status, nobodys.status]).toEqual([401, 401, 401]);
    expect(nobodys.body).toEqual(anothers.body);
  });

  it('list the rounds of the brand, each correction as a separate item', async () => {
    const { body, text } = await asked('rounds', `${ROOT}/rounds`);
    expect(
      body.rounds.map((each: Record<string, unknown>) => [each.round, each.revision, each.status]),
    ).toEqual([
      [1, 0, 'settled'],
      [1, 1, 'voided'],
    ]);
    expect(body.rounds[0].currencies).toMatchObject({
      EUR: { patrons: 1, stake: 2_500 },
      JPY: { stake: 700 },
    });
    expect(body.rounds[1].currencies).toMatchObject({ EUR: { stake: 0, cancelled: 2_500 } });
    expect(text).not.toMatch(NOBODY);
    const first = await asked('rounds', `${ROOT}/rounds?limit=1`);
    expect(first.body).toMatchObject({ more: true });
    const next = await asked('rounds', `${ROOT}/rounds?after=${first.body.next}`);
    expect(next.body.rounds).toMatchObject([{ revision: 1 }]);
    const later = await asked('rounds', `${ROOT}/rounds?after=${next.body.next}`);
    expect(later.body).toEqual({ rounds: [], next: next.body.next, more: false });
  });

  it('show a round with the data of the brand only', async () => {
    const { body, text } = await asked('round', `${ROOT}/rounds/salon/1/1`);
    expect(text).not.toMatch(NOBODY);
    expect(body).toMatchObject({ table: 'salon', shoe: 1, round: 1, status: 'voided', proof: null });
    expect(
      body.tickets.map(({ ticket, patron, currency }: Record<string, unknown>) => [ticket, patron, currency]),
    ).toEqual([
      ['ticket-e1', 'own-eva', 'EUR'],
      ['ticket-k1', 'own-ken', 'JPY'],
    ]);
    expect(body.accounts.map(({ patron, revision }: Record<string, unknown>) => [patron, revision])).toEqual([
      ['own-eva', 0],
      ['own-ken', 0],
      ['own-eva', 1],
      ['own-ken', 1],
    ]);
    expect(body.accounts[2]).toMatchObject({ status: 'voided', reason: 'misread' });
    const sum = (side: string) =>
      body.entries.reduce(
        (all: number, entry: Record<string, number>) =>
          all + (String(entry[side]).startsWith('patron:acme.EUR') ? (entry.amount ?? 0) : 0),
        0,
      );
    // The round was voided: every debit has its credit.
    expect(sum('debit')).toBe(sum('credit'));
    expect(sum('debit')).toBeGreaterThan(0);
  });

  it('answer not-found for a round in which only other brands staked', async () => {
    const others = await get(`${ROOT}/rounds/salon/1/2`);
    expect(others.status).toBe(404);
    expect((await get(`${ROOT}/rounds/salon/9/9`)).body).toEqual(others.body);
    expect((await get(`${ROOT}/rounds/no_-such/1/1`)).body).toEqual(others.body);
    expect((await get('/api/operator/v1/lido/rounds/salon/1/2', lido)).status).toBe(200);
  });

  it('give figures by gaming day', async () => {
    const { body, text } = await asked('days', `${ROOT}/days?from=1970-01-01`);
    expect(text).not.toMatch(NOBODY);
    // Settled and voided on one day: only the returned stakes remain.
    expect(
      body.lines.map(({ currency, option, stake, cancelled, corrects }: Record<string, unknown>) => [
        currency,
        option,
        stake,
        cancelled,
        corrects,
      ]),
    ).toEqual([
      ['EUR', 'banker', 0, 2_000, null],
      ['EUR', 'tie', 0, 500, null],
      ['JPY', 'player', 0, 700, null],
    ]);
    const lidos = await asked('days', '/api/operator/v1/lido/days?from=1970-01-01', lido);
    expect(lidos.body.lines).toMatchObject([
      { currency: 'EUR', option: 'player', stake: 22_200, bets: 1, cancelled: 11_100 },
    ]);
    expect(lidos.body.lines[0].theory).toBeCloseTo(22_200 * (1 - 0.0123508), 0);
  });

  it.each([
    ['days?from=1970-13-01', 'from must be a date'],
    ['days?from=1970-01-02&to=1970-01-01', 'at most 366 days'],
    ['days?from=1970-01-01&to=1971-01-02', 'at most 366 days'],
    ['days', 'from'],
    ['rounds?limit=5001', 'limit'],
    ['rounds?after=x', 'before must be the value of next'],
    ['rounds?unknown=1', 'unknown'],
  ])('refuse %s and name the change to make', async (path, says) => {
    const { status, body } = await get(`${ROOT}/${path}`);
    expect({ status, says: body.message }).toEqual({ status: 400, says: expect.stringContaining(says) });
  });

  it('list dead letters of webhooks, and resend them', async () => {
    const urls = new Map([
      ['acme', ['https://a.example/']],
      ['lido', ['https://l.example/']],
    ]);
    await store.webhooks.spread(urls, 1, 50);
    const claim = { brand: 'acme', url: 'https://a.example/', now: 1, until: 2, most: 50 };
    const [claimed] = await store.webhooks.claim(claim);
    await store.webhooks.failed(claimed?.number ?? 0, 'status 503', 3, null);
    const { body } = await asked('webhooks', `${ROOT}/webhooks`);
    expect(body.webhooks).toMatchObject([
      { number: claimed?.number, fault: 'status 503', givenUpAt: 3, attempts: 1 },
    ]);
    const retry = (brand: typeof acme, id: string) =>
      app.inject({
        ...{ method: 'POST', url: `/api/operator/v1/${brand.id}/webhooks/retry` },
        ...signedCall(brand, clock.now(), { numbers: [claimed?.number] }, id),
      });
    expect((await retry(lido, 'one')).json()).toEqual({ count: 0 });
    expect((await retry(acme, 'one')).json()).toEqual({ count: 1 });
    expect((await retry(acme, 'one')).statusCode).toBe(409);
    expect((await asked('webhooks', `${ROOT}/webhooks`)).body.webhooks).toEqual([]);
  });
});

describe('sessions of a patron', () => {
  const end = (brand: typeof acme, content: object) =>
    app.inject({
      ...{ method: 'POST', url: `/api/operator/v1/${brand.id}/sessions/end` },
      ...signedCall(brand, clock.now(), content),
    });

  it('are ended by the patron’s own operator only, and a webhook reports each', async () => {
    const person = { brand: 'acme', currency: 'EUR', operatorPatron: 'Ünal 花子' };
    const patron = await store.operatorPatrons.admit(person, {
      ...{ id: patronId('acme.EUR.una'), name: 'Una', createdAt: 5 },
    });
    for (const id of ['s-1', 's-2', 's-3'])
      await store.sessions.open(
        patron,
        { ...{ hash: `hash-${id}`, id, openedAt: clock.now(), way: 'openid', device: '', provedAt: 0 } },
        null,
      );
    const about = { patron: 'Ünal 花子', currency: 'EUR' };
    expect((await end(lido, about)).json()).toEqual({ count: 0 });
    expect((await end(acme, { ...about, currency: 'JPY' })).json()).toEqual({ count: 0 });
    expect((await end(acme, { ...about, session: 's-2' })).json()).toEqual({ count: 1 });
    expect((await end(acme, about)).json()).toEqual({ count: 2 });
    expect((await end(acme, about)).json()).toEqual({ count: 0 });
    expect(await store.sessions.of(patron, 0)).toEqual([]);
    expect(ended).toEqual([patron, patron]);
    await store.webhooks.spread(new Map([['acme', ['https://s.example/']]]), 1, 50);
    const claim = { brand: 'acme', url: 'https://s.example/', now: 1, until: 2, most: 50 };
    const sent = (await store.webhooks.claim(claim)).filter(({ type }) => type === 'session.ended');
    expect(sent.map(({ data }) => data.session).toSorted()).toEqual(['s-1', 's-2', 's-3']);
    expect(sent[0]?.data).toMatchObject({ ...about, reason: 'operator', until: null });
  });
});

describe('the page of a round', () => {
  const pathOf = async (): Promise<string> => {
    const { body } = await asked('pageAddress', `${ROOT}/rounds/salon/1/1/page`);
    expect(body.expiresAt).toBe(clock.now() + PAGE_MS);
    return new URL(body.url).pathname;
  };
  const open = (url: string, language = 'en') =>
    app.inject({ method: 'GET', url, headers: { 'accept-language': language } });

  it('opens by its signed URL alone, for fifteen minutes', async () => {
    const path = await pathOf();
    const page = await open(path);
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).toContain('Round 1 of shoe 1, salon');
    for (const text of [
      'own-eva',
      'ticket-e1',
      '20.00 EUR',
      '7',
      'JPY',
      'Reason: misread',
      'voided',
      'Stake',
    ])
      expect(page.body).toContain(text);
    expect(page.body).not.toMatch(/leo|lido|own-ann/);
    clock.advance(PAGE_MS - 1);
    expect((await open(path)).statusCode).toBe(200);
    clock.advance(1);
    expect((await open(path)).statusCode).toBe(404);
  });

  it('refuses a signed URL of which any part was changed', async () => {
    const path = await pathOf();
    const changes: readonly (readonly [string, string])[] = [
      ['/acme/', '/lido/'],
      ['/salon/1/1/', '/salon/1/2/'],
      [`/${clock.now() + PAGE_MS}/`, `/${clock.now() + PAGE_MS - 1}/`],
    ];
    for (const [from, to] of changes) {
      expect(path).toContain(from);
      expect((await open(path.replace(from, to))).statusCode).toBe(404);
    }
    const other = path.endsWith('A') ? 'B' : 'A';
    expect((await open(`${path.slice(0, -2)}${other}${path.at(-1)}`)).statusCode).toBe(404);
  });

  it('has no scripts, loads no resources, and escapes free text', async () => {
    const page = await open(await pathOf());
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/);
    expect(page.headers['referrer-policy']).toBe('no-referrer');
    expect(page.body).not.toMatch(/<script|src=|@import|url\(/);
  });

  it.each([
    ['ja', 'シュー1の第1ゲーム'],
    ['zh-TW', '第1靴第1局'],
    ['es-MX', 'Ronda 1 del sabot 1'],
    ['xx', 'Round 1 of shoe 1'],
  ])('is in the language that the browser prefers: %s', async (language, text) => {
    expect((await open(await pathOf(), language)).body).toContain(text);
  });
});
