// The wallet caller against the reference operator with its faults, and against servers with other answers.
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { createDouble } from '@punto/operator/double/double';
import type { Double } from '@punto/operator/double/double-state';
import { FAULT_NAMES, type FaultName, parseFaultRule } from '@punto/operator/double/fault';
import { type OperatorBook, openOperatorBook } from '@punto/operator/double/sqlite-book';
import { verdictOf, type WalletVerdict } from '@punto/operator/rules/answer-of';
import { newWebhookKey, parseWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { balanceCall, cancelOf, creditOf, debitOf } from '@punto/operator/test/support/call-samples';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { WalletFault } from '../../broker/wallet-status.ts';
import { type CallerOptions, createWalletCaller, type WalletCaller } from './wallet-caller.ts';

const KEY = parseWebhookKey(newWebhookKey());
const OTHER_KEY = parseWebhookKey(newWebhookKey());
/** Long enough for a busy machine; `SHORT_MS` where a test needs the timeout. */
const TIMEOUT_MS = 60_000;
const SHORT_MS = 50;

let book: OperatorBook;
let double: Double;
let address: string;
let caller: WalletCaller;
const faults: string[] = [];
/** The kinds of the faults. */
const kinds: WalletFault[] = [];
/** Releases the answers that the fault delays by five seconds. */
let late = Promise.withResolvers<void>();
const open: { close: () => unknown }[] = [];

const callerOf = (more: Partial<CallerOptions>): WalletCaller => {
  const made = createWalletCaller({
    ...{ url: `${address}/wallet`, keys: [KEY], timeoutMs: TIMEOUT_MS, now: Date.now },
    onFault: (call, reason, fault) => {
      faults.push(`${call.call}: ${reason}`);
      kinds.push(fault);
    },
    ...more,
  });
  open.push(made);
  return made;
};

const serverOf = async (answer: RequestListener): Promise<{ server: Server; url: string }> => {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => server.close() });
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/punto` };
};

beforeEach(async () => {
  faults.length = 0;
  kinds.length = 0;
  late = Promise.withResolvers();
  book = openOperatorBook(':memory:');
  book.admit({ id: 'anna', currency: 'EUR', blocked: false, limits: {} }, 10_000, 1);
  book.openSession('anna-session', 'anna', false);
  const wait = (ms: number): Promise<void> => (ms > 5_000 ? late.promise : Promise.resolve());
  double = createDouble({ book, keys: [KEY], wait });
  address = await double.http.listen({ port: 0, host: '127.0.0.1' });
  caller = callerOf({});
});
afterEach(async () => {
  late.resolve();
  for (const each of open.splice(0).toReversed()) await each.close();
  await double.http.close();
  book.close();
});

const debit = debitOf('d1', 3_000);
const verdict = async (from: WalletCaller = caller): Promise<WalletVerdict> =>
  verdictOf('debit', { transaction: 'd1', currency: 'EUR' }, await from.ask(debit));

const endless = (): Readable =>
  new Readable({
    read() {
      this.push('x'.repeat(16_384));
    },
  });

/** The verdict about a debit of 3,000 with each fault, and the balance at the operator after it. */
const VERDICTS: Readonly<Record<Exclude<FaultName, 'cancel-overtakes'>, readonly [object, number]>> = {
  'answer-lost': [{ kind: 'unclear' }, 7_000],
  'request-lost': [{ kind: 'unclear' }, 10_000],
  'error-before': [{ kind: 'unclear' }, 10_000],
  'error-after': [{ kind: 'unclear' }, 7_000],
  malformed: [{ kind: 'unclear' }, 7_000],
  truncated: [{ kind: 'unclear' }, 7_000],
  'wrong-signature': [{ kind: 'unclear' }, 7_000],
  'wrong-currency': [{ kind: 'unclear' }, 7_000],
  'slow-4900': [{ kind: 'done', balance: 7_000 }, 7_000],
  'slow-5100': [{ kind: 'unclear' }, 7_000],
  funds: [{ kind: 'refused', code: 'funds' }, 10_000],
  'limit-loss': [{ kind: 'refused', code: 'limit-loss' }, 10_000],
  'patron-blocked': [{ kind: 'refused', code: 'patron-blocked' }, 10_000],
  'session-ended': [{ kind: 'refused', code: 'session-expired' }, 10_000],
  'delivered-twice': [{ kind: 'done', balance: 7_000 }, 7_000],
};

describe('the caller of a wallet', () => {
  it('sends a signed call and takes the signed answer', async () => {
    expect(await caller.ask(debit)).toEqual({
      ...{ status: 200, signed: true },
      json: { transaction: 'd1', currency: 'EUR', balance: 7_000 },
    });
    expect(await caller.ask(balanceCall)).toMatchObject({ signed: true, json: { balance: 7_000 } });
    expect(faults).toEqual([]);
  });

  it.each(Object.entries(VERDICTS))('with the fault %s', async (name, [expected, balance]) => {
    double.state.rules = [parseFaultRule(name)];
    const timeoutMs = name === 'slow-5100' ? SHORT_MS : TIMEOUT_MS;
    expect(await verdict(callerOf({ timeoutMs }))).toMatchObject(expected);
    // A caller that waits no longer may be faster than the operator.
    await expect.poll(() => double.state.done).toEqual(new Map([[name, 1]]));
    await expect.poll(() => book.patron('anna')?.balance).toBe(balance);
    expect(caller.underWay()).toBe(0);
  });

  it('with the fault cancel-overtakes: the debit is unclear, and refused when it arrives', async () => {
    double.state.rules = [parseFaultRule('cancel-overtakes')];
    expect(await verdict(callerOf({ timeoutMs: SHORT_MS }))).toEqual({ kind: 'unclear' });
    expect(faults).toEqual([`debit: no answer within ${SHORT_MS} ms`]);
    expect(await caller.ask(cancelOf('x1', 'd1'))).toMatchObject({ json: { outcome: 'not-taken' } });
    await expect
      .poll(() => book.ledger(9).find(({ transaction }) => transaction === 'd1')?.state)
      .toBe('poisoned');
    expect(book.patron('anna')?.balance).toBe(10_000);
  });

  it('is tested here with every fault of the reference operator', () => {
    expect(Object.keys(VERDICTS).length + 1).toBe(FAULT_NAMES.length);
  });

  it('takes an answer signed with any of its keys, and signs with all of them', async () => {
    expect(await verdict(callerOf({ keys: [OTHER_KEY, KEY] }))).toMatchObject({ kind: 'done' });
    expect(await verdict(callerOf({ keys: [OTHER_KEY] }))).toEqual({ kind: 'unclear' });
    expect(faults[0]).toContain('status 401: no signature fits');
  });

  it('takes no answer from a clock that is six minutes off', async () => {
    double.state.clockOffset = 360;
    expect(await verdict()).toEqual({ kind: 'unclear' });
    expect(faults[0]).toContain('more than five minutes ahead');
  });

  it('reuses its connections', async () => {
    const sockets = new Set<unknown>();
    double.http.server.on('connection', (socket) => sockets.add(socket));
    for (let n = 1; n <= 20; n += 1) await caller.ask(creditOf(`c${n}`, ['d0'], 1));
    expect(sockets.size).toBe(1);
    expect(book.patron('anna')?.balance).toBe(10_020);
  });

  it('follows no redirect', async () => {
    let followed = 0;
    const { url: target } = await serverOf((_, answer) => {
      followed += 1;
      answer.end();
    });
    const { url } = await serverOf((_, answer) => void answer.writeHead(307, { location: target }).end());
    expect(await verdict(callerOf({ url }))).toEqual({ kind: 'unclear' });
    expect(followed).toBe(0);
    expect(faults[0]).toContain('status 307');
  });

  it('aborts an endless answer', async () => {
    const { url } = await serverOf((_, answer) => void endless().pipe(answer));
    expect(await verdict(callerOf({ url }))).toEqual({ kind: 'unclear' });
    expect(faults).toEqual(['debit: the answer is longer than 65536 bytes']);
  });

  it('sends the traceparent, and keeps the path of the base URL', async () => {
    const seen: (string | undefined)[] = [];
    const { url } = await serverOf((asked, answer) => {
      seen.push(asked.url, String(asked.headers.traceparent));
      answer.writeHead(404).end();
    });
    const trace = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    await callerOf({ url: `${url}/` }).ask(debit, trace);
    expect(seen).toEqual(['/punto/debit', trace]);
  });

  it('aborts all calls when it is closed', async () => {
    const { url } = await serverOf(() => {});
    const closing = callerOf({ url });
    const answer = closing.ask(debit);
    expect(closing.underWay()).toBe(1);
    closing.close();
    expect(await answer).toBeNull();
    expect(closing.underWay()).toBe(0);
  });

  it('returns no answer when no server listens', async () => {
    const { server, url } = await serverOf(() => {});
    await new Promise((resolve) => server.close(resolve));
    expect(await callerOf({ url }).ask(debit)).toBeNull();
    expect(faults[0]).toContain('ECONNREFUSED');
    expect(kinds).toEqual(['unreachable']);
  });

  it.each([
    ['answer-lost', 'cut-off'],
    ['truncated', 'cut-off'],
    ['error-before', 'server-error'],
    ['wrong-signature', 'signature'],
    ['slow-5100', 'timeout'],
  ] as const)('names the kind of the fault %s: %s', async (name, kind) => {
    double.state.rules = [parseFaultRule(name)];
    await callerOf({ timeoutMs: name === 'slow-5100' ? SHORT_MS : TIMEOUT_MS }).ask(debit);
    expect(kinds).toEqual([kind]);
  });
});
