// The house edge, counted exactly in the browser from the very schedules that pay. The engine and
// its tables are fetched and made ready when the page is quiet. [B21]
import type { ScheduleId } from '@punto/engine/option-id';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';

export type EdgeOf = (schedule: ScheduleId) => string;

/** `1.0579 %`, as a share of every stake, ties counted; `null` until it is counted. */
export const useEdges = (decks: Accessor<number>): Accessor<EdgeOf | null> => {
  const [edges, setEdges] = createSignal<EdgeOf | null>(null);
  createEffect(() => {
    const counted = decks();
    let wanted = true;
    setEdges(null);
    whenQuiet(async () => {
      const { edgeOf } = await import('@punto/engine/odds');
      if (wanted) setEdges(() => (schedule: ScheduleId) => percent(edgeOf(schedule, counted).edge));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return edges;
};

const whenQuiet = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 100);
};

const percent = (share: number): string => `${(share * 100).toFixed(4)} %`;
