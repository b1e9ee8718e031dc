import { coins, type Minor } from '@punto/engine/minor';
import type { KeptRecord } from '@punto/protocol/message';
import { PLAIN_LABELS } from '@punto/ui/words/option-title.ts';
import { describe, expect, it } from 'vitest';
import { missedRounds } from './missed-rounds.ts';
import type { MissedNotice } from './missed-words.ts';

const record = (some: Partial<KeptRecord>): KeptRecord =>
  ({ table: 'oak', tableName: 'Oak', round: 4, at: 100, status: 'settled', ...some }) as KeptRecord;
const notice = (at: number, movedMinor: Minor, round = 4): MissedNotice =>
  ({ record: record({ at, round, status: 'cancelled' }), before: null, movedMinor }) as MissedNotice;

/** A fake server that returns `notices`, or fails while `down`. */
const house = (notices: readonly MissedNotice[]) => {
  const shown: { text: string; onDismiss: () => void }[] = [];
  const seen: number[] = [];
  let down = false;
  let reads = 0;
  const missed = missedRounds({
    read: async () => {
      reads += 1;
      if (down) throw new Error('no answer');
      return notices;
    },
    seen: (until) => seen.push(until),
    labelsOf: async () => PLAIN_LABELS,
    show: (text, onDismiss) => shown.push({ text: text(), onDismiss }),
  });
  return {
    missed,
    shown,
    seen,
    reads: () => reads,
    setDown: (now: boolean) => {
      down = now;
    },
  };
};

describe('[T5] [T6] rounds that changed while their patron was away', () => {
  it('describe one in full, and mark it as seen only when it is dismissed', async () => {
    const { missed, shown, seen } = house([notice(100, coins(0))]);
    await missed.linked();
    expect(shown.map(({ text }) => text)).toEqual([
      'While you were away: Oak, round 4 was cancelled, and every stake went back.',
    ]);
    expect(seen).toEqual([]);
    shown[0]?.onDismiss();
    expect(seen).toEqual([100]);
  });

  it('show several in one notice with their total, seen up to the latest', async () => {
    const { missed, shown, seen } = house([notice(100, coins(-95), 4), notice(300, coins(20), 5)]);
    await missed.linked();
    expect(shown.map(({ text }) => text)).toEqual([
      'While you were away 2 rounds of yours were corrected or cancelled. Your balance: −75.',
    ]);
    shown[0]?.onDismiss();
    expect(seen).toEqual([300]);
  });

  it('are requested once, and again only if the request failed', async () => {
    const { missed, reads, setDown } = house([]);
    setDown(true);
    await missed.linked();
    setDown(false);
    await missed.linked();
    await missed.linked();
    expect(reads()).toBe(2);
  });

  it('mark a live change as seen immediately, but not while earlier ones are unread', async () => {
    const { missed, shown, seen } = house([notice(100, coins(0))]);
    missed.toldLive(record({ at: 50, status: 'cancelled' }));
    missed.toldLive(record({ at: 60 }));
    missed.toldLive(null);
    expect(seen).toEqual([50]);
    await missed.linked();
    missed.toldLive(record({ at: 200, revision: 1 }));
    expect(seen).toEqual([50]);
    shown[0]?.onDismiss();
    missed.toldLive(record({ at: 250, revision: 2 }));
    expect(seen).toEqual([50, 100, 250]);
  });
});
