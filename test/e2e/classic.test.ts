// The classic room: three bets, and commission as a separate debit, on the felt, in the record and on the
// statement. [V4] [L2]
import { coins } from '@punto/engine/minor';
import type { StatementAnswer } from '@punto/protocol/api';
import { patronOn } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

test('[V4] [L2] banker is paid even money, and the commission is taken on a line of its own', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('classic-eight-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await expect(page.locator('.spot')).toHaveCount(3);
  await patron.lay('Banker', '100');
  await patron.confirm();
  await table.play('4S 2H', '3D 4C');
  await patron.untilResult();
  await expect(page.getByText('Payout +100')).toBeVisible();
  await expect(page.getByText('Commission −5', { exact: true })).toBeVisible();

  await expect.poll(async () => (await patron.records()).length).toBe(1);
  const answer = await page.request.get('/api/statement?limit=10');
  const { items } = (await answer.json()) as StatementAnswer;
  const [latest] = await patron.records();
  expect(latest?.outcome).toBe('banker');
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
