// Every fenced block of every published page is run, compared or checked, or says why not. Commands print the output on the page:
// `vitest run packages/cli/test/docs -u` writes the outputs again.
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { fillPage } from './page-samples.ts';
import { documentPages, ROOT, textOf } from './samples/document-pages.ts';
import { type Block, blocksOf } from './samples/fenced-block.ts';
import { outcomeOf } from './samples/sample-check.ts';
import { countsOf, lacksIn, type Tried, tableOf } from './samples/sample-counts.ts';
import { isRunByShell, runShellPage } from './samples/shell-page.ts';

const REWRITE =
  'a command prints something else than the page: vitest run packages/cli/test/docs -u writes it anew';
const soak = inject('soak');
/** The bot of a tutorial plays a hundred rounds. It only ends what hangs. */
const SHELL_MS = 900_000;
const pages = documentPages().filter(({ path, text }) => blocksOf(path, text).length > 0);

/** Files of the tree that commands of the page name. */
const treeFilesIn = (text: string): Record<string, string> => {
  const words = [...text.matchAll(/^\$ (.*)$/gm)].flatMap(([, command = '']) => command.split(' '));
  const paths = words.filter((word) => existsSync(join(ROOT, word)) && statSync(join(ROOT, word)).isFile());
  return Object.fromEntries(paths.map((path) => [path, textOf(path)]));
};

const tryPage = async (path: string, text: string) => {
  const { text: filled, files } = await fillPage(text, soak, treeFilesIn(text));
  const tried = blocksOf(path, text).map(
    (block): Tried => ({ block, outcome: outcomeOf(block, files, soak) }),
  );
  return { filled, tried };
};

/** Everything that the page has its reader type is done in order. */
const expectShell = async (blocks: readonly Block[]): Promise<void> => {
  const wanted = blocks.filter(isRunByShell).length;
  if (wanted === 0) return;
  const runs = await runShellPage(blocks);
  expect(
    runs.flatMap(({ block, faults }) => faults.map((fault) => `${block.page}:${block.line}: ${fault}`)),
  ).toEqual([]);
  expect(runs).toHaveLength(wanted);
};

const faultsIn = (tried: readonly Tried[]): readonly string[] =>
  tried.flatMap(({ block, outcome }) =>
    outcome.faults.map((fault) => `${block.page}:${block.line}: ${fault}`),
  );

describe('the samples of the documents', () => {
  const all: Tried[] = [];

  it.each(pages)(
    'are right: $path',
    async ({ path, text }) => {
      const { filled, tried } = await tryPage(path, text);
      all.push(...tried);
      expect(faultsIn(tried)).toEqual([]);
      if (soak) await expectShell(tried.map(({ block }) => block));
      await expect(filled, REWRITE).toMatchFileSnapshot(join(ROOT, path));
    },
    SHELL_MS,
  );

  it('are no fewer than they were', () => {
    const seen = new Set(all.map(({ block }) => block.page));
    expect(seen.size, 'run the whole file').toBe(pages.length);
    console.log(tableOf(all));
    const counts = countsOf(all);
    expect(lacksIn(counts)).toEqual([]);
    expect(soak ? counts.soak : 0).toBe(0);
  });
});
