// A folder lists what it holds on one screen: forty files directly in it, tests and styles included.
import { dirname } from 'node:path/posix';
import type { Ceilings } from './exceptions.ts';
import { countOf } from './exceptions.ts';

export const MOST_FILES = 40;

const GOVERNED = /^(packages|test|scripts|bench|docs)\//;

/** A numbered list that only grows, read by its index: a decision keeps its number and its address. */
const NUMBERED = 'docs/decisions';

/** The folders above the measure, with how many files each holds. */
export const crowdedFolders = (paths: readonly string[]): ReadonlyMap<string, number> =>
  new Map(
    [...countOf(paths.filter((path) => GOVERNED.test(path)).map((path) => dirname(path)))].filter(
      ([folder, count]) => count > MOST_FILES && folder !== NUMBERED,
    ),
  );

/** Folders that are still above the measure. */
export const CROWDED: Ceilings = {};
