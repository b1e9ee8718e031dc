import { coins } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { beginVisit, netMinor, readVisit, visitAfter } from './visit.ts';

const account = (available: number, inPlay = 0): AccountView => ({
  availableMinor: coins(available),
  inPlay: inPlay ? [{ table: 'salon-one', stakeMinor: coins(inPlay) }] : [],
});
const visit = beginVisit('ann', account(1000), 5);

it('counts stakes in play as still owned', () => {
  expect(netMinor(visit, account(900, 100))).toBe(0);
  expect(netMinor(visit, account(900))).toBe(coins(-100));
  expect(netMinor(visit, account(1090))).toBe(coins(90));
});
it('[L7] counts what the house gives as no result of play', () => {
  const broke = visitAfter(visit, account(0, 1000), account(0));
  const given = visitAfter(broke, account(0), account(1000));
  expect(netMinor(given, account(1000))).toBe(coins(-1000));
});
it('counts a payout as a result of play', () => {
  expect(visitAfter(visit, account(900, 100), account(1100))).toBe(visit);
});
it('goes on with the visit of the same patron only', () => {
  const stored = JSON.stringify(visit);
  expect(readVisit(stored, 'ann')).toEqual(visit);
  for (const other of [null, '', 'no', '{"patron":"ann"}']) expect(readVisit(other, 'ann')).toBeNull();
  expect(readVisit(stored, 'ben')).toBeNull();
});
