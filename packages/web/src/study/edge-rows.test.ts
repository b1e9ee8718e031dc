import { fullShoe, oddsOf } from '@punto/engine/odds';
import { midCoupOdds } from '@punto/engine/odds/mid-coup';
import { SCHEDULE_IDS } from '@punto/engine/option-id';
import { describe, expect, it } from 'vitest';
import { type EdgeRow, edgeRows, nextOrder, ordered } from './edge-rows.ts';
import { remaining, strike, wholeShoe } from './position.ts';

const full = oddsOf(fullShoe(8));
const row = (rows: readonly EdgeRow[], id: EdgeRow['id']) => rows.find((each) => each.id === id) as EdgeRow;

describe('rows of edges', () => {
  it('[B21] contain all schedules, unchanged and none favourable from a full shoe', () => {
    const rows = edgeRows(full, full, 'stake');
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(SCHEDULE_IDS));
    expect(rows.every(({ change, favourable }) => change === 0 && !favourable)).toBe(true);
    expect((row(rows, 'banker').edge * 100).toFixed(4)).toBe('1.0579');
  });

  it('[B21] have 1.17 for banker per resolved bet, as published elsewhere', () => {
    expect((row(edgeRows(full, full, 'resolved'), 'banker').edge * 100).toFixed(2)).toBe('1.17');
  });

  it('[B21] are marked as favourable only if the exact expectation is above zero', () => {
    // Six aces and six tens of spades.
    const composition = fullShoe(0).map((_, i) => (i === 0 || i === 9 ? 6 : 0));
    const rows = edgeRows(oddsOf(composition), full, 'stake');
    for (const each of rows) expect([each.id, each.favourable]).toEqual([each.id, each.edge < 0]);
    expect(row(rows, 'perfect-pair').favourable).toBe(true);
    expect(row(rows, 'super-lucky-seven').favourable).toBe(false);
  });

  it('[B20] have no edge per resolved bet if the bet always pushes', () => {
    const out = ['9S', '9H', 'KD', 'KC'] as const;
    const left = remaining(out.reduce(strike, wholeShoe(8)));
    const rows = edgeRows(midCoupOdds(left, out).odds, full, 'resolved');
    expect(row(rows, 'player').edge).toBeNaN();
    expect(ordered(rows, { by: 'edge', down: true }).at(-1)?.edge).toBeNaN();
    expect(ordered(rows, { by: 'edge', down: false }).at(-1)?.edge).toBeNaN();
  });
});

describe('the order of the rows', () => {
  const rows = edgeRows(full, full, 'stake');
  const ids = (order: Parameters<typeof ordered>[1]) => ordered(rows, order).map(({ id }) => id);

  it('is ascending, descending, then that of the paytable again', () => {
    expect(ids({ by: 'edge', down: false })[0]).toBe('banker');
    expect(ids({ by: 'edge', down: true })[0]).toBe('lucky-seven');
    expect(ids(null)).toEqual(rows.map(({ id }) => id));
    const first = nextOrder(null, 'hit');
    expect([first, nextOrder(first, 'hit')]).toEqual([
      { by: 'hit', down: false },
      { by: 'hit', down: true },
    ]);
    expect(nextOrder(nextOrder(first, 'hit'), 'hit')).toBeNull();
    expect(nextOrder(first, 'edge')).toEqual({ by: 'edge', down: false });
  });

  it('keeps equal rows as in the paytable', () => {
    expect(ids({ by: 'change', down: true })).toEqual(rows.map(({ id }) => id));
  });
});
