import { coins } from '@punto/engine/minor';
import type { LobbyEntry } from '@punto/protocol/message';
import { expect, it } from 'vitest';
import { ALL, passes, roomsOf, sameFilter } from './filter.ts';
import { greeting, openTables } from './greeting.ts';

const table = (id: string, room: string): LobbyEntry => ({
  table: id,
  name: id,
  room,
  roomTitle: room.toUpperCase(),
  cloth: 'live',
  minMinor: coins(1),
  maxMinor: coins(100),
  phase: 'betting',
  deadline: null,
  bettingMs: 20_000,
  round: 1,
  last: false,
  history: [],
  patrons: 0,
  language: 'en',
  tags: [],
  seats: null,
  solo: false,
});
const tables = [table('a', 'live'), table('b', 'six'), table('c', 'live')];
const shown = (filter: Parameters<typeof passes>[0]) =>
  tables.filter((entry) => passes(filter, ['b', 'gone'], entry)).map((entry) => entry.table);

it('greets by the hour', () => {
  expect([0, 4, 5, 11, 12, 17, 18, 23].map(greeting)).toEqual([
    'Good night',
    'Good night',
    'Good morning',
    'Good morning',
    'Good afternoon',
    'Good afternoon',
    'Good evening',
    'Good evening',
  ]);
});
it('counts the tables in words', () => {
  expect([0, 1, 9, 40].map(openTables)).toEqual([
    'No tables are open.',
    'One table is open.',
    'Nine tables are open.',
    '40 tables are open.',
  ]);
});
it('offers each room once, in the house’s order', () => {
  expect(roomsOf(tables)).toEqual([
    { room: 'live', title: 'LIVE' },
    { room: 'six', title: 'SIX' },
  ]);
});
it('filters by favourites and by room', () => {
  expect(shown(ALL)).toEqual(['a', 'b', 'c']);
  expect(shown({ by: 'favourites' })).toEqual(['b']);
  expect(shown({ by: 'room', room: 'live' })).toEqual(['a', 'c']);
});
it('knows one filter from another', () => {
  expect(sameFilter(ALL, { by: 'all' })).toBe(true);
  expect(sameFilter({ by: 'room', room: 'a' }, { by: 'room', room: 'b' })).toBe(false);
});
