// What was done with the blocks of all pages, as a table, and the least of each: a change of the documents or of the harness that
// leaves out more than before fails. Raise a number when there is more of it.
import type { Block } from './fenced-block.ts';
import { type Outcome, WAYS, type Way } from './sample-check.ts';

export type Tried = { readonly block: Block; readonly outcome: Outcome };
export type Counts = Readonly<Record<Way, number>>;

const SAYS: Readonly<Record<Way, string>> = {
  run: 'run here',
  elsewhere: 'run by another test',
  soak: 'run in soak alone',
  checked: 'parsed and checked',
  exempt: 'exempt',
};

/** With the blocks of soak where they are run in soak. */
export const MINIMUMS = { run: 60, elsewhere: 28, checked: 65 };
export const countsOf = (tried: readonly Tried[]): Counts => {
  const counts: Record<Way, number> = { run: 0, elsewhere: 0, soak: 0, checked: 0, exempt: 0 };
  for (const { outcome } of tried) counts[outcome.way] += 1;
  return counts;
};

/** Empty: enough was done. */
export const lacksIn = (counts: Counts): readonly string[] => {
  const ran = { run: counts.run + counts.soak, elsewhere: counts.elsewhere, checked: counts.checked };
  return Object.entries(MINIMUMS)
    .filter(([way, least]) => ran[way as keyof typeof ran] < least)
    .map(([way, least]) => `${SAYS[way as Way]}: ${ran[way as keyof typeof ran]}, fewer than ${least}`);
};

export const tableOf = (tried: readonly Tried[]): string => {
  const counts = countsOf(tried);
  const reasons = new Map<string, number>();
  for (const { block, outcome } of tried)
    if (block.note?.kind === 'not run') {
      const line = `${block.note.text} (${SAYS[outcome.way]})`;
      reasons.set(line, (reasons.get(line) ?? 0) + 1);
    }
  return [
    `${tried.length} blocks of the documents`,
    ...WAYS.map((way) => `${String(counts[way]).padStart(5)}  ${SAYS[way]}`),
    'not run, because',
    ...[...reasons].sort(([, a], [, b]) => b - a).map(([reason, n]) => `${String(n).padStart(5)}  ${reason}`),
  ].join('\n');
};
