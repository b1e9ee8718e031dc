// The floor's socket: the reconnecting socket with the close reasons of the floor after which it does not reconnect.
// After each greeting, which contains all tables, it watches the selected table again.
import type { Environment } from '@punto/protocol/client/environment';
import {
  createReconnectingSocket,
  type SocketRules,
  type SocketState,
} from '@punto/protocol/client/reconnecting-socket';
import type { FloorClientMessage, FloorServerMessage } from '@punto/protocol/floor/message';

/** After these the member must sign in, unlock the session or load the page first. */
const FINAL = ['not-signed-in', 'wrong-origin', 'other-protocol', 'locked', 'ended'] as const;
export type FloorRefused = (typeof FINAL)[number];

export type LinkState = SocketState<FloorRefused>['state'];

export type FloorLink = {
  readonly connect: () => void;
  readonly close: () => void;
  /** Reconnects immediately: the network is back, the page is visible again, or the session was unlocked. */
  readonly wake: () => void;
  /** Watches one table in full; repeated after a reconnection. */
  readonly watch: (table: string | null) => void;
  readonly now: () => number;
};

export type LinkHandlers = {
  /** `why`: the reason of the state `refused`, otherwise `null`. */
  readonly state: (state: LinkState, why: FloorRefused | null) => void;
  readonly received: (message: FloorServerMessage) => void;
};

const RULES: SocketRules<FloorServerMessage, FloorRefused> = {
  pingEveryMs: 10_000,
  isFinal: (reason): reason is FloorRefused => FINAL.some((word) => word === reason),
  refusalIn: () => null,
  // A locked session gets its greeting only after the unlock; until then the connection must be kept.
  provesPresence: (message) => message.type === 'session' && message.state === 'locked',
};

export const createFloorLink = (
  environment: Pick<Environment, 'openSocket' | 'now' | 'after' | 'random'>,
  url: string,
  handlers: LinkHandlers,
): FloorLink => {
  let watched: string | null = null;
  const socket = createReconnectingSocket<FloorServerMessage, FloorClientMessage, FloorRefused>(
    environment,
    url,
    RULES,
    {
      state: (entered) => {
        const { state } = entered;
        if (state === 'open' && watched !== null) socket.send({ type: 'watch-table', table: watched });
        handlers.state(state, entered.state === 'refused' ? entered.reason : null);
      },
      received: handlers.received,
      latency: () => {},
    },
  );
  return {
    connect: socket.connect,
    close: socket.close,
    wake: () => (socket.state().state === 'refused' ? socket.connect() : socket.wake()),
    watch: (table) => {
      if (table === watched) return;
      watched = table;
      socket.send({ type: 'watch-table', table });
    },
    now: socket.serverNow,
  };
};
