// The settings of this device, as a Solid store that saves itself in the browser.
import { createEffect, createRoot, createSignal } from 'solid-js';
import { createStore, reconcile } from 'solid-js/store';
import { localStore } from './browser-store.ts';
import { parseSettings, type Settings } from './stored-settings.ts';

const KEY = 'punto.settings';
export const [settings, setSettings] = createStore<Settings>(parseSettings(localStore.read(KEY)));

export const isFavourite = (table: string): boolean => settings.favourites.includes(table);

export const toggleFavourite = (table: string): void =>
  setSettings('favourites', (all) =>
    all.includes(table) ? all.filter((each) => each !== table) : [...all, table],
  );

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
      if (key === KEY) setSettings(reconcile(parseSettings(newValue)));
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
