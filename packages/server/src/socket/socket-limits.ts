// Limits and intervals of sockets: one value for each, in the program and in its tests.

import type { Rate } from '../limits/token-bucket.ts';
import type { ChannelLimits } from './table-channel.ts';

export type SocketLimits = ChannelLimits & {
  readonly lobbyMs: number;
  readonly accountMs: number;
  /** How often stakes that are shown are looked at again where no settlement is heard. */
  readonly stakesMs: number;
  readonly heartbeatMs: number;
  /** In this time the session of every socket is looked at again. */
  readonly sessionsMs: number;
  /** How long a slow reader's goodbye may take, and everybody's when the house closes. */
  readonly farewellMs: number;
  /** How long any other socket that was closed is waited for: its other end may be busy, and has to read why. */
  readonly closingMs: number;
  readonly socketsPerPatron: number;
  readonly maxUnsentBytes: number;
  /** What all connections together may hold back; beyond it the fullest are let go. */
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
