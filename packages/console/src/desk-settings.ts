// What is chosen at this desk and kept in its browser: whether alerts are heard, how the wall is ordered.

import { keptForGood } from '@punto/ui/client/kept.ts';
import { createEffect, createRoot } from 'solid-js';
import { createStore } from 'solid-js/store';
import { readWallChoice, type WallChoice } from './wall-choice.ts';

type DeskSettings = { muted: boolean; wall: WallChoice };

const KEY = 'punto.floor';

/** Anything stored that does not fit is left out. */
export const readDeskSettings = (stored: string | null): DeskSettings => {
  const found = parse(stored);
  return { muted: found.muted === true, wall: readWallChoice(found.wall) };
};

const parse = (stored: string | null): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    // Somebody else’s text under our name: as good as none.
    return {};
  }
};

export const [deskSettings, setDeskSettings] = createStore<DeskSettings>(
  readDeskSettings(keptForGood.read(KEY)),
);
createRoot(() => createEffect(() => keptForGood.keep(KEY, JSON.stringify(deskSettings))));
