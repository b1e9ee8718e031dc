import { parseMark } from '@punto/engine/mark';
import { beadPlate } from '@punto/engine/roads';
import { expect, it } from 'vitest';
import { newestColumns } from './road-window.ts';
import { derivedWords, historyWords } from './road-words.ts';

const marks = ['P9n', 'B6', 'B4', 'T3', 'P7'].map(parseMark);

it('[D1] shows the newest columns and keeps one free', () => {
  const cells = beadPlate(Array.from({ length: 25 }, () => parseMark('B6')));
  expect(newestColumns(cells, 8)).toBe(cells);
  const shown = newestColumns(cells, 4);
  expect(shown.length).toBe(13);
  expect(shown[0]).toMatchObject({ column: 0, row: 0 });
  expect(shown.at(-1)).toMatchObject({ column: 2, row: 0 });
});
it('says a history in runs, newest last', () => {
  expect(historyWords(marks)).toBe('5 rounds. The latest, newest last: player 1, banker 2, tie 1, player 1.');
  expect(historyWords([])).toBe('No rounds yet.');
  expect(derivedWords([])).toBe('Nothing yet.');
});
it('says no more than twelve runs', () => {
  const long = Array.from({ length: 30 }, (_, i) => parseMark(i % 2 ? 'B6' : 'P6'));
  expect(historyWords(long).match(/player|banker/g)?.length).toBe(12);
});
