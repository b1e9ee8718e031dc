import { expect, it } from 'vitest';
import { betsOf } from '../../test/bet-files.ts';
import { compileBet } from '../bet/compiled-bet.ts';
import { minor } from '../minor.ts';
import { checkedBet } from './checked-bet.ts';

const checked = (id: string, maxMinor: number) => {
  const bet = betsOf('published').get(id) ?? betsOf('catalogue').get(id);
  if (bet === undefined) throw new Error(`no bet ${id}`);
  return checkedBet(compileBet(bet), minor(maxMinor), 8);
};

it('[B21] [L1] gives edge, variance and the most that a stake of the maximum wins, rounded as it is paid', () => {
  expect(checked('dragon-7', 10_000)).toMatchObject({ worstMinor: 400_000, returnsLittle: false });
  expect(checked('dragon-7', 10_000).edge).toBeCloseTo(0.076113, 6);
  expect(checked('dragon-7', 10_000).variance).toBeCloseTo(37.026, 3);
  // 5 % of 101 is 5.05, which rounds up; 0.54 times 101 is 54.54, which rounds down.
  expect([checked('banker', 101).worstMinor, checked('big', 101).worstMinor]).toEqual([95, 54]);
});

it('[B18] points out a bet of which less than 75 % comes back', () => {
  expect(checked('super-six-12', 100)).toMatchObject({ returnsLittle: true });
  expect(checked('super-six-12', 100).returns).toBeCloseTo(1 - 0.299772, 6);
});

it('[F5] names the first true count of the best tags, and none where no count helps', () => {
  expect(checked('dragon-7', 100).count).toEqual({ tags: [0, -1, -1, -2, -2, -3, -3, 4, 4, 1], first: 8 });
  expect(checked('perfect-pair-25-200', 100).count).toBeNull();
});
