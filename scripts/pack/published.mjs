// The packages that are published, in the order of their dependencies. `isLibrary`: other projects import it, so its tarball
// has declarations, source maps and the sources they lead to. The others only carry the program of `@punto/cli`.
import { existsSync } from 'node:fs';
import { inTree } from '../paths.mjs';

/**
 * What the compiler knows of the place in which a package runs, so that a use of anything else fails: the oldest Node of its
 * `engines`, and Node's own modules only where no browser is meant.
 */
const ANY = { lib: ['es2023'], types: [] };
const NEWER = { lib: ['es2024', 'esnext.collection'], types: [] };
const WITH_SOCKETS = { lib: ['es2024', 'esnext.collection', 'dom'], types: [] };
export const NODE = { lib: ['esnext'], types: ['node'] };

export const PUBLISHED = [
  { name: 'engine', isLibrary: true, place: ANY },
  { name: 'ledger', isLibrary: true, place: ANY },
  { name: 'table', isLibrary: true, place: NEWER },
  { name: 'protocol', isLibrary: true, place: WITH_SOCKETS },
  { name: 'operator', isLibrary: true, place: NODE },
  { name: 'language', isLibrary: false, place: NODE },
  { name: 'store', isLibrary: false, place: NODE },
  { name: 'server', isLibrary: false, place: NODE },
  { name: 'cli', isLibrary: false, place: NODE },
];

export const publishedPackage = (name) => {
  const found = PUBLISHED.find((each) => each.name === name);
  if (found === undefined)
    throw new Error(`${name} is not a published package: scripts/pack/published.mjs lists them`);
  return found;
};

/**
 * Folders of a package that are compiled. With more than one, `dist` has a folder for each, since they import one another by
 * relative paths; with `src` alone, `dist` stands for it.
 */
export const sourceFoldersOf = (name) =>
  ['src', 'texts'].filter((folder) => existsSync(inTree('packages', name, folder)));
