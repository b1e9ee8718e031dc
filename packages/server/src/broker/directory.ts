// The directory of owners as seen by one node: every node announces all its tables about every second, and changes
// immediately. A node that falls silent is dropped with its patrons; its tables stay expected for a while, until
// another node owns them.
import type { TableId } from '@punto/table';
import type { Release } from './broker.ts';

/** The directory of one node; the node itself is always in it. */
export type Directory = {
  /**
   * `old`: a duplicate, or something later of this node is here already; `after a gap`: an earlier message was lost.
   */
  readonly order: (node: string, seq: number) => 'next' | 'after a gap' | 'old';
  readonly owns: (node: string, table: TableId) => void;
  readonly releases: (node: string, table: TableId, moving: boolean) => void;
  /** The node owns exactly these tables; others it owned are between two owners. */
  readonly ownsAll: (node: string, tables: readonly TableId[]) => void;
  /** Tables that another node expects, and that have no owner at present. */
  readonly expectsOwnerless: (tables: readonly TableId[]) => void;
  /** These tables exist, whichever node owns them. */
  readonly expects: (tables: readonly TableId[]) => void;
  readonly attends: (node: string, table: TableId, patrons: number) => void;
  readonly attendsAll: (node: string, attendance: readonly (readonly [TableId, number])[]) => void;
  readonly leaves: (node: string) => void;
  /** A period is over; `listening`: the wire was connected, so messages could arrive. */
  readonly tick: (listening: boolean) => void;
  /** No message of another node arrived for the time in which one was due. */
  readonly isAlone: () => boolean;
  /** A message of the node arrived recently. */
  readonly isThere: (node: string) => boolean;
  /** The table has an owner, or is expected to get one. */
  readonly knows: (table: TableId) => boolean;
  readonly tables: () => readonly TableId[];
  readonly between: () => readonly TableId[];
  readonly attendanceAt: (table: TableId) => number;
  readonly attendanceOf: (node: string) => [TableId, number][];
  readonly onTable: (notify: (table: TableId) => void) => Release;
  /** Called once, at the next message of an owner of the table. */
  readonly onOwner: (table: TableId, call: () => void) => Release;
};

/** Periods of silence after which a node is dropped. */
const SILENT_TICKS = 4;
/** Periods for which a table without an owner stays expected: no node can take it while the store is away. */
const BETWEEN_TICKS = 600;

type Peer = {
  /** `null`: no message of it yet. */
  seq: number | null;
  silent: number;
  readonly tables: Set<TableId>;
  readonly attendance: Map<TableId, number>;
};

export const createDirectory = (self: string): Directory => {
  const peers = new Map<string, Peer>();
  /** Dropped nodes, which may return after messages that were missed here. */
  const forgotten = new Set<string>();
  const owners = new Map<TableId, Set<string>>();
  const between = new Map<TableId, number>();
  let expected: ReadonlySet<TableId> = new Set();
  const watchers = new Set<{ readonly notify: (table: TableId) => void }>();
  const waiting = new Map<TableId, Set<() => void>>();
  let ticks = 0;

  const peerOf = (node: string): Peer => {
    const known = peers.get(node);
    if (known) return known;
    const fresh: Peer = { seq: null, silent: 0, tables: new Set(), attendance: new Map() };
    peers.set(node, fresh);
    return fresh;
  };
  peerOf(self);

  const knows = (table: TableId): boolean => owners.has(table) || between.has(table) || expected.has(table);

  const notifyWatchers = (table: TableId): void => {
    for (const { notify } of [...watchers]) notify(table);
  };

  const owns = (node: string, table: TableId): void => {
    const isFirst = !knows(table);
    peerOf(node).tables.add(table);
    const having = owners.get(table) ?? new Set();
    owners.set(table, having.add(node));
    between.delete(table);
    if (isFirst) notifyWatchers(table);
    const calls = waiting.get(table);
    waiting.delete(table);
    for (const call of calls ?? []) call();
  };

  const releases = (node: string, table: TableId, moving: boolean): void => {
    peerOf(node).tables.delete(table);
    const having = owners.get(table);
    if (!having?.delete(node)) return;
    if (having.size > 0) return;
    owners.delete(table);
    if (moving) between.set(table, BETWEEN_TICKS);
  };

  const leaves = (node: string): void => {
    const peer = peers.get(node);
    if (!peer || node === self) return;
    for (const table of [...peer.tables]) releases(node, table, true);
    peers.delete(node);
    forgotten.add(node);
  };

  const attends = (node: string, table: TableId, patrons: number): void => {
    if (patrons > 0) peerOf(node).attendance.set(table, patrons);
    else peerOf(node).attendance.delete(table);
  };

  return {
    ...{ owns, releases, leaves, attends, knows },
    order: (node, seq) => {
      const peer = peerOf(node);
      if (peer.seq !== null && seq <= peer.seq) return 'old';
      const isNext = peer.seq === null ? !forgotten.delete(node) : seq === peer.seq + 1;
      peer.seq = seq;
      peer.silent = 0;
      return isNext ? 'next' : 'after a gap';
    },
    ownsAll: (node, tables) => {
      const all = new Set(tables);
      for (const table of [...peerOf(node).tables]) if (!all.has(table)) releases(node, table, true);
      for (const table of tables) owns(node, table);
    },
    expectsOwnerless: (tables) => {
      for (const table of tables) {
        if (knows(table)) continue;
        between.set(table, BETWEEN_TICKS);
        notifyWatchers(table);
      }
    },
    expects: (tables) => {
      const fresh = tables.filter((table) => !knows(table));
      expected = new Set(tables);
      for (const table of fresh) notifyWatchers(table);
    },
    attendsAll: (node, attendance) => {
      peerOf(node).attendance.clear();
      for (const [table, count] of attendance) attends(node, table, count);
    },
    tick: (listening) => {
      ticks += 1;
      for (const [node, peer] of [...peers]) {
        if (node === self || !listening) continue;
        peer.silent += 1;
        if (peer.silent >= SILENT_TICKS) leaves(node);
      }
      for (const [table, left] of [...between])
        if (left > 1) between.set(table, left - 1);
        else between.delete(table);
    },
    isAlone: () => peers.size === 1 && ticks >= SILENT_TICKS,
    isThere: (node) => peers.has(node),
    tables: () => [...new Set([...owners.keys(), ...between.keys(), ...expected])],
    between: () => [...between.keys()],
    attendanceAt: (table) => {
      let sum = 0;
      for (const { attendance } of peers.values()) sum += attendance.get(table) ?? 0;
      return sum;
    },
    attendanceOf: (node) => [...(peers.get(node)?.attendance ?? [])],
    onTable: (notify) => {
      const watcher = { notify };
      watchers.add(watcher);
      return () => void watchers.delete(watcher);
    },
    onOwner: (table, call) => {
      const calls = waiting.get(table) ?? new Set();
      waiting.set(table, calls.add(call));
      return () => {
        calls.delete(call);
        if (calls.size === 0 && waiting.get(table) === calls) waiting.delete(table);
      };
    },
  };
};
