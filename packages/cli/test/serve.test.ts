import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PUNTO = fileURLToPath(new URL('../bin/punto.mjs', import.meta.url));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-serve-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const serve = (args: readonly string[], settings: Readonly<Record<string, string>> = {}) => {
  const { PORT: _, HOST: __, ...env } = process.env;
  const child = spawn(process.execPath, [PUNTO, 'serve', ...args], {
    cwd: folder,
    env: { ...env, ...settings },
  });
  let output = '';
  const open = Promise.withResolvers<string>();
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
      const address = /open at (\S+)/.exec(output)?.[1];
      if (address !== undefined) open.resolve(address);
    });
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      resolve(code);
      open.reject(new Error(`ended with ${code}: ${output}`));
    }),
  );
  open.promise.catch(() => undefined);
  return { child, open: open.promise, ended, output: () => output };
};

it('`punto serve` serves a house from its options, until SIGTERM', async () => {
  const served = serve(['--port', '0', '--data', 'house']);
  const answer = await fetch(`${await served.open}/health/live`);
  expect(answer.status).toBe(200);
  expect(readdirSync(folder)).toEqual(['house']);
  served.child.kill('SIGTERM');
  expect(await served.ended).toBe(0);
});

it('`punto serve` ends with 78 and the setting to change when a setting of the environment is wrong', async () => {
  const served = serve([], { PORT: 'door' });
  expect(await served.ended).toBe(78);
  expect(served.output()).toMatch(/PORT.*a port from 0 to 65535/);
});

it('`punto serve` ends with 78 when the room files of an option have faults', async () => {
  const served = serve(['--rooms', 'nowhere']);
  expect(await served.ended).toBe(78);
  expect(served.output()).toMatch(/nowhere: does not exist; give a folder of room files/);
});
