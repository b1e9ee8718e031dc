// Every module of a pure package is published (`exports` names `./src/*`), so its exported functions and classes are read
// by people who do not see the code. Each has a doc comment: shapes, units, what it throws and the rule it follows.
import { type Node, statements } from '../syntax.ts';
import { isCode, isTest, packageOf, type SourceFile } from '../tree.ts';

const PURE = new Set(['engine', 'ledger', 'table', 'protocol']);
const FUNCTIONS = new Set(['ArrowFunctionExpression', 'FunctionExpression']);
const DECLARED = new Set(['FunctionDeclaration', 'TSDeclareFunction', 'ClassDeclaration']);
const PUBLISHED = /^packages\/[^/]+\/src\//;

/** `packages/engine/src/card.ts: scoreOf`, for each exported function or class without a doc comment. */
export const undocumented = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter((file) => PUBLISHED.test(file.path) && PURE.has(packageOf(file.path) ?? ''))
    .filter((file) => isCode(file) && !isTest(file))
    .flatMap((file) => undocumentedIn(file).map((name) => `${file.path}: ${name}`));

/** Overloads share the comment of the first; `export { name }` shares that of the declaration. */
const undocumentedIn = (file: SourceFile): readonly string[] => {
  const exported = new Set<string>();
  const documented = new Map<string, boolean>();
  for (const line of statements(file)) {
    const isExport = line.type === 'ExportNamedDeclaration';
    if (isExport && line.source == null)
      for (const { local } of line.specifiers as readonly Node[]) exported.add(nameOf(local));
    const names = namesIn(isExport ? line.declaration : line);
    for (const name of names) {
      if (isExport) exported.add(name);
      if (!documented.has(name)) documented.set(name, endsWithDoc(file.text.slice(0, Number(line.start))));
    }
  }
  return [...documented].filter(([name, has]) => !has && exported.has(name)).map(([name]) => name);
};

const endsWithDoc = (before: string): boolean => {
  const text = before.trimEnd();
  return text.endsWith('*/') && text.slice(text.lastIndexOf('/*')).startsWith('/**');
};

/** The functions and classes that a statement declares. */
const namesIn = (line: unknown): readonly string[] => {
  if (!isNode(line)) return [];
  if (DECLARED.has(line.type)) return [nameOf(line.id)];
  if (line.type !== 'VariableDeclaration') return [];
  return (line.declarations as readonly Node[])
    .filter(({ init }) => isNode(init) && FUNCTIONS.has(init.type))
    .map(({ id }) => nameOf(id));
};

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const nameOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && 'name' in value ? String(value.name) : '';
