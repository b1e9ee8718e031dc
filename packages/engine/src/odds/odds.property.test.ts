import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyShoe, fewCards } from '../../test/compositions.ts';
import { dealtOdds } from '../../test/dealt-odds.ts';
import { OF_SCORES, valueOdds } from '../../test/value-odds.ts';
import { byValue } from './composition.ts';
import { noWays, SCORE_CLASSES } from './coup-class.ts';
import { oddsOf } from './odds.ts';
import { countPairs } from './pair-classes.ts';
import { countScores } from './score-classes.ts';

it('[B21] few cards: the counts equal dealing every order', () => {
  fc.assert(
    fc.property(fewCards, (composition) => {
      expect(oddsOf(composition)).toMatchObject(dealtOdds(composition, [], 6));
    }),
    { seed: 21, numRuns: 40 },
  );
});

it('[B21] whole shoes: the counts equal dealing every hand by value', () => {
  fc.assert(
    fc.property(anyShoe, (composition) => {
      const odds = oddsOf(composition);
      const twin = valueOdds(composition);
      for (const id of OF_SCORES) expect({ id, ...odds[id] }).toMatchObject({ id, ...twin[id] });
    }),
    { seed: 21, numRuns: 15 },
  );
});

it('[B21] every six-card draw is in one class of scores and one of pairs', () => {
  fc.assert(
    fc.property(anyShoe, (composition) => {
      const ways = noWays();
      countScores(byValue(composition), [], ways);
      countPairs(composition, ways);
      const { total } = oddsOf(composition).player;
      const sum = (classes: Float64Array) => classes.reduce((all, each) => all + each, 0);
      expect(ways.every((each) => Number.isSafeInteger(each) && each >= 0)).toBe(true);
      expect(sum(ways.subarray(0, SCORE_CLASSES))).toBe(total);
      expect(sum(ways.subarray(SCORE_CLASSES))).toBe(total);
    }),
    { seed: 21, numRuns: 200 },
  );
});
