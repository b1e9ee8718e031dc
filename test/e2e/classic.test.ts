// The classic room: three bets, and commission as a debit of its own, on the felt, in the record and on the
// statement. [V4] [L2]
import { coins } from '@punto/engine/minor';
import type { StatementAnswer } from '@punto/protocol/api';
import { expect, test } from './house.ts';
import { patronOn } from './patron.ts';
import { expectHonest } from './settled-by-hand.ts';

test('[V4] [L2] banker is paid even money, and the commission is taken on a line of its own', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const patron = patronOn(page);
  await patron.sit('The library');
  const won = async () => (await patron.records())[0]?.outcome === 'banker';
  await expect(async () => {
    const before = (await patron.records()).length;
    await patron.untilBetting(8);
    await expect(page.locator('.spot')).toHaveCount(3);
    await patron.lay('Banker', '100');
    await patron.confirm();
    await patron.untilResult();
    await expect.poll(async () => (await patron.records()).length).toBe(before + 1);
    expect(await won()).toBe(true);
  }).toPass({ timeout: 220_000, intervals: [0] });

  await expect(page.getByText('Payout +100')).toBeVisible();
  await expect(page.getByText('Commission −5', { exact: true })).toBeVisible();

  const answer = await page.request.get('/api/statement?limit=10');
  const { items } = (await answer.json()) as StatementAnswer;
  const [latest] = await patron.records();
  const ofRound = items.filter(({ shoe, round }) => shoe === latest?.shoe && round === latest?.round);
  expect(ofRound.map(({ code, amountMinor }) => [code, amountMinor]).sort()).toEqual(
    [
      ['commission', -coins(5)],
      ['payout', coins(200)],
      ['stake', -coins(100)],
    ].sort(),
  );
  expectHonest(await patron.records());

  await page.getByRole('button', { name: 'Play record' }).first().click();
  const bets = page.getByRole('dialog').getByRole('table', { name: 'Bets of this round' }).first();
  await expect(bets.getByRole('row', { name: /^Commission/ })).toContainText('−5');
});
