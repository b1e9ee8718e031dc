import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { isHeld, type Stand, wishAfter } from './leave-wish.ts';

const stand = (some: Partial<Stand>): Stand => ({
  phase: 'dealing',
  own: { player: coins(5) },
  sent: false,
  linked: true,
  stopped: false,
  ...some,
});
const way = (to: string) => ({ to, go: () => {} });

it('[T9] keeps a patron with stakes until the round is settled', () => {
  const phases = ['betting', 'closed', 'dealing', 'squeezing', 'settled', 'shuffling'] as const;
  expect(phases.map((phase) => isHeld(stand({ phase })))).toEqual([true, true, true, true, false, true]);
  expect(isHeld(stand({ sent: true, phase: 'betting', own: {} }))).toBe(true);
});
it('[T9] lets a patron without stakes leave', () => {
  expect(isHeld(stand({ own: {} }))).toBe(false);
});
it('[T4] lets a patron without a connection leave: the round continues', () => {
  expect(isHeld(stand({ linked: false }))).toBe(false);
});
it('[T9] a second press cancels the wish; another destination replaces it', () => {
  const lobby = wishAfter(null, way('/'));
  expect(lobby?.to).toBe('/');
  expect(wishAfter(lobby, way('/'))).toBeNull();
  expect(wishAfter(lobby, way('/rules'))?.to).toBe('/rules');
});

it('[T5] lets every patron leave a table that stopped after a fault', () => {
  expect(isHeld(stand({ phase: 'dealing' }))).toBe(true);
  expect(isHeld(stand({ phase: 'dealing', stopped: true }))).toBe(false);
  expect(isHeld(stand({ phase: 'betting', sent: true, stopped: true }))).toBe(false);
});
