// Modules of the page made to render to text, for tests of what is written in it and what is not. Beside the
// build's own settings, because it is the build's tools that do it.
import { createServer } from 'vite';
import solid from 'vite-plugin-solid';

export type TextPage = {
  /** A module under this folder, such as `/test/fixtures/…`, whose components render by `renderToString`. */
  readonly load: (module: string) => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
};

export const openTextPage = async (): Promise<TextPage> => {
  const vite = await createServer({
    configFile: false,
    root: new URL('.', import.meta.url).pathname,
    plugins: [solid({ ssr: true, hot: false })],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  return { load: (module) => vite.ssrLoadModule(module), close: () => vite.close() };
};
