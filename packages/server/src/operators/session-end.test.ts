// The lives of the sessions of launched patrons: unused, and too old.
import type { SessionCall } from '@punto/operator/contract/calls';
import { PATHS } from '@punto/protocol/paths';
import type { PatronId } from '@punto/table/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cookieOf, launchingAt, tokenOf } from '../../test/support/launching.ts';
import { sampleBrand } from '../../test/support/sample-brand.ts';
import { createTestServer, type TestServer } from '../../test/support/test-server.ts';
import { openTestSocket, type TestSocket } from '../../test/support/test-socket.ts';

const MINUTE_MS = 60_000;
const STRICT = sampleBrand('strict', { sessions: { idleMs: 6 * MINUTE_MS, mostMs: 60 * MINUTE_MS } });
/** Longer than a test. */
const NEVER = 1_000_000_000;

let server: TestServer;
let calls: SessionCall[];
beforeEach(async () => {
  calls = [];
  server = await createTestServer({
    brands: new Map([[STRICT.id, STRICT]]),
    openSession: async (_, call) => {
      calls.push(call);
      return { patron: call.patron, currency: 'EUR', balance: 12_345 };
    },
    limits: { heartbeatMs: NEVER, sessionsMs: NEVER },
  });
});
afterEach(() => server.close());

const { launch, open, as, endedSessions } = launchingAt(() => server, STRICT);

describe('the session of a launch', () => {
  const { idleMs, mostMs } = STRICT.sessions;
  /** At most a sixth of the idle time, and a minute. */
  const LATE_MS = idleMs / 6 + MINUTE_MS;
  const enter = async () => {
    const opened = await open(tokenOf(await launch()));
    const host = await server.listen();
    const cookie = cookieOf(opened);
    const socket = await openTestSocket(host, { cookie, origin: `http://${host}` });
    await socket.next('welcome');
    const { id } = opened.json().patron as { id: PatronId };
    const seenAt = async () => (await server.store.sessions.of(id, 0))[0]?.seenAt;
    return { cookie, socket, id, seenAt };
  };
  const act = (socket: TestSocket) => {
    const bets = [{ option: 'player', stakeMinor: 500 }];
    const ticket = `ticket-${server.clock.now()}`;
    socket.send({ type: 'place-ticket', table: 'one', ticket, shoe: 1, round: 1, mode: 'traditional', bets });
  };

  it('ends when the patron does nothing, with the webhook and a message on the page; a new launch continues', async () => {
    const { cookie, socket, id } = await enter();
    server.clock.advance(idleMs);
    expect(await server.store.sessions.of(id, 0)).toHaveLength(1);
    server.clock.advance(LATE_MS);
    expect(await socket.next('error')).toMatchObject({
      error: 'not-signed-in',
      message: 'This session has ended.',
    });
    await socket.closed;
    expect(await endedSessions()).toEqual([{ session: calls[0]?.session, reason: 'idle', until: null }]);
    expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(401);
    const again = await open(tokenOf(await launch()));
    expect(again.json().patron.id).toBe(id);
  });

  it('is refused when it was unused for too long, also before it is ended', async () => {
    const { cookie, id } = await enter();
    server.clock.advance(idleMs + idleMs / 6);
    expect((await server.store.sessions.of(id, 0))[0]?.seenAt).toBe(server.clock.now() - idleMs - idleMs / 6);
    server.clock.advance(1);
    expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(401);
    expect(await server.store.sessions.of(id, 0)).toHaveLength(1);
  });

  it('lasts while the patron acts at a table or opens pages, and ends some time after its launch at the latest', async () => {
    const { cookie, socket, seenAt } = await enter();
    const launched = server.clock.now();
    while (server.clock.now() - launched < mostMs - idleMs) {
      server.clock.advance(idleMs / 2);
      act(socket);
      await expect.poll(seenAt).toBe(server.clock.now());
      server.clock.advance(idleMs / 2);
      expect((await as(cookie, 'GET', PATHS.me)).statusCode).toBe(200);
      expect(await seenAt()).toBe(server.clock.now());
    }
    expect(socket.raw.readyState).toBe(socket.raw.OPEN);
    server.clock.advance(launched + mostMs + MINUTE_MS - server.clock.now());
    await socket.closed;
    expect(await endedSessions()).toEqual([{ session: calls[0]?.session, reason: 'expired', until: null }]);
  });
});
