// Rows against the CHECKs of their tables. SQLite looks at them by itself, but in a file that is open for reading alone it
// does not even read them: there they are asked as any other question.
import type { DatabaseSync } from 'node:sqlite';
import { query } from '../sqlite/query.ts';

/** A sentence for each table with such a row, as SQLite says it. */
export const brokenRules = (database: DatabaseSync): readonly string[] =>
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

/** What stands between the brackets of each CHECK. */
const rulesIn = (sql: string): readonly string[] =>
  [...sql.matchAll(/\bCHECK\s*\(/g)].map(({ 0: { length }, index }) => bracketed(sql.slice(index + length)));

/** Up to the bracket that closes what was opened before. */
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
