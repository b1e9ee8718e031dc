// Settings of this desk, stored in its browser: whether alerts are audible, filter and order of the wall.

import { localStore } from '@punto/ui/client/browser-store.ts';
import { createEffect, createRoot } from 'solid-js';
import { createStore } from 'solid-js/store';
import { parseWallChoice, type WallChoice } from './wall-choice.ts';

type DeskSettings = { muted: boolean; wall: WallChoice };

const KEY = 'punto.floor';

/** Invalid stored fields get their defaults. */
export const parseDeskSettings = (stored: string | null): DeskSettings => {
  const found = parse(stored);
  return { muted: found.muted === true, wall: parseWallChoice(found.wall) };
};

const parse = (stored: string | null): Record<string, unknown> => {
  try {
    const found: unknown = JSON.parse(stored ?? '{}');
    return typeof found === 'object' && found !== null ? { ...found } : {};
  } catch {
    // Not JSON: another program wrote under this key. Treated as if nothing was stored.
    return {};
  }
};

export const [deskSettings, setDeskSettings] = createStore<DeskSettings>(
  parseDeskSettings(localStore.read(KEY)),
);
createRoot(() => createEffect(() => localStore.write(KEY, JSON.stringify(deskSettings))));
