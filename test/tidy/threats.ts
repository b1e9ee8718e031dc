// SECURITY.md names for each threat the test that shows what stands against it. A name that no test has, and a threat
// without one, is a promise nobody keeps.

export type Row = {
  readonly threat: string;
  readonly shown: readonly { readonly file: string; readonly test: string }[];
};

const NAMED = /\[`[^`]+`\]\(([^)]+)\) “([^”]+)”/g;

/** The rows of the tables that say what shows them. */
export const threatsIn = (text: string): readonly Row[] =>
  text
    .split('\n')
    .filter((line) => /^\| (?!threat \|)[^|]+\|[^|]+\|[^|]+\|$/.test(line))
    .map((line) => ({
      threat: line.split('|')[1]?.trim() ?? '',
      shown: [...line.matchAll(NAMED)].map(([, file = '', test = '']) => ({ file, test })),
    }));

/** `textOf`: what a file holds, or `null` where there is none. */
export const threatFaults = (
  rows: readonly Row[],
  textOf: (file: string) => string | null,
): readonly string[] =>
  rows.flatMap(({ threat, shown }) => {
    if (shown.length === 0) return [`${threat}: no test shows it`];
    return shown.flatMap(({ file, test }) => {
      const text = textOf(file);
      if (text === null) return [`${threat}: there is no ${file}`];
      return text.includes(`'${test}'`) && /\.test\.ts$/.test(file)
        ? []
        : [`${threat}: ${file} has no test “${test}”`];
    });
  });
