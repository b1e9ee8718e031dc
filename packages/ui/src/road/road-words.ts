// Text alternatives of the roads for screen readers: runs of equal results, newest last.
import type { Colour, DerivedCell, Scoreboard } from '@punto/engine/roads';
import type { Outcome } from '@punto/engine/side';
import { plural } from '../words/number.ts';

/** Names of the three outcomes in the room. */
export type RoadLabels = Readonly<Record<Outcome, string>>;
export const PLAIN_LABELS: RoadLabels = { player: 'Player', banker: 'Banker', tie: 'Tie' };

const TOLD = 12;

/** `12 rounds. The latest, newest last: Banker 2, Tie 1, Player 3.` */
export const beadWords = ({ beads }: Scoreboard, labels: RoadLabels): string => {
  if (beads.length === 0) return 'No rounds yet.';
  const rounds = `${beads.length} ${plural(beads.length, 'round')}.`;
  return `${rounds} The latest, newest last: ${runs(beads.map(({ mark }) => labels[mark.outcome]))}.`;
};

/** `14 streaks. The latest, newest last: Banker 4, Player 1. Ties on the latest: 2.` */
export const bigRoadWords = ({ big }: Scoreboard, labels: RoadLabels): string => {
  const { cells, leadingTies } = big;
  const before = leadingTies > 0 ? `Ties before the first result: ${leadingTies}.` : '';
  if (cells.length === 0) return before || 'No rounds yet.';
  const ties = cells.at(-1)?.ties ?? 0;
  return [
    `The latest, newest last: ${runs(cells.map(({ side }) => labels[side]))}.`,
    ...(ties > 0 ? [`Ties on the latest: ${ties}.`] : []),
    ...(before ? [before] : []),
  ].join(' ');
};

export const derivedWords = (cells: readonly DerivedCell[]): string =>
  cells.length === 0
    ? 'Nothing yet.'
    : `The latest, newest last: ${runs(cells.map(({ colour }): Colour => colour))}.`;

const runs = (all: readonly string[]): string => {
  const counted: { what: string; times: number }[] = [];
  for (const what of all) {
    const run = counted.at(-1);
    if (run?.what === what) run.times += 1;
    else counted.push({ what, times: 1 });
  }
  return counted
    .slice(-TOLD)
    .map(({ what, times }) => `${what} ${times}`)
    .join(', ');
};
