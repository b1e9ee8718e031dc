// The end of a help page: what people type, before what it means. Exit codes are the same for every command.

export const examples = (lines: readonly string[]): string =>
  ['', 'Examples:', ...lines.map((line) => `  $ punto ${line}`), '', EXIT_CODES].join('\n');

const EXIT_CODES = 'Exit codes: 0 success, 1 the data has faults or the work failed, 2 wrong arguments.';
