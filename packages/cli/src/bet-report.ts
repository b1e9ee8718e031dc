// The odds of bets from files, for people and programs, in the figures of `punto odds`. [B21]
import { betHash } from '@punto/engine/bet/bet-hash';
import { type BetOdds, betSummary } from '@punto/engine/bet/bet-odds';
import type { MidCoupBets } from '@punto/engine/bet/mid-coup-odds';
import type { Column, Row } from './column.ts';
import { coupInWords, drawsInWords } from './coup-state.ts';
import { FIGURE_COLUMNS, figureCells } from './odds-figures.ts';
import type { Report } from './report.ts';

/** `above`: what was counted, in words. */
export const betReport = (
  { hands, toCome, total, odds }: MidCoupBets,
  cards: number,
  above: readonly string[],
): Report => {
  const rows = odds.map(rowOf);
  const begun = hands.player.length > 0;
  return {
    json: {
      cards,
      ...(begun ? { coup: hands } : {}),
      draws: String(total),
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
    above: [...above, drawsInWords(total, toCome), ...(begun ? coupInWords(hands) : []), ''],
  };
};

const COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'name', title: '' },
  ...FIGURE_COLUMNS,
  { key: 'hash', title: '' },
];

const rowOf = (odds: BetOdds): Row => {
  const { definition } = odds.bet;
  return {
    bet: definition.id,
    name: definition.name.en ?? null,
    ...figureCells(odds, betSummary(odds)),
    hash: betHash(definition),
  };
};
