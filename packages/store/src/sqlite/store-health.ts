// Health readings of the SQLite store: whether it can write, sums of the books, free space. Read by health routes and
// metrics; never delays a ticket.

import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { CommitHealth } from '../shared/commit-health.ts';
import type { StoreHealth, Sums } from '../store-health.ts';
import { APPLICATION_ID, DATABASE_FILE, type OwnedDatabase, openForReading } from './database.ts';
import type { GroupCommit } from './group-commit.ts';
import { lastBackupAt } from './last-backup.ts';
import { schemaVersion } from './migration.ts';
import { readSums } from './sums.ts';

/** The sums are read again only after this time. */
const SUMS_MS = 10_000;

export const createStoreHealth = (
  folder: string,
  { database, found, refuseIfGone }: Pick<OwnedDatabase, 'database' | 'found' | 'refuseIfGone'>,
  group: GroupCommit,
  pulse: CommitHealth,
): { readonly health: StoreHealth; readonly close: () => Promise<void> } => {
  // Writes the value that the header has already; it is flushed all the same.
  const touch = database.prepare(`PRAGMA application_id = ${APPLICATION_ID}`);
  let probe: Promise<boolean> | null = null;
  let reading: { readonly since: number; readonly sums: Promise<Sums> } | null = null;
  let reader: DatabaseSync | null = null;
  let closed = false;

  const canWrite = async (): Promise<boolean> => {
    probe ??= group
      .run(() => touch.run())
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        probe = null;
      });
    return probe;
  };

  const isThere = (): boolean => {
    try {
      refuseIfGone();
      return true;
    } catch {
      return false;
    }
  };

  const sums = (): Promise<Sums> => {
    if (closed) return Promise.reject(new Error('the store is closed'));
    const now = performance.now();
    if (reading && now - reading.since < SUMS_MS) return reading.sums;
    const before = reading?.sums.catch(() => null) ?? Promise.resolve(null);
    const next = before.then(() => {
      reader ??= openForReading(folder);
      return readSums(reader, () => closed);
    });
    reading = { since: now, sums: next };
    // A failed reading is not kept.
    next.catch(() => {
      reading = null;
    });
    return next;
  };

  return {
    health: {
      schema: { found, now: schemaVersion(database) },
      // A recent commit proves nothing when the file was removed since.
      canWrite: async () => isThere() && (pulse.latest() ?? canWrite()),
      waiting: group.waiting,
      sums,
      room: async () => {
        const { bavail, bsize } = await statfs(folder);
        const file = join(folder, DATABASE_FILE);
        const [databaseBytes, walBytes] = [sizeOf(file), sizeOf(`${file}-wal`)];
        return { databaseBytes, walBytes, freeBytes: bavail * bsize };
      },
      lastBackupAt: () => lastBackupAt(folder),
    },
    close: async () => {
      closed = true;
      await reading?.sums.catch(() => null);
      reader?.close();
    },
  };
};

const sizeOf = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
