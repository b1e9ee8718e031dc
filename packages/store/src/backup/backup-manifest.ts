// The manifest of a backup: when it was made, the chain heads, and the checksum that detects a changed or shortened
// copy. Written last, so that a folder without one is no backup.
import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';

export const MANIFEST_FILE = 'manifest.json';

const ManifestSchema = Type.Object({
  format: Type.Literal(1),
  madeAt: Type.Integer(),
  /** Time of the newest event; 0 if there is none. */
  lastAt: Type.Integer(),
  schema: Type.Integer(),
  bytes: Type.Integer(),
  sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** Whether every chain was followed and every book added up; the file itself always is checked. */
  audited: Type.Boolean(),
  /** The chain heads: stored elsewhere, they prove later that nothing before them was changed. */
  chains: Type.Record(Type.String(), Type.Object({ length: Type.Integer(), hash: Type.String() })),
  /** The newest key its shoes are encrypted with, by its fingerprint; `null`: the folder knew none. */
  key: Type.Union([Type.Object({ fingerprint: Type.String(), included: Type.Boolean() }), Type.Null()]),
});
export type Manifest = Static<typeof ManifestSchema>;

export class BrokenBackup extends Error {
  override readonly name = 'BrokenBackup';
  constructor(folder: string, what: string, options?: ErrorOptions) {
    super(`The folder ${folder} ${what}. Use another backup.`, options);
  }
}

/** Throws `BrokenBackup`. */
export const readManifest = (backup: string): Manifest => {
  let read: unknown;
  try {
    read = JSON.parse(readFileSync(join(backup, MANIFEST_FILE), 'utf8'));
  } catch (cause) {
    throw new BrokenBackup(backup, `is not a backup: it has no readable ${MANIFEST_FILE}`, { cause });
  }
  if (!Value.Check(ManifestSchema, read))
    throw new BrokenBackup(backup, `has a ${MANIFEST_FILE} that this release does not understand`);
  return read;
};

/** Hexadecimal SHA-256 of a file, as `sha256sum` prints it. */
export const sumOf = async (file: string): Promise<string> => {
  const sum = createHash('sha256');
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), sum);
  return sum.digest('hex');
};
