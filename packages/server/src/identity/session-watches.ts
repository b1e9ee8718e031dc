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

type OnState = (state: SessionState) => void;
/** `role`: the role when the socket was accepted. */
type Listener = { readonly notify: OnState; readonly role: Role };
type Watched = { readonly listeners: Set<Listener>; state: SessionState; cancel: () => void };

const RETRY_MS = 1_000;
/**
 * Interval at which a watched session is read again: a member who was deactivated or got another role loses an open
 * console within this time, even if no message about it arrived.
 */
export const RECHECK_MS = 5_000;

export class SessionWatches {
  readonly #clock: Clock;
  readonly #read: (session: string) => Promise<SessionStanding | null>;
  readonly #watched = new Map<string, Watched>();

  constructor(clock: Clock, read: (session: string) => Promise<SessionStanding | null>) {
    this.#clock = clock;
    this.#read = read;
  }

  /**
   * Calls `notify` on each change until the returned function is called; if the member's role differs from `role`, the
   * session counts as ended.
   */
  add(session: string, role: Role, notify: OnState): () => void {
    const watched = this.#watched.get(session) ?? this.#begin(session);
    // A new object, so that one function may be added twice.
    const listener: Listener = { notify, role };
    watched.listeners.add(listener);
    return () => {
      watched.listeners.delete(listener);
      if (watched.listeners.size === 0 && this.#watched.get(session) === watched) this.#forget(session);
    };
  }

  /** Applies a changed state. */
  apply(session: string, state: SessionState): void {
    const watched = this.#watched.get(session);
    if (!watched) return;
    if (watched.state !== state) {
      watched.state = state;
      for (const { notify } of [...watched.listeners]) notify(state);
    }
    if (state === 'ended') this.#forget(session);
    else
      this.#read(session).then(
        (standing) => this.#arm(session, watched, standing),
        () => this.#later(session, watched),
      );
  }

  /** Reads the session again, because it may have changed. */
  again(session: string): void {
    const watched = this.#watched.get(session);
    if (watched) this.#check(session, watched);
  }

  close(): void {
    for (const session of [...this.#watched.keys()]) this.#forget(session);
  }

  #begin(session: string): Watched {
    const watched: Watched = { listeners: new Set(), state: 'open', cancel: () => undefined };
    this.#watched.set(session, watched);
    this.#check(session, watched);
    return watched;
  }

  #check(session: string, watched: Watched): void {
    this.#read(session).then(
      (standing) => {
        if (this.#watched.get(session) !== watched) return;
        for (const listener of [...watched.listeners])
          if (standing && standing.role !== listener.role && watched.listeners.delete(listener))
            listener.notify('ended');
        const state = standing?.state ?? 'ended';
        if (state === watched.state) this.#arm(session, watched, standing);
        else this.apply(session, state);
      },
      () => this.#later(session, watched),
    );
  }

  #arm(session: string, watched: Watched, standing: SessionStanding | null): void {
    watched.cancel();
    if (standing === null || this.#watched.get(session) !== watched) return;
    const next = instant(Math.min(standing.until, this.#clock.now() + RECHECK_MS));
    watched.cancel = this.#clock.wake(next, () => this.#check(session, watched));
  }

  /** The store could not be read: the check is repeated a moment later. */
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
