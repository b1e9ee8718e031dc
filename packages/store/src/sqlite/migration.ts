// Schema migrations: numbered files, forward only. All missing ones run in one transaction together with the new
// version number in the file header, so that an interrupted upgrade leaves the database as the old release knows it.
// Where SQL cannot compute values for existing rows, a step in code fills them in, in the same transaction.

import type { DatabaseSync } from 'node:sqlite';
import { NewerDatabase } from '../open-failure.ts';
import { migrationsIn } from '../shared/migration-files.ts';
import { fillFloor } from './migrations/0003-floor.ts';
import { fillDefinitions } from './migrations/0015-bet-definitions.ts';

const FOLDER = new URL('./migrations/', import.meta.url);

/** The migrations in order: the first makes version 1. */
const migrations = (): readonly string[] => migrationsIn(FOLDER);

/** Fill steps by migration number. */
const FILLS: Readonly<Record<number, (database: DatabaseSync) => void>> = {
  3: fillFloor,
  15: fillDefinitions,
};

/** The schema version this release writes. */
export const latestSchema = (): number => migrations().length;

/** Brings the schema to this release's version; `file` is only for the message. */
export const migrate = (database: DatabaseSync, file: string): void => {
  const steps = migrations();
  const found = schemaVersion(database);
  if (found > steps.length) throw new NewerDatabase(file, found, steps.length);
  if (found === steps.length) return;
  database.exec('BEGIN IMMEDIATE');
  try {
    for (const [index, sql] of steps.entries()) {
      if (index < found) continue;
      database.exec(sql);
      FILLS[index + 1]?.(database);
    }
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec('COMMIT');
  } catch (cause) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw cause;
  }
};

export const schemaVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);
