// A table made from a room that has translations.
import { describe, expect, it } from 'vitest';
import { LIVE_EIGHT_DECK } from '../rooms/live-eight-deck.ts';
import { makeTable } from './table-setup.ts';

const TITLE = { title: '家' };
const ROOM = { ...LIVE_EIGHT_DECK, translations: { ja: { ...TITLE, name: '庭' }, ko: { name: '정원' } } };

describe('a table made from a room', () => {
  it('[V] does not take over the translated names of another table', () =>
    expect(makeTable(ROOM, { table: 'night', name: 'Night' }).translations).toEqual({ ja: TITLE }));

  it('[V] has its own translated names', () =>
    expect(makeTable(ROOM, { table: 'night', name: 'Night', names: { ja: '夜' } }).translations).toEqual({
      ja: { ...TITLE, name: '夜' },
    }));
});
