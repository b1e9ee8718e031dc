import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { WEB_FOLDER } from './app.ts';

it('serves the pages from where they are built: the folder dist beside the configuration of their build', () => {
  expect(WEB_FOLDER).toMatch(/[/\\]dist$/);
  expect(existsSync(join(dirname(WEB_FOLDER), 'vite.config.ts'))).toBe(true);
});
