import { describe, expect, it } from 'vitest';
import { parseNatsAddress } from './nats-address.ts';
import { UnusableNatsAddress } from './nats-trouble.ts';

describe('the address of NATS', () => {
  it.each([
    ['nats://one:4222', { servers: ['one:4222'], tls: false }],
    ['one', { servers: ['one:4222'], tls: false }],
    ['nats://[::1]:1/', { servers: ['[::1]:1'], tls: false }],
    ['tls://one:4443', { servers: ['one:4443'], tls: true }],
    ['nats://one:1, two:2,nats://three', { servers: ['one:1', 'two:2', 'three:4222'], tls: false }],
    ['nats://a-token@one', { servers: ['one:4222'], token: 'a-token', tls: false }],
    ['nats://punto:p%40ss%3A1@one', { servers: ['one:4222'], user: 'punto', pass: 'p@ss:1', tls: false }],
    [
      'nats://punto:pass@one,two',
      { servers: ['one:4222', 'two:4222'], user: 'punto', pass: 'pass', tls: false },
    ],
    ['nats://a:b@one,a:b@two', { servers: ['one:4222', 'two:4222'], user: 'a', pass: 'b', tls: false }],
  ])('is read as NATS writes it: %s', (text, address) => {
    expect(parseNatsAddress(text)).toEqual(address);
  });

  it.each([
    ['', 'is not a valid address'],
    ['nats://one,,two', 'is not a valid address'],
    ['nats://one:port', 'is not a valid address'],
    ['http://secret@one', 'begins with http://'],
    ['nats://a:secret@one,b:secret@two', 'has different credentials'],
    ['nats://a:100%secret@one', 'has an invalid % escape'],
  ])('is refused with what to write, and never shown: %s', (text, why) => {
    expect(() => parseNatsAddress(text)).toThrow(UnusableNatsAddress);
    expect(() => parseNatsAddress(text)).toThrow(`NATS_URL ${why}`);
    expect(() => parseNatsAddress(text)).not.toThrow('secret');
  });
});
