// A folder directly contains at most forty files, tests and styles included, so that its list fits on one screen.
import { dirname } from 'node:path/posix';
import type { Ceilings } from './exceptions.ts';
import { countOf } from './exceptions.ts';

export const MOST_FILES = 40;

const GOVERNED = /^(packages|test|scripts|bench|docs)\//;

/** A numbered list with an index: decisions keep their numbers and paths. */
const NUMBERED = 'docs/decisions';

/** Folders above the limit, with their number of files. */
export const crowdedFolders = (paths: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...countOf(paths.filter((path) => GOVERNED.test(path)).map((path) => dirname(path)))].filter(
      ([folder, count]) => count > MOST_FILES && folder !== NUMBERED,
    ),
  );

/** Folders that are still above the limit. */
export const CROWDED: Ceilings = {};
