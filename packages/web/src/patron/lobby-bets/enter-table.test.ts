import { expect, it } from 'vitest';
import { entered } from './enter-table.ts';

const at = (table: string, some: { held?: boolean; laid?: boolean } = {}) => ({
  table,
  held: false,
  laid: false,
  ...some,
});

it('[T9] opens one more table while the house allows it, and never opens one twice', () => {
  expect(entered([], 'oak', 1)).toEqual(['oak']);
  expect(entered([at('oak')], 'oak', 1)).toEqual(['oak']);
  expect(entered([at('oak')], 'elm', 2)).toEqual(['oak', 'elm']);
});
it('[T9] leaves the first table that is free, one without chips before one with chips', () => {
  expect(entered([at('oak')], 'elm', 1)).toEqual(['elm']);
  expect(entered([at('oak', { laid: true }), at('elm')], 'ash', 2)).toEqual(['oak', 'ash']);
  expect(entered([at('oak', { laid: true }), at('elm', { held: true })], 'ash', 2)).toEqual(['elm', 'ash']);
});
it('[T9] stays where the round is not over', () => {
  expect(entered([at('oak', { held: true })], 'elm', 1)).toBeNull();
});
