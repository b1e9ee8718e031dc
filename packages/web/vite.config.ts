// Builds an app to static files for the server: the patrons', or with `--mode floor` the floor's. Each is a separate build, so
// that code shared by both does not split either into more files. In development Vite serves both and proxies the API, its
// sockets and its documentation pages to a running server.
import { resolve } from 'node:path';
import { type Connect, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

import { compileHint } from './compile-hint-plugin.ts';
import { firstPaint } from './first-paint-plugin.ts';
import { fonts } from './fonts-plugin.ts';
import { laterParts } from './later-parts-plugin.ts';
import { licences } from './licences-plugin.ts';
import { runtimeInApp } from './runtime-plugin.ts';
import { solidWithoutUnused } from './solid-plugin.ts';
import { textFiles } from './text-files.ts';
import { visitFiles } from './visit-files.ts';

const server = process.env.PUNTO_SERVER ?? 'http://127.0.0.1:8090';

/** Every path below one of these serves the same page; the server does likewise with the build. */
const PAGES: Readonly<Record<string, string>> = {
  '/floor': '/floor.html',
  '/fake-floor': '/test/fixtures/console/floor.html',
};

const pageOf: Connect.NextHandleFunction = (request, _response, next) => {
  const [, first] = /^(\/[a-z-]+)(?=[/?]|$)/.exec(request.url ?? '') ?? [];
  const page = first === undefined ? undefined : PAGES[first];
  if (page !== undefined) request.url = page;
  next();
};

const pages: Plugin = {
  name: 'punto-pages',
  configureServer: ({ middlewares }) => void middlewares.use(pageOf),
  configurePreviewServer: ({ middlewares }) => void middlewares.use(pageOf),
};

const appOf = (mode: string) => (mode === 'floor' ? 'floor' : 'patrons');
/** The pages of the tests, whose entries are others and wait for their imports at the top level. */
const isFixtures = (mode: string): boolean => mode === 'fixtures';
const htmlOf = (mode: string): string => (mode === 'floor' ? 'floor.html' : 'index.html');

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  plugins: [
    solid(),
    solidWithoutUnused,
    laterParts,
    pages,
    firstPaint,
    fonts,
    licences(`.vite/licences-${appOf(mode)}.json`),
    ...(isFixtures(mode) ? [] : [runtimeInApp, compileHint]),
  ],
  build: {
    outDir: 'dist',
    // `scripts/web-app.mjs` empties the folder before both builds.
    emptyOutDir: false,
    copyPublicDir: mode !== 'floor' && !isFixtures(mode),
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    modulePreload: {
      // The oldest browsers of the target (Firefox 114, Safari 16) do not know `modulepreload` and load the same files a little later.
      polyfill: false,
      // A part that is loaded later has its styles listed beside its import, and no scripts: the names of the scripts that the
      // parts of a first view import would be 1.5 kB in it. The browser finds them in the part's own file.
      resolveDependencies: (_file, scripts, { hostType }) => (hostType === 'html' ? scripts : []),
    },
    // Names the files of each page, for the check of their weight.
    manifest: `.vite/${appOf(mode)}.json`,
    rolldownOptions: {
      input: resolve(import.meta.dirname, htmlOf(mode)),
      output: {
        codeSplitting: {
          groups: [textFiles(appOf(mode)), ...(isFixtures(mode) ? [] : [visitFiles(htmlOf(mode))])],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
}));
