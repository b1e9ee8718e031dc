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

/** Faults if R1 is tested by this text, and B1 correctly. */
const withR1 = (text: string, ...more: readonly SourceFile[]) =>
  ruleFaults([rules, notBuilt, source, test(B1, 'packages/engine/src/b.test.ts'), test(text), ...more]);
const UNTESTED = 'R1: no test in packages/engine that is run, asserts, and uses its source';
const path = 'packages/engine/src/card.test.ts';

describe('rule ids', () => {
  it('are each shown by a test in the packages that implement the rule', () => {
    expect(faultsOf(readTree())).toEqual([]);
  });

  it('are satisfied by test titles and by the list of rules not built', () => {
    expect(ruleFaults([rules, notBuilt, source, tests])).toEqual([]);
  });

  it('report a rule that is neither tested nor listed as not built', () => {
    expect(ruleFaults([rules, source, tests])).toEqual([
      'T7: no test names it, and it is not in docs/reference/not-built.md',
    ]);
    const commented = test(`// [B1]\n${R1}`);
    const elsewhere = file('packages/engine/src/option/option.ts', "const why = '[B1]';");
    expect(ruleFaults([rules, notBuilt, source, commented, elsewhere])).toEqual([
      'B1: no test names it, and it is not in docs/reference/not-built.md',
    ]);
  });

  it('report a rule that is tested but still listed as not built', () => {
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
      'T7: a test names it, so remove it from docs/reference/not-built.md',
    ]);
  });

  it('require tests for a rule that is partly built', () => {
    const inPart = file(notBuilt.path, `${notBuilt.text}## In part\n| B1 | half of it | #4 |\n`);
    expect(ruleFaults([rules, inPart, source, tests])).toEqual([]);
    expect(ruleFaults([rules, inPart, source, test(R1)])).toContain('B1: partly built, but no test names it');
  });

  it('must exist if the list, the code or a package names them', () => {
    const unknown = file('packages/engine/src/a.ts', '// [R99]');
    const waiting = file(notBuilt.path, `${notBuilt.text}| V9 | a room | #4 |\n`);
    expect(ruleFaults([rules, waiting, source, tests, unknown])).toEqual([
      'V9: in docs/reference/not-built.md, but not a rule',
      'packages/engine/src/a.ts: names R99, which is not a rule',
    ]);
    expect(faultsOf([rules, notBuilt, source, tests], new Map([...PLACES, ['V9', ['web']]]))).toEqual([
      'V9: listed for a package, but not a rule',
    ]);
    expect(faultsOf([rules, notBuilt, source, tests], new Map([...PLACES].slice(1)))).toEqual([
      'R1: no package implements it: add it to test/tidy/rule-places.ts',
    ]);
  });
});

describe('a test that names a rule', () => {
  it.each([
    ['asserts nothing', "it('[R1] a deck', () => { DECK.map(String); });"],
    ['asserts a constant', "it('[R1] a deck', () => { expect(true).toBe(true); void DECK; });"],
    ['has no matcher', "it('[R1] a deck', () => { expect(DECK); });"],
    ['only mentions it', "it('[R1] a deck', () => { const why = 'expect(DECK).toEqual([])'; void DECK; });"],
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

  it('does not count if it uses only types of the package, another package, or nothing', () => {
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
  ])('counts with %s', (_, text) => {
    expect(withR1(text)).toEqual([]);
  });

  it('counts through a test helper and what the helper uses', () => {
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

describe('the list of npm run rules', () => {
  it('has each rule with its tests, by file', () => {
    const list = ruleList([rules, source, tests]);
    expect(list).toContain('R1  A deck has 52 cards.');
    expect(list).toContain(`    ${path}\n      [R1] a deck`);
    expect(list).toMatch(/T7 {2}Squeeze\.\n {4}no test/);
    expect(ruleList([rules, source, tests], 'B1')).not.toContain('R1  ');
  });
});
