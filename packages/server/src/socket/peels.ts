// Sends the bend of a squeezed card to the other windows at the table: the first at once, then the latest a few times a
// second, whatever the holder's rate. [T7]
import { instant } from '@punto/table/ids';
import type { TableNews } from '../broker/broker.ts';
import type { Clock } from '../time/clock.ts';

type Peel = Extract<TableNews, { readonly type: 'peel' }>;

export class Peels {
  readonly #clock: Clock;
  readonly #everyMs: number;
  readonly #send: (peel: Peel) => void;
  /** The latest fold, not sent yet because the interval since the last one is not over. */
  #waiting: Peel | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, everyMs: number, send: (peel: Peel) => void) {
    this.#clock = clock;
    this.#everyMs = everyMs;
    this.#send = send;
  }

  show(peel: Peel): void {
    if (this.#cancel === null) this.#sendNow(peel);
    else this.#waiting = peel;
  }

  #sendNow(peel: Peel): void {
    this.#send(peel);
    this.#waiting = null;
    this.#cancel = this.#clock.wake(instant(this.#clock.now() + this.#everyMs), () => {
      this.#cancel = null;
      if (this.#waiting !== null) this.#sendNow(this.#waiting);
    });
  }

  close(): void {
    this.#cancel?.();
  }
}
