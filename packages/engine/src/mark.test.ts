import fc from 'fast-check';
import { expect, it } from 'vitest';
import { coupOf } from '../test/coup-of.ts';
import { type Mark, markOf, markText, parseMark } from './mark.ts';
import { OUTCOMES } from './side.ts';

it.each([
  ['B6', 'AS 2H 2D', 'KD 6D'],
  ['B9np', '2S 2H', 'KD 9D'],
  ['P9n', '9S KH', 'KD 6D'],
  ['T8nb', '8S KH', '4D 4C'],
  ['T0', 'TS JH KC', 'JD QC TD'],
  ['B7pb', 'AS AH JS', 'TD TS 7S'],
])('[D1] %s', (mark, player, banker) => {
  expect(markOf(coupOf(player, banker))).toBe(mark);
});

it('[D1] marks are parsed as they are written', () => {
  const mark: fc.Arbitrary<Mark> = fc
    .record({
      outcome: fc.constantFrom(...OUTCOMES),
      score: fc.nat(9),
      natural: fc.boolean(),
      playerPair: fc.boolean(),
      bankerPair: fc.boolean(),
    })
    .filter(({ outcome, score, natural }) => (outcome === 'tie' || score > 0) && (!natural || score >= 8));
  fc.assert(
    fc.property(mark, (each) => {
      expect(parseMark(markText(each))).toEqual(each);
    }),
    { seed: 1, numRuns: 500 },
  );
});

it.each(['', 'B', 'X6', 'B10', 'P9pn', 'P7n', 'B0', 'b6', 'B6 '])('[D1] "%s" is not a mark', (text) => {
  expect(() => parseMark(text)).toThrow('not a mark');
});
