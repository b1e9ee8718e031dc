// The fixture pages of the felt (`packages/web/test/fixtures/felt`), built once and served as files.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview, type Rolldown } from 'vite';
import { laterPartsOf } from '../../../packages/web/later-parts.ts';
import { loadedFrom, loadedWith, type Modules } from '../../../packages/web/module-graph.ts';
import type { Started } from './started.ts';

const inWeb = (path: string) => fileURLToPath(new URL(`../../../packages/web/${path}`, import.meta.url));

const FELT_PAGE = 'test/fixtures/felt/felt.html';

/** Not the texts of each language, nor the entry, which waits for its imports at the top level. */
const SPLIT = /[\\/]texts[\\/]|[\\/]felt[\\/]main\.tsx$|\.html$/;

/** The code of the first view in one file and what is loaded later in another: tests open the page for each moment. */
const inTwoFiles = (): Rolldown.CodeSplittingGroup => {
  let first: Modules | undefined;
  let later: Modules | undefined;
  return {
    includeDependenciesRecursively: false,
    name: (id, graph) => {
      first ??= loadedWith([inWeb(FELT_PAGE)], graph);
      later ??= loadedFrom(first, graph, (id) => laterPartsOf(id, graph));
      if (SPLIT.test(id)) return null;
      if (first.has(id)) return 'first';
      return later.has(id) ? 'later' : null;
    },
  };
};

/** The address is that of the page. */
export const startFeltPages = async (): Promise<Started<string>> => {
  const outDir = mkdtempSync(join(tmpdir(), 'punto-felt-'));
  // Not split like the patrons' app: the files of its first views would come in another order, and so would their styles.
  const shared = { configFile: inWeb('vite.config.ts'), mode: 'fixtures', logLevel: 'error' } as const;
  await build({
    ...shared,
    build: {
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: inWeb(FELT_PAGE), output: { codeSplitting: { groups: [inTwoFiles()] } } },
    },
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
