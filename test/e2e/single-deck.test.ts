// The single-deck room: a private table, where cards are dealt only after Deal is pressed. [V5] [T9]
import type { Page } from '@playwright/test';
import { coins } from '@punto/engine/minor';
import { SOAK_ONLY } from './support/length.ts';
import { PHONE, patronOn } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';
import { pressLong } from './support/touch.ts';

const deal = (page: Page) => page.getByRole('button', { name: /^Deal/ });

test('[V5] [T9] chips are laid, taken back and dealt on demand, one of the three, and Exit waits for the coup', async ({
  guest,
}) => {
  const patron = await guest();
  const { page, spot, heard } = patron;
  // A slow coup, so that Exit comes before its end.
  await patron.sit('The snug');
  await expect(spot('Player')).toHaveAccessibleName(/pays twice$/);
  await expect(spot('Banker')).toHaveAccessibleName(/pays twice the bet less 5%/);
  await expect(spot('Tie')).toHaveAccessibleName(/pays nine times/);

  await patron.lay('Player', '25');
  await patron.lay('Player', '100');
  await patron.lay('Player', '1');
  await expect(spot('Player')).toHaveAccessibleName(/126 not yet confirmed/);
  await spot('Player').click({ modifiers: ['Shift'] });
  await expect(spot('Player')).toHaveAccessibleName(/125 not yet confirmed/);

  await spot('Banker').click();
  await expect(
    page.getByText(/^Only one of the three in a round: Player is staked already/).first(),
  ).toBeVisible();
  await expect(spot('Banker')).not.toHaveAccessibleName(/confirmed/);

  // No clock runs here.
  expect(heard.view().deadline).toBeNull();

  await deal(page).click();
  await expect(spot('Player')).toHaveAccessibleName(/125 confirmed/);
  await page.getByRole('button', { name: 'Exit' }).click();
  await expect(page.getByText('You leave when the coup is over')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'The snug' })).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect.poll(async () => (await patron.records())[0]?.stakedMinor).toBe(coins(125));
  expectHonest(await patron.records());
});

test('[V5] [T4] a page reloaded in the middle of a coup shows it', SOAK_ONLY, async ({ page }) => {
  const patron = patronOn(page);
  await patron.sit('The snug');
  await patron.lay('Banker', '25');
  await deal(page).click();
  await expect(patron.spot('Banker')).toHaveAccessibleName(/25 confirmed/);
  await page.reload();
  await expect(patron.spot('Banker')).toHaveAccessibleName(/25 confirmed/);
  await expect(page.locator('[data-phase]')).not.toHaveAttribute('data-phase', 'betting');
  await patron.untilResult();
  await expect.poll(async () => (await patron.records()).length).toBe(1);
  expectHonest(await patron.records());
});

test.describe('on a touch screen', () => {
  test.use(PHONE);

  test('[V5] a tap adds a chip, and a long press takes the top one', SOAK_ONLY, async ({ page }) => {
    const patron = patronOn(page);
    await patron.sit('The parlour');
    await page.locator('label', { has: page.getByRole('radio', { name: '25', exact: true }) }).tap();
    await patron.spot('Tie').tap();
    await patron.spot('Tie').tap();
    await expect(patron.spot('Tie')).toHaveAccessibleName(/50 not yet confirmed/);
    await pressLong(patron.spot('Tie'), () =>
      expect(patron.spot('Tie')).toHaveAccessibleName(/25 not yet confirmed/),
    );
    await deal(page).tap();
    await patron.untilResult();
    await expect.poll(async () => (await patron.records())[0]?.stakedMinor).toBe(coins(25));
    expectHonest(await patron.records());
  });
});
