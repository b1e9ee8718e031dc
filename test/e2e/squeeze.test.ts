// The squeeze room: cards turned by mouse, by finger, by keys, by the clock and by the house; and on every other
// wire not a word of what they are before they lie open. [V2] [T7]
import type { Page } from '@playwright/test';
import { coins } from '@punto/engine/minor';
import { SOAK_ONLY } from './support/length.ts';
import { type Guest, PHONE } from './support/patron.ts';
import { cardsIn, type Received } from './support/received.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';
import { dragByFinger } from './support/touch.ts';

/** The card in the holder's hands. */
const held = (page: Page, name: string) => page.getByRole('slider', { name });
const turnsIt = (page: Page) => page.getByRole('button', { name: 'Turn it now' });

/** The position of the card on the screen. */
const paper = async (page: Page) => {
  const box = await page.locator('.peel-place').boundingBox();
  if (!box) throw new Error('no card is held');
  return box;
};

/** The first betting is open long enough for pages to be loaded on a busy machine. */
const PACE = {
  shufflingMs: 500,
  bettingMs: 20_000,
  closedMs: 200,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 20_000,
};

/** Pages that come too late for the first betting stake in the second. */
const SHORT_PACE = { ...PACE, bettingMs: 12_000 };

/** One squeezes player's cards from now on, and two banker's. */
const stakeBoth = async (one: Guest, two: Guest, chip: string, seconds = 10): Promise<void> => {
  await Promise.all([one.untilBetting(seconds), two.untilBetting(seconds)]);
  await Promise.all([one.lay('Player', chip).then(one.confirm), two.lay('Banker', chip).then(two.confirm)]);
};

test('[V2] [T7] the largest stakes turn the cards by mouse, finger and keys, and no value is sent to others', async ({
  guest,
  tables,
}) => {
  const [one, two, watcher] = [await guest(), await guest(PHONE), await guest()];
  const table = await tables.machine('squeeze', PACE);
  await Promise.all([one, two, watcher].map((each) => each.open(table)));
  await stakeBoth(one, two, '100');
  await expect(watcher.page.getByText('Largest 100 squeezes')).toHaveCount(2);

  await test.step('by mouse: let go too soon it lies back, drawn across it turns', async () => {
    const card = held(one.page, 'Player’s first card');
    await expect(card).toBeFocused();
    const { x, y, width, height } = await paper(one.page);
    const { mouse } = one.page;
    await mouse.move(x + 6, y + height / 2);
    await mouse.down();
    await mouse.move(x + width * 0.6, y + height / 2, { steps: 3 });
    await expect(card).not.toHaveAttribute('aria-valuenow', '0');
    await expect.poll(() => watcher.heard.messages.some(({ type }) => type === 'peel')).toBe(true);
    await expect(watcher.page.getByRole('img', { name: 'Card, face down, being squeezed' })).toBeVisible();
    await mouse.up();
    await expect(card).toHaveAttribute('aria-valuetext', 'Lies face down');
    expect(watcher.heard.view().hands.player).toEqual([]);

    await mouse.move(x + 6, y + height / 2);
    await mouse.down();
    await mouse.move(x + width * 1.8, y + height / 2, { steps: 4 });
    await mouse.up();
    await expect.poll(() => watcher.heard.view().hands.player.length).toBeGreaterThan(0);
  });

  await test.step('by keys', async () => {
    const card = held(one.page, 'Player’s second card');
    await expect(card).toBeFocused();
    for (let press = 0; press < 3; press += 1) await one.page.keyboard.press('ArrowRight');
    await expect(card).not.toHaveAttribute('aria-valuenow', '0');
    await one.page.keyboard.press('Enter');
    await expect.poll(() => watcher.heard.view().hands.player.length).toBe(2);
  });

  await test.step('by finger', async () => {
    await expect(held(two.page, 'Banker’s first card')).toBeVisible();
    const { x, y, width, height } = await paper(two.page);
    await dragByFinger(two.page, [x + width / 2, y + height - 6], [x + width / 2, y - height * 0.8]);
    await expect.poll(() => watcher.heard.view().hands.banker.length).toBeGreaterThan(0);
  });

  // Banker's second card, and third cards where there are any.
  await expect(async () => {
    for (const { page } of [one, two]) {
      // One that is being turned cannot be pressed.
      if (await turnsIt(page).isVisible())
        await turnsIt(page)
          .click({ timeout: 1_500 })
          .catch(() => undefined);
    }
    expect(watcher.heard.view().phase).toBe('settled');
  }).toPass({ intervals: [200], timeout: 60_000 });

  expectNoValueBefore(watcher.heard);
  expectOwnSidesOnly(one.heard, 'player');
  expectOwnSidesOnly(two.heard, 'banker');
  for (const { records } of [one, two]) {
    await expect.poll(async () => (await records()).length).toBe(1);
    expectHonest(await records());
  }
});

test(
  '[T7] a card that its holder leaves alone turns by itself, and not before its time is over',
  SOAK_ONLY,
  async ({ guest, tables }) => {
    const one = await guest();
    const table = await tables.machine('hasty-squeeze', SHORT_PACE);
    await one.open(table);
    await one.untilBetting(6);
    await one.lay('Player', '25');
    await one.confirm();
    await expect(held(one.page, 'Player’s first card')).toBeVisible();
    await expect.poll(() => one.heard.view().hands.player.length).toBeGreaterThan(0);
    // Both clocks are this machine's; a slow machine only makes it later.
    const begun = one.heard.views().find(({ view }) => view.squeeze !== null);
    expect(Date.now()).toBeGreaterThanOrEqual(begun?.view.squeeze?.endsAt ?? Number.POSITIVE_INFINITY);
  },
);

test('[T7] a card turns at once when its holder closes the window or leaves it to the house', async ({
  guest,
  tables,
}) => {
  const [one, two] = [await guest(), await guest()];
  // A turn lasts longer than the test waits for anything.
  const table = await tables.machine('squeeze', SHORT_PACE);
  await Promise.all([one, two].map((each) => each.open(table)));
  await stakeBoth(one, two, '25', 6);
  await expect(held(one.page, 'Player’s first card')).toBeVisible();
  expect(two.heard.view().hands.player).toEqual([]);
  await one.page.context().close();
  await expect.poll(() => two.heard.view().hands.player.length).toBe(2);

  await expect(held(two.page, 'Banker’s first card')).toBeVisible();
  await two.page.getByRole('button', { name: 'Leave it to the house' }).click();
  await expect(two.page.getByRole('slider')).toHaveCount(0);
  await two.untilResult();
  await expect(two.page.getByRole('slider')).toHaveCount(0);
  await expect.poll(async () => (await two.records())[0]?.stakedMinor).toBe(coins(25));
  expectHonest(await two.records());
});

test('[T7] where a person deals, a card that was seen too early is shown to all as such and changes nothing', async ({
  guest,
  tables,
}) => {
  const [one, watcher] = [await guest(), await guest()];
  const table = await tables.dealt('squeeze');
  await table.openBetting();
  await Promise.all([one, watcher].map((each) => each.open(table)));
  await one.untilPhase('betting');
  await one.lay('Player', '100');
  await one.confirm();
  await table.closeBetting();
  // Player has 7, banker 6: the tableau draws no third card. [R5]
  await table.layDown('4S 3D 3H 3S');
  const remark = ({ page }: Guest, words: string) => page.getByText(words).first();

  await test.step('the holder peels the first card while another card is seen: it stays in the hands', async () => {
    const card = held(one.page, 'Player’s first card');
    await expect(card).toBeFocused();
    await one.page.keyboard.press('ArrowRight');
    await expect(card).not.toHaveAttribute('aria-valuenow', '0');
    await table.duty({ duty: 'reveal-early', side: 'banker', place: 0 });
    for (const each of [one, watcher])
      await expect(remark(each, 'Banker’s first card was seen early: 3 of diamonds')).toBeVisible();
    expect(watcher.heard.view()).toMatchObject({
      revealed: [{ side: 'banker', place: 0, card: '3D' }],
      hands: { player: [], banker: [] },
    });
    await expect(card).toBeFocused();
    await one.page.keyboard.press('Enter');
    await expect.poll(() => watcher.heard.view().hands.player).toEqual(['4S']);
  });

  await test.step('the card in the hands is seen: it is turned, and nothing is left to squeeze', async () => {
    const card = held(one.page, 'Player’s second card');
    await expect(card).toBeFocused();
    await one.page.keyboard.press('ArrowRight');
    await table.duty({ duty: 'reveal-early', side: 'player', place: 1 });
    await expect(card).toBeHidden();
    // Banker's first card, seen before, counts as soon as it is due.
    await expect
      .poll(() => watcher.heard.view().hands)
      .toMatchObject({ player: ['4S', '3H'], banker: ['3D'] });
  });

  await test.step('the round is settled by the same cards as without it', async () => {
    await table.duty({ duty: 'open-card', side: 'banker', place: 1 });
    await table.duty({ duty: 'confirm-result' });
    await one.untilResult();
    await expect.poll(async () => (await one.records()).length).toBe(1);
    const records = await one.records();
    expect(records[0]).toMatchObject({ player: ['4S', '3H'], banker: ['3D', '3S'] });
    expectHonest(records);
    await expect(one.page.getByText(/was seen early/)).toHaveCount(0);
  });
});

/** On the connection of a patron who only watches. [T2] */
const expectNoValueBefore = (heard: Received) => {
  const squeezed = heard.views().filter(({ view }) => view.squeeze !== null);
  expect(squeezed.length).toBeGreaterThanOrEqual(4);
  for (const { view } of squeezed) {
    if (view.squeeze) expect(view.hands[view.squeeze.side]).toHaveLength(view.squeeze.place);
  }
  for (const message of heard.messages) {
    const ways = cardsIn(message).map(({ way }) => way.replace(/\.\d+$/, ''));
    for (const way of ways) {
      expect(way).toMatch(
        /^(changed|view)\.(hands|coup)\.(player|banker)$|^(changed|view)\.shoe\.burn\.faceUp$/,
      );
    }
    if (message.type === 'peel') {
      expect(Object.keys(message).sort()).toEqual(['fold', 'place', 'side', 'table', 'type']);
    }
    if ('own' in message) expect(message.own).toBeNull();
  }
};

/** The holder's own wire has the faces of that side, one at a time, and no other. */
const expectOwnSidesOnly = (heard: Received, side: 'player' | 'banker') => {
  const faces = heard.messages.flatMap((message) =>
    'own' in message && message.own?.squeezed ? [message.own.squeezed] : [],
  );
  expect(faces.length).toBeGreaterThanOrEqual(2);
  for (const face of faces) expect(face.side).toBe(side);
};
