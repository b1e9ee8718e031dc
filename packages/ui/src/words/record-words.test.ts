import { coins, minor } from '@punto/engine/minor';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import type { RecordedBet } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { PLAIN_LABELS } from './option-title.ts';
import {
  behindWords,
  conductWords,
  keptWords,
  paidWords,
  placeWords,
  resultWords,
  when,
} from './record-words.ts';

const scores = { playerScore: 1, bankerScore: 6 };
const bet = (winnings: number, commission: number): RecordedBet => ({
  option: 'banker',
  stakeMinor: coins(10),
  verdict: 'won',
  winningsMinor: minor(winnings),
  commissionMinor: minor(commission),
  returnedMinor: minor(1000 + winnings - commission),
});

it('[T8] states the result with the winner’s score first', () => {
  expect(resultWords({ outcome: 'banker', ...scores }, PLAIN_LABELS)).toBe('Banker wins, 6 – 1');
  expect(resultWords({ outcome: 'player', playerScore: 9, bankerScore: 7 }, PLAIN_LABELS)).toBe(
    'Player wins, 9 – 7',
  );
  expect(resultWords({ outcome: 'tie', playerScore: 4, bankerScore: 4 }, PLAIN_LABELS)).toBe('Tie, 4 – 4');
});
it('[V3] states the result with the room’s names', () => {
  expect(resultWords({ outcome: 'banker', ...scores }, SIX_DECK.labels)).toBe('Banco wins, 6 – 1');
  expect(resultWords({ outcome: 'tie', playerScore: 4, bankerScore: 4 }, SIX_DECK.labels)).toBe(
    'Standoff, 4 – 4',
  );
});
it('[T8] marks a cancelled round', () => {
  expect(resultWords({ outcome: null, ...scores }, PLAIN_LABELS)).toBe('Cancelled');
});
it('[B-35] states who dealt and who turned the cards, unless the machine did both', () => {
  const conduct = {
    dealtBy: 'house',
    turned: [
      { side: 'player', place: 0, by: 'patron' },
      { side: 'banker', place: 0, by: 'house' },
      { side: 'banker', place: 2, by: 'house' },
    ],
  } as const;
  expect(conductWords({ conduct }, SIX_DECK.labels)).toBe(
    `Dealt by the house. Turned by a patron: ${SIX_DECK.labels.player}’s first card. ` +
      `Turned by the house: ${SIX_DECK.labels.banker}’s first card, ${SIX_DECK.labels.banker}’s third card.`,
  );
  expect(conductWords({}, PLAIN_LABELS)).toBeNull();
});
it('[V6] shows the part of the stakes that was behind a seat', () => {
  const bets = [
    { option: 'player', stakeMinor: coins(10) },
    { option: 'tie', stakeMinor: coins(10) },
  ] as const;
  expect(behindWords({ behind: { seat: '5', bets } })).toBe('20 of the stakes were behind seat 5.');
  expect(behindWords({})).toBeNull();
});
it('[V5] numbers coups where each shoe is one coup', () => {
  expect(placeWords({ shoe: 3, round: 12 }, false)).toBe('Shoe 3 · round 12');
  expect(placeWords({ shoe: 3, round: 1 }, true)).toBe('Coup 3');
});
it('[L2] [V4] states the payout before commission, and the share that was deducted', () => {
  expect(paidWords(bet(1000, 50))).toBe('1:1');
  expect(keptWords(bet(1000, 50))).toBe('5%');
  expect(paidWords(bet(500, 0))).toBe('1:2');
  expect(paidWords(bet(3500, 0))).toBe('7:2');
});
it('[T8] states the year, because records are kept for years', () => {
  expect(when(Date.UTC(2026, 10, 20, 12))).toMatch(/20 Nov 2026/);
});
