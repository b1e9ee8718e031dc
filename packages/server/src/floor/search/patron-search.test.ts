import { expect, it } from 'vitest';
import { patronSearch } from './patron-search.ts';

it.each([
  ['9497', 'Guest 9497'],
  [' guest  9497 ', 'Guest 9497'],
  ['Guest9497', 'Guest 9497'],
  ['Guest 94', 'Guest 94'],
  ['guest-06402d29…', 'guest-06402d29'],
  ['06402d29...', 'guest-06402d29'],
  ['06402d29-11aa-4', 'guest-06402d29-11aa-4'],
  ['12345678', 'guest-12345678'],
  ['Deadbeef', 'Deadbeef'],
  ['  Zorro ', 'Zorro'],
  [' ', ''],
])('%o is looked for as %o', (typed, wanted) => expect(patronSearch(typed)).toBe(wanted));
