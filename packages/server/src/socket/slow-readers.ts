// One shared bound for the unsent bytes of all slow readers. Each connection has a bound of its own; without this
// one, thousands just below it would still fill the memory.
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

/** A connection that the network does not take everything from at once. */
export type SlowReader = {
  readonly unsentBytes: number;
  /** Ends it without a goodbye, which it would not read: what it held back is free at once. */
  readonly letGo: () => void;
};

/** The count is only ever too high until the network has taken something: so often it is made anew. */
const RECOUNT_MS = 250;
/** What is left when some had to be let go: without room, each further write would count and sort all of them again. */
const LEFT = 7 / 8;

export class SlowReaders {
  readonly #clock: Clock;
  readonly #mostBytes: number;
  /** With what each held back when it was seen last. */
  readonly #behind = new Map<SlowReader, number>();
  #bytes = 0;
  #callOff: (() => void) | null = null;

  constructor(clock: Clock, mostBytes: number) {
    this.#clock = clock;
    this.#mostBytes = mostBytes;
  }

  /**
   * After each write. Beyond the bound it acts in the same turn: thousands may ask for something in one turn of the event
   * loop, and a timer would come when all of it is in memory. A reader that keeps up costs one comparison.
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

  /** The fullest first, until there is room again. */
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
