// The client's part in a cut, against a fake table.
import { commitOf, listHashOf } from '@punto/engine/fairness/cut';
import { cutListOf, hashOfListed, placeIn } from '@punto/engine/fairness/cut-list';
import type { PlaceInCut } from '@punto/table/cut-record';
import type { CuttingView, TableView } from '@punto/table/view';
import { describe, expect, it } from 'vitest';
import { exampleView } from '../../test/support/example-view.ts';
import type { ActOrder, ActOutcome } from './acts.ts';
import { type CutMemory, createCuts, type OwnCut } from './cuts.ts';

const COMMITMENT = 'ab'.repeat(32);
const DONE: ActOutcome = { outcome: 'done' };
const secretOf = (n: number): string => n.toString(16).padStart(64, '0');

const setUp = (
  answer: (order: ActOrder) => ActOutcome = () => DONE,
  kept: CutMemory = memory(),
  placeOf: (commit: string) => PlaceInCut | null = () => ({ of: 'none' }),
) => {
  const asked: ActOrder[] = [];
  const places: string[] = [];
  const told: OwnCut[] = [];
  const timers: (() => void)[] = [];
  let secrets = 0;
  const cuts = createCuts(
    {
      secret: () => secretOf(++secrets),
      after: (_, run) => {
        timers.push(run);
        return () => undefined;
      },
    },
    {
      ask: async (_, order) => {
        asked.push(order);
        return answer(order);
      },
      placeInCut: async (_, __, commit) => {
        places.push(commit);
        return placeOf(commit);
      },
    },
    (cut) => told.push(cut),
    kept,
  );
  const see = async (view: TableView): Promise<void> => {
    cuts.see('one', view);
    await settled();
  };
  const wait = async (): Promise<void> => {
    timers.shift()?.();
    await settled();
  };
  return { cuts, places, asked, told, see, wait, standing: () => cuts.own('one')?.standing };
};

const settled = async (): Promise<void> => {
  for (let turns = 0; turns < 8; turns += 1) await Promise.resolve();
};

const memory = (): CutMemory => {
  const kept = new Map<string, OwnCut>();
  return { read: (table) => kept.get(table) ?? null, write: (table, cut) => void kept.set(table, cut) };
};

const seen = (cutting: Partial<CuttingView> | null, cut: NonNullable<TableView['shoe']>['cut'] = null) => {
  const { shoe } = exampleView();
  return exampleView({
    phase: 'shuffling',
    shoe: shoe && { ...shoe, commitment: COMMITMENT, cut },
    cutting: cutting && {
      ...{ stage: 'committing', open: false, beacon: null, attempt: 1, committed: 0, revealed: 0 },
      ...{ root: null, commits: [] },
      ...cutting,
    },
  });
};
const commit = (n: number): string => commitOf(COMMITMENT, secretOf(n));
const cutWith = (values: number, failed = 0) => ({
  ...{ seed: secretOf(9), values, failed, beacon: false, awaited: false, missed: 0 },
});

describe('[F2] the client’s part in a cut', () => {
  it('commits to a value, reveals it when it is in the list, and knows that it counted', async () => {
    const { see, asked, standing } = setUp();
    await see(seen({}));
    expect(asked).toEqual([{ shoe: 1, round: 0, act: { act: 'commit-cut', commit: commit(1) } }]);
    expect(standing()).toBe('bound');
    await see(seen({ committed: 1 }));
    expect(asked).toHaveLength(1);
    await see(seen({ stage: 'revealing', committed: 2, commits: [secretOf(5), commit(1)] }));
    expect(asked[1]).toEqual({ shoe: 1, round: 0, act: { act: 'reveal-cut', value: secretOf(1) } });
    await see(seen(null, cutWith(2)));
    expect(standing()).toBe('in');
  });

  it('keeps the list from before its value was revealed', async () => {
    const { cuts, see } = setUp();
    await see(seen({}));
    expect(cuts.own('one')?.list).toBeNull();
    const commits = [secretOf(5), commit(1)];
    await see(seen({ stage: 'revealing', commits }));
    await see(seen({ stage: 'revealing', commits: [commit(1)] }));
    expect(cuts.own('one')?.list).toBe(listHashOf(COMMITMENT, commits));
  });

  it('reveals nothing when it was left out of the list, and reports that', async () => {
    const { see, asked, standing } = setUp();
    await see(seen({}));
    await see(seen({ stage: 'revealing', commits: [secretOf(5)] }));
    expect(asked).toHaveLength(1);
    expect(standing()).toBe('left-out');
  });

  it('uses another value for the next attempt, since the first may be known', async () => {
    const { see, asked, standing } = setUp();
    await see(seen({}));
    await see(seen({ stage: 'revealing', commits: [commit(1)] }));
    await see(seen({ attempt: 2 }));
    expect(asked.at(-1)?.act).toEqual({ act: 'commit-cut', commit: commit(2) });
    await see(seen(null, cutWith(0, 3)));
    expect(standing()).toBe('unused');
  });

  it('does not retry where it was refused, and takes part in the next shoe', async () => {
    const barred: ActOutcome = { outcome: 'refused', refusal: { reason: 'barred-from-cut' } };
    const { see, asked, standing } = setUp(() => barred);
    await see(seen({}));
    expect(standing()).toBe('refused');
    await see(seen({ attempt: 2 }));
    expect(asked).toHaveLength(1);
  });

  it('takes part however many patrons have, and not where there is no commitment', async () => {
    const { see, asked } = setUp();
    await see(exampleView({ phase: 'shuffling' }));
    expect(asked).toEqual([]);
    await see(seen({ committed: 9_999 }));
    expect(asked).toHaveLength(1);
  });

  it('sends its value again when there was no answer, and after the page was reloaded', async () => {
    const kept = memory();
    const deaf = setUp(
      ({ act }) => (act.act === 'reveal-cut' ? { outcome: 'failed', error: 'no-answer' } : DONE),
      kept,
    );
    const revealing = seen({ stage: 'revealing', commits: [commit(1)] });
    await deaf.see(seen({}));
    await deaf.see(revealing);
    await deaf.see(revealing);
    expect(deaf.asked.map(({ act }) => act.act)).toEqual(['commit-cut', 'reveal-cut', 'reveal-cut']);
    const again = setUp(() => DONE, kept);
    await again.see(revealing);
    expect(again.asked).toEqual([{ shoe: 1, round: 0, act: { act: 'reveal-cut', value: secretOf(1) } }]);
  });

  it('sends its value again by a timer, a limited number of times', async () => {
    const { see, wait, asked, standing } = setUp(({ act }) =>
      act.act === 'reveal-cut' ? { outcome: 'failed', error: 'no-answer' } : DONE,
    );
    await see(seen({}));
    await see(seen({ stage: 'revealing', commits: [commit(1)] }));
    for (let times = 0; times < 20; times += 1) await wait();
    expect(asked.filter(({ act }) => act.act === 'reveal-cut')).toHaveLength(12);
    // Only the answers were lost.
    await see(seen(null, cutWith(1)));
    expect(standing()).toBe('in');
  });

  it('waits while the table is paused, and reveals its value afterwards', async () => {
    const paused: ActOutcome = { outcome: 'refused', refusal: { reason: 'table-paused' } };
    let isPaused = false;
    const { see, asked, standing } = setUp(() => (isPaused ? paused : DONE));
    const still = { pausedAt: 5 };
    await see({ ...seen({}), ...still });
    expect(asked).toEqual([]);
    await see(seen({}));
    isPaused = true;
    const revealing = seen({ stage: 'revealing', commits: [commit(1)] });
    await see(revealing);
    await see({ ...revealing, ...still });
    expect(standing()).toBe('bound');
    expect(asked.map(({ act }) => act.act)).toEqual(['commit-cut', 'reveal-cut']);
    isPaused = false;
    await see(revealing);
    expect(asked.map(({ act }) => act.act)).toEqual(['commit-cut', 'reveal-cut', 'reveal-cut']);
    expect(standing()).toBe('told');
  });

  it('reveals its value when the page was reloaded before it was sent', async () => {
    const kept = memory();
    const lost = setUp(() => DONE, kept);
    const revealing = seen({ stage: 'revealing', commits: [commit(1)] });
    await lost.see(seen({}));
    await lost.see(revealing);
    const again = setUp(() => DONE, kept);
    await again.see(revealing);
    await again.see(revealing);
    expect(again.asked).toEqual([{ shoe: 1, round: 0, act: { act: 'reveal-cut', value: secretOf(1) } }]);
  });

  it('uses the value the patron entered, once', async () => {
    const { cuts, see, asked } = setUp();
    cuts.bring('one', secretOf(77));
    await see(seen({}));
    await see(seen({ attempt: 2 }));
    expect(asked.map(({ act }) => ('commit' in act ? act.commit : ''))).toEqual([commit(77), commit(1)]);
  });

  it('[V5] sends the same value with each ticket of one shoe at a private table', async () => {
    const { cuts, asked } = setUp();
    const view = seen(null);
    const alone = { ...view, phase: 'betting', setup: { ...view.setup, solo: true } } as TableView;
    expect(cuts.forTicket('one', alone)).toBe(secretOf(1));
    expect(cuts.forTicket('one', alone)).toBe(secretOf(1));
    expect(cuts.forTicket('one', view)).toBeUndefined();
    cuts.see('one', alone);
    expect(asked).toEqual([]);
  });
});

describe('[F2] the client’s part in a cut with a Merkle root', () => {
  const others = Array.from({ length: 3_000 }, (_, n) => secretOf(1_000 + n));
  const listWith = (...own: string[]) => cutListOf('commits', COMMITMENT, [...others, ...own]);
  const placed = (list: ReturnType<typeof listWith>): PlaceInCut => ({
    of: 'commits',
    ...placeIn(list, others.length),
  });
  const closed = (list: ReturnType<typeof listWith>, more: Partial<CuttingView> = {}) =>
    seen({ stage: 'revealing', committed: list.count, root: list.root, ...more });
  const acts = (asked: readonly ActOrder[]) => asked.map(({ act }) => act.act);

  it('reveals its value once its commit is proved to be in the list, and keeps the list', async () => {
    const list = listWith(commit(1));
    const { cuts, see, asked, standing } = setUp(undefined, undefined, () => placed(list));
    await see(seen({}));
    await see(closed(list));
    expect(acts(asked)).toEqual(['commit-cut', 'reveal-cut']);
    expect(cuts.own('one')).toMatchObject({ standing: 'told', list: hashOfListed(COMMITMENT, list) });
    await see(seen(null, cutWith(3_001)));
    expect(standing()).toBe('in');
  });

  it('reveals nothing to a table without that proof, and reports that it was left out', async () => {
    const without = listWith(secretOf(5));
    const lies: PlaceInCut[] = [
      { of: 'none', root: without.root },
      placed(without),
      placed(listWith(commit(1))),
    ];
    for (const lie of lies) {
      const { see, wait, asked, standing } = setUp(undefined, undefined, () => lie);
      await see(seen({}));
      await see(closed(without));
      // The first answer may be of another moment.
      expect(standing()).toBe('bound');
      await wait();
      expect(standing()).toBe('left-out');
      expect(acts(asked)).toEqual(['commit-cut']);
    }
  });

  it('accepts answers of another moment than the view shown: that attempt may be over (torture seed 610001)', async () => {
    const { see, wait, asked, standing } = setUp(undefined, undefined, () => ({ of: 'none' }));
    await see(seen({}));
    await see(closed(listWith(commit(1))));
    for (let tries = 0; tries < 5; tries += 1) await wait();
    expect(standing()).toBe('bound');
    await see(seen(null, cutWith(0, 3)));
    await wait();
    expect(standing()).toBe('unused');
    expect(acts(asked)).toEqual(['commit-cut']);
  });

  it('reports that it was left out by a table that never answers for the list it shows', async () => {
    const { see, wait, asked, standing } = setUp(undefined, undefined, () => ({ of: 'none' }));
    await see(seen({}));
    await see(closed(listWith(commit(1))));
    for (let tries = 0; tries < 11; tries += 1) await wait();
    expect(standing()).toBe('left-out');
    expect(acts(asked)).toEqual(['commit-cut']);
  });

  it('concludes nothing from one answer after a lost connection, because the shown list is from before it (torture seed 930016)', async () => {
    let tries = 0;
    const { see, wait, asked, standing } = setUp(undefined, undefined, () => {
      tries += 1;
      return tries < 12 ? null : { of: 'none' };
    });
    await see(seen({}));
    await see(closed(listWith(commit(1))));
    for (let times = 0; times < 11; times += 1) await wait();
    expect(tries).toBe(12);
    expect(standing()).toBe('bound');
    await see(seen(null, cutWith(0, 3)));
    expect(standing()).toBe('unused');
    expect(acts(asked)).toEqual(['commit-cut']);
  });

  it('is recorded as too late when its commit was lost on the way', async () => {
    const list = listWith();
    let isHeard = false;
    const { see, wait, asked, standing } = setUp(
      () => (isHeard ? DONE : { outcome: 'failed', error: 'no-answer' }),
      undefined,
      () => (acts(asked).length > 1 ? { of: 'missed', why: 'late' } : { of: 'none', root: list.root }),
    );
    await see(seen({}));
    expect(standing()).toBe('offered');
    await see(closed(list));
    isHeard = true;
    await wait();
    expect(acts(asked)).toEqual(['commit-cut', 'commit-cut']);
    await wait();
    expect(standing()).toBe('missed');
  });

  it('asks again when there is no answer, and does not blame an attempt that is over', async () => {
    const list = listWith(commit(1));
    let answer: PlaceInCut | null = null;
    const { see, wait, asked, places, standing } = setUp(undefined, undefined, () => answer);
    await see(seen({}));
    await see(closed(list));
    await see(closed(list, { revealed: 1 }));
    expect(places).toHaveLength(1);
    answer = { of: 'none' };
    await wait();
    await see(seen({ attempt: 2 }));
    await wait();
    expect(standing()).toBe('bound');
    expect(acts(asked)).toEqual(['commit-cut', 'commit-cut']);
  });

  it('is recorded when it comes too late, and takes part in the next attempt', async () => {
    const list = listWith();
    const { cuts, see, asked } = setUp(undefined, undefined, () => ({ of: 'missed', why: 'late' }));
    await see(closed(list));
    expect(acts(asked)).toEqual(['commit-cut']);
    await see(closed(list, { revealed: 1 }));
    expect(cuts.own('one')).toMatchObject({
      standing: 'missed',
      why: 'late',
    });
    await see(closed(list, { revealed: 2 }));
    expect(asked).toHaveLength(1);
    await see(seen({ attempt: 2 }));
    expect(acts(asked)).toEqual(['commit-cut', 'commit-cut']);
  });

  it('sends the value immediately where a beacon decides, and keeps the list from before it', async () => {
    const list = listWith(commit(1));
    const { cuts, see, asked, standing } = setUp(undefined, undefined, () => placed(list));
    const beacon = { name: 'drand-x', round: 9 };
    await see(seen({ open: true, beacon }));
    expect(asked[0]?.act).toEqual({ act: 'bring-cut', value: secretOf(1) });
    await see(closed(list, { stage: 'awaiting', open: true, beacon }));
    expect(cuts.own('one')).toMatchObject({ standing: 'told', list: hashOfListed(COMMITMENT, list) });
    expect(asked).toHaveLength(1);
    await see(seen(null, { ...cutWith(3_001), beacon: true }));
    expect(standing()).toBe('in');
  });

  it('uses a hidden value after a beacon that did not come', async () => {
    const list = listWith(commit(1));
    const { see, asked, standing } = setUp(undefined, undefined, (asked) =>
      asked === commit(1) ? placed(list) : placed(listWith(commit(2))),
    );
    const beacon = { name: 'drand-x', round: 9 };
    await see(seen({ open: true, beacon }));
    await see(closed(list, { stage: 'awaiting', open: true, beacon }));
    await see(seen({ attempt: 2, beacon }));
    await see(closed(listWith(commit(2)), { attempt: 2, beacon }));
    expect(acts(asked)).toEqual(['bring-cut', 'commit-cut', 'reveal-cut']);
    await see(seen(null, { ...cutWith(3_001), awaited: true }));
    expect(standing()).toBe('in');
  });

  it('asks until it gets the proof that its value was used, by a timer and whenever the table is seen', async () => {
    const list = listWith(commit(1));
    const values = cutListOf('values', COMMITMENT, [...others, secretOf(1)]);
    let answer: PlaceInCut | null = placed(list);
    const { cuts, see, wait, places } = setUp(undefined, undefined, () => answer);
    await see(seen({}));
    await see(closed(list));
    answer = null;
    for (let times = 0; times < 20; times += 1) await wait();
    const before = places.length;
    await see(seen(null, cutWith(3_001)));
    for (let times = 0; times < 20; times += 1) await wait();
    expect(places.length - before).toBe(12);
    expect(cuts.own('one')).toMatchObject({ standing: 'in', values: null });
    answer = { of: 'values', ...placeIn(values, others.length) };
    await see(seen(null, cutWith(3_001)));
    expect(cuts.own('one')?.values).toBe(values.root);
    await see(seen(null, cutWith(3_001)));
    expect(places.length - before).toBe(13);
  });
});
