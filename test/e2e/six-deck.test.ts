// The six-deck room: its names, its card of house advantages, and a round of it. [V3]
import { edgeIn } from '@punto/engine/bet/full-shoe-bet-odds';
import type { OptionId } from '@punto/engine/option-id';
import { SIX_DECK } from '@punto/engine/rooms/six-deck';
import { patronOn } from './support/patron.ts';
import { expectHonest } from './support/settled-by-hand.ts';
import { expect, test } from './support/test.ts';

const NAMES: Readonly<Partial<Record<OptionId, string>>> = {
  player: 'Punto',
  banker: 'Banco',
  tie: 'Standoff',
  'player-pair': 'Punto pair',
  'banker-pair': 'Banco pair',
};
const inPercent = (share: number) => `${(share * 100).toFixed(4)}%`;

test('[V3] [B21] the six-deck room is played under its own names, and its card of advantages is the engine’s', async ({
  page,
  tables,
}) => {
  const patron = patronOn(page);
  const table = await tables.dealt('six-deck');
  await table.openBetting();
  await patron.open(table);
  await patron.untilPhase('betting');
  await patron.lay('Punto', '25');
  await patron.lay('Standoff', '5');
  await patron.lay('Banco pair', '5');
  await patron.confirm();
  for (const name of ['Banco', 'Punto pair']) await expect(patron.spot(name)).toBeVisible();
  await expect(page.locator('.spot')).toHaveCount(5);

  await page.getByRole('button', { name: /^House advantage/ }).click();
  const advantages = page.getByRole('table', { name: 'House advantage of each bet' });
  for (const [place, { option, schedule }] of SIX_DECK.offers.entries()) {
    const { edge, edgePerResolved } = edgeIn(SIX_DECK, schedule);
    const row = advantages.locator('tbody tr').nth(place);
    await expect(row.getByRole('rowheader')).toHaveText(new RegExp(`^${NAMES[option]}[0-9.]+:1$`));
    const per = inPercent(edgePerResolved);
    await expect(row.getByRole('cell')).toHaveText([
      inPercent(edge),
      per === inPercent(edge) ? 'the same' : per,
    ]);
  }
  await page.keyboard.press('Escape');

  await table.play('4S 2H', '3D 4C');
  await patron.untilResult();
  const log = page.getByRole('log', { name: 'At the table' });
  await expect(log).toContainText('Banco wins');
  await expect(log).not.toContainText(/Player|Banker|Tie/);
  await expect.poll(async () => (await patron.records()).length).toBe(1);
  expectHonest(await patron.records());
});
