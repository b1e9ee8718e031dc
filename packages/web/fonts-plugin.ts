// Vite plugin for the fonts: each page preloads the font files of its first view, and the font licences are copied to
// the build, as they require.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const SANS = 'inter-latin-wght-normal';
const SERIF = 'source-serif-4-latin-wght-normal';
/** On the floor page only scores use the serif font, so it is not preloaded there. */
const FIRST_SEEN: Readonly<Record<string, readonly string[]>> = {
  '/index.html': [SANS, SERIF],
  '/floor.html': [SANS],
};
const PACKAGES = ['@fontsource-variable/inter', '@fontsource-variable/source-serif-4'];

const licenceOf = (name: string): string =>
  `${name}\n\n${readFileSync(fileURLToPath(import.meta.resolve(`${name}/LICENSE`)), 'utf8')}`;

export const fonts: Plugin = {
  name: 'punto-fonts',
  apply: 'build',
  generateBundle() {
    const source = PACKAGES.map(licenceOf).join('\n\n');
    this.emitFile({ type: 'asset', fileName: 'assets/fonts-licence.txt', source });
  },
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
