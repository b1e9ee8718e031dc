// A notebook is a Markdown page with cells: a fenced block `js`, or `js slow` if many shoes are dealt, followed by a block `text`
// with the output. All cells are one module, so that a later one uses names of an earlier one; a process runs them in the folder
// of the page. The same page is written as a Jupyter notebook.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export type Cell = { readonly code: string; readonly slow: boolean; readonly output: string };

const CELL = /^```js( slow)?\n([\s\S]*?)^```\n\n```text\n([\s\S]*?)^```$/gm;

export const cellsOf = (page: string): readonly Cell[] =>
  [...page.matchAll(CELL)].map(([, slow, code = '', output = '']) => ({
    code,
    slow: slow !== undefined,
    output,
  }));

/** Blocks of code without a block of output, which would never be run. */
export const looseBlocks = (page: string): number =>
  (page.match(/^```js/gm)?.length ?? 0) - cellsOf(page).length;

/** The page with these outputs in place of its own. */
export const withOutputs = (page: string, outputs: readonly string[]): string => {
  let cell = 0;
  return page.replace(CELL, (_, slow: string | undefined, code: string) => {
    const output = outputs[cell] ?? '';
    cell += 1;
    return `\`\`\`js${slow ?? ''}\n${code}\`\`\`\n\n\`\`\`text\n${output}\`\`\``;
  });
};

/** The first cell of the Jupyter notebook goes from the folder of the notebook to the root of the tree, where the cells read files. */
export const FIRST_CELL = `import { existsSync } from 'node:fs';
import process from 'node:process';

for (let up = 0; up < 2 && !existsSync('bets/published'); up += 1) process.chdir('..');
`;

/** The page as a Jupyter notebook, format 4.5, with the outputs on the page and the kernel of Deno. */
export const notebookOf = (page: string): string => {
  const parts = page.split(CELL);
  const cells: JupyterCell[] = [];
  // The text before a cell is followed by three parts: whether it is slow, its code, its output.
  for (let i = 0; i < parts.length; i += 4) {
    const text = (parts[i] ?? '').trim();
    if (text !== '') cells.push({ cell_type: 'markdown', metadata: {}, source: linesOf(text) });
    if (cells.length === 1) cells.push(codeCell(FIRST_CELL, false, ''));
    const code = parts[i + 2];
    if (code !== undefined) cells.push(codeCell(code, parts[i + 1] !== undefined, parts[i + 3] ?? ''));
  }
  const notebook = {
    cells: cells.map((cell, i) => ({ id: `cell-${i + 1}`, ...cell })),
    metadata: {
      kernelspec: { display_name: 'Deno', language: 'typescript', name: 'deno' },
      language_info: { file_extension: '.ts', mimetype: 'text/x.typescript', name: 'typescript' },
    },
    nbformat: 4,
    nbformat_minor: 5,
  };
  return `${JSON.stringify(notebook, null, 1)}\n`;
};

type JupyterCell =
  | { readonly cell_type: 'markdown'; readonly metadata: object; readonly source: readonly string[] }
  | {
      readonly cell_type: 'code';
      readonly execution_count: null;
      readonly metadata: { readonly tags?: readonly string[] };
      readonly outputs: readonly object[];
      readonly source: readonly string[];
    };

const codeCell = (code: string, slow: boolean, output: string): JupyterCell => ({
  cell_type: 'code',
  execution_count: null,
  metadata: slow ? { tags: ['slow'] } : {},
  outputs: output === '' ? [] : [{ name: 'stdout', output_type: 'stream', text: linesOf(output) }],
  source: linesOf(code.trimEnd()),
});

/** Lines with their line feeds, as the format requires. */
const linesOf = (text: string): readonly string[] => text.match(/.*\n|.+$/g) ?? [];

/** The code cells of a Jupyter notebook. */
export const cellsOfNotebook = (json: string): readonly Cell[] => {
  const { cells } = JSON.parse(json) as { readonly cells: readonly JupyterCell[] };
  return cells.flatMap((cell) => {
    if (cell.cell_type !== 'code') return [];
    const [printed] = cell.outputs as readonly { readonly text: readonly string[] }[];
    return {
      code: `${cell.source.join('')}\n`,
      slow: cell.metadata.tags?.includes('slow') ?? false,
      output: printed?.text.join('') ?? '',
    };
  });
};

export const moduleOf = (cells: readonly Cell[]): string => cells.map(({ code }) => code).join('\n');

const FOLDER = fileURLToPath(new URL('../../../../docs/study/', import.meta.url));
/** Separates the outputs of cells; no cell prints it. */
const MARK = '\u0001next cell\u0001\n';

/** The output of each cell. `shoes`: how many the slow ones deal; `null`: the number on the page. Throws when a cell throws. */
export const runCells = async (cells: readonly Cell[], shoes: number | null): Promise<readonly string[]> => {
  const code = cells.map((cell) => cell.code).join(`\nconsole.log(${JSON.stringify(MARK.trimEnd())});\n`);
  const env = { ...process.env, ...(shoes === null ? {} : { SHOES: String(shoes) }) };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module'], {
    cwd: FOLDER,
    env,
  });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  child.stdin.end(code);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (status !== 0) throw new Error(`a cell of the notebook failed\n${out}${err}`);
  return out.split(MARK);
};
