import { describe, expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { betOddsCounter, betSummary } from '../bet/bet-odds.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import { fullShoe } from '../odds/composition.ts';
import { type Fraction, fraction, toNumber, whole } from '../odds/fraction.ts';
import { summaryOfCounts } from '../odds/summary.ts';
import { fairCommission, fairPay } from './fair.ts';

const bets = new Map([...betsOf('catalogue'), ...betsOf('published')]);
const oddsOf = (id: string, decks = 8) => {
  const bet = bets.get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  const [odds] = betOddsCounter([compileBet(bet)])(fullShoe(decks));
  if (odds === undefined) throw new Error('the counter returned no odds');
  return odds;
};
const ratioOf = ({ numerator, denominator }: Fraction): readonly [number, number] => [
  Number(numerator),
  Number(denominator),
];

describe('the fair commission', () => {
  it('[B21] [L2] of banker gives it the same expected value as player', () => {
    const [player, banker] = [betSummary(oddsOf('player')).expected, oddsOf('banker')];
    const commission = fairCommission(banker.bet, banker, player);
    if (commission === null) throw new Error('banker wins');
    // From the wins of both sides alone: twice what banker wins more often, of what it wins.
    expect(commission).toEqual(
      fraction(2n * (2_292_252_566_437_888n - 2_230_518_282_592_256n), 2_292_252_566_437_888n),
    );
    expect((toNumber(commission) * 100).toFixed(4)).toBe('5.3863');
    const { expected } = summaryOfCounts({ ...banker.bet, commission: ratioOf(commission) }, banker);
    expect(toNumber(expected)).toBeCloseTo(toNumber(player), 12);
  });

  it('[B21] gives back the commission there is', () => {
    for (const id of ['banker', 'banker-four-percent']) {
      const odds = oddsOf(id);
      const [kept, of] = odds.bet.commission ?? [0, 1];
      expect(fairCommission(odds.bet, odds, betSummary(odds).expected)).toEqual(
        fraction(BigInt(kept), BigInt(of)),
      );
    }
    const tie = oddsOf('tie');
    expect(fairCommission(tie.bet, tie, whole(0))?.numerator).toBeLessThan(0n);
  });
});

describe('the fair pay', () => {
  it('[B21] of a bet with one line is its losses over its wins', () => {
    const dragon = oddsOf('dragon-7');
    expect(fairPay(dragon.bet, dragon, 0, whole(0))).toEqual(
      fraction(BigInt(dragon.lost), BigInt(dragon.wonByLine[0] ?? 0)),
    );
    expect(toNumber(fairPay(dragon.bet, dragon, 0, whole(0)) ?? whole(0)).toFixed(4)).toBe('43.3777');
  });

  it.each(['banker', 'quik', 'heavenly-9', 'ez-banker', 'lucky-bonus', 'player-bonus'])(
    '[B21] gives back the pay of every line of %s',
    (id) => {
      for (const decks of [8, 1]) {
        const odds = oddsOf(id, decks);
        const { expected } = betSummary(odds);
        for (const [i, { pays }] of odds.bet.lines.entries())
          expect(fairPay(odds.bet, odds, i, expected)).toEqual(fraction(BigInt(pays[0]), BigInt(pays[1])));
      }
    },
  );

  it('[B21] gives the edge asked for, when it is paid', () => {
    const odds = oddsOf('quik');
    const pay = fairPay(odds.bet, odds, 0, fraction(-3n, 100n));
    if (pay === null) throw new Error('the line wins');
    const lines = odds.bet.lines.map(({ pays }, i) => ({ pays: i === 0 ? ratioOf(pay) : pays }));
    expect(summaryOfCounts({ lines, commission: null }, odds).edge).toBeCloseTo(0.03, 12);
  });

  it('is none for a line that never wins, and below 0 where no pay does', () => {
    const { bet, ...counts } = oddsOf('quik');
    const never = { ...counts, wonByLine: [0, ...counts.wonByLine.slice(1)] };
    expect(fairPay(bet, never, 0, whole(0))).toBeNull();
    expect(
      fairCommission({ lines: [], commission: null }, { ...counts, wonByLine: [] }, whole(0)),
    ).toBeNull();
    expect(fairPay(bet, counts, 0, whole(-1))?.numerator).toBeLessThan(0n);
  });
});
