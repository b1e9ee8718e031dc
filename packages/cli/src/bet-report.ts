// The odds of bets from files, for people and programs, in the figures of `punto odds`. [B21]
import { betHash } from '@punto/engine/bet/bet-hash';
import { type BetOdds, betSummary } from '@punto/engine/bet/bet-odds';
import type { Column, Row } from './column.ts';
import { percent, plural } from './figures.ts';
import type { Report } from './report.ts';

/** `above`: what was counted, in words. */
export const betReport = (odds: readonly BetOdds[], cards: number, above: readonly string[]): Report => {
  const rows = odds.map(rowOf);
  const [first] = odds;
  return {
    json: {
      cards,
      draws: String(first?.total ?? 0),
      bets: odds.map((each, i) => ({
        ...rows[i],
        rows: each.bet.definition.rows.map(({ pays }, row) => ({
          pays: pays.join(':'),
          win: String(each.wonByLine[row] ?? 0),
        })),
      })),
    },
    columns: COLUMNS,
    tableColumns: COLUMNS.filter(({ title }) => title !== ''),
    rows,
    above: [...above, `${plural(first?.total ?? 0, 'ordered draw')} of 6 cards`, ''],
  };
};

const COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'name', title: '' },
  { key: 'win', title: '' },
  { key: 'push', title: '' },
  { key: 'lose', title: '' },
  { key: 'ev', title: '' },
  { key: 'hit', title: 'Wins', align: 'right', show: percent },
  { key: 'edge', title: 'Edge of stake', align: 'right', show: percent },
  { key: 'edgePerResolved', title: 'of resolved', align: 'right', show: percent },
  { key: 'variance', title: '' },
  { key: 'deviation', title: 'Deviation', align: 'right', show: (cell) => Number(cell).toFixed(3) },
  { key: 'hash', title: '' },
];

const rowOf = (odds: BetOdds): Row => {
  const { definition } = odds.bet;
  const { expected, edge, edgePerResolved, hit, variance, deviation } = betSummary(odds);
  return {
    bet: definition.id,
    name: definition.name.en ?? null,
    win: String(odds.total - odds.pushed - odds.lost),
    push: String(odds.pushed),
    lose: String(odds.lost),
    ev: `${expected.numerator}/${expected.denominator}`,
    hit,
    edge,
    edgePerResolved: odds.pushed === odds.total ? null : edgePerResolved,
    variance,
    deviation,
    hash: betHash(definition),
  };
};
