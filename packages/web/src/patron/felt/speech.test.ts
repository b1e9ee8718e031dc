import type { CoupView } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { setup, view } from '../../../test/fixtures/table-setup.ts';
import { shownHands } from './shown-hands.ts';
import { resultLine, spoken, winnerWords } from './speech.ts';

const coup = {
  outcome: 'banker',
  playerScore: 1,
  bankerScore: 6,
  player: [],
  banker: [],
} as unknown as CoupView;

it('[R8] states a result with the winner’s score first, and a tie by its name', () => {
  expect(resultLine(coup, setup.labels)).toBe('Banker wins, 6 – 1');
  expect(resultLine({ ...coup, outcome: 'tie', playerScore: 6 }, setup.labels)).toBe('Tie, 6 – 6');
  expect(winnerWords(coup, { ...setup.labels, banker: 'Banco' })).toBe('Banco wins');
});

it('announces a card with its hand and the resulting score', () => {
  const card = { type: 'card', side: 'player', place: 0, card: '9H', score: 9, turned: false } as const;
  expect(spoken(card, setup.labels)).toBe('Player: 9 of hearts, score 9');
});

it('[S3] announces the last round before its betting', () => {
  expect(spoken({ type: 'betting-opened', round: 71, last: true }, setup.labels)).toBe(
    'Last round of this shoe. Round 71. Place your bets',
  );
});

it('[T1] keeps the last coup on the stage during betting, and clears it when betting closes', () => {
  const settled = view({ phase: 'settled', coup });
  const next = view({ coup, round: { number: 44, openedAt: 0, closesAt: 9, last: false } });
  expect(shownHands(settled)?.key).toBe(shownHands(next)?.key);
  expect(shownHands(next)?.past).toBe(true);
  expect(shownHands({ ...next, phase: 'closed' })?.hands.player).toEqual([]);
  expect(shownHands(view({ phase: 'shuffling' }))).toBeNull();
});

it('[T7] announces face-down cards briefly, and whose card is squeezed', () => {
  const laid = (side: 'player' | 'banker', place: 0 | 1 | 2) =>
    spoken({ type: 'laid', side, place }, setup.labels);
  expect([laid('player', 0), laid('banker', 0), laid('player', 1)]).toEqual(['', '', '']);
  expect(laid('banker', 1)).toBe('Four cards lie face down');
  expect(laid('player', 2)).toBe('Player’s third card, face down');
  expect(spoken({ type: 'squeeze-begun', side: 'banker', place: 1 }, setup.labels)).toBe(
    'Banker’s second card is squeezed',
  );
});

it('[T7] shows face-down cards next to those that are turned', () => {
  const down = { player: 1, banker: 2 };
  expect(shownHands(view({ phase: 'dealing', down }))?.down).toEqual(down);
  expect(shownHands(view({ coup, down: { player: 0, banker: 0 } }))?.down).toEqual({ player: 0, banker: 0 });
});
