import { expect, it } from 'vitest';
import { parseSettings } from './stored-settings.ts';

it('uses the defaults when nothing or invalid data is stored', () => {
  const defaults = parseSettings(null);
  expect(defaults).toMatchObject({
    language: 'auto',
    beads: 'auto',
    theme: 'auto',
    motion: 'auto',
    autoConfirm: true,
    hand: 'right',
    screenOn: true,
    favourites: [],
    chipMinor: null,
  });
  for (const text of [
    '',
    '{',
    'null',
    '[]',
    '7',
    '{"language":"tlh","theme":"pink","volumes":{"chips":7},"favourites":{},"hand":"both","beads":"runes"}',
  ])
    expect(parseSettings(text)).toEqual(defaults);
});
it('keeps every valid field', () => {
  const kept = parseSettings(
    JSON.stringify({
      theme: 'light',
      language: 'en-XA',
      hand: 'left',
      beads: 'totals',
      screenOn: false,
      volumes: { chips: 0, cards: -1 },
      favourites: ['a', 3],
      chipMinor: 2500,
    }),
  );
  expect(kept).toMatchObject({
    theme: 'light',
    language: 'en-XA',
    hand: 'left',
    beads: 'totals',
    screenOn: false,
    favourites: ['a'],
    chipMinor: 2500,
  });
  expect(kept.volumes).toEqual({ chips: 0, cards: 0.6, calls: 0.6, results: 0.6, voice: 0.6 });
});
it('[L5] keeps the choice to confirm manually', () => {
  const stored = (autoConfirm: unknown) => JSON.stringify({ autoConfirm, closingRead: false });
  expect(parseSettings(stored(false)).autoConfirm).toBe(false);
  expect(parseSettings(stored('no')).autoConfirm).toBe(true);
  // What was read is stored again unchanged, and reads the same.
  expect(parseSettings(JSON.stringify(parseSettings(stored(false)))).autoConfirm).toBe(false);
});
it('[L5] ignores the value that earlier releases stored on every device, and shows the first-time notice', () => {
  const earlier = parseSettings(JSON.stringify({ autoConfirm: false, theme: 'dark' }));
  expect(earlier).toMatchObject({ autoConfirm: true, closingRead: false, theme: 'dark' });
});

it('shows the first steps to a newcomer alone, and not to a device on which chips were confirmed in an earlier release', () => {
  const read = (stored: object) => parseSettings(JSON.stringify(stored)).stepsRead;
  expect(parseSettings(null).stepsRead).toBe(false);
  expect(read({ closingRead: true })).toBe(true);
  // Confirm was pressed in the first round: the step of the result is still to come.
  expect(read({ closingRead: true, stepsRead: false })).toBe(false);
  expect(read({ closingRead: false, stepsRead: true })).toBe(true);
});

it('[V6] keeps the voice silent unless the patron turned on the caller, in this release or an earlier one', () => {
  const voiceOf = (stored: object) => parseSettings(JSON.stringify(stored)).voice;
  expect(parseSettings(null)).toMatchObject({ voice: 'off', voiceOffered: false, vibration: false });
  expect([{ caller: true }, { caller: false }, { voice: 'loud' }].map(voiceOf)).toEqual([
    'full',
    'off',
    'off',
  ]);
  // Turned off later: the old field does not come back.
  expect(voiceOf({ caller: true, voice: 'off' })).toBe('off');
  expect(voiceOf({ voice: 'low' })).toBe('low');
  const languageOf = (voiceLanguage: unknown) =>
    parseSettings(JSON.stringify({ voiceLanguage })).voiceLanguage;
  expect([undefined, 'tlh', 'ja'].map(languageOf)).toEqual(['auto', 'auto', 'ja']);
});

it('[D5] marks no pattern unless its length was chosen', () => {
  const none = { streak: null, chop: null, twos: null, 'no-tie': null };
  expect(parseSettings(null)).toMatchObject({ alerts: none, lobbyBets: false });
  const stored = { alerts: { streak: 4, chop: 1, twos: '3', 'no-tie': 1_000, other: 5 } };
  expect(parseSettings(JSON.stringify(stored)).alerts).toEqual({ ...none, streak: 4 });
});
