// Every command in the documents prints the output on the page. `vitest run packages/cli/test/docs -u` writes the outputs again.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, inject, it } from 'vitest';
import { fillPage, unmarkedCommands } from './page-samples.ts';

const DOCS = new URL('../../../../docs/', import.meta.url);
const pages = readdirSync(DOCS, { recursive: true })
  .map(String)
  .filter((path) => path.endsWith('.md'));
const textOf = (path: string): string => readFileSync(new URL(path, DOCS), 'utf8');
const withCommands = pages.filter((path) => textOf(path).includes('```console'));
const slowToo = inject('soak');
const REWRITE =
  'a command prints something else than the page: vitest run packages/cli/test/docs -u writes it anew';

describe('commands in the documents', () => {
  it('are all in blocks that are run', () => {
    expect(pages.flatMap((path) => unmarkedCommands(textOf(path)).map((line) => `${path}: ${line}`))).toEqual(
      [],
    );
    expect(withCommands.length).toBeGreaterThanOrEqual(10);
  });

  it.each(withCommands)('print the output on the page: %s', async (path) => {
    const { text, ran, left } = await fillPage(textOf(path), slowToo);
    expect(ran + left).toBeGreaterThan(0);
    expect(slowToo ? left : 0).toBe(0);
    await expect(text, REWRITE).toMatchFileSnapshot(new URL(path, DOCS).pathname);
  });
});

describe('a page', () => {
  const page = [
    '```json mine.json',
    '{ "id": 1 }',
    '```',
    '```console',
    '$ head -1 mine.json',
    'old',
    '```',
    '```console slow',
    '$ npx punto odds',
    'kept',
    '```',
    '',
  ].join('\n');

  it('is filled with fresh outputs, slow ones when they are asked for', async () => {
    const { text, ran, left } = await fillPage(page, false);
    expect(text).toBe(page.replace('old', '{ "id": 1 }'));
    expect([ran, left]).toEqual([1, 1]);
    const slow = await fillPage(page, true);
    expect(slow.text).toContain('416 cards left');
    expect([slow.ran, slow.left]).toEqual([2, 0]);
  });

  it('is rejected with a command that fails, or that is not punto', async () => {
    await expect(fillPage('```console\n$ npx punto odds -d 9\n```', true)).rejects.toThrow('--decks');
    await expect(fillPage('```console\n$ rm -r .\n```', true)).rejects.toThrow('npx punto or head');
    expect(unmarkedCommands('```\n$ npx punto odds\n```\n```console\n$ npx punto odds\n```')).toHaveLength(1);
  });
});
