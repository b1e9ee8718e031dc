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

it('[T9] holds a patron until the round they staked in is settled', () => {
  const phases = ['betting', 'closed', 'dealing', 'squeezing', 'settled', 'shuffling'] as const;
  expect(phases.map((phase) => isHeld(stand({ phase })))).toEqual([true, true, true, true, false, true]);
  expect(isHeld(stand({ sent: true, phase: 'betting', own: {} }))).toBe(true);
});
it('[T9] holds nobody who has staked nothing', () => {
  expect(isHeld(stand({ own: {} }))).toBe(false);
});
it('[T4] holds nobody whose link is lost: the round goes on without them', () => {
  expect(isHeld(stand({ linked: false }))).toBe(false);
});
it('[T9] asking again is staying; another way takes the place of the first', () => {
  const lobby = wishAfter(null, way('/'));
  expect(lobby?.to).toBe('/');
  expect(wishAfter(lobby, way('/'))).toBeNull();
  expect(wishAfter(lobby, way('/rules'))?.to).toBe('/rules');
});

it('[T5] keeps nobody at a table that has stopped by itself', () => {
  expect(isHeld(stand({ phase: 'dealing' }))).toBe(true);
  expect(isHeld(stand({ phase: 'dealing', stopped: true }))).toBe(false);
  expect(isHeld(stand({ phase: 'betting', sent: true, stopped: true }))).toBe(false);
});
