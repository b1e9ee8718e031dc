// The lobby: each table's view kept current here from the news, shown as short entries. Entries that changed
// go out together, a few times a second at most, framed once for everyone who looks on.
import { parseMark } from '@punto/engine/mark';
import { minor } from '@punto/engine/minor';
import { DEFAULT_TAGS } from '@punto/engine/room';
import { tagsOf } from '@punto/engine/tags';
import type { LobbyEntry } from '@punto/protocol/message';
import type { TableView } from '@punto/table';
import { instant, type TableId, type Version } from '@punto/table/ids';
import type { Broker, TableNews } from '../broker/broker.ts';
import type { Clock } from '../clock.ts';
import { type Connection, frameOf } from './connection.ts';
import { wholeView } from './whole-view.ts';

type Held = { version: Version; view: TableView };

export type LobbyParts = {
  readonly broker: Pick<Broker, 'ask'>;
  readonly clock: Clock;
  readonly everyMs: number;
  readonly patronsAt: (table: TableId) => number;
  readonly onFault: (fault: unknown) => void;
};

export class Lobby {
  readonly #parts: LobbyParts;
  readonly #tables = new Map<TableId, Held>();
  readonly #looking = new Set<TableId>();
  readonly #watchers = new Set<Connection>();
  readonly #changed = new Set<TableId>();
  #cancelFlush: (() => void) | null = null;

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  /** Reads the table whole; again whenever news does not follow on what is held. */
  async look(table: TableId): Promise<void> {
    if (this.#looking.has(table)) return;
    this.#looking.add(table);
    try {
      const reply = await this.#parts.broker.ask(table, { type: 'look', patron: null, since: null });
      if (reply.type === 'look')
        this.#tables.set(table, { version: reply.version, view: wholeView(reply.view) });
    } catch (fault) {
      this.#parts.onFault(fault);
    }
    this.#looking.delete(table);
    this.mark(table);
  }

  hear(table: TableId, news: TableNews): void {
    if (news.type === 'stopped') this.#close(table);
    if (news.type !== 'update') return;
    const held = this.#tables.get(table);
    if (held === undefined || news.from > held.version) void this.look(table);
    else if (news.version > held.version) {
      this.#tables.set(table, { version: news.version, view: { ...held.view, ...news.changed } });
      this.mark(table);
    }
  }

  /** A table that has stopped is no longer shown: who looks on gets the whole lobby without it. */
  #close(table: TableId): void {
    this.#tables.delete(table);
    this.#changed.delete(table);
    const frame = frameOf({ type: 'lobby', tables: this.entries() });
    for (const connection of this.#watchers) connection.write(frame);
  }

  mark(table: TableId): void {
    if (!this.#tables.has(table)) return;
    this.#changed.add(table);
    const { clock, everyMs } = this.#parts;
    this.#cancelFlush ??= clock.wake(instant(clock.now() + everyMs), () => this.#flush());
  }

  isSolo(table: TableId): boolean {
    return this.#tables.get(table)?.view.setup.solo ?? false;
  }

  entries(): readonly LobbyEntry[] {
    return [...this.#tables.keys()]
      .map((table) => this.#entry(table))
      .filter((entry) => entry !== null)
      .sort(byLimits);
  }

  #entry(table: TableId): LobbyEntry | null {
    const held = this.#tables.get(table);
    return held ? entryOf(held.view, this.#parts.patronsAt(table)) : null;
  }

  watch(connection: Connection): void {
    this.#watchers.add(connection);
    connection.send({ type: 'lobby', tables: this.entries() });
  }

  leave(connection: Connection): void {
    this.#watchers.delete(connection);
  }

  #flush(): void {
    this.#cancelFlush = null;
    const tables = [...this.#changed].map((table) => this.#entry(table)).filter((entry) => entry !== null);
    this.#changed.clear();
    if (tables.length === 0 || this.#watchers.size === 0) return;
    const frame = frameOf({ type: 'lobby-update', tables });
    for (const connection of this.#watchers) connection.write(frame);
  }

  close(): void {
    this.#cancelFlush?.();
  }
}

const entryOf = (view: TableView, patrons: number): LobbyEntry => {
  const { setup, phase, deadline, round, history, seats } = view;
  return {
    table: setup.table,
    name: setup.name,
    room: setup.id,
    roomTitle: setup.title,
    cloth: setup.cloth,
    ...mainLimits(setup),
    phase,
    deadline,
    bettingMs: setup.pace.bettingMs,
    round: round?.number ?? null,
    last: round?.last ?? false,
    history,
    patrons,
    language: setup.language ?? 'en',
    tags: tagsOf(history.map(parseMark), setup.tags ?? DEFAULT_TAGS),
    seats: seats && { taken: seats.seats.filter(({ taken }) => taken).length, of: seats.seats.length },
    solo: setup.solo ?? false,
  };
};

/** What people call a table's limits are those of player and banker, or of all where neither is offered. */
const mainLimits = ({ offers }: TableView['setup']): Pick<LobbyEntry, 'minMinor' | 'maxMinor'> => {
  const sides = offers.filter(({ option }) => option === 'player' || option === 'banker');
  const measured = sides.length > 0 ? sides : offers;
  return {
    minMinor: minor(Math.min(...measured.map((offer) => offer.minMinor))),
    maxMinor: minor(Math.max(...measured.map((offer) => offer.maxMinor))),
  };
};

/** The smallest table first, as a house lays out its floor. */
const byLimits = (a: LobbyEntry, b: LobbyEntry): number =>
  a.minMinor - b.minMinor || a.maxMinor - b.maxMinor || a.name.localeCompare(b.name, 'en', { numeric: true });
