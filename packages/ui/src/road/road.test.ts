import { parseMark } from '@punto/engine/mark';
import { beadPlate, scoreboardOf } from '@punto/engine/roads';
import { describe, expect, it } from 'vitest';
import type { BeadText } from '../client/stored-settings.ts';
import { PLAIN_LABELS } from '../words/option-title.ts';
import { updatedBoard } from './road-board.ts';
import { columnsOf } from './road-columns.ts';
import { askedWords, beadText, beadWords, bigRoadWords, derivedWords, usualBeads } from './road-words.ts';

const history = ['P9n', 'B6', 'B4', 'T3', 'P7'];
const boardOf = (marks: readonly string[]) => scoreboardOf(marks.map(parseMark));

describe('the visible part of a road', () => {
  it('[D1] keeps one column free when the road fills the visible width', () => {
    const beads = (n: number) => beadPlate(Array.from({ length: n }, () => parseMark('B6')));
    expect(columnsOf([], 8)).toBe(8);
    expect(columnsOf(beads(42), 8)).toBe(8);
    expect(columnsOf(beads(43), 8)).toBe(9);
    expect(columnsOf(beads(48), 8)).toBe(9);
    expect(columnsOf(beads(49), 8)).toBe(10);
  });
});

describe('the scoreboard of a table', () => {
  it('[D2] grows with its history and keeps the existing cells', () => {
    const first = updatedBoard(null, history.slice(0, 3));
    const cell = first.board.big.cells[0];
    const next = updatedBoard(first, history);
    expect(next.board).toBe(first.board);
    expect(next.board.big.cells[0]).toBe(cell);
    expect(next.board.beads).toEqual(boardOf(history).beads);
    expect([first.arrived, next.arrived]).toEqual([false, true]);
  });

  it('[D2] is the same object when there is no new result', () => {
    const first = updatedBoard(null, history);
    expect(updatedBoard(first, [...history])).toBe(first);
  });

  it('[S3] roads clear with a new shoe', () => {
    const old = updatedBoard(null, history);
    const fresh = updatedBoard(old, []);
    expect(fresh.board.beads).toEqual([]);
    expect(updatedBoard(fresh, ['B6']).arrived).toBe(true);
  });

  it('[D2] is rebuilt when an earlier result was corrected', () => {
    const other = updatedBoard(updatedBoard(null, history), ['P9n', 'P6', 'B4', 'T3', 'P7', 'B2']);
    expect(other.arrived).toBe(false);
    expect(other.board.beads).toHaveLength(6);
  });
});

describe('text alternatives of the roads', () => {
  const labels = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };

  it('[D1] list runs of results with the room’s names, newest last', () => {
    expect(beadWords(boardOf(history), labels)).toBe(
      '5 rounds. The latest, newest last: Punto 1, Banco 2, Standoff 1, Punto 1.',
    );
    expect(beadWords(boardOf([]), labels)).toBe('No rounds yet.');
  });

  it('[D2] list streaks, ties on the latest one, and leading ties', () => {
    expect(bigRoadWords(boardOf(['T1', 'T2', 'B6', 'T3', 'B7', 'T5', 'T6']), PLAIN_LABELS)).toBe(
      'The latest, newest last: Banker 2. Ties on the latest: 2. Ties before the first result: 2.',
    );
    expect(bigRoadWords(boardOf(['T1']), PLAIN_LABELS)).toBe('Ties before the first result: 1.');
    expect(bigRoadWords(boardOf([]), PLAIN_LABELS)).toBe('No rounds yet.');
  });

  it('[D3] list the colours of a derived road', () => {
    expect(derivedWords([])).toBe('Nothing yet.');
    const cells = boardOf(['B6', 'P6', 'P6', 'P6', 'P6']).derived(1);
    expect(derivedWords(cells)).toBe('The latest, newest last: blue 1, red 2.');
  });

  it('[D4] list the marks that a result would add', () => {
    expect(
      askedWords([
        [1, 'red'],
        [3, null],
      ]),
    ).toBe('Big eye boy red, Cockroach pig nothing yet');
  });

  it('[V3] give a bead the first letter of the room’s own name', () => {
    const tie = { outcome: 'tie', score: 3 } as const;
    expect([beadText(tie, labels), beadText(tie, PLAIN_LABELS)]).toEqual(['S', 'T']);
  });

  it('[D1] give a bead a letter, a character or the winning total, and characters in Chinese by default', () => {
    const marks = ['P9n', 'B6', 'T0'].map(parseMark);
    const inBeads = (chosen: BeadText) => marks.map((mark) => beadText(mark, PLAIN_LABELS, chosen)).join(' ');
    expect([inBeads('auto'), inBeads('letters'), inBeads('characters'), inBeads('totals')]).toEqual([
      'P B T',
      'P B T',
      '閒 庄 和',
      '9 6 0',
    ]);
    expect((['en', 'ja', 'zh-Hans', 'zh-Hant'] as const).map(usualBeads)).toEqual([
      'letters',
      'letters',
      'characters',
      'characters',
    ]);
  });

  it('[D1] list at most twelve runs', () => {
    const long = Array.from({ length: 30 }, (_, i) => (i % 2 ? 'B6' : 'P6'));
    expect(beadWords(boardOf(long), PLAIN_LABELS).match(/Player|Banker/g)?.length).toBe(12);
  });
});
