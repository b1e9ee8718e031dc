// Links within the app: a plain press on `<a href>` shows the page without loading the document again, and its code is loaded as
// soon as the pointer is over the link. The browser handles all others: new tabs, downloads, `rel="external"`.
import { onCleanup } from 'solid-js';
import { delegateEvents } from 'solid-js/web';
import { goTo } from './address.ts';

/** The target of a link within the app; otherwise nothing. */
const targetOf = (event: Event, base: string): URL | null => {
  const link = event.composedPath().find((at) => at instanceof HTMLAnchorElement);
  if (!link?.href || link.target || link.hasAttribute('download') || link.relList.contains('external'))
    return null;
  const url = new URL(link.href);
  return url.origin === location.origin && `${url.pathname}/`.startsWith(`${base}/`) ? url : null;
};

/** @param load loads the page of an address */
export const followLinks = (base: string, load: (to: URL) => unknown): void => {
  const onClick = (event: MouseEvent) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey } = event;
    if (event.defaultPrevented || button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    const url = targetOf(event, base);
    if (!url) return;
    event.preventDefault();
    goTo(url.pathname + url.search + url.hash);
  };
  const onPoint = (event: Event) => {
    const url = targetOf(event, base);
    if (url) load(url);
  };
  // The handlers of components run first, and may prevent the default.
  delegateEvents(['click']);
  document.addEventListener('click', onClick);
  document.addEventListener('pointerover', onPoint, { passive: true });
  document.addEventListener('focusin', onPoint, { passive: true });
  onCleanup(() => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('pointerover', onPoint);
    document.removeEventListener('focusin', onPoint);
  });
};
