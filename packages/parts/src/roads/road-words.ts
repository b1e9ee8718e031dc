// The roads in words for screen readers: runs of equal results, newest last.
import type { DerivedCell, Scoreboard } from '@punto/engine/roads';
import type { OutcomeLabels } from '../part.ts';

/** Most runs that are read out. */
const TOLD = 12;

export const beadWords = ({ beads }: Scoreboard, labels: OutcomeLabels): string =>
  beads.length === 0
    ? 'No rounds yet.'
    : `${beads.length} ${beads.length === 1 ? 'round' : 'rounds'}. ${latest(beads.map(({ mark }) => labels[mark.outcome]))}`;

export const bigRoadWords = ({ big: { cells, leadingTies } }: Scoreboard, labels: OutcomeLabels): string => {
  const before = leadingTies > 0 ? ` Ties before the first: ${leadingTies}.` : '';
  if (cells.length === 0) return `No rounds yet.${before}`;
  const ties = cells.at(-1)?.ties ?? 0;
  return `${latest(cells.map(({ side }) => labels[side]))}${ties > 0 ? ` Ties on the latest: ${ties}.` : ''}${before}`;
};

export const derivedWords = (cells: readonly DerivedCell[]): string =>
  cells.length === 0 ? 'No marks yet.' : latest(cells.map(({ colour }) => colour));

const latest = (words: readonly string[]): string => {
  const runs: { readonly word: string; count: number }[] = [];
  for (const word of words) {
    const run = runs.at(-1);
    if (run?.word === word) run.count += 1;
    else runs.push({ word, count: 1 });
  }
  const told = runs.slice(-TOLD).map(({ word, count }) => `${word} ${count}`);
  return `The latest, newest last: ${told.join(', ')}.`;
};
