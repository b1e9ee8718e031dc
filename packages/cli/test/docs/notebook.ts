// A notebook is a Markdown page with cells: a fenced block `js`, or `js slow` if many shoes are dealt, followed by a block `text`
// with the output. All cells are one module, so that a later one uses names of an earlier one; a process runs them from the root
// of the tree.
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

export const moduleOf = (cells: readonly Cell[]): string => cells.map(({ code }) => code).join('\n');

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
/** Separates the outputs of cells; no cell prints it. */
const MARK = '\u0001next cell\u0001\n';

/** The output of each cell. `shoes`: how many the slow ones deal; `null`: the number on the page. Throws when a cell throws. */
export const runCells = async (cells: readonly Cell[], shoes: number | null): Promise<readonly string[]> => {
  const code = cells.map((cell) => cell.code).join(`\nconsole.log(${JSON.stringify(MARK.trimEnd())});\n`);
  const env = { ...process.env, ...(shoes === null ? {} : { SHOES: String(shoes) }) };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', '--input-type=module'], {
    cwd: ROOT,
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
