// Spreads a check of the program over minutes, because tickets wait while its files are read: short stretches of work with long
// rests. A manager who asks for the check gets it without rests.
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadingPace } from './reading-pace.ts';

/** Least work between two rests. */
const WORK_MS = 5;
/** The ratio of rest to work: the check takes half a hundredth of a core */
const REST_FACTOR = 199;
const LONGEST_REST_MS = 1_000;

export class BackgroundPace {
  readonly #now: () => number;
  #hurries = 0;
  #since: number;
  #endRest: (() => void) | null = null;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
    this.#since = now();
  }

  readonly pace: ReadingPace = async () => {
    const workedMs = this.#now() - this.#since;
    if (this.#hurries > 0) await nextTurn();
    else if (workedMs < WORK_MS) return;
    else await this.#rest(Math.min(workedMs * REST_FACTOR, LONGEST_REST_MS));
    this.#since = this.#now();
  };

  /** No rests until `of` is done. */
  async hurry<T>(of: () => Promise<T>): Promise<T> {
    this.#hurries += 1;
    this.#endRest?.();
    try {
      return await of();
    } finally {
      this.#hurries -= 1;
    }
  }

  #rest(ms: number): Promise<void> {
    return new Promise((resolve) => {
      // A server that stops does not wait for the check.
      const timer = setTimeout(resolve, ms).unref();
      this.#endRest = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
