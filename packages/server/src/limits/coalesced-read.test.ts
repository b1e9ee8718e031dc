import { describe, expect, it } from 'vitest';
import { coalesceReads } from './coalesced-read.ts';

describe('concurrent callers', () => {
  it('share one read, which began after they called', async () => {
    const readings: PromiseWithResolvers<number>[] = [];
    const ask = coalesceReads(() => {
      const reading = Promise.withResolvers<number>();
      readings.push(reading);
      return reading.promise;
    });
    const early = [ask(), ask()];
    await new Promise<void>((resolve) => setImmediate(resolve));
    const late = [ask(), ask()];
    readings[0]?.resolve(1);
    expect(await Promise.all(early)).toEqual([1, 1]);
    await new Promise<void>((resolve) => setImmediate(resolve));
    readings[1]?.reject(new Error('away'));
    expect((await Promise.allSettled(late)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const after = ask();
    await new Promise<void>((resolve) => setImmediate(resolve));
    readings[2]?.resolve(3);
    expect([await after, readings.length]).toEqual([3, 3]);
  });
});
