// A function has at most seventy own lines. A named inner function is measured by itself, and counts in the outer one
// with its first line only: a factory of ten short closures is comparable to a class of ten methods. An anonymous
// callback counts in the outer function, like the body of a loop. Components are measured like any function. Callbacks
// of `describe`, `it` and `test` do not count; test files are not checked, their support files are.
import { type Node, walk } from '../syntax.ts';
import { isCode, type SourceFile } from '../tree.ts';
import type { Exceptions, Fault } from './exceptions.ts';

export const MOST_LINES = 70;

const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const CASES = /^(describe|it|test)\b/;

type Found = { readonly name: string; readonly from: number; readonly to: number; lines: number };

/** Functions above the limit, by file and name. */
export const longFunctions = (files: readonly SourceFile[]): readonly Fault[] =>
  files
    .filter((file) => isCode(file) && !/\.test\.tsx?$/.test(file.path))
    .filter(({ text }) => text.split('\n', MOST_LINES + 1).length > MOST_LINES)
    .flatMap((file) =>
      longIn(file).map(({ name, lines }) => ({
        key: `${file.path.split('/').at(-1)}: ${name}`,
        says: `${file.path}: ${name} has ${lines} lines, ${MOST_LINES} at most`,
      })),
    );

/** An anonymous function inside a named one is part of it. */
const longIn = (file: SourceFile): readonly Found[] => {
  const open: Found[] = [];
  const found: Found[] = [];
  let casesEnd = 0;
  walk(file, (node, parent) => {
    if (!FUNCTIONS.has(node.type)) return;
    const [from, to] = [Number(node.start), Number(node.end)];
    while ((open.at(-1)?.to ?? to) < from) open.pop();
    const lines = file.text.slice(from, to).split('\n').length;
    const callee = parent?.type === 'CallExpression' ? nameOf(parent.callee) : null;
    if (callee !== null && CASES.test(callee)) {
      // Nested cases are subtracted only once.
      const outer = open.at(-1);
      if (from > casesEnd && outer !== undefined) outer.lines -= lines;
      casesEnd = Math.max(casesEnd, to);
      return;
    }
    const own = nameOf(node) ?? (callee === null ? nameOf(parent) : null);
    if (own === null && open.length > 0) return;
    const one = { name: own ?? `callback of ${callee ?? 'a function'}`, from, to, lines };
    const outer = open.at(-1);
    // The first line of the inner function also counts in the outer one.
    if (outer !== undefined) outer.lines -= lines - 1;
    open.push(one);
    found.push(one);
  });
  return found.filter(({ lines }) => lines > MOST_LINES);
};

/** The function's own name, or that of the constant, field or call it belongs to. */
const nameOf = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const node = value as Node;
  if (typeof node.name === 'string') return node.name;
  // describe.each(…)(…): named by the innermost callee.
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'MemberExpression') return `${nameOf(node.object) ?? ''}.${nameOf(node.property) ?? ''}`;
  return nameOf(node.id) ?? nameOf(node.key) ?? nameOf(node.left);
};

export const EXCEPTIONS: Exceptions = {
  'supports tests or the simulation, not shipped': [
    'felt-faults.ts: faultsOf',
    'fake-rounds.ts: fakeTrace',
    'fake-tables.ts: fakeTable',
    'simulated-nodes.ts: createSimulatedNodes',
  ],
  'a factory: short functions that share one state, to be split where the state can be split': [
    'gateway.ts: createGateway',
  ],
};
