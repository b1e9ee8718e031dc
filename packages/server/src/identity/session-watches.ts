// Notifies sockets when a session is locked or ends, since they send no request that would find out. One timer for
// each watched session: for its next change, or for a periodic check, since it may have been ended at another node.
import type { Role } from '@punto/protocol/floor/permission';
import { instant } from '@punto/table/ids';
import type { Clock } from '../time/clock.ts';

export type SessionState = 'open' | 'locked' | 'ended';
export type SessionStanding = {
  readonly state: 'open' | 'locked';
  readonly until: number;
  readonly role: Role;
};

type Hear = (state: SessionState) => void;
/** `role`: as whom it was let in. */
type Hearer = { readonly hear: Hear; readonly role: Role };
type Watched = { readonly hears: Set<Hearer>; state: SessionState; cancel: () => void };

const RETRY_MS = 1_000;
/**
 * A session that is watched is looked at this often, whatever is heard of it: whoever is dismissed, or has another role,
 * is out of an open console within this time also where nobody said so.
 */
export const LOOK_MS = 5_000;

export class SessionWatches {
  readonly #clock: Clock;
  readonly #look: (session: string) => Promise<SessionStanding | null>;
  readonly #watched = new Map<string, Watched>();

  constructor(clock: Clock, look: (session: string) => Promise<SessionStanding | null>) {
    this.#clock = clock;
    this.#look = look;
  }

  /** Tells each change from now on, until it is released; for one let in with another role the session has ended. */
  add(session: string, role: Role, hear: Hear): () => void {
    const watched = this.#watched.get(session) ?? this.#begin(session);
    // An object of its own, so that one who listens twice is two.
    const told: Hearer = { hear, role };
    watched.hears.add(told);
    return () => {
      watched.hears.delete(told);
      if (watched.hears.size === 0 && this.#watched.get(session) === watched) this.#forget(session);
    };
  }

  /** The state has changed, or is to be looked at again. */
  tell(session: string, state: SessionState): void {
    const watched = this.#watched.get(session);
    if (!watched) return;
    if (watched.state !== state) {
      watched.state = state;
      for (const { hear } of [...watched.hears]) hear(state);
    }
    if (state === 'ended') this.#forget(session);
    else
      this.#look(session).then(
        (standing) => this.#arm(session, watched, standing),
        () => this.#later(session, watched),
      );
  }

  /** It may have changed. */
  again(session: string): void {
    const watched = this.#watched.get(session);
    if (watched) this.#check(session, watched);
  }

  close(): void {
    for (const session of [...this.#watched.keys()]) this.#forget(session);
  }

  #begin(session: string): Watched {
    const watched: Watched = { hears: new Set(), state: 'open', cancel: () => undefined };
    this.#watched.set(session, watched);
    this.#check(session, watched);
    return watched;
  }

  #check(session: string, watched: Watched): void {
    this.#look(session).then(
      (standing) => {
        if (this.#watched.get(session) !== watched) return;
        for (const hearer of [...watched.hears])
          if (standing && standing.role !== hearer.role && watched.hears.delete(hearer)) hearer.hear('ended');
        const state = standing?.state ?? 'ended';
        if (state === watched.state) this.#arm(session, watched, standing);
        else this.tell(session, state);
      },
      () => this.#later(session, watched),
    );
  }

  #arm(session: string, watched: Watched, standing: SessionStanding | null): void {
    watched.cancel();
    if (standing === null || this.#watched.get(session) !== watched) return;
    const next = instant(Math.min(standing.until, this.#clock.now() + LOOK_MS));
    watched.cancel = this.#clock.wake(next, () => this.#check(session, watched));
  }

  /** The store could not read: who is to be locked out then is locked out a moment later. */
  #later(session: string, watched: Watched): void {
    if (this.#watched.get(session) !== watched) return;
    watched.cancel();
    const again = instant(this.#clock.now() + RETRY_MS);
    watched.cancel = this.#clock.wake(again, () => this.#check(session, watched));
  }

  #forget(session: string): void {
    this.#watched.get(session)?.cancel();
    this.#watched.delete(session);
  }
}
