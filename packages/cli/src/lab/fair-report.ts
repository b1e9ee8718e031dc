// Report of `punto lab fair`: the commission, or the payout of a row, that gives a bet a wanted expected value.
import type { BetOdds } from '@punto/engine/bet/bet-odds';
import { fairCommission, fairPay } from '@punto/engine/lab/fair';
import type { Fraction } from '@punto/engine/odds';
import { toNumber } from '@punto/engine/odds/fraction';
import type { Column, Row } from '../column.ts';
import { exactText, percent, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';
import type { LabSubject } from './removal-report.ts';

/** Each changed alone. `expected`: the wanted expected value of a stake. */
export const fairReport = ({ bet, decks, cards }: LabSubject, odds: BetOdds, expected: Fraction): Report => {
  const { lines, commission } = odds.bet;
  const [kept, of] = commission ?? [0, 1];
  const share = fairCommission(odds.bet, odds, expected);
  const rows = [
    rowOf(
      'commission',
      `${(100 * kept) / of} %`,
      share !== null && share.numerator >= 0n ? share : null,
      percent,
    ),
    ...lines.map(({ pays }, i) => {
      const pay = fairPay(odds.bet, odds, i, expected);
      return rowOf(
        `rows[${i}].pays`,
        pays.join(':'),
        pay !== null && pay.numerator > 0n ? pay : null,
        (cell) => `${Number(cell).toFixed(4)}:1`,
      );
    }),
  ];
  return {
    json: { bet, decks, ev: exactText(expected), fair: rows.map(({ shown, ...row }) => row) },
    columns: COLUMNS.filter(({ key }) => key !== 'shown'),
    tableColumns: COLUMNS.filter(({ title }) => title !== ''),
    rows,
    above: [`${bet}, ${cards}: each alone makes a stake worth ${signedPercent(toNumber(expected))}`, ''],
  };
};

/** `null`: nothing that can be kept or paid does it. */
const rowOf = (part: string, now: string, fair: Fraction | null, show: (value: number) => string): Row => ({
  part,
  now,
  fair: fair === null ? null : toNumber(fair),
  exact: fair === null ? null : exactText(fair),
  shown: fair === null ? 'none' : show(toNumber(fair)),
});

const COLUMNS: readonly Column[] = [
  { key: 'part', title: 'Part' },
  { key: 'now', title: 'Now', align: 'right' },
  { key: 'shown', title: 'Fair', align: 'right' },
  { key: 'fair', title: '' },
  { key: 'exact', title: '' },
];
