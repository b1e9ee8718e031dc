// The rows of the card, computed in the browser by the engine's odds when the browser is idle. [B21]
import type { Room } from '@punto/engine/room';
import { language } from '@punto/language/catalogue';
import { untilLoaded } from '@punto/ui/until-loaded.ts';
import { whenIdle } from '@punto/ui/when-idle.ts';
import { type Accessor, createEffect, createSignal, onCleanup } from 'solid-js';
import type { Advantage } from './advantages.ts';

/** `null` until they are computed. */
export const useAdvantages = (room: Accessor<Room>): Accessor<readonly Advantage[] | null> => {
  const [rows, setRows] = createSignal<readonly Advantage[] | null>(null);
  createEffect(() => {
    const counted = room();
    // The rows are texts: they are made again in another language.
    language();
    let wanted = true;
    whenIdle(async () => {
      const { advantages } = await untilLoaded(() => import('./advantages.ts'));
      if (wanted) setRows(advantages(counted));
    });
    onCleanup(() => {
      wanted = false;
    });
  });
  return rows;
};
