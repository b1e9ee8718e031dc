import { OLDEST_PROTOCOL_VERSION, PROTOCOL_VERSION } from '@punto/protocol/version';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import WebSocket from 'ws';
import { createTestServer, type TestServer } from '../../../test/support/test-server.ts';
import { spokenProtocol } from './spoken-protocol.ts';

describe('the protocol of a client', () => {
  it.each([
    ['/api/socket', 2],
    [`/api/socket?protocol=${PROTOCOL_VERSION}`, PROTOCOL_VERSION],
    [`/api/socket?x=1&protocol=${OLDEST_PROTOCOL_VERSION}`, OLDEST_PROTOCOL_VERSION],
  ])('is served: %s', (url, version) => {
    expect(spokenProtocol(url)).toEqual({ isServed: true, version });
  });

  it.each([
    [OLDEST_PROTOCOL_VERSION - 1, 'load the page again'],
    [PROTOCOL_VERSION + 1, 'reconnect later'],
    ['two', 'must be a whole number'],
    ['', 'must be a whole number'],
    ['-1', 'must be a whole number'],
    ['2.5', 'must be a whole number'],
  ])('is refused with what to change: %s', (named, words) => {
    expect(spokenProtocol(`/api/socket?protocol=${named}`)).toMatchObject({
      isServed: false,
      why: expect.stringContaining(words),
    });
  });
});

describe('a socket of a client', () => {
  let server: TestServer;
  let host: string;
  beforeEach(async () => {
    server = await createTestServer();
    host = await server.listen();
  });
  afterEach(() => server.close());

  /** All messages up to the close, or up to the first when the socket stays open. */
  const opened = async (query: string, cookie: string) => {
    const socket = new WebSocket(`ws://${host}/api/socket${query}`, { headers: { cookie } });
    const first = new Promise<{ type: string; [more: string]: unknown }>((resolve) => {
      socket.once('message', (data) => resolve(JSON.parse(String(data))));
    });
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    const message = await first;
    if (message.type === 'welcome') socket.close();
    return { message, code: await closed };
  };

  it('is greeted in the version that it names', async () => {
    const { cookie } = await server.enter();
    for (const query of ['', `?protocol=${PROTOCOL_VERSION}`])
      expect((await opened(query, cookie)).message).toMatchObject({ type: 'welcome', protocol: 2 });
  });

  it('is closed with the reason when the version is not served, with or without a session', async () => {
    const { cookie } = await server.enter();
    for (const each of [cookie, ''])
      expect(await opened(`?protocol=${OLDEST_PROTOCOL_VERSION - 1}`, each)).toEqual({
        message: {
          type: 'error',
          error: 'other-protocol',
          message: expect.stringContaining('load the page again'),
        },
        code: 4426,
      });
  });
});
