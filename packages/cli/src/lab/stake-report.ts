// Reports of `punto lab kelly` and `punto lab covariance`: how much to stake, and how far stakes vary together.
import { type BetOdds, betSummary } from '@punto/engine/bet/bet-odds';
import { correlationOfBets, type Joint, stakedTogether } from '@punto/engine/lab/joint';
import { kellyOf } from '@punto/engine/lab/kelly';
import { riskOfRuin, roundsToOneDeviation, ruinOf } from '@punto/engine/lab/ruin';
import { toNumber } from '@punto/engine/odds/fraction';
import type { Column } from '../column.ts';
import { exactText, grouped, signedPercent } from '../figures.ts';
import type { Report } from '../report.ts';
import type { LabSubject } from './removal-report.ts';

/** Equal stakes from a bankroll of `bankroll` stakes. */
export const kellyReport = ({ bet, decks, cards }: LabSubject, odds: BetOdds, bankroll: number): Report => {
  const { expected, edge, deviation } = betSummary(odds);
  const { fraction, growth } = kellyOf(odds.bet, odds);
  const ruin = ruinOf(odds.bet, odds);
  const row = {
    bet,
    ev: exactText(expected),
    value: 0 - edge,
    deviation,
    kelly: fraction,
    growth,
    n0: roundsToOneDeviation(odds.bet, odds),
    ruin: riskOfRuin(ruin, bankroll),
    ruinAtMost: riskOfRuin(ruin, ruin.wholeNets ? bankroll : bankroll - 1),
  };
  const favours = expected.numerator > 0n;
  return {
    json: { decks, bankroll, ...row },
    columns: KELLY_COLUMNS,
    tableColumns: KELLY_COLUMNS.filter(
      ({ key, title }) => title !== '' && (key !== 'ruinAtMost' || !ruin.wholeNets),
    ),
    rows: [row],
    above: [`${cards}, a bankroll of ${grouped(bankroll)} stakes`, ''],
    below: [
      '',
      favours ? RUIN : 'The bet does not favour the patron with these cards: the best stake is none.',
    ],
  };
};

const RUIN = 'Ruin: the risk of ever losing the bankroll, with equal stakes of one.';

const share = (cell: unknown): string => `${(Number(cell) * 100).toPrecision(4)} %`;

const KELLY_COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'ev', title: '' },
  { key: 'value', title: 'Value', align: 'right', show: signedPercent },
  { key: 'deviation', title: 'Deviation', align: 'right', show: (cell) => Number(cell).toFixed(3) },
  { key: 'kelly', title: 'Kelly', align: 'right', show: share },
  { key: 'growth', title: '' },
  { key: 'n0', title: 'N₀, rounds', align: 'right', show: (cell) => grouped(Math.round(Number(cell))) },
  { key: 'ruin', title: 'Ruin', align: 'right', show: share },
  { key: 'ruinAtMost', title: 'at most', align: 'right', show: share },
];

/** Every two of the bets, and stakes on all of them together. */
export const covarianceReport = (
  cards: string,
  bets: readonly string[],
  joint: Joint,
  stakes: readonly number[],
): Report => {
  const rows = bets.flatMap((bet, i) =>
    bets.slice(i).map((other, more) => {
      const covariance = joint.covariance[i]?.[i + more];
      return {
        bet,
        with: other,
        covariance: covariance === undefined ? null : toNumber(covariance),
        exact: covariance === undefined ? null : exactText(covariance),
        correlation: correlationOfBets(joint, i, i + more),
      };
    }),
  );
  const together = stakedTogether(joint, stakes.map(BigInt));
  const [expected, variance] = [toNumber(together.expected), toNumber(together.variance)];
  return {
    json: {
      bets: bets.map((bet, i) => ({ bet, stake: stakes[i], ev: exactText(joint.expected[i] ?? NOTHING) })),
      pairs: rows,
      together: {
        ev: exactText(together.expected),
        variance: exactText(together.variance),
        deviation: Math.sqrt(variance),
      },
    },
    columns: PAIR_COLUMNS,
    tableColumns: PAIR_COLUMNS.filter(({ title }) => title !== ''),
    rows,
    above: [`${cards}, stakes of one`, ''],
    below: [
      '',
      `${bets.map((bet, i) => `${stakes[i]} on ${bet}`).join(', ')}: worth ${expected.toFixed(4)}, deviation ${Math.sqrt(variance).toFixed(4)}`,
    ],
  };
};

const NOTHING = { numerator: 0n, denominator: 1n };

const PAIR_COLUMNS: readonly Column[] = [
  { key: 'bet', title: 'Bet' },
  { key: 'with', title: 'With' },
  { key: 'covariance', title: 'Covariance', align: 'right', show: (cell) => Number(cell).toFixed(6) },
  { key: 'exact', title: '' },
  { key: 'correlation', title: 'Correlation', align: 'right', show: (cell) => Number(cell).toFixed(4) },
];
