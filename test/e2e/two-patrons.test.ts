// Two people at one table, for three rounds, to the coin.
import { coins } from '@punto/engine/minor';
import { axeOf } from './support/axe.ts';
import { SOAK } from './support/length.ts';
import type { Patron } from './support/patron.ts';
import { settledByHand } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

const START = coins(10_000);

/** What each lays in each round: a spot and a chip, in coins. */
type Plan = readonly (readonly (readonly [spot: string, chip: string])[])[];

const FIRST: Plan = [
  [
    ['Player', '100'],
    ['Tie', '25'],
    ['Player pair', '5'],
  ],
  [
    ['Player', '500'],
    ['Lucky six', '5'],
  ],
  [
    ['Tie', '100'],
    ['Player bonus', '25'],
  ],
];
const SECOND: Plan = [
  [
    ['Banker', '100'],
    ['Any pair', '25'],
    ['Banker natural', '5'],
  ],
  [
    ['Banker', '25'],
    ['Banker', '1'],
    ['Super lucky seven', '5'],
  ],
  [['Banker', '500']],
];

/** A natural with both pairs, a banker's six of two cards, and a tie after a third card. */
const COUPS = [
  ['4S 4H', '3D 3S'],
  ['KS 2D 3H', '2H 4C'],
  ['2S 3C 2D', 'TD 7H'],
] as const;

const bet = async (patron: Patron, bets: Plan[number]) => {
  for (const [spot, chip] of bets) await patron.lay(spot, chip);
  await patron.confirm();
};

const staked = (plan: Plan[number]) => coins(plan.reduce((sum, [, chip]) => sum + Number(chip), 0));

/** With the menu of the table, or with the button of its bar. */
const people = async ({ page }: Patron) => {
  await page.getByRole('button', { name: /^Who is at the table: 2 patrons/ }).click();
  return page.getByRole('dialog', { name: 'Who is at the table' });
};

test('[T1] [T8] two patrons bet differently for three rounds, and every balance is right to the coin', async ({
  guest,
  tables,
}) => {
  const table = await tables.dealt('live-eight-deck');
  const one = await guest();
  const two = await guest();
  await one.open(table);
  await two.open(table);
  await two.page.getByText('No commission', { exact: true }).first().click();

  await one.page.getByRole('button', { name: 'Menu' }).click();
  await one.page.getByRole('button', { name: 'Settings' }).click();
  const name = one.page.getByLabel('My name at tables', { exact: true });
  await name.fill('Guest 7');
  await name.press('Enter');
  await expect(one.page.getByText('The house uses this name itself')).toBeVisible();
  await name.fill('  Zoë   Q ');
  await name.press('Enter');
  await expect(one.page.getByRole('switch', { name: 'Show my name at tables' })).toBeChecked();
  await one.page.keyboard.press('Escape');

  for (const [round, [player, banker]] of COUPS.entries()) {
    await table.openBetting();
    await Promise.all([one.untilPhase('betting'), two.untilPhase('betting')]);
    await Promise.all([bet(one, FIRST[round] ?? []), bet(two, SECOND[round] ?? [])]);
    // Each sees what the other has on the table.
    await expect(two.spot(FIRST[round]?.[0]?.[0] ?? '')).toHaveAccessibleName(/by 1 patron/);
    if (round === 0) {
      const sheet = await people(two);
      await expect(sheet.getByRole('list').first()).toHaveText('Zoë Q1 guest');
      await expect(sheet.getByRole('listitem').filter({ hasText: 'Zoë QPlayer100' })).toBeVisible();
      // The patron's own stakes are marked, though other patrons see a guest there.
      const own = sheet.getByRole('listitem').filter({ hasText: /^A guest You/ });
      await expect(own.first()).toBeVisible();
      if (SOAK) expect(await axeOf(two.page)).toEqual([]);
      await two.page.keyboard.press('Escape');
    }
    await table.play(player, banker);
    await Promise.all([one.untilResult(), two.untilResult()]);
  }

  for (const [patron, plan, mode] of [
    [one, FIRST, 'traditional'],
    [two, SECOND, 'no-commission'],
  ] as const) {
    const records = [...(await patron.records())].reverse();
    expect(records).toHaveLength(3);
    let balance = START;
    for (const [place, record] of records.entries()) {
      expect(record.mode).toBe(mode);
      expect(record.stakedMinor).toBe(staked(plan[place] ?? []));
      expect(record.bets).toEqual(settledByHand(record));
      expect(record.balanceBeforeMinor).toBe(balance);
      const returned = settledByHand(record).reduce((sum, each) => sum + each.returnedMinor, 0);
      expect(record.returnedMinor).toBe(returned);
      expect(record.balanceAfterMinor).toBe(balance - record.stakedMinor + returned);
      balance = record.balanceAfterMinor;
    }
    await expect.poll(patron.shownBalance).toBe(balance);
  }

  // The same rounds, so the same cards.
  const cards = async (patron: Patron) =>
    (await patron.records()).map(({ shoe, round, player, banker }) => ({ shoe, round, player, banker }));
  expect(await cards(one)).toEqual(await cards(two));
});
