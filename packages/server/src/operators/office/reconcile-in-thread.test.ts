// The thread of a reconciliation: what ends it, and what the caller gets then.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UTC_DAY } from '@punto/operator/reconcile/gaming-day';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { reconcileInThread } from './reconcile-in-thread.ts';

const HEAD = 'transaction,currency,amount,state,at\n';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'punto-thread-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const jobOf = (theirs: string) => {
  const file = join(folder, 'theirs.csv');
  writeFileSync(file, HEAD + theirs);
  return { file, folder, gamingDay: UTC_DAY, day: '1970-01-01', mostListed: 2 };
};

/** Pieces of Punto's book; counts those that were asked for. */
const bookOf = (...pieces: readonly string[]) => {
  const book = { asked: 0, isClosed: false };
  const iterate = async function* () {
    try {
      for (const piece of pieces) {
        book.asked += 1;
        yield piece;
      }
    } finally {
      book.isClosed = true;
    }
  };
  return Object.assign(book, { pieces: iterate() });
};
const never = () => new AbortController().signal;

describe('the thread of a reconciliation', () => {
  it('reads both books to their ends, counts all differences and lists the first ones', async () => {
    const ours = bookOf('a,EUR,1,done,1\nb,EUR,1,done,1\n', 'c,EUR,1,done,1\n', 'd,EUR,1,done,1\n');
    const found = await reconcileInThread(jobOf('a,EUR,1,done,1\n'), ours.pieces, never());
    expect(found.result).toMatchObject({ ours: 4, theirs: 1, counts: { missing: 3 } });
    expect(found.differences).toHaveLength(2);
    expect([ours.asked, ours.isClosed]).toEqual([3, true]);
  });

  it('refuses a file that does not fit into its memory, and leaves that of the server alone', async () => {
    const same = 'a,EUR,1,done,1\n'.repeat(80_000);
    const small = { maxYoungGenerationSizeMb: 2, maxOldGenerationSizeMb: 12 };
    await expect(reconcileInThread(jobOf(same), bookOf().pieces, never(), small)).rejects.toThrow(
      'The file: too many lines of one transaction: write a line for each.',
    );
  });

  it('fails with the fault of the store, and ends', async () => {
    const failing = (async function* () {
      yield await Promise.reject<string>(new Error('the database is away'));
    })();
    await expect(reconcileInThread(jobOf(''), failing, never())).rejects.toThrow('the database is away');
  });

  it('ends when it is stopped', async () => {
    const stop = new AbortController();
    const waiting = Promise.withResolvers<string>();
    const ours = (async function* () {
      stop.abort(new Error('the sender went away'));
      yield await waiting.promise;
    })();
    const compared = reconcileInThread(jobOf(''), ours, stop.signal);
    waiting.resolve('');
    await expect(compared).rejects.toThrow('the sender went away');
    const before = new AbortController();
    before.abort(new Error('too late'));
    await expect(reconcileInThread(jobOf(''), bookOf().pieces, before.signal)).rejects.toThrow('too late');
    expect(readdirSync(folder)).toContain('theirs.csv');
  });
});
