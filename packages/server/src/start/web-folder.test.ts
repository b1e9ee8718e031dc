import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { WEB_FOLDER } from './app.ts';

it('serves the pages from their build folder: dist beside the configuration of the build', () => {
  expect(WEB_FOLDER).toMatch(/[/\\]dist$/);
  expect(existsSync(join(dirname(WEB_FOLDER), 'vite.config.ts'))).toBe(true);
});
