import { describe, expect, it } from 'vitest';
import { type Mark, parseMark } from '../mark.ts';
import { ask, beadPlate, bigRoad, DERIVED_ROADS, derivedRoad } from './roads.ts';

/** `BBPT`: who won, one letter a result. */
const results = (letters: string): Mark[] => [...letters].map((letter) => parseMark(`${letter}7`));
const places = (cells: readonly { column: number; row: number }[]) =>
  cells.map((c) => `${c.column},${c.row}`).join(' ');
const colours = (letters: string): string =>
  DERIVED_ROADS.map((k) =>
    derivedRoad(results(letters), k)
      .map((cell) => cell.colour[0])
      .join(''),
  ).join(' | ');

describe('bead plate', () => {
  it('[D1] six rows, column by column, ties and dots included', () => {
    const marks = ['B6', 'T8n', 'P7p', 'B5b', 'P9npb', 'T0', 'B1'].map(parseMark);
    const cells = beadPlate(marks);
    expect(places(cells)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,0');
    expect(cells.map((cell) => cell.mark)).toEqual(marks);
  });
});

describe('big road', () => {
  it('[D2] the same side goes down, another side begins the next column', () => {
    const { cells } = bigRoad(results('BBPB'));
    expect(cells.map((cell) => cell.side)).toEqual(['banker', 'banker', 'player', 'banker']);
    expect(places(cells)).toBe('0,0 0,1 1,0 2,0');
  });

  it('[D2] off the sixth row it turns right: a dragon tail', () => {
    expect(places(bigRoad(results('BBBBBBBB')).cells)).toBe('0,0 0,1 0,2 0,3 0,4 0,5 1,5 2,5');
  });

  it('[D2] the next head is beside the dragon’s head, not behind its tail', () => {
    expect(places(bigRoad(results('BBBBBBBBPB')).cells.slice(8))).toBe('1,0 2,0');
  });

  it('[D2] where the cell below is taken it turns right and stays in that row', () => {
    const { cells } = bigRoad(results(`${'B'.repeat(8)}${'P'.repeat(8)}`));
    // The first tail is in 1,5 and 2,5: the second streak turns in row 4 and never comes down again.
    expect(places(cells.slice(8))).toBe('1,0 1,1 1,2 1,3 1,4 2,4 3,4 4,4');
  });

  it('[D2] where tails fill the top row, the next head takes the first free column', () => {
    // Streaks of 12, 11, 10, 9, 8, 7: six tails, one under the other, the last along the top row to column 11.
    const dragons = [...'BPBPBP'].map((side, i) => side.repeat(12 - i)).join('');
    const { cells } = bigRoad(results(`${dragons}B`));
    expect(places(cells.slice(-2))).toBe('11,0 12,0');
    expect(new Set(cells.map((cell) => `${cell.column},${cell.row}`)).size).toBe(cells.length);
  });

  it('[D2] a tie is counted on the latest circle, several on one', () => {
    expect(bigRoad(results('BTTPTB')).cells.map((cell) => cell.ties)).toEqual([2, 1, 0]);
  });

  it('[D2] a tie does not break a streak', () => {
    expect(places(bigRoad(results('BTB')).cells)).toBe('0,0 0,1');
  });

  it('[D2] ties before any result are counted separately', () => {
    expect(bigRoad(results('TT'))).toEqual({ leadingTies: 2, cells: [] });
    const road = bigRoad(results('TTBT'));
    expect(road.leadingTies).toBe(2);
    expect(road.cells.map((cell) => cell.ties)).toEqual([1]);
  });

  it('[D2] a cell shows the score, the natural and the pairs of its result', () => {
    const mark = parseMark('B9nb');
    expect(bigRoad([mark]).cells[0]?.mark).toEqual(mark);
  });
});

describe('derived roads', () => {
  it.each([
    ['BPPPP', 'brr |  | '],
    ['BPBPBP', 'rrrr | rrr | rr'],
    ['BBBPPPBBBPPP', 'rrrrrrrr | rrrrr | rr'],
    ['BPPBBBPPPPBBBBB', 'bbrbbrrbbrrrb | brbrbrbrrbr | brrbrbrr'],
    ['TBTPTTPPTP', 'brr |  | '],
    ['', ' |  | '],
  ])('[D3] %s gives %s', (letters, expected) => {
    expect(colours(letters)).toBe(expected);
  });

  it('[D3] each is laid out by its own colours', () => {
    const cells = derivedRoad(results('BPPPP'), 1);
    expect(cells.map((cell) => `${cell.column},${cell.row} ${cell.colour}`)).toEqual([
      '0,0 blue',
      '1,0 red',
      '1,1 red',
    ]);
  });
});

describe('asking', () => {
  it.each(['', 'T', 'B', 'BP', 'BPPBBBPPPPBBBBB', 'BBBPPPBBBPPP'])(
    '[D4] after "%s" it draws what the next result would',
    (letters) => {
      for (const [side, letter] of [
        ['banker', 'B'],
        ['player', 'P'],
      ] as const) {
        for (const k of DERIVED_ROADS) {
          const before = derivedRoad(results(letters), k);
          const after = derivedRoad(results(letters + letter), k);
          const drawn = after.length > before.length ? after.at(-1)?.colour : null;
          expect(ask(results(letters), side)[k]).toBe(drawn);
        }
      }
    },
  );
});
