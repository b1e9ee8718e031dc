// Estimates the server's clock as NTP does: a pong's server time is taken as the middle of its round trip, and of the
// recent pongs the one with the shortest round trip is used, because its error is the smallest. [T1]

const SAMPLES = 8;

type Sample = { readonly journeyMs: number; readonly offsetMs: number };

export type ServerClock = {
  /** A first estimate from the greeting, replaced by the first pong. */
  readonly restart: (serverNow: number) => void;
  /** `sent`: local time at which the ping was sent. */
  readonly pong: (sent: number, serverNow: number) => void;
  /** Milliseconds since 1970 by the server's clock; by the local clock before the first greeting. */
  readonly now: () => number;
  /** Round trip of the latest pong on this connection; `null` before one. */
  readonly latencyMs: () => number | null;
};

/**
 * `now` is the local clock in milliseconds, from any origin; until a greeting the server's time is taken to be the
 * same. [T1]
 */
export const createServerClock = (now: () => number): ServerClock => {
  let samples: readonly Sample[] = [];
  let offsetMs = 0;
  let latencyMs: number | null = null;
  return {
    restart: (serverNow) => {
      // A new connection may have another route, or follow a sleep during which the local clock stood still.
      samples = [];
      latencyMs = null;
      offsetMs = serverNow - now();
    },
    pong: (sent, serverNow) => {
      const receivedAt = now();
      latencyMs = Math.max(0, receivedAt - sent);
      const sample = { journeyMs: latencyMs, offsetMs: serverNow - (sent + receivedAt) / 2 };
      samples = [...samples, sample].slice(-SAMPLES);
      offsetMs = samples.reduce((best, each) => (each.journeyMs < best.journeyMs ? each : best)).offsetMs;
    },
    now: () => now() + offsetMs,
    latencyMs: () => latencyMs,
  };
};
