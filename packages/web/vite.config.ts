// Builds two apps to static files that the server serves: the patrons' and the floor's. In development Vite serves them
// and proxies the API, its sockets and its documentation pages to a running server.
import { resolve } from 'node:path';
import { type Connect, defineConfig, type Plugin } from 'vite';
import solid from 'vite-plugin-solid';

import { firstTexts, firstViews } from './first-views.ts';
import { fonts } from './fonts-plugin.ts';

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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid(), pages, fonts],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    // Names the files of each page, for the check of their weight.
    manifest: true,
    rolldownOptions: {
      input: ['index.html', 'floor.html'].map((page) => resolve(import.meta.dirname, page)),
      output: { codeSplitting: { groups: [firstTexts(), firstViews()] } },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
});
