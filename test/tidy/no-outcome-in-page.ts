// The page of a live table must not contain logic that deals or settles a coup (B-27: no outcome logic in a client), or
// the odds of the remaining cards (B-32: no real-time aids). Direct imports are checked; the pages for study,
// verification and rules are exempt.
import type { SourceFile } from './tree.ts';

const LIVE = [
  'patron/felt',
  'patron/table',
  'patron/lobby',
  'patron/squeeze',
  'patron/seats',
  'patron/side-by-side',
  'patron/many-tables',
  'patron/lobby-bets',
  'patron/rail',
  'patron/alerts',
  'patron/words',
  'client',
].map((folder) => `packages/web/src/${folder}/`);
const FORBIDDEN =
  /^@punto\/engine\/(?:settle|schedule-terms|option\/schedule-terms|condition|bet|coup|tableau|shoe|random|simulate|depth|lab|odds)(?:\/|$)/;
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
