// The plugins that change built files, run with files of a build.
import { expect, it } from 'vitest';
import { compileHint } from '../compile-hint-plugin.ts';
import { runtimeInApp } from '../runtime-plugin.ts';

type File = {
  type: 'chunk';
  fileName: string;
  name: string;
  isEntry: boolean;
  code: string;
  imports: string[];
};
type Generate = (options: unknown, bundle: Record<string, File>) => void;

const file = (name: string, code: string, imports: string[] = [], isEntry = false): File => ({
  ...{ type: 'chunk', fileName: `assets/${name}-1.js`, name, isEntry, code, imports },
});
const filesOf = (...files: File[]) => Object.fromEntries(files.map((each) => [each.fileName, each]));

const RUNTIME = 'var e=1,t=(n)=>[e,n];export{t};';
const addRuntime = runtimeInApp.generateBundle as unknown as Generate;

it('put the function for namespaces into the file of the app, from which the others import it', () => {
  const app = file('index', 'const a=1;', [], true);
  const table = file(
    'table',
    'import{t as e}from"./rolldown-runtime-1.js";import{a}from"./index-1.js";use(e,a);',
    ['assets/rolldown-runtime-1.js', 'assets/index-1.js'],
  );
  const bundle = filesOf(app, table, file('rolldown-runtime', RUNTIME));
  addRuntime({}, bundle);
  expect(Object.keys(bundle)).toEqual(['assets/index-1.js', 'assets/table-1.js']);
  expect(table.code).toBe('import{nsOf as e}from"./index-1.js";import{a}from"./index-1.js";use(e,a);');
  expect(table.imports).toEqual(['assets/index-1.js']);
  const exported = new Function(app.code.replace('export{nsOf};', 'return nsOf'))();
  expect(exported(2)).toEqual([1, 2]);
});

it('stop a build whose runtime has another form', () => {
  const app = file('index', '', [], true);
  const two = 'var e=1,t=2;export{e as n,t};';
  expect(() => addRuntime({}, filesOf(app, file('rolldown-runtime', two)))).toThrow('more than one function');
  const table = file('table', 'import*as e from"./rolldown-runtime-1.js";', ['assets/rolldown-runtime-1.js']);
  expect(() => addRuntime({}, filesOf(app, table, file('rolldown-runtime', RUNTIME)))).toThrow(
    'another form',
  );
});

it('begin the files of the first views with the hint, and no others', () => {
  const { handler } = compileHint.generateBundle as unknown as { handler: Generate };
  const [app, table, later] = [
    file('index', 'app', [], true),
    file('table', 'table'),
    file('later', 'later'),
  ];
  handler({}, filesOf(app, table, later));
  expect([app.code, table.code, later.code]).toEqual([
    '//# allFunctionsCalledOnLoad\napp',
    '//# allFunctionsCalledOnLoad\ntable',
    'later',
  ]);
});
