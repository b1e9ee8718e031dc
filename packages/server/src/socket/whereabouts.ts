// At which tables each patron is here, oldest first. A house may allow one table at a time, or several: whoever
// goes to one more has left the one they came to first.
import type { PatronId, TableId } from '@punto/table/ids';

/** A conversation that watches a table, and can be told to leave it. */
export type Visitor = { readonly sendAway: (table: TableId) => void };

export class Whereabouts {
  readonly tablesAtOnce: number;
  readonly #patrons = new Map<PatronId, Map<TableId, Set<Visitor>>>();

  constructor(tablesAtOnce: number) {
    this.tablesAtOnce = tablesAtOnce;
  }

  enter(patron: PatronId, table: TableId, visitor: Visitor): void {
    const tables = this.#patrons.get(patron) ?? new Map<TableId, Set<Visitor>>();
    this.#patrons.set(patron, tables);
    tables.set(table, (tables.get(table) ?? new Set()).add(visitor));
    if (tables.size <= this.tablesAtOnce) return;
    const [oldest] = [...tables].find(([each]) => each !== table) ?? [];
    const visitors = oldest === undefined ? [] : [...(tables.get(oldest) ?? [])];
    for (const each of visitors) if (oldest !== undefined) each.sendAway(oldest);
  }

  leave(patron: PatronId, table: TableId, visitor: Visitor): void {
    const tables = this.#patrons.get(patron);
    const visitors = tables?.get(table);
    visitors?.delete(visitor);
    if (visitors?.size === 0) tables?.delete(table);
    if (tables?.size === 0) this.#patrons.delete(patron);
  }
}
