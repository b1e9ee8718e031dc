// Connects tests and rules. Every rule of docs/rules.md is shown by a test in each package that implements it: its
// title carries `[R7]`, it asserts something, is run, and uses the package's source. Otherwise the rule is listed in
// docs/reference/not-built.md with its issue; a rule that is partly built is under that heading and is tested. Tests
// that name a rule must assert something, and every id must be that of a rule.
import { RULE_PLACES } from './rule-places.ts';
import { idsOf, type RuleTest, ruleTestsIn } from './rule-tests.ts';
import { isCode, packageOf, type SourceFile } from './tree.ts';

const RULES = 'docs/rules.md';
const NOT_BUILT = 'docs/reference/not-built.md';

export type RulePlaces = ReadonlyMap<string, readonly string[]>;

export const ruleFaults = (
  files: readonly SourceFile[],
  places: RulePlaces = RULE_PLACES,
): readonly string[] => {
  const rules = rulesIn(files);
  const [waitingRows = '', partRows = ''] = textOf(files, NOT_BUILT).split('## In part');
  const waiting = idsIn(waitingRows, ROW);
  const inPart = idsIn(partRows, ROW);
  const tests = ruleTestsIn(files);
  const named = new Set(tests.flatMap(({ ids }) => ids));
  const fault = (ids: Iterable<string>, isFault: (id: string) => boolean, words: string): readonly string[] =>
    [...ids].filter(isFault).map((id) => `${id}: ${words}`);
  return [
    ...fault(
      rules,
      (id) => !named.has(id) && !waiting.includes(id),
      `no test names it, and it is not in ${NOT_BUILT}`,
    ),
    ...fault(waiting, (id) => named.has(id), `a test names it, so remove it from ${NOT_BUILT}`),
    ...fault(inPart, (id) => !named.has(id), `partly built, but no test names it`),
    ...fault([...waiting, ...inPart], (id) => !rules.includes(id), `in ${NOT_BUILT}, but not a rule`),
    ...fault(rules, (id) => !places.has(id), 'no package implements it: add it to test/tidy/rule-places.ts'),
    ...fault(places.keys(), (id) => !rules.includes(id), 'listed for a package, but not a rule'),
    ...rules
      .filter((id) => named.has(id))
      .flatMap((id) =>
        (places.get(id) ?? [])
          .filter((name) => !tests.some((test) => shows(test, id, name)))
          .map((name) => `${id}: no test in packages/${name} that is run, asserts, and uses its source`),
      ),
    ...tests.flatMap(({ title, path, asserts, skipped }) => [
      ...(asserts ? [] : [`${path}: “${title}” names a rule and asserts nothing`]),
      ...(skipped ? [`${path}: “${title}” names a rule and is never run`] : []),
    ]),
    ...namedIds(files)
      .filter(({ id }) => !rules.includes(id))
      .map(({ id, path }) => `${path}: names ${id}, which is not a rule`),
  ];
};

const shows = ({ ids, path, asserts, skipped, reaches }: RuleTest, id: string, name: string): boolean =>
  ids.includes(id) && packageOf(path) === name && asserts && !skipped && reaches.has(name);

/** The ids of the rules, in the order of the document. */
export const rulesIn = (files: readonly SourceFile[]): readonly string[] => [
  ...new Set(idsIn(textOf(files, RULES), /\*\*([RSBLTVDFPI]\d+)\*\*/g)),
];

const ROW = /^\| ([RSBLTVDFPI]\d+) \|.*#\d+/gm;

const textOf = (files: readonly SourceFile[], path: string): string =>
  files.find((file) => file.path === path)?.text ?? '';

const idsIn = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** Every id that occurs in the code. */
const namedIds = (files: readonly SourceFile[]): readonly { id: string; path: string }[] =>
  files
    .filter((file) => isCode(file) && !file.path.startsWith('test/tidy/'))
    .flatMap(({ path, text }) => [...new Set(idsOf(text))].map((id) => ({ id, path })));
