// Rows against the CHECK constraints of their tables. SQLite's integrity check tests them, but not on a read-only
// connection: there they are run as queries.
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../sqlite/typed-queries.ts';

/** A sentence for each table with such a row, in SQLite's words. */
export const brokenConstraints = (database: DatabaseSync): readonly string[] =>
  query<{ name: string; sql: string }>(database, `SELECT name, sql FROM sqlite_schema WHERE type = 'table'`)
    .all()
    .filter(({ name, sql }) => {
      const broken = rulesIn(sql).map((rule) => `NOT (${rule})`);
      return (
        broken.length > 0 &&
        database.prepare(`SELECT 1 FROM ${name} WHERE ${broken.join(' OR ')} LIMIT 1`).get()
      );
    })
    .map(({ name }) => `the file is damaged: CHECK constraint failed in ${name}`);

/** The expression in the brackets of each CHECK. */
const rulesIn = (sql: string): readonly string[] =>
  [...sql.matchAll(/\bCHECK\s*\(/g)].map(({ 0: { length }, index }) => bracketed(sql.slice(index + length)));

/** Up to the matching closing bracket. */
const bracketed = (text: string): string => {
  let depth = 1;
  let quoted = false;
  for (const [at, sign] of [...text].entries()) {
    if (sign === "'") quoted = !quoted;
    if (quoted) continue;
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) return text.slice(0, at);
  }
  throw new Error(`a rule does not end: ${text}`);
};
