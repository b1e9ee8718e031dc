// The title of the window: the number of alerts, then the page, so that alerts are visible when another tab is active.
import { texts } from '@punto/language/catalogue';
import { createSignal, onCleanup, onMount } from 'solid-js';

const text = texts('floor').window;

/** Looked up when it is drawn. */
type PageName = () => string;
const [pageName, setPageName] = createSignal<PageName | null>(null);

/** Sets the page's part of the title while the page is mounted. */
export const usePageName = (name: PageName): void => {
  onMount(() => setPageName(() => name));
  onCleanup(() => setPageName((now) => (now === name ? null : now)));
};

/** `(2) Patrons · Floor · Punto`. */
export const windowTitle = (alerts: number): string => {
  const page = pageName()?.();
  const title = page ? text.page({ page }) : text.plain();
  return alerts > 0 ? text.alerts({ alerts, title }) : title;
};
