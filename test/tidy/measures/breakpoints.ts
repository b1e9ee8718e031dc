// Pages change at a few widths and heights, all named in one file: `breakpoints.css` (`@custom-media --phone (max-width:
// 600px);`) or, where scripts ask for them as well, `breakpoints.ts`. Plain CSS cannot take a query from another file, so
// a sheet may repeat a length that is named there; any other length in a media query fails, and a page cannot be between
// two of them.
import { isTest, type SourceFile } from '../tree.ts';
import type { Ceilings } from './exceptions.ts';
import { withoutComments } from './style-sheet.ts';

const NAMES_THEM = /(^|\/)breakpoints\.(css|ts)$/;
const LENGTH = /\(\s*((?:min-|max-)?(?:width|height)\s*(?::|[<>]=?)\s*[\d.]+[a-z]*)\s*\)/g;
const SWAPPED = /\(\s*([\d.]+[a-z]*\s*[<>]=?\s*(?:width|height)[^)]*)\)/g;

/** Every length in a media query that the file of breakpoints does not name, as it is written. */
export const looseBreakpoints = (files: readonly SourceFile[]): readonly string[] => {
  const pages = files.filter(
    (file) => /^packages\/[^/]+\/src\/.*\.(css|tsx?)$/.test(file.path) && !isTest(file),
  );
  const named = new Set(pages.filter(isOfBreakpoints).flatMap(({ text }) => lengthsIn(text)));
  return pages
    .filter((file) => !isOfBreakpoints(file))
    .flatMap(({ path, text }) =>
      path.endsWith('.css') ? (withoutComments(text).match(/@media[^{;]*/g) ?? []) : [text],
    )
    .flatMap(lengthsIn)
    .filter((length) => !named.has(length));
};

const isOfBreakpoints = ({ path }: SourceFile): boolean => NAMES_THEM.test(path);

const lengthsIn = (query: string): readonly string[] =>
  [...query.matchAll(LENGTH), ...query.matchAll(SWAPPED)].map(([, length = '']) =>
    length.replace(/\s*:\s*/, ': ').trim(),
  );

/** A second file of breakpoints of one kind is as bad as none. */
export const breakpointFiles = (files: readonly SourceFile[]): readonly string[] => {
  const paths = files.map(({ path }) => path).filter((path) => NAMES_THEM.test(path));
  return ['.css', '.ts'].flatMap((end) => {
    const same = paths.filter((path) => path.endsWith(end));
    return same.length > 1 ? [`more than one file of breakpoints: ${same.join(', ')}`] : [];
  });
};

/** Lengths that are still written into media queries, and how often. No file of breakpoints is there yet. */
export const LOOSE: Ceilings = {
  'max-height: 480px': 33,
  'max-height: 560px': 1,
  'max-height: 620px': 3,
  'max-height: 654px': 4,
  'max-height: 760px': 11,
  'max-height: 779px': 11,
  'max-height: 860px': 7,
  'max-width: 1100px': 63,
  'max-width: 1180px': 1,
  'max-width: 1279px': 1,
  'max-width: 1320px': 3,
  'max-width: 1400px': 1,
  'max-width: 1439px': 1,
  'max-width: 19.9em': 2,
  'max-width: 359px': 3,
  'max-width: 360px': 1,
  'max-width: 37.5em': 2,
  'max-width: 379px': 4,
  'max-width: 37em': 2,
  'max-width: 400px': 1,
  'max-width: 430px': 1,
  'max-width: 480px': 3,
  'max-width: 56em': 1,
  'max-width: 600px': 65,
  'max-width: 680px': 4,
  'max-width: 760px': 6,
  'max-width: 767px': 13,
  'max-width: 799px': 5,
  'max-width: 820px': 3,
  'max-width: 900px': 1,
  'min-height: 1200px': 3,
  'min-height: 481px': 3,
  'min-height: 960px': 11,
  'min-width: 1101px': 26,
  'min-width: 1200px': 1,
  'min-width: 1280px': 1,
  'min-width: 1600px': 11,
  'min-width: 2200px': 3,
  'min-width: 37.55em': 28,
  'min-width: 601px': 3,
  'min-width: 761px': 2,
  'min-width: 800px': 1,
  'min-width: 821px': 2,
  'min-width: 900px': 2,
};
