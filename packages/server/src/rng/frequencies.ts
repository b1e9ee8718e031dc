// Counts how often each line of each option's schedule wins, against the exact odds. Only rounds that every shoe
// reaches are counted: when a shoe ends depends on its cards, so later rounds are not average; each earlier round,
// taken by itself, is as from a full shoe. [B21]

import type { Coup } from '@punto/engine/coup';
import { keyedBy } from '@punto/engine/object-keys';
import { type Catalogue, fullShoe, oddsOf } from '@punto/engine/odds';
import { scoreCoups } from '@punto/engine/odds/class-coups';
import { byValue } from '@punto/engine/odds/composition';
import { noWays } from '@punto/engine/odds/coup-class';
import { countScores } from '@punto/engine/odds/score-classes';
import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import type { ShoeRules } from '@punto/engine/room';
import { PAY_TABLES } from '@punto/engine/schedule-terms';
import { cutIndexOf, MOST_BURNT, MOST_CARDS_IN_ROUND } from '@punto/engine/shoe';
import { type Fit, fitOf } from './chi-square.ts';
import type { RngFinding } from './finding.ts';

export type Frequencies = {
  readonly decks: number;
  rounds: number;
  /** Counts by line of the schedule in its order, then pushes; the remaining rounds were lost. */
  readonly byOption: Readonly<Record<KnownScheduleId, number[]>>;
  /** Counts by final scores, at index ten times the player's plus the banker's. */
  readonly byScores: number[];
};

export const newFrequencies = (decks: number): Frequencies => ({
  decks,
  rounds: 0,
  byOption: keyedBy(SCHEDULE_IDS, (id) => PAY_TABLES[id].lines.map(() => 0).concat(0)),
  byScores: Array.from({ length: 100 }, () => 0),
});

/** The last round that every shoe reaches, even if each earlier round takes six cards and the burn is the largest. */
export const surelyReached = (shoe: ShoeRules): number => {
  const cutIndex = cutIndexOf(shoe);
  return cutIndex === null ? 1 : Math.ceil((cutIndex - MOST_BURNT[shoe.burn]) / MOST_CARDS_IN_ROUND);
};

/** Adds one round, in place. */
export const count = (frequencies: Frequencies, coup: Coup): void => {
  frequencies.rounds += 1;
  bump(frequencies.byScores, coup.playerScore * 10 + coup.bankerScore);
  for (const id of SCHEDULE_IDS) {
    const { lines, pushes } = PAY_TABLES[id];
    const line = lines.findIndex(({ when }) => when(coup));
    if (line >= 0) bump(frequencies.byOption[id], line);
    else if (pushes(coup)) bump(frequencies.byOption[id], lines.length);
  }
};

const bump = (counts: number[], at: number): void => {
  counts[at] = (counts[at] ?? 0) + 1;
};

export type OptionFinding = RngFinding & {
  readonly won: number;
  /** Expected number of winning rounds. */
  readonly expected: number;
  readonly rounds: number;
};

/** Findings for each option, and for both final scores together. Throws when nothing was counted. */
export const frequencyFindings = (
  frequencies: Frequencies,
): { readonly options: readonly OptionFinding[]; readonly scores: RngFinding } => {
  const { rounds, decks } = frequencies;
  if (rounds === 0) throw new Error('no rounds were counted');
  const odds = oddsOf(fullShoe(decks));
  return {
    options: SCHEDULE_IDS.map((id) => optionFinding(frequencies, odds, id)),
    scores: { test: 'final scores', ...scoresFit(frequencies) },
  };
};

const optionFinding = (
  { rounds, byOption }: Frequencies,
  odds: Catalogue,
  id: KnownScheduleId,
): OptionFinding => {
  const { wonByLine, pushed, lost, total } = odds[id];
  const ended = byOption[id];
  const seen = [...ended, rounds - sum(ended)];
  const expected = [...wonByLine, pushed, lost].map((ways) => (ways / total) * rounds);
  const isReached = (_: unknown, at: number): boolean => expected[at] !== 0;
  return {
    test: id,
    ...fitOf(seen.filter(isReached), expected.filter(isReached)),
    won: sum(ended.slice(0, -1)),
    expected: sum(expected.slice(0, wonByLine.length)),
    rounds,
  };
};

const scoresFit = ({ rounds, decks, byScores }: Frequencies): Fit => {
  const ways = noWays();
  countScores(byValue(fullShoe(decks)), [], ways);
  const expected = new Float64Array(byScores.length);
  for (const { at, coup } of scoreCoups()) {
    const cell = coup.playerScore * 10 + coup.bankerScore;
    expected[cell] = (expected[cell] ?? 0) + (ways[at] ?? 0);
  }
  const total = expected.reduce((all, each) => all + each, 0);
  return fitOf(
    byScores,
    expected.map((each) => (each / total) * rounds),
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
