import { isLongEnough, judge, lacksOf } from '@punto/server/test/support/deeds/minimums';
import { describe, expect, it } from 'vitest';
import { EVENING_MINIMUMS, FEWEST_EVENINGS } from './evening-minimums.ts';

const judged = (evenings: number) => judge({ 'run: evenings': evenings }, EVENING_MINIMUMS);

describe('the minimums of a run of evenings', () => {
  it('are none for the fewest evenings, which is not long enough', () => {
    expect(lacksOf(judged(FEWEST_EVENINGS))).toEqual([]);
    expect(isLongEnough(judged(FEWEST_EVENINGS))).toBe(false);
  });

  it('of one deployment are those that every deployment reaches', () => {
    const needed = judged(2 * FEWEST_EVENINGS).filter((each) => each.needed !== null);
    expect(isLongEnough(needed)).toBe(true);
    expect(needed.map(({ what }) => what)).toContain('ticket: refused by one coin');
    expect(needed.map(({ what }) => what)).not.toContain('window ended: month');
  });

  it('of a long run ask for every deed, in proportion to the evenings', () => {
    const rules = EVENING_MINIMUMS.flatMap((rule) => ('never' in rule ? [] : [rule]));
    for (const { what, oneIn } of rules) {
      const found = judged(100_000).find((each) => each.what === what);
      expect(found?.needed).toBeGreaterThan((0.95 * 100_000) / oneIn);
    }
    expect(lacksOf(judged(100_000))).toHaveLength(rules.length);
  });
});
