import { expect, it } from 'vitest';
import { patronSearch } from './patron-search.ts';

it.each([
  ['9497', 'Guest 9497', null],
  [' guest  9497 ', 'Guest 9497', null],
  ['Guest9497', 'Guest 9497', null],
  ['Guest 94', 'Guest 94', null],
  ['guest-06402d29…', 'guest-06402d29', null],
  ['06402d29...', '06402d29', 'guest-06402d29'],
  ['06402d29-11aa-4', '06402d29-11aa-4', 'guest-06402d29-11aa-4'],
  ['12345678', '12345678', 'guest-12345678'],
  ['Deadbeef', 'Deadbeef', 'guest-Deadbeef'],
  ['Deadbee', 'Deadbee', null],
  ['  Zorro ', 'Zorro', null],
  [' ', '', null],
])('%o is looked for as %o and %o', (typed, text, guestId) =>
  expect(patronSearch(typed)).toEqual({ text, guestId }),
);
