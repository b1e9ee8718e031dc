// The house and one patron: a big stake is an alarm that a supervisor notes; the house tightens a limit of the patron and excludes
// the patron; the patron is refused, and the journal says in sentences what was done. [B-53] [B-62] [P1] [P6]
import type { AlarmsAnswer } from '@punto/protocol/floor/monitoring-api';
import { OFFICE_PATHS } from '@punto/protocol/floor/office-paths';
import { PATHS } from '@punto/protocol/paths';
import { axeOf } from './support/axe.ts';
import { confirmPassword } from './support/floor-client.ts';
import { patronOn } from './support/patron.ts';
import { expect, signIn, test } from './support/staff.ts';

test('[B-62] [P1] [P6] a big stake is an alarm; a supervisor notes it, sets a limit and excludes the patron', async ({
  page,
  pageOfOwn,
  hire,
}) => {
  const own = await pageOfOwn();
  const patron = patronOn(own);
  await patron.sit('Flint');
  await patron.untilBetting(6);
  await patron.lay('Player', '5,000');
  await patron.lay('Player', '5,000');
  await expect(patron.spot('Player')).toHaveAccessibleName(/10,000 not yet confirmed/);
  await patron.confirm();
  const { patron: account } = await (await own.request.get(PATHS.me)).json();

  const supervisor = await hire('supervisor');
  await confirmPassword(supervisor.client, supervisor.person);
  await signIn(page, supervisor);
  // On the wire, which costs nothing: the page has nothing to show before.
  const alarms = () => supervisor.client.get<AlarmsAnswer>(`${OFFICE_PATHS.alarms}?patron=${account.id}`);
  await expect.poll(async () => (await alarms()).items.length, { timeout: 60_000 }).toBeGreaterThan(0);
  await page.goto(`/floor/monitoring?patron=${account.id}`);
  await expect(page.getByRole('heading', { name: 'Large stake' })).toBeVisible();
  const alarm = page.getByRole('listitem').filter({ hasText: 'Large stake' });
  await expect(alarm).toContainText('Staked 10,000 in one round.');
  await expect(alarm).toContainText('The threshold of the house is 10,000.');
  expect(await axeOf(page)).toEqual([]);
  await alarm.getByRole('button', { name: 'Note' }).click();
  const note = page.getByRole('dialog', { name: 'Note on this alarm' });
  await note.getByLabel('What came of it').fill('A first visit, all at once');
  await note.getByRole('button', { name: 'Save' }).click();
  await expect(alarm).toContainText(`Noted by ${supervisor.person.name}`);
  await expect(alarm.getByRole('button', { name: 'Note' })).toHaveCount(0);

  await alarm.getByRole('link', { name: account.name }).click();
  await expect(page.getByRole('link', { name: /^\d+ alarms?$/ })).toBeVisible();
  await page.getByRole('button', { name: 'Set a limit of the house' }).click();
  const limit = page.getByRole('dialog', { name: `Limit of the house for ${account.name}` });
  await limit.getByLabel('Coins').fill('20');
  await limit.getByLabel('Why').fill('Signs of harm');
  await limit.getByRole('button', { name: 'Set' }).click();
  await expect(page.getByText(/House 20$/)).toBeVisible();
  await page.getByRole('button', { name: 'Exclude' }).click();
  const exclusion = page.getByRole('dialog', { name: `Exclude ${account.name} for half a year` });
  await exclusion.getByLabel('Why').fill('Signs of harm');
  await exclusion.getByRole('button', { name: 'Exclude' }).click();
  await expect(page.getByText(/^Exclusion until /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Exclude' })).toHaveCount(0);

  const { limits, exclusion: held } = await (await own.request.get(PATHS.protection)).json();
  const ofDay = limits.find(({ key }: { key: string }) => key === 'loss-day');
  expect([ofDay.house, ofDay.patron, held.by]).toEqual([2_000, null, 'house']);

  await page.goto(`/floor/journal?patron=${account.id}`);
  const journal = page.getByRole('main');
  await expect(journal.getByText('Set the limit “Loss, Day” to 20')).toBeVisible();
  await expect(journal.getByText(/^Exclusion until /)).toBeVisible();
  await expect(journal.getByText('Noted an alarm: Large stake')).toBeVisible();
  await expect(journal.getByText('Alarm: Large stake', { exact: true })).toBeVisible();
});
