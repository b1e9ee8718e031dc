// The trace of a bet of an operator's patron, from the socket at one node over the table at another to the wallet's credit. The wallet is
// the reference operator over HTTP.
import { minor } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { createDouble } from '@punto/operator/double/double';
import { type OperatorBook, openOperatorBook } from '@punto/operator/double/sqlite-book';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Brand } from '../../src/brands/brand.ts';
import { ONE_DECK } from '../support/one-deck.ts';
import { sampleBrand, signedCall } from '../support/sample-brand.ts';
import { type RecordedSpan, recordSpans, type SpanRecorder } from '../support/span-recorder.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';
import type { TestSocket } from '../support/test-socket.ts';

const SETUP: TableSetup = {
  ...ONE_DECK,
  pace: {
    ...{ shufflingMs: 100, bettingMs: 4_000, closedMs: 50 },
    ...{ cardMs: 50, thirdCardMs: 50, resultMs: 4_000 },
  },
};
const TRACES = ['0af7651916cd43dd8448eb211c80319c', '1bf7651916cd43dd8448eb211c80319c'] as const;
const STAKE = minor(1_000);
const PATRON = 'Zoë at the operator';

let recorder: SpanRecorder;
let deployment: TestGateways;
let double: ReturnType<typeof createDouble>;
let book: OperatorBook;
let brand: Brand;
let socket: TestSocket;
/** The `traceparent` header of each call, by the name of the call. */
let headers: Map<string, (string | undefined)[]>;
/** Answers the next call of this name with an error of the server. */
let failNext: string | null;

beforeEach(async () => {
  recorder = recordSpans();
  headers = new Map();
  failNext = null;
  book = openOperatorBook(':memory:');
  const draft = sampleBrand('acme');
  double = createDouble({ book, keys: draft.wallet.keys, now: () => deployment.clock.now() });
  double.http.addHook('onRequest', async ({ url, headers: { traceparent } }, reply) => {
    const call = url.split('/').at(-1) ?? '';
    headers.set(call, [...(headers.get(call) ?? []), traceparent?.toString()]);
    if (call !== failNext) return;
    failNext = null;
    await reply.code(500).send();
  });
  const address = await double.http.listen({ host: '127.0.0.1', port: 0 });
  brand = { ...draft, wallet: { ...draft.wallet, url: `${address}/wallet` } };
  deployment = await createTestGateways(['a', 'b'], recorder.tracing, new Map([[brand.id, brand]]));
  book.admit({ id: PATRON, currency: 'EUR', blocked: false, limits: {} }, 1_000_000, 1);
  await deployment.at('b').host(SETUP);
  await deployment.pass(200);
  socket = await deployment.at('a').come(await launched());
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table: 'one' });
  await socket.next('snapshot');
  await deployment.pass(100);
});
afterEach(async () => {
  await deployment.close();
  await double.http.close();
  book.close();
  recorder.close();
});

/** The cookie of a patron that the operator launches. */
const launched = async (): Promise<string> => {
  const { http } = deployment.at('a').app;
  const launch = { launch: PATRON, patron: PATRON, currency: 'EUR' };
  const begun = await http.inject({
    ...{ method: 'POST', url: `/api/operator/v1/${brand.id}/launches` },
    ...signedCall(brand, deployment.clock.now(), launch),
  });
  const token = String(begun.json().url).split('#')[1];
  const opening = http.inject({ method: 'POST', url: '/api/launch', payload: { token, brand: brand.id } });
  return String((await deployment.until(opening)).headers['set-cookie']).split(';')[0] ?? '';
};
const bet = (n: 1 | 2) =>
  socket.send({
    ...{ type: 'place-ticket', table: 'one', ticket: `ticket-000${n}`, shoe: 1, round: 1 },
    ...{ mode: 'traditional', bets: [{ option: 'player', stakeMinor: STAKE }] },
    traceparent: `00-${TRACES[n - 1]}-b7ad6b716920333${n}-01`,
  });
/** Waits in real time for the wallet, and in virtual time for everything else. */
const passUntil = async (isDone: () => boolean): Promise<void> => {
  for (let left = 2_000; !isDone(); left -= 1) {
    if (left === 0) throw new Error('the awaited span was not recorded');
    await deployment.pass(20);
  }
};
const AT_THE_TABLE = ['answer', 'commit', 'debit', 'decide', 'prepare', 'settle', 'wait in mailbox'];
const TICKET = [
  ...['- > receive place-ticket', 'receive place-ticket > send place-ticket'],
  'send place-ticket > serve place-ticket',
  ...AT_THE_TABLE.map((name) => `serve place-ticket > ${name}`),
];
const headerOf = (span: RecordedSpan | undefined): string => `00-${span?.trace}-${span?.id}-01`;

it('has the debit, the decision, the settlement and the credit, and the wallet receives their spans', async () => {
  bet(1);
  await socket.next('ticket-accepted');
  await passUntil(() => recorder.named('credit').length > 0);
  expect(recorder.tree(TRACES[0])).toEqual([...TICKET, 'serve place-ticket > credit'].toSorted());
  const [debit, credit] = [recorder.one('debit'), recorder.one('credit')];
  for (const span of [debit, credit])
    expect(span).toMatchObject({ kind: 'client', failed: false, attributes: { 'punto.attempt': 1 } });
  expect(headers.get('debit')).toEqual([headerOf(debit)]);
  expect(headers.get('credit')).toEqual([headerOf(credit)]);
});

it('of two tickets has one credit in the trace of the first, which links to the second', async () => {
  bet(1);
  await socket.next('ticket-accepted');
  bet(2);
  await socket.next('ticket-accepted');
  await passUntil(() => recorder.named('credit').length > 0);
  const credit = recorder.one('credit');
  const [first, second] = TRACES.map((trace) =>
    recorder.ofTrace(trace).find(({ name }) => name === 'serve place-ticket'),
  );
  expect(credit).toMatchObject({ trace: TRACES[0], parent: first?.id, links: [second?.id] });
  expect(recorder.tree(TRACES[1])).toEqual(TICKET.toSorted());
});

it('whose debit has no answer has the cancel, which is a span for each attempt', async () => {
  failNext = 'debit';
  bet(1);
  expect(await socket.next('ticket-refused')).toMatchObject({ refusal: { reason: 'wallet-unclear' } });
  await passUntil(() => recorder.named('cancel').length > 0);
  expect(recorder.one('debit')).toMatchObject({ failed: true, attributes: { 'error.type': 'unanswered' } });
  expect(recorder.one('cancel')).toMatchObject({ trace: TRACES[0], failed: false });
  expect(headers.get('cancel')).toEqual([headerOf(recorder.one('cancel'))]);
});

it('that the wallet refuses has the code of the wallet', async () => {
  book.admit({ id: PATRON, currency: 'EUR', blocked: true, limits: {} }, 0, 2);
  bet(1);
  expect(await socket.next('ticket-refused')).toMatchObject({
    refusal: { reason: 'wallet-refused', code: 'patron-blocked' },
  });
  expect(recorder.one('debit')).toMatchObject({
    ...{ trace: TRACES[0], failed: true },
    attributes: { 'error.type': 'patron-blocked' },
  });
});

it('retries a credit in further spans of the same trace', async () => {
  failNext = 'credit';
  bet(1);
  await socket.next('ticket-accepted');
  await passUntil(() => recorder.named('credit').length > 1);
  expect(
    recorder.named('credit').map(({ trace, failed, attributes }) => [trace, failed, attributes]),
  ).toEqual([
    [TRACES[0], true, { 'punto.attempt': 1, 'error.type': 'unanswered' }],
    [TRACES[0], false, { 'punto.attempt': 2 }],
  ]);
});

it('of a launch has the call `session` below its route, and nothing of the patron in its spans', async () => {
  const route = recorder.one('POST /api/launch');
  expect(recorder.one('session')).toMatchObject({ parent: route.id, kind: 'client' });
  expect(headers.get('session')).toEqual([headerOf(recorder.one('session'))]);
  bet(1);
  await socket.next('ticket-accepted');
  await passUntil(() => recorder.named('credit').length > 0);
  expect(recorder.text()).not.toMatch(/Zoë|1000000|\b1000\b|acme\.EUR/);
});
