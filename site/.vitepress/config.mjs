// The site: the pages of `dist/pages`, which `src/main.ts` writes, below `/docs/`. Nothing inline and nothing from another origin,
// so that the content security policy of the server stays as strict as for the pages of play.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { licences } from '../../packages/web/licences-plugin.ts';
import { anchorOf } from '../src/markdown-links.ts';
import { nav, sidebar } from '../src/navigation.ts';
import { accessibleTheme } from './accessible-theme.mjs';
import { plainTables } from './plain-tables.mjs';

const site = join(import.meta.dirname, '..');
const pages = join(site, 'dist', 'pages');
const out = join(site, 'dist', 'site');

/** Highlighting as classes instead of colours in `style` attributes; `theme/code.css` has the colours. */
const classesOnly = {
  name: 'punto:classes',
  pre: (node) => void delete node.properties.style,
  span: (node) => {
    const [, token] = /^color:var\(--shiki-(?:token-)?([\w-]+)\)/.exec(node.properties.style ?? '') ?? [];
    delete node.properties.style;
    if (token !== undefined && token !== 'foreground') node.properties.class = `tk-${token}`;
  },
};

const THEME = {
  name: 'punto',
  type: 'light',
  colors: { 'editor.foreground': 'var(--shiki-foreground)', 'editor.background': 'var(--shiki-background)' },
  tokenColors: [
    [['comment'], 'comment'],
    [['string', 'constant.other.symbol', 'support.type.property-name.json'], 'string'],
    [['constant', 'variable.language'], 'constant'],
    [['keyword', 'storage'], 'keyword'],
    [['entity.name.function', 'support.function'], 'function'],
  ].map(([scope, token]) => ({ scope, settings: { foreground: `var(--shiki-token-${token})` } })),
};

/** An inline script becomes a file, named by its hash; `look.css` has what the two inline styles of the theme do. */
const withoutInline = (html) => {
  const folder = join(out, 'assets');
  mkdirSync(folder, { recursive: true });
  return html
    .replace(/(<div\b[^>]*?) style="(?:position:relative;|--vp-vh:0px;)"/g, '$1')
    .replace(/<script([^>]*)>([\s\S]+?)<\/script>/g, (whole, attributes, code) => {
      if (/\ssrc=/.test(attributes)) return whole;
      const name = `inline.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
      writeFileSync(join(folder, name), code);
      return `<script src="/docs/assets/${name}"></script>`;
    });
};

export default {
  base: '/docs/',
  srcDir: pages,
  outDir: out,
  cacheDir: join(site, 'dist', 'cache'),
  title: 'Punto',
  titleTemplate: ':title · Punto',
  description: 'The documents of Punto, an open platform for live baccarat.',
  lang: 'en',
  metaChunk: true,
  // To suppress transitions, it would insert a style element, which the content security policy refuses.
  appearance: { disableTransition: false },
  lastUpdated: false,
  head: [
    ['link', { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' }],
    ['meta', { name: 'color-scheme', content: 'dark light' }],
  ],
  markdown: {
    theme: THEME,
    codeTransformers: [classesOnly],
    anchor: { slugify: anchorOf },
    languageAlias: { console: 'sh' },
    config: plainTables,
  },
  transformHtml: withoutInline,
  vite: {
    logLevel: 'warn',
    resolve: { alias: { '@docsearch/css': join(import.meta.dirname, 'theme', 'no-docsearch.css') } },
    plugins: [accessibleTheme(), licences('licences.json', join(site, 'package.json'))],
    build: { chunkSizeWarningLimit: 8192 },
  },
  themeConfig: {
    nav,
    sidebar: sidebar(pages),
    outline: [2, 3],
    search: {
      provider: 'local',
      options: { miniSearch: { searchOptions: { boost: { title: 6, titles: 2 } } } },
    },
    footer: { message: '<a href="/docs/licences.txt">Licences of the software and fonts of these pages</a>' },
    docFooter: { prev: 'Before', next: 'Next' },
  },
};
