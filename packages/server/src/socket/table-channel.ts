// Everyone here who watches one table. The broker is heard once; news of one moment becomes one update, framed
// once, and the same bytes go to every socket; where mere figures are new, a moment is longer. A watcher is brought
// up to the table by a look of its own and gets updates from exactly the version it holds: never a gap, never a step
// back. [T2] [T4]
import type { OwnView, TableView } from '@punto/table';
import { type Instant, instant, type PatronId, type TableId, type Version } from '@punto/table/ids';
import type { Broker, LookReply, NoReply, TableNews } from '../broker/broker.ts';
import type { Clock } from '../clock.ts';
import { type Connection, frameOf } from './connection.ts';
import { wholeView } from './whole-view.ts';

type Update = Extract<TableNews, { readonly type: 'update' }>;
type Peel = Extract<TableNews, { readonly type: 'peel' }>;
export type Settlement = Extract<TableNews, { readonly type: 'settled' }>['settled'][number];

type Watcher = {
  readonly connection: Connection;
  /** What the client holds; `null` until it was sent a view. */
  version: Version | null;
  /** It waits for a look, and gets no updates meanwhile. */
  looking: boolean;
};

export type ChannelLimits = {
  /** How long news is gathered. */
  readonly flushMs: number;
  /** How long figures alone are gathered, at least and at most. */
  readonly figuresMs: number;
  readonly figuresMostMs: number;
  /** In between: no more sockets than this are told of them in a second, all tables together. */
  readonly figuresPerSecond: number;
  readonly peelMs: number;
};

/** What others have staked: while tickets pour in it is new all the time, and nobody has to act on it. */
const FIGURES: ReadonlySet<string> = new Set<keyof TableView>(['totals', 'openMinor', 'largestMinor']);
/** Each millisecond that an alarm comes late puts the next figures off by so many. */
const PUT_OFF = 50;

export type ChannelParts = {
  /** The name it goes by, and by which its owner is asked. */
  readonly table: TableId;
  /** Where its news is heard; another where a patron has a table alone. [V5] */
  readonly heard: TableId;
  readonly broker: Pick<Broker, 'ask' | 'listen'>;
  readonly clock: Clock;
  readonly limits: ChannelLimits;
  /** How many patrons are in the house. */
  readonly crowd: () => number;
  readonly onNews: (news: TableNews) => void;
  readonly onSettled: (settlement: Settlement) => void;
  readonly onOwn: (patron: PatronId, own: OwnView | null) => void;
  readonly onPatrons: () => void;
  readonly onFault: (fault: unknown) => void;
};

export class TableChannel {
  readonly #parts: ChannelParts;
  readonly #watchers = new Map<Connection, Watcher>();
  readonly #patrons = new Map<PatronId, number>();
  readonly #release: () => void;
  #pending: Update | null = null;
  /** The version of the last update that was sent. */
  #sent: Version | null = null;
  /** When what is pending goes out. */
  #due: Instant | null = null;
  #cancelFlush: (() => void) | null = null;
  /** By how much the last alarm was late. */
  #lateMs = 0;
  /** The latest that has not been sent, while the one before is still fresh. */
  #peel: Peel | null = null;
  #cancelPeel: (() => void) | null = null;

  constructor(parts: ChannelParts) {
    this.#parts = parts;
    this.#release = parts.broker.listen(parts.heard, (news) => this.#hear(news));
  }

  /** Distinct patrons watching. */
  get patrons(): number {
    return this.#patrons.size;
  }

  /** Watching again starts afresh: that is how a client mends what it holds. */
  watch(connection: Connection, since: Version | null): void {
    const watcher: Watcher = { connection, version: null, looking: false };
    const again = this.#watchers.has(connection);
    this.#watchers.set(connection, watcher);
    if (!again) this.#count(connection.patron, 1);
    void this.#look(watcher, since);
  }

  leave(connection: Connection): void {
    if (!this.#forget(connection) || this.#patrons.has(connection.patron)) return;
    const { table, broker, onFault } = this.#parts;
    broker.ask(table, { type: 'gone', patron: connection.patron }).catch(onFault);
  }

  #forget(connection: Connection): boolean {
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

  async #look(watcher: Watcher, since: Version | null): Promise<void> {
    watcher.looking = true;
    try {
      const { table, broker } = this.#parts;
      const reply = await broker.ask(table, { type: 'look', patron: watcher.connection.patron, since });
      watcher.looking = false;
      if (this.#watchers.get(watcher.connection) !== watcher) return;
      if (reply.type === 'look') this.#show(watcher, reply);
      else if (reply.type === 'no-reply') this.#turnAway(watcher, reply.reason);
    } catch (fault) {
      watcher.looking = false;
      this.#parts.onFault(fault);
    }
  }

  #show(watcher: Watcher, { from, version, view, own }: LookReply): void {
    const { table } = this.#parts;
    watcher.version = version;
    watcher.connection.send(
      from === null
        ? { type: 'snapshot', table, version, view: wholeView(view), own }
        : { type: 'resumed', table, from, version, changed: view, own },
    );
    // An update went out to the others while this look was on its way.
    if (this.#sent !== null && version < this.#sent) void this.#look(watcher, version);
  }

  #turnAway(watcher: Watcher, reason: NoReply['reason']): void {
    this.leave(watcher.connection);
    const [error, words] = NO_REPLY[reason];
    watcher.connection.fail(error, words, { table: this.#parts.table });
  }

  #hear(news: TableNews): void {
    this.#parts.onNews(news);
    if (news.type === 'update') {
      this.#gather(news);
      return;
    }
    if (news.type === 'peel') {
      this.#tell(news);
      return;
    }
    if (news.type === 'missed') {
      for (const watcher of this.#watchers.values())
        if (!watcher.looking) void this.#look(watcher, watcher.version);
      return;
    }
    // The result comes before what each won by it.
    this.#flush();
    if (news.type === 'own') this.#parts.onOwn(news.patron, news.own);
    else if (news.type === 'settled')
      for (const settlement of news.settled) this.#parts.onSettled(settlement);
    else for (const watcher of [...this.#watchers.values()]) this.#turnAway(watcher, 'stopped');
  }

  /** The first at once, then the latest a few times a second, however fast the holder's fingers are. [T7] */
  #tell(peel: Peel): void {
    if (this.#cancelPeel === null) this.#sendPeel(peel);
    else this.#peel = peel;
  }

  #sendPeel(peel: Peel): void {
    const { table, clock, limits } = this.#parts;
    const frame = frameOf({ ...peel, table });
    for (const { connection } of this.#watchers.values()) connection.write(frame);
    this.#peel = null;
    this.#cancelPeel = clock.wake(instant(clock.now() + limits.peelMs), () => {
      this.#cancelPeel = null;
      if (this.#peel !== null) this.#sendPeel(this.#peel);
    });
  }

  #gather(update: Update): void {
    const pending = this.#pending;
    const last = pending?.version ?? this.#sent;
    if (last !== null && update.version <= last) return;
    if (pending !== null && update.from > pending.version) this.#flush();
    this.#pending = this.#pending === null ? update : merged(this.#pending, update);
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

  /** The longer the more are told, and the longer the busier it is here. */
  #figuresMs(): number {
    const { crowd, limits } = this.#parts;
    const fairMs = Math.max(limits.figuresMs, (crowd() * 1_000) / limits.figuresPerSecond);
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
    const frames = new Map<Version, Buffer>();
    for (const watcher of this.#watchers.values()) {
      const held = watcher.version;
      if (watcher.looking || held === null || held >= update.version) continue;
      if (held < update.from) void this.#look(watcher, held);
      else {
        watcher.connection.write(this.#frame(frames, update, held));
        watcher.version = update.version;
      }
    }
  }

  /** Fields are whole values, so an update that began earlier is also right for a view in its middle. */
  #frame(frames: Map<Version, Buffer>, update: Update, held: Version): Buffer {
    const made = frames.get(held);
    if (made !== undefined) return made;
    const { version, changed } = update;
    const frame = frameOf({ type: 'update', table: this.#parts.table, from: held, version, changed });
    frames.set(held, frame);
    return frame;
  }

  close(): void {
    this.#cancelFlush?.();
    this.#cancelPeel?.();
    this.#release();
  }
}

export const NO_REPLY = {
  busy: ['busy', 'The table is very busy. Try again in a moment.'],
  stopped: ['table-stopped', 'The table has stopped. What is staked on it is kept until it plays again.'],
  'no-such-table': ['no-such-table', 'There is no such table.'],
  unanswered: ['busy', 'The table did not answer in time. Try again in a moment.'],
} as const;

const isOfFigures = ({ changed }: Update): boolean =>
  Object.keys(changed).every((field) => FIGURES.has(field));

const merged = (first: Update, then: Update): Update => ({
  ...then,
  from: first.from,
  changed: { ...first.changed, ...then.changed },
});
