import { nodeId } from '@punto/store/leases';
import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { startNodeLease } from './node-lease.ts';

const LIFE_MS = 2_000;

/** Answers of the board to the next renewals: `true` or `false` immediately, or none yet. */
const begin = async () => {
  const steady = createManualClock();
  const heard: string[] = [];
  const asked: { readonly answer: (isAlive: boolean) => void; readonly fail: () => void }[] = [];
  let says: boolean | 'away' | 'nothing' = true;
  const life = await startNodeLease({
    leases: {
      join: async () => {},
      renew: () => {
        if (says === 'nothing')
          return new Promise((answer, reject) =>
            asked.push({ answer, fail: () => reject(new Error('lost')) }),
          );
        return says === 'away' ? Promise.reject(new Error('away')) : Promise.resolve(says);
      },
    },
    node: nodeId('north'),
    lifeMs: LIFE_MS,
    steady,
    onUnsure: () => heard.push('unsure'),
    onDeath: () => heard.push('dead'),
    onLate: (_, isFirst) => heard.push(isFirst ? 'late' : 'later'),
    onInTime: () => heard.push('in time'),
  });
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 10) {
      steady.advance(10);
      await new Promise<void>((resolve) => setImmediate(resolve));
    }
  };
  return {
    ...{ life, heard, asked, pass, steady },
    say: (next: typeof says) => {
      says = next;
    },
  };
};

describe('a life', () => {
  it('stays valid while it is renewed, and is steady after one whole period', async () => {
    const { life, heard, pass } = await begin();
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect([life.isSure(), life.isSteady()]).toEqual([true, true]);
    await pass(10 * LIFE_MS);
    expect([life.isSure(), heard]).toEqual([true, []]);
    life.end();
    expect(life.isSure()).toBe(false);
  });

  it('is uncertain one period after the last successful renewal was sent, and certain again after a late answer', async () => {
    const { life, heard, pass, say } = await begin();
    await pass(LIFE_MS);
    say('away');
    await pass(LIFE_MS - 600);
    expect(life.isSure()).toBe(true);
    await pass(610);
    expect(life.isSure()).toBe(false);
    expect(heard.filter((word) => word !== 'later')).toEqual(['late', 'unsure']);
    say(true);
    await pass(500);
    expect(heard.at(-1)).toBe('in time');
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect(life.isSteady()).toBe(true);
  });

  it('is not steady for one period after a failed renewal, although it was valid all the time', async () => {
    const { life, pass, say } = await begin();
    await pass(LIFE_MS);
    say('away');
    await pass(600);
    say(true);
    await pass(200);
    expect([life.isSure(), life.isSteady()]).toEqual([true, false]);
    await pass(LIFE_MS);
    expect(life.isSteady()).toBe(true);
  });

  it('counts from the sending of a renewal, not from its answer', async () => {
    const { life, asked, pass, say } = await begin();
    say('nothing');
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
    const { life, asked, pass, say } = await begin();
    say('nothing');
    await pass(LIFE_MS + 600);
    expect(life.isSure()).toBe(false);
    asked[0]?.answer(true);
    await pass(10);
    expect(life.isSure()).toBe(false);
  });

  it('is not valid again for a moment only, and renews immediately', async () => {
    const { life, heard, asked, pass, say } = await begin();
    say('nothing');
    await pass(LIFE_MS + 100);
    expect(heard).toContain('unsure');
    // Sent a second and a half ago: it would be valid for half a second.
    say(true);
    asked[0]?.answer(true);
    await pass(10);
    expect(life.isSure()).toBe(false);
    await pass(110);
    expect(life.isSure()).toBe(true);
    expect(heard.filter((word) => word === 'unsure')).toHaveLength(1);
  });

  it('ends when the board does not know it, whatever comes later', async () => {
    const { life, heard, pass, say } = await begin();
    say(false);
    await pass(510);
    expect([life.isSure(), heard]).toEqual([false, ['dead']]);
    say(true);
    await pass(LIFE_MS);
    expect([life.isSure(), heard]).toEqual([false, ['dead']]);
  });

  it('does not pile up unanswered renewals', async () => {
    const { asked, pass, say } = await begin();
    say('nothing');
    await pass(20 * LIFE_MS);
    expect(asked.length).toBeLessThanOrEqual(3);
    for (const { fail } of asked) fail();
    say(true);
    await pass(LIFE_MS);
  });
});
