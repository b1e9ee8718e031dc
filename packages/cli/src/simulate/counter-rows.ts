// The results of a card counter at the simulated shoes, with standard errors by shoe.
import { TAGGED } from '@punto/engine/lab/tags';
import { type Counter, counterFigures } from '@punto/engine/simulate/counter';
import { readyBet } from '@punto/engine/simulate/ready-bet';
import type { Column } from '../column.ts';
import { grouped, percent, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';
import type { Simulation } from './simulation.ts';

/** `dealt`: what was dealt, in words. */
export const counterRows = (
  { bets, settled, counted }: Simulation,
  counter: Counter,
  dealt: string,
): Omit<Report, 'json'> => ({
  columns: COLUMNS,
  rows: bets.flatMap((bet, i) => {
    const net = settled[i]?.counted ?? null;
    if (counted === null || net === null) return [];
    const { share, mean, perHundred } = counterFigures(counted, net, readyBet(bet).unit);
    return [
      {
        bet: bet.id,
        rounds: counted.bet,
        share: share.value,
        shareError: share.standardError,
        mean: mean.value,
        meanError: mean.standardError,
        perHundred: perHundred.value,
        perHundredError: perHundred.standardError,
      },
    ];
  }),
  above: [dealt, counterLine(counter), ''],
  below: ['', BASIS],
});

const counterLine = ({ tags, count, from, until }: Counter): string => {
  const each = TAGGED.map((rank, i) => `${rank} ${tags[i] ?? 0}`).join(', ');
  const rounds = until === null ? '' : `, in rounds 1 to ${until}`;
  return `Bets from a ${count} count of ${from} on${rounds}: ${each}`;
};

const hundredths = (cell: number | string | bigint | boolean): string => Number(cell).toFixed(4);

const COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  {
    key: 'rounds',
    title: 'Rounds bet',
    align: 'right',
    show: (cell) => grouped(Number(cell)),
  },
  { key: 'share', title: 'of all', align: 'right', show: percent },
  { key: 'shareError', title: '± error', align: 'right', show: percent },
  { key: 'mean', title: 'Net of stake', align: 'right', show: signedPercent },
  { key: 'meanError', title: '± error', align: 'right', show: percent },
  { key: 'perHundred', title: 'Units per 100', align: 'right', show: hundredths },
  { key: 'perHundredError', title: '± error', align: 'right', show: hundredths },
];

const BASIS =
  'Net of stake is of the rounds bet in; units per 100 are stakes of one won in a hundred rounds dealt. Errors are by shoe.';
