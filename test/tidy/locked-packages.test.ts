import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Locked, packageFaults } from './locked-packages.ts';
import { ROOT } from './tree.ts';

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Locked;
};
const also = (path: string, locked: Locked[string]) => packageFaults({ ...packages, [path]: locked });

describe('installed packages', () => {
  it('have permitted licences, run no install scripts, and exist once where they read untrusted input', () => {
    expect(packageFaults(packages)).toEqual([]);
  });

  it.each([
    [{ version: '1.0.0' }, 'its licence is not told'],
    [{ version: '1.0.0', license: 'AGPL-3.0-only' }, 'its licence is AGPL-3.0-only'],
    [{ version: '1.0.0', license: 'MPL-2.0' }, 'its licence is MPL-2.0'],
    [{ version: '1.0.0', license: 'MIT', hasInstallScript: true }, 'runs something when it is installed'],
  ])('are reported: %o %s', (locked, fault) => {
    expect(also('node_modules/left-pad', locked)).toEqual([`node_modules/left-pad: ${fault}`]);
  });

  it('are reported if a package that processes untrusted input exists in another version', () => {
    const faults = also('node_modules/a/node_modules/ws', { version: '7.0.0', license: 'MIT' });
    expect(faults).toEqual([expect.stringMatching(/^ws: \d+\.\d+\.\d+ and 7\.0\.0$/)]);
  });

  it('are reported if a listed package is no longer installed', () => {
    const { 'node_modules/ws': _, ...rest } = packages;
    expect(packageFaults(rest)).toEqual(['ws: is no longer in the lockfile']);
  });
});
