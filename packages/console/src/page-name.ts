// What the window is called: the alerts that wait, then the page, so that a desk in another tab is still seen.
import { createSignal, onCleanup, onMount } from 'solid-js';

const [pageName, setPageName] = createSignal('');

/** Names the window while the page is shown. */
export const usePageName = (name: string): void => {
  onMount(() => setPageName(name));
  onCleanup(() => setPageName((now) => (now === name ? '' : now)));
};

/** `(2) Patrons · Floor · Punto`. */
export const windowTitle = (alerts: number, page = pageName()): string =>
  `${alerts > 0 ? `(${alerts}) ` : ''}${page === '' ? '' : `${page} · `}Floor · Punto`;
