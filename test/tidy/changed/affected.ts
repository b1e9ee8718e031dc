// Finds the test files that a change can affect: those that reach a changed file by imports, by `new URL(…,
// import.meta.url)` as a started program or a folder of data, or by its name. Nearest first, so that a limit drops the
// farthest.
import { posix } from 'node:path';
import { targetsOf } from '../measures/reach.ts';
import { isCode, type SourceFile } from '../tree.ts';

const TEST = /^packages\/.*\.test\.ts$/;

/** Test files and their distance from the change in imports, nearest first. */
export const affectedTests = (
  files: readonly SourceFile[],
  changed: readonly string[],
): readonly { readonly file: string; readonly steps: number }[] => {
  const importers = importersOf(files);
  const steps = new Map<string, number>(changed.map((path) => [path, 0]));
  const open = [...changed, ...namedBy(files, changed, steps)];
  for (const path of open) {
    const far = (steps.get(path) ?? 0) + 1;
    for (const importer of [...(importers.get(path) ?? []), ...(importers.get(folderOf(path)) ?? [])]) {
      if (steps.has(importer)) continue;
      steps.set(importer, far);
      open.push(importer);
    }
  }
  return files
    .flatMap(({ path }) =>
      TEST.test(path) && steps.has(path) ? [{ file: path, steps: steps.get(path) ?? 0 }] : [],
    )
    .sort((a, b) => a.steps - b.steps);
};

const folderOf = (path: string): string => `${posix.dirname(path)}/`;

const importersOf = (files: readonly SourceFile[]): ReadonlyMap<string, readonly string[]> => {
  const importers = new Map<string, string[]>();
  for (const file of files)
    for (const target of targetsOf(file)) {
      const known = importers.get(target);
      if (known) known.push(file.path);
      else importers.set(target, [file.path]);
    }
  return importers;
};

/** Code that contains the name of a changed file which nothing imports: a document, a room, a script. */
const namedBy = (
  files: readonly SourceFile[],
  changed: readonly string[],
  steps: Map<string, number>,
): readonly string[] => {
  const names = changed.filter((path) => !/\.tsx?$/.test(path)).map((path) => posix.basename(path));
  const found = files.filter(
    (file) =>
      file.path.startsWith('packages/') &&
      isCode(file) &&
      !steps.has(file.path) &&
      names.some((name) => file.text.includes(name)),
  );
  for (const { path } of found) steps.set(path, 1);
  return found.map(({ path }) => path);
};

/** The tests that fit into the time budget, by their last durations; `farther`: how many do not. */
export const withinTime = (
  tests: readonly { readonly file: string }[],
  secondsOf: (file: string) => number,
  seconds: number,
): { readonly chosen: readonly string[]; readonly farther: number } => {
  const chosen: string[] = [];
  let left = seconds;
  for (const { file } of tests) {
    const takes = secondsOf(file);
    if (takes > left) continue;
    left -= takes;
    chosen.push(file);
  }
  return { chosen, farther: tests.length - chosen.length };
};
