// The watchers of one table on this node. The broker delivers once; messages of one moment become one update, framed
// once, and the same bytes go to every socket; where only figures change, a moment is longer. A new watcher gets a
// look of its own and then updates from exactly its version: never a gap, never a step back. After lost messages one
// look serves all. [T2] [T4]
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
import { ShownPeople } from './shown-people.ts';
import { changesIn, isOfFigures, mergedUpdate, type Update, UpdateFrames } from './view-changes.ts';
import { wholeView } from './whole-view.ts';

type Watcher = {
  readonly connection: SocketConnection;
  /** The version the client has; `null` until a view was sent. */
  version: Version | null;
  /** It waits for a look, and gets no updates meanwhile. */
  looking: boolean;
  /** Consecutive looks that returned an older version than the other watchers were sent. */
  behind: number;
  /** Cancels the delayed look. */
  cancelAgain: () => void;
};

export type ChannelLimits = {
  /** How long changes are collected. */
  readonly flushMs: number;
  /** How long changes of figures only are collected, at least and at most. */
  readonly figuresMs: number;
  readonly figuresMostMs: number;
  /** Determines the time in between: figures are sent to at most this many sockets per second, over all tables. */
  readonly figuresPerSecond: number;
  readonly peelMs: number;
};

/** Most messages kept during a catch-up; beyond it another look is made. */
const MOST_KEPT = 1_000;
/** Delay between looks at an owner that is behind. */
const AGAIN_MS = 1_000;
/** Most looks at an owner that is behind; that state lasts a lease at most, which is a minute or less. */
const MOST_BEHIND = 90;
/** Each millisecond that a timer was late delays the next figures by this many. */
const PUT_OFF = 50;

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
  readonly #parts: ChannelParts;
  readonly #watchers = new Map<SocketConnection, Watcher>();
  readonly #patrons = new Map<PatronId, number>();
  readonly #release: () => void;
  #pending: Update | null = null;
  /** The version of the last update sent. */
  #sent: Version | null = null;
  /** When the pending update is sent. */
  #due: Instant | null = null;
  #cancelFlush: (() => void) | null = null;
  /** How late the last timer was, in milliseconds. */
  #lateMs = 0;
  readonly #peels: Peels;
  readonly #people: ShownPeople;
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
    this.#receivedAt = clock.now();
    this.#peels = new Peels(clock, limits.peelMs, (peel) => this.#sendAll({ ...peel, table }));
    this.#people = new ShownPeople({
      clock,
      everyMs: () => this.#figuresMs(),
      isUpdateWaiting: () => this.#pending !== null,
      ...{ table, sockets: () => this.#watchers.keys() },
    });
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
      behind: 0,
      cancelAgain: () => undefined,
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

  /** A ticket of the patron was accepted here. */
  staked(patron: PatronId, own: OwnView | null): void {
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
    if ((this.#felts.get(patron)?.version ?? 0) <= version) this.staked(patron, own);
    const key = keyOf(patron);
    watcher.connection.send(
      from === null
        ? { type: 'snapshot', table, version, view: wholeViewFor(wholeView(view), key), own }
        : { type: 'resumed', table, from, version, changed: viewFor(view, key), own },
    );
    if (people) watcher.connection.send({ type: 'people', table, people });
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
    else if (news.type === 'people') this.#people.show(news);
    else if (news.type === 'missed') {
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
    this.staked(patron, own);
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
    const pending = this.#pending;
    const last = pending?.version ?? this.#sent;
    if (last !== null && update.version <= last) return;
    if (pending !== null && update.from > pending.version) this.#flush();
    this.#pending = this.#pending === null ? update : mergedUpdate(this.#pending, update);
    this.#flushWithin(isOfFigures(update) ? this.#figuresMs() : this.#parts.limits.flushMs);
  }

  #flushWithin(ms: number): void {
    const { clock } = this.#parts;
    const due = instant(clock.now() + ms);
    if (this.#due !== null && this.#due <= due) return;
    this.#cancelFlush?.();
    this.#due = due;
    this.#cancelFlush = clock.wake(due, () => {
      this.#lateMs = clock.now() - due;
      this.#flush();
    });
  }

  /** Longer with more watchers, and when the process is busy. */
  #figuresMs(): number {
    const { patronCount, limits } = this.#parts;
    const fairMs = Math.max(limits.figuresMs, (patronCount() * 1_000) / limits.figuresPerSecond);
    return Math.min(Math.round(fairMs) + PUT_OFF * this.#lateMs, limits.figuresMostMs);
  }

  #flush(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = null;
    this.#due = null;
    const update = this.#pending;
    if (update === null) return;
    this.#pending = null;
    this.#sent = update.version;
    const frames = new UpdateFrames(this.#parts.table, update);
    for (const watcher of this.#watchers.values()) {
      const held = watcher.version;
      if (watcher.looking || held === null || held >= update.version) continue;
      if (held < update.from) void this.#requestView(watcher, held);
      else {
        watcher.connection.write(frames.for(watcher.connection.patron, held));
        watcher.version = update.version;
      }
    }
    this.#people.flush();
  }

  close(): void {
    this.#cancelFlush?.();
    for (const { cancelAgain } of this.#watchers.values()) cancelAgain();
    this.#peels.close();
    this.#people.close();
    this.#catchUp.close();
    this.#release();
  }
}
