import { type Mark, parseMark } from '@punto/engine/mark';
import { ask, beadPlate, DERIVED_ROADS, derivedRoad } from '@punto/engine/roads';
import { SIDES } from '@punto/engine/side';
import { expect, it } from 'vitest';
import { askedCell } from './asked-mark.ts';
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
it('[D4] draws what is asked where the next cell would be, in the colour that was told', () => {
  const long = [...'PBBPPPTBBBBBBBPBPBPPBTB'].map((letter) => parseMark(`${letter}6`));
  for (const k of DERIVED_ROADS) {
    const drawn = (all: readonly Mark[]) => derivedRoad(all, k);
    for (const side of SIDES) {
      const cell = askedCell(long, side, drawn);
      expect(cell?.colour).toBe(ask(long, side)[k]);
      expect(drawn(long)).not.toContainEqual(cell);
    }
    expect(askedCell(long, null, drawn)).toBeNull();
    expect(askedCell(marks.slice(0, 1), 'player', drawn)).toBeNull();
  }
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
