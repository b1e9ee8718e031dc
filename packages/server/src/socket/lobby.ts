// The lobby: each table's view, kept current from its messages, as short entries. Changed entries are sent together,
// a few times a second at most, framed once for all watchers. Most messages of a table change nothing in its entry
// and are not sent; changes of attendance are delayed a little longer.
import { mainLimits } from '@punto/engine/main-limits';
import { parseMark } from '@punto/engine/mark';
import { DEFAULT_TAGS } from '@punto/engine/room';
import { tagsOf } from '@punto/engine/tags';
import type { LobbyEntry } from '@punto/protocol/message';
import type { PublicView } from '@punto/table';
import { instant, type TableId, type Version } from '@punto/table/ids';
import type { Broker, TableNews } from '../broker/broker.ts';
import type { Semaphore } from '../limits/semaphore.ts';
import type { Clock } from '../time/clock.ts';
import { isPassing } from './catch-up.ts';
import { frameOf, type SocketConnection } from './connection.ts';
import { wholeView } from './whole-view.ts';

type LobbyTable = {
  readonly version: Version;
  readonly view: PublicView;
  /** Counted once for each history, not for each card. */
  readonly tags: LobbyEntry['tags'];
  /** Stopped on an error: shown as out of service until it plays again. */
  readonly isStopped: boolean;
};

type SentEntry = { readonly entry: LobbyEntry; readonly text: string };

/** Patrons come and go all the time: a changed count alone is sent this often. */
const PATRONS_EVERY_MS = 2_000;
/** Delay before looking again at a table that did not answer, for example between two owners. */
const AGAIN_MS = 1_000;

export type LobbyParts = {
  readonly broker: Pick<Broker, 'ask' | 'attendance'>;
  readonly clock: Clock;
  /** Limits how many tables look at the same time. */
  readonly turns: Semaphore;
  readonly everyMs: number;
  readonly onFault: (fault: unknown) => void;
};

export class SocketLobby {
  readonly #parts: LobbyParts;
  readonly #tables = new Map<TableId, LobbyTable>();
  readonly #looking = new Set<TableId>();
  readonly #watchers = new Set<SocketConnection>();
  readonly #changed = new Set<TableId>();
  /** Tables that were looked at and are not shown: retired, or not readable. */
  readonly #hidden = new Set<TableId>();
  readonly #again = new Set<() => void>();
  /** Entries as last sent to all watchers; a new watcher gets these first, so that updates follow them. */
  readonly #sent = new Map<TableId, SentEntry>();
  #whole: Buffer | null = null;
  #cancelFlush: (() => void) | null = null;
  #cancelCount: () => void = () => undefined;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
    this.#countLater();
  }

  /** Reads the whole table; repeated when an update does not follow the stored version. */
  async readView(table: TableId): Promise<void> {
    if (this.#looking.has(table)) return;
    this.#looking.add(table);
    const { broker, turns, onFault } = this.#parts;
    try {
      const request = { type: 'look', patron: null, since: null } as const;
      const reply = await turns.take(() => broker.ask(table, request));
      if (reply.type === 'look') this.#hold(table, reply.version, wholeView(reply.view));
      else if (reply.type === 'no-reply' && isPassing(reply.reason)) this.#readViewLater(table);
      else if (reply.type === 'no-reply' && reply.reason === 'stopped') await this.#readStopped(table);
      else this.#close(table);
    } catch (fault) {
      onFault(fault);
      this.#close(table);
    }
    this.#looking.delete(table);
    this.mark(table);
  }

  /** The view of a stopped table is taken from the floor's view. */
  async #readStopped(table: TableId): Promise<void> {
    const { broker, turns } = this.#parts;
    const reply = await turns.take(() => broker.ask(table, { type: 'oversee' }));
    if (reply.type !== 'oversee') this.#close(table);
    else if (reply.stopped) this.#hold(table, reply.version, reply.floor.view, true);
    else this.#readViewLater(table);
  }

  #readViewLater(table: TableId): void {
    const { clock } = this.#parts;
    const cancel = clock.wake(instant(clock.now() + AGAIN_MS), () => {
      this.#again.delete(cancel);
      void this.readView(table);
    });
    this.#again.add(cancel);
  }

  /** Whether the table was looked at, shown or not. */
  knows(table: TableId): boolean {
    return this.#tables.has(table) || this.#hidden.has(table);
  }

  /** Applies a message of the table. After lost messages the table's channel sends the whole view as an update. */
  receive(table: TableId, news: TableNews): void {
    // The look finds out whether the table has stopped or is gone.
    if (news.type === 'stopped') void this.readView(table);
    if (news.type !== 'update') return;
    const held = this.#tables.get(table);
    if (held === undefined || held.isStopped || news.from > held.version) void this.readView(table);
    else if (news.version > held.version) {
      this.#hold(table, news.version, { ...held.view, ...news.changed });
      this.mark(table);
    }
  }

  #hold(table: TableId, version: Version, view: PublicView, isStopped = false): void {
    if (view.retired) {
      this.#close(table);
      return;
    }
    const before = this.#tables.get(table);
    this.#hidden.delete(table);
    const tags = before?.view.history === view.history ? before.tags : tagsIn(view);
    this.#tables.set(table, { version, view, tags, isStopped });
  }

  /** Removes the table: watchers get the whole lobby without it. */
  #close(table: TableId): void {
    this.#hidden.add(table);
    if (!this.#tables.delete(table)) return;
    this.#changed.delete(table);
    this.#sent.delete(table);
    this.#whole = null;
    for (const connection of this.#watchers) connection.write(this.#wholeFrame());
  }

  mark(table: TableId): void {
    if (!this.#tables.has(table)) return;
    this.#changed.add(table);
    const { clock, everyMs } = this.#parts;
    this.#cancelFlush ??= clock.wake(instant(clock.now() + everyMs), () => this.#flush());
  }

  /** Attendance changes at every node. */
  #countLater(): void {
    const { clock, broker } = this.#parts;
    this.#cancelCount = clock.wake(instant(clock.now() + PATRONS_EVERY_MS), () => {
      for (const [table, { entry }] of this.#sent)
        if (broker.attendance(table) !== entry.patrons) this.mark(table);
      this.#countLater();
    });
  }

  held(table: TableId): { readonly version: Version; readonly view: PublicView } | null {
    return this.#tables.get(table) ?? null;
  }

  isSolo(table: TableId): boolean {
    return this.#tables.get(table)?.view.setup.solo ?? false;
  }

  entries(): readonly LobbyEntry[] {
    return [...this.#tables.keys()]
      .map((table) => this.entry(table))
      .filter((entry) => entry !== null)
      .sort(byLimits);
  }

  /** `null`: the table is not in the lobby. */
  entry(table: TableId): LobbyEntry | null {
    const held = this.#tables.get(table);
    return held ? lobbyEntry(held, this.#parts.broker.attendance(table)) : null;
  }

  watch(connection: SocketConnection): void {
    if ([...this.#tables.keys()].some((table) => !this.#sent.has(table))) this.#flush();
    this.#watchers.add(connection);
    connection.write(this.#wholeFrame());
  }

  #wholeFrame(): Buffer {
    if (this.#whole !== null) return this.#whole;
    const tables = [...this.#sent.values()].map(({ entry }) => entry).sort(byLimits);
    this.#whole = frameOf({ type: 'lobby', tables });
    return this.#whole;
  }

  leave(connection: SocketConnection): void {
    this.#watchers.delete(connection);
  }

  #flush(): void {
    this.#cancelFlush?.();
    this.#cancelFlush = null;
    const tables = [...this.#changed].map((table) => this.#news(table)).filter((entry) => entry !== null);
    this.#changed.clear();
    if (tables.length === 0) return;
    this.#whole = null;
    if (this.#watchers.size === 0) return;
    const frame = frameOf({ type: 'lobby-update', tables });
    for (const connection of this.#watchers) connection.write(frame);
  }

  /** The entry, if it differs from the one last sent. */
  #news(table: TableId): LobbyEntry | null {
    const entry = this.entry(table);
    const text = JSON.stringify(entry);
    if (entry === null || this.#sent.get(table)?.text === text) return null;
    this.#sent.set(table, { entry, text });
    return entry;
  }

  close(): void {
    this.#cancelFlush?.();
    this.#cancelCount();
    for (const cancel of this.#again) cancel();
  }
}

const tagsIn = ({ history, setup }: PublicView): LobbyEntry['tags'] =>
  tagsOf(history.map(parseMark), setup.tags ?? DEFAULT_TAGS);

const lobbyEntry = ({ view, tags, isStopped }: LobbyTable, patrons: number): LobbyEntry => {
  const { setup, phase, service, deadline, round, history, seats } = view;
  return {
    table: setup.table,
    name: setup.name,
    room: setup.id,
    roomTitle: setup.title,
    cloth: setup.cloth,
    ...mainLimits(setup),
    phase,
    service,
    // Only while betting: other deadlines would change the entry with each card.
    deadline: phase === 'betting' ? deadline : null,
    bettingMs: setup.pace.bettingMs,
    round: round?.number ?? null,
    last: round?.last ?? false,
    history,
    patrons,
    labels: setup.labels,
    language: setup.language ?? 'en',
    ...(setup.translations && { translations: setup.translations }),
    tags,
    seats: seats && { taken: seats.seats.filter(({ taken }) => taken).length, of: seats.seats.length },
    solo: setup.solo ?? false,
    ...(isStopped && { stopped: true, deadline: null }),
  };
};

/** Created once: `localeCompare` with options creates a collator for each comparison. */
const NAMES = new Intl.Collator('en', { numeric: true });

/** Sorted by limits, smallest first, then by name. */
const byLimits = (a: LobbyEntry, b: LobbyEntry): number =>
  a.minMinor - b.minMinor || a.maxMinor - b.maxMinor || NAMES.compare(a.name, b.name);
