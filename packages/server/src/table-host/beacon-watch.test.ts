// One table and its beacon: named in the seal, awaited once the patrons' values are told, left out when it does not come.
import type { BeaconRound, BeaconValue } from '@punto/engine/fairness/record';
import type { OpenTable } from '@punto/table/index';
import { describe, expect, it } from 'vitest';
import { createBeaconWatch } from './beacon-watch.ts';

const ROUND: BeaconRound = { name: 'drand-x', round: 9 };
const VALUE: BeaconValue = { ...ROUND, value: 'cd'.repeat(32), signature: 'ab'.repeat(48), previous: null };

const tableAt = (
  stage: 'committing' | 'revealing' | 'awaiting',
  solo = false,
  beacon: BeaconRound | null = ROUND,
  format = 2,
) =>
  ({
    setup: { solo, pace: { shufflingMs: 4_000 } },
    nextSetup: null,
    shoe: { seal: { format, beacon }, cutting: { stage } },
  }) as unknown as OpenTable;

const setUp = () => {
  const asked: BeaconRound[] = [];
  let tell: (value: BeaconValue | null) => void = () => {};
  let arrived = 0;
  const watch = createBeaconWatch(
    {
      after: (at) => ({ name: 'drand-x', round: at }),
      dueAt: ({ name, round }) => (name === 'drand-x' ? round : null),
      read: (round) => {
        asked.push(round);
        return new Promise((resolve) => {
          tell = resolve;
        });
      },
    },
    () => {
      arrived += 1;
    },
  );
  const say = async (value: BeaconValue | null): Promise<void> => {
    tell(value);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { watch, asked, say, arrived: () => arrived };
};

describe('[F2] a beacon at a table', () => {
  it('is named for a moment after the patrons are bound, and not where one plays alone', () => {
    const { watch } = setUp();
    expect(watch.named(tableAt('committing'), 1_000)).toEqual({ name: 'drand-x', round: 4_000 });
    expect(watch.named(tableAt('committing', true), 1_000)).toBeNull();
  });

  it('is asked once, when the list is closed, and the cut waits for its answer', async () => {
    const { watch, asked, say, arrived } = setUp();
    expect(watch.isAwaited(tableAt('committing'))).toBe(false);
    expect(watch.isAwaited(tableAt('awaiting'))).toBe(true);
    expect(watch.isAwaited(tableAt('awaiting'))).toBe(true);
    expect(asked).toEqual([ROUND]);
    expect(watch.value(ROUND)).toBeNull();
    await say(VALUE);
    expect(arrived()).toBe(1);
    expect(watch.isAwaited(tableAt('awaiting'))).toBe(false);
    expect(watch.value(ROUND)).toEqual(VALUE);
    expect(watch.value({ ...ROUND, round: 10 })).toBeNull();
  });

  it('is awaited once the values are told by a shoe of the first format', () => {
    const { watch } = setUp();
    expect(watch.isAwaited(tableAt('awaiting', false, ROUND, 1))).toBe(false);
    expect(watch.isAwaited(tableAt('revealing', false, ROUND, 1))).toBe(true);
  });

  it('says when a round of it is published, as long as the house has it', () => {
    const { watch } = setUp();
    expect(watch.dueAt(ROUND)).toBe(9);
    expect(watch.dueAt({ name: 'drand-other', round: 9 })).toBeNull();
    expect(createBeaconWatch(null, () => {}).dueAt(ROUND)).toBeNull();
  });

  it('that does not come keeps nobody waiting', async () => {
    const { watch, say } = setUp();
    watch.isAwaited(tableAt('awaiting'));
    await say(null);
    expect(watch.isAwaited(tableAt('awaiting'))).toBe(false);
    expect(watch.value(ROUND)).toBeNull();
  });

  it('is not waited for where the seal names none, or the house has none any more', () => {
    const { watch } = setUp();
    expect(watch.isAwaited(tableAt('awaiting', false, null))).toBe(false);
    expect(createBeaconWatch(null, () => {}).isAwaited(tableAt('awaiting'))).toBe(false);
  });
});
