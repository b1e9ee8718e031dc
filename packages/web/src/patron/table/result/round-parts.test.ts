import { coins, minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { roundParts, roundSums } from './round-parts.ts';

const bet = (option: string, stake: number, verdict: string, winnings = 0, commission = 0) =>
  ({
    option,
    stakeMinor: coins(stake),
    verdict,
    winningsMinor: coins(winnings),
    commissionMinor: minor(commission * 100),
    returnedMinor: minor(verdict === 'lost' ? 0 : (stake + winnings - commission) * 100),
  }) as KeptRecord['bets'][number];
const bets = [
  bet('banker', 500, 'won', 500, 25),
  bet('tie', 50, 'lost'),
  bet('player-bonus', 10, 'pushed'),
  bet('lucky-six', 25, 'won', 500),
];

it('[L2] [V4] lists each bet with its reason and its result after commission', () => {
  expect(
    roundParts({ bets, status: 'settled' }).map(({ says, resultMinor }) => [says, resultMinor / 100]),
  ).toEqual([
    ['pays 1:1, less 5% commission', 475],
    ['lost', -50],
    ['stake returned', 0],
    ['pays 20:1', 500],
  ]);
});
it('[T5] lists every stake of a cancelled round as returned', () => {
  const back = bets.map((each) => ({ ...each, verdict: 'lost' as const, returnedMinor: each.stakeMinor }));
  const said = roundParts({ bets: back, status: 'cancelled' }).map((part) => part.says);
  expect(said).toEqual(back.map(() => 'stake returned'));
});
it('[L2] has totals with payout and commission on separate lines', () => {
  const sums = { stakedMinor: coins(585), returnedMinor: coins(1510), bets };
  expect(roundSums(sums)).toEqual([
    'Staked 585',
    'Returned 1,510',
    'Payout +1,000',
    'Commission −25',
    'Net +925',
  ]);
});
