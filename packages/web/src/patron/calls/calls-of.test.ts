import type { CoupView, TableView } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { view } from '../../../test/fixtures/table-setup.ts';
import { FLIP_MS, NEXT_CARD_MS, REVEAL_MS } from '../felt/card-motion.ts';
import type { Moment } from '../felt/moments.ts';
import { RESULT_MS } from '../felt/result-steps.ts';
import { callsOf, shownAfter } from './calls-of.ts';

const card = (side: 'player' | 'banker', place: 0 | 1 | 2, turned = false): Moment => ({
  type: 'card',
  side,
  place,
  card: '3H',
  score: 3,
  turned,
});
const result: Moment = {
  type: 'result',
  coup: { outcome: 'banker', playerScore: 1, bankerScore: 6 } as CoupView,
};
const hands = { player: ['2H', 'AH'], banker: ['3H', 'KH'], playerScore: 3, bankerScore: 3 };
const dealing = view({ phase: 'dealing', hands: hands as unknown as TableView['hands'] });
const draws: Moment = { type: 'call', call: { naturals: [], player: 'draws', banker: null } };

it('waits until the card has turned, and announces its points and the call together', () => {
  expect(callsOf([card('banker', 1), draws], dealing, 'full', false)).toEqual([
    {
      afterMs: REVEAL_MS,
      lines: [{ id: 'banker-points', points: 3 }, { id: 'player-draws' }],
      texts: ['Banker three', 'Player draws'],
      rank: 2,
    },
  ]);
});

it('follows cards that fly one after another, with the result last', () => {
  const times = shownAfter([card('player', 1), card('banker', 1), result], false);
  expect(times).toEqual([REVEAL_MS, REVEAL_MS + NEXT_CARD_MS, REVEAL_MS + NEXT_CARD_MS + RESULT_MS.ring]);
});

it('[T7] is sooner for a card that is turned in its place, and at once without motion', () => {
  expect(shownAfter([card('player', 0, true), draws], false)).toEqual([FLIP_MS / 2, FLIP_MS / 2]);
  expect(shownAfter([card('player', 1), draws, result], true)).toEqual([0, 0, 0]);
});

it('leaves out lines that the chosen level does not include', () => {
  const texts = (level: 'off' | 'low' | 'full') =>
    callsOf([card('banker', 1), draws, result], dealing, level, true).flatMap((each) => each.texts);
  expect(texts('low')).toEqual(['Banker wins, six over one']);
  expect(texts('off')).toEqual([]);
  expect(texts('full')).toHaveLength(3);
});
