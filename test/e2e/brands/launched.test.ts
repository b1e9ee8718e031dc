// A patron whom an operator launched, in a frame of the operator's page, which is another site.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import {
  newWebhookKey,
  parseWebhookKey,
  signMessage,
  type WebhookKeys,
} from '@punto/operator/signature/standard-webhooks';
import { type Deployment, startDeployment } from '../support/deployment.ts';

const KEY = newWebhookKey();
const KEYS: WebhookKeys = [parseWebhookKey(KEY)];
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
/** Confirms every patron, in yen. */
const wallet = createServer((call, answer) => {
  let text = '';
  call.on('data', (piece) => {
    text += piece;
  });
  call.on('end', () => {
    const { patron } = JSON.parse(text);
    const body = JSON.stringify({ patron, currency: 'JPY', balance: 123_456 });
    const id = String(call.headers['webhook-id']);
    for (const [name, value] of Object.entries(signMessage(KEYS, id, now(), body)))
      answer.setHeader(name, value);
    answer.end(body);
  });
});

let deployment: Deployment;
let folder: string;
let origins: { readonly named: string; readonly unnamed: string };
test.beforeAll(async () => {
  const ports = await Promise.all([named, unnamed, wallet].map(listen));
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
    wallet: { url: `http://127.0.0.1:${ports[2]}`, keys: [KEY] },
    api: { keys: [KEY] },
  };
  writeFileSync(join(folder, 'acme.json'), JSON.stringify(brand));
  const tables = [{ table: 'one', name: 'One' }];
  deployment = await startDeployment({
    rooms: { live: { from: 'live-eight-deck', tables } },
    settings: { PUNTO_BRANDS: folder },
  });
});
test.afterAll(async () => {
  await deployment.remove();
  for (const server of [named, unnamed, wallet]) server.close();
  rmSync(folder, { recursive: true });
});

const launch = async (more: object = {}): Promise<string> => {
  const body = JSON.stringify({ launch: randomUUID(), patron: 'p-1', currency: 'JPY', ...more });
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
  await expect(game.getByText('123,456 JPY')).toBeVisible();
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
  await expect(game.getByText('123,456 JPY')).toBeVisible();

  await expect(
    game.getByText('Roads describe the past and foretell nothing.', { exact: true }),
  ).toBeVisible();
  await expect(game.getByText(/play coins|play money/i)).toHaveCount(0);

  // The token is used up: the same address opens nothing, and nobody enters as a guest.
  await page.goto(origins.named);
  await expect(game.getByText('This session has ended.')).toBeVisible();
});

test('is shown in no frame of an origin that the brand does not name', async ({ page }) => {
  framed = await launch();
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(origins.unnamed);
  expect((await refused).text()).toContain(origins.named);
  await expect(page.frameLocator('iframe').getByText('JPY')).toHaveCount(0);
});
