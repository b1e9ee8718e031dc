// What the page of a live table may not know: how a coup is dealt or settled (B-27: a client holds no outcome logic) and
// the odds of what is left in a shoe (B-32: no aids in real time). Direct imports count; the pages for study, checks and
// rules may.
import type { SourceFile } from './tree.ts';

const LIVE = [
  'patron/felt',
  'patron/table',
  'patron/lobby',
  'patron/squeeze',
  'patron/seats',
  'patron/side-by-side',
  'patron/words',
  'client',
].map((folder) => `packages/web/src/${folder}/`);
const FORBIDDEN = /^@punto\/engine\/(?:settle|coup|tableau|shoe|random|simulate|depth|lab|odds)(?:\/|$)/;
const IMPORT = /(?:^|\n)\s*(?:import|export)\s+(?!type\b)[^'";]*?from\s+'([^']+)'/g;

export const outcomeLogicIn = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => LIVE.some((folder) => path.startsWith(folder)))
    .filter(({ path }) => !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(IMPORT)].flatMap(([, from = '']) =>
        FORBIDDEN.test(from) ? [`${path}: ${from}`] : [],
      ),
    );
