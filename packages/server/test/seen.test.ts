// Monitoring during play: metrics equal what the patron saw, each log line refers to something that can be found, and
// neither metrics nor log contain secrets or cards.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { coins } from '@punto/engine/minor';
import type { TableView } from '@punto/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter, type RealPatron } from './patron.ts';
import { quickRoom, type Served, serve } from './served-process.ts';
import { type Figures, readMetrics } from './support/read-metrics.ts';

type Line = Readonly<Record<string, unknown>> & { readonly msg: string; readonly level: string };

const WRONG_PASSWORD = 'not-the-password-of-anybody';
let folder: string;
let served: Served;
let patron: RealPatron;
let figures: Figures;
let lines: readonly Line[];
/** Credentials, keys and cards. */
let secrets: Readonly<Record<string, string>>;
let played: { readonly shoe: number; readonly round: number };

const said = (): readonly Line[] =>
  served
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line));

const until = <T>(look: () => T | null | undefined | false): Promise<T> =>
  new Promise((resolve) => {
    const again = setInterval(() => {
      const found = look();
      if (!found) return;
      clearInterval(again);
      resolve(found);
    }, 20);
  });

const signIn = (password: string) =>
  fetch(`${served.origin}/api/floor/sign-in`, {
    method: 'POST',
    headers: { origin: served.origin, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'manager', password }),
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-seen-'));
  served = await serve(folder, quickRoom(folder), { LOG_LEVEL: 'debug', PUNTO_METRICS: '0' });
  const open = await until(() => said().find(({ msg }) => msg === 'deployment opened'));
  for (let tries = 0; tries < 4; tries += 1) await signIn(WRONG_PASSWORD);

  patron = await enter(served.origin);
  const { client } = patron;
  client.watchTable('quick');
  const view: TableView = await until(() => {
    const now = client.table('quick')?.view;
    return now?.phase === 'betting' && (now.deadline ?? 0) - client.serverNow() > 700 && now;
  });
  played = { shoe: view.shoe?.number ?? 0, round: view.round?.number ?? 0 };
  const order = (stakeMinor: number) =>
    ({
      shoe: played.shoe,
      round: played.round,
      mode: 'traditional',
      bets: [{ option: 'player', stakeMinor }],
    }) as Parameters<typeof client.placeTicket>[1];
  await client.placeTicket('quick', order(1));
  await client.placeTicket('quick', order(coins(100)));
  await until(() => said().find(({ msg, round }) => msg === 'round settled' && round === played.round));

  const password = /sign in as manager with (\S+),/.exec(served.said())?.[1] ?? '';
  secrets = {
    'the session of the patron': patron.cookie.split('=')[1] ?? '',
    'the password of the manager': password,
    'a password that was tried': WRONG_PASSWORD,
    'the key of the shoes': readFileSync(join(folder, 'data', 'shoe.key'), 'utf8').trim(),
  };
  // The sums are read at most every ten seconds: this is the first reading.
  figures = readMetrics(await (await fetch(String(open.metrics))).text());
  client.close();
  await served.stop();
  lines = said();
});
afterAll(async () => {
  await served?.kill();
  rmSync(folder, { recursive: true, force: true });
});

describe('the metrics of a served deployment', () => {
  it.each([
    ['punto_tickets_accepted_total{table="quick"}', 1],
    ['punto_tickets_refused_total{table="quick",reason="not-a-multiple"}', 1],
    ['punto_table_status{table="quick",status="open"}', 1],
    ['punto_table_patrons{table="quick"}', 1],
    ['punto_sockets{of="patrons"}', 1],
    ['punto_patrons', 1],
    ['punto_store_writable', 1],
    ['punto_ledger_imbalance_minor{of="balances"}', 0],
    ['punto_ledger_imbalance_minor{of="stakes"}', 0],
    ['punto_http_refusals_total{reason="wrong-name-or-password"}', 2],
    ['punto_http_refusals_total{reason="locked-out"}', 2],
    ['punto_commits_failed_total', 0],
  ])('tell %s as %i', (name, value) => {
    expect(figures.get(name)).toBe(value);
  });

  it('[L6] have the patron’s money as the patron sees it', () => {
    const held = figures.get('punto_ledger_balance_minor{class="patron"}') ?? 0;
    expect([coins(9_900), coins(10_000), coins(10_100)]).toContain(held);
    expect(figures.get('punto_ledger_balance_minor{class="house"}')).toBe(-held);
  });

  it('count the round', () => {
    expect(figures.get('punto_rounds_total{table="quick",end="settled"}')).toBeGreaterThanOrEqual(1);
  });
});

describe('the log of a served deployment', () => {
  it('names the parts that can be found again', () => {
    const of = (msg: string) => lines.find((line) => line.msg === msg);
    const ticket = { table: 'quick', ...played, ticket: expect.any(String), patron: patron.id };
    expect(of('table opened')).toMatchObject({ level: 'info', table: 'quick' });
    expect(of('ticket answered')).toMatchObject({ level: 'debug', ...ticket });
    expect(of('ticket refused')).toMatchObject({ ...ticket, reason: 'not-a-multiple' });
    const settled = lines.filter(({ msg }) => msg === 'round settled');
    expect(settled).toContainEqual(expect.objectContaining({ level: 'info', table: 'quick', ...played }));
    expect(of('sign-in refused: too many wrong passwords')).toMatchObject({
      level: 'warn',
      address: '127.0.0.1',
      reqId: expect.any(String),
    });
    // By their times, as a reader of a log sorts them.
    const steps = lines
      .filter(({ msg }) => String(msg).startsWith('deployment '))
      .sort((a, b) => Date.parse(String(a.time)) - Date.parse(String(b.time)));
    expect(steps.map(({ msg }) => msg)).toEqual([
      'deployment opened',
      'deployment closing',
      'deployment closed',
    ]);
  });

  it('has a time and a level as text on every line', () => {
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines)
      expect(line).toMatchObject({
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        level: expect.stringMatching(/^(debug|info|warn|error|fatal)$/),
        msg: expect.any(String),
      });
  });

  it('has no credentials, and no card', () => {
    const text = lines.map((line) => JSON.stringify(line)).join('\n');
    for (const [what, secret] of Object.entries(secrets)) {
      expect(secret.length, what).toBeGreaterThan(10);
      expect(text.includes(secret), what).toBe(false);
    }
    // Words for cards, and the cards themselves.
    expect(text).not.toMatch(/"(?:[2-9TJQKA]|10)[CDHS]"|[♣♦♥♠]|\b(?:hands?|cards?|face)\b/);
  });
});
