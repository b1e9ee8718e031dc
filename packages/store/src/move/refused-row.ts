// The error of a move: the target database refuses a row. The message names the table.
export class RefusedRow extends Error {
  override readonly name = 'RefusedRow';
  constructor(table: string, store: string, cause: unknown) {
    const why = cause instanceof Error ? cause.message : String(cause);
    super(`a row of ${table} cannot be stored in ${store}: ${why}`, { cause });
  }
}
