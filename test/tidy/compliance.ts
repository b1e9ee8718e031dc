// Checks docs/reference/compliance.md, which states for each requirement of a test laboratory where it is shown: it has
// all sixty-three lines, each names a test or heading that exists or gives a reason, and its totals match the rows.
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

/** `textOf` returns the text of a file, by its path from the root of the tree, or `null` if there is none. */
export const complianceFaults = (
  page: string,
  textOf: (file: string) => string | null,
): readonly string[] => {
  const rows = rowsIn(page);
  const count = (state: string): number => rows.filter((row) => row.state === state).length;
  const head = `**${count('shown')} are shown, ${count('partly')} partly, ${count('not')} not.**`;
  return [
    ...Array.from({ length: LINES }, (_, n) => `B-${String(n + 1).padStart(2, '0')}`).flatMap((line) =>
      rows.filter((row) => row.line === line).length === 1 ? [] : [`${line} does not occur exactly once`],
    ),
    ...(page.includes(head) ? [] : [`the totals at the top are not ${head}`]),
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
  if (!['shown', 'partly', 'not'].includes(state)) return [`${line}: ${state} is not a valid state`];
  return state === 'shown' && tests.length + headings.length === 0
    ? [`${line} is marked as shown, but names no test or heading`]
    : faults;
};
