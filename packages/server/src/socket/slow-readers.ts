// One shared bound for the unsent bytes of all slow readers. Each connection also has a separate bound; without this
// one, thousands just below it would still fill the memory.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

/** A connection with bytes that the network has not taken. */
export type SlowReader = {
  readonly unsentBytes: number;
  /** Closes it without a close frame, which frees its unsent bytes immediately. */
  readonly letGo: () => void;
};

/** Interval of exact recounts; in between the sum is too high, because bytes sent meanwhile are not subtracted. */
const RECOUNT_MS = 250;
/**
 * Fraction of the limit kept after closing some: without a margin, each further write would count and sort all of them
 * again.
 */
const LEFT = 7 / 8;

export class SlowReaders {
  readonly #clock: Clock;
  readonly #mostBytes: number;
  /** Slow readers with their unsent bytes when last seen. */
  readonly #behind = new Map<SlowReader, number>();
  #bytes = 0;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, mostBytes: number) {
    this.#clock = clock;
    this.#mostBytes = mostBytes;
  }

  /**
   * Called after each write. Beyond the limit it acts in the same turn: thousands of messages may be written in one
   * turn of the event loop, and a timer would come too late. For a fast reader it costs one comparison.
   */
  note(reader: SlowReader): void {
    const bytes = reader.unsentBytes;
    if (bytes === 0) return;
    this.#bytes += bytes - (this.#behind.get(reader) ?? 0);
    this.#behind.set(reader, bytes);
    if (this.#bytes > this.#mostBytes) this.#recount();
    this.#callOff ??= this.#inAWhile();
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#behind.clear();
    this.#bytes = 0;
  }

  #recount(): void {
    this.#bytes = 0;
    for (const reader of this.#behind.keys()) {
      const bytes = reader.unsentBytes;
      if (bytes === 0) this.#behind.delete(reader);
      else this.#behind.set(reader, bytes);
      this.#bytes += bytes;
    }
    if (this.#bytes > this.#mostBytes) this.#letGo();
  }

  /** Closes those with the most unsent bytes until the sum is below the limit. */
  #letGo(): void {
    for (const [reader, bytes] of [...this.#behind].sort(([, a], [, b]) => b - a)) {
      if (this.#bytes <= this.#mostBytes * LEFT) return;
      this.#bytes -= bytes;
      this.#behind.delete(reader);
      reader.letGo();
    }
  }

  #inAWhile(): () => void {
    return this.#clock.wake(instant(this.#clock.now() + RECOUNT_MS), () => {
      this.#callOff = null;
      this.#recount();
      if (this.#behind.size > 0) this.#callOff = this.#inAWhile();
    });
  }
}
