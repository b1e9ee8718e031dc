// The first start, the people a manager adds, and what each role neither finds nor may do: by link, by address, and
// over the API that the console speaks.
import type { Page } from '@playwright/test';
import { FLOOR, FLOOR_PATHS } from '@punto/protocol/floor/paths';
import { type Deployment, startDeployment } from './support/deployment.ts';
import { firstManager, ownPassword, type Person } from './support/floor-client.ts';
import { test as base, expect, type PageOfOwn } from './support/guests.ts';
import { atLength } from './support/length.ts';
import { FLOOR_ROOMS } from './support/rooms.ts';

/** A deployment without a sign-in so far. */
const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ browserName: _ }, use) => {
    const deployment = await startDeployment({ rooms: FLOOR_ROOMS });
    await use(deployment);
    await deployment.remove();
  },
  baseURL: ({ deployment }, use) => use(deployment.origin),
});

const PLACES = [
  'Tables',
  'Rounds',
  'Patrons',
  'Reports',
  'Monitoring',
  'Journal',
  'Approvals',
  'People',
  'Set up',
] as const;
const places = (page: Page) => page.getByRole('navigation', { name: 'Main' }).getByRole('link');

const knock = async (page: Page, { name, password }: Person) => {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
};

/** Signs in with an initial password and changes it. Until then the page `elsewhere` shows the change form as well. */
const comeFirst = async (page: Page, person: Person, elsewhere: string | null = null): Promise<Person> => {
  await page.goto('/floor');
  await knock(page, person);
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  if (elsewhere !== null) {
    await page.goto(elsewhere);
    await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
  }
  const next = ownPassword(person.name);
  await page.getByLabel('Present password').fill(person.password);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('New password again').fill(next);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { name: 'Choose your own password' })).toBeHidden();
  return { name: person.name, password: next };
};

/** In the dialog for the password, if one opens. */
const confirmAs = async (page: Page, { password }: Person) => {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog).toBeHidden();
};

const addPerson = async (page: Page, name: string, role: string, manager: Person | null): Promise<Person> => {
  await page.getByRole('button', { name: 'Add a staff member' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a staff member' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Role').selectOption({ label: role });
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  if (manager) await confirmAs(page, manager);
  const told = page.getByRole('dialog', { name: 'A password for one sign-in' });
  const password = await told.locator('.secret-text').innerText();
  await told.getByRole('button', { name: 'It is written down' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`${name} ${role}`) })).toBeVisible();
  return { name, password };
};

const deskOf = async (pageOfOwn: PageOfOwn, person: Person): Promise<Page> => {
  const page = await pageOfOwn();
  await comeFirst(page, person);
  return page;
};

/** Opened by its address, the page shows nothing that the role may not see. */
const refusesAddress = async (page: Page, path: string, refused: string) => {
  const asked = page.waitForResponse((answer) => answer.url().includes(`${FLOOR}${refused}`));
  await page.goto(`/floor${path}`);
  expect((await asked).status()).toBe(403);
};

test('the first manager chooses a password and adds members, and each role gets its pages and no others', async ({
  page,
  pageOfOwn,
  deployment,
}) => {
  const first = firstManager(deployment.output());
  const manager = await comeFirst(page, first, '/floor/journal');

  await test.step('the manager sees the whole house', async () => {
    await expect(places(page)).toHaveText([...PLACES]);
    for (const [place, heading] of [
      ['Reports', 'Reports'],
      ['Journal', 'Journal'],
      ['Set up', /Set up|Tables/],
      ['Patrons', 'Patrons'],
      ['Rounds', 'Rounds'],
      ['People', 'People'],
    ] as const) {
      await places(page).filter({ hasText: place }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page.locator('.fault-line')).toHaveCount(0);
    }
  });

  const dana = await addPerson(page, 'dana', 'Dealer', manager);
  const sara = await addPerson(page, 'sara', 'Supervisor', null);
  await places(page).filter({ hasText: 'Journal' }).click();
  for (const words of [/dana/, /sara/]) await expect(page.getByRole('main')).toContainText(words);
  expect(await page.getByRole('main').innerText()).not.toContain(dana.password);

  await test.step('a supervisor sees tables, rounds, patrons, reports, monitoring, the journal and approvals', async () => {
    const desk = await deskOf(pageOfOwn, sara);
    await expect(places(desk)).toHaveText([
      'Tables',
      'Rounds',
      'Patrons',
      'Reports',
      'Monitoring',
      'Journal',
      'Approvals',
      'People',
    ]);
    await places(desk).filter({ hasText: 'People' }).click();
    // The public names of dealers, and nothing of the accounts.
    await desk.getByRole('button', { name: 'Public name of dana' }).click();
    await desk.getByLabel('Public name', { exact: true }).fill('Dana R.');
    await desk.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(desk.getByRole('row').filter({ hasText: 'Dana R.' })).toContainText('dana');
    await expect(desk.getByRole('button', { name: 'Add a staff member' })).toHaveCount(0);
    expect((await desk.request.get(`${FLOOR}/staff`)).status()).toBe(403);
    await places(desk).filter({ hasText: 'Reports' }).click();
    await expect(desk.getByRole('main').getByText('Hold %')).toBeVisible();
    await refusesAddress(desk, '/set-up/new', '/tables/new');
    const asks = (path: string, data: object) => desk.request.post(`${FLOOR}${path}`, { data });
    for (const [path, data] of [
      ['/staff', { name: 'eve', role: 'manager' }],
      ['/tables/new', { room: 'live-eight-deck', table: 'own', name: 'Own' }],
    ] as const) {
      const answer = await asks(path, data);
      expect([path, answer.status()]).toEqual([path, 403]);
    }
    // Supervisors may take a desk; without one the table refuses what its dealer does.
    const opened = await asks('/tables/oak/duties', { duty: 'open-betting' });
    expect([opened.status(), (await opened.json()).error]).toEqual([409, 'duty-refused']);
  });

  await test.step('a dealer sees one table and nothing of the house', async () => {
    const desk = await deskOf(pageOfOwn, dana);
    await expect(desk.getByRole('button', { name: 'Your desk' })).toBeVisible();
    await expect(places(desk)).toHaveCount(0);
    for (const place of atLength(['/journal', '/patrons', '/rounds'], (each) => each === '/journal'))
      await refusesAddress(desk, place, place);
    for (const data of [
      { duty: 'resume' },
      { duty: 'cancel-round', reason: 'Because' },
      { duty: 'void-round', shoe: 1, round: 1, reason: 'Because' },
      { duty: 'close-table', after: 'round' },
    ]) {
      const answer = await desk.request.post(`${FLOOR}/tables/oak/duties`, { data });
      expect([data.duty, answer.status()]).toEqual([data.duty, 403]);
    }
    for (const path of ['/journal', '/patrons', '/rounds', '/reports/figures', '/staff', '/approvals']) {
      const answer = await desk.request.get(`${FLOOR}${path}`);
      expect([path, answer.status()]).toEqual([path, 403]);
    }
  });

  await test.step('the answer does not show whether a name exists, and the third wrong try locks it', async () => {
    const stranger = await pageOfOwn();
    await stranger.goto('/floor');
    const alert = stranger.getByRole('alert').first();
    const answers: string[] = [];
    const words: string[] = [];
    for (const name of ['nobody-here', 'sara', 'sara', 'sara', 'sara']) {
      const answered = stranger.waitForResponse((answer) => answer.url().endsWith(FLOOR_PATHS.signIn));
      await knock(stranger, { name, password: 'not the one' });
      const answer = await answered;
      answers.push(`${answer.status()} ${await answer.text()}`);
      // A different answer replaces the text of the previous one.
      if (answers.length > 1 && answers.at(-1) !== answers.at(-2))
        await expect(alert).not.toHaveText(words.at(-1) ?? '');
      await expect(alert).not.toBeEmpty();
      words.push(await alert.innerText());
    }
    expect([answers[1], words[1]]).toEqual([answers[0], words[0]]);
    expect(words[4]).not.toBe(words[0]);
  });
});
