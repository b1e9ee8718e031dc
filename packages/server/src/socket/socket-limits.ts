// Limits and intervals of sockets: one value for each, in the program and in its tests.

import type { Rate } from '../limits/token-bucket.ts';
import type { ChannelLimits } from './table-channel.ts';

export type SocketLimits = ChannelLimits & {
  readonly lobbyMs: number;
  readonly accountMs: number;
  /** Interval at which shown stakes are checked where no settlement message arrives. */
  readonly stakesMs: number;
  /** The time between two counts of a patron's time at tables. */
  readonly playMs: number;
  readonly heartbeatMs: number;
  /** Interval in which the session of every socket is checked once. */
  readonly sessionsMs: number;
  /** How long the close of a slow reader may take, and of every socket when the server stops. */
  readonly farewellMs: number;
  /** How long the close of any other socket may take: its client may be busy, and needs time to read the reason. */
  readonly closingMs: number;
  readonly socketsPerPatron: number;
  readonly maxUnsentBytes: number;
  /** Most unsent bytes of all connections together; beyond it the largest are closed. */
  readonly mostUnsentBytes: number;
  readonly rate: Rate;
  readonly patience: Rate;
  /** Messages of one patron over all windows. */
  readonly patronRate: Rate;
};

export const SOCKET_LIMITS: SocketLimits = {
  flushMs: 5,
  figuresMs: 100,
  figuresMostMs: 1_000,
  figuresPerSecond: 5_000,
  peelMs: 60,
  lobbyMs: 250,
  accountMs: 50,
  stakesMs: 2_000,
  playMs: 30_000,
  heartbeatMs: 15_000,
  sessionsMs: 300_000,
  farewellMs: 1_000,
  closingMs: 15_000,
  socketsPerPatron: 8,
  maxUnsentBytes: 1024 * 1024,
  mostUnsentBytes: 128 * 1024 * 1024,
  rate: { perSecond: 30, burst: 60 },
  patience: { perSecond: 30, burst: 300 },
  patronRate: { perSecond: 120, burst: 600 },
};
