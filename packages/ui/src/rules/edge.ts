// The house edge, computed exactly in the browser from the same schedules that pay. The engine's odds are loaded and
// computed when the browser is idle. [B21]
import type { ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { percent } from '../words/percent.ts';
import type { BestReturn } from './best-return.ts';

export type ShownEdge = {
  /** `1.0579%` of the stake, ties included. */
  readonly ofStake: string;
  /** Share of the stakes that were won or lost; `null` if it equals `ofStake`. */
  readonly perResolved: string | null;
};
export type EdgeOf = (schedule: ScheduleId) => ShownEdge;

/** The edges of a room's schedules; `null` until they are computed. */
export const useEdges = (room: Accessor<Pick<Room, 'bets' | 'shoe'>>): Accessor<EdgeOf | null> => {
  const [edges, setEdges] = createSignal<EdgeOf | null>(null);
  createEffect(() => {
    const counted = room();
    let wanted = true;
    setEdges(null);
    whenQuiet(async () => {
      const { edgeIn } = await import('@punto/engine/bet/full-shoe-bet-odds');
      if (wanted) setEdges(() => (schedule: ScheduleId) => shown(edgeIn(counted, schedule)));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return edges;
};

/** `null` until it is computed. */
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
