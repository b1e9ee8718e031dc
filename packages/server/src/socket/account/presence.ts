// The sockets of each patron on this node. Messages about a patron go to all of them. Answers to tickets and settled
// rounds carry the available balance, so the account is read again only where two of them from different sources
// arrive at the same time, possibly in the wrong order, or where it changed without a table. A read that was
// overtaken by something newer is repeated, not sent. [L6]
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { type Instant, instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';
import { frameOf, type SocketConnection } from '../connection.ts';
import { DoubtedAccounts } from './doubted-accounts.ts';
import type { ShownStakes } from './shown-stakes.ts';

export type PresenceParts = {
  readonly clock: Clock;
  readonly accountMs: number;
  readonly account: (patron: PatronId) => Promise<AccountView>;
  readonly shown: Pick<ShownStakes, 'told' | 'greeted' | 'forget'>;
  readonly onFault: (fault: unknown) => void;
};

/** What a message may tell of the account beside its own matter. */
type Telling = Extract<ServerMessage, { readonly availableMinor: unknown }>;

type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;

type Here = {
  /** One for nearly everybody: a list is all it takes. */
  readonly sockets: SocketConnection[];
  /** What told last what can be staked, and when. */
  told: { readonly type: Telling['type']; readonly table: string; readonly at: Instant } | null;
  /** How many messages told something of the account. */
  tells: number;
};

/** Windows of one patron that are about to be greeted with the account as it is being read. */
type Arrivals = {
  windows: number;
  /** Something was told meanwhile that may not be in what was read. */
  areOutdated: boolean;
};

/** Far longer than news of two tables can overtake each other, far shorter than a round. */
const MOMENT_MS = 1_000;
/** An account that could not be read is read again. */
const AGAIN_MS = 1_000;

export class Presence {
  readonly #parts: PresenceParts;
  readonly #here = new Map<PatronId, Here>();
  readonly #arriving = new Map<PatronId, Arrivals>();
  readonly #stale = new Set<PatronId>();
  readonly #doubted: DoubtedAccounts;
  #cancelRefresh: (() => void) | null = null;
  #closed = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#doubted = new DoubtedAccounts({ clock: parts.clock, touch: (patron) => this.touch(patron) });
  }

  /** With a socket here, or with one that is being greeted. */
  has(patron: PatronId): boolean {
    return this.#here.has(patron) || this.#arriving.has(patron);
  }

  count(patron: PatronId): number {
    return this.#here.get(patron)?.sockets.length ?? 0;
  }

  /** Patrons with at least one socket. */
  get size(): number {
    return this.#here.size;
  }

  /** Before the account is read that a new window is greeted with. */
  arrive(patron: PatronId): void {
    const arrivals = this.#arriving.get(patron);
    if (arrivals) arrivals.windows += 1;
    else this.#arriving.set(patron, { windows: 1, areOutdated: false });
  }

  /** The window is greeted, or turned away. */
  arrived(patron: PatronId): void {
    const arrivals = this.#arriving.get(patron);
    if (!arrivals) return;
    arrivals.windows -= 1;
    if (arrivals.windows === 0) this.#arriving.delete(patron);
    if (arrivals.areOutdated) this.touch(patron);
  }

  /** News was lost that may have been of anybody; whatever is being read may be older than it. */
  doubtAll(): void {
    for (const arrivals of this.#arriving.values()) arrivals.areOutdated = true;
    this.#doubted.doubt(this.#here.keys());
  }

  #outdateArrivals(of: PatronId): void {
    const arrivals = this.#arriving.get(of);
    if (arrivals) arrivals.areOutdated = true;
  }

  enter(connection: SocketConnection): void {
    const here = this.#here.get(connection.patron);
    if (here === undefined)
      this.#here.set(connection.patron, { sockets: [connection], told: null, tells: 0 });
    else here.sockets.push(connection);
  }

  /** The first that a window is told. */
  greet(connection: SocketConnection, welcome: Welcome): void {
    connection.send(welcome);
    this.#parts.shown.greeted(connection.patron, welcome.account);
  }

  leave(connection: SocketConnection): void {
    const here = this.#here.get(connection.patron);
    const place = here?.sockets.indexOf(connection) ?? -1;
    if (place >= 0) here?.sockets.splice(place, 1);
    if (here?.sockets.length !== 0) return;
    this.#here.delete(connection.patron);
    this.#parts.shown.forget(connection.patron);
  }

  /** As it is now, so that each may be closed meanwhile. */
  of(patron: PatronId): readonly SocketConnection[] {
    return [...(this.#here.get(patron)?.sockets ?? [])];
  }

  *all(): Iterable<SocketConnection> {
    for (const { sockets } of this.#here.values()) yield* sockets;
  }

  tell(patron: PatronId, message: ServerMessage): void {
    const isTelling = 'availableMinor' in message;
    if (isTelling) this.#outdateArrivals(patron);
    const here = this.#here.get(patron);
    if (here === undefined) return;
    const frame = frameOf(message);
    for (const connection of here.sockets) connection.write(frame);
    if (isTelling || message.type === 'account') this.#parts.shown.told(patron, message);
    if (isTelling) this.#follow(patron, here, message);
  }

  #follow(patron: PatronId, here: Here, { type, table }: Telling): void {
    const at = this.#parts.clock.now();
    const { told } = here;
    here.told = { type, table, at };
    here.tells += 1;
    if (told === null || at - told.at > MOMENT_MS) return;
    if (told.type !== type || told.table !== table) this.touch(patron);
  }

  /** The account may be another than was told. */
  touch(patron: PatronId): void {
    this.#outdateArrivals(patron);
    if (this.#here.has(patron)) this.#readWithin(this.#parts.accountMs, patron);
  }

  #readWithin(ms: number, patron: PatronId): void {
    if (this.#closed) return;
    const { clock } = this.#parts;
    this.#stale.add(patron);
    this.#cancelRefresh ??= clock.wake(instant(clock.now() + ms), () => {
      this.#cancelRefresh = null;
      const patrons = [...this.#stale];
      this.#stale.clear();
      for (const each of patrons) void this.#refresh(each);
    });
  }

  async #refresh(patron: PatronId): Promise<void> {
    const here = this.#here.get(patron);
    if (here === undefined) return;
    const { tells } = here;
    try {
      const account = await this.#parts.account(patron);
      if (this.#here.get(patron) === here && here.tells === tells)
        this.tell(patron, { type: 'account', account });
      else this.touch(patron);
    } catch (fault) {
      this.#parts.onFault(fault);
      this.#readWithin(AGAIN_MS, patron);
    }
  }

  close(): void {
    this.#closed = true;
    this.#doubted.close();
    this.#cancelRefresh?.();
  }
}
