// Houses of older releases, for the tests of an upgrade: each is the SQL of a database as that release left it, its
// schema included, so that a change to a migration cannot change what it starts from.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from './database.ts';

const FOLDER = new URL('./old-houses/', import.meta.url);

/** The schema versions that were ever released before this one, oldest first. */
export const OLD_SCHEMAS: readonly number[] = readdirSync(FOLDER)
  .map((name) => Number(/^schema-(\d+)\.sql$/.exec(name)?.[1]))
  .sort((a, b) => a - b);

/** Leaves the house of that schema in a data folder. */
export const buildOldHouse = (schema: number, folder: string): void => {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  database.exec(readFileSync(new URL(`schema-${schema}.sql`, FOLDER), 'utf8'));
  database.close();
};
