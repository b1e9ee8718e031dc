import { expect, it } from 'vitest';
import { parseMark } from '../mark.ts';
import { DEFAULT_TAGS } from '../room.ts';
import { Scoreboard } from './roads.ts';
import { tagsOf } from './tags.ts';

const tags = (letters: string, rules = { streakFrom: 4, chopFrom: 5 }) =>
  tagsOf(
    [...letters].map((letter) => parseMark(`${letter}7`)),
    rules,
  ).map((tag) => (tag.tag === 'streak' ? `${tag.side} ${tag.length}` : `chop ${tag.length}`));

it.each([
  ['', []],
  ['TTT', []],
  ['PBBB', []],
  ['PBBBB', ['banker 4']],
  ['PBBBBB', ['banker 5']],
  ['BBBBP', []],
  ['BTBTTBTBT', ['banker 4']],
])('[D5] a streak: %s', (letters, told) => {
  expect(tags(letters)).toEqual(told);
});

it.each([
  ['BPBP', []],
  ['BPBPB', ['chop 5']],
  ['BPBPBP', ['chop 6']],
  ['BTPTTBPBT', ['chop 5']],
  // The last win of a streak is no single win.
  ['BBPBPB', []],
  ['BBPBPBP', ['chop 5']],
  ['BPBPBB', []],
  ['BPBPBBP', []],
])('[D5] a chop: %s', (letters, told) => {
  expect(tags(letters)).toEqual(told);
});

it('[D5] the threshold of a long streak is configurable', () => {
  expect(tags('PBB', { streakFrom: 2, chopFrom: 9 })).toEqual(['banker 2']);
  expect(tags('PBB', { streakFrom: 3, chopFrom: 1 })).toEqual([]);
  expect(tags('PB', { streakFrom: 3, chopFrom: 1 })).toEqual(['chop 2']);
  expect(tags('BBBBB', DEFAULT_TAGS)).toEqual([]);
  expect(tags('BBBBBB', DEFAULT_TAGS)).toEqual(['banker 6']);
});

it('[D5] the scoreboard gives the same, result by result', () => {
  const board = new Scoreboard();
  const marks = [...'PPBPBTPBBBBBTB'].map((letter) => parseMark(`${letter}7`));
  const rules = { streakFrom: 3, chopFrom: 3 };
  marks.forEach((mark, i) => {
    expect(board.add(mark).tags(rules)).toEqual(tagsOf(marks.slice(0, i + 1), rules));
  });
});
