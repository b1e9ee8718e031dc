// Finds the packages that a build has put into its files, with their licence texts: the licences ask to go with the copies, which
// is what a page sends to each browser. A package without a licence text fails the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type BundledPackage = {
  readonly name: string;
  readonly version: string;
  /** The SPDX expression of the manifest. */
  readonly licence: string;
  readonly text: string;
};

type Manifest = { readonly name: string; readonly version: string; readonly license?: string };

/** Code that the build tools write into the output themselves, by the start of its module's id. */
const WRITTEN_BY: readonly (readonly [string, string])[] = [
  ['\0vite/', 'vite'],
  ['\0rolldown', 'rolldown'],
  ['\0plugin-vue', '@vitejs/plugin-vue'],
];
/** The folder of the innermost package; workspaces are links, which the bundler has resolved. */
const IN_PACKAGE = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;
/** Vite's file goes on with the licences of what Vite itself runs on; the code that it writes into a build is its own. */
const OF_OTHERS = /\n# Licenses of bundled dependencies\n[\s\S]*$/;

/**
 * The packages other than our own that the modules and files belong to, sorted by name.
 * `ids`: as the bundler names them; an absolute path, with a query for a part of it, or `\0…` for a module without a file.
 * `folderOf`: where a package is installed.
 */
export const bundledPackages = (
  ids: Iterable<string>,
  folderOf: (name: string) => string,
): readonly BundledPackage[] => {
  const folders = new Set<string>();
  for (const id of ids) {
    const folder = packageFolder(id, folderOf);
    if (folder !== null) folders.add(folder);
  }
  const packages = [...folders].map((folder) => ({ folder, ...manifestIn(folder) }));
  return packages
    .map(({ folder, name, version, licence }) => ({ name, version, licence, text: textIn(folder, name) }))
    .toSorted((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));
};

/** `null` for our own files. */
const packageFolder = (id: string, folderOf: (name: string) => string): string | null => {
  if (!id.startsWith('\0')) return IN_PACKAGE.exec(id)?.[0] ?? null;
  const [, writer] = WRITTEN_BY.find(([start]) => id.startsWith(start)) ?? [];
  if (writer !== undefined) return folderOf(writer);
  throw new Error(
    `The module ${JSON.stringify(id)} has no file: name the package that writes it in packages/web/bundled-packages.ts.`,
  );
};

const manifestIn = (folder: string) => {
  const {
    name,
    version,
    license = '',
  }: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { name, version, licence: license };
};

const textIn = (folder: string, name: string): string => {
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replace(OF_OTHERS, '').trim());
  if (texts.join('') === '')
    throw new Error(
      `The build contains ${name}, which has no licence file: it may not be sent to browsers. Remove it, or ask its authors.`,
    );
  return texts.join('\n\n');
};
