// A row that PostgreSQL refuses, with its table.
/** A row that the other store cannot hold. */
export class UnfitRow extends Error {
  override readonly name = 'UnfitRow';
  constructor(table: string, store: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`a row of ${table} cannot be stored in ${store}: ${why}`, { cause });
  }
}
