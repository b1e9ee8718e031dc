// Vite plugin that puts the script of `src/first-paint` for a page into its HTML: as a file it would be requested before anything
// else, and the page would wait for it. The server allows it by its hash (`server/src/http/inline-scripts.ts`).
import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const PLACE = /<script src="\/(src\/first-paint\/[a-z-]+\.ts)"><\/script>/;

/** The script with all that it imports. */
const bundled = async (entry: string): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    root: import.meta.dirname,
    build: {
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: resolve(import.meta.dirname, entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = (built as Rolldown.RolldownOutput).output;
  // An end tag within it would end the script.
  if (/<\/script/i.test(chunk.code)) throw new Error(`${entry} has an end tag of a script.`);
  return chunk.code.trim();
};

export const firstPaint: Plugin = {
  name: 'punto-first-paint',
  transformIndexHtml: {
    order: 'pre',
    handler: async (html) => {
      const [place, entry] = PLACE.exec(html) ?? [];
      // Pages of the tests have no such script.
      if (place === undefined || entry === undefined) return html;
      const code = await bundled(entry);
      return html.replace(place, () => `<script>${code}</script>`);
    },
  },
};
