import { describe, expect, it } from 'vitest';
import { ruleFaults } from './rule-ids.ts';
import { readTree } from './tree.ts';

const rules = {
  path: 'docs/rules.md',
  text: '- **R1** A deck has 52 cards.\n- **T7** Squeeze.\n| **B1** player | |\n',
};
const notBuilt = { path: 'docs/not-built.md', text: '| T7 | squeeze | #4 |\n' };
const tests = {
  path: 'packages/engine/src/card.test.ts',
  text: "describe('[R1] deck', () => { it.each(rows)(`[B1] pays`, f); });",
};

describe('rule ids', () => {
  it('are each tested or waiting', () => {
    expect(ruleFaults(readTree())).toEqual([]);
  });

  it('are satisfied by titles and by the list of what is not built', () => {
    expect(ruleFaults([rules, notBuilt, tests])).toEqual([]);
  });

  it('miss a rule that is neither tested nor waiting', () => {
    expect(ruleFaults([rules, tests])).toEqual([
      'T7: no test names it, and docs/not-built.md does not either',
    ]);
    const commented = { ...tests, text: "// [B1]\nit('[R1] deck', f);" };
    const elsewhere = { path: 'packages/engine/src/option.ts', text: "const why = '[B1]';" };
    expect(ruleFaults([rules, notBuilt, commented, elsewhere])).toEqual([
      'B1: no test names it, and docs/not-built.md does not either',
    ]);
  });

  it('miss a rule that is tested and still said to wait', () => {
    const squeeze = {
      path: 'packages/table/src/squeeze.test.ts',
      text: "test('[T7] the holder turns the card', f);",
    };
    expect(ruleFaults([rules, notBuilt, tests, squeeze])).toEqual([
      'T7: a test names it, so it does not wait in docs/not-built.md',
    ]);
  });

  it('are tested when they are built in part', () => {
    const inPart = { ...notBuilt, text: `${notBuilt.text}## In part\n| B1 | half of it | #4 |\n` };
    expect(ruleFaults([rules, inPart, tests])).toEqual([]);
    expect(ruleFaults([rules, inPart])).toContain('B1: built in part, and no test names it');
  });

  it('must exist, in the list and in the code', () => {
    const unknown = { path: 'packages/engine/src/a.ts', text: '// [R99]' };
    const waiting = { path: 'docs/not-built.md', text: `${notBuilt.text}| V9 | a room | #4 |\n` };
    expect(ruleFaults([rules, waiting, tests, unknown])).toEqual([
      'V9: in docs/not-built.md, but no rule',
      'packages/engine/src/a.ts: names R99, which is no rule',
    ]);
  });
});
