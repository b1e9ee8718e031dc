// Ties the tests to the rules: every rule of docs/rules.md is named by a test, `[R7]` in a title, or waits in
// docs/not-built.md with the issue it waits for; never both, and no id that is not a rule.
import { type Node, walk } from './syntax.ts';
import { isCode, type SourceFile } from './tree.ts';

const RULES = 'docs/rules.md';
const NOT_BUILT = 'docs/not-built.md';

export const ruleFaults = (files: readonly SourceFile[]): readonly string[] => {
  const rules = new Set(idsIn(textOf(files, RULES), /\*\*([RSBLTVDF]\d+)\*\*/g));
  const waiting = new Set(idsIn(textOf(files, NOT_BUILT), /^\| ([RSBLTVDF]\d+) \|.*#\d+/gm));
  const tested = testedIds(files);
  return [
    ...[...rules]
      .filter((id) => !tested.has(id) && !waiting.has(id))
      .map((id) => `${id}: no test names it, and ${NOT_BUILT} does not either`),
    ...[...waiting]
      .filter((id) => tested.has(id))
      .map((id) => `${id}: a test names it, so ${NOT_BUILT} must not (${tested.get(id)})`),
    ...[...waiting].filter((id) => !rules.has(id)).map((id) => `${id}: in ${NOT_BUILT}, but no rule`),
    ...namedIds(files)
      .filter(({ id }) => !rules.has(id))
      .map(({ id, path }) => `${path}: names ${id}, which is no rule`),
  ];
};

const textOf = (files: readonly SourceFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

const idsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const IDS = /\[([RSBLTVDF]\d+)\]/g;
const TITLED = new Set(['it', 'test', 'describe']);

/** The ids in the titles of tests, contract suites included, each with a file that names it. */
const testedIds = (files: readonly SourceFile[]): ReadonlyMap<string, string> => {
  const tested = new Map<string, string>();
  for (const file of files) {
    if (!isCode(file) || file.path.startsWith('test/tidy/')) continue;
    walk(file, (node) => {
      for (const id of idsIn(titleOf(node), IDS)) tested.set(id, file.path);
    });
  }
  return tested;
};

/** The title of `it('…')`, `describe('…')`, `it.each(rows)('…')`; empty for any other node. */
const titleOf = (node: Node): string => {
  if (node.type !== 'CallExpression' || !TITLED.has(rootName(node.callee) ?? '')) return '';
  const [first] = node.arguments as readonly Node[];
  if (first?.type === 'Literal') return String(first.value);
  if (first?.type !== 'TemplateLiteral') return '';
  return (first.quasis as readonly { value: { raw: string } }[]).map(({ value }) => value.raw).join('…');
};

const rootName = (callee: unknown): string | null => {
  const node = callee as Node;
  if (node.type === 'Identifier') return String(node.name);
  if (node.type === 'MemberExpression') return rootName(node.object);
  if (node.type === 'CallExpression') return rootName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? rootName(node.tag) : null;
};

/** Every id anywhere in the code. */
const namedIds = (files: readonly SourceFile[]): readonly { id: string; path: string }[] =>
  files
    .filter((file) => isCode(file) && !file.path.startsWith('test/tidy/'))
    .flatMap(({ path, text }) => [...new Set(idsIn(text, IDS))].map((id) => ({ id, path })));
