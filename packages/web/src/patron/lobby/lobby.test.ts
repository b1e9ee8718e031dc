import { coins } from '@punto/engine/minor';
import type { LobbyEntry } from '@punto/protocol/message';
import { ANY, type LobbyChoice, parseLobbyChoice } from '@punto/ui/client/lobby-choice.ts';
import { describe, expect, it } from 'vitest';
import { tagWords } from '../alerts/tag-words.ts';
import { countFilters, passes } from './filter.ts';
import { greeting, openTables } from './greeting.ts';
import { languageName, languagesOf, roomsOf, stakesOf } from './offered.ts';
import { settledOrder, shownTables } from './order.ts';
import { emptyWords, phaseWords, placeWords } from './tile-words.ts';

const table = (id: string, changed: Partial<LobbyEntry> = {}): LobbyEntry => ({
  table: id,
  name: id,
  room: 'live',
  roomTitle: 'Live eight-deck',
  cloth: 'live',
  minMinor: coins(1),
  maxMinor: coins(100),
  phase: 'betting',
  service: 'open',
  deadline: null,
  bettingMs: 20_000,
  round: 1,
  last: false,
  history: [],
  patrons: 0,
  labels: { player: 'Player', banker: 'Banker', tie: 'Tie' },
  language: 'en',
  tags: [],
  seats: null,
  solo: false,
  ...changed,
});
const tables = [
  table('a', { name: 'Königin', minMinor: coins(1), patrons: 4, history: ['B6'] }),
  table('b', {
    name: 'Salon 10',
    room: 'six',
    roomTitle: 'Six-deck',
    language: 'it',
    minMinor: coins(25),
    deadline: 9_000,
  }),
  table('c', { name: 'Salon 2', minMinor: coins(5), deadline: 3_000, patrons: 9 }),
  table('d', { name: 'Arch', minMinor: coins(5), deadline: 1_000, phase: 'dealing', history: ['P1', 'P2'] }),
];
const shown = (choice: Partial<LobbyChoice>, search = '', favourites = ['b', 'gone']) =>
  shownTables(tables, { choice: { ...ANY, ...choice }, search, favourites })
    .map((entry) => entry.table)
    .join('');

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

describe('the choices of a filter', () => {
  it('are each room once, in the server’s order', () => {
    expect(roomsOf(tables)).toEqual([
      { value: 'live', title: 'Live eight-deck' },
      { value: 'six', title: 'Six-deck' },
    ]);
  });
  it('are ranges of stakes computed from the tables, none if all are equal', () => {
    expect(stakesOf(tables).map(({ title }) => title)).toEqual(['Up to 1', 'Up to 5', '25 and more']);
    expect(stakesOf(tables.slice(0, 1))).toEqual([]);
    const many = [1, 2, 5, 10, 20, 50, 100, 200, 500].map((n) => table(`t${n}`, { minMinor: coins(n) }));
    expect(stakesOf(many).map(({ title }) => title)).toEqual([
      'Up to 1',
      'Up to 5',
      'Up to 20',
      'Up to 100',
      '500 and more',
    ]);
  });
  it('are languages by name, none if there is only one', () => {
    expect(languagesOf(tables).map(({ title }) => title)).toEqual(['English', 'Italian']);
    expect(languagesOf(tables.slice(0, 1))).toEqual([]);
    expect([languageName('fr'), languageName('no tag')]).toEqual(['French', 'no tag']);
  });
});

describe('a filter', () => {
  it('applies together with the others', () => {
    expect(shown({})).toBe('abcd');
    expect(shown({ room: 'live' })).toBe('acd');
    expect(shown({ room: 'live', stakes: { from: null, upTo: coins(1) } })).toBe('a');
    expect(shown({ stakes: { from: coins(25), upTo: null } })).toBe('b');
    expect(shown({ language: 'it' })).toBe('b');
    expect(shown({ favourites: 'alone' })).toBe('b');
    expect(shown({ favourites: 'alone', room: 'live' })).toBe('');
  });
  it('matches words in the names of table and room, ignoring case and accents', () => {
    expect([shown({}, 'konig'), shown({}, 'KÖNIG live'), shown({}, 'salon'), shown({}, 'six deck')]).toEqual([
      'a',
      'a',
      'bc',
      'b',
    ]);
    expect(shown({}, '  ')).toBe('abcd');
    expect(shown({}, 'nowhere')).toBe('');
  });
  it('is counted; an order is not', () => {
    expect(countFilters({ choice: { ...ANY, order: 'name', favourites: 'first' }, search: ' ' })).toBe(0);
    expect(countFilters({ choice: { ...ANY, room: 'x', favourites: 'alone' }, search: 'x' })).toBe(3);
    expect(passes({ choice: ANY, search: '', favourites: [] }, table('z'))).toBe(true);
  });
});

describe('an order', () => {
  it('is the server’s, or the chosen one', () => {
    expect(shown({ order: 'name' })).toBe('dacb');
    expect(shown({ order: 'limits' })).toBe('acdb');
    expect(shown({ order: 'patrons' })).toBe('cabd');
    expect(shown({ order: 'closing' })).toBe('cbad');
    expect(shown({ order: 'shoe' })).toBe('dabc');
    expect(shown({ favourites: 'first' })).toBe('bacd');
  });
  it('keeps every tile in its place when tables come and go', () => {
    expect(settledOrder(['c', 'a', 'b'], ['a', 'c', 'd'])).toEqual(['c', 'a', 'd']);
  });
});

it('restores the stored choice, with defaults for invalid fields', () => {
  const left: LobbyChoice = {
    room: 'live',
    stakes: { from: null, upTo: 500 },
    language: 'fr',
    favourites: 'first',
    order: 'closing',
  };
  expect(parseLobbyChoice(JSON.parse(JSON.stringify(left)))).toEqual(left);
  for (const nonsense of [null, 7, 'x', [], { room: 3, stakes: { from: -1 }, order: 'luck', favourites: {} }])
    expect(parseLobbyChoice(nonsense)).toEqual(ANY);
});

it('[D5] describes past results only', () => {
  const { labels } = table('a');
  expect(tagWords({ tag: 'streak', side: 'banker', length: 7 }, labels)).toBe('Banker 7 in a row');
  expect(tagWords({ tag: 'chop', length: 8 }, labels)).toBe('Chop of 8');
  const banco = { player: 'Punto', banker: 'Banco', tie: 'Standoff' };
  expect(tagWords({ tag: 'streak', side: 'banker', length: 7 }, banco)).toBe('Banco 7 in a row');
});
it('[V5] [V6] says whether it is a solo table, and how many seats are taken', () => {
  expect(placeWords({ seats: { taken: 9, of: 14 }, solo: false })).toBe('9 of 14 seated');
  expect(placeWords({ seats: null, solo: true })).toBe('Your own table');
  expect(placeWords({ seats: null, solo: false })).toBeNull();
  expect(phaseWords({ phase: 'squeezing', solo: false, service: 'open' })).toBe('Squeezing');
  expect(phaseWords({ phase: 'betting', solo: true, service: 'open' })).toBe('Waits for you');
  expect(phaseWords({ phase: 'settled', solo: false, service: 'closing-after-shoe' })).toBe('Result');
  expect(phaseWords({ phase: 'settled', solo: true, service: 'shut' })).toBe('Closed');
  const stopped = { phase: 'betting', solo: false, service: 'open', stopped: true } as const;
  expect([phaseWords(stopped), emptyWords(stopped)]).toEqual([
    'Out of service',
    'Nothing is dealt until it plays again',
  ]);
  expect(emptyWords({ phase: 'shuffling', solo: false, service: 'open' })).toBe(
    'A new shoe is being shuffled',
  );
  expect(emptyWords({ phase: 'shuffling', solo: false, service: 'shut' })).toBe(
    'Nothing is dealt until it opens again',
  );
});
