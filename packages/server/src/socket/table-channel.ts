// The watchers of one table on this node. The broker delivers once; messages of one moment become one update, framed
// once, and the same bytes go to every socket. Figures and the people view wait longer, since a write costs far more than the bytes in
// it: a watcher gets them with its next update or with the answer to its ticket, or alone after a while. A new watcher gets a look of
// its own and then updates from exactly its version: never a gap, never a step back. After lost messages one look serves all. [T2] [T4]
import { keyOf } from '@punto/ledger/patron-key';
import { onFelt } from '@punto/protocol/client/account';
import type { ServerMessage } from '@punto/protocol/message';
import { type OwnView, type PublicView, viewFor, wholeViewFor } from '@punto/table';
import { type Instant, instant, type PatronId, type TableId, type Version, version } from '@punto/table/ids';
import type { Broker, LookReply, NoReply, TableNews } from '../broker/broker.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import type { MissedSettlement, MissedSettlements } from './account/missed-settlements.ts';
import { Settlements } from './account/settlements.ts';
import { CatchUp, isPassing } from './catch-up.ts';
import { frameOf, type SocketConnection } from './connection.ts';
import { NO_REPLY } from './no-reply.ts';
import { Peels } from './peels.ts';
import { type FlushLimits, FlushTimer } from './updates/flush-timer.ts';
import { ShownPeople } from './updates/shown-people.ts';
import { changesIn, isOfFigures, mergedUpdate, type Update, UpdateFrames } from './updates/view-changes.ts';
import { wholeView } from './whole-view.ts';

type Watcher = {
  readonly connection: SocketConnection;
  /** The version the client has; `null` until a view was sent. */
  version: Version | null;
  /** It waits for a look, and gets no updates meanwhile. */
  looking: boolean;
  /** The people view that was sent last. */
  people: ShownPeople | null;
  /** When it was last sent something of the table. */
  sentAt: Instant;
  /** Consecutive looks that returned an older version than the other watchers were sent. */
  behind: number;
  /** Cancels the delayed look. */
  cancelAgain: () => void;
};

export type ChannelLimits = FlushLimits & { readonly peelMs: number };

/** Most messages kept during a catch-up; beyond it another look is made. */
const MOST_KEPT = 1_000;
/** Delay between looks at an owner that is behind. */
const AGAIN_MS = 1_000;
/** One for all watchers. */
const NOTHING = (): void => undefined;
/** Most looks at an owner that is behind; that state lasts a lease at most, which is a minute or less. */
const MOST_BEHIND = 90;
/** A watcher whose figures are due within this part of their interval gets them together with others. */
const EARLY = 1 / 4;

export type ChannelParts = {
  /** The table's public name, used for requests to its owner. */
  readonly table: TableId;
  /** The name its messages are published under; differs for private tables. [V5] */
  readonly publishedAs: TableId;
  readonly broker: Pick<Broker, 'ask' | 'listen' | 'node'>;
  readonly clock: Clock;
  readonly limits: ChannelLimits;
  readonly turns: Semaphore;
  readonly missed: MissedSettlements;
  /** Whether the patron has a socket here. */
  readonly isHere: (patron: PatronId) => boolean;
  /** The view last known; `null`: none. */
  readonly known: () => { readonly version: Version; readonly view: PublicView } | null;
  /** Number of patrons, over all tables. */
  readonly patronCount: () => number;
  readonly onNews: (news: TableNews) => void;
  readonly onSettled: (settlement: MissedSettlement) => void;
  /** `moved`: the stakes differ from those last sent, so they were changed elsewhere. */
  readonly onOwn: (patron: PatronId, own: OwnView | null, moved: boolean) => void;
  readonly onPatrons: () => void;
  readonly onFault: (fault: unknown) => void;
};

export class TableChannel {
  readonly table: TableId;
  readonly #parts: ChannelParts;
  readonly #watchers = new Map<SocketConnection, Watcher>();
  readonly #patrons = new Map<PatronId, number>();
  readonly #release: () => void;
  /** The changes that some watchers lack. */
  #pending: UpdateFrames | null = null;
  #people: ShownPeople | null = null;
  /** The version of the last update sent to all. */
  #sent: Version | null = null;
  readonly #timer: FlushTimer;
  readonly #peels: Peels;
  readonly #settlements = new Settlements();
  readonly #catchUp: CatchUp;
  /** Messages that arrived during a catch-up. */
  #kept: TableNews[] = [];
  /** The last time at which no message was known to be missing. */
  #receivedAt: Instant;
  /** The last known own views of patrons here. */
  readonly #felts = new Map<PatronId, OwnView>();

  constructor(parts: ChannelParts) {
    const { table, publishedAs, broker, clock, turns, missed, isHere, limits, onFault } = parts;
    this.#parts = parts;
    this.table = table;
    this.#receivedAt = clock.now();
    this.#timer = new FlushTimer({ ...parts, flush: () => this.#flushDue() });
    this.#peels = new Peels(clock, limits.peelMs, (peel) => this.#sendAll({ ...peel, table }));
    this.#catchUp = new CatchUp({
      ...{ table, publishedAs, broker, clock, turns, missed, isHere, onFault },
      patrons: () => [...this.#patrons.keys()],
      awaited: () => this.#settlements.awaited(),
      show: (version, view) => this.#showAll(version, view),
      showEach: () => this.#showEach(),
      sendOwn: (patron, own, at) => {
        const held = this.#felts.get(patron);
        // The answer of a new owner may be older than a ticket answered meanwhile.
        if (held && held.version > at) return;
        if (own !== null || held) this.#sendOwn(patron, own);
      },
      settle: (settlement) => this.#settle(settlement),
      turnAway: (reason) => this.#close(reason),
    });
    this.#release = broker.listen(publishedAs, (news) => this.#receive(news));
  }

  #sendAll(message: ServerMessage): void {
    const frame = frameOf(message);
    for (const { connection } of this.#watchers.values()) connection.write(frame);
  }

  /** Number of different patrons watching. */
  get patrons(): number {
    return this.#patrons.size;
  }

  /** Watching again starts from the beginning; clients use it to repair their view. */
  watch(connection: SocketConnection, since: Version | null): void {
    const watcher: Watcher = {
      connection,
      version: null,
      looking: false,
      people: null,
      sentAt: this.#parts.clock.now(),
      behind: 0,
      cancelAgain: NOTHING,
    };
    const before = this.#watchers.get(connection);
    before?.cancelAgain();
    this.#watchers.set(connection, watcher);
    if (!before) this.#count(connection.patron, 1);
    void this.#requestView(watcher, since);
  }

  leave(connection: SocketConnection): void {
    if (!this.#forget(connection) || this.#patrons.has(connection.patron)) return;
    const { patron } = connection;
    const { table, broker, onFault } = this.#parts;
    this.#settlements.forget(patron);
    this.#felts.delete(patron);
    broker
      .ask(table, { type: 'gone', patron, gateway: broker.node })
      // `gone` may arrive at a distant owner after the patron has come back, so presence is reported again.
      .then(() => this.#patrons.has(patron) && this.#report(patron))
      .catch(onFault);
  }

  /** The owner reads the patron's name again. */
  renamed(patron: PatronId): void {
    if (this.#patrons.has(patron)) this.#report(patron).catch(this.#parts.onFault);
  }

  #report(patron: PatronId): Promise<unknown> {
    const { table, broker } = this.#parts;
    return broker.ask(table, { type: 'roll-call', patrons: [patron], gateway: broker.node });
  }

  /** A ticket from this socket was accepted: what is pending leaves in the write of its answer. */
  answered(connection: SocketConnection, own: OwnView | null): void {
    this.#stands(connection.patron, own);
    const watcher = this.#watchers.get(connection);
    if (watcher) this.#update(watcher, this.#parts.clock.now());
  }

  #stands(patron: PatronId, own: OwnView | null): void {
    this.#settlements.stands(patron, own);
    if (own === null) this.#felts.delete(patron);
    else if (this.#patrons.has(patron)) this.#felts.set(patron, own);
  }

  #forget(connection: SocketConnection): boolean {
    this.#watchers.get(connection)?.cancelAgain();
    const watched = this.#watchers.delete(connection);
    if (watched) this.#count(connection.patron, -1);
    return watched;
  }

  #count(patron: PatronId, change: number): void {
    const sockets = (this.#patrons.get(patron) ?? 0) + change;
    if (sockets > 0) this.#patrons.set(patron, sockets);
    else this.#patrons.delete(patron);
    this.#parts.onPatrons();
  }

  async #requestView(watcher: Watcher, since: Version | null): Promise<void> {
    watcher.looking = true;
    // The answer has this people view or a later one.
    watcher.people = this.#people;
    try {
      const { table, broker, clock } = this.#parts;
      const { patron } = watcher.connection;
      const reply = await broker.ask(table, { type: 'look', patron, since, gateway: broker.node });
      watcher.looking = false;
      if (this.#watchers.get(watcher.connection) !== watcher) return;
      if (reply.type === 'look') this.#show(watcher, reply);
      // A client with a view waits here; a new one asks again itself.
      else if (reply.type === 'no-reply' && watcher.version !== null && isPassing(reply.reason))
        this.#catchUp.begin(clock.now());
      else if (reply.type === 'no-reply') this.#turnAway(watcher, reply.reason);
    } catch (fault) {
      watcher.looking = false;
      this.#parts.onFault(fault);
    }
  }

  #show(watcher: Watcher, { from, version, view, own, people }: LookReply): void {
    const { table } = this.#parts;
    watcher.version = version;
    const { patron } = watcher.connection;
    if ((this.#felts.get(patron)?.version ?? 0) <= version) this.#stands(patron, own);
    const key = keyOf(patron);
    watcher.connection.send(
      from === null
        ? { type: 'snapshot', table, version, view: wholeViewFor(wholeView(view), key), own }
        : { type: 'resumed', table, from, version, changed: viewFor(view, key), own },
    );
    if (people) watcher.connection.send({ type: 'people', table, people });
    if (this.#lacks(watcher)) this.#timer.figuresChanged();
    if (this.#sent !== null && version < this.#sent) this.#requestViewAgain(watcher, version);
    else watcher.behind = 0;
  }

  /**
   * A look is behind when an update overtook it, or when its owner does not know yet that it lost the lease; then the
   * next look is delayed.
   */
  #requestViewAgain(watcher: Watcher, since: Version): void {
    const { clock } = this.#parts;
    watcher.behind += 1;
    const request = (): void => void this.#requestView(watcher, since);
    if (watcher.behind === 1) request();
    else if (watcher.behind > MOST_BEHIND) this.#turnAway(watcher, 'busy');
    else {
      watcher.looking = true;
      watcher.cancelAgain = clock.wake(instant(clock.now() + AGAIN_MS), request);
    }
  }

  #turnAway(watcher: Watcher, reason: NoReply['reason']): void {
    this.leave(watcher.connection);
    const [error, words] = NO_REPLY[reason];
    watcher.connection.fail(error, words, { table: this.#parts.table });
  }

  #receive(news: TableNews): void {
    if (news.type === 'peel') this.#peels.show(news);
    else if (news.type === 'people') {
      this.#people = new ShownPeople(this.#parts.table, news);
      this.#timer.figuresChanged();
    } else if (news.type === 'missed') {
      this.#kept = [];
      this.#parts.onNews(news);
      this.#catchUp.begin(this.#receivedAt);
    } else if (!this.#catchUp.isLooking) this.#take(news);
    else if (this.#kept.push(news) > MOST_KEPT) this.#receive({ type: 'missed' });
  }

  #take(news: Exclude<TableNews, { readonly type: 'missed' | 'peel' | 'people' }>): void {
    this.#receivedAt = this.#parts.clock.now();
    if (news.type !== 'stopped') this.#parts.onNews(news);
    if (news.type === 'update') {
      this.#gather(news);
      return;
    }
    // The result is sent before the individual settlements.
    this.#flush();
    if (news.type === 'own') this.#sendOwn(news.patron, news.own);
    else if (news.type === 'stopped') this.#close('stopped');
    else
      for (const settlement of news.settled) {
        const { patron } = settlement.record;
        this.#settle(settlement);
        if (!this.#patrons.has(patron)) this.#settlements.forget(patron);
      }
  }

  /** Sends a view to all watchers, as an update with the fields that changed since the last known view. */
  #showAll(at: Version, view: PublicView): void {
    this.#flush();
    const before = this.#parts.known();
    const update = { type: 'update', from: before?.version ?? version(0), version: at } as const;
    // A field that changed and changed back is equal in that view, but differs for a watcher at a version in between.
    const isHeldByAll = [...this.#watchers.values()].every(
      (each) => (each.version ?? update.from) <= update.from,
    );
    this.#take({ ...update, changed: before && isHeldByAll ? changesIn(before.view, view) : view });
    this.#flush();
    this.#receiveKept();
  }

  async #showEach(): Promise<void> {
    const waiting = [...this.#watchers.values()].filter(({ looking }) => !looking);
    const requests = waiting.map((watcher) => this.#requestView(watcher, watcher.version));
    this.#receiveKept();
    await Promise.all(requests);
  }

  #receiveKept(): void {
    const kept = this.#kept;
    this.#kept = [];
    for (const news of kept) this.#receive(news);
  }

  #sendOwn(patron: PatronId, own: OwnView | null): void {
    const before = onFelt(this.#felts.get(patron) ?? null);
    this.#stands(patron, own);
    this.#parts.onOwn(patron, own, before !== onFelt(own));
  }

  #settle(settlement: MissedSettlement): void {
    if (!this.#parts.isHere(settlement.record.patron)) return;
    if (this.#settlements.isNew(settlement.record)) this.#parts.onSettled(settlement);
  }

  #close(reason: NoReply['reason']): void {
    this.#kept = [];
    this.#parts.onNews({ type: 'stopped' });
    for (const watcher of [...this.#watchers.values()]) this.#turnAway(watcher, reason);
  }

  #gather(update: Update): void {
    const last = this.#pending?.update.version ?? this.#sent;
    if (last !== null && update.version <= last) return;
    if (this.#pending && update.from > this.#pending.update.version) this.#flush();
    const before = this.#pending?.update;
    this.#pending = new UpdateFrames(this.#parts.table, before ? mergedUpdate(before, update) : update);
    if (isOfFigures(update)) this.#timer.figuresChanged();
    else this.#timer.changed();
  }

  /** Sends the pending update to all watchers, the people view with it. */
  #flush(): void {
    if (this.#pending === null) return;
    this.#timer.stop();
    const now = this.#parts.clock.now();
    for (const watcher of this.#watchers.values()) this.#update(watcher, now);
    this.#sent = this.#pending.update.version;
    this.#pending = null;
  }

  /** Sends figures to each watcher an interval after it was last sent something, and everything else to all. */
  #flushDue(): void {
    if (this.#pending && !isOfFigures(this.#pending.update)) return void this.#flush();
    const now = this.#parts.clock.now();
    const everyMs = this.#timer.figuresMs;
    let nextMs = Number.POSITIVE_INFINITY;
    for (const watcher of this.#watchers.values()) {
      const dueMs = watcher.sentAt + everyMs - now;
      if (dueMs <= everyMs * EARLY) this.#update(watcher, now);
      else if (this.#lacks(watcher)) nextMs = Math.min(nextMs, dueMs);
    }
    if (nextMs < Number.POSITIVE_INFINITY) this.#timer.wait(nextMs);
    else this.#flush();
  }

  /** Whether something is pending for the watcher. */
  #lacks({ version, people }: Watcher): boolean {
    return (version ?? 0) < (this.#pending?.update.version ?? 0) || people !== this.#people;
  }

  /** Sends the watcher what it lacks. */
  #update(watcher: Watcher, now: Instant): void {
    const { connection, version: held, looking } = watcher;
    if (looking || held === null || !this.#lacks(watcher)) return;
    const [pending, people] = [this.#pending, this.#people];
    if (pending && held < pending.update.from) return void this.#requestView(watcher, held);
    if (pending && held < pending.update.version) {
      connection.write(pending.for(connection.patron, held));
      watcher.version = pending.update.version;
    }
    if (people && people !== watcher.people) connection.write(people.frameFor(connection.patron));
    watcher.people = people;
    watcher.sentAt = now;
  }

  close(): void {
    this.#timer.stop();
    for (const { cancelAgain } of this.#watchers.values()) cancelAgain();
    this.#peels.close();
    this.#catchUp.close();
    this.#release();
  }
}
