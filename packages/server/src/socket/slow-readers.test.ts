import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { type SlowReader, SlowReaders } from './slow-readers.ts';

const KB = 1024;

const readerOf = (bytes: number, gone: SlowReader[]): SlowReader & { unsentBytes: number } => {
  const reader = {
    unsentBytes: bytes,
    letGo: () => {
      gone.push(reader);
      reader.unsentBytes = 0;
    },
  };
  return reader;
};

describe('slow readers', () => {
  it('share a limit, beyond which those with the most unsent bytes are closed first', () => {
    const clock = createManualClock();
    const gone: SlowReader[] = [];
    const readers = new SlowReaders(clock, 1_000 * KB);
    const [small, large, larger] = [300, 500, 900].map((kb) => readerOf(kb * KB, gone));
    for (const reader of [small, large, larger]) if (reader) readers.note(reader);
    expect(gone).toEqual([larger]);
    clock.advance(10_000);
    expect(gone).toEqual([larger]);
  });

  it('are within the limit at the end of each write, however many write before the clock moves', () => {
    const gone: SlowReader[] = [];
    const all = Array.from({ length: 256 }, () => readerOf(0, gone));
    const readers = new SlowReaders(createManualClock(), 1_000 * KB);
    for (let n = 0; n < 10; n += 1)
      for (const reader of all.filter((each) => !gone.includes(each))) {
        reader.unsentBytes += 8 * KB;
        readers.note(reader);
        expect(all.reduce((sum, { unsentBytes }) => sum + unsentBytes, 0)).toBeLessThanOrEqual(1_000 * KB);
      }
    expect(gone.length).toBeGreaterThan(100);
  });

  it('count with the little that each has unsent', () => {
    const gone: SlowReader[] = [];
    const readers = new SlowReaders(createManualClock(), 100 * KB);
    for (let n = 0; n < 200; n += 1) readers.note(readerOf(KB, gone));
    expect(gone.length).toBeGreaterThan(100);
  });

  it('that have caught up are not closed for bytes that were unsent before', () => {
    const gone: SlowReader[] = [];
    const readers = new SlowReaders(createManualClock(), 100 * KB);
    const caughtUp = readerOf(90 * KB, gone);
    readers.note(caughtUp);
    caughtUp.unsentBytes = 0;
    readers.note(readerOf(90 * KB, gone));
    expect(gone).toEqual([]);
  });

  it('are forgotten once they have caught up, and the timer stops', () => {
    const clock = createManualClock();
    const gone: SlowReader[] = [];
    const readers = new SlowReaders(clock, 100 * KB);
    const reader = readerOf(90 * KB, gone);
    readers.note(reader);
    readers.note(readerOf(0, gone));
    clock.advance(250);
    reader.unsentBytes = 0;
    clock.advance(250);
    expect([gone, clock.next()]).toEqual([[], null]);
  });
});
