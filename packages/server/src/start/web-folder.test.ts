import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { DOCS_FOLDER, WEB_FOLDER } from './app.ts';

it('serves the pages from their build folder: dist beside the configuration of the build', () => {
  expect(WEB_FOLDER).toMatch(/[/\\]dist$/);
  expect(existsSync(join(dirname(WEB_FOLDER), 'vite.config.ts'))).toBe(true);
});

it('serves the documents from where `npm run docs` builds them', () => {
  expect(DOCS_FOLDER).toMatch(/[/\\]site[/\\]dist[/\\]site$/);
  expect(existsSync(join(DOCS_FOLDER, '..', '..', 'src', 'main.ts'))).toBe(true);
});
