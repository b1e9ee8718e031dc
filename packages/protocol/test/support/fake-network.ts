// For tests: an environment with a manual clock, seeded random numbers, and sockets controlled by the test. Everything
// is synchronous.
import { ZERO } from '@punto/engine/minor';
import type { Environment, SocketCallbacks } from '../../src/client/environment.ts';
import type { AccountView, ClientMessage, ServerMessage } from '../../src/message.ts';
import { PROTOCOL_VERSION } from '../../src/version.ts';

/** The server's end of a socket the client opened. */
export type FarEnd = {
  readonly sent: ClientMessage[];
  readonly closedByClient: () => boolean;
  readonly tell: (message: ServerMessage) => void;
  readonly welcome: (greeting?: Partial<ServerMessage & { type: 'welcome' }>) => void;
  readonly break: (reason?: string) => void;
};

export type FakeNetwork = {
  readonly environment: Environment;
  readonly now: () => number;
  /** Runs every timer that is due, in order. */
  readonly advance: (ms: number) => void;
  /** All sockets opened so far, newest last. */
  readonly ends: FarEnd[];
  readonly latest: () => FarEnd;
};

/** `hear` is called with each message a client sends, to answer it. */
export const createFakeNetwork = (
  seed = 1,
  hear: (message: ClientMessage, end: FarEnd) => void = () => {},
): FakeNetwork => {
  const random = seeded(seed);
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  const ends: FarEnd[] = [];
  let now = 5_000;
  let ids = 0;

  const after = (delayMs: number, run: () => void) => {
    const timer = { at: now + delayMs, run };
    timers.add(timer);
    return () => void timers.delete(timer);
  };

  const openSocket = (_url: string, callbacks: SocketCallbacks) => {
    let open = true;
    let closedByClient = false;
    const tell = (message: ServerMessage) => {
      if (open) callbacks.received(JSON.stringify(message));
    };
    const end: FarEnd = {
      sent: [],
      closedByClient: () => closedByClient,
      tell,
      welcome: (greeting = {}) =>
        tell({
          type: 'welcome',
          protocol: PROTOCOL_VERSION,
          now: 0,
          patron: 'p-1',
          account: NO_ACCOUNT,
          tablesAtOnce: 1,
          ...greeting,
        }),
      break: (reason = '') => {
        if (!open) return;
        open = false;
        callbacks.closed(reason);
      },
    };
    ends.push(end);
    return {
      send: (text: string) => {
        if (!open) return;
        const message: ClientMessage = JSON.parse(text);
        end.sent.push(message);
        hear(message, end);
      },
      // As with a real socket, messages may still arrive after `close`, and the far end closes later.
      close: () => {
        closedByClient = true;
      },
    };
  };

  return {
    environment: {
      openSocket,
      now: () => now,
      after,
      random,
      secret: () => Array.from({ length: 64 }, () => Math.floor(random() * 16).toString(16)).join(''),
      newId: () => `ticket-${String(++ids).padStart(6, '0')}`,
    },
    now: () => now,
    advance: (ms) => {
      const until = now + ms;
      for (;;) {
        const due = [...timers].filter((timer) => timer.at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        timers.delete(due);
        now = Math.max(now, due.at);
        due.run();
      }
      now = until;
    },
    ends,
    latest: () => {
      const end = ends.at(-1);
      if (end === undefined) throw new Error('no socket was opened');
      return end;
    },
  };
};

const NO_ACCOUNT: AccountView = { availableMinor: ZERO, inPlay: [] };

/** The mulberry32 generator: short, and identical on every platform. */
export const seeded = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};
