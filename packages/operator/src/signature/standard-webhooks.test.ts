import { Webhook } from 'standardwebhooks';
import { describe, expect, it } from 'vitest';
import { newWebhookKey, parseWebhookKey, signatureFault, signMessage } from './standard-webhooks.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const OTHER = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const key = parseWebhookKey(SECRET);
const other = parseWebhookKey(OTHER);

/** The example that the libraries of Standard Webhooks share. */
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const AT = 1_614_265_330;
const BODY = '{"test": 2432232314}';
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const headers = { ...signMessage([key], ID, AT, BODY) };

describe('a signature', () => {
  it('is that of the published example', () => {
    expect(headers).toEqual({
      'webhook-id': ID,
      'webhook-timestamp': String(AT),
      'webhook-signature': SIGNATURE,
    });
  });

  it('is accepted by the library of the standard, and its signature is accepted here', () => {
    const now = Math.floor(Date.now() / 1_000);
    const body = '{"patron":"Ünal 花子"}';
    const library = new Webhook(SECRET);
    expect(library.verify(body, { ...signMessage([other, key], 'id-1', now, body) })).toEqual(
      JSON.parse(body),
    );
    const theirs = {
      'webhook-id': 'id-2',
      'webhook-timestamp': String(now),
      'webhook-signature': library.sign('id-2', new Date(now * 1_000), body),
    };
    expect(signatureFault([key], theirs, now, Buffer.from(body))).toBeNull();
    expect(() => library.verify(`${body} `, { ...signMessage([key], 'id-1', now, body) })).toThrow();
  });

  it('is valid during a key rotation on either side', () => {
    const both = { ...signMessage([other, key], ID, AT, BODY) };
    expect(signatureFault([key], both, AT, BODY)).toBeNull();
    expect(signatureFault([other], both, AT, BODY)).toBeNull();
    expect(signatureFault([other, key], headers, AT, BODY)).toBeNull();
    expect(signatureFault([other], headers, AT, BODY)).toBe('no-match');
  });

  it.each([
    ['another body', headers, AT, `${BODY} `, 'no-match'],
    ['another id', { ...headers, 'webhook-id': 'msg_2' }, AT, BODY, 'no-match'],
    ['another time', { ...headers, 'webhook-timestamp': String(AT + 1) }, AT, BODY, 'no-match'],
    [
      'another version alone',
      { ...headers, 'webhook-signature': SIGNATURE.replace('v1', 'v2') },
      AT,
      BODY,
      'no-match',
    ],
    ['half a signature', { ...headers, 'webhook-signature': SIGNATURE.slice(0, 20) }, AT, BODY, 'no-match'],
    ['no signature', { 'webhook-id': ID, 'webhook-timestamp': String(AT) }, AT, BODY, 'headers-missing'],
    ['two values of a header', { ...headers, 'webhook-id': [ID, ID] }, AT, BODY, 'headers-missing'],
    ['a time in words', { ...headers, 'webhook-timestamp': 'now' }, AT, BODY, 'time-unreadable'],
    ['a time 301 seconds ago', headers, AT + 301, BODY, 'too-old'],
    ['a time 301 seconds ahead', headers, AT - 301, BODY, 'too-new'],
  ])('[B-60] does not fit with %s', (_, given, now, body, fault) => {
    expect(signatureFault([key], given, now, body)).toBe(fault);
  });

  it.each([-300, 300])('is valid with a clock %s seconds off', (off) => {
    expect(signatureFault([key], headers, AT + off, BODY)).toBeNull();
  });

  it('is compared among the first eight only', () => {
    const many = `${'v1,AAAA '.repeat(8)}${SIGNATURE}`;
    expect(signatureFault([key], { ...headers, 'webhook-signature': many }, AT, BODY)).toBe('no-match');
    expect(signatureFault([key], { ...headers, 'webhook-signature': many.slice(8) }, AT, BODY)).toBeNull();
  });
});

describe('a key', () => {
  it('is different each time', () => {
    expect(parseWebhookKey(newWebhookKey()).bytes).toHaveLength(32);
    expect(newWebhookKey()).not.toBe(newWebhookKey());
  });

  it.each([
    ['MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'begins with whsec_'],
    ['whsec_%%%', 'base64'],
    ['whsec_', 'base64'],
    [`whsec_${Buffer.alloc(23).toString('base64')}`, 'this one has 23'],
    [`whsec_${Buffer.alloc(65).toString('base64')}`, 'this one has 65'],
  ])('is refused when it is %s', (text, says) => {
    expect(() => parseWebhookKey(text)).toThrow(says);
  });
});
