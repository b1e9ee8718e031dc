// The cut under random behaviour: patrons who join, reveal, withhold, lie and come too late, a paused table and
// restarts. It always completes, by the rules of fairness.md. [F2]
import { commitOf } from '@punto/engine/fairness/cut';
import { MOST_ATTEMPTS } from '@punto/engine/fairness/cut-attempts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { evolve, initialState } from '../src/index.ts';
import { HOUSE_VALUE, SUPERVISOR } from './bench.ts';
import { CutBench } from './cut-bench.ts';

const PATRONS = ['ann', 'ben', 'cat', 'dan'] as const;
type Step =
  | { readonly do: 'commit' | 'reveal'; readonly patron: string; readonly value: number }
  | { readonly do: 'advance' | 'pause' | 'resume' | 'restart' };

const patron = fc.constantFrom(...PATRONS);
/** Few values, so that some are equal; 0: the patron reveals a wrong one. */
const value = fc.nat(5);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant('commit'), patron, value }) },
  { weight: 16, arbitrary: fc.record({ do: fc.constant('reveal'), patron, value }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('advance') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('pause', 'resume', 'restart') }) },
);

const take = (bench: CutBench, each: Step, own: Map<string, number>): void => {
  const { pause, deadline } = bench.state;
  if (each.do === 'commit') {
    if (bench.commit(each.patron, each.value) === null) own.set(each.patron, each.value);
  } else if (each.do === 'reveal')
    bench.reveal(each.patron, each.value === 0 ? 0 : (own.get(each.patron) ?? 0));
  else if (each.do === 'pause') bench.duty({ duty: 'pause', reason: 'a noise' }, SUPERVISOR);
  else if (each.do === 'resume') bench.duty({ duty: 'resume' }, SUPERVISOR);
  else if (each.do === 'advance') {
    if (!pause && deadline !== null) bench.advance();
  } else bench.restart('snapshot');
};

it('[F2] always completes, and the record shows its course', () => {
  const seen = { failed: 0, alone: 0, full: 0, late: 0 };
  fc.assert(
    fc.property(fc.array(step, { minLength: 10, maxLength: 60 }), (steps) => {
      const bench = new CutBench();
      const barred = new Set<string>();
      const own = new Map<string, number>();
      for (const each of steps) {
        if (bench.state.phase !== 'shuffling' || bench.cut()) break;
        take(bench, each, own);
        const { cutting } = bench.state.shoe ?? {};
        for (const { patron: name } of cutting?.entries ?? []) expect(barred.has(name)).toBe(false);
        for (const name of cutting?.barred ?? []) barred.add(name);
        const commits = cutting?.entries.map(({ commit }) => commit) ?? [];
        expect(new Set(commits).size).toBe(commits.length);
        expect(bench.state.shoe?.next).toBe(0);
        expect(bench.events.reduce(evolve, initialState)?.shoe).toEqual(bench.state.shoe);
      }
      if (bench.state.pause) bench.duty({ duty: 'resume' }, SUPERVISOR);
      while (bench.state.phase === 'shuffling') bench.advance();

      const { commitment } = bench;
      const cut = bench.cut() ?? expect.fail('never cut');
      const values = cut.contributions.map((each) => each.value ?? expect.fail('a value is missing'));
      expect(cut).toMatchObject({ houseValue: HOUSE_VALUE, beacon: null, seed: bench.seed() });
      const late = bench.events.flatMap((event) => (event.type === 'CutMissed' ? event.commit : []));
      expect(cut.missed?.map((each) => each.commit)).toEqual(late);
      seen.late += late.length;
      expect(cut.failed.length).toBeLessThanOrEqual(MOST_ATTEMPTS);
      for (const attempt of cut.failed) expect(attempt.some((each) => each.value === null)).toBe(true);
      if (cut.failed.length === MOST_ATTEMPTS) expect(values).toEqual([]);
      for (const attempt of [...cut.failed, cut.contributions])
        for (const [place, each] of attempt.entries()) {
          expect(each.patron).toBe(String(place + 1));
          if (each.value !== null) expect(commitOf(commitment, each.value)).toBe(each.commit);
        }
      // Every revealed value is in the record, in the order of the commitments.
      const told = bench.events.flatMap((event) => (event.type === 'CutRevealed' ? event.value : []));
      const kept = [...cut.failed, cut.contributions].flat().flatMap((each) => each.value ?? []);
      expect([...kept].sort()).toEqual([...told].sort());
      expect(bench.events.reduce(evolve, initialState)?.shoe?.cut).toEqual(cut);
      seen.failed += cut.failed.length;
      if (values.length === 0) seen.alone += 1;
      if (values.length > 1) seen.full += 1;
    }),
    { seed: 7, numRuns: 250 },
  );
  expect(Math.min(seen.failed, seen.alone, seen.full, seen.late)).toBeGreaterThan(5);
});
