// The tables of each patron on this node, oldest first. A patron may be at one table at a time, or at several: opening one
// more leaves the oldest. When the patron opens a table through another node, this node leaves the tables above the limit;
// if that message is lost, the next one corrects it.
import type { PatronId, TableId } from '@punto/table/ids';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';

/** A conversation that watches a table and can be made to leave it. */
export type Visitor = { readonly sendAway: (table: TableId) => void };

/** `tables`: number of tables the patron is at on that node. */
type Entered = { readonly patron: PatronId; readonly table: TableId; readonly tables: number };

/** A conversation at a table. */
type Visit = { readonly table: TableId; readonly visitor: Visitor };

type Presence = {
  /** The patron came to a first table. */
  readonly arrived: (patron: PatronId) => void;
  /** The patron left the last table. */
  readonly left: (patron: PatronId) => void;
};

export class PatronTables {
  readonly #tablesAtOnce: TablesAtOnce;
  /** The visits of each patron, in the order in which the tables were entered. A few at most: arrays use less memory than maps. */
  readonly #visits = new Map<PatronId, readonly Visit[]>();
  readonly #presence: Presence;
  readonly #onEntered: (entered: Entered) => void;

  constructor(
    tablesAtOnce: TablesAtOnce,
    presence: Presence,
    onEntered: (entered: Entered) => void = () => undefined,
  ) {
    this.#tablesAtOnce = tablesAtOnce;
    this.#presence = presence;
    this.#onEntered = onEntered;
  }

  enter(patron: PatronId, table: TableId, visitor: Visitor): void {
    const before = this.#visits.get(patron);
    if (before === undefined) this.#presence.arrived(patron);
    const visits = withVisit(before ?? [], { table, visitor });
    this.#visits.set(patron, visits);
    this.#leaveAll(visits, table, this.#tablesAtOnce(patron));
    if (!isAt(before ?? [], table))
      this.#onEntered({ patron, table, tables: tablesOf(this.#visits.get(patron) ?? []).length });
  }

  /** The patron opened a table through another node. */
  enteredElsewhere({ patron, table, tables }: Entered): void {
    const here = this.#visits.get(patron);
    if (here === undefined) return;
    const isHereToo = isAt(here, table) ? 1 : 0;
    this.#leaveAll(here, table, Math.max(0, this.#tablesAtOnce(patron) - tables) + isHereToo);
  }

  leave(patron: PatronId, table: TableId, visitor: Visitor): void {
    const visits = this.#visits.get(patron);
    if (visits === undefined) return;
    const others = visits.filter((each) => each.table !== table || each.visitor !== visitor);
    if (others.length > 0) {
      this.#visits.set(patron, others);
      return;
    }
    this.#visits.delete(patron);
    this.#presence.left(patron);
  }

  /** Leaves the oldest tables beyond `most`, but never `kept`. */
  #leaveAll(visits: readonly Visit[], kept: TableId, most: number): void {
    const tables = tablesOf(visits);
    const others = tables.filter((each) => each !== kept);
    const leaving = others.slice(0, Math.max(0, tables.length - most));
    for (const table of leaving)
      for (const each of visits) if (each.table === table) each.visitor.sendAway(table);
  }
}

const isAt = (visits: readonly Visit[], table: TableId): boolean =>
  visits.some((each) => each.table === table);

/** Each table once, the one entered first in front. */
const tablesOf = (visits: readonly Visit[]): readonly TableId[] => [
  ...new Set(visits.map(({ table }) => table)),
];

const withVisit = (visits: readonly Visit[], visit: Visit): readonly Visit[] =>
  visits.some(({ table, visitor }) => table === visit.table && visitor === visit.visitor)
    ? visits
    : [...visits, visit];
