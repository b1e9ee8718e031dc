// The rooms of the tutorials can be opened, their TypeScript prints what stands below it, and a file that they show is that of the tree.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRooms } from '@punto/server/rooms/room-folder';
import { expect, it } from 'vitest';

const TUTORIALS = new URL('../../../../docs/tutorials/', import.meta.url);
const pages = readdirSync(TUTORIALS).map((name) => readFileSync(new URL(name, TUTORIALS), 'utf8'));

it('every room opens', () => {
  const rooms = pages.flatMap((page) => [...page.matchAll(/^```json room\n([\s\S]*?)^```$/gm)]);
  expect(rooms.length).toBeGreaterThanOrEqual(2);
  const folder = mkdtempSync(join(tmpdir(), 'punto-tutorial-'));
  for (const [i, [, room = '']] of rooms.entries()) writeFileSync(join(folder, `room-${i}.json`), room);
  expect(readRooms(folder)).toMatchObject({ ok: true });
  rmSync(folder, { recursive: true });
});

it('TypeScript prints its output', () => {
  const samples = pages.flatMap((page) => [
    ...page.matchAll(/^```ts\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```$/gm),
  ]);
  expect(samples.length).toBeGreaterThanOrEqual(1);
  for (const [, code = '', output = ''] of samples) {
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module-typescript'], {
      input: code,
      encoding: 'utf8',
    });
    expect(stdout, stderr).toBe(output);
  }
});

it('a block that is a file of the tree is the same', () => {
  const shown = pages.flatMap((page) => [
    ...page.matchAll(/^<!-- file: (\S+) -->\n```[^\n]+\n([\s\S]*?)^```$/gm),
  ]);
  expect(shown.length).toBeGreaterThanOrEqual(3);
  const root = new URL('../../../../', import.meta.url);
  for (const [, path = '', code = ''] of shown)
    expect(code, path).toBe(readFileSync(new URL(path, root), 'utf8'));
});
