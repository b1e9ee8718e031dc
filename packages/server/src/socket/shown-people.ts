// Sends the people view of a table to its watchers: one frame for all, as often as the figures of the felt. A new watcher gets the
// latest one. [V6]
import type { PeopleView } from '@punto/protocol/names/people-view';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export class ShownPeople {
  readonly #clock: Clock;
  readonly #everyMs: () => number;
  readonly #send: (people: PeopleView) => void;
  #waiting: PeopleView | null = null;
  #cancel: (() => void) | null = null;

  constructor(clock: Clock, everyMs: () => number, send: (people: PeopleView) => void) {
    this.#clock = clock;
    this.#everyMs = everyMs;
    this.#send = send;
  }

  show(people: PeopleView): void {
    this.#waiting = people;
    this.#cancel ??= this.#clock.wake(instant(this.#clock.now() + this.#everyMs()), () => {
      this.#cancel = null;
      if (this.#waiting) this.#send(this.#waiting);
      this.#waiting = null;
    });
  }

  close(): void {
    this.#cancel?.();
  }
}
