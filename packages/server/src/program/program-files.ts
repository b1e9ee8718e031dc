// Lists the files that form the program: its sources without tests, built pages, shipped rooms, start scripts, and the
// installed packages it may load, including the pinned runtime. Not the operating system, settings or data.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Root folder of the running program. */
export const PROGRAM_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const TOP_FILES = ['package.json', 'package-lock.json'];
const TOP_FOLDERS = ['rooms', 'scripts'];
/** Subfolders of each package. */
const PARTS = ['bin', 'dist', 'src'];
const IS_TEST = /\.(test|bench)\.tsx?$/;

/** Paths relative to the root with `/`, sorted by code unit. Symbolic links are not followed. */
export const programFiles = async (root: string): Promise<readonly string[]> => {
  const packages = (await entriesOf(root, 'packages')).filter((each) => each.isDirectory());
  const folders = [
    ...TOP_FOLDERS,
    ...packages.flatMap(({ name }) => PARTS.map((part) => `packages/${name}/${part}`)),
  ];
  const [own, installed] = await Promise.all([
    Promise.all(folders.map((folder) => filesBelow(root, folder, IS_TEST))),
    Promise.all((await installedPackages(root)).map((folder) => filesBelow(root, folder, null))),
  ]);
  const manifests = packages.map(({ name }) => `packages/${name}/package.json`);
  // The lock file has nested packages twice: below their parent, and by themselves.
  return [...new Set([...TOP_FILES, ...manifests, ...own.flat(), ...installed.flat()])].toSorted(byCodeUnit);
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

const filesBelow = async (
  root: string,
  folder: string,
  except: RegExp | null,
): Promise<readonly string[]> => {
  const files: string[] = [];
  for (const entry of await entriesOf(root, folder)) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) files.push(...(await filesBelow(root, path, except)));
    else if (entry.isFile() && !except?.test(entry.name)) files.push(path);
  }
  return files;
};

/** Empty for a missing folder: not every package has every part, nor every machine every package. */
const entriesOf = async (root: string, folder: string) => {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
};

/** Independent of the locale. */
const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
