// A socket that reconnects, for patrons and for the floor. It is open after the server's greeting; a connection without an
// answer to a ping is closed; a lost one is opened again after a back-off. It stops after a final close reason. Messages
// in flight are lost: the sender repeats its request after `open`. [T4]
import { createBackOff } from './back-off.ts';
import type { Cancel, Environment, Socket } from './environment.ts';
import { createServerClock } from './server-clock.ts';

export type SocketState<Refused extends string> =
  /** Not connected yet, or closed by `close`. */
  | { readonly state: 'closed' }
  | { readonly state: 'connecting' }
  | { readonly state: 'open' }
  /** Reconnects after this many milliseconds. */
  | { readonly state: 'lost'; readonly retryMs: number }
  /** Reconnecting is useless until the reason is removed. */
  | { readonly state: 'refused'; readonly reason: Refused };

/** Messages common to both protocols. */
type LinkMessage =
  | { readonly type: 'welcome'; readonly now: number }
  | { readonly type: 'pong'; readonly sent: number; readonly now: number }
  | { readonly type: 'closing'; readonly retryAfterMs: number }
  | { readonly type: 'other' };
type Ping = { readonly type: 'ping'; readonly sent: number };

/** The differences between the two protocols. */
export type SocketRules<Incoming, Refused extends string> = {
  readonly pingEveryMs: number;
  /** Whether a close reason of the server is final: no reconnection. */
  readonly isFinal: (reason: string) => reason is Refused;
  /** The final reason in a message; `null` for all other messages. */
  readonly refusalIn: (message: Incoming) => Refused | null;
  /** Whether a message shows that the server is there though it does not greet yet. */
  readonly provesPresence: (message: Incoming) => boolean;
};

export type SocketListener<Incoming, Refused extends string> = {
  readonly state: (state: SocketState<Refused>) => void;
  /** Every message except pongs; the greeting comes after the state `open`. */
  readonly received: (message: Incoming) => void;
  readonly latency: (latencyMs: number) => void;
};

export type ReconnectingSocket<Outgoing, Refused extends string> = {
  readonly state: () => SocketState<Refused>;
  /** Works also after `refused`, once its reason is removed. */
  readonly connect: () => void;
  readonly close: () => void;
  /** The network is back or the page is visible again: connect, or ping, now. */
  readonly wake: () => void;
  /** `false`: not open; nothing was sent. */
  readonly send: (message: Outgoing) => boolean;
  readonly serverNow: () => number;
  readonly latencyMs: () => number | null;
};

/** First limit for the greeting; then doubled, since the server may be far away or busy. */
export const WELCOME_WITHIN_MS = 5_000;
export const LONGEST_WELCOME_MS = 20_000;
export const PONG_WITHIN_MS = 5_000;

/**
 * A closed socket to `url`. `rules` parse incoming frames and say which reasons are final; times are milliseconds.
 * [T4]
 */
export const createReconnectingSocket = <Incoming, Outgoing, Refused extends string>(
  environment: Pick<Environment, 'openSocket' | 'now' | 'after' | 'random'>,
  url: string,
  rules: SocketRules<Incoming, Refused>,
  listener: SocketListener<Incoming, Refused>,
): ReconnectingSocket<Outgoing, Refused> => {
  const clock = createServerClock(environment.now);
  const backOff = createBackOff(environment.random);
  let state: SocketState<Refused> = { state: 'closed' };
  let socket: Socket | null = null;
  let receivedSincePing = true;
  let awaitedMs: number | null = null;
  // A load balancer may route the next attempt to another node, so do not wait long for one that hangs.
  let welcomeMs = WELCOME_WITHIN_MS;
  // The only timer: for the greeting, the next ping, its pong, or the next attempt.
  let cancelWait: Cancel = () => {};

  const wait = (delayMs: number, run: () => void) => {
    cancelWait();
    cancelWait = environment.after(delayMs, run);
  };

  const enter = (next: SocketState<Refused>) => {
    state = next;
    listener.state(next);
  };

  const open = () => {
    let mine: Socket | null = null;
    const ifMine = (run: () => void) => {
      if (mine !== null && mine === socket) run();
    };
    awaitedMs = null;
    mine = socket = environment.openSocket(url, {
      opened: () => {},
      received: (text) => ifMine(() => receive(text)),
      closed: (reason) => ifMine(() => (rules.isFinal(reason) ? refuse(reason) : lose())),
    });
    wait(welcomeMs, () => {
      welcomeMs = Math.min(welcomeMs * 2, LONGEST_WELCOME_MS);
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
    // The server's own estimate of when it is back, with jitter so that not all clients come together.
    const retryMs = awaitedMs === null ? backOff.nextMs() : awaitedMs * (1 + environment.random() / 2);
    wait(retryMs, open);
    enter({ state: 'lost', retryMs });
  };

  const refuse = (reason: Refused) => {
    letGo();
    enter({ state: 'refused', reason });
  };

  const receive = (text: string) => {
    const read = JSON.parse(text);
    const link: LinkMessage = read;
    const message: Incoming = read;
    receivedSincePing = true;
    if (link.type === 'pong') return pong(link.sent, link.now);
    const refusal = rules.refusalIn(message);
    if (link.type === 'welcome') {
      if (refusal !== null) return refuse(refusal);
      clock.restart(link.now);
      ping();
      enter({ state: 'open' });
    } else if (state.state === 'connecting' && rules.provesPresence(message)) ping();
    if (link.type === 'closing') awaitedMs = link.retryAfterMs;
    listener.received(message);
    if (refusal !== null) refuse(refusal);
  };

  const ping = () => {
    receivedSincePing = false;
    wait(PONG_WITHIN_MS, () => (receivedSincePing ? ping() : lose()));
    write({ type: 'ping', sent: environment.now() });
  };

  const pong = (sent: number, now: number) => {
    clock.pong(sent, now);
    // The back-off is reset only now: a connection that breaks right after each greeting must not be retried quickly.
    backOff.reset();
    welcomeMs = WELCOME_WITHIN_MS;
    wait(rules.pingEveryMs, ping);
    listener.latency(clock.latencyMs() ?? 0);
  };

  const write = (message: Outgoing | Ping) => socket?.send(JSON.stringify(message));

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
