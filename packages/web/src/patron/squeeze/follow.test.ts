import { describe, expect, it } from 'vitest';
import { type Following, following, hearing, isStill, STILL } from './follow.ts';

const after = (state: Following, ms: number): Following => {
  let now = state;
  for (let passed = 0; passed < ms; passed += 16) now = following(now, 16);
  return now;
};

describe('the bend of another patron', () => {
  it('[T7] is approached smoothly', () => {
    const heard = hearing(STILL, { from: [0, 500], to: [400, 500] });
    const soon = after(heard, 48).shown?.to[0] ?? 0;
    expect(soon).toBeGreaterThan(20);
    expect(soon).toBeLessThan(80);
    const late = after(heard, 800);
    expect(late.shown?.to[0]).toBeCloseTo(100, 0);
    expect(isStill(late)).toBe(true);
  });

  it('[T7] returns to flat when released, and then stops', () => {
    const bent = after(hearing(STILL, { from: [0, 500], to: [400, 500] }), 500);
    const back = after(hearing(bent, null), 1000);
    expect(back.shown).toBeNull();
    expect(isStill(back)).toBe(true);
  });

  it('[T7] starts from the new grip when the card is gripped elsewhere', () => {
    const bent = after(hearing(STILL, { from: [0, 500], to: [400, 500] }), 500);
    const elsewhere = hearing(bent, { from: [1000, 500], to: [700, 500] });
    expect(elsewhere.shown).toEqual({ from: [250, 175], to: [250, 175] });
  });

  it('[T7] does not tear the paper, whatever is received', () => {
    const { heard } = hearing(STILL, { from: [300, 500], to: [2000, 500] });
    expect(heard?.from).toEqual([0, 175]);
    expect(heard?.to[0]).toBeLessThan(500);
  });
});
