// The house edge, counted exactly in the browser from the very schedules that pay. The engine and
// its tables are fetched and made ready when the page is quiet. [B21]
import type { ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { percent } from '../words/percent.ts';
import type { BestReturn } from './best-return.ts';

export type ShownEdge = {
  /** `1.0579 %` of the stake, ties counted. */
  readonly ofStake: string;
  /** Of the stakes that were won or lost; `null` where that is the same. */
  readonly perResolved: string | null;
};
export type EdgeOf = (schedule: ScheduleId) => ShownEdge;

/** `null` until they are counted. */
export const useEdges = (decks: Accessor<number>): Accessor<EdgeOf | null> => {
  const [edges, setEdges] = createSignal<EdgeOf | null>(null);
  createEffect(() => {
    const counted = decks();
    let wanted = true;
    setEdges(null);
    whenQuiet(async () => {
      const { edgeOf } = await import('@punto/engine/odds');
      if (wanted) setEdges(() => (schedule: ScheduleId) => shown(edgeOf(schedule, counted)));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return edges;
};

/** `null` until it is counted. */
export const useBestReturn = (room: Accessor<Room>): Accessor<BestReturn | null> => {
  const [best, setBest] = createSignal<BestReturn | null>(null);
  createEffect(() => {
    const counted = room();
    let wanted = true;
    whenQuiet(async () => {
      const { bestReturn } = await import('./best-return.ts');
      if (wanted) setBest(bestReturn(counted));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return best;
};

const shown = ({ edge, edgePerResolved }: { edge: number; edgePerResolved: number }): ShownEdge => {
  const [ofStake, perResolved] = [percent(edge), percent(edgePerResolved)];
  return { ofStake, perResolved: perResolved === ofStake ? null : perResolved };
};

const whenQuiet = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 100);
};
