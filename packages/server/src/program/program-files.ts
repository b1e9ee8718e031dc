// Lists the files that form the program: its sources without tests, built pages, shipped rooms, start scripts, and the
// installed packages it may load, including the pinned runtime. Installed from a registry, all of it is packages. Not the
// operating system, settings or data.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedPackages } from './published-packages.ts';
import { atOnce, type ReadingPace } from './reading-pace.ts';
import { IS_PUBLISHED } from './shipped-files.ts';

/** Root folder of the running program: the tree, or the folder with `node_modules` in which the published packages are. */
export const PROGRAM_ROOT = fileURLToPath(
  new URL(IS_PUBLISHED ? '../../../../../' : '../../../../', import.meta.url),
);

const TOP_FILES = ['package.json', 'package-lock.json'];
const TOP_FOLDERS = ['brands', 'rooms', 'scripts'];
/** Subfolders of each package. */
const PARTS = ['bin', 'dist', 'src'];
const IS_TEST = /\.(test|bench)\.tsx?$/;

/** Paths relative to the root with `/`, sorted by code unit. Symbolic links are not followed. */
export const programFiles = async (root: string, pace: ReadingPace = atOnce): Promise<readonly string[]> => {
  const packages = entriesOf(root, 'packages').filter((each) => each.isDirectory());
  if (packages.length === 0 && entriesOf(root, 'node_modules/@punto').length > 0)
    return filesOfPackages(root, await publishedPackages(root), pace);
  const folders = [
    ...TOP_FOLDERS,
    ...packages.flatMap(({ name }) => PARTS.map((part) => `packages/${name}/${part}`)),
  ];
  const files: string[] = [];
  for (const folder of folders) await addFilesBelow(root, folder, IS_TEST, pace, files);
  for (const folder of await installedPackages(root)) await addFilesBelow(root, folder, null, pace, files);
  const manifests = packages.map(({ name }) => `packages/${name}/package.json`);
  // The lock file has nested packages twice: below their parent, and by themselves.
  return [...new Set([...TOP_FILES, ...manifests, ...files])].toSorted(byCodeUnit);
};

const filesOfPackages = async (
  root: string,
  folders: readonly string[],
  pace: ReadingPace,
): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const folder of folders) await addFilesBelow(root, folder, null, pace, files);
  return [...new Set(files)].toSorted(byCodeUnit);
};

type LockFile = {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
};

/** Installed packages of the lock file, without development dependencies and links to our own packages. */
const installedPackages = async (root: string): Promise<readonly string[]> => {
  const lock: LockFile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  return Object.entries(lock.packages).flatMap(([folder, { dev = false, link = false }]) =>
    folder.includes('node_modules/') && !dev && !link ? [folder] : [],
  );
};

const addFilesBelow = async (
  root: string,
  folder: string,
  except: RegExp | null,
  pace: ReadingPace,
  files: string[],
): Promise<void> => {
  const entries = entriesOf(root, folder);
  await pace();
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) await addFilesBelow(root, path, except, pace, files);
    else if (entry.isFile() && !except?.test(entry.name)) files.push(path);
  }
};

/** Empty for a missing folder: not every package has every part, nor every machine every package. */
const entriesOf = (root: string, folder: string) => {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
};

/** Independent of the locale. */
const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
