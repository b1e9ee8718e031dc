// The reference operator over HTTP: signatures, faults, its control and its page.
import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDouble } from '../src/double/double.ts';
import type { Double } from '../src/double/double-state.ts';
import { FAULT_NAMES, type FaultName, parseFaultRule } from '../src/double/fault.ts';
import { type OperatorBook, openOperatorBook } from '../src/double/sqlite-book.ts';
import { parseWebhookKey } from '../src/signature/standard-webhooks.ts';
import { balanceCall, cancelOf, creditOf, debitOf, promoOf } from './support/call-samples.ts';
import { askWallet, TEST_KEY } from './support/wallet-client.ts';

const OTHER_KEY = parseWebhookKey(`whsec_${Buffer.alloc(32, 2).toString('base64')}`);

let book: OperatorBook;
let double: Double;
let address: string;
const waited: number[] = [];

beforeEach(async () => {
  waited.length = 0;
  book = openOperatorBook(':memory:');
  book.admit({ id: 'anna', currency: 'EUR', blocked: false, limits: {} }, 10_000, 1);
  book.openSession('anna-session', 'anna', false);
  const wait = async (ms: number): Promise<void> => void (ms > 0 && waited.push(ms));
  double = createDouble({ book, keys: [parseWebhookKey(TEST_KEY)], wait });
  address = await double.http.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await double.http.close();
  book.close();
});

const balance = () => book.patron('anna')?.balance;
const withFaults = (...rules: readonly string[]) => {
  double.state.rules = rules.map(parseFaultRule);
};
const control = async (method: string, path: string, body: object = {}) => {
  const answer = await fetch(`${address}/control/${path}`, {
    method,
    headers: { 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: JSON.parse(await answer.text()) };
};

describe('the reference operator', () => {
  it('answers a signed call, and signs the answer under the id of the call', async () => {
    expect(await askWallet(address, debitOf('d1', 3_000))).toEqual({
      status: 200,
      signature: null,
      body: { transaction: 'd1', currency: 'EUR', balance: 7_000 },
    });
  });

  it.each([
    ['another key', { keys: [OTHER_KEY] as const }],
    ['an old time', { at: Math.floor(Date.now() / 1_000) - 360 }],
    ['a time ahead', { at: Math.floor(Date.now() / 1_000) + 360 }],
  ])('refuses a call with %s, and does nothing', async (_, asking) => {
    const { status, body } = await askWallet(address, debitOf('d1', 3_000), asking);
    expect({ status, body }).toMatchObject({ status: 401, body: { code: 'signature', retryable: true } });
    expect(balance()).toBe(10_000);
  });

  it.each([
    ['no JSON', '{"transaction":'],
    ['a field more', JSON.stringify({ ...debitOf('d1', 1).body, more: 1 })],
    ['lines of another sum', JSON.stringify({ ...debitOf('d1', 1).body, amount: 2 })],
    ['no UTF-8', '\ud800'],
  ])('refuses a signed body with %s', async (_, body) => {
    expect(await askWallet(address, debitOf('d1', 1), { body })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
      signature: null,
    });
  });

  it('refuses unknown calls and foreign host names', async () => {
    expect((await fetch(`${address}/wallet/withdraw`, { method: 'POST' })).status).toBe(404);
    const statusCode = await new Promise((resolve) =>
      get(`${address}/control/book`, { headers: { host: 'evil.example' } }, (answer) =>
        resolve(answer.statusCode),
      ),
    );
    expect(statusCode).toBe(403);
  });
});

/** The effect of each fault on a debit of 3,000: the balance after it, and the answer. */
const DONE: Readonly<Record<Exclude<FaultName, 'cancel-overtakes'>, readonly [number, object | 'broken']>> = {
  'answer-lost': [7_000, 'broken'],
  'request-lost': [10_000, 'broken'],
  'error-before': [10_000, { status: 500 }],
  'error-after': [7_000, { status: 500 }],
  malformed: [7_000, { status: 200, body: { balance: 'a lot' }, signature: null }],
  truncated: [7_000, 'broken'],
  'wrong-signature': [7_000, { status: 200, signature: 'no-match' }],
  'wrong-currency': [7_000, { status: 200, signature: null, body: { currency: 'USD' } }],
  'slow-4900': [7_000, { status: 200, signature: null }],
  'slow-5100': [7_000, { status: 200, signature: null }],
  funds: [10_000, { status: 402, body: { code: 'funds', balance: 10_000 } }],
  'limit-loss': [10_000, { status: 409, body: { code: 'limit-loss' } }],
  'patron-blocked': [10_000, { status: 403, body: { code: 'patron-blocked' } }],
  'session-ended': [10_000, { status: 401, body: { code: 'session-expired' } }],
  'delivered-twice': [7_000, { status: 200, body: { balance: 7_000 } }],
};

describe('a fault', () => {
  it.each(Object.entries(DONE))('%s', async (name, [after, expected]) => {
    withFaults(name);
    const asked = askWallet(address, debitOf('d1', 3_000));
    if (expected === 'broken') await expect(asked).rejects.toThrow();
    else expect(await asked).toMatchObject(expected);
    expect(balance()).toBe(after);
    expect(double.state.done).toEqual(new Map([[name, 1]]));
    if (name.startsWith('slow')) expect(waited).toEqual([Number(name.slice(-4))]);
  });

  it('cancel-overtakes', async () => {
    withFaults('cancel-overtakes');
    const overtaken = askWallet(address, debitOf('d1', 3_000));
    await expect.poll(() => double.state.done.get('cancel-overtakes')).toBe(1);
    expect(await askWallet(address, cancelOf('x1', 'd1'))).toMatchObject({ body: { outcome: 'not-taken' } });
    expect(await overtaken).toMatchObject({ status: 409, body: { code: 'cancelled' } });
    expect(balance()).toBe(10_000);
  });

  it('is tested here for every fault name', () => {
    expect(Object.keys(DONE).length + 1).toBe(FAULT_NAMES.length);
  });

  it('that ends the session before a credit does not refuse the credit', async () => {
    withFaults('session-ended:credit');
    await askWallet(address, debitOf('d1', 3_000));
    expect(await askWallet(address, creditOf('c1', ['d1'], 5_850))).toMatchObject({ status: 200 });
    expect(await askWallet(address, debitOf('d2', 1))).toMatchObject({ body: { code: 'session-expired' } });
  });
});

describe('the control', () => {
  it('reads the book, adds patrons, launches and sessions', async () => {
    expect(
      await control('PUT', 'patrons/ben', { currency: 'KWD', deposit: 5_000, limits: { stake: 10 } }),
    ).toMatchObject({
      status: 200,
      body: { id: 'ben', balance: 5_000, limits: { stake: 10 } },
    });
    await control('POST', 'launches', { launch: 'l1', patron: 'ben' });
    await control('PUT', 'sessions', { session: 's1', patron: 'ben', ended: true });
    const open = (session: string) =>
      askWallet(address, {
        call: 'session',
        body: { launch: 'l1', session, patron: 'ben', brand: 'lagoon' },
      });
    expect(await open('s1')).toMatchObject({ status: 401 });
    expect(await open('s2')).toMatchObject({
      body: { currency: 'KWD', balance: 5_000, limits: { stake: 10 } },
    });
    await askWallet(address, debitOf('d1', 10));
    expect((await control('GET', 'book')).body).toMatchObject({
      patrons: [{ id: 'anna' }, { id: 'ben' }],
      sums: [
        { currency: 'EUR', sum: 0 },
        { currency: 'KWD', sum: 0 },
      ],
      calls: [{ transaction: 'd1', state: 'taken', delta: -10 }],
    });
  });

  it('sets faults and counts them', async () => {
    const rules = [{ fault: 'error-before', call: 'balance', share: 1 }];
    expect(await control('PUT', 'faults', { seed: 9, rules })).toEqual({
      status: 200,
      body: { seed: 9, rules },
    });
    expect(await askWallet(address, balanceCall)).toMatchObject({ status: 500 });
    expect((await control('GET', 'faults')).body).toEqual({ seed: 9, rules, done: { 'error-before': 1 } });
  });

  it('adds a sentence for the patron to refusals of debits with a code', async () => {
    const sentence = { say: 'Bis morgen.', lang: 'de' };
    await control('PUT', 'sentences', { funds: sentence });
    const refusal = { code: 'funds', ...sentence };
    expect(await askWallet(address, debitOf('d1', 30_000))).toMatchObject({ status: 402, body: refusal });
    await control('PUT', 'sentences', {});
    expect((await askWallet(address, debitOf('d1', 30_000))).body).not.toHaveProperty('say');
  });

  it('sets the clock six minutes off', async () => {
    await control('PUT', 'clock', { offsetSeconds: 360 });
    expect(await askWallet(address, balanceCall)).toMatchObject({ status: 401, signature: 'too-new' });
    await control('PUT', 'clock', { offsetSeconds: 0 });
    expect(await askWallet(address, balanceCall)).toMatchObject({ status: 200, signature: null });
  });

  it('restores an old copy of the book', async () => {
    await askWallet(address, debitOf('d1', 1_000));
    await control('PUT', 'copies/morning');
    await askWallet(address, promoOf('p1', 500));
    await askWallet(address, cancelOf('x1', 'd1'));
    expect(balance()).toBe(10_500);
    expect(await control('PUT', 'copies/morning/restore')).toMatchObject({ status: 200 });
    expect(balance()).toBe(9_000);
    expect(await askWallet(address, cancelOf('x1', 'd1'))).toMatchObject({
      body: { outcome: 'returned', balance: 10_000 },
    });
    expect(await control('PUT', 'copies/noon/restore')).toMatchObject({ status: 400 });
  });

  it.each([
    ['PUT', 'patrons/ben', { currency: 'eur' }, 'currency'],
    ['PUT', 'patrons/ben', { currency: 'QQQ' }, 'no currency of ISO 4217'],
    ['PUT', 'patrons/anna', { currency: 'JPY' }, 'cannot be changed'],
    ['POST', 'launches', {}, 'body'],
    ['PUT', 'sessions', { session: 's' }, 'body'],
    ['PUT', 'faults', { rules: [{ fault: 'lost', share: 1 }] }, 'body/rules/0/fault'],
    ['PUT', 'clock', { offsetSeconds: 0.5 }, 'offsetSeconds'],
    ['PUT', 'sentences', { limit: { say: 'No' } }, 'body'],
    ['PUT', 'sentences', { funds: { say: 'No', lang: 'german language' } }, 'lang'],
  ])('%s %s refuses what is not right', async (method, path, body, says) => {
    const refused = await control(method, path, body);
    expect(refused.status).toBe(400);
    expect(refused.body.message).toContain(says);
  });

  it('refuses bodies that a form of another site could send', async () => {
    const answer = await fetch(`${address}/control/clock`, { method: 'PUT', body: '{"offsetSeconds":1}' });
    expect(answer.status).toBe(415);
  });
});

describe('the page of the ledger', () => {
  const page = async (query = '') => (await fetch(`${address}/${query}`)).text();

  it('shows patrons, calls, faults and that the books balance', async () => {
    withFaults('slow-4900:credit=0.5');
    await askWallet(address, debitOf('d1', 3_000));
    const html = await page();
    for (const text of ['70.00 EUR', '-30.00 EUR', 'the books balance', 'slow-4900', '50 %', 'd1'])
      expect(html).toContain(text);
  });

  it('shows the calls for one patron', async () => {
    book.admit({ id: 'ben', currency: 'EUR', blocked: true, limits: { playUntil: 0 } }, 0, 1);
    await askWallet(address, debitOf('d1', 3_000));
    expect(await page('?patron=anna')).toContain('<code>d1</code>');
    expect(await page('?patron=ben')).not.toContain('<code>d1</code>');
    expect(await page()).toContain('blocked, until 1970-01-01 00:00:00');
  });

  it('escapes markup in names', async () => {
    book.admit({ id: '<script>alert(1)</script>', currency: 'EUR', blocked: false, limits: {} }, 1, 1);
    expect(await page('?patron=%3Cscript%3E')).not.toContain('<script>');
    const { headers } = await fetch(`${address}/`);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  });
});
