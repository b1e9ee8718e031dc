// One socket that mends itself. It is open once the server has greeted; a link that stays silent after a ping is
// dropped; a lost one is opened again after a back-off. It stops when the server says that trying again is
// of no use. What is on the wire is not kept: who sent something asks again after `open`. [T4]
import type { ClientMessage, ServerMessage } from '../message.ts';
import { PROTOCOL_VERSION } from '../version.ts';
import { createBackOff } from './back-off.ts';
import type { Cancel, Environment, Socket } from './environment.ts';
import { createServerClock } from './server-clock.ts';

/** Trying again would be of no use: sign in first, or load the page anew. */
export type RefusedReason = 'not-signed-in' | 'wrong-origin' | 'other-protocol';

export type ConnectionState =
  /** Not asked to connect yet, or asked to close. */
  | { readonly state: 'closed' }
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** Tried again after so many milliseconds. */
  | { readonly state: 'lost'; readonly retryMs: number }
  | { readonly state: 'refused'; readonly reason: RefusedReason };

export type ConnectionEars = {
  readonly state: (state: ConnectionState) => void;
  /** Every message but pongs; the greeting after `open` has been told. */
  readonly heard: (message: ServerMessage) => void;
  readonly latency: (latencyMs: number) => void;
};

/** At first: an answer may be on its way that long from a server far away or busy, and then twice as long. */
export const GREETING_WITHIN_MS = 5_000;
export const LONGEST_GREETING_MS = 20_000;
export const PING_EVERY_MS = 4_000;
export const PONG_WITHIN_MS = 5_000;

export type Connection = {
  readonly state: () => ConnectionState;
  /** Also after `refused`, once its reason is gone. */
  readonly connect: () => void;
  readonly close: () => void;
  /** The network is back or the page is seen again: try, or probe, now. */
  readonly wake: () => void;
  /** `false`: not open, nothing was sent. */
  readonly send: (message: ClientMessage) => boolean;
  readonly serverNow: () => number;
  readonly latencyMs: () => number | null;
};

export const createConnection = (environment: Environment, url: string, ears: ConnectionEars): Connection => {
  const clock = createServerClock(environment.now);
  const backOff = createBackOff(environment.random);
  let state: ConnectionState = { state: 'closed' };
  let socket: Socket | null = null;
  let heardSincePing = true;
  let awaitedMs: number | null = null;
  // A machine that hangs is behind a balancer that will know another: it is asked again soon.
  let greetingMs = GREETING_WITHIN_MS;
  // The one thing waited for: the greeting, the next ping, its pong, or the next attempt.
  let cancelWait: Cancel = () => {};

  const wait = (delayMs: number, run: () => void) => {
    cancelWait();
    cancelWait = environment.after(delayMs, run);
  };

  const enter = (next: ConnectionState) => {
    state = next;
    ears.state(next);
  };

  const open = () => {
    let mine: Socket | null = null;
    const ifMine = (run: () => void) => {
      if (mine !== null && mine === socket) run();
    };
    awaitedMs = null;
    mine = socket = environment.openSocket(url, {
      opened: () => {},
      heard: (text) => ifMine(() => receive(JSON.parse(text))),
      closed: (reason) => ifMine(() => (isRefusal(reason) ? refuse(reason) : lose())),
    });
    wait(greetingMs, () => {
      greetingMs = Math.min(greetingMs * 2, LONGEST_GREETING_MS);
      lose();
    });
    enter({ state: 'connecting' });
  };

  const letGo = () => {
    cancelWait();
    const old = socket;
    socket = null;
    old?.close();
  };

  const lose = () => {
    letGo();
    // The server's own word on when it is back, spread so that not everybody comes at once.
    const retryMs = awaitedMs === null ? backOff.nextMs() : awaitedMs * (1 + environment.random() / 2);
    wait(retryMs, open);
    enter({ state: 'lost', retryMs });
  };

  const refuse = (reason: RefusedReason) => {
    letGo();
    enter({ state: 'refused', reason });
  };

  const receive = (message: ServerMessage) => {
    heardSincePing = true;
    if (message.type === 'pong') return pong(message.sent, message.now);
    if (message.type === 'welcome') return greet(message);
    if (message.type === 'closing') awaitedMs = message.retryAfterMs;
    ears.heard(message);
    if (message.type === 'error' && isRefusal(message.error)) refuse(message.error);
  };

  const greet = (message: ServerMessage & { type: 'welcome' }) => {
    if (message.protocol !== PROTOCOL_VERSION) return refuse('other-protocol');
    clock.greet(message.now);
    ping();
    enter({ state: 'open' });
    ears.heard(message);
  };

  const ping = () => {
    heardSincePing = false;
    wait(PONG_WITHIN_MS, () => (heardSincePing ? ping() : lose()));
    write({ type: 'ping', sent: environment.now() });
  };

  const pong = (sent: number, now: number) => {
    clock.pong(sent, now);
    // Only now is the link worth its name: one that breaks right after each greeting must not be hammered.
    backOff.reset();
    greetingMs = GREETING_WITHIN_MS;
    wait(PING_EVERY_MS, ping);
    ears.latency(clock.latencyMs() ?? 0);
  };

  const write = (message: ClientMessage) => socket?.send(JSON.stringify(message));

  return {
    state: () => state,
    connect: () => {
      if (state.state === 'closed' || state.state === 'refused') open();
    },
    close: () => {
      letGo();
      if (state.state !== 'closed') enter({ state: 'closed' });
    },
    wake: () => {
      if (state.state === 'lost') open();
      if (state.state === 'open') ping();
    },
    send: (message) => {
      if (state.state !== 'open') return false;
      write(message);
      return true;
    },
    serverNow: clock.now,
    latencyMs: clock.latencyMs,
  };
};

const isRefusal = (word: string): word is 'not-signed-in' | 'wrong-origin' =>
  word === 'not-signed-in' || word === 'wrong-origin';
