import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LockFile, lockFaults } from './lock-file.ts';
import { ROOT } from './tree.ts';

const lockWith = (path: string, locked: LockFile['packages'][string]) =>
  lockFaults({ packages: { [path]: locked } });

describe('the lockfile', () => {
  it('can be installed on every system', () => {
    for (const path of ['package-lock.json', 'site/package-lock.json'])
      expect(lockFaults(JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as LockFile), path).toEqual([]);
  });

  it('has no download address and a hash for each package', () => {
    const integrity = 'sha512-x';
    expect(lockWith('node_modules/a', { integrity })).toEqual([]);
    expect(lockWith('node_modules/a', { integrity, resolved: 'https://example.org/a.tgz' })).toHaveLength(1);
    expect(lockWith('node_modules/a', {})).toEqual(['node_modules/a: has no hash']);
    expect(lockWith('node_modules/@punto/engine', { link: true, resolved: 'packages/engine' })).toEqual([]);
  });

  it('contains the builds for every system', () => {
    const a = { integrity: 'sha512-x', optionalDependencies: { 'a-mac': '1' } };
    const build = { integrity: 'sha512-y' };
    expect(lockWith('node_modules/a', a)).toEqual(['node_modules/a: its optional a-mac is not locked']);
    expect(lockFaults({ packages: { 'node_modules/a': a, 'node_modules/a-mac': build } })).toEqual([]);
    expect(
      lockFaults({ packages: { 'node_modules/a': a, 'node_modules/a/node_modules/a-mac': build } }),
    ).toEqual([]);
  });
});
