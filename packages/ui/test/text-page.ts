// Renders components to text with the plugins of the build, for tests of a page's text.
import { createServer } from 'vite';
import solid from 'vite-plugin-solid';

export type TextPage = {
  /**
   * Loads a module whose components are rendered with `renderToString`, usually from `test/fixtures` of the package.
   */
  readonly load: (module: URL) => Promise<Readonly<Record<string, unknown>>>;
  readonly close: () => Promise<void>;
};

export const createTextPage = async (): Promise<TextPage> => {
  const vite = await createServer({
    configFile: false,
    root: new URL('../', import.meta.url).pathname,
    plugins: [solid({ ssr: true, hot: false })],
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'error',
  });
  // The texts of this server's own catalogue.
  await vite.ssrLoadModule(new URL('../../language/test/english.ts', import.meta.url).pathname);
  return { load: (module) => vite.ssrLoadModule(module.pathname), close: () => vite.close() };
};
