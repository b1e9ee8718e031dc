// One bound for what all readers that do not keep up may hold back together. Each connection has a bound of its own;
// without this one, thousands of them just below it would still fill the memory.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

/** A connection that the network does not take everything from at once. */
export type Reader = {
  readonly unsentBytes: number;
  /** Ends it without a goodbye, which it would not read: what it held back is free at once. */
  readonly letGo: () => void;
};

/** Less is what a healthy network takes between two looks. */
const BEHIND_BYTES = 16 * 1024;
const LOOK_MS = 250;

export class SlowReaders {
  readonly #clock: Clock;
  readonly #mostBytes: number;
  readonly #behind = new Set<Reader>();
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, mostBytes: number) {
    this.#clock = clock;
    this.#mostBytes = mostBytes;
  }

  /** After each write. A reader that keeps up costs one comparison. */
  note(reader: Reader): void {
    if (reader.unsentBytes < BEHIND_BYTES) return;
    this.#behind.add(reader);
    this.#callOff ??= this.#inAWhile();
  }

  close(): void {
    this.#callOff?.();
    this.#callOff = null;
    this.#behind.clear();
  }

  /** Lets go of the fullest first, until the others are within the bound together. */
  #look(): void {
    this.#callOff = null;
    let total = 0;
    for (const reader of this.#behind) {
      if (reader.unsentBytes < BEHIND_BYTES) this.#behind.delete(reader);
      else total += reader.unsentBytes;
    }
    if (total > this.#mostBytes) {
      for (const reader of [...this.#behind].sort((a, b) => b.unsentBytes - a.unsentBytes)) {
        total -= reader.unsentBytes;
        this.#behind.delete(reader);
        reader.letGo();
        if (total <= this.#mostBytes) break;
      }
    }
    if (this.#behind.size > 0) this.#callOff = this.#inAWhile();
  }

  #inAWhile(): () => void {
    return this.#clock.wake(instant(this.#clock.now() + LOOK_MS), () => this.#look());
  }
}
