// The end of a help page: what people type, before what it means. Exit codes are the same for every command; one that has more
// names them.

export const examples = (lines: readonly string[], moreExitCodes?: string): string =>
  ['', 'Examples:', ...lines.map((line) => `  $ punto ${line}`), '', exitCodes(moreExitCodes)].join('\n');

const EXIT_CODES = 'Exit codes: 0 success, 1 the data has faults or the work failed, 2 wrong arguments';
const exitCodes = (more: string | undefined): string =>
  more === undefined ? `${EXIT_CODES}.` : `${EXIT_CODES}, ${more}.`;
