import { BIG_TABLE } from '@punto/engine/rooms/big-table';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SINGLE_DECK } from '@punto/engine/rooms/single-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { expect, it } from 'vitest';
import { betFacts } from './bet-facts.ts';

it('[B12] [L3] states when a bet wins, its payouts, limits, and last round', () => {
  expect(betFacts(LIVE_EIGHT_DECK, 'lucky-six', 'traditional', 43)).toMatchObject({
    title: 'Lucky six',
    side: 'Banker’s side',
    wins: expect.stringMatching(/^Wins when banker wins/i),
    limits: '1 – 500',
    open: 'until round 50, seven rounds more',
    basis: 'exact, a full eight-deck shoe, ties counted',
  });
  const pays = betFacts(LIVE_EIGHT_DECK, 'lucky-six', 'traditional', 43)?.pays;
  expect(pays?.map((line) => line.pays)).toEqual(['12:1', '20:1']);
});
it('[B4] [B5] counts the remaining rounds, and states when there are none', () => {
  const open = (round: number) => betFacts(LIVE_EIGHT_DECK, 'player-pair', 'traditional', round)?.open;
  expect([59, 60, 61].map(open)).toEqual([
    'until round 60, one round more',
    'until round 60, which is this one',
    'closed after round 60, open again in the next shoe',
  ]);
  expect(betFacts(LIVE_EIGHT_DECK, 'tie', 'traditional', 70)?.open).toBeNull();
});
it('[B2] [B19] describes banker in the patron’s own commission mode', () => {
  const facts = (mode: 'traditional' | 'no-commission') => betFacts(LIVE_EIGHT_DECK, 'banker', mode, 1);
  expect([facts('traditional')?.commission, facts('traditional')?.schedule]).toEqual([
    '5% of the winnings',
    'banker',
  ]);
  expect([facts('no-commission')?.commission, facts('no-commission')?.schedule]).toEqual([
    null,
    'banker-no-commission',
  ]);
});
it('[V3] [V5] [V6] uses the names and the payout notation of its room', () => {
  expect(betFacts(SIX_DECK, 'player-pair', 'traditional', 1)).toMatchObject({
    title: 'Punto pair',
    side: 'Punto’s side',
  });
  expect(betFacts(SINGLE_DECK, 'tie', 'traditional', 1)?.pays[0]?.pays).toBe('nine times');
  expect(betFacts(SINGLE_DECK, 'tie', 'traditional', 1)?.basis).toBe('exact, one full deck, ties counted');
  expect(betFacts(BIG_TABLE, 'lucky-six', 'traditional', 1)).toBeNull();
});
