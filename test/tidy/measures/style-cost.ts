// Two kinds of style rules that cost every element of a page. A duration must be a multiple of `--motion`, which is 0
// where reduced motion is requested: a rule that overrode the durations of all elements made every change of style start
// a transition on each of them. And a rule for the pseudo-element of every element, `::before` or `::selection` alone,
// makes the browser compute that pseudo-element's style for each.
import { isTest, type SourceFile } from '../tree.ts';
import { declarationsIn, withoutComments } from './style-sheet.ts';

const OF_PAGES = /^packages\/(?:ui|web|console)\/src\/.*\.css$/;
const MOVES = /^(?:transition|animation)(?:-duration)?$/;
const BETWEEN_PARTS = /,(?![^(]*\))/;
const TIME = /(?<![\w.#-])\d*\.?\d+m?s\b/;
const OF_ALL = /(?<=^|[\s,>+~{}])\*?::[a-z-]+(?=\s*[,{])/g;

const pages = (files: readonly SourceFile[]) =>
  files.filter((file) => OF_PAGES.test(file.path) && !isTest(file));

/** Durations that reduced motion does not shorten. */
export const fixedDurations = (files: readonly SourceFile[]): readonly string[] =>
  pages(files).flatMap(({ path, text }) =>
    declarationsIn(text)
      .filter(({ property }) => MOVES.test(property))
      .flatMap(({ value }) => value.split(BETWEEN_PARTS))
      .filter((part) => TIME.test(part) && !part.includes('var(--motion)'))
      .map((part) => `${path}: ${part.trim()}: a duration is a multiple of var(--motion)`),
  );

/** Rules for a pseudo-element of every element. */
export const pseudosOfAll = (files: readonly SourceFile[]): readonly string[] =>
  pages(files).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(OF_ALL)].map(
      ([found]) => `${path}: ${found} is computed for every element`,
    ),
  );
