import { coins, ZERO } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { setup } from '../../../../test/fixtures/table-setup.ts';
import { type WaitSeen, waitWords } from './wait-words.ts';

const seen = (phase: WaitSeen['view']['phase'], some: Partial<WaitSeen> = {}): WaitSeen => ({
  view: { phase, setup, pausedAt: null },
  linked: true,
  sent: false,
  shut: false,
  inPlayMinor: ZERO,
  seconds: 7,
  ...some,
});

it('[T1] counts down to the next round where a clock runs, and shows no number where a person deals', () => {
  expect(waitWords(seen('settled'))).toEqual({ says: 'Next round in', seconds: 7 });
  expect(waitWords(seen('settled', { seconds: null }))).toEqual({ says: 'Next round soon', seconds: null });
});
it('[T5] shows no number while the table is paused', () => {
  const view = { phase: 'settled', setup, pausedAt: 5 } as const;
  expect(waitWords(seen('settled', { view })).seconds).toBeNull();
});
it('shows the amount in play while cards are dealt', () => {
  expect(waitWords(seen('dealing')).says).toBe('No more bets');
  expect(waitWords(seen('dealing', { inPlayMinor: coins(500) })).says).toBe('In play 500');
  expect(waitWords(seen('betting', { sent: true })).says).toBe('On its way');
});
it('[V5] waits for Deal at a solo table', () => {
  const view = { phase: 'settled', setup: { ...setup, solo: true }, pausedAt: null } as const;
  expect(waitWords(seen('settled', { view, seconds: null })).says).toBe('Deal');
});

it('[T5] [L5] does not announce betting where no bets are accepted', () => {
  expect(waitWords(seen('betting', { shut: true })).says).toBe('No bets now');
  expect(waitWords(seen('betting')).says).toBe('Confirm');
  expect(waitWords(seen('dealing', { shut: true, inPlayMinor: coins(500) })).says).toBe('In play 500');
});
