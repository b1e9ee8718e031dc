// Restores a backup into a folder without a database: checked first, then migrated. Nothing is ever overwritten;
// existing files must be moved away by a person.

import { chmodSync, cpSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { TableId } from '@punto/table/ids';
import { auditFolder } from '../audit/audit.ts';
import { NewerDatabase } from '../open-failure.ts';
import { folderTrouble, makeFolder } from '../shared/make-folder.ts';
import { syncPath } from '../shared/sync-path.ts';
import {
  fingerprintOf,
  knownShoeKeys,
  placeShoeKeys,
  SHOE_KEY_FILE,
  type ShoeKeys,
} from '../shoes/shoe-key.ts';
import { DATABASE_FILE, openDatabase } from '../sqlite/database.ts';
import { latestSchema } from '../sqlite/migration.ts';
import { createRestores } from '../sqlite/restores/restores.ts';
import { openSqliteStore } from '../sqlite-store.ts';
import type { Store } from '../store.ts';
import { BrokenBackup, type Manifest, readManifest, sumOf } from './backup-manifest.ts';

/** Inside the data folder, so that the last step is a rename; one left by a restore that was killed is cleared. */
const STAGE = 'restoring';

/** Resolves with the tables whose shoe it ended. `keys`: `null` opens none. */
export type EndShoes = (store: Store, keys: ShoeKeys | null, now: number) => Promise<readonly TableId[]>;

export type RestoreOptions = {
  readonly backup: string;
  /** The data folder. */
  readonly folder: string;
  /** Continues without the shoe key: rounds in progress are cancelled, their stakes returned. */
  readonly withoutKey: boolean;
  /** PUNTO_SHOE_KEY. */
  readonly givenKey: string | undefined;
  readonly now: number;
  /** Ends the shoe of every table, since patrons may have seen its later cards, and voids the round in progress. */
  readonly endShoes: EndShoes;
};

export type Restored = {
  readonly manifest: Manifest;
  readonly counted: { readonly events: number; readonly rounds: number; readonly records: number };
  /** Tables that had a shoe: it has ended, and unsettled stakes were returned. */
  readonly ended: readonly TableId[];
  /** Every shoe has a number above this one from now on. */
  readonly spentShoes: number;
};

export class RestoreRefused extends Error {
  override readonly name = 'RestoreRefused';
}

/** Rejects with `RestoreRefused`, `BrokenBackup` or an open failure; the folder is then as it was. */
export const restore = async (options: RestoreOptions): Promise<Restored> => {
  const { backup, folder } = options;
  const manifest = readManifest(backup);
  if (manifest.schema > latestSchema())
    throw new NewerDatabase(join(backup, DATABASE_FILE), manifest.schema, latestSchema());
  refuseTaken(folder);
  const lost = lostTime(backup, manifest, options.now);
  const keys = keysFor(options, manifest);
  const stage = join(folder, STAGE);
  prepare(folder, stage);
  try {
    await bring(backup, stage, manifest);
    const spentShoes = noteRestore(stage, lost);
    const ended = await endShoesIn(stage, keys, options);
    const { faults, counted } = auditFolder(stage);
    const [fault] = faults;
    if (fault !== undefined) throw new BrokenBackup(backup, `failed the audit: ${fault}`);
    if (keys && options.givenKey === undefined && !existsSync(join(folder, SHOE_KEY_FILE)))
      placeShoeKeys(folder, keys);
    renameSync(join(stage, DATABASE_FILE), join(folder, DATABASE_FILE));
    syncPath(folder);
    return { manifest, counted, ended, spentShoes };
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
};

const prepare = (folder: string, stage: string): void => {
  try {
    rmSync(stage, { recursive: true, force: true });
    makeFolder(stage);
  } catch (cause) {
    throw new RestoreRefused(
      `Nothing can be restored into ${folder}: ${folderTrouble(cause)}. Name a folder that can be written to.`,
      { cause },
    );
  }
};

const refuseTaken = (folder: string): void => {
  for (const end of ['', '-wal'])
    if (existsSync(join(folder, `${DATABASE_FILE}${end}`)))
      throw new RestoreRefused(
        `The data folder ${folder} already holds a ${DATABASE_FILE}${end}, and a restore overwrites nothing. Stop its server and move the folder away, or give another folder with --data.`,
      );
};

type LostTime = { readonly from: number; readonly to: number };

/** The time whose shoes are lost; its length says how many there can have been. */
const lostTime = (backup: string, { lastAt, madeAt }: Manifest, now: number): LostTime => {
  const from = lastAt === 0 ? madeAt : lastAt;
  if (now >= from) return { from, to: now };
  throw new RestoreRefused(
    `The clock of this machine shows ${new Date(now).toISOString()}, and the newest event of the backup ${backup} is of ${new Date(from).toISOString()}. Set the clock: it tells which numbers of shoes were used since then.`,
  );
};

/** Migrates the database; returns the highest number that a lost shoe may have. */
const noteRestore = (stage: string, { from, to }: LostTime): number => {
  const { database, close } = openDatabase(stage);
  try {
    return createRestores(database).note(to, from);
  } finally {
    close();
  }
};

/** The keys the shoes were encrypted with, from the backup, the folder or the environment; `null`: go on without. */
const keysFor = (
  { backup, folder, withoutKey, givenKey }: RestoreOptions,
  { key: wanted }: Manifest,
): ShoeKeys | null => {
  const own = knownShoeKeys(folder, givenKey);
  // The backup does not name its key, so the key cannot be compared.
  if (own && (wanted === null || isAmong(own, wanted.fingerprint))) return own;
  const where = givenKey === undefined ? `${join(folder, SHOE_KEY_FILE)}` : 'PUNTO_SHOE_KEY';
  if (withoutKey) return null;
  if (own)
    throw new RestoreRefused(
      `The key in ${where} is not the shoe key of the backup ${backup}. Put the right key there, or use --without-key: rounds in progress are then cancelled and their stakes returned.`,
    );
  const included = wanted?.included ? knownShoeKeys(backup, undefined) : null;
  if (included && isAmong(included, wanted?.fingerprint)) return included;
  throw new RestoreRefused(
    `The backup ${backup} does not include its shoe key. Put the ${SHOE_KEY_FILE} into ${folder}, set PUNTO_SHOE_KEY, or use --without-key: rounds in progress are then cancelled and their stakes returned.`,
  );
};

const isAmong = (keys: ShoeKeys, fingerprint: string | undefined): boolean =>
  keys.some((key) => fingerprintOf(key) === fingerprint);

const bring = async (backup: string, stage: string, { bytes, sha256 }: Manifest): Promise<void> => {
  const file = join(stage, DATABASE_FILE);
  if (!existsSync(join(backup, DATABASE_FILE))) throw new BrokenBackup(backup, `has no ${DATABASE_FILE}`);
  cpSync(join(backup, DATABASE_FILE), file);
  // A backup of an earlier release could be read by others.
  chmodSync(file, 0o600);
  const { size } = statSync(file);
  if (size !== bytes)
    throw new BrokenBackup(backup, `is incomplete: its database has ${size} of ${bytes} bytes`);
  if ((await sumOf(file)) !== sha256)
    throw new BrokenBackup(
      backup,
      'was changed since it was made: the SHA-256 of its database differs from the manifest',
    );
};

/** Patrons have seen cards that were dealt after the backup. [S4] */
const endShoesIn = async (
  stage: string,
  keys: ShoeKeys | null,
  { endShoes, now }: Pick<RestoreOptions, 'endShoes' | 'now'>,
): Promise<readonly TableId[]> => {
  const store = await openSqliteStore(stage);
  try {
    return await endShoes(store, keys, now);
  } finally {
    await store.close();
  }
};
