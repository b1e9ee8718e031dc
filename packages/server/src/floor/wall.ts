// The wall: the current state of all tables for the consoles. A table's news only says that it changed; the floor's
// view is then requested from its owner, a few times a second at most. A stopped table stays on the wall, so that it is
// noticed.
import type { FloorEntry, FloorView, StopReason } from '@punto/protocol/floor/message';
import { instant, type TableId } from '@punto/table/ids';
import type { Broker, TableReply } from '../broker/broker.ts';
import { isPassing } from '../socket/catch-up.ts';
import type { Clock } from '../time/clock.ts';

export type WallNews =
  | { readonly type: 'changed'; readonly entries: readonly FloorEntry[] }
  /** A table was removed: the wall must be sent as a whole. */
  | { readonly type: 'afresh' };

export type WallParts = {
  readonly broker: Pick<Broker, 'ask' | 'listen' | 'tables' | 'onTable' | 'attendance'>;
  readonly clock: Clock;
  readonly everyMs: number;
  readonly onFault: (fault: unknown) => void;
};

type WallTable = {
  readonly entry: FloorEntry;
  readonly floor: FloorView;
  readonly version: number;
  readonly text: string;
};

/** How long a new console waits for tables that do not answer, for example between two owners. */
const FRESH_WITHIN_MS = 500;
/** Patrons come and go all the time: a changed count alone is sent this often. */
const PATRONS_EVERY_MS = 2_000;

export class Wall {
  readonly #parts: WallParts;
  readonly #tables = new Map<TableId, WallTable>();
  readonly #listening = new Map<TableId, () => void>();
  /** JSON of each table as last sent. */
  readonly #sent = new Map<TableId, string>();
  readonly #marked = new Set<TableId>();
  readonly #listeners = new Set<(news: WallNews) => void>();
  readonly #release: () => void;
  #cancelRefresh: (() => void) | null = null;
  #cancelCount: () => void = () => undefined;
  #refreshing = false;
  #closed = false;

  constructor(parts: WallParts) {
    this.#parts = parts;
    this.#release = parts.broker.onTable((table) => this.see(table));
    for (const table of parts.broker.tables()) this.see(table);
    this.#countLater();
  }

  /** Puts the table on the wall. */
  see(table: TableId): void {
    if (this.#closed || this.#listening.has(table)) return;
    const { broker } = this.#parts;
    const release = broker.listen(table, ({ type }) => {
      if (type === 'update' || type === 'stopped' || type === 'missed') this.#mark(table);
    });
    this.#listening.set(table, release);
    void this.read(table);
    this.#mark(table);
  }

  entries(): readonly FloorEntry[] {
    return [...this.#tables.values()]
      .map(({ entry }) => entry)
      .sort((a, b) => nameOf(a).localeCompare(nameOf(b), 'en', { numeric: true }));
  }

  entry(table: TableId): FloorEntry | null {
    return this.#tables.get(table)?.entry ?? null;
  }

  /** The table in full, read now; `null`: not on the wall. */
  async read(table: TableId): Promise<FloorView | null> {
    if (this.#listening.has(table)) await this.#ask(table);
    return this.held(table);
  }

  /** The view last read. */
  held(table: TableId): FloorView | null {
    return this.#tables.get(table)?.floor ?? null;
  }

  /** The whole wall, read now; a table that does not answer in time is shown as last known, and updated later. */
  async fresh(): Promise<readonly FloorEntry[]> {
    const { clock } = this.#parts;
    const asked = Promise.all([...this.#marked].map((table) => this.#ask(table)));
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => {
      cancel = clock.wake(instant(clock.now() + FRESH_WITHIN_MS), resolve);
    });
    await Promise.race([asked, late]);
    cancel();
    return this.entries();
  }

  listen(listener: (news: WallNews) => void): () => void {
    this.#listeners.add(listener);
    this.#remark();
    return () => void this.#listeners.delete(listener);
  }

  #mark(table: TableId): void {
    this.#marked.add(table);
    // Without consoles nothing is computed: the exposure of a round is expensive.
    if (this.#listeners.size === 0) return;
    const { clock, everyMs } = this.#parts;
    this.#cancelRefresh ??= clock.wake(instant(clock.now() + everyMs), () => void this.#refresh());
  }

  async #refresh(): Promise<void> {
    this.#cancelRefresh = null;
    // Serialised: two answers about one table must not arrive in the wrong order.
    if (this.#refreshing) return this.#remark();
    this.#refreshing = true;
    const tables = [...this.#marked];
    this.#marked.clear();
    await Promise.all(tables.map((table) => this.#ask(table)));
    this.#refreshing = false;
    const changed = tables.flatMap((table) => {
      const held = this.#tables.get(table);
      if (!held || held.text === this.#sent.get(table)) return [];
      this.#sent.set(table, held.text);
      return [held.entry];
    });
    if (changed.length > 0) this.#notify({ type: 'changed', entries: changed });
  }

  #remark(): void {
    for (const table of this.#marked) this.#mark(table);
  }

  async #ask(table: TableId): Promise<void> {
    try {
      this.#hold(table, await this.#parts.broker.ask(table, { type: 'oversee' }));
    } catch (fault) {
      this.#parts.onFault(fault);
    }
  }

  #hold(table: TableId, reply: TableReply): void {
    const known = this.#tables.get(table);
    if (this.#closed) return;
    if (reply.type === 'oversee') {
      if (known && reply.version < known.version) return;
      this.#put(table, reply.floor, reply.version, reply.stopped, reply.stopReason ?? null);
    } else if (reply.type === 'no-reply' && isPassing(reply.reason)) {
      this.#mark(table);
    } else if (reply.type === 'no-reply' && reply.reason === 'stopped' && known) {
      this.#put(table, known.floor, known.version, true, 'store');
    } else if (reply.type === 'no-reply' && reply.reason === 'no-such-table' && known) this.#drop(table);
  }

  #put(
    table: TableId,
    floor: FloorView,
    version: number,
    stopped: boolean,
    stopReason: StopReason | null,
  ): void {
    const { played: _, ...shown } = floor;
    const entry = { table, floor: shown, patrons: this.#parts.broker.attendance(table), stopped, stopReason };
    // Changes in past rounds matter only where the table is shown in full.
    const text = JSON.stringify({ entry, played: floor.played });
    this.#tables.set(table, { entry, floor, version, text });
  }

  #drop(table: TableId): void {
    this.#tables.delete(table);
    this.#sent.delete(table);
    this.#listening.get(table)?.();
    this.#listening.delete(table);
    this.#notify({ type: 'afresh' });
  }

  #notify(news: WallNews): void {
    for (const listener of [...this.#listeners]) listener(news);
  }

  #countLater(): void {
    const { clock, broker } = this.#parts;
    this.#cancelCount = clock.wake(instant(clock.now() + PATRONS_EVERY_MS), () => {
      for (const [table, { entry }] of this.#tables)
        if (broker.attendance(table) !== entry.patrons) this.#mark(table);
      this.#countLater();
    });
  }

  close(): void {
    this.#closed = true;
    this.#cancelRefresh?.();
    this.#cancelCount();
    this.#release();
    for (const release of this.#listening.values()) release();
  }
}

const nameOf = ({ floor }: FloorEntry): string => floor.view.setup.name;
