// The floor’s socket: it mends itself like the patrons’, and asks afresh after each greeting, which brings every
// table whole. It stops when the server says that trying again is of no use.
import { createBackOff } from '@punto/protocol/client/back-off';
import type { Environment, Socket } from '@punto/protocol/client/environment';
import { createServerClock } from '@punto/protocol/client/server-clock';
import type { FloorClientMessage, FloorServerMessage } from '@punto/protocol/floor/message';

export type LinkState = 'closed' | 'connecting' | 'open' | 'lost' | 'refused';

const GREETING_WITHIN_MS = 10_000;
const PING_EVERY_MS = 10_000;
const PONG_WITHIN_MS = 5_000;
/** Reasons for which the server closes for good. */
const FINAL = new Set(['not-signed-in', 'wrong-origin', 'locked', 'ended']);

export type FloorLink = {
  readonly connect: () => void;
  readonly close: () => void;
  /** The network is back, the page is seen again or the session was opened: try now. */
  readonly wake: () => void;
  /** The one table shown in full; kept across links. */
  readonly watch: (table: string | null) => void;
  readonly now: () => number;
};

export type LinkEars = {
  readonly state: (state: LinkState) => void;
  readonly heard: (message: FloorServerMessage) => void;
};

export const createFloorLink = (
  environment: Pick<Environment, 'openSocket' | 'now' | 'after' | 'random'>,
  url: string,
  ears: LinkEars,
): FloorLink => {
  const clock = createServerClock(environment.now);
  const backOff = createBackOff(environment.random);
  let state: LinkState = 'closed';
  let socket: Socket | null = null;
  let watched: string | null = null;
  let awaitedMs: number | null = null;
  let cancelWait = () => {};

  const wait = (delayMs: number, run: () => void) => {
    cancelWait();
    cancelWait = environment.after(delayMs, run);
  };
  const enter = (next: LinkState) => {
    state = next;
    ears.state(next);
  };
  const write = (message: FloorClientMessage) => socket?.send(JSON.stringify(message));

  const letGo = () => {
    cancelWait();
    const old = socket;
    socket = null;
    old?.close();
  };
  const lose = () => {
    letGo();
    wait(awaitedMs ?? backOff.nextMs(), open);
    enter('lost');
  };
  const refuse = () => {
    letGo();
    enter('refused');
  };
  const open = () => {
    let mine: Socket | null = null;
    const ifMine = (run: () => void) => {
      if (mine !== null && mine === socket) run();
    };
    awaitedMs = null;
    mine = socket = environment.openSocket(url, {
      opened: () => {},
      heard: (text) => ifMine(() => receive(JSON.parse(text) as FloorServerMessage)),
      closed: (reason) => ifMine(() => (FINAL.has(reason) ? refuse() : lose())),
    });
    wait(GREETING_WITHIN_MS, lose);
    enter('connecting');
  };
  const ping = () => {
    wait(PONG_WITHIN_MS, lose);
    write({ type: 'ping', sent: environment.now() });
  };
  const receive = (message: FloorServerMessage) => {
    if (message.type === 'pong') {
      clock.pong(message.sent, message.now);
      backOff.reset();
      return wait(PING_EVERY_MS, ping);
    }
    if (message.type === 'welcome') {
      clock.greet(message.now);
      ping();
      if (watched !== null) write({ type: 'watch-table', table: watched });
      enter('open');
    }
    // A session that is locked is greeted only when it is opened; until then the link has to be kept up.
    if (message.type === 'session' && message.state === 'locked' && state === 'connecting') ping();
    if (message.type === 'closing') awaitedMs = message.retryAfterMs;
    ears.heard(message);
  };

  return {
    connect: () => {
      if (state === 'closed' || state === 'refused') open();
    },
    close: () => {
      letGo();
      if (state !== 'closed') enter('closed');
    },
    wake: () => {
      if (state === 'lost' || state === 'refused') open();
      else if (state === 'open') ping();
    },
    watch: (table) => {
      if (table === watched) return;
      watched = table;
      if (state === 'open') write({ type: 'watch-table', table });
    },
    now: clock.now,
  };
};
