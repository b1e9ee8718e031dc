import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedImportIn, withoutUnused } from '../solid-plugin.ts';

const root = dirname(createRequire(import.meta.url).resolve('solid-js/package.json'));
const solid = join(root, 'dist', 'solid.js');
const web = join(root, 'web', 'dist', 'web.js');

it('reads no transition, scheduler or hydration in the source of Solid', () => {
  const code = withoutUnused(solid, readFileSync(solid, 'utf8')) ?? '';
  expect(code.match(/\bTransition\b(?!\s*=[^=])|\bScheduler\b(?!\s*=[^=])/g)).toBeNull();
  expect(code).not.toContain('if (sharedConfig.context');
  const drawn = withoutUnused(web, readFileSync(web, 'utf8')) ?? '';
  expect(drawn.match(/isHydrating\(/g)).toHaveLength(1);
});

it('leaves other files alone', () => {
  expect(withoutUnused('/packages/web/src/main.tsx', 'const Transition = 1;')).toBeNull();
});

it('throws when a new release of Solid no longer has what it replaces', () => {
  expect(() => withoutUnused(solid, 'let Transition = null;')).toThrow('is no longer in');
});

it('finds an import of what the build leaves out', () => {
  expect(unusedImportIn("import { For, startTransition } from 'solid-js';")).toBe('startTransition');
  expect(unusedImportIn("import { hydrate } from 'solid-js/web';")).toBe('hydrate');
  expect(unusedImportIn("import { For, type Accessor } from 'solid-js';")).toBeNull();
});
