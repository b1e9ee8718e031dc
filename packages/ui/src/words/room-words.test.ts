import type { TableSetup } from '@punto/engine/room';
import { LIVE_EIGHT_DECK } from '@punto/engine/rooms/live-eight-deck';
import { switchLanguage } from '@punto/language/catalogue';
import type { LobbyEntry } from '@punto/protocol/message';
import { afterEach, expect, it } from 'vitest';
import { labelsIn, setupIn, shownEntry, shownSetup } from './room-words.ts';

const plain: TableSetup = { ...LIVE_EIGHT_DECK, table: 'one', name: 'Garden' };
const setup: TableSetup = {
  ...plain,
  translations: {
    ja: { name: '庭', labels: { tie: '引' } },
    'en-XA': { title: 'Hóúsé' },
  },
};

afterEach(() => switchLanguage('en'));

it('[V3] shows the names of the language, and the others as they are', () => {
  const { name, title, labels } = plain;
  const inJapanese = setupIn(setup, 'ja');
  expect(inJapanese).toMatchObject({ name: '庭', title, labels: { ...labels, tie: '引' }, language: 'ja' });
  expect(setupIn(setup, 'ko')).toMatchObject({ name, title, labels });
  expect(setupIn(plain, 'ja')).toBe(plain);
  // Shown again in another language, as when the patron changes it.
  expect(setupIn(inJapanese, 'en')).toMatchObject({ name, title, labels });
  expect(labelsIn(setupIn(setup, 'en-XA'), 'ja')).toEqual({ ...labels, tie: '引' });
});

it('[V3] follows the language of the page, and is the same object while it stays', async () => {
  const entry = { name: 'Garden', roomTitle: 'Live', translations: setup.translations } as LobbyEntry;
  expect([shownSetup(setup).title, shownEntry(entry)]).toEqual([plain.title, entry]);
  expect(shownSetup(setup)).toBe(shownSetup(setup));
  await switchLanguage('en-XA');
  expect([shownSetup(setup).title, shownEntry(entry).roomTitle]).toEqual(['Hóúsé', 'Hóúsé']);
});

it('[V] shows the title of a room that comes with the product in the language of the page, and a title of the house as it is', async () => {
  const entry = { name: 'Garden', roomTitle: plain.title } as LobbyEntry;
  const own: TableSetup = { ...plain, title: 'The garden room' };
  await switchLanguage('en-XA');
  expect(shownSetup({ ...plain }).title).toBe('⟦Lívé éíght-déck~~~~~~⟧');
  expect([shownEntry(entry).roomTitle, shownSetup(own)]).toEqual(['⟦Lívé éíght-déck~~~~~~⟧', own]);
  const shown = shownSetup({ ...plain });
  await switchLanguage('en');
  expect(shownSetup(shown).title).toBe(plain.title);
});
