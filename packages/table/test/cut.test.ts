// The cut of a new shoe: who may contribute a value, what happens when one is withheld, and that nothing is dealt or
// revealed before it is made. [F2]
import { commitOf, MOST_CONTRIBUTIONS } from '@punto/engine/fairness/cut';
import { cutListOf } from '@punto/engine/fairness/cut-list';
import { describe, expect, it } from 'vitest';
import {
  type ActRefusal,
  evolve,
  freeze,
  initialState,
  patronId,
  publicView,
  REVEAL_MS,
  thaw,
} from '../src/index.ts';
import { HOUSE_VALUE, SETUP, SOLO, SUPERVISOR } from './bench.ts';
import { BEACON, CutBench, hex32 } from './cut-bench.ts';

const COMMIT_MS = SETUP.pace.shufflingMs / 2;
describe('[F2] the cut', () => {
  it('has a public commitment before any bet, and nothing else is public', () => {
    const bench = new CutBench();
    const { shoe, cutting } = publicView(bench.state);
    expect(shoe).toMatchObject({ commitment: bench.commitment, cut: null, dealt: 0 });
    expect(cutting).toEqual({
      ...{ stage: 'committing', open: false, beacon: null, attempt: 1, committed: 0, revealed: 0 },
      ...{ root: null, commits: [] },
    });
    expect(JSON.stringify(publicView(bench.state))).not.toContain(HOUSE_VALUE);
  });

  it('is made by the house alone without patrons, and takes no time', () => {
    const bench = new CutBench();
    bench.advance();
    expect(bench.cut()).toMatchObject({ contributions: [], failed: [], houseValue: HOUSE_VALUE });
    bench.advance();
    expect(bench.state).toMatchObject({ phase: 'betting', round: { number: 1 } });
    expect(bench.now).toBe(1_000_000 + SETUP.pace.shufflingMs);
  });

  it('uses the values of all commits, in their order, as soon as the last is revealed', () => {
    const bench = new CutBench();
    expect(bench.commit('ann', 1)).toBeNull();
    expect(bench.commit('ben', 2)).toBeNull();
    expect(publicView(bench.state).cutting).toMatchObject({ committed: 2, commits: [] });
    bench.advance();
    const commits = [1, 2].map((n) => commitOf(bench.commitment, hex32(n)));
    const { root } = cutListOf('commits', bench.commitment, commits);
    expect(publicView(bench.state).cutting).toMatchObject({ stage: 'revealing', root, commits: [] });
    expect(bench.reveal('ben', 2)).toBeNull();
    expect(bench.cut()).toBeNull();
    expect(bench.reveal('ann', 1)).toBeNull();
    expect(bench.cut()?.contributions.map(({ value }) => value)).toEqual([hex32(1), hex32(2)]);
    expect(bench.cut()?.seed).toBe(bench.seed());
    expect(publicView(bench.state)).toMatchObject({ cutting: null, shoe: { cut: { values: 2, failed: 0 } } });
    // No patron is named: a position in the list is used instead.
    expect(bench.cut()?.contributions.map(({ patron }) => patron)).toEqual(['1', '2']);
    bench.advance();
    expect(bench.state.phase).toBe('betting');
    expect(bench.now).toBe(1_000_000 + SETUP.pace.shufflingMs);
  });

  it.each<[string, (bench: CutBench) => ActRefusal['reason'] | null, ActRefusal['reason']]>([
    [
      'a second commit of one patron',
      (bench) => bench.commit('ann', 1) ?? bench.commit('ann', 2),
      'already-cut',
    ],
    ['a commit somebody has', (bench) => bench.commit('ann', 1) ?? bench.commit('ben', 1), 'already-cut'],
    ['a value before its time', (bench) => bench.commit('ann', 1) ?? bench.reveal('ann', 1), 'not-cutting'],
    [
      'a commit after its time of the first format',
      () => {
        const bench = new CutBench({ format: 1 });
        bench.commit('ann', 1);
        bench.advance();
        return bench.commit('ben', 2);
      },
      'not-cutting',
    ],
    ['a value where it must be hidden', (bench) => bench.bring('ann', 1), 'not-cutting'],
    [
      'another value',
      (bench) => {
        bench.commit('ann', 1);
        bench.advance();
        return bench.reveal('ann', 2);
      },
      'wrong-value',
    ],
    [
      'a value of nobody',
      (bench) => {
        bench.commit('ann', 1);
        bench.advance();
        return bench.reveal('ben', 1);
      },
      'not-cutting',
    ],
    [
      'a value told twice',
      (bench) => {
        bench.commit('ann', 1);
        bench.commit('ben', 2);
        bench.advance();
        bench.reveal('ann', 1);
        return bench.reveal('ann', 1);
      },
      'already-cut',
    ],
    [
      'a commit meant for another shoe',
      (bench) => bench.act('ann', { act: 'commit-cut', commit: hex32(1) }, { shoe: 2 }),
      'not-cutting',
    ],
    [
      'one too many of the first format',
      () => {
        const bench = new CutBench({ format: 1 });
        for (let n = 0; n < MOST_CONTRIBUTIONS[1]; n += 1) bench.commit(`patron-${n}`, n);
        return bench.commit('late', 99);
      },
      'cut-full',
    ],
    [
      'anything once it is made',
      (bench) => {
        bench.advance();
        return bench.commit('ann', 1);
      },
      'not-cutting',
    ],
  ])('refuses %s', (_, attempt, reason) => {
    const bench = new CutBench();
    const before = () => bench.events.length;
    expect(attempt(bench)).toBe(reason);
    const events = before();
    expect(bench.reveal('nobody', 5)).not.toBeNull();
    expect(before()).toBe(events);
  });

  it('is made again without the patron who withheld a value, three times, and then by the house alone', () => {
    const bench = new CutBench();
    for (const [attempt, shy] of ['ann', 'ben', 'cat'].entries()) {
      expect(publicView(bench.state).cutting).toMatchObject({ stage: 'committing', attempt: attempt + 1 });
      expect(bench.commit(shy, 10 + attempt)).toBeNull();
      expect(bench.commit('dan', 20 + attempt)).toBeNull();
      bench.advance();
      expect(bench.reveal('dan', 20 + attempt)).toBeNull();
      expect(bench.cut()).toBeNull();
      bench.advance();
      if (attempt < 2) expect(bench.commit(shy, 30)).toBe('barred-from-cut');
    }
    expect(bench.cut()).toMatchObject({ contributions: [], seed: bench.seed() });
    expect(bench.cut()?.failed.map((each) => each.map(({ value }) => value))).toEqual([
      [null, hex32(20)],
      [null, hex32(21)],
      [null, hex32(22)],
    ]);
    expect(bench.now).toBe(1_000_000 + 3 * (COMMIT_MS + REVEAL_MS));
    bench.advance();
    expect(bench.state.phase).toBe('betting');
  });

  it('waits for the beacon of the first format, and records when it was not available', () => {
    const told = new CutBench({ beacon: BEACON, format: 1 });
    told.beacon = { ...BEACON, value: hex32(77) };
    told.commit('ann', 1);
    told.advance();
    told.reveal('ann', 1);
    expect(told.cut()).toBeNull();
    told.advance();
    expect(told.cut()?.beacon).toEqual(told.beacon);
    const silent = new CutBench({ beacon: BEACON, format: 1 });
    silent.advance();
    expect(silent.cut()).toBeNull();
    silent.advance();
    expect(silent.cut()?.beacon).toBeNull();
    expect(silent.cut()?.seed).not.toBe(told.cut()?.seed);
  });

  it('waits while the table is paused', () => {
    const bench = new CutBench();
    bench.commit('ann', 1);
    bench.duty({ duty: 'pause', reason: 'a misdeal' }, SUPERVISOR);
    expect(bench.commit('ben', 2)).toBe('table-paused');
    expect(bench.state.deadline).toBeNull();
    bench.now += 60_000;
    bench.duty({ duty: 'resume' }, SUPERVISOR);
    bench.advance();
    expect(bench.reveal('ann', 1)).toBeNull();
    expect(bench.cut()?.contributions).toHaveLength(1);
  });

  it.each(['snapshot', 'events'] as const)('continues after a restart in its middle, from the %s', (from) => {
    const bench = new CutBench();
    bench.commit('ann', 1);
    bench.advance();
    const again = from === 'snapshot' ? thaw(freeze(bench.state)) : bench.events.reduce(evolve, initialState);
    expect(again?.shoe?.cutting).toEqual(bench.state.shoe?.cutting);
    expect(bench.reveal('ann', 1)).toBeNull();
    expect(bench.cut()?.contributions).toHaveLength(1);
  });

  it('[V5] is the patron’s alone at a private table: the value comes with the ticket that deals', () => {
    const bench = new CutBench({ setup: { ...SOLO, pace: { ...SETUP.pace } } });
    expect(publicView(bench.state).cutting).toBeNull();
    bench.advance();
    expect(bench.state.phase).toBe('betting');
    expect(bench.cut()).toBeNull();
    expect(bench.bet('ann', { banker: 10 }, { cut: hex32(4) })).toBeNull();
    expect(bench.events.slice(-3).map(({ type }) => type)).toEqual([
      'TicketAccepted',
      'ShoeCut',
      'BettingClosed',
    ]);
    expect(bench.cut()).toMatchObject({
      contributions: [{ patron: '1', commit: null, value: hex32(4) }],
      seed: bench.seed(),
    });
  });

  it('[V5] is the house’s when such a ticket has no value', () => {
    const bench = new CutBench({ setup: SOLO });
    bench.advance();
    bench.bet('ann', { banker: 10 });
    expect(bench.cut()?.contributions).toEqual([]);
  });
});

describe('[F3] a shoe that can no longer be decrypted', () => {
  it('is ended, its round cancelled and every stake returned', () => {
    const bench = new CutBench();
    bench.advance();
    bench.advance();
    bench.bet('ann', { banker: 10, tie: 5 });
    bench.until('dealing');
    bench.carryOut({ type: 'LoseShoe', reason: 'It is lost' });
    expect(bench.events.slice(-2).map(({ type }) => type)).toEqual(['RoundCancelled', 'ShoeEnded']);
    expect(bench.records).toMatchObject([{ patron: patronId('ann'), status: 'cancelled' }]);
    expect(bench.gains()['patron:ann']).toBe(0);
    expect(bench.archived).toMatchObject([{ rounds: [{ number: 1, taken: 1, mark: null }] }]);
    expect(bench.state).toMatchObject({ phase: 'shuffling', shoe: null, round: null });
  });

  it('has no cost between rounds', () => {
    const bench = new CutBench();
    bench.carryOut({ type: 'LoseShoe', reason: 'It is lost' });
    expect(bench.records).toEqual([]);
    expect(bench.state.shoe).toBeNull();
  });
});
