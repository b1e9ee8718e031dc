// The roads in words, for those who cannot see them: runs of one result, the newest last.
import type { Mark } from '@punto/engine/mark';
import type { Colour, DerivedCell } from '@punto/engine/roads';
import type { Outcome } from '@punto/engine/side';

const TOLD = 12;

/** `12 rounds. The latest, newest last: banker 2, tie 1, player 3.` */
export const historyWords = (marks: readonly Mark[]): string => {
  if (marks.length === 0) return 'No rounds yet.';
  const rounds = `${marks.length} ${marks.length === 1 ? 'round' : 'rounds'}.`;
  return `${rounds} The latest, newest last: ${runs(marks.map((mark) => mark.outcome))}.`;
};

export const derivedWords = (cells: readonly DerivedCell[]): string =>
  cells.length === 0 ? 'Nothing yet.' : `The latest, newest last: ${runs(cells.map((cell) => cell.colour))}.`;

const runs = (all: readonly (Outcome | Colour)[]): string => {
  const counted: { what: Outcome | Colour; times: number }[] = [];
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
