// One table and its beacon: named in the commitment, awaited once the patrons' values are revealed, left out when it
// does not come.
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
  it('names a round after the patrons’ commits, and none at a private table', () => {
    const { watch } = setUp();
    expect(watch.named(tableAt('committing'), 1_000)).toEqual({ name: 'drand-x', round: 4_000 });
    expect(watch.named(tableAt('committing', true), 1_000)).toBeNull();
  });

  it('is requested once, when the list is closed, and the cut waits for the answer', async () => {
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

  it('is awaited once the values are revealed by a shoe of the first format', () => {
    const { watch } = setUp();
    expect(watch.isAwaited(tableAt('awaiting', false, ROUND, 1))).toBe(false);
    expect(watch.isAwaited(tableAt('revealing', false, ROUND, 1))).toBe(true);
  });

  it('gives the time of a round, as long as a beacon is configured', () => {
    const { watch } = setUp();
    expect(watch.dueAt(ROUND)).toBe(9);
    expect(watch.dueAt({ name: 'drand-other', round: 9 })).toBeNull();
    expect(createBeaconWatch(null, () => {}).dueAt(ROUND)).toBeNull();
  });

  it('that does not come delays no table', async () => {
    const { watch, say } = setUp();
    watch.isAwaited(tableAt('awaiting'));
    await say(null);
    expect(watch.isAwaited(tableAt('awaiting'))).toBe(false);
    expect(watch.value(ROUND)).toBeNull();
  });

  it('is not awaited if the commitment names none, or none is configured', () => {
    const { watch } = setUp();
    expect(watch.isAwaited(tableAt('awaiting', false, null))).toBe(false);
    expect(createBeaconWatch(null, () => {}).isAwaited(tableAt('awaiting'))).toBe(false);
  });
});
