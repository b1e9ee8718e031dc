// What a supervisor does at a table dealt by the machine, and what its patrons see of it. [T5] [L3]
import { coins } from '@punto/engine/minor';
import type { TableView } from '@punto/table';
import { confirmAs, createPane } from './support/desk.ts';
import { expect, signIn, test } from './support/staff.ts';

test('[T5] [L3] a supervisor pauses, changes limits, closes and reopens; patrons are informed', async ({
  page,
  guest,
  hire,
}) => {
  const patron = await guest();
  await patron.sit('Quartz');
  const supervisor = await hire('supervisor');
  await signIn(page, supervisor);
  await page.goto('/floor');
  const { pane, card, press, dialog } = await createPane(page, 'Quartz');
  const says = (words: string | RegExp) => patron.page.getByText(words).first();
  const button = (name: string) => pane.getByRole('button', { name, exact: true });
  /** Like `press`, without a mouse, so that the focus is not lost. */
  const key = (name: string) => button(name).press('Enter');

  await test.step('[T5] a pause stops the clock with the stakes on the felt, and the round goes on', async () => {
    await patron.untilBetting(5);
    await patron.lay('Player', '100');
    await patron.confirm();
    await key('Pause');
    const asked = dialog('Quartz is paused');
    await expect(says('The table is paused')).toBeVisible();
    await asked.getByRole('button', { name: 'Equipment' }).click();
    await asked.getByRole('button', { name: 'Send' }).click();
    await expect(asked).toBeHidden();
    await expect(button('Resume')).toBeFocused();
    await expect(card).toContainText('Paused');
    await expect(patron.page.getByText(new RegExp(`Equipment|${supervisor.person.name}`))).toHaveCount(0);
    const { deadline } = patron.heard.view();
    expect(deadline).toBeNull();
    await key('Resume');
    await expect(button('Pause')).toBeFocused();
    await expect(says('The table is paused')).toBeHidden();
    await patron.untilResult();
    await expect.poll(async () => (await patron.records())[0]?.status).toBe('settled');
  });

  await test.step('[L3] new limits hold from the next round', async () => {
    await patron.untilBetting(9);
    const round = patron.heard.view().round?.number ?? 0;
    await press('Change limits');
    const asked = dialog('Limits of Quartz');
    await asked.getByLabel('Player, maximum', { exact: true }).fill('50');
    await asked.getByRole('button', { name: 'Quiet hours' }).click();
    await asked.getByRole('button', { name: 'From the next round' }).click();
    await confirmAs(page, supervisor.person);
    await expect(asked).toBeHidden();
    await expect(card).toContainText('New limits from the next round');
    const numberIn = (view: TableView) => view.round?.number ?? 0;
    await expect.poll(() => numberIn(patron.heard.view()), { timeout: 30_000 }).toBeGreaterThan(round);
    for (const { view } of patron.heard.views()) {
      const most = view.setup.offers.find(({ option }) => option === 'player')?.maxMinor;
      expect([numberIn(view), most]).toEqual([numberIn(view), coins(numberIn(view) > round ? 50 : 20_000)]);
    }
    await expect(card).not.toContainText('New limits');
  });

  await test.step('[T5] manual entry is not offered where no card is entered', async () => {
    await expect(pane.getByRole('switch', { name: /^Manual mode/ })).toHaveCount(0);
    await expect(says('Cards are entered by hand')).toBeHidden();
  });

  await test.step('a table that closes finishes its round first, and the lobby shows it shut', async () => {
    await patron.untilBetting(4);
    await patron.lay('Banker', '25');
    await patron.confirm();
    await key('Close table');
    await dialog('Close Quartz').getByRole('button', { name: 'After this round' }).press('Enter');
    await expect(button('Keep it open')).toBeFocused();
    await expect(says('The table closes after this round')).toBeVisible();
    await expect(says('The table is closed')).toBeVisible({ timeout: 30_000 });
    await expect
      .poll(async () => (await patron.records()).map(({ status }) => status))
      .toEqual(['settled', 'settled']);
    await expect(card).toContainText('Closed');
    await patron.page.goto('/');
    const tile = patron.page
      .getByRole('article')
      .filter({ has: patron.page.getByRole('link', { name: 'Quartz' }) });
    await expect(tile).toContainText('Closed');
    await expect(says('Six tables are open.')).toBeVisible();
    await key('Reopen');
    await expect(button('Close table')).toBeFocused();
    await expect(tile).not.toContainText('Closed');
    await patron.sit('Quartz');
    await patron.untilBetting(1);
  });
});
