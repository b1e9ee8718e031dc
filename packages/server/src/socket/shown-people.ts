// Sends the people view of a table to its watchers: one frame for all. It goes with the next update, so that a socket has one write
// for both, and alone after the interval of the figures if no update waits then. A new watcher gets the latest one. [V6]
import type { PeopleView } from '@punto/protocol/names/people-view';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type ShownPeopleParts = {
  readonly clock: Clock;
  readonly everyMs: () => number;
  /** An update waits to be sent; `flush` is called when it is. */
  readonly isUpdateWaiting: () => boolean;
  readonly send: (people: PeopleView) => void;
};

export class ShownPeople {
  readonly #parts: ShownPeopleParts;
  #waiting: PeopleView | null = null;
  #cancel: (() => void) | null = null;

  constructor(parts: ShownPeopleParts) {
    this.#parts = parts;
  }

  show(people: PeopleView): void {
    const { clock, everyMs, isUpdateWaiting } = this.#parts;
    this.#waiting = people;
    this.#cancel ??= clock.wake(instant(clock.now() + everyMs()), () => {
      this.#cancel = null;
      if (!isUpdateWaiting()) this.flush();
    });
  }

  /** Sends what waits. */
  flush(): void {
    this.close();
    const people = this.#waiting;
    this.#waiting = null;
    if (people) this.#parts.send(people);
  }

  close(): void {
    this.#cancel?.();
    this.#cancel = null;
  }
}
