// Follows the timetable of a result that is seen live. A result found on opening the table, with reduced motion or in a
// hidden page is complete at once.
import type { CoupView, TableView } from '@punto/protocol/message';
import { wantsLessMotion } from '@punto/ui/client/settings.ts';
import { type Accessor, createEffect, createMemo, createSignal, on, onCleanup } from 'solid-js';
import { isReached, RESULT_MS, RESULT_STEPS, type ResultStep, stepsAt } from './result-steps.ts';

export type ResultStepsInUse = {
  /** The step of the result in view has begun; false in every other phase. */
  readonly reached: (step: ResultStep) => boolean;
  /** The decided coup in view, once its winner is announced. */
  readonly announced: Accessor<CoupView | null>;
  /** A result is in view that roads and balance do not show yet. */
  readonly booksWait: Accessor<boolean>;
};

const ALL = RESULT_STEPS.length;

export const useResultSteps = (
  view: Accessor<TableView>,
  resultLive: Accessor<boolean>,
): ResultStepsInUse => {
  const [begun, setBegun] = createSignal(0);
  createEffect(
    on(resultLive, (live) => {
      if (!live) return setBegun(0);
      if (wantsLessMotion() || document.hidden) return setBegun(ALL);
      setBegun(stepsAt(0));
      const timers = Object.values(RESULT_MS)
        .filter((ms) => ms > 0)
        .map((ms) => setTimeout(() => setBegun(stepsAt(ms)), ms));
      onCleanup(() => timers.forEach(clearTimeout));
    }),
  );
  const count = createMemo(() => {
    if (view().phase !== 'settled') return 0;
    return resultLive() ? begun() : ALL;
  });
  const reached = (step: ResultStep) => isReached(step, count());
  const announced = createMemo(() => (reached('ring') ? view().coup : null));
  const booksWait = createMemo(() => view().phase === 'settled' && !reached('books'));
  return { reached, announced, booksWait };
};
