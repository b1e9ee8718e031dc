// A depth curve as text and as a short table: the content of the chart for screen readers.

import { texts } from '@punto/language/catalogue';
import type { RoundDepth } from '../depth.ts';

const { depth: text } = texts('study');
const { joined } = texts('shared');

/** Share of all these rounds that favoured the patron, from 0 to 1. */
export const favourableShare = (rounds: readonly RoundDepth[]): number => {
  const dealt = rounds.reduce((sum, { shoes }) => sum + shoes, 0);
  return rounds.reduce((sum, { favourable }) => sum + favourable, 0) / dealt;
};

/** `until`: the last round in which the bet is open; `null`: no limit. */
export const depthWords = (rounds: readonly RoundDepth[], until: number | null): string => {
  const [first, last] = [rounds[0], rounds.at(-1)];
  if (first === undefined || last === undefined) return text.none();
  const { low, high } = last;
  const spread = text.spread({ mean: first.mean, first: first.round, last: last.round, low, high });
  return joined.two({ first: spread, second: favourWords(rounds, until, last.round) });
};

const favourWords = (rounds: readonly RoundDepth[], until: number | null, last: number): string => {
  if (until === null || until >= last) return text.favourable({ share: favourableShare(rounds) });
  const open = favourableShare(rounds.filter(({ round }) => round <= until));
  const closed = favourableShare(rounds.filter(({ round }) => round > until));
  return text.favourableUntil({ open, until, closed });
};

const EVERY = 10;

/** The first round, every tenth, the last before the limit, and the last of all. */
export const tableRounds = (rounds: readonly RoundDepth[], until: number | null): readonly RoundDepth[] =>
  rounds.filter(
    ({ round }, i) => round === 1 || round % EVERY === 0 || round === until || i === rounds.length - 1,
  );

/** The average gain of a shoe from stakes of one in the favourable rounds; `rounds` are all rounds. */
export const gainOf = (rounds: readonly RoundDepth[], some: readonly RoundDepth[]): number =>
  some.reduce((sum, { gain, shoes }) => sum + gain * shoes, 0) / (rounds[0]?.shoes ?? 1);
