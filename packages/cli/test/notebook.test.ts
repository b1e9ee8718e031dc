// The cells of the notebook print the outputs on the page; slow cells deal all their shoes in soak only.
import { readFileSync } from 'node:fs';
import { expect, inject, it } from 'vitest';
import { cellsOf, looseBlocks, runCells, withOutputs } from './docs/notebook.ts';

const page = readFileSync(new URL('../../../docs/study/notebook.md', import.meta.url), 'utf8');
const cells = cellsOf(page);

it('every cell of the notebook prints the output on the page', async () => {
  expect(cells.length).toBeGreaterThanOrEqual(7);
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
