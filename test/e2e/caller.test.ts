// The voice of the caller over a whole round. [V6]
import type { Card } from '@punto/engine/card';
import type { Side } from '@punto/engine/side';
import { axeOf } from './support/axe.ts';
import { patronOn } from './support/patron.ts';
import { recordSpeech } from './support/recorded-speech.ts';
import { expect, test } from './support/test.ts';

/** The file of the build with the voice. */
const VOICE = /\/voice-[\w-]{8}\.js$/;
const ROUND: readonly (readonly [Side, 0 | 1 | 2, Card, readonly string[]])[] = [
  ['player', 0, '2H', []],
  ['banker', 0, 'KS', []],
  ['player', 1, '3H', ['Player five']],
  ['banker', 1, '3S', ['Banker three', 'Player draws']],
  ['player', 2, '7D', ['Player two', 'Banker draws']],
  ['banker', 2, '4C', ['Banker seven']],
];

/** Runs in the page: records each line about a third card, with the scores that are shown when it appears. */
const CALLS = `
  const textOf = (place) => document.querySelector(place)?.textContent ?? '';
  const calls = [];
  new MutationObserver(() => {
    const line = textOf('.call-line');
    const room = document.querySelector('.table-room');
    if (!room || !/draws/.test(line) || calls.at(-1)?.startsWith(line)) return;
    const scores = ['player', 'banker'].map((side) => textOf('.score[data-side=' + side + '] b')).join('–');
    calls.push(line + ' at ' + scores);
    room.dataset.calls = calls.join(', ');
  }).observe(document, { subtree: true, childList: true, characterData: true });
`;

test('[V6] the caller speaks each line once, with its cards, and the screen reader does not get it again', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const said = await recordSpeech(page);
  await page.addInitScript({ content: CALLS });
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const isLoaded = () => scripts.some((url) => VOICE.test(url));
  const table = await tables.dealt('live-eight-deck');
  await patron.open(table);

  // Offered on the cloth; until then nothing of it is loaded.
  const sign = page.getByRole('button', { name: 'Hear the caller' });
  await expect(sign).toHaveAttribute('aria-pressed', 'false');
  await expect(page.getByRole('button', { name: 'Leave the caller silent' })).toBeVisible();
  expect(isLoaded()).toBe(false);
  await expect.poll(() => axeOf(page)).toEqual([]);
  const loaded = page.waitForResponse(VOICE);
  await sign.click();
  await (await loaded).finished();
  await expect(sign).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('button', { name: 'Leave the caller silent' })).toHaveCount(0);

  const expected: string[] = [];
  const expectSaid = async (...lines: readonly string[]) => {
    expected.push(...lines);
    await expect.poll(said).toEqual(expected);
  };
  await table.openBetting();
  await expectSaid('Place your bets');
  await table.closeBetting();
  await expectSaid('No more bets');
  const line = page.locator('.call-line');
  const log = page.getByRole('log', { name: 'At the table' });
  for (const [side, place, card, lines] of ROUND) {
    await table.duty({ duty: 'enter-card', side, place, card });
    await expectSaid(...lines);
    await expect(log.locator('p').last()).toHaveText(/^(Player|Banker): \w+ of \w+(, score \d)?$/);
  }
  await expect(log).toContainText('Banker: 4 of clubs');
  await expect(log).not.toContainText('4 of clubs, score');
  // A line must not appear before the card that it follows from.
  const written = 'Player draws at 5–3, Banker draws at 2–3';
  await expect(page.locator('.table-room')).toHaveAttribute('data-calls', written);
  await table.duty({ duty: 'confirm-result' });
  await expectSaid('Banker wins, seven over two');
  await expect(line).toHaveText('Banker wins, seven over two');
  await expect(log).not.toContainText(/No more bets|draws|wins/);
  await table.openBetting();
  await expectSaid('Place your bets');

  // Muted, the table is silent, and the log says it.
  await page.getByRole('button', { name: 'Sound', exact: true }).click();
  await table.closeBetting();
  await expect(log).toContainText('No more bets');
  await table.deal('4S 3H', '3D 3S');
  await patron.untilResult();
  await expect(log).toContainText('Player wins, seven over six');
  expect(await said()).toEqual(expected);
});
