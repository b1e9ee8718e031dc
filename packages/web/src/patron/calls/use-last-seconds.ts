// Counts the last five seconds of betting, with a tick sound for each; a phone that may vibrate does so at the first.

import { useBeat } from '@punto/ui/tick.ts';
import { type Accessor, createEffect, createMemo, on } from 'solid-js';
import { sound } from '../../client/sound/sound.ts';
import { vibrate } from '../../client/sound/vibrate.ts';

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
  const onSecond = (seconds: number | null) => {
    if (seconds === null) return;
    sound('last-seconds');
    if (seconds === LAST) vibrate('last-seconds');
  };
  createEffect(on(left, onSecond, { defer: true }));
  return left;
};
