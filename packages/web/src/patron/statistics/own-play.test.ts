import { coins, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { luckOf, ownPlay, playedRounds } from './own-play.ts';

type Bet = KeptRecord['bets'][number];
const bet = (option: Bet['option'], stake: number, returned: number, schedule?: Bet['schedule']): Bet => ({
  option,
  stakeMinor: coins(stake),
  verdict: returned > stake ? 'won' : 'lost',
  winningsMinor: minor(0),
  commissionMinor: minor(0),
  returnedMinor: coins(returned),
  ...(schedule && { schedule }),
});
const round = (number: number, bets: readonly Bet[], more: Partial<KeptRecord> = {}): KeptRecord => ({
  patron: 'guest-1' as KeptRecord['patron'],
  table: 'salon' as KeptRecord['table'],
  tableName: 'Salon',
  shoe: 1,
  round: number,
  at: number,
  status: 'settled',
  mode: 'traditional',
  player: [],
  banker: [],
  outcome: 'player',
  playerScore: 9,
  bankerScore: 0,
  bets,
  stakedMinor: minor(bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0)),
  returnedMinor: minor(bets.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0)),
  balanceBeforeMinor: minor(0),
  balanceAfterMinor: minor(0),
  ...more,
});

it('[T6] counts the last account of a corrected round, and neither cancelled nor voided rounds', () => {
  const corrected = round(1, [bet('player', 10, 0)], { status: 'resettled', revision: 1 });
  const records = [
    round(3, [bet('tie', 5, 5)], { status: 'voided' }),
    round(2, [bet('tie', 5, 5)], { status: 'cancelled' }),
    corrected,
    round(1, [bet('player', 10, 20)], { revision: 0 }),
  ];
  expect(playedRounds(records)).toEqual([corrected]);
});

it('adds up rounds, and each option by itself with the largest stake first', () => {
  const play = ownPlay([round(1, [bet('player', 10, 20), bet('tie', 25, 0)]), round(2, [bet('tie', 5, 45)])]);
  expect(play).toEqual({
    rounds: 2,
    stakedMinor: coins(40),
    returnedMinor: coins(65),
    options: [
      { option: 'tie', rounds: 2, stakedMinor: coins(30), returnedMinor: coins(45) },
      { option: 'player', rounds: 1, stakedMinor: coins(10), returnedMinor: coins(20) },
    ],
  });
});

it('[B21] measures the net against the exact odds of the stakes, in standard deviations', () => {
  // A stake of 100 on player at eight decks gives −1.2351 coins on average, with a deviation of 95.11.
  const luck = luckOf([round(1, [bet('player', 100, 200)])], () => 8);
  expect(luck?.expectedCoins).toBeCloseTo(-1.2351, 4);
  expect(luck?.deviations).toBeCloseTo((100 + 1.2351) / 95.11, 3);
  expect(luck?.enough).toBe(false);
});

it('[B21] uses the schedule that a bet was paid by', () => {
  const of = (schedule: Bet['schedule']) => luckOf([round(1, [bet('banker', 100, 0, schedule)])], () => 8);
  expect(of('banker')?.expectedCoins).toBeCloseTo(-1.0579, 4);
  expect(of('banker-no-commission')?.expectedCoins).toBeCloseTo(-1.4581, 3);
});

it('leaves out rounds of tables whose decks are not known', () => {
  const played = [
    round(1, [bet('player', 10, 20)]),
    round(2, [bet('player', 10, 20)], { table: 'closed' as KeptRecord['table'] }),
  ];
  const decksOf = (table: string) => (table === 'salon' ? 8 : null);
  expect(luckOf(played, decksOf)?.leftOut).toBe(1);
  expect(luckOf(played, () => null)).toBeNull();
});
