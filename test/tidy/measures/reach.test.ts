import { describe, expect, it } from 'vitest';
import { readTree } from '../tree.ts';
import { beyondExceptions } from './exceptions.ts';
import { EXCEPTIONS, unreached } from './reach.ts';

const MAIN = 'packages/x/src/main.ts';
const file = (path: string, text = '') => ({ path: `packages/${path}`, text });

/** Files that are not reached from a main file with this text. */
const left = (text: string, ...others: ReturnType<typeof file>[]) =>
  unreached([{ path: MAIN, text }, ...others], [MAIN], []).map(({ key }) => key);

describe('an unreached file', () => {
  it('does not exist in src', () => {
    expect(beyondExceptions(unreached(readTree()), EXCEPTIONS)).toEqual([]);
  });

  it('is found, also if unreached files import each other', () => {
    const rest = [file('x/src/a.ts', "import './b.ts';"), file('x/src/b.ts')];
    expect(left('', ...rest)).toEqual(['packages/x/src/a.ts', 'packages/x/src/b.ts']);
    expect(left("import './a.ts';", ...rest)).toEqual([]);
  });

  it.each([
    ["import type { A } from './a.ts';"],
    ["export * from './a.ts';"],
    ["const a = await import('./a.ts');"],
    ["new Worker(new URL('./a.ts', import.meta.url), { workerData });"],
    ["import.meta.resolve('@punto/x/a');"],
    ["import { a } from '@punto/x/a';"],
    ["import { y } from '@punto/y';"],
  ])('is reached by %s', (text) => {
    const y = file('y/src/index.ts', "export { a } from '@punto/x/a';");
    expect(left(text, file('x/src/a.ts'), y)).not.toContain('packages/x/src/a.ts');
    expect(left(`// ${text}`.replace('import.meta', 'meta'), file('x/src/a.ts'), y)).toContain(
      'packages/x/src/a.ts',
    );
  });

  it('is reached if its folder is read, but not in subfolders', () => {
    const files = ['one.ts', 'two.sql', 'old/one.sql'].map((name) => file(`x/src/migrations/${name}`));
    expect(left("new URL('./migrations/', import.meta.url)", ...files)).toEqual([
      'packages/x/src/migrations/old/one.sql',
    ]);
  });

  it('is reached from pages and styles', () => {
    const page = file('x/index.html', '<script type="module" src="/src/app.ts"></script>');
    const files = [
      page,
      file('x/src/app.ts', "import './app.css';"),
      file('x/src/app.css', "@import './base.css';\na { background: url('./felt.svg'); }"),
      file('x/src/base.css'),
      file('x/src/felt.svg'),
      file('x/src/other.css'),
    ];
    expect(unreached(files, [page.path], []).map(({ key }) => key)).toEqual(['packages/x/src/other.css']);
  });

  it('is not a test, and imports of tests do not count', () => {
    expect(left('', file('x/src/a.test.ts', "import './a.ts';"), file('x/src/a.ts'))).toEqual([
      'packages/x/src/a.ts',
    ]);
  });

  it('is not reached by imports of the simulation, nor the simulation by its tests', () => {
    const tool = file('simulation/src/main.ts', "import '@punto/x/a';\nimport './b.ts';");
    const files = [file('x/src/a.ts'), tool, file('simulation/src/b.ts'), file('simulation/src/c.ts')];
    expect(unreached(files, [], [tool.path]).map(({ key }) => key)).toEqual([
      'packages/x/src/a.ts',
      'packages/simulation/src/c.ts',
    ]);
  });

  it('is also an entry that does not exist, such as one in a manifest', () => {
    expect(unreached([], ['packages/x/src/gone.ts'], [])).toHaveLength(1);
    const exports = { '.': './src/index.ts', './*': './src/*.ts' };
    const manifest = (text: object) => file('x/package.json', JSON.stringify(text));
    expect(left('', manifest({ exports }))).toEqual(['packages/x/src/index.ts']);
    expect(left('', manifest({ bin: { x: './bin/x.mjs' } }))).toEqual(['packages/x/bin/x.mjs']);
    expect(left('', manifest({ bin: './bin/x.mjs' }))).toEqual(['packages/x/bin/x.mjs']);
    expect(
      left('', manifest({ exports: { '.': { types: './src/gone.ts', default: './dist/a.js' } } })),
    ).toEqual(['packages/x/src/gone.ts']);
    expect(left('', manifest({ exports: { './*': './src/*.ts' } }))).toEqual([]);
  });
});
