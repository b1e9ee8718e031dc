// The figures of a bet's odds in the reports of `punto odds` and `punto bets check`. An edge of the stake counts ties, one of
// resolved bets leaves them out. [B21]
import type { PaidCounts, Summary } from '@punto/engine/odds/summary';
import type { Column, Row } from './column.ts';
import { exactText, percent } from './figures.ts';

/** Those without a title are for programs alone. */
export const FIGURE_COLUMNS: readonly Column[] = [
  { key: 'win', title: '' },
  { key: 'push', title: '' },
  { key: 'lose', title: '' },
  { key: 'ev', title: '' },
  { key: 'hit', title: 'Wins', align: 'right', show: percent },
  { key: 'edge', title: 'Edge of stake', align: 'right', show: percent },
  { key: 'edgePerResolved', title: 'of resolved', align: 'right', show: percent },
  { key: 'variance', title: '' },
  { key: 'deviation', title: 'Deviation', align: 'right', show: (cell) => Number(cell).toFixed(3) },
];

/** The cells of these columns. */
export const figureCells = (counts: PaidCounts, summary: Summary): Row => {
  const { total, pushed, lost } = counts;
  const { expected, edge, edgePerResolved, hit, variance, deviation } = summary;
  return {
    win: String(total - pushed - lost),
    push: String(pushed),
    lose: String(lost),
    ev: exactText(expected),
    edge,
    edgePerResolved: pushed === total ? null : edgePerResolved,
    hit,
    variance,
    deviation,
  };
};
