// Compiles the published packages into folders of a cache, which are used again while the sources stay the same: the libraries
// to JavaScript, declarations and source maps, the programs to JavaScript alone. So the `prepack` of nine packages compiles twice.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { runOrFail } from '../child.mjs';
import { commandOf, inTree, ROOT } from '../paths.mjs';
import { environment, runtime } from '../runtime.mjs';
import { NODE, PUBLISHED, sourceFoldersOf } from './published.mjs';

const CACHE = inTree('node_modules', '.cache', 'packed');
const IS_SOURCE = /(?<!\.(?:test|bench))\.ts$/;
/** A source that the manifest leads to in Node alone. */
const IS_FOR_NODE = /\.node\.ts$/;

/** The folder with `engine/src/card.js` and so on, of all libraries or of all programs. */
export const compiled = async (isLibrary) => {
  const packages = PUBLISHED.filter((each) => each.isLibrary === isLibrary);
  const folder = join(CACHE, fingerprint(packages));
  if (existsSync(folder)) return folder;
  mkdirSync(CACHE, { recursive: true });
  removeOld();
  const unfinished = mkdtempSync(join(CACHE, 'unfinished-'));
  // The compiler writes the files of dependencies too, alike each time.
  for (const [place, files] of sourcesIn(packages)) await compile(files, { ...place, isLibrary }, unfinished);
  finish(unfinished, folder);
  return folder;
};

/** The sources for each place in which they run. */
const sourcesIn = (packages) => {
  const places = new Map();
  for (const { name, place } of packages)
    for (const path of sourceFoldersOf(name).flatMap((folder) =>
      sourcesUnder(inTree('packages', name, folder)),
    )) {
      const own = IS_FOR_NODE.test(path) ? NODE : place;
      places.set(own, [...(places.get(own) ?? []), path]);
    }
  return places;
};

/** Another process may have compiled the same meanwhile. */
const finish = (unfinished, folder) => {
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(unfinished, { recursive: true, force: true });
  }
};

const KEPT_MS = 24 * 3_600_000;

/** Those of a day remain, since another process may be copying from them. */
const removeOld = () => {
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (Date.now() - statSync(path).mtimeMs > KEPT_MS) rmSync(path, { recursive: true, force: true });
  }
};

const compile = async (files, place, outDir) => {
  const config = `${outDir}.json`;
  writeFileSync(config, JSON.stringify(configOf(files, place, outDir), null, 2));
  const node = runtime();
  const words = [commandOf('typescript', 'tsc'), '-p', config, '--singleThreaded'];
  await runOrFail('The packages do not compile.', node, words, { env: environment(node) });
  rmSync(config);
};

/** Programs run where the tree runs, and `npm test` checks their types there. */
const configOf = (files, { types, lib, isLibrary }, outDir) => ({
  extends: inTree('tsconfig.json'),
  compilerOptions: {
    target: 'es2023',
    lib,
    types,
    typeRoots: [inTree('node_modules', '@types')],
    noEmit: false,
    rewriteRelativeImportExtensions: true,
    declaration: isLibrary,
    declarationMap: isLibrary,
    sourceMap: isLibrary,
    noCheck: !isLibrary,
    resolveJsonModule: true,
    rootDir: inTree('packages'),
    outDir,
  },
  files,
  include: [],
});

/** A hash of the name and content of each source, and of what compiles them. */
const fingerprint = (packages) => {
  const hash = createHash('sha256').update(packages.map(({ name }) => name).join());
  const sources = PUBLISHED.flatMap(({ name }) =>
    sourceFoldersOf(name).flatMap((folder) => sourcesUnder(inTree('packages', name, folder))),
  );
  const manifests = PUBLISHED.map(({ name }) => inTree('packages', name, 'package.json'));
  const own = inTree('scripts', 'pack', 'compile.mjs');
  for (const path of [own, inTree('package-lock.json'), inTree('tsconfig.json'), ...manifests, ...sources])
    hash
      .update(`${relative(ROOT, path)}\0`)
      .update(readFileSync(path))
      .update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** The TypeScript files below a folder without tests, sorted. */
export const sourcesUnder = (folder) => filesUnder(folder).filter((path) => IS_SOURCE.test(path));

export const filesUnder = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesUnder(join(folder, entry.name)) : [join(folder, entry.name)],
    );
