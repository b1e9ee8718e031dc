// Links between the Markdown pages of the tree. The links of the built site are checked by its build.
import { describe, expect, it } from 'vitest';
import { anchorsIn, linksIn, mapLinks, withoutComments } from '../../site/src/markdown-links.ts';
import { checkRepositoryLinks } from '../../site/src/repository-links.ts';
import { readPaths, readTree } from './tree.ts';

describe('links in Markdown', () => {
  it('lead to a file of the tree and to a heading of it', () => {
    const pages = readTree().filter(({ path }) => path.endsWith('.md'));
    const { checked, dead } = checkRepositoryLinks(pages, readPaths());
    expect(dead).toEqual([]);
    expect(checked).toBeGreaterThan(300);
  });

  const page = (text: string) => ({ path: 'docs/a.md', text });
  const there = { path: 'docs/b/c.md', text: '# One\n\n## Two `words`, *again*\n\n```\n# No heading\n```\n' };
  it.each([
    ['[c](b/c.md)', []],
    ['[c](b/c.md#two-words-again)', []],
    ['[b](b)', []],
    ['[own](#top)\n\n# Top', []],
    ['`[c](nowhere.md)`\n\n```md\n[c](nowhere.md)\n```\n<!-- [c](nowhere.md) -->', []],
    ['[c](https://example.com/nowhere.md)', []],
    ['[c](nowhere.md)', ['docs/a.md: nowhere.md leads to no file']],
    ['[c](b/c.md#no-heading)', ['docs/a.md: b/c.md#no-heading names no heading of docs/b/c.md']],
    ['[up](../../x.md)', ['docs/a.md: ../../x.md leads to no file']],
  ])('are reported when dead: %s', (text, dead) => {
    expect(checkRepositoryLinks([page(text), there], ['docs/a.md', 'docs/b/c.md']).dead).toEqual(dead);
  });

  it('are found and changed outside of code and comments only', () => {
    const text = 'a [x](1) ![y](2) `[z](3)` <!-- [w](4) --> [v](5#six)';
    expect(linksIn(text)).toEqual(['1', '2', '5#six']);
    expect(mapLinks(text, (target) => `/${target}`)).toBe(
      'a [x](/1) ![y](/2) `[z](3)` <!-- [w](4) --> [v](/5#six)',
    );
    expect(withoutComments(text)).not.toContain('(4)');
  });

  it('name headings as code hosts do', () => {
    expect([
      ...anchorsIn(
        '# A & B\n## `punto odds`\n## Twice\n## Twice\n### [Linked](x.md) one\n<a id="named"></a>',
      ),
    ]).toEqual(['a--b', 'punto-odds', 'twice', 'twice-1', 'linked-one', 'named']);
  });
});
