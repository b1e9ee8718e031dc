// Which sockets each patron has here. What concerns a patron goes to all of them. Tickets' answers and settled rounds
// carry what the patron can still stake, so the account is read again only where two of them from different places
// come in one moment, and may come in the wrong order; or where it changed by another door.
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { type Instant, instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../clock.ts';
import { type Connection, frameOf } from './connection.ts';

export type PresenceParts = {
  readonly clock: Clock;
  readonly accountMs: number;
  readonly account: (patron: PatronId) => Promise<AccountView>;
  readonly onFault: (fault: unknown) => void;
};

/** What a message may tell of the account beside its own matter. */
type Telling = Extract<ServerMessage, { readonly availableMinor: unknown }>;

type Here = {
  /** One for nearly everybody: a list is all it takes. */
  readonly sockets: Connection[];
  /** What told last what can be staked, and when. */
  told: { readonly type: Telling['type']; readonly table: string; readonly at: Instant } | null;
};

/** Far longer than news of two tables can overtake each other, far shorter than a round. */
const MOMENT_MS = 1_000;

export class Presence {
  readonly #parts: PresenceParts;
  readonly #here = new Map<PatronId, Here>();
  readonly #stale = new Set<PatronId>();
  #cancelRefresh: (() => void) | null = null;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
  }

  has(patron: PatronId): boolean {
    return this.#here.has(patron);
  }

  count(patron: PatronId): number {
    return this.#here.get(patron)?.sockets.length ?? 0;
  }

  /** Patrons with at least one socket. */
  get size(): number {
    return this.#here.size;
  }

  enter(connection: Connection): void {
    const here = this.#here.get(connection.patron);
    if (here === undefined) this.#here.set(connection.patron, { sockets: [connection], told: null });
    else here.sockets.push(connection);
  }

  leave(connection: Connection): void {
    const here = this.#here.get(connection.patron);
    const place = here?.sockets.indexOf(connection) ?? -1;
    if (place >= 0) here?.sockets.splice(place, 1);
    if (here?.sockets.length === 0) this.#here.delete(connection.patron);
  }

  /** As it is now, so that each may be closed meanwhile. */
  of(patron: PatronId): readonly Connection[] {
    return [...(this.#here.get(patron)?.sockets ?? [])];
  }

  *all(): Iterable<Connection> {
    for (const { sockets } of this.#here.values()) yield* sockets;
  }

  tell(patron: PatronId, message: ServerMessage): void {
    const here = this.#here.get(patron);
    if (here === undefined) return;
    const frame = frameOf(message);
    for (const connection of here.sockets) connection.write(frame);
    if ('availableMinor' in message) this.#follow(patron, here, message);
  }

  #follow(patron: PatronId, here: Here, { type, table }: Telling): void {
    const at = this.#parts.clock.now();
    const { told } = here;
    here.told = { type, table, at };
    if (told === null || at - told.at > MOMENT_MS) return;
    if (told.type !== type || told.table !== table) this.touch(patron);
  }

  /** The account may be another than was told. */
  touch(patron: PatronId): void {
    if (!this.#here.has(patron)) return;
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
