// Vite plugin for the fonts: the floor's page preloads the font file of its first view. The patrons' page requests its fonts when its
// code has run (`src/first-paint/first-fonts.ts`).
import type { HtmlTagDescriptor, Plugin } from 'vite';

/** Only scores use the serif font there. */
const FIRST_SEEN: Readonly<Record<string, readonly string[]>> = {
  '/floor.html': ['inter-latin-wght-normal'],
};

export const fonts: Plugin = {
  name: 'punto-fonts',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { path, bundle = {} }) =>
      (FIRST_SEEN[path] ?? []).map((name): HtmlTagDescriptor => {
        const file = Object.keys(bundle).find((emitted) => emitted.startsWith(`assets/${name}-`));
        if (file === undefined) throw new Error(`The build has no font ${name}.`);
        // After the code: texts are drawn by it, and in a fallback font until this font has loaded.
        const attrs = {
          ...{ rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true },
          fetchpriority: 'low',
        };
        return { tag: 'link', attrs, injectTo: 'head' };
      }),
  },
};
