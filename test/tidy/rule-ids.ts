// Ties the tests to the rules: every rule of docs/rules.md is named by a test, `[R7]` in one of its strings, or
// waits in docs/not-built.md with the issue it waits for. A rule that is built in part stands under that
// heading and is tested. Nothing names an id that is not a rule.
import { type Node, walk } from './syntax.ts';
import { isCode, isTest, type SourceFile } from './tree.ts';

const RULES = 'docs/rules.md';
const NOT_BUILT = 'docs/not-built.md';

export const ruleFaults = (files: readonly SourceFile[]): readonly string[] => {
  const rules = new Set(idsIn(textOf(files, RULES), /\*\*([RSBLTVDF]\d+)\*\*/g));
  const [waitingRows = '', partRows = ''] = textOf(files, NOT_BUILT).split('## In part');
  const waiting = idsIn(waitingRows, ROW);
  const inPart = idsIn(partRows, ROW);
  const tested = testedIds(files);
  const fault = (ids: Iterable<string>, isFault: (id: string) => boolean, words: string): readonly string[] =>
    [...ids].filter(isFault).map((id) => `${id}: ${words}`);
  return [
    ...fault(
      rules,
      (id) => !tested.has(id) && !waiting.includes(id),
      `no test names it, and ${NOT_BUILT} does not either`,
    ),
    ...fault(waiting, (id) => tested.has(id), `a test names it, so it does not wait in ${NOT_BUILT}`),
    ...fault(inPart, (id) => !tested.has(id), `built in part, and no test names it`),
    ...fault([...waiting, ...inPart], (id) => !rules.has(id), `in ${NOT_BUILT}, but no rule`),
    ...namedIds(files)
      .filter(({ id }) => !rules.has(id))
      .map(({ id, path }) => `${path}: names ${id}, which is no rule`),
  ];
};

const ROW = /^\| ([RSBLTVDF]\d+) \|.*#\d+/gm;

const textOf = (files: readonly SourceFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

const idsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

const IDS = /\[([RSBLTVDF]\d+)\]/g;

/** The ids in the strings of tests and contract suites: titles, and rows that titles are made from. */
const testedIds = (files: readonly SourceFile[]): ReadonlySet<string> => {
  const tested = new Set<string>();
  for (const file of files) {
    if (!isCode(file) || !isTest(file) || file.path.startsWith('test/tidy/')) continue;
    walk(file, (node) => {
      for (const id of idsIn(wordsOf(node), IDS)) tested.add(id);
    });
  }
  return tested;
};

const wordsOf = (node: Node): string => {
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'TemplateElement' ? (node.value as { raw: string }).raw : '';
};

/** Every id anywhere in the code. */
const namedIds = (files: readonly SourceFile[]): readonly { id: string; path: string }[] =>
  files
    .filter((file) => isCode(file) && !file.path.startsWith('test/tidy/'))
    .flatMap(({ path, text }) => [...new Set(idsIn(text, IDS))].map((id) => ({ id, path })));
