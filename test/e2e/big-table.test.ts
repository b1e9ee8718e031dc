// The big table: seats taken, refused and left, a shoe that is offered, declined, accepted and passed on, and coups
// dealt by a button, by a key and by the clock. [V6]

import { axeOf } from './support/axe.ts';
import { SOAK } from './support/length.ts';
import { type BringGuest, type Guest, PHONE } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

/** A step that is not done before betting closes continues in the next round; a stake needs `STAKED_IN_S` of one betting. */
const PACE = {
  shufflingMs: 500,
  bettingMs: 25_000,
  closedMs: 200,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 2_500,
};

const STAKED_IN_S = 8;

const seat = ({ page }: Guest, label: string) =>
  page
    .getByRole('region', { name: 'Seats' })
    .getByRole('button', { name: `Take seat ${label}`, exact: true });
const says = ({ page }: Guest, words: string | RegExp) => page.getByText(words).first();
const press = ({ page }: Guest, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** From now on messages of the table to this page wait until they are let through: the page shows an older table. */
const lateNews = async (guest: Guest) => {
  const waiting: (() => void)[] = [];
  let holds = false;
  await guest.page.routeWebSocket(/\/api\/socket/, (socket) => {
    const server = socket.connectToServer();
    socket.onMessage((message) => server.send(message));
    server.onMessage((message) => {
      const pass = () => socket.send(message);
      if (holds && String(message).includes('"update"')) waiting.push(pass);
      else pass();
    });
  });
  return {
    hold: () => {
      holds = true;
    },
    pass: () => {
      holds = false;
      for (const each of waiting.splice(0)) each();
    },
  };
};

/** A coup that was dealt meanwhile may have taken the shoe from the seat, which is then offered it again. */
const stakeWithShoe = async (holder: Guest, label: string) => {
  await holder.untilBetting(STAKED_IN_S);
  if (holder.heard.view().seats?.holder !== label) await press(holder, 'Deal');
  await holder.lay('Banker', '25');
  await holder.confirm();
};

const three = async (bring: BringGuest) => {
  const one = await bring();
  const two = await bring();
  const watcher = await bring(PHONE);
  return { one, two, watcher };
};

test('[V6] seats are taken and refused, the shoe travels, and its holder deals by button, by key or by the clock', async ({
  guest,
  tables,
}) => {
  test.setTimeout(240_000);
  const { one, two, watcher } = await three(guest);
  const twosNews = await lateNews(two);
  const table = await tables.machine('big-table', PACE);
  await Promise.all([one, two, watcher].map((each) => each.open(table)));

  await test.step('seats', async () => {
    await expect(watcher.page.getByRole('region', { name: 'Seats' }).getByRole('button')).toHaveCount(14);
    await expect(seat(watcher, '13')).toHaveCount(0);
    await expect(watcher.page.getByRole('button', { name: /^Confirm/ })).toHaveCount(0);
    await watcher.spot('Player').click();
    await expect(watcher.spot('Player')).not.toHaveAccessibleName(/not yet confirmed/);

    twosNews.hold();
    await seat(one, '1').click();
    await expect(says(one, 'Leave seat 1')).toBeVisible();
    await seat(two, '1').click();
    await expect(says(two, 'Somebody has just taken this seat.')).toBeVisible();
    twosNews.pass();
    await expect(seat(two, '1')).toHaveCount(0);
    await seat(two, '5').click();
    await expect(says(two, 'Leave seat 5')).toBeVisible();
    const own = two.page.getByRole('button', { name: /^Seat 5, yours/ });
    await two.page.mouse.move(0, 0);
    const rest = await own.evaluate((token) => token.ownerDocument.defaultView.getComputedStyle(token).color);
    await own.hover();
    await expect(own, 'the label of the own seat below the pointer').toHaveCSS('color', rest);
  });

  await test.step('the first is offered the shoe and declines, the next accepts', async () => {
    await expect(says(one, 'The shoe is offered to you')).toBeVisible({ timeout: 60_000 });
    await press(one, 'Pass it on');
    await expect(says(two, 'The shoe is offered to you')).toBeVisible();
    await press(two, 'Deal');
    await expect(says(watcher, 'Seat 5 has the shoe')).toBeVisible();
  });

  await test.step('others bet behind a seat that allows it, and end it with one press', async () => {
    await two.page.getByRole('button', { name: /^Seat 5, yours/ }).click();
    await two.page.getByRole('switch', { name: 'Others may bet behind my seat' }).click();
    await expect(says(two, 'Nobody is behind this seat.')).toBeVisible();
    await two.page.keyboard.press('Escape');
    for (const each of [watcher, one]) {
      await each.page.getByRole('button', { name: /^Seat 5, taken.*Bet behind it$/ }).click();
      await expect(each.page.getByRole('dialog', { name: 'Bet behind seat 5' })).toBeVisible();
      if (each === watcher) expect(await axeOf(each.page)).toEqual([]);
      await each.page.getByRole('button', { name: /^Bet \d+ behind seat 5$/ }).click();
      await expect(each.page.getByRole('dialog')).toHaveCount(0);
    }
    await expect(two.page.getByRole('button', { name: /2 patrons are behind it/ })).toBeVisible();
    await press(watcher, 'End bets behind seat 5');
    await expect(says(watcher, 'Take a seat to stake')).toBeVisible();
    await expect(one.page.getByRole('button', { name: /^End \d+ behind 5$/ })).toBeVisible();
  });

  // After the bets behind the seat: these are placed when the betting of this stake closes, in whatever round that is.
  await test.step('the holder stakes, and cannot leave the seat', async () => {
    await stakeWithShoe(two, '5');
    const leave = two.page.getByRole('button', { name: 'Leave seat 5' });
    await expect(leave).toBeDisabled();
    await expect(leave).toHaveAccessibleDescription(/^Your stakes are on the felt/);
    await leave.click({ force: true });
    await expect(says(two, /^Your stakes are on the felt/)).toBeVisible();
  });

  const ways: readonly ((holder: Guest) => Promise<void>)[] = [
    async ({ page }) => page.getByRole('button', { name: /^Deal/ }).click(),
    async ({ page }) => page.keyboard.press('d'),
    async ({ page }) => expect(page.getByText('If you do not deal, the house does it.')).toBeVisible(),
  ];
  // Each further coup waits for a whole betting.
  const deals = ways.slice(0, SOAK ? ways.length : 1);
  let holder = two;
  for (const [round, deal] of deals.entries()) {
    await test.step(`a coup is dealt ${['by the button', 'by a key', 'by the clock'][round]}`, async () => {
      await expect(says(holder, 'You have the shoe')).toBeVisible();
      // On the wire, which costs nothing: the page has nothing to show before.
      await expect.poll(() => holder.heard.view().phase, { timeout: 60_000 }).not.toBe('betting');
      await expect(says(holder, 'If you do not deal, the house does it.')).toBeVisible({ timeout: 60_000 });
      const { deadline } = watcher.heard.view();
      await deal(holder);
      await expect
        .poll(() => watcher.heard.view().hands.player.length, { intervals: [100] })
        .toBeGreaterThan(0);
      if (round < 2) expect(watcher.heard.view().deadline).not.toBe(deadline);
      await watcher.untilResult();
    });
    if (round === 0) {
      // Who declined is asked again when it wants to be.
      await press(one, 'Deal again when it comes round');
      await expect(one.page.getByRole('button', { name: 'Deal again when it comes round' })).toHaveCount(0);
    }
    if (round === deals.length - 1) break;
    holder = await test.step('the shoe stays with banker and goes on otherwise', async () => {
      const keeps = watcher.heard.view().coup?.outcome === 'banker';
      const next = keeps ? holder : holder === one ? two : one;
      await expect.poll(() => watcher.heard.view().phase, { timeout: 30_000 }).toBe('betting');
      if (!keeps) {
        await expect(says(next, 'The shoe is offered to you')).toBeVisible();
        await press(next, 'Deal');
      }
      return next;
    });
  }

  await test.step('seats are left once the stakes are settled', async () => {
    await press(two, 'Leave seat 5');
    await expect(seat(watcher, '5')).toBeVisible();
  });
  await expect.poll(async () => (await two.records()).length).toBe(1);
  expectHonest(await two.records());
  await expect.poll(async () => (await one.records()).length).toBe(1);
  const behind = await one.records();
  expect(behind).toMatchObject([{ behind: { seat: '5', bets: [{ option: 'banker' }] } }]);
  expectHonest(behind);
  expect(await watcher.records()).toEqual([]);
});
