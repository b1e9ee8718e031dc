// Numbers the messages of a table, so that gateways detect losses. An owner numbers them 1, 2, 3 within a series that has a
// separate name, and repeats the latest number regularly; receivers drop duplicates and detect gaps. Missed messages are not
// sent again: the receiver reads the view of the table.
import { isPrivate, publicName, type TableId } from '@punto/table/ids';
import type { WireLine } from './wire-schemas.ts';

type Line = { series: number; published: number; fresh: number };

export type Numbering = {
  /** Begins a new series of the table. */
  readonly begin: (table: TableId) => number;
  readonly end: (table: TableId) => void;
  /** Series and number of the next message, also for a table answered for under another name. */
  readonly next: (table: TableId) => { readonly series: number; readonly number: number };
  /** Series 0: neither owned nor published for. */
  readonly line: (table: TableId) => { readonly series: number; readonly published: number };
  /** Tables published for lately: for tables not owned here, the last number is repeated a few times only. */
  readonly lines: (owned: readonly TableId[]) => {
    readonly owned: WireLine[];
    readonly published: WireLine[];
  };
};

/** How often the last number is repeated for a table that is published for but not owned. */
const REPEATED_TICKS = 3;
const NONE = { series: 0, published: 0 };
/** Idle periods after which such a table is dropped. */
const IDLE_TICKS = 600;

export const createNumbering = (): Numbering => {
  const numbers = new Map<TableId, Line>();
  let begun = 0;

  const begin = (table: TableId): Line => {
    begun += 1;
    const line = { series: begun, published: 0, fresh: REPEATED_TICKS };
    numbers.set(table, line);
    return line;
  };
  const lineOf = (table: TableId): Line => numbers.get(table) ?? begin(table);
  const wireLineOf = (table: TableId, { series, published }: Line): WireLine => [table, series, published];

  return {
    begin: (table) => begin(table).series,
    // Private tables of a room are published under names of their own. [V5]
    end: (table) => {
      for (const name of numbers.keys())
        if (name === table || name.startsWith(`${table}.`)) numbers.delete(name);
    },
    next: (table) => {
      const line = lineOf(table);
      line.published += 1;
      line.fresh = REPEATED_TICKS;
      return { series: line.series, number: line.published };
    },
    line: (table) => {
      const { series, published } = numbers.get(table) ?? NONE;
      return { series, published };
    },
    lines: (owned) => {
      const mine = new Set(owned);
      const published: WireLine[] = [];
      for (const [table, line] of numbers) {
        if (mine.has(table)) continue;
        line.fresh -= 1;
        if (line.fresh < -IDLE_TICKS) numbers.delete(table);
        else if (line.fresh >= 0) published.push(wireLineOf(table, line));
      }
      return { owned: owned.map((table) => wireLineOf(table, lineOf(table))), published };
    },
  };
};

type GapDetector = {
  readonly begin: (table: TableId) => void;
  readonly end: (table: TableId) => void;
  /** Whether this message is to be delivered; a gap before it is reported as missed. */
  readonly isNext: (table: TableId, series: string, number: number) => boolean;
  /** The number of messages that the owner had published in this series at that moment; none of them is still in flight. */
  readonly noted: (table: TableId, series: string, published: number) => void;
  /** Messages of all tables may be lost, except for safe ones. */
  readonly broke: (isSafe: (table: TableId) => boolean) => void;
};

type Received = { series: string | null; last: number };

export const createGapDetector = (notifyMissed: (table: TableId) => void): GapDetector => {
  const lastReceived = new Map<TableId, Received>();
  /** Private tables by their room. [V5] */
  const ofRooms = new Map<string, Set<TableId>>();

  /** Starts at this number; after another series the last messages of that one are unknown. */
  const startAt = (table: TableId, received: Received, series: string, last: number): void => {
    const isOther = received.series !== null;
    received.series = series;
    received.last = last;
    if (!isOther) return;
    notifyMissed(table);
    for (const alone of ofRooms.get(table) ?? []) notifyMissed(alone);
  };

  const skipTo = (table: TableId, received: Received, number: number): void => {
    received.last = number;
    notifyMissed(table);
  };

  const begin = (table: TableId): void => {
    lastReceived.set(table, { series: null, last: 0 });
    if (!isPrivate(table)) return;
    const room = publicName(table);
    ofRooms.set(room, (ofRooms.get(room) ?? new Set()).add(table));
  };

  const end = (table: TableId): void => {
    lastReceived.delete(table);
    const room = publicName(table);
    const others = ofRooms.get(room);
    if (others?.delete(table) && others.size === 0) ofRooms.delete(room);
  };

  return {
    ...{ begin, end },
    isNext: (table, series, number) => {
      const received = lastReceived.get(table);
      if (!received) return false;
      if (received.series !== series) startAt(table, received, series, number - 1);
      if (number <= received.last) return false;
      if (number > received.last + 1) skipTo(table, received, number);
      received.last = number;
      return true;
    },
    noted: (table, series, published) => {
      const received = lastReceived.get(table);
      if (!received) return;
      if (received.series !== series) startAt(table, received, series, published);
      else if (published > received.last) skipTo(table, received, published);
    },
    broke: (isSafe) => {
      for (const table of [...lastReceived.keys()]) if (!isSafe(table)) notifyMissed(table);
    },
  };
};
