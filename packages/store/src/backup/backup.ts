// Backup of a running deployment: a consistent snapshot in a separate database, checked after the copy, and given
// its name only when complete. A data folder is copied page by page by SQLite, in a read transaction that blocks no
// writer; other databases provide their own way to copy.

import { closeSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { type AuditReport, auditFolder } from '../audit/audit.ts';
import { folderTrouble, makeFolder } from '../shared/make-folder.ts';
import { syncPath } from '../shared/sync-path.ts';
import { fingerprintOf, knownShoeKeys, placeShoeKeys, type ShoeKeys } from '../shoes/shoe-key.ts';
import { createChains } from '../sqlite/chains.ts';
import { DATABASE_FILE, openForReading } from '../sqlite/database.ts';
import { LAST_BACKUP_FILE } from '../sqlite/last-backup.ts';
import { schemaVersion } from '../sqlite/migration.ts';
import { createStreams } from '../sqlite/stream.ts';
import { query } from '../sqlite/typed-queries.ts';
import { MANIFEST_FILE, type Manifest, sumOf } from './backup-manifest.ts';

/** Pages in one step; between two steps the copying thread reports its progress. */
const PAGES = 1_000;
const OWNER_ALONE = { mode: 0o600 };

export type BackupOptions = {
  /** Where backups are kept; each is a separate folder in it. */
  readonly into: string;
  /** Takes the key along that its undealt cards are encrypted with. */
  readonly withKey: boolean;
  /** Checks the file only, without recomputing sums. */
  readonly quick: boolean;
  /** PUNTO_SHOE_KEY. */
  readonly givenKey: string | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** How much is copied, from 0 to 1. */
  readonly progress?: (share: number) => void;
};

/** A source that provides a consistent snapshot. */
export type BackupSource = {
  /** The name that people use for it. */
  readonly name: string;
  /** The command that looks into it. */
  readonly audit: string;
  /** The keys that encrypt its undealt cards, as far as known here. */
  readonly keys: ShoeKeys | null;
  /** Copies into a file of that name; returns the faults found, as sentences. */
  readonly copy: (file: string) => Promise<readonly string[]>;
  /** Once there is a whole backup. */
  readonly note: (target: string, manifest: Manifest) => void;
};

export type Backup = { readonly folder: string; readonly manifest: Manifest };

/** The copy is inconsistent, or the source does not exist: nothing was kept. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** Backs up a data folder, served or not. Rejects with `BackupRefused` or an open failure. */
export const backUp = async ({
  folder,
  ...options
}: BackupOptions & { readonly folder: string }): Promise<Backup> => {
  const keys = knownShoeKeys(folder, options.givenKey);
  if (options.withKey && keys === null)
    throw new BackupRefused(
      `The data folder ${folder} has no shoe.key: set PUNTO_SHOE_KEY, or leave out --with-key.`,
    );
  const reader = openForReading(folder);
  try {
    return await keepBackup(folderSource(folder, reader, keys, options), options);
  } finally {
    reader.close();
  }
};

export const keepBackup = async (source: BackupSource, options: BackupOptions): Promise<Backup> => {
  const { into, withKey, now } = options;
  const target = join(into, nameAt(now));
  const partial = `${target}.partial`;
  try {
    prepare(into, partial);
    const [fault] = await source.copy(join(partial, DATABASE_FILE));
    if (fault !== undefined)
      throw new BackupRefused(
        `The audit of the copy of ${source.name} found a fault, and no backup was kept: ${fault}. For all faults run: ${source.audit}`,
      );
    const manifest = await describe(partial, options, source.keys);
    if (withKey && source.keys) placeShoeKeys(partial, source.keys);
    writeJournalled(join(partial, MANIFEST_FILE), manifest);
    syncPath(partial);
    renameSync(partial, target);
    syncPath(into);
    source.note(target, manifest);
    return { folder: target, manifest };
  } finally {
    rmSync(partial, { recursive: true, force: true });
  }
};

/** Tried before the work: a large house is not copied to learn that there is no room for its first byte. */
const prepare = (into: string, partial: string): void => {
  try {
    makeFolder(partial);
  } catch (cause) {
    throw new BackupRefused(
      `No backup can be written into ${into}: ${folderTrouble(cause)}. Name a folder that can be written to.`,
      { cause },
    );
  }
};

const folderSource = (
  folder: string,
  reader: DatabaseSync,
  keys: ShoeKeys | null,
  { quick, progress }: BackupOptions,
): BackupSource => ({
  name: folder,
  audit: `punto audit --data ${folder}`,
  keys,
  copy: async (file) => {
    await copy(reader, file, progress);
    return (quick ? checkFile(file) : auditFolder(dirname(file))).faults;
  },
  note: (target, manifest) => note(folder, target, manifest),
});

/** `punto-2026-11-21T15-30-00Z`: sorted by name they are sorted by age. */
const nameAt = (now: number): string =>
  `punto-${new Date(now)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-')}`;

const copy = async (
  reader: DatabaseSync,
  file: string,
  progress?: (share: number) => void,
): Promise<void> => {
  // An open read fixes one moment: without it every commit of a running deployment would make the copy start again.
  reader.exec('BEGIN');
  reader.prepare('SELECT 1 FROM sqlite_schema').get();
  // Mode 0600 from the first byte: SQLite would use the umask.
  closeSync(openSync(file, 'wx', 0o600));
  await backup(reader, file, {
    rate: PAGES,
    progress: ({ totalPages, remainingPages }) => progress?.(1 - remainingPages / totalPages),
  });
  reader.exec('ROLLBACK');
  // One file without a WAL.
  const copied = new DatabaseSync(file);
  copied.exec('PRAGMA journal_mode = DELETE');
  copied.close();
  syncPath(file);
};

const describe = async (
  partial: string,
  { withKey, quick, now }: BackupOptions,
  keys: ShoeKeys | null,
): Promise<Manifest> => {
  const file = join(partial, DATABASE_FILE);
  const copied = new DatabaseSync(file, { readOnly: true });
  try {
    return {
      format: 1,
      madeAt: now,
      lastAt: createStreams(copied, createChains(copied)).lastAt(),
      schema: schemaVersion(copied),
      bytes: statSync(file).size,
      sha256: await sumOf(file),
      audited: !quick,
      chains: chainsOf(copied),
      key: keys && { fingerprint: fingerprintOf(keys[0]), included: withKey },
    };
  } finally {
    copied.close();
  }
};

const checkFile = (file: string): Pick<AuditReport, 'faults'> => {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = query<{ integrity_check: string }>(database, 'PRAGMA integrity_check').all();
    return { faults: rows.map((row) => row.integrity_check).filter((result) => result !== 'ok') };
  } finally {
    database.close();
  }
};

const chainsOf = (database: DatabaseSync): Manifest['chains'] =>
  Object.fromEntries(
    query<{ chain: string; length: number; hash: string }>(
      database,
      // Tables that patrons have alone are many, and their chains are in the file.
      `SELECT chain, length, hash FROM chains WHERE chain NOT GLOB 'events:*.*' ORDER BY chain`,
    )
      .all()
      .map(({ chain, length, hash }) => [chain, { length, hash }]),
  );

/** For metrics only; a user without write permission can still make a backup. */
const note = (folder: string, target: string, { madeAt, bytes }: Manifest): void => {
  const file = join(folder, LAST_BACKUP_FILE);
  try {
    rmSync(`${file}.partial`, { force: true });
    writeFileSync(
      `${file}.partial`,
      JSON.stringify({ at: madeAt, folder: resolve(target), bytes }),
      OWNER_ALONE,
    );
    renameSync(`${file}.partial`, file);
  } catch (cause) {
    if (!isNotPermitted(cause)) throw cause;
  }
};

const isNotPermitted = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && ['EACCES', 'EPERM', 'EROFS'].includes(String(cause.code));

const writeJournalled = (file: string, manifest: Manifest): void => {
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`, OWNER_ALONE);
  syncPath(file);
};
