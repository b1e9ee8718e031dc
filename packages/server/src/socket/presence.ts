// Which sockets each patron has here. What concerns a patron goes to all of them; the account is read again
// after anything that may have changed it, once for all that happened in a moment.
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../clock.ts';
import { type Connection, frameOf } from './connection.ts';

export type PresenceParts = {
  readonly clock: Clock;
  readonly accountMs: number;
  readonly account: (patron: PatronId) => Promise<AccountView>;
  readonly onFault: (fault: unknown) => void;
};

export class Presence {
  readonly #parts: PresenceParts;
  readonly #sockets = new Map<PatronId, Set<Connection>>();
  readonly #stale = new Set<PatronId>();
  #cancelRefresh: (() => void) | null = null;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  count(patron: PatronId): number {
    return this.#sockets.get(patron)?.size ?? 0;
  }

  /** Patrons with at least one socket. */
  get size(): number {
    return this.#sockets.size;
  }

  enter(connection: Connection): void {
    const sockets = this.#sockets.get(connection.patron) ?? new Set();
    this.#sockets.set(connection.patron, sockets.add(connection));
  }

  leave(connection: Connection): void {
    const sockets = this.#sockets.get(connection.patron);
    sockets?.delete(connection);
    if (sockets?.size === 0) this.#sockets.delete(connection.patron);
  }

  *all(): Iterable<Connection> {
    for (const sockets of this.#sockets.values()) yield* sockets;
  }

  tell(patron: PatronId, message: ServerMessage): void {
    const sockets = this.#sockets.get(patron);
    if (sockets === undefined) return;
    const frame = frameOf(message);
    for (const connection of sockets) connection.write(frame);
  }

  /** The account may have changed. */
  touch(patron: PatronId): void {
    if (!this.#sockets.has(patron)) return;
    this.#stale.add(patron);
    const { clock, accountMs } = this.#parts;
    this.#cancelRefresh ??= clock.wake(instant(clock.now() + accountMs), () => this.#refresh());
  }

  #refresh(): void {
    this.#cancelRefresh = null;
    const patrons = [...this.#stale];
    this.#stale.clear();
    for (const patron of patrons) {
      this.#parts.account(patron).then(
        (account) => this.tell(patron, { type: 'account', account }),
        (fault: unknown) => this.#parts.onFault(fault),
      );
    }
  }

  close(): void {
    this.#cancelRefresh?.();
  }
}
