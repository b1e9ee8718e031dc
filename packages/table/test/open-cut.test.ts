// The second format of the cut: every rejected patron leaves a trace, thousands may take part, and a beacon named in
// the commitment decides after the list is closed. [F2]
import { commitOf, MOST_CONTRIBUTIONS, MOST_MISSED } from '@punto/engine/fairness/cut';
import { rootOfPlace } from '@punto/engine/fairness/cut-list';
import { describe, expect, it } from 'vitest';
import { instant, placeInCut, publicView, REVEAL_MS } from '../src/index.ts';
import { SETUP, SUPERVISOR } from './bench.ts';
import { BEACON, CutBench, hex32 } from './cut-bench.ts';

const COMMIT_MS = SETUP.pace.shufflingMs / 2;
const VALUE = { ...BEACON, value: hex32(77), signature: 'ab'.repeat(48), previous: null };

const placeOf = (bench: CutBench, value: number) =>
  placeInCut(bench.state.shoe, commitOf(bench.commitment, hex32(value)));

describe('[F2] a patron’s commit', () => {
  it('is proved to be in the list once it is closed, and among the values once the shoe is cut', () => {
    const bench = new CutBench();
    for (let n = 0; n < 9; n += 1) bench.commit(`patron-${n}`, n);
    expect(placeOf(bench, 4)).toEqual({ of: 'none' });
    bench.advance();
    const place = placeOf(bench, 4);
    if (place.of !== 'commits') throw new Error('the commit is not in the list');
    const { commitment } = bench;
    const commit = commitOf(commitment, hex32(4));
    expect(rootOfPlace('commits', commitment, commit, place)).toBe(publicView(bench.state).cutting?.root);
    expect(placeOf(bench, 99)).toEqual({ of: 'none', root: publicView(bench.state).cutting?.root });
    for (let n = 0; n < 9; n += 1) bench.reveal(`patron-${n}`, n);
    const told = placeOf(bench, 4);
    expect(told).toMatchObject({ of: 'values', place: 4, count: 9 });
    bench.advance();
    expect(placeOf(bench, 4)).toEqual(told);
  });

  it('too late is recorded with the shoe, once, and may take part in the next attempt', () => {
    const bench = new CutBench();
    bench.commit('ann', 1);
    bench.advance();
    expect(bench.commit('ben', 2)).toBeNull();
    expect(bench.commit('ben', 3)).toBe('already-cut');
    expect(bench.commit('ann', 4)).toBe('already-cut');
    expect(placeOf(bench, 2)).toEqual({ of: 'missed', why: 'late' });
    bench.now += REVEAL_MS;
    bench.advance();
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'committing', attempt: 2 });
    expect(bench.commit('ben', 5)).toBeNull();
    bench.advance();
    bench.reveal('ben', 5);
    expect(bench.cut()).toMatchObject({
      contributions: [{ value: hex32(5) }],
      missed: [{ commit: commitOf(bench.commitment, hex32(2)), why: 'late' }],
    });
    expect(JSON.stringify(bench.cut())).not.toContain('ben');
    expect(publicView(bench.state).shoe?.cut?.missed).toBe(1);
  });

  it('is one of ten thousand, each as fast as one, and a rejected one is recorded', () => {
    const bench = new CutBench();
    const act = (n: number) =>
      bench.act(`patron-${n}`, { act: 'commit-cut', commit: commitOf(bench.commitment, hex32(n)) });
    const most = MOST_CONTRIBUTIONS[2];
    for (let n = 0; n < most; n += 1) act(n);
    expect(publicView(bench.state).cutting?.committed).toBe(most);
    for (let n = most; n < most + MOST_MISSED; n += 1) expect(act(n)).toBeNull();
    expect(act(most + MOST_MISSED)).toBe('cut-full');
    expect(placeOf(bench, most)).toEqual({ of: 'missed', why: 'full' });
    bench.advance();
    const view = publicView(bench.state);
    expect(JSON.stringify(view.cutting).length).toBeLessThan(300);
    expect(JSON.stringify(placeOf(bench, 4_711)).length).toBeLessThan(1_200);
    expect(placeOf(bench, most - 1)).toMatchObject({ of: 'commits', place: most - 1, count: most });
  });
});

describe('[F2] a beacon named in the commitment', () => {
  const waiting = (due: number): CutBench => {
    const bench = new CutBench({ beacon: BEACON });
    bench.beaconDueAt = instant(bench.now + due);
    return bench;
  };

  it('decides after the list of open values is closed: nothing is hidden, and nothing can be withheld', () => {
    const bench = waiting(COMMIT_MS + 2_000);
    const { beacon, open } = publicView(bench.state).cutting ?? expect.fail('no cut');
    expect({ beacon, open }).toEqual({ beacon: BEACON, open: true });
    expect(bench.commit('ann', 1)).toBe('not-cutting');
    expect(bench.bring('ann', 1)).toBeNull();
    expect(bench.bring('ben', 2)).toBeNull();
    expect(bench.bring('cat', 2)).toBe('already-cut');
    expect(JSON.stringify(publicView(bench.state))).not.toContain(hex32(1));
    bench.advance();
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'awaiting', committed: 2, revealed: 2 });
    expect(placeOf(bench, 1)).toMatchObject({ of: 'commits', place: 0, count: 2 });
    expect(bench.bring('dan', 3)).toBeNull();
    bench.beacon = VALUE;
    bench.advance();
    expect(bench.cut()).toMatchObject({
      contributions: [{ value: hex32(1) }, { value: hex32(2) }],
      failed: [],
      missed: [{ why: 'late' }],
      closedAt: 1_000_000 + COMMIT_MS,
      beacon: VALUE,
      seed: bench.seed(),
    });
    expect(publicView(bench.state).shoe?.cut).toMatchObject({ beacon: true, awaited: false, missed: 1 });
  });

  it('decides alone without patrons', () => {
    const bench = waiting(COMMIT_MS + 2_000);
    bench.advance();
    bench.beacon = VALUE;
    bench.advance();
    expect(bench.cut()).toMatchObject({ contributions: [], failed: [], beacon: VALUE });
  });

  it('that does not arrive fails the attempt, which is recorded, and the next attempt is cut by hidden values', () => {
    const bench = waiting(COMMIT_MS + 2_000);
    bench.bring('ann', 1);
    bench.advance();
    bench.advance();
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'committing', attempt: 2, open: false });
    expect(bench.bring('ann', 2)).toBe('not-cutting');
    expect(bench.commit('ann', 2)).toBeNull();
    bench.advance();
    expect(bench.reveal('ann', 2)).toBeNull();
    expect(bench.cut()).toMatchObject({
      contributions: [{ value: hex32(2) }],
      failed: [[{ value: hex32(1) }]],
      beacon: null,
    });
    expect(publicView(bench.state).shoe?.cut).toMatchObject({ beacon: false, awaited: true, failed: 0 });
  });

  it.each([
    ['has been published by then', COMMIT_MS],
    ['is not known when it is published', null],
  ])('is not used when the list is closed and it %s', (_, due) => {
    const bench = waiting(due ?? 0);
    if (due === null) bench.beaconDueAt = null;
    bench.beacon = VALUE;
    bench.bring('ann', 1);
    bench.advance();
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'committing', attempt: 2, open: false });
  });

  it('is not used when a pause held the list open until it was published', () => {
    const bench = waiting(COMMIT_MS + 2_000);
    bench.beacon = VALUE;
    bench.bring('ann', 1);
    bench.duty({ duty: 'pause', reason: 'a noise' }, SUPERVISOR);
    bench.now += 60_000;
    bench.duty({ duty: 'resume' }, SUPERVISOR);
    bench.advance();
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'committing', attempt: 2, open: false });
  });

  it('leaves three attempts after it, and then the house cuts alone', () => {
    const bench = waiting(COMMIT_MS + 2_000);
    for (let times = 0; times < 2; times += 1) bench.advance();
    for (const [n, patron] of ['ann', 'ben', 'cat'].entries()) {
      expect(bench.commit(patron, n)).toBeNull();
      bench.advance();
      bench.advance();
    }
    expect(bench.cut()).toMatchObject({ contributions: [], seed: bench.seed() });
    expect(bench.cut()?.failed).toHaveLength(4);
    expect(publicView(bench.state).shoe?.cut?.failed).toBe(3);
  });
});

it('[F2] a shoe of the first format continues by its rules after an upgrade', () => {
  const bench = new CutBench({ format: 1 });
  bench.commit('ann', 1);
  bench.advance();
  const commits = [commitOf(bench.commitment, hex32(1))];
  expect(publicView(bench.state).cutting).toMatchObject({ root: null, commits });
  expect(placeOf(bench, 1)).toEqual({ of: 'none' });
  bench.reveal('ann', 1);
  expect(Object.keys(bench.cut() ?? {}).sort()).toEqual([
    ...['beacon', 'contributions', 'failed', 'houseValue', 'seed'],
  ]);
});
