// The threat model names for each threat the test that shows its countermeasure. A test that does not exist, and a threat
// without a test, are reported.

export type Row = {
  readonly threat: string;
  readonly shown: readonly { readonly file: string; readonly test: string }[];
};

const NAMED = /\[`[^`]+`\]\(([^)]+)\) “([^”]+)”/g;

/** The rows of the tables with a column of tests. */
export const threatsIn = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!threat \|)[^|]+\|[^|]+\|[^|]+\|$/.test(line))
    .map((line) => ({
      threat: line.split('|')[1]?.trim() ?? '',
      shown: [...line.matchAll(NAMED)].map(([, file = '', test = '']) => ({ file, test })),
    }));

/** `textOf` returns the text of a file, or `null` if there is none. */
export const threatFaults = (
  rows: readonly Row[],
  textOf: (file: string) => string | null,
): readonly string[] =>
  rows.flatMap(({ threat, shown }) => {
    if (shown.length === 0) return [`${threat}: no test shows it`];
    return shown.flatMap(({ file, test }) => {
      const text = textOf(file);
      if (text === null) return [`${threat}: ${file} does not exist`];
      return text.includes(`'${test}'`) && /\.test\.ts$/.test(file)
        ? []
        : [`${threat}: ${file} has no test “${test}”`];
    });
  });
