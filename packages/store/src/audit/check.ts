// A check of the audit: a query that finds faulty rows only, and the sentence for each.
import type { SQLOutputValue } from 'node:sqlite';

type Row = Readonly<Record<string, SQLOutputValue>>;

export type AuditCheck = { readonly sql: string; readonly fault: (row: Row) => string };
