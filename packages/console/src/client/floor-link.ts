// The floor's socket: the reconnecting socket with the floor's final close reasons. After each greeting, which carries all
// tables, it subscribes to the watched table again.
import type { Environment } from '@punto/protocol/client/environment';
import {
  createReconnectingSocket,
  type SocketRules,
  type SocketState,
} from '@punto/protocol/client/reconnecting-socket';
import type { FloorClientMessage, FloorServerMessage } from '@punto/protocol/floor/message';

/** Sign in, or open the session, first. */
const FINAL = ['not-signed-in', 'wrong-origin', 'locked', 'ended'] as const;
type FloorRefused = (typeof FINAL)[number];

export type LinkState = SocketState<FloorRefused>['state'];

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

const RULES: SocketRules<FloorServerMessage, FloorRefused> = {
  pingEveryMs: 10_000,
  isFinal: (reason): reason is FloorRefused => FINAL.some((word) => word === reason),
  refusalIn: () => null,
  // A locked session is greeted only when it is opened; until then the link has to be kept up.
  standsForGreeting: (message) => message.type === 'session' && message.state === 'locked',
};

export const createFloorLink = (
  environment: Pick<Environment, 'openSocket' | 'now' | 'after' | 'random'>,
  url: string,
  ears: LinkEars,
): FloorLink => {
  let watched: string | null = null;
  const socket = createReconnectingSocket<FloorServerMessage, FloorClientMessage, FloorRefused>(
    environment,
    url,
    RULES,
    {
      state: ({ state }) => {
        if (state === 'open' && watched !== null) socket.send({ type: 'watch-table', table: watched });
        ears.state(state);
      },
      heard: ears.heard,
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
