// The title of the window: the number of alerts, then the page, so that alerts are visible when another tab is active.
import { createSignal, onCleanup, onMount } from 'solid-js';

const [pageName, setPageName] = createSignal('');

/** Sets the page's part of the title while the page is mounted. */
export const usePageName = (name: string): void => {
  onMount(() => setPageName(name));
  onCleanup(() => setPageName((now) => (now === name ? '' : now)));
};

/** `(2) Patrons · Floor · Punto`. */
export const windowTitle = (alerts: number): string =>
  `${alerts > 0 ? `(${alerts}) ` : ''}${pageName() === '' ? '' : `${pageName()} · `}Floor · Punto`;
