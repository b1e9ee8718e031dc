// A simulation for people and programs: each option's mean, the exact mean, and the difference in standard errors.

import { compileBet } from '@punto/engine/bet/compiled-bet';
import { betFiguresOf, reportOf } from '@punto/engine/simulate/report';
import type { Column, Row } from '../column.ts';
import { grouped, percent, plural, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';
import { counterRows } from './counter-rows.ts';
import { documentOf, type Simulation } from './simulation.ts';

export const simulationReport = (simulation: Simulation): Report => {
  const { seed, rules, tally, counter } = simulation;
  const dealt = `${plural(tally.rounds, 'round')} in ${plural(tally.shoes, 'shoe')} of ${plural(rules.decks, 'deck')}, cut ${rules.cutDepth} from the end, seed ${seed}`;
  const json = documentOf(simulation);
  if (counter !== null) return { json, ...counterRows(simulation, counter, dealt) };
  return {
    json,
    columns: COLUMNS,
    rows: rowsOf(simulation),
    above: [dealt, ''],
    below: ['', BASIS, ...(cutCardShows(simulation) ? [CUT_CARD] : [])],
  };
};

const rowsOf = ({ rules, schedules, tally, bets, settled }: Simulation): readonly Row[] => {
  const options = schedules.map((id) => {
    const { schedule: option, wonByLine, ...figures } = reportOf(tally, id, rules.decks);
    return { option, won: sumOf(wonByLine), ...figures };
  });
  const rows = bets.map((bet, i) => {
    const { wonByLine, ...figures } = betFiguresOf(compileBet(bet), settled[i]?.byResult ?? [], rules.decks);
    return { option: bet.id, won: sumOf(wonByLine), ...figures };
  });
  return [...options, ...rows];
};

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);

const count = (cell: number | string | bigint | boolean): string => grouped(Number(cell));

const COLUMNS: readonly Column[] = [
  { key: 'option', title: 'Option' },
  { key: 'won', title: 'Won', align: 'right', show: count },
  { key: 'pushed', title: 'Pushed', align: 'right', show: count },
  { key: 'lost', title: 'Lost', align: 'right', show: count },
  { key: 'hit', title: 'Wins', align: 'right', show: percent },
  { key: 'mean', title: 'Net of stake', align: 'right', show: signedPercent },
  { key: 'standardError', title: '± error', align: 'right', show: percent },
  { key: 'exact', title: 'Exact', align: 'right', show: signedPercent },
  { key: 'sigmas', title: 'Sigmas', align: 'right', show: (cell) => Number(cell).toFixed(2) },
];

const BASIS =
  'Net and exact are per stake, ties counted; exact is for a round from a full shoe. Sigmas are standard errors.';

const CUT_CARD =
  'The cut card shows in so many rounds: naturals take few cards, so shoes that spent many hold more rounds, and ' +
  'the last of those have fewer naturals left. Means over all rounds therefore lie off the exact ones for good.';

/** The bias on naturals, the largest: of the stake, times the decks. Measured, see docs/notes/performance-reasons.md. */
const BIAS = 0.001;
/** The standard deviation of one round's net on a natural bet. */
const DEVIATION = 1.76;

/** Whether the bias is as large as the standard error. */
const cutCardShows = ({ rules, tally }: Simulation): boolean =>
  BIAS / rules.decks > DEVIATION / Math.sqrt(tally.rounds);
