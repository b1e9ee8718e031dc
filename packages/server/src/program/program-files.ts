// Which files are the program: its own sources without tests, the built pages, the shipped rooms, what starts it, and
// the installed packages it may load, the pinned runtime among them. Not the operating system, nor settings and data.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the tree this runs from. */
export const PROGRAM_ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const TOP_FILES = ['package.json', 'package-lock.json'];
const TOP_FOLDERS = ['rooms', 'scripts'];
/** Of each package. */
const PARTS = ['bin', 'dist', 'src'];
const IS_TEST = /\.(test|bench)\.tsx?$/;

/** Paths from the root with `/`, in the order of their code units. Symbolic links are not followed. */
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
  // Packages within packages are named twice by the lock file: below their parent, and by themselves.
  return [...new Set([...TOP_FILES, ...manifests, ...own.flat(), ...installed.flat()])].toSorted(byCodeUnit);
};

type LockFile = {
  readonly packages: Readonly<Record<string, { readonly dev?: boolean; readonly link?: boolean }>>;
};

/** Those of the lock file that are there, without what is for development alone and links to our own. */
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

/** Nothing where there is no such folder: not every package has every part, nor every machine every package. */
const entriesOf = async (root: string, folder: string) => {
  try {
    return await readdir(join(root, folder), { withFileTypes: true });
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === 'ENOENT') return [];
    throw fault;
  }
};

/** The same in every locale. */
const byCodeUnit = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
