// Prints the counts of a run as a table: how often each thing was done, and how often it was required.
import { addedUp, type Counts } from './deeds.ts';
import { type Judged, lacksOf } from './minimums.ts';

const DIGITS = 9;

export const deedsTable = (counts: Counts, judged: readonly Judged[]): string => {
  const asked = new Map(judged.map((each) => [each.what, each]));
  const names = Object.keys(
    addedUp([counts, Object.fromEntries(judged.map(({ what }) => [what, 0]))]),
  ).sort();
  const lines = names.map((name) => {
    const judgement = asked.get(name);
    const done = judgement?.done ?? counts[name] ?? 0;
    return `${String(done).padStart(DIGITS)}  ${name}${neededOf(judgement)}`;
  });
  const lacks = lacksOf(judged);
  return [...lines, ...(lacks.length > 0 ? ['', ...lacks] : [])].join('\n');
};

const neededOf = (judgement: Judged | undefined): string => {
  if (!judgement) return '';
  if (judgement.needed === null) return '  (the run is too short to ask for any)';
  return judgement.needed === 0 ? '  (none is allowed)' : `  (at least ${judgement.needed})`;
};
