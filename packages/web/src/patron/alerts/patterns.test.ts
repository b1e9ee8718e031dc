import { NO_ALERTS, type PatternAlerts } from '@punto/ui/client/pattern-alerts.ts';
import { expect, it } from 'vitest';
import { patternWords } from './pattern-words.ts';
import { markedPatterns } from './patterns.ts';

const labels = { player: 'Player', banker: 'Banker', tie: 'Tie' };
const words = (shoe: string, alerts: Partial<PatternAlerts>): readonly string[] =>
  markedPatterns(
    [...shoe].map((letter) => `${letter}6`),
    { ...NO_ALERTS, ...alerts },
  ).map((marked) => patternWords(marked, labels));

it('[D5] marks a streak from the chosen length, with ties left out', () => {
  expect(words('PBBTB', { streak: 3 })).toEqual(['Banker 3 in a row']);
  expect(words('PBBTB', { streak: 4 })).toEqual([]);
});
it('[D5] marks single wins in turn, and twos in turn', () => {
  expect(words('PPBPBTP', { chop: 4 })).toEqual(['Chop of 4']);
  expect(words('PPBPB', { chop: 4 })).toEqual([]);
  expect(words('BPPBBTPP', { twos: 3 })).toEqual(['Twos, 3 in turn']);
  expect(words('BPPBBP', { twos: 2 })).toEqual([]);
});
it('[D5] marks how long there was no tie', () => {
  expect(words('TPBPB', { 'no-tie': 4 })).toEqual(['No Tie for 4 rounds']);
  expect(words('PBPB', { 'no-tie': 4 })).toEqual(['No Tie for 4 rounds']);
  expect(words('PBPBT', { 'no-tie': 1 })).toEqual([]);
});
it('[D5] marks nothing that was not chosen, and nothing in a new shoe', () => {
  expect(words('BBBBBBBBBB', {})).toEqual([]);
  expect(words('', { streak: 2, chop: 2, twos: 2, 'no-tie': 2 })).toEqual([]);
});
