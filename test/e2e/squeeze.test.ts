// The squeeze room: cards turned by mouse, by finger, by keys, by the clock and by the house; and on every other
// wire not a word of what they are before they lie open. [V2] [T7]
import type { Page } from '@playwright/test';
import { coins } from '@punto/engine/minor';
import { cardsIn, type Heard } from './heard.ts';
import { expect, test } from './house.ts';
import { guestOf, PHONE } from './patron.ts';
import { expectHonest } from './settled-by-hand.ts';
import { dragByFinger } from './touch.ts';

/** The card in the holder's hands. */
const held = (page: Page, name: string) => page.getByRole('slider', { name });
const turnsIt = (page: Page) => page.getByRole('button', { name: 'Turn it now' });

/** Where the card lies on the screen. */
const paper = async (page: Page) => {
  const box = await page.locator('.peel-place').boundingBox();
  if (!box) throw new Error('no card is held');
  return box;
};

test('[V2] [T7] the largest stakes turn the cards by mouse, finger and keys, and nobody else hears a value', async ({
  browser,
}) => {
  test.setTimeout(150_000);
  const one = await guestOf(browser);
  const two = await guestOf(browser, PHONE);
  const watcher = await guestOf(browser);
  await Promise.all([one, two, watcher].map((each) => each.sit('Velvet')));
  await Promise.all([one.untilBetting(9), two.untilBetting(9)]);
  await Promise.all([one.lay('Player', '100').then(one.confirm), two.lay('Banker', '100').then(two.confirm)]);
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

test('[T7] a card turns by itself in time, and at once when its holder closes the window or leaves it to the house', async ({
  browser,
}) => {
  const one = await guestOf(browser);
  const two = await guestOf(browser);
  await Promise.all([one, two].map((each) => each.sit('Damask')));
  await Promise.all([one.untilBetting(7), two.untilBetting(7)]);
  await Promise.all([one.lay('Player', '25').then(one.confirm), two.lay('Banker', '25').then(two.confirm)]);
  await expect(held(one.page, 'Player’s first card')).toBeVisible();
  const endsAt = () => two.heard.view().squeeze?.endsAt ?? 0;
  const first = endsAt();
  const turned = () => two.heard.view().hands.player.length;
  await expect.poll(turned, { timeout: 30_000 }).toBe(1);
  expect(Date.now()).toBeGreaterThanOrEqual(first);
  await expect.poll(() => two.heard.view().squeeze?.place).toBe(1);
  const second = endsAt();
  await one.page.close();
  await expect.poll(turned).toBe(2);
  expect(Date.now()).toBeLessThan(second);

  await expect(held(two.page, 'Banker’s first card')).toBeVisible();
  await two.page.getByRole('button', { name: 'Leave it to the house' }).click();
  await expect(two.page.getByRole('slider')).toHaveCount(0);
  await two.untilResult();
  await expect(two.page.getByRole('slider')).toHaveCount(0);
  await expect.poll(async () => (await two.records())[0]?.stakedMinor).toBe(coins(25));
  expectHonest(await two.records());
});

/** On the wire of one who only watches. [T2] */
const expectNoValueBefore = (heard: Heard) => {
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
const expectOwnSidesOnly = (heard: Heard, side: 'player' | 'banker') => {
  const faces = heard.messages.flatMap((message) =>
    'own' in message && message.own?.squeezed ? [message.own.squeezed] : [],
  );
  expect(faces.length).toBeGreaterThanOrEqual(2);
  for (const face of faces) expect(face.side).toBe(side);
};
