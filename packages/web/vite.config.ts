// The patron's app is built to static files that the server hands out. In development Vite serves it and
// passes the API, its socket and the API's own pages on to a running server.
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const server = process.env.PUNTO_SERVER ?? 'http://127.0.0.1:8090';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [solid()],
  build: { outDir: 'dist', emptyOutDir: true, target: 'baseline-widely-available', assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true }, '/docs': server } },
});
