// The house edge, computed exactly in the browser from the same schedules that pay. The engine's odds are loaded and
// computed when the browser is idle. [B21]
import type { ScheduleId } from '@punto/engine/option-id';
import type { Room } from '@punto/engine/room';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import { untilLoaded } from '../until-loaded.ts';
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
export const useEdges = (room: Accessor<Pick<Room, 'bets' | 'shoe'>>): Accessor<EdgeOf | null> =>
  useComputed(
    room,
    () => import('@punto/engine/bet/full-shoe-bet-odds'),
    ({ edgeIn }, counted): EdgeOf =>
      (schedule) =>
        shown(edgeIn(counted, schedule)),
  );

/** `null` until it is computed. */
export const useBestReturn = (room: Accessor<Room>): Accessor<BestReturn | null> =>
  useComputed(
    room,
    () => import('./best-return.ts'),
    ({ bestReturn }, counted) => bestReturn(counted),
  );

/** `null` from a change of the room until its value is computed. A failed load, as without a connection, is tried again. */
const useComputed = <From, Code, Value>(
  room: Accessor<From>,
  load: () => Promise<Code>,
  compute: (code: Code, room: From) => Value,
): Accessor<Value | null> => {
  const [value, setValue] = createSignal<Value | null>(null);
  createEffect(() => {
    const counted = room();
    let wanted = true;
    setValue(null);
    whenQuiet(async () => {
      const code = await untilLoaded(load);
      if (wanted) setValue(() => compute(code, counted));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return value;
};

const shown = ({ edge, edgePerResolved }: { edge: number; edgePerResolved: number }): ShownEdge => {
  const [ofStake, perResolved] = [percent(edge), percent(edgePerResolved)];
  return { ofStake, perResolved: perResolved === ofStake ? null : perResolved };
};

const whenQuiet = (run: () => void) => {
  if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: 1_000 });
  else setTimeout(run, 100);
};
