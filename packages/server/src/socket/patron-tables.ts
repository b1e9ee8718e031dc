// The tables of each patron on this node, oldest first. A patron may be at one table at a time, or at several: going to
// one more leaves the oldest. When the patron opens a table through another node, this one leaves as many as are too
// many together; if that message is lost, the next one repairs it.
import type { PatronId, TableId } from '@punto/table/ids';
import type { TablesAtOnce } from '../brands/tables-at-once.ts';

/** A conversation that watches a table and can be made to leave it. */
export type Visitor = { readonly sendAway: (table: TableId) => void };

/** `tables`: number of tables the patron is at on that node. */
type Entered = { readonly patron: PatronId; readonly table: TableId; readonly tables: number };

type Presence = {
  /** The patron came to a first table. */
  readonly arrived: (patron: PatronId) => void;
  /** The patron left the last table. */
  readonly left: (patron: PatronId) => void;
};

export class PatronTables {
  readonly #tablesAtOnce: TablesAtOnce;
  readonly #patrons = new Map<PatronId, Map<TableId, Set<Visitor>>>();
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
    const tables = this.#patrons.get(patron) ?? this.#first(patron);
    const isNew = !tables.has(table);
    tables.set(table, (tables.get(table) ?? new Set()).add(visitor));
    this.#leaveAll(tables, table, this.#tablesAtOnce(patron));
    if (isNew) this.#onEntered({ patron, table, tables: tables.size });
  }

  /** The patron opened a table through another node. */
  enteredElsewhere({ patron, table, tables }: Entered): void {
    const here = this.#patrons.get(patron);
    const isHereToo = here?.has(table) ? 1 : 0;
    if (here) this.#leaveAll(here, table, Math.max(0, this.#tablesAtOnce(patron) - tables) + isHereToo);
  }

  leave(patron: PatronId, table: TableId, visitor: Visitor): void {
    const tables = this.#patrons.get(patron);
    const visitors = tables?.get(table);
    visitors?.delete(visitor);
    if (visitors?.size === 0) tables?.delete(table);
    if (tables?.size !== 0) return;
    this.#patrons.delete(patron);
    this.#presence.left(patron);
  }

  #first(patron: PatronId): Map<TableId, Set<Visitor>> {
    const tables = new Map<TableId, Set<Visitor>>();
    this.#patrons.set(patron, tables);
    this.#presence.arrived(patron);
    return tables;
  }

  /** Leaves the oldest tables beyond `most`, but never `kept`. */
  #leaveAll(tables: ReadonlyMap<TableId, ReadonlySet<Visitor>>, kept: TableId, most: number): void {
    const others = [...tables.keys()].filter((each) => each !== kept);
    const leaving = others.slice(0, Math.max(0, tables.size - most));
    for (const table of leaving)
      for (const visitor of [...(tables.get(table) ?? [])]) visitor.sendAway(table);
  }
}
