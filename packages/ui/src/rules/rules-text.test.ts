// What the rules page says in every room, rendered to text: sentences that no other test checks.
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTextPage, type TextPage } from '../../test/text-page.ts';
import { playerDoes } from '../draw-table/player-does.ts';

let page: TextPage;
let text: (room: typeof LIVE_EIGHT_DECK) => string;
beforeAll(async () => {
  page = await createTextPage();
  text = (
    (await page.load(
      new URL('../../test/fixtures/rules-text.tsx', import.meta.url),
    )) as typeof import('../../test/fixtures/rules-text.tsx')
  ).rulesText;
});
afterAll(() => page.close());

it('[R5] [R4] shows player’s rule as the tableau deals it', () => {
  const letters = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((score) => playerDoes(score)[0]?.toUpperCase()).join('');
  expect(letters).toBe('DDDDDDSSNN');
  expect(text(LIVE_EIGHT_DECK)).toMatch(/Player ?’s score on two cards.*draws.*stands.*natural/);
});
it('[R2] [R3] states that no hand can bust and that suits do not matter', () => {
  expect(text(LIVE_EIGHT_DECK)).toContain('nobody can bust');
  expect(text(LIVE_EIGHT_DECK)).toContain('suits do not matter but to a perfect pair');
});
it('[D5] says that roads predict nothing', () => {
  for (const room of [LIVE_EIGHT_DECK, SIX_DECK])
    expect(text(room)).toContain('Roads describe the past and foretell nothing.');
});
it('[T10] lists the other names as labels, and says that English is binding', () => {
  for (const name of ['Punto', 'Banco', 'Égalité', 'standoff', 'kings', 'knight'])
    expect(text(LIVE_EIGHT_DECK)).toContain(name);
  expect(text(LIVE_EIGHT_DECK)).toContain('The English text is the one that counts.');
});
it('[B19] says that pairs pay once', () => {
  expect(text(LIVE_EIGHT_DECK)).toContain('Any pair and perfect pair pay once');
});
