import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSocket } from '../../test/support/test-socket.ts';

const MAIN = new URL('./main.ts', import.meta.url).pathname;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-main-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: '0',
      PUNTO_DATA: join(folder, 'data'),
      // A warning about a busy machine is not a failure here.
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  let out = '';
  let err = '';
  const line = Promise.withResolvers<string>();
  child.stdout.on('data', (data) => {
    out += String(data);
    if (out.includes('\n')) line.resolve(out);
  });
  child.stderr.on('data', (data) => {
    err += String(data);
  });
  const ended = new Promise<{ code: number | null; out: string; err: string }>((resolve) => {
    child.on('close', (code) => {
      line.resolve(out);
      resolve({ code, out, err });
    });
  });
  return { child, ended, line: line.promise };
};

describe('the served process', () => {
  it('[C.6.5] prints its address and, at the first start only, the first manager’s password, closes sockets on a signal, and exits with 0', async () => {
    const { child, ended, line } = start({});
    const address = /^Punto is open at (http:\/\/127\.0\.0\.1:\d+)\n/.exec(await line)?.[1] ?? '';
    expect(address).not.toBe('');
    const entered = await fetch(`${address}/api/session`, { method: 'POST' });
    const cookie = entered.headers.get('set-cookie')?.split(';')[0] ?? '';
    const socket = await openTestSocket(new URL(address).host, { cookie, origin: address });
    await socket.next('welcome');
    socket.send({ type: 'watch-lobby' });
    const { tables } = await socket.next('lobby');
    expect(new Set(tables.map(({ room }) => room)).size).toBe(6);
    child.kill('SIGTERM');
    expect(await socket.next('closing')).toEqual({ type: 'closing', retryAfterMs: expect.any(Number) });
    expect(await socket.closed).toEqual({ code: 1001, reason: 'closing' });
    const end = await ended;
    expect(end).toMatchObject({ code: 0, err: '' });
    const told =
      /^The floor is at (\S+)\/floor: sign in as manager with ([a-z2-9-]{19}), shown this once\.$/m;
    expect(end.out).toMatch(told);
    expect(told.exec(end.out)?.[1]).toBe(address);

    const second = start({});
    await second.line;
    second.child.kill('SIGTERM');
    expect((await second.ended).out).toMatch(/^Punto is open at \S+\n$/);
  });

  it.each([
    [
      78,
      'a wrong setting',
      { PORT: 'many' },
      'PORT is "many": set it to a port from 0 to 65535, such as 8090.\n',
    ],
    [1, 'a folder that cannot be', { PUNTO_DATA: '/dev/null/data' }, /^The data folder .* PUNTO_DATA\.\n$/],
  ])('exits with %i and one sentence for %s', async (exitCode, _, environment, sentence) => {
    const { code, out, err } = await start(environment).ended;
    expect([code, out]).toEqual([exitCode, '']);
    expect(err).toMatch(sentence);
  });

  it('exits with 1 and one sentence for a port in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const { code, out, err } = await start({ PORT: String(port) }).ended;
    other.close();
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `Port ${port} on 127.0.0.1 is in use by another process. Stop that process, or choose another port with PORT.\n`,
    );
  });
});
