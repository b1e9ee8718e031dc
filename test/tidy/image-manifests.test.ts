// The image installs packages from the manifests alone: `npm ci` refuses a lock file with a workspace that is not there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readPaths } from './tree.ts';

const missingIn = (containerfile: string, manifests: readonly string[]): readonly string[] =>
  manifests.filter((path) => !containerfile.includes(`COPY ${path} ${path.replace('package.json', '')}\n`));

describe('the image', () => {
  const containerfile = readFileSync(join(ROOT, 'deploy', 'container', 'Containerfile'), 'utf8');
  const manifests = readPaths().filter((path) => /^packages\/[^/]+\/package\.json$/.test(path));

  it('copies the manifest of every package before it installs', () => {
    expect(manifests.length).toBeGreaterThanOrEqual(13);
    expect(missingIn(containerfile, manifests)).toEqual([]);
    const [first = ''] = manifests;
    expect(missingIn(containerfile.replaceAll(first, ''), manifests)).toEqual([first]);
  });
});
