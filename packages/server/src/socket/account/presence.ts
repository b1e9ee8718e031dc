// The sockets of each patron on this node. Messages about a patron go to all of them. Answers to tickets and settled
// rounds carry the available balance, so the account is read again only where two of them arrive at nearly the same time and
// the second may be older (`balance-order.ts`), or where it changed without a table. A read that was overtaken by something
// newer is repeated, not sent. [L6]
import type { AccountView, ServerMessage } from '@punto/protocol/message';
import { type Instant, instant, type PatronId } from '@punto/table/ids';
import type { Clock } from '../../time/clock.ts';
import { frameOf, type SocketConnection } from '../connection.ts';
import { AbsenceEnds } from './absence-ends.ts';
import { type BalanceMessage, type BalancePlace, isInOrder, placeOfBalance } from './balance-order.ts';
import { DoubtedAccounts } from './doubted-accounts.ts';
import type { ShownStakes } from './shown-stakes.ts';

export type PresenceParts = {
  readonly clock: Clock;
  readonly accountMs: number;
  readonly account: (patron: PatronId) => Promise<AccountView>;
  readonly shown: Pick<ShownStakes, 'sent' | 'welcomed' | 'forget'>;
  readonly onFault: (fault: unknown) => void;
};

type Welcome = Extract<ServerMessage, { readonly type: 'welcome' }>;

type Here = {
  /** Nearly always one, so an array is enough. */
  readonly sockets: SocketConnection[];
  /** The last balance sent. */
  lastBalance: { readonly place: BalancePlace | null; readonly at: Instant } | null;
  /** Number of messages with a balance so far. */
  balancesSent: number;
};

/** Windows of one patron waiting to be greeted with the account that is being read. */
type Arrivals = {
  windows: number;
  /** A message was sent meanwhile that the account being read may not include. */
  areOutdated: boolean;
};

/** Longer than messages of two tables can overtake each other, shorter than a round. */
const MOMENT_MS = 1_000;
/** Delay before a failed read of an account is repeated. */
const AGAIN_MS = 1_000;

export class Presence {
  readonly #parts: PresenceParts;
  readonly #here = new Map<PatronId, Here>();
  readonly #arriving = new Map<PatronId, Arrivals>();
  readonly #stale = new Set<PatronId>();
  readonly #doubted: DoubtedAccounts;
  readonly #absences: AbsenceEnds;
  #cancelRefresh: (() => void) | null = null;
  #closed = false;

  constructor(parts: PresenceParts) {
    this.#parts = parts;
    this.#doubted = new DoubtedAccounts({ clock: parts.clock, touch: (patron) => this.touch(patron) });
    this.#absences = new AbsenceEnds({ clock: parts.clock, onEnd: (patron) => this.touch(patron) });
  }

  /** Whether the patron has a socket here, or one being greeted. */
  has(patron: PatronId): boolean {
    return this.#here.has(patron) || this.#arriving.has(patron);
  }

  count(patron: PatronId): number {
    return this.#here.get(patron)?.sockets.length ?? 0;
  }

  /** Number of patrons with at least one socket. */
  get size(): number {
    return this.#here.size;
  }

  /** Called before the account for a new window's greeting is read. */
  arrive(patron: PatronId): void {
    const arrivals = this.#arriving.get(patron);
    if (arrivals) arrivals.windows += 1;
    else this.#arriving.set(patron, { windows: 1, areOutdated: false });
  }

  /** The window was greeted, or rejected. */
  arrived(patron: PatronId): void {
    const arrivals = this.#arriving.get(patron);
    if (!arrivals) return;
    arrivals.windows -= 1;
    if (arrivals.windows === 0) this.#arriving.delete(patron);
    if (arrivals.areOutdated) this.touch(patron);
  }

  /** Lost messages may have concerned any patron; an account being read may be older than they were. */
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
      this.#here.set(connection.patron, { sockets: [connection], lastBalance: null, balancesSent: 0 });
    else here.sockets.push(connection);
  }

  /** Sends the greeting, the first message to a window. */
  welcome(connection: SocketConnection, welcome: Welcome): void {
    connection.send(welcome);
    this.#parts.shown.welcomed(connection.patron, welcome.account);
    this.#absences.sent(connection.patron, welcome.account);
  }

  leave(connection: SocketConnection): void {
    const here = this.#here.get(connection.patron);
    const place = here?.sockets.indexOf(connection) ?? -1;
    if (place >= 0) here?.sockets.splice(place, 1);
    if (here?.sockets.length !== 0) return;
    this.#here.delete(connection.patron);
    this.#parts.shown.forget(connection.patron);
    this.#absences.forget(connection.patron);
  }

  /** A copy, so that sockets may close during iteration. */
  of(patron: PatronId): readonly SocketConnection[] {
    return [...(this.#here.get(patron)?.sockets ?? [])];
  }

  *all(): Iterable<SocketConnection> {
    for (const { sockets } of this.#here.values()) yield* sockets;
  }

  send(patron: PatronId, message: ServerMessage): void {
    const hasBalance = 'availableMinor' in message;
    if (hasBalance) this.#outdateArrivals(patron);
    const here = this.#here.get(patron);
    if (here === undefined) return;
    const frame = frameOf(message);
    for (const connection of here.sockets) connection.write(frame);
    if (hasBalance || message.type === 'account') this.#parts.shown.sent(patron, message);
    if (message.type === 'account') this.#absences.sent(patron, message.account);
    if (hasBalance) this.#follow(patron, here, message);
  }

  #follow(patron: PatronId, here: Here, message: BalanceMessage): void {
    const at = this.#parts.clock.now();
    const { lastBalance } = here;
    const place = placeOfBalance(message);
    here.lastBalance = { place, at };
    here.balancesSent += 1;
    if (lastBalance === null || at - lastBalance.at > MOMENT_MS) return;
    if (!isInOrder(lastBalance.place, place)) this.touch(patron);
  }

  /** The account may have changed: it is read again and sent. */
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
    const { balancesSent } = here;
    try {
      const account = await this.#parts.account(patron);
      if (this.#here.get(patron) === here && here.balancesSent === balancesSent)
        this.send(patron, { type: 'account', account });
      else this.touch(patron);
    } catch (fault) {
      this.#parts.onFault(fault);
      this.#readWithin(AGAIN_MS, patron);
    }
  }

  close(): void {
    this.#closed = true;
    this.#doubted.close();
    this.#absences.close();
    this.#cancelRefresh?.();
  }
}
