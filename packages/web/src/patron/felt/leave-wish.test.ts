import { coins } from '@punto/engine/minor';
import { expect, it } from 'vitest';
import { mustStay, type Stand, toggledWish } from './leave-wish.ts';

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
  expect(phases.map((phase) => mustStay(stand({ phase })))).toEqual([true, true, true, true, false, true]);
  expect(mustStay(stand({ sent: true, phase: 'betting', own: {} }))).toBe(true);
});
it('[T9] lets a patron without stakes leave', () => {
  expect(mustStay(stand({ own: {} }))).toBe(false);
});
it('[T4] lets a patron without a connection leave: the round continues', () => {
  expect(mustStay(stand({ linked: false }))).toBe(false);
});
it('[T9] a second press cancels the wish; another destination replaces it', () => {
  const lobby = toggledWish(null, way('/'));
  expect(lobby?.to).toBe('/');
  expect(toggledWish(lobby, way('/'))).toBeNull();
  expect(toggledWish(lobby, way('/rules'))?.to).toBe('/rules');
});

it('[T5] lets every patron leave a table that stopped after a fault', () => {
  expect(mustStay(stand({ phase: 'dealing' }))).toBe(true);
  expect(mustStay(stand({ phase: 'dealing', stopped: true }))).toBe(false);
  expect(mustStay(stand({ phase: 'betting', sent: true, stopped: true }))).toBe(false);
});
