// The fixture pages of the felt (`packages/web/test/fixtures/felt`), built once and served as files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { Started } from './started.ts';

const inWeb = (path: string) => fileURLToPath(new URL(`../../../packages/web/${path}`, import.meta.url));

const FELT_PAGE = 'test/fixtures/felt/felt.html';

/** The address is that of the page. */
export const startFeltPages = async (): Promise<Started<string>> => {
  const outDir = mkdtempSync(join(tmpdir(), 'punto-felt-'));
  // Not split like the patrons' app: the files of its first views would come in another order, and so would their styles.
  const shared = { configFile: inWeb('vite.config.ts'), mode: 'floor', logLevel: 'error' } as const;
  await build({
    ...shared,
    build: { outDir, emptyOutDir: true, minify: false, rolldownOptions: { input: inWeb(FELT_PAGE) } },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0, proxy: {} },
  });
  const address = server.httpServer.address();
  if (!address || typeof address === 'string') throw new Error('the fixture pages are not served');
  return {
    address: `http://127.0.0.1:${address.port}/${FELT_PAGE}`,
    close: async () => {
      await server.close();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
};
