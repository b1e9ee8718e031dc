import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeShoeKeys, SHOE_KEY_FILE, type ShoeKeys, shoeKeys, UnsafeShoeKey } from './shoe-key.ts';

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'punto-key-'));
  file = join(folder, SHOE_KEY_FILE);
});
afterEach(() => rm(folder, { recursive: true }));

it('[F3] is created once, readable by its owner only', async () => {
  const keys = shoeKeys(folder, undefined);
  expect(keys.map(({ length }) => length)).toEqual([32]);
  expect(shoeKeys(folder, undefined)).toEqual(keys);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

it('[F3] can be given in the environment, and then creates no file', async () => {
  expect(shoeKeys(folder, '0f'.repeat(32))).toEqual([Buffer.alloc(32, 0x0f)]);
  expect(await readdir(folder)).toEqual([]);
});

it.skipIf(process.platform === 'win32')('[F3] is refused when others can read it', async () => {
  shoeKeys(folder, undefined);
  for (const mode of [0o640, 0o604]) {
    await chmod(file, mode);
    expect(() => shoeKeys(folder, undefined)).toThrow(UnsafeShoeKey);
  }
});

it('[F3] is refused when it is not a key', async () => {
  expect(() => shoeKeys(folder, '')).toThrow(UnsafeShoeKey);
  expect(() => shoeKeys(folder, 'zz'.repeat(32))).toThrow('PUNTO_SHOE_KEY');
  await writeFile(file, 'short\n', { mode: 0o600 });
  expect(() => shoeKeys(folder, undefined)).toThrow(UnsafeShoeKey);
});

it('[F3] may be several, newest first, and a file with several is written back the same', async () => {
  const keys = [0x0f, 0xa0].map((byte) => Buffer.alloc(32, byte)) as unknown as ShoeKeys;
  const [newest, older] = keys.map((key) => Buffer.from(key).toString('hex'));
  for (const gap of [',', ' ', ', ', '\n']) expect(shoeKeys(folder, `${newest}${gap}${older}`)).toEqual(keys);
  placeShoeKeys(folder, keys);
  expect(shoeKeys(folder, undefined)).toEqual(keys);
  expect(() => shoeKeys(folder, `${newest},short`)).toThrow(UnsafeShoeKey);
});
