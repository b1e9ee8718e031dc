// A patron whom an operator launched, in a frame of the operator's page, which is another site.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type FrameLocator, test } from '@playwright/test';
import { type ServedDouble, serveDouble } from '@punto/operator/double/serve';
import {
  newWebhookKey,
  parseWebhookKey,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import { axeOf } from '../support/axe.ts';
import { type Deployment, startDeployment } from '../support/deployment.ts';
import { confirmPassword, firstManager, type Member, settleIn } from '../support/floor-client.ts';
import { SOAK_ONLY } from '../support/length.ts';
import { signIn } from '../support/staff.ts';

const KEY = newWebhookKey();
const KEYS: WebhookKeys = [parseWebhookKey(KEY)];
/** A patron of the reference operator, in yen. */
const PATRON = 'kenji';
const DEPOSIT = 1_000_000;
/** Long enough to stake on a busy machine. */
const PACE = {
  shufflingMs: 500,
  bettingMs: 15_000,
  closedMs: 200,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 15_000,
};
const now = () => Math.floor(Date.now() / 1000);

/** The address that the operator's pages show in a frame. */
let framed = '';
const listen = async (server: Server): Promise<number> => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};
const casino = () =>
  createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html');
    answer.end(
      `<title>Casino</title><iframe title="Game" src="${framed}" width="1200" height="800"></iframe>`,
    );
  });
const named = casino();
const unnamed = casino();
/** The operator: its wallet, and its book of what its patrons have. */
let operator: ServedDouble;
let deployment: Deployment;
let folder: string;
let origins: { readonly named: string; readonly unnamed: string };
test.beforeAll(async () => {
  const ports = await Promise.all([named, unnamed].map(listen));
  operator = await serveDouble({
    ...{ host: '127.0.0.1', port: 0, book: ':memory:', keys: [KEY] },
    ...{ seed: 1, rules: [], clockOffset: 0 },
  });
  origins = { named: `http://localhost:${ports[0]}`, unnamed: `http://localhost:${ports[1]}` };
  folder = mkdtempSync(join(tmpdir(), 'punto-brands-'));
  const brand = {
    name: 'Acme',
    origins: [origins.named],
    languages: ['en', 'ja'],
    skin: { felt: { light: '#c9dbe6', dark: '#10344a' } },
    currencies: { JPY: { rate: '160', stepMinor: 100, chipsMinor: [100, 500, 1000] } },
    flags: { noAutoConfirm: true },
    gamingDay: { zone: 'Asia/Tokyo' },
    wallet: { url: `${operator.address}/wallet`, keys: [KEY] },
    api: { keys: [KEY] },
  };
  writeFileSync(join(folder, 'acme.json'), JSON.stringify(brand));
  const tables = [{ table: 'one', name: 'One', pace: PACE }];
  deployment = await startDeployment({
    rooms: { live: { from: 'live-eight-deck', tables } },
    settings: { PUNTO_BRANDS: folder },
  });
});
test.afterAll(async () => {
  await deployment.remove();
  await operator.close();
  for (const server of [named, unnamed]) server.close();
  rmSync(folder, { recursive: true });
});

const launch = async (more: object = {}): Promise<string> => {
  const begun = { launch: randomUUID(), patron: PATRON };
  await fetch(`${operator.address}/control/launches`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(begun),
  });
  const body = JSON.stringify({ ...begun, currency: 'JPY', ...more });
  const answer = await fetch(`${deployment.origin}/api/operator/v1/acme/launches`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...signMessage(KEYS, randomUUID(), now(), body) },
  });
  const launched = (await answer.json()) as { readonly url: string };
  return launched.url;
};

test('plays in a frame of the operator, in its currency and colours, with a cookie of that page alone', async ({
  page,
  context,
}) => {
  framed = await launch({ table: 'one' });
  await page.goto(origins.named);
  const game = page.frameLocator('iframe');
  await expect(game.getByText('1,000,000 JPY')).toBeVisible();
  await expect(game.getByRole('radio', { name: /1K|1,000/ }).first()).toBeVisible();
  await expect(game.getByText('Top up')).toHaveCount(0);
  const frame = page.frames().find((each) => each !== page.mainFrame());
  expect(frame?.url()).toBe(`${deployment.origin}/table/one`);
  const felt = await frame?.evaluate(`getComputedStyle(document.documentElement).getPropertyValue('--felt')`);
  expect(felt).toBe('#10344a');
  const [cookie] = (await context.cookies(deployment.origin)).filter(({ name }) => name === 'punto_session');
  expect(cookie).toMatchObject({
    sameSite: 'None',
    secure: true,
    httpOnly: true,
    partitionKey: 'http://localhost',
  });

  // Loaded again, the frame has its session by the cookie.
  await frame?.goto(`${deployment.origin}/`);
  await expect(game.getByText('1,000,000 JPY')).toBeVisible();

  await expect(
    game.getByText('Roads describe the past and foretell nothing.', { exact: true }),
  ).toBeVisible();
  await expect(game.getByText(/play coins|play money/i)).toHaveCount(0);

  // The token is used up: the same URL opens no session, not even as a guest.
  await page.goto(origins.named);
  await expect(game.getByText('This session has ended.')).toBeVisible();
});

type Book = {
  readonly patrons: readonly { readonly id: string; readonly balance: number }[];
  readonly calls: readonly { readonly call: string; readonly patron: string; readonly amount: number }[];
};
const book = async (): Promise<Book> =>
  (await fetch(`${operator.address}/control/book`)).json() as Promise<Book>;

/** Stakes 500 yen on player while the betting is open. */
const stake = async (game: FrameLocator): Promise<void> => {
  await confirm(game);
  await expect(game.locator('.spot[data-confirmed]')).toHaveCount(1);
};
const confirm = async (game: FrameLocator): Promise<void> => {
  await game.locator('[data-phase=betting]').waitFor({ state: 'attached', timeout: 60_000 });
  await game.locator('label', { has: game.getByRole('radio', { name: '500', exact: true }) }).click();
  await game.getByRole('button', { name: /^Player, pays/ }).click();
  await game.getByRole('button', { name: /^Confirm/ }).click();
};

test('stakes money of the operator, and the operator gets the return of the round', async ({ page }) => {
  framed = await launch({ table: 'one' });
  await page.goto(origins.named);
  const game = page.frameLocator('iframe');
  await expect(game.getByText('1,000,000 JPY')).toBeVisible();
  await putControl('sentences', { 'limit-loss': { say: 'Bis <b>morgen</b>.', lang: 'de' } });
  await setFaults([{ fault: 'limit-loss', call: 'debit', share: 1 }]);
  await confirm(game);
  const notice = game.getByRole('status').locator('p', { hasText: 'Bis <b>morgen</b>.' });
  await expect(notice).toHaveAttribute('lang', 'de');
  await expect(game.getByText('Your limit on losses is reached').first()).toBeAttached();
  await setFaults([]);
  await game.getByRole('button', { name: /^Confirm/ }).click();
  await expect(game.locator('.spot[data-confirmed]')).toHaveCount(1);
  await expect(game.getByText('999,500 JPY')).toBeVisible();
  await game.locator('[data-phase=settled]').first().waitFor({ state: 'attached', timeout: 60_000 });
  await expect.poll(async () => (await book()).calls.map(({ call }) => call)).toContain('credit');
  const balance = (await book()).patrons.find(({ id }) => id === PATRON)?.balance ?? 0;
  await expect(game.getByText(`${balance.toLocaleString('en-GB')} JPY`)).toBeVisible();

  // A second window, as after a restart of the page: record and settings are those of the operator's patron.
  const back = 500 + balance - DEPOSIT;
  await page.goto(await launch());
  await expect(page.getByText(`${balance.toLocaleString('en-GB')} JPY`)).toBeVisible();
  await page.goto(`${deployment.origin}/record`);
  const figures = page.getByRole('region', { name: 'In all' });
  await expect(figures).toContainText(`Returned${back.toLocaleString('en-GB')}`);
  await expect(figures).not.toContainText('Coins from the house');
  await page.goto(`${deployment.origin}/settings`);
  await expect(page.getByRole('link', { name: 'Limits and breaks' })).toBeVisible();
  await expect(page.getByText('Open my account')).toHaveCount(0);
  await page.goto(`${deployment.origin}/limits`);
  await expect(page.getByRole('heading', { name: 'Stakes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Loss' })).toBeVisible();
  // Deposits are made at the operator.
  await expect(page.getByRole('heading', { name: 'Coins from the house' })).toHaveCount(0);
});

test('is shown in no frame of an origin that the brand does not name', async ({ page }) => {
  framed = await launch();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(origins.unnamed);
  expect((await refused).text()).toContain(origins.named);
  await expect(page.frameLocator('iframe').getByText('JPY')).toHaveCount(0);
});

const putControl = (what: string, body: object): Promise<Response> =>
  fetch(`${operator.address}/control/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
const setFaults = (rules: readonly object[]): Promise<Response> => putControl('faults', { rules });

const manager = async (): Promise<Member> => {
  const member = await settleIn(deployment.origin, firstManager(deployment.output()));
  await confirmPassword(member.client, member.person);
  return member;
};

test(
  'a credit that the operator does not answer is on the floor until a new attempt succeeds',
  SOAK_ONLY,
  async ({ page, context }) => {
    await setFaults([{ fault: 'error-before', call: 'credit', share: 1 }]);
    framed = await launch({ table: 'one' });
    await page.goto(origins.named);
    const game = page.frameLocator('iframe');
    await stake(game);
    await game.locator('[data-phase=settled]').first().waitFor({ state: 'attached', timeout: 60_000 });

    const console = await context.newPage();
    await signIn(console, await manager());
    await console.goto(`${deployment.origin}/floor/operators`);
    const call = console.getByRole('listitem').filter({ hasText: 'Pay what a round returned' });
    await expect(call).toContainText('JPY');
    await expect(call).toContainText(`at the operator ${PATRON}`);
    await expect(call).toContainText('Wait: Punto repeats it.');
    expect(await axeOf(console)).toEqual([]);

    await setFaults([]);
    await call.getByRole('button', { name: 'Try again now' }).click();
    await expect(console.getByText('Every call was answered.')).toBeVisible();
    const credits = (await book()).calls.filter((each) => each.call === 'credit' && each.patron === PATRON);
    expect(credits.length).toBeGreaterThanOrEqual(1);
    await console.goto(`${deployment.origin}/floor/journal`);
    await expect(console.getByText('Had a wallet call tried again').first()).toBeVisible();
  },
);

test(
  'the balance is grey with its time while the operator does not answer, and normal when it does',
  SOAK_ONLY,
  async ({ page }) => {
    await page.goto(await launch({ table: 'one' }));
    const balance = page.locator('.balance');
    const old = balance.getByRole('status');
    await expect(balance).toContainText('JPY');
    await expect(old).toHaveCount(0);
    await setFaults([{ fault: 'error-before', share: 1 }]);
    await page.locator('[data-phase=betting]').waitFor({ state: 'attached', timeout: 60_000 });
    await page.locator('label', { has: page.getByRole('radio', { name: '500', exact: true }) }).click();
    await page.getByRole('button', { name: /^Player, pays/ }).click();
    await page.getByRole('button', { name: /^Confirm/ }).click();
    await expect(old).toHaveText(/^Last known at \d/);
    await expect(balance).toContainText('JPY');
    expect(await axeOf(page)).toEqual([]);
    await setFaults([]);
    await expect(old).toHaveCount(0, { timeout: 30_000 });
  },
);
