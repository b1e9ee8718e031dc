import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { expect, it } from 'vitest';
import { bestReturn } from './best-return.ts';

it('[B21] is 98.94% of the stake for eight decks, on banker with commission', () => {
  expect(bestReturn(LIVE_EIGHT_DECK)).toEqual({
    share: expect.closeTo(0.98942, 5),
    option: 'banker',
    mode: 'traditional',
  });
});
it('[B21] is computed for the room’s number of decks and its best option', () => {
  expect(bestReturn(SIX_DECK)).toMatchObject({ option: 'banker', mode: null });
  // Without banker, the best option of the big table is player.
  const offers = BIG_TABLE.offers.filter(({ option }) => option !== 'banker');
  expect(bestReturn({ ...BIG_TABLE, offers })).toMatchObject({
    share: expect.closeTo(0.98765, 5),
    option: 'player',
  });
  expect(bestReturn({ ...BIG_TABLE, offers: [] })).toBeNull();
});
