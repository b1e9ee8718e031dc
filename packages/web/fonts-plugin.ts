// Vite plugin for the fonts: each page preloads the font files of its first view.
import type { HtmlTagDescriptor, Plugin } from 'vite';

const SANS = 'inter-latin-wght-normal';
const SERIF = 'source-serif-4-latin-wght-normal';
/** On the floor page only scores use the serif font, so it is not preloaded there. */
const FIRST_SEEN: Readonly<Record<string, readonly string[]>> = {
  '/index.html': [SANS, SERIF],
  '/floor.html': [SANS],
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
