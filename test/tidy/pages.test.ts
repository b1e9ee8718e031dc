import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './tree.ts';

const WEB = join(ROOT, 'packages', 'web');
const htmlIn = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(folder, name))
    : [];

/** Inline content, which the content security policy refuses. */
const inlineIn = (html: string): readonly string[] => [
  ...(html.match(/<script(?![^>]*\ssrc=)[^>]*>/gi) ?? []),
  ...(html.match(/<style[\s>]/gi) ?? []),
  ...(html.match(/<[^>]+\s(?:on\w+|style)\s*=/gi) ?? []),
  ...(html.match(/(?:href|src)\s*=\s*["']?\s*(?:javascript:|data:text|https?:|\/\/)/gi) ?? []),
  ...(html.match(/<base[\s>]/gi) ?? []),
];

describe('pages', () => {
  const sources = htmlIn(WEB);
  const built = htmlIn(join(WEB, 'dist'));

  it('exist', () => {
    expect(sources.length).toBeGreaterThanOrEqual(2);
  });

  it.each(sources)('have no inline script, style or handler: %s', (page) => {
    expect(inlineIn(readFileSync(page, 'utf8'))).toEqual([]);
  });

  // `packages/web/first-paint-plugin.ts` puts it there, and the server allows it by its hash.
  it.each(built)(
    'have at most one inline script when they are built, and no style or handler: %s',
    (page) => {
      const html = readFileSync(page, 'utf8');
      expect(inlineIn(html.replace(/<script>[\s\S]*?<\/script>/, ''))).toEqual([]);
    },
  );

  it.each([
    '<script>run()</script>',
    '<script type="module">run()</script>',
    '<style>p{}</style>',
    '<p style="color:red">',
    '<img src="/a.png" onerror="run()">',
    '<a href="javascript:run()">',
    '<script src="https://elsewhere.example/a.js"></script>',
    '<base href="/">',
  ])('are reported: %s', (html) => {
    expect(inlineIn(html)).toHaveLength(1);
  });
});
