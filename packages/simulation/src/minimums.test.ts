// Every minimum of the simulation can fail: a run that reaches all of them but one is refused for that one.

import type { Counts } from '@punto/server/test/support/deeds/deeds';
import { judge, lacksOf, type Minimum } from '@punto/server/test/support/deeds/minimums';
import type { Store } from '@punto/store/store';
import { describe, expect, inject, it } from 'vitest';
import { MINIMUMS } from './minimums.ts';
import { MINIMUMS_OF_NODES } from './nodes/minimums.ts';
import { tortureNodes } from './nodes/torture.ts';
import type { Outcome } from './run.ts';
import { torture } from './torture.ts';

const LONG = 10_000;

const minimumsIn = (rules: typeof MINIMUMS): readonly Minimum[] =>
  rules.flatMap((rule) => ('never' in rule ? [] : [rule]));
const namesOf = ({ what }: Minimum): readonly string[] => (typeof what === 'string' ? [what] : what);

/** Counts of a long run that did as much of everything as there were rounds. */
const plenty = (minimums: readonly Minimum[]): Counts =>
  Object.fromEntries(minimums.flatMap((each) => [each.per, ...namesOf(each)].map((name) => [name, LONG])));

describe.each([
  ['one process', MINIMUMS],
  ['several nodes', MINIMUMS_OF_NODES],
])('a run of %s', (_, rules) => {
  const minimums = minimumsIn(rules);
  it('passes when it did everything', () => {
    expect(lacksOf(judge(plenty(minimums), rules))).toEqual([]);
  });

  it.each(minimums.map((each) => [namesOf(each).join(' + '), each] as const))(
    'fails without %s',
    (name, each) => {
      const none = Object.fromEntries(namesOf(each).map((what) => [what, 0]));
      const lacks = lacksOf(judge({ ...plenty(minimums), ...none }, rules));
      expect(lacks.filter((lack) => lack.includes(`0 of “${name}”`))).toHaveLength(1);
    },
  );

  it('fails with a request that was refused for its shape', () => {
    const counts = { ...plenty(minimums), 'shape: POST /api/floor/patrons/:id/reinstate 400': 1 };
    expect(lacksOf(judge(counts, rules))).toHaveLength(1);
  });
});

/** Suspends every patron, as the simulation itself once did when reinstatement was missing. */
const suspicious = (store: Store): Store => ({
  ...store,
  patrons: { ...store.patrons, isSuspended: async () => true },
});

describe('a short run', () => {
  const judged = ({ counts }: Outcome, rules: typeof MINIMUMS) => lacksOf(judge(counts, rules));

  it.runIf(inject('soak'))('of several nodes has minimums that it reaches', async () => {
    // All rounds are counted, but faults occur only in the first 40: some 50 more are played during the calm phase.
    const outcome = await tortureNodes({ seed: 12, rounds: 40, nodes: 2, patrons: 4, deaths: 1 });
    expect([outcome.fault, judged(outcome, MINIMUMS_OF_NODES)]).toEqual([null, []]);
  });

  it('in which every patron is suspended fails', async () => {
    const outcome = await torture({ seed: 12, rounds: 2, tamper: suspicious });
    expect(judged(outcome, MINIMUMS).join()).toContain('0 of “ticket: accepted”');
  });
});
