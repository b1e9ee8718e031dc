import { describe, expect, it } from 'vitest';
import { ruleFaults as faultsOf } from './rule-ids.ts';
import { ruleList } from './rule-list.ts';
import { readTree, type SourceFile } from './tree.ts';

const PLACES = new Map([
  ['R1', ['engine']],
  ['T7', ['table']],
  ['B1', ['engine']],
]);
const ruleFaults = (files: readonly SourceFile[]) => faultsOf(files, PLACES);

const file = (path: string, text: string): SourceFile => ({ path, text });
const rules = file(
  'docs/rules.md',
  '- **R1** A deck has 52 cards.\n- **T7** Squeeze.\n| **B1** player | |\n',
);
const notBuilt = file('docs/reference/not-built.md', '| T7 | squeeze | #4 |\n');
const source = file('packages/engine/src/card.ts', 'export const DECK = [];');
const HEAD = "import { expect, it } from 'vitest';\nimport { DECK } from './card.ts';\n";
const test = (text: string, path = 'packages/engine/src/card.test.ts') => file(path, HEAD + text);
const R1 = "it('[R1] a deck', () => { expect(DECK).toHaveLength(52); });\n";
const B1 = "it('[B1] pays', () => { expect(DECK).toEqual([]); });\n";
const tests = test(R1 + B1);

/** What is missed when R1 is tested by this, and B1 as it should be. */
const withR1 = (text: string, ...more: readonly SourceFile[]) =>
  ruleFaults([rules, notBuilt, source, test(B1, 'packages/engine/src/b.test.ts'), test(text), ...more]);
const UNTESTED = 'R1: no test in packages/engine that is run, asserts, and uses its source';
const path = 'packages/engine/src/card.test.ts';

describe('rule ids', () => {
  it('are each shown by a test in the packages that keep the rule', () => {
    expect(faultsOf(readTree())).toEqual([]);
  });

  it('are satisfied by titles and by the list of what is not built', () => {
    expect(ruleFaults([rules, notBuilt, source, tests])).toEqual([]);
  });

  it('miss a rule that is neither tested nor waiting', () => {
    expect(ruleFaults([rules, source, tests])).toEqual([
      'T7: no test names it, and docs/reference/not-built.md does not either',
    ]);
    const commented = test(`// [B1]\n${R1}`);
    const elsewhere = file('packages/engine/src/option/option.ts', "const why = '[B1]';");
    expect(ruleFaults([rules, notBuilt, source, commented, elsewhere])).toEqual([
      'B1: no test names it, and docs/reference/not-built.md does not either',
    ]);
  });

  it('miss a rule that is tested and still said to wait', () => {
    const squeeze = test(
      "it('[T7] turns', () => { expect(DECK).toEqual([]); });",
      'packages/table/test/a.test.ts',
    );
    const table = file(
      'packages/table/test/card.ts',
      "import { view } from '../src/view.ts';\nexport const DECK = view;",
    );
    const view = file('packages/table/src/view.ts', 'export const view = 1;');
    expect(ruleFaults([rules, notBuilt, source, tests, squeeze, table, view])).toEqual([
      'T7: a test names it, so it does not wait in docs/reference/not-built.md',
    ]);
  });

  it('are tested when they are built in part', () => {
    const inPart = file(notBuilt.path, `${notBuilt.text}## In part\n| B1 | half of it | #4 |\n`);
    expect(ruleFaults([rules, inPart, source, tests])).toEqual([]);
    expect(ruleFaults([rules, inPart, source, test(R1)])).toContain(
      'B1: built in part, and no test names it',
    );
  });

  it('must exist, in the list, in the code and where packages keep them', () => {
    const unknown = file('packages/engine/src/a.ts', '// [R99]');
    const waiting = file(notBuilt.path, `${notBuilt.text}| V9 | a room | #4 |\n`);
    expect(ruleFaults([rules, waiting, source, tests, unknown])).toEqual([
      'V9: in docs/reference/not-built.md, but no rule',
      'packages/engine/src/a.ts: names R99, which is no rule',
    ]);
    expect(faultsOf([rules, notBuilt, source, tests], new Map([...PLACES, ['V9', ['web']]]))).toEqual([
      'V9: kept by a package, but no rule',
    ]);
    expect(faultsOf([rules, notBuilt, source, tests], new Map([...PLACES].slice(1)))).toEqual([
      'R1: no package keeps it: add it to test/tidy/rule-places.ts',
    ]);
  });
});

describe('a test that names a rule', () => {
  it.each([
    ['asserts nothing', "it('[R1] a deck', () => { DECK.map(String); });"],
    ['asserts a constant', "it('[R1] a deck', () => { expect(true).toBe(true); void DECK; });"],
    ['has no matcher', "it('[R1] a deck', () => { expect(DECK); });"],
    ['only speaks of it', "it('[R1] a deck', () => { const why = 'expect(DECK).toEqual([])'; void DECK; });"],
  ])('does not count when it %s', (_, text) => {
    expect(withR1(text)).toEqual([UNTESTED, `${path}: “[R1] a deck” names a rule and asserts nothing`]);
  });

  it.each(['it.skip', 'it.todo', 'it.fails', 'it.skip.each([1])'])('does not count as %s', (call) => {
    expect(withR1(R1.replace('it', call))).toEqual([
      UNTESTED,
      expect.stringContaining('names a rule and is never run'),
    ]);
  });

  it('does not count in a group that is skipped', () => {
    expect(withR1(`${['describe', 'skip'].join('.')}('decks', () => { ${R1} });`)).toEqual([
      UNTESTED,
      `${path}: “decks › [R1] a deck” names a rule and is never run`,
    ]);
  });

  it('does not count when it never uses the package, nor its types alone, nor another package', () => {
    const own = "it('[R1] a deck', () => { const own = [52]; expect(own).toEqual([52]); });";
    expect(withR1(own)).toEqual([UNTESTED]);
    const types = file(path, `${HEAD.replace('import { DECK', 'import type { DECK')}${R1}`);
    expect(ruleFaults([rules, notBuilt, source, test(B1, 'packages/engine/src/b.test.ts'), types])).toEqual([
      UNTESTED,
    ]);
    const elsewhere = file(
      'packages/web/src/a.test.ts',
      HEAD.replace('./card.ts', '@punto/engine/card') + R1,
    );
    expect(withR1('', elsewhere)).toEqual([UNTESTED]);
  });

  it.each([
    ['its own function', "const check = () => expect(DECK).toEqual([]);\nit('[R1] a deck', () => check());"],
    [
      'a row',
      "const ROWS = [['[R1] a deck', DECK]];\nit.each(ROWS)('%s', (_, deck) => expect(deck).toEqual([]));",
    ],
    ['a group', "describe('[R1] decks', () => { it('has', () => { expect(DECK).toEqual([]); }); });"],
    [
      'what was made before it',
      "let deck;\nbeforeEach(() => { deck = DECK; });\nit('[R1] a deck', () => { expect(deck).toEqual([]); });",
    ],
    ['a machine that may lack it', R1.replace('it', 'it.skipIf(process.platform)')],
  ])('counts by %s', (_, text) => {
    expect(withR1(text)).toEqual([]);
  });

  it('counts by a helper that is made for tests, and what the helper uses', () => {
    const text = "import { check } from '../test/check.ts';\nit('[R1] a deck', () => check());";
    const helper = file(
      'packages/engine/test/check.ts',
      "import { expect } from 'vitest';\nimport { DECK } from '../src/card.ts';\nexport const check = () => expect(DECK).toEqual([]);",
    );
    expect(withR1(text, helper)).toEqual([]);
    expect(withR1(text, { ...helper, text: helper.text.replace('expect(DECK)', 'void (DECK)') })).toContain(
      UNTESTED,
    );
  });
});

describe('the list for the reader', () => {
  it('has each rule with the tests that show it, by file', () => {
    const list = ruleList([rules, source, tests]);
    expect(list).toContain('R1  A deck has 52 cards.');
    expect(list).toContain(`    ${path}\n      [R1] a deck`);
    expect(list).toMatch(/T7 {2}Squeeze\.\n {4}no test/);
    expect(ruleList([rules, source, tests], 'B1')).not.toContain('R1  ');
  });
});
