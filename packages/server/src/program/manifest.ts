// Manifest of the program's files: one line with SHA-256 and path for each, as `sha256sum` writes and checks them. The
// program's digest is the SHA-256 of these lines, so the same files give the same digest on every machine. [B-56]
import { createHash } from 'node:crypto';
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { programFiles } from './program-files.ts';
import { atOnce, type ReadingPace } from './reading-pace.ts';

export type ProgramManifest = ReadonlyMap<string, string>;

/** Bytes read at once. */
const CHUNK = 256 * 1024;

/**
 * Reads synchronously: with a stream for each of ten thousand small files it took ten times the processor time. The longest
 * pause of the event loop was 13 ms with the files in memory and 20 ms from the disk.
 */
export const readManifest = async (root: string, pace: ReadingPace = atOnce): Promise<ProgramManifest> => {
  const files = new Map<string, string>();
  const chunk = Buffer.allocUnsafe(CHUNK);
  for (const path of await programFiles(root, pace)) {
    files.set(path, await hashOf(join(root, path), chunk, pace));
    await pace();
  }
  return files;
};

const hashOf = async (path: string, chunk: Buffer, pace: ReadingPace): Promise<string> => {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, read));
      if (read === chunk.length) await pace();
    }
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
};

export const manifestText = (manifest: ProgramManifest): string =>
  [...manifest].map(([path, hash]) => `${hash}  ${path}\n`).join('');

export const digestOf = (manifest: ProgramManifest): string =>
  createHash('sha256').update(manifestText(manifest)).digest('hex');

/** Throws a `SyntaxError` that names the line. */
export const parseManifest = (text: string): ProgramManifest =>
  new Map(
    text
      .split(/\r?\n/)
      .filter((line) => line !== '')
      .map((line, index) => {
        const [, hash, path] = /^([0-9a-f]{64}) [ *](.+)$/.exec(line) ?? [];
        if (hash === undefined || path === undefined)
          throw new SyntaxError(`line ${index + 1} is not a SHA-256, two spaces and a path`);
        return [path, hash] as const;
      }),
  );

export type FileChange = { readonly path: string; readonly change: 'changed' | 'missing' | 'added' };

/** Differences between the two manifests, by path. */
export const changesOf = (wanted: ProgramManifest, found: ProgramManifest): readonly FileChange[] =>
  [...new Set([...wanted.keys(), ...found.keys()])].toSorted().flatMap((path): FileChange[] => {
    const [was, is] = [wanted.get(path), found.get(path)];
    if (was === is) return [];
    return [{ path, change: is === undefined ? 'missing' : was === undefined ? 'added' : 'changed' }];
  });
