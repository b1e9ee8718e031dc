// Breakpoints are all named in `packages/ui/src/style/breakpoints.ts`. Plain CSS cannot import a media query, so a
// style sheet may repeat a length that is named there; any other length in a media query is an error, and so is an
// unused name.
import { isTest, type SourceFile } from '../tree.ts';
import { withoutComments } from './style-sheet.ts';

/** The page of the reference operator has a separate style, and none of the pages' style sheets. */
const PAGES = /^packages\/(?!operator\/)[^/]+\/src\/.*\.(css|tsx?)$/;
const NAMES_THEM = /^packages\/.*\/breakpoints\.(css|ts)$/;
const LENGTH = /\(\s*((?:min-|max-)?(?:width|height)\s*(?::|[<>]=?)\s*[\d.]+[a-z]*)\s*\)/g;
const SWAPPED = /\(\s*([\d.]+[a-z]*\s*[<>]=?\s*(?:width|height)[^)]*)\)/g;

/** Every length in a media query that is not named. */
export const looseBreakpoints = (files: readonly SourceFile[]): readonly string[] => {
  const pages = files.filter((file) => PAGES.test(file.path) && !isTest(file));
  const named = new Set(pages.filter(isOfBreakpoints).flatMap(({ text }) => lengthsIn(text)));
  return pages
    .filter((file) => !isOfBreakpoints(file))
    .flatMap(({ path, text }) =>
      path.endsWith('.css') ? (withoutComments(text).match(/@media[^{;]*/g) ?? []) : [text],
    )
    .flatMap(lengthsIn)
    .filter((length) => !named.has(length));
};

/** Named lengths that no style sheet uses. */
export const idleBreakpoints = (files: readonly SourceFile[]): readonly string[] => {
  const used = new Set(
    files
      .filter(({ path }) => /^packages\/[^/]+\/src\/.*\.css$/.test(path) && !NAMES_THEM.test(path))
      .flatMap(({ text }) => withoutComments(text).match(/@media[^{;]*/g) ?? [])
      .flatMap(lengthsIn),
  );
  return files
    .filter(isOfBreakpoints)
    .flatMap(({ text }) => lengthsIn(text))
    .filter((length) => !used.has(length));
};

const isOfBreakpoints = ({ path }: SourceFile): boolean => NAMES_THEM.test(path);

const lengthsIn = (query: string): readonly string[] =>
  [...query.matchAll(LENGTH), ...query.matchAll(SWAPPED)].map(([, length = '']) =>
    length.replace(/\s*:\s*/, ': ').trim(),
  );

/** There must be only one file of breakpoints of each kind. */
export const breakpointFiles = (files: readonly SourceFile[]): readonly string[] => {
  const paths = files.map(({ path }) => path).filter((path) => NAMES_THEM.test(path));
  return ['.css', '.ts'].flatMap((end) => {
    const same = paths.filter((path) => path.endsWith(end));
    return same.length > 1 ? [`more than one file of breakpoints: ${same.join(', ')}`] : [];
  });
};
