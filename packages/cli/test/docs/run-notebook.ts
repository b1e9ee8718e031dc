// `npm run notebook [-- --code | --write]`: runs the cells of docs/study/notebook.md in order and prints their outputs. `--code`
// prints all cells as one module instead; `--write` writes the outputs into the page.
import { readFile, writeFile } from 'node:fs/promises';
import { cellsOf, moduleOf, runCells, withOutputs } from './notebook.ts';

const PAGE = new URL('../../../../docs/study/notebook.md', import.meta.url);

const page = await readFile(PAGE, 'utf8');
const cells = cellsOf(page);
if (process.argv.includes('--code')) process.stdout.write(moduleOf(cells));
else {
  const outputs = await runCells(cells, null);
  for (const [i, { code }] of cells.entries())
    process.stdout.write(`--- cell ${i + 1}\n${code}\n${outputs[i] ?? ''}\n`);
  if (process.argv.includes('--write')) await writeFile(PAGE, withOutputs(page, outputs));
}
