// Checks periodically whether the session of each socket is still valid, all of them within a few minutes. A sign-out
// closes sockets immediately on every node that gets the notice; this covers a node that did not.
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type WatchedSession = {
  readonly token: string | undefined;
  readonly patron: PatronId;
  /** Called when a regular check finds that the session has ended: it may just have been renewed. */
  away(): void;
  /** Called when the session was ended by an act. */
  ended(): void;
};

export type SessionRecheckParts = {
  readonly clock: Clock;
  /** Interval in which every socket is checked once. */
  readonly everyMs: number;
  readonly isOpen: (token: string | undefined) => Promise<boolean>;
  readonly onFault: (fault: unknown) => void;
};

/** The sockets are divided into this many groups, checked in turn. */
const SHARES = 60;

export class SessionRecheck {
  readonly #parts: SessionRecheckParts;
  readonly #shares = Array.from({ length: SHARES }, () => new Set<WatchedSession>());
  /** Nearly always one, and an array of one uses a third of the memory of a set. */
  readonly #ofPatron = new Map<PatronId, readonly WatchedSession[]>();
  #entered = 0;
  #turn = 0;
  #cancel: () => void;

  constructor(parts: SessionRecheckParts) {
    this.#parts = parts;
    this.#cancel = this.#next();
  }

  enter(held: WatchedSession): void {
    this.#shares[this.#entered++ % SHARES]?.add(held);
    this.#ofPatron.set(held.patron, [...this.#of(held.patron), held]);
  }

  leave(held: WatchedSession): void {
    for (const share of this.#shares) share.delete(held);
    const others = this.#of(held.patron).filter((each) => each !== held);
    if (others.length > 0) this.#ofPatron.set(held.patron, others);
    else this.#ofPatron.delete(held.patron);
  }

  #of(patron: PatronId): readonly WatchedSession[] {
    return this.#ofPatron.get(patron) ?? [];
  }

  /** Call when a session of the patron was ended: checks all of the patron's sockets now. */
  async again(patron: PatronId): Promise<void> {
    for (const held of this.#of(patron))
      if (!(await this.#parts.isOpen(held.token)) && this.#of(patron).includes(held)) held.ended();
  }

  #next(): () => void {
    const { clock, everyMs } = this.#parts;
    return clock.wake(instant(Math.ceil(clock.now() + everyMs / SHARES)), () => {
      this.#check(this.#shares[this.#turn++ % SHARES] ?? new Set()).catch(this.#parts.onFault);
      this.#cancel = this.#next();
    });
  }

  /** One after the other, to spread the load; nothing waits for the result. */
  async #check(share: Set<WatchedSession>): Promise<void> {
    for (const held of [...share])
      if (!(await this.#parts.isOpen(held.token)) && share.has(held)) held.away();
  }

  close(): void {
    this.#cancel();
  }
}
