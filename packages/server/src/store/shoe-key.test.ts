import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SHOE_KEY_FILE, shoeKey, UnsafeShoeKey } from './shoe-key.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-key-'));
  file = join(folder, SHOE_KEY_FILE);
});
afterEach(() => rm(folder, { recursive: true }));

it('[F3] is made once, for the owner alone', async () => {
  const key = shoeKey(folder, undefined);
  expect(key).toHaveLength(32);
  expect(shoeKey(folder, undefined)).toEqual(key);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('[F3] comes from outside when it is given, and then leaves no file', async () => {
  expect(shoeKey(folder, '0f'.repeat(32))).toEqual(Buffer.alloc(32, 0x0f));
  expect(await readdir(folder)).toEqual([]);
});

it.skipIf(process.platform === 'win32')('[F3] is refused when others can read it', async () => {
  shoeKey(folder, undefined);
  for (const mode of [0o640, 0o604]) {
    await chmod(file, mode);
    expect(() => shoeKey(folder, undefined)).toThrow(UnsafeShoeKey);
  }
});

it('[F3] is refused when it is no key', async () => {
  expect(() => shoeKey(folder, '')).toThrow(UnsafeShoeKey);
  expect(() => shoeKey(folder, 'zz'.repeat(32))).toThrow('PUNTO_SHOE_KEY');
  await writeFile(file, 'short\n', { mode: 0o600 });
  expect(() => shoeKey(folder, undefined)).toThrow(UnsafeShoeKey);
});
