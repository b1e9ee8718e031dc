import { coins, ZERO } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { setup } from '../../../../test/fixtures/table-setup.ts';
import { type WaitSeen, waitWords } from './wait-words.ts';

const said = (some: WaitSeen): string =>
  waitWords(some)
    .map(({ text }) => text)
    .join('');

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
  expect(waitWords(seen('settled'))).toEqual([
    { tag: null, text: 'Next round in ' },
    { tag: 'strong', text: '7' },
  ]);
  expect(said(seen('settled', { seconds: null }))).toBe('Next round soon');
});
it('[T5] shows no number while the table is paused', () => {
  const view = { phase: 'settled', setup, pausedAt: 5 } as const;
  expect(said(seen('settled', { view }))).toBe('Next round soon');
});
it('shows the amount in play while cards are dealt', () => {
  expect(said(seen('dealing'))).toBe('No more bets');
  expect(said(seen('dealing', { inPlayMinor: coins(500) }))).toBe('In play 500');
  expect(said(seen('betting', { sent: true }))).toBe('On its way');
});
it('[V5] waits for Deal at a solo table', () => {
  const view = { phase: 'settled', setup: { ...setup, solo: true }, pausedAt: null } as const;
  expect(said(seen('settled', { view, seconds: null }))).toBe('Deal');
});

it('[T5] [L5] does not announce betting where no bets are accepted', () => {
  expect(said(seen('betting', { shut: true }))).toBe('No bets now');
  expect(said(seen('betting'))).toBe('Confirm');
  expect(said(seen('dealing', { shut: true, inPlayMinor: coins(500) }))).toBe('In play 500');
});
