// A depth curve as text and as a short table: the content of the chart for screen readers.

import { percent } from '@punto/ui/words/percent.ts';
import type { RoundDepth } from '../depth.ts';

/** Share of all these rounds that favoured the patron, from 0 to 1. */
export const favourableShare = (rounds: readonly RoundDepth[]): number => {
  const dealt = rounds.reduce((sum, { shoes }) => sum + shoes, 0);
  return rounds.reduce((sum, { favourable }) => sum + favourable, 0) / dealt;
};

/** `until`: the last round in which the bet is open; `null`: no limit. */
export const depthWords = (rounds: readonly RoundDepth[], until: number | null): string => {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) return 'No round yet.';
  const spread = `Edge ${percent(first.mean, 2)} in round ${first.round}; by round ${last.round} one shoe in ten lies outside ${percent(last.low, 2)} to ${percent(last.high, 2)}.`;
  if (until === null || until >= last.round)
    return `${spread} ${percent(favourableShare(rounds), 2)} of all rounds favour the patron.`;
  const open = rounds.filter(({ round }) => round <= until);
  const closed = rounds.filter(({ round }) => round > until);
  return `${spread} ${percent(favourableShare(open), 2)} of the rounds up to ${until} favour the patron, ${percent(favourableShare(closed), 2)} of those after.`;
};

const EVERY = 10;

/** The first round, every tenth, the last before the limit, and the last of all. */
export const tableRounds = (rounds: readonly RoundDepth[], until: number | null): readonly RoundDepth[] =>
  rounds.filter(
    ({ round }, i) => round === 1 || round % EVERY === 0 || round === until || i === rounds.length - 1,
  );
