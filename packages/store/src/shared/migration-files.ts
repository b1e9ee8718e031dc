// The schema of a store as numbered SQL files, read in order.
import { readdirSync, readFileSync } from 'node:fs';

/** The first makes version 1; `folder` ends in a slash. */
export const migrationsIn = (folder: URL): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name, index) => {
      if (Number.parseInt(name, 10) !== index + 1)
        throw new Error(`migrations are not numbered in a row: ${name}`);
      return readFileSync(new URL(name, folder), 'utf8');
    });
