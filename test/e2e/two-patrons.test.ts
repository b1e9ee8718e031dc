// Two people at one table, for three rounds, to the coin.
import { coins } from '@punto/engine/minor';
import { expect, test } from './house.ts';
import { type Patron, patronOn } from './patron.ts';
import { settledByHand } from './settled-by-hand.ts';

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

const bet = async (patron: Patron, bets: Plan[number]) => {
  for (const [spot, chip] of bets) await patron.lay(spot, chip);
  await patron.confirm();
};

const staked = (plan: Plan[number]) => coins(plan.reduce((sum, [, chip]) => sum + Number(chip), 0));

test('[T1] [T8] two patrons bet differently for three rounds, and every balance is right to the coin', async ({
  browser,
  origin,
}) => {
  test.setTimeout(120_000);
  const one = patronOn(await browser.newPage({ baseURL: origin }));
  const two = patronOn(await browser.newPage({ baseURL: origin }));
  await one.sit('Quick table');
  await two.sit('Quick table');
  await two.page.getByText('No commission', { exact: true }).first().click();

  for (let round = 0; round < 3; round += 1) {
    await Promise.all([one.untilBetting(10), two.untilBetting(10)]);
    await Promise.all([bet(one, FIRST[round] ?? []), bet(two, SECOND[round] ?? [])]);
    // Each sees what the other has on the table.
    await expect(two.spot(FIRST[round]?.[0]?.[0] ?? '')).toHaveAccessibleName(/by 1 patron/);
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
