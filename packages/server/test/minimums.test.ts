// Each minimum of the kill and nodes runs can fail.
import { describe, expect, it } from 'vitest';
import { MINIMUMS as OF_KILLS } from './kill-minimums.ts';
import { countsOf, MINIMUMS as OF_NODES } from './nodes/minimums.ts';
import { judge, lacksOf, type Minimum, type Never } from './support/deeds/minimums.ts';

const minimumsIn = (rules: readonly (Minimum | Never)[]): readonly Minimum[] =>
  rules.flatMap((rule) => ('never' in rule ? [] : [rule]));

describe.each([
  ['kills', OF_KILLS],
  ['nodes', OF_NODES],
])('a run of %s', (_, rules) => {
  const names = minimumsIn(rules).flatMap(({ what, per }) => [String(what), per]);
  const plenty = Object.fromEntries(names.map((name) => [name, 1_000]));

  it('passes when it did everything', () => {
    expect(lacksOf(judge(plenty, rules))).toEqual([]);
  });

  it.each(minimumsIn(rules).map(({ what }) => String(what)))('fails without %s', (what) => {
    expect(lacksOf(judge({ ...plenty, [what]: 0 }, rules)).join()).toContain(`0 of “${what}”`);
  });

  it('fails for a message of a wrong shape', () => {
    expect(lacksOf(judge({ ...plenty, 'shape: malformed': 1 }, rules))).toHaveLength(1);
  });
});

it('a nodes run without players and with a malformed message fails for both', () => {
  const counts = countsOf({
    patrons: [{ answered: [] }, { answered: [{ accepted: false }] }],
    errors: new Map([['malformed', 1]]),
    faults: new Map([['kill', 4]]),
    reconnected: { kill: 3, drain: 0 },
    records: 0,
  });
  expect(lacksOf(judge(counts, OF_NODES))).toEqual([
    'The harness did what it did not mean: 1 of “shape: malformed”, none is allowed.',
    'Too little was done: 0 of “ticket: accepted” in 8 of “run: patrons at each fault”, at least 4 are needed.',
  ]);
});
