// The cells of the Jupyter notebook print the outputs in it; slow cells deal all their shoes in soak only. It has the cells of the page.
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { cellsOf, cellsOfNotebook, looseBlocks, notebookOf, runCells, withOutputs } from './docs/notebook.ts';

const docs = new URL('../../../docs/study/', import.meta.url);
const page = readFileSync(new URL('notebook.md', docs), 'utf8');
const notebook = readFileSync(new URL('notebook.ipynb', docs), 'utf8');
const cells = cellsOfNotebook(notebook);

it('the Jupyter notebook is the page, cell by cell', () => {
  expect(notebook, 'npm run notebook -- --write writes it anew').toBe(notebookOf(page));
  // Its first cell finds the root of the tree.
  expect(cells.slice(1)).toEqual(cellsOf(page));
  const { nbformat, cells: all } = JSON.parse(notebook);
  expect(nbformat).toBe(4);
  expect(new Set(all.map(({ id }: { readonly id: string }) => id)).size).toBe(all.length);
});

it('every cell of the notebook prints the output on the page', async () => {
  expect(cells.length).toBeGreaterThanOrEqual(8);
  expect(cells.filter(({ slow }) => slow).length).toBeGreaterThanOrEqual(2);
  expect(looseBlocks(page)).toBe(0);
  const full = inject('soak');
  const outputs = await runCells(cells, full ? null : 400);
  for (const [i, { slow, output }] of cells.entries()) {
    const printed = outputs[i] ?? '';
    // With fewer shoes a slow cell has other figures in as many lines.
    if (slow && !full) expect(printed.split('\n').length, `cell ${i + 1}`).toBe(output.split('\n').length);
    else expect(printed, `cell ${i + 1}`).toBe(output);
  }
});

it('a cell that throws fails the run', async () => {
  const cell = { code: 'throw new Error("no such bet");\n', slow: false, output: '' };
  await expect(runCells([cell], null)).rejects.toThrow('no such bet');
  expect(withOutputs('```js\n1\n```\n\n```text\nold\n```\n', ['new\n'])).toBe(
    '```js\n1\n```\n\n```text\nnew\n```\n',
  );
  expect(looseBlocks('```js\n1\n```\n')).toBe(1);
});
