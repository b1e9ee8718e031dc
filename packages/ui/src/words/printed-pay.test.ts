import { type KnownScheduleId, SCHEDULE_IDS } from '@punto/engine/option-id';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SCHEDULES, scheduleFor } from '@punto/engine/schedule';
import { expect, it } from 'vitest';
import { printedPay, withStake } from './printed-pay.ts';

const forOne = (id: KnownScheduleId) => printedPay(SCHEDULES[id], 'for-one');

it('[V5] [B1] [B2] [B3] prints the single-deck payouts for one', () => {
  expect(
    SINGLE_DECK.offers.map((offer) =>
      printedPay(scheduleFor(SINGLE_DECK, offer, 'traditional'), SINGLE_DECK.printed),
    ),
  ).toEqual(['twice', 'twice the bet less 5%', 'nine times']);
});
it('[V5] has words for every schedule in “for one” notation', () => {
  expect(forOne('tie-nine')).toBe('ten times');
  expect(forOne('player-natural')).toBe('4.5 times');
  expect(forOne('lucky-six')).toBe('13 · 21 times');
  expect(forOne('player-bonus')).toBe('up to 31 times');
  expect(forOne('banker-no-commission')).toBe('twice with any other score · 1.5 times with 6');
  for (const id of SCHEDULE_IDS) expect(forOne(id)).toMatch(/twice|times/);
});
it('[V5] equals the stake plus the payout to one', () => {
  expect(withStake([8, 1])).toBe(9);
  expect(withStake([7, 2])).toBe(4.5);
  expect(printedPay(SCHEDULES.banker, undefined)).toBe('0.95:1');
});
