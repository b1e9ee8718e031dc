// Signals that stop the process. A terminal may send one request as two signals; a second request ends the process
// immediately, which loses nothing acknowledged. A stop that hangs is ended too.
import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const ONE_WISH_MS = 300;
const STOP_WITHIN_MS = 10_000;

/** The used part of `process`, replaceable in tests. */
export type Stoppable = {
  readonly on: (signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void) => unknown;
  readonly exit: (code: number) => void;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  readonly after: (ms: number, run: () => void) => void;
  readonly complain: (words: string) => void;
};

export const thisProcess: Stoppable = {
  on: (signal, listener) => process.on(signal, listener),
  exit: (code) => process.exit(code),
  now: () => performance.now(),
  after: (ms, run) => void setTimeout(run, ms),
  complain: (words) => console.error(words),
};

/** Exit code 0 once it has stopped, 128 plus the signal number when forced, 1 when it hung. */
export const stopOnSignals = (
  { on, exit, now, after, complain }: Stoppable,
  stop: () => Promise<void>,
): void => {
  let askedAt: number | null = null;
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (askedAt !== null) {
      if (now() - askedAt > ONE_WISH_MS) exit(128 + constants.signals[signal]);
      return;
    }
    askedAt = now();
    after(STOP_WITHIN_MS, () => {
      complain(
        `Punto did not stop within ${STOP_WITHIN_MS / 1000} seconds and was ended by force. Nothing acknowledged is lost.`,
      );
      exit(1);
    });
    await stop();
    exit(0);
  };
  for (const signal of SIGNALS) on(signal, (received) => void end(received));
};
