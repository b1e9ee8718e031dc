import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOTP } from 'otpauth';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { quickRoom, type Served, serve } from '../served-process.ts';
import { openTestSocket } from '../support/test-socket.ts';

let folder: string;
let served: Served;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'punto-secrets-'));
  served = await serve(folder, quickRoom(folder), { LOG_LEVEL: 'trace' });
});
afterEach(async () => {
  await served.kill();
  rmSync(folder, { recursive: true, force: true });
});

type HttpReply = {
  readonly status: number;
  readonly cookie: string;
  readonly body: Readonly<Record<string, string>>;
};

const post = async (path: string, cookie: string, body?: object): Promise<HttpReply> => {
  const answer = await fetch(`${served.origin}${path}`, {
    method: 'POST',
    headers: { cookie, origin: served.origin, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const set = answer.headers.getSetCookie()[0]?.split(';')[0];
  return { status: answer.status, cookie: set ?? cookie, body: (await answer.json()) as HttpReply['body'] };
};
const tokenIn = (cookie: string): string => cookie.split('=')[1] ?? '';

it('no password, code, key or session is in the log at the most verbose level', async () => {
  await vi.waitFor(() => expect(served.said()).toContain('shown this once'), 30_000);
  const [, given = ''] = / with (\S+),/.exec(served.said()) ?? [];
  const [own, wrong, typed] = ['green kettle on fire', 'a wrong kettle it was', 'password typed as a name'];
  const first = await post('/api/floor/sign-in', '', { name: 'manager', password: given });
  const changed = await post('/api/floor/me/password', first.cookie, { password: given, next: own });
  await post('/api/floor/sign-in', '', { name: 'manager', password: wrong });
  await post('/api/floor/sign-in', '', { name: typed, password: wrong });
  await post('/api/floor/confirm', changed.cookie, { password: own });
  const { body: offered } = await post('/api/floor/me/code', changed.cookie);
  const code = new TOTP({ secret: offered.secret ?? '' }).generate();
  expect((await post('/api/floor/me/code/confirm', changed.cookie, { code })).status).toBe(200);
  const added = await post('/api/floor/staff', changed.cookie, { name: 'Ben', role: 'dealer' });
  expect(added.body.password).toMatch(/-/);

  const patron = await post('/api/session', '');
  const socket = await openTestSocket(new URL(served.origin).host, { cookie: patron.cookie });
  socket.send({ type: 'watch-table', table: 'quick' });
  socket.send(`{"type":"nonsense","password":"${wrong}"}`);
  await socket.sync();
  await post('/api/top-up', patron.cookie, { request: wrong });
  await fetch(`${served.origin}/api/nowhere?token=${tokenIn(patron.cookie)}`, {
    headers: { cookie: patron.cookie },
  });
  socket.raw.terminate();
  await served.stop();

  const key = readFileSync(join(folder, 'data', 'shoe.key'), 'utf8').trim();
  // The first manager’s password is printed once, in the first lines. The digits of a time may be those of the code.
  const said = served
    .said()
    .replace(`with ${given},`, '')
    .replace(/"time":\d+/g, '');
  expect(said).toContain('"level":');
  const secrets = {
    given,
    own,
    wrong,
    typed,
    code,
    key,
    secret: offered.secret ?? '',
    made: added.body.password ?? '',
  };
  const sessions = [first, changed, patron].map(({ cookie }) => tokenIn(cookie));
  for (const secret of [...Object.values(secrets), ...sessions]) {
    expect(secret.length).toBeGreaterThanOrEqual(6);
    expect(said).not.toContain(secret);
  }
});

it.skipIf(process.platform === 'win32')('all files of the data folder are private', async () => {
  const data = join(folder, 'data');
  const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
  expect(modeOf(data)).toBe('700');
  const files = readdirSync(data);
  expect(files).toEqual(expect.arrayContaining(['punto.db', 'punto.db-wal', 'punto.lock', 'shoe.key']));
  expect(files.map((file) => [file, modeOf(join(data, file))])).toEqual(files.map((file) => [file, '600']));
});
