import { nodeId } from '@punto/store/leases';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { startNodeLease } from './node-lease.ts';

const LIFE_MS = 2_000;

/** Answers of the board to the next renewals: `true` or `false` immediately, or none yet. */
const begin = async () => {
  const steady = createManualClock();
  const calls: string[] = [];
  const asked: { readonly answer: (isAlive: boolean) => void; readonly fail: () => void }[] = [];
  let answers: boolean | 'away' | 'nothing' = true;
  const life = await startNodeLease({
    leases: {
      join: async () => {},
      renew: () => {
        if (answers === 'nothing')
          return new Promise((answer, reject) =>
            asked.push({ answer, fail: () => reject(new Error('lost')) }),
          );
        return answers === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(answers);
      },
    },
    node: nodeId('north'),
    lifeMs: LIFE_MS,
    steady,
    onUnsure: () => calls.push('unsure'),
    onDeath: () => calls.push('dead'),
    onLate: (_, isFirst) => calls.push(isFirst ? 'late' : 'later'),
    onInTime: () => calls.push('in time'),
  });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 10) {
      steady.advance(10);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...{ life, calls, asked, pass, steady },
    answer: (next: typeof answers) => {
      answers = next;
    },
  };
};

describe('a life', () => {
  it('stays valid while it is renewed, and is steady after one whole period', async () => {
    const { life, calls, pass } = await begin();
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect([life.isSure(), life.isSteady()]).toEqual([true, true]);
    await pass(10 * LIFE_MS);
    expect([life.isSure(), calls]).toEqual([true, []]);
    life.end();
    expect(life.isSure()).toBe(false);
  });

  it('is uncertain one period after the last successful renewal was sent, and certain again after a late answer', async () => {
    const { life, calls, pass, answer } = await begin();
    await pass(LIFE_MS);
    answer('away');
    await pass(LIFE_MS - 600);
    expect(life.isSure()).toBe(true);
    await pass(610);
    expect(life.isSure()).toBe(false);
    expect(calls.filter((word) => word !== 'later')).toEqual(['late', 'unsure']);
    answer(true);
    await pass(500);
    expect(calls.at(-1)).toBe('in time');
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect(life.isSteady()).toBe(true);
  });

  it('is not steady for one period after a failed renewal, although it was valid all the time', async () => {
    const { life, pass, answer } = await begin();
    await pass(LIFE_MS);
    answer('away');
    await pass(600);
    answer(true);
    await pass(200);
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect(life.isSteady()).toBe(true);
  });

  it('counts from the sending of a renewal, not from its answer', async () => {
    const { life, asked, pass, answer } = await begin();
    answer('nothing');
    await pass(510);
    await pass(LIFE_MS - 600);
    // Sent after 500 ms, answered just before the end.
    asked[0]?.answer(true);
    await pass(580);
    expect(life.isSure()).toBe(true);
    await pass(20);
    expect(life.isSure()).toBe(false);
  });

  it('is not restored by a late answer to an early renewal', async () => {
    const { life, asked, pass, answer } = await begin();
    answer('nothing');
    await pass(LIFE_MS + 600);
    expect(life.isSure()).toBe(false);
    asked[0]?.answer(true);
    await pass(10);
    expect(life.isSure()).toBe(false);
  });

  it('is not valid again for a moment only, and renews immediately', async () => {
    const { life, calls, asked, pass, answer } = await begin();
    answer('nothing');
    await pass(LIFE_MS + 100);
    expect(calls).toContain('unsure');
    // Sent a second and a half ago: it would be valid for half a second.
    answer(true);
    asked[0]?.answer(true);
    await pass(10);
    expect(life.isSure()).toBe(false);
    await pass(110);
    expect(life.isSure()).toBe(true);
    expect(calls.filter((word) => word === 'unsure')).toHaveLength(1);
  });

  it('ends when the board does not know it, whatever comes later', async () => {
    const { life, calls, pass, answer } = await begin();
    answer(false);
    await pass(510);
    expect([life.isSure(), calls]).toEqual([false, ['dead']]);
    answer(true);
    await pass(LIFE_MS);
    expect([life.isSure(), calls]).toEqual([false, ['dead']]);
  });

  it('does not pile up unanswered renewals', async () => {
    const { asked, pass, answer } = await begin();
    answer('nothing');
    await pass(20 * LIFE_MS);
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const { fail } of asked) fail();
    answer(true);
    await pass(LIFE_MS);
  });
});
