// `npm run notebook [-- --code | --write]`: runs the cells of docs/study/notebook.md in order and prints their outputs. `--code`
// prints all cells as one module instead; `--write` writes the outputs into the page and into the Jupyter notebook beside it.
import { readFile, writeFile } from 'node:fs/promises';
import { cellsOf, FIRST_CELL, moduleOf, notebookOf, runCells, withOutputs } from './notebook.ts';

const PAGE = new URL('../../../../docs/study/notebook.md', import.meta.url);
const NOTEBOOK = new URL('notebook.ipynb', PAGE);

const page = await readFile(PAGE, 'utf8');
const cells = cellsOf(page);
if (process.argv.includes('--code')) process.stdout.write(moduleOf(cells));
else {
  const [, ...outputs] = await runCells([{ code: FIRST_CELL, slow: false, output: '' }, ...cells], null);
  for (const [i, { code }] of cells.entries())
    process.stdout.write(`--- cell ${i + 1}\n${code}\n${outputs[i] ?? ''}\n`);
  if (process.argv.includes('--write')) {
    const written = withOutputs(page, outputs);
    await writeFile(PAGE, written);
    await writeFile(NOTEBOOK, notebookOf(written));
  }
}
