// Order of the tiles on the page. The patron's own changes (filter, order, search) apply immediately; changes from
// outside (patrons come, betting ends) never move a tile under a finger: a live order is applied only after some
// seconds without pointer, wheel or key events.
import type { LobbyEntry } from '@punto/protocol/message';
import { settings } from '@punto/ui/client/settings.ts';
import {
  type Accessor,
  createEffect,
  createMemo,
  createSignal,
  on,
  onCleanup,
  onMount,
  untrack,
} from 'solid-js';
import { isLive, settledOrder, shownTables } from './order.ts';
import { search } from './search.ts';

const STILL_MS = 4_000;
const LOOK_MS = 2_000;
const STIRS = ['pointerdown', 'pointermove', 'wheel', 'scroll', 'keydown', 'touchmove', 'focusin'] as const;

export const lobbyFilter = () => ({
  choice: settings.lobby,
  search: search(),
  favourites: settings.favourites,
});

/** Ids of the tables to show, in order. */
export const useShown = (tables: Accessor<readonly LobbyEntry[]>): Accessor<readonly string[]> => {
  const now = createMemo(() => shownTables(tables(), lobbyFilter()).map((entry) => entry.table), [], {
    equals: same,
  });
  const [anew, layAnew] = createSignal(0);
  const asked = createMemo(() => JSON.stringify([settings.lobby, search(), tables().length === 0]));
  useStillness(() => {
    const { order, favourites } = settings.lobby;
    if (isLive(order) || favourites === 'first') layAnew((n) => n + 1);
  });
  const [shown, setShown] = createSignal<readonly string[]>(untrack(now), { equals: same });
  createEffect(on(now, (next) => setShown((before) => settledOrder(before, next)), { defer: true }));
  createEffect(on([asked, anew], () => setShown(untrack(now)), { defer: true }));
  return shown;
};

/** Calls periodically while there is no input. */
const useStillness = (call: () => void) =>
  onMount(() => {
    let stirredAt = 0;
    const stir = () => {
      stirredAt = performance.now();
    };
    for (const each of STIRS) addEventListener(each, stir, { passive: true, capture: true });
    const timer = setInterval(() => {
      if (performance.now() - stirredAt > STILL_MS) call();
    }, LOOK_MS);
    onCleanup(() => {
      clearInterval(timer);
      for (const each of STIRS) removeEventListener(each, stir, { capture: true });
    });
  });

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((id, i) => id === b[i]);
