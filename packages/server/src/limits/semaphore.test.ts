import { describe, expect, it } from 'vitest';
import { LocalKeyedMutex, Semaphore, TooManyWaiting } from './semaphore.ts';

/** A task that ends when released. */
const held = () => {
  const gate = Promise.withResolvers<void>();
  return { work: () => gate.promise, end: gate.resolve, fail: gate.reject };
};
const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
  it('limits concurrent tasks, and starts the next when one ends or fails', async () => {
    const turns = new Semaphore(1);
    const [one, two] = [held(), held()];
    const order: string[] = [];
    const first = turns.take(one.work).catch(() => order.push('first failed'));
    const second = turns.take(async () => {
      order.push('second');
      await two.work();
    });
    const third = turns.take(async () => order.push('third'));
    one.fail(new Error('no'));
    await settle();
    expect(order.toSorted()).toEqual(['first failed', 'second']);
    two.end();
    await Promise.all([first, second, third]);
    expect(order.at(-1)).toBe('third');
  });

  it('refuses when too many wait', async () => {
    const turns = new Semaphore(1, 1);
    const one = held();
    const both = [turns.take(one.work), turns.take(async () => undefined)];
    await expect(turns.take(async () => undefined)).rejects.toThrow(TooManyWaiting);
    one.end();
    await Promise.all(both);
    await turns.take(async () => undefined);
  });

  it('by key does not wait for other keys', async () => {
    const turns = new LocalKeyedMutex();
    const one = held();
    const order: string[] = [];
    const waiting = [
      turns.take('a', one.work).then(() => order.push('a1')),
      turns.take('a', async () => order.push('a2')),
    ];
    await turns.take('b', async () => order.push('b'));
    expect(order).toEqual(['b']);
    one.end();
    await Promise.all(waiting);
    expect(order).toEqual(['b', 'a1', 'a2']);
  });
});
