// Traces over two nodes: sockets and routes at one, the table at the other, on one store.

import { once } from 'node:events';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { coins } from '@punto/engine/minor';
import type { TableSetup } from '@punto/engine/room';
import { patronAccount } from '@punto/ledger';
import { patronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ONE_DECK } from '../support/one-deck.ts';
import { recordSpans, type SpanRecorder } from '../support/span-recorder.ts';
import { createTestGateways, type TestGateways } from '../support/test-gateways.ts';
import type { TestSocket } from '../support/test-socket.ts';

const SETUP: TableSetup = {
  ...ONE_DECK,
  pace: {
    ...{ shufflingMs: 100, bettingMs: 2_000, closedMs: 50 },
    ...{ cardMs: 50, thirdCardMs: 50, resultMs: 4_000 },
  },
};
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = `00-${TRACE}-b7ad6b7169203331-01`;

let recorder: SpanRecorder;
let deployment: TestGateways;
let guest: { readonly cookie: string; readonly id: string };
let socket: TestSocket;

beforeEach(async () => {
  recorder = recordSpans();
  deployment = await createTestGateways(['a', 'b'], recorder.tracing);
  await deployment.at('b').host(SETUP);
  await deployment.pass(200);
  guest = await deployment.enter();
  socket = await deployment.at('a').come(guest.cookie);
  await socket.next('welcome');
  socket.send({ type: 'watch-table', table: 'one' });
  await socket.next('snapshot');
  await deployment.pass(100);
});
afterEach(async () => {
  await deployment.close();
  recorder.close();
});

const bet = (more: object = {}) =>
  socket.send({
    ...{ type: 'place-ticket', table: 'one', ticket: 'ticket-0001', shoe: 1, round: 1, mode: 'traditional' },
    bets: [{ option: 'player', stakeMinor: coins(10) }],
    ...more,
  });
const AT_THE_TABLE = ['answer', 'commit', 'decide', 'prepare', 'wait in mailbox'];

describe('a ticket from a socket at one node for a table at another', () => {
  it('has one trace over both, which continues that of the client', async () => {
    bet({ traceparent: CALLER });
    await socket.next('ticket-accepted');
    await deployment.pass(3_000);
    expect(recorder.tree(TRACE)).toEqual(
      [
        ...['- > receive place-ticket', 'receive place-ticket > send place-ticket'],
        'send place-ticket > serve place-ticket',
        ...[...AT_THE_TABLE, 'settle'].map((name) => `serve place-ticket > ${name}`),
      ].toSorted(),
    );
    expect(recorder.one('receive place-ticket')).toMatchObject({
      ...{ kind: 'server', parent: 'b7ad6b7169203331', failed: false },
      attributes: { 'punto.table': 'one', 'punto.shoe': 1, 'punto.round': 1, 'punto.ticket': 'ticket-0001' },
    });
    expect([recorder.one('send place-ticket').kind, recorder.one('serve place-ticket').kind]).toEqual([
      'client',
      'server',
    ]);
  });

  it('with an invalid traceparent is placed, in a new trace', async () => {
    bet({ traceparent: 'my trace' });
    await socket.next('ticket-accepted');
    expect(recorder.one('receive place-ticket').parent).toBeNull();
  });

  it('that gets no answer names its trace in the error', async () => {
    deployment.network.kill('b');
    bet({ traceparent: CALLER });
    const error = await socket.next('error');
    expect(error).toMatchObject({ error: 'busy', ticket: 'ticket-0001', traceId: TRACE });
    expect(recorder.one('receive place-ticket')).toMatchObject({
      failed: true,
      attributes: { 'error.type': 'busy' },
    });
  });
});

describe('a read that a node makes by itself from another', () => {
  it('has no span', () => {
    expect(recorder.spans().map(({ name }) => name)).toEqual(['POST /api/session']);
  });
});

describe('an act from a socket', () => {
  it('has a trace over both nodes', async () => {
    const act = { act: 'commit-cut', commit: 'a'.repeat(64) };
    socket.send({ type: 'act', table: 'one', id: 'act-00001', shoe: 1, round: 1, act, traceparent: CALLER });
    await socket.next('act-refused');
    expect(recorder.tree(TRACE)).toEqual(
      [
        ...['- > receive act', 'receive act > send act', 'send act > serve act'],
        ...AT_THE_TABLE.map((name) => `serve act > ${name}`),
      ].toSorted(),
    );
  });
});

describe('a request over HTTP', () => {
  const send = (method: 'GET' | 'POST', url: string, payload?: object, traceparent = CALLER) =>
    deployment.until(
      deployment.at('a').app.http.inject({
        ...{ method, url, headers: { cookie: guest.cookie, traceparent } },
        ...(payload ? { payload } : {}),
      }),
    );

  it('is named by its route, and reaches the other node', async () => {
    await send('GET', '/api/tables/one');
    expect(recorder.tree(TRACE)).toEqual([
      '- > GET /api/tables/:table',
      'GET /api/tables/:table > send look',
      'send look > serve look',
    ]);
    expect(recorder.one('GET /api/tables/:table').attributes).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/tables/:table',
      'http.response.status_code': 200,
    });
  });

  it.each([
    ['a table that is not there', 'GET', '/api/tables/none', undefined, 'no-such-table'],
    ['a body against its schema', 'POST', '/api/top-up', { request: 3 }, 'invalid-request'],
    ['a refusal', 'POST', '/api/top-up', { request: 'request-0001' }, 'not-broke'],
  ] as const)('that is refused names its trace: %s', async (_what, method, url, payload, error) => {
    const answer = await send(method, url, payload);
    expect(answer.json()).toMatchObject({ error, traceId: TRACE });
    expect(recorder.ofTrace(TRACE).find(({ kind }) => kind === 'server')?.attributes).toMatchObject({
      'punto.outcome': error,
      'http.response.status_code': answer.statusCode,
    });
  });

  it('with a body is in its span at the table, too', async () => {
    const { cookie } = await deployment.staff('supervisor', 'Sara');
    const { app, address } = deployment.at('a');
    const body = JSON.stringify({ duty: 'pause', reason: 'a spilled drink' });
    const headers = { cookie, traceparent: CALLER, 'content-type': 'application/json' };
    const request = httpRequest(`http://${address}/api/floor/tables/one/duties`, {
      ...{ method: 'POST', headers: { ...headers, 'content-length': body.length } },
    });
    // The body arrives after the request has begun, and outside of its context.
    app.http.server.once('request', () => setImmediate(() => request.end(body)));
    request.flushHeaders();
    const [answer]: IncomingMessage[] = await deployment.until(once(request, 'response'));
    expect(answer?.resume().statusCode).toBe(200);
    const route = 'POST /api/floor/tables/:table/duties';
    expect(recorder.tree(TRACE)).toEqual(
      expect.arrayContaining([`${route} > send duty`, 'send duty > serve duty', 'serve duty > commit']),
    );
  });

  it('is below the span of an instrumentation of the HTTP server, if there is one', async () => {
    const { tracing } = recorder;
    const outer = tracing.receive('GET', undefined, {});
    await tracing.within(outer, () => send('GET', '/api/tables/one'));
    expect(recorder.one('GET /api/tables/:table')).toMatchObject({
      ...{ parent: outer.id.spanId, trace: outer.id.traceId, kind: 'internal' },
    });
  });

  it('to an unknown route has no span', async () => {
    const answer = await send('GET', '/api/nothing');
    expect(answer.json()).not.toHaveProperty('traceId');
    expect(recorder.ofTrace(TRACE)).toEqual([]);
  });
});

describe('the content of exported traces', () => {
  /** The allowed attributes and their values. */
  const ALLOWED: Readonly<Record<string, RegExp>> = {
    'punto.table': /^one$/,
    'punto.shoe': /^1$/,
    'punto.round': /^\d+$/,
    'punto.ticket': /^ticket-\d{4}$/,
    'punto.outcome': /^[a-z-]+$/,
    'punto.batch.events': /^\d{1,2}$/,
    'punto.batch.accepted': /^\d$/,
    'punto.batch.refused': /^\d$/,
    'http.request.method': /^(GET|POST|PUT)$/,
    'http.route': /^\/api\/[a-z/:-]+$/,
    'http.response.status_code': /^\d{3}$/,
  };

  it('is no name, no id of a patron, no amount and no card', async () => {
    const name = 'Zuzana Q';
    const at = deployment.at('a');
    await at.send('PUT', '/api/me/name', guest.cookie, { name, shown: true });
    await at.send('GET', '/api/me', guest.cookie);
    await at.send('POST', '/api/top-up', guest.cookie, { request: 'request-0001' });
    bet({ bets: [{ option: 'player', stakeMinor: coins(137) }] });
    await socket.next('ticket-accepted');
    bet({ ticket: 'ticket-0002', bets: [{ option: 'player', stakeMinor: coins(1_000_000) }] });
    await socket.next('ticket-refused');
    const { balanceMinor } = await deployment.store.account(patronAccount(patronId(guest.id)));
    await deployment.pass(3_000);
    const attributes = recorder.spans().flatMap((span) => Object.entries(span.attributes));
    const keys = new Set(attributes.map(([key]) => key));
    for (const key of Object.keys(ALLOWED)) expect(keys, `no span has ${key}`).toContain(key);
    for (const [key, value] of attributes) expect(String(value), key).toMatch(ALLOWED[key] ?? /^$/);
    const text = recorder.text();
    const secrets = ['Zuzana', guest.id, String(coins(137)), String(coins(1_000_000)), String(balanceMinor)];
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(/\b[A2-9TJQK][CDHS]\b/);
  });
});
