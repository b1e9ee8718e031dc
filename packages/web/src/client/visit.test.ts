import { coins } from '@punto/engine/minor';
import type { AccountView } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { withGifts } from './gifts.ts';
import { beginVisit, mayHoldGift, netMinor, parseVisit } from './visit.ts';

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
it('[L7] does not count gifts of the house as a result of play', () => {
  expect(mayHoldGift(account(0), account(1000))).toBe(true);
  const given = withGifts(visit, [
    { code: 'top-up', at: 20, amountMinor: coins(1000) },
    { code: 'stake', at: 10, amountMinor: coins(-1000) },
    { code: 'grant', at: 5, amountMinor: coins(1000) },
  ]);
  expect(netMinor(given, account(1000))).toBe(coins(-1000));
});
it('[L7] counts a gift once, however often the entries are read', () => {
  const lines = [{ code: 'top-up' as const, at: 20, amountMinor: coins(1000) }];
  expect(withGifts(withGifts(visit, lines), lines).grantedMinor).toBe(coins(1000));
});
it('[T6] counts a correction as a result of play, though nothing was in play', () => {
  // Lost 4,225, then corrected by 6,000: a net gain of 1,775.
  const after = account(1000 - 4225 + 6000);
  expect(mayHoldGift(account(1000 - 4225), after)).toBe(true);
  const read = withGifts(visit, [{ code: 'correction', at: 30, amountMinor: coins(6000) }]);
  expect(netMinor(read, after)).toBe(coins(1775));
});
it('[L7] of an operator’s patron is the result of play: a deposit at the operator is none', () => {
  const played = (available: number, result: number): AccountView => ({
    ...account(available),
    resultMinor: coins(result),
  });
  const launched = beginVisit('acme.EUR.ann', played(1000, -70), 5);
  expect(netMinor(launched, played(1500, -70))).toBe(0);
  expect(netMinor(launched, played(1490, -80))).toBe(coins(-10));
  expect(mayHoldGift(played(1000, -70), played(1500, -70))).toBe(false);
});
it('counts a payout as a result of play', () => {
  expect(mayHoldGift(account(900, 100), account(1100))).toBe(false);
});
it('restores the visit of the same patron only', () => {
  const stored = JSON.stringify(visit);
  expect(parseVisit(stored, 'ann')).toEqual(visit);
  for (const other of [null, '', 'no', '{"patron":"ann"}']) expect(parseVisit(other, 'ann')).toBeNull();
  expect(parseVisit(stored, 'ben')).toBeNull();
});
