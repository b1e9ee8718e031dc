// The settings of this device, one signal for each field; they save themselves in the browser.
import { batch, createEffect, createRoot, createSignal, type Signal } from 'solid-js';
import { localStore } from './browser-store.ts';
import { parseSettings, type Settings } from './stored-settings.ts';

const KEY = 'punto.settings';
const initial = parseSettings(localStore.read(KEY));
const fields: Readonly<Record<string, Signal<unknown>>> = Object.fromEntries(
  Object.entries(initial).map(([name, value]) => [name, createSignal<unknown>(value)]),
);

/** Reading a field subscribes to it. */
export const settings: Readonly<Settings> = new Proxy(initial, {
  get: (_, name) => fields[String(name)]?.[0](),
});

export const setSettings = (changed: Partial<Settings>): void =>
  batch(() => {
    for (const [name, value] of Object.entries(changed)) fields[name]?.[1](() => value);
  });

export const isFavourite = (table: string): boolean => settings.favourites.includes(table);

export const toggleFavourite = (table: string): void =>
  setSettings({
    favourites: isFavourite(table)
      ? settings.favourites.filter((each) => each !== table)
      : [...settings.favourites, table],
  });

const reducedMotion =
  typeof matchMedia === 'undefined' ? null : matchMedia('(prefers-reduced-motion: reduce)');
const [systemReducesMotion, setSystemReducesMotion] = createSignal(reducedMotion?.matches ?? false);
reducedMotion?.addEventListener('change', (event) => setSystemReducesMotion(event.matches));

/** Reduced motion is requested, by the settings or by the system. */
export const wantsLessMotion = (): boolean => settings.motion === 'less' || systemReducesMotion();

/** Starts the effects that save the settings and apply theme and motion to the page. */
export const applySettings = (): void =>
  createRoot(() => {
    createEffect(() => localStore.write(KEY, JSON.stringify(settings)));
    // Another window of this browser changed the settings. Without this, this window would overwrite them with its
    // older copy.
    addEventListener('storage', ({ key, newValue }) => {
      if (key === KEY) setSettings(parseSettings(newValue));
    });
    const page = document.documentElement.dataset;
    createEffect(() => {
      if (settings.theme === 'auto') delete page.theme;
      else page.theme = settings.theme;
    });
    createEffect(() => {
      if (settings.hand === 'left') page.hand = 'left';
      else delete page.hand;
    });
    createEffect(() => {
      if (wantsLessMotion()) page.motion = 'less';
      else delete page.motion;
    });
  });
