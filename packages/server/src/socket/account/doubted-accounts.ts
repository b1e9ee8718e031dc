// Patrons here whose account may be another than their windows show, because news was lost that may have been of any of
// them: a stake by another node and its settlement leave nothing here to wait for. Their accounts are read again, a few at a
// time, as losses come with other trouble and the store has a house to run; what was doubted again meanwhile is
// read once. [T4] [L6]
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';

export type DoubtedAccountsParts = {
  readonly clock: Clock;
  /** The account is to be read again and told. */
  readonly touch: (patron: PatronId) => void;
};

const EVERY_MS = 1_000;
/** Three small reads each: ten thousand patrons of one node are through in less than two minutes. */
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
