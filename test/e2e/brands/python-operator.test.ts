// The small operator of examples/operator-python at a house: its wallet, its receiver of webhooks, which fails three times in ten, and
// its office. A patron plays in a frame of the operator's page; then the operator reconciles its own book, and reads the day.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { newWebhookKey } from '@punto/operator/signature/standard-webhooks';
import { type Deployment, startDeployment } from '../support/deployment.ts';
import { SOAK_ONLY } from '../support/length.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/operator-python/', import.meta.url));
const [WALLET_KEY, API_KEY, WEBHOOK_KEY] = [newWebhookKey(), newWebhookKey(), newWebhookKey()];
/** A test patron of the wallet; its launch has its name. */
const PATRON = 'check-main';
const PACE = {
  shufflingMs: 500,
  bettingMs: 15_000,
  closedMs: 200,
  cardMs: 150,
  thirdCardMs: 250,
  resultMs: 5_000,
};
const ROUNDS = 2;

let framed = '';
const casino: Server = createServer((_, answer) => {
  answer.setHeader('content-type', 'text/html');
  answer.end(`<title>Casino</title><iframe title="Game" src="${framed}" width="1200" height="800"></iframe>`);
});
const ended: (() => Promise<void>)[] = [];
let folder: string;
let deployment: Deployment;

/** Starts an example and returns the address that it prints. */
const python = async (script: string, ...args: readonly string[]): Promise<string> => {
  const child = spawn('python3', [join(EXAMPLES, script), ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  ended.push(async () => {
    const gone = once(child, 'exit');
    if (child.kill()) await gone;
  });
  const [line] = await once(createInterface({ input: child.stdout }), 'line');
  return String(line).replace(/^.* at /, '');
};
const office = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)('python3', [join(EXAMPLES, 'office.py'), ...args])).stdout;
const call = async (path: string, ...body: readonly string[]) =>
  JSON.parse(await office('call', deployment.origin, 'lagoon', API_KEY, path, ...body));
const own = (name: string): string => join(folder, name);

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-python-'));
  await new Promise<void>((done) => casino.listen(0, '127.0.0.1', done));
  const wallet = await python('wallet.py', '--port', '0', '--key', WALLET_KEY, '--book', own('wallet.db'));
  const receiver = await python('office.py', 'receive', own('webhooks.db'), '0', WEBHOOK_KEY, '--fail=0.3');
  const brand = {
    name: 'Lagoon',
    origins: [`http://localhost:${(casino.address() as AddressInfo).port}`],
    languages: ['en'],
    currencies: { EUR: { rate: '1', stepMinor: 100, chipsMinor: [100, 500, 2_500] } },
    gamingDay: { zone: 'UTC' },
    wallet: { url: wallet, keys: [WALLET_KEY] },
    api: { keys: [API_KEY] },
    webhooks: { urls: [receiver], keys: [WEBHOOK_KEY], privateRanges: ['127.0.0.0/8'] },
  };
  const brands = own('brands');
  await promisify(execFile)('mkdir', [brands]);
  writeFileSync(join(brands, 'lagoon.json'), JSON.stringify(brand));
  const tables = [{ table: 'one', name: 'One', pace: PACE }];
  deployment = await startDeployment({
    rooms: { live: { from: 'live-eight-deck', tables } },
    settings: { PUNTO_BRANDS: brands },
  });
});
test.afterAll(async () => {
  await deployment.remove();
  for (const end of ended) await end();
  casino.close();
  rmSync(folder, { recursive: true });
});

const received = (): readonly string[] => {
  const database = new DatabaseSync(own('webhooks.db'), { readOnly: true });
  try {
    return database
      .prepare('SELECT type FROM webhooks')
      .all()
      .map(({ type }) => String(type));
  } finally {
    database.close();
  }
};

/** The five kinds of difference, planted into the lines of the operator's file. */
const planted = (book: string): string => {
  const [head = '', ...lines] = book.trimEnd().split('\n');
  const rows = lines.map((line) => line.split(','));
  const [amount, , state, late] = rows;
  if (!amount || !state || !late) throw new Error(`the book has ${rows.length} lines`);
  amount[2] = String(Number(amount[2]) + 1);
  state[3] = 'open';
  late[4] = String(Number(late[4]) + 86_400_000);
  const extra = ['debit:never-sent', 'EUR', '700', 'done', String(Date.now())];
  return [head, ...[amount, state, late, ...rows.slice(4), extra].map((row) => row.join(','))].join('\n');
};

test(
  'the operator in Python launches, is paid and pays, reconciles and reads its day',
  SOAK_ONLY,
  async ({ page, request }) => {
    const launch = JSON.stringify({ launch: PATRON, patron: PATRON, currency: 'EUR', table: 'one' });
    framed = (await call('launches', launch)).url;
    await page.goto(`http://localhost:${(casino.address() as AddressInfo).port}`);
    const game = page.frameLocator('iframe');
    for (let round = 1; round <= ROUNDS; round += 1) {
      await game.locator('[data-phase=betting]').waitFor({ state: 'attached' });
      await game.locator('label', { has: game.getByRole('radio', { name: '5', exact: true }) }).click();
      await game.getByRole('button', { name: /^Player, pays/ }).click();
      await expect(game.locator('.spot[data-confirmed]')).toHaveCount(1);
      await expect.poll(() => received().filter((type) => type === 'round.settled').length).toBe(round);
    }

    const { rounds } = await call('rounds');
    expect(rounds).toHaveLength(ROUNDS);
    const day = new Date(rounds[0].at).toISOString().slice(0, 10);
    await office('book', own('wallet.db'), own('wallet.csv'));
    const reconcile = async (file: string) =>
      JSON.parse(await office('reconcile', deployment.origin, 'lagoon', API_KEY, own(file), day));
    expect(await reconcile('wallet.csv')).toMatchObject({ ours: 4, theirs: 4, differences: [] });
    writeFileSync(own('planted.csv'), planted(readFileSync(own('wallet.csv'), 'utf8')));
    expect((await reconcile('planted.csv')).counts).toEqual({
      ...{ missing: 1, extra: 1, amount: 1, state: 1, midnight: 1 },
    });

    const { lines } = await call(`days?from=${day}`);
    const sum = (name: string): number =>
      lines.reduce((total: number, line: Record<string, number>) => total + (line[name] ?? 0), 0);
    const returned = rounds.reduce(
      (total: number, { currencies }: { currencies: { EUR: { return: number } } }) =>
        total + currencies.EUR.return,
      0,
    );
    expect([sum('stake'), sum('return')]).toEqual([ROUNDS * 500, returned]);

    const [{ table, shoe, round }] = rounds;
    const { url } = await call(`rounds/${table}/${shoe}/${round}/page`);
    const support = await request.get(url);
    expect(support.status()).toBe(200);
    expect(await support.text()).toContain(PATRON);
    expect((await request.get(`${url.slice(0, -1)}${url.endsWith('A') ? 'B' : 'A'}`)).status()).toBe(404);

    // The feed ends a minute before now.
    await expect
      .poll(
        async () => {
          await office('export', deployment.origin, 'lagoon', API_KEY, own('punto.csv'));
          return readFileSync(own('punto.csv'), 'utf8').trimEnd().split('\n').length - 1;
        },
        { timeout: 120_000 },
      )
      .toBe(ROUNDS * 2);
  },
);
