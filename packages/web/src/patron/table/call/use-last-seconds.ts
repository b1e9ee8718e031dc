// Counts the last five seconds of betting, with a tick sound for each.

import { useBeat } from '@punto/ui/tick.ts';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { sound } from '../../../client/sound.ts';

const LAST = 5;

/** Seconds left if five or fewer, otherwise `null`. */
export const useLastSeconds = (
  closesAt: Accessor<number | null>,
  now: () => number,
): Accessor<number | null> => {
  const beat = useBeat();
  const left = createMemo(() => {
    beat();
    const at = closesAt();
    const seconds = at === null ? 0 : Math.ceil((at - now()) / 1000);
    return seconds > 0 && seconds <= LAST ? seconds : null;
  });
  createEffect(on(left, (seconds) => seconds !== null && sound('last-seconds'), { defer: true }));
  return left;
};
