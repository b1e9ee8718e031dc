import { coins } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { bankerCoup, setup, view } from '../../../test/fixtures/table-setup.ts';
import { resized, sizesFor } from './table-count.ts';
import { tileState, waitingWords } from './tile-state.ts';

const record = (returned: number): KeptRecord =>
  ({ stakedMinor: coins(100), returnedMinor: coins(returned) }) as KeptRecord;

it('[T1] counts down while bets are taken, and stops where the table is paused or stopped', () => {
  const betting = view({ phase: 'betting', deadline: 9_000 });
  expect(tileState(betting, null, false)).toEqual({ shows: 'countdown', deadline: 9_000 });
  expect(tileState({ ...betting, pausedAt: 1 }, null, false)).toEqual({ shows: 'word', text: 'Paused' });
  expect(tileState(betting, null, true)).toEqual({ shows: 'word', text: 'Out of service' });
  expect(tileState({ ...betting, deadline: null }, null, false)).toEqual({ shows: 'word', text: 'Betting' });
});
it('[T6] shows the net result of the own round, and the winner to a patron without stakes', () => {
  const settled = view({ phase: 'settled', coup: bankerCoup(['banker']) });
  expect(tileState(settled, record(290), false)).toEqual({ shows: 'net', text: '+190', sign: 'up' });
  expect(tileState(settled, record(25), false)).toEqual({ shows: 'net', text: '−75', sign: 'down' });
  expect(tileState(settled, record(100), false)).toEqual({ shows: 'net', text: '0', sign: 'even' });
  expect(tileState(settled, null, false)).toEqual({ shows: 'word', text: 'Banker wins' });
});
it('shows why there are no cards', () => {
  expect(waitingWords({ phase: 'closed', setup })).toBe('The cards come next');
  expect(waitingWords({ phase: 'shuffling', setup })).toBe('A new shoe is being shuffled');
  expect(waitingWords({ phase: 'betting', setup })).toBe('First round of a new shoe');
});
it('shows four, eight or twelve tables, as far as they are open and allowed', () => {
  expect(sizesFor(30, 12)).toEqual([4, 8, 12]);
  expect(sizesFor(9, 12)).toEqual([4, 8, 9]);
  expect(sizesFor(30, 3)).toEqual([3]);
  expect(sizesFor(0, 12)).toEqual([]);
});
it('[T9] adds open tables in their order, and lets those beyond the number leave', () => {
  expect(resized(['b'], ['a', 'b', 'c', 'd'], 3)).toEqual({ shown: ['b', 'a', 'c'], leaving: [] });
  expect(resized(['a', 'b', 'c'], ['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b', 'c'], leaving: ['c'] });
});
