// The page that says where each line a laboratory tests is shown: all sixty-three lines, each shown by a test or a
// heading that exists, each other with a reason, and numbers at the top that are those of the rows.
import { posix } from 'node:path';

export const LINES = 63;

export type ComplianceRow = { readonly line: string; readonly state: string; readonly shownBy: string };

export const rowsIn = (page: string): readonly ComplianceRow[] =>
  page.split('\n').flatMap((text) => {
    const [, line, state, shownBy] = /^\| (B-\d\d) \| [^|]+ \| (\w+) \| ([^|]+) \|$/.exec(text) ?? [];
    return line && state && shownBy ? [{ line, state, shownBy }] : [];
  });

const TEST = /\[`[^`]+`\]\(\.\.\/\.\.\/([^)]+)\) “([^”]+)”/g;
const HEADING = /\[[^`\]]+\]\(([^)]+\.md)\) “([^”]+)”/g;

/** `textOf`: what a file holds, from the root of the tree, or `null` where there is none. */
export const complianceFaults = (
  page: string,
  textOf: (file: string) => string | null,
): readonly string[] => {
  const rows = rowsIn(page);
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  const head = `**${count('shown')} are shown, ${count('partly')} partly, ${count('not')} not.**`;
  return [
    ...Array.from({ length: LINES }, (_, n) => `B-${String(n + 1).padStart(2, '0')}`).flatMap((line) =>
      rows.filter((row) => row.line === line).length === 1 ? [] : [`${line} does not stand there once`],
    ),
    ...(page.includes(head) ? [] : [`the numbers at the top are not ${head}`]),
    ...rows.flatMap((row) => rowFaults(row, textOf)),
  ];
};

const rowFaults = (
  { line, state, shownBy }: ComplianceRow,
  textOf: (file: string) => string | null,
): readonly string[] => {
  const tests = [...shownBy.matchAll(TEST)].map(([, file = '', name = '']) =>
    textOf(file)?.includes(name) && /\.test\.tsx?$/.test(file)
      ? null
      : `${line}: ${file} has no test “${name}”`,
  );
  const headings = [...shownBy.matchAll(HEADING)].map(([, file = '', heading = '']) =>
    textOf(posix.join('docs/reference', file))?.includes(`# ${heading}`)
      ? null
      : `${line}: ${file} has no heading “${heading}”`,
  );
  const faults = [...tests, ...headings].filter((fault) => fault !== null);
  if (!['shown', 'partly', 'not'].includes(state)) return [`${line}: ${state} is no state`];
  return state === 'shown' && tests.length + headings.length === 0
    ? [`${line} is called shown, and nothing shows it`]
    : faults;
};
