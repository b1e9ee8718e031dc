// The pure packages, and the pure folders of `operator`, use no clock, no randomness, no input or output, no timers. These are passed in as arguments, so
// that a table can be replayed and a test can run in virtual time.
import { importsOf, type Node, walk } from './syntax.ts';
import { isCode, isTest, type SourceFile } from './tree.ts';

const PURE = /^packages\/(?:(?:engine|ledger|table|protocol)\/src|operator\/src\/(?:contract|book|rules))\//;

/** The typed client awaits its socket; socket, clock and timers are passed to it … */
const MAY_WAIT = /^packages\/protocol\/src\/client\//;

/** … and these files pass those of the browser and of Node. */
const HANDS_IN = /^packages\/protocol\/src\/client\/(?:browser|process-environment)\.ts$/;

/** A file that `#name` leads to in Node alone, for what it computes faster there; its test compares it with the others. */
const OF_NODE = /\.node\.ts$/;
const COMPUTES = 'node:crypto';

const IMPURE_NAMES = new Set([
  'process',
  'globalThis',
  'window',
  'document',
  'console',
  'performance',
  'crypto',
  'fetch',
  'WebSocket',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
]);

const IMPURE_MEMBERS = new Set(['Date.now', 'Math.random']);

/** Every impure reference in the pure packages, without test files. */
export const impurities = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => isCode(file) && PURE.test(file.path) && !HANDS_IN.test(file.path) && !isTest(file))
    .flatMap((file) => impuritiesOf(file).map((what) => `${file.path}: ${what} in a pure package`));

const impuritiesOf = (file: SourceFile): readonly string[] => {
  const found = importsOf(file)
    .filter(({ specifier }) => specifier.startsWith('node:'))
    .filter(({ specifier }) => !(specifier === COMPUTES && OF_NODE.test(file.path)))
    .map(({ specifier }) => specifier);
  const own = ownNames(file);
  walk(file, (node, parent, field) => {
    const what = impurity(node, parent, field, MAY_WAIT.test(file.path));
    if (what !== null && !own.has(what)) found.push(what);
  });
  return found;
};

/** Names of arguments and constants: a `fetch` that was passed in is not the global one. */
const ownNames = (file: SourceFile): ReadonlySet<string> => {
  const names = new Set<string>();
  const bind = (node: unknown): void => {
    const name = nameOf(node);
    if (name !== null) names.add(name);
  };
  walk(file, (node, _parent, field) => {
    if (field === 'params' || node.type === 'VariableDeclarator') bind(field === 'params' ? node : node.id);
    if (node.type !== 'ObjectPattern') return;
    for (const property of node.properties as readonly Node[]) bind(property.value);
  });
  return names;
};

const impurity = (node: Node, parent: Node | null, field: string, mayWait: boolean): string | null => {
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date') return 'new Date';
  if (node.type === 'MemberExpression') {
    const member = `${nameOf(node.object)}.${nameOf(node.property)}`;
    if (IMPURE_MEMBERS.has(member)) return member;
  }
  if (node.type === 'Identifier' && isReference(parent, field) && IMPURE_NAMES.has(String(node.name))) {
    return String(node.name);
  }
  return mayWait ? null : waiting(node, parent, field);
};

const waiting = (node: Node, parent: Node | null, field: string): string | null => {
  if (node.async === true) return 'async';
  if (node.type === 'AwaitExpression' || node.await === true) return 'await';
  if (node.type === 'ImportExpression') return 'import()';
  return node.type === 'Identifier' && node.name === 'Promise' && isReference(parent, field)
    ? 'Promise'
    : null;
};

/** Not the name of a field: `view.process` and `{ process: 1 }` do not refer to the global. */
const isReference = (parent: Node | null, field: string): boolean => {
  if (parent === null) return true;
  if (field === 'property' && parent.computed !== true) return false;
  return !(field === 'key' && parent.computed !== true);
};

const nameOf = (value: unknown): string | null =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : null;
