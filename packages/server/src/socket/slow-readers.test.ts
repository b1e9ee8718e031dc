import { describe, expect, it } from 'vitest';
import { createManualClock } from '../../test/support/manual-clock.ts';
import { type Reader, SlowReaders } from './slow-readers.ts';

const KB = 1024;

const readerOf = (bytes: number, gone: Reader[]) => {
  const reader = {
    unsentBytes: bytes,
    letGo: () => {
      gone.push(reader);
      reader.unsentBytes = 0;
    },
  };
  return reader;
};

describe('readers that do not keep up', () => {
  it('may hold back so much together, and beyond it the fullest are let go first', () => {
    const clock = createManualClock();
    const gone: Reader[] = [];
    const readers = new SlowReaders(clock, 1_000 * KB);
    const [small, large, larger] = [300, 500, 900].map((kb) => readerOf(kb * KB, gone));
    for (const reader of [small, large, larger]) if (reader) readers.note(reader);
    clock.advance(250);
    expect(gone).toEqual([larger]);
    clock.advance(10_000);
    expect(gone).toEqual([larger]);
  });

  it('are forgotten once they have caught up, and nothing is looked at any more', () => {
    const clock = createManualClock();
    const gone: Reader[] = [];
    const readers = new SlowReaders(clock, 100 * KB);
    const reader = readerOf(90 * KB, gone);
    readers.note(reader);
    readers.note(readerOf(KB, gone));
    clock.advance(250);
    reader.unsentBytes = 0;
    clock.advance(250);
    expect([gone, clock.next()]).toEqual([[], null]);
  });
});
