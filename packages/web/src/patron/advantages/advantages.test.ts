import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { expect, it } from 'vitest';
import { advantages } from './advantages.ts';

const percent = (text: string | null) => Number.parseFloat(text ?? 'NaN');

it('[V3] has a row for each option of the room, with its own names and payouts', () => {
  expect(advantages(SIX_DECK).map(({ title, pays }) => [title, pays])).toEqual([
    ['Punto', '1:1'],
    ['Banco', '0.95:1'],
    ['Standoff', '8:1'],
    ['Punto pair', '11:1'],
    ['Banco pair', '11:1'],
  ]);
});

it('[V3] uses the room’s six decks, not eight', () => {
  const [punto, banco, standoff, pair] = advantages(SIX_DECK);
  expect(percent(punto?.ofStake ?? null)).toBeCloseTo(1.2374, 3);
  expect(percent(banco?.ofStake ?? null)).toBeCloseTo(1.0558, 3);
  expect(percent(standoff?.ofStake ?? null)).toBeCloseTo(14.4382, 3);
  expect(percent(pair?.ofStake ?? null)).toBeCloseTo(11.254, 3);
});

it('[B21] has the published values for eight decks on both bases, and a separate row for no-commission banker', () => {
  const rows = advantages(LIVE_EIGHT_DECK);
  const row = (title: string) => rows.find((each) => each.title === title);
  expect(row('Player')?.ofStake).toBe('1.2351%');
  expect(row('Banker')?.ofStake).toBe('1.0579%');
  expect(row('Banker, no commission')?.ofStake).toBe('1.4581%');
  expect(row('Tie')?.ofStake).toBe('14.3596%');
  // Source [6] prints 1.36 and 1.17.
  expect(percent(row('Player')?.perResolved ?? null).toFixed(2)).toBe('1.36');
  expect(percent(row('Banker')?.perResolved ?? null).toFixed(2)).toBe('1.17');
});

it('[B21] gives a second value only where stakes can push', () => {
  const rows = advantages(SIX_DECK);
  expect(rows.map(({ perResolved }) => perResolved !== null)).toEqual([true, true, false, false, false]);
});
