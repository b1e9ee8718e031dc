// Numbers messages of a table, so that losses are detected. An owner numbers them 1, 2, 3 within a tenure with a name
// of its own, and repeats the latest number regularly; listeners drop duplicates and detect gaps. Missed messages are
// not sent again: the listener looks at the table.
import { isPrivate, publicName, type TableId } from '@punto/table/ids';
import type { WireLine } from './wire-schemas.ts';

type Line = { tenure: number; told: number; fresh: number };

export type Numbering = {
  /** Begins a new tenure of the table. */
  readonly begin: (table: TableId) => number;
  readonly end: (table: TableId) => void;
  /** Tenure and number of the next message, also for a table answered for under another name. */
  readonly next: (table: TableId) => { readonly tenure: number; readonly number: number };
  /** Tenure 0: neither owned nor published for. */
  readonly line: (table: TableId) => { readonly tenure: number; readonly told: number };
  /** Tables published for lately: for tables not owned here, the last number is repeated a few times only. */
  readonly lines: (owned: readonly TableId[]) => {
    readonly owned: WireLine[];
    readonly told: WireLine[];
  };
};

/** How often the last number is repeated for a table that is published for but not owned. */
const SAID_AGAIN = 3;
const NONE = { tenure: 0, told: 0 };
/** Idle periods after which such a table is dropped. */
const IDLE_TICKS = 600;

export const createNumbering = (): Numbering => {
  const numbers = new Map<TableId, Line>();
  let tenures = 0;

  const begin = (table: TableId): Line => {
    tenures += 1;
    const line = { tenure: tenures, told: 0, fresh: SAID_AGAIN };
    numbers.set(table, line);
    return line;
  };
  const lineOf = (table: TableId): Line => numbers.get(table) ?? begin(table);
  const spoken = (table: TableId, { tenure, told }: Line): WireLine => [table, tenure, told];

  return {
    begin: (table) => begin(table).tenure,
    // Private tables of a room are published under names of their own. [V5]
    end: (table) => {
      for (const name of numbers.keys())
        if (name === table || name.startsWith(`${table}.`)) numbers.delete(name);
    },
    next: (table) => {
      const line = lineOf(table);
      line.told += 1;
      line.fresh = SAID_AGAIN;
      return { tenure: line.tenure, number: line.told };
    },
    line: (table) => {
      const { tenure, told } = numbers.get(table) ?? NONE;
      return { tenure, told };
    },
    lines: (owned) => {
      const mine = new Set(owned);
      const told: WireLine[] = [];
      for (const [table, line] of numbers) {
        if (mine.has(table)) continue;
        line.fresh -= 1;
        if (line.fresh < -IDLE_TICKS) numbers.delete(table);
        else if (line.fresh >= 0) told.push(spoken(table, line));
      }
      return { owned: owned.map((table) => spoken(table, lineOf(table))), told };
    },
  };
};

type Hearing = {
  readonly begin: (table: TableId) => void;
  readonly end: (table: TableId) => void;
  /** Whether this message is to be delivered; a gap before it is reported as missed. */
  readonly isNext: (table: TableId, tenure: string, number: number) => boolean;
  /** The owner had published so many messages at that moment in this tenure; none of them is still in flight. */
  readonly noted: (table: TableId, tenure: string, told: number) => void;
  /** Messages of all tables may be lost, except for safe ones. */
  readonly broke: (isSafe: (table: TableId) => boolean) => void;
};

type Heard = { tenure: string | null; last: number };

export const createHearing = (tellMissed: (table: TableId) => void): Hearing => {
  const hearing = new Map<TableId, Heard>();
  /** Private tables by their room. [V5] */
  const ofRooms = new Map<string, Set<TableId>>();

  /** Starts at this number; after another tenure the last messages of that one are unknown. */
  const startAt = (table: TableId, heard: Heard, tenure: string, last: number): void => {
    const isOther = heard.tenure !== null;
    heard.tenure = tenure;
    heard.last = last;
    if (!isOther) return;
    tellMissed(table);
    for (const alone of ofRooms.get(table) ?? []) tellMissed(alone);
  };

  const skipTo = (table: TableId, heard: Heard, number: number): void => {
    heard.last = number;
    tellMissed(table);
  };

  const begin = (table: TableId): void => {
    hearing.set(table, { tenure: null, last: 0 });
    if (!isPrivate(table)) return;
    const room = publicName(table);
    ofRooms.set(room, (ofRooms.get(room) ?? new Set()).add(table));
  };

  const end = (table: TableId): void => {
    hearing.delete(table);
    const room = publicName(table);
    const others = ofRooms.get(room);
    if (others?.delete(table) && others.size === 0) ofRooms.delete(room);
  };

  return {
    ...{ begin, end },
    isNext: (table, tenure, number) => {
      const heard = hearing.get(table);
      if (!heard) return false;
      if (heard.tenure !== tenure) startAt(table, heard, tenure, number - 1);
      if (number <= heard.last) return false;
      if (number > heard.last + 1) skipTo(table, heard, number);
      heard.last = number;
      return true;
    },
    noted: (table, tenure, told) => {
      const heard = hearing.get(table);
      if (!heard) return;
      if (heard.tenure !== tenure) startAt(table, heard, tenure, told);
      else if (told > heard.last) skipTo(table, heard, told);
    },
    broke: (isSafe) => {
      for (const table of [...hearing.keys()]) if (!isSafe(table)) tellMissed(table);
    },
  };
};
