// Patrons of this gateway whose account may differ from what their pages show, because a lost message may have
// concerned any of them: a stake at another node and its settlement send nothing here whose gap could be detected.
// Their accounts are read again, a bounded number a second, since messages are lost when the store is busy too; a
// patron added again before the read is read once. [T4] [L6]
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type DoubtedAccountsParts = {
  readonly clock: Clock;
  /** Reads the account again and sends it to the patron's pages. */
  readonly touch: (patron: PatronId) => void;
};

const EVERY_MS = 1_000;
/**
 * With PostgreSQL three statements for all of them (docs/notes/performance.md). Ten thousand patrons of one node are
 * read in less than two minutes.
 */
export const READ_AT_ONCE = 100;

export class DoubtedAccounts {
  readonly #parts: DoubtedAccountsParts;
  readonly #doubted = new Set<PatronId>();
  #cancel: (() => void) | null = null;
  #closed = false;

  constructor(parts: DoubtedAccountsParts) {
    this.#parts = parts;
  }

  doubt(patrons: Iterable<PatronId>): void {
    for (const patron of patrons) this.#doubted.add(patron);
    this.#readLater();
  }

  #readLater(): void {
    if (this.#closed || this.#doubted.size === 0) return;
    const { clock } = this.#parts;
    this.#cancel ??= clock.wake(instant(clock.now() + EVERY_MS), () => {
      this.#cancel = null;
      this.#readSome();
    });
  }

  #readSome(): void {
    for (const patron of [...this.#doubted].slice(0, READ_AT_ONCE)) {
      this.#doubted.delete(patron);
      this.#parts.touch(patron);
    }
    this.#readLater();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
  }
}
