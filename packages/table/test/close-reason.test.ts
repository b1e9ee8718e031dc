// The reason for closing or reopening a table is in its stream if it was given. [T5]
import { expect, it } from 'vitest';
import { Bench, SUPERVISOR, shoeOf } from './bench.ts';

const SHOE = '2S 9H 9D 2C 3D 4S 5H 6C 7D 8S 9C TD JS QH KD AC 2H 3S 4D 5C 6S 7H 8D 9S';

it('[T5] the reason for closing and for opening a table is in its event', () => {
  const bench = new Bench(shoeOf(SHOE));
  bench.until('betting');
  const said = () => bench.events.at(-1);
  expect(bench.duty({ duty: 'close-table', after: 'round', reason: 'A fault' }, SUPERVISOR)).toBeNull();
  expect(said()).toMatchObject({ type: 'TableClosing', by: SUPERVISOR, reason: 'A fault' });
  expect(bench.duty({ duty: 'reopen-table', reason: 'Mended' }, SUPERVISOR)).toBeNull();
  expect(said()).toMatchObject({ type: 'TableReopened', by: SUPERVISOR, reason: 'Mended' });
  bench.duty({ duty: 'close-table', after: 'round' }, SUPERVISOR);
  expect(said()).not.toHaveProperty('reason');
});
