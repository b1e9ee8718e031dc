// The check of messages and of HTTP against the published documents finds what they do not have.
import { describe, expect, it } from 'vitest';
import { readWireContract } from './wire-contract.ts';

const contract = readWireContract();
const PONG = { type: 'pong', sent: 1, now: 1_795_000_000_000 };

describe('the check of messages', () => {
  it('accepts a message as published', () => {
    expect(contract.message('patronServer', PONG)).toEqual({ name: 'patronServer.pong', fault: null });
    expect(contract.message('floorClient', { type: 'watch-table', table: null }).fault).toBeNull();
  });

  it.each([
    ['a field too many', 'patronServer', { ...PONG, extra: 1 }, 'additional properties'],
    ['a field too few', 'patronServer', { type: 'pong', sent: 1 }, 'required property'],
    ['a field of another type', 'patronServer', { ...PONG, now: 'noon' }, 'must be integer'],
    ['the message of the other side', 'patronClient', PONG, 'not in the AsyncAPI document'],
    [
      'a nested field too many',
      'patronServer',
      { type: 'account', account: { availableMinor: 1, inPlay: [], extra: 1 } },
      'additional properties',
    ],
    [
      'a refusal with a word that is not listed',
      'patronServer',
      { type: 'act-refused', table: 'one', id: 'act-00000001', refusal: { reason: 'no' } },
      'allowed values',
    ],
  ] as const)('refuses %s', (_, sender, message, words) => {
    expect(contract.message(sender, message).fault).toContain(words);
  });
});

describe('the check of HTTP', () => {
  const topUp = { method: 'POST', url: '/api/top-up', payload: { request: 'top-up-1' }, status: 200 };
  const account = { availableMinor: 1, inPlay: [] };

  it('accepts an exchange as published, and any refusal of the common shape', () => {
    expect(contract.exchange({ ...topUp, body: { account } }).fault).toBeNull();
    const busy = {
      error: 'not-ready',
      type: '/docs/reference/errors.html#http-not-ready',
      message: 'Try again in a moment.',
    };
    expect(contract.exchange({ ...topUp, status: 503, body: busy }).fault).toBeNull();
    expect(
      contract.exchange({ method: 'GET', url: '/api/tables/one?x=1', status: 404, body: busy }).name,
    ).toBe('GET /api/tables/{table} 404');
  });

  it.each([
    ['an answer with a field too many', { ...topUp, body: { account, extra: 1 } }, 'additional properties'],
    ['a request without a field', { ...topUp, payload: {}, body: { account } }, 'request: '],
    ['a refusal of another shape', { ...topUp, status: 503, body: { message: 'no' } }, 'required property'],
    [
      'a route that is not described',
      { method: 'GET', url: '/api/none', status: 200, body: {} },
      'not in the OpenAPI document',
    ],
  ])('refuses %s', (_, exchange, words) => {
    expect(contract.exchange(exchange).fault).toContain(words);
  });
});
