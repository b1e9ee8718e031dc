import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProgramAnswer } from '@punto/protocol/floor/program-api';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SMALL_PROGRAM_FILES, writeSmallProgram } from '../../test/support/small-program.ts';
import { changesOf, digestOf, manifestText, parseManifest, readManifest } from './manifest.ts';
import { createProgramCheck } from './program-check.ts';
import { PROGRAM_ROOT, programFiles } from './program-files.ts';

let root: string;
beforeEach(() => {
  root = writeSmallProgram();
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);

describe('[B-56] the manifest of the program', () => {
  it('has sources, pages, rooms and installed packages, but no tests and development files', async () => {
    expect(await programFiles(root)).toEqual(SMALL_PROGRAM_FILES);
  });

  it('is the same for the same files, and differs after a change of one byte', async () => {
    const other = writeSmallProgram();
    const digest = digestOf(await readManifest(root));
    expect(digestOf(await readManifest(other))).toBe(digest);
    rmSync(other, { recursive: true });
    write('packages/engine/src/card.ts', 'cardz');
    expect(digestOf(await readManifest(root))).not.toBe(digest);
    write('packages/engine/src/card.ts', 'cards');
    expect(digestOf(await readManifest(root))).toBe(digest);
  });

  it('is parsed as it was written, and accepted by sha256sum', async () => {
    const manifest = await readManifest(root);
    const text = manifestText(manifest);
    expect(text.split('\n')[0]).toBe(
      `${createHash('sha256').update('sockets').digest('hex')}  node_modules/ws/index.js`,
    );
    expect(parseManifest(text)).toEqual(manifest);
    expect(() => parseManifest(`${text}nothing`)).toThrow('line 11');
    execFileSync('sha256sum', ['--check', '--quiet', '-'], { cwd: root, input: text });
  });

  it('names changed, missing and added files', async () => {
    const wanted = await readManifest(root);
    write('rooms/velvet.json', '{"x":1}');
    write('packages/web/dist/more.js', 'more');
    rmSync(join(root, 'scripts/start.mjs'));
    expect(changesOf(wanted, await readManifest(root))).toEqual([
      { path: 'packages/web/dist/more.js', change: 'added' },
      { path: 'rooms/velvet.json', change: 'changed' },
      { path: 'scripts/start.mjs', change: 'missing' },
    ]);
  });

  it('of this tree has the running file and its packages, and no test', async () => {
    const files = await programFiles(PROGRAM_ROOT);
    for (const path of [
      'packages/server/src/program/manifest.ts',
      'rooms/squeeze.json',
      'node_modules/ws/index.js',
    ])
      expect(files).toContain(path);
    expect(files.filter((path) => path.startsWith('packages/') && path.endsWith('.test.ts'))).toEqual([]);
  });
});

describe('[B-56] the check of the program', () => {
  const checkOf = (published: string | null) => {
    const statuses: ProgramAnswer[] = [];
    const check = createProgramCheck({
      ...{ root, published, now: () => 7_000 },
      onChecked: (status) => statuses.push(status),
      onFault: (fault) => expect.unreachable(String(fault)),
    });
    return { ...check, statuses };
  };

  it('reports a file that changed since the start, and when it is restored', async () => {
    const { check, status, statuses } = checkOf(null);
    expect(status()).toMatchObject({ digest: null, checkedAt: null, intact: null });
    expect(await check()).toMatchObject({ intact: true, files: 10, checkedAt: 7_000, changes: [] });
    write('packages/engine/src/card.ts', 'other cards');
    const changes = [{ path: 'packages/engine/src/card.ts', change: 'changed' }];
    expect(await check()).toMatchObject({ intact: false, changed: 1, changes });
    write('packages/engine/src/card.ts', 'cards');
    expect(await check()).toMatchObject({ intact: true, changed: 0 });
    expect(statuses.map(({ intact }) => intact)).toEqual([true, false, true]);
  });

  it('reports a program that differs from the published one', async () => {
    expect((await checkOf('0'.repeat(64)).check()).intact).toBe(false);
    expect((await checkOf(digestOf(await readManifest(root))).check()).intact).toBe(true);
  });

  it('runs soon after the start and then daily, until it is stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const { start, stop, statuses } = checkOf(null);
      const checked = (times: number) =>
        vi.waitUntil(() => {
          const isResting = statuses.length < times && vi.getTimerCount() === 1;
          if (isResting) vi.advanceTimersByTime(2_000);
          return statuses.length === times && vi.getTimerCount() === 1;
        });
      start();
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(15_000);
      await checked(1);
      vi.advanceTimersByTime(24 * 3_600_000);
      await checked(2);
      stop();
      expect(vi.getTimerCount()).toBe(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
