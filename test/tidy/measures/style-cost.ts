// Three kinds of style rules that cost many elements of a page. A duration must be a multiple of `--motion`, which is 0
// where reduced motion is requested: a rule that overrode the durations of all elements made every change of style start
// a transition on each of them. And a rule for the pseudo-element of every element, `::before` or `::selection` alone,
// makes the browser compute that pseudo-element's style for each. An element that comes or goes makes a browser compute the style of
// everything that a rule with `:has()` could match below the elements it asks about: with `.cloth:has(.x) span` that is each `span`.
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

/** What a selector matches, after its last combinator outside of brackets. */
const subjectOf = (selector: string): string => {
  let depth = 0;
  let start = 0;
  for (const [at, letter] of [...selector].entries()) {
    if ('(['.includes(letter)) depth += 1;
    if (')]'.includes(letter)) depth -= 1;
    if (depth === 0 && /[\s>+~]/.test(letter)) start = at + 1;
  }
  return selector.slice(start);
};

const IN_BRACKETS = /\([^()]*\)/g;
const withoutBrackets = (selector: string): string => {
  const shorter = selector.replace(IN_BRACKETS, '');
  return shorter === selector ? shorter : withoutBrackets(shorter);
};

/** Rules for an element without a class or an attribute below one with `:has()`. */
export const namelessBelowHas = (files: readonly SourceFile[]): readonly string[] =>
  pages(files).flatMap(({ path, text }) =>
    [...withoutComments(text).matchAll(/(?<=^|[{};])[^{};@]+(?=\{)/g)]
      .flatMap(([selectors]) => selectors.split(BETWEEN_PARTS))
      .map((selector) => selector.trim())
      .filter((selector) => {
        const subject = subjectOf(selector);
        const above = selector.slice(0, -subject.length);
        return (
          above.includes(':has(') && /^(?:[a-z]|\*)/.test(subject) && !/[.#[]/.test(withoutBrackets(subject))
        );
      })
      .map((selector) => `${path}: ${selector}: give the matched element a class`),
  );
